//! Home on a phone or upright: one line per game.

use super::{BOXES, Home, Measures, Message, chips, opens, players};
use crate::shelf::GameId;
use crate::ui::icon::{self, Icon};
use crate::ui::picture::picture;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, Text, button, panel};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

/// How much higher a game under way is than the others: a button, and a line or two more.
const HIGHER: f32 = ANOTHER + 36.0;
const ANOTHER: f32 = 48.0;

/// A game under way, and below it the way to begin another one instead.
fn with_another<'a>(
    look: &Look<'_>,
    line: Element<'a, Message>,
    file: String,
) -> Element<'a, Message> {
    let accent = look.accent;
    let another = button::quiet(look, Some(Icon::Repeat), look.t("room-another"))
        .height(Length::Fixed(look.grow(ANOTHER)))
        .width(Length::Fill)
        .on_press(Message::Another(file));
    container(column![line, crate::ui::bar::hairline(look), another])
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
    pub(super) fn list(self, look: Look<'_>, m: &Measures) -> Element<'a, Message> {
        let narrow = look.narrow();
        let lamp = if narrow { 44.0 } else { 84.0 };
        let title = text(look.t("app-name"))
            .size(if narrow { 36 } else { 60 })
            .font(typeface::SERIF)
            .color(look.colours.ink);
        let ask = (!narrow).then(|| {
            text(look.t("home-question"))
                .size(28)
                .line_height(1.15)
                .font(typeface::SERIF)
                .color(look.colours.ink)
                .align_x(Alignment::End)
                .width(Length::Fixed(240.0))
        });
        let head = row![icon::thing(Icon::Lamp, lamp), title, space::horizontal()]
            .push(ask)
            .spacing(if narrow { 14 } else { 20 })
            .align_y(Alignment::Center)
            .height(Length::Fixed(if narrow { 64.0 } else { 128.0 }))
            .padding([0.0, look.margin() + 8.0]);
        // What is under way is higher, and the rest makes room.
        #[expect(clippy::cast_precision_loss, reason = "five at most")]
        let others = self.underway.len() as f32 * HIGHER;
        let lowest = look.grow(if narrow { 72.0 } else { 96.0 });
        let row = (m.row - others / 5.0).max(lowest);
        let m = &Measures {
            row,
            thumb: m.thumb.min(row - 18.0),
            ..*m
        };
        let mut games = GameId::ALL.to_vec();
        // What is under way comes first.
        games.sort_by_key(|game| !self.underway.iter().any(|under| under.game == *game));
        let rows = column(games.into_iter().map(|game| self.line(&look, m, game)))
            .spacing(if narrow { 8 } else { 12 })
            .padding([0.0, look.margin()]);
        let fits = !(narrow && look.large_text())
            && others + BOXES * (m.row + 12.0) + m.nav + if narrow { 72.0 } else { 140.0 }
                <= look.size.height;
        let rows: Element<'_, Message> = if fits {
            container(rows).height(Length::Fill).into()
        } else {
            panel::page(&look, rows)
        };
        let nav = container(self.nav(&look, m)).padding(if narrow {
            iced::Padding::from([0, 4])
        } else {
            iced::Padding::from([16, 24]).bottom(20)
        });
        let nav: Element<'_, Message> = if narrow {
            column![crate::ui::bar::hairline(&look), nav].into()
        } else {
            nav.into()
        };
        column![head, rows, nav].into()
    }

    fn line(self, look: &Look<'_>, m: &Measures, game: GameId) -> Element<'a, Message> {
        let look = look.with_accent(game.accent(look.colours));
        let narrow = look.narrow();
        let underway = self.underway.iter().find(|under| under.game == game);
        let name_px = if narrow { 21.0 } else { 32.0 };
        let name_px = name_px * (1.0 + 0.35 * f32::from(look.percent - 100) / 75.0);
        let name = if underway.is_some() { "short" } else { "name" };
        let name = text(look.t(&game.key(name)))
            .size(name_px.round())
            .line_height(1.1)
            .font(typeface::SERIF)
            .color(look.colours.ink);
        let about = self.about(&look, game);
        let tagline = (!narrow && underway.is_none() && !look.large_text())
            .then(|| look.soft(Role::Body, look.t(&game.key("tagline"))));
        let words = column![name, about]
            .push(tagline)
            .spacing(4)
            .width(Length::Fill);
        let end: Element<'_, Message> = match underway {
            Some(_) => container(icon::sign(Icon::Play, 28.0, look.accent.on_accent))
                .center(Length::Fixed(if narrow { 52.0 } else { 80.0 }))
                .style(move |_| container::Style {
                    background: Some(Background::Color(look.accent.accent)),
                    border: border::rounded(14),
                    ..container::Style::default()
                })
                .into(),
            None => icon::sign(Icon::Chevron, 28.0, look.colours.ink_soft),
        };
        let table = (!narrow && underway.is_none())
            .then(|| self.settings.tables.get(&game))
            .flatten()
            .map(|table| chips(&look, table, 34.0));
        let content = row![
            picture(
                &look,
                self.gallery,
                game.cover().square,
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
            Skin::bare(&look)
        } else {
            Skin::card(&look, false)
        };
        // Large words on a phone take the height they need, and so does what is under way.
        let free = underway.is_some() || (narrow && look.large_text());
        let line = tap(&look, skin.radius(22.0), content)
            .width(Length::Fill)
            .height(if free {
                Length::Shrink
            } else {
                Length::Fixed(m.row)
            })
            .padding([if free { 10 } else { 0 }, if narrow { 9 } else { 14 }])
            .on_press(opens(game, underway));
        match underway {
            Some(under) => with_another(&look, line.into(), under.file.clone()),
            None => line.into(),
        }
    }

    /// Where it stands, or for how many and how long it is.
    fn about(self, look: &Look<'_>, game: GameId) -> Text<'a> {
        let narrow = look.narrow();
        let underway = self.underway.iter().find(|under| under.game == game);
        let about = match underway {
            Some(under) => format!("{}\n{}", under.stands.0, under.stands.1),
            None if narrow && look.large_text() => format!(
                "{} · {}",
                players(look, game),
                look.tr("minutes", &[("minutes", game.cover().minutes.into())])
            ),
            None => look.tr(
                "home-box",
                &[
                    ("players", players(look, game).into()),
                    ("minutes", game.cover().minutes.into()),
                ],
            ),
        };
        text(about)
            .size(look.px(if narrow { Role::Small } else { Role::Body }))
            .line_height(1.25)
            .color(if underway.is_some() {
                look.colours.ink
            } else {
                look.colours.ink_soft
            })
    }
}
