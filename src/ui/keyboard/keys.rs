//! The keys: which there are, how they look, and what the line is told by each.

use crate::core::{Icon, Language};
use crate::ui::face::Face;
use crate::ui::fit_text::fit;
use crate::ui::panel::filled;
use crate::ui::tap::{Tap, tap};
use crate::ui::typography::Role;
use crate::ui::{Column, Element, Row, Ui, icon};
use iced::advanced::input_method;
use iced::keyboard::{self, Key, Location, Modifiers, key};
use iced::widget::container;
use iced::{Event, Length};

// Keys that write nothing; every other one writes itself.
const SHIFT: char = '⇧';
const BACKSPACE: char = '⌫';
/// To the other page, and back.
const PAGE: char = '⋯';
pub(super) const DONE: char = '⏎';

const fn letters(language: Language) -> [&'static str; 4] {
    match language {
        Language::French => ["azertyuiop", "qsdfghjklm", "⇧wxcvbn⌫", "⋯-' ⏎"],
        Language::English => ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫", "⋯-' ⏎"],
        Language::German => ["qwertzuiopü", "asdfghjklöä", "⇧yxcvbnmß⌫", "⋯-' ⏎"],
    }
}
const OTHER_PAGE: [&str; 4] = ["1234567890", "éèêëàâäçîï", "⇧ôöùûüœñß⌫", "⋯-' ⏎"];

/// The width of a key as a part of its row.
const fn portion(sign: char) -> u16 {
    match sign {
        ' ' => 8,
        DONE => 5,
        SHIFT | BACKSPACE | PAGE => 3,
        _ => 2,
    }
}

const SPACING: f32 = 4.0;
/// The keys of a wide window end here, so that hands reach them.
const MAX_WIDTH: f32 = 1100.0;
/// No more than this of the window's height is for keys.
const MAX_PART: f32 = 0.45;

#[derive(Debug, Default)]
pub(super) struct Keys {
    has_other_page: bool,
    is_upper: bool,
    /// What was typed since the keyboard opened.
    typed: String,
}

impl Keys {
    /// A name begins with a capital.
    pub(super) fn opened() -> Self {
        Self {
            is_upper: true,
            ..Self::default()
        }
    }

    /// Handles a key, and gives what the line is told.
    pub(super) fn press(&mut self, sign: char) -> Option<Event> {
        let event = match sign {
            SHIFT => {
                self.is_upper = !self.is_upper;
                return None;
            }
            PAGE => {
                self.has_other_page = !self.has_other_page;
                return None;
            }
            BACKSPACE => {
                let _ = self.typed.pop();
                pressed(key::Named::Backspace)
            }
            DONE => pressed(key::Named::Enter),
            letter => {
                let letter = written(letter, self.is_upper);
                self.typed.push(letter);
                self.has_other_page &= !letter.is_alphabetic();
                Event::InputMethod(input_method::Event::Commit(letter.to_string()))
            }
        };
        self.is_upper = self.typed.is_empty() || self.typed.ends_with([' ', '-']);
        Some(event)
    }

    pub(super) fn view<'a>(&self, ui: Ui<'a>) -> Element<'a, char> {
        let rows = if self.has_other_page {
            OTHER_PAGE
        } else {
            letters(ui.words.language())
        };
        let height = (ui.window.height * MAX_PART / 4.0 - SPACING).min(ui.grow(60.0));
        let rows = rows.map(|row| {
            let keys = row.chars().map(|sign| {
                let key = self.key(ui, sign).height(height);
                key.width(Length::FillPortion(portion(sign))).into()
            });
            Row::with_children(keys).spacing(SPACING).into()
        });
        let rows = Column::with_children(rows).spacing(SPACING);
        container(container(rows).max_width(MAX_WIDTH))
            .center_x(Length::Fill)
            .padding(SPACING)
            .style(filled(ui.colours.sunken, 0))
            .into()
    }

    fn key<'a>(&self, ui: Ui<'a>, sign: char) -> Tap<'a, char> {
        let face = match sign {
            DONE => Face::Accent,
            SHIFT => Face::Raised.chosen_if(self.is_upper),
            _ => Face::Raised,
        };
        let skin = face.skin(&ui).radius(10.0);
        let words = |words: String| -> Element<'a, char> {
            let words = fit(ui, Role::Lead, words).color(skin.text);
            words.center().into()
        };
        let picture = |picture| -> Element<'a, char> {
            let picture = icon::tinted(picture, ui.px(Role::Lead), skin.text);
            container(picture).center_x(Length::Fill).into()
        };
        let label = match sign {
            SHIFT => picture(Icon::ArrowUp),
            BACKSPACE => picture(Icon::Backspace),
            PAGE if self.has_other_page => words("abc".to_owned()),
            PAGE => words("é 1".to_owned()),
            DONE => words(ui.t("keyboard-done")),
            ' ' => words(ui.t("keyboard-space")),
            letter => words(written(letter, self.is_upper).to_string()),
        };
        let key = tap(&ui, skin, label);
        if sign == BACKSPACE {
            key.on_press_repeating(Some(sign))
        } else {
            key.on_press(sign)
        }
    }
}

/// What the key of a letter writes: ß is its own capital.
fn written(letter: char, is_upper: bool) -> char {
    let mut upper = letter.to_uppercase();
    match upper.next() {
        Some(capital) if is_upper && upper.next().is_none() => capital,
        _ => letter,
    }
}

fn pressed(named: key::Named) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: Key::Named(named),
        modified_key: Key::Named(named),
        physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
        location: Location::Standard,
        modifiers: Modifiers::default(),
        text: None,
        repeat: false,
    })
}
