//! The chosen recording: name, marks, and actions.

use super::Form;
use super::own::{Message, length, moment, state};
use crate::core::Icon;
use crate::games::escape::cues::Cues;
use crate::games::escape::marks::Mark;
use crate::games::escape::soundtrack::Recording;
use crate::platform::exchange;
use crate::session::field::Field;
use crate::sound::recording::Fault;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::panel::{page, well};
use crate::ui::{Element, Role, Ui, button, cells, choice, fit, fit_soft, flow, icon};
use iced::widget::{column, container, row};
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

pub fn mark_name(ui: Ui<'_>, mark: Mark) -> String {
    ui.t(&format!("escape-own-mark-{}", mark.name()))
}

/// A recording that cannot be played: why, and a button for a built-in track.
pub fn unheard<'a>(ui: &Ui<'a>, fault: Fault) -> Element<'a, Message> {
    let words = ui.t(&format!("escape-own-{}", fault.name()));
    let exit = Exit {
        word: ui.t("escape-track-one"),
        message: Message::Instead,
    };
    banner(ui, Tone::Warning, Icon::Sound, words, vec![exit])
}

/// How much of a file that takes long has been read.
pub fn opening<'a>(ui: Ui<'a>, form: &Form) -> Option<Element<'a, Message>> {
    let percent = ("percent", form.recordings.progress()?.into());
    let words = ui.tr("escape-own-opening", &[percent]);
    Some(ui.soft(Role::Body, words).into())
}

/// The field below the soundtracks that leads to the recording.
pub fn link<'a>(ui: Ui<'a>, form: &'a Form) -> Field<'a, super::Message> {
    let (title, about, message) = match form.recording() {
        Some(own) => {
            let about = format!("{} · {}", length(own.length_ms), state(ui, own));
            (own.file.name(), about, Message::Show)
        }
        None => {
            let title = ui.t("escape-own-choose");
            (title, ui.t("escape-own-formats"), Message::Look)
        }
    };
    Field::Link {
        icon: Icon::Music,
        title,
        about,
        message: super::Message::Own(message),
    }
}

/// A title with signs at its right.
pub fn head<'a>(
    ui: Ui<'a>,
    title: String,
    signs: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let title = fit(ui, Role::Title, title).max_lines(2);
    row![title].extend(signs).align_y(Alignment::Center).into()
}

pub fn view<'a>(ui: Ui<'a>, form: &'a Form, own: &'a Recording) -> Element<'a, Message> {
    let close = button::icon_button(&ui, Icon::Close, Some(Message::Close));
    let head = head(ui, ui.t("escape-own-title"), [close.into()]);
    let fault = form.recordings.fault;
    let (mark, sign) = if own.is_marked() {
        ("escape-own-edit", Icon::Edit)
    } else {
        ("escape-own-mark", Icon::Touch)
    };
    let mark = button::tinted(&ui, Some(sign), ui.t(mark))
        .width(Length::Fill)
        .on_press(Message::Marks);
    let other = button::secondary(&ui, Some(Icon::Folder), ui.t("escape-own-other"))
        .width(Length::Fill)
        .on_press(Message::Look);
    let forget = if own.marks.count() > 0 {
        Some(("escape-own-forget", Icon::Close, Message::Forget))
    } else if form.recordings.marking.before.is_empty() {
        None
    } else {
        Some(("escape-own-restore", Icon::Undo, Message::Undo))
    };
    let forget = forget.map(|(word, sign, message)| {
        let forget = button::text_button(&ui, Some(sign), ui.t(word)).on_press(message);
        container(forget).center_x(Length::Fill)
    });
    let content = column![what(ui, own)]
        .push(opening(ui, form))
        .push(fault.map(|fault| unheard(&ui, fault)))
        .push((!exchange::SEES_FOLDERS && fault.is_none()).then(|| keep(ui, form, own)))
        .push(marks(ui, own))
        .push(forget)
        .spacing(14);
    let ways = flow(ui, 11.0, 10.0, [mark.into(), other.into()]);
    column![head, page(&ui, content), ways].spacing(10).into()
}

/// Whether it is still there the next time, where the program sees no folder.
fn keep<'a>(ui: Ui<'a>, form: &Form, own: &Recording) -> Element<'a, Message> {
    let is_kept = exchange::is_kept(&own.file.path);
    let about = if form.recordings.is_keeping_refused {
        "escape-own-keep-refused"
    } else if is_kept {
        "escape-own-keep-on"
    } else {
        "escape-own-keep-off"
    };
    let words = column![
        ui.text(Role::Label, ui.t("escape-own-keep")),
        ui.soft(Role::Small, ui.t(about)),
    ];
    row![
        words.width(Length::Fill),
        choice::switch(&ui, is_kept, Message::Keep(!is_kept)),
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .into()
}

/// Name, folder and length.
fn what<'a>(ui: Ui<'a>, own: &Recording) -> Element<'a, Message> {
    let folder = own.file.path.parent().filter(|_| exchange::SEES_FOLDERS);
    let folder = folder.map(|path| {
        let folder = path.to_string_lossy().into_owned();
        fit_soft(ui, Role::Small, folder).max_lines(2)
    });
    let name = fit(ui, Role::Lead, own.file.name()).max_lines(3);
    let words = column![name].push(folder).spacing(4).width(Length::Fill);
    let digits = ui.digits(ui.px(Role::LargeDigits), length(own.length_ms));
    let content = row![words, digits].spacing(16).align_y(Alignment::Center);
    well(&ui, content)
        .padding([16, 18])
        .width(Length::Fill)
        .into()
}

/// Its marks; without them, who announces the cues.
fn marks<'a>(ui: Ui<'a>, own: &Recording) -> Element<'a, Message> {
    let lines = Mark::ALL.map(|mark| cell(ui, own, mark));
    let lines = cells(lines)
        .min_width(ui.em(12.0))
        .max_columns(2)
        .spacing(4.0);
    if own.is_marked() {
        let about = ui.soft(Role::Small, ui.t("escape-own-about-marked"));
        return column![Element::from(lines), about].spacing(12).into();
    }
    let cues = Cues::PLAIN;
    let args = [
        ("first", length(cues.gong1).into()),
        ("second", length(cues.gong2).into()),
        ("third", length(cues.gong3).into()),
    ];
    let about = ui.tr("escape-own-about-unmarked", &args);
    let is_short = i64::from(cues.collapse) + 20_000 > i64::from(own.length_ms);
    let ends = is_short.then(|| {
        let time = ("time", length(own.length_ms).into());
        ui.soft(Role::Small, ui.tr("escape-own-short", &[time]))
    });
    let gongs = row![
        ui.text(Role::Label, ui.t("escape-own-gongs"))
            .width(Length::Fill),
        choice::switch(&ui, own.gongs, Message::Gongs),
    ]
    .spacing(12)
    .align_y(Alignment::Center);
    column![ui.text(Role::Body, about)]
        .push(ends)
        .push(gongs)
        .push((own.marks.count() > 0).then(|| Element::from(lines)))
        .spacing(12)
        .into()
}

fn cell<'a>(ui: Ui<'a>, own: &Recording, mark: Mark) -> Element<'a, Message> {
    let (time, ink) = match own.marks.at(mark) {
        Some(at) => (moment(ui, at), ui.colours.ink),
        None => ("—".to_owned(), ui.colours.ink_soft),
    };
    let digits = ui.digits(ui.px(Role::MidDigits) * 0.8, time);
    row![
        icon::coloured(picture(mark), 28.0),
        ui.text(Role::Small, mark_name(ui, mark))
            .width(Length::Fill),
        digits.line_height(1.0).color(ink),
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .height(ui.grow(40.0))
    .into()
}
