//! The end: who stands highest, on the sketch, in a list, and over the turns.

use super::{Table, figure, wall};
use crate::core::{Icon, Player, Seat};
use crate::games::cliff::history::{decided, winners};
use crate::games::cliff::ui::{Leaf, Message};
use crate::games::cliff::{rule_ids, scene};
use crate::ui::bar::hairline;
use crate::ui::chart::plot;
use crate::ui::icon;
use crate::ui::panel::{panel, well};
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, button};
use iced::widget::{column, container, responsive, row, text};
use iced::{Alignment, Length, Size};

pub fn view(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let Size { width, height } = ui.size;
    if ui.two_panes() {
        let left = ((width - 60.0) * 0.52).round();
        let room = table.within(width - 60.0 - left, height - 32.0);
        let right = if ui.large_text() {
            pages(room, false)
        } else {
            all(room)
        };
        return row![
            container(wall(table.within(left, height - 32.0))).width(Length::Fixed(left)),
            container(right).width(Length::Fill),
        ]
        .spacing(20)
        .padding(iced::Padding::from([14, 20]).bottom(18))
        .into();
    }
    let margin = if ui.narrow() { 12.0 } else { 20.0 };
    let inner = table.within(width - 2.0 * margin, height - 30.0);
    let body = if ui.narrow() || ui.large_text() {
        pages(inner, true)
    } else {
        column![
            title(inner),
            container(wall(inner)).height(Length::Fill),
            ranks(inner, tall(inner)),
            container(curve(inner)).height(Length::Fixed(if table.state().climbers().len() > 3 {
                290.0
            } else {
                240.0
            })),
            last(inner),
        ]
        .spacing(14)
        .into()
    };
    container(body).padding([12.0, margin]).into()
}

fn all(table: Table<'_>) -> Element<'_, Message> {
    column![
        title(table),
        ranks(table, tall(table)),
        container(curve(table)).height(Length::Fill),
        last(table),
    ]
    .spacing(14)
    .height(Length::Fill)
    .into()
}

/// One thing at a time, where not all fits.
fn pages(table: Table<'_>, with_wall: bool) -> Element<'_, Message> {
    let ui = table.ui;
    let mut leaves = vec![(Leaf::Ranks, ui.t("cliff-leaf-ranks"))];
    if with_wall {
        leaves.push((Leaf::Wall, ui.t("cliff-leaf-wall")));
    }
    leaves.push((Leaf::Heights, ui.t("cliff-leaf-heights")));
    let body: Element<'_, Message> = match table.screen.leaf {
        Leaf::Wall if with_wall => wall(table),
        Leaf::Heights => curve(table),
        _ => {
            // Everybody is in sight, in whatever room the words leave; below a few of them there
            // is room for how they came there.
            let list = responsive(move |size| {
                #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
                let count = table.state().climbers().len().max(1) as f32;
                let each = ((size.height - 8.0) / count).clamp(34.0, tall(table));
                let left = size.height - count * (each + 1.0) - 14.0;
                let climb = (left >= 170.0).then(|| curve(table));
                column![ranks(table, each)].push(climb).spacing(12).into()
            });
            column![title(table), list].spacing(12).into()
        }
    };
    column![
        tabs(table, &leaves),
        container(body).height(Length::Fill),
        last(table),
    ]
    .spacing(12)
    .height(Length::Fill)
    .into()
}

/// The pages in one line, however long their words are: all of them shrink alike.
fn tabs<'a>(table: Table<'a>, leaves: &[(Leaf, String)]) -> Element<'a, Message> {
    let ui = table.ui;
    #[expect(clippy::cast_precision_loss, reason = "two or three")]
    let room = ui.size.width / leaves.len().max(1) as f32 - 36.0;
    let px = leaves
        .iter()
        .map(|(_, word)| fit_line(ui.px(Role::Label), word, room))
        .fold(f32::INFINITY, f32::min);
    let cells = leaves.iter().map(|(leaf, word)| {
        let on = *leaf == table.screen.leaf;
        let (colour, skin) = if on {
            let skin = TapStyle::bare(&ui).fill(ui.accent.accent);
            (ui.accent.on_accent, skin)
        } else {
            (ui.colours.ink_soft, TapStyle::bare(&ui))
        };
        let word = text(word.clone())
            .size(px)
            .font(typography::BOLD)
            .color(colour)
            .wrapping(text::Wrapping::None);
        let content = row![]
            .push(on.then(|| icon::tinted(Icon::Check, 20.0, colour)))
            .push(word)
            .spacing(4)
            .align_y(Alignment::Center);
        tap(&ui, skin.radius(12.0), content)
            .width(Length::Fill)
            .height(Length::Fixed(56.0))
            .on_press(Message::Leaf(*leaf))
            .into()
    });
    well(&ui, row(cells).spacing(4))
        .padding(4)
        .width(Length::Fill)
        .into()
}

fn names(people: &[Player]) -> String {
    people
        .iter()
        .map(|person| person.name.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

fn title(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let won = winners(table.live.journal());
    let people: Vec<Player> = won
        .iter()
        .map(|seat| table.live.person(seat.index()))
        .collect();
    let row_won = won
        .first()
        .and_then(|seat| table.state().climbers().get(seat.index())?.at)
        .map_or(-1, |place| place.row);
    let many = won.len() > 2;
    let words = if many {
        let count = [("count", won.len().into()), ("row", row_won.into())];
        ui.tr("cliff-result-many", &count)
    } else {
        ui.tr(
            "cliff-result",
            &[
                ("count", won.len().into()),
                ("names", names(&people).into()),
                ("row", row_won.into()),
            ],
        )
    };
    let px = match (ui.narrow(), many) {
        (true, _) => 44.0,
        (false, true) => 52.0,
        (false, false) => 64.0,
    };
    let size = ui
        .px(Role::Title)
        .min(if ui.narrow() { 30.0 } else { 42.0 });
    let chips = people.iter().map(|person| chip(&ui, person.hue, px));
    let words = text(words)
        .size(size)
        .line_height(1.12)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .width(Length::Fill);
    let head: Element<'_, Message> = if many && ui.size.width < 640.0 {
        column![row(chips).spacing(4), words].spacing(8).into()
    } else {
        row![row(chips).spacing(4), words]
            .spacing(14)
            .align_y(Alignment::Center)
            .into()
    };
    column![head].push(silent(table)).spacing(10).into()
}

/// The booklet says nothing about equals: the table may name one.
fn silent(table: Table<'_>) -> Option<Element<'_, Message>> {
    let ui = table.ui;
    if !equals(table) {
        return None;
    }
    let chosen = decided(table.live.journal()).is_some();
    let words = if chosen {
        "cliff-silent-decided"
    } else {
        "cliff-silent"
    };
    let size = ui
        .px(Role::Small)
        .min(if ui.narrow() { 17.0 } else { 24.0 });
    Some(ui.soft(Role::Small, ui.t(words)).size(size).into())
}

/// How tall a line of the list is where there is room for it.
fn tall(table: Table<'_>) -> f32 {
    let ui = table.ui;
    let full = table.state().climbers().len() > 4;
    ui.grow(match (ui.size.height > 900.0, full) {
        (true, _) => 64.0,
        (false, false) => 52.0,
        (false, true) => 44.0,
    })
}

fn equals(table: Table<'_>) -> bool {
    table
        .state()
        .winners()
        .is_some_and(|winners| winners.len() > 1)
}

fn ranks(table: Table<'_>, tall: f32) -> Element<'_, Message> {
    let ranking = scene::ranking(table.state());
    let won = winners(table.live.journal());
    let lines = ranking
        .into_iter()
        .enumerate()
        .map(|(place, (rank, seat, row))| {
            let line = rank_row(table, tall, (rank, seat, row), won.contains(&seat));
            if place == 0 {
                line
            } else {
                column![hairline(&table.ui), line].into()
            }
        });
    panel(&table.ui, column(lines))
        .padding(1)
        .width(Length::Fill)
        .into()
}

fn rank_row(
    table: Table<'_>,
    tall: f32,
    (rank, seat, at): (usize, Seat, Option<i64>),
    won: bool,
) -> Element<'_, Message> {
    let ui = table.ui;
    let person = table.live.person(seat.index());
    let name = ui.px(Role::Label).min(tall * 0.55);
    let figures = ui.px(Role::MidDigits).min(tall * 0.8);
    let disc = (tall - 6.0).min(40.0);
    let beside = 28.0 + disc + 56.0 + 4.0 * 12.0 + 24.0 + if won { 40.0 } else { 0.0 };
    let (short, name) = short_name(name, &person.name, ui.size.width - beside);
    let crown = won.then(|| icon::tinted(Icon::Check, 28.0, ui.accent.accent));
    let line = row![
        container(
            ui.digits(28.0, rank.to_string())
                .line_height(1.0)
                .color(ui.colours.ink_soft)
        )
        .center_x(Length::Fixed(28.0)),
        chip(&ui, person.hue, disc),
        ui.text(Role::Label, short)
            .size(name)
            .wrapping(text::Wrapping::None)
            .width(Length::Fill),
    ]
    .push(crown)
    .push(container(ui.digits(figures, figure(at)).line_height(1.0)).center_x(Length::Fixed(56.0)))
    .spacing(12)
    .align_y(Alignment::Center);
    let first = equals(table) && rank == 1;
    let skin = TapStyle::bare(&ui).radius(20.0);
    let skin = if won {
        skin.fill(ui.accent.tint).edge(ui.accent.accent, 2.0)
    } else {
        skin
    };
    tap(&ui, skin, line)
        .width(Length::Fill)
        .height(Length::Fixed(tall))
        .padding([0, 12])
        .on_press_maybe(first.then_some(Message::Decide(seat)))
        .into()
}

fn curve(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let title = ui.text(Role::Label, ui.t("cliff-heights-title"));
    let course = table.live.course(ui.words);
    panel(&ui, column![title, plot(&ui, course, None)].spacing(8))
        .padding([12, 16])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn last(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let rule = if equals(table) {
        rule_ids::SHARED_VICTORY
    } else {
        rule_ids::HIGHEST
    };
    let height = Length::Fixed(if ui.narrow() { 64.0 } else { 80.0 });
    let word = if ui.narrow() {
        String::new()
    } else {
        ui.t("cliff-why")
    };
    let why = button::tinted(&ui, Some(Icon::Help), word)
        .height(height)
        .on_press(Message::Why(rule));
    let again = button::primary_big(&ui, Some(Icon::Repeat), ui.t("cliff-again"))
        .width(Length::Fill)
        .height(height)
        .on_press(Message::Again);
    row![why, again]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
}
