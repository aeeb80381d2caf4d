//! The worker that draws the large pictures from SVG, one after another.

use super::pictures::{Drawn, PictureSize};
use crate::platform::worker::{self, Next, Worker};
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::widget::image::Handle;
use resvg::{tiny_skia, usvg};
use std::collections::VecDeque;
use std::time::Duration;

#[derive(Debug)]
pub struct PictureWorker {
    /// `None` when there is no thread to draw on.
    worker: Option<worker::Handle<Vec<PictureSize>>>,
    finished: UnboundedSender<Option<Drawn>>,
}

impl PictureWorker {
    /// Starts the worker. Pictures come out as they are finished, and `None` for one that cannot
    /// be drawn.
    pub fn start() -> (Self, UnboundedReceiver<Option<Drawn>>) {
        let (finished, pictures) = unbounded();
        let out = finished.clone();
        let worker = worker::run(Drawing::default(), move |drawn| {
            let _ = out.unbounded_send(drawn);
        });
        let worker = worker.ok();
        (Self { worker, finished }, pictures)
    }

    /// Requests pictures. One that is still waiting in another size is not drawn in that size.
    pub fn draw(&self, sizes: Vec<PictureSize>) {
        let sent = self
            .worker
            .as_ref()
            .is_some_and(|worker| worker.send(sizes));
        if !sent {
            let _ = self.finished.unbounded_send(None);
        }
    }
}

#[derive(Debug, Default)]
struct Drawing {
    queue: VecDeque<PictureSize>,
}

impl Worker for Drawing {
    const NAME: &'static str = "art";
    type In = Vec<PictureSize>;
    type Out = Option<Drawn>;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Vec<PictureSize>>,
        out: &mut Vec<Option<Drawn>>,
        _now: Duration,
    ) -> Next {
        if !inbox.is_empty() {
            for sizes in inbox.drain(..) {
                enqueue(&mut self.queue, sizes);
            }
            // On a page a frame is drawn first.
            return Next::Again;
        }
        let Some(wanted) = self.queue.pop_front() else {
            return Next::OnMessage;
        };
        out.push(drawn(wanted));
        Next::Again
    }
}

/// A window that is being resized requests many sizes: only the last one of each picture counts.
fn enqueue(queue: &mut VecDeque<PictureSize>, order: Vec<PictureSize>) {
    for wanted in order {
        queue.retain(|waiting| waiting.svg != wanted.svg);
        queue.push_back(wanted);
    }
}

fn drawn(wanted: PictureSize) -> Option<Drawn> {
    let PictureSize { svg, width, height } = wanted;
    let pixels = pixels(svg, width, height)?;
    let handle = Handle::from_rgba(width, height, pixels);
    Some(Drawn { wanted, handle })
}

/// Draws a picture of this size: red, green, blue and opacity of every pixel.
pub fn pixels(svg: &[u8], width: u32, height: u32) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_data(svg, &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(width, height)?;
    let size = tree.size();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_size_replaces_the_one_that_waits() {
        let wanted = |svg: &'static [u8], width| PictureSize {
            svg,
            width,
            height: 1,
        };
        let mut queue = VecDeque::new();
        enqueue(&mut queue, vec![wanted(b"a", 1), wanted(b"b", 1)]);
        enqueue(&mut queue, vec![wanted(b"a", 2)]);
        assert_eq!(queue, [wanted(b"b", 1), wanted(b"a", 2)]);
    }
}
