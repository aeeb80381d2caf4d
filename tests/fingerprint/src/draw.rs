//! Pictures for looking at: what was kept, where it differs, and many on one sheet.

use crate::Picture;
use crate::reduce::{Fingerprint, side};

const MARK: [u8; 3] = [255, 0, 64];

/// The rough picture that a fingerprint holds, in the size of the original.
pub fn enlarged(print: &Fingerprint) -> Picture {
    let mut picture = Picture::filled(print.width, print.height, [0; 3]);
    let side = print.side();
    for (at, cell) in print.cells.iter().enumerate() {
        let (column, row) = (at % print.columns(), at / print.columns());
        let root = u16::from(cell.grey);
        let grey = u8::try_from(root * root + root).unwrap_or(255);
        picture.fill(column * side, row * side, side, side, [grey; 3]);
    }
    picture
}

/// The picture with a frame around every cell that differs, the rest dimmed.
pub fn difference(picture: &Picture, cells: &[(usize, usize)]) -> Picture {
    let mut drawn = picture.clone();
    for part in drawn.rgba.as_chunks_mut::<4>().0 {
        for channel in &mut part[..3] {
            *channel = *channel / 2 + 64;
        }
    }
    let side = side(picture.width, picture.height);
    for (column, row) in cells {
        let (left, top) = (column * side, row * side);
        for y in top..(top + side).min(picture.height) {
            for x in left..(left + side).min(picture.width) {
                let inner = 2..side - 2;
                let inside = inner.contains(&(x - left)) && inner.contains(&(y - top));
                let colour = if inside { picture.pixel(x, y) } else { MARK };
                drawn.fill(x, y, 1, 1, colour);
            }
        }
    }
    drawn
}

/// Rows of pictures on one sheet.
pub fn sheet(rows: &[Vec<Picture>]) -> Picture {
    const GAP: usize = 8;
    let row_height = |row: &Vec<Picture>| row.iter().map(|one| one.height).max().unwrap_or(0);
    let row_width = |row: &Vec<Picture>| row.iter().map(|one| one.width + GAP).sum::<usize>();
    let width = rows.iter().map(row_width).max().unwrap_or(0) + GAP;
    let height = rows.iter().map(|row| row_height(row) + GAP).sum::<usize>() + GAP;
    let mut sheet = Picture::filled(width, height, [128, 128, 144]);
    let mut top = GAP;
    for row in rows {
        let mut left = GAP;
        for picture in row {
            sheet.paste(left, top, picture);
            left += picture.width + GAP;
        }
        top += row_height(row) + GAP;
    }
    sheet
}
