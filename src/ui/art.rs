//! The large pictures, drawn away from the first frame and kept in the size that is shown.
//!
//! A picture costs tens of milliseconds to draw from its vectors, so nobody waits for one:
//! until it is there, its place is tinted.

use iced::widget::image::Handle;
use resvg::{tiny_skia, usvg};

/// A drawing and the pixels it is wanted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    pub svg: &'static [u8],
    pub width: u32,
    pub height: u32,
}

/// A picture that is ready.
#[derive(Debug, Clone)]
pub struct Drawn {
    wanted: Wanted,
    handle: Handle,
}

#[derive(Debug, Default)]
pub struct Gallery {
    pictures: Vec<Entry>,
}

/// The size of a drawing that was asked for last, and what there is to show.
#[derive(Debug)]
struct Entry {
    asked: Wanted,
    shown: Option<Handle>,
}

impl Gallery {
    /// Keeps the pictures that are still wanted, and says which are neither there nor on their way.
    pub fn ask(&mut self, wishes: impl IntoIterator<Item = Wanted>) -> Vec<Wanted> {
        let mut before = std::mem::take(&mut self.pictures);
        let mut missing = Vec::new();
        for asked in wishes {
            let known = before.iter().position(|entry| entry.is_of(asked.svg));
            let known = known.map(|place| before.swap_remove(place));
            if known.as_ref().is_none_or(|entry| entry.asked != asked) {
                missing.push(asked);
            }
            let shown = known.and_then(|entry| entry.shown);
            self.pictures.push(Entry { asked, shown });
        }
        missing
    }

    /// Hangs a picture; one of a size that nobody wants any more is let go.
    pub fn hang(&mut self, drawn: Drawn) {
        let mut entries = self.pictures.iter_mut();
        if let Some(entry) = entries.find(|entry| entry.is_of(drawn.wanted.svg))
            && (entry.asked == drawn.wanted || entry.shown.is_none())
        {
            entry.shown = Some(drawn.handle);
        }
    }

    /// Whether everything that was asked for can be shown.
    pub fn is_complete(&self) -> bool {
        self.pictures.iter().all(|entry| entry.shown.is_some())
    }

    pub fn picture(&self, svg: &'static [u8]) -> Option<Handle> {
        let mut entries = self.pictures.iter();
        entries.find(|entry| entry.is_of(svg))?.shown.clone()
    }
}

impl Entry {
    /// By what it is, not by where it lies: a constant may lie in several places.
    fn is_of(&self, svg: &[u8]) -> bool {
        self.asked.svg == svg
    }
}

/// Draws one picture; takes its time, so not on the thread of the window.
pub fn draw(wanted: Wanted) -> Option<Drawn> {
    let tree = usvg::Tree::from_data(wanted.svg, &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(wanted.width.max(1), wanted.height.max(1))?;
    let size = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "pixels of a window")]
    let scale = tiny_skia::Transform::from_scale(
        wanted.width as f32 / size.width(),
        wanted.height as f32 / size.height(),
    );
    resvg::render(&tree, scale, &mut pixels.as_mut());
    let bytes = pixels
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
        .collect::<Vec<u8>>();
    let handle = Handle::from_rgba(wanted.width, wanted.height, bytes);
    Some(Drawn { wanted, handle })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_found_wherever_its_drawing_lies() {
        let svg = br#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#;
        let copy: &'static [u8] = Vec::leak(svg.to_vec());
        let wanted = |width| Wanted {
            svg,
            width,
            height: 4,
        };
        let mut gallery = Gallery::default();
        assert_eq!(gallery.ask([wanted(4)]), [wanted(4)]);
        gallery.hang(
            draw(Wanted {
                svg: copy,
                ..wanted(4)
            })
            .unwrap(),
        );
        assert!(gallery.is_complete() && gallery.picture(copy).is_some());
        assert_eq!(gallery.ask([wanted(4)]), []);
        // Another size: the old one is shown until it is there.
        assert_eq!(gallery.ask([wanted(8)]), [wanted(8)]);
        assert!(gallery.picture(svg).is_some());
        // Put away, it has to be drawn again.
        assert_eq!(gallery.ask([]), []);
        assert!(gallery.picture(svg).is_none());
        assert_eq!(gallery.ask([wanted(8)]), [wanted(8)]);
    }
}
