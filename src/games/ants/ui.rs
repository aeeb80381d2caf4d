//! At the table: counting a round, judging a trick, correcting what was counted.

pub mod card_colours;
mod metadata;
mod seating;
pub mod setup;
mod trick_entry;
mod view;
mod walk;

use super::cards::{Card, Colour};
use super::draft::{At, Draft, Missing};
use super::hand::{Hand, last_trick};
use super::memory::{amending, drafted, drafts, laid, tail};
use super::rules::{Event, Ruling, State};
use super::verdict::{self, Reading};
use super::{rule_ids, words};
use crate::core::{Game, RuleId, Ruled};
use crate::live::LiveGame;
use crate::localize::refusal;
use crate::session::{Action, Cx, Metadata, PlayScreen, View};
use crate::sound::Effect;
use crate::ui::motion::Motion;
use crate::ui::{Element, Ui};
use card_colours::CardColours;
use iced::Subscription;
use iced::keyboard::{Key, Modifiers, key::Named};
use metadata::METADATA;
use serde_json::{Value, json};
use setup::{Form, Remembered};

/// What is on the screen. On a wide one the table stands beside the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    Table,
    Count,
    Trick,
    Rounds,
    /// Who took what in the round just noted.
    Ruling,
    End,
}

/// Something said in words, and the rule behind it.
#[derive(Debug, Clone, PartialEq)]
pub struct Said {
    pub words: String,
    pub why: Option<RuleId>,
}

#[derive(Debug)]
pub struct Screen {
    pub(super) paints: CardColours,
    pub(super) youngest: usize,
    pub(super) page: Page,
    pub(super) draft: Draft,
    /// The draft as it was before each tap, and as it was before each of them was taken back.
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// The event of the round that is being corrected.
    pub(super) correcting: Option<usize>,
    pub(super) said: Option<Said>,
    pub(super) hand: Hand,
    /// The trick just judged is shown until the next one begins.
    pub(super) judged: bool,
    /// The table is deciding this trick by itself.
    pub(super) deciding: bool,
    /// The end of the journal, to lie on the table again when it is undone.
    pub(super) tail: Option<(usize, Event)>,
    /// The scores, on their way to those that are shown.
    pub(super) walking: Motion,
}

#[derive(Debug, Clone)]
pub enum Message {
    Go(Page),
    At(At),
    Colour(Colour),
    Number(u8),
    Clear,
    Step(i8, i8),
    Note,
    Next,
    Correct(usize),
    LeaveOld,
    Card(Card),
    Suit(Colour),
    Slot(usize),
    Opener,
    NextTrick,
    Read(RuleId, Reading),
    Deciding(bool),
    Decide(Option<usize>),
    Hush,
    Why(RuleId),
    Frame,
    Again,
}

impl Screen {
    /// What the counts as entered would lead to: the round's ruling and the scores after all.
    pub(super) fn outlook(&self, live: &LiveGame<State>) -> Option<(Ruled<Ruling>, State)> {
        let event = Event::Round(self.draft.round()?);
        let journal = live.journal();
        let Some(at) = self.correcting else {
            let (state, ruled) = journal.preview(&event).ok()?;
            return Some((ruled?, state));
        };
        let (mut state, ruled) = journal.state_after(at)?.apply(&event).ok()?;
        for later in journal.events().get(at + 1..)? {
            match state.apply(later) {
                Ok((next, _)) => state = next,
                Err(_) => break,
            }
        }
        Some((ruled?, state))
    }

    pub(super) fn say(&mut self, words: String, why: Option<RuleId>) {
        self.said = Some(Said { words, why });
    }

    /// Where the table stands beside the count, a tap on it is a tap on the count.
    fn counting(&mut self) {
        if self.page == Page::Table {
            self.page = Page::Count;
        }
    }

    /// A tap has changed the draft.
    fn drew(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, before: Draft) {
        self.said = None;
        self.counting();
        if before != self.draft {
            self.past.push(before);
            self.future.clear();
            self.keep_draft(cx, live);
        }
    }

    /// A count can be taken back, or put again.
    fn counts_again(&self, forward: bool) -> bool {
        let counts = matches!(self.page, Page::Table | Page::Count);
        counts && !(if forward { &self.future } else { &self.past }).is_empty()
    }

    fn set_draft(&mut self, draft: Draft) {
        self.draft = draft;
        self.past.clear();
        self.future.clear();
    }

    fn keep_draft(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let draft = self.draft.to_json();
        let note = match self.correcting {
            None => json!({ "draft": draft }),
            Some(at) => json!({ "amending": { "at": at, "draft": draft } }),
        };
        live.note(&cx.now, note);
    }

    fn enter(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, number: u8) {
        if let At::Plus | At::Minus = self.draft.at {
            let colour = usize::from(number)
                .checked_sub(1)
                .and_then(|n| Colour::ALL.get(n));
            if let Some(colour) = colour {
                self.choose(cx, live, *colour);
            }
            return;
        }
        let column = match self.draft.at {
            At::Cell(_, column) => column,
            At::Plus | At::Minus => return,
        };
        let before = self.draft.clone();
        match self.draft.enter(number) {
            Ok(()) => {
                cx.effects.push(Effect::TICK);
                self.drew(cx, live, before);
            }
            Err(left) => {
                let sentence = words::too_much(cx.words, column, left);
                self.say(sentence, Some(rule_ids::DECK));
            }
        }
    }

    fn choose(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, colour: Colour) {
        let before = self.draft.clone();
        self.draft.choose(colour);
        cx.effects.push(Effect::TICK);
        self.drew(cx, live, before);
    }

    /// The round is counted: write it down, or put it in the place of the old one.
    fn note_round(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(round) = self.draft.round() else {
            if let Some(missing) = self.draft.missing() {
                let sentence = words::missing(cx.words, missing);
                self.say(sentence, Some(rule_ids::DECK));
                self.draft.at = missing.at().unwrap_or(self.draft.at);
            }
            return;
        };
        let event = Event::Round(round);
        let done = match self.correcting {
            None => live.tap(&cx.now, vec![event]).map(|_| 0),
            Some(at) => {
                let dropped = live.amend(&cx.now, at, event);
                dropped.map(|dropped| dropped.map_or(0, |dropped| dropped.events.len()))
            }
        };
        match done {
            Ok(dropped) => self.noted(cx, live, dropped),
            Err(why) => {
                let (sentence, rule) = refusal(cx.words, &why);
                self.say(sentence, rule);
            }
        }
    }

    /// Says how many later entries no longer count.
    fn noted(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, dropped: usize) {
        let corrected = self.correcting.take().is_some();
        cx.page_changed();
        self.said = None;
        self.hand = Hand::default();
        self.judged = false;
        self.tail = tail(live.journal());
        let over = live.state().winners().is_some();
        if corrected {
            live.note(&cx.now, json!({ "amending": Value::Null }));
            self.set_draft(drafted(live.journal()));
            self.page = if over { Page::End } else { Page::Rounds };
            let sentence = if dropped == 0 {
                cx.words.text("ants-corrected")
            } else {
                cx.words
                    .text_with("ants-corrected-dropped", &[("count", dropped.into())])
            };
            self.say(sentence, None);
        } else {
            self.set_draft(Draft::new(live.people().len()));
            live.note(&cx.now, json!({ "draft": Value::Null }));
            self.page = Page::Ruling;
        }
        cx.effects
            .push(if over { Effect::FANFARE } else { Effect::POP });
        self.walk(cx, live);
    }

    /// A round that stands (again) is no longer being counted.
    fn forget_noted(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        if let Some((_, Event::Round(round))) = &self.tail
            && self.draft.round().as_ref() == Some(round)
        {
            self.set_draft(Draft::new(live.people().len()));
            live.note(&cx.now, json!({ "draft": Value::Null }));
            if self.page == Page::Count {
                self.page = Page::Ruling;
            }
        }
    }

    fn correct(&mut self, live: &LiveGame<State>, at: usize) {
        if let Some(Event::Round(round)) = live.journal().events().get(at) {
            self.set_draft(Draft::of_round(round));
            self.correcting = Some(at);
            self.page = Page::Count;
            self.said = None;
        }
    }

    fn leave_old(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        self.correcting = None;
        if amending(live.journal()).is_some() {
            live.note(&cx.now, json!({ "amending": Value::Null }));
        }
        self.set_draft(drafted(live.journal()));
        self.said = None;
    }

    fn go(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, page: Page) {
        if self.correcting.is_some() {
            self.leave_old(cx, live);
        }
        self.said = None;
        self.deciding = false;
        let over = live.state().winners().is_some();
        self.page = match page {
            Page::Table | Page::Count | Page::Trick if over => Page::End,
            page => page,
        };
    }
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        let remembered: Remembered = cx.settings.of_game(State::NAME);
        cx.effects.push(Effect::PAGE);
        if fresh {
            let youngest = remembered.youngest(live.people());
            live.note(&cx.now, json!({ "youngest": youngest }));
        }
        let youngest = live
            .noted("youngest")
            .and_then(Value::as_u64)
            .and_then(|seat| usize::try_from(seat).ok())
            .filter(|seat| *seat < live.people().len())
            .unwrap_or(0);
        let amending = amending(live.journal());
        let laid = laid(live.journal());
        let trick = last_trick(live.journal()).is_some();
        let draft = drafted(live.journal());
        let page = if amending.is_some() {
            Page::Count
        } else if live.state().winners().is_some() {
            Page::End
        } else if !draft.is_blank() {
            Page::Count
        } else if trick || laid.is_some() {
            Page::Trick
        } else {
            Page::Table
        };
        let past = if amending.is_some() {
            Vec::new()
        } else {
            drafts(live.journal())
        };
        let (correcting, draft) = match amending {
            Some((at, draft)) => (Some(at), draft),
            None => (None, draft),
        };
        let mut screen = Self {
            paints: remembered.paints,
            youngest,
            page,
            past,
            future: Vec::new(),
            draft,
            correcting,
            said: None,
            judged: trick && laid.is_none(),
            hand: laid.unwrap_or_default(),
            deciding: false,
            tail: tail(live.journal()),
            walking: Motion::default(),
        };
        screen.walk(cx, live);
        screen
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Go(page) => {
                cx.effects.push(Effect::PAGE);
                self.go(cx, live, page);
            }
            Message::At(at) => {
                self.draft.at = at;
                self.said = None;
                self.counting();
            }
            Message::Colour(colour) => self.choose(cx, live, colour),
            Message::Number(number) => self.enter(cx, live, number),
            Message::Clear => {
                let before = self.draft.clone();
                self.draft.clear();
                self.drew(cx, live, before);
            }
            Message::Step(right, down) => self.draft.step(right, down),
            Message::Note => self.note_round(cx, live),
            Message::Next if cx.is_second_tap() => {}
            Message::Next => self.go(cx, live, Page::Table),
            Message::Correct(at) => self.correct(live, at),
            Message::LeaveOld => self.go(cx, live, Page::Rounds),
            Message::Card(card) => self.play(cx, live, card),
            Message::Suit(colour) => self.hand.colour = Some(colour),
            Message::Slot(place) => self.take_back(cx, live, place),
            Message::Opener => self.next_opener(cx, live),
            Message::NextTrick => {
                self.judged = false;
                self.deciding = false;
                self.hand = Hand::default();
                cx.effects.push(Effect::PAGE);
            }
            Message::Read(rule, reading) => {
                live.note(&cx.now, verdict::reading_note(rule, reading));
            }
            Message::Deciding(deciding) => self.deciding = deciding,
            Message::Decide(winner) => self.decide(cx, live, winner),
            Message::Hush => self.said = None,
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Frame => self.walking.advance(cx.instant),
            Message::Again => return Action::PlayAgain,
        }
        self.walk(cx, live);
        Action::None
    }

    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.can_undo_input(forward) {
            return false;
        }
        self.said = None;
        if self.page == Page::Trick && !forward {
            if let Some(last) = self.hand.cards.iter_mut().rev().find(|card| card.is_some()) {
                *last = None;
            }
            self.keep_hand(cx, live);
            return true;
        }
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        if let Some(draft) = from.pop() {
            to.push(std::mem::replace(&mut self.draft, draft));
            self.keep_draft(cx, live);
        }
        self.walk(cx, live);
        true
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        let takes_card = self.page == Page::Trick
            && !forward
            && !self.judged
            && self.hand.cards.iter().any(Option::is_some);
        takes_card || self.counts_again(forward)
    }

    fn is_tick(message: &Message) -> bool {
        matches!(message, Message::Frame)
    }

    fn refresh(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.said = None;
        self.deciding = false;
        if self.correcting.is_some() {
            self.leave_old(cx, live);
        }
        let restored = live.has_undone_correction();
        if restored {
            let sentence = cx.words.text("ants-restored");
            self.say(sentence, None);
        }
        let over = live.state().winners().is_some();
        let last_is_round = matches!(live.journal().events().last(), Some(Event::Round(_)));
        self.hand = Hand::default();
        self.judged = last_trick(live.journal()).is_some();
        let count = live.journal().events().len();
        let undone = self.tail.take().filter(|(at, _)| *at == count && !restored);
        self.tail = tail(live.journal());
        match undone.map(|(_, event)| event) {
            Some(Event::Trick(trick)) if self.page == Page::Trick => self.unplay(&trick),
            Some(Event::Round(round)) if self.draft.is_blank() => {
                self.set_draft(Draft::of_round(&round));
                self.keep_draft(cx, live);
                self.page = Page::Count;
                self.walk(cx, live);
                return;
            }
            _ => self.forget_noted(cx, live),
        }
        self.page = match self.page {
            _ if over => Page::End,
            Page::Trick | Page::End if last_is_round && self.hand.cards.is_empty() => Page::Ruling,
            Page::End | Page::Ruling if !last_is_round => Page::Table,
            page => page,
        };
        self.walk(cx, live);
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        view::view(view.ui, view.screen, view.live)
    }

    fn subscription(&self) -> Subscription<Message> {
        self.frames()
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        Some(view::about(ui, self, live))
    }

    fn key(&self, live: &LiveGame<State>, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        let over = live.state().winners().is_some();
        let counting =
            matches!(self.page, Page::Table | Page::Count) && (!over || self.correcting.is_some());
        match (self.page, key.as_ref()) {
            (Page::Ruling, Key::Named(Named::Enter)) => Some(Message::Next),
            (Page::Trick, Key::Named(Named::Enter)) if self.judged => Some(Message::NextTrick),
            (Page::End, Key::Named(Named::Enter)) => Some(Message::Again),
            (_, Key::Named(named)) if counting => match named {
                Named::Enter => Some(Message::Note),
                Named::ArrowLeft => Some(Message::Step(-1, 0)),
                Named::ArrowRight => Some(Message::Step(1, 0)),
                Named::ArrowUp => Some(Message::Step(0, -1)),
                Named::ArrowDown => Some(Message::Step(0, 1)),
                Named::Backspace | Named::Delete => Some(Message::Clear),
                _ => None,
            },
            (_, Key::Character(digit)) if counting => digit
                .parse::<u8>()
                .ok()
                .filter(|digit| *digit <= 9)
                .map(Message::Number),
            _ => None,
        }
    }
}

impl Missing {
    pub(super) const fn at(self) -> Option<At> {
        match self {
            Self::PlusColour => Some(At::Plus),
            Self::MinusColour => Some(At::Minus),
            Self::Counts(_) | Self::Sum(..) => None,
        }
    }
}
