//! Queries of the view functions about the round.

use super::super::components::{Sees, Sight, sight};
use super::super::rounds::Round;
use super::super::rules::{Princess, State};
use super::View;
use crate::core::Player;

impl<'a> View<'a> {
    /// The number of players.
    pub fn count(&self) -> u8 {
        u8::try_from(self.state().hands().len()).unwrap_or(6)
    }

    /// The state that the count belongs to: that of the open round, or of an old one.
    pub fn count_state(&self) -> &'a State {
        self.screen.count_state(self.live)
    }

    pub fn prince(&self) -> Player {
        self.player(self.state().prince())
    }

    pub fn princesses(&self) -> &'a [Princess] {
        &self.live.journal().setup().princesses
    }

    /// The princess to be saved now.
    pub fn princess(&self) -> Option<&'a Princess> {
        self.princesses().get(usize::from(self.state().saved()))
    }

    pub fn sight(&self) -> Option<Sight> {
        sight(self.princess()?.swords)
    }

    /// Everyone may see the dungeon, so it may be shown.
    pub fn is_dungeon_shown(&self) -> bool {
        self.sight()
            .is_some_and(|sight| sight.dungeon == Sees::Everyone)
    }

    pub fn rounds(&self) -> &'a [Round] {
        &self.screen.rounds
    }

    /// The round that was over last, while no other is open.
    pub fn last_round(&self) -> Option<&'a Round> {
        self.rounds().last().filter(|_| !self.state().is_open())
    }

    /// A new princess is turned up before the next page.
    pub fn is_new_princess(&self) -> bool {
        !self.state().is_open() && self.rounds().last().is_none_or(Round::saved)
    }

    /// Whether the dungeon is known and cannot be reached any more.
    pub fn is_out_of_reach(&self) -> bool {
        let (low, high) = self.state().reachable();
        let height = self.screen.dungeon().filter(|_| self.is_dungeon_shown());
        height.is_some_and(|height| !(i64::from(low)..=i64::from(high)).contains(&height))
    }
}
