//! Files that come from the user and go to him: chosen in the browser's dialog, and downloaded.

use super::host;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;

/// Whether the program sees the user's folders.
pub const SEES_FOLDERS: bool = false;

/// Hands a file to the user where no folder is seen. Returns whether that was done.
pub fn hand_over(name: &str, bytes: &[u8]) -> bool {
    host::call("download", &[name.into(), Uint8Array::from(bytes).into()]);
    true
}

/// Lets the user choose files with this ending where no folder is seen: their names and contents.
pub async fn choose(ending: &str) -> Vec<(String, Vec<u8>)> {
    let chosen = host::request("chooseFiles", &[ending.into()]).await;
    let chosen = chosen.and_then(JsCast::dyn_into::<Array>);
    let files = chosen.unwrap_or_else(|error| {
        log::error!("no file can be chosen: {}", host::text_of(&error));
        Array::new()
    });
    let file = |file: wasm_bindgen::JsValue| {
        let file: Array = file.unchecked_into();
        let bytes: Uint8Array = file.get(1).unchecked_into();
        (file.get(0).as_string().unwrap_or_default(), bytes.to_vec())
    };
    files.iter().map(file).collect()
}
