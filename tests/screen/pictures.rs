//! Large pictures, drawn away from the window's thread.

use iced::futures::executor::block_on_stream;
use iced::widget::image::Handle;
use tablee::ui::picture_worker::PictureWorker;
use tablee::ui::pictures::{Drawn, Measured, PictureSize, Pictures};

const RING: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
<circle cx="20" cy="20" r="12" fill="none" stroke="#c04020" stroke-opacity="0.6" stroke-width="5"/>
</svg>"##;
const DISC: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
<circle cx="20" cy="20" r="12" fill="#c04020"/>
</svg>"##;
const NO_DRAWING: &[u8] = b"<svg";

fn wanted(svg: &'static [u8], side: u32) -> PictureSize {
    PictureSize {
        svg,
        width: side,
        height: side,
    }
}

fn middle(drawn: &Drawn) -> Vec<u8> {
    let Handle::Rgba {
        width,
        height,
        pixels,
        ..
    } = &drawn.handle
    else {
        panic!("no pixels");
    };
    assert_eq!((*width, *height), (drawn.wanted.width, drawn.wanted.height));
    let at = (height / 2 * width + width / 2) as usize * 4;
    pixels[at..at + 4].to_vec()
}

#[test]
fn pictures_are_drawn_in_the_size_that_is_wanted() {
    let (painter, pictures) = PictureWorker::start();
    painter.draw(vec![wanted(RING, 80), wanted(NO_DRAWING, 40)]);
    let mut pictures = block_on_stream(pictures);
    let ring = pictures.next().unwrap().unwrap();
    assert!(ring.wanted == wanted(RING, 80) && middle(&ring) == [0, 0, 0, 0]);
    assert!(pictures.next().unwrap().is_none(), "what is no drawing");
    painter.draw(vec![wanted(DISC, 20)]);
    let disc = pictures.next().unwrap().unwrap();
    assert!(disc.wanted == wanted(DISC, 20) && middle(&disc) == [0xc0, 0x40, 0x20, 0xff]);
}

#[test]
fn pictures_are_drawn_once_for_each_size() {
    let mut pictures = Pictures::default();
    let (painter, drawn) = PictureWorker::start();
    let mut drawn = block_on_stream(drawn);
    for (side, missing) in [(40u16, 1), (40, 0), (60, 1), (60, 0)] {
        let size = iced::Size::new(side.into(), side.into());
        pictures.measured(Measured { svg: DISC, size });
        let asked = pictures.missing();
        assert_eq!(asked.len(), missing, "{side}");
        if missing > 0 {
            painter.draw(asked);
            pictures.insert(drawn.next().unwrap().unwrap());
        }
        let Some(Handle::Rgba { width, .. }) = pictures.picture(DISC) else {
            panic!("no picture");
        };
        assert_eq!(width, u32::from(side));
    }
}
