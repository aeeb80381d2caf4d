//! The keyboard: digits are bids, or cards while one is asked for; arrows choose who.

use super::super::cards::Card;
use super::super::rules::{Play, State};
use super::correct::{Correct, Page};
use super::{Message, Open, Screen, Stage};
use crate::session::Shortcut;
use iced::keyboard::key::Named;

impl Screen {
    /// The keys that do something now.
    pub(super) fn keys(&self, state: &State) -> Vec<Shortcut<Message>> {
        if state.winner().is_some() {
            return Vec::new();
        }
        let enter = |about, message| key(Shortcut::new(about), Named::Enter, message);
        match (&self.open, self.stage) {
            (Some(Open::Correct(Page::Player(..) | Page::Walls(_))), _) => {
                vec![enter(
                    "skyrunner-keys-done",
                    Message::Correct(Correct::Save),
                )]
            }
            (Some(Open::Correct(Page::Menu | Page::Turns(..))), _) => Vec::new(),
            (_, Stage::Told) => {
                let roof = self.report.as_ref().and_then(|report| report.roof);
                let next = roof.map_or(Message::Next, Message::Roof);
                let shortcut = enter("skyrunner-keys-next", next.clone());
                vec![key(shortcut, Named::ArrowRight, next)]
            }
            (open, Stage::Entry) => {
                let enter = match open {
                    Some(_) => enter("skyrunner-keys-done", Message::Done),
                    None => enter("skyrunner-keys-reveal", Message::Reveal),
                };
                let mut keys = self.digits();
                keys.extend([enter, self.arrows(state)]);
                let clear = Shortcut::new("skyrunner-keys-clear");
                let clear = key(clear, Named::Backspace, Message::Clear(self.active));
                keys.push(key(clear, Named::Delete, Message::Clear(self.active)));
                keys
            }
        }
    }

    fn digits(&self) -> Vec<Shortcut<Message>> {
        let seat = self.active;
        if let Some(Open::Other { seat, .. }) = self.open {
            let climbs = Shortcut::new("skyrunner-keys-climb");
            let climb = |value| typed(Message::Climb(seat, i16::from(value)));
            return vec![climbs.digits(2..=5, climb)];
        }
        if self.entry.card.is_none() || self.open == Some(Open::Pile) {
            let cards = CARDS.iter().fold(
                Shortcut::new("skyrunner-keys-card"),
                |cards, (digit, card)| cards.key(*digit, typed(Message::Card(*card))),
            );
            return vec![cards];
        }
        let bid = |bid| typed(Message::Lay(seat, Play::Bid(i16::from(bid))));
        vec![
            Shortcut::new("skyrunner-keys-bid").digits(1..=8, bid),
            Shortcut::new("skyrunner-keys-surprise")
                .key('0', typed(Message::Lay(seat, Play::Surprise))),
            Shortcut::new("skyrunner-keys-other").key('9', typed(Message::Other(seat))),
        ]
    }

    fn arrows(&self, state: &State) -> Shortcut<Message> {
        let players = state.runners().len();
        let next = self.active.left(players);
        let previous = self.active.clockwise(players).last().unwrap_or(self.active);
        Shortcut::new("skyrunner-keys-player").arrows(|right, down| {
            let seat = if right + down > 0 { next } else { previous };
            typed(Message::Active(seat))
        })
    }
}

fn key(shortcut: Shortcut<Message>, named: Named, message: Message) -> Shortcut<Message> {
    shortcut.key(named, typed(message))
}

/// A message that came from the keyboard.
fn typed(message: Message) -> Message {
    Message::Key(Box::new(message))
}

/// The cards in the order in which the picker shows them, with the key of each.
pub(super) const CARDS: [(char, Card); 9] = [
    ('2', Card::Climb(2)),
    ('3', Card::Climb(3)),
    ('4', Card::Climb(4)),
    ('5', Card::Climb(5)),
    ('6', Card::Material),
    ('7', Card::Lost),
    ('8', Card::Sabotage),
    ('9', Card::Fall(2)),
    ('0', Card::Fall(3)),
];
