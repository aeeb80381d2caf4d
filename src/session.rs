//! A session: one game from its setup to its end, the same for every game.
//!
//! A game implements [`SetupForm`] and [`PlayScreen`]; the session provides the bar, undo, the file
//! and navigation.

mod context;
pub mod end;
mod entries;
pub mod field;
mod form;
mod metadata;
mod play;
pub mod players;
mod setup;
pub mod shortcut;
mod view;

pub use context::{Action, Cx, Notice, background};
pub use form::SetupForm;
pub use metadata::Metadata;
pub use play::{Alternative, PlayScreen};
pub use shortcut::{KeysOf, Press, Shortcut};
pub use view::View;

use crate::core::{FileId, Game, Icon};
use crate::history::History;
use crate::live::{LiveGame, Unopened};
use crate::sound::Effect;
use crate::ui::bar::{Bar, bar};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Element, Ui, bar, by_space};
use context::TapGuard;
use iced::Subscription;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::operation;
use players::Players;
use std::collections::BTreeSet;
use std::fmt::Debug;

#[derive(Debug)]
pub struct Session<P: PlayScreen> {
    stage: Stage<P>,
    /// A message about the last tap.
    notice: Option<Notice>,
    guard: TapGuard,
    /// The entry that is open in the list of entries.
    entry: Option<usize>,
}

enum Stage<P: PlayScreen> {
    Setup(Setup<P::Form>),
    Play(Box<(LiveGame<P::Game>, P)>),
}

impl<P: PlayScreen> Debug for Stage<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Setup(_) => "Setup",
            Self::Play(_) => "Play",
        })
    }
}

/// The players, the options and the list of components to tick off.
#[expect(missing_debug_implementations, reason = "holds whatever a game needs")]
pub struct Setup<D: SetupForm> {
    pub table: Players,
    pub form: D,
    pub ticked: BTreeSet<usize>,
    pub problem: Option<String>,
    /// On a phone the list is a page of its own.
    pub list: bool,
    /// The game's effects are switched off.
    pub quiet: bool,
    /// The game under way while this one is set up; "back" leads to it.
    pub returns_to: Option<FileId>,
}

#[derive(Debug, Clone)]
pub enum Message<P, D> {
    Back,
    Undo,
    Redo,
    Rules,
    Table(players::Message),
    Form(D),
    Tick(usize),
    List(bool),
    /// Switches the game's effects on or off.
    Quiet,
    Start,
    /// The game that is over, step by step.
    Review,
    /// Opens or closes an entry in the list of entries.
    Entry(usize),
    /// Replaces the entry that is open by one of the alternatives.
    Amend(usize),
    /// Dismisses the notice; if a rule is behind it, opens the rule.
    Notice,
    Play(P),
}

pub type MessageOf<P> =
    Message<<P as PlayScreen>::Message, <<P as PlayScreen>::Form as SetupForm>::Message>;

impl<P: PlayScreen> Session<P> {
    pub fn set_up(cx: &mut Cx<'_>) -> Self {
        let setup = Self::form(cx);
        Self::at(Stage::Setup(setup))
    }

    fn at(stage: Stage<P>) -> Self {
        Self {
            stage,
            notice: None,
            guard: TapGuard::default(),
            entry: None,
        }
    }

    fn form(cx: &mut Cx<'_>) -> Setup<P::Form> {
        let last = cx
            .settings
            .last_players(P::Game::NAME)
            .map(|table| table.seats.clone())
            .unwrap_or_default();
        let table = Players::new(
            cx.words,
            &last,
            &cx.settings.people,
            P::METADATA.players.clone(),
        );
        Setup {
            table,
            form: P::Form::new(cx),
            ticked: BTreeSet::new(),
            problem: None,
            list: false,
            quiet: cx.settings.quiet.contains(P::Game::NAME),
            returns_to: None,
        }
    }

    pub fn resume(cx: &mut Cx<'_>, id: &FileId) -> Result<Self, Unopened> {
        let mut live = LiveGame::resume(cx.store, id, cx.settings)?;
        let screen = P::open(cx, &mut live, false);
        Ok(Self::at(Stage::Play(Box::new((live, screen)))))
    }

    pub fn update(&mut self, cx: &mut Cx<'_>, message: MessageOf<P>) -> Action<MessageOf<P>> {
        cx.guard = self.guard;
        let is_tick = matches!(&message, Message::Play(message) if P::is_tick(message));
        if let Message::Notice = message {
            let notice = self.notice.take();
            return match notice.and_then(|notice| notice.why) {
                Some(rule) => Action::Rules(Some(rule)),
                None => Action::None,
            };
        }
        let action = self.react(cx, message);
        self.guard = cx.guard;
        // A notice stays until the next tap.
        if cx.notice.is_some() || !is_tick {
            self.notice = cx.notice.take();
        }
        action
    }

    fn react(&mut self, cx: &mut Cx<'_>, message: MessageOf<P>) -> Action<MessageOf<P>> {
        match &mut self.stage {
            Stage::Setup(setup) => match message {
                Message::Back => return self.back(cx),
                Message::Rules => return Action::Rules(None),
                Message::Table(message) => return setup.seat(cx, P::Game::NAME, message),
                Message::Form(message) => {
                    setup.problem = None;
                    if !P::Form::keeps_list(&message) {
                        setup.ticked.clear();
                    }
                    let players = setup.table.seats();
                    let action = setup.form.update(cx, players, message);
                    setup.form.remember(cx.settings);
                    return action.map(Message::Form);
                }
                Message::Tick(step) => {
                    if let Some(message) = setup.form.on_step(step) {
                        return self.react(cx, Message::Form(message));
                    }
                    if !setup.ticked.remove(&step) {
                        let _ = setup.ticked.insert(step);
                    }
                }
                Message::List(list) => setup.list = list,
                Message::Quiet => {
                    cx.settings.toggle_effects(P::Game::NAME);
                    setup.quiet = cx.settings.quiet.contains(P::Game::NAME);
                    cx.effects.push(Effect::POP);
                }
                Message::Start => return self.start(cx),
                // Sent by the other stage, just before it was left.
                _ => {}
            },
            Stage::Play(play) => {
                let (live, screen) = play.as_mut();
                match message {
                    Message::Back if screen.close_panel(cx, live) => {}
                    Message::Back if !screen.has_begun(live) => self.set_up_another(cx),
                    Message::Back => {
                        screen.leave(cx, live);
                        live.close();
                        return Action::Leave;
                    }
                    Message::Review => return Action::Review(live.id().clone()),
                    Message::Rules => return Action::Rules(None),
                    Message::Undo => undo(cx, live, screen),
                    Message::Redo => redo(cx, live, screen),
                    Message::Entry(at) => {
                        self.entry = (self.entry != Some(at)).then_some(at);
                    }
                    Message::Amend(which) => {
                        let at = self.entry.take();
                        entries::amend(cx, live, screen, at, which);
                    }
                    Message::Play(message) => {
                        let action = screen.update(cx, live, message);
                        if let Action::PlayAgain = action {
                            self.set_up_another(cx);
                            return Action::None;
                        }
                        return action.map(Message::Play);
                    }
                    _ => {}
                }
            }
        }
        Action::None
    }

    /// The setup of another game of the same box. The game that is open stays under way until
    /// the other one has begun; one that never began is put away at once.
    pub fn set_up_another(&mut self, cx: &mut Cx<'_>) {
        let mut returns_to = None;
        if let Stage::Play(play) = &mut self.stage {
            let (live, screen) = play.as_mut();
            screen.leave(cx, live);
            if live.is_over() || live.journal().events().is_empty() {
                live.put_away();
            } else {
                live.close();
                returns_to = Some(live.id().clone());
            }
        }
        self.stage = Stage::Setup(Setup {
            returns_to,
            ..Self::form(cx)
        });
    }

    /// Back from a setup: closes what is open in it, returns to the game under way, or leaves.
    fn back(&mut self, cx: &mut Cx<'_>) -> Action<MessageOf<P>> {
        let Stage::Setup(setup) = &mut self.stage else {
            return Action::None;
        };
        if setup.close_panel(cx) {
            return Action::None;
        }
        setup.form.leave(cx);
        match setup.returns_to.take().map(|id| Self::resume(cx, &id)) {
            Some(Ok(session)) => {
                *self = session;
                Action::None
            }
            Some(Err(_)) | None => Action::Leave,
        }
    }

    fn start(&mut self, cx: &mut Cx<'_>) -> Action<MessageOf<P>> {
        let Stage::Setup(setup) = &mut self.stage else {
            return Action::None;
        };
        setup.table.settle(cx.words);
        let people = setup.table.seats().to_vec();
        setup.form.remember(cx.settings);
        cx.settings
            .remember(P::Game::NAME, &people, cx.now.date_naive());
        match LiveGame::start(
            cx.store,
            setup.form.setup(&people, cx.seed),
            &people,
            &cx.now,
        ) {
            Ok(mut live) => {
                if let Some(id) = setup.returns_to.take() {
                    put_away::<P::Game>(cx, &id);
                }
                let screen = P::open(cx, &mut live, true);
                self.stage = Stage::Play(Box::new((live, screen)));
            }
            Err(Unopened::Refused(refusal)) => {
                setup.problem = Some(crate::localize::refusal(cx.words, &refusal).0);
            }
            Err(Unopened::Store(error)) => setup.problem = Some(error.to_string()),
        }
        Action::None
    }

    /// Called when the session is left without the bar: the window closes, or another game is
    /// opened.
    pub fn close(&mut self, cx: &mut Cx<'_>) {
        match &mut self.stage {
            Stage::Setup(setup) => setup.form.leave(cx),
            Stage::Play(play) => {
                let (live, screen) = play.as_mut();
                screen.leave(cx, live);
                live.close();
            }
        }
    }

    /// The game that is open, and its screen; none in a setup.
    fn game(&self) -> Option<&(LiveGame<P::Game>, P)> {
        match &self.stage {
            Stage::Setup(_) => None,
            Stage::Play(play) => Some(play),
        }
    }

    /// Whether a game has begun and is not over.
    pub fn is_under_way(&self) -> bool {
        self.game()
            .is_some_and(|(live, _)| !live.is_over() && !live.journal().events().is_empty())
    }

    /// The file of the game that is open.
    pub fn file(&self) -> Option<&FileId> {
        self.game().map(|(live, _)| live.id())
    }

    /// The keys that do something now, for the list of keys.
    pub fn keys(&self) -> Vec<KeysOf> {
        let shortcuts = self.game().map(|(live, screen)| screen.shortcuts(live));
        shortcut::keys(shortcuts.unwrap_or_default())
    }

    /// The list of entries, to be corrected; none before the game.
    pub fn entries<'a>(&'a self, ui: Ui<'a>) -> Option<Element<'a, MessageOf<P>>> {
        let (live, _) = self.game()?;
        Some(entries::view::<P>(ui, live, self.entry))
    }

    pub fn read_only(&self) -> bool {
        self.game().is_some_and(|(live, _)| live.read_only())
    }

    pub fn view<'a>(&'a self, ui: Ui<'a>) -> ScreenParts<'a, MessageOf<P>> {
        let ui = ui.with_accent(P::METADATA.accent(ui.colours));
        match &self.stage {
            Stage::Setup(setup) => setup.view(ui, P::METADATA),
            Stage::Play(play) => {
                let (live, screen) = play.as_ref();
                let ui = screen.theme(ui, live);
                let body = by_space(ui, move |ui| {
                    P::view(View::new(ui, screen, live)).map(Message::Play)
                });
                ScreenParts::new(ui, self.bar(ui, live, screen), body)
                    .background(screen.backdrop(&ui, live))
            }
        }
    }

    fn bar<'a>(
        &'a self,
        ui: Ui<'a>,
        live: &LiveGame<P::Game>,
        screen: &P,
    ) -> Bar<'a, MessageOf<P>> {
        let undo = (live.can_undo() || screen.can_undo_input(false)).then_some(Message::Undo);
        let redo = (live.can_redo() || screen.can_undo_input(true)).then_some(Message::Redo);
        let notice = self.notice.as_ref().map(|notice| bar::Notice {
            text: notice.text.clone(),
            icon: if notice.why.is_some() {
                Icon::Help
            } else {
                Icon::Close
            },
            on_press: Message::Notice,
        });
        let mut bar = bar(ui, Message::Back, ui.t(&P::METADATA.key("short")))
            .subtitle(screen.subtitle(&ui, live))
            .notice(notice);
        if live.is_over() {
            bar = bar.labelled_icon(Icon::History, ui.t("session-review"), Message::Review);
        }
        bar = bar.icon(Icon::Undo, undo);
        // At the end of a game on a phone the review needs the space more.
        if redo.is_some() || !ui.narrow() || !live.is_over() {
            bar = bar.icon(Icon::Redo, redo);
        }
        bar.icon(Icon::Help, Some(Message::Rules))
    }

    pub fn subscription(&self) -> Subscription<MessageOf<P>> {
        match &self.stage {
            Stage::Setup(setup) => setup.form.subscription().map(Message::Form),
            Stage::Play(play) => play.1.subscription().map(Message::Play),
        }
    }

    pub fn key(&self, key: &Key, modifiers: Modifiers) -> Option<MessageOf<P>> {
        if let Stage::Setup(setup) = &self.stage {
            if setup.table.is_editing() {
                return name_key(key, modifiers);
            }
            if let Some(message) = setup.form.key(key, modifiers) {
                return Some(Message::Form(message));
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
            (Stage::Setup(_), Key::Character("+")) => Some(Message::Table(players::Message::More)),
            (Stage::Setup(_), Key::Character("-")) => Some(Message::Table(players::Message::Less)),
            (Stage::Play(play), _) => {
                let (live, screen) = play.as_ref();
                let plain = !modifiers.command() && !modifiers.alt();
                let shortcut = plain.then(|| shortcut::pressed(&screen.shortcuts(live), key));
                shortcut.flatten().map(Message::Play)
            }
            (Stage::Setup(_), _) => None,
        }
    }
}

/// Moves a game that another one has replaced to the history.
fn put_away<G: History>(cx: &Cx<'_>, id: &FileId) {
    match LiveGame::<G>::resume(cx.store, id, cx.settings) {
        Ok(mut live) => live.put_away(),
        Err(error) => log::error!("{id} cannot be put away: {error:?}"),
    }
}

/// Undoes half-entered input or the last tap, and says what was undone.
fn undo<P: PlayScreen>(cx: &mut Cx<'_>, live: &mut LiveGame<P::Game>, screen: &mut P) {
    if screen.undo_input(cx, live, false) {
        return;
    }
    let undone = live.describe_last_tap(cx.words);
    if live.undo(&cx.now).is_ok() {
        screen.refresh(cx, live);
        if live.has_undone_correction() {
            cx.tell("notice-correction-undone", &[], None);
        } else {
            say_what(cx, "notice-undone", undone);
        }
    }
}

fn redo<P: PlayScreen>(cx: &mut Cx<'_>, live: &mut LiveGame<P::Game>, screen: &mut P) {
    if !screen.undo_input(cx, live, true) && live.redo(&cx.now).is_ok() {
        let redone = live.describe_last_tap(cx.words);
        screen.refresh(cx, live);
        say_what(cx, "notice-redone", redone);
    }
}

/// Says what was undone or redone.
fn say_what(cx: &mut Cx<'_>, key: &str, what: Option<String>) {
    if let Some(what) = what {
        cx.tell(key, &[("what", what.into())], None);
    }
}

/// While a name is edited, keys go into it and start no game.
fn name_key<P, D>(key: &Key, modifiers: Modifiers) -> Option<Message<P, D>> {
    match key.as_ref() {
        Key::Named(Named::Escape) => Some(Message::Back),
        Key::Named(Named::Enter) => Some(Message::Table(players::Message::Done)),
        Key::Character(letters) if !modifiers.command() && !modifiers.alt() => {
            Some(Message::Table(players::Message::Typed(letters.to_owned())))
        }
        _ => None,
    }
}

impl<D: SetupForm> Setup<D> {
    /// Closes what is open in the setup. Returns whether something was.
    fn close_panel(&mut self, cx: &mut Cx<'_>) -> bool {
        if self.table.is_editing() {
            self.table.settle(cx.words);
        } else if self.form.back(cx) {
            // It had something open.
        } else if self.list {
            self.list = false;
        } else {
            return false;
        }
        true
    }

    fn seat<M: Send + 'static>(
        &mut self,
        cx: &mut Cx<'_>,
        game: &str,
        message: players::Message,
    ) -> Action<M> {
        self.problem = None;
        let before = self.table.seats().len();
        let typed = matches!(message, players::Message::Typed(_));
        let opens = matches!(message, players::Message::Edit(_) | players::Message::Clear);
        self.table.update(cx.words, message);
        if self.table.seats().len() != before {
            self.ticked.clear();
        }
        cx.settings
            .set_players(game, self.table.seats(), cx.now.date_naive());
        if opens && self.table.is_editing() {
            // All of the name is selected: typing replaces it.
            let select =
                operation::focus(players::LINE).chain(operation::select_all(players::LINE));
            Action::Run(select)
        } else if typed {
            Action::Focus(players::LINE)
        } else {
            Action::None
        }
    }
}
