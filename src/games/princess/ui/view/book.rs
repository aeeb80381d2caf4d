//! The book: a row of pages that fills up, and what is left of it.

use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::rounds::{Came, Round};
use crate::games::princess::ui::{Ask, Message};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, dashed, icon, panel};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, Padding, border};

/// How the row of pages is drawn in the room it has.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub width: f32,
    pub height: f32,
    /// The open page has room for what it asks.
    pub words: bool,
}

/// The panel: what is left in one number, and the pages.
pub fn book<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let left = scene.state().rounds_left();
    let key = if scene.state().is_open() {
        "princess-rounds-with"
    } else {
        "princess-rounds-left"
    };
    let said = ui.tr(key, &[("rounds", left.into())]);
    let room = width - 40.0 - 200.0;
    let head = row![
        ui.text(Role::Heading, ui.t("princess-book")),
        space::horizontal(),
        ui.digits(ui.px(Role::MidDigits).min(48.0), left.to_string())
            .line_height(1.0),
        tokens::line(ui, Role::Body, said, room)
            .size(tokens::fit(
                18.0_f32.max(ui.px(Role::Small)),
                &ui.tr(key, &[("rounds", left.into())]),
                room,
                14.0,
            ))
            .color(ui.colours.ink_soft),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let shape = Row {
        width: width - 40.0,
        height,
        words: true,
    };
    panel::panel(ui, column![head, pages(scene, shape)].spacing(6))
        .padding(Padding::from([8, 20]).bottom(14))
        .width(Length::Fill)
        .into()
}

pub fn pages<'a>(scene: &Scene<'a>, shape: Row) -> Element<'a, Message> {
    let state = scene.state();
    let rounds = scene.rounds();
    let all = state.pages();
    let slim = shape.width < 480.0;
    let gap = if slim { 4.0 } else { 8.0 };
    let open = state.is_open();
    let others = f32::from(all - u8::from(open));
    let wanted = if !open {
        f32::MAX
    } else if shape.words {
        (shape.width * 0.33).clamp(190.0, 264.0)
    } else {
        50.0
    };
    let each = if open {
        ((shape.width - wanted) / others - gap)
            .clamp(22.0, (shape.height * 0.62).clamp(64.0, 100.0))
    } else {
        (shape.width + gap) / others - gap
    };
    let pages = (1..=all).map(|page| {
        let round = rounds.iter().rev().find(|round| round.page == page);
        let fin = page == all;
        match round {
            Some(round) if round.came == Came::Open => now(scene, page, shape),
            Some(round) => read(&scene.ui, round, each, shape.height),
            None if fin => last(&scene.ui, each, shape.height),
            None => back(scene, page, each, shape.height),
        }
    });
    row(pages).spacing(gap).into()
}

fn paper<'a>(
    content: Element<'a, Message>,
    width: f32,
    height: f32,
    ground: Color,
    edge: Option<(Color, f32)>,
) -> Element<'a, Message> {
    container(content)
        .center_x(Length::Fixed(width))
        .center_y(Length::Fixed(height))
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: match edge {
                Some((colour, stroke)) => border::rounded(10).color(colour).width(stroke),
                None => border::rounded(10),
            },
            ..container::Style::default()
        })
        .into()
}

/// A page that was read, and how it went.
fn read<'a>(ui: &Ui<'a>, round: &Round, width: f32, height: f32) -> Element<'a, Message> {
    let side = (width * 0.5).clamp(14.0, 28.0);
    let mark: Element<'a, Message> = match &round.came {
        Came::Foghorn => icon::coloured(Icon::Foghorn, side),
        Came::Ended => icon::coloured(Icon::Dragon, side),
        _ if round.saved() => icon::tinted(Icon::Check, side, tokens::rgb(0x0034_691F)),
        _ => icon::tinted(Icon::Close, side, tokens::rgb(0x00A8_2E16)),
    };
    let number: Element<'a, Message> = if round.page == 1 && width >= 52.0 {
        serif(ui.t("princess-page-start"), width, tokens::PAGE_READ_INK)
    } else {
        digits(ui, round.page, width, tokens::PAGE_READ_INK)
    };
    let content = column![number, mark].spacing(6).align_x(Alignment::Center);
    paper(content.into(), width, height, tokens::PAGE_READ, None)
}

fn digits<'a>(ui: &Ui<'a>, page: u8, width: f32, ink: Color) -> Element<'a, Message> {
    let px = (width * 0.58).clamp(18.0, 46.0);
    ui.digits(px, page.to_string())
        .line_height(1.0)
        .color(ink)
        .into()
}

fn serif<'a>(word: String, width: f32, ink: Color) -> Element<'a, Message> {
    let px = tokens::fit(20.0, &word, width - 4.0, 11.0);
    text(word)
        .size(px)
        .line_height(1.1)
        .font(typography::SERIF)
        .color(ink)
        .wrapping(text::Wrapping::None)
        .into()
}

/// A page not yet turned; the next one is tapped to turn it.
fn back<'a>(scene: &Scene<'a>, page: u8, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let next = !scene.state().is_open() && page == scene.state().page() + 1;
    let number: Element<'a, Message> = if page == 1 && width >= 52.0 {
        serif(ui.t("princess-page-start"), width, tokens::PAGE_BACK_INK)
    } else {
        digits(ui, page, width, tokens::PAGE_BACK_INK)
    };
    if !next {
        let edge = Some((tokens::PAGE_BACK_EDGE, 2.0));
        return paper(number, width, height, tokens::PAGE_BACK, edge);
    }
    let skin = TapStyle::bare(ui)
        .fill(tokens::PAGE_BACK)
        .edge(ui.accent.accent, 4.0)
        .radius(10.0);
    tap(ui, skin, container(number).center(Length::Fill))
        .width(Length::Fixed(width))
        .height(Length::Fixed(height))
        .on_press(Message::TurnPage)
        .into()
}

fn last<'a>(ui: &Ui<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let second = ui.accent.second;
    let word = (width >= 40.0).then(|| serif(ui.t("princess-page-end"), width, second));
    let content = column![]
        .push(word)
        .push(icon::coloured(
            Icon::Dragon,
            (width * 0.62).clamp(20.0, 38.0),
        ))
        .spacing(4)
        .align_x(Alignment::Center);
    let page = paper(content.into(), width, height, ui.colours.sunken, None);
    dashed::dashed(page, second, 2.5, 10.0)
}

/// The page of this round, with what it asks.
fn now<'a>(scene: &Scene<'a>, page: u8, shape: Row) -> Element<'a, Message> {
    let ui = &scene.ui;
    let ask = Ask::of(scene.live.journal(), page);
    let number = ui
        .digits(if shape.words { 38.0 } else { 34.0 }, page.to_string())
        .line_height(1.0)
        .color(tokens::PAPER_INK);
    let ground = if ui.colours.dark {
        tokens::PAPER
    } else {
        tokens::rgb(0x00FF_FBF3)
    };
    let skin = TapStyle::bare(ui)
        .fill(ground)
        .edge(ui.accent.accent, 4.0)
        .radius(14.0);
    let content: Element<'a, Message> = if shape.words {
        let (title, about) = ask.map_or_else(
            || (ui.t("princess-page-ask"), ui.t("princess-page-ask-how")),
            |ask| ask.words(ui.words),
        );
        let small = ui.px(Role::Small).min(22.0);
        let title = text(title)
            .size(small + 3.0)
            .line_height(1.1)
            .font(typography::BOLD)
            .color(tokens::PAPER_INK)
            .width(Length::Fill);
        let about = (!about.is_empty() && !ui.large_text()).then(|| {
            text(about)
                .size(small)
                .line_height(1.2)
                .color(tokens::PAPER_INK)
        });
        let head = row![
            number,
            title,
            icon::tinted(Icon::Edit, 24.0, tokens::PAPER_SOFT)
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        column![head].push(about).spacing(2).into()
    } else {
        container(number).center_x(Length::Fill).into()
    };
    tap(
        ui,
        skin,
        container(content).center_y(Length::Fill).clip(true),
    )
    .width(Length::Fill)
    .height(Length::Fixed(shape.height))
    .padding([6, if shape.words { 14 } else { 4 }])
    .on_press(Message::WritePage)
    .into()
}
