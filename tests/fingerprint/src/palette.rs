//! Small files for people to look at: few colours, indexed PNG.

use crate::{Picture, extent};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

/// Colours in a file: four bits per pixel.
const COLOURS: usize = 16;

/// Writes a picture with `COLOURS` colours.
///
/// # Errors
/// When the file cannot be written.
pub fn write_indexed(picture: &Picture, path: &Path) -> io::Result<()> {
    let palette = palette(picture);
    let mut known = BTreeMap::new();
    let mut data = Vec::with_capacity(picture.height * picture.width.div_ceil(2));
    for y in 0..picture.height {
        for x in (0..picture.width).step_by(2) {
            let mut index = |x: usize| {
                let colour = picture.pixel(x.min(picture.width - 1), y);
                *known
                    .entry(colour)
                    .or_insert_with(|| nearest(&palette, colour))
            };
            data.push(index(x) << 4 | index(x + 1));
        }
    }
    let file = BufWriter::new(File::create(path)?);
    let mut encoder = png::Encoder::new(file, extent(picture.width), extent(picture.height));
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Four);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&data)?;
    writer.finish()?;
    Ok(())
}

fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let distance = |other: &[u8; 3]| -> u32 {
        let parts = other.iter().zip(colour);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let best = (0..palette.len()).min_by_key(|at| distance(&palette[*at]));
    best.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

/// Median cut: the box of colours with the widest spread is halved until there are enough.
fn palette(picture: &Picture) -> Vec<[u8; 3]> {
    let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    for pixel in picture.rgba.as_chunks::<4>().0 {
        *counts.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let mut boxes = vec![counts.into_iter().collect::<Vec<_>>()];
    while boxes.len() < COLOURS {
        let widest = (0..boxes.len()).max_by_key(|at| spread(&boxes[*at]).0);
        let Some(widest) = widest.filter(|at| boxes[*at].len() > 1) else {
            break;
        };
        let mut lower = boxes.swap_remove(widest);
        let channel = spread(&lower).1;
        lower.sort_by_key(|(colour, _)| colour[channel]);
        let (first, last) = (lower[0].0[channel], lower[lower.len() - 1].0[channel]);
        let middle = first + (last - first) / 2;
        let split = lower.partition_point(|(colour, _)| colour[channel] <= middle);
        let upper = lower.split_off(split.clamp(1, lower.len() - 1));
        boxes.extend([lower, upper]);
    }
    boxes.iter().map(|colours| mean(colours)).collect()
}

/// How far apart the colours of a box lie, weighted by how many pixels have them, and in which
/// channel.
fn spread(colours: &[([u8; 3], usize)]) -> (usize, usize) {
    let count: usize = colours.iter().map(|(_, count)| count).sum();
    let widths = (0..3).map(|channel| {
        let values = colours.iter().map(|(colour, _)| colour[channel]);
        let width = values.clone().max().unwrap_or(0) - values.min().unwrap_or(0);
        (usize::from(width) * count.isqrt(), channel)
    });
    widths.max().unwrap_or((0, 0))
}

fn mean(colours: &[([u8; 3], usize)]) -> [u8; 3] {
    let count = colours.iter().map(|(_, count)| count).sum::<usize>().max(1);
    [0, 1, 2].map(|channel| {
        let sum: usize = colours
            .iter()
            .map(|(colour, count)| usize::from(colour[channel]) * count)
            .sum();
        u8::try_from(sum / count).unwrap_or(255)
    })
}
