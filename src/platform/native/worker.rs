//! Runs a worker on a thread of its own. The only blocking receive for workers is here.

use crate::platform::instant;
use crate::platform::worker::{Apart, Next, Worker};
use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Sends messages to a worker, which ends when the handle is dropped and it has received all of
/// them.
#[derive(Debug)]
pub struct Handle<M> {
    messages: Sender<M>,
    /// Disconnected when the worker has ended.
    ended: Mutex<Receiver<()>>,
}

impl<M> Handle<M> {
    /// Returns whether the worker still runs.
    pub fn send(&self, message: M) -> bool {
        self.messages.send(message).is_ok()
    }

    /// Waits until the worker has ended, at most `timeout`.
    pub fn end(self, timeout: Duration) {
        let Self { messages, ended } = self;
        drop(messages);
        let ended = ended.into_inner().unwrap_or_else(PoisonError::into_inner);
        // Nothing is ever sent.
        let _ = ended.recv_timeout(timeout);
    }
}

/// Waits for an answer, at most `timeout`.
pub fn wait<T>(answer: &Receiver<T>, timeout: Duration) -> Option<T> {
    answer.recv_timeout(timeout).ok()
}

/// Runs `work` on a thread. The end of the program does not wait for it: what must be finished says
/// so over a channel.
///
/// # Errors
/// When the thread cannot be started.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = std::thread::Builder::new().name(name.to_owned());
    let guarded = move || {
        // The reason has been logged. Whoever waits for the work sees its channel close.
        let _ = super::logging::guard(work);
    };
    thread.spawn(guarded).map(drop)
}

/// Starts a worker. `on_out` is called on its thread.
///
/// # Errors
/// When the thread cannot be started.
pub fn run<W: Worker>(
    worker: W,
    on_out: impl Fn(W::Out) + Send + 'static,
) -> io::Result<Handle<W::In>> {
    let (sender, messages) = mpsc::channel();
    let (end, ended) = mpsc::channel();
    spawn(W::NAME, move || {
        drive(worker, &messages, &on_out);
        drop(end);
    })?;
    Ok(Handle {
        messages: sender,
        ended: Mutex::new(ended),
    })
}

/// Starts a worker that may fail: on a thread of its own it ends nothing else.
///
/// # Errors
/// When the system has no thread left to give.
pub fn run_apart<W: Apart>(
    file: &Path,
    on_out: impl Fn(W::Out) + Send + 'static,
) -> io::Result<Handle<W::In>> {
    run(W::new(file.to_owned()), on_out)
}

fn drive<W: Worker>(mut worker: W, messages: &Receiver<W::In>, on_out: &dyn Fn(W::Out)) {
    let mut inbox = VecDeque::new();
    let mut out = Vec::new();
    loop {
        let next = worker.step(&mut inbox, &mut out, instant());
        out.drain(..).for_each(on_out);
        let message = match next {
            Next::Again => messages.try_recv().map_err(|error| match error {
                TryRecvError::Empty => RecvTimeoutError::Timeout,
                TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
            }),
            Next::At(due) => messages.recv_timeout(due.saturating_sub(instant())),
            Next::OnMessage => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match message {
            Ok(message) => inbox.push_back(message),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        inbox.extend(messages.try_iter());
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Counts up to every number it is sent, one per step, and reports the time when idle.
    struct Counter {
        left: u32,
        idle: Next,
    }

    impl Worker for Counter {
        const NAME: &'static str = "counter";
        type In = u32;
        type Out = &'static str;

        fn step(
            &mut self,
            inbox: &mut VecDeque<u32>,
            out: &mut Vec<&'static str>,
            now: Duration,
        ) -> Next {
            self.left += inbox.drain(..).sum::<u32>();
            if self.left > 0 {
                self.left -= 1;
                out.push("counted");
                return Next::Again;
            }
            out.push("idle");
            match self.idle {
                Next::At(wait) => Next::At(now + wait),
                other => other,
            }
        }
    }

    fn start(idle: Next) -> (Handle<u32>, Receiver<&'static str>) {
        let (tell, told) = mpsc::channel();
        let worker = Counter { left: 0, idle };
        let handle = run(worker, move |out| tell.send(out).unwrap()).unwrap();
        (handle, told)
    }

    #[test]
    fn spawned_work_is_done_on_a_named_thread() {
        let (tell, told) = mpsc::channel();
        spawn("a-name", move || {
            let name = std::thread::current().name().map(str::to_owned);
            tell.send(name).unwrap();
        })
        .unwrap();
        assert_eq!(told.recv().unwrap().as_deref(), Some("a-name"));
    }

    #[test]
    fn steps_follow_until_the_work_is_done() {
        let (handle, told) = start(Next::OnMessage);
        assert_eq!(told.recv(), Ok("idle"));
        assert!(handle.send(2));
        for expected in ["counted", "counted", "idle"] {
            assert_eq!(told.recv(), Ok(expected));
        }
        let waited = told.recv_timeout(Duration::from_millis(20));
        assert_eq!(waited, Err(RecvTimeoutError::Timeout), "no step unasked");
    }

    #[test]
    fn a_step_comes_when_it_is_due() {
        let (_handle, told) = start(Next::At(Duration::from_millis(1)));
        assert!(told.iter().take(3).eq(["idle"; 3]));
    }

    #[test]
    fn a_worker_ends_with_its_handle() {
        for idle in [Next::OnMessage, Next::Again, Next::At(Duration::ZERO)] {
            let (handle, told) = start(idle);
            drop(handle);
            assert!(told.iter().all(|out| out == "idle"), "and then ends");
        }
    }
}
