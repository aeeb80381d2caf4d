//! The ruling: everybody's card, the lines in the order in which things happen, and the building.

use super::super::rules::{Play, Weapon};
use super::super::turn_report::{Line, TurnReport, What};
use super::act::extras;
use super::building::standing;
use super::correct::Correct;
use super::parts::{Table, View, face, framed, go, go_height};
use super::tiles::summary;
use super::{Message, Open, Tab, menu, words};
use crate::core::{Icon, Seat};
use crate::ui::tabs::tabs;
use crate::ui::{
    Element, Face, Role, Ui, button, by_space, cells, fit, fit_group, fit_soft, icon, panel, panes,
    tap, typography,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Padding};

/// The least height of a line, in ems.
const LINE: f32 = 3.0;

/// Below this height, in ems, head and tabs are left out.
const LOW: f32 = 15.0;

pub(super) fn view<'a>(view: View<'a>, report: &'a TurnReport) -> Element<'a, Message> {
    let ui = view.ui;
    // Beside the rules on a phone large lines keep their height, and the page scrolls.
    let least = ui.grow(200.0);
    if ui.space.height.is_some_and(|height| height < least) {
        let whole = by_space(ui, move |ui| arranged(view.with(ui), report));
        return panel::page(&ui, whole.height(least));
    }
    arranged(view, report)
}

fn arranged<'a>(view: View<'a>, report: &'a TurnReport) -> Element<'a, Message> {
    let ui = view.ui;
    // Pixels: the building is a picture and does not grow with the text.
    let has_building = ui.space.width >= 680.0 && ui.space.height >= Some(460.0);
    let body: Element<'a, Message> = if has_building {
        let story = by_space(ui, move |ui| story(view.with(ui), report, false));
        let building = container(standing(view)).width(Length::FillPortion(27));
        if ui.two_panes() {
            panes(ui, story, standing(view))
                .side(0.27, 230.0..=420.0)
                .side_first()
                .spacing(28.0)
                .into()
        } else {
            row![building, story.width(Length::FillPortion(73))]
                .spacing(20)
                .into()
        }
    } else {
        story(view, report, true)
    };
    let top = if ui.narrow() { 8.0 } else { 16.0 };
    container(body)
        .padding(Padding::from([top, ui.margin()]).bottom(ui.margin().min(20.0)))
        .into()
}

fn gap(ui: Ui<'_>) -> f32 {
    if ui.narrow() { 8.0 } else { 10.0 }
}

/// The result, everybody's card, the lines, the actions, and the button of the next step.
fn story<'a>(view: View<'a>, report: &'a TurnReport, is_tabbed: bool) -> Element<'a, Message> {
    let (ui, screen) = (view.ui, view.screen);
    if let Some(Open::Correct(page)) = &screen.open {
        return menu::view(view, page);
    }
    // Beside the rules there is space for one line and the button of the next step.
    let is_low = ui.height_ems() < LOW;
    let extras = extras(view, report);
    let lines = by_space(ui, move |ui| lines(view.with(ui), report));
    let middle: Element<'a, Message> = if is_tabbed {
        let mut labels = vec![
            (Tab::Story, ui.t("skyrunner-tab-story")),
            (Tab::Building, ui.t("skyrunner-tab-building")),
        ];
        labels.extend(
            extras
                .is_some()
                .then(|| (Tab::Act, ui.t("skyrunner-tab-act"))),
        );
        let tabs = tabs(ui, screen.tab, labels, Message::Tab);
        // The actions need the space of everybody's cards.
        let acts = screen.tab == Tab::Act && extras.is_some();
        let cards = (!acts).then(|| plays(view, report)).flatten();
        let inside = match (screen.tab, extras) {
            (Tab::Act, Some(extras)) => panel::page(&ui, extras),
            (Tab::Building, _) => standing(view),
            _ => lines.into(),
        };
        column![]
            .push((!is_low).then_some(tabs))
            .push(cards)
            .push(inside)
            .spacing(gap(ui))
            .into()
    } else {
        column![]
            .push(plays(view, report))
            .push(lines)
            .push(extras)
            .spacing(gap(ui))
            .into()
    };
    column![]
        .push((!is_low).then(|| head(view, report)))
        .push(container(middle).height(Length::Fill))
        .push(ways_on(view, report))
        .spacing(gap(ui))
        .into()
}

fn head<'a>(view: View<'a>, report: &'a TurnReport) -> Element<'a, Message> {
    let ui = view.ui;
    let (width, height) = if ui.narrow() {
        (44.0, 54.0)
    } else {
        (62.0, 76.0)
    };
    let words = fit(ui, Role::Display, words::headline(view, report))
        .max_size(ui.px(Role::Title) * 1.25)
        .min_size(20.0)
        .max_lines(2)
        .height(height);
    let card = container(face(ui, Some(report.card), None)).width(width);
    row![card, words]
        .spacing(14)
        .height(height)
        .align_y(Alignment::Center)
        .into()
}

/// Everybody's card: who won is marked, bids that cancel each other are pale. A tap corrects it.
fn plays<'a>(view: View<'a>, report: &'a TurnReport) -> Option<Element<'a, Message>> {
    let ui = view.ui;
    // Where there is hardly space for the lines they come first.
    if ui.height_ems() < 18.0 {
        return None;
    }
    let is_cancelled = |play: &Play| {
        let same = report.plays.iter().filter(|other| *other == play);
        matches!(play, Play::Bid(_)) && same.count() > 1
    };
    let decides = |seat: Seat| {
        let is_winner = |line: &Line| {
            let decides = matches!(line.what, What::Wins { .. } | What::Lowest(_));
            decides && line.who == [seat]
        };
        report.lines.iter().any(is_winner)
    };
    let cards = view.seats().zip(&report.plays).map(|(seat, play)| {
        let (chip, px) = if ui.narrow() {
            (28.0, 26.0)
        } else {
            (34.0, 34.0)
        };
        let card = summary(view, *play, px);
        let card: Element<'a, Message> = match play {
            Play::Bid(bid) if is_cancelled(play) => {
                let bid = ui.digits(px, bid.to_string());
                bid.color(ui.colours.line_strong).into()
            }
            _ => card,
        };
        let content = row![view.chip(seat, chip), card]
            .spacing(6)
            .align_y(Alignment::Center);
        let face = Face::Card.chosen_if(decides(seat));
        let message = Message::Correct(Correct::Turn(report.at, Some(seat)));
        tap(&ui, face.skin(&ui).radius(14.0), content)
            .width(Length::Fill)
            .height(if ui.narrow() { 48.0 } else { 56.0 })
            .on_press(message)
            .into()
    });
    Some(
        cells(cards)
            .spacing(if ui.narrow() { 4.0 } else { 8.0 })
            .into(),
    )
}

/// The lines, in pages where they do not all fit.
fn lines<'a>(view: View<'a>, report: &'a TurnReport) -> Element<'a, Message> {
    let (ui, screen) = (view.ui, view.screen);
    let line = ui.em(LINE).max(60.0) + gap(ui);
    let height = ui.space.height.unwrap_or(f32::INFINITY) + gap(ui);
    let count = report.lines.len();
    let has_pages = count as f32 * line > height;
    let height = if has_pages { height - 64.0 } else { height };
    let per_page = ((height / line).floor().max(1.0) as usize).min(count.max(1));
    let pages = count.div_ceil(per_page).max(1);
    let last = screen.shown.saturating_sub(1);
    let asked = screen.asked;
    let asked = asked.and_then(|rule| report.lines.iter().position(|line| line.why == rule));
    let page = screen.page.unwrap_or(asked.unwrap_or(last) / per_page);
    let page = page.min(pages - 1);
    let on_page = report.lines.iter().enumerate();
    let on_page = on_page.skip(page * per_page).take(per_page);
    let rows = on_page.map(|(place, line)| {
        if place >= screen.shown {
            return space::vertical().into();
        }
        let is_new = place == last && screen.shown < count;
        told_line(view, report, place, line, is_new || asked == Some(place))
    });
    // Every line of every page is as high.
    let share = (height / per_page as f32 - gap(ui)).min(ui.em(LINE * 1.7));
    let rows = rows.map(|row: Element<'a, Message>| container(row).height(share).into());
    let rows = column(rows).spacing(gap(ui));
    let pager = has_pages.then(|| pager(ui, page, pages, Message::Page));
    column![container(fit_group(rows)).height(Length::Fill)]
        .push(pager)
        .into()
}

/// Previous page, page number, next page.
pub(super) fn pager<'a>(
    ui: Ui<'a>,
    page: usize,
    pages: usize,
    on_page: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let back = page.checked_sub(1).map(&on_page);
    let on = (page + 1 < pages).then(|| on_page(page + 1));
    let words = ui.digits(26.0, format!("{} / {pages}", page + 1));
    row![
        button::icon_button(&ui, Icon::Left, back),
        container(words).center_x(90.0),
        button::icon_button(&ui, Icon::Chevron, on),
    ]
    .align_y(Alignment::Center)
    .into()
}

fn told_line<'a>(
    view: View<'a>,
    report: &'a TurnReport,
    place: usize,
    line: &'a Line,
    is_new: bool,
) -> Element<'a, Message> {
    let ui = view.ui;
    let decides = match line.what {
        What::Climbs(climbed) => climbed.to >= view.screen.walls.roof(),
        What::Wins { .. } | What::Lowest(_) => report.roof.is_none(),
        _ => false,
    };
    let number = (!ui.narrow()).then(|| {
        let digit = ui.digits(ui.px(Role::MidDigits), (place + 1).to_string());
        container(digit.color(ui.colours.ink_soft)).center_x(ui.px(Role::MidDigits))
    });
    let (head, sub) = words::line(view, line);
    let is_silent = line.why.is_silent();
    let sub = if is_silent && view.screen.decided_otherwise(report, line.why) {
        ui.t("skyrunner-otherwise-done")
    } else {
        sub
    };
    let is_tight = ui.narrow() && ui.large_text();
    let sub = (!is_tight && !sub.is_empty()).then_some(sub);
    let words = by_space(ui, move |ui| told_words(ui, head.clone(), sub.clone()));
    let content = row![]
        .push(number)
        .push(chips(view, line))
        .push(words)
        .push(view.why(line.why))
        .spacing(if ui.narrow() { 8 } else { 14 })
        .padding([
            if ui.narrow() { 4 } else { 6 },
            if ui.narrow() { 8 } else { 16 },
        ])
        .height(Length::Fill)
        .align_y(Alignment::Center);
    framed(ui, is_new || decides, content).into()
}

/// What happens, and below it why.
fn told_words<'a>(ui: Ui<'a>, head: String, sub: Option<String>) -> Element<'a, Message> {
    let larger = if ui.narrow() { 1.0 } else { 1.1 };
    let head = fit(ui, Role::Label, head)
        .max_size(ui.px(Role::Label) * larger)
        .min_size(14.0);
    // On a phone the reason has two lines where the event has one.
    let has_one_line = head.clone().max_size(14.0).measured(f32::INFINITY).width <= ui.space.width;
    let (lines, above, below) = if ui.narrow() && has_one_line && sub.is_some() {
        (1, 4, 6)
    } else {
        (2, 3, 2)
    };
    let sub = sub.map(|sub| {
        fit_soft(ui, Role::Small, sub)
            .max_size(ui.px(Role::Small) * larger)
            .min_size(13.0)
            .max_lines(2)
            .line_height(1.15)
            .height(Length::FillPortion(below))
    });
    let head = head.max_lines(lines).height(Length::FillPortion(above));
    column![head].push(sub).width(Length::Fill).into()
}

/// Who it is about; a sign where it is about nobody.
fn chips<'a>(view: View<'a>, line: &Line) -> Element<'a, Message> {
    let ui = view.ui;
    let px = match (ui.narrow(), line.who.len()) {
        (true, 0..=2) => 34.0,
        (true, _) => 26.0,
        (false, 0..=1) => 52.0,
        (false, 2) => 44.0,
        (false, _) => 30.0,
    };
    if line.who.is_empty() {
        return container(icon::tinted(Icon::Repeat, px * 0.6, ui.accent.accent))
            .center(px)
            .into();
    }
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
            view.chip(*by, px),
            icon::coloured(weapon, 30.0),
            view.chip(*target, px),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into();
    }
    let per_row = if ui.narrow() { 2 } else { 3 };
    let rows = line.who.chunks(per_row).map(|seats| {
        let chips = seats.iter().map(|seat| view.chip(*seat, px));
        row(chips).spacing(4).into()
    });
    column(rows).spacing(4).into()
}

/// The buttons: correct, and continue to the next turn or to the end.
fn ways_on<'a>(view: View<'a>, report: &TurnReport) -> Element<'a, Message> {
    let ui = view.ui;
    let word = fit(ui, Role::Label, ui.t("skyrunner-correct"))
        .min_size(15.0)
        .center()
        .font(typography::BOLD)
        .height(Length::Fill);
    let portion = match (ui.narrow(), ui.large_text()) {
        (true, _) => 4,
        (false, true) => 3,
        (false, false) => 2,
    };
    let correct = tap(&ui, Face::Raised.skin(&ui).radius(16.0), word)
        .width(Length::FillPortion(portion))
        .height(go_height(ui))
        .padding([0, 8])
        .on_press(Message::Correct(Correct::Menu));
    let (key, message) = match (report.roof, view.state().usable(), ui.narrow()) {
        (Some(seat), _, _) => ("skyrunner-finish", Message::Roof(seat)),
        (None, None, _) => ("skyrunner-next", Message::Next),
        (None, Some(_), false) => ("skyrunner-keep-next", Message::Next),
        (None, Some(_), true) => ("skyrunner-keep", Message::Next),
    };
    let on = go(ui, Face::Accent, ui.t(key), Some(message));
    row![correct, container(on).width(Length::FillPortion(7))]
        .spacing(if ui.narrow() { 8 } else { 14 })
        .into()
}
