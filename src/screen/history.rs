//! The games that were played: by date, filtered by box and by player, counted, and each one
//! step by step.
//!
//! It works on summaries that were read before; only the game that is looked at is read whole.

mod filter;
mod game;
mod list;
mod totals;
pub mod trade;

use crate::chronicle::Played;
use crate::exchange::Form;
use crate::localize::Words;
use crate::settings::Person;
use crate::shelf::GameId;
use crate::store::{Id, Store};
use crate::ui::art::Gallery;
use crate::ui::bar::bar;
use crate::ui::icon::Icon;
use crate::ui::panel::{empty, panel, plain};
use crate::ui::{Element, Look, button};
use chrono::NaiveDate;
use game::Opened;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::{column, container, row};
use iced::{Length, Size, Task};
use list::Listing;
use std::path::PathBuf;
use std::sync::Arc;
use totals::Totals;
use trade::{Done, Trade, Work};

#[derive(Debug)]
pub struct Browser {
    /// `None` while they are being read.
    read: Option<Arc<Vec<Played>>>,
    only: Option<GameId>,
    who: Option<String>,
    /// Everybody who has played, the most frequent first.
    people: Vec<Person>,
    listing: Listing,
    totals: Totals,
    page: Page,
    trade: Trade,
    /// To be opened as soon as the games are read.
    awaited: Option<Id>,
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
    Only(Option<GameId>),
    Who(Option<String>),
    Scrolled(f32),
    /// The rail was dragged.
    Slide(f32),
    Totals,
    Open(Id),
    Step(usize),
    Forward(bool),
    /// The next game of the list, or the one before.
    Next(bool),
    TakeUp(Id),
    Trade,
    Export(Option<Id>, Form),
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
    pub fn new(words: &Words, games: Option<Arc<Vec<Played>>>) -> Self {
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
    pub fn trading(words: &Words, games: Option<Arc<Vec<Played>>>) -> Self {
        Self {
            page: Page::Trade,
            ..Self::new(words, games)
        }
    }

    /// The same, opened at a game that may just have ended.
    pub fn reviewing(words: &Words, id: Id) -> Self {
        Self {
            awaited: Some(id),
            ..Self::new(words, None)
        }
    }

    /// The games have changed.
    pub fn refresh(&mut self, store: &Store, words: &Words, games: Arc<Vec<Played>>) {
        self.people = filter::people(&games);
        self.read = Some(games);
        self.sift(words);
        if let Some(id) = self.awaited.take() {
            self.open(store, words, &id);
        }
    }

    fn games(&self) -> &[Played] {
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
            Message::Look => return Action::Work(Work::Look),
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

    fn filter(&mut self, words: &Words, only: Option<GameId>, who: Option<String>) -> Action {
        self.only = only;
        self.who = who;
        self.sift(words);
        Action::Run(self.listing.slide(0.0))
    }

    fn open(&mut self, store: &Store, words: &Words, id: &Id) {
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
        look: Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let count = look.tr(
            "history-count",
            &[
                ("games", self.games().len().into()),
                ("evenings", self.totals.evenings_of_all.into()),
            ],
        );
        let trade = if look.narrow() {
            button::sign(&look, Icon::Export, Some(Message::Trade))
        } else {
            button::worded(&look, Icon::Export, look.t("history-trade")).on_press(Message::Trade)
        };
        let head = bar(
            &look,
            Message::Back,
            look.t("place-history"),
            (!self.games().is_empty()).then_some(count),
            [trade.into()],
        );
        let bar_height = if look.narrow() { 56.0 } else { 64.0 };
        let room = look.within(Size::new(look.size.width, look.size.height - bar_height));
        let body = if self.games().is_empty() {
            self.nothing(&room)
        } else if look.two_panes() {
            self.panes(&room, gallery, today)
        } else {
            self.single(&room, gallery, today)
        };
        plain(&look, column![head, body])
    }

    /// No game yet, or none read yet; games can come in all the same.
    fn nothing<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        if matches!(self.page, Page::Trade) {
            let inner = look.within(Size::new(
                look.size.width.min(860.0) - 2.0 * look.margin(),
                look.size.height,
            ));
            let page = container(self.trade.view(&inner)).max_width(860);
            return container(page)
                .center_x(Length::Fill)
                .padding(look.margin())
                .into();
        }
        let (title, words) = match self.read {
            None => (look.t("history-reading"), String::new()),
            Some(_) => (look.t("history-empty"), look.t("history-empty-how")),
        };
        empty(look, Icon::Lamp, title, words, None)
    }

    fn panes<'a>(
        &'a self,
        look: &Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let margin = 20.0;
        let left = (look.size.width * 0.36).clamp(400.0, 560.0);
        let filters = self.filters(look, gallery);
        let height = look.size.height - filter::height(look, true) - 2.0 * 12.0 - 16.0;
        let list = look.within(Size::new(left, height));
        let pad = 22.0;
        let right = Size::new(
            look.size.width - left - 2.0 * margin - 16.0 - 2.0 * pad,
            height - 2.0 * pad,
        );
        let page = look.within(right);
        let beside = match &self.page {
            Page::Game(opened) => opened.view(&page, today),
            Page::Trade => self.trade.view(&page),
            Page::List | Page::Totals => self.totals.view(&page, gallery),
        };
        let beside = panel(look, beside)
            .padding(pad)
            .width(Length::Fill)
            .height(Length::Fill);
        let list = container(self.listing(&list, gallery, today)).width(Length::Fixed(left));
        column![filters, row![list, beside].spacing(16)]
            .spacing(12)
            .padding([12.0, margin])
            .into()
    }

    fn single<'a>(
        &'a self,
        look: &Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let margin = look.margin();
        let inner = look.within(Size::new(
            look.size.width - 2.0 * margin,
            look.size.height - 20.0,
        ));
        let body = match &self.page {
            Page::Game(opened) => opened.view(&inner, today),
            Page::Trade => self.trade.view(&inner),
            Page::Totals => self.totals.view(&inner, gallery),
            Page::List => {
                let height = inner.size.height - filter::height(&inner, false) - 10.0;
                let list = inner.within(Size::new(inner.size.width, height));
                column![
                    self.filters(&inner, gallery),
                    self.listing(&list, gallery, today)
                ]
                .spacing(10)
                .into()
            }
        };
        container(body).padding([10.0, margin]).into()
    }

    fn filters<'a>(&'a self, look: &Look<'_>, gallery: &'a Gallery) -> Element<'a, Message> {
        filter::view(look, gallery, &self.people, self.only, self.who.as_deref())
    }

    fn listing<'a>(
        &'a self,
        look: &Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let here = self.opened().map(Opened::id);
        let counted = look.two_panes() && matches!(self.page, Page::List | Page::Totals);
        self.listing
            .view(look, gallery, self.games(), today, here, counted)
    }
}
