//! The thread that draws the large pictures from their vectors, one after another.

use super::art::{Drawn, Wanted};
use crate::platform;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::widget::image::Handle;
use resvg::{tiny_skia, usvg};
use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, Sender};

#[derive(Debug)]
pub struct Painter {
    /// `None` when there is no thread to draw on.
    orders: Option<Sender<Vec<Wanted>>>,
    finished: UnboundedSender<Option<Drawn>>,
}

impl Painter {
    /// Starts the thread. Pictures come out as they are finished, and `None` for one that cannot
    /// be drawn.
    pub fn start() -> (Self, UnboundedReceiver<Option<Drawn>>) {
        let (finished, pictures) = unbounded();
        let (sender, orders) = mpsc::channel();
        let out = finished.clone();
        let spawned = platform::spawn("art", move || work(&orders, &out));
        let painter = Self {
            orders: spawned.is_ok().then_some(sender),
            finished,
        };
        (painter, pictures)
    }

    /// Asks for pictures. One that is still waiting in another size is not drawn in that size.
    pub fn draw(&self, wishes: Vec<Wanted>) {
        let sent = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(wishes).is_ok());
        if !sent {
            let _ = self.finished.unbounded_send(None);
        }
    }
}

/// Draws until the window is gone.
fn work(orders: &Receiver<Vec<Wanted>>, finished: &UnboundedSender<Option<Drawn>>) {
    let mut queue = VecDeque::new();
    while let Ok(order) = orders.recv() {
        enqueue(&mut queue, order);
        loop {
            orders
                .try_iter()
                .for_each(|order| enqueue(&mut queue, order));
            let Some(wanted) = queue.pop_front() else {
                break;
            };
            if finished.unbounded_send(drawn(wanted)).is_err() {
                return;
            }
        }
    }
}

/// A window that is being resized asks for many sizes: only the last one of each picture counts.
fn enqueue(queue: &mut VecDeque<Wanted>, order: Vec<Wanted>) {
    for wanted in order {
        queue.retain(|waiting| waiting.svg != wanted.svg);
        queue.push_back(wanted);
    }
}

fn drawn(wanted: Wanted) -> Option<Drawn> {
    let Wanted { svg, width, height } = wanted;
    let pixels = pixels(svg, width, height)?;
    let handle = Handle::from_rgba(width, height, pixels);
    Some(Drawn { wanted, handle })
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_size_replaces_the_one_that_waits() {
        let wanted = |svg: &'static [u8], width| Wanted {
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
