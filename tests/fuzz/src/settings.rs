//! Settings: any text is read without a panic, and what was read is read again as it was.

use tablee::settings::Settings;

pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Some(settings) = Settings::from_json(text) else {
        return;
    };
    let written = settings.to_json();
    let again = Settings::from_json(&written).expect("our own settings");
    assert_eq!(again.to_json(), written);
}
