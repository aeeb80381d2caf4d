//! The list of games: the only place to change when a game is added.

pub mod ants;
pub mod cliff;
pub mod escape;
pub mod princess;
pub mod skyrunner;

use crate::core::{FileId, Game, Header, Journal, Refusal, RuleId};
use crate::history::{AnyReview, Games, History, Record, Review, Total};
use crate::live::Unopened;
use crate::localize::Words;
use crate::session::{Action, Cx, KeysOf, MessageOf, Metadata, PlayScreen, Session};
use crate::ui::colour::{Accent, Colours};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Element, Ui};
use iced::Subscription;
use iced::keyboard::{Key, Modifiers};
use std::fmt;

/// Reads a game back from its lines and the names of its header.
type ReadBack = fn(&[Vec<u8>], &[String]) -> Result<Box<dyn AnyReview>, Refusal>;

/// One game of the list: what is known of it, and how it is opened and read.
pub struct GameInfo {
    pub metadata: &'static Metadata,
    /// The rules that a `because` of this game may name.
    pub rules: &'static [RuleId],
    /// The refusals of this game's rules.
    pub refusals: &'static [Refusal],
    /// The setup of a game.
    set_up: fn(&mut Cx<'_>) -> AnySession,
    /// A game that goes on.
    resume: fn(&mut Cx<'_>, &FileId) -> Result<AnySession, Unopened>,
    /// The journal that begins with a header.
    open: fn(&Header<'_>) -> Result<AnyJournal, Refusal>,
    /// Reads a game back from the lines of its file; the names are those of its header.
    pub read: ReadBack,
    /// How a game ended, in one line.
    pub result: fn(&Words, &Record) -> String,
    /// The same, as short as possible.
    pub brief: fn(&Words, &Record) -> String,
    /// Totals and records of this game's games.
    pub totals: fn(&Words, &Games<'_>) -> Vec<Total>,
}

/// Generates from the list of games everything that depends on all of them.
macro_rules! games {
    ($($name:ident = $module:ident;)*) => {
        impl GameInfo {
            pub const ALL: &'static [&'static Self] = &[$(&Self {
                metadata: <$module::ui::Screen as PlayScreen>::METADATA,
                rules: <$module::rules::State as Game>::RULES,
                refusals: <$module::rules::State as Game>::REFUSALS,
                set_up: |cx| AnySession::$name(Box::new(Session::set_up(cx))),
                resume: |cx, id| Ok(AnySession::$name(Box::new(Session::resume(cx, id)?))),
                open: |header| Journal::open(header).map(AnyJournal::$name),
                read: |lines, names| {
                    let review = Review::<$module::rules::State>::read(lines, names)?;
                    Ok(Box::new(review))
                },
                result: <$module::rules::State as History>::result,
                brief: <$module::rules::State as History>::brief,
                totals: <$module::rules::State as History>::totals,
            }),*];
        }

        /// A journal of any game.
        #[derive(Clone, Debug)]
        pub enum AnyJournal {
            $($name(Journal<$module::rules::State>)),*
        }

        impl AnyJournal {
            /// Calls a visitor that is generic over the game.
            pub fn visit<V: Visitor>(&mut self, visitor: V) -> V::Output {
                match self {
                    $(Self::$name(journal) => visitor.visit(journal)),*
                }
            }
        }

        /// Any game from its setup to its end, so that the root depends on no single game.
        #[derive(Debug)]
        pub enum AnySession {
            $($name(Box<Session<$module::ui::Screen>>),)*
        }

        #[derive(Debug, Clone)]
        pub enum Message {
            $($name(MessageOf<$module::ui::Screen>),)*
        }

        impl AnySession {
            pub fn game(&self) -> &'static GameInfo {
                let name = match self {
                    $(Self::$name(_) => <$module::rules::State as Game>::NAME,)*
                };
                GameInfo::named(name).unwrap_or(GameInfo::ALL[0])
            }

            pub fn update(&mut self, cx: &mut Cx<'_>, message: Message) -> Action<Message> {
                match (self, message) {
                    $((Self::$name(session), Message::$name(message)) => {
                        session.update(cx, message).map(Message::$name)
                    })*
                    _ => Action::None,
                }
            }

            pub fn close(&mut self, cx: &mut Cx<'_>) {
                match self {
                    $(Self::$name(session) => session.close(cx),)*
                }
            }

            /// The setup of another game of the same box.
            pub fn set_up_another(&mut self, cx: &mut Cx<'_>) {
                match self {
                    $(Self::$name(session) => session.set_up_another(cx),)*
                }
            }

            /// Whether a game has begun and is not over.
            pub fn is_under_way(&self) -> bool {
                match self {
                    $(Self::$name(session) => session.is_under_way(),)*
                }
            }

            /// The file of the game that is open.
            pub fn file(&self) -> Option<&FileId> {
                match self {
                    $(Self::$name(session) => session.file(),)*
                }
            }

            /// The keys that do something now.
            pub fn keys(&self) -> Vec<KeysOf> {
                match self {
                    $(Self::$name(session) => session.keys(),)*
                }
            }

            /// The list of entries, to be corrected.
            pub fn entries<'a>(&'a self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
                match self {
                    $(Self::$name(session) => {
                        session.entries(ui).map(|list| list.map(Message::$name))
                    })*
                }
            }

            pub fn read_only(&self) -> bool {
                match self {
                    $(Self::$name(session) => session.read_only(),)*
                }
            }

            pub fn view<'a>(&'a self, ui: Ui<'a>) -> ScreenParts<'a, Message> {
                match self {
                    $(Self::$name(session) => session.view(ui).map(Message::$name),)*
                }
            }

            pub fn subscription(&self) -> Subscription<Message> {
                match self {
                    $(Self::$name(session) => session.subscription().map(Message::$name),)*
                }
            }

            pub fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
                match self {
                    $(Self::$name(session) => session.key(key, modifiers).map(Message::$name),)*
                }
            }
        }
    };
}

// The name of the variants, and the folder of the game.
games! {
    Escape = escape;
    Princess = princess;
    Skyrunner = skyrunner;
    Ants = ants;
    Cliff = cliff;
}

impl GameInfo {
    pub fn named(name: &str) -> Option<&'static Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|game| game.name() == name)
    }

    /// The name in a journal's header, and of the folder.
    pub const fn name(&self) -> &'static str {
        self.metadata.name
    }

    pub const fn accent(&self, colours: &Colours) -> Accent {
        self.metadata.accent(colours)
    }

    /// The key of a text that belongs to this game, such as `escape-name`.
    pub fn key(&self, what: &str) -> String {
        self.metadata.key(what)
    }
}

impl PartialEq for GameInfo {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameInfo {}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An operation on a journal of any game.
pub trait Visitor {
    type Output;

    fn visit<G: Game>(self, journal: &mut Journal<G>) -> Self::Output;
}

impl AnyJournal {
    /// The journal that begins with a header.
    pub fn open(header: &Header<'_>) -> Result<Self, Refusal> {
        let game = GameInfo::named(header.game).ok_or(Refusal::BAD_SETUP)?;
        (game.open)(header)
    }
}

impl AnySession {
    /// The setup of a game.
    pub fn set_up(cx: &mut Cx<'_>, game: &GameInfo) -> Self {
        (game.set_up)(cx)
    }

    /// A game that goes on.
    pub fn resume(cx: &mut Cx<'_>, game: &GameInfo, id: &FileId) -> Result<Self, Unopened> {
        (game.resume)(cx, id)
    }
}

/// Every rule that a `because` may name, of all games.
///
/// Each is an anchor in the rules text of every language.
pub fn rule_ids() -> impl Iterator<Item = &'static str> {
    let rules = GameInfo::ALL.iter().flat_map(|game| game.rules);
    rules.copied().map(RuleId::as_str)
}

/// Every code that a line can be rejected with; each has a sentence in every language.
pub fn refusal_codes() -> impl Iterator<Item = &'static str> {
    let games = GameInfo::ALL.iter().flat_map(|game| game.refusals);
    Refusal::GENERAL
        .iter()
        .chain(games)
        .map(|refusal| refusal.code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::colour::{DARK, LIGHT, tests::assert_legible};

    #[test]
    fn every_game_can_be_read_in_its_colours() {
        for game in GameInfo::ALL {
            for colours in [&DARK, &LIGHT] {
                assert_legible(colours, game.accent(colours));
            }
        }
    }
}
