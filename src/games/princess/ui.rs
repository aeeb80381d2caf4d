//! The play screen: a round step by step, the count, the Prince's help, the end.
//!
//! Everything shown is computed from the journal. Half-entered input is kept here; the step of the
//! guide and what a page asks are notes.

mod bars;
mod book;
mod castle;
mod correct;
mod count;
mod end;
mod facts;
mod hands;
mod help;
mod ladder_card;
mod layout;
mod metadata;
mod princess_panel;
mod questions;
mod round;
pub mod setup;
mod tokens;
mod verdict;

use super::cast::Remembered;
use super::components::{self, Sees};
use super::count::{Decision, Entry, Fate, Focus};
pub use super::guide::Ask;
use super::guide::Guide;
use super::rounds::{Round, rounds};
use super::rule_ids;
use super::rules::{Event, Outcome, State};
use super::solver::Hand;
use crate::core::{Game, RuleId, Seat};
use crate::live::{Drafting, LiveGame};
use crate::session::{self, Action, Cx, Metadata, PlayScreen, Shortcut};
use crate::sound::Effect;
use crate::ui::{Element, Ui, motion, panel};
use correct::OldRound;
use help::{Cover, Help};
use iced::Subscription;
use iced::keyboard::key::Named;
use iced::widget::container;
use metadata::METADATA;
use setup::Form;
use std::time::Duration;

type View<'a> = session::View<'a, Screen>;

/// What the screen shows while a game is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    Table,
    /// How high is the dungeon?
    Dungeon,
    /// What does the page of the book ask?
    Story,
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

/// A figure that is being corrected by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Edit {
    Hand(Seat, Hand),
    Squires(u8),
}

#[derive(Debug)]
pub struct Screen {
    page: Page,
    tab: Tab,
    guide: Guide,
    /// What the page asks: that of the open round, or of the one that is corrected.
    ask: Option<Ask>,
    entry: Drafting<Entry>,
    correcting: Option<OldRound>,
    edit: Option<Edit>,
    help: Help,
    kept: Remembered,
    writing: String,
    rounds: Vec<Round>,
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
    Digit(u8),
    Focus(Focus),
    Move(bool),
    Nudge(i64),
    Fate(Fate),
    Decide(Decision),
    Enter,
    Help,
    Hold(bool),
    /// Shows the help without holding it, or hides it.
    ToggleHelp,
    Tick,
    Show(i64),
    Tab(Tab),
    Why(RuleId),
    /// An old round is corrected, by its place among the rounds.
    CorrectRound(usize),
    /// The old round was ended by the foghorn.
    WasFoghorn,
    EditHand(Seat),
    ToggleLadder(i16),
    EditSquires,
    SetSquires(u8),
    CancelEdit,
    /// The correction by hand is done.
    Edited,
    Again,
}

impl Message {
    /// Whether the table goes on: a figure that is being corrected is then meant as it is.
    fn leaves_edit(&self) -> bool {
        matches!(
            self,
            Self::TurnPage
                | Self::Foghorn
                | Self::Step(_)
                | Self::AskDungeon
                | Self::WritePage
                | Self::Count
                | Self::Help
                | Self::CorrectRound(_)
                | Self::EditHand(_)
                | Self::EditSquires
        )
    }
}

impl Screen {
    /// The dungeon's height, where everyone may see it.
    fn dungeon(&self) -> Option<i64> {
        self.guide.dungeon
    }

    fn helps(&self) -> bool {
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

    /// The state that the count belongs to: that of the open round, or of an old one.
    fn count_state<'a>(&'a self, live: &'a LiveGame<State>) -> &'a State {
        let old = self.correcting.as_ref();
        old.map_or_else(|| live.state(), |old| &old.state)
    }

    /// Returns to the table, with what has been counted so far.
    fn after_event(&mut self, live: &LiveGame<State>) {
        let state = live.state();
        self.guide = Guide::of(live.journal());
        self.ask = Ask::of(live.journal(), state.page());
        self.entry = count::so_far(live, self.guide);
        self.help = Help::new(state, self.guide.dungeon);
        self.rounds = rounds(live.journal());
        self.correcting = None;
        self.edit = None;
        self.page = Page::Table;
        self.writing.clear();
    }

    /// Continues a count that was interrupted.
    fn resume_count(&mut self, live: &LiveGame<State>) {
        if live.state().is_open() && self.entry.has_cards() {
            self.page = Page::Count;
        }
    }

    fn happened(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, event: Event) {
        let sound = match event {
            Event::TurnPage => Effect::PAGE,
            Event::Foghorn => Effect::FOGHORN,
            Event::Ladders(_) => Effect::POP,
            Event::Hand { .. } | Event::Squires(_) => Effect::TICK,
        };
        let Some(rulings) = cx.tap(live, vec![event]) else {
            return;
        };
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
        let sight = components::sight(swords(live));
        if asks && sight.is_some_and(|sight| sight.dungeon == Sees::Everyone) {
            self.page = Page::Dungeon;
        }
    }

    /// A tap on the count; saved, so that it survives a restart and can be undone.
    fn change_count(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        change: impl FnOnce(&mut Entry, &State),
    ) {
        let state = *self.count_state(live);
        if self.entry.change(|entry| change(entry, &state)) {
            cx.effects.push(Effect::TICK);
            self.keep_count(cx, live);
        }
    }

    fn start_count(&mut self, cx: &mut Cx<'_>, live: &LiveGame<State>) {
        if live.state().is_open() {
            let dungeon = self.guide.dungeon;
            self.entry
                .adjust(|entry| entry.dungeon = entry.dungeon.or(dungeon));
            self.page = Page::Count;
            cx.effects.push(Effect::DRUM_ROLL);
        }
    }

    fn set_height(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, height: i64) {
        if self.page == Page::Count {
            self.change_count(cx, live, |entry, state| entry.height(state, height));
            return;
        }
        cx.effects.push(Effect::TICK);
        self.entry.adjust(|entry| entry.dungeon = Some(height));
        self.page = Page::Table;
        self.guide(cx, live, |guide| {
            guide.dungeon = Some(height);
            guide.step = guide.step.max(4);
        });
        self.help = Help::new(live.state(), Some(height));
        let (low, high) = live.state().reachable();
        if !(i64::from(low)..=i64::from(high)).contains(&height) {
            let args = [
                ("height", height.into()),
                ("low", low.into()),
                ("high", high.into()),
            ];
            cx.tell("princess-out-of-reach", &args, Some(rule_ids::FOGHORN));
        }
    }

    fn write(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, ask: Ask) {
        let page = live.state().page();
        live.note(&cx.now, ask.note(page));
        cx.effects.push(Effect::TICK);
        self.page = Page::Table;
        self.writing.clear();
        if let Ask::Own(text) = &ask {
            self.kept = cx.settings.of_game(State::NAME);
            self.kept.writes(text);
            cx.settings.set_of_game(State::NAME, &self.kept);
        }
        self.ask = Some(ask);
    }

    /// What was typed for the page.
    fn written(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let text = self.writing.trim().to_owned();
        if text.is_empty() {
            self.page = Page::Table;
        } else {
            self.write(cx, live, Ask::Own(text));
        }
    }

    /// Enter does what the primary button does.
    fn enter(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        match (self.page, live.state().is_open()) {
            (Page::Count, _) => {
                let state = *self.count_state(live);
                if let Some(decision) = self.entry.advice(&state).decision() {
                    self.decide(cx, live, decision);
                } else {
                    self.entry.adjust(|entry| entry.step(&state, true));
                }
            }
            _ if live.state().outcome().is_some() => {}
            (Page::Table, _) if self.edit.is_some() => self.finish_edit(cx, live),
            (Page::Table, true) => self.start_count(cx, live),
            (Page::Table, false) => self.happened(cx, live, Event::TurnPage),
            (Page::Dungeon | Page::Story | Page::Help, _) => self.page = Page::Table,
        }
    }

    fn decide(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, decision: Decision) {
        let Some(event) = self.entry.event(self.count_state(live), decision) else {
            return;
        };
        match self.correcting.take() {
            Some(old) => self.amend(cx, live, old, event),
            None => self.happened(cx, live, event),
        }
    }

    fn open_help(&mut self) {
        self.page = Page::Help;
        self.help.cover = Cover::Closed;
    }

    fn toggle_help(&mut self, now: Duration) {
        self.help.hold(true, now);
        self.help.hold(false, now);
    }

    fn show(&mut self, cx: &Cx<'_>, live: &LiveGame<State>, height: i64) {
        self.help.look_at(live.state(), height);
        self.help.keep_open(cx.instant);
    }

    /// Back to the table from whatever is open.
    fn back(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.page = Page::Table;
        self.edit = None;
        self.help.cover = Cover::Closed;
        if self.correcting.is_some() {
            self.leave_correction(cx, live);
        }
    }
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
        let mut screen = Self {
            page: Page::Table,
            tab: Tab::Round,
            guide,
            ask: None,
            entry: Drafting::new(Entry::new(live.state(), guide.dungeon)),
            correcting: None,
            edit: None,
            help: Help::new(live.state(), guide.dungeon),
            kept: cx.settings.of_game(State::NAME),
            writing: String::new(),
            rounds: Vec::new(),
        };
        screen.after_event(live);
        screen.resume_count(live);
        screen.resume_correction(live);
        screen
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        if message.leaves_edit() {
            self.finish_edit(cx, live);
        }
        match message {
            Message::TurnPage => self.happened(cx, live, Event::TurnPage),
            Message::Foghorn => self.happened(cx, live, Event::Foghorn),
            Message::Step(step) => self.go_to_step(cx, live, step),
            Message::AskDungeon => self.page = Page::Dungeon,
            Message::Height(height) => self.set_height(cx, live, height),
            Message::WritePage => self.page = Page::Story,
            Message::Writing(text) => {
                self.writing = text.chars().filter(|c| !c.is_control()).take(90).collect();
            }
            Message::Written => self.written(cx, live),
            Message::Asks(ask) => self.write(cx, live, ask),
            Message::Count => self.start_count(cx, live),
            Message::Back => self.back(cx, live),
            Message::Ladder(seat, card) => {
                self.change_count(cx, live, |entry, state| entry.choose(state, seat, card));
            }
            Message::Digit(digit) => {
                self.change_count(cx, live, |entry, state| entry.digit(state, digit.into()));
            }
            Message::Focus(focus) => self.entry.adjust(|entry| entry.focus = focus),
            Message::Move(forward) => {
                let state = *self.count_state(live);
                self.entry.adjust(|entry| entry.step(&state, forward));
            }
            Message::Nudge(by) => self.change_count(cx, live, |entry, _| entry.nudge(by)),
            Message::Fate(fate) => {
                self.change_count(cx, live, |entry, state| entry.judge_page(state, fate));
            }
            Message::Decide(decision) => self.decide(cx, live, decision),
            Message::Enter => self.enter(cx, live),
            Message::Help => self.open_help(),
            Message::Hold(is_down) => self.help.hold(is_down, cx.instant),
            Message::ToggleHelp => self.toggle_help(cx.instant),
            Message::Tick => self.help.tick(cx.instant),
            Message::Show(height) => self.show(cx, live, height),
            Message::Tab(tab) => self.tab = tab,
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::CorrectRound(place) => self.correct_round(live, place),
            Message::WasFoghorn => {
                if let Some(old) = self.correcting.take() {
                    self.amend(cx, live, old, Event::Foghorn);
                }
            }
            Message::EditHand(seat) => self.edit_hand(live, seat),
            Message::ToggleLadder(value) => self.toggle_ladder(value),
            Message::EditSquires => self.edit = Some(Edit::Squires(live.state().squires())),
            Message::SetSquires(left) => self.edit = Some(Edit::Squires(left)),
            Message::CancelEdit => self.edit = None,
            Message::Edited => self.finish_edit(cx, live),
            Message::Again => return Action::PlayAgain,
        }
        Action::None
    }

    fn is_tick(message: &Message) -> bool {
        matches!(message, Message::Tick)
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.after_event(live);
        self.resume_count(live);
    }

    /// Undoes the count tap by tap; an open question is closed.
    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.can_undo_input(forward) {
            return false;
        }
        if self.page == Page::Count && self.entry.step(forward) {
            self.keep_count(cx, live);
        } else {
            self.back(cx, live);
        }
        true
    }

    fn close_panel(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) -> bool {
        let is_open = self.page != Page::Table || self.edit.is_some();
        self.back(cx, live);
        is_open
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        match self.page {
            Page::Table => !forward && self.edit.is_some(),
            Page::Count if forward => self.entry.can_step(true),
            Page::Count | Page::Dungeon | Page::Story | Page::Help => !forward,
        }
    }

    fn view(view: View<'_>) -> Element<'_, Message> {
        let ui = view.ui;
        // Beside a sheet the page keeps this height and scrolls.
        let least = if ui.narrow() { ui.grow(360.0) } else { 440.0 };
        let is_low = ui.space.height.is_some_and(|height| height < least);
        let shown = match view.screen.page {
            Page::Count => count::count(view),
            _ if view.state().outcome().is_some() => end::view(view),
            Page::Table => layout::table(view),
            Page::Dungeon => questions::dungeon(view),
            Page::Story => questions::page(view),
            Page::Help => help::help(view),
        };
        if is_low {
            panel::page(&ui, container(shown).height(least))
        } else {
            shown
        }
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        let page = self.count_state(live).page();
        let key = match self.page {
            _ if page == 0 => return None,
            Page::Count if self.correcting.is_some() => "princess-about-correct",
            Page::Count => "princess-about-count",
            _ if live.state().outcome().is_some() => "princess-about-end",
            Page::Help => "princess-help",
            Page::Table | Page::Dungeon | Page::Story => "princess-about-round",
        };
        Some(ui.tr(key, &[("round", page.into())]))
    }

    fn subscription(&self) -> Subscription<Message> {
        if matches!(self.help.cover, Cover::Open { .. }) {
            motion::every(Duration::from_millis(250)).map(|()| Message::Tick)
        } else {
            Subscription::none()
        }
    }

    fn shortcuts(&self, live: &LiveGame<State>) -> Vec<Shortcut<Message>> {
        let is_open = live.state().is_open();
        let is_over = live.state().outcome().is_some() && self.page != Page::Count;
        let enter = Shortcut::new("princess-keys-enter").key(Named::Enter, Message::Enter);
        let back = Shortcut::new("princess-keys-back").key(Named::Backspace, Message::Back);
        match self.page {
            Page::Story => Vec::new(),
            _ if is_over => Vec::new(),
            Page::Table if is_open => vec![
                enter,
                Shortcut::new("princess-keys-steps").digits(3..=6, Message::Step),
                Shortcut::new("princess-keys-foghorn").key('c', Message::Foghorn),
                Shortcut::new("princess-keys-help").key('h', Message::Help),
                back,
            ],
            Page::Table | Page::Dungeon => vec![enter, back],
            Page::Count => vec![
                Shortcut::new("princess-keys-digits").digits(0..=9, Message::Digit),
                Shortcut::new("princess-keys-move")
                    .arrows(|right, down| Message::Move(right + down > 0)),
                Shortcut::new("princess-keys-page").key('p', Message::Fate(self.next_fate(live))),
                enter,
                back,
            ],
            Page::Help => {
                let height = self.help.height();
                let show = |right: i8, down: i8| Message::Show(height + i64::from(right - down));
                vec![
                    Shortcut::new("princess-keys-uncover").key(Named::Space, Message::ToggleHelp),
                    Shortcut::new("princess-keys-heights").arrows(show),
                    enter,
                    back,
                ]
            }
        }
    }
}
