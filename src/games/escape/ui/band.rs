//! The band above the players, as wide as the screen: what the figures mean now, every gong and
//! door, the questions, and corrections.

use super::layout::area;
use super::{Message, Panel, START_SHOWN_MS, Screen};
use crate::core::{Game, Icon, Seat};
use crate::games::escape::cues::Phase;
use crate::games::escape::rule_ids;
use crate::games::escape::rules::{Event, MOST_DICE};
use crate::session::View;
use crate::sound::recording::Fault;
use crate::ui::canvas::figure;
use crate::ui::choice::volume_slider;
use crate::ui::panel::outlined;
use crate::ui::tile::tile;
use crate::ui::{Element, Face, Fit, Role, Row, TapStyle, Ui, by_space, fit, icon, tap};
use iced::widget::{container, row, space};
use iced::{Alignment, Color, Length, Padding, border};

/// What the band shows.
enum Shown {
    Panel(Panel),
    /// Which countdown, and the milliseconds left.
    Countdown(u8, u32),
    Door,
    Fault(Fault),
    Start,
    Stopped,
    Sentence,
}

/// An open panel first, then the current cue, then the rest.
fn shown(view: View<'_, Screen>) -> Shown {
    let screen = view.screen;
    match (screen.panel, screen.phase(), screen.fault) {
        (Some(panel), ..) => Shown::Panel(panel),
        (None, Phase::Countdown(which, left), _) if screen.is_running => {
            Shown::Countdown(which, left)
        }
        _ if screen.door_waits(view.state()) => Shown::Door,
        (.., Some(fault)) => Shown::Fault(fault),
        _ if screen.is_stopped() => Shown::Stopped,
        _ if screen.at < START_SHOWN_MS => Shown::Start,
        _ => Shown::Sentence,
    }
}

/// Whether there is something to tap in the band.
pub fn has_controls(view: View<'_, Screen>) -> bool {
    matches!(shown(view), Shown::Panel(_) | Shown::Door | Shown::Fault(_))
}

/// Fills its space.
pub fn band(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        // Beside the clock it is as narrow as on a phone.
        let ui = if ui.space.width < 420.0 {
            ui.as_window()
        } else {
            ui
        };
        let view = view.with(ui);
        match shown(view) {
            Shown::Panel(Panel::Leaving { player, to }) => leaving(view, player, to),
            Shown::Panel(Panel::Dice(seat)) => correct_dice(view, seat),
            Shown::Panel(Panel::Jewels { beside }) => correct_jewels(view, beside),
            Shown::Panel(Panel::Volume) => volume(view),
            Shown::Countdown(which, left) => countdown(view, which, left),
            Shown::Door => door(view),
            Shown::Fault(fault) => unheard(ui, fault),
            Shown::Start => start(view),
            Shown::Stopped => stopped(view),
            Shown::Sentence => meaning(view),
        }
    })
    .into()
}

/// What the figures mean now, and whether somebody can leave.
pub fn sentence(view: View<'_, Screen>) -> (String, bool) {
    let (ui, state) = (view.ui, view.state());
    let inside = state.inside_seats();
    let able: Vec<Seat> = inside
        .clone()
        .filter(|seat| state.can_leave(*seat))
        .collect();
    if able.is_empty() {
        let dice = inside.map(|seat| state.adventurers()[seat.index()].dice);
        let jewels = state.keys().saturating_sub(dice.max().unwrap_or(0));
        let words = ui.tr("escape-jewels-to-go", &[("jewels", jewels.into())]);
        return (words, false);
    }
    if able.len() > 1 && able.len() == inside.count() {
        return (ui.t("escape-all-able"), true);
    }
    (named(view, "escape-able", &able), true)
}

/// A sentence about these players.
fn named(view: View<'_, Screen>, key: &str, seats: &[Seat]) -> String {
    let names = view.names(seats.iter().copied());
    let args = [("names", names.into()), ("count", seats.len().into())];
    view.ui.tr(key, &args)
}

fn words(ui: Ui<'_>, role: Role, words: String, ink: Color) -> Fit {
    fit(ui, role, words)
        .min_size(14.0)
        .max_lines(3)
        .line_height(1.1)
        .color(ink)
        .height(Length::Fill)
}

fn line(ui: Ui<'_>) -> Row<'_, Message> {
    row![]
        .spacing(if ui.narrow() { 6 } else { 14 })
        .align_y(Alignment::Center)
        .height(Length::Fill)
}

/// The frame of a panel that was opened.
fn framed<'a>(ui: Ui<'a>, edge: Color, content: Row<'a, Message>) -> Element<'a, Message> {
    on_ground(ui, ui.colours.surface, edge, content)
}

fn on_ground<'a>(
    ui: Ui<'a>,
    ground: Color,
    edge: Color,
    content: Row<'a, Message>,
) -> Element<'a, Message> {
    let padding = if ui.narrow() { [5, 6] } else { [6, 14] };
    container(content)
        .padding(padding)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(outlined(ground, edge, 3, 16))
        .into()
}

/// A square button as high as the band.
fn sign(ui: Ui<'_>, sign: Icon, face: Face, message: Option<Message>) -> Element<'_, Message> {
    let ink = if message.is_some() {
        face.skin(&ui).text
    } else {
        ui.colours.line_strong
    };
    let px = if ui.narrow() { 22.0 } else { 28.0 };
    let content = container(icon::tinted(sign, px, ink)).center(Length::Fill);
    tap(&ui, face.skin(&ui).radius(14.0), content)
        .width(if ui.narrow() { 48.0 } else { 64.0 })
        .height(Length::Fill)
        .on_press_maybe(message)
        .into()
}

/// A sign across the screen: picture, words and the seconds left.
fn signal<'a>(
    ui: Ui<'a>,
    picture: Icon,
    title: String,
    about: Option<String>,
    seconds: Option<i64>,
) -> Element<'a, Message> {
    let skin = Face::Accent.skin(&ui);
    let height = area(ui).height;
    let is_low = height < 48.0;
    let padding = if is_low { 0.0 } else { 4.0 };
    let height = height - 2.0 * padding;
    let about = about.filter(|_| ui.width_ems() >= 24.0);
    let about = about.map(|about| {
        let about = words(ui, Role::Body, about, skin.text).max_lines(2);
        container(about).width(Length::FillPortion(3))
    });
    // In a narrow band the words need the space more.
    let has_picture = !is_low && ui.width_ems() >= 18.0;
    let role = if is_low { Role::Label } else { Role::Display };
    let title = words(ui, role, title, skin.text).max_lines(2);
    let seconds = seconds.map(|seconds| {
        let digits = figure(height * 1.1, skin.text, seconds.to_string());
        // Digits are drawn a little below the middle of their line.
        let digits = container(digits).padding(Padding::ZERO.bottom(height * 0.08));
        row![digits, ui.text(Role::Label, "s").color(skin.text)]
            .spacing(4)
            .align_y(Alignment::Center)
    });
    let content = line(ui)
        .push(has_picture.then(|| icon::coloured(picture, height * 0.8)))
        .push(container(title).width(Length::FillPortion(4)))
        .push(about)
        .push(seconds);
    let background = skin.background;
    container(content)
        .padding([padding, ui.margin() / 2.0])
        .width(Length::Fill)
        .height(Length::Fill)
        .style(move |_| container::Style {
            background,
            border: border::rounded(16),
            ..container::Style::default()
        })
        .into()
}

fn countdown(view: View<'_, Screen>, which: u8, left: u32) -> Element<'_, Message> {
    let ui = view.ui;
    let seconds = Some(i64::from(left.div_ceil(1000)));
    if which < 3 {
        let about = Some(ui.t("escape-back-price"));
        signal(ui, Icon::Gong, ui.t("escape-back"), about, seconds)
    } else {
        let about = Some(sentence(view).0);
        let title = ui.t("escape-to-the-exit");
        signal(ui, Icon::Gong, title, about, seconds)
    }
}

/// The seconds to the shout, and the shout.
fn start(view: View<'_, Screen>) -> Element<'_, Message> {
    let (ui, at) = (view.ui, view.screen.at);
    let (key, seconds) = if at < 0 {
        ("escape-phase-lead-in", Some((-at + 999) / 1000))
    } else {
        ("escape-go", None)
    };
    signal(ui, Icon::Torch, ui.t(key), None, seconds)
}

/// Since when the clock is stopped. A tap starts it again.
fn stopped(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let text = match &view.screen.paused_since {
        Some(since) => {
            let time = ui.words.time(since);
            ui.tr("escape-paused-since", &[("time", time.into())])
        }
        None => ui.t("escape-paused"),
    };
    let (ground, ink) = (ui.accent.second, ui.accent.on_second);
    sentence_tap(ui, Icon::Play, text, ground, [ink; 2], Message::Pause)
}

/// What the figures mean. A tap opens the rule.
fn meaning(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let (text, is_able) = sentence(view);
    let (ground, ink, mark) = if is_able {
        (ui.accent.accent, ui.accent.on_accent, ui.accent.on_accent)
    } else {
        (ui.accent.tint, ui.colours.ink, ui.accent.accent)
    };
    let why = Message::Why(rule_ids::KEYS);
    sentence_tap(ui, Icon::Exit, text, ground, [ink, mark], why)
}

fn sentence_tap<'a>(
    ui: Ui<'a>,
    sign: Icon,
    text: String,
    ground: Color,
    [ink, mark]: [Color; 2],
    message: Message,
) -> Element<'a, Message> {
    let px = (area(ui).height * 0.55).min(44.0);
    let text = words(ui, Role::Lead, text, ink);
    let content = line(ui).push(icon::tinted(sign, px, mark)).push(text);
    tap(&ui, TapStyle::bare(&ui).fill(ground).radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding([ui.margin() / 4.0, ui.margin() / 1.5])
        .on_press(message)
        .into()
}

/// A question, with what answers it.
fn question<'a>(
    ui: Ui<'a>,
    picture: Element<'a, Message>,
    text: Fit,
    face: Face,
    (answer, message): (String, Message),
) -> Row<'a, Message> {
    let answer = tile(ui, face, answer)
        .short_label(ui.t("escape-own-done"))
        .on_press(message);
    let answer = container(Element::from(answer)).height(Length::Fill);
    let words = if ui.narrow() { 4 } else { 5 };
    line(ui)
        .push(picture)
        .push(container(text).width(Length::FillPortion(words)))
        .push(answer.width(Length::FillPortion(4)))
}

/// Who was not back when the door slammed? Drawn as large as a gong.
fn door(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let caught: Vec<Seat> = view.screen.caught.iter().copied().collect();
    let answer = if caught.is_empty() {
        ui.t("escape-door-nobody")
    } else {
        named(view, "escape-door-lose", &caught)
    };
    // On a phone large words need the room.
    let picture: Element<'_, Message> = if ui.narrow() && ui.large_text() {
        space().into()
    } else {
        icon::coloured(Icon::Door, area(ui).height * 0.7)
    };
    let (ground, ink) = (ui.accent.second, ui.accent.on_second);
    let text = words(ui, Role::Title, ui.t("escape-door-who"), ink);
    let answer = (answer, Message::DoorDone);
    let content = question(ui, picture, text, Face::Raised, answer);
    on_ground(ui, ground, ground, content)
}

/// Who gets one of the dice of the one who leaves?
fn leaving(view: View<'_, Screen>, player: Seat, to: Option<Seat>) -> Element<'_, Message> {
    let ui = view.ui;
    let answer = match to {
        Some(seat) => ui.tr("escape-give-to", &[("name", view.name(seat).into())]),
        None => ui.t("escape-give-nobody"),
    };
    let text = ui.tr("escape-give-who", &[("name", view.name(player).into())]);
    let text = words(ui, Role::Lead, text, ui.colours.ink)
        .short_text(Some(ui.t("escape-give-short")))
        .min_size(16.0);
    // On a phone the pencil needs the room, and the card says who it is.
    let picture: Element<'_, Message> = if ui.narrow() {
        space().into()
    } else {
        view.chip(player, (area(ui).height * 0.6).min(56.0))
    };
    let edit = Message::Open(Panel::Dice(player));
    let content = question(ui, picture, text, Face::Accent, (answer, Message::Gives))
        .push(sign(ui, Icon::Edit, Face::Plain, Some(edit)))
        .push(sign(ui, Icon::Close, Face::Plain, Some(Message::Close)));
    framed(ui, ui.accent.accent, content)
}

/// A count between − and +; a button without effect is disabled.
fn stepper<'a>(
    ui: Ui<'a>,
    count: i16,
    to: impl Fn(i16) -> Option<Message>,
) -> Element<'a, Message> {
    let (most, width) = if ui.narrow() {
        (46.0, 52.0)
    } else {
        (64.0, 72.0)
    };
    let px = (area(ui).height * 0.8).min(most);
    let digits = figure(px, ui.colours.ink, count.to_string());
    row![
        sign(ui, Icon::Minus, Face::Raised, to(count - 1)),
        container(digits).center_x(width),
        sign(ui, Icon::Plus, Face::Raised, to(count + 1)),
    ]
    .align_y(Alignment::Center)
    .into()
}

fn done(ui: Ui<'_>) -> Element<'_, Message> {
    sign(ui, Icon::Check, Face::Accent, Some(Message::Close))
}

fn correct_dice(view: View<'_, Screen>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let to = |dice: i16| {
        let is_possible = (0..=i16::from(MOST_DICE)).contains(&dice);
        is_possible.then_some(Message::SetDice(seat, dice))
    };
    let has_room = ui.width_ems() >= 20.0;
    let text = if has_room {
        ui.tr("escape-set-dice", &[("name", view.name(seat).into())])
    } else {
        view.name(seat)
    };
    let text = words(ui, Role::Label, text, ui.colours.ink);
    // Where the name does not fit, the chip says who it is.
    let text = if has_room {
        text
    } else {
        text.all_or_nothing()
    };
    let why = Message::Why(rule_ids::ESCAPE_DICE);
    let why = has_room.then(|| sign(ui, Icon::Help, Face::Plain, Some(why)));
    let entries = Some(Message::Entries).filter(|_| view.live.can_undo());
    let entries = sign(ui, Icon::History, Face::Plain, entries);
    let dice = view.state().adventurers()[seat.index()].dice;
    let content = line(ui)
        .push(view.chip(seat, (area(ui).height * 0.6).min(56.0)))
        .push(text)
        .push(stepper(ui, dice.into(), to))
        .push(why)
        .push(entries)
        .push(done(ui));
    framed(ui, ui.accent.accent, content)
}

/// The jewels in the reserve, or those beside it.
fn correct_jewels(view: View<'_, Screen>, beside: bool) -> Element<'_, Message> {
    let (ui, state) = (view.ui, view.state());
    let (reserve, spare) = (i16::from(state.reserve()), i16::from(state.beside()));
    let to = |count: i16| {
        let (reserve, beside) = if beside {
            (reserve, count)
        } else {
            (count, spare)
        };
        let event = Event::Jewels { reserve, beside };
        let is_possible = state.apply(&event).is_ok();
        is_possible.then_some(Message::SetJewels { reserve, beside })
    };
    let tab = |picture, key: &str, is_beside: bool| {
        let label = fit(ui, Role::Label, ui.t(key))
            .max_lines(2)
            .all_or_nothing();
        let px = if ui.narrow() { 28.0 } else { 40.0 };
        let label = (!ui.narrow()).then(|| label.height(Length::Fill));
        let content = row![icon::coloured(picture, px)].push(label);
        let content = content.spacing(10).align_y(Alignment::Center);
        let content = if ui.narrow() {
            container(content).center(Length::Fill)
        } else {
            container(content)
        };
        let skin = Face::Card.chosen_if(beside == is_beside).skin(&ui);
        tap(&ui, skin.radius(14.0), content)
            .width(Length::Fill)
            .height(Length::Fill)
            .padding([0, 8])
            .on_press(Message::Open(Panel::Jewels { beside: is_beside }))
    };
    let spares = state.has_destiny();
    let spares = spares.then(|| tab(Icon::Destiny, "escape-set-beside", true));
    let content = line(ui)
        .push(tab(Icon::Jewel, "escape-set-reserve", false))
        .push(spares)
        .push(stepper(ui, if beside { spare } else { reserve }, to))
        .push(done(ui));
    framed(ui, ui.accent.accent, content)
}

fn volume(view: View<'_, Screen>) -> Element<'_, Message> {
    let (ui, screen) = (view.ui, view.screen);
    let slider = |picture, level, on_change: fn(u8) -> Message| {
        let slider = volume_slider(&ui, level, on_change, Message::VolumeDone);
        row![picture, slider]
            .spacing(10)
            .align_y(Alignment::Center)
            .width(Length::Fill)
    };
    let music = icon::tinted(Icon::Music, 28.0, ui.colours.ink);
    let gong = icon::coloured(Icon::Gong, 32.0);
    let label = |key: &str| {
        let is_wide = ui.width_ems() >= 36.0;
        is_wide.then(|| ui.text(Role::Label, ui.t(key)))
    };
    let content = line(ui)
        .push(label("settings-music"))
        .push(slider(music, screen.music, Message::Music))
        .push(label("settings-effects"))
        .push(slider(gong, screen.effects, Message::Effects))
        .push(done(ui));
    framed(ui, ui.accent.accent, content)
}

/// The recording cannot be played: why, and what can be played instead.
fn unheard(ui: Ui<'_>, fault: Fault) -> Element<'_, Message> {
    let why = ui.t(&format!("escape-own-{}", fault.name()));
    let text = format!("{why} {}", ui.t("escape-own-clock-goes-on"));
    let text = fit(ui, Role::Label, text)
        .short_text(Some(ui.t(&format!("escape-own-brief-{}", fault.name()))))
        .min_size(16.0)
        .max_lines(4)
        .line_height(1.1)
        .height(Length::Fill);
    let way = |face, key: &str, message| {
        let tile = tile(ui, face, ui.t(key)).on_press(message);
        container(Element::from(tile))
            .width(Length::FillPortion(2))
            .height(Length::Fill)
    };
    let instead = way(Face::Accent, "escape-track-one", Message::Instead);
    let without: Element<'_, Message> = if ui.narrow() {
        sign(ui, Icon::Close, Face::Raised, Some(Message::Without))
    } else {
        way(Face::Raised, "banner-without-sound", Message::Without).into()
    };
    let content = line(ui)
        .push(container(text).width(Length::FillPortion(4)))
        .push(instead)
        .push(without);
    framed(ui, ui.colours.warning, content)
}
