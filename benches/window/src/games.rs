//! The five games, each at its beginning, as the app keeps them.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::Result;
use crate::screen::Key;
use std::fs;
use std::path::Path;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    Escape,
    Princess,
    Skyrunner,
    Ants,
    Cliff,
}

impl Game {
    pub const ALL: [Self; 5] = [
        Self::Escape,
        Self::Princess,
        Self::Skyrunner,
        Self::Ants,
        Self::Cliff,
    ];

    /// Its name in files and options.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Escape => "escape",
            Self::Princess => "princess",
            Self::Skyrunner => "skyrunner",
            Self::Ants => "ants",
            Self::Cliff => "cliff",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Escape => "Escape",
            Self::Princess => "Princess",
            Self::Skyrunner => "SkyRunner",
            Self::Ants => "Ants",
            Self::Cliff => "Vertical",
        }
    }

    /// The key that opens it from Home.
    pub const fn key(self) -> Key {
        Key::Char(match self {
            Self::Escape => '1',
            Self::Princess => '2',
            Self::Skyrunner => '3',
            Self::Ants => '4',
            Self::Cliff => '5',
        })
    }

    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The setup for four players, as the first line of a journal has it.
    const fn setup(self) -> &'static str {
        match self {
            Self::Escape => r#""difficulty":"normal""#,
            Self::Princess => {
                r#""prince":0,"mode":"standard","squires":true,"princesses":[{"name":"Raymondine","swords":1},{"name":"Cunégonde","swords":2},{"name":"Rapunzel","swords":3},{"name":"Plectrude","swords":4}]"#
            }
            Self::Skyrunner => r#""first":0"#,
            Self::Ants => r#""teams":false,"below_zero":false"#,
            Self::Cliff => {
                r#""first":0,"bags":[["carabiner","cave_map","zipline","ladder"],["carabiner","ladder","ice_axe","zipline"],["carabiner","crampons","ice_axe","ladder"],["carabiner","cave_map","crampons","zipline"]]"#
            }
        }
    }

    const fn notes(self) -> &'static [&'static str] {
        match self {
            Self::Escape => &[r#"{"at_ms":60000,"clock":"at"}"#],
            Self::Princess | Self::Cliff => &[],
            Self::Skyrunner => &[r#"{"walls":[12,12,12]}"#],
            Self::Ants => &[r#"{"youngest":0}"#],
        }
    }

    /// Puts a game that has just begun into a data folder.
    pub fn begin(self, data: &Path) -> Result<()> {
        const AT: &str = "2026-11-10T20:00:00.000+00:00";
        let folder = data.join("current");
        fs::create_dir_all(&folder)?;
        let players = r#""players":["Ani","Frank","Zoé","Marc"]"#;
        let mut text = format!(
            "{{\"tablee\":1,\"game\":\"{}\",\"started\":\"{AT}\",\"setup\":{{{players},{}}}}}\n",
            self.id(),
            self.setup(),
        );
        let table = r#"{"table":[{"hue":"ember","name":"Ani"},{"hue":"lagoon","name":"Frank"},{"hue":"honey","name":"Zoé"},{"hue":"moss","name":"Marc"}]}"#;
        for note in [table].iter().chain(self.notes()) {
            text += &format!("{{\"at\":\"{AT}\",\"note\":{note}}}\n");
        }
        let name = format!("2026-11-10T200000-{}-aaaa.jsonl", self.id());
        Ok(fs::write(folder.join(name), text)?)
    }
}

/// A data folder with settings that do not depend on the desktop.
pub fn settle(data: &Path) -> Result<()> {
    fs::create_dir_all(data)?;
    Ok(fs::write(
        data.join("settings.json"),
        r#"{"light":"dark","percent":100}"#,
    )?)
}
