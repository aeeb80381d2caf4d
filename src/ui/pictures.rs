//! The large pictures, drawn away from the first frame and kept in the size that is shown.
//!
//! A picture costs tens of milliseconds to draw from its vectors, so nobody waits for one:
//! until it is there, its place is tinted.

use iced::widget::image::Handle;

/// A drawing and the pixels it is wanted in.
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

#[derive(Debug, Default)]
pub struct Pictures {
    pictures: Vec<Entry>,
}

/// The size of a drawing that was asked for last, and what there is to show.
#[derive(Debug)]
struct Entry {
    asked: PictureSize,
    shown: Option<Handle>,
}

impl Pictures {
    /// Says which pictures are neither there nor on their way in this size; until they are, the
    /// last size is shown. What is not asked for is kept as well.
    pub fn ask(&mut self, wishes: impl IntoIterator<Item = PictureSize>) -> Vec<PictureSize> {
        let mut missing = Vec::new();
        for asked in wishes {
            let mut entries = self.pictures.iter_mut();
            match entries.find(|entry| entry.is_of(asked.svg)) {
                Some(entry) if entry.asked == asked => continue,
                Some(entry) => entry.asked = asked,
                None => self.pictures.push(Entry { asked, shown: None }),
            }
            missing.push(asked);
        }
        missing
    }

    /// Hangs a picture; one of a size that nobody wants any more is let go.
    pub fn insert(&mut self, drawn: Drawn) {
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

    /// Whether every picture is shown in the size that was asked for last.
    pub fn is_current(&self) -> bool {
        self.pictures.iter().all(|entry| {
            let PictureSize { width, height, .. } = entry.asked;
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
    /// By what it is, not by where it lies: a constant may lie in several places.
    fn is_of(&self, svg: &[u8]) -> bool {
        self.asked.svg == svg
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
        assert_eq!(pictures.ask([wanted(4)]), [wanted(4)]);
        pictures.insert(Drawn {
            wanted: PictureSize {
                svg: copy,
                ..wanted(4)
            },
            handle: Handle::from_rgba(4, 4, vec![0; 64]),
        });
        assert!(pictures.is_complete() && pictures.picture(copy).is_some());
        assert_eq!(pictures.ask([wanted(4)]), []);
        assert!(pictures.is_current());
        // Another size: the old one is shown until it is there.
        assert_eq!(pictures.ask([wanted(8)]), [wanted(8)]);
        assert!(pictures.picture(svg).is_some() && !pictures.is_current());
        // What nobody asks for is kept.
        assert_eq!(pictures.ask([]), []);
        assert!(pictures.picture(svg).is_some());
        assert_eq!(pictures.ask([wanted(8)]), []);
    }
}
