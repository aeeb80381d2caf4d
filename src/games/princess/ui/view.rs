//! What the table sees: a round, the count, the Prince's help, the end.

mod book;
mod castle;
mod chart;
mod count;
mod draw;
mod end;
mod hands;
mod help;
mod page;
mod princess_card;
mod round;
mod table;
pub(super) mod tokens;
mod verdict;

pub(super) use count::count;
pub(super) use end::end;
pub(super) use help::{help, shown};
pub(super) use page::{dungeon, page};
pub(super) use table::table;
pub(super) use verdict::primary;

use super::super::components::{Sees, Sight, sight};
use super::super::rounds::{Round, rounds};
use super::super::rules::{Princess, State};
use super::Screen;
use crate::core::Player;
use crate::live::LiveGame;
use crate::ui::Ui;
use std::rc::Rc;

/// Everything a part of the screen may need.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene<'a> {
    pub ui: Ui<'a>,
    pub screen: &'a Screen,
    pub live: &'a LiveGame<State>,
}

impl<'a> Scene<'a> {
    pub fn state(&self) -> &'a State {
        self.live.state()
    }

    pub fn players(&self) -> usize {
        self.state().hands().len()
    }

    pub fn prince(&self) -> Player {
        self.live.person(self.state().prince().index())
    }

    pub fn princesses(&self) -> &'a [Princess] {
        &self.live.journal().setup().princesses
    }

    /// The one to be saved now.
    pub fn princess(&self) -> Option<&'a Princess> {
        self.princesses().get(usize::from(self.state().saved()))
    }

    pub fn sight(&self) -> Option<Sight> {
        sight(self.princess()?.swords)
    }

    /// Everyone may see the dungeon, so the screen may too.
    pub fn dungeon_shown(&self) -> bool {
        self.sight()
            .is_some_and(|sight| sight.dungeon == Sees::Everyone)
    }

    pub fn rounds(&self) -> Rc<Vec<Round>> {
        let journal = self.live.journal();
        let revision = self.live.revision();
        self.screen.rounds.get(revision, || rounds(journal))
    }

    /// A new princess is turned up before the next page.
    pub fn reveal(&self) -> bool {
        !self.state().is_open() && self.rounds().last().is_none_or(Round::saved)
    }
}
