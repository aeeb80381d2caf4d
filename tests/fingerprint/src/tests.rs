//! What the comparison notices, and what it overlooks on purpose.
#![allow(clippy::unwrap_used)]

use super::*;

const GROUND: [u8; 3] = [28, 22, 18];
const SURFACE: [u8; 3] = [38, 31, 26];
const LINE: [u8; 3] = [66, 55, 46];
const INK: [u8; 3] = [240, 230, 215];

/// Letters of 5 × 7 points, enough for a few words.
fn letter(letter: char) -> [u8; 7] {
    match letter {
        'a' => [0, 0, 14, 1, 15, 17, 15],
        'e' => [0, 0, 14, 17, 31, 16, 14],
        'i' => [4, 0, 12, 4, 4, 4, 14],
        'l' => [12, 4, 4, 4, 4, 4, 14],
        'n' => [0, 0, 30, 17, 17, 17, 17],
        'o' => [0, 0, 14, 17, 17, 17, 14],
        'r' => [0, 0, 22, 25, 16, 16, 16],
        's' => [0, 0, 15, 16, 14, 1, 30],
        't' => [8, 8, 28, 8, 8, 9, 6],
        _ => [0; 7],
    }
}

fn write(picture: &mut Picture, left: usize, top: usize, words: &str) {
    for (at, one) in words.chars().enumerate() {
        for (y, bits) in letter(one).into_iter().enumerate() {
            for x in (0..5).filter(|x| bits >> (4 - x) & 1 == 1) {
                picture.fill(left + at * 12 + x * 2, top + y * 2, 2, 2, INK);
            }
        }
    }
}

/// A card with a border, a label and an icon, at a place.
#[derive(Clone, Copy)]
struct Card {
    /// Width of the picture, which decides the size of its cells.
    window: usize,
    left: usize,
    top: usize,
    border: [u8; 3],
    surface: [u8; 3],
    label: &'static str,
    icon: bool,
}

const CARD: Card = Card {
    window: 360,
    left: 70,
    top: 50,
    border: LINE,
    surface: SURFACE,
    label: "trois a la ronde",
    icon: true,
};

impl Card {
    fn draw(&self) -> Picture {
        let mut picture = Picture::filled(self.window, 640, GROUND);
        picture.fill(self.left, self.top, 240, 120, self.border);
        picture.fill(self.left + 1, self.top + 1, 238, 118, self.surface);
        write(&mut picture, self.left + 16, self.top + 60, self.label);
        if self.icon {
            picture.fill(self.left + 16, self.top + 16, 24, 4, INK);
            picture.fill(self.left + 26, self.top + 8, 4, 24, INK);
        }
        picture
    }
}

/// In how many cells a changed card differs from the usual one: the fewer in a picture with small
/// cells and one with large cells.
fn differing(changed: &Card) -> usize {
    let counts = [360, 1280].map(|window| {
        let kept = Fingerprint::of(&Card { window, ..CARD }.draw());
        kept.differing(&Card { window, ..*changed }.draw()).len()
    });
    counts[0].min(counts[1])
}

#[test]
fn equal_pictures_do_not_differ() {
    assert_eq!(differing(&CARD), 0);
}

#[test]
fn another_word_in_a_label_is_noticed() {
    for label in [
        "trois a la sortie",
        "trois sans ronde",
        "trois a le ronde",
        "trois a la rond",
    ] {
        assert!(differing(&Card { label, ..CARD }) > 0, "{label}");
    }
}

#[test]
fn a_missing_icon_is_noticed() {
    assert!(
        differing(&Card {
            icon: false,
            ..CARD
        }) > 0
    );
}

#[test]
fn a_card_that_moves_by_three_pixels_is_noticed() {
    for (left, top) in [(73, 50), (67, 50), (70, 53), (70, 47)] {
        let moved = Card { left, top, ..CARD };
        assert!(differing(&moved) > 3, "{left} {top}");
        // Without anything on it but a ground that hardly differs, too.
        for window in [360, 1280] {
            let plain = |left, top| Card {
                window,
                left,
                top,
                border: SURFACE,
                label: "",
                icon: false,
                ..CARD
            };
            let kept = Fingerprint::of(&plain(70, 50).draw());
            let differs = kept.differing(&plain(left, top).draw());
            assert!(!differs.is_empty(), "{window} {left} {top}");
        }
    }
}

#[test]
fn another_colour_of_a_border_or_a_ground_is_noticed() {
    for border in [[76, 65, 56], [66, 55, 66], [46, 55, 46], SURFACE] {
        assert!(differing(&Card { border, ..CARD }) > 0, "{border:?}");
    }
    for surface in [[42, 35, 30], [34, 31, 30], GROUND] {
        assert!(differing(&Card { surface, ..CARD }) > 0, "{surface:?}");
    }
}

/// Another processor may round differently: by one, in one value of twenty.
#[test]
fn what_nobody_sees_is_overlooked() {
    for seed in 0..50_u64 {
        let window = if seed % 2 == 0 { 360 } else { 1280 };
        let picture = Card { window, ..CARD }.draw();
        let kept = Fingerprint::of(&picture);
        let mut state = seed * 2 + 0x9E37_79B9_7F4A_7C15;
        let mut rounded = picture.clone();
        for value in &mut rounded.rgba {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            match state % 40 {
                0 => *value = value.saturating_add(1),
                1 => *value = value.saturating_sub(1),
                _ => {}
            }
        }
        assert_ne!(rounded, picture);
        assert_eq!(kept.differing(&rounded), [], "{seed}");
    }
}

#[test]
fn another_size_differs_everywhere() {
    let kept = Fingerprint::of(&CARD.draw());
    let larger = Picture::filled(361, 640, GROUND);
    assert_eq!(kept.differing(&larger).len(), kept.cells.len());
}

#[test]
fn fingerprints_are_read_as_they_were_written() {
    let picture = CARD.draw();
    let kept = Kept(vec![
        ("one".to_owned(), Fingerprint::of(&picture)),
        (
            "two".to_owned(),
            Fingerprint::of(&Picture::filled(64, 640, INK)),
        ),
    ]);
    let text = kept.to_text();
    assert_eq!(Kept::from_text(&text), Ok(kept.clone()));
    assert!(kept.find("two").is_some() && kept.find("three").is_none());
    for (damaged, line) in [
        ("x", 1),
        ("#one 80 40\n\u{7f}?", 2),
        ("#one 80 40\n??", 2),
        ("#one", 1),
    ] {
        assert_eq!(Kept::from_text(damaged), Err(Malformed(line)), "{damaged}");
    }
}

#[test]
fn the_rough_picture_shows_what_is_bright_and_what_is_dark() {
    let mut picture = Picture::filled(160, 80, [10, 10, 10]);
    picture.fill(80, 0, 80, 80, [250, 250, 250]);
    let rough = enlarged(&Fingerprint::of(&picture));
    assert!(rough.pixel(10, 10)[0] < 20 && rough.pixel(100, 40)[0] > 230);
}

#[test]
fn the_difference_frames_only_the_cells_that_differ() {
    let drawn = difference(&Picture::filled(120, 40, INK), &[(1, 0)]);
    assert_eq!(drawn.pixel(40, 0), drawn.pixel(79, 39));
    assert_ne!(drawn.pixel(40, 0), drawn.pixel(39, 0));
    assert_eq!(drawn.pixel(60, 20), INK, "inside the frame it is as it is");
}
