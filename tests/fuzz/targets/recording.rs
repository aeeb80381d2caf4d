//! Recordings of one's own: any bytes under any of the known endings are decoded, sought and
//! examined without a panic, and within bounds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;
use std::io::Write;
use std::sync::Arc;
use tablee::sound::recording::{Reader, examine};
use tempfile::{Builder, NamedTempFile};

const ENDINGS: [&str; 4] = [".ogg", ".mp3", ".flac", ".wav"];
/// Pieces that are decoded at most; a few bytes may claim to be hours.
const PIECES: usize = 400;

thread_local! {
    static FILES: RefCell<[NamedTempFile; 4]> = RefCell::new(ENDINGS.map(|ending| {
        Builder::new().suffix(ending).tempfile().unwrap()
    }));
}

/// A panic of the decoding library is caught by the reader; any other is found.
fn allow_panics_of_symphonia() {
    let abort = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let theirs = |place: &std::panic::Location<'_>| place.file().contains("/symphonia-");
        if !panic.location().is_some_and(theirs) {
            abort(panic);
        }
    }));
}

fuzz_target!(init: allow_panics_of_symphonia(), |bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else {
        return;
    };
    FILES.with_borrow_mut(|files| {
        let file = &mut files[usize::from(*first) % ENDINGS.len()];
        let to = file.as_file_mut();
        to.set_len(0).unwrap();
        std::io::Seek::rewind(to).unwrap();
        to.write_all(bytes).unwrap();
        let path = file.path();
        let Ok(mut reader) = Reader::open(path) else {
            return;
        };
        let mut count = 0;
        while count < PIECES && matches!(reader.next_piece(), Ok(Some(_))) {
            count += 1;
        }
        // A file that says how long it is, or is short, is examined quickly.
        if count < PIECES {
            let _ = examine(path, &Arc::default());
        }
        for at in [0, 1, 44_100, i64::from(*first) * 10_000] {
            if reader.seek(at).is_ok() {
                let _ = reader.next_piece();
            }
        }
    });
});
