//! Counting a round: the table of counts, and the keys to fill it.

use super::super::{Message, Page, card_colours};
use super::{Scene, Shape};
use crate::core::Icon;
use crate::games::ants::draft::{At, Column};
use crate::games::ants::rules::Ruling;
use crate::games::ants::words;
use crate::ui::Element;
use crate::ui::dashed::dashed;
use crate::ui::icon;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Color, Length, Padding};

/// What a cell earns or costs: shown once all is counted.
#[derive(Default)]
struct Gains {
    plus: Vec<usize>,
    minus: Vec<usize>,
    queens: Vec<usize>,
    known: bool,
}

/// Sizes of the table of counts.
#[derive(Clone, Copy)]
struct Grid {
    first: f32,
    gap: f32,
    row: f32,
    head: f32,
    small: bool,
}

pub(super) const fn picture(column: Column) -> Icon {
    match column {
        Column::Plus => Icon::PlusGoal,
        Column::Minus => Icon::MinusGoal,
        Column::Queens => Icon::AntQueen,
        Column::Ladybugs => Icon::Ladybug,
    }
}

impl<'a> Scene<'a> {
    pub(super) fn count(&self) -> Element<'a, Message> {
        match self.shape() {
            Shape::Wide => self.count_wide(),
            Shape::Tall => self.count_tall(),
            Shape::Small => self.count_small(),
        }
    }

    fn line_count(&self) -> f32 {
        // Two players have the Ghost below them.
        if self.players() == 4 { 4.0 } else { 3.0 }
    }

    fn note_button(&self, back: Option<(Icon, Message)>) -> Element<'a, Message> {
        let ready = self.screen.draft.round().is_some();
        let word = if self.screen.correcting.is_some() {
            "ants-correct"
        } else {
            "ants-note"
        };
        self.bottom(
            back,
            Some(Icon::Check),
            word,
            ready.then_some(Message::Note),
        )
    }

    fn count_wide(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let inner = ui.size.width - 56.0 - 32.0;
        let left = (inner * 0.624).round();
        let right = inner - left;
        let height = ui.size.height - 20.0 - 26.0;
        let keys = self.keys_height(1);
        let head = self.count_head_height();
        let table = height - head - keys - 3.0 * 14.0;
        let race = height - ui.grow(56.0) - 80.0 - 28.0;
        let counts = column![
            self.count_head(),
            self.counts(self.grid(table)),
            space::vertical(),
            self.keys(1),
        ]
        .spacing(14)
        .width(Length::Fixed(left));
        let race = column![
            self.race_head(),
            container(self.race(right, race)).height(Length::Fill),
            self.note_button(None),
        ]
        .spacing(14)
        .width(Length::Fill);
        row![counts, race]
            .spacing(32)
            .padding(Padding::from([20, 28]).bottom(26))
            .into()
    }

    fn count_tall(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let width = ui.size.width - 48.0;
        let height = ui.size.height - 40.0;
        let keys = self.keys_height(1);
        let head = self.count_head_height();
        let free = height - head - keys - 80.0 - ui.grow(56.0) - 5.0 * 14.0;
        let lanes = self.line_count() * 72.0;
        let table = (free * 0.56)
            .min(self.line_count() * 116.0 + 130.0)
            .min(free - lanes);
        column![
            self.count_head(),
            self.counts(self.grid(table)),
            self.keys(1),
            self.race_head(),
            container(self.race(width, free - table)).height(Length::Fill),
            self.note_button(None),
        ]
        .spacing(14)
        .padding([20, 24])
        .into()
    }

    fn count_small(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let strip = self.players() < 4;
        let across = if ui.size.width >= 640.0 { 1 } else { 2 };
        let keys = self.keys_height(across);
        let bottom = if ui.narrow() { 64.0 } else { 80.0 };
        let taken = 16.0 + bottom + keys + 25.0 + if strip { 76.0 } else { 0.0 };
        let table = (ui.size.height - taken).max(180.0);
        let back = if self.screen.correcting.is_some() {
            (Icon::Close, Message::LeaveOld)
        } else {
            (Icon::People, Message::Go(Page::Table))
        };
        column![]
            .push(strip.then(|| self.strip()))
            .push(self.counts(self.grid(table)))
            .push(space::vertical())
            .push(self.keys(across))
            .push(self.note_button(Some(back)))
            .spacing(8)
            .padding([8.0, ui.margin()])
            .into()
    }

    fn grid(&self, height: f32) -> Grid {
        let small = self.shape() == Shape::Small;
        let plain = small || self.ui.large_text();
        let gap = if small { 6.0 } else { 10.0 };
        let head = match (plain, self.ui.narrow()) {
            (true, true) => 40.0,
            (true, false) => 48.0,
            (false, _) => 78.0,
        };
        let totals = if small {
            0.0
        } else {
            self.ui.px(Role::Small) * 1.3 + gap
        };
        let row = (height - head - totals) / self.line_count() - gap;
        let most = match (small, self.is_big()) {
            (true, _) => 76.0,
            (false, true) => 200.0,
            (false, false) => 118.0,
        };
        Grid {
            first: match (small, self.ui.narrow()) {
                (true, true) => {
                    if self.players() == 4 {
                        66.0
                    } else {
                        48.0
                    }
                }
                _ if self.is_big() => 240.0,
                _ => 172.0,
            },
            gap,
            row: row.clamp(44.0, most).floor(),
            head,
            small,
        }
    }

    /// With large letters the line stands below the question and the ways, else beside them.
    fn count_head_height(&self) -> f32 {
        let line = self.round_line().is_some() && self.screen.correcting.is_none();
        let small = if line {
            self.ui.px(Role::Small) * 1.3
        } else {
            0.0
        };
        let title = self.ui.px(Role::Heading) * 1.2;
        if self.ui.large_text() {
            title.max(self.ui.grow(56.0)) + small
        } else {
            (title + small).max(self.ui.grow(56.0))
        }
    }

    /// The question, and the ways elsewhere.
    fn count_head(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        // The question stays larger than the ways elsewhere.
        let way_px = ui.px(Role::Label).min(26.0);
        let quiet = |sign: Option<Icon>, key: &str, message: Message| {
            let colour = ui.accent.accent;
            let word = ui.text(Role::Label, ui.t(key)).size(way_px).color(colour);
            let content = row![]
                .push(sign.map(|sign| icon::tinted(sign, 26.0, colour)))
                .push(word.wrapping(iced::widget::text::Wrapping::None))
                .spacing(8)
                .align_y(Alignment::Center);
            let way = tap(ui, TapStyle::bare(ui), content)
                .height(Length::Fixed(56.0))
                .padding([0, 12])
                .on_press(message);
            (ui.t(key), way)
        };
        let correcting = self.screen.correcting.is_some();
        let ways = if correcting {
            vec![quiet(
                Some(Icon::Close),
                "ants-leave-old",
                Message::LeaveOld,
            )]
        } else {
            let mut ways = vec![quiet(None, "ants-judge", Message::Go(Page::Trick))];
            if self.state().round() > 0 {
                ways.push(quiet(None, "ants-rounds", Message::Go(Page::Rounds)));
            }
            ways
        };
        let (title, line) = if correcting {
            (ui.t("ants-correct-title"), None)
        } else {
            (ui.t("ants-count-title"), self.round_line())
        };
        #[expect(clippy::cast_precision_loss, reason = "a few letters")]
        let taken = ways
            .iter()
            .map(|(word, _)| word.chars().count() as f32 * way_px * 0.56 + 40.0)
            .sum::<f32>();
        let width = match self.shape() {
            Shape::Wide => (ui.size.width - 88.0) * 0.624,
            _ => ui.size.width - 2.0 * ui.margin(),
        };
        let room = (width - taken).max(160.0);
        let large = ui.large_text();
        let line = line.map(|line| {
            self.fitted(Role::Small, line, if large { width } else { room })
                .wrapping(iced::widget::text::Wrapping::None)
                .color(ui.colours.ink_soft)
        });
        // Rather on two lines than too small to be the question.
        let px = ui.px(Role::Heading);
        #[expect(clippy::cast_precision_loss, reason = "a few letters")]
        let one = room / (title.chars().count().max(1) as f32 * 0.6);
        let title = ui
            .text(Role::Heading, title)
            .size(px.min(one.max(22.0)).floor())
            .line_height(1.1);
        let (beside, below) = if large { (None, line) } else { (line, None) };
        let ways = ways.into_iter().map(|(_, way)| way.into());
        let head = row![column![title].push(beside).width(Length::Fill)]
            .extend(ways)
            .spacing(8)
            .align_y(Alignment::Center)
            .height(Length::Fill);
        column![head]
            .push(below)
            .height(Length::Fixed(self.count_head_height()))
            .into()
    }

    fn gains(&self) -> Gains {
        match self.screen.outlook(self.live) {
            Some((ruled, _)) => match ruled.facts {
                Ruling::Round {
                    plus,
                    minus,
                    queens,
                    ..
                } => Gains {
                    plus: Self::plain(&plus),
                    minus: Self::plain(&minus),
                    queens: Self::plain(&queens),
                    known: true,
                },
                Ruling::Trick { .. } => Gains::default(),
            },
            None => Gains::default(),
        }
    }

    fn counts(&self, grid: Grid) -> Element<'a, Message> {
        let gains = self.gains();
        let corner: Element<'a, Message> = if grid.small && self.players() == 4 {
            let words = self.ui.t("ants-out-of");
            self.fitted(Role::Small, words, grid.first)
                .color(self.ui.colours.ink_soft)
                .into()
        } else {
            space::horizontal().into()
        };
        let head = row![container(corner).width(Length::Fixed(grid.first))]
            .extend(Column::ALL.map(|column| self.column_head(column, grid)))
            .spacing(grid.gap)
            .align_y(Alignment::Center)
            .height(Length::Fixed(grid.head));
        let rows = (0..self.players()).map(|seat| {
            row![self.row_name(seat, grid)]
                .extend(Column::ALL.map(|column| self.cell(seat, column, &gains, grid)))
                .spacing(grid.gap)
                .align_y(Alignment::Center)
                .into()
        });
        column![head]
            .extend(rows)
            .push((self.players() == 2).then(|| self.ghost_row(grid)))
            .push((!grid.small).then(|| self.totals(grid)))
            .spacing(grid.gap)
            .into()
    }

    fn column_head(&self, column: Column, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let draft = &self.screen.draft;
        let plain = grid.small || ui.large_text();
        let (at, colour) = match column {
            Column::Plus => (Some(At::Plus), draft.plus),
            Column::Minus => (Some(At::Minus), draft.minus),
            Column::Queens | Column::Ladybugs => (None, None),
        };
        let px = if plain { 30.0 } else { 42.0 };
        let patch = at.map(|_| -> Element<'a, Message> {
            match colour {
                Some(colour) => card_colours::swatch(ui, &self.screen.paints, colour, 22.0, 28.0),
                None => dashed(
                    container(
                        ui.digits(20.0, "?")
                            .line_height(1.0)
                            .color(ui.colours.ink_soft),
                    )
                    .center_x(Length::Fixed(22.0))
                    .center_y(Length::Fixed(28.0)),
                    ui.colours.line_strong,
                    2.0,
                    5.0,
                ),
            }
        });
        let content: Element<'a, Message> = if plain {
            row![icon::coloured(picture(column), px)]
                .push(patch)
                .spacing(6)
                .align_y(Alignment::Center)
                .into()
        } else {
            let word = ui
                .text(Role::Label, ui.t(column.key()))
                .size((ui.px(Role::Label) * 0.9).min(24.0))
                .wrapping(iced::widget::text::Wrapping::None);
            let line = row![word].push(patch).spacing(8).align_y(Alignment::Center);
            column![icon::coloured(picture(column), px), line]
                .spacing(2)
                .align_x(Alignment::Center)
                .into()
        };
        let skin = if at == Some(draft.at) {
            TapStyle::bare(ui).edge(ui.colours.ink, 3.0)
        } else {
            TapStyle::bare(ui)
        };
        tap(ui, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(grid.head))
            .on_press_maybe(at.map(Message::At))
            .into()
    }

    fn row_name(&self, seat: usize, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let chip_px = if grid.first < 100.0 {
            if self.players() == 4 { 32.0 } else { 44.0 }
        } else {
            52.0_f32.min(grid.row)
        };
        let after: Element<'a, Message> = if grid.first >= 100.0 {
            self.fitted(Role::Lead, self.name(seat), grid.first - chip_px - 14.0)
                .into()
        } else if self.players() == 4 {
            ui.digits(30.0, words::number(self.score_of(seat)))
                .line_height(1.0)
                .into()
        } else {
            space::horizontal().into()
        };
        container(
            row![self.chip(seat, chip_px), after]
                .spacing(if grid.first < 100.0 { 3 } else { 14 })
                .align_y(Alignment::Center),
        )
        .width(Length::Fixed(grid.first))
        .clip(true)
        .into()
    }

    fn cell(&self, seat: usize, column: Column, gains: &Gains, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let count = self.screen.draft.count(seat, column);
        let won = gains.known
            && match column {
                Column::Plus => gains.plus.contains(&seat),
                Column::Minus => gains.minus.contains(&seat),
                Column::Queens => gains.queens.contains(&seat),
                Column::Ladybugs => false,
            };
        let cost = count
            .filter(|count| column == Column::Ladybugs && count.number > 0)
            .map(|count| words::signed(-i64::from(count.number)));
        let tag = if won {
            Some((words::signed(3), ui.accent.accent))
        } else {
            cost.map(|cost| (cost, ui.accent.second))
        };
        let here = self.screen.draft.at == At::Cell(seat, column);
        let auto = count.is_some_and(|count| count.auto);
        let skin = match (here, won) {
            (true, won) => TapStyle::bare(ui)
                .fill(if won {
                    ui.accent.tint
                } else {
                    ui.colours.raised
                })
                .edge(ui.colours.ink, 4.0),
            (false, true) => TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 3.0),
            (false, false) if auto => TapStyle::bare(ui),
            (false, false) => TapStyle::bare(ui)
                .fill(ui.colours.raised)
                .edge(ui.colours.line_strong, 2.0),
        };
        let radius = if grid.small { 14.0 } else { 18.0 };
        let face = self.cell_face(count.map(|count| count.number), tag, grid);
        let cell = tap(ui, skin.radius(radius), face)
            .width(Length::Fill)
            .height(Length::Fixed(grid.row))
            .on_press(Message::At(At::Cell(seat, column)));
        // One shape for all, so that a finger that is down when the counts change stays down.
        let edge = if auto && !here && !won {
            ui.colours.line_strong
        } else {
            Color::TRANSPARENT
        };
        dashed(cell, edge, 2.0, radius)
    }

    fn cell_face(
        &self,
        number: Option<u8>,
        tag: Option<(String, Color)>,
        grid: Grid,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let px = (grid.row * 0.6).min(match (grid.small, self.is_big()) {
            (true, _) => 40.0,
            (false, true) => 100.0,
            (false, false) => 64.0,
        });
        let digits = number.map(|number| ui.digits(px, number.to_string()).line_height(1.0));
        let (tag_px, inset) = if grid.small { (18.0, 5) } else { (26.0, 9) };
        let tag = tag.map(|(words, colour)| {
            container(ui.digits(tag_px, words).line_height(1.0).color(colour))
                .align_x(Alignment::End)
                .width(Length::Fill)
                .padding([inset - 2, inset + 1])
        });
        let lower = if grid.small { 6.0 } else { 0.0 };
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

    /// What nobody counts: the Ghost's, set aside.
    fn ghost_row(&self, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let radius = if grid.small { 14.0 } else { 18.0 };
        let cells = Column::ALL.map(|column| {
            let number = self.screen.draft.ghost(column);
            let digits = number.map(|number| {
                ui.digits((grid.row * 0.5).min(48.0), number.to_string())
                    .line_height(1.0)
                    .color(ui.colours.ink_soft)
            });
            dashed(
                container(row![].push(digits))
                    .center_x(Length::Fill)
                    .center_y(Length::Fixed(grid.row)),
                ui.colours.line,
                2.0,
                radius,
            )
        });
        row![self.row_name(2, grid)]
            .extend(cells)
            .spacing(grid.gap)
            .align_y(Alignment::Center)
            .into()
    }

    fn totals(&self, grid: Grid) -> Element<'a, Message> {
        let ui = &self.ui;
        let cells = Column::ALL.map(|column| {
            let sum = self.screen.draft.sum(column) + self.screen.draft.ghost(column).unwrap_or(0);
            let words = ui.tr(
                "ants-of",
                &[("sum", sum.into()), ("all", column.total().into())],
            );
            container(ui.soft(Role::Small, words))
                .center_x(Length::Fill)
                .into()
        });
        row![space::horizontal().width(Length::Fixed(grid.first))]
            .extend(cells)
            .spacing(grid.gap)
            .into()
    }
}
