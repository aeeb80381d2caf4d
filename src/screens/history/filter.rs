//! Which games are shown: those of one kind, those of one player.

use super::Message;
use crate::core::{Player, PlayerColour};
use crate::games::GameInfo;
use crate::history::PastGame;
use crate::ui::layout::in_list;
use crate::ui::picture::picture;
use crate::ui::pictures::Pictures;
use crate::ui::{Element, Role, TapStyle, Ui, chip, tap, typography};
use iced::widget::{column, row, scrollable, text};
use iced::{Alignment, Length};
use std::collections::HashMap;

/// Most names that are offered.
const PEOPLE: usize = 40;

/// Everybody who has played, the most frequent first, in the colour of their latest game.
pub(super) fn people(games: &[PastGame]) -> Vec<Player> {
    let mut known: HashMap<&str, (usize, usize, PlayerColour)> = HashMap::new();
    for person in games.iter().flat_map(|played| &played.record.people) {
        let place = known.len();
        let entry = known
            .entry(person.name.as_str())
            .or_insert((0, place, person.hue));
        entry.0 += 1;
    }
    let mut people: Vec<_> = known.into_iter().collect();
    people.sort_by_key(|(_, (count, place, _))| (std::cmp::Reverse(*count), *place));
    people.truncate(PEOPLE);
    people
        .into_iter()
        .map(|(name, (_, _, hue))| Player {
            name: name.to_owned(),
            hue,
        })
        .collect()
}

/// The indices of the games that match, the newest first.
pub(super) fn shown(
    games: &[PastGame],
    only: Option<&'static GameInfo>,
    who: Option<&str>,
) -> Vec<u32> {
    games
        .iter()
        .zip(0..)
        .filter(|(played, _)| only.is_none_or(|only| played.game == only.name()))
        .filter(|(played, _)| who.is_none_or(|name| played.seat_of(name).is_some()))
        .map(|(_, place)| place)
        .collect()
}

fn side(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 48.0 } else { 64.0 }
}

/// Space for the scrollbar below the names.
const RAIL: f32 = 12.0;

pub(super) fn view<'a>(
    ui: &Ui<'_>,
    pictures: &'a Pictures,
    people: &'a [Player],
    only: Option<&'static GameInfo>,
    who: Option<&str>,
) -> Element<'a, Message> {
    let games = games(ui, pictures, only);
    let names = names(ui, people, who);
    if ui.two_panes() {
        row![games, names].spacing(20).into()
    } else {
        column![games, names].spacing(8).into()
    }
}

fn skin(ui: &Ui<'_>, on: bool) -> TapStyle {
    if on {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 4.0)
    } else {
        TapStyle::bare(ui).edge(ui.colours.line_strong, 1.0)
    }
}

fn games<'a>(
    ui: &Ui<'_>,
    pictures: &'a Pictures,
    only: Option<&'static GameInfo>,
) -> Element<'a, Message> {
    let side = side(ui);
    let key = if ui.narrow() {
        "history-all-short"
    } else {
        "history-all"
    };
    let word = text(ui.t(key))
        .size(ui.px(Role::Small).min(24.0))
        .line_height(1.1)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .align_x(Alignment::Center);
    let all = tap(ui, skin(ui, only.is_none()).radius(16.0), word)
        .height(side)
        .padding([0, 10])
        .on_press(Message::Only(None));
    let games = GameInfo::ALL.iter().copied().map(|game| {
        let picture = picture(ui, pictures, game.metadata.square, side - 12.0, 10.0);
        let on = only == Some(game);
        // A second tap on the one that is chosen shows all again.
        let next = if on { None } else { Some(game) };
        tap(ui, skin(ui, on).radius(14.0), picture)
            .width(side)
            .height(side)
            .on_press(Message::Only(next))
            .into()
    });
    row![all]
        .extend(games)
        .spacing(if ui.narrow() { 4 } else { 8 })
        .into()
}

fn names<'a>(ui: &Ui<'_>, people: &'a [Player], who: Option<&str>) -> Element<'a, Message> {
    let side = side(ui);
    let chips = people.iter().map(|person| {
        let on = who == Some(person.name.as_str());
        let next = if on { None } else { Some(person.name.clone()) };
        let name = text(person.name.as_str())
            .size(ui.px(Role::Small).min(26.0))
            .font(typography::BOLD)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None);
        let content = row![chip(ui, person.hue, side * 0.58), name]
            .spacing(8)
            .align_y(Alignment::Center);
        tap(ui, skin(ui, on).radius(side / 2.0), content)
            .height(side)
            .padding([0, 14])
            .on_press(Message::Who(next))
            .into()
    });
    let colours = ui.colours;
    scrollable(in_list(row(chips).spacing(8)))
        .direction(scrollable::Direction::Horizontal(
            scrollable::Scrollbar::new()
                .width(6)
                .scroller_width(6)
                .spacing(4),
        ))
        .width(Length::Fill)
        .height(side + RAIL)
        .style(move |theme, status| {
            let mut style = scrollable::default(theme, status);
            style.horizontal_rail.background = None;
            style.horizontal_rail.scroller.background = colours.line_strong.into();
            style
        })
        .into()
}
