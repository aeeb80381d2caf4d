//! Putting the marks of a recording: by tapping along once, or step by step.

use super::super::marks::Mark;
use super::super::soundtrack::Recording;
use super::Desk;
use super::card::{mark_name, picture, unheard};
use super::own::{Message, Tab, length, moment, title};
use crate::ui::icon::{self, Icon};
use crate::ui::panel::well;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, Text, button, choice};
use iced::widget::{column, container, progress_bar, row, text};
use iced::{Alignment, Background, Length, border};

/// Heights of the parts.
const STRIP: f32 = 44.0;
const KEY: f32 = 64.0;

/// What title and tabs take.
fn head(look: &Look<'_>) -> f32 {
    let (title, gap) = if look.narrow() {
        (48.0, 8.0)
    } else {
        (56.0, 12.0)
    };
    title + look.grow(56.0) + 8.0 + 2.0 * gap
}

pub fn view<'a>(
    look: &Look<'a>,
    room: f32,
    desk: &'a Desk,
    own: &'a Recording,
) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let undo = (!marking.before.is_empty()).then_some(Message::Undo);
    let head = row![
        title(look, look.t("escape-own-marks"), 2.0),
        button::sign(look, Icon::Undo, undo),
        button::sign(look, Icon::Close, Some(Message::Close)),
    ]
    .align_y(Alignment::Center);
    let tabs = [
        (Tab::Listen, look.t("escape-own-tab-listen")),
        (Tab::Step, look.t("escape-own-tab-step")),
    ];
    let tabs = choice::segmented(look, &tabs, Some(marking.tab), 2, Message::Tab);
    let room = match desk.owning.fault {
        Some(_) if look.narrow() => room - look.grow(128.0),
        Some(_) if look.large_text() => room - 230.0,
        Some(_) => room - look.grow(84.0),
        None => room,
    };
    let body = match marking.tab {
        Tab::Listen => listen(look, room, desk, own),
        Tab::Step => step(look, room, desk, own),
    };
    column![head]
        .push(desk.owning.fault.map(|fault| unheard(look, fault)))
        .push(tabs)
        .push(body)
        .spacing(if look.narrow() { 8 } else { 12 })
        .into()
}

/// The seven marks in a row: those that stand are ticked, the one in question has an edge.
fn strip<'a>(look: &Look<'a>, own: &Recording, at: Option<Mark>) -> Element<'a, Message> {
    let colours = look.colours;
    let accent = look.accent;
    let cells = Mark::ALL.map(|mark| {
        let set = own.marks.at(mark).is_some();
        let here = at == Some(mark);
        let roomy = look.size.width > 560.0;
        let tick = set.then(|| icon::sign(Icon::Check, 22.0, accent.accent));
        let content = row![]
            .push((roomy || !set).then(|| icon::thing(picture(mark), 28.0)))
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
    row(cells).spacing(if look.narrow() { 4 } else { 8 }).into()
}

/// Digits as large as what is left of the height allows.
fn clock<'a>(look: &Look<'a>, time: String, height: f32) -> Text<'a> {
    let width = look.size.width - if look.narrow() { 60.0 } else { 100.0 };
    let px = typeface::fitting(Role::Huge, false, time.chars().count(), width, height * 0.8);
    look.digits(px.max(36.0), time)
}

fn listen<'a>(
    look: &Look<'a>,
    room: f32,
    desk: &'a Desk,
    own: &'a Recording,
) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let next = own.marks.next();
    let at = u32::try_from(marking.at).unwrap_or(0);
    let big = if look.narrow() { 88.0 } else { 96.0 };
    let gap = if look.narrow() { 8.0 } else { 12.0 };
    let rest = room - head(look) - STRIP - KEY - big - 4.0 * gap;
    let roomy = rest > 110.0;
    let digits = clock(
        look,
        moment(look, at),
        rest - if roomy { 50.0 } else { 8.0 },
    );
    let sub = if own.marks.count() == 0 && !marking.playing && !look.large_text() {
        look.t("escape-own-hint")
    } else {
        look.tr("escape-own-of", &[("length", length(own.length_ms).into())])
    };
    let sub = roomy.then(|| look.soft(Role::Small, sub).align_x(Alignment::Center));
    let middle = column![digits]
        .push(sub)
        .push(roomy.then(|| progress(look, at, own.length_ms)))
        .spacing(6)
        .align_x(Alignment::Center);
    let word = match next {
        Some(mark) => look.tr("escape-own-now", &[("mark", mark_name(look, mark).into())]),
        None => look.t("escape-own-done"),
    };
    let sign = if next.is_some() {
        Icon::Touch
    } else {
        Icon::Check
    };
    let now = button::primary_big(look, Some(sign), word)
        .width(Length::Fill)
        .height(Length::Fixed(big))
        .on_press(Message::Mark);
    column![
        strip(look, own, next),
        container(middle).center(Length::Fill),
        transport(look, marking.playing),
        now,
    ]
    .spacing(gap)
    .into()
}

fn progress<'a>(look: &Look<'a>, at: u32, length: u32) -> Element<'a, Message> {
    let (ground, ink) = (look.colours.sunken, look.accent.accent);
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
fn transport<'a>(look: &Look<'a>, playing: bool) -> Element<'a, Message> {
    let jump = |forward: bool| {
        let seconds = if forward { "+5" } else { "\u{2212}5" };
        let word = look.tr("escape-own-seconds", &[("seconds", seconds.into())]);
        key(look, word, Message::Jump(forward))
    };
    let (sign, word) = if playing {
        (Icon::Pause, "escape-pause")
    } else {
        (Icon::Play, "escape-own-play")
    };
    let sign = (!look.large_text()).then_some(sign);
    let play = button::secondary(look, sign, look.t(word))
        .width(Length::FillPortion(2))
        .height(Length::Fixed(KEY))
        .padding([0, 8])
        .on_press(Message::Play);
    row![jump(false), play, jump(true)].spacing(8).into()
}

fn key<'a>(look: &Look<'a>, word: String, message: Message) -> Element<'a, Message> {
    let word = text(word)
        .size(look.px(Role::Label).min(28.0))
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0);
    tap(look, skin, container(word).center(Length::Fill))
        .width(Length::FillPortion(1))
        .height(Length::Fixed(KEY))
        .on_press(message)
        .into()
}

fn step<'a>(
    look: &Look<'a>,
    room: f32,
    desk: &'a Desk,
    own: &'a Recording,
) -> Element<'a, Message> {
    let marking = &desk.owning.marking;
    let mark = marking.selected;
    let set = own.marks.at(mark);
    let turn = |sign, forward| {
        let message = mark.beside(forward).map(|_| Message::Select(forward));
        button::sign(look, sign, message).height(Length::Fixed(KEY))
    };
    let name = row![
        icon::thing(picture(mark), 36.0),
        look.text(Role::Lead, mark_name(look, mark)).size(
            look.px(Role::Lead)
                .min(if look.narrow() { 24.0 } else { 32.0 })
        ),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let choose = row![
        turn(Icon::Left, false),
        container(name).center_x(Length::Fill),
        turn(Icon::Chevron, true),
    ]
    .align_y(Alignment::Center);
    let crowded = look.large_text() && room < 700.0;
    let strip = (!crowded).then(|| strip(look, own, Some(mark)));
    let above = if crowded { 0.0 } else { STRIP + 8.0 };
    let rest = room - head(look) - above - 4.0 * KEY - 4.0 * 8.0;
    let (time, ink) = match set {
        Some(at) => (moment(look, at), look.colours.ink),
        None => ("—".to_owned(), look.colours.ink_soft),
    };
    let unset = set
        .is_none()
        .then(|| look.soft(Role::Small, look.t("escape-own-unset")));
    let note = if unset.is_some() { 32.0 } else { 0.0 };
    let clock = column![clock(look, time, rest - note).color(ink)]
        .push(unset)
        .spacing(6)
        .align_x(Alignment::Center);
    let steps = |sign: &str, factor: i32| {
        let keys = [("ten", 10_000), ("one", 1_000), ("tenth", 100)].map(|(name, ms)| {
            let word = format!("{sign}{}", look.t(&format!("escape-own-by-{name}")));
            key(look, word, Message::Step(factor * ms))
        });
        row(keys).spacing(8)
    };
    let sign = |sign| (!look.large_text()).then_some(sign);
    let (word, icon) = if marking.playing {
        ("escape-pause", Icon::Pause)
    } else {
        ("escape-own-hear", Icon::Play)
    };
    let hear = button::secondary(look, sign(icon), look.t(word))
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
    let clear = button::secondary(look, sign(Icon::Close), look.t("escape-own-clear"))
        .width(Length::Fill)
        .height(Length::Fixed(KEY))
        .padding([0, 8])
        .on_press_maybe(set.map(|_| Message::Clear));
    column![]
        .push(strip)
        .push(well(look, choose).width(Length::Fill))
        .push(container(clock).center(Length::Fill))
        .push(steps("\u{2212}", -1))
        .push(steps("+", 1))
        .push(row![hear, clear].spacing(8))
        .spacing(8)
        .into()
}
