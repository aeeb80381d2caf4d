//! At the table: the card that is up, what lies in front of each, the ruling, the roof.

mod act;
mod building;
mod correct;
mod end;
mod keys;
mod metadata;
mod motion;
mod other;
mod parts;
mod picker;
mod rethink;
mod reveal;
pub mod setup;
mod tiles;
mod turn;
mod words;

use self::motion::drawn;
use self::rethink::Trail;
use super::cards::Card;
use super::entry::Entry;
use super::rules::{Event, Play, State, Weapon};
use super::telling::{self, Telling};
use super::walls::{WALLS, Walls, walls_of};
use crate::core::{Game, Refusal, RuleId, Seat};
use crate::live::LiveGame;
use crate::session::{Action, Cx, Metadata, PlayScreen, View};
use crate::sound::Effect;
use crate::ui::motion::Motion;
use crate::ui::{Element, Ui};
use iced::Subscription;
use iced::keyboard::{Key, Modifiers};
use metadata::METADATA;
use serde_json::json;
use setup::{Form, Remembered};
use std::time::Duration;

/// What the note is called that keeps a half-entered turn.
const ENTRY: &str = "sky";
const OTHERWISE: &str = "otherwise";

#[derive(Debug)]
pub struct Screen {
    walls: Walls,
    entry: Entry,
    trail: Trail,
    stage: Stage,
    told: Option<Telling>,
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
    Lay(Seat, Play),
    Put(Seat, Play),
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
    fn new(walls: Walls, live: &LiveGame<State>) -> Self {
        let mut screen = Self {
            walls,
            entry: Entry::new(live.state()),
            trail: Trail::new(Entry::new(live.state())),
            stage: Stage::Entry,
            told: None,
            turns: 0,
            shown: 0,
            since: Duration::ZERO,
            wait: Duration::ZERO,
            pawns: Motion::default(),
            active: live.state().holder(),
            keyboard: false,
            open: None,
            page: None,
            asked: None,
            tab: Tab::Story,
            refused: None,
            otherwise: None,
            race: Vec::new(),
        };
        screen.restore(live);
        screen
    }

    /// Everything as the journal says: the stage is what was entered after its last event.
    fn restore(&mut self, live: &LiveGame<State>) {
        self.follow(live);
        let events = live.journal().events().len();
        let mut noted = None;
        self.trail = Trail::new(Entry::new(live.state()));
        for note in live.journal().notes() {
            if let Some(entry) = note.note.get(ENTRY).filter(|_| note.after == events) {
                noted = Entry::of_note(entry, live.state());
                noted.iter().for_each(|entry| self.trail.walk(entry));
            }
        }
        self.stage = match (&noted, &self.told) {
            (None, Some(_)) => Stage::Told,
            _ => Stage::Entry,
        };
        self.entry = noted.unwrap_or_else(|| Entry::new(live.state()));
        self.shown = self.lines();
        self.pawns = Motion::still(self.standing());
        self.active = self.first_missing(live.state());
        self.page = Some(0);
        self.tab = Tab::Story;
        self.open = None;
        self.refused = None;
    }

    /// What the journal tells, after something was added to it.
    fn follow(&mut self, live: &LiveGame<State>) {
        self.told = telling::tell(live.journal(), self.walls);
        self.turns = telling::turns(live.journal());
        self.race = telling::race(live.journal());
        self.page = None;
        self.asked = None;
        let turn = self.turns;
        self.otherwise = live
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
    fn keep(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let entry = match self.stage {
            Stage::Entry => {
                self.trail.walk(&self.entry);
                self.entry.note()
            }
            Stage::Told => serde_json::Value::Null,
        };
        live.note(&cx.now, json!({ ENTRY: entry }));
    }

    fn refuse(&mut self, cx: &Cx<'_>, refusal: &Refusal) {
        self.refused = Some(crate::localize::refusal(cx.words, refusal));
    }

    /// Writes what happened; a refusal is said and nothing is lost.
    fn tap(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, events: Vec<Event>) -> bool {
        match live.tap(&cx.now, events) {
            Ok(_) => {
                self.refused = None;
                self.follow(live);
                true
            }
            Err(refusal) => {
                self.refuse(cx, &refusal);
                false
            }
        }
    }

    fn lay(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, seat: Seat, play: Play) {
        self.entry.lay(live.state(), seat, play);
        cx.effects.push(Effect::POP);
        self.active = if self.entry.play(seat).is_some() {
            self.entry.missing_after(seat).unwrap_or(seat)
        } else {
            seat
        };
        self.keep(cx, live);
    }

    /// A climb as one would play it from where one stands.
    fn climb(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat, value: i16) {
        let Some(runner) = live.state().runners().get(seat.index()) else {
            return;
        };
        let (levels, material) = self.walls.advise(runner.level, value, runner.material);
        let play = Play::Climb {
            value,
            levels,
            material,
        };
        self.entry.put(live.state(), seat, play);
        self.open = Some(Open::Other(seat, None));
        self.keep(cx, live);
    }

    /// Opens a player's other cards; a climb that is the only one is taken at once.
    fn others(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        if matches!(self.entry.card, Some(Card::Fall(_))) {
            return;
        }
        self.active = seat;
        self.open = Some(Open::Other(seat, None));
        let Some(runner) = live.state().runners().get(seat.index()) else {
            return;
        };
        let mut values: Vec<i16> = runner.climbs.values().collect();
        values.dedup();
        let only = runner.lost == 0 && runner.sabotage == 0 && values.len() == 1;
        let set = matches!(self.entry.play(seat), Some(Play::Climb { .. }));
        if let Some(value) = values.first().copied().filter(|_| only && !set) {
            self.climb(cx, live, seat, value);
        }
    }

    /// A weapon wants a target; against a single opponent there is no choice.
    fn arm(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat, weapon: Weapon) {
        let players = live.state().runners().len();
        self.open = Some(Open::Other(seat, Some(weapon)));
        if players == 2 {
            let play = against(weapon, seat.left(players));
            self.entry.put(live.state(), seat, play);
        } else {
            self.entry.clear(seat);
        }
        self.keep(cx, live);
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

    fn reveal(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(turn) = self.entry.turn() else {
            return;
        };
        let before = drawn(&telling::levels(live.state()));
        if self.tap(cx, live, vec![turn]) {
            self.stage = Stage::Told;
            self.open = None;
            self.tab = Tab::Story;
            self.shown = 0;
            self.pawns = Motion::still(before);
            self.tell_next(cx);
            self.keep(cx, live);
            cx.effects.push(Effect::PAGE);
        }
    }

    fn next(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.entry = Entry::new(live.state());
        self.trail = Trail::new(self.entry.clone());
        self.stage = Stage::Entry;
        self.open = None;
        self.refused = None;
        self.active = live.state().holder();
        self.keep(cx, live);
        cx.effects.push(Effect::PAGE);
    }

    /// A card just won is used at once.
    fn strike(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, target: Seat) {
        let Some((player, card)) = live.state().usable() else {
            return;
        };
        let event = Event::Use {
            player,
            card,
            target,
        };
        if self.tap(cx, live, vec![event]) {
            self.after_event(cx, live);
        }
    }

    fn recover(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        if self.tap(cx, live, vec![Event::Recover(seat)]) {
            self.active = seat;
            self.after_event(cx, live);
        }
    }

    /// Entering goes on where it was; a story that has got longer is told to its end.
    fn after_event(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
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
        self.keep(cx, live);
        cx.effects.push(match self.stage {
            Stage::Entry => Effect::POP,
            Stage::Told => self.sound(),
        });
    }
}

fn against(weapon: Weapon, target: Seat) -> Play {
    match weapon {
        Weapon::Lost => Play::Lost { target },
        Weapon::Sabotage => Play::Sabotage { target },
    }
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        let own = cx.settings.of_game::<Remembered>(State::NAME).walls();
        if fresh {
            live.note(&cx.now, json!({ WALLS: own }));
        }
        Self::new(walls_of(live.journal()).unwrap_or(own), live)
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
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
                self.entry.turn_up(live.state(), card);
                self.open = None;
                self.keep(cx, live);
                cx.effects.push(Effect::PAGE);
            }
            Message::Lay(seat, play) => self.lay(cx, live, seat, play),
            Message::Put(seat, play) => {
                self.entry.put(live.state(), seat, play);
                self.keep(cx, live);
            }
            Message::Clear(seat) => {
                self.entry.clear(seat);
                self.keep(cx, live);
                self.open = None;
            }
            Message::Active(seat) => self.active = seat,
            Message::Other(seat) => self.others(cx, live, seat),
            Message::Climb(seat, value) => self.climb(cx, live, seat, value),
            Message::Weapon(seat, weapon) => self.arm(cx, live, seat, weapon),
            Message::Close => self.close(),
            Message::Reveal => self.reveal(cx, live),
            Message::Next if self.just_revealed(cx) => {}
            Message::Next => self.next(cx, live),
            Message::Use(target) => self.strike(cx, live, target),
            Message::Recover(seat) => self.recover(cx, live, seat),
            Message::Levels => self.open = Some(Open::Levels(telling::levels(live.state()))),
            Message::Level(seat, level) => {
                if let Some(Open::Levels(levels)) = &mut self.open
                    && let Some(at) = levels.get_mut(seat)
                {
                    *at = level.max(0);
                }
            }
            Message::SetLevels => self.set_levels(cx, live),
            Message::Roof(seat) => self.roof(cx, live, seat),
            Message::Why(rule) => {
                self.asked = Some(rule);
                self.page = None;
                return Action::Rules(Some(rule));
            }
            Message::Otherwise(rule) => self.decide(cx, live, rule),
            Message::Tick => self.tick(cx),
            Message::Page(page) => self.page = Some(page),
            Message::Tab(tab) => self.tab = tab,
            Message::Key(_) => {}
            Message::Again => return Action::PlayAgain,
        }
        Action::None
    }

    fn is_tick(message: &Message) -> bool {
        matches!(message, Message::Tick)
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.restore(live);
    }

    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        let can = self.could_rethink(forward);
        if can {
            self.take_back(cx, live, forward);
        }
        can
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        self.could_rethink(forward)
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        let View {
            ui, screen, live, ..
        } = view;
        let table = parts::Table { screen, live };
        match (live.state().winner(), screen.stage, &screen.told) {
            (Some(winner), _, _) => end::view(&ui, &table, winner),
            (_, Stage::Told, Some(told)) => reveal::view(&ui, &table, told),
            _ => turn::view(&ui, &table),
        }
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        if live.state().winner().is_some() {
            return Some(ui.tr("skyrunner-over", &[("n", self.turns.into())]));
        }
        Some(if self.stage == Stage::Told {
            ui.tr("skyrunner-turn-revealed", &[("n", self.turns.into())])
        } else {
            ui.tr("skyrunner-turn", &[("n", (self.turns + 1).into())])
        })
    }

    fn subscription(&self) -> Subscription<Message> {
        self.ticks()
    }

    fn key(&self, live: &LiveGame<State>, key: &Key, modifiers: Modifiers) -> Option<Message> {
        self.typed(live.state(), key, modifiers)
    }
}

#[cfg(test)]
mod tests;
