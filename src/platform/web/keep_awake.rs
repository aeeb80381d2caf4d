//! Keeps the screen on while a game is being played.

use super::host;
use wasm_bindgen::JsValue;

/// Keeps the screen on until it is dropped, if the browser agrees. A page that was hidden asks
/// again when it is shown.
#[derive(Debug)]
pub struct KeepAwake(());

impl KeepAwake {
    /// `answer` is called once, with an error if the browser cannot or will not.
    pub fn hold(_why: &str, answer: impl FnOnce(Result<(), String>) + Send + 'static) -> Self {
        wasm_bindgen_futures::spawn_local(async move {
            let held = host::request("keepAwake", &[JsValue::TRUE]).await;
            answer(held.map(drop).map_err(|error| host::text_of(&error)));
        });
        Self(())
    }
}

impl Drop for KeepAwake {
    fn drop(&mut self) {
        host::call("keepAwake", &[JsValue::FALSE]);
    }
}
