//! The app without a window: a folder, settings, texts, and views.

use iced::mouse::{self, Button};
use iced::{Event, Point, Rectangle, Settings as Frame, Size, Theme};
use iced_test::Simulator;
use iced_test::renderer::graphics::text::font_system;
use iced_test::selector::Candidate;
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;
use tablee::core::{Language, Player, PlayerColour};
use tablee::games::GameInfo;
use tablee::live::Now;
use tablee::localize::Words;
use tablee::session::Cx;
use tablee::settings::Settings;
use tablee::sound::{self, Effect};
use tablee::store::Store;
use tablee::ui::pictures::Pictures;
use tablee::ui::{self, Element, Renderer};
use tempfile::TempDir;

/// Tablet, monitor, tablet held upright, phone.
pub const SIZES: [Size; 4] = [
    Size::new(1280.0, 800.0),
    Size::new(1920.0, 1200.0),
    Size::new(800.0, 1280.0),
    Size::new(360.0, 640.0),
];
pub const WIDE: Size = SIZES[0];
pub const PHONE: Size = SIZES[3];

pub struct Fixture {
    pub folder: TempDir,
    pub store: Store,
    pub settings: Settings,
    pub words: Words,
    pub sound: sound::Player,
    pub pictures: Pictures,
    pub instant: Duration,
    pub reduced_motion: bool,
    pub heard: Vec<Effect>,
}

impl Fixture {
    pub fn new(words: Words) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            store: Store::open(&folder.path().join("data"), |_| {}),
            folder,
            settings: Settings::default(),
            words,
            sound: sound::Player::start(Language::French, None, |_| {}),
            pictures: Pictures::default(),
            instant: Duration::ZERO,
            reduced_motion: false,
            heard: Vec::new(),
        }
    }

    /// Does what the app does after an update of a session.
    pub fn with<T>(&mut self, run: impl FnOnce(&mut Cx<'_>) -> T) -> T {
        let mut cx = Cx::new(&mut self.settings, &self.store, &self.words, &self.sound);
        cx.now = now();
        cx.instant = self.instant;
        cx.seed = 7;
        cx.reduced_motion = self.reduced_motion;
        let result = run(&mut cx);
        self.heard.append(&mut cx.effects);
        result
    }
}

impl Drop for Fixture {
    /// The folder goes only when nobody writes into it any more.
    fn drop(&mut self) {
        let _ = self.store.flush(Duration::from_secs(5));
    }
}

/// The game with this name.
pub fn game(name: &str) -> &'static GameInfo {
    GameInfo::named(name).unwrap()
}

pub fn now() -> Now {
    "2026-11-16T20:15:00+01:00".parse().unwrap()
}

pub fn people(count: usize) -> Vec<Player> {
    ["Ani", "Frank", "Zoé", "Maximilien", "Léa", "Bernadette"]
        .into_iter()
        .zip(PlayerColour::ALL)
        .take(count)
        .map(|(name, hue)| Player {
            name: name.to_owned(),
            hue,
        })
        .collect()
}

pub fn names(people: &[Player]) -> Vec<String> {
    people.iter().map(|person| person.name.clone()).collect()
}

/// Loads the app's fonts, once: every font that is loaded slows down the search for the next text.
pub fn load_fonts() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        let mut fonts = font_system().write().unwrap();
        for font in ui::FONTS {
            fonts.load_font(font.into());
        }
    });
}

/// A window of this size, with the app's own fonts.
pub fn window<Message>(
    view: Element<'_, Message>,
    size: Size,
) -> Simulator<'_, Message, Theme, Renderer> {
    load_fonts();
    let frame = Frame {
        default_font: ui::DEFAULT_FONT,
        ..Frame::default()
    };
    Simulator::with_size(frame, size, view)
}

/// The hash of a picture.
pub fn picture<'a, Message: 'a>(view: impl Into<Element<'a, Message>>, size: Size) -> String {
    let folder = tempfile::tempdir().unwrap();
    let picture = window(view.into(), size).snapshot(&Theme::Dark).unwrap();
    assert!(picture.matches_hash(folder.path().join("picture")).unwrap());
    let file = folder.path().join("picture-tablee.sha256");
    std::fs::read_to_string(file).unwrap()
}

/// A text on the screen, where it is, and how much of it can be seen.
#[derive(Debug, Clone)]
pub struct Seen {
    pub words: String,
    pub bounds: Rectangle,
    visible: Option<Rectangle>,
}

impl Seen {
    /// Neither cut off nor pushed out of a window of this size.
    pub fn is_whole(&self, size: Size) -> bool {
        let window = Rectangle::with_size(size);
        let seen = self.visible.and_then(|seen| seen.intersection(&window));
        seen.is_some_and(|seen| {
            seen.width + 1.5 >= self.bounds.width
                && seen.height + 1.5 >= self.bounds.height
                && seen.height > 8.0
        })
    }
}

/// All texts that a view shows.
pub fn seen<'a, Message: 'a>(view: impl Into<Element<'a, Message>>, size: Size) -> Vec<Seen> {
    let found = Arc::new(Mutex::new(Vec::new()));
    let into = Arc::clone(&found);
    let _ = window(view.into(), size).find(move |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text {
            content,
            bounds,
            visible_bounds,
            ..
        } = candidate
            && !content.is_empty()
        {
            into.lock().unwrap().push(Seen {
                words: content.to_owned(),
                bounds,
                visible: visible_bounds,
            });
        }
        None
    });
    joined(std::mem::take(&mut *found.lock().unwrap()))
}

/// A running clock has a text for each digit, side by side: they are read as one.
fn joined(texts: Vec<Seen>) -> Vec<Seen> {
    let is_clock = |words: &str| words.chars().all(|c| c == ':' || c.is_ascii_digit());
    let mut joined: Vec<Seen> = Vec::new();
    for text in texts {
        let before = joined.last_mut().filter(|before| {
            let gap = text.bounds.x - (before.bounds.x + before.bounds.width);
            text.words.len() == 1
                && is_clock(&text.words)
                && is_clock(&before.words)
                && gap.abs() < 0.5
                && text.bounds.y == before.bounds.y
        });
        let Some(before) = before else {
            joined.push(text);
            continue;
        };
        before.words += &text.words;
        before.bounds = before.bounds.union(&text.bounds);
        let both = before.visible.zip(text.visible);
        before.visible = both.map(|(before, text)| before.union(&text));
    }
    joined
}

pub fn texts<'a, Message: 'a>(view: impl Into<Element<'a, Message>>, size: Size) -> Vec<String> {
    let seen = seen(view, size);
    seen.into_iter().map(|text| text.words).collect()
}

/// The messages that a click gives.
pub fn click<'a, Message: 'a>(
    view: impl Into<Element<'a, Message>>,
    size: Size,
    at: Point,
) -> Vec<Message> {
    let mut window = window(view.into(), size);
    window.point_at(at);
    let _ = window.simulate([
        Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
        Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
    ]);
    window.into_messages().collect()
}
