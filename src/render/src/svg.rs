//! SVG: parsed once, rasterised once for each size that is shown.

use crate::bitmap::{Bitmap, Pixels};
use crate::cache::Cache;
use crate::core::image::FilterMethod;
use crate::core::svg::{Data, Handle, Svg};
use crate::core::{Color, Rectangle, Size};
use crate::image::Rotation;
use crate::pixels::{Target, blend_pixels, from_rgba, premultiply};
use crate::region::Region;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

#[derive(Debug)]
pub struct Svgs {
    documents: RefCell<FxHashMap<u64, Document>>,
    bitmaps: Cache<Key>,
    frame: u32,
}

struct Document {
    /// `None` if it cannot be drawn.
    tree: Option<Tree>,
    last_used: u32,
}

impl std::fmt::Debug for Document {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Document").finish_non_exhaustive()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    id: u64,
    width: u32,
    height: u32,
    is_tinted: bool,
}

impl Default for Svgs {
    fn default() -> Self {
        /// Every icon of an application in a few sizes.
        const BYTES: usize = 16 << 20;
        Self {
            documents: RefCell::default(),
            bitmaps: Cache::new(BYTES),
            frame: 0,
        }
    }
}

impl Svgs {
    pub fn measure(&self, handle: &Handle) -> Size<u32> {
        let mut documents = self.documents.borrow_mut();
        match parsed(&mut documents, handle, self.frame) {
            Some(tree) => Size::new(tree.size().width() as u32, tree.size().height() as u32),
            None => Size::new(0, 0),
        }
    }

    /// Draws an SVG within `clip`, which must lie inside its extent.
    pub fn draw(&mut self, target: &mut Target<'_>, clip: Region, svg: &Svg, bounds: Rectangle) {
        let key = Key {
            id: svg.handle.id(),
            width: bounds.width.round() as u32,
            height: bounds.height.round() as u32,
            is_tinted: svg.color.is_some(),
        };
        let documents = self.documents.get_mut();
        let frame = self.frame;
        let bitmap = self.bitmaps.get_or_insert_with(key, || {
            let tree = parsed(documents, &svg.handle, frame)?;
            rasterize(tree, key)
        });
        let Some(bitmap) = bitmap else { return };
        // As in iced's other renderers, the alpha of a tint is ignored.
        let color = premultiply(Color {
            a: svg.opacity,
            ..svg.color.unwrap_or(Color::BLACK)
        });
        if svg.rotation.0 == 0.0 {
            let corner = (bounds.x.round() as i32, bounds.y.round() as i32);
            bitmap.draw(target, clip, corner, color);
        } else {
            let size = Size::new(key.width, key.height);
            Rotation::new(bounds, svg.rotation.0, size).sample(
                |x, y| bitmap.pixel(x, y, color),
                clip,
                FilterMethod::Linear,
                |y, left, row| {
                    let right = left + row.len() as i32;
                    blend_pixels(target.row(y, left, right), row, 255);
                },
            );
        }
    }

    pub fn trim(&mut self) {
        // A parsed document is needed for new sizes only.
        const FRAMES: u32 = 128;
        self.bitmaps.trim();
        self.frame = self.frame.wrapping_add(1);
        let frame = self.frame;
        if frame.is_multiple_of(FRAMES) {
            self.documents
                .get_mut()
                .retain(|_, document| frame.wrapping_sub(document.last_used) < FRAMES);
        }
    }
}

fn parsed<'a>(
    documents: &'a mut FxHashMap<u64, Document>,
    handle: &Handle,
    frame: u32,
) -> Option<&'a Tree> {
    let document = documents.entry(handle.id()).or_insert_with(|| {
        let tree = match handle.data() {
            Data::Path(path) => {
                log::warn!(
                    "{} is not drawn: SVG is read from memory only",
                    path.display()
                );
                None
            }
            Data::Bytes(bytes) => Tree::from_data(bytes, &options(bytes))
                .inspect_err(|error| log::warn!("an SVG is not drawn: {error}"))
                .ok(),
        };
        Document {
            tree,
            last_used: frame,
        }
    });
    document.last_used = frame;
    document.tree.as_ref()
}

/// Text in an SVG is set in the fonts that iced has loaded. Copying their index takes longer than
/// most documents take to parse, so only documents with text get it.
#[cfg(feature = "svg-text")]
fn options(document: &[u8]) -> Options<'static> {
    use crate::graphics::text::font_system;
    use resvg::usvg::fontdb::Family;

    let mut options = Options::default();
    let has_text = str::from_utf8(document).is_ok_and(|document| document.contains("<text"));
    if has_text && let Ok(mut fonts) = font_system().write() {
        let fonts = fonts.raw().db();
        fonts
            .family_name(&Family::SansSerif)
            .clone_into(&mut options.font_family);
        options.fontdb = std::sync::Arc::new(fonts.clone());
    }
    options
}

#[cfg(not(feature = "svg-text"))]
fn options(_document: &[u8]) -> Options<'static> {
    Options::default()
}

fn rasterize(tree: &Tree, key: Key) -> Option<Bitmap> {
    let mut pixmap = Pixmap::new(key.width, key.height)?;
    let size = tree.size();
    // As in iced's other renderers, the longer side decides.
    let scale = if key.width > key.height {
        key.width as f32 / size.width()
    } else {
        key.height as f32 / size.height()
    };
    resvg::render(
        tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    let pixels = if key.is_tinted {
        Pixels::Mask(pixmap.pixels().iter().map(|pixel| pixel.alpha()).collect())
    } else {
        let packed = |pixel: &PremultipliedColorU8| {
            from_rgba([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        };
        Pixels::Color(pixmap.pixels().iter().map(packed).collect())
    };
    Some(Bitmap::new((0, 0), key.width, key.height, pixels))
}
