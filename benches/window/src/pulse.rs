//! Asks a window again and again whether it answers, as window managers do (`_NET_WM_PING`).
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::Result;
use crate::screen::Screen;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ClientMessageEvent, ConnectionExt as _, EventMask, Window,
};
use x11rb::rust_connection::RustConnection;

const INTERVAL: Duration = Duration::from_millis(15);
/// A window that has not answered by then is frozen.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long the window took for its slowest answer.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Answer {
    /// Without the time in which it, the screen or the asking thread waited for a processor.
    pub own: Duration,
    pub whole: Duration,
}

#[derive(Debug)]
pub struct Pulse {
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<Answer>>>,
}

impl Pulse {
    /// Asks the window of this process until it is told to stop.
    pub fn start(screen: &Screen, window: Window, process: u32) -> Result<Self> {
        let (connection, place) = x11rb::connect(Some(&screen.name))?;
        let root = connection.setup().roots[place].root;
        let answers = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        connection
            .change_window_attributes(root, &answers)?
            .check()?;
        let atom = |name: &str| -> Result<u32> {
            let cookie = connection.intern_atom(false, name.as_bytes())?;
            Ok(cookie.reply()?.atom)
        };
        let (protocols, ping) = (atom("WM_PROTOCOLS")?, atom("_NET_WM_PING")?);
        let ended = Arc::new(AtomicBool::new(false));
        let asking = Asking {
            connection,
            window,
            protocols,
            ping,
            threads: [
                format!("/proc/{process}/task/{process}/schedstat"),
                format!("/proc/{}/schedstat", screen.server()),
                "/proc/thread-self/schedstat".to_owned(),
            ],
            ended: Arc::clone(&ended),
        };
        let thread = Some(thread::spawn(move || asking.run()));
        Ok(Self { ended, thread })
    }

    /// Stops asking.
    pub fn slowest(mut self) -> Answer {
        self.ended.store(true, Relaxed);
        let thread = self.thread.take().map(JoinHandle::join);
        // A window that goes away in the middle has given its answers before.
        thread
            .and_then(|ended| ended.ok()?.ok())
            .unwrap_or_default()
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        self.ended.store(true, Relaxed);
    }
}

struct Asking {
    connection: RustConnection,
    window: Window,
    protocols: u32,
    ping: u32,
    threads: [String; 3],
    ended: Arc<AtomicBool>,
}

impl Asking {
    fn run(self) -> Result<Answer> {
        let mut slowest = Answer::default();
        let mut number = 0;
        while !self.ended.load(Relaxed) {
            number += 1;
            match self.ask(number) {
                Ok(answer) => slowest = slowest.max(answer),
                Err(_) => break,
            }
            sleep(INTERVAL);
        }
        Ok(slowest)
    }

    fn ask(&self, number: u32) -> Result<Answer> {
        let before = self.times();
        let asked = Instant::now();
        let data = [self.ping, number, self.window, 0, 0];
        let event = ClientMessageEvent::new(32, self.window, self.protocols, data);
        self.connection
            .send_event(false, self.window, EventMask::NO_EVENT, event)?
            .ignore_error();
        self.connection.flush()?;
        while asked.elapsed() < TIMEOUT && !self.ended.load(Relaxed) {
            match self.connection.poll_for_event()? {
                Some(Event::ClientMessage(answer)) => {
                    let data = answer.data.as_data32();
                    if answer.type_ == self.protocols && data[..2] == [self.ping, number] {
                        break;
                    }
                }
                Some(_) => {}
                None => sleep(Duration::from_millis(1)),
            }
        }
        let whole = asked.elapsed();
        let after = self.times();
        let waited = |n: usize| after[n].1.saturating_sub(before[n].1);
        let ran = after[0].0.saturating_sub(before[0].0);
        let others = waited(0) + waited(1) + waited(2);
        let own = whole.saturating_sub(others).max(ran.min(whole));
        Ok(Answer { own, whole })
    }

    /// How long each thread has run, and waited for a processor.
    fn times(&self) -> [(Duration, Duration); 3] {
        self.threads.each_ref().map(|path| {
            let text = fs::read_to_string(path).unwrap_or_default();
            let mut numbers = text.split_whitespace().filter_map(|word| word.parse().ok());
            let mut next = || Duration::from_nanos(numbers.next().unwrap_or(0));
            (next(), next())
        })
    }
}
