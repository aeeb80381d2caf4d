//! At the table.

use super::desk::Desk;
use super::rules::State;
use crate::journal::Journal;
use crate::localize::Words;
use crate::room::{Action, Cx, Play};
use crate::settings::Person;
use crate::shelf::GameId;
use crate::sitting::Sitting;
use crate::ui::art::Gallery;
use crate::ui::{Element, Look};
use iced::widget::column;

#[derive(Debug)]
pub struct Screen;

#[derive(Debug, Clone)]
pub enum Message {}

impl Play for Screen {
    const ID: GameId = GameId::Cliff;
    type Game = State;
    type Desk = Desk;
    type Message = Message;

    fn open(_cx: &mut Cx<'_>, _sitting: &mut Sitting<State>, _fresh: bool) -> Self {
        Self
    }

    fn update(
        &mut self,
        _cx: &mut Cx<'_>,
        _sitting: &mut Sitting<State>,
        message: Message,
    ) -> Action {
        match message {}
    }

    fn changed(&mut self, _cx: &mut Cx<'_>, _sitting: &mut Sitting<State>) {}

    fn view<'a>(
        &'a self,
        _look: Look<'a>,
        _sitting: &'a Sitting<State>,
        _gallery: &'a Gallery,
    ) -> Element<'a, Message> {
        column![].into()
    }

    fn about(&self, _look: &Look<'_>, _sitting: &Sitting<State>) -> Option<String> {
        None
    }

    fn stands(_words: &Words, _people: &[Person], _journal: &Journal<State>) -> (String, String) {
        (String::new(), String::new())
    }

    fn result(_words: &Words, _people: &[Person], _journal: &Journal<State>) -> String {
        String::new()
    }
}
