//! What the browser says about itself.

use super::host;
use js_sys::Array;
use std::path::PathBuf;
use wasm_bindgen::JsCast;

/// Whether a frame that is asked for comes only when the display is ready for it.
pub fn paces_frames() -> bool {
    true
}

/// The folder of our files in the browser's database.
pub fn data_dir() -> Option<PathBuf> {
    Some(PathBuf::from("tablee"))
}

/// The browser's languages, the preferred one first, as BCP 47 tags.
pub fn locales() -> Vec<String> {
    let languages = host::call("languages", &[]).dyn_into::<Array>();
    let languages = languages.unwrap_or_default();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// What the page shows around the app has the app's colours.
pub fn set_dark(is_dark: bool) {
    host::call("setDark", &[is_dark.into()]);
}

/// The page is not replaced by a newer one while a game is open.
pub fn set_playing(is_playing: bool) {
    host::call("setPlaying", &[is_playing.into()]);
}
