//! Tables of what was measured, and what was wanted.

use crate::bench::{Group, Sample};
use crate::pages::Idle;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tablee_window::Size;
use tablee_window::stats::{median, quantile};
use tablee_window::table::{figure, markdown};

const HEAD: [&str; 12] = [
    "action",
    "n",
    "ms",
    "90 %",
    "last ms",
    "CPU ms",
    "frames",
    "compare",
    "draw",
    "show",
    "× kronometer",
    "× xcalc",
];

/// Everything that was measured at one size.
#[derive(Debug)]
pub struct Measured {
    pub size: Size,
    pub scale: String,
    pub samples: Vec<Sample>,
    pub overhead: Vec<f64>,
    pub idle: Idle,
    /// What could not be measured, or less of it than was asked for.
    pub missing: Vec<String>,
}

/// A limit on a figure, and the figure.
struct Verdict {
    size: String,
    what: &'static str,
    measured: f64,
    wanted: f64,
    worst: String,
}

impl Measured {
    fn of(&self, groups: &[Group]) -> Vec<&Sample> {
        let chosen = self.samples.iter();
        chosen
            .filter(|sample| groups.contains(&sample.group))
            .collect()
    }

    /// The mean of the medians of a group's kinds: a median of all samples would be that of
    /// whichever kind happens to lie in the middle.
    fn typical(&self, group: Group) -> f64 {
        let kinds = self.kinds(&[group]);
        let medians = kinds.values().map(|samples| {
            let times: Vec<f64> = samples.iter().map(|one| one.first).collect();
            median(&times)
        });
        medians.sum::<f64>() / kinds.len() as f64
    }

    /// The samples of some groups by kind.
    fn kinds(&self, groups: &[Group]) -> BTreeMap<(Group, &str), Vec<&Sample>> {
        let mut kinds: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for sample in self.of(groups) {
            let kind = (sample.group, sample.kind.as_str());
            kinds.entry(kind).or_default().push(sample);
        }
        kinds
    }

    /// The kind with the largest median, among those measured often enough to have one.
    fn worst(&self, groups: &[Group]) -> (f64, String) {
        let kinds = self.kinds(groups);
        let medians = kinds.into_iter().filter(|(_, samples)| samples.len() >= 3);
        let medians = medians.map(|((group, kind), samples)| {
            let times: Vec<f64> = samples.iter().map(|one| one.first).collect();
            let first = if group == Group::FirstPage {
                " (first)"
            } else {
                ""
            };
            (median(&times), format!("{kind}{first}"))
        });
        medians
            .max_by(|one, other| one.0.total_cmp(&other.0))
            .unwrap_or((f64::NAN, String::new()))
    }

    fn row(&self, title: &str, samples: &[&Sample]) -> Vec<String> {
        let all = |of: fn(&Sample) -> f64| samples.iter().map(|one| of(one)).collect::<Vec<_>>();
        let mid = |of: fn(&Sample) -> f64| figure(median(&all(of)));
        let first = median(&all(|one| one.first));
        vec![
            title.to_owned(),
            samples.len().to_string(),
            figure(first),
            figure(quantile(&all(|one| one.first), 0.9)),
            mid(|one| one.last),
            mid(|one| one.cpu),
            mid(|one| one.frames.count as f64),
            mid(|one| one.frames.compare),
            mid(|one| one.frames.draw),
            mid(|one| one.frames.show),
            figure(first / self.typical(Group::Kronometer)),
            figure(first / self.typical(Group::Xcalc)),
        ]
    }

    fn table(&self) -> String {
        let mut rows = Vec::new();
        let mut games: BTreeMap<&str, Vec<&Sample>> = BTreeMap::new();
        for sample in self.of(&[Group::Tap]) {
            let game = sample.kind.split(" tap ").next().unwrap_or_default();
            games.entry(game).or_default().push(sample);
        }
        for (game, samples) in &games {
            rows.push(self.row(&format!("taps in {game}"), samples));
        }
        let first = self.of(&[Group::FirstTap]);
        rows.push(self.row("each tap for the first time", &first));
        for group in [
            Group::Undo,
            Group::Sheet,
            Group::Page,
            Group::FirstPage,
            Group::Slider,
            Group::Scroll,
            Group::Kronometer,
            Group::Xcalc,
        ] {
            for ((group, kind), samples) in self.kinds(&[group]) {
                let title = match group {
                    Group::FirstPage => format!("first: {kind}"),
                    Group::Kronometer => format!("kronometer: {kind}"),
                    Group::Xcalc => format!("xcalc: {kind}"),
                    Group::Slider => format!("slider: {kind}"),
                    Group::Scroll => format!("scrolling: {kind}"),
                    _ => kind.to_owned(),
                };
                rows.push(self.row(&title, &samples));
            }
        }
        markdown(&HEAD, &rows)
    }

    /// The slowest kinds of tap, with where their time goes.
    fn slow_taps(&self) -> String {
        let mut kinds: Vec<(f64, &str, Vec<&Sample>)> = Vec::new();
        for ((_, kind), samples) in self.kinds(&[Group::Tap]) {
            let times: Vec<f64> = samples.iter().map(|one| one.first).collect();
            kinds.push((median(&times), kind, samples));
        }
        kinds.sort_by(|one, other| other.0.total_cmp(&one.0));
        let rows: Vec<_> = kinds
            .iter()
            .take(10)
            .map(|(_, kind, samples)| {
                let mut row = self.row(kind, samples);
                let pixels: Vec<f64> = samples.iter().map(|one| one.pixels as f64).collect();
                let share = median(&pixels) / self.size.area().pixels() as f64;
                row[11] = format!("{:.0} %", share * 100.0);
                row
            })
            .collect();
        let mut head = HEAD;
        head[0] = "slowest taps";
        head[11] = "of the window";
        markdown(&head, &rows)
    }

    /// The wanted figures, by the width of the screen.
    fn verdicts(&self) -> Vec<Verdict> {
        const MOVES: [Group; 4] = [Group::Sheet, Group::Page, Group::FirstPage, Group::Scroll];
        let base = self.typical(Group::Kronometer);
        let (taps, moves) = match self.size.width {
            0..2000 => (0.8, Some(2.0)),
            2000..3000 => (0.5, Some(0.8)),
            _ => (1.0, None),
        };
        let verdict = |what, measured: f64, wanted, worst| Verdict {
            size: self.size.to_string(),
            what,
            measured: measured / base,
            wanted,
            worst,
        };
        let slowest = self.worst(&[Group::Tap]);
        let mut verdicts = vec![
            verdict(
                "taps in play",
                self.typical(Group::Tap),
                taps,
                String::new(),
            ),
            verdict("slowest kind of tap", slowest.0, 1.5, slowest.1),
        ];
        if let Some(wanted) = moves {
            let (time, kind) = self.worst(&MOVES);
            let what = "slowest page, sheet or scrolling";
            verdicts.push(verdict(what, time, wanted, kind));
        }
        verdicts
    }
}

fn verdicts(all: &[Measured]) -> String {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut push = |size: &str, what: &str, measured: f64, wanted: f64, worst: &str| {
        let met = match measured {
            measured if measured.is_nan() => "not measured",
            measured if measured <= wanted => "yes",
            _ => "**no**",
        };
        rows.push(vec![
            size.to_owned(),
            what.to_owned(),
            figure(measured),
            format!("≤ {wanted}"),
            met.to_owned(),
            worst.to_owned(),
        ]);
    };
    for one in all.iter().flat_map(Measured::verdicts) {
        push(&one.size, one.what, one.measured, one.wanted, &one.worst);
    }
    for one in all {
        let size = one.size.to_string();
        let draws = one.idle.home_draws as f64;
        push(&size, "drawings on an idle Home", draws, 0.0, "");
        push(&size, "CPU ms on an idle Home", one.idle.home_cpu, 1.0, "");
    }
    let clock = |width| {
        let found = all.iter().find(|one| one.size.width == width);
        found.map(|one| one.idle.clock_cpu)
    };
    if let (Some(small), Some(large)) = (clock(1280), clock(2560)) {
        let what = "CPU of Escape's clock to that at 1280×800";
        push("2560×1600", what, large / small, 1.2, "");
    }
    markdown(
        &[
            "size",
            "ratio to kronometer, or figure",
            "measured",
            "wanted",
            "met",
            "slowest",
        ],
        &rows,
    )
}

pub fn write(all: &[Measured], repetitions: usize) -> String {
    let mut text = String::from("# Input to pixels\n\n");
    let _ = writeln!(
        text,
        "Made by `packaging/frames.sh`: one run, the programs in turn, medians of at least {repetitions} where\n\
         an action can be repeated that often. Input is sent with XTEST. *ms* is the time from the request\n\
         (for a tap: from the release of the button) to the server's report of the first rectangle in which\n\
         pixels differ from before; *last* is the same for the last one before the screen is still. CPU is\n\
         that of all threads for the whole action, less what an idle window uses. *compare*, *draw* and\n\
         *show* are the renderer's own times; what is missing to *ms* is the program's update, view and\n\
         layout, and the way of the event. Ratios are to the mean of kronometer's three taps; *taps in play*\n\
         is the mean of the medians of all taps. Only ratios mean something elsewhere.\n"
    );
    text += "## Wanted\n\n";
    text += &verdicts(all);
    for one in all {
        let _ = writeln!(text, "\n## {} at scale factor {}\n", one.size, one.scale);
        let _ = writeln!(
            text,
            "The method itself takes {} ms (90 %: {}). Idle Home: {} drawings, {} ms of CPU. Escape's\n\
             clock: {} ms of CPU per second.\n",
            figure(median(&one.overhead)),
            figure(quantile(&one.overhead, 0.9)),
            one.idle.home_draws,
            figure(one.idle.home_cpu),
            figure(one.idle.clock_cpu),
        );
        for missing in &one.missing {
            let _ = writeln!(text, "**Missing**: {missing}.\n");
        }
        text += &one.table();
        text.push('\n');
        text += &one.slow_taps();
    }
    text
}
