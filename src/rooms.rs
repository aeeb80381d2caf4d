//! Every game's room behind one door, so that the root needs to know none of them.

use crate::games;
use crate::localize::Words;
use crate::room::{Action, Cx, MessageOf, Play, Room};
use crate::settings::Settings;
use crate::shelf::GameId;
use crate::sitting::{Sitting, Unopened};
use crate::store::{Id, Store};
use crate::ui::art::Gallery;
use crate::ui::{Element, Look};
use iced::Subscription;
use iced::keyboard::{Key, Modifiers};

macro_rules! rooms {
    ($($name:ident = $module:ident;)*) => {
        #[derive(Debug)]
        pub enum AnyRoom {
            $($name(Box<Room<games::$module::Screen>>),)*
        }

        #[derive(Debug, Clone)]
        pub enum Message {
            $($name(MessageOf<games::$module::Screen>),)*
        }

        impl AnyRoom {
            /// The setup of a game.
            pub fn set_up(cx: &mut Cx<'_>, game: GameId) -> Self {
                match game {
                    $(GameId::$name => Self::$name(Box::new(Room::set_up(cx))),)*
                }
            }

            /// A game that goes on.
            pub fn resume(cx: &mut Cx<'_>, game: GameId, id: &Id) -> Result<Self, Unopened> {
                match game {
                    $(GameId::$name => Room::resume(cx, id).map(|room| Self::$name(Box::new(room))),)*
                }
            }

            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$name(_) => GameId::$name,)*
                }
            }

            pub fn update(&mut self, cx: &mut Cx<'_>, message: Message) -> Action {
                match (self, message) {
                    $((Self::$name(room), Message::$name(message)) => room.update(cx, message),)*
                    _ => Action::None,
                }
            }

            pub fn close(&mut self, cx: &mut Cx<'_>) {
                match self {
                    $(Self::$name(room) => room.close(cx),)*
                }
            }

            /// Another game of the same box.
            pub fn put_away(&mut self, cx: &mut Cx<'_>) {
                match self {
                    $(Self::$name(room) => room.put_away(cx),)*
                }
            }

            pub fn read_only(&self) -> bool {
                match self {
                    $(Self::$name(room) => room.read_only(),)*
                }
            }

            pub fn view<'a>(&'a self, look: Look<'a>, gallery: &'a Gallery) -> Element<'a, Message> {
                match self {
                    $(Self::$name(room) => room.view(look, gallery).map(Message::$name),)*
                }
            }

            pub fn subscription(&self) -> Subscription<Message> {
                match self {
                    $(Self::$name(room) => room.subscription().map(Message::$name),)*
                }
            }

            pub fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
                match self {
                    $(Self::$name(room) => room.key(key, modifiers).map(Message::$name),)*
                }
            }
        }

        /// Where a game under way stands: a heading and a line.
        pub fn stands(
            words: &Words,
            store: &Store,
            settings: &Settings,
            game: GameId,
            id: &Id,
        ) -> Option<(String, String)> {
            match game {
                $(GameId::$name => {
                    let sitting = Sitting::glance(store, id, settings).ok()?;
                    Some(<games::$module::Screen as Play>::stands(
                        words, sitting.people(), sitting.journal(),
                    ))
                })*
            }
        }

        /// How a game ended, in one line.
        pub fn result(
            words: &Words,
            store: &Store,
            settings: &Settings,
            game: GameId,
            id: &Id,
        ) -> Option<String> {
            match game {
                $(GameId::$name => {
                    let sitting = Sitting::glance(store, id, settings).ok()?;
                    Some(<games::$module::Screen as Play>::result(
                        words, sitting.people(), sitting.journal(),
                    ))
                })*
            }
        }
    };
}
crate::games::each_game!(rooms);
