//! Setting the marks of a recording: by tapping along once, or step by step.

use super::Form;
use super::card::{head, mark_name, picture, unheard};
use super::own::{Message, Tab, length, moment};
use crate::core::Icon;
use crate::games::escape::marks::Mark;
use crate::games::escape::soundtrack::Recording;
use crate::ui::panel::{outlined, well};
use crate::ui::tabs::tabs;
use crate::ui::{
    Element, Face, Role, Ui, button, by_space, cells, choice, fit, fit_digits, fit_group, fit_soft,
    icon, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// Heights of the parts.
const STRIP: f32 = 44.0;
const KEY: f32 = 64.0;

pub fn view<'a>(ui: Ui<'a>, form: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let marking = &form.recordings.marking;
    let undo = (!marking.before.is_empty()).then_some(Message::Undo);
    let signs = [
        button::icon_button(&ui, Icon::Undo, undo).into(),
        button::icon_button(&ui, Icon::Close, Some(Message::Close)).into(),
    ];
    let labels = [
        (Tab::Listen, ui.t("escape-own-tab-listen")),
        (Tab::Step, ui.t("escape-own-tab-step")),
    ];
    let body = by_space(ui, move |ui| match marking.tab {
        Tab::Listen => listen(ui, form, own),
        Tab::Step => step(ui, form, own),
    });
    let fault = form.recordings.fault;
    column![head(ui, ui.t("escape-own-marks"), signs)]
        .push(fault.map(|fault| unheard(&ui, fault)))
        .push(tabs(ui, marking.tab, labels, Message::Tab))
        .push(body)
        .spacing(8)
        .into()
}

/// The seven marks in a row: those that are set are ticked, the one in question has an edge.
fn strip<'a>(ui: Ui<'a>, own: &Recording, at: Option<Mark>) -> Element<'a, Message> {
    let (colours, accent) = (ui.colours, ui.accent);
    let is_roomy = ui.width_ems() >= 24.0;
    let marks = Mark::ALL.map(|mark| {
        let is_set = own.marks.at(mark).is_some();
        let tick = is_set.then(|| icon::tinted(Icon::Check, 22.0, accent.accent));
        let content = row![]
            .push((is_roomy || !is_set).then(|| icon::coloured(picture(mark), 28.0)))
            .push(tick)
            .spacing(6)
            .align_y(Alignment::Center);
        let (edge, width) = if at == Some(mark) {
            (accent.accent, 3.0)
        } else {
            (colours.line, 1.0)
        };
        let ground = if is_set { accent.tint } else { colours.sunken };
        container(content)
            .center_x(Length::Fill)
            .center_y(STRIP)
            .style(outlined(ground, edge, width, 12))
            .into()
    });
    row(marks).spacing(if ui.narrow() { 4 } else { 8 }).into()
}

fn listen<'a>(ui: Ui<'a>, form: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let marking = &form.recordings.marking;
    let next = own.marks.next();
    let at = u32::try_from(marking.at).unwrap_or(0);
    let about = if own.marks.count() == 0 && !marking.is_playing {
        ui.t("escape-own-hint")
    } else {
        ui.tr("escape-own-of", &[("length", length(own.length_ms).into())])
    };
    // On a low screen the digits need the height more than the words.
    let is_roomy = ui.height_ems() >= 16.0;
    let about = is_roomy.then(|| fit_soft(ui, Role::Small, about).max_lines(2).center());
    let second = |ms: u32| usize::try_from(ms / 1000).unwrap_or(0);
    let progress = choice::steps(&ui, second(at), second(own.length_ms), Message::Seek);
    let digits = fit_digits(ui, moment(ui, at)).max_size(220.0);
    let word = match next {
        Some(mark) => ui.tr("escape-own-now", &[("mark", mark_name(ui, mark).into())]),
        None => ui.t("escape-own-done"),
    };
    let sign = if next.is_some() {
        Icon::Touch
    } else {
        Icon::Check
    };
    let now = button::primary_big(&ui, Some(sign), word)
        .width(Length::Fill)
        .height(88)
        .on_press(Message::Mark);
    column![strip(ui, own, next), digits]
        .push(about)
        .push(progress)
        .push(transport(ui, marking.is_playing))
        .push(now)
        .spacing(8)
        .into()
}

/// Five seconds back, pause, five seconds on.
fn transport(ui: Ui<'_>, is_playing: bool) -> Element<'_, Message> {
    let jump = |forward: bool| {
        let seconds = if forward { "+5" } else { "\u{2212}5" };
        let word = ui.tr("escape-own-seconds", &[("seconds", seconds.into())]);
        key(ui, word, Message::Jump(forward))
    };
    let (sign, word) = if is_playing {
        (Icon::Pause, "escape-pause")
    } else {
        (Icon::Play, "escape-own-play")
    };
    let play = button::secondary(&ui, Some(sign), ui.t(word))
        .width(Length::FillPortion(2))
        .height(KEY)
        .padding([0, 8])
        .on_press(Message::Play);
    row![jump(false), play, jump(true)].spacing(8).into()
}

fn key(ui: Ui<'_>, word: String, message: Message) -> Element<'_, Message> {
    let word = fit(ui, Role::Label, word).center().height(Length::Fill);
    tap(&ui, Face::Raised.skin(&ui), word)
        .width(Length::FillPortion(1))
        .height(KEY)
        .padding([0, 4])
        .on_press(message)
        .into()
}

/// The mark that is moved, between the one before it and the one after.
fn selected(ui: Ui<'_>, mark: Mark) -> Element<'_, Message> {
    let turn = |sign, forward| {
        let message = mark.beside(forward).map(|_| Message::Select(forward));
        button::icon_button(&ui, sign, message).height(KEY)
    };
    let name = fit(ui, Role::Lead, mark_name(ui, mark)).width(Length::Shrink);
    let name = row![icon::coloured(picture(mark), 36.0), name]
        .spacing(10)
        .align_y(Alignment::Center);
    let content = row![
        turn(Icon::Left, false),
        container(name).center_x(Length::Fill),
        turn(Icon::Chevron, true),
    ];
    well(&ui, content.align_y(Alignment::Center))
        .width(Length::Fill)
        .into()
}

fn step<'a>(ui: Ui<'a>, form: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let marking = &form.recordings.marking;
    let mark = marking.selected;
    let set = own.marks.at(mark);
    let strip = (ui.height_ems() >= 18.0).then(|| strip(ui, own, Some(mark)));
    let (time, ink) = match set {
        Some(at) => (moment(ui, at), ui.colours.ink),
        None => ("—".to_owned(), ui.colours.ink_soft),
    };
    let unset = set
        .is_none()
        .then(|| fit_soft(ui, Role::Small, ui.t("escape-own-unset")).center());
    let steps = |sign: &str, factor: i32| {
        let keys = [("ten", 10_000), ("one", 1_000), ("tenth", 100)].map(|(name, ms)| {
            let word = format!("{sign}{}", ui.t(&format!("escape-own-by-{name}")));
            key(ui, word, Message::Step(factor * ms))
        });
        fit_group(cells(keys).spacing(8.0))
    };
    let (word, sign, hear) = if marking.is_playing {
        ("escape-pause", Icon::Pause, Message::Play)
    } else {
        ("escape-own-hear", Icon::Play, Message::Hear)
    };
    let way = |sign, word: &str, message| {
        button::secondary(&ui, Some(sign), ui.t(word))
            .width(Length::Fill)
            .height(KEY)
            .padding([0, 8])
            .on_press_maybe(set.map(|_| message))
    };
    let ways = row![
        way(sign, word, hear),
        way(Icon::Close, "escape-own-clear", Message::Clear),
    ];
    column![]
        .push(strip)
        .push(selected(ui, mark))
        .push(fit_digits(ui, time).max_size(220.0).color(ink))
        .push(unset)
        .push(steps("\u{2212}", -1))
        .push(steps("+", 1))
        .push(ways.spacing(8))
        .spacing(8)
        .into()
}
