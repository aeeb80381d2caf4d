//! The chosen recording: what it is, where it speaks, and what can be done with it.

use super::super::view::short;
use super::Form;
use super::own::{Message, length, moment, state, title};
use crate::core::Icon;
use crate::games::escape::cues::Cues;
use crate::games::escape::marks::Mark;
use crate::games::escape::soundtrack::Recording;
use crate::sound::recording::Fault;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::panel::{page, well};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Ui, button, choice, icon};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

/// The picture of a mark.
pub const fn picture(mark: Mark) -> Icon {
    match mark {
        Mark::Shout => Icon::Torch,
        Mark::Gong1 | Mark::Gong2 | Mark::Gong3 => Icon::Gong,
        Mark::Door1 | Mark::Door2 => Icon::Door,
        Mark::End => Icon::Collapse,
    }
}

pub fn mark_name(ui: &Ui<'_>, mark: Mark) -> String {
    ui.t(&format!("escape-own-mark-{}", mark.name()))
}

/// A recording that cannot be played: why, and ours by one tap.
pub fn unheard<'a>(ui: &Ui<'a>, fault: Fault) -> Element<'a, Message> {
    let words = ui.t(&format!("escape-own-{}", fault.name()));
    let exit = Exit {
        word: ui.t("escape-own-instead"),
        message: Message::Instead,
    };
    banner(ui, Tone::Warning, Icon::Sound, words, vec![exit])
}

/// The line under the choice of soundtracks that leads to the recording.
pub fn line<'a>(ui: &Ui<'a>, desk: &'a Form) -> Element<'a, Message> {
    let colours = ui.colours;
    let (title, sub, message) = match desk.recording() {
        Some(own) => (
            short(&own.file.name(), 24),
            format!("{} · {}", length(own.length_ms), state(ui, own)),
            Message::Show,
        ),
        None => (
            ui.t("escape-own-choose"),
            ui.t("escape-own-formats"),
            Message::Look,
        ),
    };
    let words = column![
        ui.text(Role::Label, title)
            .wrapping(text::Wrapping::WordOrGlyph),
        ui.soft(Role::Small, sub),
    ]
    .spacing(2)
    .width(Length::Fill);
    let content = row![
        icon::tinted(Icon::Music, 30.0, ui.accent.accent),
        words,
        icon::tinted(Icon::Chevron, 28.0, colours.ink),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui)
        .fill(colours.raised)
        .edge(colours.line_strong, 2.0)
        .radius(16.0);
    tap(ui, skin, content)
        .width(Length::Fill)
        .padding([10, 16])
        .on_press(message)
        .into()
}

pub fn view<'a>(ui: &Ui<'a>, desk: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let head = row![
        title(ui, ui.t("escape-own-title"), 1.0),
        button::icon_button(ui, Icon::Close, Some(Message::Close)),
    ]
    .align_y(Alignment::Center);
    let content = column![what(ui, own)]
        .push(desk.owning.fault.map(|fault| unheard(ui, fault)))
        .push(marks(ui, own))
        .spacing(14);
    let crowded = ui.narrow() || ui.large_text();
    let (mark, sign) = if own.is_marked() {
        ("escape-own-edit", Icon::Edit)
    } else {
        ("escape-own-mark", Icon::Touch)
    };
    let sign = (!ui.large_text()).then_some(sign);
    let mark = button::tinted(ui, sign, ui.t(mark))
        .width(Length::Fill)
        .on_press(Message::Marks);
    let folder = (!ui.large_text()).then_some(Icon::Folder);
    let other = button::secondary(ui, folder, ui.t("escape-own-other"))
        .width(Length::Fill)
        .height(Length::Fixed(ui.grow(64.0)))
        .on_press(Message::Look);
    let ways: Element<'a, Message> = if ui.size.width < 560.0 {
        column![mark, other].spacing(8).into()
    } else {
        row![mark, other].spacing(12).into()
    };
    let forget = if own.marks.count() > 0 {
        Some(("escape-own-forget", Icon::Close, Message::Forget))
    } else if desk.owning.marking.before.is_empty() {
        None
    } else {
        Some(("escape-own-restore", Icon::Undo, Message::Undo))
    };
    let forget = forget.map(|(word, sign, message)| {
        let forget = button::text_button(ui, Some(sign), ui.t(word)).on_press(message);
        container(forget).center_x(Length::Fill)
    });
    if crowded {
        let content = content.push(forget);
        return column![head, page(ui, content), ways].spacing(10).into();
    }
    column![head, page(ui, content), ways]
        .push(forget)
        .spacing(10)
        .into()
}

/// Name, folder and length.
fn what<'a>(ui: &Ui<'a>, own: &Recording) -> Element<'a, Message> {
    let folder = own.file.path.parent().map(|path| {
        let folder = path.to_string_lossy();
        let far = folder.chars().count().saturating_sub(60);
        let near: String = folder.chars().skip(far).collect();
        if far > 0 { format!("…{near}") } else { near }
    });
    let words = column![
        ui.text(Role::Lead, short(&own.file.name(), 80))
            .wrapping(text::Wrapping::WordOrGlyph),
    ]
    .push(folder.map(|folder| {
        ui.soft(Role::Small, folder)
            .wrapping(text::Wrapping::WordOrGlyph)
    }))
    .spacing(4)
    .width(Length::Fill);
    let digits = ui.digits(if ui.narrow() { 48.0 } else { 64.0 }, length(own.length_ms));
    let content = row![words, digits].spacing(16).align_y(Alignment::Center);
    well(ui, content)
        .padding([16, 18])
        .width(Length::Fill)
        .into()
}

/// When it speaks; or who decides when it does not say.
fn marks<'a>(ui: &Ui<'a>, own: &Recording) -> Element<'a, Message> {
    let cells = Mark::ALL.map(|mark| cell(ui, own, mark));
    let columns = if ui.size.width < 480.0 || ui.large_text() {
        1
    } else {
        2
    };
    let mut cells = cells.into_iter();
    let mut lines = column![].spacing(4);
    loop {
        let line: Vec<_> = cells.by_ref().take(columns).collect();
        let missing = columns - line.len();
        if line.is_empty() {
            break;
        }
        let fill = (0..missing).map(|_| container("").width(Length::Fill).into());
        lines = lines.push(row(line).extend(fill).spacing(20));
    }
    if own.is_marked() {
        let about = ui.soft(Role::Small, ui.t("escape-own-about-marked"));
        return column![lines, about].spacing(12).into();
    }
    let plain = [Cues::PLAIN.gong1, Cues::PLAIN.gong2, Cues::PLAIN.gong3].map(length);
    let [first, second, third] = plain;
    let about = ui.tr(
        "escape-own-about-unmarked",
        &[
            ("first", first.into()),
            ("second", second.into()),
            ("third", third.into()),
        ],
    );
    let ends = i64::from(Cues::PLAIN.collapse) + 20_000 > i64::from(own.length_ms);
    let ends = ends.then(|| {
        let words = ui.tr(
            "escape-own-short",
            &[("time", length(own.length_ms).into())],
        );
        ui.soft(Role::Small, words)
    });
    let gongs = row![
        ui.text(Role::Label, ui.t("escape-own-gongs"))
            .width(Length::Fill),
        choice::switch(ui, own.gongs, Message::Gongs),
    ]
    .spacing(12)
    .align_y(Alignment::Center);
    column![ui.text(Role::Body, about)]
        .push(ends)
        .push(gongs)
        .push((own.marks.count() > 0).then_some(lines))
        .spacing(12)
        .into()
}

fn cell<'a>(ui: &Ui<'a>, own: &Recording, mark: Mark) -> Element<'a, Message> {
    let (time, ink) = match own.marks.at(mark) {
        Some(at) => (moment(ui, at), ui.colours.ink),
        None => ("—".to_owned(), ui.colours.ink_soft),
    };
    row![
        icon::coloured(picture(mark), 28.0),
        ui.text(Role::Small, mark_name(ui, mark))
            .width(Length::Fill),
        ui.digits(ui.px(Role::MidDigits) * 0.8, time)
            .line_height(1.0)
            .color(ink),
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .height(Length::Fixed(ui.grow(40.0)))
    .into()
}
