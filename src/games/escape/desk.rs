//! Setting up Escape: difficulty, soundtrack, and the list for this number of adventurers.

use super::rules::{Difficulty, Setup, State};
use super::setup::{BoxList, Exit, box_list};
use crate::localize::Words;
use crate::room::{self, Cx};
use crate::settings::{Person, Settings};
use crate::shelf::GameId;
use crate::sound::player::Show;
use crate::table::Table;
use crate::ui::checklist::Step;
use crate::ui::choice::segmented;
use crate::ui::icon::Icon;
use crate::ui::panel::{page, panel};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button};
use iced::Length;
use iced::widget::{column, row};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

/// What is heard during the ten minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    #[default]
    One,
    Two,
    Random,
    Surprise,
    Gongs,
    None,
}

impl Choice {
    const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Random,
        Self::Surprise,
        Self::Gongs,
        Self::None,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Self::One => "escape-track-one",
            Self::Two => "escape-track-two",
            Self::Random => "escape-track-random",
            Self::Surprise => "escape-track-surprise",
            Self::Gongs => "escape-track-gongs",
            Self::None => "escape-track-none",
        }
    }

    const fn about(self) -> &'static str {
        match self {
            Self::One | Self::Two | Self::Random => "escape-track-same-cues",
            Self::Surprise => "escape-track-surprise-about",
            Self::Gongs => "escape-track-gongs-about",
            Self::None => "escape-track-none-about",
        }
    }
}

/// Paragraphs of the spoken introduction.
const INTRODUCTION: u8 = 9;

/// What a table chose last, for next time.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub track: Choice,
    pub difficulty: Level,
    /// How often it was played: the first time has advice of its own.
    pub played: u32,
}

/// [`Difficulty`] as settings keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    #[default]
    Normal,
    Advanced,
    Expert,
}

impl From<Level> for Difficulty {
    fn from(level: Level) -> Self {
        match level {
            Level::Normal => Self::Normal,
            Level::Advanced => Self::Advanced,
            Level::Expert => Self::Expert,
        }
    }
}

#[derive(Debug)]
pub struct Desk {
    chosen: Remembered,
    /// The spoken introduction is being heard, and can be read along.
    listening: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Level(Level),
    Track(Choice),
    Listen,
}

impl room::Desk for Desk {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(GameId::Escape),
            listening: false,
        }
    }

    fn update(&mut self, cx: &mut Cx<'_>, _table: &Table, message: Message) {
        match message {
            Message::Listen => {
                self.listening = !self.listening;
                if self.listening {
                    cx.sound.load(Show::Introduction, 0);
                    cx.sound.play();
                } else {
                    cx.sound.stop();
                }
            }
            Message::Level(level) => self.chosen.difficulty = level,
            Message::Track(track) => self.chosen.track = track,
        }
    }

    fn options<'a>(&'a self, look: &Look<'a>, _table: &'a Table) -> Element<'a, Message> {
        let levels = [
            (Level::Normal, look.t("escape-normal")),
            (Level::Advanced, look.t("escape-advanced")),
            (Level::Expert, look.t("escape-expert")),
        ];
        let tracks = Choice::ALL.map(|track| (track, look.t(track.key())));
        let tight = look.size.width < 480.0 || look.large_text();
        let columns = if tight { 2 } else { 3 };
        let level_columns = if look.large_text() { 1 } else { 3 };
        let about = if self.chosen.played == 0 && self.chosen.track == Choice::One {
            "escape-track-first"
        } else {
            self.chosen.track.about()
        };
        column![
            column![
                look.text(Role::Heading, look.t("escape-difficulty")),
                segmented(
                    look,
                    &levels,
                    Some(self.chosen.difficulty),
                    level_columns,
                    Message::Level
                ),
            ]
            .spacing(10),
            column![
                look.text(Role::Heading, look.t("escape-soundtrack")),
                segmented(
                    look,
                    &tracks,
                    Some(self.chosen.track),
                    columns,
                    Message::Track
                ),
                look.soft(Role::Small, look.t(about)),
            ]
            .spacing(10),
        ]
        .spacing(16)
        .into()
    }

    fn steps(&self, look: &Look<'_>, people: &[Person]) -> Vec<Step> {
        let Some(list) = box_list(people.len(), self.chosen.difficulty.into()) else {
            return Vec::new();
        };
        steps(look, people.len(), &list)
    }

    fn aside<'a>(&'a self, look: &Look<'a>) -> Option<Element<'a, Message>> {
        let (sign, word) = if self.listening {
            (Icon::Pause, "escape-listen-stop")
        } else {
            (Icon::Sound, "escape-listen")
        };
        let sign = (!look.narrow()).then_some(sign);
        let height = if look.narrow() { 72.0 } else { 80.0 };
        let listen = button::secondary(look, sign, look.t(word))
            .height(Length::Fixed(height))
            .on_press(Message::Listen);
        Some(listen.into())
    }

    /// The text beside the voice.
    fn panel<'a>(&'a self, look: &Look<'a>, _table: &'a Table) -> Option<Element<'a, Message>> {
        if !self.listening {
            return None;
        }
        let sentences = (1..=INTRODUCTION).map(|n| {
            look.text(Role::Body, look.t(&format!("voice-intro-{n}")))
                .into()
        });
        let head = row![
            look.text(Role::Title, look.t("escape-listen-title"))
                .width(Length::Fill),
            button::sign(look, Icon::Close, Some(Message::Listen)),
        ]
        .align_y(iced::Alignment::Center);
        let text = page(look, column(sentences).spacing(12));
        Some(
            panel(look, column![head, text].spacing(12))
                .padding(if look.narrow() { 14 } else { 24 })
                .into(),
        )
    }

    fn start(&self, words: &Words) -> String {
        words.text("escape-start")
    }

    fn setup(&self, people: &[Person], seed: u64) -> Setup {
        let track = match self.chosen.track {
            Choice::Random => {
                if SmallRng::seed_from_u64(seed).random_bool(0.5) {
                    Choice::One
                } else {
                    Choice::Two
                }
            }
            chosen => chosen,
        };
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            difficulty: self.chosen.difficulty.into(),
            track: Some(serde_json::json!({ "name": track, "seed": seed })),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        let chosen = Remembered {
            played: self.chosen.played.saturating_add(1),
            ..self.chosen
        };
        settings.set_of_game(GameId::Escape, &chosen);
    }
}

/// What to take out, in order.
fn steps(look: &Look<'_>, players: usize, list: &BoxList) -> Vec<Step> {
    let step = |count: u32, picture, what: &str, how: Option<String>| Step {
        count: Some(count),
        picture,
        what: look.tr(what, &[("count", count.into())]),
        how,
        done: false,
    };
    let seats = u32::try_from(players).unwrap_or(1);
    let tiles = list.tiles;
    let (exit_count, exit_how) = match tiles.exit {
        Exit::AmongLast(last) => (
            u32::from(last),
            look.tr("escape-step-exit-last", &[("others", (last - 1).into())]),
        ),
        Exit::AboutTheMiddle => (u32::from(tiles.pile), look.t("escape-step-exit-middle")),
    };
    let exit = match tiles.exit {
        Exit::AmongLast(_) => "escape-step-under",
        Exit::AboutTheMiddle => "escape-step-pile",
    };
    let beside = (list.beside > 0).then(|| {
        step(
            u32::from(list.beside),
            Icon::Jewel,
            "escape-step-beside",
            Some(look.t("escape-step-beside-how")),
        )
    });
    let rooms = u32::from(tiles.main_rooms + tiles.base_rooms);
    let mut steps = vec![
        step(
            rooms,
            Icon::Room,
            "escape-step-rooms",
            Some(look.tr(
                "escape-step-rooms-how",
                &[
                    ("main", tiles.main_rooms.into()),
                    ("base", tiles.base_rooms.into()),
                ],
            )),
        ),
        step(
            1,
            Icon::Room,
            "escape-step-start",
            Some(look.tr(
                "escape-step-start-how",
                &[("count", tiles.beside_start.into())],
            )),
        ),
        step(exit_count, Icon::Door, exit, Some(exit_how)),
        step(
            u32::from(list.reserve),
            Icon::Jewel,
            "escape-step-reserve",
            None,
        ),
    ];
    steps.extend(beside);
    steps.push(step(
        u32::from(list.dice_each) * seats,
        Icon::Die,
        "escape-step-dice",
        Some(look.tr("escape-step-dice-how", &[("each", list.dice_each.into())])),
    ));
    steps.push(step(
        seats,
        Icon::Pawn,
        "escape-step-pawns",
        Some(look.t("escape-step-pawns-how")),
    ));
    steps
}
