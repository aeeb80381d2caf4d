//! What the view functions of a play screen are given.

use super::PlayScreen;
use crate::core::{Player, Seat};
use crate::history::names;
use crate::live::LiveGame;
use crate::ui::{Element, Ui, chip};

/// A play screen to be drawn: settings, state, and game.
#[expect(missing_debug_implementations, reason = "screens need none")]
pub struct View<'a, P: PlayScreen> {
    pub ui: Ui<'a>,
    pub screen: &'a P,
    pub live: &'a LiveGame<P::Game>,
}

impl<P: PlayScreen> Clone for View<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: PlayScreen> Copy for View<'_, P> {}

impl<'a, P: PlayScreen> View<'a, P> {
    pub fn new(ui: Ui<'a>, screen: &'a P, live: &'a LiveGame<P::Game>) -> Self {
        Self { ui, screen, live }
    }

    /// The same for a part of the screen with another space or other colours.
    #[must_use]
    pub fn with(self, ui: Ui<'a>) -> Self {
        Self { ui, ..self }
    }

    pub fn state(&self) -> &'a P::Game {
        self.live.state()
    }

    pub fn players(&self) -> &'a [Player] {
        self.live.people()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<P> {
        Seat::all(self.live.people().len())
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.live.person(seat.index())
    }

    pub fn name(&self, seat: Seat) -> String {
        self.player(seat).name
    }

    /// "Zoé", "Zoé et Ani", "Zoé, Ani et Marc".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let seats = seats.into_iter().map(Seat::index);
        names(self.ui.words, self.players(), seats)
    }

    /// The player's colour and symbol.
    pub fn chip(&self, seat: Seat, px: f32) -> Element<'a, P::Message> {
        chip(&self.ui, self.player(seat).hue, px)
    }
}
