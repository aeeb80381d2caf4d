//! The keyboard: digits are bids, or cards while one is asked for; arrows choose who.

use super::super::cards::Card;
use super::super::rules::{Play, State};
use super::{Message, Open, Screen, Stage};
use iced::keyboard::{Key, Modifiers, key::Named};

impl Screen {
    pub(super) fn typed(&self, state: &State, key: &Key, modifiers: Modifiers) -> Option<Message> {
        if modifiers.command() || modifiers.alt() || state.winner().is_some() {
            return None;
        }
        let message = match self.stage {
            _ if matches!(self.open, Some(Open::Levels(_))) => match key.as_ref() {
                Key::Named(Named::Enter) => Some(Message::SetLevels),
                _ => None,
            },
            Stage::Told => match key.as_ref() {
                Key::Named(Named::Enter | Named::ArrowRight) => {
                    Some(match self.told.as_ref().and_then(|told| told.roof) {
                        Some(seat) => Message::Roof(seat),
                        None => Message::Next,
                    })
                }
                _ => None,
            },
            Stage::Entry => self.entering(state, key),
        };
        message.map(|message| Message::Key(Box::new(message)))
    }

    /// What a key means while a turn is entered.
    fn entering(&self, state: &State, key: &Key) -> Option<Message> {
        let players = state.runners().len();
        let seat = self.active;
        match key.as_ref() {
            Key::Named(Named::Enter) if self.open.is_some() => Some(Message::Close),
            Key::Named(Named::Enter) => Some(Message::Reveal),
            Key::Named(Named::ArrowDown | Named::ArrowRight) => {
                Some(Message::Active(seat.left(players)))
            }
            Key::Named(Named::ArrowUp | Named::ArrowLeft) => {
                seat.clockwise(players).last().map(Message::Active)
            }
            Key::Named(Named::Backspace | Named::Delete) => Some(Message::Clear(seat)),
            Key::Character(typed) => {
                let digit = typed
                    .parse::<i16>()
                    .ok()
                    .filter(|digit| (0..=9).contains(digit))?;
                if self.entry.card.is_none() || self.open == Some(Open::Pile) {
                    return card_of(digit).map(Message::Card);
                }
                if let Some(Open::Other(seat, _)) = self.open {
                    return (2..=5)
                        .contains(&digit)
                        .then_some(Message::Climb(seat, digit));
                }
                match digit {
                    0 => Some(Message::Lay(seat, Play::Surprise)),
                    9 => Some(Message::Other(seat)),
                    bid => Some(Message::Lay(seat, Play::Bid(bid))),
                }
            }
            _ => None,
        }
    }
}

/// The cards in the order in which the picker shows them, with the key of each.
pub(super) const CARDS: [(i16, Card); 9] = [
    (2, Card::Climb(2)),
    (3, Card::Climb(3)),
    (4, Card::Climb(4)),
    (5, Card::Climb(5)),
    (6, Card::Material),
    (7, Card::Lost),
    (8, Card::Sabotage),
    (9, Card::Fall(2)),
    (0, Card::Fall(3)),
];

fn card_of(digit: i16) -> Option<Card> {
    CARDS
        .iter()
        .find(|(key, _)| *key == digit)
        .map(|(_, card)| *card)
}
