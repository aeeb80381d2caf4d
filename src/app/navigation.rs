//! Navigation between screens, and the actions that screens return.

use super::{App, Beside, Message, Screen};
use crate::core::FileId;
use crate::games::{self, AnySession, GameInfo};
use crate::screens::{history, home, rules};
use crate::session::{self, Cx, background};
use iced::Task;
use iced::widget::operation;
use std::path::PathBuf;

impl App {
    pub(super) fn go(&mut self, screen: Screen) -> Task<Message> {
        let before = std::mem::replace(&mut self.screen, screen);
        self.behind.push(before);
        self.beside = None;
        Task::none()
    }

    pub(super) fn back(&mut self) -> Task<Message> {
        self.screen = self.behind.pop().unwrap_or(Screen::Home);
        self.beside = None;
        self.problem_open = false;
        self.forget_dismissed();
        // A game was closed while its history was looked at.
        if let Screen::Session(session) = &self.screen
            && let Some(id) = session.file().cloned()
        {
            let game = session.game();
            match AnySession::resume(&mut self.cx(), game, &id) {
                Ok(session) => self.screen = Screen::Session(session),
                Err(error) => {
                    log::error!("{id} cannot be taken up: {error:?}");
                    return self.back();
                }
            }
        }
        match &mut self.screen {
            Screen::Home => {
                self.refresh_current();
                self.read_history()
            }
            Screen::History(_) => self.read_history(),
            _ => Task::none(),
        }
    }

    pub(super) fn leave_home(&mut self, message: home::Message) -> Task<Message> {
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
                let session = AnySession::set_up(&mut cx, game);
                self.go(Screen::Session(session))
            }
            home::Message::Another(file) => {
                let task = self.resume(&file);
                self.set_up_another();
                task
            }
            home::Message::Measured(measured) => {
                self.pictures.measured(measured);
                self.want_pictures();
                Task::none()
            }
            home::Message::Resume(file) | home::Message::Review(file) => self.resume(&file),
        }
    }

    /// Gives up the open game and opens the setup of its box.
    fn set_up_another(&mut self) {
        if let (Some(session), mut cx) = self.session() {
            session.set_up_another(&mut cx);
        }
    }

    /// The session on screen, with what it is given.
    fn session(&mut self) -> (Option<&mut AnySession>, Cx<'_>) {
        let cx = Cx::new(&mut self.settings, &self.store, &self.words, &self.sound);
        let session = match &mut self.screen {
            Screen::Session(session) => Some(session),
            _ => None,
        };
        (session, cx)
    }

    /// Resumes a game.
    pub(super) fn resume(&mut self, file: &str) -> Task<Message> {
        let Some(id) = FileId::parse(file) else {
            return Task::none();
        };
        let game = self
            .store
            .read_game(&id)
            .inspect_err(|error| log::error!("{id} cannot be read: {error}"))
            .ok()
            .and_then(|text| GameInfo::named(&text.header.game));
        let Some(game) = game else {
            self.refresh_current();
            return Task::none();
        };
        // The same game must not stay open below this one.
        self.behind.retain(
            |screen| !matches!(screen, Screen::Session(below) if below.file() == Some(&id)),
        );
        let mut cx = self.cx();
        match AnySession::resume(&mut cx, game, &id) {
            Ok(session) => self.go(Screen::Session(session)),
            Err(error) => {
                log::error!("{id} cannot be taken up: {error:?}");
                self.refresh_current();
                Task::none()
            }
        }
    }

    /// Reviews the game that is open; it is closed, so that it can be resumed from there.
    fn review(&mut self, id: FileId) -> Task<Message> {
        if let (Some(session), mut cx) = self.session() {
            session.close(&mut cx);
        }
        let browser = history::Browser::reviewing(&self.words, id);
        let _ = self.go(Screen::History(Box::new(browser)));
        self.read_history()
    }

    pub(super) fn open_library(&mut self) -> Task<Message> {
        let library = rules::Library::new(self.words.language(), None);
        self.go(Screen::Library(Box::new(library)))
    }

    pub(super) fn read(&mut self, message: rules::Message) -> Task<Message> {
        let Screen::Library(library) = &mut self.screen else {
            return Task::none();
        };
        match library.update(message) {
            rules::Action::None | rules::Action::NewGame => Task::none(),
            rules::Action::Back => self.back(),
            rules::Action::Run(task) => task.map(Message::Library),
        }
    }

    pub(super) fn read_beside(&mut self, message: rules::Message) -> Task<Message> {
        let Some(Beside::Rules(library)) = &mut self.beside else {
            return Task::none();
        };
        match library.update(message) {
            rules::Action::None => Task::none(),
            rules::Action::Run(task) => task.map(Message::Beside),
            action => {
                self.beside = None;
                if let rules::Action::NewGame = action {
                    self.set_up_another();
                }
                Task::none()
            }
        }
    }

    pub(super) fn browse(&mut self, message: history::Message) -> Task<Message> {
        let Screen::History(browser) = &mut self.screen else {
            return Task::none();
        };
        match browser.update(&self.store, &self.words, message) {
            history::Action::None => Task::none(),
            history::Action::Back => self.back(),
            history::Action::Resume(file) => self.resume(&file),
            history::Action::Run(task) => task.map(Message::History),
            history::Action::Work(work) => self.transfer(work),
            history::Action::Refresh => self.read_history(),
        }
    }

    /// Opens the page for export and import, and imports a file.
    pub(super) fn open_exchange(&mut self, import: Option<PathBuf>) -> Task<Message> {
        let browser = history::Browser::at_transfer(&self.words, self.games.clone());
        let import = import.map(history::transfer::Work::Import);
        let work = browser.wants().into_iter().chain(import);
        let _ = self.go(Screen::History(Box::new(browser)));
        Task::batch(work.map(|work| self.transfer(work)))
    }

    /// Runs an export or import on another thread.
    pub(super) fn transfer(&self, work: history::transfer::Work) -> Task<Message> {
        let store = self.store.clone();
        let language = self.words.language();
        let done = async move {
            let work = work.prepare().await;
            background("exchange", move || work.run(&store, language)).await?
        };
        Task::perform(done, |done| Message::History(history::Message::Done(done)))
    }

    pub(super) fn play(&mut self, message: games::Message) -> Task<Message> {
        let revision = self.settings.revision();
        let (Some(session), mut cx) = self.session() else {
            return Task::none();
        };
        let game = session.game();
        let action = session.update(&mut cx, message);
        let effects = cx.effects;
        if self.settings.revision() != revision {
            self.store.save_settings(&self.settings.to_json());
        }
        if !self.settings.quiet.contains(game.name()) {
            for effect in effects {
                self.sound.effect(effect);
            }
        }
        match action {
            // The session has already begun another game.
            session::Action::None | session::Action::PlayAgain => Task::none(),
            session::Action::Leave => self.back(),
            session::Action::Rules(rule) => {
                let language = self.words.language();
                let library = match (rule, &self.beside) {
                    // The button in the bar opens and closes it.
                    (None, Some(Beside::Rules(_))) => {
                        self.beside = None;
                        return Task::none();
                    }
                    (None, _) => rules::Library::new(language, Some(game)),
                    (Some(rule), _) => rules::Library::at_rule(language, game, rule.as_str()),
                };
                let show = library.show().map(Message::Beside);
                self.beside = Some(Beside::Rules(Box::new(library)));
                show
            }
            session::Action::Run(task) => task.map(Message::Session),
            session::Action::Focus(line) => operation::focus(line),
            session::Action::Review(id) => self.review(id),
            session::Action::Entries => {
                self.beside = Some(Beside::Entries);
                Task::none()
            }
        }
    }
}
