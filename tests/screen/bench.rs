//! One game at a test's table: messages in, views and journal out.

use super::house::{self, House, Seen, names, now, people};
use iced::{Point, Size};
use tablee::journal::Game;
use tablee::localize::{Language, Words};
use tablee::room::{Action, Play};
use tablee::sitting::Sitting;
use tablee::ui::{Element, Look};

pub struct Bench<P: Play> {
    pub house: House,
    pub sitting: Sitting<P::Game>,
    pub screen: P,
}

impl<P: Play> Bench<P> {
    /// A new game of so many, set up by their names.
    pub fn new(
        language: Language,
        players: usize,
        setup: impl FnOnce(Vec<String>) -> <P::Game as Game>::Setup,
    ) -> Self {
        let mut house = House::new(Words::new(language));
        let people = people(players);
        let setup = setup(names(&people));
        let mut sitting = Sitting::start(&house.store, setup, &people, &now()).unwrap();
        Self {
            screen: house.with(|cx| P::open(cx, &mut sitting, true)),
            sitting,
            house,
        }
    }

    pub fn does(&mut self, message: P::Message) -> Action {
        let (screen, sitting) = (&mut self.screen, &mut self.sitting);
        self.house.with(|cx| screen.update(cx, sitting, message))
    }

    pub fn all(&mut self, messages: impl IntoIterator<Item = P::Message>) {
        for message in messages {
            let _ = self.does(message);
        }
    }

    /// The screen anew on the game as it stands.
    pub fn reopen(&mut self) {
        let sitting = &mut self.sitting;
        self.screen = self.house.with(|cx| P::open(cx, sitting, false));
    }

    fn view<'a>(&'a self, words: &'a Words, size: Size, percent: u16) -> Element<'a, P::Message> {
        let look = Look::new(words, percent == 100, percent, size);
        let look = look.with_accent(P::ID.accent(look.colours));
        self.screen.view(look, &self.sitting, &self.house.gallery)
    }

    /// What tells one picture from another.
    pub fn picture(&self, size: Size) -> String {
        house::picture(self.view(&self.house.words, size, 100), size)
    }

    pub fn seen(&self, size: Size) -> Vec<Seen> {
        house::seen(self.view(&self.house.words, size, 100), size)
    }

    pub fn says(&self, size: Size, percent: u16, words: &str) -> bool {
        let texts = house::texts(self.view(&self.house.words, size, percent), size);
        texts.iter().any(|text| text == words)
    }

    pub fn click(&self, size: Size, at: Point) -> Vec<P::Message> {
        house::click(self.view(&self.house.words, size, 100), size, at)
    }

    /// In no size, language or text size is a word cut off or pushed out. Gives how many texts
    /// were looked at.
    pub fn assert_nothing_cut(&self, languages: &[Words], stage: &str) -> usize {
        let mut looked_at = 0;
        for words in languages {
            for size in house::SIZES {
                let size = beside_the_bar(size);
                for percent in [100, 175] {
                    let seen = house::seen(self.view(words, size, percent), size);
                    looked_at += seen.len();
                    for text in seen {
                        let language = words.language();
                        assert!(
                            text.is_whole(size),
                            "{stage}, {size:?}, {percent} %, {language:?}: {text:?}"
                        );
                    }
                }
            }
        }
        looked_at
    }
}

/// What the bar leaves of a window.
pub const fn beside_the_bar(size: Size) -> Size {
    let bar = if size.width < 700.0 { 56.0 } else { 64.0 };
    Size::new(size.width, size.height - bar)
}
