//! A journal for tests: events in, answers out.

use serde_json::{Value, json};
use tablee::commands::replay::{Status, replay};

/// Replays bytes and gives the answers and the status.
pub fn run(journal: &[u8]) -> (Vec<Value>, Status) {
    let mut out = Vec::new();
    let status = replay(journal, &mut out, &|code| format!("({code})")).unwrap();
    let answers = String::from_utf8(out)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    (answers, status)
}

pub fn header(game: &str, setup: &Value) -> String {
    json!({"tablee": 1, "game": game, "started": "2026-11-16T20:15:00+01:00", "setup": setup})
        .to_string()
}

/// One game, grown line by line.
pub struct Game {
    lines: Vec<String>,
}

impl Game {
    pub fn new(game: &str, setup: &Value) -> Self {
        Self {
            lines: vec![header(game, setup)],
        }
    }

    /// Adds a line as it stands and gives its answer.
    pub fn line(&mut self, line: &str) -> Value {
        self.lines.push(line.to_owned());
        self.last()
    }

    fn last(&self) -> Value {
        let (mut answers, _) = run((self.lines.join("\n") + "\n").as_bytes());
        assert_eq!(answers.len(), self.lines.len(), "one answer per line");
        answers.pop().unwrap()
    }

    pub fn state(&self) -> Value {
        self.last()["state"].clone()
    }

    pub fn event(&mut self, event: Value) -> Value {
        self.line(&json!({"at": "now", "event": event}).to_string())
    }

    /// An event that is accepted: its answer.
    #[track_caller]
    pub fn ok(&mut self, event: Value) -> Value {
        let answer = self.event(event.clone());
        assert_eq!(answer.get("error"), None, "{event}");
        answer
    }

    /// An event that is rejected with this code and changes nothing. It is forgotten again.
    #[track_caller]
    pub fn no(&mut self, event: Value, code: &str) {
        let before = self.state();
        let answer = self.event(event.clone());
        assert_eq!(answer["error"]["code"], code, "{event}");
        assert_eq!(answer["state"], before, "{event}");
        assert_eq!(answer.get("ruling"), None, "{event}");
        let general = ["malformed", "unknown-player", "out-of-range"].contains(&code);
        assert_eq!(
            answer["error"].get("because").is_none(),
            general,
            "{event} {code}"
        );
        self.lines.pop();
    }
}
