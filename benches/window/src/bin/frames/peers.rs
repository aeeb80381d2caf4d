//! The programs that Tablée is measured beside.

use crate::bench::{Bench, Group};
use std::time::Duration;
use tablee_window::{Area, Result};

const LIMIT: Duration = Duration::from_millis(500);

/// Kronometer's toolbar, at scale factor 1: in the upper left corner whatever the window's size.
const START: (i16, i16) = (26, 22);
const PAUSE: (i16, i16) = (80, 22);
const RESET: (i16, i16) = (134, 22);
const LAP: (i16, i16) = (182, 22);

/// Starts, laps and resets. What was asked for counts: digits that run, a row in the list, digits
/// that are zero again. The button's own highlight comes earlier and says nothing.
pub fn kronometer(bench: &mut Bench, times: usize) -> Result<()> {
    let mut running = bench.open("kronometer")?;
    let size = bench.screen.size;
    let scale: i16 = bench.scale.parse()?;
    let between = |from: (f32, f32), to: (f32, f32)| {
        let ((x, y), (right, bottom)) = (size.at(from.0, from.1), size.at(to.0, to.1));
        Some(Area {
            x,
            y,
            width: (right - x) as u16,
            height: (bottom - y) as u16,
        })
    };
    let hundredths = between((0.43, 0.49), (0.56, 0.6));
    let laps = between((0.7, 0.1), (0.95, 0.95));
    for _ in 0..times {
        for (kind, place, region) in [
            (Some("start"), START, hundredths),
            (Some("lap"), LAP, laps),
            (None, PAUSE, None),
            (Some("reset"), RESET, hundredths),
        ] {
            bench.watch.region = region;
            let place = (place.0 * scale, place.1 * scale);
            let sample = bench.tap(&mut running, place, LIMIT)?;
            if let Some(kind) = kind {
                bench.keep(Group::Kronometer, kind, sample);
            }
        }
    }
    bench.watch.region = None;
    Ok(())
}

/// Digits; the display alone counts.
pub fn xcalc(bench: &mut Bench, times: usize) -> Result<()> {
    let mut running = bench.open("xcalc")?;
    let size = bench.screen.size;
    let (digit, clear) = (size.at(0.305, 0.725), size.at(0.8875, 0.19));
    let region = Some(Area {
        height: size.height / 9,
        ..size.area()
    });
    for turn in 0..times {
        bench.watch.region = region;
        if turn % 6 == 5 {
            let _ = bench.tap(&mut running, clear, LIMIT)?;
        }
        let sample = bench.tap(&mut running, digit, LIMIT)?;
        bench.keep(Group::Xcalc, "digit", sample);
    }
    bench.watch.region = None;
    Ok(())
}
