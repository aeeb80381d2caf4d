//! The root: what is open, where one can go from it, and what reaches every place.
//!
//! Screens say what should happen by their `Action`; only this module navigates.

mod keyboard;
mod navigation;
mod problems;
mod view;

use crate::core::Language;
use crate::games::{self, AnySession, GameInfo};
use crate::history::PastGame;
use crate::localize::Words;
use crate::platform::{self, KeepAwake};
use crate::screens::home::{self, Recent, Underway};
use crate::screens::{history, rules, settings as settings_screen};
use crate::session::{Cx, background};
use crate::settings::Settings;
use crate::sound;
use crate::store::{self, Problem, Store};
use crate::ui::picture_worker::PictureWorker;
use crate::ui::pictures::{Drawn, Pictures};
use crate::{archive, ui};
use iced::futures::StreamExt;
use iced::futures::channel::mpsc;
use iced::keyboard::{Key, Modifiers};
use iced::{Size, Task, window};
pub use problems::Report;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// As many pictures as may come at once.
const PICTURES: usize = 16;

/// What was asked for on the command line.
#[derive(Debug, Clone, Default)]
pub struct Options {
    pub language: Option<Language>,
    pub data_dir: Option<PathBuf>,
    pub fullscreen: bool,
    /// A file of games to take in at the start.
    pub import: Option<PathBuf>,
}

#[derive(Debug)]
enum Screen {
    Home,
    Settings,
    Keys,
    Licences,
    History(Box<history::Browser>),
    Library(Box<rules::Library>),
    Session(AnySession),
}

/// What is open beside a game.
#[derive(Debug)]
enum Beside {
    Rules(Box<rules::Library>),
    Keys,
    /// What was entered so far, to be corrected.
    Entries,
}

#[derive(Debug)]
pub struct App {
    options: Options,
    store: Store,
    settings: Settings,
    words: Words,
    /// Whether the desktop prefers dark colours, as far as it is known.
    system_dark: bool,
    size: Size,
    fullscreen: bool,
    pictures: Pictures,
    picture_worker: PictureWorker,
    /// Whether the first frame of the window has been drawn, and whether it is on the screen.
    drawn: bool,
    shown: bool,
    screen: Screen,
    /// Where "back" leads, the nearest screen last.
    behind: Vec<Screen>,
    /// What is open beside a game, without leaving it.
    beside: Option<Beside>,
    underway: Vec<Underway>,
    recent: Vec<Recent>,
    /// `None` until they have been read.
    games: Option<Arc<Vec<PastGame>>>,
    history_asked: bool,
    problems: Vec<Problem>,
    /// The program ended by a panic the last time.
    crashed: bool,
    /// The window stays open once because something would be lost.
    close_held: bool,
    /// Reports that have been read.
    dismissed: Vec<Report>,
    /// The whole text of a problem is open, where the bar has no room for it.
    problem_open: bool,
    sound: sound::Player,
    /// Why there is no sound, while there is none and it was wanted.
    mute: Option<sound::Error>,
    /// Keeps the screen on while a game is open.
    awake: Option<KeepAwake>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    Settings(settings_screen::Message),
    Library(rules::Message),
    Beside(rules::Message),
    History(history::Message),
    Session(games::Message),
    Back,
    /// The problems that the store reports have changed.
    Store,
    Sound(Result<(), sound::Error>),
    Games(Option<Vec<PastGame>>),
    /// A problem has been read.
    Dismiss(Report),
    /// Opens or closes the whole text of a problem.
    ShowProblem(bool),
    /// Opens the audio device again.
    RetrySound,
    /// Closes what is open beside a game.
    CloseSide,
    Resized(Size),
    Rescaled(f32),
    SystemTheme(iced::theme::Mode),
    /// One of the first frames of the window has been drawn.
    FrameDrawn,
    /// The first frame of the window is on the screen.
    Shown,
    Drawn(Vec<Option<Drawn>>),
    Key(Key, Modifiers),
    Close,
}

/// Longest time that closing the window waits for the disk.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(1500);

/// Opens the window and stays until it is closed.
pub fn run(options: Options) -> iced::Result {
    tablee_render::load_fonts();
    let settings = window::Settings {
        size: Size::new(1280.0, 800.0),
        min_size: Some(Size::new(320.0, 480.0)),
        fullscreen: options.fullscreen,
        exit_on_close_request: false,
        icon: window_icon(),
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

/// On Windows the window brings its icon; elsewhere the desktop finds it by the name below.
fn window_icon() -> Option<window::Icon> {
    const SIZE: u32 = 64;
    if !cfg!(windows) {
        return None;
    }
    let svg = include_bytes!("../packaging/linux/icon.svg");
    window::icon::from_rgba(ui::picture_worker::pixels(svg, SIZE, SIZE)?, SIZE, SIZE).ok()
}

/// The name by which the desktop finds icon and launcher.
fn identity() -> window::settings::PlatformSpecific {
    #[allow(unused_mut)]
    let mut specific = window::settings::PlatformSpecific::default();
    #[cfg(target_os = "linux")]
    {
        specific.application_id = "org.tablee.Tablee".to_owned();
    }
    specific
}

impl App {
    pub fn boot(options: Options) -> (Self, Task<Message>) {
        let (sender, reports) = mpsc::unbounded();
        let folder = options
            .data_dir
            .clone()
            .or_else(platform::data_dir)
            .unwrap_or_else(|| PathBuf::from("tablee-data"));
        let crashed = platform::logging::take_crash(&folder);
        platform::logging::keep_in(&folder);
        log::info!(
            "tablee {}, data in {}",
            env!("CARGO_PKG_VERSION"),
            folder.display()
        );
        let store = Store::open(&folder, move |report| {
            // A saved line changes nothing that is shown, so it is no message.
            if report == store::Report::Problems {
                // The channel is closed only while the window closes.
                let _ = sender.unbounded_send(());
            }
        });
        let settings = read_settings(&store);
        let language = options
            .language
            .or(settings.language)
            .unwrap_or_else(|| Language::preferred(&platform::locales()));
        let (heard, sounds) = mpsc::unbounded();
        let sound = sound::Player::start(language, Some(folder), move |device| {
            let _ = heard.unbounded_send(device);
        });
        sound.levels(settings.music, settings.effects);
        let (scheme, schemes) = mpsc::unbounded();
        platform::appearance::watch(move |prefers_dark| {
            // The channel is closed only while the window closes.
            let _ = scheme.unbounded_send(match prefers_dark {
                Some(true) => iced::theme::Mode::Dark,
                Some(false) => iced::theme::Mode::Light,
                None => iced::theme::Mode::None,
            });
        });
        let (picture_worker, pictures) = PictureWorker::start();
        let mut app = Self {
            words: Words::new(language),
            system_dark: true,
            size: Size::new(1280.0, 800.0),
            fullscreen: options.fullscreen,
            pictures: Pictures::default(),
            picture_worker,
            drawn: false,
            shown: false,
            screen: Screen::Home,
            behind: Vec::new(),
            beside: None,
            underway: Vec::new(),
            recent: Vec::new(),
            games: None,
            history_asked: false,
            problems: Vec::new(),
            crashed,
            close_held: false,
            dismissed: Vec::new(),
            problem_open: false,
            sound,
            mute: None,
            awake: None,
            settings,
            store,
            options,
        };
        app.refresh_current();
        let import = app.options.import.take();
        let tasks = Task::batch([
            import.map_or_else(Task::none, |file| app.open_exchange(Some(file))),
            Task::run(reports, |()| Message::Store),
            Task::run(sounds, Message::Sound),
            Task::run(pictures.ready_chunks(PICTURES), Message::Drawn),
            // On Linux the toolkit does not know, and on a page it does not tell at the start.
            if cfg!(any(target_os = "linux", target_arch = "wasm32")) {
                Task::run(schemes, Message::SystemTheme)
            } else {
                iced::system::theme().map(Message::SystemTheme)
            },
        ]);
        (app, tasks)
    }

    /// Reads the games under way and the problems that the store reports.
    fn refresh_current(&mut self) {
        self.underway = self
            .store
            .current()
            .into_iter()
            .rev()
            .filter_map(|current| {
                let game = GameInfo::named(&current.header.game)?;
                let text = self.store.read_game(&current.id).ok()?;
                Some(Underway {
                    game,
                    file: current.id.to_string(),
                    stands: archive::read(&text)?.headline(&self.words),
                })
            })
            .collect();
        self.problems = self.store.problems();
    }

    /// Read on another thread: it may be long.
    fn read_history(&mut self) -> Task<Message> {
        self.history_asked = true;
        let store = self.store.clone();
        Task::perform(
            background("history", move || archive::refresh(&store)),
            Message::Games,
        )
    }

    /// So that the first "why?" need not wait for it.
    fn read_rules(&self) -> Task<Message> {
        let language = self.words.language();
        Task::future(background("rules", move || rules::read(language))).discard()
    }

    fn remember_games(&mut self, games: Arc<Vec<PastGame>>) {
        self.recent = games
            .iter()
            .take(4)
            .filter_map(|played| {
                let game = GameInfo::named(&played.game)?;
                Some(Recent {
                    game,
                    file: played.id.to_string(),
                    day: played.day()?,
                    result: (game.result)(&self.words, &played.record),
                })
            })
            .collect();
        if let Screen::History(browser) = &mut self.screen {
            browser.refresh(&self.store, &self.words, Arc::clone(&games));
        }
        self.games = Some(games);
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let task = self.react(message);
        self.keep_awake();
        let mut screens = self.behind.iter().chain([&self.screen]);
        platform::set_playing(screens.any(|screen| matches!(screen, Screen::Session(_))));
        platform::set_dark(self.dark());
        task
    }

    /// The screen stays on while a game is on the table, if that is wished.
    fn keep_awake(&mut self) {
        let wanted = self.settings.awake && matches!(self.screen, Screen::Session(_));
        if !wanted {
            self.awake = None;
        } else if self.awake.is_none() {
            // A failure is only logged.
            let answer = |answer| {
                if let Err(reason) = answer {
                    log::info!("the screen may go dark: {reason}");
                }
            };
            self.awake = Some(KeepAwake::hold(&self.words.text("app-name"), answer));
        }
    }

    fn react(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Home(message) => return self.leave_home(message),
            Message::Settings(message) => return self.change_settings(message),
            Message::Library(message) => return self.read(message),
            Message::Beside(message) => return self.read_beside(message),
            Message::History(message) => return self.browse(message),
            Message::Session(message) => return self.play(message),
            Message::Back => return self.back(),
            Message::Store => {
                self.problems = self.store.problems();
                self.close_held &= self.unsaved().is_some();
                self.forget_dismissed();
            }
            Message::Sound(device) => {
                self.mute = device.err();
                if let Some(error) = &self.mute {
                    log::warn!("sound: {error}");
                }
                self.forget_dismissed();
            }
            Message::Games(games) => {
                self.remember_games(Arc::new(games.unwrap_or_default()));
                self.problems = self.store.problems();
            }
            Message::Dismiss(report) => self.dismiss(report),
            Message::ShowProblem(open) => self.problem_open = open,
            Message::RetrySound => self.retry_sound(),
            Message::CloseSide => self.beside = None,
            Message::Resized(size) => {
                self.size = size;
                self.want_pictures();
            }
            Message::Rescaled(factor) => {
                self.pictures.rescaled(factor);
                self.want_pictures();
            }
            Message::FrameDrawn => return self.frame_drawn(),
            Message::Shown => {
                self.shown = true;
                self.want_pictures();
            }
            Message::SystemTheme(mode) => self.system_dark = mode != iced::theme::Mode::Light,
            Message::Drawn(drawn) => {
                let lost = drawn.iter().any(Option::is_none);
                for drawn in drawn.into_iter().flatten() {
                    self.pictures.insert(drawn);
                }
                // What may take long waits until there is something to see.
                if (lost || self.pictures.is_complete()) && !self.history_asked {
                    return Task::batch([self.read_history(), self.read_rules()]);
                }
            }
            Message::Key(key, modifiers) => return self.press(&key, modifiers),
            Message::Close => return self.close(),
        }
        Task::none()
    }

    /// The screen has the first frame when the next one is drawn. A page that began to draw pictures
    /// before that would show nothing until the first of them is ready.
    fn frame_drawn(&mut self) -> Task<Message> {
        if self.drawn {
            return self.react(Message::Shown);
        }
        self.drawn = true;
        platform::tell_drawn();
        Task::none()
    }

    /// Requests the missing pictures, but not before the first frame. They are kept from then on.
    fn want_pictures(&mut self) {
        if !self.shown {
            return;
        }
        // A list on Home measures them itself.
        if !matches!(self.screen, Screen::Home) || home::side_by_side(&self.ui()) {
            for square in home::squares(&self.ui()) {
                self.pictures.measured(square);
            }
        }
        let missing = self.pictures.missing();
        if !missing.is_empty() {
            self.picture_worker.draw(missing);
        }
    }

    fn cx(&mut self) -> Cx<'_> {
        Cx::new(&mut self.settings, &self.store, &self.words, &self.sound)
    }

    fn change_settings(&mut self, message: settings_screen::Message) -> Task<Message> {
        use settings_screen::Action;
        match settings_screen::update(&mut self.settings, message) {
            Action::Back => return self.back(),
            Action::Louder => self.set_levels(),
            Action::Changed => {
                self.apply_language();
                self.set_levels();
                self.store.save_settings(&self.settings.to_json());
            }
            Action::Gong => {
                self.set_levels();
                // Without a device this reports it, even if that has been dismissed before.
                self.retry_sound();
                self.sound.effect(sound::Effect::GONG);
            }
            Action::Fullscreen => return self.toggle_fullscreen(),
            Action::Export => return self.open_exchange(None),
            Action::Keys => return self.go(Screen::Keys),
            Action::Licences => return self.go(Screen::Licences),
        }
        Task::none()
    }

    /// Opens the audio device again; a failure is reported anew.
    fn retry_sound(&mut self) {
        self.mute = None;
        self.problem_open = false;
        self.forget_dismissed();
        self.sound.retry();
    }

    fn set_levels(&self) {
        let settings = &self.settings;
        self.sound.levels(settings.music, settings.effects);
    }

    /// The language may have changed: every text on screen is replaced at once.
    fn apply_language(&mut self) {
        let language = self
            .settings
            .language
            .or(self.options.language)
            .unwrap_or_else(|| Language::preferred(&platform::locales()));
        if language == self.words.language() {
            return;
        }
        self.words = Words::new(language);
        self.sound.set_language(language);
        for screen in self.behind.iter_mut().chain([&mut self.screen]) {
            if let Screen::Library(library) = screen {
                library.translate(language);
            }
        }
        self.refresh_current();
        if let Some(games) = self.games.clone() {
            self.remember_games(games);
        }
    }

    /// Writes everything that was tapped before the window closes. If that fails, the window says
    /// so and stays open until it is closed a second time.
    fn close(&mut self) -> Task<Message> {
        if self.holds_close() {
            return Task::none();
        }
        let mut screens = std::mem::take(&mut self.behind);
        screens.push(std::mem::replace(&mut self.screen, Screen::Home));
        for screen in &mut screens {
            if let Screen::Session(session) = screen {
                session.close(&mut self.cx());
            }
        }
        if let Err(error) = self.store.flush(CLOSE_TIMEOUT) {
            log::error!("closed before everything was saved: {error}");
            if self.holds_close() {
                self.refresh_current();
                return Task::none();
            }
        }
        iced::exit()
    }
}

/// Reads the settings field by field; a file that is unreadable is renamed, never overwritten.
fn read_settings(store: &Store) -> Settings {
    let read = match store.settings() {
        Ok(None) => return Settings::default(),
        Ok(Some(text)) => Settings::from_json(&text),
        Err(error) => {
            log::error!("settings cannot be read: {error}");
            None
        }
    };
    read.unwrap_or_else(|| {
        if let Err(error) = store.set_settings_aside() {
            log::error!("damaged settings stay in place: {error}");
        }
        Settings::default()
    })
}
