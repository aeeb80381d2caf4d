//! Settings: any text is read without a panic, and what was read is read again as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tablee::settings::Settings;

fuzz_target!(|text: &str| {
    let Some(settings) = Settings::from_json(text) else {
        return;
    };
    let written = settings.to_json();
    let again = Settings::from_json(&written).expect("our own settings");
    assert_eq!(again.to_json(), written);
});
