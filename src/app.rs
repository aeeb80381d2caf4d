//! The root: what is open, where one can go from it, and what reaches every place.
//!
//! Screens say what should happen by their `Action`; only this room navigates.

use crate::localize::{Language, Words};
use crate::platform;
use crate::screen::home::{self, Home};
use crate::screen::{keys, library, licences, settings as settings_screen};
use crate::settings::{Light, Settings};
use crate::shelf::GameId;
use crate::ui::art::{self, Drawn, Gallery};
use crate::ui::{self, Element, Look, tap};
use iced::keyboard::{self, Key, Modifiers, key};
use iced::{Size, Subscription, Task, Theme, window};
use std::path::PathBuf;

/// What was asked for on the command line.
#[derive(Debug, Clone, Default)]
pub struct Options {
    pub language: Option<Language>,
    pub data_dir: Option<PathBuf>,
    pub fullscreen: bool,
}

#[derive(Debug)]
enum Screen {
    Home,
    Settings,
    Keys,
    Licences,
    Library(Box<library::Library>),
}

#[derive(Debug)]
pub struct App {
    options: Options,
    settings: Settings,
    words: Words,
    /// The desktop's wish, as far as it has one.
    system_dark: bool,
    size: Size,
    factor: f32,
    fullscreen: bool,
    gallery: Gallery,
    screen: Screen,
    /// Where "back" leads, nearest last.
    behind: Vec<Screen>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    Settings(settings_screen::Message),
    Library(library::Message),
    Back,
    Resized(Size),
    Rescaled(f32),
    SystemTheme(iced::theme::Mode),
    Drawn(Option<Drawn>),
    Key(Key, Modifiers),
}

/// Opens the window and stays until it is closed.
pub fn run(options: Options) -> iced::Result {
    let mode = options.fullscreen;
    let settings = window::Settings {
        size: Size::new(1280.0, 800.0),
        min_size: Some(Size::new(320.0, 480.0)),
        fullscreen: mode,
        platform_specific: identity(),
        ..window::Settings::default()
    };
    let mut app = iced::application(move || App::boot(options.clone()), App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(App::subscription)
        .default_font(ui::DEFAULT_FONT)
        .antialiasing(true)
        .window(settings);
    for font in ui::FONTS {
        app = app.font(font);
    }
    app.run()
}

/// The name by which the desktop finds icon and launcher.
fn identity() -> window::settings::PlatformSpecific {
    let mut specific = window::settings::PlatformSpecific::default();
    specific.application_id = "tablee".to_owned();
    specific
}

impl App {
    pub fn boot(options: Options) -> (Self, Task<Message>) {
        let settings = Settings::default();
        let language = options
            .language
            .or(settings.language)
            .unwrap_or_else(Language::of_desktop);
        let app = Self {
            words: Words::new(language),
            system_dark: true,
            size: Size::new(1280.0, 800.0),
            factor: 1.0,
            fullscreen: options.fullscreen,
            gallery: Gallery::default(),
            screen: Screen::Home,
            behind: Vec::new(),
            settings,
            options,
        };
        let theme = iced::system::theme().map(Message::SystemTheme);
        (app, theme)
    }

    fn title(&self) -> String {
        self.words.text("app-name")
    }

    fn dark(&self) -> bool {
        match self.settings.light {
            Light::Dark => true,
            Light::Light => false,
            Light::System => self.system_dark,
        }
    }

    fn theme(&self) -> Theme {
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

    fn look(&self) -> Look<'_> {
        Look::new(&self.words, self.dark(), self.settings.percent, self.size)
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Home(message) => self.leave_home(message),
            Message::Settings(message) => self.settle(message),
            Message::Library(message) => self.read(message),
            Message::Back => self.back(),
            Message::Resized(size) => {
                self.size = size;
                self.want_pictures()
            }
            Message::Rescaled(factor) => {
                self.factor = factor;
                self.want_pictures()
            }
            Message::SystemTheme(mode) => {
                self.system_dark = mode != iced::theme::Mode::Light;
                Task::none()
            }
            Message::Drawn(drawn) => {
                if let Some(drawn) = drawn {
                    self.gallery.hang(drawn);
                }
                Task::none()
            }
            Message::Key(key, modifiers) => self.press(&key, modifiers),
        }
    }

    /// Pictures are drawn on threads of their own, one by one.
    fn want_pictures(&mut self) -> Task<Message> {
        let wishes = home::wanted(&self.look(), self.factor);
        let missing = self.gallery.ask(wishes);
        Task::batch(missing.into_iter().map(|wanted| {
            Task::perform(platform::blocking(move || art::draw(wanted)), |drawn| {
                Message::Drawn(drawn.flatten())
            })
        }))
    }

    fn go(&mut self, screen: Screen) -> Task<Message> {
        let before = std::mem::replace(&mut self.screen, screen);
        self.behind.push(before);
        Task::none()
    }

    fn back(&mut self) -> Task<Message> {
        self.screen = self.behind.pop().unwrap_or(Screen::Home);
        Task::none()
    }

    fn leave_home(&mut self, message: home::Message) -> Task<Message> {
        match message {
            home::Message::Rules => self.open_library(None),
            home::Message::Settings => self.go(Screen::Settings),
            home::Message::Open(_)
            | home::Message::Resume(_)
            | home::Message::Review(_)
            | home::Message::History => Task::none(),
        }
    }

    fn open_library(&mut self, game: Option<GameId>) -> Task<Message> {
        let library = library::Library::new(self.words.language(), game);
        self.go(Screen::Library(Box::new(library)))
    }

    fn read(&mut self, message: library::Message) -> Task<Message> {
        let Screen::Library(library) = &mut self.screen else {
            return Task::none();
        };
        match library.update(message) {
            library::Action::None => Task::none(),
            library::Action::Back => self.back(),
        }
    }

    fn settle(&mut self, message: settings_screen::Message) -> Task<Message> {
        match settings_screen::update(&mut self.settings, message) {
            settings_screen::Action::None
            | settings_screen::Action::Gong
            | settings_screen::Action::Export => Task::none(),
            settings_screen::Action::Back => self.back(),
            settings_screen::Action::Changed => {
                self.speak();
                Task::none()
            }
            settings_screen::Action::Fullscreen => self.toggle_fullscreen(),
            settings_screen::Action::Keys => self.go(Screen::Keys),
            settings_screen::Action::Licences => self.go(Screen::Licences),
        }
    }

    /// The language may have changed: everything on screen follows at once.
    fn speak(&mut self) {
        let language = self
            .settings
            .language
            .or(self.options.language)
            .unwrap_or_else(Language::of_desktop);
        if language != self.words.language() {
            self.words = Words::new(language);
        }
        for screen in self.behind.iter_mut().chain([&mut self.screen]) {
            if let Screen::Library(library) = screen {
                library.translate(language);
            }
        }
    }

    fn toggle_fullscreen(&mut self) -> Task<Message> {
        self.fullscreen = !self.fullscreen;
        let mode = if self.fullscreen {
            window::Mode::Fullscreen
        } else {
            window::Mode::Windowed
        };
        window::latest().and_then(move |id| window::set_mode(id, mode))
    }

    fn press(&mut self, key: &Key, modifiers: Modifiers) -> Task<Message> {
        match key.as_ref() {
            Key::Named(key::Named::F11) => self.toggle_fullscreen(),
            Key::Named(key::Named::F1) => self.go(Screen::Keys),
            Key::Named(key::Named::Escape) if !matches!(self.screen, Screen::Home) => {
                if let Screen::Library(_) = self.screen {
                    self.read(library::Message::Back)
                } else {
                    self.back()
                }
            }
            Key::Character("+" | "=") if modifiers.command() => self.resize_text(25),
            Key::Character("-") if modifiers.command() => self.resize_text(-25),
            Key::Character(letter) if matches!(self.screen, Screen::Home) => self.home_key(letter),
            _ => Task::none(),
        }
    }

    fn home_key(&mut self, letter: &str) -> Task<Message> {
        let message = match letter {
            "r" | "?" => home::Message::Rules,
            "h" => home::Message::History,
            "s" => home::Message::Settings,
            digit => match digit.parse::<usize>().ok().and_then(|n| GameId::ALL.get(n.checked_sub(1)?)) {
                Some(game) => home::Message::Open(*game),
                None => return Task::none(),
            },
        };
        self.leave_home(message)
    }

    fn resize_text(&mut self, by: i16) -> Task<Message> {
        let percent = self.settings.percent.saturating_add_signed(by).clamp(100, 175);
        self.settle(settings_screen::Message::Percent(percent))
    }

    pub fn view(&self) -> Element<'_, Message> {
        let look = self.look();
        let today = platform::now().date_naive();
        let screen: Element<'_, Message> = match &self.screen {
            Screen::Home => Home {
                gallery: &self.gallery,
                settings: &self.settings,
                underway: &[],
                recent: &[],
                today,
            }
            .view(look)
            .map(Message::Home),
            Screen::Settings => settings_screen::view(
                look,
                settings_screen::Around {
                    settings: &self.settings,
                    folder: None,
                    fullscreen: self.fullscreen,
                    games: false,
                    sound: true,
                },
            )
            .map(Message::Settings),
            Screen::Keys => keys::view(look, Message::Back),
            Screen::Licences => licences::view(look, Message::Back),
            Screen::Library(library) => library.view(look, &self.gallery).map(Message::Library),
        };
        tap::fingers(screen).into()
    }

    fn subscription(&self) -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| match event {
            keyboard::Event::KeyPressed {
                key, modifiers, ..
            } => Some(Message::Key(key, modifiers)),
            _ => None,
        });
        let window = window::events().filter_map(|(_, event)| match event {
            window::Event::Opened { size, .. } | window::Event::Resized(size) => {
                Some(Message::Resized(size))
            }
            window::Event::Rescaled(factor) => Some(Message::Rescaled(factor)),
            _ => None,
        });
        let theme = iced::system::theme_changes().map(Message::SystemTheme);
        Subscription::batch([keys, window, theme])
    }
}
