//! Large pictures, drawn by a second run of the program.

use iced::futures::executor::block_on_stream;
use iced::widget::image::Handle;
use std::path::Path;
use tablee::ui::art::{Drawn, Wanted};
use tablee::ui::painter::Painter;

const RING: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
<circle cx="20" cy="20" r="12" fill="none" stroke="#c04020" stroke-opacity="0.6" stroke-width="5"/>
</svg>"##;
const NO_DRAWING: &[u8] = b"<svg";

fn pixels(drawn: Option<Drawn>) -> Option<(u32, Vec<u8>)> {
    match drawn?.handle {
        Handle::Rgba { width, pixels, .. } => Some((width, pixels.to_vec())),
        Handle::Path(..) | Handle::Bytes(..) => None,
    }
}

/// What comes of three wishes, one of which is none.
fn drawn_by(program: Option<&Path>) -> Vec<Option<(u32, Vec<u8>)>> {
    let wanted = |svg, side| Wanted {
        svg,
        width: side,
        height: side,
    };
    let wishes = vec![wanted(RING, 80), wanted(NO_DRAWING, 40), wanted(RING, 20)];
    let painter = Painter::new(program.map(Path::to_owned));
    block_on_stream(painter.draw(wishes)).map(pixels).collect()
}

#[test]
fn a_picture_is_the_same_wherever_it_is_drawn() {
    let here = drawn_by(None);
    let [Some((80, large)), None, Some((20, _))] = here.as_slice() else {
        panic!("two pictures of three");
    };
    assert!(large.iter().any(|part| *part != 0));
    // A second run of the program, and programs that are not there, say nothing, talk nonsense.
    let tablee = env!("CARGO_BIN_EXE_tablee");
    for program in [tablee, "/nowhere/tablee", "/bin/true", "/bin/echo"] {
        assert!(drawn_by(Some(Path::new(program))) == here, "{program}");
    }
}
