//! The count at the end of a round, while it is being entered: which ladder each player has played,
//! how high the dungeon is, and what the squires could still change. Pure.

use super::rule_ids;
use super::rules::{Event, Ladders, MAX_PLAYERS, State};
use crate::core::{RuleId, Seat};
use serde_json::{Value, json};

/// Whether the demand of the story page was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fate {
    #[default]
    Respected,
    Broken,
    /// A squire cancels it.
    Ignored,
}

impl Fate {
    const ALL: [Self; 3] = [Self::Respected, Self::Broken, Self::Ignored];

    const fn name(self) -> &'static str {
        match self {
            Self::Respected => "respected",
            Self::Broken => "broken",
            Self::Ignored => "ignored",
        }
    }
}

/// What is being asked for next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    Seat(usize),
    Dungeon,
    /// Nothing is missing: the page, and the verdict.
    Verdict,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub cards: [Option<i16>; MAX_PLAYERS],
    pub dungeon: Option<i64>,
    pub fate: Fate,
    pub focus: Focus,
    /// Digits typed for the dungeon so far; a tapped height starts afresh.
    typing: bool,
}

/// Two entries with the same answers are the same, whatever is being asked.
impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        (self.cards, self.dungeon, self.fate) == (other.cards, other.dungeon, other.fate)
    }
}

/// The result of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// So many ladders are missing; or, with none missing, the dungeon.
    Missing(usize),
    Saved,
    /// This many squires bring the sum to the dungeon; so many would be left.
    Squires {
        needed: u8,
        left: u8,
    },
    /// The sum is wrong and there are not enough squires.
    Differs,
    /// The sum could be made right, but the page was not respected; a squire may cancel it.
    Page {
        squire: bool,
    },
}

impl Advice {
    /// What the primary button does.
    pub fn decision(self) -> Option<Decision> {
        match self {
            Self::Missing(_) => None,
            Self::Saved | Self::Squires { .. } => Some(Decision::Saved),
            Self::Differs | Self::Page { .. } => Some(Decision::NotSaved),
        }
    }
}

/// The players' decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Saved,
    NotSaved,
}

impl Entry {
    pub fn new(state: &State, dungeon: Option<i64>) -> Self {
        Self {
            cards: [None; MAX_PLAYERS],
            dungeon,
            fate: Fate::Respected,
            focus: Focus::Seat(state.prince().index()),
            typing: false,
        }
    }

    /// The saved count of the open page, at the question where it stopped.
    pub fn noted(state: &State, count: &Value) -> Option<Self> {
        if count.get("page")?.as_u64()? != u64::from(state.page()) {
            return None;
        }
        let mut entry = Self::new(state, count.get("dungeon").and_then(Value::as_i64));
        let cards = count.get("cards")?.as_array()?;
        let hands = state.hands().iter().zip(cards);
        for (place, (hand, card)) in entry.cards.iter_mut().zip(hands) {
            let card = card.as_i64().and_then(|card| i16::try_from(card).ok());
            *place = card.filter(|card| hand.contains(*card));
        }
        let fate = count.get("fate").and_then(Value::as_str);
        entry.fate = Fate::ALL
            .into_iter()
            .find(|known| Some(known.name()) == fate)
            .unwrap_or_default();
        entry.ask_next(state);
        Some(entry)
    }

    /// What was counted in a round that is over.
    pub fn of_ladders(state: &State, played: &Ladders) -> Self {
        let mut entry = Self::new(state, Some(played.dungeon));
        for (place, card) in entry.cards.iter_mut().zip(&played.cards) {
            *place = Some(*card);
        }
        entry.fate = match (played.ignored, played.respected) {
            (true, _) => Fate::Ignored,
            (false, true) => Fate::Respected,
            (false, false) => Fate::Broken,
        };
        entry.focus = Focus::Verdict;
        entry
    }

    pub fn to_json(self, state: &State) -> Value {
        let cards = self.cards.get(..state.hands().len()).unwrap_or_default();
        json!({
            "page": state.page(),
            "cards": cards,
            "dungeon": self.dungeon,
            "fate": self.fate.name(),
        })
    }

    pub fn has_cards(&self) -> bool {
        self.cards.iter().any(Option::is_some)
    }

    /// Asks for what is missing, from the Prince clockwise.
    fn ask_next(&mut self, state: &State) {
        let missing = self.missing(state).next();
        self.focus = match (missing, self.dungeon) {
            (Some(seat), _) => Focus::Seat(seat),
            (None, None) => Focus::Dungeon,
            (None, Some(_)) => Focus::Verdict,
        };
    }

    pub fn judge_page(&mut self, state: &State, fate: Fate) {
        self.fate = fate;
        if self.difference(state).is_some() {
            self.focus = Focus::Verdict;
        }
    }

    pub fn card(&self, seat: usize) -> Option<i16> {
        self.cards.get(seat).copied().flatten()
    }

    /// A ladder is tapped; tapped again it goes back into the hand.
    pub fn choose(&mut self, state: &State, seat: usize, card: i16) {
        let held = state
            .hands()
            .get(seat)
            .is_some_and(|hand| hand.contains(card));
        let Some(place) = self.cards.get_mut(seat).filter(|_| held) else {
            return;
        };
        if *place == Some(card) {
            *place = None;
            self.focus = Focus::Seat(seat);
        } else {
            *place = Some(card);
            self.advance(state, seat);
        }
    }

    pub fn height(&mut self, state: &State, height: i64) {
        self.dungeon = Some(height.clamp(1, 99));
        self.typing = false;
        let missing = self.missing(state).next();
        self.focus = missing.map_or(Focus::Verdict, Focus::Seat);
    }

    /// One more or one less, without leaving the question; an unknown height is asked for.
    pub fn nudge(&mut self, by: i64) {
        match self.dungeon {
            Some(height) => self.dungeon = Some((height + by).clamp(1, 99)),
            None => self.focus = Focus::Dungeon,
        }
        self.typing = false;
    }

    /// A digit from the keyboard: a ladder for the seat in question, else the dungeon's height.
    pub fn digit(&mut self, state: &State, digit: i16) {
        match self.focus {
            Focus::Seat(seat) => {
                if self.card(seat) != Some(digit) {
                    self.choose(state, seat, digit);
                }
            }
            Focus::Dungeon | Focus::Verdict => {
                let before = self.dungeon.filter(|_| self.typing).unwrap_or(0);
                let height = before * 10 + i64::from(digit);
                let height = if height > 99 {
                    i64::from(digit)
                } else {
                    height
                };
                self.dungeon = (height > 0).then_some(height);
                self.typing = self.dungeon.is_some();
                // Two digits are a height; another one begins anew.
                self.focus = if height >= 10 && self.missing(state).next().is_none() {
                    Focus::Verdict
                } else {
                    Focus::Dungeon
                };
            }
        }
    }

    /// Up or down the list of what is asked.
    pub fn step(&mut self, state: &State, forward: bool) {
        let players = state.hands().len();
        let all = Seat::all(players)
            .map(|seat| Focus::Seat(seat.index()))
            .chain([Focus::Dungeon, Focus::Verdict])
            .collect::<Vec<_>>();
        let at = all
            .iter()
            .position(|focus| *focus == self.focus)
            .unwrap_or(0);
        let to = if forward { at + 1 } else { at + all.len() - 1 };
        if let Some(focus) = all.get(to % all.len()) {
            self.focus = *focus;
        }
        self.typing = false;
    }

    fn advance(&mut self, state: &State, from: usize) {
        let players = state.hands().len();
        let next = Seat::from_whole(i64::try_from(from).unwrap_or(0))
            .clockwise(players)
            .map(Seat::index)
            .find(|seat| self.card(*seat).is_none());
        self.focus = match (next, self.dungeon) {
            (Some(seat), _) => Focus::Seat(seat),
            (None, None) => Focus::Dungeon,
            (None, Some(_)) => Focus::Verdict,
        };
    }

    fn missing<'a>(&'a self, state: &'a State) -> impl Iterator<Item = usize> + 'a {
        state
            .prince()
            .clockwise(state.hands().len())
            .map(Seat::index)
            .filter(|seat| self.card(*seat).is_none())
    }

    pub fn sum(&self) -> i64 {
        self.cards.iter().flatten().copied().map(i64::from).sum()
    }

    /// Sum less dungeon, once everything is known.
    pub fn difference(&self, state: &State) -> Option<i64> {
        let complete = self.missing(state).next().is_none();
        self.dungeon
            .filter(|_| complete)
            .map(|height| self.sum() - height)
    }

    pub fn advice(&self, state: &State) -> Advice {
        let Some(difference) = self.difference(state) else {
            return Advice::Missing(self.missing(state).count());
        };
        let wiped = u8::from(self.fate == Fate::Ignored);
        let squires = state.squires().saturating_sub(wiped);
        let needed = u8::try_from(difference.unsigned_abs()).unwrap_or(u8::MAX);
        match (self.fate, needed) {
            (_, needed) if needed > squires => Advice::Differs,
            (Fate::Broken, needed) => Advice::Page {
                squire: needed < squires,
            },
            (_, 0) => Advice::Saved,
            (_, needed) => Advice::Squires {
                needed,
                left: squires - needed,
            },
        }
    }

    /// The squires that the advice costs, the one for the page included.
    pub fn squires_spent(&self, state: &State) -> u8 {
        let for_page = u8::from(self.fate == Fate::Ignored);
        match self.advice(state) {
            Advice::Squires { needed, .. } => needed + for_page,
            Advice::Missing(_) | Advice::Saved | Advice::Differs | Advice::Page { .. } => for_page,
        }
    }

    /// The rule that the advice rests on.
    pub fn because(&self, state: &State) -> Option<RuleId> {
        match self.advice(state) {
            Advice::Missing(_) => None,
            Advice::Saved if self.fate == Fate::Ignored => Some(rule_ids::PAGE_IGNORED),
            Advice::Saved => Some(rule_ids::SUM),
            Advice::Squires { .. } => Some(rule_ids::SQUIRES),
            Advice::Differs => Some(rule_ids::DIFFERS),
            Advice::Page { .. } => Some(rule_ids::PAGE),
        }
    }

    /// What goes into the journal, once nothing is missing.
    pub fn event(&self, state: &State, decision: Decision) -> Option<Event> {
        let difference = self.difference(state)?;
        let helped = match (decision, self.advice(state)) {
            (Decision::Saved, Advice::Squires { .. }) => difference,
            _ => 0,
        };
        let helped = i16::try_from(helped).ok()?;
        let cards = self.cards.iter().take(state.hands().len()).copied();
        Some(Event::Ladders(Ladders {
            dungeon: self.dungeon?,
            cards: cards.collect::<Option<_>>()?,
            plus: (-helped).max(0),
            minus: helped.max(0),
            respected: self.fate == Fate::Respected,
            ignored: self.fate == Fate::Ignored,
        }))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::core::Game;
    use crate::games::princess::components::first_game;
    use crate::games::princess::rules::Setup;

    fn round(squires: bool) -> State {
        let setup = Setup {
            prince: Seat::new(1),
            squires,
            ..first_game()
        };
        let state = State::start(&setup).unwrap();
        state.apply(&Event::TurnPage).unwrap().0
    }

    fn entered(state: &State, cards: [i16; 3], dungeon: i64) -> Entry {
        let mut entry = Entry::new(state, None);
        for (seat, card) in cards.into_iter().enumerate() {
            entry.choose(state, seat, card);
        }
        entry.height(state, dungeon);
        entry
    }

    #[test]
    fn the_question_goes_round_the_table_from_the_prince() {
        let state = round(true);
        let mut entry = Entry::new(&state, None);
        assert_eq!(entry.focus, Focus::Seat(1));
        entry.digit(&state, 4);
        assert_eq!(entry.focus, Focus::Seat(2));
        entry.digit(&state, 8);
        assert_eq!(entry.focus, Focus::Seat(0));
        entry.digit(&state, 8);
        assert_eq!(entry.focus, Focus::Dungeon);
        entry.digit(&state, 2);
        entry.digit(&state, 0);
        assert_eq!(entry.dungeon, Some(20));
        assert_eq!(entry.advice(&state), Advice::Saved);
        entry.choose(&state, 2, 8);
        assert_eq!(entry.advice(&state), Advice::Missing(1));
    }

    #[test]
    fn squires_correct_what_they_can() {
        let state = round(true);
        let cases = [
            (21, Fate::Respected, Advice::Squires { needed: 1, left: 2 }),
            (17, Fate::Respected, Advice::Squires { needed: 3, left: 0 }),
            (16, Fate::Respected, Advice::Differs),
            (17, Fate::Ignored, Advice::Differs),
            (20, Fate::Ignored, Advice::Saved),
            (20, Fate::Broken, Advice::Page { squire: true }),
            (23, Fate::Broken, Advice::Page { squire: false }),
            (30, Fate::Broken, Advice::Differs),
        ];
        for (dungeon, fate, advice) in cases {
            let mut entry = entered(&state, [5, 8, 7], dungeon);
            entry.fate = fate;
            assert_eq!(entry.advice(&state), advice, "dungeon {dungeon}, {fate:?}");
        }
        let bare = round(false);
        assert_eq!(entered(&bare, [5, 8, 7], 21).advice(&bare), Advice::Differs);
    }

    #[test]
    fn squire_for_the_page_is_counted_as_spent() {
        let state = round(true);
        let mut entry = entered(&state, [5, 8, 7], 21);
        assert_eq!(entry.squires_spent(&state), 1);
        entry.fate = Fate::Ignored;
        assert_eq!(entry.squires_spent(&state), 2);
        let event = entry.event(&state, Decision::Saved).unwrap();
        assert_eq!(state.apply(&event).unwrap().0.squires(), 1);
        entry.dungeon = Some(20);
        assert_eq!(entry.squires_spent(&state), 1);
    }

    #[test]
    fn count_of_an_old_round_is_what_was_written() {
        let state = round(true);
        for fate in Fate::ALL {
            let mut entry = entered(&state, [5, 8, 7], 19);
            entry.fate = fate;
            let Some(Event::Ladders(played)) = entry.event(&state, Decision::NotSaved) else {
                panic!("no count");
            };
            assert_eq!(Entry::of_ladders(&state, &played), entry);
        }
    }

    #[test]
    fn what_is_written_is_what_the_rules_rule() {
        let state = round(true);
        let entry = entered(&state, [5, 8, 7], 18);
        let event = entry.event(&state, Decision::Saved).unwrap();
        let (next, ruling) = state.apply(&event).unwrap();
        assert!(ruling.unwrap().facts.saved);
        assert_eq!(next.squires(), 1);
        let event = entry.event(&state, Decision::NotSaved).unwrap();
        let (next, ruling) = state.apply(&event).unwrap();
        assert!(!ruling.unwrap().facts.saved);
        assert_eq!(next.squires(), 3);
    }
}
