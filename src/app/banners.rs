//! What the disk has to complain about, in words, with a way out.

use super::Message;
use crate::core::Icon;
use crate::sound;
use crate::store::{Error, Problem};
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::{Element, Ui};

/// One banner at a time of each kind: more would push the game off the table.
pub fn banners<'a>(
    ui: &Ui<'_>,
    problems: &[Problem],
    watching: bool,
    mute: Option<&sound::Error>,
) -> Vec<Element<'a, Message>> {
    let mut banners = Vec::new();
    let mut say = |(tone, sign), words, exit: Option<Exit<Message>>| {
        banners.push(banner(ui, tone, sign, words, exit.into_iter().collect()));
    };
    if let Some(error) = mute {
        let words = ui.t(match error {
            sound::Error::NoDevice(_) => "banner-no-sound",
            sound::Error::DeviceLost => "banner-sound-lost",
            sound::Error::Unplayable(_) => "banner-sound-damaged",
        });
        let exit = Exit {
            word: ui.t("banner-without-sound"),
            message: Message::Mute,
        };
        say((Tone::Warning, Icon::Mute), words, Some(exit));
    }
    if watching {
        let words = ui.t("banner-in-use");
        say((Tone::Warning, Icon::Warning), words, None);
    }
    let disk = problems.iter().find_map(|trouble| match trouble {
        Problem::ReadOnly { reason } => Some(("banner-read-only", reason)),
        Problem::Unsaved { error, .. } | Problem::SettingsUnsaved { error } => {
            Some(("banner-not-saved", error))
        }
        _ => None,
    });
    if let Some((key, error)) = disk {
        let words = ui.tr(key, &[("reason", reason(ui, error).into())]);
        say((Tone::Danger, Icon::Warning), words, None);
    }
    let lost = problems.iter().find_map(|trouble| match trouble {
        Problem::Lost { error, .. } => Some((trouble, error)),
        _ => None,
    });
    if let Some((trouble, error)) = lost {
        let words = ui.tr("banner-lost", &[("reason", reason(ui, error).into())]);
        let exit = dismiss(ui, trouble);
        say((Tone::Danger, Icon::Warning), words, Some(exit));
    }
    let damaged = problems.iter().find_map(|trouble| match trouble {
        Problem::Damaged { file, kept_as } => Some((trouble, kept_as.as_ref().unwrap_or(file))),
        _ => None,
    });
    if let Some((trouble, file)) = damaged {
        let words = ui.tr("banner-set-aside", &[("file", file.as_str().into())]);
        let exit = dismiss(ui, trouble);
        say((Tone::Warning, Icon::Warning), words, Some(exit));
    }
    banners
}

fn dismiss(ui: &Ui<'_>, trouble: &Problem) -> Exit<Message> {
    Exit {
        word: ui.t("banner-dismiss"),
        message: Message::Dismiss(trouble.clone()),
    }
}

/// What the disk said, in the app's language.
fn reason(ui: &Ui<'_>, error: &Error) -> String {
    let key = format!("store-{}", error.code());
    if ui.words.has(&key) {
        ui.t(&key)
    } else {
        error.to_string()
    }
}
