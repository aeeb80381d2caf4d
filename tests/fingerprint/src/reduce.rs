//! What is kept of every cell, and when two cells differ.
//!
//! The projection of a cell is the sum of its colour values, each with a sign that looks random
//! but is always the same. Text that moves or a line that changes its colour meets other signs and
//! changes the sum, whereas single pixels that are rounded differently by another processor hardly
//! do. The mean of a cell would be far less sensitive: a line one pixel wide is a sixtieth of it.
//! A small weight that is the same everywhere makes a change of a plain ground visible too.
//!
//! The sum is kept in steps and modulo [`LEVELS`] steps, so that little is kept. A
//! change is missed only if it is close to a multiple of that in every cell that it touches.

use crate::Picture;

/// Number of levels of the projection that are told apart.
const LEVELS: i32 = 256;
/// What one level of red, green and blue in the whole of a cell adds to its projection.
const GROUND: [i32; 3] = [7, 11, 5];

/// Side of a cell in pixels; cells at the right and lower edge may be smaller. Small pictures have
/// smaller cells: a letter is more of them.
pub fn side(width: usize, height: usize) -> usize {
    if width * height < 500_000 { 40 } else { 60 }
}

/// Width of one level of the projection. What chance adds to it grows with the side.
fn step(side: usize) -> i32 {
    i32::try_from(side * 4 / 5).unwrap_or(0)
}

/// How far a projection may lie outside the level that was kept. Rounding by one in a twentieth
/// of all values of a cell changes it by about a fifth of this.
fn tolerance(side: usize) -> i32 {
    i32::try_from(side * 5 / 2).unwrap_or(0)
}

/// What is kept of one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The square root of the mean brightness, 0 to 15, so that dark grounds can be told apart.
    pub(crate) grey: u8,
    /// The projection in steps, modulo their number.
    pub(crate) code: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fingerprint {
    pub width: usize,
    pub height: usize,
    pub(crate) cells: Vec<Cell>,
}

impl Fingerprint {
    pub fn of(picture: &Picture) -> Self {
        let step = step(side(picture.width, picture.height));
        let cells = measure(picture).map(|(grey, projection)| Cell {
            grey,
            code: u8::try_from(projection.div_euclid(step).rem_euclid(LEVELS)).unwrap_or(0),
        });
        Self {
            width: picture.width,
            height: picture.height,
            cells: cells.collect(),
        }
    }

    pub fn side(&self) -> usize {
        side(self.width, self.height)
    }

    pub fn columns(&self) -> usize {
        self.width.div_ceil(self.side())
    }

    /// Column and row of the cells in which a picture differs visibly; all of them if it has
    /// another size.
    pub fn differing(&self, picture: &Picture) -> Vec<(usize, usize)> {
        let (columns, side) = (self.columns(), self.side());
        let same_size = (self.width, self.height) == (picture.width, picture.height);
        self.cells
            .iter()
            .zip(measure(picture))
            .enumerate()
            .filter(|(_, (cell, measured))| !same_size || cell.differs(*measured, side))
            .map(|(at, _)| (at % columns, at / columns))
            .collect()
    }
}

impl Cell {
    fn differs(self, (grey, projection): (u8, i32), side: usize) -> bool {
        let step = step(side);
        let middle = i32::from(self.code) * step + step / 2;
        let range = LEVELS * step;
        let apart = (projection - middle).rem_euclid(range);
        let apart = apart.min(range - apart);
        apart > step / 2 + tolerance(side) || self.grey.abs_diff(grey) > 1
    }
}

/// Brightness and projection of every cell, row by row.
fn measure(picture: &Picture) -> impl Iterator<Item = (u8, i32)> {
    let side = side(picture.width, picture.height);
    let columns = picture.width.div_ceil(side);
    let rows = picture.height.div_ceil(side);
    (0..columns * rows).map(move |at| measure_cell(picture, side, at % columns, at / columns))
}

fn measure_cell(picture: &Picture, side: usize, column: usize, row: usize) -> (u8, i32) {
    let (left, top) = (column * side, row * side);
    let width = side.min(picture.width - left);
    let height = side.min(picture.height - top);
    let mut projection = 0_i32;
    let mut sums = [0_i32; 3];
    for y in 0..height {
        let start = ((top + y) * picture.width + left) * 4;
        let line = &picture.rgba[start..start + width * 4];
        let [mut odd, mut even] = signs_of(side, column, row, y);
        for pixel in line.as_chunks::<4>().0 {
            let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(i32::from);
            sums[0] += red;
            sums[1] += green;
            sums[2] += blue;
            // One sign for the brightness and one for the hue of a pixel.
            let bright = red + green + blue;
            let hue = red - blue;
            projection += if odd & 1 == 0 { bright } else { -bright };
            projection += if even & 1 == 0 { hue } else { -hue };
            odd >>= 1;
            even >>= 1;
        }
    }
    let count = i32::try_from(width * height).unwrap_or(1).max(1);
    for (sum, weight) in sums.iter().zip(GROUND) {
        projection += sum * weight / count;
    }
    let mean = sums.iter().sum::<i32>() / (3 * count);
    (u8::try_from(mean.isqrt()).unwrap_or(0), projection)
}

/// Two signs for every pixel of the upper half of a cell, as bits.
static SIGNS: [[u64; 2]; 30] = signs();

const fn signs() -> [[u64; 2]; 30] {
    let mut signs = [[0; 2]; 30];
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut at = 0;
    while at < 60 {
        // Xorshift.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        signs[at / 2][at % 2] = state;
        at += 1;
    }
    signs
}

/// The signs of one row of a cell. Those of the lower half are the opposite of the upper ones, so
/// that a plain ground adds nothing to the projection. Each cell has its own order, so that a
/// long straight line does not meet the same signs in all of them.
fn signs_of(side: usize, column: usize, row: usize, y: usize) -> [u64; 2] {
    let turn = u32::try_from((column * 5 + row * 11) % 64).unwrap_or(0);
    let y = (y + column * 13 + row * 7) % side;
    let upper = y < side / 2;
    SIGNS[y % (side / 2)].map(|bits| if upper { bits } else { !bits }.rotate_left(turn))
}
