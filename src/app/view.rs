//! The view of the whole window: the open screen, the rules beside it, the banner above.

use super::{App, Beside, Message, Screen};
use crate::platform;
use crate::screens::home::Home;
use crate::screens::{licences, settings as settings_screen, shortcuts};
use crate::session::KeysOf;
use crate::settings::Light;
use crate::store::Problem;
use crate::ui::keyboard::with_keyboard;
use crate::ui::pictures::Pictures;
use crate::ui::screen_parts::ScreenParts;
use crate::ui::touch_cursor::fingers;
use crate::ui::{Element, Ui, banner, by_space, sheet};
use iced::widget::{container, opaque, sensor, stack};
use iced::{Alignment, Event, Length, Size, Subscription, Theme, keyboard, window};

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

    /// The large pictures drawn so far.
    pub fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    pub fn theme(&self) -> Theme {
        let colours = self.ui().colours;
        Theme::custom(
            "Tablée",
            iced::theme::Palette {
                background: colours.ground,
                text: colours.ink,
                primary: colours.neutral.accent,
                success: colours.good,
                warning: colours.warning,
                danger: colours.danger,
            },
        )
    }

    pub(super) fn ui(&self) -> Ui<'_> {
        Ui::new(&self.words, self.dark(), self.settings.percent, self.size)
    }

    pub fn view(&self) -> Element<'_, Message> {
        let content = by_space(self.ui(), |ui| self.content(ui.as_window()));
        // The size is taken from the layout: window events may arrive before anything listens.
        let measured = sensor(content)
            .on_show(Message::Resized)
            .on_resize(Message::Resized);
        let typed = with_keyboard(self.ui(), measured);
        fingers(typed).on_ignored(message_of).into()
    }

    /// The open screen, what is open beside it, and the text of a problem over both.
    fn content<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let problem = self.banner(&ui).filter(|_| self.problem_open);
        let problem = problem.map(|problem| {
            let sheet = banner::sheet(&ui, problem, Message::ShowProblem(false));
            container(opaque(sheet))
                .width(Length::Fill)
                .height(Length::Fill)
                .padding(12)
                .align_x(Alignment::Center)
                .align_y(Alignment::End)
        });
        stack![self.with_side(ui)].push(problem).into()
    }

    fn with_side<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let Some(beside) = &self.beside else {
            let screen = self.screen(ui).waiting(self.waits_for_disk());
            return screen.view(self.banner(&ui));
        };
        let sheet = match beside {
            Beside::Rules(library) => library
                .beside(ui, &self.pictures, self.can_set_up_another())
                .map(Message::Beside),
            Beside::Keys => shortcuts::beside(ui, &self.game_keys(), Message::CloseSide),
            Beside::Entries => match self.entries(ui) {
                Some(entries) => entries,
                None => return self.screen(ui).view(self.banner(&ui)),
            },
        };
        let accent = match &self.screen {
            Screen::Session(session) => session.game().accent(ui.colours),
            _ => ui.accent,
        };
        let ui = ui.with_accent(accent);
        let left = sheet::room_left(&ui);
        let screen = self
            .screen(ui.in_window(left))
            .waiting(self.waits_for_disk())
            .view(self.banner(&ui));
        sheet::with_side_sheet(&ui, screen, Some(sheet))
    }

    /// The entries of the game on screen.
    fn entries<'a>(&'a self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let Screen::Session(session) = &self.screen else {
            return None;
        };
        let ui = ui.with_accent(session.game().accent(ui.colours));
        let ui = ui.in_window(Size::new(480.0, ui.window.height));
        let entries = session.entries(ui)?.map(Message::Session);
        Some(sheet::titled(
            &ui,
            ui.t("entries-title"),
            entries,
            Message::CloseSide,
        ))
    }

    /// Whether a game is under way that another one could replace.
    fn can_set_up_another(&self) -> bool {
        matches!(&self.screen, Screen::Session(session) if session.is_under_way())
    }

    /// The keys of the game on screen.
    pub fn game_keys(&self) -> Vec<KeysOf> {
        match &self.screen {
            Screen::Session(session) => session.keys(),
            _ => Vec::new(),
        }
    }

    /// Whether another window writes the game on screen.
    pub(super) fn watching(&self) -> bool {
        matches!(&self.screen, Screen::Session(session) if session.read_only())
    }

    pub(super) fn screen<'a>(&'a self, ui: Ui<'a>) -> ScreenParts<'a, Message> {
        match &self.screen {
            Screen::Home => Home {
                pictures: &self.pictures,
                settings: &self.settings,
                underway: &self.underway,
                recent: &self.recent,
                today: platform::now().date_naive(),
            }
            .view(ui)
            .map(Message::Home),
            Screen::Settings => {
                let folder = self.store.folder().to_string_lossy();
                let memory = self
                    .problems
                    .iter()
                    .any(|problem| matches!(problem, Problem::ReadOnly { .. }));
                settings_screen::view(
                    ui,
                    settings_screen::Around {
                        settings: &self.settings,
                        folder: (!memory).then_some(folder),
                        fullscreen: self.fullscreen,
                    },
                )
                .map(Message::Settings)
            }
            Screen::Keys => shortcuts::view(ui, Message::Back),
            Screen::Licences => licences::view(ui, Message::Back),
            Screen::History(browser) => browser
                .view(ui, &self.pictures, platform::now().date_naive())
                .map(Message::History),
            Screen::Library(library) => library.view(ui, &self.pictures).map(Message::Library),
            Screen::Session(session) => session.view(ui).map(Message::Session),
        }
    }

    pub(super) fn subscription(&self) -> Subscription<Message> {
        let theme = if cfg!(target_os = "linux") {
            Subscription::none()
        } else {
            iced::system::theme_changes().map(Message::SystemTheme)
        };
        let room = match &self.screen {
            Screen::Session(session) => session.subscription().map(Message::Session),
            _ => Subscription::none(),
        };
        let shown = if self.shown {
            Subscription::none()
        } else {
            window::frames().map(|_| Message::Shown)
        };
        Subscription::batch([theme, room, shown])
    }
}

/// Keys that no widget has handled, and window events.
fn message_of(event: &Event) -> Option<Message> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modified_key,
            modifiers,
            ..
        }) => {
            // The character as typed: `?` is no key of its own.
            let key = if modifiers.command() {
                key
            } else {
                modified_key
            };
            Some(Message::Key(key.clone(), *modifiers))
        }
        Event::Window(window::Event::Rescaled(factor)) => Some(Message::Rescaled(*factor)),
        Event::Window(window::Event::CloseRequested) => Some(Message::Close),
        _ => None,
    }
}
