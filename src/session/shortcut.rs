//! Keys as data: what they do, and the list of keys that is drawn from it.

use iced::keyboard::{Key, key::Named};

/// Keys that do one thing, with the text that says what.
#[derive(Debug, Clone)]
#[must_use]
pub struct Shortcut<Message> {
    /// The i18n key of what they do.
    pub about: &'static str,
    pub keys: Vec<(Press, Message)>,
}

/// Keys that do one thing at some point of a game, with the i18n key of the text that says what.
#[derive(Debug)]
pub struct Keys {
    pub about: &'static str,
    pub keys: &'static [Press],
}

impl Keys {
    pub const fn new(about: &'static str, keys: &'static [Press]) -> Self {
        Self { about, keys }
    }
}

pub const ENTER: &[Press] = &[Press::Named(Named::Enter)];
pub const SPACE: &[Press] = &[Press::Named(Named::Space)];
pub const ERASE: &[Press] = &[Press::Named(Named::Backspace), Press::Named(Named::Delete)];
pub const ARROWS: &[Press] = &[
    Press::Named(Named::ArrowLeft),
    Press::Named(Named::ArrowRight),
    Press::Named(Named::ArrowUp),
    Press::Named(Named::ArrowDown),
];

/// The keys of letters and digits.
pub const fn chars<const N: usize>(signs: [char; N]) -> [Press; N] {
    let mut keys = [Press::Char(' '); N];
    let mut place = 0;
    while place < N {
        keys[place] = Press::Char(signs[place]);
        place += 1;
    }
    keys
}

/// A key that is pressed without Ctrl or Alt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    Named(Named),
    /// A letter in lower case, or a sign.
    Char(char),
}

impl Press {
    pub fn is(self, key: &Key) -> bool {
        match (self, key) {
            (Self::Named(own), Key::Named(named)) => own == *named,
            (Self::Char(own), Key::Character(text)) => text.to_lowercase().chars().eq([own]),
            _ => false,
        }
    }
}

impl From<Named> for Press {
    fn from(named: Named) -> Self {
        Self::Named(named)
    }
}

impl From<char> for Press {
    fn from(sign: char) -> Self {
        Self::Char(sign)
    }
}

impl<Message> Shortcut<Message> {
    /// Keys to be added by [`Self::key`].
    pub fn new(about: &'static str) -> Self {
        Self {
            about,
            keys: Vec::new(),
        }
    }

    pub fn key(mut self, press: impl Into<Press>, message: Message) -> Self {
        self.keys.push((press.into(), message));
        self
    }

    /// One key for each digit.
    pub fn digits(
        mut self,
        digits: impl IntoIterator<Item = u8>,
        on_digit: impl Fn(u8) -> Message,
    ) -> Self {
        for digit in digits {
            let sign = char::from(b'0' + digit.min(9));
            self.keys.push((Press::Char(sign), on_digit(digit)));
        }
        self
    }

    /// The four arrows: a step to the right and a step down for each.
    pub fn arrows(mut self, on_step: impl Fn(i8, i8) -> Message) -> Self {
        let steps = [
            (Named::ArrowLeft, -1, 0),
            (Named::ArrowRight, 1, 0),
            (Named::ArrowUp, 0, -1),
            (Named::ArrowDown, 0, 1),
        ];
        let keys = steps.map(|(named, right, down)| (Press::Named(named), on_step(right, down)));
        self.keys.extend(keys);
        self
    }
}

/// What keys do, for the list of keys: the i18n key of the text, and the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeysOf {
    pub about: &'static str,
    pub keys: Vec<Press>,
}

/// The keys of shortcuts without their messages.
pub fn keys<Message>(shortcuts: Vec<Shortcut<Message>>) -> Vec<KeysOf> {
    let keys = |shortcut: Shortcut<Message>| KeysOf {
        about: shortcut.about,
        keys: shortcut.keys.into_iter().map(|(press, _)| press).collect(),
    };
    shortcuts.into_iter().map(keys).collect()
}

/// The message of the first shortcut that has this key.
pub fn pressed<Message: Clone>(shortcuts: &[Shortcut<Message>], key: &Key) -> Option<Message> {
    let mut keys = shortcuts.iter().flat_map(|shortcut| &shortcut.keys);
    let (_, message) = keys.find(|(press, _)| press.is(key))?;
    Some(message.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_matching_shortcut_wins() {
        let shortcuts = [
            Shortcut::new("keys-games").digits(0..=9, i32::from),
            Shortcut::new("keys-press")
                .key(Named::Enter, 100)
                .key('n', 101),
            Shortcut::new("keys-steps").key('3', 102),
        ];
        let press = |key: Key| pressed(&shortcuts, &key);
        assert_eq!(press(Key::Character("3".into())), Some(3));
        assert_eq!(press(Key::Named(Named::Enter)), Some(100));
        assert_eq!(press(Key::Character("N".into())), Some(101));
        assert_eq!(press(Key::Character("x".into())), None);
    }
}
