//! Tells when the screen changes, and where.
//!
//! The server reports every drawn rectangle (DAMAGE). A report counts only if pixels in it
//! differ from the copy of the screen kept here: programs also draw what is there already.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::screen::Screen;
use crate::{Area, Result, Size};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, Rectangle,
};

/// Changed pixels after some input.
#[derive(Debug, Clone, Copy)]
pub struct Change {
    /// From the input to the first changed pixels.
    pub first: Duration,
    /// From the input to the last changed pixels before the screen was still.
    pub last: Duration,
    pub area: Area,
}

#[derive(Debug)]
pub struct Watch {
    size: Size,
    reports: Receiver<(Instant, Area)>,
    pixels: Vec<u8>,
    /// Changes there do not count, for instance a clock.
    pub ignored: Option<Area>,
    /// Only changes there count.
    pub region: Option<Area>,
    method: Method,
}

/// How changed pixels are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Method {
    /// By the server's reports: exact, and no load for the server.
    #[default]
    Reports,
    /// By fetching the whole screen again and again. Programs then wait for the server, one
    /// picture of the screen for every time they need its answer.
    Polling,
}

impl Watch {
    pub fn start(screen: &Screen, method: Method) -> Result<Self> {
        let (sender, reports) = channel();
        let (connection, _) = x11rb::connect(Some(&screen.name))?;
        let damage = connection.generate_id()?;
        let _ = connection.damage_query_version(1, 1)?.reply()?;
        connection
            .damage_create(damage, screen.root, ReportLevel::RAW_RECTANGLES)?
            .check()?;
        // A connection of its own, whose only work is to note when a report came.
        let _ = thread::spawn(move || {
            while let Ok(event) = connection.wait_for_event() {
                let now = Instant::now();
                if let Event::DamageNotify(event) = event
                    && sender.send((now, area(event.area))).is_err()
                {
                    break;
                }
            }
        });
        Ok(Self {
            size: screen.size,
            reports,
            pixels: screen.grab(screen.size.area())?,
            ignored: None,
            region: None,
            method,
        })
    }

    /// Takes in what was drawn until now, and the whole screen as it is.
    pub fn reset(&mut self, screen: &Screen) -> Result<()> {
        while self.reports.try_recv().is_ok() {}
        self.pixels = screen.grab(self.size.area())?;
        self.ignored = None;
        self.region = None;
        Ok(())
    }

    /// Waits until nothing changed for this long; the area that changed before.
    pub fn quiet(
        &mut self,
        screen: &Screen,
        still: Duration,
        timeout: Duration,
    ) -> Result<Option<Area>> {
        let end = Instant::now() + timeout;
        let mut since = Instant::now();
        let mut changed: Option<Area> = None;
        while since.elapsed() < still && Instant::now() < end {
            let wait = still.saturating_sub(since.elapsed());
            if let Some((at, area)) = self.next(screen, wait)? {
                since = at;
                changed = Some(changed.map_or(area, |changed| changed.union(area)));
            }
        }
        Ok(changed)
    }

    /// Whether something is drawn within this time, changed pixels or not.
    pub fn drawn_within(&self, time: Duration) -> bool {
        self.reports.recv_timeout(time).is_ok()
    }

    /// Watches for this long; how often something was drawn, changed pixels or not.
    pub fn count(&self, time: Duration) -> usize {
        let end = Instant::now() + time;
        let mut count = 0;
        while let Ok(_report) = self
            .reports
            .recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            count += 1;
        }
        count
    }

    /// Sends input and waits for changed pixels, then until none change for `still`.
    pub fn measure(
        &mut self,
        screen: &Screen,
        timeout: Duration,
        still: Duration,
        input: impl FnOnce(&Screen) -> Result<()>,
    ) -> Result<Option<Change>> {
        while self.next(screen, Duration::ZERO)?.is_some() {}
        let sent = Instant::now();
        input(screen)?;
        let mut change: Option<Change> = match self.method {
            Method::Reports => None,
            Method::Polling => self.poll(screen, sent, timeout)?,
        };
        loop {
            let end = change.map_or(sent + timeout, |change| sent + change.last + still);
            let wait = end.saturating_duration_since(Instant::now());
            let Some((at, area)) = self.next(screen, wait)? else {
                return Ok(change);
            };
            let last = at.saturating_duration_since(sent);
            change = Some(match change {
                Some(change) => Change {
                    last,
                    area: change.area.union(area),
                    ..change
                },
                None => Change {
                    first: last,
                    last,
                    area,
                },
            });
            // Something that never stands still.
            if last > timeout + still {
                return Ok(change);
            }
        }
    }

    /// Fetches the screen until it differs.
    fn poll(&mut self, screen: &Screen, sent: Instant, limit: Duration) -> Result<Option<Change>> {
        while sent.elapsed() < limit {
            let changed = self.changed(screen, self.size.area())?;
            if let Some(area) = changed {
                let passed = sent.elapsed();
                return Ok(Some(Change {
                    first: passed,
                    last: passed,
                    area,
                }));
            }
        }
        Ok(None)
    }

    /// The next report with changed pixels that count, waiting at most this long for a report.
    fn next(&mut self, screen: &Screen, wait: Duration) -> Result<Option<(Instant, Area)>> {
        let end = Instant::now() + wait;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.reports.recv_timeout(left) {
                Ok((at, area)) => {
                    if let Some(changed) = self.changed(screen, area)? {
                        return Ok(Some((at, changed)));
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err("the screen is gone".into()),
            }
        }
    }

    /// Takes in an area; what of it differs from before and counts.
    fn changed(&mut self, screen: &Screen, area: Area) -> Result<Option<Area>> {
        let Some(area) = area.clipped(self.size) else {
            return Ok(None);
        };
        let fresh = screen.grab(area)?;
        let row = usize::from(area.width) * 4;
        let mut found: Option<Area> = None;
        for (line, new) in fresh.chunks_exact(row).enumerate() {
            let y = usize::from(area.y.unsigned_abs()) + line;
            let start =
                (y * usize::from(self.size.width)) * 4 + usize::from(area.x.unsigned_abs()) * 4;
            let old = &self.pixels[start..start + row];
            if old == new {
                continue;
            }
            let differs = |x: &usize| {
                let pixel = x * 4..x * 4 + 4;
                old[pixel.clone()] != new[pixel]
                    && self.counts(i32::from(area.x) + *x as i32, y as i32)
            };
            let across = 0..usize::from(area.width);
            if let (Some(first), Some(last)) =
                (across.clone().find(differs), across.rev().find(differs))
            {
                let line = Area {
                    x: area.x + first as i16,
                    y: y as i16,
                    width: (last - first + 1) as u16,
                    height: 1,
                };
                found = Some(found.map_or(line, |found| found.union(line)));
            }
            self.pixels[start..start + row].copy_from_slice(new);
        }
        Ok(found)
    }

    fn counts(&self, x: i32, y: i32) -> bool {
        self.ignored.is_none_or(|area| !area.contains(x, y))
            && self.region.is_none_or(|area| area.contains(x, y))
    }

    /// The screen as it was when something was last looked at.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The rows of an area, for comparing it later.
    pub fn part(&self, area: Area) -> Vec<u8> {
        let row = usize::from(self.size.width) * 4;
        let start = usize::from(area.x.unsigned_abs()) * 4;
        let length = usize::from(area.width) * 4;
        let mut part = Vec::with_capacity(length * usize::from(area.height));
        let rows = self.pixels.chunks_exact(row);
        for row in rows
            .skip(usize::from(area.y.unsigned_abs()))
            .take(usize::from(area.height))
        {
            part.extend_from_slice(&row[start..start + length]);
        }
        part
    }
}

fn area(rectangle: Rectangle) -> Area {
    Area {
        x: rectangle.x,
        y: rectangle.y,
        width: rectangle.width,
        height: rectangle.height,
    }
}

/// What the method itself costs: the time from a request that changes pixels to the report of
/// the change, in milliseconds.
pub fn overhead(screen: &Screen, watch: &mut Watch) -> Result<Vec<f64>> {
    let window = screen.cover(Area {
        x: 0,
        y: 0,
        width: 64,
        height: 64,
    })?;
    let none = ChangeWindowAttributesAux::new().event_mask(EventMask::NO_EVENT);
    screen
        .connection
        .change_window_attributes(window, &none)?
        .ignore_error();
    let _ = watch.quiet(screen, Duration::from_millis(60), Duration::from_secs(2))?;
    let mut times = Vec::new();
    for turn in 0..31u32 {
        let ui = ChangeWindowAttributesAux::new().background_pixel(turn * 0x0004_0404 + 1);
        let limit = Duration::from_millis(500);
        let change = watch.measure(screen, limit, Duration::from_millis(3), |screen| {
            let connection = &screen.connection;
            connection
                .change_window_attributes(window, &ui)?
                .ignore_error();
            connection
                .clear_area(false, window, 0, 0, 64, 64)?
                .ignore_error();
            screen.flush()
        })?;
        times.extend(change.map(|change| change.first.as_secs_f64() * 1e3));
    }
    screen.uncover(window)?;
    Ok(times)
}
