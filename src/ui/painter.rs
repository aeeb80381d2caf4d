//! Who draws the large pictures, one after another, on a thread of its own.
//!
//! They are drawn in a second run of this program: drawing takes several times the memory of the
//! picture. What is wanted goes in as JSON; every picture comes out as one byte that says whether
//! there is one, and its pixels.

use super::art::{Drawn, Wanted};
use crate::platform;
use crate::platform::helper::Helper;
use bytes::Bytes;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::widget::image::Handle;
use memmap2::MmapMut;
use resvg::{tiny_skia, usvg};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};

/// The word on the command line that makes the program draw.
pub const COMMAND: &str = "draw";

/// A drawing and the pixels it is wanted in, as it is told.
#[derive(Debug, Serialize, Deserialize)]
struct Asked<'a> {
    svg: Cow<'a, str>,
    width: u32,
    height: u32,
}

/// The pictures that are missing, and where they are to be sent.
type Order = (Vec<Wanted>, UnboundedSender<Option<Drawn>>);

#[derive(Debug)]
pub struct Painter(Option<Sender<Order>>);

impl Painter {
    /// `program` draws as a process of its own; without one, or where it fails, it is done here.
    pub fn new(program: Option<PathBuf>) -> Self {
        let (orders, work) = mpsc::channel::<Order>();
        let spawned = platform::spawn("art", move || {
            for (wishes, hang) in work {
                draw_all(program.as_deref(), &wishes, |drawn| {
                    let _ = hang.unbounded_send(drawn);
                });
            }
        });
        Self(spawned.is_ok().then_some(orders))
    }

    /// The pictures as they come, and nothing for one that cannot be drawn: its place stays tinted.
    pub fn draw(&self, wishes: Vec<Wanted>) -> UnboundedReceiver<Option<Drawn>> {
        let (hang, drawn) = unbounded();
        match &self.0 {
            Some(orders) => {
                let _ = orders.send((wishes, hang));
            }
            None => {
                let _ = hang.unbounded_send(None);
            }
        }
        drawn
    }
}

fn draw_all(program: Option<&Path>, wishes: &[Wanted], mut hang: impl FnMut(Option<Drawn>)) {
    let asked: Option<Vec<Asked<'_>>> = wishes.iter().map(asked).collect();
    let helper = program
        .zip(asked)
        .and_then(|(program, asked)| Helper::start(program, COMMAND, &asked).ok());
    let mut drawn_there = 0;
    if let Some(mut helper) = helper {
        for wanted in wishes {
            let Ok(pixels) = take(&mut helper, wanted) else {
                break;
            };
            hang(pixels.map(|pixels| handed(*wanted, Bytes::from_owner(pixels))));
            drawn_there += 1;
        }
    }
    for wanted in &wishes[drawn_there..] {
        let pixels = pixels(wanted.svg, wanted.width, wanted.height);
        hang(pixels.map(|pixels| handed(*wanted, pixels.into())));
    }
}

fn asked(wanted: &Wanted) -> Option<Asked<'static>> {
    Some(Asked {
        svg: Cow::Borrowed(str::from_utf8(wanted.svg).ok()?),
        width: wanted.width,
        height: wanted.height,
    })
}

fn handed(wanted: Wanted, pixels: Bytes) -> Drawn {
    let handle = Handle::from_rgba(wanted.width, wanted.height, pixels);
    Drawn { wanted, handle }
}

/// The next picture, in memory that goes when the picture does.
fn take(helper: &mut Helper, wanted: &Wanted) -> io::Result<Option<MmapMut>> {
    let mut there = [0];
    helper.read_exact(&mut there)?;
    match there[0] {
        0 => return Ok(None),
        1 => {}
        _ => return Err(ErrorKind::InvalidData.into()),
    }
    let mut pixels = MmapMut::map_anon(wanted.width as usize * wanted.height as usize * 4)?;
    helper.read_exact(&mut pixels)?;
    Ok(Some(pixels))
}

/// The other end: draws what is asked for, until it is done or nobody listens any more.
///
/// # Errors
/// When nothing sensible is asked for, or nobody takes what is drawn.
pub fn serve(input: impl Read, mut output: impl Write) -> io::Result<()> {
    let asked: Vec<Asked<'_>> = serde_json::from_reader(input)?;
    for asked in asked {
        match pixels(asked.svg.as_bytes(), asked.width, asked.height) {
            Some(pixels) => {
                output.write_all(&[1])?;
                output.write_all(&pixels)?;
            }
            None => output.write_all(&[0])?,
        }
        output.flush()?;
    }
    Ok(())
}

/// Draws one picture, which takes its time.
fn pixels(svg: &[u8], width: u32, height: u32) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_data(svg, &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(width, height)?;
    let size = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "pixels of a window")]
    let scale = tiny_skia::Transform::from_scale(
        width as f32 / size.width(),
        height as f32 / size.height(),
    );
    resvg::render(&tree, scale, &mut pixels.as_mut());
    let mut bytes = pixels.take();
    for pixel in bytes.as_chunks_mut::<4>().0 {
        let [red, green, blue, alpha] = *pixel;
        let colour = tiny_skia::PremultipliedColorU8::from_rgba(red, green, blue, alpha);
        if let Some(colour) = colour.map(|colour| colour.demultiply()) {
            *pixel = [colour.red(), colour.green(), colour.blue(), alpha];
        }
    }
    Some(bytes)
}
