//! Drawing into pictures that tests can look at.

#![allow(dead_code, reason = "not every test uses everything")]

use std::sync::Once;
use tablee_render::core::text::{LineHeight, Paragraph as _, Shaping, Wrapping};
use tablee_render::core::{
    self, Color, Font, Pixels, Point, Rectangle, Renderer as _, Size, alignment, text,
};
use tablee_render::graphics::text::{FIRA_SANS_REGULAR, Paragraph, font_system};
use tablee_render::graphics::{Viewport, geometry};
use tablee_render::{Offscreen, Renderer};

pub const BACKGROUND: Color = Color::from_rgb(0.1, 0.12, 0.14);
pub const FONT: Font = Font::with_name("Fira Sans");

pub struct Picture {
    pub width: u32,
    pub height: u32,
    rgba: Vec<u8>,
}

impl Picture {
    pub fn new(size: Size<u32>, rgba: Vec<u8>) -> Self {
        assert_eq!(rgba.len(), (size.width * size.height * 4) as usize);
        Self {
            width: size.width,
            height: size.height,
            rgba,
        }
    }

    pub fn at(&self, x: u32, y: u32) -> [u8; 4] {
        let start = ((y * self.width + x) * 4) as usize;
        [0, 1, 2, 3].map(|channel| self.rgba[start + channel])
    }

    /// Asserts that every pixel is within `tolerance` of `expected`.
    pub fn assert_near(&self, tolerance: u8, expected: impl Fn(u32, u32) -> [u8; 4]) {
        for y in 0..self.height {
            for x in 0..self.width {
                let (is, expected) = (self.at(x, y), expected(x, y));
                let off = is
                    .iter()
                    .zip(expected)
                    .map(|(is, expected)| is.abs_diff(expected));
                assert!(
                    off.max() <= Some(tolerance),
                    "pixel ({x}, {y}) is {is:?}, expected {expected:?}"
                );
            }
        }
    }
}

pub fn renderer() -> Renderer {
    static FONTS: Once = Once::new();
    FONTS.call_once(|| {
        font_system()
            .write()
            .unwrap()
            .load_font(FIRA_SANS_REGULAR.into());
    });
    Renderer::new(FONT, Pixels(16.0))
}

/// Draws into a picture of this many physical pixels.
pub fn draw(size: Size<u32>, scale: f32, record: impl FnOnce(&mut Renderer)) -> Picture {
    let mut renderer = renderer();
    let viewport = Viewport::with_physical_size(size, scale);
    renderer.reset(Rectangle::with_size(viewport.logical_size()));
    record(&mut renderer);
    let mut offscreen = Offscreen::default();
    let _ = offscreen.draw(&mut renderer, &viewport, BACKGROUND);
    Picture::new(size, offscreen.rgba())
}

pub fn paragraph(content: &str, size: f32, width: f32) -> Paragraph {
    Paragraph::with_text(core::Text {
        content,
        bounds: Size::new(width, f32::INFINITY),
        size: Pixels(size),
        line_height: LineHeight::default(),
        font: FONT,
        align_x: text::Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Basic,
        wrapping: Wrapping::Word,
    })
}

pub fn canvas_text(content: &str, position: Point, size: f32, color: Color) -> geometry::Text {
    geometry::Text {
        content: content.to_owned(),
        position,
        color,
        size: Pixels(size),
        line_height: LineHeight::default(),
        font: FONT,
        shaping: Shaping::Basic,
        ..geometry::Text::default()
    }
}

pub fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle {
        x,
        y,
        width,
        height,
    }
}

/// `source` over `below`, each red, green, blue and alpha from 0 to 1 and not premultiplied.
pub fn over(below: Color, source: Color, coverage: f32) -> Color {
    let alpha = source.a * coverage;
    let mix = |below: f32, source: f32| below + (source - below) * alpha;
    Color::from_rgb(
        mix(below.r, source.r),
        mix(below.g, source.g),
        mix(below.b, source.b),
    )
}

pub fn bytes(color: Color) -> [u8; 4] {
    [color.r, color.g, color.b, color.a].map(|channel| (channel * 255.0).round() as u8)
}

/// Part of a pixel that lies inside, by looking at many points of it.
pub fn coverage(x: u32, y: u32, is_inside: impl Fn(f32, f32) -> bool) -> f32 {
    const POINTS: usize = 16;
    let at = |origin: u32, index: usize| origin as f32 + (index as f32 + 0.5) / POINTS as f32;
    let count = (0..POINTS * POINTS)
        .filter(|index| is_inside(at(x, index % POINTS), at(y, index / POINTS)))
        .count();
    count as f32 / (POINTS * POINTS) as f32
}

pub fn is_in_rounded(bounds: Rectangle, radius: f32, x: f32, y: f32) -> bool {
    let past_x = (x - bounds.center_x()).abs() - (bounds.width / 2.0 - radius);
    let past_y = (y - bounds.center_y()).abs() - (bounds.height / 2.0 - radius);
    bounds.contains(Point::new(x, y))
        && (past_x <= 0.0 || past_y <= 0.0 || past_x.hypot(past_y) <= radius)
}
