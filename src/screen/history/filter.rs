//! Which games are shown: those of one box, those of one player.

use super::Message;
use crate::chronicle::Played;
use crate::settings::Person;
use crate::shelf::GameId;
use crate::ui::art::Gallery;
use crate::ui::chip::{Hue, chip};
use crate::ui::picture::picture;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look};
use iced::widget::{column, row, scrollable, text};
use iced::{Alignment, Length, Size};
use std::collections::HashMap;

/// More names than this are more to scroll than to find.
const PEOPLE: usize = 40;

/// Everybody who has played, the most frequent first, in the colour of their latest game.
pub(super) fn people(games: &[Played]) -> Vec<Person> {
    let mut known: HashMap<&str, (usize, usize, Hue)> = HashMap::new();
    for person in games.iter().flat_map(|played| &played.deeds.people) {
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
        .map(|(name, (_, _, hue))| Person {
            name: name.to_owned(),
            hue,
        })
        .collect()
}

/// The places of the games that match, newest first as they came.
pub(super) fn shown(games: &[Played], only: Option<GameId>, who: Option<&str>) -> Vec<u32> {
    games
        .iter()
        .zip(0..)
        .filter(|(played, _)| only.is_none_or(|only| played.game == Some(only)))
        .filter(|(played, _)| who.is_none_or(|name| played.seat_of(name).is_some()))
        .map(|(_, place)| place)
        .collect()
}

fn side(look: &Look<'_>) -> f32 {
    if look.narrow() { 48.0 } else { 64.0 }
}

/// Room for the bar below the names, when they are more than fit.
const RAIL: f32 = 12.0;

/// How high the filters are, in one row or in two.
pub(super) fn height(look: &Look<'_>, one: bool) -> f32 {
    if one {
        side(look) + RAIL
    } else {
        2.0 * side(look) + RAIL + 8.0
    }
}

pub(super) fn view<'a>(
    look: &Look<'_>,
    gallery: &'a Gallery,
    people: &'a [Person],
    only: Option<GameId>,
    who: Option<&str>,
) -> Element<'a, Message> {
    let games = games(look, gallery, only);
    let names = names(look, people, who);
    if look.two_panes() {
        row![games, names].spacing(20).into()
    } else {
        column![games, names].spacing(8).into()
    }
}

fn skin(look: &Look<'_>, on: bool) -> Skin {
    if on {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 4.0)
    } else {
        Skin::bare(look).edge(look.colours.line_strong, 1.0)
    }
}

fn games<'a>(look: &Look<'_>, gallery: &'a Gallery, only: Option<GameId>) -> Element<'a, Message> {
    let side = side(look);
    let key = if look.narrow() {
        "history-all-short"
    } else {
        "history-all"
    };
    let word = text(look.t(key))
        .size(look.px(Role::Small).min(24.0))
        .line_height(1.1)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .align_x(Alignment::Center);
    let all = tap(look, skin(look, only.is_none()).radius(16.0), word)
        .height(Length::Fixed(side))
        .padding([0, 10])
        .on_press(Message::Only(None));
    let games = GameId::ALL.iter().copied().map(|game| {
        let picture = picture(
            look,
            gallery,
            game.cover().square,
            Size::new(side - 12.0, side - 12.0),
            10.0,
        );
        let on = only == Some(game);
        // A second tap on the one that is chosen shows all again.
        let next = if on { None } else { Some(game) };
        tap(look, skin(look, on).radius(14.0), picture)
            .width(Length::Fixed(side))
            .height(Length::Fixed(side))
            .on_press(Message::Only(next))
            .into()
    });
    row![all]
        .extend(games)
        .spacing(if look.narrow() { 4 } else { 8 })
        .into()
}

fn names<'a>(look: &Look<'_>, people: &'a [Person], who: Option<&str>) -> Element<'a, Message> {
    let side = side(look);
    let chips = people.iter().map(|person| {
        let on = who == Some(person.name.as_str());
        let next = if on { None } else { Some(person.name.clone()) };
        let name = text(person.name.as_str())
            .size(look.px(Role::Small).min(26.0))
            .font(typeface::BOLD)
            .color(look.colours.ink)
            .wrapping(text::Wrapping::None);
        let content = row![chip(look, person.hue, side * 0.58), name]
            .spacing(8)
            .align_y(Alignment::Center);
        tap(look, skin(look, on).radius(side / 2.0), content)
            .height(Length::Fixed(side))
            .padding([0, 14])
            .in_list()
            .on_press(Message::Who(next))
            .into()
    });
    let colours = look.colours;
    scrollable(row(chips).spacing(8))
        .direction(scrollable::Direction::Horizontal(
            scrollable::Scrollbar::new()
                .width(6)
                .scroller_width(6)
                .spacing(4),
        ))
        .width(Length::Fill)
        .height(Length::Fixed(side + RAIL))
        .style(move |theme, status| {
            let mut style = scrollable::default(theme, status);
            style.horizontal_rail.background = None;
            style.horizontal_rail.scroller.background = colours.line_strong.into();
            style
        })
        .into()
}
