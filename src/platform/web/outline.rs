//! Tells the page the headline, and where it lays an input over a line to type in.

use super::host;
use crate::platform::outline::{Line, Outline};
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Whether anybody needs the outline.
pub const IS_WANTED: bool = true;

thread_local! {
    static SHOWN: RefCell<Outline> = RefCell::default();
}

/// Tells the page when it has changed.
pub fn show(outline: Outline) {
    SHOWN.with_borrow_mut(|shown| {
        if *shown == outline {
            return;
        }
        let line = outline.line.as_ref().map_or(JsValue::NULL, to_js);
        host::call("showOutline", &[outline.headline.as_str().into(), line]);
        *shown = outline;
    });
}

fn to_js(line: &Line) -> JsValue {
    let numbers = [line.x, line.y, line.width, line.height];
    let values = numbers.map(JsValue::from).into_iter();
    let values = values.chain([line.text.as_str().into()]);
    values.collect::<Array>().into()
}
