//! Raster images: copied where their size fits, else filtered; rotated and rounded.

use crate::core::image::{FilterMethod, Handle, Image as Raster};
use crate::core::{Rectangle, Size};
use crate::graphics::Image;
use crate::pixels::{
    Spread, Target, blend_pixels, interpolate, interpolate_rows, modulate, premultiply_rgba,
    premultiply_row, to_byte,
};
use crate::region::Region;
use crate::rounded_rect::RoundedRect;

/// The pixels that an image or an SVG may change.
pub fn extent(image: &Image, scale: f32) -> Region {
    let (Image::Raster { clip_bounds, .. } | Image::Vector { clip_bounds, .. }) = image;
    Region::covering(image.bounds() * scale)
        .expand(1)
        .intersection(Region::centers(*clip_bounds * scale))
}

/// Whether two images look the same. iced compares every pixel of their handles, which has to be
/// done in each frame for each image that stays; equal ids mean equal pixels.
pub fn is_same(one: &Image, other: &Image) -> bool {
    let (
        Image::Raster {
            image: a,
            bounds,
            clip_bounds,
        },
        Image::Raster {
            image: b,
            bounds: other_bounds,
            clip_bounds: other_clip_bounds,
        },
    ) = (one, other)
    else {
        return one == other;
    };
    let style = |image: &Raster| {
        let (filter, corners) = (image.filter_method, image.border_radius);
        (filter, corners, image.rotation, image.opacity, image.snap)
    };
    a.handle.id() == b.handle.id()
        && style(a) == style(b)
        && (bounds, clip_bounds) == (other_bounds, other_clip_bounds)
}

/// The size of an image in pixels, if it can be drawn.
pub fn measure(handle: &Handle) -> Option<Size<u32>> {
    pixels(handle).map(|(size, _)| size)
}

/// The pixels of an image. Files and encoded images are not supported.
fn pixels(handle: &Handle) -> Option<(Size<u32>, &[[u8; 4]])> {
    let Handle::Rgba {
        width,
        height,
        pixels,
        ..
    } = handle
    else {
        return None;
    };
    let pixels = pixels.as_chunks::<4>().0;
    let is_complete = pixels.len() >= *width as usize * *height as usize;
    (is_complete && *width > 0 && *height > 0).then_some((Size::new(*width, *height), pixels))
}

/// Draws an image within `clip`, which must lie inside its extent.
pub fn draw(
    target: &mut Target<'_>,
    clip: Region,
    image: &Raster,
    bounds: Rectangle,
    corners: Option<RoundedRect>,
) {
    let Some((size, pixels)) = pixels(&image.handle) else {
        log::warn!("images from files and encoded images are not drawn");
        return;
    };
    let stride = size.width as usize;
    let pixel = |x: u32, y: u32| premultiply_rgba(pixels[y as usize * stride + x as usize]);
    let opacity = to_byte(image.opacity);
    let mut blend = |y: i32, left: i32, row: &mut [u32]| {
        if let Some(corners) = corners {
            cut_corners(row, left, y, corners);
        }
        let right = left + row.len() as i32;
        blend_pixels(target.row(y, left, right), row, opacity);
    };
    let fits = (bounds.width - size.width as f32).abs() < 1.0
        && (bounds.height - size.height as f32).abs() < 1.0;
    let is_upright = image.rotation.0 == 0.0;
    if fits && is_upright {
        let (left, top) = (bounds.x.round() as i32, bounds.y.round() as i32);
        let region = Region::with_size(size.width, size.height)
            .translate(left, top)
            .intersection(clip);
        if region.is_empty() {
            return;
        }
        let mut row = Vec::new();
        for y in region.top..region.bottom {
            let start = (y - top) as usize * stride + (region.left - left) as usize;
            let source = &pixels[start..start + region.width()];
            premultiply_row(source, &mut row);
            blend(y, region.left, &mut row);
        }
    } else if is_upright {
        resample(size, pixels, bounds, clip, image.filter_method, blend);
    } else {
        let rotation = Rotation::new(bounds, image.rotation.0, size);
        rotation.sample(pixel, clip, image.filter_method, blend);
    }
}

/// Makes the pixels of a row transparent that lie outside the corners.
fn cut_corners(row: &mut [u32], left: i32, y: i32, corners: RoundedRect) {
    // Everything between the antialiased ends is covered.
    let full = corners.span(y).map_or((0, 0), |span| span.full);
    let column = |x: i32| (x - left).clamp(0, row.len() as i32) as usize;
    let (start, end) = (column(full.0), column(full.1.max(full.0)));
    for index in (0..start).chain(end..row.len()) {
        let coverage = corners.coverage(left + index as i32, y, 1.0);
        row[index] = modulate(row[index], to_byte(coverage));
    }
}

/// The corners that an image is cut to. iced rounds the clip bounds, not the image.
pub fn corners(image: &Raster, clip_bounds: Rectangle, scale: f32) -> Option<RoundedRect> {
    let radii = <[f32; 4]>::from(image.border_radius).map(|radius| radius * scale);
    let is_rounded = radii.iter().any(|radius| *radius > 0.0);
    let clip = Region::centers(clip_bounds * scale);
    is_rounded.then(|| {
        let bounds = Rectangle {
            x: clip.left as f32,
            y: clip.top as f32,
            width: clip.width() as f32,
            height: clip.height() as f32,
        };
        RoundedRect::new(bounds, radii)
    })
}

/// One sample between two neighbours: their indices, and the share of the second in 1/256.
#[derive(Debug, Clone, Copy)]
struct Sample {
    first: u32,
    second: u32,
    share: u32,
}

impl Sample {
    /// For the pixel `at` of a side that starts at `start` and shows `count` source pixels, each
    /// `step` of them a pixel.
    fn new(at: i32, start: f32, step: f32, count: u32, filter: FilterMethod) -> Self {
        let position = (((at as f32 + 0.5 - start) * step - 0.5) * 256.0).round() as i32;
        let index = |index: i32| index.clamp(0, count as i32 - 1) as u32;
        let share = (position & 255) as u32;
        Self {
            first: index(position >> 8),
            second: index((position >> 8) + 1),
            share: match filter {
                FilterMethod::Linear => share,
                FilterMethod::Nearest if share < 128 => 0,
                FilterMethod::Nearest => 256,
            },
        }
    }
}

/// Draws an upright image in another size.
fn resample(
    size: Size<u32>,
    pixels: &[[u8; 4]],
    bounds: Rectangle,
    clip: Region,
    filter: FilterMethod,
    mut blend: impl FnMut(i32, i32, &mut [u32]),
) {
    let region = Region::centers(bounds).intersection(clip);
    if region.is_empty() {
        return;
    }
    let (step_x, step_y) = (
        size.width as f32 / bounds.width,
        size.height as f32 / bounds.height,
    );
    let columns: Vec<Sample> = (region.left..region.right)
        .map(|x| Sample::new(x, bounds.x, step_x, size.width, filter))
        .collect();
    // A source row in the final width. It is used for several rows of an enlarged image.
    let (mut source, mut spread) = (Vec::new(), Vec::new());
    let mut widen = |y: u32, into: &mut Vec<u32>| {
        let start = y as usize * size.width as usize;
        premultiply_row(&pixels[start..start + size.width as usize], &mut source);
        spread.clear();
        spread.extend(source.iter().copied().map(Spread::new));
        into.clear();
        into.extend(columns.iter().map(|column| {
            let [first, second] = [column.first, column.second].map(|x| spread[x as usize]);
            first.interpolate(second, column.share)
        }));
    };
    let mut upper = (None, Vec::new());
    let mut lower = (None, Vec::new());
    let mut row = Vec::new();
    for y in region.top..region.bottom {
        let sample = Sample::new(y, bounds.y, step_y, size.height, filter);
        if upper.0 != Some(sample.first) {
            std::mem::swap(&mut upper, &mut lower);
        }
        for (kept, wanted) in [(&mut upper, sample.first), (&mut lower, sample.second)] {
            if kept.0 != Some(wanted) {
                kept.0 = Some(wanted);
                widen(wanted, &mut kept.1);
            }
        }
        interpolate_rows(&upper.1, &lower.1, sample.share, &mut row);
        blend(y, region.left, &mut row);
    }
}

/// An image that is rotated on its centre.
#[derive(Debug)]
pub struct Rotation {
    center: (f32, f32),
    /// Source pixels for one pixel to the right, and for one pixel down.
    right: (f32, f32),
    down: (f32, f32),
    size: Size<u32>,
}

impl Rotation {
    pub fn new(bounds: Rectangle, angle: f32, size: Size<u32>) -> Self {
        let (sin, cos) = angle.sin_cos();
        let scale_x = size.width as f32 / bounds.width;
        let scale_y = size.height as f32 / bounds.height;
        Self {
            center: (bounds.center_x(), bounds.center_y()),
            right: (cos * scale_x, -sin * scale_y),
            down: (sin * scale_x, cos * scale_y),
            size,
        }
    }

    pub fn sample(
        &self,
        pixel: impl Fn(u32, u32) -> u32,
        clip: Region,
        filter: FilterMethod,
        mut blend: impl FnMut(i32, i32, &mut [u32]),
    ) {
        let (width, height) = (self.size.width as i32, self.size.height as i32);
        // Transparent outside: interpolation antialiases the edges.
        let pixel = |x: i32, y: i32| {
            if (0..width).contains(&x) && (0..height).contains(&y) {
                pixel(x as u32, y as u32)
            } else {
                0
            }
        };
        let mut row = Vec::new();
        for y in clip.top..clip.bottom {
            row.clear();
            row.extend((clip.left..clip.right).map(|x| {
                let (across, along) = (
                    x as f32 + 0.5 - self.center.0,
                    y as f32 + 0.5 - self.center.1,
                );
                let source_x =
                    across * self.right.0 + along * self.down.0 + self.size.width as f32 / 2.0;
                let source_y =
                    across * self.right.1 + along * self.down.1 + self.size.height as f32 / 2.0;
                match filter {
                    FilterMethod::Nearest => {
                        pixel(source_x.floor() as i32, source_y.floor() as i32)
                    }
                    FilterMethod::Linear => {
                        let split = |at: f32| {
                            let fixed = ((at - 0.5) * 256.0).round() as i32;
                            (fixed >> 8, (fixed & 255) as u32)
                        };
                        let ((x, share_x), (y, share_y)) = (split(source_x), split(source_y));
                        interpolate(
                            interpolate(pixel(x, y), pixel(x + 1, y), share_x),
                            interpolate(pixel(x, y + 1), pixel(x + 1, y + 1), share_x),
                            share_y,
                        )
                    }
                }
            }));
            blend(y, clip.left, &mut row);
        }
    }
}
