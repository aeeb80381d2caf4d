//! Setting up.

use super::rules::{Mode, Princess, Setup, State};
use super::setup::FIRST_GAME;
use crate::journal::Seat;
use crate::localize::Words;
use crate::room::{self, Cx};
use crate::settings::{Person, Settings};
use crate::table::Table;
use crate::ui::checklist::Step;
use crate::ui::{Element, Look};
use iced::widget::column;

#[derive(Debug)]
pub struct Desk;

#[derive(Debug, Clone)]
pub enum Message {}

impl room::Desk for Desk {
    type Game = State;
    type Message = Message;

    fn new(_cx: &mut Cx<'_>) -> Self {
        Self
    }

    fn update(&mut self, _cx: &mut Cx<'_>, _table: &Table, message: Message) {
        match message {}
    }

    fn options<'a>(&'a self, _look: &Look<'a>, _table: &'a Table) -> Element<'a, Message> {
        column![].into()
    }

    fn steps(&self, _look: &Look<'_>, _people: &[Person]) -> Vec<Step> {
        Vec::new()
    }

    fn start(&self, words: &Words) -> String {
        words.text("setup-start")
    }

    fn setup(&self, people: &[Person], _seed: u64) -> Setup {
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            prince: Seat::new(0),
            mode: Mode::Standard,
            squires: true,
            princesses: FIRST_GAME
                .iter()
                .map(|(name, swords)| Princess {
                    name: (*name).to_owned(),
                    swords: *swords,
                })
                .collect(),
        }
    }

    fn remember(&self, _settings: &mut Settings) {}
}
