//! What the disk has to complain about, in words, with a way out.

use super::Message;
use crate::core::Icon;
use crate::sound;
use crate::store::{Error, Problem};
use crate::ui::banner::{self, Exit, Tone};
use crate::ui::{Element, Ui};

/// What there is to say, and about how high it is.
#[derive(Default)]
pub struct Banners<'a> {
    pub lines: Vec<Element<'a, Message>>,
    pub height: f32,
}

/// Around and between banners.
pub const GAP: f32 = 8.0;

impl Banners<'_> {
    fn say(
        &mut self,
        ui: &Ui<'_>,
        (tone, sign): (Tone, Icon),
        words: String,
        exit: Option<Exit<Message>>,
    ) {
        let gaps = if self.lines.is_empty() { 2.0 } else { 1.0 };
        self.height += banner::height(ui, &words) + gaps * GAP;
        let exits = exit.into_iter().collect();
        self.lines
            .push(banner::banner(ui, tone, sign, words, exits));
    }
}

/// One banner at a time of each kind: more would push the game off the table.
pub fn banners<'a>(
    ui: &Ui<'_>,
    problems: &[Problem],
    watching: bool,
    mute: Option<&sound::Error>,
) -> Banners<'a> {
    let mut banners = Banners::default();
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
        banners.say(ui, (Tone::Warning, Icon::Mute), words, Some(exit));
    }
    if watching {
        let words = ui.t("banner-in-use");
        banners.say(ui, (Tone::Warning, Icon::Warning), words, None);
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
        banners.say(ui, (Tone::Danger, Icon::Warning), words, None);
    }
    let lost = problems.iter().find_map(|trouble| match trouble {
        Problem::Lost { error, .. } => Some((trouble, error)),
        _ => None,
    });
    if let Some((trouble, error)) = lost {
        let words = ui.tr("banner-lost", &[("reason", reason(ui, error).into())]);
        let exit = dismiss(ui, trouble);
        banners.say(ui, (Tone::Danger, Icon::Warning), words, Some(exit));
    }
    let damaged = problems.iter().find_map(|trouble| match trouble {
        Problem::Damaged { file, kept_as } => Some((trouble, kept_as.as_ref().unwrap_or(file))),
        _ => None,
    });
    if let Some((trouble, file)) = damaged {
        let words = ui.tr("banner-set-aside", &[("file", file.as_str().into())]);
        let exit = dismiss(ui, trouble);
        banners.say(ui, (Tone::Warning, Icon::Warning), words, Some(exit));
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
