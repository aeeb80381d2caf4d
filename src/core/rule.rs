//! Rule identifiers: every ruling and every refusal of a game names the rules behind it, and each
//! name is an anchor in the rules text of every language.

use serde::{Serialize, Serializer};

/// The name of one rule, such as `sky.ties-cancel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    id: &'static str,
    silent: bool,
}

impl RuleId {
    /// A rule that is printed in the rulebook.
    pub const fn printed(id: &'static str) -> Self {
        Self { id, silent: false }
    }

    /// A decision of the app where the rulebook says nothing.
    pub const fn silent(id: &'static str) -> Self {
        Self { id, silent: true }
    }

    pub const fn as_str(self) -> &'static str {
        self.id
    }

    /// Whether the rulebook is silent and the app decides.
    pub const fn is_silent(self) -> bool {
        self.silent
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// Declares the rules of one game: constants, and the list of them all.
macro_rules! rule_ids {
    ($($(#[$doc:meta])* $name:ident = $kind:ident $id:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::core::RuleId =
            $crate::core::RuleId::$kind($id);)*
        /// Every rule of this game.
        pub const ALL: &[$crate::core::RuleId] = &[$($name),*];
    };
}
pub(crate) use rule_ids;
