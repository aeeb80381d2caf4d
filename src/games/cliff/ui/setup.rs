//! The setup of Vertical: bags of four tokens, who starts, and the three heaps of tiles.

mod view;

use super::super::components::{BAG, HEAP, TILES};
use super::super::packing::{Bag, Packing};
use super::super::rules::{Setup, State, Token};
use super::Mode;
use super::tokens::{BLUE, WALL};
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::{Arg, Words};
use crate::session::field::Field;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::sound::Effect;
use crate::ui::checklist::Step;
use crate::ui::{Element, Ui};
use iced::keyboard::{Key, Modifiers, key::Named};
use serde::{Deserialize, Serialize};

/// The choices of the last game.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    /// The bags of the last game.
    bags: Vec<Bag>,
    /// The bags that are being packed.
    packing: Packing,
    first: Option<String>,
    /// Tiles per heap in this copy of the box, once somebody has counted.
    pub heaps: Option<[u8; 3]>,
    #[serde(rename = "way")]
    pub mode: Mode,
}

impl Remembered {
    /// A game begins: its bags are those of the last game from now on.
    pub fn begin(&mut self) {
        let packed = std::mem::take(&mut self.packing).packed();
        if !packed.is_empty() {
            self.bags = packed;
        }
    }
}

/// What is open instead of the list of components.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The next bag that is not full, where there is space for it.
    Auto,
    Bag(usize),
    Heaps,
    List,
}

#[derive(Debug)]
pub struct Form {
    packing: Packing,
    before: Vec<Bag>,
    first: Option<(String, usize)>,
    heaps: Option<[u8; 3]>,
    mode: Mode,
    open: Open,
}

#[derive(Debug, Clone)]
pub enum Message {
    Mode(Mode),
    Open(usize),
    Put(Token),
    TakeBack(usize),
    /// The last token of the open bag goes back on its heap.
    TakeBackLast,
    First(usize),
    Repeat,
    List,
    Heaps,
    /// This heap grows or shrinks by so many; the third is what is left.
    Heap(usize, i8),
    NoHeaps,
}

/// Four tokens that the box holds for five players.
const UNKNOWN_BAG: [Token; BAG] = [
    Token::Carabiner,
    Token::Crampons,
    Token::IceAxe,
    Token::Ladder,
];

/// The arguments of a text about the three heaps.
fn heap_args([one, two, three]: [u8; 3]) -> [(&'static str, Arg); 3] {
    [
        ("one", one.into()),
        ("two", two.into()),
        ("three", three.into()),
    ]
}

fn names(people: &[Player]) -> Vec<&str> {
    people.iter().map(|person| person.name.as_str()).collect()
}

impl Form {
    /// Who starts: the one chosen, wherever they sit now, else the first seat.
    fn first(&self, names: &[&str]) -> usize {
        let Some((name, seat)) = &self.first else {
            return 0;
        };
        names
            .iter()
            .position(|other| other == name)
            .unwrap_or(if *seat < names.len() { *seat } else { 0 })
    }

    /// The open bag; which one depends on whether it fits beside the players.
    fn shown(&self, ui: &Ui<'_>, names: &[&str]) -> Option<usize> {
        match self.open {
            _ if self.mode == Mode::Light => None,
            Open::Auto if ui.two_panes() => self.packing.open(names, 0),
            Open::Bag(seat) if seat < names.len() => Some(seat),
            _ => None,
        }
    }

    fn current(&self, names: &[&str]) -> usize {
        match self.open {
            Open::Bag(seat) if seat < names.len() => seat,
            _ => self.packing.open(names, 0).unwrap_or(0),
        }
    }

    fn put(&mut self, cx: &mut Cx<'_>, names: &[&str], token: Token) {
        let seat = self.current(names);
        if !self.packing.put(names, seat, token) {
            return;
        }
        cx.effects.push(Effect::POP);
        self.open = if self.packing.wants(names, seat) > 0 {
            Open::Bag(seat)
        } else {
            self.packing.open(names, seat).map_or(Open::Auto, Open::Bag)
        };
    }

    fn heap(&mut self, which: usize, by: i8) {
        let mut heaps = self.heaps.unwrap_or([20, 20, 20]);
        if let Some(heap) = heaps.get_mut(which) {
            *heap = heap.saturating_add_signed(by).max(1);
        }
        let rest = TILES.saturating_sub(heaps[0]).saturating_sub(heaps[1]);
        if rest > 0 {
            heaps[2] = rest;
            self.heaps = Some(heaps);
        }
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        let chosen: Remembered = cx.settings.of_game(State::NAME);
        Self {
            packing: chosen.packing,
            before: chosen.bags,
            first: chosen.first.map(|name| (name, 0)),
            heaps: chosen.heaps,
            mode: chosen.mode,
            open: Open::Auto,
        }
    }

    fn update(&mut self, cx: &mut Cx<'_>, players: &[Player], message: Message) -> Action<Message> {
        let names = names(players);
        match message {
            Message::Mode(mode) => {
                self.mode = mode;
                self.open = Open::Auto;
            }
            Message::Open(seat) => self.open = Open::Bag(seat),
            Message::Put(token) => self.put(cx, &names, token),
            Message::TakeBack(place) => {
                let seat = self.current(&names);
                self.packing.take_back(&names, seat, place);
                self.open = Open::Bag(seat);
            }
            Message::TakeBackLast => {
                let seat = self.current(&names);
                let last = self.packing.bag(&names, seat).len().saturating_sub(1);
                self.packing.take_back(&names, seat, last);
                self.open = Open::Bag(seat);
            }
            Message::First(seat) => {
                self.first = names.get(seat).map(|name| ((*name).to_owned(), seat));
            }
            Message::Repeat => {
                self.packing.repeat(&names, &self.before);
                self.open = Open::Auto;
            }
            Message::List => self.open = Open::List,
            Message::Heaps => {
                self.open = Open::Heaps;
                self.heap(2, 0);
            }
            Message::Heap(which, by) => self.heap(which, by),
            Message::NoHeaps => {
                self.heaps = None;
                self.open = Open::List;
            }
        }
        Action::None
    }

    fn fields<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Vec<Field<'a, Message>> {
        self.choices(ui, players)
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Option<Element<'a, Message>> {
        if self.open == Open::Heaps {
            return Some(self.tiles(*ui));
        }
        let seat = self.shown(ui, &names(table.seats()))?;
        Some(self.pack(*ui, table.seats(), seat))
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let step = |count: usize, picture, key: &str| {
            let what = ui.tr(key, &[("count", count.into())]);
            Step::new(picture, what).count(u32::try_from(count).unwrap_or(0))
        };
        let heaps = match self.heaps {
            None => ui.t("cliff-step-tiles-how"),
            Some(heaps) => ui.tr("cliff-step-tiles-counted", &heap_args(heaps)),
        };
        let kinds = Token::ALL.len();
        let mut climbers = step(people.len(), Icon::Pawn, "cliff-step-climbers");
        climbers.how = people.get(self.first(&names(people))).map(|first| {
            let name = first.name.clone().into();
            ui.tr("cliff-step-climbers-how", &[("name", name)])
        });
        vec![
            step(TILES.into(), Icon::Tile, "cliff-step-tiles").how(heaps),
            step(
                kinds * usize::from(HEAP),
                Icon::Carabiner,
                "cliff-step-tokens",
            )
            .how(ui.tr("cliff-step-tokens-how", &[("each", HEAP.into())])),
            step(people.len() * BAG, Icon::IceAxe, "cliff-step-bags")
                .how(ui.tr("cliff-step-bags-how", &[("each", BAG.into())])),
            climbers,
        ]
    }

    fn missing(&self, ui: &Ui<'_>, people: &[Player]) -> Option<String> {
        if self.mode == Mode::Light {
            return None;
        }
        let names = names(people);
        let seat = self.packing.open(&names, self.current(&names))?;
        let wants = self.packing.wants(&names, seat);
        Some(ui.tr(
            "cliff-missing",
            &[
                ("count", wants.into()),
                ("name", (*names.get(seat)?).into()),
            ],
        ))
    }

    /// The heaps from 1 to 6, as they are shown.
    fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        let packs = matches!(self.open, Open::Auto | Open::Bag(_)) && self.mode == Mode::Wall;
        if !packs || modifiers.command() || modifiers.alt() {
            return None;
        }
        match key.as_ref() {
            Key::Named(Named::Backspace | Named::Delete) => Some(Message::TakeBackLast),
            Key::Character(sign) => {
                let heap = sign.parse::<usize>().ok()?.checked_sub(1)?;
                let token = WALL.into_iter().chain(BLUE).nth(heap)?;
                Some(Message::Put(token))
            }
            _ => None,
        }
    }

    fn start(&self, words: &Words) -> String {
        words.text("cliff-start")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        let names = names(people);
        let bags = match self.mode {
            Mode::Wall => self.packing.bags(&names),
            // The journal requires bags; the first tap then says that they are unknown.
            Mode::Light => vec![UNKNOWN_BAG.to_vec(); names.len()],
        };
        Setup {
            players: names.iter().map(|name| (*name).to_owned()).collect(),
            first: Seat::new(u8::try_from(self.first(&names)).unwrap_or(0)),
            bags,
        }
    }

    fn remember(&self, settings: &mut Settings) {
        let chosen = Remembered {
            bags: self.before.clone(),
            packing: self.packing.clone(),
            first: self.first.as_ref().map(|(name, _)| name.clone()),
            heaps: self.heaps,
            mode: self.mode,
        };
        settings.set_of_game(State::NAME, &chosen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Game, Language, PlayerColour};
    use crate::session::SetupForm as _;

    fn people() -> Vec<Player> {
        ["Ani", "Zoé"]
            .iter()
            .zip(PlayerColour::ALL)
            .map(|(name, hue)| Player {
                name: (*name).to_owned(),
                hue,
            })
            .collect()
    }

    fn form(mode: Mode) -> Form {
        Form {
            packing: Packing::default(),
            before: Vec::new(),
            first: None,
            heaps: None,
            mode,
            open: Open::Auto,
        }
    }

    #[test]
    fn packed_bags_make_a_setup_that_the_rules_accept() {
        let people = people();
        let names = names(&people);
        let mut form = form(Mode::Wall);
        let words = Words::new(Language::French);
        let ui = Ui::new(&words, true, 100, iced::Size::new(1280.0, 800.0));
        assert!(form.missing(&ui, &people).is_some());
        for seat in 0..2 {
            for token in [
                Token::Carabiner,
                Token::Carabiner,
                Token::Ladder,
                Token::CaveMap,
            ] {
                assert!(form.packing.put(&names, seat, token));
            }
        }
        assert!(form.missing(&ui, &people).is_none());
        form.first = Some(("Zoé".into(), 1));
        let setup = form.setup(&people, 0);
        assert_eq!(setup.first, Seat::new(1));
        assert!(State::start(&setup).is_ok());
        assert_eq!(form.steps(&ui, &people).len(), 4);
    }

    #[test]
    fn light_mode_asks_for_no_bags_and_begins() {
        let words = Words::new(Language::French);
        let ui = Ui::new(&words, true, 100, iced::Size::new(1280.0, 800.0));
        let form = form(Mode::Light);
        assert!(form.missing(&ui, &people()).is_none());
        assert!(State::start(&form.setup(&people(), 0)).is_ok());
        let five: Vec<Player> = people().into_iter().cycle().take(5).collect();
        assert!(State::start(&form.setup(&five, 0)).is_ok());
    }

    #[test]
    fn the_third_heap_is_what_is_left_of_sixty() {
        let mut form = form(Mode::Wall);
        form.heap(0, 3);
        assert_eq!(form.heaps, Some([23, 20, 17]));
        for _ in 0..30 {
            form.heap(1, 1);
        }
        assert_eq!(form.heaps, Some([23, 36, 1]), "no heap is empty");
    }
}
