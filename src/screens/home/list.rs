//! Home on a phone or upright: one line per game.

use super::{BOXES, Home, Measures, Message, chips, opens, players};
use crate::core::Icon;
use crate::games::GameInfo;
use crate::ui::picture::picture;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Text, Ui, button, icon, panel};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

/// How much higher a game under way is than the others: a button, and a line or two more.
const HIGHER: f32 = ANOTHER + 36.0;
const ANOTHER: f32 = 48.0;

pub(super) fn header(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 64.0 } else { 128.0 }
}

/// A game under way, and below it the way to begin another one instead.
fn with_another<'a>(ui: &Ui<'_>, line: Element<'a, Message>, file: String) -> Element<'a, Message> {
    let accent = ui.accent;
    let another = button::text_button(ui, Some(Icon::Repeat), ui.t("room-another"))
        .height(Length::Fixed(ui.grow(ANOTHER)))
        .width(Length::Fill)
        .on_press(Message::Another(file));
    container(column![line, crate::ui::bar::hairline(ui), another])
        .padding(3)
        .style(move |_| container::Style {
            background: Some(Background::Color(accent.tint)),
            border: border::rounded(22).color(accent.accent).width(3),
            ..container::Style::default()
        })
        .into()
}

impl<'a> Home<'a> {
    /// One column: phones, and tablets held upright.
    pub(super) fn list(self, ui: Ui<'_>, m: &Measures) -> Element<'a, Message> {
        let narrow = ui.narrow();
        let lamp = if narrow { 44.0 } else { 84.0 };
        let title = text(ui.t("app-name"))
            .size(if narrow { 36 } else { 60 })
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let ask = (!narrow).then(|| {
            text(ui.t("home-question"))
                .size(28)
                .line_height(1.15)
                .font(typography::SERIF)
                .color(ui.colours.ink)
                .align_x(Alignment::End)
                .width(Length::Fixed(240.0))
        });
        let head = row![icon::coloured(Icon::Lamp, lamp), title, space::horizontal()]
            .push(ask)
            .spacing(if narrow { 14 } else { 20 })
            .align_y(Alignment::Center)
            .height(Length::Fixed(header(&ui)))
            .padding([0.0, ui.margin() + 8.0]);
        // What is under way is higher, and the rest makes room.
        #[expect(clippy::cast_precision_loss, reason = "five at most")]
        let others = self.underway.len() as f32 * HIGHER;
        let lowest = ui.grow(if narrow { 72.0 } else { 96.0 });
        let row = (m.row - others / 5.0).max(lowest);
        let m = &Measures {
            row,
            thumb: m.thumb.min(row - 18.0),
            ..*m
        };
        let mut games = GameInfo::ALL.to_vec();
        // What is under way comes first.
        games.sort_by_key(|game| !self.underway.iter().any(|under| under.game == *game));
        let rows = column(games.into_iter().map(|game| self.line(&ui, m, game)))
            .spacing(if narrow { 8 } else { 12 })
            .padding([0.0, ui.margin()]);
        let fits = !(narrow && ui.large_text())
            && others + BOXES * (m.row + 12.0) + m.nav + if narrow { 72.0 } else { 140.0 }
                <= ui.size.height;
        let rows: Element<'_, Message> = if fits {
            container(rows).height(Length::Fill).into()
        } else {
            panel::page(&ui, rows)
        };
        let nav = container(self.nav(&ui, m)).padding(if narrow {
            iced::Padding::from([0, 4])
        } else {
            iced::Padding::from([16, 24]).bottom(20)
        });
        let nav: Element<'_, Message> = if narrow {
            column![crate::ui::bar::hairline(&ui), nav].into()
        } else {
            nav.into()
        };
        column![head, rows, nav].into()
    }

    fn line(self, ui: &Ui<'_>, m: &Measures, game: &'static GameInfo) -> Element<'a, Message> {
        let ui = ui.with_accent(game.accent(ui.colours));
        let narrow = ui.narrow();
        let underway = self.underway.iter().find(|under| under.game == game);
        let name_px = if narrow { 21.0 } else { 32.0 };
        let name_px = name_px * (1.0 + 0.35 * f32::from(ui.percent - 100) / 75.0);
        let name = if underway.is_some() { "short" } else { "name" };
        let name = text(ui.t(&game.key(name)))
            .size(name_px.round())
            .line_height(1.1)
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let about = self.about(&ui, game);
        let tagline = (!narrow && underway.is_none() && !ui.large_text())
            .then(|| ui.soft(Role::Body, ui.t(&game.key("tagline"))));
        let words = column![name, about]
            .push(tagline)
            .spacing(4)
            .width(Length::Fill);
        let end: Element<'_, Message> = match underway {
            Some(_) => container(icon::tinted(Icon::Play, 28.0, ui.accent.on_accent))
                .center(Length::Fixed(if narrow { 52.0 } else { 80.0 }))
                .style(move |_| container::Style {
                    background: Some(Background::Color(ui.accent.accent)),
                    border: border::rounded(14),
                    ..container::Style::default()
                })
                .into(),
            None => icon::tinted(Icon::Chevron, 28.0, ui.colours.ink_soft),
        };
        let table = (!narrow && underway.is_none())
            .then(|| self.settings.tables.get(game.name()))
            .flatten()
            .map(|table| chips(&ui, table, 34.0));
        let content = row![
            picture(
                &ui,
                self.pictures,
                game.metadata.square,
                Size::new(m.thumb, m.thumb),
                14.0
            ),
            words
        ]
        .push(table)
        .push(end)
        .spacing(if narrow { 12 } else { 20 })
        .align_y(Alignment::Center)
        .width(Length::Fill);
        let skin = if underway.is_some() {
            TapStyle::bare(&ui)
        } else {
            TapStyle::card(&ui, false)
        };
        // Large words on a phone take the height they need, and so does what is under way.
        let free = underway.is_some() || (narrow && ui.large_text());
        let line = tap(&ui, skin.radius(22.0), content)
            .width(Length::Fill)
            .height(if free {
                Length::Shrink
            } else {
                Length::Fixed(m.row)
            })
            .padding([if free { 10 } else { 0 }, if narrow { 9 } else { 14 }])
            .on_press(opens(game, underway));
        match underway {
            Some(under) => with_another(&ui, line.into(), under.file.clone()),
            None => line.into(),
        }
    }

    /// Where it stands, or for how many and how long it is.
    fn about(self, ui: &Ui<'_>, game: &'static GameInfo) -> Text<'a> {
        let narrow = ui.narrow();
        let underway = self.underway.iter().find(|under| under.game == game);
        let about = match underway {
            Some(under) => format!("{}\n{}", under.stands.0, under.stands.1),
            None if narrow && ui.large_text() => format!(
                "{} · {}",
                players(ui, game),
                ui.tr("minutes", &[("minutes", game.metadata.minutes.into())])
            ),
            None => ui.tr(
                "home-box",
                &[
                    ("players", players(ui, game).into()),
                    ("minutes", game.metadata.minutes.into()),
                ],
            ),
        };
        text(about)
            .size(ui.px(if narrow { Role::Small } else { Role::Body }))
            .line_height(1.25)
            .color(if underway.is_some() {
                ui.colours.ink
            } else {
                ui.colours.ink_soft
            })
    }
}
