//! The rules of all games: sections as large buttons, pages, and a search across all games.

mod block;
mod reader;
mod search;

use crate::core::{Icon, Language};
use crate::games::GameInfo;
use crate::localize::rulebook::{Book, Place};
use crate::ui::bar::bar;
use crate::ui::pictures::Pictures;
use crate::ui::screen_parts::ScreenParts;
use crate::ui::scroll_to::reveal;
use crate::ui::{Element, Role, Ui, button};
use iced::widget::operation::{AbsoluteOffset, scroll_to};
use iced::widget::{Id, column, container, row};
use iced::{Alignment, Length, Task};
use std::sync::OnceLock;

#[derive(Debug, Clone)]
pub struct Library {
    game: &'static GameInfo,
    language: Language,
    books: &'static [(&'static GameInfo, Book)],
    at: Place,
    /// On a phone the sections come first, then the page.
    reading: bool,
    search: String,
    found: Vec<(&'static GameInfo, Place)>,
    /// The paragraph of the "why?" that this was opened by.
    answer: Option<(&'static GameInfo, Place)>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Game(&'static GameInfo),
    Section(usize),
    Sections,
    Turn(&'static GameInfo, Place),
    /// The next match, or the previous one.
    Find(bool),
    Search(String),
    Clear,
    /// Closes the sheet.
    Close,
    /// Another game instead of the one beside which the rules are open.
    NewGame,
}

#[derive(Debug)]
pub enum Action {
    None,
    Back,
    NewGame,
    Run(Task<Message>),
}

/// The ids of the page and of the paragraph to scroll to.
fn page_id() -> Id {
    Id::new("rules-page")
}

fn target_id() -> Id {
    Id::new("rules-target")
}

fn to_top() -> Task<Message> {
    scroll_to(page_id(), AbsoluteOffset { x: 0.0, y: 0.0 })
}

const TOP: Place = Place {
    section: 0,
    page: 0,
    block: 0,
};

impl Library {
    pub fn new(language: Language, game: Option<&'static GameInfo>) -> Self {
        Self {
            game: game.unwrap_or(GameInfo::ALL[0]),
            language,
            books: read(language),
            at: TOP,
            reading: false,
            search: String::new(),
            found: Vec::new(),
            answer: None,
        }
    }

    /// Opened at the paragraph of a rule.
    pub fn at_rule(language: Language, game: &'static GameInfo, rule: &str) -> Self {
        let mut library = Self::new(language, Some(game));
        if let Some((place, _)) = library.book().find(rule) {
            library.at = place;
            library.reading = true;
            library.answer = Some((game, place));
        }
        library
    }

    /// The same page in another language.
    pub fn translate(&mut self, language: Language) {
        if language != self.language {
            self.language = language;
            self.books = read(language);
            self.look_for();
        }
    }

    fn book(&self) -> &Book {
        self.books
            .iter()
            .find(|(game, _)| *game == self.game)
            .map_or(&self.books[0].1, |(_, book)| book)
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Back if self.reading && self.found.is_empty() => self.reading = false,
            Message::Back | Message::Close => return Action::Back,
            Message::Game(game) => {
                self.game = game;
                self.at = TOP;
                self.reading = false;
                return Action::Run(to_top());
            }
            Message::Section(section) => {
                self.at = Place { section, ..TOP };
                self.reading = true;
                return Action::Run(to_top());
            }
            Message::NewGame => return Action::NewGame,
            Message::Sections => self.reading = false,
            Message::Turn(game, place) => return self.turn_to(game, place),
            Message::Find(after) => return self.next_find(after),
            Message::Search(word) => {
                self.search = word;
                self.look_for();
            }
            Message::Clear => {
                self.search.clear();
                self.found.clear();
            }
        }
        Action::None
    }

    fn turn_to(&mut self, game: &'static GameInfo, place: Place) -> Action {
        self.game = game;
        self.at = place;
        self.reading = true;
        Action::Run(self.show())
    }

    /// Scrolls to the paragraph, once the page is there.
    pub fn show(&self) -> Task<Message> {
        if self.at.block == 0 {
            to_top()
        } else {
            reveal(page_id(), target_id())
        }
    }

    /// The match that is being read.
    fn find_now(&self) -> Option<usize> {
        self.found
            .iter()
            .position(|(game, place)| *game == self.game && *place == self.at)
    }

    fn next_find(&mut self, after: bool) -> Action {
        let last = self.found.len().saturating_sub(1);
        let next = match (self.find_now(), after) {
            (None, _) => 0,
            (Some(now), true) => (now + 1).min(last),
            (Some(now), false) => now.saturating_sub(1),
        };
        match self.found.get(next) {
            Some((game, place)) => self.turn_to(game, *place),
            None => Action::None,
        }
    }

    /// This game's matches first, then the others'.
    fn look_for(&mut self) {
        let mut found: Vec<_> = self
            .books
            .iter()
            .flat_map(|(game, book)| {
                book.search(&self.search)
                    .into_iter()
                    .map(move |place| (*game, place))
            })
            .collect();
        found.sort_by_key(|(game, _)| *game != self.game);
        self.found = found;
    }

    pub fn view<'a>(&'a self, ui: Ui<'a>, pictures: &'a Pictures) -> ScreenParts<'a, Message> {
        let ui = ui.with_accent(self.game.accent(ui.colours));
        let name = ui.t(&self.game.key("name"));
        let search = (!ui.narrow())
            .then(|| container(self.field(&ui)).width(if ui.two_panes() { 420.0 } else { 300.0 }));
        // Where sections and page are side by side, "back" leaves the screen.
        let back = if ui.two_panes() {
            Message::Close
        } else {
            Message::Back
        };
        let bar = bar(ui, back, ui.t("place-rules"))
            .subtitle(Some(name))
            .element(search.map(Into::into));
        let body: Element<'_, Message> = if ui.two_panes() {
            row![
                container(self.sections(&ui, Some(pictures), None)).width(Length::FillPortion(284)),
                container(self.page(&ui)).width(Length::FillPortion(604)),
                container(self.finds(&ui)).width(Length::FillPortion(296)),
            ]
            .spacing(24)
            .padding([18, 24])
            .into()
        } else if !self.search.is_empty() && !self.reading {
            container(self.finds(&ui)).padding(ui.margin()).into()
        } else if self.reading {
            container(self.page(&ui)).padding(ui.margin()).into()
        } else {
            container(self.sections(&ui, Some(pictures), None))
                .padding(ui.margin())
                .into()
        };
        let narrow_search = (ui.narrow() && !self.reading)
            .then(|| container(self.field(&ui)).padding(iced::Padding::from([0, 12]).top(10)));
        ScreenParts::new(ui, bar, column![].push(narrow_search).push(body))
    }

    /// In a sheet beside the game: one page, the button to the sections, and close. A new game is
    /// offered here, where nobody taps it by mistake.
    pub fn beside<'a>(
        &'a self,
        ui: Ui<'a>,
        pictures: &'a Pictures,
        offers_new_game: bool,
    ) -> Element<'a, Message> {
        let ui = ui
            .with_accent(self.game.accent(ui.colours))
            .in_window(iced::Size::new(480.0, ui.window.height));
        let title = if self.reading && self.answer == Some((self.game, self.at)) {
            "why"
        } else {
            "place-rules"
        };
        let head = row![
            ui.text(Role::Title, ui.t(title)).width(Length::Fill),
            button::icon_button(&ui, Icon::Rules, self.reading.then_some(Message::Sections)),
            button::icon_button(&ui, Icon::Close, Some(Message::Close)),
        ]
        .align_y(Alignment::Center);
        let searches = !self.search.is_empty();
        let field = (!self.reading).then(|| self.field(&ui));
        let body = if self.reading {
            self.page(&ui)
        } else if searches {
            self.finds(&ui)
        } else {
            let new_game = offers_new_game.then(|| {
                button::text_button(&ui, Some(Icon::Repeat), ui.t("session-another"))
                    .width(Length::Fill)
                    .on_press(Message::NewGame)
                    .into()
            });
            // Large text on a phone leaves room for the list or for the boxes.
            let has_boxes = ui.window.height >= ui.em(24.0);
            self.sections(&ui, has_boxes.then_some(pictures), new_game)
        };
        column![head]
            .push(field)
            .push(container(body).height(Length::Fill))
            .spacing(8)
            .into()
    }
}

/// The rules of all games in a language, parsed once.
pub fn read(language: Language) -> &'static [(&'static GameInfo, Book)] {
    static BOOKS: [OnceLock<Vec<(&GameInfo, Book)>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BOOKS[language as usize].get_or_init(|| {
        let book = |game: &'static GameInfo| (game, Book::of(language, game.name()));
        GameInfo::ALL.iter().copied().map(book).collect()
    })
}
