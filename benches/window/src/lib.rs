//! Starts a screen (Xvfb and openbox) and a program on it, sends input, and tells when which
//! pixels changed.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod games;
pub mod picture;
pub mod program;
pub mod pulse;
pub mod screen;
pub mod stats;
pub mod table;
pub mod watch;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T> = std::result::Result<T, Error>;

/// Width and height in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    pub width: u16,
    pub height: u16,
}

impl Size {
    pub const fn new(width: u16, height: u16) -> Self {
        Self { width, height }
    }

    /// The point at these fractions of width and height.
    pub fn at(self, x: f32, y: f32) -> (i16, i16) {
        let place = |length: u16, part: f32| (f32::from(length) * part) as i16;
        (place(self.width, x), place(self.height, y))
    }

    pub fn area(self) -> Area {
        Area {
            x: 0,
            y: 0,
            width: self.width,
            height: self.height,
        }
    }
}

impl std::str::FromStr for Size {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (width, height) = text
            .split_once(['x', '×'])
            .ok_or_else(|| format!("«{text}» is not WIDTHxHEIGHT"))?;
        Ok(Self::new(width.parse()?, height.parse()?))
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

/// A rectangle of pixels on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    pub x: i16,
    pub y: i16,
    pub width: u16,
    pub height: u16,
}

impl Area {
    pub fn pixels(self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }

    fn right(self) -> i32 {
        i32::from(self.x) + i32::from(self.width)
    }

    fn bottom(self) -> i32 {
        i32::from(self.y) + i32::from(self.height)
    }

    pub fn contains(self, x: i32, y: i32) -> bool {
        x >= i32::from(self.x) && x < self.right() && y >= i32::from(self.y) && y < self.bottom()
    }

    /// The smallest area that holds both.
    pub fn union(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self {
            x,
            y,
            width: (self.right().max(other.right()) - i32::from(x)) as u16,
            height: (self.bottom().max(other.bottom()) - i32::from(y)) as u16,
        }
    }

    /// The part of it that is on a screen of this size.
    pub fn clipped(self, size: Size) -> Option<Self> {
        let (left, top) = (self.x.max(0), self.y.max(0));
        let right = self.right().min(i32::from(size.width));
        let bottom = self.bottom().min(i32::from(size.height));
        (right > i32::from(left) && bottom > i32::from(top)).then(|| Self {
            x: left,
            y: top,
            width: (right - i32::from(left)) as u16,
            height: (bottom - i32::from(top)) as u16,
        })
    }
}
