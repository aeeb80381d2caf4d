//! The play screen: counting a round, judging a trick, correcting a count.

pub mod card_colours;
mod count;
mod end;
mod keys;
mod layout;
mod metadata;
mod race;
mod rounds;
mod ruling;
mod seating;
pub mod setup;
mod trick;
mod trick_entry;
mod verdict;
mod walk;

use super::cards::{Card, Colour};
use super::draft::{At, Draft, Missing};
use super::hand::{Hand, last_trick};
use super::memory::{Scored, amending, drafted, drafts, laid, rounds, tail};
use super::rules::{Event, RoundRuling, Ruling, State, Trick};
use super::verdict::{Reading, Verdict, reading_note};
use super::{rule_ids, words};
use crate::core::{Game, Journal, RuleId};
use crate::live::{Drafting, LiveGame};
use crate::session::{Action, Cx, Metadata, PlayScreen, Shortcut, View};
use crate::sound::Effect;
use crate::ui::motion::Motion;
use crate::ui::{Element, Ui};
use card_colours::CardColours;
use iced::Subscription;
use iced::keyboard::key::Named;
use metadata::METADATA;
use serde_json::{Value, json};
use setup::{Form, Remembered};

/// The open page. Where there is space, the scores are beside the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    Table,
    Count,
    Trick,
    Rounds,
    /// Who won which objective in the round just written.
    Ruling,
    End,
}

#[derive(Debug)]
pub struct Screen {
    card_colours: CardColours,
    youngest: usize,
    page: Page,
    draft: Drafting<Draft>,
    /// The event of the round that is being corrected.
    correcting: Option<usize>,
    hand: Hand,
    /// The judged trick is shown until the next one begins.
    judged: bool,
    /// The players are deciding this trick by themselves.
    deciding: bool,
    /// The newest event, to be entered again when it is undone.
    tail: Option<(usize, Event)>,
    shown: Shown,
    /// The animation of the scores.
    walking: Motion,
}

/// What the views show, computed after every change.
#[derive(Debug, Default)]
struct Shown {
    rounds: Vec<Scored>,
    /// What the counts as entered would lead to: the ruling and the next state.
    outlook: Option<(RoundRuling, State)>,
    /// The judged trick that is shown, and its event.
    trick: Option<(usize, Trick, Verdict)>,
    /// Who plays in the trick being entered, in order.
    order: Vec<usize>,
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
    Why(RuleId),
    Frame,
    Again,
}

impl Screen {
    fn outlook(&self, journal: &Journal<State>) -> Option<(RoundRuling, State)> {
        let event = Event::Round(self.draft.round()?);
        let at = self.correcting.unwrap_or(journal.events().len());
        let (mut state, ruled) = journal.state_after(at)?.apply(&event).ok()?;
        for later in journal.events().iter().skip(at + 1) {
            match state.apply(later) {
                Ok((next, _)) => state = next,
                Err(_) => break,
            }
        }
        match ruled?.facts {
            Ruling::Round(ruling) => Some((ruling, state)),
            Ruling::Trick { .. } => None,
        }
    }

    /// Computes what the views show.
    fn compute(&mut self, cx: &Cx<'_>, live: &LiveGame<State>) {
        let journal = live.journal();
        self.shown = Shown {
            rounds: rounds(journal),
            outlook: self.outlook(journal),
            trick: if self.judged {
                last_trick(journal)
            } else {
                None
            },
            order: self.order(live),
        };
        self.walk(cx, live);
    }

    /// Where the scores are beside the count, a tap on a count opens it.
    fn show_count(&mut self) {
        if self.page == Page::Table {
            self.page = Page::Count;
        }
    }

    fn is_counting(&self) -> bool {
        matches!(self.page, Page::Table | Page::Count)
    }

    fn change_draft(
        &mut self,
        cx: &Cx<'_>,
        live: &mut LiveGame<State>,
        change: impl FnOnce(&mut Draft),
    ) {
        self.show_count();
        if self.draft.change(change) {
            self.keep_draft(cx, live);
        }
    }

    /// Saves half-entered input, so that it survives a restart.
    fn keep_draft(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let draft = self.draft.to_json();
        let note = match self.correcting {
            None => json!({ "draft": draft }),
            Some(at) => json!({ "amending": { "at": at, "draft": draft } }),
        };
        live.note(&cx.now, note);
    }

    fn enter(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, number: u8) {
        let At::Cell(seat, column) = self.draft.at else {
            let place = usize::from(number).checked_sub(1);
            if let Some(colour) = place.and_then(|place| Colour::ALL.get(place)) {
                self.choose(cx, live, *colour);
            }
            return;
        };
        let left = self.draft.room(seat, column);
        if number > left {
            return cx.tell(
                "ants-too-much",
                &[("left", left.into())],
                Some(rule_ids::DECK),
            );
        }
        cx.effects.push(Effect::TICK);
        self.change_draft(cx, live, |draft| draft.enter(number));
    }

    fn choose(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, colour: Colour) {
        cx.effects.push(Effect::TICK);
        self.change_draft(cx, live, |draft| draft.choose(colour));
    }

    /// Writes the round, or replaces the old one.
    fn note_round(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(round) = self.draft.round() else {
            if let Some(missing) = self.draft.missing() {
                cx.say(words::missing(cx.words, missing), Some(rule_ids::DECK));
                if let Some(at) = missing.at() {
                    self.draft.adjust(|draft| draft.at = at);
                }
            }
            return;
        };
        let event = Event::Round(round);
        match self.correcting {
            Some(at) => {
                if cx.amend(live, at, event) {
                    self.corrected(cx, live);
                }
            }
            None => {
                if cx.tap(live, vec![event]).is_some() {
                    self.clear_draft(cx, live);
                    self.page = Page::Ruling;
                    self.noted(cx, live);
                }
            }
        }
    }

    fn clear_draft(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        self.draft = Drafting::new(Draft::new(live.people().len()));
        live.note(&cx.now, json!({ "draft": Value::Null }));
    }

    fn corrected(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.correcting = None;
        live.note(&cx.now, json!({ "amending": Value::Null }));
        self.draft = Drafting::new(drafted(live.journal()));
        let over = live.state().winners().is_some();
        self.page = if over { Page::End } else { Page::Rounds };
        self.noted(cx, live);
    }

    fn noted(&mut self, cx: &mut Cx<'_>, live: &LiveGame<State>) {
        cx.page_changed();
        self.hand = Hand::default();
        self.judged = false;
        self.tail = tail(live.journal());
        let over = live.state().winners().is_some();
        cx.effects
            .push(if over { Effect::FANFARE } else { Effect::POP });
    }

    /// Clears the draft of a round that is in the journal (again).
    fn forget_noted(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        if let Some((_, Event::Round(round))) = &self.tail
            && self.draft.round().as_ref() == Some(round)
        {
            self.clear_draft(cx, live);
            if self.page == Page::Count {
                self.page = Page::Ruling;
            }
        }
    }

    fn correct(&mut self, live: &LiveGame<State>, at: usize) {
        if let Some(Event::Round(round)) = live.journal().events().get(at) {
            self.draft = Drafting::new(Draft::of_round(round));
            self.correcting = Some(at);
            self.page = Page::Count;
        }
    }

    fn leave_old(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        self.correcting = None;
        if amending(live.journal()).is_some() {
            live.note(&cx.now, json!({ "amending": Value::Null }));
        }
        self.draft = Drafting::new(drafted(live.journal()));
    }

    fn go(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, page: Page) {
        if self.correcting.is_some() {
            self.leave_old(cx, live);
        }
        self.deciding = false;
        let over = live.state().winners().is_some();
        self.page = match page {
            Page::Table | Page::Count | Page::Trick if over => Page::End,
            page => page,
        };
    }

    /// Undoes or redoes a tap on the counts, and says which.
    fn undo_count(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.draft.step(forward) {
            return false;
        }
        if !forward {
            let step = words::place(cx.words, live.people(), self.draft.at);
            cx.tell("notice-undone", &[("what", step.into())], None);
        }
        self.keep_draft(cx, live);
        true
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
        let laid = laid(live.journal());
        let trick = last_trick(live.journal()).is_some();
        let draft = drafted(live.journal());
        let amending = amending(live.journal());
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
        let (correcting, draft) = match amending {
            Some((at, draft)) => (Some(at), Drafting::new(draft)),
            None => (None, Drafting::with_past(drafts(live.journal()), draft)),
        };
        let mut screen = Self {
            card_colours: remembered.paints,
            youngest,
            page,
            draft,
            correcting,
            judged: trick && laid.is_none(),
            hand: laid.unwrap_or_default(),
            deciding: false,
            tail: tail(live.journal()),
            shown: Shown::default(),
            walking: Motion::default(),
        };
        screen.compute(cx, live);
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
                self.draft.adjust(|draft| draft.at = at);
                self.show_count();
            }
            Message::Colour(colour) => self.choose(cx, live, colour),
            Message::Number(number) => self.enter(cx, live, number),
            Message::Clear => self.change_draft(cx, live, Draft::clear),
            Message::Step(right, down) => self.draft.adjust(|draft| draft.step(right, down)),
            Message::Note => self.note_round(cx, live),
            Message::Next if cx.is_second_tap() => {}
            Message::Next => self.go(cx, live, Page::Table),
            Message::Correct(at) => self.correct(live, at),
            Message::LeaveOld => self.go(cx, live, Page::Rounds),
            Message::Card(card) => self.play(cx, live, card),
            Message::Suit(colour) => self.hand.colour = Some(colour),
            Message::Slot(place) => self.take_back(cx, live, place),
            Message::Opener => self.next_opener(cx),
            Message::NextTrick => {
                self.judged = false;
                self.deciding = false;
                self.hand = Hand::default();
                cx.effects.push(Effect::PAGE);
            }
            Message::Read(rule, reading) => live.note(&cx.now, reading_note(rule, reading)),
            Message::Deciding(deciding) => self.deciding = deciding,
            Message::Decide(winner) => self.decide(cx, live, winner),
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Frame => {
                self.walking.advance(cx.instant);
                return Action::None;
            }
            Message::Again => return Action::PlayAgain,
        }
        self.compute(cx, live);
        Action::None
    }

    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        let done = if self.page == Page::Trick {
            !forward && self.take_last_card(cx, live)
        } else {
            self.is_counting() && self.undo_count(cx, live, forward)
        };
        if done {
            self.compute(cx, live);
        }
        done
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        match self.page {
            Page::Trick => !forward && self.has_laid_cards(),
            Page::Table | Page::Count => self.draft.can_step(forward),
            Page::Rounds | Page::Ruling | Page::End => false,
        }
    }

    fn close_panel(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) -> bool {
        let is_open = matches!(self.page, Page::Trick | Page::Rounds) || self.correcting.is_some();
        if is_open {
            let _ = self.update(cx, live, Message::Go(Page::Table));
        }
        is_open
    }

    fn is_tick(message: &Message) -> bool {
        matches!(message, Message::Frame)
    }

    fn refresh(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.deciding = false;
        if self.correcting.is_some() {
            self.leave_old(cx, live);
        }
        let over = live.state().winners().is_some();
        let last_is_round = matches!(live.journal().events().last(), Some(Event::Round(_)));
        self.hand = Hand::default();
        self.judged = last_trick(live.journal()).is_some();
        let count = live.journal().events().len();
        let undone = self.tail.take().filter(|(at, _)| *at == count);
        self.tail = tail(live.journal());
        match undone.map(|(_, event)| event) {
            Some(Event::Round(round)) if self.draft.is_blank() => {
                self.draft = Drafting::new(Draft::of_round(&round));
                self.keep_draft(cx, live);
                self.page = Page::Count;
                return self.compute(cx, live);
            }
            Some(Event::Trick(trick)) if self.page == Page::Trick => self.unplay(&trick),
            _ => self.forget_noted(cx, live),
        }
        self.page = match self.page {
            _ if over => Page::End,
            Page::Trick | Page::End if last_is_round && self.hand.cards.is_empty() => Page::Ruling,
            Page::End | Page::Ruling if !last_is_round => Page::Table,
            page => page,
        };
        self.compute(cx, live);
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        layout::view(view)
    }

    fn subscription(&self) -> Subscription<Message> {
        self.frames()
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        Some(layout::subtitle(ui, self, live))
    }

    fn shortcuts(&self, live: &LiveGame<State>) -> Vec<Shortcut<Message>> {
        let enter = |about, message| vec![Shortcut::new(about).key(Named::Enter, message)];
        let over = live.state().winners().is_some();
        match self.page {
            Page::Ruling => enter("ants-next-round", Message::Next),
            Page::Trick if self.judged => enter("ants-next-trick", Message::NextTrick),
            Page::End => enter("again", Message::Again),
            Page::Table | Page::Count if !over || self.correcting.is_some() => {
                let note = if self.correcting.is_some() {
                    "ants-correct"
                } else {
                    "ants-note"
                };
                vec![
                    Shortcut::new("ants-keys-number").digits(0..=9, Message::Number),
                    Shortcut::new("ants-keys-clear")
                        .key(Named::Backspace, Message::Clear)
                        .key(Named::Delete, Message::Clear),
                    Shortcut::new("ants-keys-step").arrows(Message::Step),
                    Shortcut::new(note).key(Named::Enter, Message::Note),
                ]
            }
            _ => Vec::new(),
        }
    }
}

impl Missing {
    const fn at(self) -> Option<At> {
        match self {
            Self::PlusColour => Some(At::Plus),
            Self::MinusColour => Some(At::Minus),
            Self::Counts(_) | Self::Sum(..) => None,
        }
    }
}
