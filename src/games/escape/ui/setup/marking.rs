//! Putting the marks of a recording: by tapping along once, or step by step.

use super::Form;
use super::card::{mark_name, picture, unheard};
use super::own::{Message, Tab, length, moment, title};
use crate::core::Icon;
use crate::games::escape::marks::Mark;
use crate::games::escape::soundtrack::Recording;
use crate::ui::panel::well;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Text, Ui, button, choice, icon};
use iced::widget::{column, container, progress_bar, row, text};
use iced::{Alignment, Background, Length, border};

/// Heights of the parts.
const STRIP: f32 = 44.0;
const KEY: f32 = 64.0;

/// What title and tabs take.
fn head(ui: &Ui<'_>) -> f32 {
    let (title, gap) = if ui.narrow() {
        (48.0, 8.0)
    } else {
        (56.0, 12.0)
    };
    title + ui.grow(56.0) + 8.0 + 2.0 * gap
}

pub fn view<'a>(
    ui: &Ui<'a>,
    room: f32,
    desk: &'a Form,
    own: &'a Recording,
) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let undo = (!marking.before.is_empty()).then_some(Message::Undo);
    let head = row![
        title(ui, ui.t("escape-own-marks"), 2.0),
        button::icon_button(ui, Icon::Undo, undo),
        button::icon_button(ui, Icon::Close, Some(Message::Close)),
    ]
    .align_y(Alignment::Center);
    let tabs = [
        (Tab::Listen, ui.t("escape-own-tab-listen")),
        (Tab::Step, ui.t("escape-own-tab-step")),
    ];
    let tabs = choice::segmented(ui, &tabs, Some(marking.tab), 2, Message::Tab);
    let room = match desk.owning.fault {
        Some(_) if ui.narrow() => room - ui.grow(128.0),
        Some(_) if ui.large_text() => room - 230.0,
        Some(_) => room - ui.grow(84.0),
        None => room,
    };
    let body = match marking.tab {
        Tab::Listen => listen(ui, room, desk, own),
        Tab::Step => step(ui, room, desk, own),
    };
    column![head]
        .push(desk.owning.fault.map(|fault| unheard(ui, fault)))
        .push(tabs)
        .push(body)
        .spacing(if ui.narrow() { 8 } else { 12 })
        .into()
}

/// The seven marks in a row: those that stand are ticked, the one in question has an edge.
fn strip<'a>(ui: &Ui<'a>, own: &Recording, at: Option<Mark>) -> Element<'a, Message> {
    let colours = ui.colours;
    let accent = ui.accent;
    let cells = Mark::ALL.map(|mark| {
        let set = own.marks.at(mark).is_some();
        let here = at == Some(mark);
        let roomy = ui.size.width > 560.0;
        let tick = set.then(|| icon::tinted(Icon::Check, 22.0, accent.accent));
        let content = row![]
            .push((roomy || !set).then(|| icon::coloured(picture(mark), 28.0)))
            .push(tick)
            .spacing(6)
            .align_y(Alignment::Center);
        let (edge, width) = if here {
            (accent.accent, 3.0)
        } else {
            (colours.line, 1.0)
        };
        let ground = if set { accent.tint } else { colours.sunken };
        container(content)
            .center_x(Length::Fill)
            .center_y(Length::Fixed(STRIP))
            .style(move |_| container::Style {
                background: Some(Background::Color(ground)),
                border: border::rounded(12).color(edge).width(width),
                ..container::Style::default()
            })
            .into()
    });
    row(cells).spacing(if ui.narrow() { 4 } else { 8 }).into()
}

/// Digits as large as what is left of the height allows.
fn clock<'a>(ui: &Ui<'a>, time: String, height: f32) -> Text<'a> {
    let width = ui.size.width - if ui.narrow() { 60.0 } else { 100.0 };
    let px = typography::fitting(Role::Huge, false, time.chars().count(), width, height * 0.8);
    ui.digits(px.max(36.0), time)
}

fn listen<'a>(ui: &Ui<'a>, room: f32, desk: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let next = own.marks.next();
    let at = u32::try_from(marking.at).unwrap_or(0);
    let big = if ui.narrow() { 88.0 } else { 96.0 };
    let gap = if ui.narrow() { 8.0 } else { 12.0 };
    let rest = room - head(ui) - STRIP - KEY - big - 4.0 * gap;
    let roomy = rest > 110.0;
    let digits = clock(ui, moment(ui, at), rest - if roomy { 50.0 } else { 8.0 });
    let sub = if own.marks.count() == 0 && !marking.playing && !ui.large_text() {
        ui.t("escape-own-hint")
    } else {
        ui.tr("escape-own-of", &[("length", length(own.length_ms).into())])
    };
    let sub = roomy.then(|| ui.soft(Role::Small, sub).align_x(Alignment::Center));
    let middle = column![digits]
        .push(sub)
        .push(roomy.then(|| progress(ui, at, own.length_ms)))
        .spacing(6)
        .align_x(Alignment::Center);
    let word = match next {
        Some(mark) => ui.tr("escape-own-now", &[("mark", mark_name(ui, mark).into())]),
        None => ui.t("escape-own-done"),
    };
    let sign = if next.is_some() {
        Icon::Touch
    } else {
        Icon::Check
    };
    let now = button::primary_big(ui, Some(sign), word)
        .width(Length::Fill)
        .height(Length::Fixed(big))
        .on_press(Message::Mark);
    column![
        strip(ui, own, next),
        container(middle).center(Length::Fill),
        transport(ui, marking.playing),
        now,
    ]
    .spacing(gap)
    .into()
}

fn progress<'a>(ui: &Ui<'a>, at: u32, length: u32) -> Element<'a, Message> {
    let (ground, ink) = (ui.colours.sunken, ui.accent.accent);
    #[expect(clippy::cast_precision_loss, reason = "a bar")]
    let bar = progress_bar(0.0..=length.max(1) as f32, at as f32);
    bar.girth(10)
        .style(move |_| progress_bar::Style {
            background: Background::Color(ground),
            bar: Background::Color(ink),
            border: border::rounded(5),
        })
        .into()
}

/// Five seconds back, pause, five seconds on.
fn transport<'a>(ui: &Ui<'a>, playing: bool) -> Element<'a, Message> {
    let jump = |forward: bool| {
        let seconds = if forward { "+5" } else { "\u{2212}5" };
        let word = ui.tr("escape-own-seconds", &[("seconds", seconds.into())]);
        key(ui, word, Message::Jump(forward))
    };
    let (sign, word) = if playing {
        (Icon::Pause, "escape-pause")
    } else {
        (Icon::Play, "escape-own-play")
    };
    let sign = (!ui.large_text()).then_some(sign);
    let play = button::secondary(ui, sign, ui.t(word))
        .width(Length::FillPortion(2))
        .height(Length::Fixed(KEY))
        .padding([0, 8])
        .on_press(Message::Play);
    row![jump(false), play, jump(true)].spacing(8).into()
}

fn key<'a>(ui: &Ui<'a>, word: String, message: Message) -> Element<'a, Message> {
    let word = text(word)
        .size(ui.px(Role::Label).min(28.0))
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0);
    tap(ui, skin, container(word).center(Length::Fill))
        .width(Length::FillPortion(1))
        .height(Length::Fixed(KEY))
        .on_press(message)
        .into()
}

fn step<'a>(ui: &Ui<'a>, room: f32, desk: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let mark = marking.selected;
    let set = own.marks.at(mark);
    let turn = |sign, forward| {
        let message = mark.beside(forward).map(|_| Message::Select(forward));
        button::icon_button(ui, sign, message).height(Length::Fixed(KEY))
    };
    let name = row![
        icon::coloured(picture(mark), 36.0),
        ui.text(Role::Lead, mark_name(ui, mark))
            .size(ui.px(Role::Lead).min(if ui.narrow() { 24.0 } else { 32.0 })),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let choose = row![
        turn(Icon::Left, false),
        container(name).center_x(Length::Fill),
        turn(Icon::Chevron, true),
    ]
    .align_y(Alignment::Center);
    let crowded = ui.large_text() && room < 700.0;
    let strip = (!crowded).then(|| strip(ui, own, Some(mark)));
    let above = if crowded { 0.0 } else { STRIP + 8.0 };
    let rest = room - head(ui) - above - 4.0 * KEY - 4.0 * 8.0;
    let (time, ink) = match set {
        Some(at) => (moment(ui, at), ui.colours.ink),
        None => ("—".to_owned(), ui.colours.ink_soft),
    };
    let unset = set
        .is_none()
        .then(|| ui.soft(Role::Small, ui.t("escape-own-unset")));
    let note = if unset.is_some() { 32.0 } else { 0.0 };
    let clock = column![clock(ui, time, rest - note).color(ink)]
        .push(unset)
        .spacing(6)
        .align_x(Alignment::Center);
    let steps = |sign: &str, factor: i32| {
        let keys = [("ten", 10_000), ("one", 1_000), ("tenth", 100)].map(|(name, ms)| {
            let word = format!("{sign}{}", ui.t(&format!("escape-own-by-{name}")));
            key(ui, word, Message::Step(factor * ms))
        });
        row(keys).spacing(8)
    };
    let sign = |sign| (!ui.large_text()).then_some(sign);
    let (word, icon) = if marking.playing {
        ("escape-pause", Icon::Pause)
    } else {
        ("escape-own-hear", Icon::Play)
    };
    let hear = button::secondary(ui, sign(icon), ui.t(word))
        .width(Length::Fill)
        .height(Length::Fixed(KEY))
        .padding([0, 8])
        .on_press_maybe(set.map(|_| {
            if marking.playing {
                Message::Play
            } else {
                Message::Hear
            }
        }));
    let clear = button::secondary(ui, sign(Icon::Close), ui.t("escape-own-clear"))
        .width(Length::Fill)
        .height(Length::Fixed(KEY))
        .padding([0, 8])
        .on_press_maybe(set.map(|_| Message::Clear));
    column![]
        .push(strip)
        .push(well(ui, choose).width(Length::Fill))
        .push(container(clock).center(Length::Fill))
        .push(steps("\u{2212}", -1))
        .push(steps("+", 1))
        .push(row![hear, clear].spacing(8))
        .spacing(8)
        .into()
}
