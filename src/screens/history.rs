//! The games that were played: by date, filtered by box and by player, counted, and each one
//! step by step.
//!
//! It works on summaries that were read before; only the game that is looked at is read whole.

mod filter;
mod game;
mod list;
mod totals;
pub mod transfer;

use crate::archive::Form;
use crate::core::{FileId, Icon, Player};
use crate::games::GameInfo;
use crate::history::PastGame;
use crate::localize::Words;
use crate::platform::exchange;
use crate::store::Store;
use crate::ui::bar::bar;
use crate::ui::layout::{by_space, panes, scaffold};
use crate::ui::panel::{empty, panel, plain};
use crate::ui::pictures::Pictures;
use crate::ui::{Element, Ui, button};
use chrono::NaiveDate;
use game::Opened;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::{column, container};
use iced::{Length, Task};
use list::Listing;
use std::path::PathBuf;
use std::sync::Arc;
use totals::Totals;
use transfer::{Done, Trade, Work};

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
    trade: Trade,
    /// To be opened as soon as the games are read.
    awaited: Option<FileId>,
}

/// What lies beside the list, or over it where there is no room beside.
#[derive(Debug)]
enum Page {
    List,
    Totals,
    Game(Box<Opened>),
    Trade,
}

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Only(Option<&'static GameInfo>),
    Who(Option<String>),
    Scrolled(f32),
    /// The rail was dragged.
    Slide(f32),
    Totals,
    Open(FileId),
    Step(usize),
    Forward(bool),
    /// The next game of the list, or the one before.
    Next(bool),
    TakeUp(FileId),
    Trade,
    Export(Option<FileId>, Form),
    Look,
    Import(PathBuf),
    Done(Option<Done>),
}

/// What the root does about it.
#[derive(Debug)]
pub enum Action {
    None,
    Back,
    TakeUp(String),
    Run(Task<Message>),
    /// Beside the window; what came of it returns as [`Message::Done`].
    Work(Work),
    /// Games have come in.
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
            trade: Trade::default(),
            awaited: None,
        };
        browser.sift(words);
        browser
    }

    /// The same, opened where games go out and come in.
    pub fn trading(words: &Words, games: Option<Arc<Vec<PastGame>>>) -> Self {
        Self {
            page: Page::Trade,
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
        self.sift(words);
        if let Some(id) = self.awaited.take() {
            self.open(store, words, &id);
        }
    }

    fn games(&self) -> &[PastGame] {
        self.read.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Works out what is shown and what it comes to.
    fn sift(&mut self, words: &Words) {
        let games = self.read.as_deref().map_or(&[][..], Vec::as_slice);
        let shown = filter::shown(games, self.only, self.who.as_deref());
        self.totals = Totals::of(words, games, &shown, self.who.as_deref());
        self.listing.show(games, shown);
    }

    pub fn update(&mut self, store: &Store, words: &Words, message: Message) -> Action {
        match message {
            Message::Back => return self.back(),
            Message::Only(only) => return self.filter(words, only, self.who.clone()),
            Message::Who(who) => return self.filter(words, self.only, who),
            Message::Scrolled(to) => self.listing.scrolled(to),
            Message::Slide(to) => return Action::Run(self.listing.slide(to)),
            Message::Totals => self.page = Page::Totals,
            Message::Open(id) => self.open(store, words, &id),
            Message::Step(step) => self.step(words, |_| step),
            Message::Forward(true) => self.step(words, |step| step + 1),
            Message::Forward(false) => self.step(words, |step| step.saturating_sub(1)),
            Message::Next(after) => return self.next(store, words, after),
            Message::TakeUp(id) => return Action::TakeUp(id.to_string()),
            Message::Trade => {
                self.trade = Trade::of(self.opened());
                self.page = Page::Trade;
                return Action::Work(Work::Look);
            }
            Message::Export(id, form) => return Action::Work(Work::Export(id, form)),
            Message::Look if exchange::SEES_FOLDERS => return Action::Work(Work::Look),
            Message::Look => return Action::Work(Work::Choose),
            Message::Import(path) => return Action::Work(Work::Import(path)),
            Message::Done(done) => {
                if self.trade.hear(done) {
                    return Action::Refresh;
                }
            }
        }
        Action::None
    }

    /// What a page that was opened here asks for at once.
    pub fn wants(&self) -> Option<Work> {
        matches!(self.page, Page::Trade).then_some(Work::Look)
    }

    fn back(&mut self) -> Action {
        match self.page {
            Page::List => return Action::Back,
            Page::Totals | Page::Game(_) | Page::Trade => self.page = Page::List,
        }
        Action::None
    }

    fn filter(
        &mut self,
        words: &Words,
        only: Option<&'static GameInfo>,
        who: Option<String>,
    ) -> Action {
        self.only = only;
        self.who = who;
        self.sift(words);
        Action::Run(self.listing.slide(0.0))
    }

    fn open(&mut self, store: &Store, words: &Words, id: &FileId) {
        let played = self.games().iter().find(|played| played.id == *id);
        if let Some(opened) = played.and_then(|played| Opened::read(store, words, played)) {
            self.page = Page::Game(Box::new(opened));
        }
    }

    fn opened(&self) -> Option<&Opened> {
        match &self.page {
            Page::Game(opened) => Some(opened),
            Page::List | Page::Totals | Page::Trade => None,
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

    pub fn key(&self, key: &Key) -> Option<Message> {
        match key.as_ref() {
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

    pub fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        pictures: &'a Pictures,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let count = ui.tr(
            "history-count",
            &[
                ("games", self.games().len().into()),
                ("evenings", self.totals.evenings_of_all.into()),
            ],
        );
        let trade = if ui.narrow() {
            button::icon_button(&ui, Icon::Export, Some(Message::Trade))
        } else {
            button::labelled_icon(&ui, Icon::Export, ui.t("history-trade")).on_press(Message::Trade)
        };
        let head = bar(
            &ui,
            Message::Back,
            ui.t("place-history"),
            (!self.games().is_empty()).then_some(count),
            [trade.into()],
        );
        let content = scaffold(ui).bar(head).body(move |ui| {
            if self.games().is_empty() {
                self.nothing(ui)
            } else if ui.two_panes() {
                self.panes(ui, pictures, today)
            } else {
                self.single(ui, pictures, today)
            }
        });
        plain(&ui, content)
    }

    /// No game yet, or none read yet; games can come in all the same.
    fn nothing<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        if matches!(self.page, Page::Trade) {
            let page = by_space(ui, |ui| self.trade.view(&ui));
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

    fn panes<'a>(
        &'a self,
        ui: Ui<'a>,
        pictures: &'a Pictures,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let page = by_space(ui, move |ui| match &self.page {
            Page::Game(opened) => opened.view(&ui, today),
            Page::Trade => self.trade.view(&ui),
            Page::List | Page::Totals => self.totals.view(&ui, pictures),
        });
        let page = panel(&ui, page).padding(22);
        let list = by_space(ui, move |ui| self.listing(&ui, pictures, today));
        let panes = panes(ui, page, list)
            .side(0.372, 400.0..=560.0)
            .side_first()
            .spacing(16.0);
        column![self.filters(&ui, pictures), Element::from(panes)]
            .spacing(12)
            .padding([12, 20])
            .into()
    }

    fn single<'a>(
        &'a self,
        ui: Ui<'a>,
        pictures: &'a Pictures,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let body = by_space(ui, move |ui| match &self.page {
            Page::Game(opened) => opened.view(&ui, today),
            Page::Trade => self.trade.view(&ui),
            Page::Totals => self.totals.view(&ui, pictures),
            Page::List => {
                let list = by_space(ui, move |ui| self.listing(&ui, pictures, today));
                column![self.filters(&ui, pictures), list]
                    .spacing(10)
                    .into()
            }
        });
        container(body).padding([10.0, ui.margin()]).into()
    }

    fn filters<'a>(&'a self, ui: &Ui<'_>, pictures: &'a Pictures) -> Element<'a, Message> {
        filter::view(ui, pictures, &self.people, self.only, self.who.as_deref())
    }

    fn listing<'a>(
        &'a self,
        ui: &Ui<'_>,
        pictures: &'a Pictures,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let here = self.opened().map(Opened::id);
        let counted = ui.two_panes() && matches!(self.page, Page::List | Page::Totals);
        self.listing
            .view(ui, pictures, self.games(), today, here, counted)
    }
}
