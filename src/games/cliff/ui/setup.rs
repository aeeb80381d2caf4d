//! Setting up Vertical: bags of four from six heaps, who starts, and the three heaps of tiles.

mod view;

use super::super::components::{BAG, HEAP, TILES};
use super::super::packing::{Bag, Packing};
use super::super::rules::{Setup, State, Token};
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::Words;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::sound::Effect;
use crate::ui::checklist::Step;
use crate::ui::{Element, Ui};
use serde::{Deserialize, Serialize};

/// What a table chose last, for next time.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    bags: Vec<Bag>,
    first: Option<String>,
    /// Tiles per heap in this copy of the box, once somebody has counted.
    pub heaps: Option<[u8; 3]>,
}

/// What takes the place of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The next bag that wants something, where there is room for it.
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
    open: Open,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(usize),
    Put(Token),
    TakeBack(usize),
    First,
    Repeat,
    List,
    Heaps,
    /// This heap grows or shrinks by so many; the third is what is left.
    Heap(usize, i8),
    NoHeaps,
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

    /// The bag that is open, on a screen with room for it beside the table or not.
    fn shown(&self, ui: &Ui<'_>, names: &[&str]) -> Option<usize> {
        match self.open {
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
            packing: Packing::default(),
            before: chosen.bags,
            first: chosen.first.map(|name| (name, 0)),
            heaps: chosen.heaps,
            open: Open::Auto,
        }
    }

    fn update(&mut self, cx: &mut Cx<'_>, players: &[Player], message: Message) -> Action<Message> {
        let names = names(players);
        match message {
            Message::Open(seat) => self.open = Open::Bag(seat),
            Message::Put(token) => self.put(cx, &names, token),
            Message::TakeBack(place) => {
                let seat = self.current(&names);
                self.packing.take_back(&names, seat, place);
                self.open = Open::Bag(seat);
            }
            Message::First => {
                let seat = self.current(&names);
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

    fn options<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        self.choices(ui, table)
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Option<Element<'a, Message>> {
        if self.open == Open::Heaps {
            return Some(self.tiles(ui));
        }
        let seat = self.shown(ui, &names(table.seats()))?;
        Some(self.pack(ui, table.seats(), seat))
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let step = |count: usize, picture, what: String, how: Option<String>| Step {
            count: u32::try_from(count).ok(),
            picture,
            what,
            how,
            done: false,
        };
        let heaps = match self.heaps {
            None => ui.t("cliff-step-tiles-how"),
            Some([one, two, three]) => ui.tr(
                "cliff-step-tiles-counted",
                &[
                    ("one", one.into()),
                    ("two", two.into()),
                    ("three", three.into()),
                ],
            ),
        };
        let kinds = Token::ALL.len();
        let first = people.get(self.first(&names(people)));
        let starts = first.map(|person| {
            ui.tr(
                "cliff-step-climbers-how",
                &[("name", person.name.clone().into())],
            )
        });
        vec![
            step(
                usize::from(TILES),
                Icon::Tile,
                ui.t("cliff-step-tiles"),
                Some(heaps),
            ),
            step(
                kinds * usize::from(HEAP),
                Icon::Carabiner,
                ui.t("cliff-step-tokens"),
                Some(ui.tr("cliff-step-tokens-how", &[("each", HEAP.into())])),
            ),
            step(
                people.len() * BAG,
                Icon::IceAxe,
                ui.t("cliff-step-bags"),
                Some(ui.tr("cliff-step-bags-how", &[("each", BAG.into())])),
            ),
            step(
                people.len(),
                Icon::Pawn,
                ui.tr("cliff-step-climbers", &[("count", people.len().into())]),
                starts,
            ),
        ]
    }

    fn missing(&self, ui: &Ui<'_>, people: &[Player]) -> Option<String> {
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

    fn start(&self, words: &Words) -> String {
        words.text("cliff-start")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        let names = names(people);
        Setup {
            players: names.iter().map(|name| (*name).to_owned()).collect(),
            first: Seat::new(u8::try_from(self.first(&names)).unwrap_or(0)),
            bags: self.packing.bags(&names),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        let chosen = Remembered {
            bags: self.packing.packed(),
            first: self.first.as_ref().map(|(name, _)| name.clone()),
            heaps: self.heaps,
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

    fn desk() -> Form {
        Form {
            packing: Packing::default(),
            before: Vec::new(),
            first: None,
            heaps: None,
            open: Open::Auto,
        }
    }

    #[test]
    fn packed_bags_make_a_setup_that_the_rules_accept() {
        let people = people();
        let names = names(&people);
        let mut desk = desk();
        let words = Words::new(Language::French);
        let ui = Ui::new(&words, true, 100, iced::Size::new(1280.0, 800.0));
        assert!(desk.missing(&ui, &people).is_some());
        for seat in 0..2 {
            for token in [
                Token::Carabiner,
                Token::Carabiner,
                Token::Ladder,
                Token::CaveMap,
            ] {
                assert!(desk.packing.put(&names, seat, token));
            }
        }
        assert!(desk.missing(&ui, &people).is_none());
        desk.first = Some(("Zoé".into(), 1));
        let setup = desk.setup(&people, 0);
        assert_eq!(setup.first, Seat::new(1));
        assert!(State::start(&setup).is_ok());
        assert_eq!(desk.steps(&ui, &people).len(), 4);
    }

    #[test]
    fn the_third_heap_is_what_is_left_of_sixty() {
        let mut desk = desk();
        desk.heap(0, 3);
        assert_eq!(desk.heaps, Some([23, 20, 17]));
        for _ in 0..30 {
            desk.heap(1, 1);
        }
        assert_eq!(desk.heaps, Some([23, 36, 1]), "no heap is empty");
    }
}
