//! Who plays: a name and a colour.

use serde::{Deserialize, Deserializer, Serialize};

use super::Icon;

/// Somebody who has played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    #[serde(deserialize_with = "read_name")]
    pub name: String,
    pub hue: PlayerColour,
}

/// Longest name that is shown.
const LONGEST_NAME: usize = 24;

/// A name as it can be shown: letters, digits and punctuation, up to the longest length. Direction
/// marks are left out, and so are emoji, which our fonts do not have.
pub fn shown_name(name: &str) -> String {
    let is_shown = |c: &char| {
        c.is_alphanumeric()
            || matches!(c, ' '..='~' | '\u{a0}'..='\u{bf}' | '\u{300}'..='\u{36f}' | '\u{2010}'..='\u{2027}' | '\u{202f}')
    };
    name.chars().filter(is_shown).take(LONGEST_NAME).collect()
}

fn read_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer).map(|name| shown_name(&name))
}

/// Six player colours; each has a symbol, so that colour-blind people can tell them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerColour {
    Ember,
    Lagoon,
    Honey,
    Moss,
    Plum,
    Stone,
}

impl PlayerColour {
    pub const ALL: [Self; 6] = [
        Self::Ember,
        Self::Lagoon,
        Self::Honey,
        Self::Moss,
        Self::Plum,
        Self::Stone,
    ];

    pub const fn symbol(self) -> Icon {
        match self {
            Self::Ember => Icon::SignStar,
            Self::Lagoon => Icon::SignWave,
            Self::Honey => Icon::SignSun,
            Self::Moss => Icon::SignLeaf,
            Self::Plum => Icon::SignMoon,
            Self::Stone => Icon::SignMountain,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn names_from_files_have_no_direction_marks_and_a_limit() {
        let cases = [
            ("A\u{202e}evil", "Aevil"),
            ("\u{2067}Zoé\u{2069} O’Hara-Müller 2", "Zoé O’Hara-Müller 2"),
            ("Léa 🙂", "Léa "),
            ("Zoe\u{301}", "Zoe\u{301}"),
            ("Анна 安娜", "Анна 安娜"),
            ("a\u{0}b\nc", "abc"),
        ];
        for (written, shown) in cases {
            let json = serde_json::json!({ "name": written, "hue": "moss" });
            let player: Player = serde_json::from_value(json).unwrap();
            assert_eq!(player.name, shown);
        }
        assert_eq!(shown_name(&"x".repeat(5_000)), "x".repeat(24));
    }
}
