//! The play screen: the card that is up, what each player has played, the ruling, the roof.

mod act;
mod building;
mod correct;
mod end;
mod keys;
mod menu;
mod metadata;
mod motion;
mod other;
mod parts;
mod picker;
mod player;
mod reveal;
pub mod setup;
mod tiles;
mod turn;
mod words;

pub use self::correct::{Correct, PlayerTab};
use self::correct::{Correcting, Page};
use self::motion::drawn;
use super::cards::Card;
use super::entry::Entry;
use super::rules::{Event, Play, State, Weapon};
use super::turn_report::{self, TurnReport};
use super::walls::{WALLS, Walls, walls_of};
use crate::core::{Game, RuleId, Seat};
use crate::live::{Drafting, LiveGame};
use crate::session::{Action, Cx, Metadata, PlayScreen, Shortcut, View};
use crate::sound::Effect;
use crate::ui::motion::Motion;
use crate::ui::{Element, Ui};
use iced::Subscription;
use metadata::METADATA;
use serde_json::{Value, json};
use setup::{Form, Remembered};
use std::time::Duration;

/// The note that keeps a half-entered turn.
const ENTRY: &str = "sky";
/// The note that says which decision of the app the players did not follow.
const OTHERWISE: &str = "otherwise";
/// The note that keeps an old turn while it is corrected.
const AMENDING: &str = "amending";

#[derive(Debug)]
pub struct Screen {
    walls: Walls,
    /// The levels of this building have not been counted yet.
    assumed: bool,
    entry: Drafting<Entry>,
    stage: Stage,
    report: Option<TurnReport>,
    /// Turns played so far.
    turns: usize,
    /// Lines of the ruling that are shown, and the time of the last one.
    shown: usize,
    since: Duration,
    /// From the last tick to the next line.
    wait: Duration,
    /// The animation of the pawns.
    pawns: Motion,
    /// Whose card is asked for, and whether it was chosen by keyboard.
    active: Seat,
    keyboard: bool,
    open: Option<Open>,
    page: Option<usize>,
    /// The rule that was opened: its line stays visible.
    asked: Option<RuleId>,
    tab: Tab,
    /// The decision of the app that the players did not follow.
    otherwise: Option<String>,
    /// The old turn that is being corrected.
    correcting: Option<Correcting>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A turn is being entered.
    Entry,
    /// The last turn is shown.
    Told,
}

/// What is open instead of the rows.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Open {
    /// The pile: which card is up.
    Pile,
    /// A card of one player that is neither bid nor surprise.
    Other {
        seat: Seat,
        /// The weapon that needs a target.
        weapon: Option<Weapon>,
        /// What the player had played when it opened.
        before: Option<Play>,
    },
    Correct(Page),
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
    Active(Seat),
    Clear(Seat),
    /// All other cards of a player.
    Other(Seat),
    /// The same from the climbs: the only one is chosen at once.
    Climbs(Seat),
    Climb(Seat, i16),
    Weapon(Seat, Weapon),
    /// Keeps what was chosen in the open panel, and closes it.
    Done,
    /// Closes the open panel without it.
    Close,
    Reveal,
    Next,
    Use(Seat),
    Recover(Seat),
    Correct(Correct),
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
    fn new(walls: Walls, assumed: bool, live: &LiveGame<State>) -> Self {
        let mut screen = Self {
            walls,
            assumed,
            entry: Drafting::new(Entry::new(live.state())),
            stage: Stage::Entry,
            report: None,
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
            otherwise: None,
            correcting: None,
        };
        screen.restore(live);
        screen
    }

    /// Restores the screen from the journal and its notes.
    fn restore(&mut self, live: &LiveGame<State>) {
        self.follow(live);
        let events = live.journal().events().len();
        let mut steps = vec![Entry::new(live.state())];
        let mut is_entering = false;
        let mut amending = None;
        for note in live.journal().notes() {
            if note.after != events {
                continue;
            }
            if let Some(entry) = note.note.get(ENTRY) {
                let entry = Entry::of_note(entry, live.state());
                is_entering = entry.is_some();
                steps.extend(entry.filter(|entry| steps.last() != Some(entry)));
            }
            amending = note.note.get(AMENDING).or(amending);
        }
        self.stage = if self.report.is_some() && !is_entering {
            Stage::Told
        } else {
            Stage::Entry
        };
        let now = steps.pop().filter(|_| is_entering);
        let now = now.unwrap_or_else(|| Entry::new(live.state()));
        self.entry = Drafting::with_past(if is_entering { steps } else { Vec::new() }, now);
        self.correcting = None;
        if let Some((correcting, entry)) = amending.and_then(|note| correct::read(note, live)) {
            self.stage = Stage::Entry;
            self.correcting = Some(correcting);
            self.entry = Drafting::new(entry);
        }
        self.shown = self.lines();
        self.pawns = Motion::still(self.standing(live.state()));
        self.active = self.first_missing(live);
        self.page = Some(0);
        self.tab = Tab::Story;
        self.open = None;
    }

    /// Recomputes what is shown after a change of the journal.
    fn follow(&mut self, live: &LiveGame<State>) {
        self.report = turn_report::report(live.journal(), self.walls);
        self.turns = turn_report::turns(live.journal());
        self.page = None;
        self.asked = None;
        let turn = self.turns;
        self.otherwise = live
            .noted(OTHERWISE)
            .filter(|note| note.get("turn").and_then(Value::as_u64) == Some(turn as u64))
            .and_then(|note| note.get("rule")?.as_str().map(str::to_owned));
    }

    /// The state in which the turn that is being entered is played.
    fn state<'a>(&'a self, live: &'a LiveGame<State>) -> &'a State {
        match &self.correcting {
            Some(correcting) => &correcting.before,
            None => live.state(),
        }
    }

    fn first_missing(&self, live: &LiveGame<State>) -> Seat {
        let holder = self.state(live).holder();
        if self.entry.play(holder).is_none() {
            return holder;
        }
        self.entry.missing_after(holder).unwrap_or(holder)
    }

    /// Saves the state of the entry, for a restart or an undo.
    fn keep(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let note = match (&self.correcting, self.stage) {
            (Some(correcting), _) => json!({ AMENDING: correcting.note(&self.entry) }),
            (None, Stage::Entry) => json!({ ENTRY: self.entry.note() }),
            (None, Stage::Told) => json!({ ENTRY: Value::Null }),
        };
        live.note(&cx.now, note);
    }

    /// Changes what was entered by one tap.
    fn enter(
        &mut self,
        cx: &Cx<'_>,
        live: &mut LiveGame<State>,
        change: impl FnOnce(&mut Entry, &State),
    ) {
        let state = match &self.correcting {
            Some(correcting) => &correcting.before,
            None => live.state(),
        };
        if self.entry.change(|entry| change(entry, state)) {
            self.keep(cx, live);
        }
    }

    /// Writes events; a refusal is shown and nothing is lost.
    fn tap(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, events: Vec<Event>) -> bool {
        let is_written = cx.tap(live, events).is_some();
        if is_written {
            self.follow(live);
        }
        is_written
    }

    fn lay(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, seat: Seat, play: Play) {
        self.enter(cx, live, |entry, state| entry.lay(state, seat, play));
        cx.effects.push(Effect::POP);
        self.active = if self.entry.play(seat).is_some() {
            self.entry.missing_after(seat).unwrap_or(seat)
        } else {
            seat
        };
    }

    /// A climb as one would usually play it from this level.
    fn climb(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat, value: i16) {
        let Some(runner) = self.state(live).runners().get(seat.index()) else {
            return;
        };
        let (levels, material) = self.walls.advise(runner.level, value, runner.material);
        let play = Play::Climb {
            value,
            levels,
            material,
        };
        if let Some(Open::Other { weapon, .. }) = &mut self.open {
            *weapon = None;
        }
        self.enter(cx, live, |entry, state| entry.put(state, seat, play));
    }

    /// Opens a player's other cards.
    fn others(&mut self, seat: Seat) -> bool {
        let is_fall = matches!(self.entry.card, Some(Card::Fall(_)));
        if !is_fall {
            self.active = seat;
            self.open = Some(Open::Other {
                seat,
                weapon: None,
                before: self.entry.play(seat),
            });
        }
        !is_fall
    }

    /// The same from the climbs: the only one is taken at once.
    fn climbs(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        if !self.others(seat) || matches!(self.entry.play(seat), Some(Play::Climb { .. })) {
            return;
        }
        let runner = self.state(live).runners().get(seat.index());
        let mut values: Vec<i16> = runner
            .map(|runner| runner.climbs.values().collect())
            .unwrap_or_default();
        values.dedup();
        if let [value] = values.as_slice() {
            self.climb(cx, live, seat, *value);
        }
    }

    /// A weapon needs a target; against a single opponent there is no choice.
    fn arm(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat, weapon: Weapon) {
        let players = live.people().len();
        if let Some(Open::Other { weapon: wanted, .. }) = &mut self.open {
            *wanted = Some(weapon);
        }
        self.enter(cx, live, |entry, state| {
            if players == 2 {
                entry.put(state, seat, against(weapon, seat.left(players)));
            } else {
                entry.clear(seat);
            }
        });
    }

    /// Closes what is open; without `keep`, what was chosen in it is undone.
    fn close(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, keep: bool) {
        let Some(Open::Other { seat, before, .. }) = self.open.take() else {
            return;
        };
        if !keep && self.entry.play(seat) != before {
            self.enter(cx, live, |entry, state| match before {
                Some(play) => entry.put(state, seat, play),
                None => entry.clear(seat),
            });
        }
        if self.entry.play(seat).is_some() {
            self.active = self.entry.missing_after(seat).unwrap_or(seat);
        }
    }

    fn reveal(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(turn) = self.entry.turn() else {
            return;
        };
        if let Some(correcting) = &self.correcting {
            let at = correcting.at;
            self.put_right(cx, live, at, turn);
            return;
        }
        let before = drawn(&turn_report::levels(live.state()));
        if self.tap(cx, live, vec![turn]) {
            self.stage = Stage::Told;
            self.open = None;
            self.tab = Tab::Story;
            self.shown = 0;
            self.pawns = Motion::still(before);
            self.tell_next(cx, live.state());
            self.keep(cx, live);
            cx.effects.push(Effect::PAGE);
        }
    }

    fn next(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.entry = Drafting::new(Entry::new(live.state()));
        self.stage = Stage::Entry;
        self.open = None;
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
        self.happens(cx, live, vec![event]);
    }

    /// Writes what happened outside of a turn. Entering continues; lines that were added to the
    /// ruling are shown.
    fn happens(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, events: Vec<Event>) {
        if !self.tap(cx, live, events) {
            return;
        }
        let effect = match self.stage {
            Stage::Entry => {
                self.shown = self.lines();
                self.pawns = Motion::still(self.standing(live.state()));
                // Drops cards that are no longer in a hand.
                let kept = Entry::of_note(&self.entry.note(), live.state());
                self.entry = Drafting::new(kept.unwrap_or_else(|| Entry::new(live.state())));
                Effect::POP
            }
            Stage::Told => {
                self.tab = Tab::Story;
                self.tell_next(cx, live.state());
                self.sound()
            }
        };
        self.keep(cx, live);
        cx.effects.push(effect);
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
        let own = cx.settings.of_game::<Remembered>(State::NAME);
        if fresh {
            live.note(&cx.now, json!({ WALLS: own.walls() }));
        }
        let walls = walls_of(live.journal()).unwrap_or(own.walls());
        let assumed = own.walls.is_none() && walls == Walls::default();
        Self::new(walls, assumed, live)
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
                self.enter(cx, live, |entry, state| entry.turn_up(state, card));
                self.open = None;
                cx.effects.push(Effect::PAGE);
            }
            Message::Lay(seat, play) => self.lay(cx, live, seat, play),
            Message::Put(seat, play) => {
                self.enter(cx, live, |entry, state| entry.put(state, seat, play));
            }
            Message::Active(seat) => self.active = seat,
            Message::Clear(seat) => {
                self.enter(cx, live, |entry, _| entry.clear(seat));
                self.open = None;
            }
            Message::Other(seat) => {
                let _ = self.others(seat);
            }
            Message::Climbs(seat) => self.climbs(cx, live, seat),
            Message::Climb(seat, value) => self.climb(cx, live, seat, value),
            Message::Weapon(seat, weapon) => self.arm(cx, live, seat, weapon),
            Message::Done => self.close(cx, live, true),
            Message::Close => self.close(cx, live, false),
            Message::Reveal => self.reveal(cx, live),
            Message::Next if self.just_revealed(cx) => {}
            Message::Next => self.next(cx, live),
            Message::Use(target) => self.strike(cx, live, target),
            Message::Recover(seat) => {
                self.happens(cx, live, vec![Event::Recover(seat)]);
                self.active = seat;
            }
            Message::Correct(correct) => self.correct(cx, live, correct),
            Message::Roof(seat) => self.roof(cx, live, seat),
            Message::Why(rule) => {
                self.asked = Some(rule);
                self.page = None;
                return Action::Rules(Some(rule));
            }
            Message::Otherwise(rule) => self.decide(cx, live, rule),
            Message::Tick => self.tick(cx, live.state()),
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

    /// An open panel closes first, then taps are undone, then the correction of an old turn is
    /// left.
    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.can_undo_input(forward) {
            return false;
        }
        if self.open.is_some() {
            self.close(cx, live, false);
        } else if self.entry.step(forward) {
            self.active = self.first_missing(live);
            self.keep(cx, live);
            cx.effects.push(Effect::POP);
        } else {
            self.leave_old_turn(cx, live);
        }
        true
    }

    fn close_panel(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) -> bool {
        let is_open = self.open.is_some() || self.correcting.is_some();
        if self.open.is_some() {
            self.close(cx, live, false);
        } else if is_open {
            self.leave_old_turn(cx, live);
        }
        is_open
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        let can_step = self.stage == Stage::Entry && self.entry.can_step(forward);
        if forward {
            can_step && self.open.is_none()
        } else {
            can_step || self.open.is_some() || self.correcting.is_some()
        }
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        let (screen, live) = (view.screen, view.live);
        match (live.state().winner(), screen.stage, &screen.report) {
            (Some(winner), _, _) => end::view(view, winner),
            (_, Stage::Told, Some(report)) => reveal::view(view, report),
            _ => turn::view(view),
        }
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        if live.state().winner().is_some() {
            return Some(ui.tr("skyrunner-over", &[("n", self.turns.into())]));
        }
        let (key, turn) = match (&self.correcting, self.stage) {
            (Some(correcting), _) => ("skyrunner-turn-corrected", correcting.turn),
            (None, Stage::Told) => ("skyrunner-turn-revealed", self.turns),
            (None, Stage::Entry) => ("skyrunner-turn", self.turns + 1),
        };
        Some(ui.tr(key, &[("n", turn.into())]))
    }

    fn subscription(&self) -> Subscription<Message> {
        self.ticks()
    }

    fn shortcuts(&self, live: &LiveGame<State>) -> Vec<Shortcut<Message>> {
        self.keys(live.state())
    }
}

#[cfg(test)]
mod tests;
