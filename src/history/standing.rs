//! The standing of everybody after a step.

use crate::core::Icon;
use crate::localize::Words;

/// The standing of a player or a component.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub who: Who,
    /// A word about it.
    pub about: String,
    /// The number, to be compared with the one before.
    pub value: i64,
    /// The number as it is shown, where it is not the plain number.
    pub figure: Option<String>,
}

impl Standing {
    pub fn of(who: Who, value: impl Into<i64>) -> Self {
        Self {
            who,
            about: String::new(),
            value: value.into(),
            figure: None,
        }
    }

    /// The number of a component whose name has this key.
    pub fn of_thing(words: &Words, icon: Icon, key: &str, count: impl Into<i64>) -> Self {
        Self::of(Who::Thing(icon, words.text(key)), count)
    }

    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    #[must_use]
    pub fn figure(mut self, figure: impl Into<String>) -> Self {
        self.figure = Some(figure.into());
        self
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    Seat(usize),
    Thing(Icon, String),
}
