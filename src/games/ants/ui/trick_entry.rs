//! Entering a trick card by card, and having it judged.

use super::super::cards::Card;
use super::super::components::{Side, ghost_side};
use super::super::hand::{Hand, last_trick};
use super::super::memory::tail;
use super::super::rules::{Event, State, Trick};
use super::super::verdict::decision_note;
use super::Screen;
use crate::core::Seat;
use crate::live::LiveGame;
use crate::session::Cx;
use crate::sound::Effect;

impl Screen {
    /// Saves the cards entered so far, so that they survive a restart.
    pub(super) fn keep_hand(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        live.note(&cx.now, self.hand.to_json());
    }

    /// The seats of a trick clockwise from the youngest player; the Ghost sits where its pile is.
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

    /// Who leads the trick being entered.
    fn opener(&self, live: &LiveGame<State>) -> usize {
        let state = live.state();
        let first = if state.scores().len() == 2 {
            2
        } else {
            self.youngest
        };
        self.hand.opener.unwrap_or_else(|| {
            last_trick(live.journal()).map_or(first, |(_, trick, verdict)| {
                let again = trick.seats.first().map_or(first, |seat| seat.index());
                verdict.winning_seat().unwrap_or(again)
            })
        })
    }

    /// Who plays in this trick, in order.
    pub(super) fn order(&self, live: &LiveGame<State>) -> Vec<usize> {
        let mut seats = self.clockwise(live.state());
        let opener = self.opener(live);
        let from = seats.iter().position(|seat| *seat == opener).unwrap_or(0);
        seats.rotate_left(from);
        seats
    }

    pub(super) fn has_laid_cards(&self) -> bool {
        !self.judged && self.hand.cards.iter().any(Option::is_some)
    }

    /// Takes back the last card. Returns whether there was one.
    pub(super) fn take_last_card(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) -> bool {
        if !self.has_laid_cards() {
            return false;
        }
        if let Some(last) = self.hand.cards.iter_mut().rev().find(|card| card.is_some()) {
            *last = None;
        }
        self.keep_hand(cx, live);
        true
    }

    /// Puts a card in the next empty place; the last one brings the verdict.
    pub(super) fn play(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, card: Card) {
        if self.judged {
            return;
        }
        self.hand.cards.resize(self.shown.order.len(), None);
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
        if let Some(place) = self.hand.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        cx.effects.push(Effect::TICK);
        if self.hand.cards.iter().all(Option::is_some) {
            self.judge(cx, live);
        } else {
            self.keep_hand(cx, live);
        }
    }

    fn judge(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let seat = |seat: &usize| Seat::new(u8::try_from(*seat).unwrap_or(u8::MAX));
        let trick = Trick {
            seats: self.shown.order.iter().map(seat).collect(),
            cards: self.hand.cards.iter().copied().collect(),
        };
        if cx.tap(live, vec![Event::Trick(trick)]).is_some() {
            self.judged = true;
            self.hand = Hand::default();
            self.tail = tail(live.journal());
            cx.effects.push(Effect::POP);
        }
    }

    /// Takes back a card that was tapped wrongly, also from a trick that is already judged.
    pub(super) fn take_back(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, place: usize) {
        if let Some((_, trick, _)) = self.shown.trick.take() {
            if let Err(refusal) = live.undo(&cx.now) {
                return cx.refuse(&refusal);
            }
            self.lay_again(&trick);
        }
        if let Some(card) = self.hand.cards.get_mut(place) {
            *card = None;
            self.keep_hand(cx, live);
        }
    }

    /// Opens a judged trick as it was entered.
    fn lay_again(&mut self, trick: &Trick) {
        self.judged = false;
        self.deciding = false;
        self.hand = Hand {
            cards: trick.cards.to_vec(),
            opener: trick.seats.first().map(|seat| seat.index()),
            colour: None,
        };
    }

    /// A trick has been undone: only its last card is taken back.
    pub(super) fn unplay(&mut self, trick: &Trick) {
        self.lay_again(trick);
        if let Some(last) = self.hand.cards.last_mut() {
            *last = None;
        }
    }

    pub(super) fn next_opener(&mut self, cx: &mut Cx<'_>) {
        if let Some(next) = self.shown.order.get(1) {
            self.hand.opener = Some(*next);
            cx.effects.push(Effect::TICK);
        }
    }

    pub(super) fn decide(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        winner: Option<usize>,
    ) {
        if let Some((at, trick, _)) = &self.shown.trick {
            live.note(&cx.now, decision_note(*at, trick, winner));
            cx.effects.push(Effect::POP);
        }
        self.deciding = false;
    }
}
