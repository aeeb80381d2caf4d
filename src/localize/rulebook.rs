//! The rules text as a book: sections, pages, paragraphs, and the anchor of every rule.
//!
//! The text is Markdown; this module parses it into blocks that a screen can show, search and open
//! at the paragraph behind a ruling.

use super::TEXTS;
use crate::core::Language;
use include_dir::File;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    Plain,
    Strong,
    Emphasis,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub voice: Voice,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Paragraph,
    Item,
    /// Where the rulebook is silent and the app decides.
    Silent,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub kind: Kind,
    pub anchors: Vec<String>,
    pub spans: Vec<Span>,
}

impl Block {
    pub fn text(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    pub pages: Vec<Page>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    pub title: String,
    pub sections: Vec<Section>,
}

/// The position of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub section: usize,
    pub page: usize,
    pub block: usize,
}

/// A file of the rules in this language; empty if there is none.
fn source(language: Language, file: &str) -> &'static str {
    let path = format!("{}/rules/{file}", language.code());
    TEXTS
        .get_file(path)
        .and_then(File::contents_utf8)
        .unwrap_or_default()
}

/// Suggested search words, to be tapped instead of typed.
pub fn words(language: Language, game: &str) -> Vec<&'static str> {
    source(language, "words.txt")
        .lines()
        .find_map(|line| line.strip_prefix(game)?.strip_prefix(':'))
        .map(|words| {
            words
                .split(',')
                .map(str::trim)
                .filter(|w| !w.is_empty())
                .collect()
        })
        .unwrap_or_default()
}

impl Book {
    /// The rules of the game with this name.
    pub fn of(language: Language, game: &str) -> Self {
        Self::parse(source(language, &format!("{game}.md")))
    }

    pub fn parse(text: &str) -> Self {
        let mut reader = Reader::default();
        for event in Parser::new(text) {
            reader.read(event);
        }
        reader.book
    }

    pub fn blocks(&self) -> impl Iterator<Item = (Place, &Block)> {
        self.sections.iter().enumerate().flat_map(|(section, s)| {
            s.pages.iter().enumerate().flat_map(move |(page, p)| {
                p.blocks.iter().enumerate().map(move |(block, b)| {
                    (
                        Place {
                            section,
                            page,
                            block,
                        },
                        b,
                    )
                })
            })
        })
    }

    /// The paragraph of a rule.
    pub fn find(&self, anchor: &str) -> Option<(Place, &Block)> {
        self.blocks()
            .find(|(_, block)| block.anchors.iter().any(|a| a == anchor))
    }

    /// Every paragraph that contains the word, ignoring accents and case.
    pub fn search(&self, word: &str) -> Vec<Place> {
        let wanted = fold(word.trim());
        if wanted.is_empty() {
            return Vec::new();
        }
        self.blocks()
            .filter(|(place, block)| {
                fold(&block.text()).contains(&wanted)
                    || (place.block == 0 && fold(&self.page(*place).title).contains(&wanted))
            })
            .map(|(place, _)| place)
            .collect()
    }

    pub fn page(&self, place: Place) -> &Page {
        &self.sections[place.section].pages[place.page]
    }
}

/// Lower case without accents, for searching; one character stays one character.
pub fn fold(text: &str) -> String {
    text.chars().map(fold_char).collect()
}

fn fold_char(c: char) -> char {
    let c = c.to_lowercase().next().unwrap_or(c);
    match c {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'û' | 'ù' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        '’' => '\'',
        '\u{202f}' | '\u{a0}' => ' ',
        other => other,
    }
}

/// The state of the parser.
#[derive(Debug, Default)]
struct Reader {
    book: Book,
    heading: Option<HeadingLevel>,
    title: String,
    /// Anchors of the next paragraph.
    anchors: Vec<String>,
    spans: Vec<Span>,
    voice: Option<Voice>,
    silent: bool,
    item: bool,
}

impl Reader {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.heading = Some(level),
            Event::End(TagEnd::Heading(level)) => self.close_heading(level),
            Event::Start(Tag::Strong) => self.voice = Some(Voice::Strong),
            Event::Start(Tag::Emphasis) => self.voice = Some(Voice::Emphasis),
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => self.voice = None,
            Event::Start(Tag::BlockQuote(_)) => self.silent = true,
            Event::End(TagEnd::BlockQuote(_)) => self.silent = false,
            Event::Start(Tag::Item) => self.item = true,
            Event::End(TagEnd::Item) => {
                self.close_block();
                self.item = false;
            }
            Event::End(TagEnd::Paragraph) => self.close_block(),
            Event::Text(text) | Event::Code(text) => self.say(&text),
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            Event::InlineHtml(html) | Event::Html(html) => {
                if let Some(id) = html
                    .split("id=\"")
                    .nth(1)
                    .and_then(|rest| rest.split('"').next())
                {
                    self.anchors.push(id.to_owned());
                }
            }
            _ => {}
        }
    }

    fn say(&mut self, text: &str) {
        if self.heading.is_some() {
            self.title.push_str(text);
            return;
        }
        let voice = self.voice.unwrap_or(Voice::Plain);
        if self.spans.is_empty() && text.trim().is_empty() {
            return;
        }
        match self.spans.last_mut() {
            Some(last) if last.voice == voice => last.text.push_str(text),
            _ => self.spans.push(Span {
                text: text.to_owned(),
                voice,
            }),
        }
    }

    fn close_heading(&mut self, level: HeadingLevel) {
        self.heading = None;
        let title = std::mem::take(&mut self.title);
        match level {
            HeadingLevel::H1 => self.book.title = title,
            HeadingLevel::H2 => self.book.sections.push(Section {
                title,
                pages: Vec::new(),
            }),
            _ => {
                if let Some(section) = self.book.sections.last_mut() {
                    section.pages.push(Page {
                        title,
                        blocks: Vec::new(),
                    });
                }
            }
        }
    }

    fn close_block(&mut self) {
        if self.spans.is_empty() {
            return;
        }
        let block = Block {
            kind: match (self.silent, self.item) {
                (true, _) => Kind::Silent,
                (false, true) => Kind::Item,
                (false, false) => Kind::Paragraph,
            },
            anchors: std::mem::take(&mut self.anchors),
            spans: std::mem::take(&mut self.spans),
        };
        let Some(section) = self.book.sections.last_mut() else {
            return;
        };
        if section.pages.is_empty() {
            section.pages.push(Page {
                title: section.title.clone(),
                blocks: Vec::new(),
            });
        }
        if let Some(page) = section.pages.last_mut() {
            page.blocks.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Jeu\n\n## Le but\n\n<a id=\"x.one\"></a>\nUn **mot** et *un autre*.\n\n\
        ## Cartes\n\n### La reine\n\n<a id=\"x.two\"></a>\n<a id=\"x.three\"></a>\n\n> **Le livret se tait.** Égalité.\n\n- un\n- deux\n";

    #[test]
    fn a_book_falls_into_sections_pages_and_paragraphs() {
        let book = Book::parse(TEXT);
        assert_eq!(book.title, "Jeu");
        assert_eq!(book.sections.len(), 2);
        assert_eq!(book.sections[0].pages[0].title, "Le but");
        let (place, block) = book.find("x.three").unwrap();
        assert_eq!((place.section, place.page, place.block), (1, 0, 0));
        assert_eq!(block.kind, Kind::Silent);
        assert_eq!(block.anchors, ["x.two", "x.three"]);
        let one = book.find("x.one").unwrap().1;
        assert_eq!(one.text(), "Un mot et un autre.");
        assert_eq!(one.spans[1].voice, Voice::Strong);
        assert_eq!(one.spans[3].voice, Voice::Emphasis);
        let items = &book.sections[1].pages[0].blocks;
        assert_eq!(items.len(), 3);
        assert_eq!(items[2].kind, Kind::Item);
    }

    #[test]
    fn search_minds_neither_case_nor_accents() {
        let book = Book::parse(TEXT);
        assert_eq!(book.search("egalite").len(), 1);
        assert_eq!(book.search("  ").len(), 0);
        assert_eq!(book.search("reine").len(), 1);
    }
}
