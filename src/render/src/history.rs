//! The frames that the buffers of a surface hold.

use crate::core::Color;
use crate::damage;
use crate::layer::Layer;
use crate::region::Region;
use std::collections::VecDeque;

/// What was recorded for the last frames of a surface, newest first.
#[derive(Debug, Default)]
pub struct History {
    frames: VecDeque<Frame>,
}

#[derive(Debug)]
struct Frame {
    layers: Vec<Layer>,
    background: Color,
    scale: f32,
}

impl History {
    /// Forgets everything: the buffers are new.
    pub fn clear(&mut self) {
        self.frames.clear();
    }

    /// The regions to draw again in a buffer that holds the frame before the last `age` frames; an
    /// age of 0 means that its content is unknown.
    pub fn damage(
        &self,
        age: usize,
        layers: &[Layer],
        background: Color,
        scale: f32,
        window: Region,
    ) -> Vec<Region> {
        let held = age.checked_sub(1).and_then(|index| self.frames.get(index));
        match held {
            Some(frame) if frame.background == background && frame.scale == scale => {
                damage::regions(&frame.layers, layers, scale, window)
            }
            _ => vec![window],
        }
    }

    /// Remembers a frame, and as many before it as buffers of this age need.
    pub fn push(&mut self, age: usize, layers: &[Layer], background: Color, scale: f32) {
        self.frames.truncate(age.max(1) - 1);
        self.frames.push_front(Frame {
            layers: layers.to_vec(),
            background,
            scale,
        });
    }
}
