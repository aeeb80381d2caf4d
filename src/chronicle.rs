//! What stays of a game: its steps in the words of the table, its course as a plot, and the
//! deeds that totals and records are made of.
//!
//! A game brings a [`Chronicle`]; the history, the end screens and the exports share it.

pub mod csv;
mod totals;

pub use totals::{Many, One, Total};

use crate::games;
use crate::journal::{Game, Journal, Line, Refusal, Ruled};
use crate::json::Json;
use crate::localize::Words;
use crate::room::Play;
use crate::settings::Person;
use crate::shelf::GameId;
use crate::store::{GameText, Id, Summary};
use crate::ui::chip::Hue;
use crate::ui::icon::Icon;
use crate::ui::plot::Plot;
use chrono::{DateTime, FixedOffset, NaiveDate};
use serde::{Deserialize, Serialize};

/// What a game tells of itself when it is looked back on.
pub trait Chronicle: Game {
    /// What happened, in the words of the table, and perhaps a word more.
    fn told(at: &Moment<'_, Self>) -> (String, Option<String>);
    /// How things stand. The step that led here, if any, may be mentioned.
    fn standing(
        words: &Words,
        people: &[Person],
        state: &Self,
        at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing>;
    /// How it went, to be drawn.
    fn course(words: &Words, people: &[Person], journal: &Journal<Self>) -> Plot;
    /// What counts in totals and records. `over` and `people` are filled in for it.
    fn deeds(journal: &Journal<Self>) -> Deeds;
    /// How it ended, as short as can be: "1:12", "3/4"; nothing where the winners say it.
    fn brief(_words: &Words, _deeds: &Deeds) -> String {
        String::new()
    }
    /// Totals and records of many games.
    fn totals(words: &Words, many: &Many<'_>) -> Vec<Total>;
}

/// One step of a journal, with what was before and after.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    pub words: &'a Words,
    pub people: &'a [Person],
    pub journal: &'a Journal<G>,
    /// Which event, from 0.
    pub place: usize,
    pub event: &'a G::Event,
    pub before: &'a G,
    pub after: &'a G,
    pub ruling: Option<&'a Ruled<G::Ruling>>,
}

impl<G: Game> Moment<'_, G> {
    pub fn name(&self, seat: usize) -> String {
        name(self.people, seat)
    }
}

/// "Zoé 4"; a name that ends in a figure is told apart from it: "Joueur 2 (4)".
pub fn with_number(name: &str, number: impl std::fmt::Display) -> String {
    if name.ends_with(|last: char| last.is_ascii_digit()) {
        format!("{name} ({number})")
    } else {
        format!("{name} {number}")
    }
}

/// The name of a seat.
pub fn name(people: &[Person], seat: usize) -> String {
    people
        .get(seat)
        .map_or_else(|| (seat + 1).to_string(), |person| person.name.clone())
}

/// "Zoé", "Zoé et Ani", "Zoé, Ani et Marc".
pub fn names(words: &Words, people: &[Person], seats: impl IntoIterator<Item = usize>) -> String {
    let mut names: Vec<String> = seats.into_iter().map(|seat| name(people, seat)).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => words.text_with(
            "list-and",
            &[("first", names.join(", ").into()), ("last", last.into())],
        ),
    }
}

/// Who or what stands how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub who: Who,
    /// A word about it.
    pub about: String,
    /// The number, to be compared with the one before.
    pub value: i64,
    /// The number as it is shown, where it is not simply written out.
    pub figure: Option<String>,
}

impl Standing {
    pub fn of(who: Who, value: impl Into<i64>) -> Self {
        Self {
            who,
            about: String::new(),
            value: value.into(),
            figure: None,
        }
    }

    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    #[must_use]
    pub fn figure(mut self, figure: impl Into<String>) -> Self {
        self.figure = Some(figure.into());
        self
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    Seat(usize),
    Thing(Icon, String),
}

/// One step as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub told: String,
    pub more: Option<String>,
    /// What the step changed about each, and how it stands now.
    pub after: Vec<(Standing, i64)>,
    /// When, as the file has it.
    pub at: Option<String>,
}

/// What of a game counts later; the index keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    pub over: bool,
    /// Set up and put away before anything happened: nothing to look back on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub barren: bool,
    pub people: Vec<Person>,
    /// How hard it was, by the name in the setup.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// Won or lost together; who competes has winners instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// One number per seat: aphids, levels, rows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i64>,
    /// What the table did together: jewels activated, princesses saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<i64>,
    /// What a record is made of: the time left, ladders left, turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<i64>,
    /// How long it took, in milliseconds, where a clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<i64>,
}

/// A game of the history, ready to be shown, filtered and counted.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    pub id: Id,
    pub game: Option<GameId>,
    /// The game's name in the file, for games that this version does not know.
    pub name: String,
    pub started: Option<DateTime<FixedOffset>>,
    pub minutes: Option<i64>,
    pub deeds: Deeds,
}

impl Played {
    pub fn of(summary: &Summary) -> Self {
        let time = |text: &str| DateTime::parse_from_rfc3339(text).ok();
        let (started, ended) = (time(&summary.started), time(&summary.ended));
        let mut deeds = Deeds::deserialize(&summary.result).unwrap_or_default();
        if deeds.people.is_empty() {
            deeds.people = seated(&summary.players);
        }
        Self {
            id: summary.id.clone(),
            game: GameId::named(&summary.game),
            name: summary.game.clone(),
            started,
            minutes: started
                .zip(ended)
                .map(|(from, to)| (to - from).num_minutes())
                .filter(|minutes| (0..24 * 60).contains(minutes)),
            deeds,
        }
    }

    pub fn day(&self) -> Option<NaiveDate> {
        self.started.map(|started| started.date_naive())
    }

    /// Where somebody sat, if they did.
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        self.deeds
            .people
            .iter()
            .position(|person| person.name == name)
    }
}

/// Colours for people of whom only the names are known.
fn seated(names: &[String]) -> Vec<Person> {
    let hues = Hue::ALL.into_iter().cycle();
    names
        .iter()
        .cloned()
        .zip(hues)
        .map(|(name, hue)| Person { name, hue })
        .collect()
}

/// Who sat where, as the newest note about it has it.
pub fn table_of<G: Game>(journal: &Journal<G>) -> Option<Vec<Person>> {
    let tables = journal.notes().iter().rev();
    tables
        .filter_map(|note| note.note.get("table"))
        .find_map(|table| Vec::deserialize(table).ok())
}

/// A game read back, whichever it is.
pub trait Tale: std::fmt::Debug {
    fn game(&self) -> GameId;
    fn people(&self) -> &[Person];
    /// How many steps stand.
    fn steps(&self) -> usize;
    /// The step, from 1; 0 is the table before the first.
    fn step(&self, words: &Words, step: usize) -> Step;
    fn plot(&self, words: &Words) -> Plot;
    /// How it ended, or where it stands, in one line.
    fn result(&self, words: &Words) -> String;
    fn deeds(&self) -> Deeds;
    /// When the last thing happened.
    fn ended(&self) -> &str;
}

/// The journal of one game, read for looking.
#[derive(Debug)]
struct Account<P: Play> {
    journal: Journal<P::Game>,
    people: Vec<Person>,
    /// When each event that stands happened.
    times: Vec<String>,
    started: String,
}

impl<P: Play> Account<P> {
    fn read(text: &GameText) -> Result<Self, Refusal> {
        let mut times = Vec::new();
        let mut undone = Vec::new();
        let lines = text.lines.iter().map(Vec::as_slice);
        let loaded = Journal::load(lines, |json, line| match line {
            Line::Event(()) => {
                undone.clear();
                let at = json.field("at").and_then(Json::text);
                times.push(at.unwrap_or_default().to_owned());
            }
            Line::Undo => undone.extend(times.pop()),
            Line::Redo => times.extend(undone.pop()),
            Line::Note => {}
        })?;
        Ok(Self {
            people: table_of(&loaded.journal).unwrap_or_else(|| seated(&text.header.players)),
            journal: loaded.journal,
            times,
            started: loaded.started,
        })
    }
}

impl<P: Play> Tale for Account<P>
where
    P::Game: Chronicle,
    Self: std::fmt::Debug,
{
    fn game(&self) -> GameId {
        P::ID
    }

    fn people(&self) -> &[Person] {
        &self.people
    }

    fn steps(&self) -> usize {
        self.journal.events().len()
    }

    fn step(&self, words: &Words, step: usize) -> Step {
        let people = &self.people;
        let before = |place| self.journal.state_after(place);
        let reached = step.checked_sub(1).and_then(|place| {
            let event = self.journal.events().get(place)?;
            let before = before(place)?;
            let (after, ruling) = before.apply(event).ok()?;
            Some((place, event, before, after, ruling))
        });
        let Some((place, event, before, after, ruling)) = reached else {
            let after = self.journal.state_after(0);
            let after = after.map(|state| P::Game::standing(words, people, &state, None));
            let still = |standing| (standing, 0);
            return Step {
                told: words.text("history-start"),
                more: None,
                after: after.unwrap_or_default().into_iter().map(still).collect(),
                at: Some(self.started.clone()),
            };
        };
        let moment = Moment {
            words,
            people,
            journal: &self.journal,
            place,
            event,
            before: &before,
            after: &after,
            ruling: ruling.as_ref(),
        };
        let (told, more) = P::Game::told(&moment);
        let was = P::Game::standing(words, people, &before, None);
        let now = P::Game::standing(words, people, &after, Some(&moment));
        let changed = |(place, standing): (usize, Standing)| {
            let was = was.get(place).map_or(standing.value, |was| was.value);
            let change = standing.value - was;
            (standing, change)
        };
        Step {
            told,
            more,
            after: now.into_iter().enumerate().map(changed).collect(),
            at: self.times.get(place).cloned(),
        }
    }

    fn plot(&self, words: &Words) -> Plot {
        P::Game::course(words, &self.people, &self.journal)
    }

    fn result(&self, words: &Words) -> String {
        match self.journal.state().ended() {
            Some(_) => P::result(words, &self.people, &self.journal),
            None => P::stands(words, &self.people, &self.journal).0,
        }
    }

    fn deeds(&self) -> Deeds {
        Deeds {
            barren: self.steps() == 0,
            over: self.journal.state().ended().is_some(),
            people: self.people.clone(),
            ..P::Game::deeds(&self.journal)
        }
    }

    fn ended(&self) -> &str {
        self.times.last().unwrap_or(&self.started)
    }
}

macro_rules! chronicles {
    ($($name:ident = $module:ident;)*) => {
        /// Reads a game back; nothing when it is none that this version knows.
        pub fn read(text: &GameText) -> Option<Box<dyn Tale>> {
            match GameId::named(&text.header.game)? {
                $(GameId::$name => {
                    let account = Account::<games::$module::Screen>::read(text).ok()?;
                    Some(Box::new(account))
                })*
            }
        }

        /// How a game ended, as short as can be.
        pub fn brief(game: GameId, words: &Words, deeds: &Deeds) -> String {
            match game {
                $(GameId::$name => games::$module::rules::State::brief(words, deeds),)*
            }
        }

        /// Totals and records of one game's games.
        pub fn totals(game: GameId, words: &Words, many: &Many<'_>) -> Vec<Total> {
            match game {
                $(GameId::$name => games::$module::rules::State::totals(words, many),)*
            }
        }
    };
}
crate::games::each_game!(chronicles);

/// What the index keeps of a game; nothing when it cannot be read.
pub fn summarise(text: &GameText) -> Option<Summary> {
    let tale = read(text)?;
    let deeds = tale.deeds();
    Some(Summary {
        id: text.id.clone(),
        game: text.header.game.clone(),
        started: text.header.started.clone(),
        ended: tale.ended().to_owned(),
        players: deeds.people.iter().map(|one| one.name.clone()).collect(),
        result: serde_json::to_value(&deeds).ok()?,
        lines: text.lines.len(),
        rough: false,
        form: Summary::FORM,
    })
}
