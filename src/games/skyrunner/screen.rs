//! At the table: the card that is up, what lies in front of each, the ruling, the roof.

mod act;
mod correct;
mod end;
mod keys;
mod motion;
mod other;
pub(super) mod parts;
mod picker;
mod rethink;
mod reveal;
mod tiles;
mod turn;
mod words;

use self::motion::drawn;
use self::rethink::Trail;
use super::cards::Card;
use super::desk::{Desk, Remembered};
use super::entry::Entry;
use super::rules::{Event, Play as Laid, State, Weapon};
use super::story::{self, Told};
use super::walls::Walls;
use crate::chronicle;
use crate::games::because::RuleId;
use crate::journal::{Journal, Refusal, Seat};
use crate::localize::Words;
use crate::room::{Action, Cx, Play};
use crate::settings::Person;
use crate::shelf::GameId;
use crate::sitting::Sitting;
use crate::sound::Effect;
use crate::ui::art::Gallery;
use crate::ui::motion::Motion;
use crate::ui::{Element, Look};
use iced::Subscription;
use iced::keyboard::{Key, Modifiers};
use serde_json::json;
use std::time::Duration;

/// What the note is called that keeps a half-entered turn.
const ENTRY: &str = "sky";
const WALLS: &str = "walls";
const OTHERWISE: &str = "otherwise";

#[derive(Debug)]
pub struct Screen {
    walls: Walls,
    entry: Entry,
    trail: Trail,
    stage: Stage,
    told: Option<Told>,
    /// Turns played so far.
    turns: usize,
    /// Lines of the ruling that are shown, and since when the last of them is.
    shown: usize,
    since: Duration,
    /// From the last tick to the next line.
    wait: Duration,
    /// The pawns, on their way to where they stand.
    pawns: Motion,
    /// Whose card is asked for, and whether the keyboard asked.
    active: Seat,
    keyboard: bool,
    open: Option<Open>,
    page: Option<usize>,
    /// The rule that was asked for: its line stays in sight.
    asked: Option<RuleId>,
    tab: Tab,
    refused: Option<(String, Option<RuleId>)>,
    /// The decision of the app that this table did not follow.
    otherwise: Option<String>,
    race: Vec<Vec<i64>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A turn is being entered.
    Entry,
    /// The last one is being told.
    Told,
}

/// What stands in place of the rows for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Open {
    /// The pile: which card is up.
    Pile,
    /// A card of one player that is neither bid nor surprise, and the weapon that wants a target.
    Other(Seat, Option<Weapon>),
    /// Levels set by hand.
    Levels(Vec<i64>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Story,
    Building,
    /// What may be done before the next turn.
    Act,
}

#[derive(Debug, Clone)]
pub enum Message {
    Pile,
    Card(Card),
    Lay(Seat, Laid),
    Put(Seat, Laid),
    Clear(Seat),
    Active(Seat),
    Other(Seat),
    Climb(Seat, i16),
    Weapon(Seat, Weapon),
    Close,
    Reveal,
    Next,
    Use(Seat),
    Recover(Seat),
    Levels,
    Level(usize, i64),
    SetLevels,
    Roof(Seat),
    Why(RuleId),
    Otherwise(RuleId),
    Tick,
    Page(usize),
    Tab(Tab),
    Key(Box<Message>),
    Again,
}

impl Screen {
    fn new(walls: Walls, sitting: &Sitting<State>) -> Self {
        let mut screen = Self {
            walls,
            entry: Entry::new(sitting.state()),
            trail: Trail::new(Entry::new(sitting.state())),
            stage: Stage::Entry,
            told: None,
            turns: 0,
            shown: 0,
            since: Duration::ZERO,
            wait: Duration::ZERO,
            pawns: Motion::default(),
            active: sitting.state().holder(),
            keyboard: false,
            open: None,
            page: None,
            asked: None,
            tab: Tab::Story,
            refused: None,
            otherwise: None,
            race: Vec::new(),
        };
        screen.restore(sitting);
        screen
    }

    /// Everything as the journal says: the stage is what was entered after its last event.
    fn restore(&mut self, sitting: &Sitting<State>) {
        self.follow(sitting);
        let events = sitting.journal().events().len();
        let mut noted = None;
        self.trail = Trail::new(Entry::new(sitting.state()));
        for note in sitting.journal().notes() {
            if let Some(entry) = note.note.get(ENTRY).filter(|_| note.after == events) {
                noted = Entry::of_note(entry, sitting.state());
                noted.iter().for_each(|entry| self.trail.walk(entry));
            }
        }
        self.stage = match (&noted, &self.told) {
            (None, Some(_)) => Stage::Told,
            _ => Stage::Entry,
        };
        self.entry = noted.unwrap_or_else(|| Entry::new(sitting.state()));
        self.shown = self.lines();
        self.pawns = Motion::still(self.standing());
        self.active = self.first_missing(sitting.state());
        self.page = Some(0);
        self.tab = Tab::Story;
        self.open = None;
        self.refused = None;
    }

    /// What the journal tells, after something was added to it.
    fn follow(&mut self, sitting: &Sitting<State>) {
        self.told = story::tell(sitting.journal(), self.walls);
        self.turns = story::turns(sitting.journal());
        self.race = story::race(sitting.journal());
        self.page = None;
        self.asked = None;
        let turn = self.turns;
        self.otherwise = sitting
            .noted(OTHERWISE)
            .filter(|note| {
                note.get("turn").and_then(serde_json::Value::as_u64) == Some(turn as u64)
            })
            .and_then(|note| note.get("rule")?.as_str().map(str::to_owned));
    }

    fn first_missing(&self, state: &State) -> Seat {
        let holder = state.holder();
        if self.entry.play(holder).is_none() {
            return holder;
        }
        self.entry.missing_after(holder).unwrap_or(holder)
    }

    /// Where the table is between two events, for after a restart or an undo.
    fn keep(&mut self, cx: &Cx<'_>, sitting: &mut Sitting<State>) {
        let entry = match self.stage {
            Stage::Entry => {
                self.trail.walk(&self.entry);
                self.entry.note()
            }
            Stage::Told => serde_json::Value::Null,
        };
        sitting.note(&cx.now, json!({ ENTRY: entry }));
    }

    fn refuse(&mut self, cx: &Cx<'_>, refusal: &Refusal) {
        self.refused = Some(crate::sitting::refusal(cx.words, refusal));
    }

    /// Writes what happened; a refusal is said and nothing is lost.
    fn tap(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, events: Vec<Event>) -> bool {
        match sitting.tap(&cx.now, events) {
            Ok(_) => {
                self.refused = None;
                self.follow(sitting);
                true
            }
            Err(refusal) => {
                self.refuse(cx, &refusal);
                false
            }
        }
    }

    fn lay(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, seat: Seat, play: Laid) {
        self.entry.lay(sitting.state(), seat, play);
        cx.effects.push(Effect::POP);
        self.active = if self.entry.play(seat).is_some() {
            self.entry.missing_after(seat).unwrap_or(seat)
        } else {
            seat
        };
        self.keep(cx, sitting);
    }

    /// A climb as one would play it from where one stands.
    fn climb(&mut self, cx: &Cx<'_>, sitting: &mut Sitting<State>, seat: Seat, value: i16) {
        let Some(runner) = sitting.state().runners().get(seat.index()) else {
            return;
        };
        let (levels, material) = self.walls.advise(runner.level, value, runner.material);
        let play = Laid::Climb {
            value,
            levels,
            material,
        };
        self.entry.put(sitting.state(), seat, play);
        self.open = Some(Open::Other(seat, None));
        self.keep(cx, sitting);
    }

    /// Opens a player's other cards; a climb that is the only one is taken at once.
    fn others(&mut self, cx: &Cx<'_>, sitting: &mut Sitting<State>, seat: Seat) {
        if matches!(self.entry.card, Some(Card::Fall(_))) {
            return;
        }
        self.active = seat;
        self.open = Some(Open::Other(seat, None));
        let Some(runner) = sitting.state().runners().get(seat.index()) else {
            return;
        };
        let mut values: Vec<i16> = runner.climbs.values().collect();
        values.dedup();
        let only = runner.lost == 0 && runner.sabotage == 0 && values.len() == 1;
        let set = matches!(self.entry.play(seat), Some(Laid::Climb { .. }));
        if let Some(value) = values.first().copied().filter(|_| only && !set) {
            self.climb(cx, sitting, seat, value);
        }
    }

    /// A weapon wants a target; against a single opponent there is no choice.
    fn arm(&mut self, cx: &Cx<'_>, sitting: &mut Sitting<State>, seat: Seat, weapon: Weapon) {
        let players = sitting.state().runners().len();
        self.open = Some(Open::Other(seat, Some(weapon)));
        if players == 2 {
            let play = against(weapon, seat.left(players));
            self.entry.put(sitting.state(), seat, play);
        } else {
            self.entry.clear(seat);
        }
        self.keep(cx, sitting);
    }

    fn close(&mut self) {
        if let Some(Open::Other(seat, _)) = self.open
            && self.entry.play(seat).is_some()
        {
            self.active = self.entry.missing_after(seat).unwrap_or(seat);
        }
        self.open = None;
        self.refused = None;
    }

    fn reveal(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        let Some(turn) = self.entry.turn() else {
            return;
        };
        let before = drawn(&story::levels(sitting.state()));
        if self.tap(cx, sitting, vec![turn]) {
            self.stage = Stage::Told;
            self.open = None;
            self.tab = Tab::Story;
            self.shown = 0;
            self.pawns = Motion::still(before);
            self.tell_next(cx);
            self.keep(cx, sitting);
            cx.effects.push(Effect::PAGE);
        }
    }

    fn next(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        self.entry = Entry::new(sitting.state());
        self.trail = Trail::new(self.entry.clone());
        self.stage = Stage::Entry;
        self.open = None;
        self.refused = None;
        self.active = sitting.state().holder();
        self.keep(cx, sitting);
        cx.effects.push(Effect::PAGE);
    }

    /// A card just won is used at once.
    fn strike(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, target: Seat) {
        let Some((player, card)) = sitting.state().usable() else {
            return;
        };
        let event = Event::Use {
            player,
            card,
            target,
        };
        if self.tap(cx, sitting, vec![event]) {
            self.after_event(cx, sitting);
        }
    }

    fn recover(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, seat: Seat) {
        if self.tap(cx, sitting, vec![Event::Recover(seat)]) {
            self.active = seat;
            self.after_event(cx, sitting);
        }
    }

    /// Entering goes on where it was; a story that has got longer is told to its end.
    fn after_event(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        match self.stage {
            Stage::Entry => {
                self.shown = self.lines();
                self.pawns = Motion::still(self.standing());
            }
            Stage::Told => {
                self.tab = Tab::Story;
                self.tell_next(cx);
            }
        }
        self.keep(cx, sitting);
        cx.effects.push(match self.stage {
            Stage::Entry => Effect::POP,
            Stage::Told => self.sound(),
        });
    }
}

fn against(weapon: Weapon, target: Seat) -> Laid {
    match weapon {
        Weapon::Lost => Laid::Lost { target },
        Weapon::Sabotage => Laid::Sabotage { target },
    }
}

impl Play for Screen {
    const ID: GameId = GameId::Skyrunner;
    type Game = State;
    type Desk = Desk;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, sitting: &mut Sitting<State>, fresh: bool) -> Self {
        let own = cx.settings.of_game::<Remembered>(Self::ID).walls();
        if fresh {
            sitting.note(&cx.now, json!({ WALLS: own }));
        }
        Self::new(walls_of(sitting.journal()).unwrap_or(own), sitting)
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        message: Message,
    ) -> Action {
        let message = match message {
            Message::Key(message) => {
                self.keyboard = true;
                *message
            }
            message => message,
        };
        match message {
            Message::Pile => self.open = Some(Open::Pile),
            Message::Card(card) => {
                self.entry.turn_up(sitting.state(), card);
                self.open = None;
                self.keep(cx, sitting);
                cx.effects.push(Effect::PAGE);
            }
            Message::Lay(seat, play) => self.lay(cx, sitting, seat, play),
            Message::Put(seat, play) => {
                self.entry.put(sitting.state(), seat, play);
                self.keep(cx, sitting);
            }
            Message::Clear(seat) => {
                self.entry.clear(seat);
                self.keep(cx, sitting);
                self.open = None;
            }
            Message::Active(seat) => self.active = seat,
            Message::Other(seat) => self.others(cx, sitting, seat),
            Message::Climb(seat, value) => self.climb(cx, sitting, seat, value),
            Message::Weapon(seat, weapon) => self.arm(cx, sitting, seat, weapon),
            Message::Close => self.close(),
            Message::Reveal => self.reveal(cx, sitting),
            Message::Next if self.just_revealed(cx) => {}
            Message::Next => self.next(cx, sitting),
            Message::Use(target) => self.strike(cx, sitting, target),
            Message::Recover(seat) => self.recover(cx, sitting, seat),
            Message::Levels => self.open = Some(Open::Levels(story::levels(sitting.state()))),
            Message::Level(seat, level) => {
                if let Some(Open::Levels(levels)) = &mut self.open
                    && let Some(at) = levels.get_mut(seat)
                {
                    *at = level.max(0);
                }
            }
            Message::SetLevels => self.set_levels(cx, sitting),
            Message::Roof(seat) => self.roof(cx, sitting, seat),
            Message::Why(rule) => {
                self.asked = Some(rule);
                self.page = None;
                return Action::Rules(Some(rule));
            }
            Message::Otherwise(rule) => self.decide(cx, sitting, rule),
            Message::Tick => self.tick(cx),
            Message::Page(page) => self.page = Some(page),
            Message::Tab(tab) => self.tab = tab,
            Message::Key(_) | Message::Again => {}
        }
        Action::None
    }

    fn changed(&mut self, _cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        self.restore(sitting);
    }

    fn rethink(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, forward: bool) -> bool {
        let can = self.could_rethink(forward);
        if can {
            self.take_back(cx, sitting, forward);
        }
        can
    }

    fn can_rethink(&self, forward: bool) -> bool {
        self.could_rethink(forward)
    }

    fn view<'a>(
        &'a self,
        look: Look<'a>,
        sitting: &'a Sitting<State>,
        _gallery: &'a Gallery,
    ) -> Element<'a, Message> {
        let table = parts::Table {
            screen: self,
            sitting,
        };
        match (sitting.state().winner(), self.stage, &self.told) {
            (Some(winner), _, _) => end::view(&look, &table, winner),
            (_, Stage::Told, Some(told)) => reveal::view(&look, &table, told),
            _ => turn::view(&look, &table),
        }
    }

    fn about(&self, look: &Look<'_>, sitting: &Sitting<State>) -> Option<String> {
        if sitting.state().winner().is_some() {
            return Some(look.tr("skyrunner-over", &[("n", self.turns.into())]));
        }
        Some(if self.stage == Stage::Told {
            look.tr("skyrunner-turn-revealed", &[("n", self.turns.into())])
        } else {
            look.tr("skyrunner-turn", &[("n", (self.turns + 1).into())])
        })
    }

    fn subscription(&self) -> Subscription<Message> {
        self.ticks()
    }

    fn key(&self, sitting: &Sitting<State>, key: &Key, modifiers: Modifiers) -> Option<Message> {
        self.typed(sitting.state(), key, modifiers)
    }

    fn again(message: &Message) -> bool {
        matches!(message, Message::Again)
    }

    fn stands(words: &Words, people: &[Person], journal: &Journal<State>) -> (String, String) {
        let turn = words.text_with(
            "skyrunner-turn",
            &[("n", (story::turns(journal) + 1).into())],
        );
        let mut order: Vec<(i64, &Person)> = journal
            .state()
            .runners()
            .iter()
            .map(|runner| runner.level)
            .zip(people)
            .collect();
        order.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
        let line: Vec<String> = order
            .iter()
            .map(|(level, person)| chronicle::with_number(&person.name, level))
            .collect();
        (turn, line.join(" · "))
    }

    fn result(words: &Words, people: &[Person], journal: &Journal<State>) -> String {
        let winner = journal
            .state()
            .winner()
            .and_then(|seat| people.get(seat.index()));
        match winner {
            Some(person) => {
                words.text_with("skyrunner-result", &[("name", person.name.as_str().into())])
            }
            None => Self::stands(words, people, journal).0,
        }
    }
}

/// The building this game is played on.
pub(super) fn walls_of(journal: &Journal<State>) -> Option<Walls> {
    let noted = journal
        .notes()
        .iter()
        .find_map(|note| note.note.get(WALLS))?;
    serde_json::from_value::<[u8; 3]>(noted.clone())
        .ok()
        .map(Walls::new)
}

#[cfg(test)]
mod tests;
