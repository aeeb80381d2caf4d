//! The judge's side of the screen: laying out a trick and having it judged.

use super::cards::{Card, Colour};
use super::memory::tail;
use super::rules::{Event, State, Trick};
use super::screen::Screen;
use super::setup::{Side, ghost_side};
use super::verdict::{self, Verdict};
use crate::journal::{Game, Seat};
use crate::room::Cx;
use crate::sitting::{Sitting, refusal};
use crate::sound::Effect;
use serde_json::{Value, json};

/// A trick being laid out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    pub cards: Vec<Option<Card>>,
    /// Who opens, if the table says so.
    pub opener: Option<usize>,
    /// On a phone: the colour whose cards are shown.
    pub colour: Option<Colour>,
}

impl Hand {
    fn to_json(&self) -> Value {
        json!({ "laid": { "cards": self.cards, "opener": self.opener } })
    }

    /// A hand of so many cards that has begun, if it is one.
    pub(super) fn from_json(value: &Value, players: usize) -> Option<Self> {
        let cards = value.get("cards")?.as_array()?;
        let cards: Vec<Option<Card>> = cards
            .iter()
            .map(|card| card.as_str().and_then(|name| name.parse().ok()))
            .collect();
        let opener = value.get("opener").and_then(Value::as_u64);
        let begun = cards.len() == players && cards.iter().any(Option::is_some);
        begun.then_some(Self {
            cards,
            opener: opener.and_then(|seat| usize::try_from(seat).ok()),
            colour: None,
        })
    }
}

/// The trick at the end of the journal, with what was ruled.
pub(super) fn last_trick(sitting: &Sitting<State>) -> Option<(usize, Trick, Verdict)> {
    let events = sitting.journal().events();
    let at = events.len().checked_sub(1)?;
    let event = events.last()?;
    let Event::Trick(trick) = event else {
        return None;
    };
    let (_, ruled) = sitting.journal().state_after(at)?.resolve(event).ok()?;
    let verdict = verdict::verdict(sitting, at, trick, &ruled?)?;
    Some((at, trick.clone(), verdict))
}

impl Screen {
    /// What lies on the table is kept, so that a restart finds it.
    pub(super) fn keep_hand(&self, cx: &Cx<'_>, sitting: &mut Sitting<State>) {
        sitting.note(&cx.now, self.hand.to_json());
    }

    /// The seats of a trick clockwise from the youngest; the Ghost sits where his pile lies.
    fn clockwise(&self, state: &State) -> Vec<usize> {
        let players = state.scores().len();
        let from = self.youngest.min(players.saturating_sub(1));
        let mut seats: Vec<usize> = (0..players).map(|step| (from + step) % players).collect();
        if players == 2 {
            let place = match ghost_side(state.round()) {
                Side::Right => 2,
                Side::Left => 1,
            };
            seats.insert(place, 2);
        }
        seats
    }

    /// Who opens the trick that is being laid out.
    pub(super) fn opener(&self, sitting: &Sitting<State>) -> usize {
        let state = sitting.state();
        let first = if state.scores().len() == 2 {
            2
        } else {
            self.youngest
        };
        self.hand.opener.unwrap_or_else(|| {
            last_trick(sitting).map_or(first, |(_, trick, verdict)| {
                let again = trick.seats.first().map_or(first, |seat| seat.index());
                verdict.winning_seat().unwrap_or(again)
            })
        })
    }

    /// Who plays to this trick, in order.
    pub(super) fn order(&self, sitting: &Sitting<State>) -> Vec<usize> {
        let mut seats = self.clockwise(sitting.state());
        let opener = self.opener(sitting);
        let from = seats.iter().position(|seat| *seat == opener).unwrap_or(0);
        seats.rotate_left(from);
        seats
    }

    /// The trick that is shown as judged, if one is.
    pub(super) fn shown(&self, sitting: &Sitting<State>) -> Option<(usize, Trick, Verdict)> {
        if self.judged {
            last_trick(sitting)
        } else {
            None
        }
    }

    /// A card for the next place that is empty; the last one brings the verdict.
    pub(super) fn play(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, card: Card) {
        if self.judged {
            return;
        }
        let order = self.order(sitting);
        self.hand.cards.resize(order.len(), None);
        let used = self
            .hand
            .cards
            .iter()
            .flatten()
            .filter(|used| **used == card);
        let most = if card == Card::Ladybug { 3 } else { 1 };
        if used.count() >= most {
            return;
        }
        self.said = None;
        if let Some(place) = self.hand.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        cx.effects.push(Effect::TICK);
        if self.hand.cards.iter().all(Option::is_some) {
            self.judge(cx, sitting, &order);
        } else {
            self.keep_hand(cx, sitting);
        }
    }

    pub(super) fn judge(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, order: &[usize]) {
        let seat = |seat: &usize| Seat::new(u8::try_from(*seat).unwrap_or(u8::MAX));
        let trick = Trick {
            seats: order.iter().map(seat).collect(),
            cards: self.hand.cards.iter().copied().collect(),
        };
        match sitting.tap(&cx.now, vec![Event::Trick(trick)]) {
            Ok(_) => {
                self.judged = true;
                self.hand = Hand::default();
                self.unfixed = None;
                self.tail = tail(sitting);
                cx.effects.push(Effect::POP);
            }
            Err(why) => {
                let (sentence, rule) = refusal(cx.words, &why);
                self.say(sentence, rule);
            }
        }
    }

    /// A card was tapped wrongly: it goes back, also out of a trick already judged.
    pub(super) fn take_back(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        place: usize,
    ) {
        if let Some((_, trick, _)) = self.shown(sitting) {
            if sitting.undo(&cx.now).is_err() {
                return;
            }
            self.lay_again(&trick);
        }
        if let Some(card) = self.hand.cards.get_mut(place) {
            *card = None;
            self.keep_hand(cx, sitting);
        }
    }

    /// A judged trick lies on the table again as it was entered.
    pub(super) fn lay_again(&mut self, trick: &Trick) {
        self.judged = false;
        self.deciding = false;
        self.hand = Hand {
            cards: trick.cards.to_vec(),
            opener: trick.seats.first().map(|seat| seat.index()),
            colour: None,
        };
    }

    /// A trick has been undone: only its last card goes back.
    pub(super) fn unplay(&mut self, trick: &Trick) {
        self.lay_again(trick);
        if let Some(last) = self.hand.cards.last_mut() {
            *last = None;
        }
    }

    pub(super) fn next_opener(&mut self, cx: &mut Cx<'_>, sitting: &Sitting<State>) {
        let seats = self.order(sitting);
        if let Some(next) = seats.get(1) {
            self.hand.opener = Some(*next);
            cx.effects.push(Effect::TICK);
        }
    }

    pub(super) fn decide(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        winner: Option<usize>,
    ) {
        if let Some((at, trick, _)) = self.shown(sitting) {
            sitting.note(&cx.now, verdict::decision_note(at, &trick, winner));
            cx.effects.push(Effect::POP);
        }
        self.deciding = false;
    }
}
