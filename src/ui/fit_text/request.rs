//! Finding the size and the words that fit.

use crate::ui::Renderer;
use iced::advanced::text::{
    self, Alignment, Difference, LineHeight, Paragraph as _, Shaping, Wrapping,
};
use iced::alignment::Vertical;
use iced::{Font, Pixels, Size};
use std::cell::Cell;

pub type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// Below this size nothing can be read, and nothing is drawn.
pub const MIN_SIZE: f32 = 4.0;
/// Sizes tried between the smallest and the largest: a binary search takes five shapings.
const STEPS: u8 = 31;
/// Tolerance for adding up the widths of glyphs.
const TOLERANCE: f32 = 0.01;

/// What is to be fitted into a space.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    pub text: String,
    /// Shown where the text does not fit as a whole.
    pub short_text: Option<String>,
    pub font: Font,
    pub line_height: f32,
    pub min_size: f32,
    pub max_size: f32,
    pub max_lines: u16,
    pub all_or_nothing: bool,
    pub align_x: Alignment,
    pub align_y: Vertical,
}

/// A result, and what it is the result of.
#[derive(Debug)]
pub struct Fitted {
    request: Request,
    space: Size,
    pub size: f32,
    pub text: String,
    pub paragraph: Paragraph,
}

impl Fitted {
    /// Whether it has the same text and style.
    pub fn is_of(&self, request: &Request) -> bool {
        self.request.text == request.text && self.request.short_text == request.short_text
    }

    /// Whether this is also the result for another layout.
    pub fn answers(&self, request: &Request, space: Size) -> bool {
        if self.request != *request {
            return false;
        }
        let bounds = self.paragraph.min_bounds();
        let fits_as_wanted = self.size == request.max_size
            && self.text == request.text
            && request.max_lines == 1
            && bounds.width <= space.width
            && bounds.height <= space.height;
        // The paragraph knows whether fonts have been loaded since.
        let width = self.paragraph.bounds().width;
        let as_before = request.paragraph((), self.size, width);
        (fits_as_wanted || self.space == space)
            && (self.text.is_empty() || self.paragraph.compare(as_before) == Difference::None)
    }
}

/// A text in a size, as shaped.
struct Shaped {
    size: f32,
    text: String,
    paragraph: Paragraph,
}

impl Request {
    /// The result for a space, and how many shapings it took.
    pub fn fit(&self, space: Size) -> (Fitted, usize) {
        let search = Search {
            request: self,
            space,
            shapings: Cell::new(0),
        };
        let (size, text, paragraph) = match search.run() {
            Some(shaped) => (shaped.size, shaped.text, shaped.paragraph),
            None => (0.0, String::new(), Paragraph::default()),
        };
        let fitted = Fitted {
            request: self.clone(),
            space,
            size,
            text,
            paragraph,
        };
        (fitted, search.shapings.get())
    }

    fn paragraph<T>(&self, content: T, size: f32, width: f32) -> text::Text<T, Font> {
        let (width, wrapping) = if self.max_lines == 1 {
            (f32::INFINITY, Wrapping::None)
        } else {
            (width, Wrapping::Word)
        };
        text::Text {
            content,
            // With a height, lines below it would not be measured.
            bounds: Size::new(width, f32::INFINITY),
            size: Pixels(size),
            line_height: LineHeight::Relative(self.line_height),
            font: self.font,
            align_x: self.align_x,
            align_y: self.align_y,
            shaping: Shaping::default(),
            wrapping,
        }
    }
}

struct Search<'r> {
    request: &'r Request,
    space: Size,
    shapings: Cell<usize>,
}

impl Search<'_> {
    fn run(&self) -> Option<Shaped> {
        let request = self.request;
        // In a low space a line becomes smaller than its smallest size rather than vanish.
        let max_size = request
            .max_size
            .min(self.space.height / request.line_height);
        let min_size = request.min_size.min(max_size);
        if max_size < MIN_SIZE || self.space.width < 1.0 || request.text.is_empty() {
            return None;
        }
        let short = request.short_text.as_deref();
        self.whole(&request.text, min_size, max_size)
            .or_else(|| short.and_then(|short| self.whole(short, min_size, max_size)))
            .or_else(|| self.shortened(short.unwrap_or(&request.text), min_size))
    }

    /// The whole text in the largest size that fits.
    fn whole(&self, text: &str, min_size: f32, max_size: f32) -> Option<Shaped> {
        let joined = self.with_number_on_line(text);
        let first = self.shape(&joined, max_size);
        if self.fits(&first) {
            return Some(first);
        }
        if self.request.max_lines == 1 {
            let lowest = if is_number(text) { MIN_SIZE } else { min_size };
            return self.one_line(&joined, &first, lowest);
        }
        let wrapped = |text: &str| {
            last_that_works(STEPS.into(), |step| {
                let part = f32::from(u8::try_from(step).unwrap_or(STEPS)) / f32::from(STEPS);
                self.shape_fitting(text, min_size + (max_size - min_size) * part)
            })
        };
        wrapped(&joined).or_else(|| (joined != text).then(|| wrapped(text)).flatten())
    }

    /// One line in a smaller size. Widths are proportional to the size but for rounding.
    fn one_line(&self, text: &str, first: &Shaped, lowest: f32) -> Option<Shaped> {
        let near = first.size * self.space.width / first.paragraph.min_bounds().width;
        [near, near - 0.5, near * 0.97 - 0.5]
            .into_iter()
            .map(|size| (size * 2.0).floor() / 2.0)
            .filter(|size| *size >= lowest)
            .find_map(|size| self.shape_fitting(text, size))
    }

    /// The start of the text and "…", with the number at its end.
    fn shortened(&self, text: &str, size: f32) -> Option<Shaped> {
        if self.request.all_or_nothing || is_number(text) {
            return None;
        }
        let text = &self.with_number_on_line(text);
        let (head, tail) = split_number(text);
        let cut = |end: usize| {
            let text = format!("{}…{tail}", head[..end].trim_end());
            self.shape_fitting(&text, size)
        };
        let ends: Vec<usize> = cuts(head).collect();
        let longest = last_that_works(ends.len(), |index| {
            cut(ends[index]).map(|shaped| (ends[index], shaped))
        });
        if let Some((end, shaped)) = longest {
            return word_end(head, end).and_then(cut).or(Some(shaped));
        }
        let number = tail.trim_start_matches(|c: char| !c.is_ascii_digit());
        [number, "…"]
            .into_iter()
            .filter(|text| !text.is_empty())
            .find_map(|text| self.shape_fitting(text, size))
    }

    /// The text with no line break before the number at its end.
    fn with_number_on_line(&self, text: &str) -> String {
        let (head, tail) = split_number(text);
        if self.request.max_lines == 1 || tail.is_empty() {
            return text.to_owned();
        }
        let end = text[head.len()..].replace(' ', "\u{a0}");
        format!("{head}{end}")
    }

    fn shape(&self, text: &str, size: f32) -> Shaped {
        self.shapings.set(self.shapings.get() + 1);
        let paragraph = self.request.paragraph(text, size, self.space.width);
        Shaped {
            size,
            text: text.to_owned(),
            paragraph: Paragraph::with_text(paragraph),
        }
    }

    fn shape_fitting(&self, text: &str, size: f32) -> Option<Shaped> {
        Some(self.shape(text, size)).filter(|shaped| self.fits(shaped))
    }

    fn fits(&self, shaped: &Shaped) -> bool {
        let bounds = shaped.paragraph.min_bounds();
        let lines = bounds.height / (shaped.size * self.request.line_height);
        bounds.width <= self.space.width + TOLERANCE
            && bounds.height <= self.space.height + TOLERANCE
            && lines.round() <= f32::from(self.request.max_lines)
    }
}

/// The result of the last of these steps that works, if all before it do too.
fn last_that_works<T>(steps: usize, works: impl Fn(usize) -> Option<T>) -> Option<T> {
    let (mut low, mut high, mut best) = (0, steps, None);
    while low < high {
        let middle = usize::midpoint(low, high);
        match works(middle) {
            Some(found) => (low, best) = (middle + 1, Some(found)),
            None => high = middle,
        }
    }
    best
}

/// A number is never shortened, it becomes smaller.
fn is_number(text: &str) -> bool {
    text.chars().any(|c| c.is_ascii_digit()) && !text.chars().any(char::is_alphabetic)
}

/// Splits off the number at the end: "Wink des Schicksals", " · 1" or "Joueur", "12".
fn split_number(text: &str) -> (&str, &str) {
    let before_digits = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let head = before_digits.trim_end_matches(|c: char| !c.is_alphanumeric());
    let has_number = before_digits.len() < text.len() && head.len() < before_digits.len();
    if !has_number || head.is_empty() {
        return (text, "");
    }
    let separator = &text[head.len()..before_digits.len()];
    let from = if separator.trim().is_empty() {
        before_digits.len()
    } else {
        head.len()
    };
    (head, &text[from..])
}

/// Where a text may be cut: not before a mark that belongs to the letter before it.
fn cuts(text: &str) -> impl Iterator<Item = usize> {
    let joins = |c: char| matches!(c, '\u{300}'..='\u{36f}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    let inner = text.char_indices().skip(1);
    inner.filter(move |(_, c)| !joins(*c)).map(|(at, _)| at)
}

/// The end of the last whole word before a cut, unless less than half would be left.
fn word_end(text: &str, cut: usize) -> Option<usize> {
    let breaks_word = text[cut..].starts_with(char::is_alphanumeric);
    let space = text[..cut].trim_end().rfind(' ')?;
    let word = text[..space].trim_end_matches(|c: char| !c.is_alphanumeric());
    (breaks_word && space * 2 >= cut).then_some(word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_at_the_end_is_split_off() {
        assert_eq!(
            split_number("Wink des Schicksals · 1"),
            ("Wink des Schicksals", " · 1")
        );
        assert_eq!(split_number("Joueur 12"), ("Joueur", "12"));
        for without in ["Zoé", "42", "R2D2", "", " 7"] {
            assert_eq!(split_number(without), (without, ""));
        }
    }

    #[test]
    fn cuts_do_not_separate_combining_marks() {
        assert_eq!(cuts("e\u{301}te\u{301}").collect::<Vec<_>>(), [3, 4]);
    }

    #[test]
    fn search_finds_the_last_step_that_works() {
        for (steps, limit) in [(0, 0), (1, 0), (1, 1), (31, 7), (31, 31)] {
            let found = last_that_works(steps, |step| (step < limit).then_some(step));
            assert_eq!(found, limit.checked_sub(1));
        }
    }
}
