//! Brings the browser's database up to the files in memory.
//!
//! One transaction at a time, in the order of the changes. One that fails is tried again every
//! second with what has come meanwhile; the page's files lose nothing by it, as long as the page
//! is open.

use super::host;
use js_sys::{Array, Reflect, Uint8Array};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::time::Duration;
use wasm_bindgen::JsValue;

const RETRY: Duration = Duration::from_secs(1);

/// From the record `from` on, the file consists of these records.
#[derive(Debug)]
pub struct Change {
    pub path: String,
    pub from: usize,
    pub records: Vec<Vec<u8>>,
}

impl Change {
    fn to_js(&self) -> JsValue {
        let records: Array = self
            .records
            .iter()
            .map(|record| JsValue::from(Uint8Array::from(&record[..])))
            .collect();
        let from = self.from as f64;
        Array::of3(&self.path.as_str().into(), &from.into(), &records).into()
    }
}

type Tell = Box<dyn FnMut(io::Result<()>)>;

#[derive(Default)]
struct Queue {
    changes: VecDeque<Change>,
    /// Changes that were ever queued, and those of them that the database has.
    queued: u64,
    durable: u64,
    is_running: bool,
    /// Who wants to know when so many changes are durable.
    watchers: Vec<(u64, Tell)>,
}

thread_local! {
    static QUEUE: RefCell<Queue> = RefCell::default();
}

fn with<T>(work: impl FnOnce(&mut Queue) -> T) -> T {
    QUEUE.with_borrow_mut(work)
}

pub fn push(change: Change) {
    let is_idle = with(|queue| {
        queue.changes.push_back(change);
        queue.queued += 1;
        !std::mem::replace(&mut queue.is_running, true)
    });
    if is_idle {
        // After the caller's own changes, and still before the browser draws.
        wasm_bindgen_futures::spawn_local(run());
    }
}

/// Calls `tell` when everything that was queued so far is durable, and with the error whenever an
/// attempt fails before that.
pub fn when_durable(mut tell: impl FnMut(io::Result<()>) + 'static) {
    let is_durable = with(|queue| queue.durable == queue.queued);
    if is_durable {
        tell(Ok(()));
    } else {
        with(|queue| queue.watchers.push((queue.queued, Box::new(tell))));
    }
}

async fn run() {
    while let Some((batch, count)) = next_batch() {
        match host::request("commit", &[batch]).await {
            Ok(_) => {
                with(|queue| {
                    queue.changes.drain(..count);
                    queue.durable += count as u64;
                });
                tell_durable();
            }
            Err(error) => {
                tell_failed(&error);
                host::timer(RETRY).await;
            }
        }
    }
}

/// Everything that waits, in one transaction.
fn next_batch() -> Option<(JsValue, usize)> {
    with(|queue| {
        queue.is_running = !queue.changes.is_empty();
        let batch: Array = queue.changes.iter().map(Change::to_js).collect();
        queue
            .is_running
            .then(|| (batch.into(), queue.changes.len()))
    })
}

fn tell_durable() {
    let heard: Vec<(u64, Tell)> = with(|queue| {
        let durable = queue.durable;
        let is_heard = |(wanted, _): &mut (u64, Tell)| *wanted <= durable;
        queue.watchers.extract_if(.., is_heard).collect()
    });
    for (_, mut tell) in heard {
        tell(Ok(()));
    }
}

fn tell_failed(error: &JsValue) {
    let name = Reflect::get(error, &"name".into()).ok();
    let kind = match name.and_then(|name| name.as_string()).as_deref() {
        Some("QuotaExceededError") => ErrorKind::QuotaExceeded,
        _ => ErrorKind::Other,
    };
    let text = host::text_of(error);
    let mut watchers = with(|queue| std::mem::take(&mut queue.watchers));
    for (_, tell) in &mut watchers {
        tell(Err(io::Error::new(kind, text.clone())));
    }
    with(|queue| {
        // Whoever has come meanwhile waits for later changes.
        watchers.append(&mut queue.watchers);
        queue.watchers = watchers;
    });
}
