//! Settings: any text is read without a panic, and what was read is read again as it was.

use tablee::settings::Settings;

pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Some(mut settings) = Settings::from_json(text) else {
        return;
    };
    let mut again = Settings::from_json(&settings.to_json()).expect("our own settings");
    // What games keep is not interpreted, and serde_json may read a long fraction as its neighbour.
    assert!(again.games.keys().eq(settings.games.keys()));
    settings.games.clear();
    again.games.clear();
    assert_eq!(again, settings);
}
