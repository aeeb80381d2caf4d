//! Files that come from the user and go to him: chosen in the browser's dialog, and downloaded.

use super::host;
use js_sys::{Array, Uint8Array};
use std::path::{Path, PathBuf};
use wasm_bindgen::{JsCast, JsValue};

/// Whether the program sees the user's folders.
pub const SEES_FOLDERS: bool = false;

/// Hands a file to the user where no folder is seen. Returns whether that was done.
pub fn hand_over(name: &str, bytes: &[u8]) -> bool {
    host::call("download", &[name.into(), Uint8Array::from(bytes).into()]);
    true
}

/// Lets the user choose files with this ending where no folder is seen: their names and contents.
pub async fn choose(ending: &str) -> Vec<(String, Vec<u8>)> {
    let chosen = host::request("readChosen", &[ending.into()]).await;
    let chosen = chosen.and_then(JsCast::dyn_into::<Array>);
    let files = chosen.unwrap_or_else(|error| {
        log::error!("no file can be chosen: {}", host::text_of(&error));
        Array::new()
    });
    let file = |file: JsValue| {
        let file: Array = file.unchecked_into();
        let bytes: Uint8Array = file.get(1).unchecked_into();
        (file.get(0).as_string().unwrap_or_default(), bytes.to_vec())
    };
    files.iter().map(file).collect()
}

/// Lets the user choose a sound file where no folder is seen: by which path it is known from now
/// on.
pub async fn choose_recording() -> Option<PathBuf> {
    let chosen = host::request("chooseRecording", &[]).await;
    let chosen = chosen.inspect_err(|error| {
        log::error!("no recording can be chosen: {}", host::text_of(error));
    });
    chosen.ok()?.as_string().map(PathBuf::from)
}

/// Whether a chosen recording is still there when the program is started again.
pub fn is_kept(recording: &Path) -> bool {
    host::call("isRecordingKept", &[to_js(recording)]).is_truthy()
}

/// Keeps a chosen recording for later, or no longer. Returns whether that was done.
pub async fn keep(recording: PathBuf, is_wanted: bool) -> bool {
    let kept = host::request("keepRecording", &[to_js(&recording), is_wanted.into()]).await;
    let kept = kept.inspect_err(|error| {
        log::error!("{}: {}", recording.display(), host::text_of(error));
    });
    kept.is_ok()
}

fn to_js(path: &Path) -> JsValue {
    path.to_string_lossy().as_ref().into()
}
