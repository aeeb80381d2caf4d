//! What is on screen: the open place, the rules beside it, the banners above.

use super::{App, Message, Screen, troubles};
use crate::platform;
use crate::screen::home::Home;
use crate::screen::{keys, licences, settings as settings_screen};
use crate::settings::Light;
use crate::sound;
use crate::store::Trouble;
use crate::ui::art::Gallery;
use crate::ui::fingers::fingers;
use crate::ui::panel::plain;
use crate::ui::{Element, Look, sheet};
use iced::widget::{column, sensor};
use iced::{Subscription, Theme, keyboard, window};

impl App {
    pub(super) fn title(&self) -> String {
        self.words.text("app-name")
    }

    pub(super) fn dark(&self) -> bool {
        match self.settings.light {
            Light::Dark => true,
            Light::Light => false,
            Light::System => self.system_dark,
        }
    }

    /// The large pictures as far as they are drawn.
    pub fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    pub fn theme(&self) -> Theme {
        let colours = self.look().colours;
        Theme::custom(
            "Tablée",
            iced::theme::Palette {
                background: colours.ground,
                text: colours.ink,
                primary: colours.house.accent,
                success: colours.good,
                warning: colours.warning,
                danger: colours.danger,
            },
        )
    }

    pub(super) fn look(&self) -> Look<'_> {
        Look::new(&self.words, self.dark(), self.settings.percent, self.size)
    }

    pub fn view(&self) -> Element<'_, Message> {
        let look = self.look();
        let banners = troubles::banners(&look, &self.troubles, self.watching(), self.silence());
        let mut room = look.size;
        room.height -= banners.height;
        let look = look.in_window(room);
        let content: Element<'_, Message> = match &self.beside {
            Some(library) => {
                let sheet = library.beside(look, &self.gallery).map(Message::Beside);
                let accent = match &self.screen {
                    Screen::Room(room) => room.game().accent(look.colours),
                    _ => look.accent,
                };
                let look = look.with_accent(accent);
                let left = sheet::room_left(&look);
                sheet::beside(&look, self.screen(look.in_window(left)), Some(sheet))
            }
            None => self.screen(look),
        };
        let content = if banners.lines.is_empty() {
            content
        } else {
            let banners = column(banners.lines)
                .spacing(troubles::GAP)
                .padding(troubles::GAP);
            plain(&look, column![banners, content])
        };
        // The size is taken from what is laid out: the window's own events may come before
        // anybody listens.
        let measured = sensor(content)
            .on_show(Message::Resized)
            .on_resize(Message::Resized);
        fingers(measured).into()
    }

    /// Why there is no sound, where it is missed: a tap's small pop is not.
    fn silence(&self) -> Option<&sound::Error> {
        let missed = match &self.screen {
            Screen::Room(room) => room.game().cover().by_ear,
            Screen::Settings => true,
            _ => false,
        };
        self.mute.as_ref().filter(|_| missed)
    }

    /// Whether the game on screen is written by another window.
    pub(super) fn watching(&self) -> bool {
        matches!(&self.screen, Screen::Room(room) if room.read_only())
    }

    pub(super) fn screen<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        match &self.screen {
            Screen::Home => Home {
                gallery: &self.gallery,
                settings: &self.settings,
                underway: &self.underway,
                recent: &self.recent,
                today: platform::now().date_naive(),
            }
            .view(look)
            .map(Message::Home),
            Screen::Settings => {
                let folder = self.store.folder().to_string_lossy();
                let memory = self
                    .troubles
                    .iter()
                    .any(|trouble| matches!(trouble, Trouble::ReadOnly { .. }));
                settings_screen::view(
                    look,
                    settings_screen::Around {
                        settings: &self.settings,
                        folder: (!memory).then_some(folder),
                        fullscreen: self.fullscreen,
                    },
                )
                .map(Message::Settings)
            }
            Screen::Keys => keys::view(look, Message::Back),
            Screen::Licences => licences::view(look, Message::Back),
            Screen::History(browser) => browser
                .view(look, &self.gallery, platform::now().date_naive())
                .map(Message::History),
            Screen::Library(library) => library.view(look, &self.gallery).map(Message::Library),
            Screen::Room(room) => room.view(look, &self.gallery).map(Message::Room),
        }
    }

    pub(super) fn subscription(&self) -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| match event {
            keyboard::Event::KeyPressed {
                key,
                modified_key,
                modifiers,
                ..
            } => {
                // What is printed on the key as it was pressed: `?` is no key of its own.
                let key = if modifiers.command() {
                    key
                } else {
                    modified_key
                };
                Some(Message::Key(key, modifiers))
            }
            _ => None,
        });
        let window = window::events().filter_map(|(_, event)| match event {
            window::Event::Rescaled(factor) => Some(Message::Rescaled(factor)),
            window::Event::CloseRequested => Some(Message::Close),
            _ => None,
        });
        let theme = if cfg!(target_os = "linux") {
            Subscription::none()
        } else {
            iced::system::theme_changes().map(Message::SystemTheme)
        };
        let room = match &self.screen {
            Screen::Room(room) => room.subscription().map(Message::Room),
            _ => Subscription::none(),
        };
        let shown = if self.shown {
            Subscription::none()
        } else {
            window::frames().map(|_| Message::Shown)
        };
        Subscription::batch([keys, window, theme, room, shown])
    }
}
