//! The chosen recording: what it is, where it speaks, and what can be done with it.

use super::super::cues::Cues;
use super::super::marks::Mark;
use super::super::soundtrack::Recording;
use super::super::view::short;
use super::Desk;
use super::own::{Message, length, moment, state, title};
use crate::sound::recording::Fault;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, well};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button, choice};
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

pub fn mark_name(look: &Look<'_>, mark: Mark) -> String {
    look.t(&format!("escape-own-mark-{}", mark.name()))
}

/// A recording that cannot be played: why, and ours by one tap.
pub fn unheard<'a>(look: &Look<'a>, fault: Fault) -> Element<'a, Message> {
    let words = look.t(&format!("escape-own-{}", fault.name()));
    let exit = Exit {
        word: look.t("escape-own-instead"),
        message: Message::Instead,
    };
    banner(look, Tone::Warning, Icon::Sound, words, vec![exit])
}

/// The line under the choice of soundtracks that leads to the recording.
pub fn line<'a>(look: &Look<'a>, desk: &'a Desk) -> Element<'a, Message> {
    let colours = look.colours;
    let (title, sub, message) = match desk.recording() {
        Some(own) => (
            short(&own.file.name(), 24),
            format!("{} · {}", length(own.length_ms), state(look, own)),
            Message::Show,
        ),
        None => (
            look.t("escape-own-choose"),
            look.t("escape-own-formats"),
            Message::Look,
        ),
    };
    let words = column![
        look.text(Role::Label, title)
            .wrapping(text::Wrapping::WordOrGlyph),
        look.soft(Role::Small, sub),
    ]
    .spacing(2)
    .width(Length::Fill);
    let content = row![
        icon::sign(Icon::Music, 30.0, look.accent.accent),
        words,
        icon::sign(Icon::Chevron, 28.0, colours.ink),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let skin = Skin::bare(look)
        .fill(colours.raised)
        .edge(colours.line_strong, 2.0)
        .radius(16.0);
    tap(look, skin, content)
        .width(Length::Fill)
        .padding([10, 16])
        .on_press(message)
        .into()
}

pub fn view<'a>(look: &Look<'a>, desk: &'a Desk, own: &'a Recording) -> Element<'a, Message> {
    let head = row![
        title(look, look.t("escape-own-title"), 1.0),
        button::sign(look, Icon::Close, Some(Message::Close)),
    ]
    .align_y(Alignment::Center);
    let content = column![what(look, own)]
        .push(desk.owning.fault.map(|fault| unheard(look, fault)))
        .push(marks(look, own))
        .spacing(14);
    let crowded = look.narrow() || look.large_text();
    let (mark, sign) = if own.is_marked() {
        ("escape-own-edit", Icon::Edit)
    } else {
        ("escape-own-mark", Icon::Touch)
    };
    let sign = (!look.large_text()).then_some(sign);
    let mark = button::tinted(look, sign, look.t(mark))
        .width(Length::Fill)
        .on_press(Message::Marks);
    let folder = (!look.large_text()).then_some(Icon::Folder);
    let other = button::secondary(look, folder, look.t("escape-own-other"))
        .width(Length::Fill)
        .height(Length::Fixed(look.grow(64.0)))
        .on_press(Message::Look);
    let ways: Element<'a, Message> = if look.size.width < 560.0 {
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
        let forget = button::quiet(look, Some(sign), look.t(word)).on_press(message);
        container(forget).center_x(Length::Fill)
    });
    if crowded {
        let content = content.push(forget);
        return column![head, page(look, content), ways].spacing(10).into();
    }
    column![head, page(look, content), ways]
        .push(forget)
        .spacing(10)
        .into()
}

/// Name, folder and length.
fn what<'a>(look: &Look<'a>, own: &Recording) -> Element<'a, Message> {
    let folder = own.file.path.parent().map(|path| {
        let folder = path.to_string_lossy();
        let far = folder.chars().count().saturating_sub(60);
        let near: String = folder.chars().skip(far).collect();
        if far > 0 { format!("…{near}") } else { near }
    });
    let words = column![
        look.text(Role::Lead, short(&own.file.name(), 80))
            .wrapping(text::Wrapping::WordOrGlyph),
    ]
    .push(folder.map(|folder| {
        look.soft(Role::Small, folder)
            .wrapping(text::Wrapping::WordOrGlyph)
    }))
    .spacing(4)
    .width(Length::Fill);
    let digits = look.digits(
        if look.narrow() { 48.0 } else { 64.0 },
        length(own.length_ms),
    );
    let content = row![words, digits].spacing(16).align_y(Alignment::Center);
    well(look, content)
        .padding([16, 18])
        .width(Length::Fill)
        .into()
}

/// When it speaks; or who decides when it does not say.
fn marks<'a>(look: &Look<'a>, own: &Recording) -> Element<'a, Message> {
    let cells = Mark::ALL.map(|mark| cell(look, own, mark));
    let columns = if look.size.width < 480.0 || look.large_text() {
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
        let about = look.soft(Role::Small, look.t("escape-own-about-marked"));
        return column![lines, about].spacing(12).into();
    }
    let plain = [Cues::PLAIN.gong1, Cues::PLAIN.gong2, Cues::PLAIN.gong3].map(length);
    let [first, second, third] = plain;
    let about = look.tr(
        "escape-own-about-unmarked",
        &[
            ("first", first.into()),
            ("second", second.into()),
            ("third", third.into()),
        ],
    );
    let ends = i64::from(Cues::PLAIN.collapse) + 20_000 > i64::from(own.length_ms);
    let ends = ends.then(|| {
        let words = look.tr(
            "escape-own-short",
            &[("time", length(own.length_ms).into())],
        );
        look.soft(Role::Small, words)
    });
    let gongs = row![
        look.text(Role::Label, look.t("escape-own-gongs"))
            .width(Length::Fill),
        choice::switch(look, own.gongs, Message::Gongs),
    ]
    .spacing(12)
    .align_y(Alignment::Center);
    column![look.text(Role::Body, about)]
        .push(ends)
        .push(gongs)
        .push((own.marks.count() > 0).then_some(lines))
        .spacing(12)
        .into()
}

fn cell<'a>(look: &Look<'a>, own: &Recording, mark: Mark) -> Element<'a, Message> {
    let (time, ink) = match own.marks.at(mark) {
        Some(at) => (moment(look, at), look.colours.ink),
        None => ("—".to_owned(), look.colours.ink_soft),
    };
    row![
        icon::thing(picture(mark), 28.0),
        look.text(Role::Small, mark_name(look, mark))
            .width(Length::Fill),
        look.digits(look.px(Role::MidDigits) * 0.8, time)
            .line_height(1.0)
            .color(ink),
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .height(Length::Fixed(look.grow(40.0)))
    .into()
}
