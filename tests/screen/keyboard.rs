//! The keyboard on the screen: it comes for a finger on a line, and its letters are the line's.

use super::app_fixture::{PHONE, SIZES, WIDE, load_fonts};
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::futures::executor::{block_on, block_on_stream};
use iced::keyboard::{self, Key, Modifiers, key};
use iced::mouse::{self, Button, Cursor};
use iced::touch::{self, Finger};
use iced::{Event, Pixels, Point, Rectangle, Size, Task, Theme, window};
use iced_test::Selector;
use iced_test::core::clipboard;
use iced_test::core::renderer::Headless;
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, UserInterface, task};
use iced_test::selector::Candidate;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tablee::app::{App, Message, Options};
use tablee::core::Language;
use tablee::screens::settings::Message as Setting;
use tablee::ui::{self, Renderer};
use tempfile::TempDir;

/// The app in a window of this size, with fingers on it.
struct Tablet {
    app: App,
    cache: Cache,
    renderer: Renderer,
    size: Size,
    _folder: TempDir,
}

#[derive(Debug, Clone, PartialEq)]
enum Seen {
    Words(String, Rectangle),
    Line(String, Rectangle),
    Tappable(Rectangle),
}

impl Tablet {
    fn new(language: Language, size: Size) -> Self {
        load_fonts();
        let folder = tempfile::tempdir().unwrap();
        let options = Options {
            language: Some(language),
            data_dir: Some(folder.path().join("data")),
            ..Options::default()
        };
        let renderer = <Renderer as Headless>::new(ui::DEFAULT_FONT, Pixels(16.0), None);
        let (app, _tasks) = App::boot(options);
        let mut tablet = Self {
            app,
            cache: Cache::default(),
            renderer: block_on(renderer).unwrap(),
            size,
            _folder: folder,
        };
        tablet.send(Message::Resized(size));
        tablet
    }

    /// The sheet of the first player of a new game.
    fn with_player(language: Language, size: Size) -> Self {
        let mut tablet = Self::new(language, size);
        let third = Key::Character("3".into());
        tablet.send(Message::Key(third, Modifiers::empty()));
        let name = ["Joueur 1", "Player 1", "Spieler 1"][language as usize];
        tablet.tap(name);
        tablet
    }

    fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    fn run(&mut self, task: Task<Message>) {
        let Some(stream) = task::into_stream(task) else {
            return;
        };
        for action in block_on_stream(stream) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Widget(mut operation) => self.operate(operation.as_mut()),
                _ => {}
            }
        }
    }

    fn operate(&mut self, operation: &mut dyn Operation) {
        let cache = std::mem::take(&mut self.cache);
        let view = self.app.view();
        let mut interface: UserInterface<'_, Message, Theme, Renderer> =
            UserInterface::build(view, self.size, cache, &mut self.renderer);
        interface.operate(&self.renderer, operation);
        let mut outcome = operation.finish();
        while let Outcome::Chain(mut next) = outcome {
            interface.operate(&self.renderer, next.as_mut());
            outcome = next.finish();
        }
        self.cache = interface.into_cache();
    }

    /// Events at a place, then frames until nothing changes any more.
    fn event(&mut self, event: Event, at: Option<Point>) {
        let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
        for event in [event, redraw.clone(), redraw.clone(), redraw] {
            let mut messages = Vec::new();
            let cache = std::mem::take(&mut self.cache);
            let view = self.app.view();
            let mut interface: UserInterface<'_, Message, Theme, Renderer> =
                UserInterface::build(view, self.size, cache, &mut self.renderer);
            let cursor = at.map_or(Cursor::Unavailable, Cursor::Available);
            let _ = interface.update(
                &[event],
                cursor,
                &mut self.renderer,
                &mut clipboard::Null,
                &mut messages,
            );
            self.cache = interface.into_cache();
            for message in messages {
                self.send(message);
            }
        }
    }

    fn press(&mut self, position: Point) {
        let id = Finger(1);
        let press = touch::Event::FingerPressed { id, position };
        self.event(Event::Touch(press), Some(position));
    }

    fn lift(&mut self, position: Point) {
        let id = Finger(1);
        let lift = touch::Event::FingerLifted { id, position };
        self.event(Event::Touch(lift), Some(position));
    }

    fn finger(&mut self, position: Point) {
        self.press(position);
        self.lift(position);
    }

    fn click(&mut self, position: Point) {
        let press = mouse::Event::ButtonPressed(Button::Left);
        self.event(Event::Mouse(press), Some(position));
        let release = mouse::Event::ButtonReleased(Button::Left);
        self.event(Event::Mouse(release), Some(position));
    }

    /// A key of a real keyboard.
    fn real_key(&mut self, key: Key, text: &str) {
        let pressed = keyboard::Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers: Modifiers::empty(),
            text: Some(text.into()),
            repeat: false,
        };
        self.event(Event::Keyboard(pressed), None);
    }

    fn seen(&mut self) -> Vec<Seen> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let into = Arc::clone(&found);
        let select = move |candidate: Candidate<'_>| -> Option<()> {
            let bounds = candidate.visible_bounds()?;
            let seen = match candidate {
                Candidate::Text { content, .. } => Seen::Words(content.to_owned(), bounds),
                Candidate::TextInput { state, .. } => Seen::Line(state.text().to_owned(), bounds),
                Candidate::Focusable { .. } => Seen::Tappable(bounds),
                _ => return None,
            };
            into.lock().unwrap().push(seen);
            None
        };
        let mut operation = select.find();
        self.operate(&mut black_box(&mut operation));
        std::mem::take(&mut *found.lock().unwrap())
    }

    fn find(&mut self, words: &str) -> Option<Rectangle> {
        self.seen().into_iter().rev().find_map(|seen| match seen {
            Seen::Words(text, bounds) if text == words => Some(bounds),
            _ => None,
        })
    }

    fn tap(&mut self, words: &str) {
        let Some(bounds) = self.find(words) else {
            panic!("«{words}» is not there: {:?}", self.seen());
        };
        self.finger(bounds.center());
    }

    fn taps(&mut self, keys: &[&str]) {
        for key in keys {
            self.tap(key);
        }
    }

    /// The line of a name: its text, or its hint, and its place.
    fn line(&mut self) -> Option<(String, Rectangle)> {
        self.seen().into_iter().find_map(|seen| match seen {
            Seen::Line(text, bounds) => Some((text, bounds)),
            _ => None,
        })
    }

    fn tap_line(&mut self) {
        let (_, line) = self.line().unwrap();
        self.finger(line.center());
    }

    fn text(&mut self) -> String {
        self.line().unwrap().0
    }

    /// Where the keys begin, while the keyboard is open.
    fn keys_top(&mut self) -> Option<f32> {
        // In the first row of every language.
        let key = self.key("e").or_else(|| self.key("E"))?;
        Some(key.y)
    }

    /// The key with this label.
    fn key(&mut self, label: &str) -> Option<Rectangle> {
        let at = self.find(label)?.center();
        self.seen().into_iter().rev().find_map(|seen| match seen {
            Seen::Tappable(bounds) if bounds.contains(at) => Some(bounds),
            _ => None,
        })
    }

    fn has_keyboard(&mut self) -> bool {
        self.find("OK").is_some()
    }
}

#[test]
fn a_name_is_typed_by_finger() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    assert!(!tablet.has_keyboard(), "names can also be chosen");
    tablet.tap_line();
    assert!(tablet.has_keyboard());
    tablet.taps(&["é 1", "É", "l", "o", "d", "i", "e"]);
    assert_eq!(tablet.text(), "Élodie");
    tablet.tap("OK");
    assert!(!tablet.has_keyboard());
    assert_eq!(tablet.line(), None, "the sheet is closed");
    assert!(tablet.find("Élodie").is_some());

    // The first letter replaces what was there.
    tablet.tap("Élodie");
    tablet.tap_line();
    tablet.taps(&[
        "A", "n", "n", "e", "-", "E", "v", "e", "espace", "D", "'", "a",
    ]);
    assert_eq!(tablet.text(), "Anne-Eve D'a");
    tablet.tap("OK");
    assert!(tablet.find("Anne-Eve D'a").is_some());
}

#[test]
fn letters_can_be_taken_back_and_made_large() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    tablet.tap_line();
    tablet.taps(&["Z", "a"]);
    let shift = Point::new(
        tablet.key("w").unwrap().x - 20.0,
        tablet.key("w").unwrap().center_y(),
    );
    let backspace = tablet.key("n").unwrap();
    let backspace = Point::new(backspace.x + backspace.width + 20.0, backspace.center_y());
    tablet.finger(backspace);
    assert_eq!(tablet.text(), "Z");
    tablet.finger(backspace);
    assert!(
        tablet.find("A").is_some(),
        "an empty line begins with a capital"
    );
    tablet.finger(shift);
    tablet.tap("a");
    assert_eq!(tablet.text(), "a");
    tablet.taps(&["é 1", "2", "0"]);
    assert_eq!(tablet.text(), "a20");
    assert!(tablet.find("abc").is_some(), "figures follow each other");
    tablet.tap("ü");
    assert_eq!(tablet.text(), "a20ü");
    assert!(
        tablet.find("é 1").is_some(),
        "an accent is one of many letters"
    );
}

#[test]
fn a_held_backspace_empties_the_line() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    tablet.tap_line();
    tablet.taps(&["Z", "o", "e"]);
    let backspace = tablet.key("n").unwrap();
    let backspace = Point::new(backspace.x + backspace.width + 20.0, backspace.center_y());
    tablet.press(backspace);
    let hint = "Un autre nom";
    let end = Instant::now() + std::time::Duration::from_secs(5);
    while tablet.text() != hint && Instant::now() < end {
        std::thread::sleep(std::time::Duration::from_millis(30));
        tablet.event(
            Event::Window(window::Event::RedrawRequested(Instant::now())),
            None,
        );
    }
    assert_eq!(tablet.text(), hint);
    tablet.lift(backspace);
    assert!(tablet.has_keyboard());
}

#[test]
fn mouse_and_tab_bring_no_keyboard() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    let (_, line) = tablet.line().unwrap();
    tablet.click(line.center());
    assert!(!tablet.has_keyboard());
    tablet.real_key(Key::Named(key::Named::Escape), "\u{1b}");
    for _ in 0..30 {
        tablet.real_key(Key::Named(key::Named::Tab), "\t");
        assert!(!tablet.has_keyboard());
    }
    // The mouse takes the line over.
    tablet.tap_line();
    assert!(tablet.has_keyboard());
    tablet.click(line.center());
    assert!(!tablet.has_keyboard());
}

#[test]
fn it_closes_for_escape_and_for_another_keyboard() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    tablet.tap_line();
    tablet.tap("Z");
    tablet.real_key(Key::Named(key::Named::Escape), "\u{1b}");
    assert!(!tablet.has_keyboard());
    assert_eq!(tablet.text(), "Z", "the sheet is still open");

    tablet.tap_line();
    assert!(tablet.has_keyboard());
    tablet.real_key(Key::Character("b".into()), "b");
    assert!(!tablet.has_keyboard());
    assert_eq!(tablet.text(), "b");

    // Where the system has a keyboard of its own, ours stays away.
    tablet.tap_line();
    assert!(tablet.has_keyboard());
    let commit = iced::advanced::input_method::Event::Commit("Zo".to_owned());
    tablet.event(Event::InputMethod(commit), None);
    assert!(!tablet.has_keyboard());
    tablet.tap_line();
    assert!(!tablet.has_keyboard());
    assert_eq!(tablet.text(), "Zo");
}

#[test]
fn the_line_stays_in_sight_and_nothing_moves_under_a_finger() {
    for size in SIZES {
        for percent in [100, 175] {
            let mut tablet = Tablet::new(Language::German, size);
            tablet.send(Message::Settings(Setting::Percent(percent)));
            let third = Key::Character("3".into());
            tablet.send(Message::Key(third, Modifiers::empty()));
            tablet.tap("Spieler 1");
            let form = format!("{size:?} at {percent} %");
            let (_, before) = tablet.line().expect(&form);
            tablet.press(before.center());
            assert_eq!(tablet.line().unwrap().1, before, "{form}: moved too early");
            tablet.lift(before.center());
            let (_, line) = tablet.line().expect(&form);
            let top = tablet.keys_top().expect(&form);
            assert!(line.y >= 0.0, "{form}: {line:?}");
            assert!(line.y + line.height <= top, "{form}: {line:?} {top}");
            // Beside the keyboard: it closes when the finger is lifted.
            let beside = Point::new(line.x + 2.0, line.y - 6.0);
            tablet.press(beside);
            assert_eq!(tablet.line().unwrap().1, line, "{form}");
            tablet.lift(beside);
            assert!(!tablet.has_keyboard(), "{form}");
            assert_eq!(tablet.line().unwrap().1, before, "{form}");
        }
    }
}

#[test]
fn keys_are_large_enough_for_fingers() {
    for language in Language::ALL {
        for size in SIZES {
            let mut tablet = Tablet::with_player(language, size);
            tablet.tap_line();
            let width = if size == PHONE { 27.0 } else { 48.0 };
            for letter in 'A'..='Z' {
                let key = tablet.key(&letter.to_string());
                let key = key.unwrap_or_else(|| panic!("{language:?} has no {letter}"));
                assert!(
                    key.width >= width && key.height >= 48.0,
                    "{letter}: {key:?}"
                );
            }
        }
    }
}

#[test]
fn a_search_in_the_rules_is_typed_by_finger() {
    let mut tablet = Tablet::new(Language::French, WIDE);
    tablet.send(Message::Key(Key::Character("r".into()), Modifiers::empty()));
    tablet.tap_line();
    tablet.taps(&["G", "o", "n", "g"]);
    assert_eq!(tablet.text(), "Gong");
    tablet.tap("OK");
    assert!(!tablet.has_keyboard());
    assert_eq!(tablet.text(), "Gong");
}

#[test]
fn clearing_the_line_keeps_the_keyboard() {
    let mut tablet = Tablet::with_player(Language::French, WIDE);
    tablet.tap_line();
    tablet.taps(&["Z", "o"]);
    let (_, line) = tablet.line().unwrap();
    let clear = Point::new(line.x + line.width + 30.0, line.center_y());
    tablet.finger(clear);
    assert_eq!(tablet.text(), "Un autre nom");
    assert!(tablet.has_keyboard());
}
