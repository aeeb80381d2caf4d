//! Widgets that the views of this game share: card faces, tiles, players.

use super::super::cards::Card;
use super::super::rules::{Play, Runner, State};
use super::{Message, Screen};
use crate::core::{Icon, RuleId, Seat};
use crate::session;
use crate::ui::dashed::dashed;
use crate::ui::panel::outlined;
use crate::ui::{Element, Face, Role, Ui, by_space, fit, fit_digits, icon, tap, typography};
use iced::widget::{column, container, pin, row, stack};
use iced::{Alignment, Color, Length, Padding, Size};

const CREAM: Color = Color::from_rgb8(0xF9, 0xEF, 0xDA);
const CREAM_EDGE: Color = Color::from_rgb8(0xFF, 0xFB, 0xF3);
const PRINT: Color = Color::from_rgb8(0x2D, 0x1F, 0x16);
const BLUE: Color = Color::from_rgb8(0x2F, 0x55, 0x97);
const RED: Color = Color::from_rgb8(0xC8, 0x51, 0x3A);

pub(super) type View<'a> = session::View<'a, Screen>;

/// Queries of the views.
pub(super) trait Table<'a> {
    /// The state in which the turn that is being entered is played.
    fn before(&self) -> &'a State;
    fn runner(&self, seat: Seat) -> Option<&'a Runner>;
    fn level(&self, seat: Seat) -> i64;
    /// What lies in front of a player.
    fn play(&self, seat: Seat) -> Option<Play>;
    fn is_fall(&self) -> bool;
    /// The chip, with the pile beside it for its holder.
    fn holder_chip(&self, seat: Seat, px: f32) -> Element<'a, Message>;
    /// A small button that opens the rule behind a line, with its word where that fits.
    fn why(&self, rule: RuleId) -> Element<'a, Message>;
}

impl<'a> Table<'a> for View<'a> {
    fn before(&self) -> &'a State {
        self.screen.state(self.live)
    }

    fn runner(&self, seat: Seat) -> Option<&'a Runner> {
        self.before().runners().get(seat.index())
    }

    fn level(&self, seat: Seat) -> i64 {
        self.runner(seat).map_or(0, |runner| runner.level)
    }

    fn play(&self, seat: Seat) -> Option<Play> {
        self.screen.entry.play(seat)
    }

    fn is_fall(&self) -> bool {
        matches!(self.screen.entry.card, Some(Card::Fall(_)))
    }

    fn holder_chip(&self, seat: Seat, px: f32) -> Element<'a, Message> {
        let chip = self.chip(seat, px);
        if self.before().holder() != seat {
            return chip;
        }
        let side = (px * 0.54).round();
        let whole = px + (side * 0.3).round();
        let mark = pin(icon::coloured(Icon::BidCard, side)).x(whole - side);
        stack![container(chip).width(whole).height(px), mark]
            .width(whole)
            .height(px)
            .into()
    }

    fn why(&self, rule: RuleId) -> Element<'a, Message> {
        let ui = self.ui;
        let colour = ui.accent.accent;
        let is_worded = ui.width_ems() >= 26.0;
        let word = is_worded.then(|| {
            ui.text(Role::Small, ui.t("why"))
                .font(typography::BOLD)
                .color(colour)
        });
        let content = row![icon::tinted(Icon::Help, 24.0, colour)]
            .push(word)
            .spacing(4)
            .align_y(Alignment::Center);
        let skin = Face::Chosen.skin(&ui).edge(colour, 2.0).radius(16.0);
        let button = tap(&ui, skin, content)
            .height(52.0)
            .on_press(Message::Why(rule));
        if is_worded {
            button.padding([0, 14]).into()
        } else {
            button.width(52.0).into()
        }
    }
}

/// A row that is highlighted, or not.
pub(super) fn framed<'a>(
    ui: Ui<'a>,
    is_chosen: bool,
    content: impl Into<Element<'a, Message>>,
) -> crate::ui::Container<'a, Message> {
    let skin = Face::Card.chosen_if(is_chosen).skin(&ui).radius(20.0);
    container(content)
        .width(Length::Fill)
        .style(move |_| skin.surface())
}

pub(super) fn picture(card: Card) -> Icon {
    match card {
        Card::Climb(_) => Icon::ClimbCard,
        Card::Material => Icon::Material,
        Card::Lost => Icon::MaterialLost,
        Card::Sabotage => Icon::Sabotage,
        Card::Fall(_) => Icon::Fall,
    }
}

pub(super) fn card_word(ui: Ui<'_>, card: Card) -> String {
    ui.t(match card {
        Card::Climb(_) => "skyrunner-card-climb",
        Card::Material => "skyrunner-card-material",
        Card::Lost => "skyrunner-card-lost",
        Card::Sabotage => "skyrunner-card-sabotage",
        Card::Fall(_) => "skyrunner-card-fall",
    })
}

/// The card's name with its number, as a title.
pub(super) fn card_title(ui: Ui<'_>, card: Card) -> String {
    match card {
        Card::Climb(value) | Card::Fall(value) => {
            format!("{} {value}", card_word(ui, card))
        }
        Card::Material | Card::Lost | Card::Sabotage => card_word(ui, card),
    }
}

/// A printed card, as large as its space allows; its word is left out first.
pub(super) fn face<'a>(
    ui: Ui<'a>,
    card: Option<Card>,
    foot: Option<String>,
) -> Element<'a, Message> {
    by_space(ui, move |ui| {
        let width = ui.space.width;
        let height = ui.space.height.unwrap_or(width * 1.43);
        let size = Size::new(width.min(height * 0.92), height.min(width * 1.74));
        let edge = (size.width * 0.034).clamp(3.0, 8.0);
        let radius = (size.width * 0.1).clamp(10.0, 24.0);
        let around = match (card, ui.colours.dark) {
            (Some(Card::Fall(_)), _) => RED,
            (_, true) => CREAM_EDGE,
            (_, false) => ui.colours.line,
        };
        let printed = container(printed(ui, card, foot.clone(), size))
            .width(size.width)
            .height(size.height)
            .padding(edge + 2.0)
            .style(outlined(CREAM, around, edge, radius));
        container(printed).center(Length::Fill).into()
    })
    .into()
}

/// The content of a card.
fn printed<'a>(
    ui: Ui<'a>,
    card: Option<Card>,
    foot: Option<String>,
    size: Size,
) -> Element<'a, Message> {
    let middle = by_space(ui, move |ui| {
        container(figure(ui, card)).center(Length::Fill).into()
    });
    let has_word = size.width >= 90.0 && size.height >= 90.0;
    let word = card.filter(|_| has_word).map(|card| {
        let grown = if ui.large_text() { 1.25 } else { 1.0 };
        fit(ui, Role::Heading, card_word(ui, card))
            .max_size((size.width * 0.14).clamp(17.0, 42.0) * grown)
            .min_size(12.0)
            .max_lines(2)
            .center()
            .color(PRINT)
            .ungrouped()
    });
    let foot = foot.filter(|_| size.height >= 150.0).map(|foot| {
        let (role, font) = if foot.starts_with('×') {
            (Role::Lead, typography::DIGITS)
        } else {
            (Role::Small, typography::SANS)
        };
        fit(ui, role, foot)
            .font(font)
            .min_size(12.0)
            .center()
            .color(PRINT)
            .ungrouped()
    });
    column![middle]
        .push(word)
        .push(foot)
        .spacing(4)
        .padding(Padding::ZERO.bottom(if has_word { size.height * 0.06 } else { 0.0 }))
        .into()
}

/// The number or the picture of a card.
fn figure<'a>(ui: Ui<'a>, card: Option<Card>) -> Element<'a, Message> {
    let (width, height) = (ui.space.width, ui.space.height.unwrap_or(ui.space.width));
    let thing =
        |icon, part: f32| icon::coloured(icon, (height * 0.86).min(width * part).min(150.0));
    match card {
        None => thing(Icon::BidCard, 0.66),
        Some(Card::Climb(value)) => fit_digits(ui, value)
            .max_size(270.0)
            .color(BLUE)
            .ungrouped()
            .into(),
        Some(Card::Fall(value)) => {
            let px = (height * 0.8).min(width * 0.62).min(150.0);
            let number = ui.digits(px, value.to_string()).color(PRINT);
            row![icon::coloured(Icon::Fall, px * 0.62), number]
                .spacing(px * 0.06)
                .align_y(Alignment::Center)
                .into()
        }
        Some(card) => thing(picture(card), 0.66),
    }
}

/// The look of a card that is in hand or not, chosen or not.
pub(super) fn look(is_held: bool, is_chosen: bool) -> Face {
    match (is_held, is_chosen) {
        (false, _) => Face::Spent,
        (true, true) => Face::Accent,
        (true, false) => Face::Raised,
    }
}

/// The colour of what is written on a tile.
pub(super) fn ink(ui: Ui<'_>, face: Face) -> Color {
    if face == Face::Spent {
        ui.colours.line_strong
    } else {
        face.skin(&ui).text
    }
}

/// A tile that fills its cell: the chosen one is raised, a spent one is dashed and disabled.
pub(super) fn tile<'a>(
    ui: Ui<'a>,
    face: Face,
    content: impl Into<Element<'a, Message>>,
    message: Message,
) -> Element<'a, Message> {
    let lift = if ui.narrow() { 0.0 } else { 8.0 };
    if face == Face::Spent {
        return dashed_tile(ui, ui.colours.line, content, None);
    }
    let is_chosen = face == Face::Accent;
    let check = (is_chosen && ui.narrow()).then(|| {
        container(icon::tinted(Icon::Check, 18.0, ink(ui, face)))
            .width(Length::Fill)
            .align_x(Alignment::End)
            .padding(4)
    });
    let content = stack![container(content).center(Length::Fill)].push(check);
    let body = tap(&ui, face.skin(&ui).radius(14.0), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press(message);
    let padding = if is_chosen {
        Padding::ZERO.bottom(2.0 * lift)
    } else {
        Padding::from([lift, 0.0])
    };
    container(body).padding(padding).into()
}

/// A tile with a dashed edge, which may still open something.
pub(super) fn dashed_tile<'a>(
    ui: Ui<'a>,
    edge: Color,
    content: impl Into<Element<'a, Message>>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let lift = if ui.narrow() { 0.0 } else { 8.0 };
    let inside = container(content).center(Length::Fill);
    let body = tap(&ui, Face::Plain.skin(&ui), dashed(inside, edge, 2.0, 14.0))
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press_maybe(message);
    container(body).padding([lift, 0.0]).into()
}

/// A number as large as its tile allows.
pub(super) fn number<'a>(ui: Ui<'a>, face: Face, value: impl ToString) -> Element<'a, Message> {
    let value = value.to_string();
    by_space(ui, move |ui| {
        let height = ui.space.height.unwrap_or(ui.space.width);
        let px = (height * 0.54).min(ui.space.width * 0.78);
        let digits = ui.digits(px, value.clone()).color(ink(ui, face));
        container(digits).center(Length::Fill).into()
    })
    .into()
}

/// The height of the button of a stage.
pub(super) fn go_height(ui: Ui<'_>) -> f32 {
    match (ui.narrow(), ui.large_text()) {
        (true, _) => 72.0,
        (false, false) => 80.0,
        (false, true) => 96.0,
    }
}

/// The button of a stage: the next step, or how much is missing.
pub(super) fn go<'a>(
    ui: Ui<'a>,
    face: Face,
    word: String,
    message: Option<Message>,
) -> Element<'a, Message> {
    let height = go_height(ui);
    let is_off = message.is_none();
    let label = fit(ui, Role::Title, word)
        .max_size(ui.px(Role::Title) * if is_off { 0.78 } else { 0.9 })
        .max_lines(2)
        .center()
        .color(if is_off {
            ui.colours.ink_soft
        } else {
            face.skin(&ui).text
        })
        .height(Length::Fill)
        .ungrouped();
    if is_off {
        let inside = container(label).padding([0, 10]).height(height);
        return container(dashed(inside, ui.colours.line_strong, 2.0, 16.0))
            .height(height)
            .into();
    }
    tap(&ui, face.skin(&ui).radius(16.0), label)
        .width(Length::Fill)
        .height(height)
        .padding([0, 10])
        .on_press_maybe(message)
        .into()
}
