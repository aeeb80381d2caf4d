//! The rules of a game as the rest of the program sees them.

use std::fmt::Debug;

use serde::Serialize;

use super::{Codec, Refusal, RuleId};

/// A game that can be kept in a journal. The type itself is the state.
pub trait Game: Codec + Clone + Debug {
    /// The name in the header.
    const NAME: &'static str;
    /// The rules that a `because` of this game may name.
    const RULES: &'static [RuleId];
    /// The refusals of this game's rules.
    const REFUSALS: &'static [Refusal];
    type Ruling: Clone + Debug + Serialize;

    /// The state before the first event, if the setup is valid.
    fn start(setup: &Self::Setup) -> Result<Self, Refusal>;

    /// The rules that ended the game, once it has ended.
    fn ended(&self) -> Option<&'static [RuleId]>;

    /// Applies an event to a game that is not over.
    fn resolve(&self, event: &Self::Event) -> Outcome<Self>;

    /// Applies an event. A refusal changes nothing.
    fn apply(&self, event: &Self::Event) -> Outcome<Self> {
        match self.ended() {
            Some(because) => Err(Refusal::because("game-over", because)),
            None => self.resolve(event),
        }
    }
}

/// The next state and its ruling, or the refusal.
pub type Outcome<G> = Result<(G, Option<Ruled<<G as Game>::Ruling>>), Refusal>;

/// A ruling and the rules behind it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ruled<R> {
    #[serde(flatten)]
    pub facts: R,
    pub because: Vec<RuleId>,
    /// The rulebook is silent and the app decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
}

impl<R> Ruled<R> {
    /// Silent if one of the rules is the app's own decision.
    pub fn new(facts: R, because: Vec<RuleId>) -> Self {
        let silent = because.iter().any(|rule| rule.is_silent());
        Self {
            facts,
            because,
            silent,
        }
    }
}
