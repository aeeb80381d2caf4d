//! The history screen: games by date, filtered by game and by player, totals, and each game step by
//! step.
//!
//! It works on summaries that were read before; only an opened game is read whole.

mod filter;
mod game;
mod list;
mod picker;
mod totals;
pub mod transfer;

use crate::archive::Form;
use crate::core::{FileId, Icon, Player};
use crate::games::GameInfo;
use crate::history::PastGame;
use crate::localize::Words;
use crate::platform::exchange;
use crate::store::{Error, Store};
use crate::ui::bar::{Notice, bar};
use crate::ui::panel::{empty, panel};
use crate::ui::pictures::Pictures;
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Element, Ui, by_space, panes};
use chrono::NaiveDate;
use game::Opened;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::widget::{column, container, space};
use iced::{Length, Task};
use list::Listing;
use std::path::PathBuf;
use std::sync::Arc;
use totals::Totals;
use transfer::{Done, Transfer, Work};

#[derive(Debug)]
pub struct Browser {
    /// `None` while they are being read.
    read: Option<Arc<Vec<PastGame>>>,
    only: Option<&'static GameInfo>,
    who: Option<String>,
    /// Everybody who has played, the most frequent first.
    people: Vec<Player>,
    listing: Listing,
    totals: Totals,
    page: Page,
    /// Where "back" leads from the page, the nearest last; empty: out of the history.
    behind: Vec<Page>,
    transfer: Transfer,
    /// The game that was deleted last, and can be restored.
    deleted: Option<FileId>,
    failure: Option<Error>,
    /// Unfinished games count in the totals.
    counts_unfinished: bool,
    /// To be opened as soon as the games are read.
    awaited: Option<FileId>,
}

/// What is open beside the list, or over it where there is no space beside.
#[derive(Debug)]
enum Page {
    List,
    Totals,
    Game(Box<Opened>),
    Transfer,
}

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Only(Option<&'static GameInfo>),
    Who(Option<String>),
    Scrolled(f32),
    /// The scroll rail was dragged.
    Slide(f32),
    Totals,
    Open(FileId),
    Step(usize),
    Forward(bool),
    /// The next game of the list, or the one before.
    Next(bool),
    Resume(FileId),
    /// Whether unfinished games count in the totals.
    CountUnfinished,
    Delete(FileId),
    /// Restores the game deleted last, or closes the notice about it.
    Restore,
    Transfer,
    /// Opens a folder in the file picker.
    Browse(PathBuf),
    Export(Option<FileId>, Form),
    Look,
    Import(PathBuf),
    Done(Option<Done>),
}

/// What the root does in response.
#[derive(Debug)]
pub enum Action {
    None,
    Back,
    Resume(String),
    Run(Task<Message>),
    /// On another thread; the result returns as [`Message::Done`].
    Work(Work),
    /// Games have been imported.
    Refresh,
}

impl Browser {
    pub fn new(words: &Words, games: Option<Arc<Vec<PastGame>>>) -> Self {
        let mut browser = Self {
            people: filter::people(games.as_deref().map_or(&[], Vec::as_slice)),
            read: games,
            only: None,
            who: None,
            listing: Listing::default(),
            totals: Totals::default(),
            page: Page::List,
            behind: Vec::new(),
            transfer: Transfer::default(),
            deleted: None,
            failure: None,
            counts_unfinished: false,
            awaited: None,
        };
        browser.apply_filter(words);
        browser
    }

    /// The same, opened at export and import.
    pub fn at_transfer(words: &Words, games: Option<Arc<Vec<PastGame>>>) -> Self {
        Self {
            page: Page::Transfer,
            ..Self::new(words, games)
        }
    }

    /// The same, opened at a game that may just have ended.
    pub fn reviewing(words: &Words, id: FileId) -> Self {
        Self {
            awaited: Some(id),
            ..Self::new(words, None)
        }
    }

    /// The games have changed.
    pub fn refresh(&mut self, store: &Store, words: &Words, games: Arc<Vec<PastGame>>) {
        self.people = filter::people(&games);
        self.read = Some(games);
        self.apply_filter(words);
        if let Some(id) = self.awaited.take() {
            self.open(store, words, &id);
            // Back leads to where it was opened from.
            self.behind.clear();
        }
    }

    fn games(&self) -> &[PastGame] {
        self.read.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Computes the list and the totals.
    fn apply_filter(&mut self, words: &Words) {
        let games = self.read.as_deref().map_or(&[][..], Vec::as_slice);
        let shown = filter::shown(games, self.only, self.who.as_deref());
        let who = self.who.as_deref();
        self.totals = Totals::of(words, games, &shown, who, self.counts_unfinished);
        self.listing.show(games, shown);
    }

    pub fn update(&mut self, store: &Store, words: &Words, message: Message) -> Action {
        match message {
            Message::Back => return self.back(),
            Message::Only(only) => return self.filter(words, only, self.who.clone()),
            Message::Who(who) => return self.filter(words, self.only, who),
            Message::Scrolled(to) => self.listing.scrolled(to),
            Message::Slide(to) => return Action::Run(self.listing.slide(to)),
            Message::Totals => self.show(Page::Totals),
            Message::CountUnfinished => {
                self.counts_unfinished = !self.counts_unfinished;
                self.apply_filter(words);
            }
            Message::Delete(id) => return Action::Work(Work::Delete(id)),
            Message::Restore => {
                self.failure = None;
                return match self.deleted.take() {
                    Some(id) => Action::Work(Work::Restore(id)),
                    None => Action::None,
                };
            }
            Message::Browse(folder) => return Action::Work(Work::List(folder)),
            Message::Open(id) => self.open(store, words, &id),
            Message::Step(step) => self.step(words, |_| step),
            Message::Forward(true) => self.step(words, |step| step + 1),
            Message::Forward(false) => self.step(words, |step| step.saturating_sub(1)),
            Message::Next(after) => return self.next(store, words, after),
            Message::Resume(id) => return Action::Resume(id.to_string()),
            Message::Transfer => {
                self.transfer = Transfer::of(self.opened());
                self.show(Page::Transfer);
                return Action::Work(Work::Look);
            }
            Message::Export(id, form) => return Action::Work(Work::Export(id, form)),
            Message::Look if exchange::SEES_FOLDERS => return Action::Work(Work::Look),
            Message::Look => return Action::Work(Work::Choose),
            Message::Import(path) => return Action::Work(Work::Import(path)),
            Message::Done(done) => return self.handle(done),
        }
        Action::None
    }

    /// The work that the page opened here needs at once.
    pub fn wants(&self) -> Option<Work> {
        matches!(self.page, Page::Transfer).then_some(Work::Look)
    }

    /// The result of work on another thread.
    fn handle(&mut self, done: Option<Done>) -> Action {
        let news = match done {
            Some(Done::Deleted(id, result)) => {
                self.failure = result.err();
                if self.failure.is_none() {
                    if self.opened().is_some_and(|opened| *opened.id() == id) {
                        self.page = self.behind.pop().unwrap_or(Page::List);
                    }
                    self.deleted = Some(id);
                }
                true
            }
            Some(Done::Restored(result)) => {
                self.failure = result.err();
                true
            }
            done => self.transfer.handle(done),
        };
        if news { Action::Refresh } else { Action::None }
    }

    /// Opens a page; back leads to the one before, unless it is of the same kind.
    fn show(&mut self, page: Page) {
        let before = std::mem::replace(&mut self.page, page);
        if std::mem::discriminant(&before) != std::mem::discriminant(&self.page) {
            self.behind.push(before);
        }
    }

    fn back(&mut self) -> Action {
        match self.behind.pop() {
            Some(page) => {
                self.page = page;
                Action::None
            }
            None => Action::Back,
        }
    }

    fn filter(
        &mut self,
        words: &Words,
        only: Option<&'static GameInfo>,
        who: Option<String>,
    ) -> Action {
        self.only = only;
        self.who = who;
        self.apply_filter(words);
        // A game that the filter leaves out does not stay open beside the list.
        let is_shown = |opened: &Opened| self.listing.contains(self.games(), opened.id());
        if self.opened().is_some_and(|opened| !is_shown(opened)) {
            self.page = Page::List;
            self.behind.clear();
        }
        Action::Run(self.listing.slide(0.0))
    }

    fn open(&mut self, store: &Store, words: &Words, id: &FileId) {
        let played = self.games().iter().find(|played| played.id == *id);
        if let Some(opened) = played.and_then(|played| Opened::read(store, words, played)) {
            self.show(Page::Game(Box::new(opened)));
        }
    }

    fn opened(&self) -> Option<&Opened> {
        match &self.page {
            Page::Game(opened) => Some(opened),
            Page::List | Page::Totals | Page::Transfer => None,
        }
    }

    fn step(&mut self, words: &Words, to: impl FnOnce(usize) -> usize) {
        if let Page::Game(opened) = &mut self.page {
            opened.go(words, to(opened.step()));
        }
    }

    fn next(&mut self, store: &Store, words: &Words, after: bool) -> Action {
        let here = self.opened().map(|opened| opened.id().clone());
        let games = self.read.as_deref().map_or(&[][..], Vec::as_slice);
        let Some((id, to)) = self.listing.beside(games, here.as_ref(), after) else {
            return Action::None;
        };
        self.open(store, words, &id);
        Action::Run(to)
    }

    pub fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        match key.as_ref() {
            Key::Character("z") if modifiers.command() && self.deleted.is_some() => {
                Some(Message::Restore)
            }
            Key::Named(Named::Escape) => Some(Message::Back),
            Key::Named(Named::ArrowRight) => Some(Message::Forward(true)),
            Key::Named(Named::ArrowLeft) => Some(Message::Forward(false)),
            Key::Named(Named::ArrowDown) => Some(Message::Next(true)),
            Key::Named(Named::ArrowUp) => Some(Message::Next(false)),
            Key::Named(Named::Home) => Some(Message::Step(0)),
            Key::Named(Named::End) => Some(Message::Step(usize::MAX)),
            _ => None,
        }
    }

    /// The notice about the deleted game, until it is restored or another one is deleted.
    fn notice(&self, ui: &Ui<'_>) -> Option<Notice<Message>> {
        let (text, icon) = match (&self.failure, &self.deleted) {
            (Some(error), _) => {
                let reason = ui.t(&format!("store-{}", error.code()));
                let text = ui.tr("exchange-failed", &[("reason", reason.into())]);
                (text, Icon::Close)
            }
            (None, Some(_)) => (ui.t("history-deleted"), Icon::Undo),
            (None, None) => return None,
        };
        Some(Notice {
            text,
            icon,
            on_press: Message::Restore,
        })
    }

    pub fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        pictures: &'a Pictures,
        today: NaiveDate,
    ) -> ScreenParts<'a, Message> {
        let args = [
            ("games", self.games().len().into()),
            ("evenings", self.totals.evenings_of_all.into()),
        ];
        let count = (!self.games().is_empty()).then(|| ui.tr("history-count", &args));
        let bar = bar(ui, Message::Back, ui.t("place-history"))
            .subtitle(count)
            .notice(self.notice(&ui))
            .labelled_icon(Icon::Export, ui.t("history-trade"), Message::Transfer);
        let view = View {
            browser: self,
            pictures,
            today,
        };
        let body = by_space(ui, move |ui| {
            if self.games().is_empty() {
                self.nothing(ui)
            } else if ui.two_panes() {
                view.panes(ui)
            } else {
                view.single(ui)
            }
        });
        ScreenParts::new(ui, bar, body)
    }

    /// No game yet, or none read yet; import is possible all the same.
    fn nothing<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        if matches!(self.page, Page::Transfer) {
            let page = by_space(ui, |ui| self.transfer.view(&ui));
            return container(container(page).max_width(860))
                .center_x(Length::Fill)
                .padding(ui.margin())
                .into();
        }
        let (title, words) = match self.read {
            None => (ui.t("history-reading"), String::new()),
            Some(_) => (ui.t("history-empty"), ui.t("history-empty-how")),
        };
        empty(&ui, Icon::Lamp, title, words, None)
    }
}

/// What the view functions need.
#[derive(Clone, Copy)]
struct View<'a> {
    browser: &'a Browser,
    pictures: &'a Pictures,
    today: NaiveDate,
}

impl<'a> View<'a> {
    fn panes(self, ui: Ui<'a>) -> Element<'a, Message> {
        let page = by_space(ui, move |ui| self.page(&ui));
        let page = panel(&ui, page).padding(22);
        let list = by_space(ui, move |ui| self.listing(&ui));
        let panes = panes(ui, page, list)
            .side(0.372, 400.0..=560.0)
            .side_first()
            .spacing(16.0);
        column![self.filters(&ui), Element::from(panes)]
            .spacing(12)
            .padding([12, 20])
            .into()
    }

    fn single(self, ui: Ui<'a>) -> Element<'a, Message> {
        let body = by_space(ui, move |ui| match self.browser.page {
            Page::List => {
                let list = by_space(ui, move |ui| self.listing(&ui));
                column![self.filters(&ui), list].spacing(10).into()
            }
            _ => self.page(&ui),
        });
        container(body).padding([10.0, ui.margin()]).into()
    }

    /// What is open beside the list.
    fn page(self, ui: &Ui<'_>) -> Element<'a, Message> {
        let browser = self.browser;
        match &browser.page {
            Page::Game(opened) => opened.view(ui, self.today),
            Page::Transfer => browser.transfer.view(ui),
            // The list beside it says that nothing matches.
            Page::List | Page::Totals if browser.listing.is_empty() => space::vertical().into(),
            Page::List | Page::Totals => browser.totals.view(ui, self.pictures),
        }
    }

    fn filters(self, ui: &Ui<'_>) -> Element<'a, Message> {
        let Browser {
            people, only, who, ..
        } = self.browser;
        filter::view(ui, self.pictures, people, *only, who.as_deref())
    }

    fn listing(self, ui: &Ui<'_>) -> Element<'a, Message> {
        let browser = self.browser;
        let here = browser.opened().map(Opened::id);
        let counted = ui.two_panes() && matches!(browser.page, Page::List | Page::Totals);
        let games = browser.games();
        browser
            .listing
            .view(ui, self.pictures, games, self.today, here, counted)
    }
}
