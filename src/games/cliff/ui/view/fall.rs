//! A fall: from where to where, what held or did not, and that one rests.

use super::{Table, figure, height_words, keys, prompts};
use crate::core::Icon;
use crate::games::cliff::rules::Token;
use crate::games::cliff::scene::Fall;
use crate::games::cliff::ui::{Ask, Message, tokens};
use crate::games::cliff::wall::Place;
use crate::ui::panel::panel;
use crate::ui::player_chip::chip;
use crate::ui::typography::{self, Role};
use crate::ui::{Container, Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

fn fall<'a>(table: Table<'a>) -> Option<&'a Fall> {
    table.screen.scene.fall.as_ref()
}

/// Beside the wall.
pub fn pane(table: Table<'_>) -> Element<'_, Message> {
    let Some(fall) = fall(table) else {
        return space().into();
    };
    let ui = table.ui;
    let asking = table.screen.ask != Ask::Nothing;
    let detail = (!ui.large_text()).then(|| reasons(table, fall));
    let rests = (!asking).then(|| {
        let name = table.person().name;
        let role = if ui.large_text() {
            Role::Small
        } else {
            Role::Body
        };
        ui.soft(role, ui.tr("cliff-rests", &[("name", name.into())]))
    });
    column![verdict(table, fall, true)]
        .push(detail)
        .push(space::vertical())
        .push(asking.then(|| prompts::between(table)))
        .push(rests)
        .push(buttons(table, fall))
        .spacing(14)
        .height(Length::Fill)
        .into()
}

/// Below the wall, held upright.
pub fn upright(table: Table<'_>) -> Element<'_, Message> {
    let Some(fall) = fall(table) else {
        return space().into();
    };
    let roomy = !table.ui.large_text() && table.ui.size.height > 800.0;
    let detail = roomy.then(|| reasons(table, fall));
    let asking = table.screen.ask != Ask::Nothing;
    column![verdict(table, fall, false)]
        .push(detail)
        .push(asking.then(|| prompts::between(table)))
        .push(buttons(table, fall))
        .spacing(12)
        .into()
}

/// Below the wall, on a phone.
pub fn phone(table: Table<'_>) -> Element<'_, Message> {
    let Some(fall) = fall(table) else {
        return space().into();
    };
    let body = if table.screen.ask == Ask::Nothing {
        verdict(table, fall, false)
    } else {
        prompts::between(table)
    };
    column![body, buttons(table, fall)].spacing(8).into()
}

/// What happened, in one sentence.
fn sentence(table: Table<'_>, fall: &Fall) -> String {
    let facts = fall.ruled.facts;
    let key = match (facts.from, facts.to) {
        (None, _) => "cliff-falls-below",
        (Some(from), Some(to)) if from == to => "cliff-falls-held",
        (Some(_), Some(_)) => "cliff-falls-caught",
        (Some(_), None) => "cliff-falls-to-foot",
    };
    table.ui.tr(key, &[("name", table.person().name.into())])
}

fn framed<'a>(ui: &Ui<'_>, content: impl Into<Element<'a, Message>>) -> Container<'a, Message> {
    let ground = if ui.colours.dark {
        Color::from_rgb8(0x3B, 0x1B, 0x13)
    } else {
        Color::from_rgb8(0xF6, 0xDD, 0xD2)
    };
    let edge = ui.colours.danger;
    container(content)
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(26).color(edge).width(3),
            ..container::Style::default()
        })
}

fn row_of(place: Option<Place>) -> Option<i64> {
    place.map(|place| place.row)
}

/// The two heights, the second the larger; alone if nothing moved.
fn figures<'a>(ui: &Ui<'_>, fall: &Fall, tall: bool) -> Element<'a, Message> {
    let facts = fall.ruled.facts;
    let narrow = ui.narrow();
    let (from, to) = (figure(row_of(facts.from)), figure(row_of(facts.to)));
    let share = if ui.large_text() { 0.16 } else { 0.26 };
    let room = if tall {
        (ui.size.height * share).clamp(100.0, 320.0)
    } else {
        90.0
    };
    let room = if narrow { 60.0 } else { room };
    let digits = if to.chars().count() > 1 { 2.0 } else { 1.0 };
    let big = (ui.size.width * 0.36 / (0.475 * digits))
        .min(room / 0.72)
        .round();
    let small = (big * 0.75).round();
    let mut line = row![];
    if !fall.stays() {
        line = line
            .push(ui.digits(small, from).color(ui.colours.ink_soft))
            .push(icon::tinted(
                Icon::ArrowRight,
                (big * 0.4).clamp(28.0, 72.0),
                ui.colours.danger,
            ));
    }
    line.push(ui.digits(big, to))
        .spacing(if narrow { 10 } else { 22 })
        .align_y(Alignment::Center)
        .into()
}

fn verdict<'a>(table: Table<'a>, fall: &Fall, tall: bool) -> Element<'a, Message> {
    let ui = table.ui;
    let person = table.person();
    let narrow = ui.narrow();
    let words = text(sentence(table, fall))
        .size(if narrow { 20.0 } else { ui.px(Role::Title) })
        .line_height(1.12)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .width(Length::Fill);
    let head = row![
        chip(&ui, person.hue, if narrow { 40.0 } else { 64.0 }),
        words
    ]
    .spacing(if narrow { 10 } else { 14 })
    .align_y(Alignment::Center);
    let facts = fall.ruled.facts;
    let heights = if fall.stays() {
        height_words(&ui, facts.to)
    } else {
        ui.tr(
            "cliff-from-to",
            &[
                ("from", height_words(&ui, facts.from).into()),
                ("to", height_words(&ui, facts.to).into()),
            ],
        )
    };
    if tall {
        let heights = ui.text(Role::Label, heights).align_x(Alignment::Center);
        let body = column![
            head,
            container(figures(&ui, fall, true)).center_x(Length::Fill)
        ]
        .push((!ui.large_text()).then(|| container(heights).center_x(Length::Fill)))
        .spacing(14);
        framed(&ui, body).padding([18, 24]).into()
    } else {
        let taken = narrow.then(|| passed_words(table, fall)).flatten();
        let body = row![
            column![head]
                .push((!narrow).then(|| ui.text(Role::Label, heights)))
                .push(taken.map(|words| ui.soft(Role::Small, words)))
                .spacing(6)
                .width(Length::Fill),
            figures(&ui, fall, false),
        ]
        .spacing(12)
        .align_y(Alignment::Center);
        framed(&ui, body)
            .padding(if narrow { 10 } else { 18 })
            .into()
    }
}

/// On a phone one line names whom one fell past.
fn passed_words(table: Table<'_>, fall: &Fall) -> Option<String> {
    let (place, seat) = fall.passed.first()?;
    let name = table.live.person(seat.index()).name;
    Some(table.ui.tr(
        "cliff-passed",
        &[("row", place.row.into()), ("name", name.into())],
    ))
}

/// Down the column: every carabiner on the way, and where it ends.
fn reasons<'a>(table: Table<'a>, fall: &Fall) -> Element<'a, Message> {
    let ui = table.ui;
    let mut lines: Vec<Element<'a, Message>> = Vec::new();
    let most = if ui.size.height < 660.0 { 1 } else { 2 };
    for (place, seat) in fall.passed.iter().take(most) {
        let person = table.live.person(seat.index());
        let holds = row![
            chip(&ui, person.hue, 44.0),
            tokens::disc(&ui, Token::Carabiner, 44.0)
        ]
        .spacing(4);
        let title = ui.tr("cliff-reason-carabiner", &[("row", place.row.into())]);
        let why = ui.tr("cliff-reason-taken", &[("name", person.name.into())]);
        lines.push(reason(
            &ui,
            place.row.to_string(),
            title,
            why,
            Some(holds.into()),
        ));
    }
    let facts = fall.ruled.facts;
    let (figure, title, why, sign) = match facts.to {
        Some(to) => {
            let why = if fall.stays() {
                "cliff-reason-stands"
            } else {
                "cliff-reason-free"
            };
            let title = ui.tr("cliff-reason-carabiner", &[("row", to.row.into())]);
            let disc = tokens::disc(&ui, Token::Carabiner, 48.0);
            (to.row.to_string(), title, ui.t(why), Some(disc))
        }
        None if facts.from.is_none() => (
            "–".to_owned(),
            ui.t("cliff-reason-below"),
            ui.t("cliff-reason-below-why"),
            None,
        ),
        None => (
            "–".to_owned(),
            ui.t("cliff-reason-foot"),
            ui.t("cliff-reason-foot-why"),
            None,
        ),
    };
    lines.push(reason(&ui, figure, title, why, sign));
    panel(&ui, column(lines))
        .padding([4, 18])
        .width(Length::Fill)
        .into()
}

fn reason<'a>(
    ui: &Ui<'_>,
    figure: String,
    title: String,
    why: String,
    sign: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    row![
        container(
            ui.digits(48.0, figure)
                .line_height(1.0)
                .color(ui.accent.accent)
        )
        .center_x(Length::Fixed(44.0)),
        column![ui.text(Role::Label, title), ui.soft(Role::Small, why)]
            .spacing(2)
            .width(Length::Fill),
    ]
    .push(sign)
    .spacing(14)
    .height(Length::Fixed(ui.grow(76.0)))
    .align_y(Alignment::Center)
    .into()
}

fn buttons<'a>(table: Table<'a>, fall: &Fall) -> Element<'a, Message> {
    let ui = table.ui;
    let narrow = ui.narrow();
    let tall = if narrow { 64.0 } else { 84.0 };
    let why = fall.ruled.because.last().map(|rule| {
        let word = if narrow {
            String::new()
        } else {
            ui.t("cliff-why")
        };
        button::tinted(&ui, Some(Icon::Help), word)
            .height(Length::Fixed(tall))
            .padding([0, 16])
            .on_press(Message::Why(*rule))
    });
    row![]
        .push(why)
        .push(keys::equip_word(table))
        .push(keys::next(table))
        .spacing(if narrow { 8 } else { 12 })
        .into()
}
