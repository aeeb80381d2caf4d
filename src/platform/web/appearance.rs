//! What the browser prefers: dark or light colours.

use super::host;

/// Follows the browser's preference: `tell` is called at the start and when it changes, with
/// whether dark colours are preferred.
pub fn watch(mut tell: impl FnMut(Option<bool>) + Send + 'static) {
    host::listen("watchDarkColours", move |is_dark| tell(is_dark.as_bool()));
}
