//! The arrangement of the pages, for every shape of window.

use super::super::rules::State;
use super::{Message, Page, Screen, card_colours};
use crate::core::{Icon, RuleId, Seat};
use crate::live::LiveGame;
use crate::session::View;
use crate::ui::panel::page;
use crate::ui::{Element, Tap, Ui, button, by_space, panes};
use iced::widget::{column, container, row};
use iced::{Length, Padding};

/// Lower pages keep this height and scroll: beside the rules, for example.
const MIN_HEIGHT: f32 = 540.0;

/// The shape of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Two panes.
    Wide,
    /// One column with room for everything.
    Tall,
    /// One page at a time.
    Small,
}

pub(super) fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    // A list scrolls by itself as long as a part of it is visible.
    let has_list = matches!(view.screen.page, Page::Ruling | Page::Rounds | Page::End);
    let least = if has_list { 380.0 } else { MIN_HEIGHT };
    if ui.space.height.is_some_and(|height| height < least) {
        let whole = by_space(ui, move |ui| view.with(ui).page()).height(MIN_HEIGHT);
        return page(&ui, whole);
    }
    view.page()
}

/// What stands beside the game's name in the bar.
pub(super) fn subtitle(ui: &Ui<'_>, screen: &Screen, live: &LiveGame<State>) -> String {
    let players = live.people().len();
    let args = |round: u64| [("round", round.into()), ("players", players.into())];
    let done = live.state().round();
    let is_over = live.state().winners().is_some();
    match (screen.page, screen.correcting) {
        (_, Some(at)) => {
            let earlier = screen.shown.rounds.iter().filter(|round| round.at < at);
            ui.tr("ants-about-correct", &args(earlier.count() as u64 + 1))
        }
        (Page::Trick, None) => ui.tr("ants-about-trick", &args(done + 1)),
        (Page::End, None) => ui.tr("ants-about-end", &args(done)),
        (Page::Rounds, None) if is_over => ui.tr("ants-about-end", &args(done)),
        (Page::Ruling, None) => ui.tr("ants-about-round", &args(done)),
        _ => ui.tr("ants-about-round", &args(done + 1)),
    }
}

impl<'a> View<'a, Screen> {
    fn page(self) -> Element<'a, Message> {
        let shape = self.shape();
        match self.screen.page {
            Page::Table if shape == Shape::Small => self.table(),
            Page::Table | Page::Count => self.count(shape),
            Page::Trick => self.trick(shape),
            Page::Rounds => self.old_rounds(shape),
            Page::Ruling => self.ruling(shape),
            Page::End => self.end(),
        }
    }

    fn shape(self) -> Shape {
        let height = self.ui.space.height.unwrap_or(f32::INFINITY);
        if self.ui.two_panes() && height >= 560.0 {
            Shape::Wide
        } else if !self.ui.narrow() && height >= 1000.0 {
            Shape::Tall
        } else {
            Shape::Small
        }
    }

    /// A part with the scores beside it, and a button below them.
    pub(super) fn beside_scores(
        self,
        main: impl Into<Element<'a, Message>>,
        button: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let scores = column![self.race_head(), self.race(), button.into()].spacing(14);
        let panes = panes(self.ui, main, scores)
            .side(0.37, 380.0..=720.0)
            .spacing(32.0);
        container(panes)
            .padding(Padding::from([20, 28]).bottom(26))
            .into()
    }

    pub(super) fn player_count(self) -> usize {
        self.state().scores().len()
    }

    /// Two play with the Ghost, who has a seat of his own.
    pub(super) fn has_ghost(self) -> bool {
        self.player_count() == 2
    }

    pub(super) fn seat_name(self, seat: usize) -> String {
        match self.players().get(seat) {
            Some(player) => player.name.clone(),
            None => self.ui.t("ants-ghost"),
        }
    }

    pub(super) fn seat_chip(self, seat: usize, px: f32) -> Element<'a, Message> {
        if seat < self.player_count() {
            self.chip(Seat::new(u8::try_from(seat).unwrap_or(u8::MAX)), px)
        } else {
            card_colours::ghost(&self.ui, px)
        }
    }

    pub(super) fn why(self, rule: RuleId) -> Tap<'a, Message> {
        button::text_button(&self.ui, None, self.ui.t("why")).on_press(Message::Why(rule))
    }

    pub(super) fn secondary(self, key: &str, message: Message) -> Element<'a, Message> {
        button::secondary(&self.ui, None, self.ui.t(key))
            .width(Length::Fill)
            .on_press(message)
            .into()
    }

    /// The button of the next step.
    pub(super) fn next(self, key: &str, message: Message) -> Element<'a, Message> {
        button::primary_big(&self.ui, None, self.ui.t(key))
            .width(Length::Fill)
            .on_press(message)
            .into()
    }

    /// The button that writes the round; while something is missing a tap says what. An optional
    /// second button beside it.
    pub(super) fn note_button(self, back: Option<(Icon, Message)>) -> Element<'a, Message> {
        let ui = &self.ui;
        let word = ui.t(if self.screen.correcting.is_some() {
            "ants-correct"
        } else {
            "ants-note"
        });
        // On a phone with a second button, the words need the space.
        let sign = Some(Icon::Check).filter(|_| back.is_none() || !ui.narrow());
        let note = if self.screen.draft.round().is_some() {
            button::primary_big(ui, sign, word)
        } else {
            button::waiting_big(ui, word)
        };
        let note = note.width(Length::Fill).on_press(Message::Note);
        let Some((sign, message)) = back else {
            return note.into();
        };
        let back = button::framed(ui, sign, Some(message)).height(Length::Fill);
        row![back, note].spacing(8).height(Length::Shrink).into()
    }
}
