//! Recordings of one's own: any bytes under any of the known endings are examined, decoded and
//! sought without a panic, and within bounds.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{Seek, Write};
use std::path::Path;
use std::time::Duration;
use tablee::platform::worker::{Apart, Worker};
use tablee::sound::RATE;
use tablee::sound::recording::{Answer, Decoder, Depth, Read, Request};
use tempfile::{Builder, NamedTempFile};

const ENDINGS: [&str; 4] = [".ogg", ".mp3", ".flac", ".wav"];
/// Pieces that are decoded at most; a few bytes may claim to be hours.
const PIECES: usize = 400;

thread_local! {
    static FILES: RefCell<[NamedTempFile; 4]> = RefCell::new(ENDINGS.map(|ending| {
        Builder::new().suffix(ending).tempfile().unwrap()
    }));
}

/// The first byte chooses the ending, and a place to seek to.
pub fn check(bytes: &[u8]) {
    let Some((first, bytes)) = bytes.split_first() else {
        return;
    };
    FILES.with_borrow_mut(|files| {
        let file = &mut files[usize::from(*first) % ENDINGS.len()];
        let to = file.as_file_mut();
        to.set_len(0).unwrap();
        to.rewind().unwrap();
        to.write_all(bytes).unwrap();
        examine(file.path());
        let places = [0, 1, 44_100, i64::from(*first) * 10_000];
        read(file.path(), &places);
    });
}

fn examine(path: &Path) {
    let mut decoder = Decoder::new(path.to_owned());
    let mut inbox = VecDeque::from([Request::Examine(Depth::Length)]);
    let mut answers = Vec::new();
    for _ in 0..PIECES {
        decoder.step(&mut inbox, &mut answers, Duration::ZERO);
        if matches!(answers.last(), Some(Answer::Examined(_))) {
            return;
        }
    }
}

/// Two pieces at each place.
fn read(path: &Path, places: &[i64]) {
    let mut decoder = Decoder::new(path.to_owned());
    let mut inbox = VecDeque::new();
    for (seek, &from) in (1..).zip(places) {
        let until = from + 10 * i64::from(RATE);
        inbox.push_back(Request::Read(Read { seek, from, until }));
        let mut answers = Vec::new();
        for _ in 0..2 {
            decoder.step(&mut inbox, &mut answers, Duration::ZERO);
        }
        assert!(
            matches!(answers.first(), Some(Answer::Piece(piece)) if piece.seek == seek),
            "a request was not answered"
        );
    }
}
