//! Everybody's height and bag, beside the wall or as a page of their own.

use super::{Table, figure, prompts};
use crate::core::{Icon, Player, Seat};
use crate::games::cliff::components::BAG;
use crate::games::cliff::scene;
use crate::games::cliff::ui::{Ask, Message, Tool, tokens};
use crate::ui::bar::hairline;
use crate::ui::icon;
use crate::ui::panel::panel;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, button};
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Alignment, Background, Length, border};

fn row_heights(table: Table<'_>) -> (f32, f32) {
    let ui = table.ui;
    let spare = ((ui.size.height - 704.0) / 6.0).clamp(0.0, 36.0);
    let spare = if ui.two_panes() { spare } else { 0.0 };
    (ui.grow(66.0 + spare), ui.grow(49.0 + spare))
}

/// What the bags of everybody need.
pub fn height(table: Table<'_>) -> f32 {
    let (own, other) = row_heights(table);
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let others = table.state().climbers().len().saturating_sub(1) as f32;
    own + others * other + 4.0
}

/// Everybody: height and bag; the orange tokens of the climber can be tapped.
pub fn list(table: Table<'_>) -> Element<'_, Message> {
    let state = table.state();
    let (own, other) = row_heights(table);
    let rows = Seat::all(state.climbers().len()).map(|seat| {
        let height = if seat == state.turn() { own } else { other };
        bag_row(table, seat, height)
    });
    let lines = rows.enumerate().map(|(place, line)| {
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

/// How large tokens are in a line of this height: a bag never takes the room of a name.
fn token_px(table: Table<'_>, height: f32) -> f32 {
    let ui = table.ui;
    let (most, share) = if ui.narrow() {
        (44.0, 0.44)
    } else {
        (76.0, 0.56)
    };
    height.min(most).min((ui.size.width * share / 4.0).floor())
}

fn bag_row(table: Table<'_>, seat: Seat, height: f32) -> Element<'_, Message> {
    let ui = table.ui;
    let state = table.state();
    let now = seat == state.turn();
    let person: Player = table.live.person(seat.index());
    let Some(climber) = state.climbers().get(seat.index()) else {
        return space().into();
    };
    let narrow = ui.narrow();
    let gap = if narrow { 4.0 } else { 7.0 };
    let px = token_px(table, height - if now { 12.0 } else { 8.0 });
    let tokens: Element<'_, Message> = if now {
        own_tokens(table, px)
    } else {
        tokens::bag(&ui, &climber.bag, px, gap)
    };
    // All bags begin where the largest one does.
    let widest = token_px(table, row_heights(table).0 - 12.0) * 4.0 + 3.0 * gap;
    let tokens = if narrow {
        container(tokens)
    } else {
        container(tokens).width(Length::Fixed(widest))
    };
    let figure = ui
        .digits(
            ui.px(Role::MidDigits) * 0.9,
            figure(climber.at.map(|place| place.row)),
        )
        .line_height(1.0);
    let (pad, between, counted) = if narrow {
        (16.0, 6.0, 34.0)
    } else {
        (24.0, 12.0, 50.0)
    };
    let held = if narrow { 4.0 * px + 3.0 * gap } else { widest };
    let room = ui.size.width - pad - 3.0 * between - px.min(44.0) - counted - held - 4.0;
    let role = if narrow { Role::Small } else { Role::Label };
    let most = ui.px(role).min(if narrow { 22.0 } else { 35.0 });
    let (name, name_px) = short_name(most, &person.name, room);
    let name = text(name)
        .size(name_px)
        .line_height(1.05)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let line = row![
        chip(&ui, person.hue, px.min(44.0)),
        container(name).width(Length::Fill),
        container(figure).center_x(Length::Fixed(counted)),
        tokens,
    ]
    .spacing(between)
    .align_y(Alignment::Center);
    let tint = ui.accent.tint;
    let edge = ui.accent.accent;
    container(line)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 8 } else { 12 }])
        .align_y(Alignment::Center)
        .style(move |_| container::Style {
            background: now.then_some(Background::Color(tint)),
            border: if now {
                border::rounded(20).color(edge).width(2)
            } else {
                border::rounded(20)
            },
            ..container::Style::default()
        })
        .into()
}

/// The bag of the climber: what can be hung now is a button.
fn own_tokens(table: Table<'_>, px: f32) -> Element<'_, Message> {
    let ui = table.ui;
    let gear = table.screen.gear(table.live);
    let bag = scene::bag(table.state());
    let cells = (0..BAG).map(|place| {
        let Some(token) = bag.get(place) else {
            return tokens::hole(&ui, px);
        };
        match token.gear().filter(|kind| gear.contains(kind)) {
            Some(kind) => {
                let chosen = table.screen.ask == Ask::Where(Tool::Hang(kind));
                let skin = TapStyle::bare(&ui).radius(px / 2.0);
                let skin = if chosen {
                    skin.edge(ui.colours.ink, 5.0)
                } else {
                    skin
                };
                tap(&ui, skin, tokens::disc(&ui, *token, px))
                    .on_press(Message::Take(Tool::Hang(kind)))
                    .into()
            }
            None => tokens::disc(&ui, *token, px),
        }
    });
    row(cells)
        .spacing(if ui.narrow() { 4.0 } else { 7.0 })
        .into()
}

/// Only the climber's bag, and the way to all of them.
pub fn own(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let all = button::secondary(&ui, Some(Icon::People), ui.t("cliff-all-bags"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    row![own_tokens(table, 60.0), all]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// All bags as a page of their own.
pub fn page(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let rows = responsive(move |size| {
        let players = table.state().climbers().len();
        #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
        let share = (size.height - 4.0) / players.max(1) as f32;
        let height = ui.grow(60.0).min(share).max(36.0);
        let rows = Seat::all(players).map(|seat| bag_row(table, seat, height));
        panel(&ui, column(rows))
            .padding(2)
            .width(Length::Fill)
            .into()
    });
    let word = ui.t("cliff-back-to-wall");
    let px = fit_line(ui.px(Role::Label), &word, ui.size.width - 80.0);
    let word = row![
        icon::tinted(Icon::Left, 28.0, ui.colours.ink),
        ui.text(Role::Label, word).size(px)
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(&ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0)
        .radius(16.0);
    let back = tap(&ui, skin, word)
        .width(Length::Fill)
        .height(Length::Fixed(64.0))
        .on_press(Message::Bags);
    let asks = ui.narrow().then(|| match table.screen.ask {
        Ask::Nothing => prompts::demands(table),
        _ => prompts::between(table),
    });
    column![rows]
        .push(asks)
        .push(back)
        .spacing(12)
        .height(Length::Fill)
        .into()
}
