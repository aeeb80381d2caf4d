//! The interface of a game's setup.

use super::field::Field;
use super::players::Players;
use super::{Action, Cx};
use crate::core::{Codec, Player};
use crate::history::History;
use crate::localize::Words;
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::{Element, Ui};
use iced::Subscription;
use iced::keyboard::{Key, Modifiers};
use std::fmt::Debug;

/// The setup of a game: its options and what to take out of the box.
pub trait SetupForm: Sized + 'static {
    type Game: History;
    type Message: Clone + Debug + Send + 'static;

    fn new(cx: &mut Cx<'_>) -> Self;
    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        players: &[Player],
        message: Self::Message,
    ) -> Action<Self::Message>;
    /// Choices below the players.
    fn fields<'a>(&'a self, _ui: Ui<'a>, _players: &'a [Player]) -> Vec<Field<'a, Self::Message>> {
        Vec::new()
    }
    /// What to take out, in order.
    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step>;
    /// What is shown instead of the list of components, while it is open.
    fn panel<'a>(
        &'a self,
        _ui: &Ui<'a>,
        _players: &'a Players,
    ) -> Option<Element<'a, Self::Message>> {
        None
    }
    /// A second button beside the start.
    fn aside<'a>(&'a self, _ui: &Ui<'a>) -> Option<Element<'a, Self::Message>> {
        None
    }
    /// What is missing before the game can start, in words.
    fn missing(&self, _ui: &Ui<'_>, _players: &[Player]) -> Option<String> {
        None
    }
    /// What opens the choice that is missing: a tap on the words, or on the start button.
    fn open_missing(&self, _players: &[Player]) -> Option<Self::Message> {
        None
    }
    /// What a tap on a line of the list opens, instead of ticking it off.
    fn on_step(&self, _step: usize) -> Option<Self::Message> {
        None
    }
    /// Whether the list and its ticks stay as they are.
    fn keeps_list(_message: &Self::Message) -> bool {
        false
    }
    /// One step back within the setup. Returns whether there was one.
    fn back(&mut self, _cx: &mut Cx<'_>) -> bool {
        false
    }
    /// The setup is left without starting: sounds must stop.
    fn leave(&mut self, _cx: &mut Cx<'_>) {}
    fn subscription(&self) -> Subscription<Self::Message> {
        Subscription::none()
    }
    fn key(&self, _key: &Key, _modifiers: Modifiers) -> Option<Self::Message> {
        None
    }
    /// The word on the start button.
    fn start(&self, words: &Words) -> String;
    fn setup(&self, people: &[Player], seed: u64) -> <Self::Game as Codec>::Setup;
    /// Saves the choices for next time. Called after every change.
    fn remember(&self, settings: &mut Settings);
}
