//! The programs that Tablée is measured beside.

use crate::bench::{Bench, Group};
use std::time::Duration;
use tablee_window::{Area, Result, Size};

const LIMIT: Duration = Duration::from_millis(500);

/// Kronometer's toolbar is in the upper left corner whatever the size of the window.
const START: (i16, i16) = (26, 22);
const PAUSE: (i16, i16) = (80, 22);
const LAP: (i16, i16) = (182, 22);
const TOOLBAR: Area = Area {
    x: 0,
    y: 0,
    width: 400,
    height: 44,
};

/// Starts, laps and pauses. While it runs its digits change by themselves, so that only the
/// toolbar counts, or the list of laps.
pub fn kronometer(bench: &mut Bench, times: usize) -> Result<()> {
    let mut running = bench.open("kronometer")?;
    let Size { width, height } = bench.screen.size;
    let laps = Area {
        x: (width as i16 / 10) * 7,
        y: 60,
        width: width / 4,
        height: height - 100,
    };
    for _ in 0..times {
        for (kind, place, region) in [
            ("start", START, TOOLBAR),
            ("lap", LAP, laps),
            ("pause", PAUSE, TOOLBAR),
        ] {
            bench.watch.region = Some(region);
            let sample = bench.tap(&mut running, place, LIMIT)?;
            bench.keep(Group::Kronometer, kind, sample);
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
