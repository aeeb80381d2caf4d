//! A fall: from where to where, which carabiner held or did not, and that the climber rests.

use super::layout::{climber, figure, height_words};
use super::{Ask, Message, Screen, buttons, correct, prompts, tokens};
use crate::core::Icon;
use crate::games::cliff::history::fall_key;
use crate::games::cliff::rules::Token;
use crate::games::cliff::scene::Fall;
use crate::games::cliff::wall::Place;
use crate::session::View;
use crate::ui::panel::{outlined, panel};
use crate::ui::{Container, Element, Role, Ui, by_space, chip, fit, fit_digits, fit_soft, icon};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Length};

/// Beside the wall.
pub fn pane(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(fall) = &view.screen.scene.fall else {
        return space().into();
    };
    if let Ask::Correct(seat) = view.screen.ask {
        return column![correct::panel(view, seat), places(view, fall)]
            .spacing(14)
            .into();
    }
    let detail = (ui.height_ems() >= 26.0).then(|| reasons(view, fall));
    let rests = if view.screen.ask == Ask::Nothing {
        let name = climber(view).name;
        let words = ui.tr("cliff-rests", &[("name", name.into())]);
        fit_soft(ui, Role::Body, words).max_lines(4).into()
    } else {
        prompts::between(view)
    };
    column![container(tall_verdict(view, fall)).height(Length::Fill)]
        .push(detail)
        .push(rests)
        .push(places(view, fall))
        .spacing(14)
        .into()
}

/// Below the wall.
pub fn below(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(fall) = &view.screen.scene.fall else {
        return space().into();
    };
    let (detail, body) = match view.screen.ask {
        Ask::Correct(seat) => (None, correct::panel(view, seat)),
        Ask::Nothing => {
            let has_room = !ui.narrow() && ui.height_ems() >= 40.0;
            (
                has_room.then(|| reasons(view, fall)),
                flat_verdict(view, fall),
            )
        }
        Ask::Gear | Ask::Where(_) => (None, prompts::between(view)),
    };
    column![body]
        .push(detail)
        .push(places(view, fall))
        .spacing(if ui.narrow() { 8 } else { 12 })
        .into()
}

/// What happened, in one sentence.
fn sentence(view: View<'_, Screen>, fall: &Fall) -> String {
    let name = climber(view).name;
    view.ui
        .tr(fall_key(fall.ruled.facts), &[("name", name.into())])
}

fn framed<'a>(ui: Ui<'_>, content: impl Into<Element<'a, Message>>) -> Container<'a, Message> {
    let ground = if ui.colours.dark {
        Color::from_rgb8(0x3B, 0x1B, 0x13)
    } else {
        Color::from_rgb8(0xF6, 0xDD, 0xD2)
    };
    container(content)
        .width(Length::Fill)
        .style(outlined(ground, ui.colours.danger, 3, 26))
}

fn row_of(place: Option<Place>) -> Option<i64> {
    place.map(|place| place.row)
}

/// The two heights; one if the climber did not move.
fn figures<'a>(ui: Ui<'a>, fall: &'a Fall, most: f32) -> Element<'a, Message> {
    let facts = fall.ruled.facts;
    let digits = |place: Option<Place>| {
        fit_digits(ui, figure(row_of(place)))
            .max_size(ui.em(most))
            .ungrouped()
    };
    let to = digits(facts.to);
    if fall.stays() {
        return to.into();
    }
    let arrow = icon::tinted(Icon::ArrowRight, ui.em(most * 0.3), ui.colours.danger);
    let from = digits(facts.from)
        .max_size(ui.em(most * 0.75))
        .color(ui.colours.ink_soft);
    row![from, arrow, to].align_y(Alignment::Center).into()
}

fn head<'a>(view: View<'a, Screen>, fall: &Fall) -> Element<'a, Message> {
    let ui = view.ui;
    let narrow = ui.narrow();
    let words = fit(ui, Role::Title, sentence(view, fall))
        .max_size(if narrow { 24.0 } else { ui.px(Role::Title) })
        .min_size(15.0)
        .max_lines(4)
        .line_height(1.12);
    let px = if narrow { 40.0 } else { 64.0 };
    row![chip(&ui, climber(view).hue, px), words]
        .spacing(if narrow { 10 } else { 14 })
        .align_y(Alignment::Center)
        .into()
}

/// Both heights, in words.
fn heights(ui: Ui<'_>, fall: &Fall) -> String {
    let facts = fall.ruled.facts;
    let to = height_words(&ui, facts.to);
    if fall.stays() {
        return to;
    }
    let from = height_words(&ui, facts.from);
    let args = [("from", from.into()), ("to", to.into())];
    ui.tr("cliff-from-to", &args)
}

/// The sentence above large figures.
fn tall_verdict<'a>(view: View<'a, Screen>, fall: &'a Fall) -> Element<'a, Message> {
    let heights = fit(view.ui, Role::Label, heights(view.ui, fall))
        .max_lines(2)
        .center();
    let figures = by_space(view.ui, move |ui| figures(ui, fall, 20.0));
    let body = column![head(view, fall), figures, heights].spacing(14);
    framed(view.ui, body).padding([18, 24]).into()
}

/// The sentence beside smaller figures.
fn flat_verdict<'a>(view: View<'a, Screen>, fall: &'a Fall) -> Element<'a, Message> {
    let ui = view.ui;
    let second = if ui.narrow() {
        passed_words(view, fall)
    } else {
        Some(heights(ui, fall))
    };
    let second = second.map(|words| fit_soft(ui, Role::Small, words).max_lines(2));
    let words = column![head(view, fall)]
        .push(second)
        .spacing(6)
        .width(Length::FillPortion(if ui.narrow() { 5 } else { 3 }));
    let figures = by_space(ui, move |ui| figures(ui, fall, 4.0))
        .width(Length::FillPortion(2))
        .height(ui.grow(80.0));
    let body = row![words, figures].spacing(12).align_y(Alignment::Center);
    framed(ui, body)
        .padding(if ui.narrow() { 10 } else { 18 })
        .into()
}

/// On a phone one line names whom one fell past.
fn passed_words(view: View<'_, Screen>, fall: &Fall) -> Option<String> {
    let (place, seat) = fall.passed.first()?;
    let args = [("row", place.row.into()), ("name", view.name(*seat).into())];
    Some(view.ui.tr("cliff-passed", &args))
}

/// Down the column: the carabiners on the way, and where it ends.
fn reasons<'a>(view: View<'a, Screen>, fall: &Fall) -> Element<'a, Message> {
    let ui = view.ui;
    let most = if ui.height_ems() < 33.0 { 1 } else { 2 };
    let passed = fall.passed.iter().take(most).map(|(place, seat)| {
        let player = view.player(*seat);
        let holds = row![
            chip(&ui, player.hue, 44.0),
            tokens::disc(&ui, Token::Carabiner, 44.0)
        ];
        let title = ui.tr("cliff-reason-carabiner", &[("row", place.row.into())]);
        let why = ui.tr("cliff-reason-taken", &[("name", player.name.into())]);
        let holds = holds.spacing(4).into();
        reason(ui, place.row.to_string(), title, why, Some(holds))
    });
    let facts = fall.ruled.facts;
    let end = match facts.to {
        Some(to) => {
            let why = if fall.stays() {
                "cliff-reason-stands"
            } else {
                "cliff-reason-free"
            };
            let title = ui.tr("cliff-reason-carabiner", &[("row", to.row.into())]);
            let disc = tokens::disc(&ui, Token::Carabiner, 48.0);
            reason(ui, to.row.to_string(), title, ui.t(why), Some(disc))
        }
        None => {
            let (title, why) = if facts.from.is_none() {
                ("cliff-reason-below", "cliff-reason-below-why")
            } else {
                ("cliff-reason-foot", "cliff-reason-foot-why")
            };
            reason(ui, "–".to_owned(), ui.t(title), ui.t(why), None)
        }
    };
    panel(&ui, column(passed).push(end))
        .padding([4, 18])
        .width(Length::Fill)
        .into()
}

fn reason<'a>(
    ui: Ui<'a>,
    figure: String,
    title: String,
    why: String,
    sign: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let figure = ui
        .digits(ui.px(Role::MidDigits) * 1.2, figure)
        .line_height(1.0)
        .color(ui.accent.accent);
    let words = column![
        fit(ui, Role::Label, title),
        fit_soft(ui, Role::Small, why).max_lines(2)
    ];
    row![
        container(figure).center_x(ui.em(2.2)),
        words.spacing(2).width(Length::Fill),
    ]
    .push(sign)
    .spacing(14)
    .height(ui.em(3.8))
    .align_y(Alignment::Center)
    .into()
}

/// Equip, why, and the next climber, where the buttons always are.
fn places<'a>(view: View<'a, Screen>, fall: &Fall) -> Element<'a, Message> {
    let ui = view.ui;
    let why = fall.ruled.because.last().map(|rule| Message::Why(*rule));
    let why = buttons::why(ui, why);
    buttons::in_places(ui, buttons::equip(view), why, buttons::next(view))
}
