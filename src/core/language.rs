//! The languages of the app.

/// A language of the app, French first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Language {
    #[serde(rename = "fr")]
    French,
    #[serde(rename = "en")]
    English,
    #[serde(rename = "de")]
    German,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::French, Self::English, Self::German];

    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its own name, as people look for it in a list.
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::French => "Français",
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_ascii_lowercase();
        let primary = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code() == primary)
    }

    /// The first of these locales that the app supports, else French.
    pub fn preferred(locales: &[String]) -> Self {
        locales
            .iter()
            .find_map(|locale| Self::from_code(locale))
            .unwrap_or(Self::French)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_code() {
        assert_eq!(Language::from_code("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_code("fr-CA"), Some(Language::French));
        assert_eq!(Language::from_code("it_IT"), None);
    }
}
