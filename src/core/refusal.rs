//! Why an event is refused.

use super::RuleId;
use super::json::Malformed;

/// Why a line is rejected: a code for programs, and the rules that decided, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: &'static str,
    pub because: &'static [RuleId],
}

impl Refusal {
    pub const MALFORMED: Self = Self::general("malformed");
    pub const UNKNOWN_PLAYER: Self = Self::general("unknown-player");
    pub const OUT_OF_RANGE: Self = Self::general("out-of-range");
    pub const GAME_OVER: Self = Self::general("game-over");
    pub const NOTHING_TO_UNDO: Self = Self::general("nothing-to-undo");
    pub const NOTHING_TO_REDO: Self = Self::general("nothing-to-redo");
    pub const BAD_SETUP: Self = Self::general("bad-setup");
    pub const IN_USE: Self = Self::general("in-use");

    /// Those of any game.
    pub const GENERAL: &'static [Self] = &[
        Self::MALFORMED,
        Self::UNKNOWN_PLAYER,
        Self::OUT_OF_RANGE,
        Self::GAME_OVER,
        Self::NOTHING_TO_UNDO,
        Self::NOTHING_TO_REDO,
        Self::BAD_SETUP,
        Self::IN_USE,
    ];

    const fn general(code: &'static str) -> Self {
        Self { code, because: &[] }
    }

    pub const fn because(code: &'static str, because: &'static [RuleId]) -> Self {
        Self { code, because }
    }
}

impl From<Malformed> for Refusal {
    fn from(_: Malformed) -> Self {
        Self::MALFORMED
    }
}

/// Refuses with `refusal` unless the condition holds.
pub(crate) fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Declares the refusals of one game, each with the rules behind it, and the list of them all.
macro_rules! refusals {
    ($($name:ident = $code:literal because [$($rule:ident),+];)*) => {
        $(pub(super) const $name: $crate::core::Refusal =
            $crate::core::Refusal::because($code, &[$(rule_ids::$rule),+]);)*
        /// Every refusal of this game's rules.
        pub const REFUSALS: &[$crate::core::Refusal] = &[$($name),*];
    };
}
pub(crate) use refusals;
