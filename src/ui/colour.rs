//! The colours of the design, by role. Values are the tokens of the visual design; every pair that
//! carries text meets AA there.

use iced::{Color, Shadow, Vector};

/// The colours of a game in the shared widgets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Accent {
    /// For the next step, what is chosen, and what is still to come.
    pub accent: Color,
    pub on_accent: Color,
    pub tint: Color,
    /// The warning colour of this game.
    pub second: Color,
    pub on_second: Color,
}

/// The colours of the whole screen during a countdown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alarm {
    pub ground: Color,
    pub ground_2: Color,
    pub ink: Color,
    pub soft: Color,
    pub digit: Color,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colours {
    pub dark: bool,
    pub ground: Color,
    /// The top of the gradient behind Home.
    pub lamplit: Color,
    pub surface: Color,
    pub raised: Color,
    pub sunken: Color,
    pub line: Color,
    pub line_strong: Color,
    pub ink: Color,
    pub ink_soft: Color,
    pub scrim: Color,
    pub good: Color,
    pub warning: Color,
    pub danger: Color,
    pub on_fill: Color,
    pub alarm: Alarm,
    /// The accent of Home, Rules, History and Settings.
    pub neutral: Accent,
    /// By `PlayerColour`: the disc, the symbol on it, and the line in charts.
    pub players: [PlayerColours; 6],
    /// The edge of a chip, which gives it contrast on a light background.
    pub player_edge: Option<Color>,
    pub card_shadow: Shadow,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlayerColours {
    pub fill: Color,
    pub sign: Color,
    pub line: Color,
}

pub const fn rgb(hex: u32) -> Color {
    Color::from_rgb8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// A colour between two others.
pub fn blend(from: Color, to: Color, part: f32) -> Color {
    let mix = |from: f32, to: f32| from + (to - from) * part;
    Color {
        r: mix(from.r, to.r),
        g: mix(from.g, to.g),
        b: mix(from.b, to.b),
        a: mix(from.a, to.a),
    }
}

/// A translucent colour.
pub const fn with_alpha(colour: Color, alpha: f32) -> Color {
    Color { a: alpha, ..colour }
}

pub const DARK: Colours = Colours {
    dark: true,
    ground: rgb(0x1B1411),
    lamplit: rgb(0x2B1E15),
    surface: rgb(0x271D17),
    raised: rgb(0x34271E),
    sunken: rgb(0x130D0B),
    line: rgb(0x4D3C2F),
    line_strong: rgb(0x8C745C),
    ink: rgb(0xF7EBD5),
    ink_soft: rgb(0xCDB99D),
    scrim: rgb(0x0D0907),
    good: rgb(0x93CF7E),
    warning: rgb(0xF4BE4F),
    danger: rgb(0xFF8A6B),
    on_fill: rgb(0x1B1411),
    alarm: Alarm {
        ground: rgb(0xA03E0C),
        ground_2: rgb(0x5A1F08),
        ink: rgb(0xFFF3DC),
        soft: rgb(0xFFD9A8),
        digit: rgb(0xFFE7B3),
    },
    neutral: Accent {
        accent: rgb(0xF2C879),
        on_accent: rgb(0x2B1B06),
        tint: rgb(0x3A2A16),
        second: rgb(0xC9C2B6),
        on_second: rgb(0x221E19),
    },
    players: [
        PlayerColours {
            fill: rgb(0xD4410A),
            sign: rgb(0xFFFBF3),
            line: rgb(0xD4410A),
        },
        PlayerColours {
            fill: rgb(0x58C4FF),
            sign: rgb(0x1B1411),
            line: rgb(0x58C4FF),
        },
        PlayerColours {
            fill: rgb(0xF7B20A),
            sign: rgb(0x1B1411),
            line: rgb(0xF7B20A),
        },
        PlayerColours {
            fill: rgb(0x538A72),
            sign: rgb(0x1B1411),
            line: rgb(0x538A72),
        },
        PlayerColours {
            fill: rgb(0x8B64A1),
            sign: rgb(0xFFFBF3),
            line: rgb(0x8B64A1),
        },
        PlayerColours {
            fill: rgb(0xF3EEE7),
            sign: rgb(0x1B1411),
            line: rgb(0xF3EEE7),
        },
    ],
    player_edge: None,
    card_shadow: Shadow {
        color: with_alpha(rgb(0x000000), 0.42),
        offset: Vector::new(0.0, 6.0),
        blur_radius: 13.0,
    },
};

pub const LIGHT: Colours = Colours {
    dark: false,
    ground: rgb(0xEFE4D0),
    lamplit: rgb(0xF6ECD8),
    surface: rgb(0xF8F1E3),
    raised: rgb(0xFFFBF3),
    sunken: rgb(0xE4D6BC),
    line: rgb(0xD2C0A2),
    line_strong: rgb(0x8A7356),
    ink: rgb(0x2D1F16),
    ink_soft: rgb(0x614D3B),
    scrim: rgb(0x2D1F16),
    good: rgb(0x34691F),
    warning: rgb(0x855200),
    danger: rgb(0xA82E16),
    on_fill: rgb(0xFFFBF3),
    alarm: Alarm {
        ground: rgb(0xA8430F),
        ground_2: rgb(0x6A270B),
        ink: rgb(0xFFF3DC),
        soft: rgb(0xFFDDB0),
        digit: rgb(0xFFE7B3),
    },
    neutral: Accent {
        accent: rgb(0x7A5208),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xF0E2BF),
        second: rgb(0x5F574C),
        on_second: rgb(0xFFFBF3),
    },
    players: [
        PlayerColours {
            fill: rgb(0xD4410A),
            sign: rgb(0xFFFBF3),
            line: rgb(0x902400),
        },
        PlayerColours {
            fill: rgb(0x58C4FF),
            sign: rgb(0x1B1411),
            line: rgb(0x0A84E2),
        },
        PlayerColours {
            fill: rgb(0xF7B20A),
            sign: rgb(0x1B1411),
            line: rgb(0x957F00),
        },
        PlayerColours {
            fill: rgb(0x538A72),
            sign: rgb(0x1B1411),
            line: rgb(0x356D57),
        },
        PlayerColours {
            fill: rgb(0x8B64A1),
            sign: rgb(0xFFFBF3),
            line: rgb(0x692195),
        },
        PlayerColours {
            fill: rgb(0xF3EEE7),
            sign: rgb(0x1B1411),
            line: rgb(0x292827),
        },
    ],
    player_edge: Some(rgb(0x2D1F16)),
    card_shadow: Shadow {
        color: with_alpha(rgb(0x6B4A20), 0.37),
        offset: Vector::new(0.0, 4.0),
        blur_radius: 10.0,
    },
};

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn luminance(colour: Color) -> f32 {
        let linear = colour.into_linear();
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(a: Color, b: Color) -> f32 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        if a > b { a / b } else { b / a }
    }

    /// Everything written on or in an accent meets AA.
    pub(crate) fn assert_legible(colours: &Colours, accent: Accent) {
        assert!(contrast(accent.on_accent, accent.accent) >= 4.5);
        assert!(contrast(accent.on_second, accent.second) >= 4.5);
        assert!(contrast(colours.ink, accent.tint) >= 4.5);
        assert!(contrast(accent.accent, colours.surface) >= 4.5);
    }

    #[test]
    fn every_text_pair_meets_aa() {
        for colours in [&DARK, &LIGHT] {
            for ground in [
                colours.ground,
                colours.surface,
                colours.raised,
                colours.sunken,
            ] {
                for ink in [
                    colours.ink,
                    colours.ink_soft,
                    colours.good,
                    colours.warning,
                    colours.danger,
                ] {
                    assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}");
                }
                assert!(contrast(colours.line_strong, ground) >= 3.0);
            }
            assert_legible(colours, colours.neutral);
            for player in colours.players {
                assert!(contrast(player.sign, player.fill) >= 3.0);
            }
        }
    }
}
