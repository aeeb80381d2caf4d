//! The list of games: the one place to add the sixth.

pub mod ants;
pub mod because;
pub mod cliff;
pub mod escape;
pub mod princess;
pub mod skyrunner;
pub(crate) mod wire;

use because::RuleId;

use crate::journal::{Game, Header, Journal, Refusal};

/// From the list of games comes everything that must know them all.
macro_rules! games {
    ($($name:ident = $module:ident;)*) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Kind {
            $($name),*
        }

        impl Kind {
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name in a journal's header, and of the folder.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => <$module::rules::State as Game>::NAME),*
                }
            }

            /// The rules that may stand in a `because` of this game.
            #[must_use]
            pub const fn rules(self) -> &'static [RuleId] {
                match self {
                    $(Self::$name => $module::because::ALL),*
                }
            }

            /// What the rules of this game refuse with.
            #[must_use]
            pub const fn refusals(self) -> &'static [Refusal] {
                match self {
                    $(Self::$name => $module::rules::REFUSALS),*
                }
            }
        }

        /// A journal of any game.
        #[derive(Clone, Debug)]
        pub enum Table {
            $($name(Journal<$module::rules::State>)),*
        }

        impl Table {
            /// The table that a header lays.
            pub fn open(header: &Header<'_>) -> Result<Self, Refusal> {
                match Kind::named(header.game) {
                    $(Some(Kind::$name) => Journal::open(header).map(Self::$name),)*
                    None => Err(Refusal::BAD_SETUP),
                }
            }

            /// Does something that is the same for every game.
            pub fn visit<V: Visitor>(&mut self, visitor: V) -> V::Output {
                match self {
                    $(Self::$name(journal) => visitor.visit(journal)),*
                }
            }
        }
    };
}

/// The list: a game's type, and the name of its folder, files and texts.
macro_rules! each_game {
    ($macro:ident) => {
        $macro! {
            Escape = escape;
            Princess = princess;
            Skyrunner = skyrunner;
            Ants = ants;
            Cliff = cliff;
        }
    };
}
pub(crate) use each_game;

each_game!(games);

/// Something to do with a journal, whatever its game.
pub trait Visitor {
    type Output;

    fn visit<G: Game>(self, journal: &mut Journal<G>) -> Self::Output;
}

impl Kind {
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// Every rule that may stand in a `because`, of all games.
///
/// Each is an anchor in the rules text of every language.
pub fn rule_ids() -> impl Iterator<Item = &'static str> {
    let rules = Kind::ALL.iter().flat_map(|kind| kind.rules());
    rules.copied().map(RuleId::as_str)
}

/// Every code that a line can be rejected with; each has a sentence in every language.
pub fn refusal_codes() -> impl Iterator<Item = &'static str> {
    let games = Kind::ALL.iter().flat_map(|kind| kind.refusals());
    Refusal::GENERAL
        .iter()
        .chain(games)
        .map(|refusal| refusal.code)
}
