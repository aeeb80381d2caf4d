//! Calls into the page: the functions of the object `tablee` that `packaging/web/host.js` defines.

use js_sys::{Array, Function, Promise, Reflect};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

fn function(object: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(object, &name.into())?.dyn_into()
}

/// Calls a function of the page. What it throws is logged, and the result is then undefined.
pub fn call(name: &str, arguments: &[JsValue]) -> JsValue {
    let call = || {
        let host = Reflect::get(&js_sys::global(), &"tablee".into())?;
        let arguments: Array = arguments.iter().collect();
        function(&host, name)?.apply(&host, &arguments)
    };
    call().unwrap_or_else(|error| {
        log::error!("{name}: {}", text_of(&error));
        JsValue::UNDEFINED
    })
}

/// Calls a function of the page that takes its time.
pub async fn request(name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&call(name, arguments))).await
}

/// Calls a function of the page that takes a callback, for as long as the page is open.
pub fn listen(name: &str, hear: impl FnMut(JsValue) + 'static) {
    let hear = Closure::<dyn FnMut(JsValue)>::new(hear);
    call(name, &[hear.as_ref().clone()]);
    hear.forget();
}

/// What an error of the browser says.
pub fn text_of(error: &JsValue) -> String {
    let text = js_sys::JsString::from(error.clone()).as_string();
    Reflect::get(error, &"message".into())
        .ok()
        .and_then(|message| message.as_string())
        .or(text)
        .unwrap_or_default()
}

/// Waits, and lets the browser draw and hear meanwhile.
pub async fn timer(length: Duration) {
    let millis = length.as_secs_f64() * 1000.0;
    let promise = Promise::new(&mut |resolve, _| {
        let set = function(&js_sys::global(), "setTimeout");
        let set = set.and_then(|set| set.call2(&JsValue::NULL, &resolve, &millis.into()));
        if let Err(error) = set {
            log::error!("no timer: {}", text_of(&error));
        }
    });
    // It is never rejected.
    let _ = JsFuture::from(promise).await;
}

/// Lets the browser do what is due. Shorter than any timer, which it delays by up to 4 ms.
pub async fn turn() {
    if let Err(error) = request("turn", &[]).await {
        log::error!("turn: {}", text_of(&error));
    }
}
