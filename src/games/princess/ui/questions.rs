//! Two questions that fill the page: how high is the dungeon, and what does the story page ask?

use super::{Ask, Message, View, tokens};
use crate::core::Icon;
use crate::ui::field::field;
use crate::ui::{
    Element, Face, Role, Tap, Ui, by_space, cells, fit, fit_digits, fit_group, fit_soft, icon,
    panel, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Size};

fn framed<'a>(
    view: View<'a>,
    title: String,
    body: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let ui = view.ui;
    column![
        tokens::title_bar(view, title),
        container(body).height(Length::Fill)
    ]
    .spacing(ui.margin() / 2.0)
    .padding(ui.margin())
    .into()
}

pub fn dungeon(view: View<'_>) -> Element<'_, Message> {
    let heights = by_space(view.ui, move |ui| {
        heights(view.with(ui), view.screen.dungeon())
    });
    framed(view, view.ui.t("princess-dungeon-which"), heights)
}

/// Every height that this number of ladders can have, as buttons.
pub fn heights(view: View<'_>, chosen: Option<i64>) -> Element<'_, Message> {
    let ui = view.ui;
    let players = i64::from(view.count());
    let all = players..=8 * players;
    let (low, high) = view.count_state().reachable();
    let spacing = if ui.space.width < 400.0 { 4.0 } else { 8.0 };
    let tiles = all.clone().map(|height| {
        let is_chosen = chosen == Some(height);
        let is_reachable = (i64::from(low)..=i64::from(high)).contains(&height);
        let (face, ink) = if is_chosen {
            (Face::Accent, ui.accent.on_accent)
        } else if is_reachable {
            (Face::Raised, ui.colours.ink)
        } else {
            (Face::Spent, ui.colours.line_strong)
        };
        let digits = fit_digits(ui, height).max_size(72.0).color(ink);
        tap(&ui, face.skin(&ui).radius(12.0), digits)
            .padding([5.0, spacing])
            .on_press(Message::Height(height))
            .into()
    });
    let tiles = cells(tiles)
        .max_columns(columns(ui, all.count()))
        .spacing(spacing)
        .max_size(Size::new(150.0, 150.0));
    container(fit_group(tiles)).center(Length::Fill).into()
}

/// As many columns as give the largest tiles.
fn columns(ui: Ui<'_>, tiles: usize) -> usize {
    let height = ui.space.height.unwrap_or(ui.space.width);
    let tightest = |columns: usize| {
        let (across, down) = (columns as f32, tiles.div_ceil(columns) as f32);
        (ui.space.width / across).min(height / down)
    };
    (4..=12_usize)
        .max_by(|a, b| tightest(*a).total_cmp(&tightest(*b)))
        .unwrap_or(6)
}

pub fn page(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let own = view.screen.kept.pages.iter().cloned().map(Ask::Own);
    let known = Ask::PRINTED.into_iter().chain(own);
    let known: Vec<Ask> = known.collect();
    let tiles = by_space(ui, move |ui| {
        let columns = if ui.width_ems() >= 36.5 { 2 } else { 1 };
        let lines = u8::try_from(known.len().div_ceil(columns)).unwrap_or(u8::MAX);
        // Few tiles share the height, many scroll.
        let is_few = ui.height_ems() >= 5.0 * f32::from(lines);
        let height = if is_few { Length::Fill } else { Length::Shrink };
        let tiles = known.iter().map(|ask| {
            let is_chosen = view.screen.ask.as_ref() == Some(ask);
            tile(ui, is_chosen, ask.clone()).height(height).into()
        });
        let tiles = cells(tiles).max_columns(columns).spacing(10.0);
        if is_few {
            fit_group(tiles.max_size(Size::new(f32::INFINITY, ui.em(8.0)))).into()
        } else {
            panel::page(&ui, fit_group(tiles))
        }
    });
    let write = row![
        container(field(
            &ui,
            None,
            &ui.t("princess-page-write"),
            &view.screen.writing,
            Message::Writing,
            Message::Written,
        ))
        .width(Length::Fill),
        written(ui),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let note = ui.soft(Role::Small, ui.t("princess-page-fair"));
    let page = view.state().page();
    framed(
        view,
        ui.tr("princess-page-which", &[("page", page.into())]),
        column![note, tiles, write].spacing(12),
    )
}

/// The words are written.
fn written(ui: Ui<'_>) -> Element<'_, Message> {
    let sign = icon::tinted(Icon::Check, 34.0, ui.accent.on_accent);
    tap(&ui, Face::Accent.skin(&ui).radius(16.0), sign)
        .width(72)
        .height(64)
        .on_press(Message::Written)
        .into()
}

fn tile(ui: Ui<'_>, is_chosen: bool, ask: Ask) -> Tap<'_, Message> {
    let (title, about) = ask.words(ui.words);
    let about =
        (!about.is_empty()).then(|| fit_soft(ui, Role::Small, about).min_size(13.0).max_lines(4));
    // Beside an explanation there is room for one line.
    let lines = if about.is_some() && !ui.large_text() {
        1
    } else {
        2
    };
    let words = column![fit(ui, Role::Lead, title).max_lines(lines)]
        .push(about)
        .spacing(2)
        .width(Length::Fill);
    let picture = match ask {
        Ask::Gift => Icon::Jewel,
        Ask::Heroes => Icon::LadderCard,
        Ask::Prince => Icon::Crown,
        Ask::Nothing => Icon::BookPageBack,
        Ask::Own(_) => Icon::BookPage,
    };
    let check = is_chosen.then(|| icon::tinted(Icon::Check, 28.0, ui.accent.accent));
    let content = row![icon::coloured(picture, ui.em(2.6)), words]
        .push(check)
        .spacing(ui.margin() / 2.0)
        .align_y(Alignment::Center);
    let skin = Face::Raised.chosen_if(is_chosen).skin(&ui).radius(18.0);
    tap(&ui, skin, content)
        .width(Length::Fill)
        .padding([ui.margin() / 2.0 + 4.0, ui.margin() / 2.0 + 4.0])
        .on_press(Message::Asks(ask))
}
