//! Text: which glyphs are drawn, where, and in which colour.

use crate::core::alignment::Vertical;
use crate::core::text::Alignment;
use crate::core::{Color, Point, Rectangle, Size, Transformation};
use crate::glyphs::Glyphs;
use crate::graphics::text::{Text, cache, font_system};
use crate::pixels::{Target, premultiply};
use crate::region::{Region, transform};
use cosmic_text::{Buffer, BufferLine, FontSystem, LayoutGlyph, PhysicalGlyph, SubpixelBin};

/// From this size on, in pixels, glyphs are placed on whole pixels: one bitmap is enough, where
/// positions in quarters of a pixel would need sixteen.
const LARGE: f32 = 64.0;

/// Starts loading the fonts of the system on a thread, while the program does something else: it
/// takes as long as most other things before a first frame. The first text waits for them.
pub fn load_fonts() {
    // Without the thread the first text loads them.
    #[cfg(not(target_arch = "wasm32"))]
    let _ = std::thread::Builder::new()
        .name("fonts".to_owned())
        .spawn(|| {
            let _ = font_system();
        });
}

/// The size of laid out text. A paragraph's own `min_bounds` can be smaller: a paragraph that is
/// laid out again in the width of its longest line may break into more lines.
pub fn measure(buffer: &Buffer) -> Size {
    buffer.layout_runs().fold(Size::ZERO, |size, run| {
        let glyphs = run.glyphs.iter();
        let right = glyphs.fold(run.line_w, |right, glyph| right.max(glyph.x + glyph.w));
        Size::new(
            size.width.max(right),
            size.height.max(run.line_top + run.line_height),
        )
    })
}

/// The pixels that a text may change. Text is clipped to them.
pub fn extent(text: &Text, transformation: Transformation) -> Region {
    let region = |bounds: Rectangle, clip: Rectangle, transformation: Transformation| {
        // Glyphs can be larger than the line that they are set in.
        let overhang = 3.0 + bounds.height.min(300.0) * 0.1;
        Region::covering(transform(bounds.expand(overhang), transformation))
            .intersection(Region::centers(transform(clip, transformation)))
    };
    match text {
        Text::Paragraph {
            paragraph,
            position,
            clip_bounds,
            transformation: own,
            ..
        } => {
            let bounds = Rectangle::new(*position, paragraph.min_bounds);
            region(bounds, *clip_bounds, transformation * *own)
        }
        Text::Editor {
            editor,
            position,
            clip_bounds,
            transformation: own,
            ..
        } => {
            let bounds = Rectangle::new(*position, editor.bounds);
            region(bounds, *clip_bounds, transformation * *own)
        }
        Text::Cached {
            content,
            bounds,
            size,
            line_height,
            align_x,
            align_y,
            clip_bounds,
            ..
        } => {
            // How lines break is known only when they are drawn.
            if content.contains('\n') || bounds.width.is_finite() {
                return Region::centers(transform(*clip_bounds, transformation));
            }
            // No glyph is wider than this.
            let width = content.chars().count() as f32 * size.0 * 1.5;
            let line = aligned(*bounds, Size::new(width, line_height.0), *align_x, *align_y);
            region(
                Rectangle::new(line, Size::new(width, line_height.0)).expand(size.0 / 3.0),
                *clip_bounds,
                transformation,
            )
        }
        Text::Raw {
            raw,
            transformation: own,
        } => Region::centers(transform(raw.clip_bounds, transformation * *own)),
    }
}

/// Whether two texts look the same. iced compares paragraphs by their size and font only, which is
/// not enough as long as both exist.
pub fn is_same(one: &Text, other: &Text) -> bool {
    let has_same_words = match (one, other) {
        (Text::Paragraph { paragraph: a, .. }, Text::Paragraph { paragraph: b, .. }) => a
            .upgrade()
            .zip(b.upgrade())
            .is_some_and(|(a, b)| has_same_words(a.buffer(), b.buffer())),
        _ => true,
    };
    has_same_words && one == other
}

fn has_same_words(one: &Buffer, other: &Buffer) -> bool {
    let is_same_line = |one: &BufferLine, other: &BufferLine| {
        one.text() == other.text() && one.attrs_list() == other.attrs_list()
    };
    std::ptr::eq(one, other)
        || one.lines.len() == other.lines.len()
            && one
                .lines
                .iter()
                .zip(&other.lines)
                .all(|(one, other)| is_same_line(one, other))
}

/// The top left corner of a text with this size.
fn aligned(bounds: Rectangle, size: Size, x: Alignment, y: Vertical) -> Point {
    Point::new(
        match x {
            Alignment::Center => bounds.x - size.width / 2.0,
            Alignment::Right => bounds.x - size.width,
            Alignment::Default | Alignment::Left | Alignment::Justified => bounds.x,
        },
        match y {
            Vertical::Top => bounds.y,
            Vertical::Center => bounds.y - size.height / 2.0,
            Vertical::Bottom => bounds.y - size.height,
        },
    )
}

/// Draws text.
pub struct TextDrawer {
    pub glyphs: Glyphs,
    /// Text that was recorded without having been laid out.
    layouts: cache::Cache,
}

impl std::fmt::Debug for TextDrawer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TextDrawer")
            .field("glyphs", &self.glyphs)
            .finish_non_exhaustive()
    }
}

impl Default for TextDrawer {
    fn default() -> Self {
        Self {
            glyphs: Glyphs::default(),
            layouts: cache::Cache::new(),
        }
    }
}

/// Where and how text is drawn.
struct Placement {
    clip: Region,
    position: Point,
    color: Color,
    transformation: Transformation,
}

impl TextDrawer {
    /// Draws a text within `clip`.
    pub fn draw(
        &mut self,
        target: &mut Target<'_>,
        clip: Region,
        text: &Text,
        transformation: Transformation,
    ) {
        let clip = extent(text, transformation).intersection(clip);
        if clip.is_empty() {
            return;
        }
        let Ok(mut fonts) = font_system().write() else {
            return;
        };
        let fonts = fonts.raw();
        let place = |position: Point, color: Color, own: Transformation| Placement {
            clip,
            position,
            color,
            transformation: transformation * own,
        };
        match text {
            Text::Paragraph {
                paragraph,
                position,
                color,
                transformation: own,
                ..
            } => {
                if let Some(paragraph) = paragraph.upgrade() {
                    let place = place(*position, *color, *own);
                    draw_buffer(&mut self.glyphs, target, paragraph.buffer(), &place, fonts);
                }
            }
            Text::Editor {
                editor,
                position,
                color,
                transformation: own,
                ..
            } => {
                if let Some(editor) = editor.upgrade() {
                    let place = place(*position, *color, *own);
                    draw_buffer(&mut self.glyphs, target, editor.buffer(), &place, fonts);
                }
            }
            Text::Raw {
                raw,
                transformation: own,
            } => {
                if let Some(buffer) = raw.buffer.upgrade() {
                    let place = place(raw.position, raw.color, *own);
                    draw_buffer(&mut self.glyphs, target, &buffer, &place, fonts);
                }
            }
            Text::Cached {
                content,
                bounds,
                color,
                size,
                line_height,
                font,
                align_x,
                align_y,
                shaping,
                ..
            } => {
                let key = cache::Key {
                    bounds: bounds.size(),
                    content,
                    font: *font,
                    size: size.0,
                    line_height: line_height.0,
                    shaping: *shaping,
                    align_x: *align_x,
                };
                let (_, layout) = self.layouts.allocate(fonts, key);
                let position = aligned(*bounds, layout.min_bounds, *align_x, *align_y);
                let place = place(position, *color, Transformation::IDENTITY);
                draw_buffer(&mut self.glyphs, target, &layout.buffer, &place, fonts);
            }
        }
    }

    pub fn trim(&mut self) {
        self.layouts.trim();
        self.glyphs.trim();
    }
}

/// Draws laid out text.
fn draw_buffer(
    glyphs: &mut Glyphs,
    target: &mut Target<'_>,
    buffer: &Buffer,
    place: &Placement,
    fonts: &mut FontSystem,
) {
    let clip = place.clip;
    let scale = place.transformation.scale_factor();
    let position = place.position * place.transformation;
    let color = premultiply(place.color);
    for run in buffer.layout_runs() {
        let top = position.y + run.line_top * scale;
        let height = run.line_height * scale;
        if top - height > clip.bottom as f32 {
            break;
        }
        if top + 2.0 * height < clip.top as f32 {
            continue;
        }
        let baseline = (run.line_y * scale).round() as i32;
        for glyph in run.glyphs {
            let placed = placed(glyph, position, scale);
            let reach = (glyph.font_size * scale * 2.0) as i32 + 2;
            let width = (glyph.w * scale) as i32;
            if placed.x - reach > clip.right || placed.x + width + reach < clip.left {
                continue;
            }
            if let Some(bitmap) = glyphs.get(placed.cache_key, fonts) {
                let color = glyph.color_opt.map_or(color, |own| {
                    let [r, g, b, a] = own.as_rgba();
                    let alpha = f32::from(a) / 255.0 * place.color.a;
                    premultiply(Color::from_rgba8(r, g, b, alpha))
                });
                let at = (placed.x, placed.y + baseline);
                bitmap.draw(target, clip, at, color);
            }
        }
    }
}

/// The pixel of a glyph, and the bitmap for what remains of its position.
fn placed(glyph: &LayoutGlyph, position: Point, scale: f32) -> PhysicalGlyph {
    let mut placed = glyph.physical((position.x, position.y), scale);
    if glyph.font_size * scale >= LARGE {
        // Takes the fraction away, and returns what it rounds to.
        let round = |bin: &mut SubpixelBin| {
            let rounded = i32::from(matches!(bin, SubpixelBin::Two | SubpixelBin::Three));
            *bin = SubpixelBin::Zero;
            rounded
        };
        placed.x += round(&mut placed.cache_key.x_bin);
        placed.y += round(&mut placed.cache_key.y_bin);
    }
    placed
}
