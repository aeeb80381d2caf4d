//! Runs workers on the page's only thread, between its events.

use super::host;
use crate::platform::instant;
use crate::platform::worker::{Next, Worker};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, VecDeque};
use std::io;
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;
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
