//! Setups and events of every game: reading never panics, and what is read is written so that it
//! is read as the same again.

use tablee::core::json::Json;
use tablee::core::{Game, Journal};
use tablee::games::{ants, cliff, escape, princess, skyrunner};

pub fn check(bytes: &[u8]) {
    let Ok(json) = Json::parse(bytes) else { return };
    round_trip::<escape::rules::State>(&json);
    round_trip::<princess::rules::State>(&json);
    round_trip::<skyrunner::rules::State>(&json);
    round_trip::<ants::rules::State>(&json);
    round_trip::<cliff::rules::State>(&json);
}

fn round_trip<G: Game>(json: &Json<'_>) {
    if let Ok(setup) = G::read_setup(json) {
        let text = serde_json::to_string(&setup).unwrap();
        let again = G::read_setup(&Json::parse(text.as_bytes()).unwrap()).unwrap();
        assert_eq!(serde_json::to_string(&again).unwrap(), text);
        // A setup that is accepted has a state that can be written.
        if let Ok(journal) = Journal::<G>::new(setup) {
            assert!(serde_json::to_string(journal.state()).is_ok());
        }
    }
    if let Ok(event) = G::read_event(json) {
        let text = serde_json::to_string(&event).unwrap();
        let again = G::read_event(&Json::parse(text.as_bytes()).unwrap());
        // Names that are in no box are read as none, and cannot be written.
        if let Ok(again) = again {
            assert_eq!(serde_json::to_string(&again).unwrap(), text);
        }
    }
}
