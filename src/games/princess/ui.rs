//! At the table: a round step by step, the count, the Prince's help, the end.
//!
//! What happened is in the journal and everything shown is worked out from it. What has only
//! been half entered lives here; where the guide stands and what a page asks are notes.

mod metadata;
pub mod setup;
mod view;

use super::cast::Remembered;
use super::components::Sees;
use super::count::{Decision, Entry, Fate, Focus};
pub use super::guide::Ask;
use super::guide::Guide;
use super::rounds::Round;
use super::rules::{Event, Outcome, State};
use crate::core::{Game, Refusal, RuleId};
use crate::live::{LiveGame, Memo};
use crate::session::{self, Action, Cx, Metadata, PlayScreen};
use crate::sound::Effect;
use crate::ui::{Element, Ui, panel};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::container;
use iced::{Length, Size};
use metadata::METADATA;
use setup::Form;
use view::Scene;

/// What the screen shows while a game is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    Table,
    /// How high is the dungeon?
    Dungeon,
    /// What does the page ask?
    Page,
    Count,
    Help,
}

/// Where there is not room for everything at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Round,
    Book,
    Ladders,
}

#[derive(Debug)]
pub struct Screen {
    pub(super) view: View,
    pub(super) tab: Tab,
    guide: Guide,
    pub(super) entry: Entry,
    /// The count as it was before each tap, and as it was before each of them was taken back.
    past: Vec<Entry>,
    future: Vec<Entry>,
    /// The Prince holds the screen uncovered.
    pub(super) held: bool,
    pub(super) height: Option<i64>,
    pub(super) kept: Remembered,
    pub(super) writing: String,
    pub(super) refused: Option<Refusal>,
    pub(super) rounds: Memo<u64, Vec<Round>>,
}

#[derive(Debug, Clone)]
pub enum Message {
    TurnPage,
    Foghorn,
    Step(u8),
    AskDungeon,
    Height(i64),
    WritePage,
    Writing(String),
    Written,
    Asks(Ask),
    Count,
    Back,
    Ladder(usize, i16),
    Digit(i16),
    Focus(Focus),
    Move(bool),
    Nudge(i64),
    Fate(Fate),
    Decide(Decision),
    Enter,
    Help,
    Hold(bool),
    Show(i64),
    Tab(Tab),
    Why(RuleId),
    Dismiss,
    Again,
}

impl Screen {
    /// The dungeon's height, where everyone may see it.
    pub fn dungeon(&self) -> Option<i64> {
        self.guide.dungeon
    }

    pub fn helps(&self) -> bool {
        !self.kept.without_help
    }

    /// The step of the rulebook's turn that the table is at, from 1.
    pub fn step(&self, state: &State) -> u8 {
        if state.is_open() {
            self.guide.step.clamp(3, 6)
        } else {
            1
        }
    }

    pub fn step_words(&self, ui: &Ui<'_>, live: &LiveGame<State>, step: u8, now: bool) -> String {
        let prince = live.person(live.state().prince().index()).name;
        let scene = Scene {
            ui: *ui,
            screen: self,
            live,
        };
        let key = match (step, now) {
            (1, true) if scene.reveal() => "princess-step-1-reveal",
            (1, true) => "princess-step-1-same",
            (3, true) if scene.dungeon_shown() => "princess-step-3-all",
            (3, true) => "princess-step-3-now",
            (4, true) => "princess-step-4-now",
            (5, true) => match scene.sight().map(|sight| sight.ladders) {
                Some(Sees::Everyone) => "princess-step-5-all",
                Some(Sees::Nobody) => "princess-step-5-nobody",
                _ => "princess-step-5-prince",
            },
            (6, true) => "princess-step-6-now",
            _ => return ui.t(&format!("princess-step-{step}")),
        };
        ui.tr(key, &[("name", prince.into())])
    }

    /// Back to the table, with what this round has counted so far.
    fn after_event(&mut self, live: &LiveGame<State>) {
        self.guide = Guide::of(live.journal());
        (self.past, self.entry) = counted(live, self.guide);
        self.future.clear();
        self.view = View::Table;
        self.held = false;
        self.height = None;
        self.writing.clear();
        self.refused = None;
    }

    /// A round that was being counted goes on being counted.
    fn resume_count(&mut self, live: &LiveGame<State>) {
        if live.state().is_open() && self.entry.has_cards() {
            self.view = View::Count;
        }
    }

    fn happened(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, event: Event) {
        let sound = match event {
            Event::TurnPage => Effect::PAGE,
            Event::Foghorn => Effect::FOGHORN,
            Event::Ladders(_) => Effect::POP,
            Event::Hand { .. } | Event::Squires(_) => Effect::TICK,
        };
        match live.tap(&cx.now, vec![event]) {
            Ok(rulings) => {
                let saved = rulings.iter().flatten().any(|ruled| ruled.facts.saved);
                let effect = match live.state().outcome() {
                    Some(Outcome::Lost(_)) => Effect::DEFEAT,
                    Some(Outcome::Won) => Effect::FANFARE,
                    None if saved => Effect::FANFARE,
                    None => sound,
                };
                if sound == Effect::FOGHORN && effect != sound {
                    cx.effects.push(sound);
                }
                cx.effects.push(effect);
                self.after_event(live);
                self.tab = Tab::Round;
            }
            Err(refusal) => {
                self.refused = Some(refusal);
            }
        }
    }

    fn guide(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, change: impl FnOnce(&mut Guide)) {
        let mut guide = self.guide;
        guide.page = live.state().page();
        change(&mut guide);
        if guide != self.guide {
            self.guide = guide;
            live.note(&cx.now, guide.note());
        }
    }

    fn go_to_step(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, step: u8) {
        if !live.state().is_open() {
            return;
        }
        let now = self.step(live.state());
        let to = if step == now { now + 1 } else { step.max(3) };
        if to > 6 {
            self.start_count(cx, live);
            return;
        }
        cx.effects.push(Effect::TICK);
        self.guide(cx, live, |guide| guide.step = to);
        let asks = now == 3 && step == 3 && self.guide.dungeon.is_none();
        let scene_shows = super::components::sight(swords(live))
            .is_some_and(|sight| sight.dungeon == Sees::Everyone);
        if asks && scene_shows {
            self.view = View::Dungeon;
        }
    }

    /// A tap on the count: kept, so that a restart finds it and an undo can take it back.
    fn enter_count(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        change: impl FnOnce(&mut Entry, &State),
    ) {
        let before = self.entry;
        change(&mut self.entry, live.state());
        if before.answers() != self.entry.answers() {
            cx.effects.push(Effect::TICK);
            self.past.push(before);
            self.future.clear();
            live.note(&cx.now, self.entry.note(live.state()));
        }
    }

    fn start_count(&mut self, cx: &mut Cx<'_>, live: &LiveGame<State>) {
        if live.state().is_open() {
            if self.entry.dungeon.is_none() {
                self.entry.dungeon = self.guide.dungeon;
            }
            self.view = View::Count;
            self.refused = None;
            cx.effects.push(Effect::DRUM_ROLL);
        }
    }

    fn set_height(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, height: i64) {
        if self.view == View::Count {
            self.enter_count(cx, live, |entry, state| entry.height(state, height));
            return;
        }
        cx.effects.push(Effect::TICK);
        self.entry.dungeon = Some(height);
        self.view = View::Table;
        self.guide(cx, live, |guide| {
            guide.dungeon = Some(height);
            guide.step = guide.step.max(4);
        });
    }

    fn write(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, ask: &Ask) -> Action<Message> {
        let page = live.state().page();
        live.note(&cx.now, ask.note(page));
        cx.effects.push(Effect::TICK);
        self.view = View::Table;
        self.writing.clear();
        let Ask::Own(text) = ask else {
            return Action::None;
        };
        self.kept = cx.settings.of_game(State::NAME);
        self.kept.writes(text);
        cx.settings.set_of_game(State::NAME, &self.kept);
        Action::None
    }

    /// Enter does what the primary button does.
    fn enter(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let state = live.state();
        if state.outcome().is_some() {
            return;
        }
        match (self.view, state.is_open()) {
            (View::Count, _) => {
                let decision = view::primary(self.entry.advice(state));
                if let Some(decision) = decision {
                    self.decide(cx, live, decision);
                } else {
                    let missing = self.entry.difference(state).is_none();
                    if missing {
                        self.entry.step(state, true);
                    }
                }
            }
            (View::Table, true) => self.start_count(cx, live),
            (View::Table, false) => self.happened(cx, live, Event::TurnPage),
            (View::Dungeon | View::Page | View::Help, _) => self.view = View::Table,
        }
    }

    fn decide(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, decision: Decision) {
        if let Some(event) = self.entry.event(live.state(), decision) {
            self.happened(cx, live, event);
        }
    }

    fn show(&mut self, live: &LiveGame<State>, height: i64) {
        let players = i64::try_from(live.state().hands().len()).unwrap_or(6);
        self.height = Some(height.clamp(players, 8 * players));
    }
}

/// The count of the open round as it was before each tap, and as it stands.
fn counted(live: &LiveGame<State>, guide: Guide) -> (Vec<Entry>, Entry) {
    let state = live.state();
    let events = live.journal().events().len();
    let notes = live.journal().notes().iter();
    let mut past = vec![Entry::new(state, guide.dungeon)];
    past.extend(
        notes
            .filter(|note| state.is_open() && note.after == events)
            .filter_map(|note| Entry::noted(state, note.note.get("count")?)),
    );
    let last = past.pop();
    (
        past,
        last.unwrap_or_else(|| Entry::new(state, guide.dungeon)),
    )
}

fn swords(live: &LiveGame<State>) -> i16 {
    let place = usize::from(live.state().saved());
    let princesses = &live.journal().setup().princesses;
    princesses.get(place).map_or(0, |princess| princess.swords)
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, _fresh: bool) -> Self {
        cx.effects.push(Effect::PAGE);
        let guide = Guide::of(live.journal());
        let (past, entry) = counted(live, guide);
        let mut screen = Self {
            view: View::Table,
            tab: Tab::Round,
            guide,
            entry,
            past,
            future: Vec::new(),
            held: false,
            height: None,
            kept: cx.settings.of_game(State::NAME),
            writing: String::new(),
            refused: None,
            rounds: Memo::default(),
        };
        screen.resume_count(live);
        screen
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::TurnPage => self.happened(cx, live, Event::TurnPage),
            Message::Foghorn => self.happened(cx, live, Event::Foghorn),
            Message::Step(step) => self.go_to_step(cx, live, step),
            Message::AskDungeon => self.view = View::Dungeon,
            Message::Height(height) => self.set_height(cx, live, height),
            Message::WritePage => self.view = View::Page,
            Message::Writing(text) => {
                self.writing = text.chars().filter(|c| !c.is_control()).take(90).collect();
            }
            Message::Written => {
                let text = self.writing.trim().to_owned();
                if text.is_empty() {
                    self.view = View::Table;
                } else {
                    return self.write(cx, live, &Ask::Own(text));
                }
            }
            Message::Asks(ask) => return self.write(cx, live, &ask),
            Message::Count => self.start_count(cx, live),
            Message::Back => {
                self.view = View::Table;
                self.held = false;
            }
            Message::Ladder(seat, card) => {
                self.enter_count(cx, live, |entry, state| entry.choose(state, seat, card));
            }
            Message::Digit(digit) => {
                self.enter_count(cx, live, |entry, state| entry.digit(state, digit));
            }
            Message::Focus(focus) => self.entry.focus = focus,
            Message::Move(forward) => self.entry.step(live.state(), forward),
            Message::Nudge(by) => {
                self.enter_count(cx, live, |entry, _| entry.nudge(by));
            }
            Message::Fate(fate) => {
                self.enter_count(cx, live, |entry, state| entry.judge_page(state, fate));
            }
            Message::Decide(decision) => self.decide(cx, live, decision),
            Message::Enter => self.enter(cx, live),
            Message::Help => {
                self.view = View::Help;
                self.held = false;
            }
            Message::Hold(held) => self.held = held,
            Message::Show(height) => self.show(live, height),
            Message::Tab(tab) => self.tab = tab,
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Dismiss => self.refused = None,
            Message::Again => return Action::PlayAgain,
        }
        Action::None
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.after_event(live);
        self.resume_count(live);
    }

    /// Within the count a tap at a time; a question that is open is closed.
    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.can_undo_input(forward) {
            return false;
        }
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        if self.view == View::Count
            && let Some(entry) = from.pop()
        {
            to.push(std::mem::replace(&mut self.entry, entry));
            live.note(&cx.now, self.entry.note(live.state()));
        } else {
            self.view = View::Table;
        }
        self.held = false;
        true
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        match self.view {
            View::Table => false,
            View::Count if forward => !self.future.is_empty(),
            View::Count | View::Dungeon | View::Page | View::Help => !forward,
        }
    }

    fn view(view: session::View<'_, Self>) -> Element<'_, Message> {
        let session::View {
            ui, screen, live, ..
        } = view;
        // Above a sheet there may be hardly any room: then the page keeps its height and moves.
        let least = if ui.narrow() { 500.0 } else { 620.0 };
        let low = ui.size.height < least;
        let size = Size::new(ui.size.width, ui.size.height.max(least));
        let scene = Scene {
            ui: ui.within(size),
            screen,
            live,
        };
        let shown = match screen.view {
            _ if live.state().outcome().is_some() => view::end(scene),
            View::Table => view::table(scene),
            View::Dungeon => view::dungeon(scene),
            View::Page => view::page(scene),
            View::Count => view::count(scene),
            View::Help => view::help(scene),
        };
        if low {
            panel::page(&ui, container(shown).height(Length::Fixed(size.height)))
        } else {
            shown
        }
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        let page = live.state().page();
        let key = match self.view {
            _ if page == 0 => return None,
            _ if live.state().outcome().is_some() => "princess-about-end",
            View::Count => "princess-about-count",
            View::Help => "princess-help",
            _ => "princess-about-round",
        };
        Some(ui.tr(key, &[("round", page.into())]))
    }

    fn key(&self, live: &LiveGame<State>, key: &Key, modifiers: Modifiers) -> Option<Message> {
        if modifiers.command() || live.state().outcome().is_some() {
            return None;
        }
        let digit = match key.as_ref() {
            Key::Character(text) => text.parse::<i16>().ok(),
            Key::Named(_) | Key::Unidentified => None,
        };
        match (self.view, key.as_ref(), digit) {
            (View::Page, _, _) => None,
            (View::Count, _, Some(digit)) => Some(Message::Digit(digit)),
            (View::Count, Key::Named(Named::ArrowDown | Named::ArrowRight), _) => {
                Some(Message::Move(true))
            }
            (View::Count, Key::Named(Named::ArrowUp | Named::ArrowLeft), _) => {
                Some(Message::Move(false))
            }
            (View::Help, Key::Named(Named::ArrowRight | Named::ArrowUp), _) => {
                Some(Message::Show(view::shown(self, live) + 1))
            }
            (View::Help, Key::Named(Named::ArrowLeft | Named::ArrowDown), _) => {
                Some(Message::Show(view::shown(self, live) - 1))
            }
            (View::Table, _, Some(step @ 3..=6)) if live.state().is_open() => {
                Some(Message::Step(u8::try_from(step).ok()?))
            }
            (View::Table, Key::Character("c" | "C"), _) if live.state().is_open() => {
                Some(Message::Foghorn)
            }
            (_, Key::Named(Named::Enter), _) => Some(Message::Enter),
            (_, Key::Named(Named::Backspace), _) => Some(Message::Back),
            _ => None,
        }
    }
}
