//! The root: what is open, where one can go from it, and what reaches every place.
//!
//! Screens say what should happen by their `Action`; only this room navigates.

mod troubles;

use crate::chronicle::Played;
use crate::exchange;
use crate::localize::{Language, Words};
use crate::platform::{self, Awake};
use crate::room::{self, Cx};
use crate::rooms::{self, AnyRoom};
use crate::screen::home::{self, Home, Recent, Underway};
use crate::screen::{history, keys, library, licences, settings as settings_screen};
use crate::settings::{Light, Settings};
use crate::shelf::GameId;
use crate::sound::{self, Player};
use crate::store::{Id, Report, Store, Trouble};
use crate::ui::art::{self, Drawn, Gallery};
use crate::ui::{self, Element, Look, sheet, tap};
use iced::futures::channel::{mpsc, oneshot};
use iced::keyboard::{self, Key, Modifiers, key};
use iced::widget::{column, sensor};
use iced::{Size, Subscription, Task, Theme, window};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

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
    History(Box<history::Browser>),
    Library(Box<library::Library>),
    Room(AnyRoom),
}

#[derive(Debug)]
pub struct App {
    options: Options,
    store: Store,
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
    /// The rules beside a game, without leaving it.
    beside: Option<library::Library>,
    underway: Vec<Underway>,
    recent: Vec<Recent>,
    /// `None` until they have been read.
    games: Option<Arc<Vec<Played>>>,
    history_asked: bool,
    troubles: Vec<Trouble>,
    sound: Player,
    /// Why there is no sound, while there is none and it was wanted.
    mute: Option<sound::Error>,
    /// Keeps the screen on while a game is open.
    awake: Option<Awake>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    Settings(settings_screen::Message),
    Library(library::Message),
    Beside(library::Message),
    History(history::Message),
    Room(rooms::Message),
    Back,
    Store(Report),
    Sound(sound::Report),
    Games(Option<Vec<Played>>),
    Dismiss(Trouble),
    /// The banner about the sound has been read.
    Mute,
    Resized(Size),
    Rescaled(f32),
    SystemTheme(iced::theme::Mode),
    Drawn(Option<Drawn>),
    Key(Key, Modifiers),
    Close,
}

/// What closing the window waits for, at most.
const PARTING: Duration = Duration::from_millis(1500);

/// Opens the window and stays until it is closed.
pub fn run(options: Options) -> iced::Result {
    let settings = window::Settings {
        size: Size::new(1280.0, 800.0),
        min_size: Some(Size::new(320.0, 480.0)),
        fullscreen: options.fullscreen,
        exit_on_close_request: false,
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
        let store = Store::open(&folder, move |report| {
            let _ = sender.unbounded_send(report);
        });
        let settings = read_settings(&store);
        let language = options
            .language
            .or(settings.language)
            .unwrap_or_else(Language::of_desktop);
        let (heard, sounds) = mpsc::unbounded();
        let sound = Player::start(language, Some(folder.join("voice")), move |report| {
            let _ = heard.unbounded_send(report);
        });
        sound.levels(settings.music, settings.effects);
        let mut app = Self {
            words: Words::new(language),
            system_dark: true,
            size: Size::new(1280.0, 800.0),
            factor: 1.0,
            fullscreen: options.fullscreen,
            gallery: Gallery::default(),
            screen: Screen::Home,
            behind: Vec::new(),
            beside: None,
            underway: Vec::new(),
            recent: Vec::new(),
            games: None,
            history_asked: false,
            troubles: Vec::new(),
            sound,
            mute: None,
            awake: None,
            settings,
            store,
            options,
        };
        app.look_at_table();
        let tasks = Task::batch([
            Task::run(reports, Message::Store),
            Task::run(sounds, Message::Sound),
            iced::system::theme().map(Message::SystemTheme),
        ]);
        (app, tasks)
    }

    /// What is under way, and what the store has to complain about.
    fn look_at_table(&mut self) {
        self.underway = self
            .store
            .current()
            .into_iter()
            .rev()
            .filter_map(|current| {
                let game = GameId::named(&current.header.game)?;
                let stands =
                    rooms::stands(&self.words, &self.store, &self.settings, game, &current.id)?;
                Some(Underway {
                    game,
                    file: current.id.to_string(),
                    stands,
                })
            })
            .collect();
        self.troubles = self.store.troubles();
    }

    /// The history is read beside the window: it may be long.
    fn read_history(&mut self) -> Task<Message> {
        self.history_asked = true;
        let store = self.store.clone();
        Task::perform(
            beside_window("history", move || exchange::refresh(&store)),
            Message::Games,
        )
    }

    fn remember_games(&mut self, games: Arc<Vec<Played>>) {
        self.recent = games
            .iter()
            .take(4)
            .filter_map(|played| {
                let game = played.game?;
                let result =
                    rooms::result(&self.words, &self.store, &self.settings, game, &played.id)?;
                Some(Recent {
                    game,
                    file: played.id.to_string(),
                    day: played.day()?,
                    result,
                })
            })
            .collect();
        if let Screen::History(browser) = &mut self.screen {
            browser.refresh(&self.words, Arc::clone(&games));
        }
        self.games = Some(games);
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
        let task = self.react(message);
        self.keep_awake();
        task
    }

    /// The screen stays on while a game is on the table, if that is wished.
    fn keep_awake(&mut self) {
        let wanted = self.settings.awake && matches!(self.screen, Screen::Room(_));
        if !wanted {
            self.awake = None;
        } else if self.awake.is_none() {
            // A desktop that cannot be asked is no reason to stop.
            self.awake = Some(Awake::hold(&self.words.text("app-name"), |_| {}));
        }
    }

    fn react(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Home(message) => self.leave_home(message),
            Message::Settings(message) => self.settle(message),
            Message::Library(message) => self.read(message),
            Message::Beside(message) => self.read_beside(message),
            Message::History(message) => self.browse(message),
            Message::Room(message) => self.play(message),
            Message::Back => self.back(),
            Message::Store(report) => self.hear(&report),
            Message::Sound(sound::Report::Device(device)) => {
                self.mute = device.err();
                Task::none()
            }
            Message::Games(games) => {
                self.remember_games(Arc::new(games.unwrap_or_default()));
                self.troubles = self.store.troubles();
                Task::none()
            }
            Message::Dismiss(trouble) => {
                self.store.dismiss(&trouble);
                self.troubles.retain(|known| *known != trouble);
                Task::none()
            }
            Message::Mute => {
                self.mute = None;
                Task::none()
            }
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
                // The history may be long: it waits until there is something to see.
                if self.gallery.is_complete() && !self.history_asked {
                    self.read_history()
                } else {
                    Task::none()
                }
            }
            Message::Key(key, modifiers) => self.press(&key, modifiers),
            Message::Close => self.close(),
        }
    }

    /// Pictures are drawn on threads of their own.
    fn want_pictures(&mut self) -> Task<Message> {
        let wishes = home::wanted(&self.look(), self.factor);
        let missing = self.gallery.ask(wishes);
        Task::batch(missing.into_iter().map(|wanted| {
            Task::perform(beside_window("art", move || art::draw(wanted)), |drawn| {
                Message::Drawn(drawn.flatten())
            })
        }))
    }

    fn go(&mut self, screen: Screen) -> Task<Message> {
        let before = std::mem::replace(&mut self.screen, screen);
        self.behind.push(before);
        self.beside = None;
        Task::none()
    }

    fn back(&mut self) -> Task<Message> {
        self.screen = self.behind.pop().unwrap_or(Screen::Home);
        self.beside = None;
        match &mut self.screen {
            Screen::Home => {
                self.look_at_table();
                self.read_history()
            }
            Screen::History(_) => self.read_history(),
            _ => Task::none(),
        }
    }

    fn leave_home(&mut self, message: home::Message) -> Task<Message> {
        match message {
            home::Message::Rules => self.open_library(),
            home::Message::Settings => self.go(Screen::Settings),
            home::Message::History => {
                let browser = history::Browser::new(&self.words, self.games.clone());
                let _ = self.go(Screen::History(Box::new(browser)));
                self.read_history()
            }
            home::Message::Open(game) => {
                let mut cx = self.cx();
                let room = AnyRoom::set_up(&mut cx, game);
                self.go(Screen::Room(room))
            }
            home::Message::Resume(file) | home::Message::Review(file) => self.take_up(&file),
        }
    }

    /// Takes up a game where it was left.
    fn take_up(&mut self, file: &str) -> Task<Message> {
        let Some(id) = Id::parse(file) else {
            return Task::none();
        };
        let game = self
            .store
            .read_game(&id)
            .ok()
            .and_then(|text| GameId::named(&text.header.game));
        let Some(game) = game else {
            self.look_at_table();
            return Task::none();
        };
        let mut cx = self.cx();
        match AnyRoom::resume(&mut cx, game, &id) {
            Ok(room) => self.go(Screen::Room(room)),
            Err(_) => {
                self.look_at_table();
                Task::none()
            }
        }
    }

    fn cx(&mut self) -> Cx<'_> {
        Cx {
            settings: &mut self.settings,
            store: &self.store,
            words: &self.words,
            now: platform::now(),
            instant: platform::instant(),
            seed: platform::random(),
            effects: Vec::new(),
            sound: &self.sound,
        }
    }

    fn play(&mut self, message: rooms::Message) -> Task<Message> {
        let Screen::Room(room) = &mut self.screen else {
            return Task::none();
        };
        let mut cx = Cx {
            settings: &mut self.settings,
            store: &self.store,
            words: &self.words,
            now: platform::now(),
            instant: platform::instant(),
            seed: platform::random(),
            effects: Vec::new(),
            sound: &self.sound,
        };
        let action = room.update(&mut cx, message);
        let effects = cx.effects;
        if !self.settings.quiet.contains(&room.game()) {
            for effect in effects {
                self.sound.effect(effect);
            }
        }
        match action {
            room::Action::None => Task::none(),
            room::Action::Leave => self.back(),
            room::Action::Rules(rule) => {
                let game = room.game();
                let language = self.words.language();
                self.beside = match (rule, &self.beside) {
                    // The sign in the bar opens and closes it.
                    (None, Some(_)) => None,
                    (None, None) => Some(library::Library::new(language, Some(game))),
                    (Some(rule), _) => {
                        Some(library::Library::at_rule(language, game, rule.as_str()))
                    }
                };
                let show = self.beside.as_ref().map(library::Library::show);
                show.map_or_else(Task::none, |show| show.map(Message::Beside))
            }
            room::Action::Remember => {
                self.store.save_settings(&self.settings.to_json());
                Task::none()
            }
        }
    }

    fn open_library(&mut self) -> Task<Message> {
        let library = library::Library::new(self.words.language(), None);
        self.go(Screen::Library(Box::new(library)))
    }

    fn read(&mut self, message: library::Message) -> Task<Message> {
        let Screen::Library(library) = &mut self.screen else {
            return Task::none();
        };
        match library.update(message) {
            library::Action::None => Task::none(),
            library::Action::Back => self.back(),
            library::Action::Run(task) => task.map(Message::Library),
        }
    }

    fn read_beside(&mut self, message: library::Message) -> Task<Message> {
        let Some(library) = &mut self.beside else {
            return Task::none();
        };
        match library.update(message) {
            library::Action::None => Task::none(),
            library::Action::Back => {
                self.beside = None;
                Task::none()
            }
            library::Action::Run(task) => task.map(Message::Beside),
        }
    }

    fn browse(&mut self, message: history::Message) -> Task<Message> {
        let Screen::History(browser) = &mut self.screen else {
            return Task::none();
        };
        match browser.update(&self.store, &self.words, message) {
            history::Action::None => Task::none(),
            history::Action::Back => self.back(),
            history::Action::TakeUp(file) => self.take_up(&file),
            history::Action::Run(task) => task.map(Message::History),
            history::Action::Work(work) => self.trade(work),
            history::Action::Refresh => self.read_history(),
        }
    }

    /// Games go out or come in, beside the window.
    fn trade(&self, work: history::trade::Work) -> Task<Message> {
        let store = self.store.clone();
        let language = self.words.language();
        Task::perform(
            beside_window("exchange", move || work.run(&store, language)),
            |done| Message::History(history::Message::Done(done)),
        )
    }

    fn hear(&mut self, report: &Report) -> Task<Message> {
        self.troubles = self.store.troubles();
        match report {
            Report::History(_) => self.read_history(),
            _ => Task::none(),
        }
    }

    fn settle(&mut self, message: settings_screen::Message) -> Task<Message> {
        match settings_screen::update(&mut self.settings, message) {
            settings_screen::Action::None => Task::none(),
            settings_screen::Action::Back => self.back(),
            settings_screen::Action::Louder => {
                self.sound
                    .levels(self.settings.music, self.settings.effects);
                Task::none()
            }
            settings_screen::Action::Changed => {
                self.speak();
                self.sound
                    .levels(self.settings.music, self.settings.effects);
                self.store.save_settings(&self.settings.to_json());
                Task::none()
            }
            settings_screen::Action::Gong => {
                self.sound
                    .levels(self.settings.music, self.settings.effects);
                self.sound.effect(sound::Effect::Gong);
                Task::none()
            }
            settings_screen::Action::Fullscreen => self.toggle_fullscreen(),
            settings_screen::Action::Export => {
                let browser = history::Browser::trading(&self.words, self.games.clone());
                let work = browser.wants();
                let _ = self.go(Screen::History(Box::new(browser)));
                work.map_or_else(Task::none, |work| self.trade(work))
            }
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
        if language == self.words.language() {
            return;
        }
        self.words = Words::new(language);
        self.sound.speak(language);
        for screen in self.behind.iter_mut().chain([&mut self.screen]) {
            if let Screen::Library(library) = screen {
                library.translate(language);
            }
        }
        self.look_at_table();
        if let Some(games) = self.games.clone() {
            self.remember_games(games);
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
            Key::Named(key::Named::F11) => return self.toggle_fullscreen(),
            Key::Named(key::Named::F1) if !matches!(self.screen, Screen::Keys) => {
                return self.go(Screen::Keys);
            }
            Key::Character("+" | "=") if modifiers.command() => return self.resize_text(25),
            Key::Character("-") if modifiers.command() => return self.resize_text(-25),
            Key::Named(key::Named::Escape) if self.beside.is_some() => {
                self.beside = None;
                return Task::none();
            }
            _ => {}
        }
        match (&self.screen, key.as_ref()) {
            (Screen::Room(room), _) => match room.key(key, modifiers) {
                Some(message) => self.play(message),
                None => Task::none(),
            },
            (Screen::Home, Key::Character(letter)) => self.home_key(letter),
            (Screen::Home, _) => Task::none(),
            (Screen::Library(_), Key::Named(key::Named::Escape)) => {
                self.read(library::Message::Back)
            }
            (Screen::History(browser), _) => match browser.key(key) {
                Some(message) => self.browse(message),
                None => Task::none(),
            },
            (_, Key::Named(key::Named::Escape)) => self.back(),
            _ => Task::none(),
        }
    }

    fn home_key(&mut self, letter: &str) -> Task<Message> {
        let game = || {
            let place = letter.parse::<usize>().ok()?.checked_sub(1)?;
            GameId::ALL.get(place).copied()
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

    fn resize_text(&mut self, by: i16) -> Task<Message> {
        let percent = self
            .settings
            .percent
            .saturating_add_signed(by)
            .clamp(100, 175);
        self.settle(settings_screen::Message::Percent(percent))
    }

    /// Everything that was tapped goes to the disk before the window does.
    fn close(&mut self) -> Task<Message> {
        let mut screens = std::mem::take(&mut self.behind);
        screens.push(std::mem::replace(&mut self.screen, Screen::Home));
        for screen in &mut screens {
            if let Screen::Room(room) = screen {
                room.close(&mut self.cx());
            }
        }
        let _ = self.store.flush(PARTING);
        iced::exit()
    }

    pub fn view(&self) -> Element<'_, Message> {
        let look = self.look();
        let banners = troubles::banners(&look, &self.troubles, self.watching(), self.mute.as_ref());
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
            home::plain(&look, column![banners, content])
        };
        // The size is taken from what is laid out: the window's own events may come before
        // anybody listens.
        let measured = sensor(content)
            .on_show(Message::Resized)
            .on_resize(Message::Resized);
        tap::fingers(measured).into()
    }

    /// Whether the game on screen is written by another window.
    fn watching(&self) -> bool {
        matches!(&self.screen, Screen::Room(room) if room.read_only())
    }

    fn screen<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
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

    fn subscription(&self) -> Subscription<Message> {
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
        let theme = iced::system::theme_changes().map(Message::SystemTheme);
        let room = match &self.screen {
            Screen::Room(room) => room.subscription().map(Message::Room),
            _ => Subscription::none(),
        };
        Subscription::batch([keys, window, theme, room])
    }
}

/// Work that takes its time, away from the window's thread.
async fn beside_window<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    platform::spawn(name, move || {
        let _ = sender.send(work());
    })
    .ok()?;
    receiver.await.ok()
}

/// Settings as far as they can be read; a file that cannot is set aside.
fn read_settings(store: &Store) -> Settings {
    match store.settings() {
        Ok(Some(text)) => Settings::from_json(&text).unwrap_or_else(|| {
            let _ = store.set_settings_aside();
            Settings::default()
        }),
        Ok(None) | Err(_) => Settings::default(),
    }
}
