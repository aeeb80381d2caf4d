//! The type scale: five embedded fonts, eleven roles, and how each grows with the text size.

use iced::Size;
use iced::font::{Font, Style, Weight};

pub const SANS: Font = Font::with_name("Tablee Sans");
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..SANS
};
pub const ITALIC: Font = Font {
    style: Style::Italic,
    ..SANS
};
pub const SERIF: Font = Font::with_name("Tablee Serif");
pub const DIGITS: Font = Font::with_name("Tablee Digits");

/// Every tabular digit is this wide, in em.
pub const DIGIT_WIDTH: f32 = 0.475;
/// A digit is this tall, in em.
pub const DIGIT_HEIGHT: f32 = 0.72;
/// The line height of digits, relative to their size: they have no descenders.
pub const DIGIT_LINE: f32 = 0.86;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Giant,
    Huge,
    LargeDigits,
    MidDigits,
    Display,
    Title,
    Heading,
    Lead,
    Body,
    Label,
    Small,
}

impl Role {
    pub const COUNT: usize = Self::Small as usize + 1;

    /// Size when wide, when narrow, and the factor it has grown by at 175 %.
    const fn scale(self) -> (f32, f32, f32) {
        match self {
            Self::Giant => (224.0, 94.0, 1.0),
            Self::Huge => (132.0, 92.0, 1.0),
            Self::LargeDigits => (64.0, 48.0, 1.25),
            Self::MidDigits => (40.0, 32.0, 1.4),
            Self::Display => (56.0, 36.0, 1.35),
            Self::Title => (32.0, 26.0, 1.5),
            Self::Heading => (24.0, 21.0, 1.6),
            Self::Lead => (24.0, 20.0, 1.75),
            Self::Body | Self::Label => (20.0, 18.0, 1.75),
            Self::Small => (16.0, 16.0, 1.75),
        }
    }

    pub fn px(self, narrow: bool, percent: u16) -> f32 {
        let (wide, slim, factor) = self.scale();
        let base = if narrow { slim } else { wide };
        let part = f32::from(percent.clamp(100, 175) - 100) / 75.0;
        (base * (1.0 + (factor - 1.0) * part)).round()
    }

    pub const fn line(self) -> f32 {
        match self {
            Self::Giant | Self::Huge => DIGIT_LINE,
            Self::LargeDigits | Self::MidDigits => 1.0,
            Self::Display => 1.05,
            Self::Title => 1.15,
            Self::Heading | Self::Label => 1.2,
            Self::Lead => 1.25,
            Self::Body => 1.35,
            Self::Small => 1.3,
        }
    }

    /// How far the accents of capitals reach above the line, relative to the size.
    pub const fn accent_overhang(self) -> f32 {
        match self {
            Self::Display | Self::Title | Self::Heading => 0.75 - self.line() / 2.0,
            _ => 0.0,
        }
    }

    pub const fn font(self) -> Font {
        match self {
            Self::Giant | Self::Huge | Self::LargeDigits | Self::MidDigits => DIGITS,
            Self::Display | Self::Title | Self::Heading => SERIF,
            Self::Lead | Self::Label => BOLD,
            Self::Body | Self::Small => SANS,
        }
    }
}

/// The box that this many digits of a given size need.
pub fn room_of(characters: usize, px: f32) -> Size {
    let width = characters as f32 * DIGIT_WIDTH * px;
    Size::new(width.ceil(), (px * DIGIT_LINE).ceil())
}

/// The size at which this many digits fill the box, never below 1: cosmic-text does not return
/// from shaping a text of negative size.
pub fn filling(characters: usize, room: Size) -> f32 {
    let characters = characters.max(1) as f32;
    (room.width / (DIGIT_WIDTH * characters))
        .min(room.height / DIGIT_HEIGHT)
        .floor()
        .max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_between_its_two_ends() {
        assert_eq!(Role::Body.px(false, 100), 20.0);
        assert_eq!(Role::Body.px(false, 175), 35.0);
        assert_eq!(Role::Body.px(true, 150), 27.0);
        assert_eq!(Role::Title.px(false, 175), 48.0);
        assert_eq!(Role::Giant.px(false, 175), 224.0);
    }

    #[test]
    fn digits_fit_their_box() {
        let px = filling(4, Size::new(380.0, 300.0));
        assert!(px * 0.475 * 4.0 <= 380.0);
        assert!(px > 190.0);
    }
}
