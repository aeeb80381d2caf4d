//! Two questions that take the whole place for a moment: how high is the dungeon, and what does
//! the page ask?

use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::ui::{Ask, Message};
use crate::ui::field::field;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Ui, button, icon, panel};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Size};

fn framed<'a>(
    ui: &Ui<'a>,
    title: String,
    body: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let room = ui.size.width - 2.0 * ui.margin() - 64.0;
    let head = row![
        container(tokens::line(ui, Role::Title, title, room)).width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(Message::Back)),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    column![head, container(body).height(Length::Fill)]
        .spacing(if ui.narrow() { 8 } else { 14 })
        .padding(ui.margin())
        .into()
}

pub fn dungeon<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let margin = 2.0 * ui.margin();
    let size = Size::new(ui.size.width - margin, ui.size.height - margin - 90.0);
    framed(
        &ui,
        ui.t("princess-dungeon-which"),
        heights(&scene, size, scene.screen.dungeon()),
    )
}

/// Every height that this number of ladders can have, to be tapped once.
pub fn heights<'a>(scene: &Scene<'a>, size: Size, chosen: Option<i64>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let players = i64::try_from(scene.players()).unwrap_or(6);
    let all: Vec<i64> = (players..=8 * players).collect();
    let columns = columns(size, all.len());
    let gap = if size.width < 480.0 { 5.0 } else { 8.0 };
    #[expect(clippy::cast_precision_loss, reason = "a handful of tiles")]
    let (across, down) = (columns as f32, all.len().div_ceil(columns) as f32);
    let side = ((size.width + gap) / across - gap).min(150.0);
    let tall = ((size.height + gap) / down - gap).clamp(40.0, 150.0);
    let (low, high) = scene.state().reachable();
    let lines = all.chunks(columns).map(|line| {
        let tiles = line.iter().map(|height| {
            let on = chosen == Some(*height);
            let near = (i64::from(low)..=i64::from(high)).contains(height);
            height_tile(ui, *height, on, near, Size::new(side, tall))
        });
        row(tiles).spacing(gap).into()
    });
    container(column(lines).spacing(gap))
        .center(Length::Fill)
        .into()
}

/// As many columns as give the largest tiles.
fn columns(size: Size, tiles: usize) -> usize {
    let tightest = |columns: usize| {
        #[expect(clippy::cast_precision_loss, reason = "a handful of tiles")]
        let (across, down) = (columns as f32, tiles.div_ceil(columns) as f32);
        (size.width / across).min(size.height / down)
    };
    (4..=12_usize)
        .max_by(|a, b| tightest(*a).total_cmp(&tightest(*b)))
        .unwrap_or(6)
}

fn height_tile<'a>(
    ui: &Ui<'a>,
    height: i64,
    on: bool,
    near: bool,
    size: Size,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let (skin, ink) = if on {
        let skin = TapStyle::bare(ui)
            .fill(ui.accent.accent)
            .edge(colours.ink, 4.0);
        (skin, ui.accent.on_accent)
    } else if near {
        let skin = TapStyle::bare(ui)
            .fill(colours.raised)
            .edge(colours.line_strong, 2.0);
        (skin, colours.ink)
    } else {
        (
            TapStyle::bare(ui).edge(colours.line, 1.0),
            colours.line_strong,
        )
    };
    let px = (size.height * 0.66).min(size.width * 0.62).min(72.0);
    let digits = ui
        .digits(px, height.to_string())
        .line_height(1.0)
        .color(ink);
    tap(
        ui,
        skin.radius(12.0),
        container(digits).center(Length::Fill),
    )
    .width(Length::Fixed(size.width))
    .height(Length::Fixed(size.height))
    .on_press(Message::Height(height))
    .into()
}

pub fn page<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let page = scene.state().page();
    let now = Ask::of(scene.live.journal(), page);
    let own = scene
        .screen
        .kept
        .pages
        .iter()
        .map(|text| Ask::Own(text.clone()));
    let mut known: Vec<Ask> = Ask::PRINTED.into_iter().collect();
    known.extend(own);
    let columns = if ui.narrow() || ui.size.width < 900.0 {
        1
    } else {
        2
    };
    // Few tiles grow into the room there is; many keep to what their words need.
    #[expect(clippy::cast_precision_loss, reason = "a handful of tiles")]
    let lines = known.len().div_ceil(columns) as f32;
    let room = ui.size.height - 2.0 * ui.margin() - 250.0;
    let tall = (room / lines - 10.0).min(160.0);
    let tall = (tall >= 100.0 && !ui.narrow() && !ui.large_text()).then_some(tall);
    let tiles: Vec<Element<'a, Message>> = known
        .into_iter()
        .map(|ask| tile(&ui, now.as_ref() == Some(&ask), ask, tall))
        .collect();
    let mut lines = column![].spacing(10);
    let mut tiles = tiles.into_iter().peekable();
    while tiles.peek().is_some() {
        let line: Vec<_> = tiles.by_ref().take(columns).collect();
        let missing = columns - line.len();
        lines = lines.push(
            row(line)
                .extend((0..missing).map(|_| container("").width(Length::Fill).into()))
                .spacing(10),
        );
    }
    let write = row![
        container(field(
            &ui,
            None,
            &ui.t("princess-page-write"),
            &scene.screen.writing,
            Message::Writing,
            Message::Written,
        ))
        .width(Length::Fill),
        written(&ui),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let note = ui.soft(Role::Small, ui.t("princess-page-fair"));
    framed(
        &ui,
        ui.tr("princess-page-which", &[("page", page.into())]),
        column![note, panel::page(&ui, lines), write].spacing(12),
    )
}

/// The words are written; where letters are large the sign alone says so.
fn written<'a>(ui: &Ui<'a>) -> Element<'a, Message> {
    if !(ui.narrow() && ui.large_text()) {
        return button::primary(ui, Some(Icon::Check), ui.t("table-done"))
            .padding([0, 14])
            .on_press(Message::Written)
            .into();
    }
    let sign = icon::tinted(Icon::Check, 34.0, ui.accent.on_accent);
    let skin = TapStyle::bare(ui).fill(ui.accent.accent).radius(16.0);
    tap(ui, skin, container(sign).center(Length::Fill))
        .width(Length::Fixed(72.0))
        .height(Length::Fixed(72.0))
        .on_press(Message::Written)
        .into()
}

fn tile<'a>(ui: &Ui<'a>, on: bool, ask: Ask, tall: Option<f32>) -> Element<'a, Message> {
    let (title, about) = ask.words(ui.words);
    let (role, second, side) = match tall {
        Some(_) => (Role::Heading, Role::Body, 64.0),
        None => (Role::Label, Role::Small, 40.0),
    };
    let words = column![ui.text(role, title)]
        .push((!about.is_empty()).then(|| ui.soft(second, about)))
        .spacing(2)
        .width(Length::Fill);
    let skin = TapStyle::choice(ui, on);
    let picture = match ask {
        Ask::Gift => Icon::Jewel,
        Ask::Heroes => Icon::LadderCard,
        Ask::Prince => Icon::Crown,
        Ask::Nothing => Icon::BookPageBack,
        Ask::Own(_) => Icon::BookPage,
    };
    let mark = on.then(|| icon::tinted(Icon::Check, 28.0, ui.accent.accent));
    let content = row![icon::coloured(picture, side), words]
        .push(mark)
        .spacing(if tall.is_some() { 20 } else { 12 })
        .align_y(Alignment::Center);
    tap(ui, skin.radius(18.0), container(content).padding([12, 0]))
        .width(Length::Fill)
        .height(tall.map_or(Length::Shrink, Length::Fixed))
        .padding([0, if tall.is_some() { 22 } else { 14 }])
        .on_press(Message::Asks(ask))
        .in_list()
        .into()
}
