//! The ruling of a turn as a list of lines, in the order in which things happen. Pure.

use super::cards::Card;
use super::rule_ids;
use super::rules::{Event, Hand, Penalty, Play, Ruling, Runner, State, Turn, Weapon};
use super::turn::TurnParts;
use super::walls::Walls;
use crate::core::{Game, Journal, RuleId, Ruled, Seat};

/// The lowest climb that a sabotage takes from a player on the ground.
const SABOTAGE_LEAST: i16 = 3;

/// One thing that happened, the rule behind it, and the levels after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub who: Vec<Seat>,
    pub what: What,
    pub why: RuleId,
    pub levels: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum What {
    Refilled,
    Cancel(i16),
    Wins {
        card: Card,
        bid: i16,
    },
    Lowest(i16),
    Nobody {
        card: Card,
        bids: bool,
    },
    Climbs(Climbed),
    /// What a fall did to its faller.
    Fell(Hit),
    Strikes {
        weapon: Weapon,
        target: Seat,
        hit: Hit,
    },
    /// Others whom a pawn may have landed on.
    Drags(Seat),
    /// A penalty that waited, and what it took.
    Waited(Penalty),
    Robs(Vec<i16>),
    SurprisesCancel,
    Passes,
    Recovers,
    SetLevel(i64),
    SetHand,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Climbed {
    pub value: i16,
    pub material: i16,
    pub from: i64,
    pub to: i64,
}

/// What a penalty did to its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    Down { from: i64, to: i64 },
    Discards(i16),
    LosesMaterial,
    Waits,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Headline {
    Wins(Seat),
    Falls(Seat),
    NobodyWins,
    NobodyFalls,
}

/// The last turn, and what was done after it.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnReport {
    /// The index of its event.
    pub at: usize,
    pub card: Card,
    /// What everybody played, in seat order.
    pub plays: Vec<Play>,
    pub head: Headline,
    pub lines: Vec<Line>,
    /// Where everybody stood before.
    pub levels: Vec<i64>,
    /// Who came first to the roof, if someone did.
    pub roof: Option<Seat>,
}

impl TurnReport {
    /// A decision of the app where the rulebook says nothing.
    pub fn silent(&self) -> Option<RuleId> {
        self.lines
            .iter()
            .map(|line| line.why)
            .find(|why| why.is_silent())
    }

    /// The climb that the app chose to discard, unless the players have chosen another.
    pub fn discarded(&self) -> Option<Discarded> {
        let discarded = |line: &Line| match (&line.what, line.who.first()) {
            _ if line.why != rule_ids::LOWEST_CLIMB => None,
            (What::Fell(Hit::Discards(value)), Some(player)) => {
                let least = match self.card {
                    Card::Fall(levels) => levels,
                    _ => SABOTAGE_LEAST,
                };
                Some((*player, *value, least))
            }
            (
                What::Strikes {
                    target,
                    hit: Hit::Discards(value),
                    ..
                },
                _,
            ) => Some((*target, *value, SABOTAGE_LEAST)),
            _ => None,
        };
        let (player, value, least) = self.lines.iter().find_map(discarded)?;
        let is_corrected = |line: &Line| line.what == What::SetHand && line.who == [player];
        let is_open = !self.lines.iter().any(is_corrected);
        is_open.then_some(Discarded {
            player,
            value,
            least,
        })
    }
}

/// A climb that went to the discard, and the least value that could have gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discarded {
    pub player: Seat,
    pub value: i16,
    least: i16,
}

impl Discarded {
    /// The values that could have gone, the one that went among them.
    pub fn choices(self, state: &State) -> Vec<i16> {
        let Some(runner) = state.runners().get(self.player.index()) else {
            return Vec::new();
        };
        let mut values: Vec<i16> = runner.climbs.fitting(self.least).collect();
        values.push(self.value);
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The hand with another card in the discard.
    pub fn instead(self, state: &State, value: i16) -> Option<Hand> {
        let runner = state.runners().get(self.player.index())?;
        let mut hand = Hand::of(self.player, runner);
        let place = hand.climbs.iter().position(|held| *held == value)?;
        *hand.climbs.get_mut(place)? = self.value;
        Some(hand)
    }
}

/// How many turns were played.
pub fn turns(journal: &Journal<State>) -> usize {
    let is_turn = |event: &&Event| matches!(event, Event::Turn(_));
    journal.events().iter().filter(is_turn).count()
}

/// A turn in the list of turns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastTurn {
    /// The index of its event.
    pub at: usize,
    pub card: Card,
    pub head: Headline,
}

/// All turns, the newest first.
pub fn past_turns(journal: &Journal<State>) -> Vec<PastTurn> {
    let turn = |(at, (event, _, ruled)): (usize, (&Event, State, Option<Ruled<Ruling>>))| {
        let (Event::Turn(turn), Some(ruled)) = (event, ruled) else {
            return None;
        };
        Some(PastTurn {
            at,
            card: turn.card,
            head: headline(turn.card, &ruled.facts),
        })
    };
    let mut turns: Vec<PastTurn> = journal.history().enumerate().filter_map(turn).collect();
    turns.reverse();
    turns
}

fn headline(card: Card, ruling: &Ruling) -> Headline {
    match (ruling.winner, ruling.faller, card) {
        (Some(seat), _, _) => Headline::Wins(seat),
        (_, Some(seat), _) => Headline::Falls(seat),
        (_, _, Card::Fall(_)) => Headline::NobodyFalls,
        _ => Headline::NobodyWins,
    }
}

/// The lines of the last turn; `None` before the first.
pub fn report(journal: &Journal<State>, walls: Walls) -> Option<TurnReport> {
    let events = journal.events();
    let place = events
        .iter()
        .rposition(|event| matches!(event, Event::Turn(_)))?;
    let before = journal.state_after(place)?;
    let Some(event @ Event::Turn(turn)) = events.get(place) else {
        return None;
    };
    let (mut state, ruled) = before.apply(event).ok()?;
    let ruling = ruled?.facts;
    let mut reporter = Reporter::new(&before);
    reporter.auction(&before, turn, &ruling);
    let parts = before.turn_in_parts(turn)?;
    let roof = reporter.acts(&before, turn, &ruling, &parts, walls);
    reporter.say([state.holder()], What::Passes, rule_ids::ORDER);
    let later = events.get(place + 1..).unwrap_or_default();
    for event in later {
        let (next, _) = state.apply(event).ok()?;
        reporter.after(event, &state, &next);
        state = next;
    }
    Some(TurnReport {
        at: place,
        card: turn.card,
        plays: turn.plays.iter().copied().collect(),
        head: headline(turn.card, &ruling),
        lines: reporter.lines,
        levels: levels(&before),
        roof: on_roof(roof, later, &state, walls),
    })
}

/// Who climbed onto the roof, unless a corrected level says otherwise.
fn on_roof(first: Option<Seat>, later: &[Event], state: &State, walls: Walls) -> Option<Seat> {
    let corrected = |seat: &Seat| {
        later
            .iter()
            .any(|event| matches!(event, Event::Level { player, .. } if player == seat))
    };
    let there = |seat: Seat| {
        let runner = state.runners().get(seat.index());
        runner.is_some_and(|runner| runner.level >= walls.roof())
    };
    first
        .filter(|seat| !corrected(seat) || there(*seat))
        .or_else(|| Seat::all(state.runners().len()).find(|seat| there(*seat)))
}

pub fn levels(state: &State) -> Vec<i64> {
    state.runners().iter().map(|runner| runner.level).collect()
}

/// The race so far: where everybody stood after each turn, the ground first.
pub fn race(journal: &Journal<State>) -> Vec<Vec<i64>> {
    let mut race = vec![levels(journal.first())];
    for (event, state, _) in journal.history() {
        match (event, race.last_mut()) {
            (Event::Turn(_), _) | (_, None) => race.push(levels(&state)),
            (_, Some(last)) => *last = levels(&state),
        }
    }
    race
}

struct Reporter {
    levels: Vec<i64>,
    lines: Vec<Line>,
}

impl Reporter {
    fn new(state: &State) -> Self {
        Self {
            levels: levels(state),
            lines: Vec::new(),
        }
    }

    fn say(&mut self, who: impl IntoIterator<Item = Seat>, what: What, why: RuleId) {
        self.lines.push(Line {
            who: who.into_iter().collect(),
            what,
            why,
            levels: self.levels.clone(),
        });
    }

    /// The bids that do not count, and what follows when none does.
    fn auction(&mut self, before: &State, turn: &Turn, ruling: &Ruling) {
        if before.auction().is_none() && before.pile().is_empty() {
            self.say([before.holder()], What::Refilled, rule_ids::PILE_REFILL);
        }
        for bid in (1..=8).rev() {
            let same: Vec<Seat> = who_played(turn, ruling, Play::Bid(bid)).collect();
            if same.len() > 1 {
                self.say(same, What::Cancel(bid), rule_ids::TIES_CANCEL);
            }
        }
        if ruling.carried {
            let bids = turn.plays.iter().any(|play| matches!(play, Play::Bid(_)));
            let why = match (turn.card, bids) {
                (Card::Fall(_), _) => rule_ids::FALL_CARRIED,
                (_, true) => rule_ids::CARRIED,
                (_, false) => rule_ids::NO_BID,
            };
            let what = What::Nobody {
                card: turn.card,
                bids,
            };
            self.say([], what, why);
        }
    }

    /// What each card did; returns who climbed onto the roof first.
    fn acts(
        &mut self,
        before: &State,
        turn: &Turn,
        ruling: &Ruling,
        parts: &TurnParts,
        walls: Walls,
    ) -> Option<Seat> {
        let mut roof = None;
        let mut last = before;
        for (seat, now, why) in &parts.acts {
            self.levels = levels(now);
            match turn.plays.get(seat.index()) {
                Some(Play::Bid(bid)) if ruling.winner == Some(*seat) => {
                    let what = What::Wins {
                        card: turn.card,
                        bid: *bid,
                    };
                    self.say([*seat], what, rule_ids::HIGHEST_WINS);
                    self.waited(*seat, last, now);
                }
                Some(Play::Bid(bid)) if ruling.faller == Some(*seat) => {
                    let reached = std::mem::replace(&mut self.levels, levels(last));
                    self.say([*seat], What::Lowest(*bid), rule_ids::FALL_LOWEST);
                    self.levels = reached;
                    self.fell(*seat, last, now, why);
                }
                Some(Play::Climb {
                    value, material, ..
                }) => {
                    let climbed = Climbed {
                        value: *value,
                        material: *material,
                        from: level(last, *seat),
                        to: level(now, *seat),
                    };
                    let paid = *material > 0;
                    let why = if paid {
                        rule_ids::MATERIAL
                    } else {
                        rule_ids::CLIMB
                    };
                    self.say([*seat], What::Climbs(climbed), why);
                    if climbed.to >= walls.roof() {
                        roof = roof.or(Some(*seat));
                    }
                }
                Some(Play::Lost { target }) => {
                    self.struck(*seat, Weapon::Lost, *target, (last, now), why);
                }
                Some(Play::Sabotage { target }) => {
                    self.struck(*seat, Weapon::Sabotage, *target, (last, now), why);
                }
                Some(Play::Bid(_) | Play::Surprise) | None => {}
            }
            last = now;
        }
        self.surprise(turn, ruling, last, parts);
        roof
    }

    fn surprise(&mut self, turn: &Turn, ruling: &Ruling, last: &State, parts: &TurnParts) {
        if let Some(seat) = ruling.surprise {
            self.say([seat], What::Robs(ruling.taken.clone()), rule_ids::SURPRISE);
            self.waited(seat, last, &parts.end.0);
        } else if parts.end.1.contains(&rule_ids::SURPRISES_CANCEL) {
            let who: Vec<Seat> = who_played(turn, ruling, Play::Surprise).collect();
            self.say(who, What::SurprisesCancel, rule_ids::SURPRISES_CANCEL);
        }
    }

    /// Penalties that have left the side of a player.
    fn waited(&mut self, seat: Seat, before: &State, after: &State) {
        let (Some(before), Some(after)) = (runner(before, seat), runner(after, seat)) else {
            return;
        };
        let mut left = after.beside.iter().peekable();
        for penalty in &before.beside {
            if left.peek() == Some(&penalty) {
                let _ = left.next();
            } else {
                self.say([seat], What::Waited(*penalty), rule_ids::WAITING_STRIKES);
            }
        }
    }

    fn fell(&mut self, seat: Seat, before: &State, after: &State, why: &[RuleId]) {
        let hit = hit(before, after, seat);
        let rule = match hit {
            Hit::Down { .. } => rule_ids::FALL,
            Hit::Discards(_) if why.contains(&rule_ids::LOWEST_CLIMB) => rule_ids::LOWEST_CLIMB,
            Hit::Discards(_) | Hit::LosesMaterial => rule_ids::FALL_GROUND,
            Hit::Waits => rule_ids::FALL_WAITS,
        };
        self.say([seat], What::Fell(hit), rule);
        self.dragged(seat, hit);
    }

    fn struck(
        &mut self,
        by: Seat,
        weapon: Weapon,
        target: Seat,
        (before, after): (&State, &State),
        why: &[RuleId],
    ) {
        let hit = hit(before, after, target);
        let rule = match (weapon, hit) {
            (Weapon::Lost, Hit::Waits) => rule_ids::LOST_WAITS,
            (Weapon::Lost, _) => rule_ids::LOST,
            (_, Hit::Waits) => rule_ids::SABOTAGE_WAITS,
            (_, Hit::Discards(_)) if why.contains(&rule_ids::LOWEST_CLIMB) => {
                rule_ids::LOWEST_CLIMB
            }
            (_, Hit::Discards(_)) => rule_ids::SABOTAGE_GROUND,
            _ => rule_ids::SABOTAGE,
        };
        let what = What::Strikes {
            weapon,
            target,
            hit,
        };
        self.say([by, target], what, rule);
        self.dragged(target, hit);
    }

    /// Who stood where a pawn landed.
    fn dragged(&mut self, faller: Seat, hit: Hit) {
        let Hit::Down { from, to } = hit else { return };
        let met: Vec<Seat> = Seat::all(self.levels.len())
            .filter(|seat| *seat != faller)
            .filter(|seat| {
                let level = self.levels.get(seat.index()).copied().unwrap_or(0);
                level > 0 && (to..from).contains(&level)
            })
            .collect();
        if !met.is_empty() {
            self.say(met, What::Drags(faller), rule_ids::DRAGGED);
        }
    }

    /// What was done after the turn.
    fn after(&mut self, event: &Event, before: &State, after: &State) {
        self.levels = levels(after);
        match event {
            Event::Use {
                player,
                card,
                target,
            } => {
                // There is no ruling here, but the rules decide which climb is discarded.
                let fits = runner(before, *target)
                    .is_some_and(|runner| runner.climbs.fitting(3).count() > 1);
                let why = if fits {
                    [rule_ids::LOWEST_CLIMB].as_slice()
                } else {
                    &[]
                };
                self.struck(*player, *card, *target, (before, after), why);
            }
            Event::Recover(seat) => self.say([*seat], What::Recovers, rule_ids::RECOVER),
            Event::Level { player, level } => {
                self.say([*player], What::SetLevel(*level), rule_ids::DRAGGED);
            }
            Event::Hand(hand) => self.say([hand.player], What::SetHand, rule_ids::HAND_ONLY),
            Event::Turn(_) | Event::Roof(_) => {}
        }
    }
}

/// Who played this card, in the order of play.
fn who_played(turn: &Turn, ruling: &Ruling, play: Play) -> impl Iterator<Item = Seat> {
    let order = ruling.order.iter().copied();
    order.filter(move |seat| turn.plays.get(seat.index()) == Some(&play))
}

fn runner(state: &State, seat: Seat) -> Option<&Runner> {
    state.runners().get(seat.index())
}

fn level(state: &State, seat: Seat) -> i64 {
    runner(state, seat).map_or(0, |runner| runner.level)
}

/// What changed for the target.
fn hit(before: &State, after: &State, seat: Seat) -> Hit {
    let (Some(was), Some(is)) = (runner(before, seat), runner(after, seat)) else {
        return Hit::Waits;
    };
    if is.beside.len() > was.beside.len() {
        return Hit::Waits;
    }
    if is.level < was.level {
        return Hit::Down {
            from: was.level,
            to: is.level,
        };
    }
    if is.material < was.material {
        return Hit::LosesMaterial;
    }
    let count =
        |runner: &Runner, value: i16| runner.climbs.values().filter(|v| *v == value).count();
    (2..=5)
        .find(|value| count(is, *value) < count(was, *value))
        .map_or(Hit::Waits, Hit::Discards)
}
