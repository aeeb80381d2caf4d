//! The end screen: who won and why, the ranking, figures, the chart, and another game.

use super::{PlayScreen, View};
use crate::core::{Icon, Player};
use crate::ui::chart::plot;
use crate::ui::panel::{outlined, page, panel};
use crate::ui::{
    Element, Face, Fit, Role, Ui, button, by_space, cells, chip, fit, fit_group, fit_soft, icon,
    tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

/// What the end screen shows.
#[expect(missing_debug_implementations, reason = "holds closures")]
#[must_use]
pub struct End<'a, Message> {
    pub verdict: Verdict,
    pub ranking: Vec<Rank<Message>>,
    pub facts: Vec<Fact>,
    /// The title of the chart, which comes from the history.
    pub chart: String,
    /// A picture of this game, made for its space.
    pub own: Option<OwnPart<'a, Message>>,
    /// More buttons, such as the rounds or the rule behind the result.
    pub ways: Vec<(Option<Icon>, String, Message)>,
    /// The button for another game.
    pub again: (String, Message),
}

pub type OwnPart<'a, Message> = Box<dyn Fn(Ui<'a>) -> Element<'a, Message> + 'a>;

/// Who won, in one sentence and one figure.
#[derive(Debug, Clone)]
pub struct Verdict {
    pub is_won: bool,
    pub players: Vec<Player>,
    /// Shown where there are no players to show.
    pub picture: Option<Icon>,
    pub title: String,
    pub about: String,
    pub figure: Option<(String, Option<Icon>)>,
}

/// One line of the ranking.
#[derive(Debug, Clone)]
pub struct Rank<Message> {
    pub place: Option<usize>,
    pub players: Vec<Player>,
    pub name: String,
    pub about: Option<String>,
    pub figure: String,
    pub is_winner: bool,
    /// Where the players may decide otherwise.
    pub message: Option<Message>,
}

/// A figure of this game.
#[derive(Debug, Clone)]
pub struct Fact {
    pub icon: Icon,
    pub value: String,
    pub label: String,
}

/// Arranges the end screen for the window class.
pub fn end<'a, P: PlayScreen>(
    view: View<'a, P>,
    end: End<'a, P::Message>,
) -> Element<'a, P::Message> {
    let ui = view.ui;
    let chart_below = end.own.is_some() && has_room_below(ui, &end);
    let chart = chart(view, end.chart);
    let own = end.own.map(|own| by_space(ui, own));
    let result = column![verdict(ui, end.verdict)]
        .push((!end.ranking.is_empty()).then(|| ranking(ui, end.ranking)))
        .push((!end.facts.is_empty()).then(|| facts(ui, end.facts)))
        .spacing(ui.margin() / 2.0 + 4.0);
    let (word, message) = end.again;
    let again = button::primary_big(&ui, Some(Icon::Repeat), word)
        .width(Length::Fill)
        .on_press(message);
    let ways = ways(ui, end.ways);
    if ui.two_panes() {
        let own = own.map(|own| own.height(Length::FillPortion(3)));
        let (left, pictures): (Element<'_, _>, _) = if chart_below {
            let left = result.push(chart.height(Length::Fill));
            (left.into(), column![].push(own))
        } else {
            let chart = chart.height(Length::FillPortion(2));
            (page(&ui, result), column![].push(own).push(chart))
        };
        return row![
            container(left).width(Length::FillPortion(52)),
            container(pictures.push(ways).push(again).spacing(14)).width(Length::FillPortion(48)),
        ]
        .spacing(28)
        .padding(Padding::from([20, 28]).bottom(24))
        .into();
    }
    let (own_height, chart_height) = if ui.narrow() {
        (300.0, 220.0)
    } else {
        (420.0, 340.0)
    };
    // With large text on a phone they would leave no space for the result.
    let scrolls_ways = ui.narrow() && ui.large_text();
    let (scrolling, fixed) = if scrolls_ways {
        (ways, None)
    } else {
        (None, ways)
    };
    let body = result
        .push(own.map(|own| own.height(own_height)))
        .push(chart.height(chart_height))
        .push(scrolling);
    column![page(&ui, body)]
        .push(fixed)
        .push(again)
        .spacing(10)
        .padding([10.0, ui.margin()])
        .into()
}

/// Whether the chart fits below the result, beside the game's own picture.
fn has_room_below<Message>(ui: Ui<'_>, end: &End<'_, Message>) -> bool {
    let width = (ui.space.width - 84.0) * 0.52 - 44.0;
    let about = fit(ui, Role::Body, end.verdict.about.as_str()).max_lines(99);
    let words = title(ui, &end.verdict).measured(width).height + about.measured(width).height;
    let lists = 3.2 * end.ranking.len() as f32 + 3.6 * end.facts.len().div_ceil(3) as f32;
    let space = ui.space.height.unwrap_or(ui.window.height);
    space >= 190.0 + words + ui.em(lists + 12.0)
}

fn title(ui: Ui<'_>, verdict: &Verdict) -> Fit {
    fit(ui, Role::Display, verdict.title.as_str())
        .min_size(ui.px(Role::Body))
        .max_lines(4)
}

fn verdict<'a, Message: 'a>(ui: Ui<'a>, verdict: Verdict) -> Element<'a, Message> {
    let title = title(ui, &verdict);
    let px = if ui.narrow() { 52.0 } else { 76.0 };
    // A phone has no space for the chips of many beside the figure.
    let is_crowded = ui.narrow() && verdict.players.len() > 2;
    let side = if is_crowded { 36.0 } else { px };
    let chips = verdict.players.iter();
    let chips = row(chips.map(|player| chip(&ui, player.hue, side)))
        .push(verdict.picture.map(|picture| icon::coloured(picture, px)))
        .spacing(6)
        .wrap();
    let figure = verdict.figure.map(|(value, sign)| {
        let digits = ui.digits(px * 1.5, value).color(ui.accent.accent);
        row![digits]
            .push(sign.map(|sign| icon::coloured(sign, px * 0.9)))
            .spacing(8)
            .align_y(Alignment::Center)
    });
    let top = row![container(chips).width(Length::Fill)]
        .push(figure)
        .spacing(12)
        .align_y(Alignment::Center);
    let words = column![
        title,
        ui.soft(Role::Body, verdict.about).width(Length::Fill)
    ]
    .spacing(6);
    let (tint, edge) = if verdict.is_won {
        (ui.accent.tint, ui.accent.accent)
    } else {
        (ui.colours.surface, ui.colours.line_strong)
    };
    container(column![top, words].spacing(8))
        .padding(if ui.narrow() { 14 } else { 22 })
        .width(Length::Fill)
        .style(outlined(tint, edge, 3, 22))
        .into()
}

fn ranking<'a, Message: Clone + 'a>(ui: Ui<'a>, ranks: Vec<Rank<Message>>) -> Element<'a, Message> {
    let lines = ranks.into_iter().map(|rank| rank_line(ui, rank));
    panel(&ui, fit_group(column(lines).spacing(2)))
        .padding(6)
        .width(Length::Fill)
        .into()
}

fn rank_line<'a, Message: Clone + 'a>(ui: Ui<'a>, rank: Rank<Message>) -> Element<'a, Message> {
    let most = if ui.narrow() { 36.0 } else { 56.0 };
    let (px, figures) = (ui.em(2.0).min(most), ui.px(Role::MidDigits));
    let place = rank.place.map(|place| {
        let digits = ui.digits(figures, place.to_string()).line_height(1.0);
        container(digits.color(ui.colours.ink_soft)).width(figures * 0.8)
    });
    let chips = row(rank.players.iter().map(|player| chip(&ui, player.hue, px))).spacing(4);
    let about = rank.about.map(|about| {
        fit_soft(ui, Role::Small, about)
            .max_lines(if ui.narrow() { 4 } else { 2 })
            .min_size(if ui.narrow() { 13.0 } else { 16.0 })
    });
    let name = fit(ui, Role::Lead, rank.name).max_lines(if ui.narrow() { 2 } else { 1 });
    // Large words on a phone have a line of their own below the name.
    let is_below = ui.narrow() && ui.large_text();
    let (name, about, below) = if is_below {
        (name.min_size(16.0), None, about)
    } else {
        (name, about, None)
    };
    let words = column![name].push(about).width(Length::Fill);
    // On a phone the words need the space; the frame marks the winner.
    let check = rank.is_winner && !ui.narrow();
    let check = check.then(|| icon::tinted(Icon::Check, 28.0, ui.accent.accent));
    let line = row![]
        .push(place)
        .push(chips)
        .push(words)
        .push(check)
        .push(ui.digits(figures, rank.figure).line_height(1.0))
        .spacing(if ui.narrow() { 8 } else { 12 })
        .align_y(Alignment::Center);
    let line = column![line].push(below).spacing(4);
    let skin = Face::Plain.chosen_if(rank.is_winner).skin(&ui);
    let (height, padding) = if ui.narrow() {
        (Length::Shrink, [8, 10])
    } else {
        (ui.em(3.0).into(), [0, 12])
    };
    tap(&ui, skin.radius(16.0), line)
        .width(Length::Fill)
        .height(height)
        .padding(padding)
        .on_press_maybe(rank.message)
        .into()
}

fn facts<'a, Message: 'a>(ui: Ui<'a>, facts: Vec<Fact>) -> Element<'a, Message> {
    let facts = facts.into_iter().map(|fact| {
        let words = column![
            ui.digits(ui.px(Role::MidDigits), fact.value)
                .line_height(1.0),
            fit_soft(ui, Role::Small, fact.label)
                .max_lines(if ui.narrow() { 4 } else { 2 })
                .min_size(if ui.narrow() { 12.0 } else { 16.0 }),
        ]
        .width(Length::Fill);
        let line = row![icon::coloured(fact.icon, ui.em(1.8)), words]
            .spacing(10)
            .align_y(Alignment::Center);
        let line = container(line).center_y(Length::Fill);
        panel(&ui, line)
            .padding([8, 12])
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    });
    fit_group(cells(facts).min_width(ui.em(8.0)).spacing(8.0))
        .height(Length::Shrink)
        .into()
}

fn chart<'a, P: PlayScreen>(
    view: View<'a, P>,
    title: String,
) -> crate::ui::Container<'a, P::Message> {
    let ui = view.ui;
    let title = fit(ui, Role::Label, title);
    let drawn = plot(&ui, view.live.course(ui.words), None);
    panel(&ui, column![title, drawn].spacing(6))
        .padding([12, 16])
        .width(Length::Fill)
}

fn ways<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    ways: Vec<(Option<Icon>, String, Message)>,
) -> Option<Element<'a, Message>> {
    if ways.is_empty() {
        return None;
    }
    let buttons = ways.into_iter().map(|(sign, word, message)| {
        button::secondary(&ui, sign, word)
            .width(Length::Fill)
            .on_press(message)
            .into()
    });
    Some(cells(buttons).min_width(ui.em(7.0)).spacing(10.0).into())
}
