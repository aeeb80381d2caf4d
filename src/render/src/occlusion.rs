//! Opaque quads: nothing is drawn below them.

use crate::layer::Layer;
use crate::quad;
use crate::region::Region;

/// A position in drawing order: the layer, and the quad within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Order(pub usize, pub usize);

impl Order {
    /// After all quads of a layer.
    pub fn after_quads(layer: usize) -> Self {
        Self(layer, usize::MAX)
    }
}

/// The largest opaque regions within the region that is being drawn.
#[derive(Debug, Default)]
pub struct Occlusion {
    opaque: Vec<(Order, Region)>,
    visible: Vec<Region>,
}

impl Occlusion {
    /// Smaller regions cost more to find than they save.
    const LEAST_AREA: usize = 64 * 64;
    const MOST_REGIONS: usize = 16;
    /// Number of pieces from which on a region is not split any further.
    const MANY_PIECES: usize = 24;

    /// Finds the opaque quads within a region.
    pub fn find(&mut self, layers: &[Layer], scale: f32, region: Region) {
        self.opaque.clear();
        if region.area() < Self::LEAST_AREA {
            return;
        }
        for (index, layer) in layers.iter().enumerate() {
            let clip = region.intersection(Region::centers(layer.bounds * scale));
            if clip.area() < Self::LEAST_AREA {
                continue;
            }
            for (position, (quad, background)) in layer.quads.iter().enumerate() {
                let opaque = quad::opaque_region(quad, background, scale)
                    .map(|opaque| opaque.intersection(clip))
                    .filter(|opaque| opaque.area() >= Self::LEAST_AREA);
                self.opaque
                    .extend(opaque.map(|opaque| (Order(index, position), opaque)));
            }
        }
        if self.opaque.len() > Self::MOST_REGIONS {
            self.opaque
                .sort_unstable_by_key(|(_, opaque)| std::cmp::Reverse(opaque.area()));
            self.opaque.truncate(Self::MOST_REGIONS);
        }
    }

    /// The parts of a region that no opaque quad drawn at `from` or later hides.
    pub fn visible(&mut self, region: Region, from: Order) -> &[Region] {
        self.visible.clear();
        if region.is_empty() {
            return &self.visible;
        }
        self.visible.push(region);
        if region.area() < Self::LEAST_AREA {
            return &self.visible;
        }
        for &(order, opaque) in &self.opaque {
            if order < from || !opaque.intersects(region) || self.visible.len() > Self::MANY_PIECES
            {
                continue;
            }
            for index in (0..self.visible.len()).rev() {
                if opaque.intersects(self.visible[index]) {
                    let piece = self.visible.swap_remove(index);
                    self.visible.extend(piece.difference(opaque));
                }
            }
        }
        &self.visible
    }

    pub fn is_hidden(&mut self, region: Region, from: Order) -> bool {
        self.visible(region, from).is_empty()
    }
}
