//! The look of the cards: five colours, each with a symbol, chosen once to match the printed cards.

use super::super::cards::{Card, Colour, Strength};
use crate::core::Icon;
use crate::ui::panel::{filled, outlined};
use crate::ui::{Container, Element, TapStyle, Ui, by_space, icon};
use iced::widget::svg::{Handle, Style, Svg};
use iced::widget::{container, stack};
use iced::{Color, Length};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Text on a card, in both themes.
pub const INK: Color = Color::from_rgb8(0x1B, 0x14, 0x11);
/// Behind the pictures on a card.
const CREAM: Color = Color::from_rgb8(0xFF, 0xF6, 0xE4);
/// A ladybug has no colour.
pub const NEUTRAL: Color = Color::from_rgb8(0xF9, 0xEF, 0xDA);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    Orange,
    Pink,
    Turquoise,
    Brown,
    Grey,
}

impl Paint {
    pub const ALL: [Self; 10] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::Orange,
        Self::Pink,
        Self::Turquoise,
        Self::Brown,
        Self::Grey,
    ];

    pub const fn colour(self) -> Color {
        match self {
            Self::Red => Color::from_rgb8(0xE4, 0x78, 0x5E),
            Self::Blue => Color::from_rgb8(0x7D, 0xB4, 0xE0),
            Self::Yellow => Color::from_rgb8(0xF0, 0xC9, 0x5A),
            Self::Green => Color::from_rgb8(0x94, 0xBE, 0x6B),
            Self::Purple => Color::from_rgb8(0xBF, 0xA0, 0xDC),
            Self::Orange => Color::from_rgb8(0xEE, 0x9B, 0x3F),
            Self::Pink => Color::from_rgb8(0xEF, 0xA3, 0xC4),
            Self::Turquoise => Color::from_rgb8(0x66, 0xC4, 0xBA),
            Self::Brown => Color::from_rgb8(0xB9, 0x8D, 0x66),
            Self::Grey => Color::from_rgb8(0xAD, 0xA8, 0xA0),
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "ants-paint-red",
            Self::Blue => "ants-paint-blue",
            Self::Yellow => "ants-paint-yellow",
            Self::Green => "ants-paint-green",
            Self::Purple => "ants-paint-purple",
            Self::Orange => "ants-paint-orange",
            Self::Pink => "ants-paint-pink",
            Self::Turquoise => "ants-paint-turquoise",
            Self::Brown => "ants-paint-brown",
            Self::Grey => "ants-paint-grey",
        }
    }
}

/// The printed colour of each colour of the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardColours([Paint; 5]);

impl Default for CardColours {
    fn default() -> Self {
        Self([
            Paint::Red,
            Paint::Blue,
            Paint::Yellow,
            Paint::Green,
            Paint::Purple,
        ])
    }
}

impl CardColours {
    pub const fn of(&self, colour: Colour) -> Paint {
        self.0[colour as usize]
    }

    /// Two colours never have the same paint: they are swapped.
    pub fn set(&mut self, colour: Colour, paint: Paint) {
        let before = self.of(colour);
        if let Some(other) = self.0.iter_mut().find(|other| **other == paint) {
            *other = before;
        }
        self.0[colour as usize] = paint;
    }
}

const PIPS: [&[u8]; 5] = [
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.5"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="3" y="3" width="10" height="10" rx="1.5"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 2L14 13.5H2Z"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 1.5L14.5 8L8 14.5L1.5 8Z"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 1.5L13.8 4.8V11.2L8 14.5L2.2 11.2V4.8Z"/></svg>"#,
];

const GHOST: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill-rule="evenodd" d="M32 5C18 5 10 16 10 30V59L19 52L26 59L32 52L38 59L45 52L54 59V30C54 16 46 5 32 5ZM24 24A5 6 0 1 0 24.010 24ZM40 24A5 6 0 1 0 40.010 24Z"/></svg>"#;

fn drawing(place: usize, bytes: &'static [u8]) -> Handle {
    static HANDLES: [OnceLock<Handle>; 6] = [const { OnceLock::new() }; 6];
    HANDLES[place]
        .get_or_init(|| Handle::from_memory(bytes))
        .clone()
}

fn sign<'a, Message: 'a>(handle: Handle, px: f32, colour: Color) -> Element<'a, Message> {
    Svg::new(handle)
        .width(px)
        .height(px)
        .style(move |_, _| Style {
            color: Some(colour),
        })
        .into()
}

/// The symbol of a colour.
pub fn pip<'a, Message: 'a>(colour: Colour, px: f32) -> Element<'a, Message> {
    let place = colour as usize;
    sign(drawing(place, PIPS[place]), px, INK)
}

/// The Ghost's disc with its symbol.
pub fn ghost<'a, Message: 'a>(ui: &Ui<'_>, px: f32) -> Element<'a, Message> {
    let colours = ui.colours;
    container(sign(drawing(5, GHOST), (px * 0.6).round(), colours.ground))
        .center(px)
        .style(filled(colours.ink_soft, px / 2.0))
        .into()
}

/// A small patch of a colour with its symbol, this wide.
pub fn swatch<'a, Message: 'a>(
    ui: &Ui<'_>,
    paint: Paint,
    colour: Colour,
    px: f32,
) -> Element<'a, Message> {
    container(pip(colour, (px * 0.6).round()))
        .center_x(px)
        .center_y((px * 1.25).round())
        .style(outlined(paint.colour(), ui.colours.ink, 2, px / 4.0))
        .into()
}

/// The style of a card.
pub fn skin(ui: &Ui<'_>, colours: &CardColours, card: Card) -> TapStyle {
    let fill = match card {
        Card::Ant(colour, _) | Card::Queen(colour) => colours.of(colour).colour(),
        Card::Ladybug => NEUTRAL,
    };
    let skin = TapStyle::bare(ui).fill(fill).radius(11.0).text(INK);
    if card == Card::Ladybug || !ui.colours.dark {
        skin.edge(ui.colours.line_strong, 2.0)
    } else {
        skin
    }
}

/// The content of a card; fills its space.
pub fn print<'a, Message: 'a>(ui: Ui<'a>, card: Card) -> Element<'a, Message> {
    by_space(ui, move |ui| {
        let height = ui.space.height.unwrap_or(ui.space.width);
        let side = ui.space.width.min(height);
        let picture = |of: Icon| -> Element<'a, Message> {
            let disc = (side * 0.73).round();
            container(icon::coloured(of, (disc * 0.82).round()))
                .center(disc)
                .style(filled(CREAM, disc / 2.0))
                .into()
        };
        let middle = match card {
            Card::Ant(_, Strength::NINJA) => picture(Icon::AntNinja),
            Card::Ant(_, strength) => {
                let px = (side * 0.78).min(height * 0.56).round();
                let digits = ui.digits(px, strength.value().to_string());
                digits.line_height(1.0).color(INK).into()
            }
            Card::Queen(_) => picture(Icon::AntQueen),
            Card::Ladybug => icon::coloured(Icon::Ladybug, (side * 0.72).round()),
        };
        let mark = match card {
            Card::Ant(colour, _) | Card::Queen(colour) => Some(
                container(pip(colour, (side * 0.22).clamp(11.0, 24.0).round()))
                    .align_right(Length::Fill)
                    .align_bottom(Length::Fill)
                    .padding(if side < 56.0 { 3 } else { 5 }),
            ),
            Card::Ladybug => None,
        };
        stack![container(middle).center(Length::Fill)]
            .push(mark)
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    })
    .into()
}

/// A whole card; fills its space.
pub fn face<'a, Message: 'a>(
    ui: Ui<'a>,
    colours: &CardColours,
    card: Card,
) -> Container<'a, Message> {
    let skin = skin(&ui, colours, card);
    container(print(ui, card)).style(move |_| skin.surface())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_colours_never_share_a_paint() {
        let mut paints = CardColours::default();
        paints.set(Colour::C1, Paint::Blue);
        assert_eq!(paints.of(Colour::C1), Paint::Blue);
        assert_eq!(paints.of(Colour::C2), Paint::Red);
        paints.set(Colour::C2, Paint::Grey);
        assert_eq!(paints.of(Colour::C2), Paint::Grey);
        assert_eq!(paints.of(Colour::C1), Paint::Blue);
    }

    #[test]
    fn ink_is_legible_on_every_paint() {
        let light = |colour: Color| {
            let linear = colour.into_linear();
            0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05
        };
        for paint in Paint::ALL {
            assert!(light(paint.colour()) / light(INK) >= 4.5, "{paint:?}");
        }
    }
}
