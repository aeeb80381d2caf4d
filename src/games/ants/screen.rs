//! At the table: counting a round, judging a trick, correcting what was counted.

use super::amend::{self, Fix};
use super::because;
use super::cards::{Card, Colour};
use super::desk::{Desk, Remembered};
use super::draft::{At, Column, Draft, Missing};
use super::paint::Paints;
use super::rules::{Event, Round, Ruling, State, Trick};
use super::setup::{Side, ghost_side};
use super::verdict::{self, Reading, Verdict};
use super::view::{self, words};
use crate::games::because::RuleId;
use crate::journal::{Game, Journal, Ruled, Seat};
use crate::localize::Words;
use crate::room::{Action, Cx, Play};
use crate::settings::Person;
use crate::shelf::GameId;
use crate::sitting::{Sitting, refusal};
use crate::sound::Effect;
use crate::ui::art::Gallery;
use crate::ui::{Element, Look};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::canvas;
use serde_json::{Value, json};

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

/// A trick being laid out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    pub cards: Vec<Option<Card>>,
    /// Who opens, if the table says so.
    pub opener: Option<usize>,
    /// On a phone: the colour whose cards are shown.
    pub colour: Option<Colour>,
}

#[derive(Debug)]
pub struct Screen {
    pub(super) paints: Paints,
    pub(super) youngest: usize,
    pub(super) page: Page,
    pub(super) draft: Draft,
    /// The event of the round that is being corrected.
    pub(super) correcting: Option<usize>,
    pub(super) said: Option<Said>,
    pub(super) hand: Hand,
    /// The trick just judged is shown until the next one begins.
    pub(super) judged: bool,
    /// The table is deciding this trick by itself.
    pub(super) deciding: bool,
    /// The trick at the end of the journal, to be laid out again when it is undone.
    laid: Option<(usize, Trick)>,
    pub(super) plot: canvas::Cache,
    fixes: Vec<Fix>,
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
    Again,
}

/// The trick at the end of the journal, with what was ruled.
pub(super) fn last_trick(sitting: &Sitting<State>) -> Option<(usize, Trick, Verdict)> {
    let events = sitting.journal().events();
    let at = events.len().checked_sub(1)?;
    let event = events.last()?;
    let Event::Trick(trick) = event else {
        return None;
    };
    let (_, ruled) = sitting.journal().state_after(at)?.resolve(event).ok()?;
    let verdict = verdict::verdict(sitting, at, trick, &ruled?)?;
    Some((at, trick.clone(), verdict))
}

/// A round of the journal: where it stands there, and what it led to.
#[derive(Debug, Clone)]
pub(super) struct Scored {
    pub at: usize,
    pub round: Round,
    pub ruled: Ruled<Ruling>,
    pub scores: Vec<i64>,
}

pub(super) fn rounds(journal: &Journal<State>) -> Vec<Scored> {
    journal
        .history()
        .enumerate()
        .filter_map(|(at, (event, state, ruled))| match (event, ruled) {
            (Event::Round(round), Some(ruled)) => Some(Scored {
                at,
                round: round.clone(),
                ruled,
                scores: state.scores().to_vec(),
            }),
            _ => None,
        })
        .collect()
}

impl Screen {
    /// The seats of a trick clockwise from the youngest; the Ghost sits where his pile lies.
    fn clockwise(&self, state: &State) -> Vec<usize> {
        let players = state.scores().len();
        let from = self.youngest.min(players.saturating_sub(1));
        let mut seats: Vec<usize> = (0..players).map(|step| (from + step) % players).collect();
        if players == 2 {
            let place = match ghost_side(state.round()) {
                Side::Right => 2,
                Side::Left => 1,
            };
            seats.insert(place, 2);
        }
        seats
    }

    /// Who opens the trick that is being laid out.
    pub(super) fn opener(&self, sitting: &Sitting<State>) -> usize {
        let state = sitting.state();
        let first = if state.scores().len() == 2 { 2 } else { self.youngest };
        self.hand.opener.unwrap_or_else(|| {
            last_trick(sitting).map_or(first, |(_, trick, verdict)| {
                let again = trick.seats.first().map_or(first, |seat| seat.index());
                verdict.winning_seat().unwrap_or(again)
            })
        })
    }

    /// Who plays to this trick, in order.
    pub(super) fn order(&self, sitting: &Sitting<State>) -> Vec<usize> {
        let mut seats = self.clockwise(sitting.state());
        let opener = self.opener(sitting);
        let from = seats.iter().position(|seat| *seat == opener).unwrap_or(0);
        seats.rotate_left(from);
        seats
    }

    /// The trick that is shown as judged, if one is.
    pub(super) fn shown(&self, sitting: &Sitting<State>) -> Option<(usize, Trick, Verdict)> {
        if self.judged { last_trick(sitting) } else { None }
    }

    /// What the counts as entered would lead to: the round's ruling and the scores after all.
    pub(super) fn outlook(&self, sitting: &Sitting<State>) -> Option<(Ruled<Ruling>, State)> {
        let event = Event::Round(self.draft.round()?);
        let journal = sitting.journal();
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

    fn say(&mut self, words: String, why: Option<RuleId>) {
        self.said = Some(Said { words, why });
    }

    fn keep_draft(&self, cx: &Cx<'_>, sitting: &mut Sitting<State>) {
        if self.correcting.is_none() {
            sitting.note(&cx.now, json!({ "draft": self.draft.to_json() }));
        }
    }

    fn enter(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, number: u8) {
        if let At::Plus | At::Minus = self.draft.at {
            let colour = usize::from(number).checked_sub(1).and_then(|n| Colour::ALL.get(n));
            if let Some(colour) = colour {
                self.choose(cx, sitting, *colour);
            }
            return;
        }
        let column = match self.draft.at {
            At::Cell(_, column) => column,
            At::Plus | At::Minus => return,
        };
        match self.draft.enter(number) {
            Ok(()) => {
                self.said = None;
                cx.effects.push(Effect::Tick);
                self.keep_draft(cx, sitting);
            }
            Err(left) => {
                let sentence = words::too_much(cx.words, column, left);
                self.say(sentence, Some(because::DECK));
            }
        }
    }

    fn choose(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, colour: Colour) {
        self.draft.choose(colour);
        self.said = None;
        cx.effects.push(Effect::Tick);
        self.keep_draft(cx, sitting);
    }

    /// The round is counted: write it down, or put it in the place of the old one.
    fn note_round(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        let Some(round) = self.draft.round() else {
            if let Some(missing) = self.draft.missing() {
                let sentence = words::missing(cx.words, missing);
                self.say(sentence, Some(because::DECK));
                self.draft.at = missing.at().unwrap_or(self.draft.at);
            }
            return;
        };
        let event = Event::Round(round);
        let done = match self.correcting {
            None => sitting.tap(&cx.now, vec![event]).map(|_| 0),
            Some(at) => amend::amend(sitting, &cx.now, at, &event).map(|(fix, dropped)| {
                self.fixes.push(fix);
                dropped
            }),
        };
        match done {
            Ok(dropped) => self.noted(cx, sitting, dropped),
            Err(why) => {
                let (sentence, rule) = refusal(cx.words, &why);
                self.say(sentence, rule);
            }
        }
    }

    fn noted(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, dropped: usize) {
        let corrected = self.correcting.take().is_some();
        self.said = None;
        self.plot.clear();
        self.hand = Hand::default();
        self.judged = false;
        let over = sitting.state().winners().is_some();
        if corrected {
            self.draft = drafted(sitting);
            self.page = if over { Page::End } else { Page::Rounds };
            let sentence = if dropped == 0 {
                cx.words.text("ants-corrected")
            } else {
                cx.words
                    .text_with("ants-corrected-dropped", &[("count", dropped.into())])
            };
            self.say(sentence, None);
        } else {
            self.draft = Draft::new(sitting.people().len());
            sitting.note(&cx.now, json!({ "draft": Value::Null }));
            self.page = Page::Ruling;
        }
        cx.effects.push(if over { Effect::Fanfare } else { Effect::Pop });
    }

    fn correct(&mut self, sitting: &Sitting<State>, at: usize) {
        if let Some(Event::Round(round)) = sitting.journal().events().get(at) {
            self.draft = Draft::of_round(round);
            self.correcting = Some(at);
            self.page = Page::Count;
            self.said = None;
        }
    }

    fn leave_old(&mut self, sitting: &Sitting<State>) {
        self.correcting = None;
        self.draft = drafted(sitting);
        self.said = None;
    }

    fn go(&mut self, sitting: &Sitting<State>, page: Page) {
        if self.correcting.is_some() {
            self.leave_old(sitting);
        }
        self.said = None;
        self.deciding = false;
        let over = sitting.state().winners().is_some();
        self.page = match page {
            Page::Table | Page::Count | Page::Trick if over => Page::End,
            page => page,
        };
    }

    /// A card for the next place that is empty; the last one brings the verdict.
    fn play(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, card: Card) {
        if self.judged {
            return;
        }
        let order = self.order(sitting);
        self.hand.cards.resize(order.len(), None);
        let used = self.hand.cards.iter().flatten().filter(|used| **used == card);
        let most = if card == Card::Ladybug { 3 } else { 1 };
        if used.count() >= most {
            return;
        }
        self.said = None;
        if let Some(place) = self.hand.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        cx.effects.push(Effect::Tick);
        if self.hand.cards.iter().all(Option::is_some) {
            self.judge(cx, sitting, &order);
        }
    }

    fn judge(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, order: &[usize]) {
        let seat = |seat: &usize| Seat::new(u8::try_from(*seat).unwrap_or(u8::MAX));
        let trick = Trick {
            seats: order.iter().map(seat).collect(),
            cards: self.hand.cards.iter().copied().collect(),
        };
        match sitting.tap(&cx.now, vec![Event::Trick(trick)]) {
            Ok(_) => {
                self.judged = true;
                self.hand = Hand::default();
                self.laid = last_trick(sitting).map(|(at, trick, _)| (at, trick));
                cx.effects.push(Effect::Pop);
            }
            Err(why) => {
                let (sentence, rule) = refusal(cx.words, &why);
                self.say(sentence, rule);
            }
        }
    }

    /// A card was tapped wrongly: it goes back, also out of a trick already judged.
    fn take_back(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, place: usize) {
        if let Some((_, trick, _)) = self.shown(sitting) {
            if sitting.undo(&cx.now).is_err() {
                return;
            }
            self.lay_again(&trick);
        }
        if let Some(card) = self.hand.cards.get_mut(place) {
            *card = None;
        }
    }

    /// A judged trick lies on the table again as it was entered.
    fn lay_again(&mut self, trick: &Trick) {
        self.judged = false;
        self.deciding = false;
        self.hand = Hand {
            cards: trick.cards.to_vec(),
            opener: trick.seats.first().map(|seat| seat.index()),
            colour: None,
        };
    }

    fn next_opener(&mut self, sitting: &Sitting<State>) {
        let seats = self.order(sitting);
        if let Some(next) = seats.get(1) {
            self.hand.opener = Some(*next);
        }
    }

    fn decide(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, winner: Option<usize>) {
        if let Some((at, trick, _)) = self.shown(sitting) {
            sitting.note(&cx.now, verdict::decision_note(at, &trick, winner));
            cx.effects.push(Effect::Pop);
        }
        self.deciding = false;
    }
}

/// The counts that were being entered when the game was left.
fn drafted(sitting: &Sitting<State>) -> Draft {
    let players = sitting.people().len();
    sitting
        .noted("draft")
        .and_then(|draft| Draft::from_json(draft, players))
        .unwrap_or_else(|| Draft::new(players))
}

impl Play for Screen {
    const ID: GameId = GameId::Ants;
    type Game = State;
    type Desk = Desk;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, sitting: &mut Sitting<State>, fresh: bool) -> Self {
        let remembered: Remembered = cx.settings.of_game(GameId::Ants);
        if fresh {
            let youngest = remembered.youngest(sitting.people());
            sitting.note(&cx.now, json!({ "youngest": youngest }));
        }
        let youngest = sitting
            .noted("youngest")
            .and_then(Value::as_u64)
            .and_then(|seat| usize::try_from(seat).ok())
            .filter(|seat| *seat < sitting.people().len())
            .unwrap_or(0);
        let draft = drafted(sitting);
        let trick = last_trick(sitting).is_some();
        let page = if sitting.state().winners().is_some() {
            Page::End
        } else if !draft.is_blank() {
            Page::Count
        } else if trick {
            Page::Trick
        } else {
            Page::Table
        };
        Self {
            paints: remembered.paints,
            youngest,
            page,
            draft,
            correcting: None,
            said: None,
            hand: Hand::default(),
            judged: trick,
            deciding: false,
            laid: last_trick(sitting).map(|(at, trick, _)| (at, trick)),
            plot: canvas::Cache::new(),
            fixes: amend::standing(sitting),
        }
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        message: Message,
    ) -> Action {
        match message {
            Message::Go(page) => {
                cx.effects.push(Effect::Page);
                self.go(sitting, page);
            }
            Message::At(at) => self.draft.at = at,
            Message::Colour(colour) => self.choose(cx, sitting, colour),
            Message::Number(number) => self.enter(cx, sitting, number),
            Message::Clear => {
                self.draft.clear();
                self.keep_draft(cx, sitting);
            }
            Message::Step(right, down) => self.draft.step(right, down),
            Message::Note => self.note_round(cx, sitting),
            Message::Next => self.go(sitting, Page::Table),
            Message::Correct(at) => self.correct(sitting, at),
            Message::LeaveOld => self.go(sitting, Page::Rounds),
            Message::Card(card) => self.play(cx, sitting, card),
            Message::Suit(colour) => self.hand.colour = Some(colour),
            Message::Slot(place) => self.take_back(cx, sitting, place),
            Message::Opener => self.next_opener(sitting),
            Message::NextTrick => {
                self.judged = false;
                self.deciding = false;
                self.hand = Hand::default();
            }
            Message::Read(rule, reading) => {
                sitting.note(&cx.now, verdict::reading_note(rule, reading));
            }
            Message::Deciding(deciding) => self.deciding = deciding,
            Message::Decide(winner) => self.decide(cx, sitting, winner),
            Message::Hush => self.said = None,
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Again => {}
        }
        Action::None
    }

    fn changed(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        self.plot.clear();
        self.said = None;
        self.deciding = false;
        if self.correcting.is_some() {
            self.leave_old(sitting);
        }
        let restored = amend::restore(sitting, &cx.now, &mut self.fixes);
        if restored {
            let sentence = cx.words.text("ants-restored");
            self.say(sentence, None);
        }
        let over = sitting.state().winners().is_some();
        let last_is_round = matches!(sitting.journal().events().last(), Some(Event::Round(_)));
        self.hand = Hand::default();
        self.judged = last_trick(sitting).is_some();
        let count = sitting.journal().events().len();
        match self.laid.take() {
            // The trick that was shown has been undone: its last card goes back.
            Some((at, trick)) if at == count && self.page == Page::Trick && !restored => {
                self.lay_again(&trick);
                if let Some(last) = self.hand.cards.last_mut() {
                    *last = None;
                }
            }
            _ => self.laid = last_trick(sitting).map(|(at, trick, _)| (at, trick)),
        }
        self.page = match self.page {
            _ if over => Page::End,
            Page::Rounds => Page::Rounds,
            Page::Trick if !last_is_round || !self.hand.cards.is_empty() => Page::Trick,
            Page::Trick => Page::Ruling,
            Page::End | Page::Ruling if !last_is_round => Page::Table,
            Page::End => Page::Ruling,
            page => page,
        };
    }

    fn view<'a>(
        &'a self,
        look: Look<'a>,
        sitting: &'a Sitting<State>,
        _gallery: &'a Gallery,
    ) -> Element<'a, Message> {
        view::view(look, self, sitting)
    }

    fn about(&self, look: &Look<'_>, sitting: &Sitting<State>) -> Option<String> {
        Some(view::about(look, self, sitting))
    }

    fn key(&self, sitting: &Sitting<State>, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        let over = sitting.state().winners().is_some();
        let counting = matches!(self.page, Page::Table | Page::Count)
            && (!over || self.correcting.is_some());
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
            (_, Key::Character(digit)) if counting => {
                digit.parse::<u8>().ok().filter(|digit| *digit <= 9).map(Message::Number)
            }
            _ => None,
        }
    }

    fn again(message: &Message) -> bool {
        matches!(message, Message::Again)
    }

    fn stands(words: &Words, people: &[Person], journal: &Journal<State>) -> (String, String) {
        words::stands(words, people, journal.state())
    }

    fn result(words: &Words, people: &[Person], journal: &Journal<State>) -> String {
        words::result(words, people, journal.state())
    }
}

impl Column {
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plus => "ants-plus",
            Self::Minus => "ants-minus",
            Self::Queens => "ants-queens",
            Self::Ladybugs => "ants-ladybugs",
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
