//! The list: only the visible rows are built, however many there are.

use super::Message;
use crate::core::{FileId, Icon};
use crate::games::GameInfo;
use crate::history::{self, PastGame};
use crate::ui::layout::in_list;
use crate::ui::panel::empty;
use crate::ui::picture::picture;
use crate::ui::pictures::Pictures;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, chip, choice, fit, icon, tap, typography,
};
use chrono::{Datelike, NaiveDate};
use iced::widget::operation::{AbsoluteOffset, scroll_to};
use iced::widget::{Id as WidgetId, column, container, row, scrollable, space, text};
use iced::{Alignment, Background, Length, Task, border};
use std::ops::Range;

/// Rows built beyond the visible ones, for fast scrolling.
const BEYOND: f32 = 600.0;
const GAP: f32 = 10.0;
/// From this many screens on the usual scrollbar is too small for a finger.
const LONG: f32 = 12.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    /// A month begins.
    Month(NaiveDate),
    /// The game at this place.
    Game(u32),
}

/// What the list shows, and how far it is scrolled.
#[derive(Debug, Default)]
pub(super) struct Listing {
    /// Every line with how many of those before it are months.
    lines: Vec<(Line, u32)>,
    offset: f32,
}

/// How high the two kinds of lines are, the gap included.
#[derive(Debug, Clone, Copy)]
struct Heights {
    month: f32,
    game: f32,
}

impl Heights {
    fn of(ui: &Ui<'_>) -> Self {
        Self {
            month: ui.grow(44.0) + GAP,
            game: ui.grow(if stacked(ui) { 116.0 } else { 96.0 }) + GAP,
        }
    }
}

/// Players and result go below the name, where they do not fit beside it.
fn stacked(ui: &Ui<'_>) -> bool {
    ui.narrow() || ui.large_text()
}

fn id() -> WidgetId {
    WidgetId::new("history-list")
}

impl Listing {
    pub(super) fn show(&mut self, games: &[PastGame], shown: Vec<u32>) {
        self.lines.clear();
        self.lines.reserve(shown.len() + shown.len() / 8);
        let mut month = None;
        let mut months = 0;
        for place in shown {
            let day = games.get(place as usize).and_then(PastGame::day);
            let first = day.and_then(|day| day.with_day(1));
            if let Some(first) = first.filter(|first| month != Some(*first)) {
                self.lines.push((Line::Month(first), months));
                months += 1;
                month = Some(first);
            }
            self.lines.push((Line::Game(place), months));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub(super) fn contains(&self, games: &[PastGame], id: &FileId) -> bool {
        self.lines.iter().any(|(line, _)| match line {
            Line::Game(place) => games
                .get(*place as usize)
                .is_some_and(|game| game.id == *id),
            Line::Month(_) => false,
        })
    }

    pub(super) fn scrolled(&mut self, to: f32) {
        self.offset = to;
    }

    /// Scrolls to a position at once.
    pub(super) fn slide(&mut self, to: f32) -> Task<Message> {
        self.offset = to;
        scroll_to(id(), AbsoluteOffset { x: 0.0, y: to })
    }

    /// The next or previous game, and the task that scrolls to it.
    pub(super) fn beside(
        &mut self,
        games: &[PastGame],
        here: Option<&FileId>,
        after: bool,
    ) -> Option<(FileId, Task<Message>)> {
        let mut shown = self
            .lines
            .iter()
            .enumerate()
            .filter_map(|(at, line)| match line.0 {
                Line::Game(place) => Some((at, &games.get(place as usize)?.id)),
                Line::Month(_) => None,
            });
        let here = here.filter(|id| self.contains(games, id));
        let is_here = |(_, id): &(usize, &FileId)| Some(*id) == here;
        let (next, found) = match (here, after) {
            (None, _) => shown.next(),
            (Some(_), true) => shown.skip_while(|game| !is_here(game)).nth(1),
            (Some(_), false) => shown.take_while(|game| !is_here(game)).last(),
        }?;
        // The usual row height is precise enough to scroll to the game.
        let heights = Heights {
            month: 54.0,
            game: 106.0,
        };
        let y = (self.top(next, heights) - 220.0).max(0.0);
        self.offset = y;
        Some((found.clone(), scroll_to(id(), AbsoluteOffset { x: 0.0, y })))
    }

    fn top(&self, line: usize, heights: Heights) -> f32 {
        let months = match self.lines.get(line) {
            Some((_, months)) => *months as usize,
            None => match self.lines.last() {
                Some((_, months)) => *months as usize,
                None => 0,
            },
        };
        months as f32 * heights.month + (line - months) as f32 * heights.game
    }

    /// The visible lines.
    fn seen(&self, heights: Heights, room: f32) -> Range<usize> {
        let find = |y: f32| {
            let (mut low, mut high) = (0, self.lines.len());
            while low < high {
                let middle = usize::midpoint(low, high);
                if self.top(middle + 1, heights) <= y {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            low
        };
        let from = find(self.offset - BEYOND);
        let to = find(self.offset + room + BEYOND);
        from..(to + 1).min(self.lines.len())
    }

    pub(super) fn view<'a>(
        &'a self,
        ui: &Ui<'_>,
        pictures: &'a Pictures,
        games: &'a [PastGame],
        today: NaiveDate,
        here: Option<&FileId>,
        counted: bool,
    ) -> Element<'a, Message> {
        if self.lines.is_empty() {
            let clear = button::secondary(ui, None, ui.t("history-clear"))
                .on_press(Message::Only(None))
                .into();
            return empty(
                ui,
                Icon::Lamp,
                ui.t("history-none-match"),
                ui.t("history-none-match-how"),
                Some(clear),
            );
        }
        let heights = Heights::of(ui);
        let room = ui.space.height.unwrap_or(ui.window.height);
        let seen = self.seen(heights, room);
        let above = self.top(seen.start, heights);
        let below = self.top(self.lines.len(), heights) - self.top(seen.end, heights);
        let rows = self.lines.get(seen).unwrap_or_default().iter();
        let rows = rows.filter_map(|(line, _)| match line {
            Line::Month(first) => Some(month(ui, *first, heights.month)),
            Line::Game(place) => {
                let played = games.get(*place as usize)?;
                let on = here == Some(&played.id);
                Some(game(ui, pictures, today, played, heights.game - GAP, on))
            }
        });
        let content = column![space::vertical().height(above)]
            .extend(rows)
            .push(space::vertical().height(below))
            .width(Length::Fill);
        let whole = self.top(self.lines.len(), heights);
        let long = whole > LONG * room;
        let bar = if long {
            scrollable::Scrollbar::hidden()
        } else {
            scrollable::Scrollbar::new()
                .width(14)
                .scroller_width(10)
                .spacing(6)
        };
        let colours = ui.colours;
        let list = scrollable(in_list(content))
            .id(id())
            .direction(scrollable::Direction::Vertical(bar))
            .on_scroll(|view| Message::Scrolled(view.absolute_offset().y))
            .height(Length::Fill)
            .style(move |theme, status| {
                let mut style = scrollable::default(theme, status);
                style.vertical_rail.background = Some(Background::Color(colours.sunken));
                style.vertical_rail.border = border::rounded(7);
                style.vertical_rail.scroller.background = Background::Color(colours.line_strong);
                style.vertical_rail.scroller.border = border::rounded(5);
                style
            });
        let rail = long.then(|| choice::scroll_rail(ui, self.offset, whole, Message::Slide));
        let list = row![list].push(rail).spacing(6);
        column![sums(ui, counted), list].spacing(GAP).into()
    }
}

/// The button of the totals, always on top.
fn sums<'a>(ui: &Ui<'_>, on: bool) -> Element<'a, Message> {
    let content = row![
        icon::coloured(Icon::Crown, 30.0),
        ui.text(Role::Label, ui.t("history-totals"))
            .width(Length::Fill),
        icon::tinted(Icon::Chevron, 22.0, ui.colours.ink_soft),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    tap(ui, card(ui, on), content)
        .width(Length::Fill)
        .height(ui.grow(60.0))
        .padding([0, 18])
        .on_press(Message::Totals)
        .into()
}

fn card(ui: &Ui<'_>, on: bool) -> TapStyle {
    Face::Card.chosen_if(on).skin(ui).radius(20.0)
}

fn month<'a>(ui: &Ui<'_>, first: NaiveDate, height: f32) -> Element<'a, Message> {
    let name = ui
        .soft(Role::Small, ui.words.month(first))
        .font(typography::BOLD);
    container(name)
        .height(height)
        .align_y(Alignment::End)
        .padding(iced::Padding::from([0, 4]).bottom(GAP))
        .into()
}

fn game<'a>(
    ui: &Ui<'_>,
    pictures: &'a Pictures,
    today: NaiveDate,
    played: &'a PastGame,
    height: f32,
    on: bool,
) -> Element<'a, Message> {
    let game = GameInfo::named(&played.game);
    let ui = match game {
        Some(game) => ui.with_accent(game.accent(ui.colours)),
        None => *ui,
    };
    let name = match game {
        Some(game) => ui.t(&game.key("short")),
        None => played.game.clone(),
    };
    let stacked = stacked(&ui);
    let side = if stacked { 54.0 } else { 68.0 };
    let roomy = !(ui.narrow() && ui.large_text());
    let picture = game
        .filter(|_| roomy)
        .map(|game| picture(&ui, pictures, game.metadata.square, side, 12.0));
    let line = |role, words: String, soft: bool| {
        let line = if soft {
            ui.soft(role, words)
        } else {
            ui.text(role, words)
        };
        line.wrapping(text::Wrapping::None)
    };
    let name = line(Role::Heading, name, false);
    let date = line(Role::Small, when(&ui, played, today), true);
    let people = &played.record.people;
    let px = if stacked || people.len() > 4 {
        24.0
    } else {
        28.0
    };
    let chips = row(people.iter().take(6).map(|one| chip(&ui, one.hue, px))).spacing(2);
    let chevron = on.then(|| icon::tinted(Icon::Chevron, 22.0, ui.accent.accent));
    let words: Element<'a, Message> = if stacked {
        let how = container(how(&ui, played)).align_x(Alignment::End);
        let end = row![chips, how.width(Length::Fill)]
            .spacing(8)
            .align_y(Alignment::Center);
        column![name, date, end]
            .spacing(3)
            .width(Length::Fill)
            .clip(true)
            .into()
    } else {
        let end = column![chips, how(&ui, played)]
            .align_x(Alignment::End)
            .spacing(4);
        let words = column![name, date]
            .spacing(2)
            .width(Length::Fill)
            .clip(true);
        row![words, container(end).max_width(ui.em(9.0))]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    };
    let content = row![]
        .push(picture)
        .push(words)
        .push(chevron)
        .spacing(12)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    let card = tap(&ui, card(&ui, on), content)
        .width(Length::Fill)
        .height(height)
        .padding([0, 12])
        .on_press(Message::Open(played.id.clone()));
    container(card)
        .padding(iced::Padding::ZERO.bottom(GAP))
        .into()
}

/// Date and time in words.
pub(super) fn when(ui: &Ui<'_>, played: &PastGame, today: NaiveDate) -> String {
    played.started.map_or_else(String::new, |at| {
        let day = ui.words.day(at.date_naive(), today);
        // For earlier years the time is left out, and the year is shown.
        if at.year() != today.year() {
            return day;
        }
        let time = ui.words.time(&at);
        ui.tr(
            "day-and-time",
            &[("day", day.into()), ("time", time.into())],
        )
    })
}

/// How it ended: a crown and names, a check or a cross, or "unfinished".
fn how<'a>(ui: &Ui<'_>, played: &PastGame) -> Element<'a, Message> {
    let record = &played.record;
    let said = |sign: Element<'a, Message>, words: String, short: Option<String>| {
        let words = fit(*ui, Role::Small, words)
            .short_text(short)
            .font(typography::BOLD)
            .width(Length::Shrink);
        row![sign, words]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    };
    if !record.over {
        let sign = icon::tinted(Icon::Pause, 20.0, ui.colours.ink_soft);
        return said(sign, ui.t("history-unfinished"), None);
    }
    let game = GameInfo::named(&played.game);
    let brief = game.map(|game| (game.brief)(ui.words, record));
    match record.won {
        Some(true) => {
            let sign = icon::tinted(Icon::Check, 22.0, ui.colours.good);
            said(sign, brief.unwrap_or_default(), None)
        }
        Some(false) => {
            let sign = icon::tinted(Icon::Close, 22.0, ui.colours.danger);
            said(sign, brief.unwrap_or_default(), None)
        }
        None => {
            let seats = record.winners.iter().copied();
            let names = history::names(ui.words, &record.people, seats);
            let count = ui.tr("history-winners", &[("count", record.winners.len().into())]);
            said(icon::coloured(Icon::Crown, 22.0), names, Some(count))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(days: &[(i32, u32)]) -> Listing {
        let lines = days.iter().zip(0..).flat_map(|((year, month), place)| {
            let first = NaiveDate::from_ymd_opt(*year, *month, 1);
            [first.map(Line::Month), Some(Line::Game(place))]
        });
        let mut months = 0;
        let lines = lines.flatten().map(|line| {
            let before = months;
            months += u32::from(matches!(line, Line::Month(_)));
            (line, before)
        });
        Listing {
            lines: lines.collect(),
            offset: 0.0,
        }
    }

    #[test]
    fn only_what_is_seen_is_made() {
        let days: Vec<(i32, u32)> = (0..5000).map(|n| (2000 + n / 12, 1)).collect();
        let mut listing = listing(&days);
        let heights = Heights {
            month: 54.0,
            game: 106.0,
        };
        let whole = listing.top(listing.lines.len(), heights);
        assert!((whole - 5000.0 * 160.0).abs() < 1.0);
        for offset in [0.0, 1234.0, 400_000.0, whole - 800.0] {
            listing.offset = offset;
            let seen = listing.seen(heights, 800.0);
            assert!(seen.len() < 40, "{offset}: {seen:?}");
            assert!(listing.top(seen.start, heights) <= offset);
            assert!(listing.top(seen.end, heights) >= (offset + 800.0).min(whole));
        }
    }
}
