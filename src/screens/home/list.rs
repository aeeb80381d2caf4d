//! Home on a phone or in portrait: one line per game.

use super::{Home, Message, chips, opens, players};
use crate::core::Icon;
use crate::games::GameInfo;
use crate::ui::bar::hairline;
use crate::ui::layout::square;
use crate::ui::panel::{filled, outlined};
use crate::ui::picture::{measured, picture};
use crate::ui::{
    Element, Face, Role, TapStyle, Text, Ui, button, by_space, icon, panel, tap, typography,
};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding};

/// The largest side of a picture in a line.
const THUMB: f32 = 160.0;
/// The same on a phone, where the words need the width.
const NARROW_THUMB: f32 = 112.0;

pub(super) fn header(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 64.0 } else { 128.0 }
}

/// A game under way, and below it the button for another one instead.
fn with_another<'a>(ui: &Ui<'_>, line: Element<'a, Message>, file: String) -> Element<'a, Message> {
    let another = button::text_button(ui, Some(Icon::Repeat), ui.t("session-another"))
        .height(ui.grow(48.0))
        .width(Length::Fill)
        .on_press(Message::Another(file));
    container(column![line, hairline(ui), another])
        .padding(3)
        .style(outlined(ui.accent.tint, ui.accent.accent, 3, 22))
        .into()
}

impl<'a> Home<'a> {
    /// One column: phones, and tablets in portrait.
    pub(super) fn list(self, ui: Ui<'a>) -> Element<'a, Message> {
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
                .width(240.0)
        });
        let head = row![icon::coloured(Icon::Lamp, lamp), title, space::horizontal()]
            .push(ask)
            .spacing(if narrow { 14 } else { 20 })
            .align_y(Alignment::Center)
            .height(header(&ui))
            .padding([0.0, ui.margin() + 8.0]);
        let lines = by_space(ui, move |ui| self.lines(&ui));
        let nav = container(self.nav(&ui));
        let nav: Element<'_, Message> = if narrow {
            column![hairline(&ui), nav.padding([0, 4])].into()
        } else {
            nav.padding(Padding::from([16, 24]).bottom(20)).into()
        };
        column![head, lines, nav].into()
    }

    /// The games share the height, unless that is too little for them: then they scroll.
    fn lines(self, ui: &Ui<'a>) -> Element<'a, Message> {
        let narrow = ui.narrow();
        let spacing = if narrow { 8.0 } else { 12.0 };
        let (line, underway, most) = if narrow {
            (ui.em(4.0), ui.em(8.5), ui.grow(150.0))
        } else {
            (ui.em(5.0), ui.em(9.0), ui.grow(196.0))
        };
        let mut games = GameInfo::ALL.to_vec();
        // Games under way come first.
        games.sort_by_key(|game| self.underway(game).is_none());
        let heights = games.iter().map(|game| match self.underway(game) {
            Some(_) => underway + spacing,
            None => line + spacing,
        });
        let fits = !(narrow && ui.large_text()) && ui.space.height >= Some(heights.sum());
        let lines = games.into_iter().map(|game| {
            let line = self.line(ui, game, fits);
            // A game under way has more text, and takes the height for it.
            if !fits || self.underway(game).is_some() {
                return line;
            }
            let line = container(line).max_height(most);
            container(line).height(Length::Fill).into()
        });
        let padding = Padding::from([0.0, ui.margin()]).bottom(if narrow { spacing } else { 0.0 });
        let lines = column(lines).spacing(spacing).padding(padding);
        if fits {
            lines.into()
        } else {
            panel::page(ui, lines)
        }
    }

    /// With `fills` it takes the height that it gets.
    fn line(self, ui: &Ui<'a>, game: &'static GameInfo, fills: bool) -> Element<'a, Message> {
        let ui = ui.with_accent(game.accent(ui.colours));
        let narrow = ui.narrow();
        let underway = self.underway(game);
        let name_px = if narrow { 21.0 } else { 32.0 };
        let name_px = name_px * (1.0 + 0.35 * f32::from(ui.percent - 100) / 75.0);
        let name = if underway.is_some() { "short" } else { "name" };
        let name = text(ui.t(&game.key(name)))
            .size(name_px.round())
            .line_height(1.1)
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let tagline = (!narrow && underway.is_none() && !ui.large_text())
            .then(|| ui.soft(Role::Body, ui.t(&game.key("tagline"))));
        let words = column![name, self.about(&ui, game)]
            .push(tagline)
            .spacing(4)
            .width(Length::Fill);
        let end: Option<Element<'_, Message>> = match underway {
            Some(_) => Some(
                container(icon::tinted(Icon::Play, 28.0, ui.accent.on_accent))
                    .center(if narrow { 52.0 } else { 80.0 })
                    .style(filled(ui.accent.accent, 14))
                    .into(),
            ),
            // The words need its space.
            None if narrow && ui.large_text() => None,
            None => Some(icon::tinted(Icon::Chevron, 28.0, ui.colours.ink_soft)),
        };
        let table = (!narrow && underway.is_none())
            .then(|| self.settings.tables.get(game.name()))
            .flatten()
            .map(|table| chips(&ui, table, 34.0));
        let fills = fills && underway.is_none();
        let picture = |side| {
            let svg = game.metadata.square;
            let picture = picture(&ui, self.pictures, svg, side, 14.0);
            measured(svg, picture, Message::Measured)
        };
        let picture = if fills {
            let most = if narrow { NARROW_THUMB } else { THUMB };
            square(most, picture(Length::Fill)).into()
        } else {
            picture(Length::Fixed(if narrow { 54.0 } else { ui.grow(100.0) }))
        };
        let content = row![picture, words]
            .push(table)
            .push(end)
            .spacing(if narrow { 12 } else { 20 })
            .align_y(Alignment::Center)
            .width(Length::Fill);
        let style = match underway {
            Some(_) => TapStyle::bare(&ui),
            None => Face::Card.skin(&ui),
        };
        let line = tap(&ui, style.radius(22.0), content)
            .width(Length::Fill)
            .padding([9, if narrow { 9 } else { 14 }])
            .on_press(opens(game, underway));
        match underway {
            Some(under) => with_another(&ui, line.into(), under.file.clone()),
            None if fills => line.height(Length::Fill).into(),
            None => line.into(),
        }
    }

    /// The standing, or the numbers of players and minutes.
    fn about(self, ui: &Ui<'_>, game: &'static GameInfo) -> Text<'a> {
        let narrow = ui.narrow();
        let underway = self.underway(game);
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
