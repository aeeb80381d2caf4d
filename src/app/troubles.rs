//! What the disk has to complain about, in words, with a way out.

use super::Message;
use crate::sound;
use crate::store::{Error, Trouble};
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::icon::Icon;
use crate::ui::{Element, Look};

/// One banner at a time of each kind: more would push the game off the table.
pub fn banners<'a>(
    look: &Look<'_>,
    troubles: &[Trouble],
    watching: bool,
    mute: Option<&sound::Error>,
) -> Vec<Element<'a, Message>> {
    let mut banners = Vec::new();
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
        banners.push(banner(look, Tone::Warning, Icon::Sound, words, vec![exit]));
    }
    if watching {
        let words = look.t("banner-in-use");
        banners.push(banner(
            look,
            Tone::Warning,
            Icon::Warning,
            words,
            Vec::new(),
        ));
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
        banners.push(banner(look, Tone::Danger, Icon::Warning, words, Vec::new()));
    }
    let damaged: Vec<_> = troubles
        .iter()
        .filter_map(|trouble| match trouble {
            Trouble::Damaged { file, kept_as } => Some((trouble, kept_as.as_ref().unwrap_or(file))),
            _ => None,
        })
        .collect();
    if let Some((trouble, file)) = damaged.first() {
        let words = look.tr("banner-set-aside", &[("file", file.as_str().into())]);
        let exit = Exit {
            word: look.t("banner-dismiss"),
            message: Message::Dismiss((*trouble).clone()),
        };
        banners.push(banner(
            look,
            Tone::Warning,
            Icon::Warning,
            words,
            vec![exit],
        ));
    }
    banners
}

/// About what so many banners take from the game.
pub fn height(look: &Look<'_>, count: usize) -> f32 {
    let each = if look.narrow() { 128.0 } else { 76.0 };
    #[expect(clippy::cast_precision_loss, reason = "a handful of banners")]
    let count = count as f32;
    if count > 0.0 {
        count * (each + 8.0) + 8.0
    } else {
        0.0
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
