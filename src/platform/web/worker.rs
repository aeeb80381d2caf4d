//! Runs workers on the page's only thread, between its events; those that may fail in a Worker of
//! the browser, with an instance of the program of their own (`packaging/web/decoder.js`).

use super::host;
use crate::platform::instant;
use crate::platform::worker::{Apart, Next, Wire, Worker};
use js_sys::{Array, Float32Array};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, VecDeque};
use std::io;
use std::marker::PhantomData;
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

struct Runner {
    step: RefCell<Box<dyn FnMut() -> Next>>,
    /// Counts the steps: a timer from before the last one is out of date.
    steps: Cell<u64>,
    is_woken: Cell<bool>,
}

thread_local! {
    static RUNNERS: RefCell<HashMap<u64, Rc<Runner>>> = RefCell::default();
    static LAST: Cell<u64> = const { Cell::new(0) };
}

/// Sends messages to a worker, which ends when the handle is dropped and it has received all of
/// them.
#[derive(Debug)]
pub struct Handle<M> {
    messages: Sender<M>,
    number: u64,
}

impl<M> Handle<M> {
    /// Whether the worker still runs.
    pub fn send(&self, message: M) -> bool {
        let is_sent = self.messages.send(message).is_ok();
        let number = self.number;
        let is_woken = runner(number).is_none_or(|runner| runner.is_woken.replace(true));
        if !is_woken {
            // After the event that is being handled, and still before the browser draws.
            spawn_local(async move { step(number) });
        }
        is_sent
    }

    /// A page cannot wait: the worker ends by itself.
    pub fn end(self, _patience: Duration) {}
}

impl<M> Drop for Handle<M> {
    fn drop(&mut self) {
        let number = self.number;
        spawn_local(async move {
            step(number);
            RUNNERS.with_borrow_mut(|runners| runners.remove(&number));
        });
    }
}

/// A page cannot wait for an answer: it is there already or not.
pub fn wait<T>(answer: &Receiver<T>, _patience: Duration) -> Option<T> {
    answer.try_recv().ok()
}

/// Does `work` soon.
///
/// # Errors
/// Never.
pub fn spawn(_name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    spawn_local(async move {
        host::timer(Duration::ZERO).await;
        work();
    });
    Ok(())
}

/// Starts a worker. `on_out` is called between the page's events.
///
/// # Errors
/// Never.
pub fn run<W: Worker>(
    mut worker: W,
    on_out: impl Fn(W::Out) + Send + 'static,
) -> io::Result<Handle<W::In>> {
    let (messages, received) = mpsc::channel();
    let mut inbox = VecDeque::new();
    let step_worker = move || {
        inbox.extend(received.try_iter());
        let mut out = Vec::new();
        let next = worker.step(&mut inbox, &mut out, instant());
        out.into_iter().for_each(&on_out);
        next
    };
    let runner = Runner {
        step: RefCell::new(Box::new(step_worker)),
        steps: Cell::new(0),
        is_woken: Cell::new(true),
    };
    let number = LAST.get() + 1;
    LAST.set(number);
    RUNNERS.with_borrow_mut(|runners| runners.insert(number, Rc::new(runner)));
    spawn_local(async move { step(number) });
    Ok(Handle { messages, number })
}

fn runner(number: u64) -> Option<Rc<Runner>> {
    RUNNERS.with_borrow(|runners| runners.get(&number).cloned())
}

/// Does a step, and sees to the next one.
fn step(number: u64) {
    let Some(runner) = runner(number) else {
        return;
    };
    runner.is_woken.set(false);
    runner.steps.set(runner.steps.get() + 1);
    let next = (*runner.step.borrow_mut())();
    let wait = match next {
        Next::Again => None,
        Next::At(due) => Some(due.saturating_sub(instant())),
        Next::OnMessage => return,
    };
    let steps = runner.steps.get();
    spawn_local(async move {
        match wait {
            None => host::turn().await,
            Some(wait) => host::timer(wait).await,
        }
        if self::runner(number).is_some_and(|runner| runner.steps.get() == steps) {
            step(number);
        }
    });
}

/// Hands messages on to a worker in another instance, which ends with it.
struct Relay<W> {
    number: u32,
    worker: PhantomData<fn() -> W>,
}

type Hear = Closure<dyn FnMut(JsValue)>;

thread_local! {
    /// What hears the workers in other instances, by their numbers.
    static APART: RefCell<HashMap<u32, Hear>> = RefCell::default();
}

/// Starts a worker in an instance of its own.
///
/// # Errors
/// When the browser cannot start it.
pub fn run_apart<W: Apart>(
    file: &Path,
    on_out: impl Fn(W::Out) + Send + 'static,
) -> io::Result<Handle<W::In>> {
    let mut on_out = Some(on_out);
    let hear = Hear::new(move |message| match from_js(&message) {
        Some(out) => {
            if let Some(on_out) = &on_out {
                on_out(out);
            }
        }
        // It has ended. Whoever waits for it sees its channel close.
        None => on_out = None,
    });
    let file = file.to_string_lossy().into_owned();
    let started = host::call("startDecoder", &[file.into(), hear.as_ref().clone()]);
    let number = started.as_f64().ok_or(io::ErrorKind::Unsupported)? as u32;
    APART.with_borrow_mut(|apart| apart.insert(number, hear));
    let relay = Relay::<W> {
        number,
        worker: PhantomData,
    };
    run(relay, drop)
}

impl<W: Apart> Worker for Relay<W> {
    const NAME: &'static str = W::NAME;
    type In = W::In;
    type Out = ();

    fn step(&mut self, inbox: &mut VecDeque<W::In>, _out: &mut Vec<()>, _now: Duration) -> Next {
        for message in inbox.drain(..) {
            host::call("tellDecoder", &[self.number.into(), to_js(message)]);
        }
        Next::OnMessage
    }
}

impl<W> Drop for Relay<W> {
    fn drop(&mut self) {
        host::call("endDecoder", &[self.number.into()]);
        APART.with_borrow_mut(|apart| apart.remove(&self.number));
    }
}

/// Whether this instance is there for a worker, and not for the page.
pub fn is_apart() -> bool {
    host::call("fileOfDecoder", &[]).is_string()
}

/// Is the worker that the page has asked for.
pub fn serve<W: Apart>() {
    let file = host::call("fileOfDecoder", &[]).as_string();
    let mut worker = W::new(file.unwrap_or_default().into());
    host::listen("hearPage", move |message| {
        let mut inbox: VecDeque<W::In> = from_js(&message).into_iter().collect();
        let mut next = Next::Again;
        while next == Next::Again {
            let mut out = Vec::new();
            next = worker.step(&mut inbox, &mut out, instant());
            for message in out {
                host::call("tellPage", &[to_js(message)]);
            }
        }
    });
}

fn to_js(message: impl Wire) -> JsValue {
    let (numbers, frames) = message.to_wire();
    let numbers: Array = numbers.into_iter().map(JsValue::from).collect();
    Array::of2(&numbers, &Float32Array::from(frames.as_flattened())).into()
}

fn from_js<T: Wire>(message: &JsValue) -> Option<T> {
    let message = message.dyn_ref::<Array>()?;
    let numbers = message.get(0).dyn_into::<Array>().ok()?;
    let numbers: Option<Vec<f64>> = numbers.iter().map(|number| number.as_f64()).collect();
    let samples = message.get(1).dyn_into::<Float32Array>().ok()?.to_vec();
    T::from_wire(&numbers?, samples.as_chunks().0.to_vec())
}
