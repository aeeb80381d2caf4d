//! The count: which ladder each has played, the dungeon's height, the page, and the verdict.

use super::ladder_card::{Face, ladder_card};
use super::verdict::{advice, decisions, fate};
use super::{Message, View, castle, hands, questions, tokens};
use crate::core::{Icon, Seat};
use crate::games::princess::count::{Advice, Entry, Focus};
use crate::games::princess::guide::Guide;
use crate::games::princess::rules::State;
use crate::live::{Drafting, LiveGame};
use crate::localize::signed;
use crate::ui::panel::filled;
use crate::ui::{
    Class, Element, Face as Skin, Role, Ui, button, by_space, cells, fit, fit_digits, fit_group,
    fit_soft, icon, panel, panes, tap,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Length, Padding, Size};

/// From this height on, in ems, everything is shown at once in portrait.
const AT_ONCE: f32 = 34.0;

/// Whether everything fits at once: the rules beside the game leave a square.
fn is_upright(ui: Ui<'_>) -> bool {
    let height = ui.space.height.unwrap_or(ui.space.width);
    ui.height_ems() >= AT_ONCE && height >= 1.25 * ui.space.width
}

/// The count of the open round, with what it was before each tap.
pub fn so_far(live: &LiveGame<State>, guide: Guide) -> Drafting<Entry> {
    let state = live.state();
    let events = live.journal().events().len();
    let notes = live.journal().notes().iter();
    let mut past = vec![Entry::new(state, guide.dungeon)];
    past.extend(
        notes
            .filter(|note| state.is_open() && note.after == events)
            .filter_map(|note| Entry::noted(state, note.note.get("count")?)),
    );
    let now = past.pop();
    let now = now.unwrap_or_else(|| Entry::new(state, guide.dungeon));
    Drafting::with_past(past, now)
}

pub fn count(view: View<'_>) -> Element<'_, Message> {
    match view.ui.class {
        Class::Wide => wide(view),
        Class::Tall if is_upright(view.ui) => tall(view),
        Class::Tall | Class::Phone => one_by_one(view),
    }
}

/// The question, or which old page is corrected; a round that was counted may have been a foghorn.
fn title(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(old) = &view.screen.correcting else {
        return tokens::title_bar(view, ui.t("princess-which-ladder")).into();
    };
    let title = ui.tr(
        "princess-correct-page",
        &[("page", old.state.page().into())],
    );
    let title = fit(ui, Role::Title, title);
    let title = title.max_lines(if ui.narrow() { 2 } else { 1 });
    let horn = if ui.width_ems() >= 26.0 {
        button::secondary(&ui, None, ui.t("princess-was-foghorn"))
            .width(ui.em(9.0))
            .padding([0, 12])
    } else {
        let sign = icon::coloured(Icon::Foghorn, 38.0);
        tap(&ui, Skin::Raised.skin(&ui).radius(16.0), sign).width(64)
    };
    let horn = horn.height(56).on_press(Message::WasFoghorn);
    row![
        title,
        horn,
        button::icon_button(&ui, Icon::Close, Some(Message::Back))
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

fn wide(view: View<'_>) -> Element<'_, Message> {
    let matrix = by_space(view.ui, move |ui| matrix(view.with(ui)));
    let sums = by_space(view.ui, move |ui| sums(view.with(ui)));
    let main = column![title(view), matrix, fate(view)].spacing(12);
    let side = column![sums, advice(view), decisions(view)].spacing(14);
    let panes = panes(view.ui, main, side)
        .side(0.39, 440.0..=640.0)
        .spacing(20.0);
    container(panes)
        .padding(Padding::from([14, 24]).bottom(22))
        .into()
}

fn tall(view: View<'_>) -> Element<'_, Message> {
    let matrix = by_space(view.ui, move |ui| matrix(view.with(ui)));
    let sums = by_space(view.ui, move |ui| sums(view.with(ui)));
    column![
        title(view),
        matrix.height(Length::FillPortion(6)),
        sums.height(Length::FillPortion(5)),
        fate(view),
        advice(view),
        decisions(view),
    ]
    .spacing(12)
    .padding(Padding::from([14, 24]).bottom(20))
    .into()
}

/// A row of eight for every player; the one that is asked for is marked.
fn matrix(view: View<'_>) -> Element<'_, Message> {
    let rows = view.seats().map(|seat| {
        let is_asked = view.screen.entry.focus == Focus::Seat(seat.index());
        let mark = if is_asked {
            view.ui.accent.accent
        } else {
            Color::TRANSPARENT
        };
        let mark = container("")
            .width(4)
            .height(Length::Fill)
            .style(filled(mark, 2));
        let line = hands::line(view, seat, move |view, value| card(view, seat, value));
        container(row![mark, line].spacing(6))
            .padding([4, 0])
            .into()
    });
    let rows = cells(rows)
        .max_columns(1)
        .max_size(Size::new(f32::INFINITY, view.ui.em(6.2)));
    fit_group(rows).into()
}

/// A ladder in hand, to be tapped, or the place of one that is spent.
fn card(view: View<'_>, seat: Seat, value: i16) -> Element<'_, Message> {
    let ui = &view.ui;
    let hand = view.count_state().hands().get(seat.index());
    if !hand.is_some_and(|hand| hand.contains(value)) {
        return ladder_card(ui, value, Face::Spent);
    }
    let is_chosen = view.screen.entry.card(seat.index()) == Some(value);
    let face = if is_chosen { Face::Chosen } else { Face::Held };
    let skin = Skin::Plain.skin(ui).radius(9.0);
    tap(ui, skin, ladder_card(ui, value, face))
        .on_press(Message::Ladder(seat.index(), value))
        .into()
}

/// The sums in digits, and the tower; while the height is asked, the heights.
fn sums(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let body: Element<'_, Message> = if view.screen.entry.focus == Focus::Dungeon {
        heights(view)
    } else {
        let castle = by_space(ui, move |ui| castle::castle(view.with(ui)));
        let digits = by_space(ui, move |ui| digits(view.with(ui)));
        row![digits, castle.width(castle::WIDTH)].spacing(8).into()
    };
    panel::panel(&ui, body)
        .padding([12, 16])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// Every height, to be tapped.
fn heights(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let chosen = view.screen.entry.dungeon;
    // On a phone the heights need the room of a second line.
    column![
        fit(ui, Role::Heading, ui.t("princess-dungeon-which")).max_lines(if ui.narrow() {
            1
        } else {
            2
        }),
        by_space(ui, move |ui| questions::heights(view.with(ui), chosen)),
    ]
    .spacing(8)
    .into()
}

fn digits(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let entry = &view.screen.entry;
    // Large text must not take the room of the numbers.
    let label = |key: &str| fit_soft(ui, Role::Label, ui.t(key)).max_size(24.0);
    let number = |value: String, ink| {
        fit(ui, Role::Huge, value)
            .min_size(36.0)
            .max_size(112.0)
            .color(ink)
            .height(Length::Fill)
    };
    let ladders = column![
        label("princess-ladders"),
        number(entry.sum().to_string(), ui.colours.ink)
    ];
    let (height, ink) = match entry.dungeon {
        Some(height) => (height.to_string(), ui.colours.ink),
        None => ("?".to_owned(), ui.accent.accent),
    };
    let height = tap(&ui, Skin::Plain.skin(&ui), number(height, ink))
        .on_press(Message::Focus(Focus::Dungeon));
    let key = |sign, by| button::framed(&ui, sign, Some(Message::Nudge(by)));
    // The number fills what is left, so that the keys stay where they are.
    let dungeon = column![
        label("princess-dungeon"),
        row![height, key(Icon::Minus, -1), key(Icon::Plus, 1)]
            .spacing(6)
            .align_y(Alignment::Center),
    ];
    let is_flat = ui
        .space
        .height
        .is_some_and(|height| ui.space.width > height);
    let both: Element<'_, Message> = if is_flat {
        row![ladders, dungeon].spacing(20).into()
    } else {
        column![ladders, dungeon].spacing(8).into()
    };
    let line = container("")
        .width(Length::Fill)
        .height(3)
        .style(filled(ui.colours.line_strong, 2));
    let result = by_space(ui, move |ui| difference(view.with(ui)));
    column![
        container(both).height(Length::FillPortion(4)),
        line,
        result.height(Length::FillPortion(4)),
    ]
    .spacing(10)
    .into()
}

/// The difference between sum and dungeon; or that it is exact.
fn difference(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let entry = &view.screen.entry;
    let state = view.count_state();
    let (sign, text, ink) = match entry.difference(state) {
        None => return space::vertical().into(),
        Some(0) if matches!(entry.advice(state), Advice::Page { .. }) => {
            let sign = icon::coloured(Icon::BookPage, ui.em(2.4));
            (sign, ui.t("princess-just-but-page"), ui.colours.ink)
        }
        Some(0) => {
            let side = ui.space.height.unwrap_or(120.0) * 0.5;
            let sign = icon::tinted(Icon::Check, side.min(110.0), ui.colours.good);
            (sign, ui.t("princess-just"), ui.colours.good)
        }
        Some(off) => {
            return fit_digits(ui, signed(off)).color(ui.accent.second).into();
        }
    };
    let text = fit(ui, Role::Title, text).max_lines(2).center().color(ink);
    let content = column![sign, text].align_x(Alignment::Center);
    container(content).center_y(Length::Fill).into()
}

/// Where there is little space: one question at a time, the answers above it.
fn one_by_one(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let body: Element<'_, Message> = match view.screen.entry.focus {
        Focus::Seat(seat) => pad(view, seat),
        Focus::Dungeon => heights(view),
        Focus::Verdict => {
            let body = column![result(view), fate(view), advice(view)].spacing(8);
            panel::page(&ui, body)
        }
    };
    let foot: Element<'_, Message> = if view.screen.entry.focus == Focus::Verdict {
        decisions(view)
    } else {
        button::secondary(&ui, None, ui.t("princess-back"))
            .width(Length::Fill)
            .height(64)
            .on_press(Message::Back)
            .into()
    };
    let head = view.screen.correcting.as_ref().map(|_| title(view));
    column![]
        .push(head)
        .push(strip(view))
        .push(container(body).height(Length::Fill))
        .push(foot)
        .spacing(8)
        .padding(12)
        .into()
}

/// Everyone's answer so far, and the dungeon's; a tap goes there.
fn strip(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let entry = &view.screen.entry;
    let cell = |focus: Focus, picture: Element<'static, Message>, value: Option<String>| {
        let ink = if value.is_some() {
            ui.colours.ink
        } else {
            ui.colours.line_strong
        };
        let digits = fit(ui, Role::MidDigits, value.unwrap_or_else(|| "·".to_owned()))
            .color(ink)
            .center();
        let content = column![picture, digits]
            .spacing(2)
            .align_x(Alignment::Center);
        let skin = if entry.focus == focus {
            Skin::Chosen.skin(&ui)
        } else {
            Skin::Plain.skin(&ui).fill(ui.colours.raised)
        };
        tap(&ui, skin.radius(12.0), content)
            .width(Length::Fill)
            .height(ui.grow(78.0))
            .on_press(Message::Focus(focus))
            .into()
    };
    let prince = view.count_state().prince();
    let seats = view.seats().map(|seat| {
        let value = entry.card(seat.index()).map(|card| card.to_string());
        let disc = tokens::crowned(&ui, view.player(seat).hue, 30.0, seat == prince);
        cell(Focus::Seat(seat.index()), disc, value)
    });
    let height = entry.dungeon.map(|height| height.to_string());
    let tower = cell(Focus::Dungeon, icon::coloured(Icon::Tower, 32.0), height);
    fit_group(cells(seats.chain([tower])).spacing(4.0)).into()
}

/// The eight ladders of one player.
fn pad(view: View<'_>, seat: usize) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(seat) = view.seats().nth(seat) else {
        return space::vertical().into();
    };
    let question = ui.tr("princess-which-of", &[("name", view.name(seat).into())]);
    let cards = by_space(ui, move |ui| {
        let columns = if ui.width_ems() >= 30.0 { 8 } else { 4 };
        cells((1..=8).map(|value| card(view, seat, value)))
            .max_columns(columns)
            .spacing(10.0)
            .max_size(Size::new(f32::INFINITY, ui.em(7.0)))
            .into()
    });
    column![fit(ui, Role::Heading, question).max_lines(2), cards]
        .spacing(8)
        .into()
}

/// The sums in one row.
fn result(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let entry = &view.screen.entry;
    let number = |key: &str, value: String| {
        column![
            fit_soft(ui, Role::Small, ui.t(key)).max_size(20.0),
            ui.digits(ui.px(Role::MidDigits), value).line_height(1.0),
        ]
        .width(Length::FillPortion(2))
    };
    let height = entry
        .dungeon
        .map_or_else(|| "?".to_owned(), |height| height.to_string());
    let off = by_space(ui, move |ui: Ui<'_>| difference(view.with(ui)));
    let content = row![
        number("princess-ladders", entry.sum().to_string()),
        number("princess-dungeon", height),
        off.width(Length::FillPortion(3)),
    ]
    .spacing(10)
    .height(80)
    .align_y(Alignment::Center);
    panel::panel(&ui, fit_group(content))
        .padding([6, 14])
        .width(Length::Fill)
        .into()
}
