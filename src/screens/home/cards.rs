//! Home in a wide window: the games as cards side by side.

use super::{Home, Message, Underway, chips, opens, players, scale};
use crate::core::Icon;
use crate::games::GameInfo;
use crate::ui::layout::aspect;
use crate::ui::panel::outlined;
use crate::ui::picture::{measured, picture};
use crate::ui::pictures::Measured;
use crate::ui::{
    Element, Face, Role, TapStyle, Text, Ui, by_space, cells, fit, icon, tap, typography,
};
use iced::widget::{column, container, image, row, space, text};
use iced::{Alignment, Color, ContentFit, Length, Padding};

const LAMPSHADE: &[u8] = include_bytes!("../../ui/art/lampshade.svg");
const LAMPLIGHT: &[u8] = include_bytes!("../../ui/art/lamplight.svg");

/// From this height on the latest games are shown too.
const HIGH: f32 = 1100.0;

pub(super) fn header(ui: &Ui<'_>) -> f32 {
    (110.0 * scale(ui) * scale(ui)).max(128.0).round()
}

fn margin(ui: &Ui<'_>) -> f32 {
    if ui.window.width > 1500.0 { 64.0 } else { 32.0 }
}

fn gap(ui: &Ui<'_>) -> f32 {
    (16.0 * scale(ui) * scale(ui)).round()
}

impl<'a> Home<'a> {
    /// The lamp and its light, which are behind everything and grow with the window.
    pub(super) fn lamp(self, ui: &Ui<'a>) -> [Element<'a, Message>; 2] {
        let opacity = if ui.colours.dark { 1.0 } else { 0.85 };
        // Both have a place from the start, so that a press on a card is not lost when they appear.
        let placed = |svg| {
            let place = column![].width(Length::Fill).height(Length::Fill);
            place.push(self.pictures.picture(svg).map(|handle| {
                image(handle)
                    .width(Length::Fill)
                    .height(Length::Fill)
                    .content_fit(ContentFit::Fill)
                    .opacity(opacity)
            }))
        };
        // Light has no edges: a quarter of the resolution is enough.
        let light = measured(LAMPLIGHT, placed(LAMPLIGHT), |light| {
            Message::Measured(Measured {
                size: light.size * 0.25,
                ..light
            })
        });
        let light = aspect(560.0 / 1280.0, light);
        let lamp = measured(LAMPSHADE, placed(LAMPSHADE), Message::Measured);
        let lamp = aspect(112.0 / 128.0, lamp);
        let lamp = container(lamp).width(Length::FillPortion(2));
        let beside = || space::horizontal().width(Length::FillPortion(9));
        [light.into(), row![beside(), lamp, beside()].into()]
    }

    pub(super) fn cards(self, ui: Ui<'a>) -> Element<'a, Message> {
        let scale = scale(&ui);
        let title = text(ui.t("app-name"))
            .size((60.0 * scale).round())
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let ask = text(ui.t("home-question"))
            .size((28.0 * scale).round())
            .line_height(1.15)
            .font(typography::SERIF)
            .color(ui.colours.ink)
            .align_x(Alignment::End);
        let head = row![
            title,
            space::horizontal(),
            container(ask).max_width(240.0 * scale),
        ]
        .align_y(Alignment::Center)
        .height(header(&ui))
        .padding([0.0, margin(&ui) + 8.0]);
        let games = GameInfo::ALL.iter().copied();
        let cards = cells(games.map(|game| self.card(&ui, game))).spacing(gap(&ui));
        let recent = (ui.space.height >= Some(HIGH) && !self.recent.is_empty())
            .then(|| self.recent_row(&ui));
        let body = column![Element::from(cards)]
            .push(recent)
            .push(self.nav(&ui))
            .spacing(24.0 * scale)
            .padding(Padding::from([0.0, margin(&ui)]).bottom(28.0 * scale));
        column![head, body].into()
    }

    fn card(self, ui: &Ui<'a>, game: &'static GameInfo) -> Element<'a, Message> {
        let ui = ui.with_accent(game.accent(ui.colours));
        let underway = self.underway(game);
        let px = |base: f32| (base * scale(&ui)).round();
        let soft =
            |words: String| -> Text<'a> { text(words).size(px(17.0)).color(ui.colours.ink_soft) };
        let minutes = ui.tr("minutes", &[("minutes", game.metadata.minutes.into())]);
        let players = row![
            icon::tinted(Icon::People, px(22.0), ui.colours.ink_soft),
            soft(players(&ui, game)),
            space::horizontal(),
            soft(minutes),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let larger = f32::from(ui.percent - 100) / 75.0;
        // The standing needs the space that a long name would take.
        let name = if underway.is_some() { "short" } else { "name" };
        let name = fit(ui, Role::Heading, ui.t(&game.key(name)))
            .max_size((px(27.0) * (1.0 + 0.22 * larger)).round())
            .max_lines(2)
            .line_height(1.12)
            .font(typography::SERIF);
        let body_px = (px(18.0) * (1.0 + 0.55 * larger)).round();
        // The lower part keeps its place; the words get the rest.
        let words = column![name]
            .push(about(&ui, game, underway, body_px))
            .spacing(8)
            .padding([0, 6])
            .height(Length::Fill);
        let foot = match underway {
            Some(under) => resume(&ui, under.file.clone()),
            None => self.last_players(ui, game),
        };
        let card = game.metadata.card;
        let cover = picture(&ui, self.pictures, card, Length::Fill, 16.0);
        let cover = aspect(1.25, measured(card, cover, Message::Measured));
        // With large text, where it stands needs this room too.
        let has_players = underway.is_none() || !ui.large_text();
        let players = container(players).padding(Padding::from([12, 6]).bottom(2));
        let content = column![cover]
            .push(has_players.then_some(players))
            .push(words)
            .push(foot);
        let (edge, width) = match underway {
            Some(_) => (ui.accent.accent, 3.0),
            None => (ui.colours.line, 1.0),
        };
        let mut style = Face::Card.skin(&ui).edge(edge, width).radius(26.0);
        style.shadow = ui.colours.card_shadow;
        tap(&ui, style, content)
            .width(Length::Fill)
            .height(Length::Fill)
            .padding(Padding::from(10).bottom(if underway.is_some() { 4 } else { 14 }))
            .on_press(opens(game, underway))
            .into()
    }

    /// Who played it last; free seats for a game that was never played.
    fn last_players(self, ui: Ui<'a>, game: &'static GameInfo) -> Element<'a, Message> {
        let table = self.settings.tables.get(game.name());
        let table = table.and_then(|table| Some((table, table.day()?)));
        let words = match table {
            Some((_, day)) => ui.words.table_of(day, self.today),
            None => ui.t("home-free"),
        };
        let words = text(words)
            .size((16.0 * scale(&ui)).round())
            .color(ui.colours.ink_soft);
        // Free seats have the same size on all cards.
        let most = GameInfo::ALL
            .iter()
            .map(|game| *game.metadata.players.end());
        let count = table.map_or(most.max(), |(table, _)| Some(table.seats.len()));
        let seats = by_space(ui, move |ui| {
            let each = ui.space.width / count.unwrap_or(0).max(5) as f32 - 2.0;
            let px = each.min(38.0 * scale(&ui)).floor();
            match table {
                Some((table, _)) => chips(&ui, table, px),
                None => free_seats(&ui, game, px),
            }
        });
        column![
            container(words).padding([0, 6]),
            seats.height(Length::Shrink)
        ]
        .spacing(6)
        .padding([0, 2])
        .into()
    }

    fn recent_row(self, ui: &Ui<'a>) -> Element<'a, Message> {
        let head = text(ui.t("home-recent"))
            .size(30)
            .line_height(1.1)
            .font(typography::SERIF)
            .color(ui.colours.ink)
            .width(190.0);
        let line = |role, words: String, px: f32, ink| {
            fit(*ui, role, words)
                .max_size(px)
                .line_height(1.2)
                .color(ink)
        };
        let games = self.recent.iter().take(4).map(|recent| {
            let name = ui.t(&recent.game.key("short"));
            let day = ui.words.day(recent.day, self.today);
            let words = column![
                line(Role::Heading, name, 28.0, ui.colours.ink),
                line(Role::Small, day, 18.0, ui.colours.ink_soft),
                line(Role::Body, recent.result.clone(), 19.0, ui.colours.ink),
            ];
            let picture = picture(ui, self.pictures, recent.game.metadata.square, 76, 12.0);
            let content = row![picture, words]
                .spacing(16)
                .align_y(Alignment::Center)
                .width(Length::Fill);
            tap(ui, Face::Card.skin(ui).radius(20.0), content)
                .width(Length::Fill)
                .height(100.0)
                .padding([0, 12])
                .on_press(Message::Review(recent.file.clone()))
                .into()
        });
        let gaps = (self.recent.len()..4).map(|_| space::horizontal().into());
        row![head]
            .extend(games)
            .extend(gaps)
            .spacing(gap(ui))
            .align_y(Alignment::Center)
            .into()
    }
}

/// A ring for each possible player; those beyond the minimum are fainter.
fn free_seats<'a>(ui: &Ui<'_>, game: &'static GameInfo, px: f32) -> Element<'a, Message> {
    let players = &game.metadata.players;
    let colours = ui.colours;
    let seats = (1..=*players.end()).map(|seat| {
        let edge = if seat <= *players.start() {
            colours.line_strong
        } else {
            colours.line
        };
        container(space::horizontal())
            .width(px)
            .height(px)
            .style(outlined(Color::TRANSPARENT, edge, 2, px / 2.0))
            .into()
    });
    row(seats).spacing(2).into()
}

/// The standing of a game, or what it is about.
fn about<'a>(
    ui: &Ui<'a>,
    game: &'static GameInfo,
    underway: Option<&Underway>,
    px: f32,
) -> Option<Element<'a, Message>> {
    let Some(under) = underway else {
        let tagline = text(ui.t(&game.key("tagline")))
            .size(px)
            .line_height(1.32)
            .color(ui.colours.ink_soft);
        return (!ui.large_text()).then(|| tagline.into());
    };
    let (heading, line) = under.stands.clone();
    let ink = ui.colours.ink;
    let heading = fit(*ui, Role::Label, heading)
        .max_size(px)
        .max_lines(2)
        .font(typography::BOLD)
        .color(ink);
    let line = fit(*ui, Role::Body, line)
        .max_size(px)
        .min_size(14.0)
        .max_lines(6)
        .color(ink);
    let line = container(line).height(Length::Fill);
    Some(column![heading, line].into())
}

/// The way back into a game under way, and below it the way to begin another one instead.
fn resume<'a>(ui: &Ui<'a>, file: String) -> Element<'a, Message> {
    let accent = ui.accent;
    let scale = scale(ui);
    let px = (ui.px(Role::Label) * scale).min(28.0).round();
    let content = row![
        icon::tinted(Icon::Play, 26.0 * scale, accent.on_accent),
        text(ui.t("home-resume"))
            .size(px)
            .font(typography::BOLD)
            .color(accent.on_accent),
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .width(Length::Fill);
    let style = Face::Accent.skin(ui).radius(16.0);
    let resume = tap(ui, style, content)
        .width(Length::Fill)
        .height((64.0 * scale).round())
        .padding([0, 18])
        .on_press(Message::Resume(file.clone()));
    let another = fit(*ui, Role::Small, ui.t("session-another"))
        .max_size((18.0 * scale).round())
        .font(typography::BOLD)
        .color(accent.accent)
        .center();
    let another = tap(ui, TapStyle::bare(ui), another)
        .width(Length::Fill)
        .height((48.0 * scale).round())
        .on_press(Message::Another(file));
    column![resume, another].into()
}
