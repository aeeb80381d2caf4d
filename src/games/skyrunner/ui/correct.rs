//! Corrections: an old turn entered again, a player's level and cards, the levels of the building.

use super::super::entry::Entry;
use super::super::rules::{Event, Hand, State};
use super::super::turn_report::{self, PastTurn};
use super::super::walls::{WALLS, Walls};
use super::setup::Remembered;
use super::{AMENDING, OTHERWISE, Open, Screen, Stage};
use crate::core::{Game, RuleId, Seat};
use crate::live::{Drafting, LiveGame};
use crate::session::Cx;
use crate::sound::Effect;
use serde_json::{Value, json};

/// An old turn that is being corrected.
#[derive(Debug, Clone)]
pub(super) struct Correcting {
    /// Its place among the events.
    pub at: usize,
    /// The state in which it was played.
    pub before: State,
    /// Its number.
    pub turn: usize,
}

impl Correcting {
    fn new(live: &LiveGame<State>, at: usize) -> Option<Self> {
        let events = live.journal().events().get(..=at)?;
        let is_turn = |event: &&Event| matches!(event, Event::Turn(_));
        Some(Self {
            at,
            before: live.journal().state_after(at)?,
            turn: events.iter().filter(is_turn).count(),
        })
    }

    pub fn note(&self, entry: &Entry) -> Value {
        json!({ "at": self.at, "entry": entry.note() })
    }
}

/// The old turn that a note says is being corrected, as far as it was entered.
pub(super) fn read(note: &Value, live: &LiveGame<State>) -> Option<(Correcting, Entry)> {
    let at = usize::try_from(note.get("at")?.as_u64()?).ok()?;
    let correcting = Correcting::new(live, at)?;
    let entry = Entry::of_note(note.get("entry")?, &correcting.before)?;
    Some((correcting, entry))
}

/// What is open for a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Page {
    /// What can be corrected.
    Menu,
    /// All turns, the newest first, and which page of the list is shown.
    Turns(Vec<PastTurn>, usize),
    /// The level and the cards of a player, as they are being set.
    Player(PlayerDraft, PlayerTab),
    /// The levels of the building.
    Walls(Walls),
}

/// A player's level and cards as they are being set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayerDraft {
    pub level: i64,
    pub hand: Hand,
}

/// The parts of a player, where they do not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerTab {
    Bids,
    Cards,
    Level,
}

/// What a tap in a correction does.
#[derive(Debug, Clone)]
pub enum Correct {
    Menu,
    Turns,
    TurnsPage(usize),
    /// Opens the turn with this event index; a seat whose card is asked for.
    Turn(usize, Option<Seat>),
    Player(Seat),
    Tab(PlayerTab),
    Level(i64),
    Bid(i16),
    Surprise,
    /// A climb of this value more or less.
    Climb {
        value: i16,
        more: bool,
    },
    Material(i16),
    Lost(i16),
    Sabotage(i16),
    Walls,
    /// A section of the building, and how many levels it has.
    Wall(usize, u8),
    Save,
    /// Leaves the correction of an old turn.
    Leave,
    /// Discards another climb than the lowest.
    Discard(i16),
}

/// Puts a value into a list or takes it out; the list stays sorted.
fn toggle(values: &mut Vec<i16>, value: i16) {
    match values.iter().position(|held| *held == value) {
        Some(place) => drop(values.remove(place)),
        None => {
            values.push(value);
            values.sort_unstable();
        }
    }
}

impl PlayerDraft {
    fn change(&mut self, correct: &Correct) {
        let hand = &mut self.hand;
        match correct {
            Correct::Level(level) => self.level = (*level).max(0),
            Correct::Bid(bid) => toggle(&mut hand.bids, *bid),
            Correct::Surprise => hand.surprise = !hand.surprise,
            Correct::Climb { value, more: true } => {
                hand.climbs.push(*value);
                hand.climbs.sort_unstable();
            }
            Correct::Climb { value, more: false } if hand.climbs.contains(value) => {
                toggle(&mut hand.climbs, *value);
            }
            Correct::Material(count) => hand.material = (*count).max(0),
            Correct::Lost(count) => hand.lost = (*count).max(0),
            Correct::Sabotage(count) => hand.sabotage = (*count).max(0),
            _ => {}
        }
    }
}

impl Screen {
    pub(super) fn correct(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        correct: Correct,
    ) {
        match correct {
            Correct::Menu => self.open = Some(Open::Correct(Page::Menu)),
            Correct::Turns => {
                let turns = turn_report::past_turns(live.journal());
                self.open = Some(Open::Correct(Page::Turns(turns, 0)));
            }
            Correct::TurnsPage(to) => {
                if let Some(Open::Correct(Page::Turns(_, page))) = &mut self.open {
                    *page = to;
                }
            }
            Correct::Turn(at, seat) => self.correct_turn(cx, live, at, seat),
            Correct::Player(seat) => self.correct_player(live, seat),
            Correct::Tab(to) => {
                if let Some(Open::Correct(Page::Player(_, tab))) = &mut self.open {
                    *tab = to;
                }
            }
            Correct::Walls => self.open = Some(Open::Correct(Page::Walls(self.walls))),
            Correct::Wall(section, levels) => {
                if let Some(Open::Correct(Page::Walls(walls))) = &mut self.open {
                    *walls = walls.with(section, levels).unwrap_or(*walls);
                }
            }
            Correct::Save => self.save(cx, live),
            Correct::Leave => self.leave_old_turn(cx, live),
            Correct::Discard(value) => {
                let discarded = self
                    .report
                    .as_ref()
                    .and_then(turn_report::TurnReport::discarded);
                let hand = discarded.and_then(|one| one.instead(live.state(), value));
                if let Some(hand) = hand {
                    self.happens(cx, live, vec![Event::Hand(Box::new(hand))]);
                }
            }
            correct => {
                if let Some(Open::Correct(Page::Player(draft, _))) = &mut self.open {
                    draft.change(&correct);
                }
            }
        }
    }

    fn correct_turn(
        &mut self,
        cx: &Cx<'_>,
        live: &mut LiveGame<State>,
        at: usize,
        seat: Option<Seat>,
    ) {
        let Some(Event::Turn(turn)) = live.journal().events().get(at) else {
            return;
        };
        let entry = Entry::of_turn(turn);
        let Some(correcting) = Correcting::new(live, at) else {
            return;
        };
        self.active = seat.unwrap_or(correcting.before.holder());
        self.correcting = Some(correcting);
        self.entry = Drafting::new(entry);
        self.stage = Stage::Entry;
        self.open = None;
        self.keep(cx, live);
    }

    /// Leaves the correction of an old turn.
    pub(super) fn leave_old_turn(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        live.note(&cx.now, json!({ AMENDING: Value::Null }));
        self.restore(live);
    }

    /// Replaces the old turn by the corrected one, as far as later entries allow.
    pub(super) fn put_right(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        at: usize,
        event: Event,
    ) {
        if live.journal().events().get(at) == Some(&event) {
            self.leave_old_turn(cx, live);
        } else if cx.amend(live, at, event) {
            self.leave_old_turn(cx, live);
            // The next undo reverts the correction.
            self.entry = Drafting::new((*self.entry).clone());
            cx.page_changed();
            cx.effects.push(Effect::PAGE);
        }
    }

    fn correct_player(&mut self, live: &LiveGame<State>, seat: Seat) {
        if let Some(runner) = live.state().runners().get(seat.index()) {
            let draft = PlayerDraft {
                level: runner.level,
                hand: Hand::of(seat, runner),
            };
            self.open = Some(Open::Correct(Page::Player(draft, PlayerTab::Bids)));
        }
    }

    /// Writes what was set by hand: one tap, one undo.
    fn save(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        match self.open.take() {
            Some(Open::Correct(Page::Player(draft, tab))) => {
                let events = changes(live.state(), &draft);
                if events.is_empty() {
                    return;
                }
                let before = live.journal().events().len();
                self.happens(cx, live, events);
                if live.journal().events().len() == before {
                    // Refused: the page stays open.
                    self.open = Some(Open::Correct(Page::Player(draft, tab)));
                }
            }
            Some(Open::Correct(Page::Walls(walls))) => {
                self.walls = walls;
                self.assumed = false;
                let mut own = cx.settings.of_game::<Remembered>(State::NAME);
                own.walls = Some(walls.sections());
                cx.settings.set_of_game(State::NAME, &own);
                live.note(&cx.now, json!({ WALLS: walls }));
                self.follow(live);
            }
            open => self.open = open,
        }
    }

    pub(super) fn roof(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        let level = self.walls.roof();
        let runner = live.state().runners().get(seat.index());
        let is_there = runner.is_some_and(|runner| runner.level == level);
        let up = (!is_there).then_some(Event::Level {
            player: seat,
            level,
        });
        let events = up.into_iter().chain([Event::Roof(seat)]).collect();
        if self.tap(cx, live, events) {
            self.open = None;
            cx.effects.push(Effect::FANFARE);
        }
    }

    /// The rulebook is silent and the players decide.
    pub(super) fn decide(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, rule: RuleId) {
        let note = json!({ OTHERWISE: { "turn": self.turns, "rule": rule } });
        live.note(&cx.now, note);
        self.otherwise = Some(rule.as_str().to_owned());
        self.open = Some(Open::Correct(Page::Menu));
    }
}

/// The events that lead from the recorded state to the one set.
fn changes(state: &State, draft: &PlayerDraft) -> Vec<Event> {
    let player = draft.hand.player;
    let Some(runner) = state.runners().get(player.index()) else {
        return Vec::new();
    };
    let level = (runner.level != draft.level).then_some(Event::Level {
        player,
        level: draft.level,
    });
    let is_other = Hand::of(player, runner) != draft.hand;
    let hand = is_other.then(|| Event::Hand(Box::new(draft.hand.clone())));
    level.into_iter().chain(hand).collect()
}
