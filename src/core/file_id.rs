//! The name of a game's file.

use std::sync::Arc;

/// The name of a game's file, without folder and extension. Generated names begin with the date, so
/// that sorting them sorts the games.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(Arc<str>);

const ENDING: &str = ".jsonl";

impl FileId {
    /// The name from its three parts, the last one as four letters:
    /// `2026-11-16T201500-skyrunner-k3f9`.
    pub fn from_parts(date: &str, game: &str, chance: u64) -> Self {
        // No vowels, no letters or digits that look alike.
        const LETTERS: &[u8; 24] = b"23456789bcdfghjkmnpqrstv";
        let letters: String = (0..4)
            .scan(chance, |rest, _| {
                let letter = LETTERS[usize::try_from(*rest % 24).unwrap_or(0)];
                *rest /= 24;
                Some(char::from(letter))
            })
            .collect();
        let game: String = game.chars().filter(char::is_ascii_alphanumeric).collect();
        Self(format!("{date}-{game}-{letters}").into())
    }

    /// Accepts any name that is safe as a file name: people copy files.
    pub fn parse(text: &str) -> Option<Self> {
        let fine = !text.is_empty()
            && text.len() <= 200
            && !text.starts_with('.')
            && !text
                .chars()
                .any(|c| c.is_control() || matches!(c, '/' | '\\' | ':'));
        fine.then(|| Self(text.into()))
    }

    pub fn from_file(name: &str) -> Option<Self> {
        Self::parse(name.strip_suffix(ENDING)?)
    }

    pub fn file(&self) -> String {
        format!("{}{ENDING}", self.0)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for FileId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl serde::Serialize for FileId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> serde::Deserialize<'de> for FileId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("not a file name"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside_the_folder() {
        for bad in [
            "",
            ".",
            "..",
            ".hidden",
            "a/b",
            "../../etc/passwd",
            "a\nb",
            "C:x",
        ] {
            assert_eq!(FileId::parse(bad), None, "{bad:?}");
        }
        assert!(FileId::parse("2026-11-16T201500-skyrunner-k3f9").is_some());
        assert!(FileId::parse("la belle partie (copie)").is_some());
    }

    #[test]
    fn a_name_says_when_and_what() {
        let id = FileId::from_parts("2026-11-16T201500", "sky/runner", 0);
        assert_eq!(id.as_str(), "2026-11-16T201500-skyrunner-2222");
        assert_ne!(id, FileId::from_parts("2026-11-16T201500", "sky/runner", 1));
    }
}
