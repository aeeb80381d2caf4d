//! The large pictures, drawn after the first frame and kept in the size that is shown.
//!
//! Drawing one from SVG takes tens of milliseconds, so nothing waits for it: until it is there, its
//! area is tinted.

use iced::Size;
use iced::widget::image::Handle;

/// A drawing and the size in which it is laid out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    pub svg: &'static [u8],
    pub size: Size,
}

/// A drawing and its size in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PictureSize {
    pub svg: &'static [u8],
    pub width: u32,
    pub height: u32,
}

/// A picture that is ready.
#[derive(Debug, Clone)]
pub struct Drawn {
    pub wanted: PictureSize,
    pub handle: Handle,
}

#[derive(Debug)]
pub struct Pictures {
    pictures: Vec<Entry>,
    /// Pixels of the screen per pixel of the layout.
    factor: f32,
}

impl Default for Pictures {
    fn default() -> Self {
        Self {
            pictures: Vec::new(),
            factor: 1.0,
        }
    }
}

/// A drawing: its last measured size, the requested size, and the picture to show.
#[derive(Debug)]
struct Entry {
    measured: Measured,
    asked: Option<PictureSize>,
    shown: Option<Handle>,
}

impl Pictures {
    /// A drawing is laid out in this size.
    pub fn measured(&mut self, measured: Measured) {
        let mut entries = self.pictures.iter_mut();
        match entries.find(|entry| entry.is_of(measured.svg)) {
            Some(entry) => entry.measured = measured,
            None => self.pictures.push(Entry {
                measured,
                asked: None,
                shown: None,
            }),
        }
    }

    pub fn rescaled(&mut self, factor: f32) {
        self.factor = factor;
    }

    /// The pictures that are neither drawn nor requested in their size; until they are drawn, the
    /// last size is shown. Pictures that are not shown any more are kept.
    pub fn missing(&mut self) -> Vec<PictureSize> {
        let mut missing = Vec::new();
        for entry in &mut self.pictures {
            let wanted = entry.wanted(self.factor);
            if entry.asked.replace(wanted) != Some(wanted) {
                missing.push(wanted);
            }
        }
        missing
    }

    /// Keeps a picture; one of a size that is not needed any more is dropped.
    pub fn insert(&mut self, drawn: Drawn) {
        let mut entries = self.pictures.iter_mut();
        if let Some(entry) = entries.find(|entry| entry.is_of(drawn.wanted.svg))
            && (entry.asked == Some(drawn.wanted) || entry.shown.is_none())
        {
            entry.shown = Some(drawn.handle);
        }
    }

    /// Whether everything requested can be shown.
    pub fn is_complete(&self) -> bool {
        self.pictures.iter().all(|entry| entry.shown.is_some())
    }

    /// Whether every picture is shown in its size.
    pub fn is_current(&self) -> bool {
        self.pictures.iter().all(|entry| {
            let PictureSize { width, height, .. } = entry.wanted(self.factor);
            matches!(
                entry.shown,
                Some(Handle::Rgba { width: shown_width, height: shown_height, .. })
                    if (shown_width, shown_height) == (width, height)
            )
        })
    }

    pub fn picture(&self, svg: &'static [u8]) -> Option<Handle> {
        let mut entries = self.pictures.iter();
        entries.find(|entry| entry.is_of(svg))?.shown.clone()
    }
}

impl Entry {
    /// Compared by content: a constant may have several addresses.
    fn is_of(&self, svg: &[u8]) -> bool {
        self.measured.svg == svg
    }

    fn wanted(&self, factor: f32) -> PictureSize {
        let pixels = |length: f32| (length * factor).round().max(1.0) as u32;
        let Measured { svg, size } = self.measured;
        PictureSize {
            svg,
            width: pixels(size.width),
            height: pixels(size.height),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_found_wherever_its_drawing_lies() {
        let svg = br#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#;
        let copy: &'static [u8] = Vec::leak(svg.to_vec());
        let wanted = |width| PictureSize {
            svg,
            width,
            height: 4,
        };
        let mut pictures = Pictures::default();
        let missing = |pictures: &mut Pictures, width| {
            let size = Size::new(width, 4.0);
            pictures.measured(Measured { svg, size });
            pictures.missing()
        };
        assert_eq!(missing(&mut pictures, 4.0), [wanted(4)]);
        pictures.insert(Drawn {
            wanted: PictureSize {
                svg: copy,
                ..wanted(4)
            },
            handle: Handle::from_rgba(4, 4, vec![0; 64]),
        });
        assert!(pictures.is_complete() && pictures.picture(copy).is_some());
        assert_eq!(missing(&mut pictures, 4.0), []);
        assert!(pictures.is_current());
        // Another size: the old one is shown until it is there.
        assert_eq!(missing(&mut pictures, 8.0), [wanted(8)]);
        assert!(pictures.picture(svg).is_some() && !pictures.is_current());
        assert_eq!(pictures.missing(), []);
        // Another screen: the same size in more pixels.
        pictures.rescaled(2.0);
        assert_eq!(
            pictures.missing(),
            [PictureSize {
                height: 8,
                ..wanted(16)
            }]
        );
    }
}
