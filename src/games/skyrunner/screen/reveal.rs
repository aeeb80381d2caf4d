//! The ruling as a short play: lines in the order in which things happen, and the building.

use super::super::building::building;
use super::super::rules::Weapon;
use super::super::story::{Line, Told, What};
use super::act::extras;
use super::parts::{Table, face, go, lit, why};
use super::turn::refusal;
use super::{Message, Open, Tab, correct, words};
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, fit_line};
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding, Size};

const GAP: f32 = 10.0;

pub(super) fn view<'a>(look: &Look<'a>, table: &Table<'a>, told: &'a Told) -> Element<'a, Message> {
    let margin = look.margin();
    let inner = Size::new(
        look.size.width - 2.0 * margin,
        look.size.height - if look.narrow() { 20.0 } else { 40.0 },
    );
    let with_building = inner.width >= 640.0 && inner.height >= 420.0;
    let body: Element<'a, Message> = if with_building {
        let width = (inner.width * 0.27).clamp(230.0, 420.0);
        let house = house(look, table, Size::new(width, inner.height));
        let story = story(
            look,
            table,
            told,
            Size::new(inner.width - width - 28.0, inner.height),
            false,
        );
        row![house, story].spacing(28).into()
    } else {
        story(look, table, told, inner, true)
    };
    container(body)
        .padding(
            Padding::from([if look.narrow() { 8.0 } else { 16.0 }, margin])
                .bottom(margin.min(20.0)),
        )
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn house<'a>(look: &Look<'a>, table: &Table<'a>, size: Size) -> Element<'a, Message> {
    building(
        look,
        table.screen.walls,
        size,
        table.people(),
        &table.screen.pawns.values(),
    )
}

/// The verdict, the lines, what may be done now, and the way on.
fn story<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    told: &'a Told,
    size: Size,
    tabbed: bool,
) -> Element<'a, Message> {
    let screen = table.screen;
    if let Some((sentence, rule)) = &screen.refused {
        return refusal(look, sentence.clone(), *rule);
    }
    if let Some(Open::Levels(levels)) = &screen.open {
        return correct::view(look, table, levels, size);
    }
    let gap = if look.narrow() { 8.0 } else { 14.0 };
    let (head, head_height) = head(look, table, told, size.width);
    let (extras, extras_height) = extras(look, table, told, size.width, gap);
    let button = if look.narrow() { 72.0 } else { 80.0 };
    let room = size.height - head_height - button - 2.0 * gap;
    let middle: Element<'a, Message> = if tabbed {
        let room = room - 52.0 - gap;
        let all = all_lines(look, table, told, size.width);
        // What may be done is a tab of its own only where it does not fit below the story.
        let below = extras.is_some() && all + gap + extras_height <= room;
        let bar = tabs(look, screen.tab, extras.is_some() && !below);
        let inside: Element<'a, Message> = match (screen.tab, extras) {
            (Tab::Act, Some(extras)) if !below => extras,
            (Tab::Building, _) => {
                let house = house(look, table, Size::new(size.width.min(300.0), room));
                container(house).center_x(Length::Fill).into()
            }
            (_, Some(extras)) if below => {
                let lines = lines(look, table, told, Size::new(size.width, all));
                column![container(lines).height(Length::Fill), extras]
                    .spacing(gap)
                    .into()
            }
            _ => lines(look, table, told, Size::new(size.width, room)),
        };
        column![bar, inside].spacing(gap).into()
    } else {
        let lines = lines(
            look,
            table,
            told,
            Size::new(size.width, room - extras_height),
        );
        column![container(lines).height(Length::Fill)]
            .push(extras)
            .spacing(gap)
            .into()
    };
    column![
        head,
        container(middle).height(Length::Fill),
        ways_on(look, table, told)
    ]
    .spacing(gap)
    .width(Length::Fill)
    .into()
}

fn head<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    told: &'a Told,
    width: f32,
) -> (Element<'a, Message>, f32) {
    let words = words::headline(look, table, told);
    let most = if look.narrow() { 28.0 } else { 40.0 } * if look.large_text() { 1.2 } else { 1.0 };
    let card = if look.narrow() {
        Size::new(44.0, 54.0)
    } else {
        Size::new(62.0, 76.0)
    };
    let room = width - card.width - 18.0;
    let px = fit_line(most, &words, room).max(if look.narrow() { 23.0 } else { most * 0.66 });
    let words = text(words)
        .size(px)
        .line_height(1.08)
        .font(typeface::SERIF)
        .color(look.colours.ink)
        .width(Length::Fill);
    let line = row![face(look, Some(told.card), card, None), words]
        .spacing(18)
        .align_y(Alignment::Center)
        .height(Length::Fixed(card.height));
    (line.into(), card.height)
}

/// On a phone: the story, the building, and what may be done, one at a time.
fn tabs<'a>(look: &Look<'a>, chosen: Tab, act: bool) -> Element<'a, Message> {
    let count = if act { 3.0 } else { 2.0 };
    let room = (look.size.width - 2.0 * look.margin()) / count - 22.0;
    let words = ["story", "building", "act"].map(|tab| look.t(&format!("skyrunner-tab-{tab}")));
    let px = words
        .iter()
        .take(if act { 3 } else { 2 })
        .map(|words| fit_line(look.px(Role::Label), words, room))
        .fold(f32::INFINITY, f32::min);
    let cell = |tab: Tab, key: &str| {
        let on = tab == chosen;
        let colour = if on {
            look.colours.ink
        } else {
            look.colours.ink_soft
        };
        let words = look.t(key);
        let skin = match (on, tab) {
            (true, _) => Skin::bare(look)
                .fill(look.accent.tint)
                .edge(look.accent.accent, 3.0),
            (false, Tab::Act) => Skin::bare(look)
                .fill(look.colours.surface)
                .edge(look.accent.second, 2.0),
            (false, _) => Skin::bare(look)
                .fill(look.colours.surface)
                .edge(look.colours.line, 1.0),
        };
        let word = text(words)
            .size(px)
            .font(typeface::BOLD)
            .color(colour)
            .wrapping(text::Wrapping::None);
        tap(look, skin, word)
            .width(Length::Fill)
            .height(Length::Fixed(52.0))
            .on_press(Message::Tab(tab))
    };
    row![
        cell(Tab::Story, "skyrunner-tab-story"),
        cell(Tab::Building, "skyrunner-tab-building"),
    ]
    .push(act.then(|| cell(Tab::Act, "skyrunner-tab-act")))
    .spacing(8)
    .into()
}

/// How tall a line will be, from how its words will break.
fn height(look: &Look<'_>, head: &str, sub: &str, width: f32) -> f32 {
    let rows = |words: &str, px: f32| {
        let per_row = (width / (px * 0.53)).floor().max(4.0);
        (words.chars().count() as f32 / per_row).ceil().max(1.0)
    };
    let (strong, soft) = sizes(look);
    let below = if sub.is_empty() {
        0.0
    } else {
        rows(sub, soft) * soft * 1.3
    };
    rows(head, strong) * strong * 1.25 + below + if look.narrow() { 16.0 } else { 22.0 }
}

fn sizes(look: &Look<'_>) -> (f32, f32) {
    let strong = look.px(Role::Label) * if look.narrow() { 1.0 } else { 1.1 };
    (
        strong,
        look.px(Role::Small) * if look.narrow() { 1.0 } else { 1.1 },
    )
}

fn chip_px(look: &Look<'_>, count: usize) -> f32 {
    match (look.narrow(), count) {
        (true, 0..=2) => 34.0,
        (true, _) => 28.0,
        (false, 0..=1) => 52.0,
        (false, 2) => 44.0,
        (false, _) => 36.0,
    }
}

/// The width that is left for the words of a line.
fn words_width(look: &Look<'_>, line: &Line, width: f32) -> f32 {
    let count = line.who.len().max(1);
    let per_row = if look.narrow() { 2 } else { 3 };
    let chips = (chip_px(look, count) + 4.0) * count.min(per_row) as f32;
    let why = if worded(look, width) { 132.0 } else { 52.0 };
    let number = if look.narrow() { 0.0 } else { 44.0 };
    width - chips - why - number - if look.narrow() { 44.0 } else { 70.0 }
}

fn worded(look: &Look<'_>, width: f32) -> bool {
    width >= 560.0 && !look.large_text()
}

/// What every line says, and how tall it is.
fn spoken(
    look: &Look<'_>,
    table: &Table<'_>,
    told: &Told,
    width: f32,
) -> Vec<(String, String, f32)> {
    told.lines
        .iter()
        .map(|line| {
            let (head, sub) = words::line(look, table, line);
            let sub = if look.narrow() && look.large_text() {
                String::new()
            } else {
                sub
            };
            let width = words_width(look, line, width);
            let rows = line
                .who
                .len()
                .max(1)
                .div_ceil(if look.narrow() { 2 } else { 3 });
            let chips = (chip_px(look, line.who.len()) + 4.0) * rows as f32 + 16.0;
            let tall = height(look, &head, &sub, width).max(68.0).max(chips);
            (head, sub, tall)
        })
        .collect()
}

/// The room that all lines need on one page.
fn all_lines(look: &Look<'_>, table: &Table<'_>, told: &Told, width: f32) -> f32 {
    let lines = spoken(look, table, told, width);
    lines.iter().map(|(_, _, tall)| tall + GAP).sum()
}

/// The lines, in pages where they do not all fit.
fn lines<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    told: &'a Told,
    size: Size,
) -> Element<'a, Message> {
    let screen = table.screen;
    let spoken = spoken(look, table, told, size.width);
    let heights: Vec<f32> = spoken.iter().map(|(_, _, tall)| *tall).collect();
    let pages = pages(&heights, size.height);
    let last = screen.shown.saturating_sub(1);
    let asked = screen
        .asked
        .and_then(|rule| told.lines.iter().position(|line| line.why == rule));
    let seen = asked.unwrap_or(last);
    let at_seen = pages
        .iter()
        .position(|page| page.contains(&seen))
        .unwrap_or(0);
    let page = screen
        .page
        .unwrap_or(at_seen)
        .min(pages.len().saturating_sub(1));
    let range = pages.get(page).cloned().unwrap_or(0..0);
    let spare = {
        let used: f32 = heights
            .get(range.clone())
            .map_or(0.0, |page| page.iter().map(|h| h + GAP).sum());
        let free = size.height - used - if pages.len() > 1 { 60.0 } else { 0.0 };
        (free / range.len().max(1) as f32).clamp(0.0, if look.narrow() { 14.0 } else { 40.0 })
    };
    let rows = told
        .lines
        .iter()
        .zip(spoken)
        .enumerate()
        .skip(range.start)
        .take(range.len())
        .map(|(place, (line, (head, sub, tall)))| {
            if place >= screen.shown {
                return space::vertical().height(Length::Fixed(tall + spare)).into();
            }
            let telling = place == last && screen.shown < told.lines.len();
            let now = telling || asked == Some(place);
            let line = Told1 {
                place,
                line,
                head,
                sub,
                now,
                decides: match line.what {
                    What::Climbs(climbed) => climbed.to >= screen.walls.roof(),
                    What::Wins { .. } | What::Lowest(_) => told.roof.is_none(),
                    _ => false,
                },
            };
            told_line(look, table, line, size.width, tall + spare)
        });
    let pager = (pages.len() > 1).then(|| pager(look, page, pages.len()));
    column![column(rows).spacing(GAP), space::vertical()]
        .push(pager)
        .into()
}

/// Which lines stand on which page.
fn pages(heights: &[f32], room: f32) -> Vec<std::ops::Range<usize>> {
    let all: f32 = heights.iter().map(|tall| tall + GAP).sum();
    if all - GAP <= room {
        return std::iter::once(0..heights.len()).collect();
    }
    let room = room - 62.0;
    let mut pages = Vec::new();
    let mut start = 0;
    let mut used = 0.0;
    for (place, tall) in heights.iter().enumerate() {
        if place > start && used + tall > room {
            pages.push(start..place);
            start = place;
            used = 0.0;
        }
        used += tall + GAP;
    }
    pages.push(start..heights.len());
    pages
}

fn pager<'a>(look: &Look<'a>, page: usize, pages: usize) -> Element<'a, Message> {
    let back = page.checked_sub(1).map(Message::Page);
    let on = (page + 1 < pages).then_some(Message::Page(page + 1));
    row![
        button::sign(look, Icon::Left, back),
        container(look.digits(26.0, format!("{} / {pages}", page + 1)))
            .center_x(Length::Fixed(90.0)),
        button::sign(look, Icon::Chevron, on),
    ]
    .align_y(Alignment::Center)
    .into()
}

struct Told1<'a> {
    place: usize,
    line: &'a Line,
    head: String,
    sub: String,
    now: bool,
    decides: bool,
}

fn told_line<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    told: Told1<'a>,
    width: f32,
    height: f32,
) -> Element<'a, Message> {
    let (strong, soft) = sizes(look);
    let decisive = told.now || told.decides;
    let number = (!look.narrow()).then(|| {
        let digit = look
            .digits(40.0, (told.place + 1).to_string())
            .color(look.colours.ink_soft);
        container(digit).center_x(Length::Fixed(32.0))
    });
    let head = text(told.head)
        .size(strong)
        .line_height(1.25)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let sub = if table.screen.otherwise.as_deref() == Some(told.line.why.as_str()) {
        look.t("skyrunner-otherwise-done")
    } else {
        told.sub
    };
    let sub = (!sub.is_empty()).then(|| {
        text(sub)
            .size(soft)
            .line_height(1.3)
            .color(look.colours.ink_soft)
    });
    let content = row![]
        .push(number)
        .push(chips(look, table, told.line))
        .push(column![head].push(sub).width(Length::Fill))
        .push(why(look, told.line.why, worded(look, width)))
        .spacing(if look.narrow() { 8 } else { 14 })
        .padding([0, if look.narrow() { 10 } else { 16 }])
        .align_y(Alignment::Center)
        .height(Length::Fixed(height));
    lit(look, decisive, content)
}

/// Who it is about; a sign where it is about nobody.
fn chips<'a>(look: &Look<'a>, table: &Table<'a>, line: &Line) -> Element<'a, Message> {
    let px = chip_px(look, line.who.len());
    if line.who.is_empty() {
        return container(icon::sign(Icon::Repeat, px * 0.6, look.accent.accent))
            .center(Length::Fixed(px))
            .into();
    }
    let per_row = if look.narrow() { 2 } else { 3 };
    let struck = match line.what {
        What::Strikes {
            weapon: Weapon::Lost,
            ..
        } => Some(Icon::MaterialLost),
        What::Strikes {
            weapon: Weapon::Sabotage,
            ..
        } => Some(Icon::Sabotage),
        _ => None,
    };
    if let (Some(weapon), [by, target], false) = (struck, line.who.as_slice(), look.narrow()) {
        return row![
            table.chip(look, *by, px),
            icon::thing(weapon, 30.0),
            table.chip(look, *target, px),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into();
    }
    let rows = line.who.chunks(per_row).map(|seats| {
        row(seats.iter().map(|seat| table.chip(look, *seat, px)))
            .spacing(4)
            .into()
    });
    column(rows).spacing(4).into()
}

/// Correct, and on: to the next turn, or to the roof.
fn ways_on<'a>(look: &Look<'a>, table: &Table<'a>, told: &Told) -> Element<'a, Message> {
    let height = if look.narrow() { 72.0 } else { 80.0 };
    let word = look.t("skyrunner-correct");
    let px = fit_line(
        look.px(Role::Label),
        &word,
        if look.narrow() { 92.0 } else { 112.0 },
    );
    let word = text(word)
        .size(px)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0)
        .radius(16.0);
    let fix = tap(look, skin, word)
        .width(Length::Fixed(if look.narrow() { 112.0 } else { 132.0 }))
        .height(Length::Fixed(height))
        .on_press(Message::Levels);
    let on = match told.roof {
        Some(seat) => go(look, look.t("skyrunner-finish"), Some(Message::Roof(seat))),
        None => {
            let kept = table.state().usable().is_some();
            let key = match (kept, look.narrow()) {
                (false, _) => "skyrunner-next",
                (true, false) => "skyrunner-keep-next",
                (true, true) => "skyrunner-keep",
            };
            go(look, look.t(key), Some(Message::Next))
        }
    };
    row![fix, on]
        .spacing(if look.narrow() { 8 } else { 14 })
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_do_not_fit_go_to_the_next_page() {
        assert_eq!(pages(&[70.0; 4], 320.0), vec![0..4]);
        assert_eq!(pages(&[70.0; 4], 300.0), vec![0..3, 3..4]);
        assert_eq!(pages(&[400.0, 70.0], 300.0), vec![0..1, 1..2]);
        assert_eq!(pages(&[], 300.0), vec![0..0]);
    }
}
