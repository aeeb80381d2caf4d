//! What the disk has to complain about, in words, with a way out.

use super::Message;
use crate::sound;
use crate::store::{Error, Trouble};
use crate::ui::banner::{self, Exit, Tone};
use crate::ui::icon::Icon;
use crate::ui::{Element, Look};

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
        look: &Look<'_>,
        (tone, sign): (Tone, Icon),
        words: String,
        exit: Option<Exit<Message>>,
    ) {
        let gaps = if self.lines.is_empty() { 2.0 } else { 1.0 };
        self.height += banner::height(look, &words) + gaps * GAP;
        let exits = exit.into_iter().collect();
        self.lines
            .push(banner::banner(look, tone, sign, words, exits));
    }
}

/// One banner at a time of each kind: more would push the game off the table.
pub fn banners<'a>(
    look: &Look<'_>,
    troubles: &[Trouble],
    watching: bool,
    mute: Option<&sound::Error>,
) -> Banners<'a> {
    let mut banners = Banners::default();
    if let Some(error) = mute {
        let words = look.t(match error {
            sound::Error::NoDevice(_) => "banner-no-sound",
            sound::Error::DeviceLost => "banner-sound-lost",
            sound::Error::Unplayable(_) => "banner-sound-damaged",
        });
        let exit = Exit {
            word: look.t("banner-without-sound"),
            message: Message::Mute,
        };
        banners.say(look, (Tone::Warning, Icon::Mute), words, Some(exit));
    }
    if watching {
        let words = look.t("banner-in-use");
        banners.say(look, (Tone::Warning, Icon::Warning), words, None);
    }
    let disk = troubles.iter().find_map(|trouble| match trouble {
        Trouble::ReadOnly { reason } => Some(("banner-read-only", reason)),
        Trouble::Unsaved { error, .. } | Trouble::SettingsUnsaved { error } => {
            Some(("banner-not-saved", error))
        }
        _ => None,
    });
    if let Some((key, error)) = disk {
        let words = look.tr(key, &[("reason", reason(look, error).into())]);
        banners.say(look, (Tone::Danger, Icon::Warning), words, None);
    }
    let lost = troubles.iter().find_map(|trouble| match trouble {
        Trouble::Lost { error, .. } => Some((trouble, error)),
        _ => None,
    });
    if let Some((trouble, error)) = lost {
        let words = look.tr("banner-lost", &[("reason", reason(look, error).into())]);
        let exit = dismiss(look, trouble);
        banners.say(look, (Tone::Danger, Icon::Warning), words, Some(exit));
    }
    let damaged = troubles.iter().find_map(|trouble| match trouble {
        Trouble::Damaged { file, kept_as } => Some((trouble, kept_as.as_ref().unwrap_or(file))),
        _ => None,
    });
    if let Some((trouble, file)) = damaged {
        let words = look.tr("banner-set-aside", &[("file", file.as_str().into())]);
        let exit = dismiss(look, trouble);
        banners.say(look, (Tone::Warning, Icon::Warning), words, Some(exit));
    }
    banners
}

fn dismiss(look: &Look<'_>, trouble: &Trouble) -> Exit<Message> {
    Exit {
        word: look.t("banner-dismiss"),
        message: Message::Dismiss(trouble.clone()),
    }
}

/// What the disk said, in the app's language.
fn reason(look: &Look<'_>, error: &Error) -> String {
    let key = format!("store-{}", error.code());
    if look.words.has(&key) {
        look.t(&key)
    } else {
        error.to_string()
    }
}
