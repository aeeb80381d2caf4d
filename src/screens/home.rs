//! Home: the games, those under way, and the buttons to the other screens.

mod cards;
mod list;

use crate::core::Icon;
use crate::games::GameInfo;
use crate::settings::{LastPlayers, Settings};
use crate::ui::pictures::{Measured, Pictures};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Element, Role, TapStyle, Ui, by_space, cells, chip, fit, fit_group, icon, tap};
use chrono::NaiveDate;
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Gradient, Length, Radians, Size, gradient};

/// A game that can be resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Underway {
    pub game: &'static GameInfo,
    pub file: String,
    /// The current standing: a heading and a line, in the app's language.
    pub stands: (String, String),
}

/// A game that is over, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recent {
    pub game: &'static GameInfo,
    pub file: String,
    pub day: NaiveDate,
    pub result: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(&'static GameInfo),
    Resume(String),
    /// Another game instead of this one, which is given up.
    Another(String),
    Review(String),
    Rules,
    History,
    Settings,
    /// A picture has been laid out.
    Measured(Measured),
}

/// What Home shows.
#[derive(Debug, Clone, Copy)]
pub struct Home<'a> {
    pub pictures: &'a Pictures,
    pub settings: &'a Settings,
    pub underway: &'a [Underway],
    pub recent: &'a [Recent],
    pub today: NaiveDate,
}

/// The square pictures as the other screens show them.
pub fn squares(ui: &Ui<'_>) -> impl Iterator<Item = Measured> + use<> {
    // In a wide window, twice what a list shows: an end screen shows it whole.
    let side = if ui.narrow() { 64.0 } else { 152.0 };
    GameInfo::ALL.iter().map(move |game| Measured {
        svg: game.metadata.square,
        size: Size::new(side, side),
    })
}

/// The scale of everything but body text, which grows with large windows.
fn scale(ui: &Ui<'_>) -> f32 {
    (ui.window.width / 1280.0).clamp(1.0, 1.3)
}

/// Whether the cards are side by side; else a list shows the square pictures.
pub fn side_by_side(ui: &Ui<'_>) -> bool {
    ui.two_panes() && ui.window.height >= 640.0
}

impl<'a> Home<'a> {
    pub fn view(self, ui: Ui<'a>) -> ScreenParts<'a, Message> {
        let (header, layers) = if side_by_side(&ui) {
            let [light, lamp] = self.lamp(&ui);
            let content = by_space(ui, move |ui| self.cards(ui)).into();
            (cards::header(&ui), vec![light, lamp, content])
        } else {
            let content = by_space(ui, move |ui| self.list(ui)).into();
            (list::header(&ui), vec![content])
        };
        ScreenParts::without_bar(ui, header, ground(&ui, layers))
    }

    fn underway(self, game: &GameInfo) -> Option<&'a Underway> {
        self.underway.iter().find(|under| under.game == game)
    }

    fn nav(self, ui: &Ui<'a>) -> Element<'a, Message> {
        let places = [
            (Icon::Rules, "place-rules", Message::Rules),
            (Icon::History, "place-history", Message::History),
            (Icon::Settings, "place-settings", Message::Settings),
        ];
        let narrow = ui.narrow();
        let px = if narrow {
            ui.px(Role::Small).min(19.0)
        } else {
            ui.px(Role::Label) * scale(ui)
        };
        let keys = places.map(|(sign, key, message)| {
            let word = fit(*ui, Role::Label, ui.t(key))
                .max_size(px.round())
                .min_size(12.0)
                .line_height(1.1);
            let side = if narrow { 24.0 } else { 28.0 * scale(ui) };
            let sign = icon::tinted(sign, side, ui.colours.ink);
            let (content, style): (Element<'_, Message>, _) = if narrow {
                let content = column![sign, word.center()].spacing(2);
                let content = content.align_x(Alignment::Center);
                (content.into(), TapStyle::bare(ui))
            } else {
                let content = row![sign, word.width(Length::Shrink)].spacing(12);
                let content = content.align_y(Alignment::Center);
                let style = TapStyle::bare(ui).edge(ui.colours.line, 2.0).radius(16.0);
                (content.into(), style)
            };
            tap(ui, style, content)
                .width(Length::Fill)
                .height((64.0 * scale(ui)).round())
                .padding([0, if narrow { 6 } else { 14 }])
                .on_press(message)
                .into()
        });
        fit_group(cells(keys).spacing(if narrow { 0.0 } else { 12.0 })).into()
    }
}

fn opens(game: &'static GameInfo, underway: Option<&Underway>) -> Message {
    underway.map_or(Message::Open(game), |under| {
        Message::Resume(under.file.clone())
    })
}

fn players(ui: &Ui<'_>, game: &'static GameInfo) -> String {
    let range = &game.metadata.players;
    ui.tr(
        "players-range",
        &[
            ("from", (*range.start()).into()),
            ("to", (*range.end()).into()),
        ],
    )
}

fn chips<'a>(ui: &Ui<'_>, table: &LastPlayers, px: f32) -> Element<'a, Message> {
    row(table.seats.iter().map(|seat| chip(ui, seat.hue, px)))
        .spacing(2)
        .into()
}

/// The gradient behind everything, with the given layers on it.
fn ground<'a>(ui: &Ui<'_>, layers: Vec<Element<'a, Message>>) -> Element<'a, Message> {
    let colours = ui.colours;
    let end = (360.0 / ui.window.height).clamp(0.1, 1.0);
    let light = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, colours.lamplit)
        .add_stop(end, colours.ground);
    let style = container::Style::default().background(Gradient::Linear(light));
    let layers = stack(layers).width(Length::Fill).height(Length::Fill);
    container(layers).style(move |_| style).into()
}
