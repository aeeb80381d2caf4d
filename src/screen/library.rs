//! The rules of all five games: sections as large buttons, pages, and a search across the shelf.

use crate::localize::Language;
use crate::rulebook::{self, Block, Book, Kind, Place, Voice};
use crate::shelf::GameId;
use crate::ui::art::Gallery;
use crate::ui::bar::bar;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, rich_text, row, span, text, text_input};
use iced::{Alignment, Background, Font, Length, border};

#[derive(Debug, Clone)]
pub struct Library {
    game: GameId,
    language: Language,
    books: Vec<(GameId, Book)>,
    at: Place,
    /// On a phone the sections come first, then the page.
    reading: bool,
    search: String,
    found: Vec<(GameId, Place)>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Game(GameId),
    Section(usize),
    Sections,
    Turn(GameId, Place),
    Search(String),
    Clear,
    /// Out of the sheet.
    Close,
}

#[derive(Debug, Clone)]
pub enum Action {
    None,
    Back,
}

const TOP: Place = Place {
    section: 0,
    page: 0,
    block: 0,
};

impl Library {
    pub fn new(language: Language, game: Option<GameId>) -> Self {
        Self {
            game: game.unwrap_or(GameId::Escape),
            language,
            books: read(language),
            at: TOP,
            reading: false,
            search: String::new(),
            found: Vec::new(),
        }
    }

    /// Opened at the paragraph of a rule.
    pub fn at_rule(language: Language, game: GameId, rule: &str) -> Self {
        let mut library = Self::new(language, Some(game));
        if let Some((place, _)) = library.book().find(rule) {
            library.at = place;
            library.reading = true;
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
            }
            Message::Section(section) => {
                self.at = Place { section, ..TOP };
                self.reading = true;
            }
            Message::Sections => self.reading = false,
            Message::Turn(game, place) => {
                self.game = game;
                self.at = place;
                self.reading = true;
            }
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

    /// This game's finds first, then the others'.
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

    pub fn view<'a>(&'a self, look: Look<'_>, gallery: &'a Gallery) -> Element<'a, Message> {
        let look = look.with_accent(self.game.accent(look.colours));
        let name = look.t(&self.game.key("name"));
        let search = (!look.narrow()).then(|| {
            container(self.field(&look)).width(Length::Fixed(if look.two_panes() {
                420.0
            } else {
                300.0
            }))
        });
        let head = bar(
            &look,
            Message::Back,
            look.t("place-rules"),
            Some(name),
            search.map(Into::into),
        );
        let body: Element<'_, Message> = if look.two_panes() {
            row![
                container(self.sections(&look, gallery)).width(Length::Fixed(284.0)),
                container(self.page(&look)).width(Length::Fill),
                container(self.finds(&look)).width(Length::Fixed(296.0)),
            ]
            .spacing(24)
            .padding([18, 24])
            .into()
        } else if !self.search.is_empty() && !self.reading {
            container(self.finds(&look)).padding(look.margin()).into()
        } else if self.reading {
            container(self.page(&look)).padding(look.margin()).into()
        } else {
            container(self.sections(&look, gallery))
                .padding(look.margin())
                .into()
        };
        let narrow_search = (look.narrow() && !self.reading)
            .then(|| container(self.field(&look)).padding(iced::Padding::from([0, 12]).top(10)));
        super::home::plain(&look, column![head].push(narrow_search).push(body))
    }

    /// In a sheet beside the game: one page, the way to the sections, and out.
    pub fn beside<'a>(&'a self, look: Look<'_>, gallery: &'a Gallery) -> Element<'a, Message> {
        let look = look
            .with_accent(self.game.accent(look.colours))
            .in_window(iced::Size::new(480.0, look.size.height));
        let head = row![
            look.text(Role::Title, look.t("place-rules"))
                .width(Length::Fill),
            button::sign(
                &look,
                Icon::Rules,
                self.reading.then_some(Message::Sections)
            ),
            button::sign(&look, Icon::Close, Some(Message::Close)),
        ]
        .align_y(Alignment::Center);
        let body = if self.reading {
            self.page(&look)
        } else {
            self.sections(&look, gallery)
        };
        column![head, body].spacing(8).into()
    }

    fn field<'a>(&self, look: &Look<'_>) -> Element<'a, Message> {
        let colours = look.colours;
        let accent = look.accent.accent;
        let input = text_input(&look.t("rules-search"), &self.search)
            .on_input(Message::Search)
            .size(look.px(Role::Label).min(26.0))
            .padding([10, 8])
            .style(move |_, _| text_input::Style {
                background: Background::Color(iced::Color::TRANSPARENT),
                border: border::rounded(0),
                icon: colours.ink_soft,
                placeholder: colours.ink_soft,
                value: colours.ink,
                selection: crate::ui::colour::veil(accent, 0.4),
            });
        let clear = (!self.search.is_empty()).then(|| {
            tap(
                look,
                Skin::bare(look),
                icon::sign(Icon::Close, 22.0, colours.ink),
            )
            .width(48)
            .height(46)
            .on_press(Message::Clear)
        });
        container(
            row![icon::sign(Icon::Search, 26.0, colours.ink), input]
                .push(clear)
                .spacing(8)
                .align_y(Alignment::Center),
        )
        .padding([0, 14])
        .style(move |_| container::Style {
            background: Some(Background::Color(colours.raised)),
            border: border::rounded(16).color(colours.line_strong).width(2),
            ..container::Style::default()
        })
        .into()
    }

    fn sections<'a>(&'a self, look: &Look<'_>, gallery: &'a Gallery) -> Element<'a, Message> {
        let side = ((look.size.width.min(284.0 + 48.0) - 48.0 - 4.0 * 8.0) / 5.0).clamp(44.0, 64.0);
        let games = GameId::ALL.iter().copied().map(|game| {
            let on = game == self.game;
            let accent = game.accent(look.colours).accent;
            let skin = Skin::bare(look)
                .edge(
                    if on { accent } else { look.colours.line },
                    if on { 4.0 } else { 1.0 },
                )
                .radius(14.0);
            let picture =
                super::home::picture(look, gallery, game.square(), side - 8.0, side - 8.0, 10.0);
            tap(look, skin, picture)
                .width(Length::Fixed(side))
                .height(Length::Fixed(side))
                .on_press(Message::Game(game))
                .into()
        });
        let counts = |section: usize| {
            self.found
                .iter()
                .filter(|(game, place)| *game == self.game && place.section == section)
                .count()
        };
        let sections = self.book().sections.iter().enumerate().map(|(n, section)| {
            let on = n == self.at.section && (look.two_panes() || self.reading);
            let (ink, skin) = if on {
                (
                    look.accent.on_accent,
                    Skin::bare(look).fill(look.accent.accent),
                )
            } else {
                (
                    look.colours.ink,
                    Skin::bare(look)
                        .fill(look.colours.raised)
                        .edge(look.colours.line_strong, 2.0),
                )
            };
            let title = text(section.title.as_str())
                .size(look.px(Role::Label))
                .line_height(1.15)
                .font(typeface::BOLD)
                .color(ink)
                .width(Length::Fill);
            let found = counts(n);
            let count = (found > 0).then(|| look.digits(24.0, found.to_string()).color(ink));
            tap(
                look,
                skin.radius(16.0),
                row![title].push(count).align_y(Alignment::Center),
            )
            .width(Length::Fill)
            .height(Length::Fixed(look.grow(64.0)))
            .padding([0, 16])
            .on_press(Message::Section(n))
            .into()
        });
        column![
            row(games).spacing(8),
            page(look, column(sections).spacing(8)),
        ]
        .spacing(14)
        .into()
    }

    fn page<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        let book = self.book();
        let Some(section) = book.sections.get(self.at.section) else {
            return look.soft(Role::Body, look.t("rules-missing")).into();
        };
        let over = (section.pages.len() > 1).then(|| {
            let words = look.tr(
                "rules-page-of",
                &[
                    ("section", section.title.as_str().into()),
                    ("page", (self.at.page + 1).into()),
                    ("pages", section.pages.len().into()),
                ],
            );
            look.text(Role::Small, words)
                .font(typeface::BOLD)
                .color(look.accent.accent)
        });
        let Some(current) = section.pages.get(self.at.page) else {
            return look.soft(Role::Body, look.t("rules-missing")).into();
        };
        let blocks = current
            .blocks
            .iter()
            .map(|block| self::block(look, block, &self.search, false));
        let body = column![]
            .push(over)
            .push(look.text(Role::Display, current.title.as_str()))
            .extend(blocks)
            .spacing(12)
            .padding(iced::Padding::ZERO.right(12));
        let turns = row![]
            .push(self.turn(look, self.neighbour(false), Icon::Left))
            .push(self.turn(look, self.neighbour(true), Icon::Chevron))
            .spacing(12);
        panel(look, column![page(look, body), turns].spacing(16))
            .padding(if look.narrow() { 16 } else { 28 })
            .into()
    }

    fn turn<'a>(
        &'a self,
        look: &Look<'_>,
        to: Option<Place>,
        sign: Icon,
    ) -> Option<Element<'a, Message>> {
        let place = to?;
        let title = self.book().page(place).title.clone();
        Some(
            button::secondary(look, Some(sign), title)
                .width(Length::Fill)
                .on_press(Message::Turn(self.game, place))
                .into(),
        )
    }

    /// The page before or after this one, across sections.
    fn neighbour(&self, after: bool) -> Option<Place> {
        let sections = &self.book().sections;
        let pages: Vec<_> = sections
            .iter()
            .enumerate()
            .flat_map(|(section, s)| {
                (0..s.pages.len()).map(move |page| Place {
                    section,
                    page,
                    block: 0,
                })
            })
            .collect();
        let here = pages
            .iter()
            .position(|place| place.section == self.at.section && place.page == self.at.page)?;
        if after {
            pages.get(here + 1).copied()
        } else {
            here.checked_sub(1).and_then(|n| pages.get(n).copied())
        }
    }

    fn finds<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        let words = rulebook::words(self.language, self.game)
            .into_iter()
            .map(|word| {
                button::secondary(look, None, word.to_owned())
                    .on_press(Message::Search(word.to_owned()))
                    .into()
            })
            .collect::<Vec<_>>();
        let suggestions = column![
            look.text(Role::Small, look.t("rules-without-typing"))
                .font(typeface::BOLD)
                .color(look.colours.ink_soft),
            row(words).spacing(8).wrap(),
        ]
        .spacing(10);
        if self.search.is_empty() {
            return suggestions.into();
        }
        let head = row![
            look.text(Role::Heading, look.t("rules-found"))
                .width(Length::Fill),
            look.digits(look.px(Role::MidDigits), self.found.len().to_string()),
        ]
        .align_y(Alignment::Center);
        let cards = self
            .found
            .iter()
            .take(40)
            .map(|(game, place)| self.find(look, *game, *place));
        column![head, page(look, column(cards).spacing(10)), suggestions]
            .spacing(12)
            .into()
    }

    fn find<'a>(&'a self, look: &Look<'_>, game: GameId, place: Place) -> Element<'a, Message> {
        let Some((_, book)) = self.books.iter().find(|(id, _)| *id == game) else {
            return column![].into();
        };
        let page = book.page(place);
        let accent = game.accent(look.colours).accent;
        let title = if game == self.game {
            page.title.clone()
        } else {
            format!("{} · {}", look.t(&game.key("short")), page.title)
        };
        let here = game == self.game && place == self.at;
        let snippet = page.blocks.get(place.block).map(|block| {
            let around = excerpt(&block.text(), &self.search);
            let block = Block {
                kind: Kind::Paragraph,
                anchors: Vec::new(),
                spans: vec![rulebook::Span {
                    text: around,
                    voice: Voice::Plain,
                }],
            };
            self::block(look, &block, &self.search, true)
        });
        let words = column![
            text(title)
                .size(look.px(Role::Small))
                .font(typeface::BOLD)
                .color(accent)
        ]
        .push(snippet)
        .spacing(2)
        .width(Length::Fill);
        let skin = Skin::bare(look)
            .fill(look.colours.raised)
            .edge(
                if here { accent } else { look.colours.line },
                if here { 3.0 } else { 1.0 },
            )
            .radius(14.0);
        tap(look, skin, words)
            .width(Length::Fill)
            .padding([10, 14])
            .on_press(Message::Turn(game, place))
            .into()
    }
}

fn read(language: Language) -> Vec<(GameId, Book)> {
    GameId::ALL
        .iter()
        .copied()
        .map(|game| (game, Book::of(language, game)))
        .collect()
}

/// A piece of text around the first find.
fn excerpt(text: &str, word: &str) -> String {
    const AROUND: usize = 36;
    let folded: Vec<char> = rulebook::fold(text).chars().collect();
    let wanted: Vec<char> = rulebook::fold(word.trim()).chars().collect();
    let at = folded
        .windows(wanted.len().max(1))
        .position(|piece| piece == wanted)
        .unwrap_or(0);
    let from = at.saturating_sub(AROUND);
    let chars: Vec<char> = text.chars().collect();
    let to = (at + wanted.len() + AROUND).min(chars.len());
    let mut out = String::new();
    if from > 0 {
        out.push('…');
    }
    out.extend(&chars[from..to]);
    if to < chars.len() {
        out.push('…');
    }
    out
}

/// One paragraph, with what was searched for marked.
pub fn block<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    block: &Block,
    search: &str,
    small: bool,
) -> Element<'a, Message> {
    let colours = look.colours;
    let px = look.px(if small { Role::Small } else { Role::Body });
    let mark = Background::Color(crate::ui::colour::veil(colours.warning, 0.45));
    let spans = block.spans.iter().flat_map(|piece| {
        let font: Font = match piece.voice {
            Voice::Plain => typeface::SANS,
            Voice::Strong => typeface::BOLD,
            Voice::Emphasis => typeface::ITALIC,
        };
        marked(&piece.text, search)
            .into_iter()
            .map(move |(part, hit)| {
                let piece = span::<(), Font>(part).font(font).color(colours.ink);
                if hit {
                    piece.background(mark).padding([0, 3])
                } else {
                    piece
                }
            })
    });
    let words = rich_text(spans.collect::<Vec<_>>())
        .size(px)
        .line_height(1.4)
        .width(Length::Fill);
    match block.kind {
        Kind::Paragraph => words.into(),
        Kind::Item => row![
            container(text("\u{2022}").size(px).color(look.accent.accent))
                .width(Length::Fixed(18.0)),
            words
        ]
        .into(),
        Kind::Silent => silent(look, words.into()),
    }
}

/// Where the print says nothing: a sign, and the words beside it.
fn silent<'a, Message: 'a>(look: &Look<'_>, words: Element<'a, Message>) -> Element<'a, Message> {
    let second = look.accent.second;
    let sign = container(icon::sign(Icon::Help, 26.0, look.accent.on_second))
        .center(Length::Fixed(42.0))
        .style(move |_| container::Style {
            background: Some(Background::Color(second)),
            border: border::rounded(21),
            ..container::Style::default()
        });
    row![sign, words]
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
}

/// Text cut at the places that match, accents and case aside.
fn marked(text: &str, search: &str) -> Vec<(String, bool)> {
    let wanted: Vec<char> = rulebook::fold(search.trim()).chars().collect();
    if wanted.is_empty() {
        return vec![(text.to_owned(), false)];
    }
    let chars: Vec<char> = text.chars().collect();
    let folded: Vec<char> = rulebook::fold(text).chars().collect();
    let mut parts = Vec::new();
    let mut plain = String::new();
    let mut at = 0;
    while at < chars.len() {
        if folded[at..].starts_with(&wanted) {
            if !plain.is_empty() {
                parts.push((std::mem::take(&mut plain), false));
            }
            parts.push((chars[at..at + wanted.len()].iter().collect(), true));
            at += wanted.len();
        } else {
            plain.push(chars[at]);
            at += 1;
        }
    }
    if !plain.is_empty() {
        parts.push((plain, false));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_are_marked_where_they_stand() {
        let parts = marked("Une Reine, la reine", "reine");
        let hits: Vec<_> = parts
            .iter()
            .filter(|(_, hit)| *hit)
            .map(|(p, _)| p.as_str())
            .collect();
        assert_eq!(hits, ["Reine", "reine"]);
        assert_eq!(parts.concat_text(), "Une Reine, la reine");
    }

    trait Concat {
        fn concat_text(&self) -> String;
    }

    impl Concat for Vec<(String, bool)> {
        fn concat_text(&self) -> String {
            self.iter().map(|(part, _)| part.as_str()).collect()
        }
    }

    #[test]
    fn an_excerpt_surrounds_the_find() {
        let long = "mot ".repeat(40) + "égalité" + &" mot".repeat(40);
        let piece = excerpt(&long, "egalite");
        assert!(piece.contains("égalité"));
        assert!(piece.starts_with('…') && piece.ends_with('…'));
    }
}
