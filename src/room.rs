//! A room: one game from its setup to its end, the same for every game.
//!
//! A game brings a [`Desk`] (its setup) and a [`Play`] (its screen); the room keeps the bar, the
//! undo, the file and the way out, so that all games feel alike.

use crate::games::because::RuleId;
use crate::journal::{Game, Journal};
use crate::localize::Words;
use crate::platform;
use crate::settings::{Person, Settings};
use crate::shelf::GameId;
use crate::sitting::{Now, Sitting, Unopened};
use crate::sound::{Effect, Player};
use crate::store::{Id, Store};
use crate::table::{self, Table};
use crate::ui::art::Gallery;
use crate::ui::bar::bar;
use crate::ui::button;
use crate::ui::checklist::Step;
use crate::ui::icon::Icon;
use crate::ui::panel::plain;
use crate::ui::{Element, Look};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::{column, container};
use iced::{Background, Length, Subscription};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::time::Duration;

/// What reaches a room from outside: time and chance come in as arguments.
#[derive(Debug)]
pub struct Cx<'a> {
    pub settings: &'a mut Settings,
    pub store: &'a Store,
    pub words: &'a Words,
    pub now: Now,
    /// The clock that never jumps.
    pub instant: Duration,
    pub seed: u64,
    /// The desktop wants nothing to move.
    pub reduced_motion: bool,
    /// Small sounds to be heard after this update.
    pub effects: Vec<Effect>,
    pub sound: &'a Player,
}

impl<'a> Cx<'a> {
    /// What a room needs at this moment.
    pub fn new(
        settings: &'a mut Settings,
        store: &'a Store,
        words: &'a Words,
        sound: &'a Player,
    ) -> Self {
        Self {
            settings,
            store,
            words,
            now: platform::now(),
            instant: platform::instant(),
            seed: platform::random(),
            reduced_motion: platform::motion::is_reduced(),
            effects: Vec::new(),
            sound,
        }
    }

    /// How long a movement lasts: no time at all where nothing is to move.
    pub fn lasts(&self, length: Duration) -> Duration {
        length * u32::from(!self.reduced_motion)
    }
}

/// Another page has come up under the finger just now: the second half of a double tap would do
/// there what nobody wanted.
pub fn doubled(turned: Option<Duration>, now: Duration) -> bool {
    const DOUBLE: Duration = Duration::from_millis(350);
    let passed = turned.and_then(|turned| now.checked_sub(turned));
    passed.is_some_and(|passed| passed > Duration::ZERO && passed < DOUBLE)
}

/// What a room wants of the root.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    None,
    /// Back to where one came from.
    Leave,
    /// The rules beside the game, at a rule or at the start.
    Rules(Option<RuleId>),
    /// Settings changed and are to be kept.
    Remember,
    /// The line of this name gets the cursor.
    Write(&'static str),
    /// The game that is over, step by step.
    Review(Id),
}

/// The setup of a game: its options and what to take out of the box.
pub trait Desk: Sized + 'static {
    type Game: Game;
    type Message: Clone + Debug + Send + 'static;

    fn new(cx: &mut Cx<'_>) -> Self;
    fn update(&mut self, cx: &mut Cx<'_>, table: &Table, message: Self::Message);
    /// Choices below the table.
    fn options<'a>(&'a self, look: &Look<'a>, table: &'a Table) -> Element<'a, Self::Message>;
    /// What to take out, in order.
    fn steps(&self, look: &Look<'_>, people: &[Person]) -> Vec<Step>;
    /// What takes the place of the list, while it does.
    fn panel<'a>(
        &'a self,
        _look: &Look<'a>,
        _table: &'a Table,
    ) -> Option<Element<'a, Self::Message>> {
        None
    }
    /// A second button beside the start.
    fn aside<'a>(&'a self, _look: &Look<'a>) -> Option<Element<'a, Self::Message>> {
        None
    }
    /// What stands in the way of starting, in words.
    fn missing(&self, _look: &Look<'_>, _people: &[Person]) -> Option<String> {
        None
    }
    /// Whether the list stays as it is, and what was ticked off on it.
    fn keeps_list(_message: &Self::Message) -> bool {
        false
    }
    /// One step back within the desk, if there is one.
    fn back(&mut self, _cx: &mut Cx<'_>) -> bool {
        false
    }
    /// One leaves without starting: what is heard must stop.
    fn leave(&mut self, _cx: &mut Cx<'_>) {}
    fn subscription(&self) -> Subscription<Self::Message> {
        Subscription::none()
    }
    fn key(&self, _key: &Key, _modifiers: Modifiers) -> Option<Self::Message> {
        None
    }
    /// The word on the start button.
    fn start(&self, words: &Words) -> String;
    fn setup(&self, people: &[Person], seed: u64) -> <Self::Game as Game>::Setup;
    /// What this table chose, for next time.
    fn remember(&self, settings: &mut Settings);
}

/// A game being played.
pub trait Play: Sized + 'static {
    const ID: GameId;
    type Game: Game;
    type Desk: Desk<Game = Self::Game>;
    type Message: Clone + Debug + Send + 'static;

    /// A screen over a game, new or taken up again.
    fn open(cx: &mut Cx<'_>, sitting: &mut Sitting<Self::Game>, fresh: bool) -> Self;
    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<Self::Game>,
        message: Self::Message,
    ) -> Action;
    /// An undo or redo has changed the game under the screen.
    fn changed(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<Self::Game>);
    /// What is half entered can be taken back (or put again) before the journal is touched:
    /// does so and says whether there was something.
    fn rethink(
        &mut self,
        _cx: &mut Cx<'_>,
        _sitting: &mut Sitting<Self::Game>,
        _forward: bool,
    ) -> bool {
        false
    }
    /// Whether [`Play::rethink`] would find something.
    fn can_rethink(&self, _forward: bool) -> bool {
        false
    }
    /// Whether anything has happened yet: before that the way back leads to the setup.
    fn has_begun(&self, sitting: &Sitting<Self::Game>) -> bool {
        !sitting.journal().events().is_empty() || self.can_rethink(false)
    }
    /// One leaves: what runs must stop and be kept.
    fn leave(&mut self, _cx: &mut Cx<'_>, _sitting: &mut Sitting<Self::Game>) {}
    fn view<'a>(
        &'a self,
        look: Look<'a>,
        sitting: &'a Sitting<Self::Game>,
        gallery: &'a Gallery,
    ) -> Element<'a, Self::Message>;
    /// The second voice in the bar.
    fn about(&self, look: &Look<'_>, sitting: &Sitting<Self::Game>) -> Option<String>;
    /// The colours of the moment: an alarm has its own.
    fn look<'a>(&self, look: Look<'a>, _sitting: &Sitting<Self::Game>) -> Look<'a> {
        look
    }
    /// What lies behind bar and game, instead of the plain ground.
    fn backdrop(&self, _look: &Look<'_>, _sitting: &Sitting<Self::Game>) -> Option<Background> {
        None
    }
    fn subscription(&self) -> Subscription<Self::Message> {
        Subscription::none()
    }
    fn key(
        &self,
        _sitting: &Sitting<Self::Game>,
        _key: &Key,
        _modifiers: Modifiers,
    ) -> Option<Self::Message> {
        None
    }
    /// The wish to play again with the same table, if this message is it.
    fn again(_message: &Self::Message) -> bool {
        false
    }
    /// Where it stands, for Home: a heading and a line.
    fn stands(words: &Words, people: &[Person], journal: &Journal<Self::Game>) -> (String, String);
    /// How it ended, in one line.
    fn result(words: &Words, people: &[Person], journal: &Journal<Self::Game>) -> String;
}

#[derive(Debug)]
pub struct Room<P: Play> {
    stage: Stage<P>,
}

enum Stage<P: Play> {
    Setup(Setup<P::Desk>),
    Play(Box<(Sitting<P::Game>, P)>),
}

impl<P: Play> Debug for Stage<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Setup(_) => "Setup",
            Self::Play(_) => "Play",
        })
    }
}

/// The table, the options and the list that is ticked off.
#[expect(missing_debug_implementations, reason = "holds whatever a game needs")]
pub struct Setup<D: Desk> {
    pub table: Table,
    pub desk: D,
    pub ticked: BTreeSet<usize>,
    pub trouble: Option<String>,
    /// On a phone the list is a page of its own.
    pub list: bool,
    /// The game's small sounds are not wanted.
    pub quiet: bool,
    /// The game that was put away for this one: an undo takes it up again.
    pub away: Option<Id>,
}

#[derive(Debug, Clone)]
pub enum Message<P, D> {
    Back,
    Undo,
    Redo,
    Rules,
    Table(table::Message),
    Desk(D),
    Tick(usize),
    List(bool),
    /// The game's small sounds, on or off.
    Quiet,
    Start,
    PutAway,
    /// The game that is over, step by step.
    Review,
    Play(P),
}

pub type MessageOf<P> = Message<<P as Play>::Message, <<P as Play>::Desk as Desk>::Message>;

impl<P: Play> Room<P> {
    pub fn set_up(cx: &mut Cx<'_>) -> Self {
        Self {
            stage: Stage::Setup(Self::desk(cx)),
        }
    }

    fn desk(cx: &mut Cx<'_>) -> Setup<P::Desk> {
        let last = cx
            .settings
            .last_table(P::ID)
            .map(|table| table.seats.clone())
            .unwrap_or_default();
        let table = Table::new(
            cx.words,
            &last,
            &cx.settings.people,
            P::ID.cover().players.clone(),
        );
        Setup {
            table,
            desk: P::Desk::new(cx),
            ticked: BTreeSet::new(),
            trouble: None,
            list: false,
            quiet: cx.settings.quiet.contains(&P::ID),
            away: None,
        }
    }

    pub fn resume(cx: &mut Cx<'_>, id: &Id) -> Result<Self, Unopened> {
        let mut sitting = Sitting::resume(cx.store, id, cx.settings)?;
        let screen = P::open(cx, &mut sitting, false);
        Ok(Self {
            stage: Stage::Play(Box::new((sitting, screen))),
        })
    }

    pub fn update(&mut self, cx: &mut Cx<'_>, message: MessageOf<P>) -> Action {
        match &mut self.stage {
            Stage::Setup(setup) => match message {
                Message::Back => return setup.back(cx),
                Message::Rules => return Action::Rules(None),
                Message::Table(message) => return setup.seat(cx, message),
                Message::Desk(message) => {
                    setup.trouble = None;
                    if !P::Desk::keeps_list(&message) {
                        setup.ticked.clear();
                    }
                    setup.desk.update(cx, &setup.table, message);
                }
                Message::Tick(step) => {
                    if !setup.ticked.remove(&step) {
                        let _ = setup.ticked.insert(step);
                    }
                }
                Message::List(list) => setup.list = list,
                Message::Quiet => {
                    cx.settings.hush(P::ID);
                    setup.quiet = cx.settings.quiet.contains(&P::ID);
                    cx.effects.push(Effect::POP);
                    return Action::Remember;
                }
                Message::Start => return self.start(cx),
                Message::Undo => {
                    if let Some(Ok(room)) = setup.away.take().map(|id| Self::resume(cx, &id)) {
                        *self = room;
                    }
                }
                Message::Redo | Message::PutAway | Message::Review | Message::Play(_) => {}
            },
            Stage::Play(play) => {
                let (sitting, screen) = play.as_mut();
                match message {
                    Message::Back if !screen.has_begun(sitting) => self.put_away(cx),
                    Message::Back => {
                        screen.leave(cx, sitting);
                        sitting.close();
                        return Action::Leave;
                    }
                    Message::Review => return Action::Review(sitting.id().clone()),
                    Message::Rules => return Action::Rules(None),
                    Message::Undo => {
                        if !screen.rethink(cx, sitting, false) && sitting.undo(&cx.now).is_ok() {
                            screen.changed(cx, sitting);
                        }
                    }
                    Message::Redo => {
                        if !screen.rethink(cx, sitting, true) && sitting.redo(&cx.now).is_ok() {
                            screen.changed(cx, sitting);
                        }
                    }
                    Message::PutAway => self.put_away(cx),
                    Message::Play(message) if P::again(&message) => {
                        let action = screen.update(cx, sitting, message);
                        screen.leave(cx, sitting);
                        sitting.put_away();
                        self.stage = Stage::Setup(Self::desk(cx));
                        return action;
                    }
                    Message::Play(message) => return screen.update(cx, sitting, message),
                    Message::Table(_)
                    | Message::Desk(_)
                    | Message::Tick(_)
                    | Message::List(_)
                    | Message::Quiet
                    | Message::Start => {}
                }
            }
        }
        Action::None
    }

    /// Another game of the same box: this one goes to the history.
    pub fn put_away(&mut self, cx: &mut Cx<'_>) {
        let mut away = None;
        if let Stage::Play(play) = &mut self.stage {
            let (sitting, screen) = play.as_mut();
            screen.leave(cx, sitting);
            sitting.put_away();
            // One that never began leaves nothing to come back to.
            let begun = !sitting.journal().events().is_empty();
            away = begun.then(|| sitting.id().clone());
        }
        self.stage = Stage::Setup(Setup {
            away,
            ..Self::desk(cx)
        });
    }

    fn start(&mut self, cx: &mut Cx<'_>) -> Action {
        let Stage::Setup(setup) = &mut self.stage else {
            return Action::None;
        };
        setup.table.settle(cx.words);
        let people = setup.table.seats().to_vec();
        setup.desk.remember(cx.settings);
        cx.settings.remember(P::ID, &people, cx.now.date_naive());
        match Sitting::start(
            cx.store,
            setup.desk.setup(&people, cx.seed),
            &people,
            &cx.now,
        ) {
            Ok(mut sitting) => {
                let screen = P::open(cx, &mut sitting, true);
                self.stage = Stage::Play(Box::new((sitting, screen)));
            }
            Err(Unopened::Refused(refusal)) => {
                setup.trouble = Some(crate::sitting::refusal(cx.words, &refusal).0);
            }
            Err(Unopened::Store(error)) => setup.trouble = Some(error.to_string()),
        }
        Action::Remember
    }

    /// One goes elsewhere without the bar: the window closes, another game is opened.
    pub fn close(&mut self, cx: &mut Cx<'_>) {
        match &mut self.stage {
            Stage::Setup(setup) => setup.desk.leave(cx),
            Stage::Play(play) => {
                let (sitting, screen) = play.as_mut();
                screen.leave(cx, sitting);
                sitting.close();
            }
        }
    }

    pub fn read_only(&self) -> bool {
        matches!(&self.stage, Stage::Play(play) if play.0.read_only())
    }

    pub fn view<'a>(&'a self, look: Look<'a>, gallery: &'a Gallery) -> Element<'a, MessageOf<P>> {
        let look = look.with_accent(P::ID.accent(look.colours));
        match &self.stage {
            Stage::Setup(setup) => crate::setup::view(look, P::ID, setup),
            Stage::Play(play) => {
                let (sitting, screen) = play.as_ref();
                let look = screen.look(look, sitting);
                let undo =
                    (sitting.can_undo() || screen.can_rethink(false)).then_some(Message::Undo);
                let redo =
                    (sitting.can_redo() || screen.can_rethink(true)).then_some(Message::Redo);
                // At the end of a game on a phone the look back needs the room more.
                let redo = (redo.is_some() || !look.narrow() || !sitting.is_over())
                    .then(|| button::sign(&look, Icon::Redo, redo).into());
                let signs = aside::<P>(&look, sitting)
                    .into_iter()
                    .chain([button::sign(&look, Icon::Undo, undo).into()])
                    .chain(redo)
                    .chain([button::sign(&look, Icon::Help, Some(Message::Rules)).into()]);
                let name = look.t(&P::ID.key("short"));
                let about = screen.about(&look, sitting);
                let head = bar(&look, Message::Back, name, about, signs);
                let mut inner = look;
                inner.size.height -= if look.narrow() { 56.0 } else { 64.0 };
                let body = screen.view(inner, sitting, gallery).map(Message::Play);
                match screen.backdrop(&look, sitting) {
                    Some(backdrop) => container(column![head, body])
                        .width(Length::Fill)
                        .height(Length::Fill)
                        .style(move |_| container::Style::default().background(backdrop))
                        .into(),
                    None => plain(&look, column![head, body]),
                }
            }
        }
    }

    pub fn subscription(&self) -> Subscription<MessageOf<P>> {
        match &self.stage {
            Stage::Setup(setup) => setup.desk.subscription().map(Message::Desk),
            Stage::Play(play) => play.1.subscription().map(Message::Play),
        }
    }

    pub fn key(&self, key: &Key, modifiers: Modifiers) -> Option<MessageOf<P>> {
        if let Stage::Setup(setup) = &self.stage {
            if setup.table.is_editing() {
                return name_key(key, modifiers);
            }
            if let Some(message) = setup.desk.key(key, modifiers) {
                return Some(Message::Desk(message));
            }
        }
        match (&self.stage, key.as_ref()) {
            (_, Key::Named(Named::Escape)) => Some(Message::Back),
            (_, Key::Character("?")) => Some(Message::Rules),
            (Stage::Play(_), Key::Character("z" | "Z")) if modifiers.command() => {
                Some(if modifiers.shift() {
                    Message::Redo
                } else {
                    Message::Undo
                })
            }
            (Stage::Play(_), Key::Character("y")) if modifiers.command() => Some(Message::Redo),
            (Stage::Setup(_), Key::Named(Named::Enter)) => Some(Message::Start),
            (Stage::Setup(_), Key::Character("+")) => Some(Message::Table(table::Message::More)),
            (Stage::Setup(_), Key::Character("-")) => Some(Message::Table(table::Message::Less)),
            (Stage::Play(play), _) => play.1.key(&play.0, key, modifiers).map(Message::Play),
            (Stage::Setup(_), _) => None,
        }
    }
}

/// What is typed while somebody's name is open goes into it, and starts no game.
fn name_key<P, D>(key: &Key, modifiers: Modifiers) -> Option<Message<P, D>> {
    match key.as_ref() {
        Key::Named(Named::Escape) => Some(Message::Back),
        Key::Named(Named::Enter) => Some(Message::Table(table::Message::Done)),
        Key::Character(letters) if !modifiers.command() && !modifiers.alt() => {
            Some(Message::Table(table::Message::Typed(letters.to_owned())))
        }
        _ => None,
    }
}

/// What else there is to do with this game, in words: another one, or a look back.
fn aside<'a, P: Play>(
    look: &Look<'_>,
    sitting: &Sitting<P::Game>,
) -> Option<Element<'a, MessageOf<P>>> {
    let (sign, word, message) = if sitting.is_over() {
        (Icon::History, "room-review", Message::Review)
    } else if look.two_panes() && !sitting.journal().events().is_empty() {
        (Icon::Repeat, "room-another", Message::PutAway)
    } else {
        return None;
    };
    Some(if look.narrow() {
        button::sign(look, sign, Some(message)).into()
    } else {
        button::worded(look, sign, look.t(word))
            .on_press(message)
            .into()
    })
}

impl<D: Desk> Setup<D> {
    fn back(&mut self, cx: &mut Cx<'_>) -> Action {
        if self.table.is_editing() {
            self.table.settle(cx.words);
        } else if self.desk.back(cx) {
            // The desk had something open.
        } else if self.list {
            self.list = false;
        } else {
            self.desk.leave(cx);
            return Action::Leave;
        }
        Action::None
    }

    fn seat(&mut self, cx: &mut Cx<'_>, message: table::Message) -> Action {
        self.trouble = None;
        let before = self.table.seats().len();
        let typed = matches!(message, table::Message::Typed(_));
        self.table.update(cx.words, message);
        if self.table.seats().len() != before {
            self.ticked.clear();
        }
        if typed {
            Action::Write(table::LINE)
        } else {
            Action::None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_follows_at_once_is_a_double_tap() {
        let at = Duration::from_millis;
        assert!(doubled(Some(at(1_000)), at(1_120)));
        assert!(!doubled(Some(at(1_000)), at(1_400)));
        assert!(!doubled(None, at(1_120)));
    }
}
