//! The interface of a game's play screen.

use super::{Action, Cx, Metadata, SetupForm, Shortcut, View};
use crate::core::{Codec, Icon};
use crate::history::History;
use crate::live::LiveGame;
use crate::ui::{Element, Ui};
use iced::{Background, Subscription};
use std::fmt::Debug;

pub type EventOf<P> = <<P as PlayScreen>::Game as Codec>::Event;
pub type Alternative<P> = (Option<Icon>, EventOf<P>);

/// A game being played.
pub trait PlayScreen: Sized + 'static {
    const METADATA: &'static Metadata;
    type Game: History;
    type Form: SetupForm<Game = Self::Game>;
    type Message: Clone + Debug + Send + 'static;

    /// The screen of a game, new or resumed.
    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<Self::Game>, fresh: bool) -> Self;
    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<Self::Game>,
        message: Self::Message,
    ) -> Action<Self::Message>;
    /// Whether a message comes from a clock or an animation and not from a tap.
    fn is_tick(_message: &Self::Message) -> bool {
        false
    }
    /// An undo or redo has changed the game.
    fn refresh(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<Self::Game>);
    /// Undoes (or redoes) half-entered input, before the journal is changed. Returns whether there
    /// was something.
    fn undo_input(
        &mut self,
        _cx: &mut Cx<'_>,
        _live: &mut LiveGame<Self::Game>,
        _forward: bool,
    ) -> bool {
        false
    }
    /// Whether [`PlayScreen::undo_input`] would find something.
    fn can_undo_input(&self, _forward: bool) -> bool {
        false
    }
    /// Closes what is open over the game; "back" does this first. Returns whether something was.
    fn close_panel(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<Self::Game>) -> bool {
        false
    }
    /// Whether anything has happened yet: before that "back" leads to the setup.
    fn has_begun(&self, live: &LiveGame<Self::Game>) -> bool {
        !live.journal().events().is_empty() || self.can_undo_input(false)
    }
    /// The screen is left: what runs must stop and be saved.
    fn leave(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<Self::Game>) {}
    fn view(view: View<'_, Self>) -> Element<'_, Self::Message>;
    /// What stands beside the game's name in the bar.
    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<Self::Game>) -> Option<String>;
    /// The current colours: an alarm has its own.
    fn theme<'a>(&self, ui: Ui<'a>, _live: &LiveGame<Self::Game>) -> Ui<'a> {
        ui
    }
    /// What lies behind bar and game, instead of the plain ground.
    fn backdrop(&self, _ui: &Ui<'_>, _live: &LiveGame<Self::Game>) -> Option<Background> {
        None
    }
    fn subscription(&self) -> Subscription<Self::Message> {
        Subscription::none()
    }
    /// The alternatives to an entry that the list of entries offers; an icon distinguishes those
    /// with the same words.
    fn alternatives(_entry: &EventOf<Self>, _players: usize) -> Vec<Alternative<Self>> {
        Vec::new()
    }
    /// The keys that do something now.
    fn shortcuts(&self, _live: &LiveGame<Self::Game>) -> Vec<Shortcut<Self::Message>> {
        Vec::new()
    }
}
