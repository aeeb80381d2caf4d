#![no_main]

use std::panic::{Location, set_hook, take_hook};

/// A panic of the decoding library is caught by the reader; any other is found.
fn allow_panics_of_symphonia() {
    let abort = take_hook();
    set_hook(Box::new(move |panic| {
        let theirs = |place: &Location<'_>| place.file().contains("/symphonia-");
        if !panic.location().is_some_and(theirs) {
            abort(panic);
        }
    }));
}

libfuzzer_sys::fuzz_target!(
    init: allow_panics_of_symphonia(),
    |bytes: &[u8]| tablee_fuzz::recording::check(bytes)
);
