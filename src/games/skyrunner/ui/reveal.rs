//! The ruling as a short play: lines in the order in which things happen, and the building.

use super::super::rules::Weapon;
use super::super::telling::{Line, Telling, What};
use super::act::extras;
use super::building::building;
use super::parts::{Table, face, go, lit, why};
use super::turn::refusal;
use super::{Message, Open, Tab, correct, words};
use crate::core::Icon;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding, Size};

const GAP: f32 = 10.0;

pub(super) fn view<'a>(ui: &Ui<'a>, table: &Table<'a>, told: &'a Telling) -> Element<'a, Message> {
    let margin = ui.margin();
    let inner = Size::new(
        ui.size.width - 2.0 * margin,
        ui.size.height - if ui.narrow() { 20.0 } else { 40.0 },
    );
    let with_building = inner.width >= 640.0 && inner.height >= 420.0;
    let body: Element<'a, Message> = if with_building {
        let width = (inner.width * 0.27).clamp(230.0, 420.0);
        let house = house(ui, table, Size::new(width, inner.height));
        let story = story(
            ui,
            table,
            told,
            Size::new(inner.width - width - 28.0, inner.height),
            false,
        );
        row![house, story].spacing(28).into()
    } else {
        story(ui, table, told, inner, true)
    };
    container(body)
        .padding(
            Padding::from([if ui.narrow() { 8.0 } else { 16.0 }, margin]).bottom(margin.min(20.0)),
        )
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn house<'a>(ui: &Ui<'a>, table: &Table<'a>, size: Size) -> Element<'a, Message> {
    building(
        ui,
        table.screen.walls,
        size,
        table.people(),
        &table.screen.pawns.values(),
    )
}

/// The verdict, the lines, what may be done now, and the way on.
fn story<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    told: &'a Telling,
    size: Size,
    tabbed: bool,
) -> Element<'a, Message> {
    let screen = table.screen;
    if let Some((sentence, rule)) = &screen.refused {
        return refusal(ui, sentence.clone(), *rule);
    }
    if let Some(Open::Levels(levels)) = &screen.open {
        return correct::view(ui, table, levels, size);
    }
    let gap = if ui.narrow() { 8.0 } else { 14.0 };
    let (head, head_height) = head(ui, table, told, size.width);
    let (extras, extras_height) = extras(ui, table, told, size.width, gap);
    let button = if ui.narrow() { 72.0 } else { 80.0 };
    let room = size.height - head_height - button - 2.0 * gap;
    let middle: Element<'a, Message> = if tabbed {
        let room = room - 52.0 - gap;
        let all = all_lines(ui, table, told, size.width);
        // What may be done is a tab of its own only where it does not fit below the story.
        let below = extras.is_some() && all + gap + extras_height <= room;
        let bar = tabs(ui, screen.tab, extras.is_some() && !below);
        let inside: Element<'a, Message> = match (screen.tab, extras) {
            (Tab::Act, Some(extras)) if !below => extras,
            (Tab::Building, _) => {
                let house = house(ui, table, Size::new(size.width.min(300.0), room));
                container(house).center_x(Length::Fill).into()
            }
            (_, Some(extras)) if below => {
                let lines = lines(ui, table, told, Size::new(size.width, all));
                column![container(lines).height(Length::Fill), extras]
                    .spacing(gap)
                    .into()
            }
            _ => lines(ui, table, told, Size::new(size.width, room)),
        };
        column![bar, inside].spacing(gap).into()
    } else {
        let lines = lines(ui, table, told, Size::new(size.width, room - extras_height));
        column![container(lines).height(Length::Fill)]
            .push(extras)
            .spacing(gap)
            .into()
    };
    column![
        head,
        container(middle).height(Length::Fill),
        ways_on(ui, table, told)
    ]
    .spacing(gap)
    .width(Length::Fill)
    .into()
}

fn head<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    told: &'a Telling,
    width: f32,
) -> (Element<'a, Message>, f32) {
    let words = words::headline(ui, table, told);
    let most = if ui.narrow() { 28.0 } else { 40.0 } * if ui.large_text() { 1.2 } else { 1.0 };
    let card = if ui.narrow() {
        Size::new(44.0, 54.0)
    } else {
        Size::new(62.0, 76.0)
    };
    let room = width - card.width - 18.0;
    let px = fit_line(most, &words, room).max(if ui.narrow() { 23.0 } else { most * 0.66 });
    let words = text(words)
        .size(px)
        .line_height(1.08)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .width(Length::Fill);
    let line = row![face(ui, Some(told.card), card, None), words]
        .spacing(18)
        .align_y(Alignment::Center)
        .height(Length::Fixed(card.height));
    (line.into(), card.height)
}

/// On a phone: the story, the building, and what may be done, one at a time.
fn tabs<'a>(ui: &Ui<'a>, chosen: Tab, act: bool) -> Element<'a, Message> {
    let count = if act { 3.0 } else { 2.0 };
    let room = (ui.size.width - 2.0 * ui.margin()) / count - 22.0;
    let words = ["story", "building", "act"].map(|tab| ui.t(&format!("skyrunner-tab-{tab}")));
    let px = words
        .iter()
        .take(if act { 3 } else { 2 })
        .map(|words| fit_line(ui.px(Role::Label), words, room))
        .fold(f32::INFINITY, f32::min);
    let cell = |tab: Tab, key: &str| {
        let on = tab == chosen;
        let colour = if on {
            ui.colours.ink
        } else {
            ui.colours.ink_soft
        };
        let words = ui.t(key);
        let skin = match (on, tab) {
            (true, _) => TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 3.0),
            (false, Tab::Act) => TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.accent.second, 2.0),
            (false, _) => TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.colours.line, 1.0),
        };
        let word = text(words)
            .size(px)
            .font(typography::BOLD)
            .color(colour)
            .wrapping(text::Wrapping::None);
        tap(ui, skin, word)
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
fn height(ui: &Ui<'_>, head: &str, sub: &str, width: f32) -> f32 {
    let rows = |words: &str, px: f32| {
        let per_row = (width / (px * 0.53)).floor().max(4.0);
        (words.chars().count() as f32 / per_row).ceil().max(1.0)
    };
    let (strong, soft) = sizes(ui);
    let below = if sub.is_empty() {
        0.0
    } else {
        rows(sub, soft) * soft * 1.3
    };
    rows(head, strong) * strong * 1.25 + below + if ui.narrow() { 16.0 } else { 22.0 }
}

fn sizes(ui: &Ui<'_>) -> (f32, f32) {
    let strong = ui.px(Role::Label) * if ui.narrow() { 1.0 } else { 1.1 };
    (
        strong,
        ui.px(Role::Small) * if ui.narrow() { 1.0 } else { 1.1 },
    )
}

fn chip_px(ui: &Ui<'_>, count: usize) -> f32 {
    match (ui.narrow(), count) {
        (true, 0..=2) => 34.0,
        (true, _) => 28.0,
        (false, 0..=1) => 52.0,
        (false, 2) => 44.0,
        (false, _) => 36.0,
    }
}

/// The width that is left for the words of a line.
fn words_width(ui: &Ui<'_>, line: &Line, width: f32) -> f32 {
    let count = line.who.len().max(1);
    let per_row = if ui.narrow() { 2 } else { 3 };
    let chips = (chip_px(ui, count) + 4.0) * count.min(per_row) as f32;
    let why = if worded(ui, width) { 132.0 } else { 52.0 };
    let number = if ui.narrow() { 0.0 } else { 44.0 };
    width - chips - why - number - if ui.narrow() { 44.0 } else { 70.0 }
}

fn worded(ui: &Ui<'_>, width: f32) -> bool {
    width >= 560.0 && !ui.large_text()
}

/// What every line says, and how tall it is.
fn spoken(
    ui: &Ui<'_>,
    table: &Table<'_>,
    told: &Telling,
    width: f32,
) -> Vec<(String, String, f32)> {
    told.lines
        .iter()
        .map(|line| {
            let (head, sub) = words::line(ui, table, line);
            let sub = if ui.narrow() && ui.large_text() {
                String::new()
            } else {
                sub
            };
            let width = words_width(ui, line, width);
            let rows = line
                .who
                .len()
                .max(1)
                .div_ceil(if ui.narrow() { 2 } else { 3 });
            let chips = (chip_px(ui, line.who.len()) + 4.0) * rows as f32 + 16.0;
            let tall = height(ui, &head, &sub, width).max(68.0).max(chips);
            (head, sub, tall)
        })
        .collect()
}

/// The room that all lines need on one page.
fn all_lines(ui: &Ui<'_>, table: &Table<'_>, told: &Telling, width: f32) -> f32 {
    let lines = spoken(ui, table, told, width);
    lines.iter().map(|(_, _, tall)| tall + GAP).sum()
}

/// The lines, in pages where they do not all fit.
fn lines<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    told: &'a Telling,
    size: Size,
) -> Element<'a, Message> {
    let screen = table.screen;
    let spoken = spoken(ui, table, told, size.width);
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
        (free / range.len().max(1) as f32).clamp(0.0, if ui.narrow() { 14.0 } else { 40.0 })
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
            told_line(ui, table, line, size.width, tall + spare)
        });
    let pager = (pages.len() > 1).then(|| pager(ui, page, pages.len()));
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

fn pager<'a>(ui: &Ui<'a>, page: usize, pages: usize) -> Element<'a, Message> {
    let back = page.checked_sub(1).map(Message::Page);
    let on = (page + 1 < pages).then_some(Message::Page(page + 1));
    row![
        button::icon_button(ui, Icon::Left, back),
        container(ui.digits(26.0, format!("{} / {pages}", page + 1))).center_x(Length::Fixed(90.0)),
        button::icon_button(ui, Icon::Chevron, on),
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
    ui: &Ui<'a>,
    table: &Table<'a>,
    told: Told1<'a>,
    width: f32,
    height: f32,
) -> Element<'a, Message> {
    let (strong, soft) = sizes(ui);
    let decisive = told.now || told.decides;
    let number = (!ui.narrow()).then(|| {
        let digit = ui
            .digits(40.0, (told.place + 1).to_string())
            .color(ui.colours.ink_soft);
        container(digit).center_x(Length::Fixed(32.0))
    });
    let head = text(told.head)
        .size(strong)
        .line_height(1.25)
        .font(typography::BOLD)
        .color(ui.colours.ink);
    let sub = if table.screen.otherwise.as_deref() == Some(told.line.why.as_str()) {
        ui.t("skyrunner-otherwise-done")
    } else {
        told.sub
    };
    let sub = (!sub.is_empty()).then(|| {
        text(sub)
            .size(soft)
            .line_height(1.3)
            .color(ui.colours.ink_soft)
    });
    let content = row![]
        .push(number)
        .push(chips(ui, table, told.line))
        .push(column![head].push(sub).width(Length::Fill))
        .push(why(ui, told.line.why, worded(ui, width)))
        .spacing(if ui.narrow() { 8 } else { 14 })
        .padding([0, if ui.narrow() { 10 } else { 16 }])
        .align_y(Alignment::Center)
        .height(Length::Fixed(height));
    lit(ui, decisive, content)
}

/// Who it is about; a sign where it is about nobody.
fn chips<'a>(ui: &Ui<'a>, table: &Table<'a>, line: &Line) -> Element<'a, Message> {
    let px = chip_px(ui, line.who.len());
    if line.who.is_empty() {
        return container(icon::tinted(Icon::Repeat, px * 0.6, ui.accent.accent))
            .center(Length::Fixed(px))
            .into();
    }
    let per_row = if ui.narrow() { 2 } else { 3 };
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
    if let (Some(weapon), [by, target], false) = (struck, line.who.as_slice(), ui.narrow()) {
        return row![
            table.chip(ui, *by, px),
            icon::coloured(weapon, 30.0),
            table.chip(ui, *target, px),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into();
    }
    let rows = line.who.chunks(per_row).map(|seats| {
        row(seats.iter().map(|seat| table.chip(ui, *seat, px)))
            .spacing(4)
            .into()
    });
    column(rows).spacing(4).into()
}

/// Correct, and on: to the next turn, or to the roof.
fn ways_on<'a>(ui: &Ui<'a>, table: &Table<'a>, told: &Telling) -> Element<'a, Message> {
    let height = if ui.narrow() { 72.0 } else { 80.0 };
    let word = ui.t("skyrunner-correct");
    let px = fit_line(
        ui.px(Role::Label),
        &word,
        if ui.narrow() { 92.0 } else { 112.0 },
    );
    let word = text(word)
        .size(px)
        .font(typography::BOLD)
        .color(ui.colours.ink);
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0)
        .radius(16.0);
    let fix = tap(ui, skin, word)
        .width(Length::Fixed(if ui.narrow() { 112.0 } else { 132.0 }))
        .height(Length::Fixed(height))
        .on_press(Message::Levels);
    let on = match told.roof {
        Some(seat) => go(ui, ui.t("skyrunner-finish"), Some(Message::Roof(seat))),
        None => {
            let kept = table.state().usable().is_some();
            let key = match (kept, ui.narrow()) {
                (false, _) => "skyrunner-next",
                (true, false) => "skyrunner-keep-next",
                (true, true) => "skyrunner-keep",
            };
            go(ui, ui.t(key), Some(Message::Next))
        }
    };
    row![fix, on]
        .spacing(if ui.narrow() { 8 } else { 14 })
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
