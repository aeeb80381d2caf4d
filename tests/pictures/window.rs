//! The whole app without a display: taps and keys in, pictures out.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{RelativeOffset, Scrollable};
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::futures::StreamExt;
use iced::futures::executor::{block_on, block_on_stream};
use iced::futures::stream::BoxStream;
use iced::keyboard::{self, Key, Modifiers, key::Named};
use iced::mouse::{self, Button, Cursor};
use iced::touch::{self, Finger};
use iced::{Event, Pixels, Point, Rectangle, Size, Task, Theme, Vector, theme, window};
use iced_test::Selector;
use iced_test::core::clipboard;
use iced_test::core::event::Status;
use iced_test::core::renderer::{Headless, Style};
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, UserInterface, task};
use iced_test::selector::Candidate;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tablee::app::{App, Message, Options};
use tablee::core::Language;
use tablee::games::GameInfo;
use tablee::platform::{self, Fixed};
use tablee::screens::settings::Message as Setting;
use tablee::session::KeysOf;
use tablee::ui::outline::Finder;
use tablee::ui::{self, Renderer};
use tablee_fingerprint::Picture;

use super::table::Table;

type Interface<'a> = UserInterface<'a, Message, Theme, Renderer>;

/// The form in which scenes are played; the others are only looked at.
const USUAL: Size = Size::new(1280.0, 800.0);
const PHONE: Size = Size::new(360.0, 640.0);

/// One form of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Variant {
    pub size: Size,
    pub percent: u16,
    pub dark: bool,
    pub language: Language,
}

impl Variant {
    const USUAL: Self = Self {
        size: USUAL,
        percent: 100,
        dark: true,
        language: Language::French,
    };

    /// Every size, theme and text size in French; the tightest of them in the other languages.
    pub fn all() -> Vec<Self> {
        let sizes = [
            USUAL,
            Size::new(1920.0, 1200.0),
            Size::new(800.0, 1280.0),
            PHONE,
        ];
        let mut all = Vec::new();
        for (size, percent) in sizes
            .into_iter()
            .flat_map(|size| [(size, 100), (size, 175)])
        {
            all.extend([true, false].map(|dark| Self {
                size,
                percent,
                dark,
                ..Self::USUAL
            }));
        }
        all.extend([Language::English, Language::German].map(|language| Self {
            size: PHONE,
            percent: 175,
            language,
            ..Self::USUAL
        }));
        all
    }

    /// What is only looked at: every language, theme and size, with a tablet of 4:3 as well.
    pub fn to_look_at() -> Vec<Self> {
        let sizes = [
            USUAL,
            Size::new(1920.0, 1200.0),
            Size::new(1024.0, 768.0),
            Size::new(800.0, 1280.0),
            PHONE,
        ];
        let mut all = Vec::new();
        for size in sizes {
            for language in Language::ALL {
                all.extend([true, false].map(|dark| Self {
                    size,
                    dark,
                    language,
                    ..Self::USUAL
                }));
            }
        }
        all
    }

    /// The forms in which most scrolls.
    pub fn tight() -> Vec<Self> {
        let scrolls = |variant: &Self| variant.percent == 175 || variant.size == PHONE;
        let mut tight = Self::all();
        tight.retain(|variant| variant.dark && scrolls(variant));
        tight
    }

    pub fn name(&self) -> String {
        let light = if self.dark { "dark" } else { "light" };
        let language = self.language.code();
        let Size { width, height } = self.size;
        format!("{width}x{height}-{}-{light}-{language}", self.percent)
    }
}

/// Every key of a game that does something is in the list of its keys.
fn assert_listed(keys: &[KeysOf]) {
    let all = || GameInfo::ALL.iter().flat_map(|game| game.metadata.keys);
    for KeysOf { about, keys } in keys {
        let listed = all().any(|listed| {
            listed.about == *about && keys.iter().all(|press| listed.keys.contains(press))
        });
        assert!(listed, "{about} {keys:?} is in no list of keys");
    }
}

/// A text on the screen and where it can be seen.
#[derive(Debug, Clone)]
struct Seen {
    words: String,
    bounds: Rectangle,
}

pub struct Window {
    app: App,
    /// Finished covers, and what the disk and the sound device report. The stream never ends.
    reports: BoxStream<'static, Action<Message>>,
    renderer: Renderer,
    cache: Cache,
    /// What the window looks like now.
    variant: Variant,
    /// Advances with every frame, so that anything that moves has arrived.
    time: Instant,
    /// The keys that are tapped on the keyboard on the screen before each picture.
    keys: Option<&'static [&'static str]>,
}

impl Window {
    /// Starts the app on what the table has on its disk.
    pub fn open(table: &Table) -> Self {
        fix_time();
        load_fonts();
        let options = Options {
            language: Some(Language::French),
            data_dir: Some(table.folder()),
            ..Options::default()
        };
        let (app, boot) = App::boot(options);
        let renderer = block_on(<Renderer as Headless>::new(
            ui::DEFAULT_FONT,
            Pixels(16.0),
            None,
        ));
        let mut window = Self {
            app,
            reports: task::into_stream(boot).unwrap(),
            renderer: renderer.unwrap(),
            cache: Cache::default(),
            variant: Variant::USUAL,
            time: Instant::now(),
            keys: None,
        };
        window.send(Message::Shown);
        window.frame();
        window
    }

    /// Lets the app handle a message and everything that follows from it.
    fn send(&mut self, message: Message) {
        let mut messages = VecDeque::from([message]);
        loop {
            while let Some(message) = messages.pop_front() {
                let task = self.app.update(message);
                messages.extend(self.run(task));
                assert_listed(&self.app.game_keys());
            }
            if self.app.pictures().is_current() {
                return;
            }
            // Covers are on their way. The other reports differ from machine to machine.
            let report = block_on(self.reports.next());
            if let Some(Action::Output(message @ Message::Drawn(_))) = report {
                messages.push_back(message);
            }
        }
    }

    /// Waits for a task and gives what it says.
    fn run(&mut self, task: Task<Message>) -> Vec<Message> {
        let mut messages = Vec::new();
        let Some(stream) = task::into_stream(task) else {
            return messages;
        };
        for action in block_on_stream(stream) {
            match action {
                Action::Output(message) => messages.push(message),
                Action::Widget(mut operation) => self.operate(operation.as_mut()),
                // Of the desktop there is nothing to be had.
                _ => {}
            }
        }
        messages
    }

    fn operate(&mut self, operation: &mut dyn Operation) {
        let cache = std::mem::take(&mut self.cache);
        let view = self.app.view();
        let mut interface: Interface<'_> =
            UserInterface::build(view, self.variant.size, cache, &mut self.renderer);
        interface.operate(&self.renderer, operation);
        let mut outcome = operation.finish();
        while let Outcome::Chain(mut next) = outcome {
            interface.operate(&self.renderer, next.as_mut());
            outcome = next.finish();
        }
        self.cache = interface.into_cache();
    }

    /// Lets the widgets handle events, then the app what the widgets say.
    fn events(&mut self, events: &[Event], cursor: Cursor) -> Vec<Status> {
        let mut messages = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let view = self.app.view();
        let mut interface: Interface<'_> =
            UserInterface::build(view, self.variant.size, cache, &mut self.renderer);
        let (_, statuses) = interface.update(
            events,
            cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut messages,
        );
        self.cache = interface.into_cache();
        for message in messages {
            self.send(message);
        }
        statuses
    }

    /// Two frames, the second long after the first.
    fn frame(&mut self) {
        for _ in 0..2 {
            let events = late_frame(&mut self.time);
            let _ = self.events(&events, Cursor::Unavailable);
        }
    }

    fn key_with(&mut self, key: Key, modifiers: Modifiers, text: Option<&str>) {
        let pressed = Event::Keyboard(keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key,
            physical_key: keyboard::key::Physical::Unidentified(
                keyboard::key::NativeCode::Unidentified,
            ),
            location: keyboard::Location::Standard,
            modifiers,
            repeat: false,
            text: text.map(Into::into),
        });
        let focused = Event::Window(window::Event::Focused);
        let _ = self.events(&[focused, pressed], Cursor::Unavailable);
    }

    /// A key that writes nothing.
    pub fn key(&mut self, named: Named) {
        self.key_with(Key::Named(named), Modifiers::empty(), None);
        self.frame();
    }

    /// Keys that write something, one after another.
    pub fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            let text = letter.to_string();
            let key = Key::Character(text.as_str().into());
            self.key_with(key, Modifiers::empty(), Some(&text));
        }
        self.frame();
    }

    pub fn undo(&mut self) {
        self.key_with(Key::Character("z".into()), Modifiers::COMMAND, None);
        self.frame();
    }

    fn seen(&mut self) -> Vec<Seen> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let into = Arc::clone(&found);
        let select = move |candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text {
                content,
                visible_bounds: Some(bounds),
                ..
            } = candidate
            {
                let words = content.replace(['\u{202f}', '\u{a0}'], " ");
                into.lock().unwrap().push(Seen { words, bounds });
            }
            None
        };
        let mut operation = select.find();
        self.operate(&mut black_box(&mut operation));
        std::mem::take(&mut *found.lock().unwrap())
    }

    /// Whether this text can be seen.
    pub fn shows(&mut self, words: &str) -> bool {
        self.seen().iter().any(|seen| seen.words == words)
    }

    /// Taps a text.
    pub fn tap(&mut self, words: &str) {
        self.tap_nth(words, 0);
    }

    /// Taps one of several equal texts, counted from 0 in reading order.
    pub fn tap_nth(&mut self, words: &str, nth: usize) {
        let seen = self.seen();
        let found = seen.iter().filter(|seen| seen.words == words).nth(nth);
        let Some(found) = found else {
            let all: Vec<_> = seen.iter().map(|seen| seen.words.as_str()).collect();
            panic!("«{words}» ({nth}) is not on the screen. There are: {all:?}");
        };
        self.tap_at(found.bounds.center());
    }

    pub fn tap_at(&mut self, at: impl Into<Point>) {
        let cursor = Cursor::Available(at.into());
        let press = [
            Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
        ];
        let _ = self.events(&press, cursor);
        self.frame();
    }

    /// Taps a text with a finger.
    fn finger(&mut self, words: &str) {
        let seen = self.seen();
        let found = seen.iter().rev().find(|seen| seen.words == words);
        let at = found.unwrap_or_else(|| panic!("no «{words}»")).bounds;
        self.finger_at(at.center());
    }

    /// Opens the keyboard for every picture: another form of the window is made of other widgets,
    /// and its line has not the focus.
    pub fn types_on(&mut self, keys: &'static [&'static str]) {
        self.keys = Some(keys);
    }

    fn open_keyboard(&mut self, keys: &[&str]) {
        self.frame();
        // The mouse closes the one that was open, and the line may move then.
        let at = self.line();
        self.tap_at(at);
        let at = self.line();
        self.finger_at(at);
        for key in keys {
            self.finger(key);
        }
    }

    /// The middle of the line to type in.
    fn line(&mut self) -> Point {
        let mut finder = Finder::default();
        self.operate(&mut finder);
        let line = finder.outline.line.expect("a line");
        Point::new(line.x + line.width / 2.0, line.y + line.height / 2.0)
    }

    fn finger_at(&mut self, position: Point) {
        let id = Finger(1);
        let tap = [
            Event::Touch(touch::Event::FingerPressed { id, position }),
            Event::Touch(touch::Event::FingerLifted { id, position }),
        ];
        let _ = self.events(&tap, Cursor::Available(position));
        self.frame();
    }

    /// Presses the mouse button and keeps it down.
    pub fn hold(&mut self, words: &str) {
        let seen = self.seen();
        let found = seen.iter().find(|seen| seen.words == words);
        let at = found.expect("something to hold").bounds.center();
        let press = [Event::Mouse(mouse::Event::ButtonPressed(Button::Left))];
        let _ = self.events(&press, Cursor::Available(at));
        self.frame();
    }

    pub fn release(&mut self) {
        let release = [Event::Mouse(mouse::Event::ButtonReleased(Button::Left))];
        let _ = self.events(&release, Cursor::Unavailable);
        self.frame();
    }

    /// Reports of the disk and the sound device, for problems that playing does not cause.
    pub fn told(&mut self, message: Message) {
        self.send(message);
        self.frame();
    }

    /// Changes the form of the window and takes a picture, of the end of what scrolls if asked.
    pub fn picture(&mut self, variant: Variant, scrolled: bool) -> Picture {
        self.change(variant);
        if let Some(keys) = self.keys {
            self.open_keyboard(keys);
        }
        if scrolled {
            self.frame();
            self.operate(&mut ScrollTo(1.0));
        }
        let mut messages = self.draw();
        // What the widgets say about their size may change what is shown, once.
        if !messages.is_empty() {
            for message in messages.drain(..) {
                self.send(message);
            }
            let _ = self.draw();
        }
        let size = Size::new(variant.size.width as u32, variant.size.height as u32);
        let ground = theme::Base::base(&self.app.theme()).background_color;
        Picture {
            width: size.width as usize,
            height: size.height as usize,
            rgba: self.renderer.screenshot(size, 1.0, ground),
        }
    }

    /// Draws a late frame, and gives what the widgets say.
    fn draw(&mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        let theme = self.app.theme();
        let cache = std::mem::take(&mut self.cache);
        let view = self.app.view();
        let mut interface: Interface<'_> =
            UserInterface::build(view, self.variant.size, cache, &mut self.renderer);
        for _ in 0..2 {
            let _ = interface.update(
                &late_frame(&mut self.time),
                Cursor::Unavailable,
                &mut self.renderer,
                &mut clipboard::Null,
                &mut messages,
            );
        }
        let style = Style {
            text_color: theme::Base::base(&theme).text_color,
        };
        interface.draw(&mut self.renderer, &theme, &style, Cursor::Unavailable);
        self.cache = interface.into_cache();
        messages
    }

    /// For what can be tapped only on a phone; the next picture ends it.
    pub fn on_phone(&mut self) {
        self.change(Variant {
            size: PHONE,
            ..Variant::USUAL
        });
        self.frame();
    }

    /// Back to the form in which scenes are played, with everything at its top.
    pub fn restore(&mut self) {
        self.operate(&mut ScrollTo(0.0));
        self.change(Variant::USUAL);
        self.frame();
    }

    fn change(&mut self, to: Variant) {
        let from = std::mem::replace(&mut self.variant, to);
        if from.language != to.language {
            self.send(Message::Settings(Setting::Language(to.language)));
        }
        if from.percent != to.percent {
            self.send(Message::Settings(Setting::Percent(to.percent)));
        }
        if from.dark != to.dark {
            let mode = if to.dark {
                theme::Mode::Dark
            } else {
                theme::Mode::Light
            };
            self.send(Message::SystemTheme(mode));
        }
        if from.size != to.size {
            self.send(Message::Resized(to.size));
        }
    }
}

/// Scrolls everything that scrolls downwards to a part of its length.
struct ScrollTo(f32);

impl Operation for ScrollTo {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        state.snap_to(RelativeOffset {
            x: None,
            y: Some(self.0),
        });
    }
}

/// A frame, with enough time before the next one for everything that moves.
fn late_frame(time: &mut Instant) -> [Event; 2] {
    let redraw = Event::Window(window::Event::RedrawRequested(*time));
    *time += Duration::from_secs(10);
    // Without focus there is no cursor in a text field that might blink.
    [Event::Window(window::Event::Unfocused), redraw]
}

/// Fixes the time of the calling thread: a Monday evening.
fn fix_time() {
    platform::fix(Fixed {
        now: "2026-11-16T20:15:00+01:00".parse().unwrap(),
        instant: Duration::from_secs(60),
        random: 7,
    });
}

fn load_fonts() {
    static LOADED: OnceLock<()> = OnceLock::new();
    LOADED.get_or_init(|| {
        let fonts = iced_test::renderer::graphics::text::font_system();
        let mut fonts = fonts.write().expect("the fonts");
        for font in ui::FONTS {
            fonts.load_font(font.into());
        }
    });
}
