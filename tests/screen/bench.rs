//! One session for tests: messages in, views and journal out.

use super::app_fixture::{self, Fixture, Seen, names, now, people};
use iced::{Point, Size};
use tablee::core::{Codec, Language};
use tablee::live::LiveGame;
use tablee::localize::Words;
use tablee::session::{Action, PlayScreen, View};
use tablee::ui::{Class, Element, Ui, bar};

pub struct Bench<P: PlayScreen> {
    pub fixture: Fixture,
    pub live: LiveGame<P::Game>,
    pub screen: P,
}

impl<P: PlayScreen> Bench<P> {
    /// A new game of so many, set up by their names.
    pub fn new(
        language: Language,
        players: usize,
        setup: impl FnOnce(Vec<String>) -> <P::Game as Codec>::Setup,
    ) -> Self {
        let mut fixture = Fixture::new(Words::new(language));
        let people = people(players);
        let setup = setup(names(&people));
        let mut live = LiveGame::start(&fixture.store, setup, &people, &now()).unwrap();
        Self {
            screen: fixture.with(|cx| P::open(cx, &mut live, true)),
            live,
            fixture,
        }
    }

    pub fn does(&mut self, message: P::Message) -> Action<P::Message> {
        let (screen, live) = (&mut self.screen, &mut self.live);
        self.fixture.with(|cx| screen.update(cx, live, message))
    }

    pub fn all(&mut self, messages: impl IntoIterator<Item = P::Message>) {
        for message in messages {
            let _ = self.does(message);
        }
    }

    /// The way back, as far as it leads to something open over the game.
    pub fn closes_panel(&mut self) -> bool {
        let (screen, live) = (&mut self.screen, &mut self.live);
        self.fixture.with(|cx| screen.close_panel(cx, live))
    }

    /// The screen anew on the game as it stands.
    pub fn reopen(&mut self) {
        let live = &mut self.live;
        self.screen = self.fixture.with(|cx| P::open(cx, live, false));
    }

    fn view<'a>(&'a self, words: &'a Words, size: Size, percent: u16) -> Element<'a, P::Message> {
        let ui = Ui::new(words, percent == 100, percent, size);
        let ui = ui.with_accent(P::METADATA.accent(ui.colours));
        P::view(View::new(ui, &self.screen, &self.live))
    }

    /// What tells one picture from another.
    pub fn picture(&self, size: Size) -> String {
        app_fixture::picture(self.view(&self.fixture.words, size, 100), size)
    }

    pub fn seen(&self, size: Size) -> Vec<Seen> {
        self.seen_at(size, 100)
    }

    /// The same with text of this size, in percent.
    pub fn seen_at(&self, size: Size, percent: u16) -> Vec<Seen> {
        app_fixture::seen(self.view(&self.fixture.words, size, percent), size)
    }

    pub fn says(&self, size: Size, percent: u16, words: &str) -> bool {
        let texts = app_fixture::texts(self.view(&self.fixture.words, size, percent), size);
        texts.iter().any(|text| text == words)
    }

    pub fn click(&self, size: Size, at: Point) -> Vec<P::Message> {
        app_fixture::click(self.view(&self.fixture.words, size, 100), size, at)
    }

    /// In no size, language or text size is a word cut off or pushed out. Gives how many texts
    /// were looked at.
    pub fn assert_nothing_cut(&self, languages: &[Words], stage: &str) -> usize {
        let mut looked_at = 0;
        for words in languages {
            for size in app_fixture::SIZES {
                let size = beside_the_bar(size);
                for percent in [100, 175] {
                    let seen = app_fixture::seen(self.view(words, size, percent), size);
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
    let bar = bar::height(Class::of(size));
    Size::new(size.width, size.height - bar)
}
