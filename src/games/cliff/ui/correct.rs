//! Corrects where a climber stands and what is in the bag. Each tap is one correction in the
//! journal.

use super::layout::height_words;
use super::tokens::{self, BLUE, WALL};
use super::{Ask, Message, Screen};
use crate::core::{Icon, Seat};
use crate::games::cliff::components::{self, BAG};
use crate::games::cliff::rules::{Event, State, Token};
use crate::live::LiveGame;
use crate::session::{Cx, View};
use crate::sound::Effect;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, cells, chip, fit, fit_soft, panel, tap,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

impl Screen {
    pub(super) fn open_correction(&mut self, seat: Seat) {
        let open = self.ask == Ask::Correct(seat);
        self.cancel();
        self.corrected = false;
        if !open {
            self.ask = Ask::Correct(seat);
        }
    }

    /// Writes a correction; the climber stays open for another one.
    pub(super) fn correct(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        seat: Seat,
        event: Event,
    ) {
        self.corrected |= self.tap(cx, live, vec![event], Effect::TICK);
        self.ask = Ask::Correct(seat);
    }

    pub(super) fn correct_bag(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        change: impl FnOnce(&mut Vec<Token>),
    ) {
        let Ask::Correct(player) = self.ask else {
            return;
        };
        let climber = live.state().climbers().get(player.index());
        let mut bag = climber.map_or_else(Vec::new, |climber| climber.bag.clone());
        change(&mut bag);
        let bag = bag.as_slice().into();
        self.correct(cx, live, player, Event::Bag { player, bag });
    }
}

/// A tap on the wall gives the place; here are "below the foot" and the bag.
pub fn panel<'a>(view: View<'a, Screen>, seat: Seat) -> Element<'a, Message> {
    let ui = view.ui;
    let Some(climber) = view.state().climbers().get(seat.index()) else {
        return space().into();
    };
    let px = if ui.narrow() {
        40.0
    } else {
        ui.grow(48.0).min(60.0)
    };
    let player = view.player(seat);
    let title = ui.tr("cliff-correct", &[("name", player.name.into())]);
    let place = height_words(&ui, climber.at);
    let hint = ui.tr("cliff-correct-place", &[("place", place.into())]);
    let words = column![
        fit(ui, Role::Lead, title),
        fit_soft(ui, Role::Small, hint).min_size(13.0).max_lines(3),
    ];
    let entries = Some(Message::Entries).filter(|_| view.live.can_undo());
    let head = row![
        chip(&ui, player.hue, px),
        words.width(Length::Fill),
        button::icon_button(&ui, Icon::History, entries),
        button::icon_button(&ui, Icon::Check, Some(Message::Cancel)),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let below = button::secondary(&ui, None, ui.t("cliff-below"))
        .width(Length::Fill)
        .height(56.0)
        .padding([0, 8])
        .on_press_maybe(climber.at.map(|_| Message::Below));
    let bag = (0..BAG).map(|place| match climber.bag.get(place) {
        Some(token) => tap(
            &ui,
            TapStyle::bare(&ui).radius(px / 2.0),
            tokens::disc(&ui, *token, px),
        )
        .on_press(Message::TakeToken(place))
        .into(),
        None => tokens::hole(&ui, px),
    });
    let bag = row![row(bag).spacing(tokens::gap(&ui)), below]
        .spacing(12)
        .align_y(Alignment::Center);
    let full = climber.bag.len() >= BAG;
    let left = tokens_left(view.state());
    let kinds = WALL.into_iter().chain(BLUE).map(|token| {
        let left = left.iter().any(|(kind, left)| *kind == token && *left > 0);
        heap(ui, token, !full && left)
    });
    let body = column![head, bag, cells(kinds).spacing(6.0)].spacing(8);
    panel::panel(
        &ui,
        container(body).padding(if ui.narrow() { 8 } else { 14 }),
    )
    .width(Length::Fill)
    .into()
}

/// The tokens that are neither in a bag nor on the wall.
fn tokens_left(state: &State) -> [(Token, u8); 6] {
    let bags = state.climbers().iter().flat_map(|climber| &climber.bag);
    let wall = state
        .carabiners()
        .iter()
        .map(|_| &Token::Carabiner)
        .chain(state.ladders().iter().map(|_| &Token::Ladder))
        .chain(state.ziplines().iter().map(|_| &Token::Zipline));
    components::heaps(bags.chain(wall)).unwrap_or(Token::ALL.map(|token| (token, 0)))
}

/// One kind of token, to be put into the bag.
fn heap<'a>(ui: Ui<'a>, token: Token, is_open: bool) -> Element<'a, Message> {
    let face = if is_open { Face::Raised } else { Face::Spent };
    let skin = face.skin(&ui);
    let skin = if is_open {
        skin.edge(token.ring(ui.colours), 2.0)
    } else {
        skin
    };
    let content = container(tokens::disc(&ui, token, 40.0)).center(Length::Fill);
    tap(&ui, skin.radius(14.0), content)
        .width(Length::Fill)
        .height(56.0)
        .on_press_maybe(is_open.then_some(Message::PutToken(token)))
        .into()
}
