//! Counting a round: the table of counts, and the keys to fill it.

use super::layout::Shape;
use super::{Message, Page, Screen, card_colours};
use crate::core::Icon;
use crate::games::ants::draft::{At, Column};
use crate::localize::{number, signed};
use crate::session::View;
use crate::ui::dashed::dashed;
use crate::ui::layout::Arranged;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, by_space, fit, fit_group, fit_soft, icon, tap,
};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Color, Length, Padding};

/// Sizes of the table of counts, from the space it has.
#[derive(Clone, Copy)]
struct Grid {
    names: f32,
    gap: f32,
    row: f32,
    head: f32,
    radius: f32,
    /// Column heads with words, and sums below the columns.
    has_words: bool,
    has_sums: bool,
}

impl Grid {
    fn of(ui: &Ui<'_>, players: usize) -> Self {
        let (width, height) = (ui.space.width, ui.space.height.unwrap_or(ui.em(20.0)));
        let narrow = ui.narrow();
        let has_sums = !narrow && height >= 330.0;
        let has_words = has_sums && !ui.large_text();
        let gap = if has_sums { 10.0 } else { 6.0 };
        let head = match (has_words, narrow) {
            (true, _) => 78.0,
            (false, true) => 40.0,
            (false, false) => ui.grow(48.0),
        };
        let sums = if has_sums {
            ui.px(Role::Small) * 1.3 + gap
        } else {
            0.0
        };
        let lines = if players == 4 { 4.0 } else { 3.0 };
        let row = (height - head - sums) / lines - gap;
        Self {
            names: match (narrow, players) {
                (true, 4) => 66.0,
                (true, _) => 48.0,
                (false, _) => (width * 0.26).clamp(160.0, 300.0),
            },
            gap,
            row: row.clamp(44.0, 210.0).floor(),
            head,
            radius: if has_sums { 18.0 } else { 14.0 },
            has_words,
            has_sums,
        }
    }
}

pub(super) const fn picture(column: Column) -> Icon {
    match column {
        Column::Plus => Icon::PlusGoal,
        Column::Minus => Icon::MinusGoal,
        Column::Queens => Icon::AntQueen,
        Column::Ladybugs => Icon::Ladybug,
    }
}

impl<'a> View<'a, Screen> {
    pub(super) fn count(self, shape: Shape) -> Element<'a, Message> {
        match shape {
            Shape::Wide => {
                let counts = column![self.count_head(), self.counts(), self.keys()].spacing(14);
                self.beside_scores(counts, self.note_button(None))
            }
            Shape::Tall => column![
                self.count_head(),
                self.counts().height(Length::FillPortion(56)),
                self.keys(),
                self.race_head(),
                container(self.race()).height(Length::FillPortion(44)),
                self.note_button(None),
            ]
            .spacing(14)
            .padding([20, 24])
            .into(),
            Shape::Small => {
                let back = if self.screen.correcting.is_some() {
                    (Icon::Close, Message::LeaveOld)
                } else {
                    (Icon::People, Message::Go(Page::Table))
                };
                column![]
                    .push((self.player_count() < 4).then(|| self.strip()))
                    .push(self.counts())
                    .push(self.keys())
                    .push(self.note_button(Some(back)))
                    .spacing(8)
                    .padding([8.0, self.ui.margin()])
                    .into()
            }
        }
    }

    /// The question, and the buttons to other pages.
    fn count_head(self) -> Element<'a, Message> {
        let ui = self.ui;
        let way = |sign, key, message| button::text_button(&ui, sign, ui.t(key)).on_press(message);
        let (title, line, ways) = if self.screen.correcting.is_some() {
            let leave = way(Some(Icon::Close), "ants-leave-old", Message::LeaveOld);
            ("ants-correct-title", None, row![leave])
        } else {
            let round = self.state().round();
            let rounds = (round > 0).then(|| way(None, "ants-rounds", Message::Go(Page::Rounds)));
            let ways = row![way(None, "ants-judge", Message::Go(Page::Trick))].push(rounds);
            let opens = (round == 0 && !self.has_ghost()).then(|| {
                let name = self.seat_name(self.screen.youngest);
                ui.tr("ants-opens", &[("name", name.into())])
            });
            ("ants-count-title", opens, ways)
        };
        let line = line.map(|line| fit_soft(ui, Role::Small, line));
        let title = fit(ui, Role::Heading, ui.t(title)).line_height(1.1);
        row![column![title].push(line).width(Length::Fill), ways]
            .spacing(8)
            .height(ui.grow(56.0))
            .align_y(Alignment::Center)
            .into()
    }

    fn counts(self) -> Arranged<'a, Message> {
        by_space(self.ui, move |ui| {
            let view = self.with(ui);
            let grid = Grid::of(&ui, view.player_count());
            let head = row![view.corner(grid)]
                .extend(Column::ALL.map(|column| view.column_head(column, grid)))
                .spacing(grid.gap)
                .align_y(Alignment::Center)
                .height(grid.head);
            let rows = (0..view.player_count()).map(|seat| {
                row![view.row_name(seat, grid)]
                    .extend(Column::ALL.map(|column| view.cell(seat, column, grid)))
                    .spacing(grid.gap)
                    .align_y(Alignment::Center)
                    .into()
            });
            let table = column![head]
                .extend(rows)
                .push(view.has_ghost().then(|| view.ghost_row(grid)))
                .push(grid.has_sums.then(|| view.sums(grid)))
                .spacing(grid.gap);
            fit_group(table).into()
        })
    }

    /// Above the names: that the scores beside them go up to fifteen.
    fn corner(self, grid: Grid) -> Element<'a, Message> {
        let words = (self.ui.narrow() && self.player_count() == 4)
            .then(|| fit_soft(self.ui, Role::Small, self.ui.t("ants-out-of")));
        container(row![].push(words)).width(grid.names).into()
    }

    fn column_head(self, column: Column, grid: Grid) -> Element<'a, Message> {
        let ui = self.ui;
        let draft = &self.screen.draft;
        let (at, colour) = match column {
            Column::Plus => (Some(At::Plus), draft.plus),
            Column::Minus => (Some(At::Minus), draft.minus),
            Column::Queens | Column::Ladybugs => (None, None),
        };
        // A phone has no room for larger ones.
        let grow = |px: f32| if ui.narrow() { px } else { ui.grow(px) };
        let patch = at.map(|_| -> Element<'a, Message> {
            match colour {
                Some(colour) => {
                    let paint = self.screen.card_colours.of(colour);
                    card_colours::swatch(&ui, paint, colour, grow(22.0))
                }
                None => {
                    let sign = ui.digits(grow(20.0), "?").line_height(1.0);
                    let sign = container(sign.color(ui.colours.ink_soft))
                        .center_x(grow(22.0))
                        .center_y(grow(28.0));
                    dashed(sign, ui.colours.line_strong, 2.0, 5.0)
                }
            }
        });
        let content: Element<'a, Message> = if grid.has_words {
            let word = fit(ui, Role::Label, ui.t(column.key()))
                .max_size(ui.px(Role::Label) * 0.9)
                .width(Length::Shrink);
            let line = row![word].push(patch).spacing(8).align_y(Alignment::Center);
            column![icon::coloured(picture(column), 42.0), line]
                .spacing(2)
                .align_x(Alignment::Center)
                .into()
        } else {
            row![icon::coloured(picture(column), grow(30.0))]
                .push(patch)
                .spacing(6)
                .align_y(Alignment::Center)
                .into()
        };
        let skin = if at == Some(draft.at) {
            TapStyle::bare(&ui).edge(ui.colours.ink, 3.0)
        } else {
            TapStyle::bare(&ui)
        };
        tap(&ui, skin, content)
            .width(Length::Fill)
            .height(grid.head)
            .on_press_maybe(at.map(Message::At))
            .into()
    }

    fn row_name(self, seat: usize, grid: Grid) -> Element<'a, Message> {
        let ui = self.ui;
        let (chip, after): (f32, Option<Element<'a, Message>>) = if !ui.narrow() {
            let name = fit(ui, Role::Lead, self.seat_name(seat));
            let name = if seat < self.player_count() {
                name
            } else {
                name.max_lines(2).line_height(1.05).ungrouped()
            };
            (grid.row.min(48.0), Some(name.into()))
        } else if self.player_count() == 4 {
            let score = ui.digits(30.0, number(self.score_of(seat)));
            (32.0, Some(score.line_height(1.0).into()))
        } else {
            (44.0, None)
        };
        row![self.seat_chip(seat, chip)]
            .push(after)
            .spacing(if ui.narrow() { 3 } else { 10 })
            .align_y(Alignment::Center)
            .width(grid.names)
            .into()
    }

    /// The score that the counts as entered would give.
    fn score_of(self, seat: usize) -> i64 {
        let outlook = self.screen.shown.outlook.as_ref();
        let state = outlook.map_or(self.state(), |(_, state)| state);
        state.scores().get(seat).copied().unwrap_or(0)
    }

    /// Whether a count earns aphids, once all are entered.
    fn earns(self, seat: usize, column: Column) -> bool {
        let Some((ruling, _)) = &self.screen.shown.outlook else {
            return false;
        };
        let seats = match column {
            Column::Plus => &ruling.plus,
            Column::Minus => &ruling.minus,
            Column::Queens => &ruling.queens,
            Column::Ladybugs => return false,
        };
        seats.iter().any(|one| one.index() == seat)
    }

    fn cell(self, seat: usize, column: Column, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let count = self.screen.draft.count(seat, column);
        let earns = self.earns(seat, column);
        let tag = match count {
            _ if earns => Some((signed(3), ui.accent.accent)),
            Some(count) if column == Column::Ladybugs && count.number > 0 => {
                let cost = signed(-i64::from(count.number));
                Some((cost, ui.accent.second))
            }
            _ => None,
        };
        let here = self.screen.draft.at == At::Cell(seat, column);
        let auto = count.is_some_and(|count| count.auto);
        let skin = match (here, earns) {
            (true, true) => Face::Chosen.skin(ui).edge(ui.colours.ink, 4.0),
            (true, false) => Face::Raised.skin(ui).edge(ui.colours.ink, 4.0),
            (false, true) => Face::Chosen.skin(ui),
            (false, false) if auto => TapStyle::bare(ui),
            (false, false) => Face::Raised.skin(ui),
        };
        let content = self.cell_content(count.map(|count| count.number), tag, grid);
        let cell = tap(ui, skin.radius(grid.radius), content)
            .width(Length::Fill)
            .height(grid.row)
            .on_press(Message::At(At::Cell(seat, column)));
        // The same widgets in every state, so that a press in progress is not lost when the counts
        // change.
        let edge = if auto && !here && !earns {
            ui.colours.line_strong
        } else {
            Color::TRANSPARENT
        };
        dashed(cell, edge, 2.0, grid.radius)
    }

    fn cell_content(
        self,
        number: Option<u8>,
        tag: Option<(String, Color)>,
        grid: Grid,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let px = ui.grow(grid.row * 0.55).min(grid.row * 0.78).min(96.0);
        let digits = number.map(|number| ui.digits(px, number.to_string()).line_height(1.0));
        let (tag_px, inset) = if grid.has_sums { (26.0, 9) } else { (18.0, 5) };
        let tag = tag.map(|(words, colour)| {
            container(ui.digits(tag_px, words).line_height(1.0).color(colour))
                .align_x(Alignment::End)
                .width(Length::Fill)
                .padding([inset - 2, inset + 1])
        });
        let lower = if grid.has_sums { 0.0 } else { 6.0 };
        stack![
            container(row![].push(digits))
                .center(Length::Fill)
                .padding(Padding::ZERO.top(lower))
        ]
        .push(tag)
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
    }

    /// The row of the Ghost's cards, which nobody counts.
    fn ghost_row(self, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let cells = Column::ALL.map(|column| {
            let digits = self.screen.draft.ghost(column).map(|number| {
                ui.digits((grid.row * 0.5).min(64.0), number.to_string())
                    .line_height(1.0)
                    .color(ui.colours.ink_soft)
            });
            let cell = container(row![].push(digits))
                .center_x(Length::Fill)
                .center_y(grid.row);
            dashed(cell, ui.colours.line, 2.0, grid.radius)
        });
        row![self.row_name(2, grid)]
            .extend(cells)
            .spacing(grid.gap)
            .align_y(Alignment::Center)
            .into()
    }

    fn sums(self, grid: Grid) -> Element<'a, Message> {
        let ui = self.ui;
        let draft = &self.screen.draft;
        let cells = Column::ALL.map(|column| {
            let sum = draft.sum(column) + draft.ghost(column).unwrap_or(0);
            let args = [("sum", sum.into()), ("all", column.total().into())];
            fit_soft(ui, Role::Small, ui.tr("ants-of", &args))
                .center()
                .into()
        });
        row![space::horizontal().width(grid.names)]
            .extend(cells)
            .spacing(grid.gap)
            .into()
    }
}
