//! Keyboard shortcuts of the whole app, and those of Home.

use super::{App, Beside, Message, Screen};
use crate::games::GameInfo;
use crate::screens::{home, rules, settings as settings_screen};
use crate::ui::focus;
use iced::keyboard::{Key, Modifiers, key};
use iced::{Task, window};

impl App {
    pub(super) fn press(&mut self, key: &Key, modifiers: Modifiers) -> Task<Message> {
        match key.as_ref() {
            Key::Named(key::Named::F11) => return self.toggle_fullscreen(),
            Key::Named(key::Named::F1) => return self.show_keys(),
            Key::Character("+" | "=") if modifiers.command() => return self.resize_text(25),
            Key::Character("-") if modifiers.command() => return self.resize_text(-25),
            Key::Named(key::Named::Tab) => return focus::step(!modifiers.shift()),
            Key::Named(key::Named::Escape) if self.problem_open => {
                self.problem_open = false;
                return Task::none();
            }
            Key::Named(key::Named::Escape) if self.beside.is_some() => {
                self.beside = None;
                return Task::none();
            }
            _ => {}
        }
        match (&self.screen, key.as_ref()) {
            (Screen::Session(session), _) => match session.key(key, modifiers) {
                Some(message) => self.play(message),
                None => Task::none(),
            },
            (Screen::Home, Key::Character(letter)) => self.home_key(letter),
            (Screen::Home, _) => Task::none(),
            (Screen::Library(_), Key::Named(key::Named::Escape)) => {
                let wide = self.ui().two_panes();
                self.read(if wide {
                    rules::Message::Close
                } else {
                    rules::Message::Back
                })
            }
            (Screen::History(browser), _) => match browser.key(key, modifiers) {
                Some(message) => self.browse(message),
                None => Task::none(),
            },
            (_, Key::Named(key::Named::Escape)) => self.back(),
            _ => Task::none(),
        }
    }

    /// Opens the list of keys: beside a game, so that its clock stays visible; else as a page.
    fn show_keys(&mut self) -> Task<Message> {
        match (&self.screen, &self.beside) {
            (Screen::Keys, _) => Task::none(),
            (Screen::Session(_), Some(Beside::Keys)) => {
                self.beside = None;
                Task::none()
            }
            (Screen::Session(_), _) => {
                self.beside = Some(Beside::Keys);
                Task::none()
            }
            _ => self.go(Screen::Keys),
        }
    }

    pub(super) fn home_key(&mut self, letter: &str) -> Task<Message> {
        let game = || {
            let place = letter.parse::<usize>().ok()?.checked_sub(1)?;
            GameInfo::ALL.get(place).copied()
        };
        let message = match letter {
            "r" | "?" => home::Message::Rules,
            "h" => home::Message::History,
            "s" => home::Message::Settings,
            _ => match game() {
                Some(game) => match self.underway.iter().find(|under| under.game == game) {
                    Some(under) => home::Message::Resume(under.file.clone()),
                    None => home::Message::Open(game),
                },
                None => return Task::none(),
            },
        };
        self.leave_home(message)
    }

    pub(super) fn resize_text(&mut self, by: i16) -> Task<Message> {
        let percent = self
            .settings
            .percent
            .saturating_add_signed(by)
            .clamp(100, 175);
        self.change_settings(settings_screen::Message::Percent(percent))
    }

    pub(super) fn toggle_fullscreen(&mut self) -> Task<Message> {
        self.fullscreen = !self.fullscreen;
        let mode = if self.fullscreen {
            window::Mode::Fullscreen
        } else {
            window::Mode::Windowed
        };
        window::latest().and_then(move |id| window::set_mode(id, mode))
    }
}
