//! The sounds are files beside the page, fetched when they are first asked for.

use super::host;
use js_sys::Uint8Array;
use std::borrow::Cow;
use std::task::Poll;
use wasm_bindgen::JsCast;

/// A file below `sounds`, such as `effects/gong.ogg`; none if there is none. Pending while it is
/// being fetched: to be asked for again.
pub fn sound_file(path: &str) -> Poll<Option<Cow<'static, [u8]>>> {
    let found = host::call("soundFile", &[path.into()]);
    if found.is_undefined() {
        return Poll::Pending;
    }
    let bytes = found.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
    Poll::Ready(bytes.map(Cow::Owned))
}
