//! The players of a setup: remembered, and changed by tapping; typing is possible, never needed.

use super::setup::is_short;
use crate::core::{Icon, Player, PlayerColour, shown_name};
use crate::localize::Words;
use crate::ui::field::field;
use crate::ui::panel::page;
use crate::ui::player_card::player_card;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, cells, chip, choice, fit, fit_group, flow, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};
use std::ops::RangeInclusive;

#[derive(Debug, Clone)]
pub struct Players {
    seats: Vec<Player>,
    range: RangeInclusive<usize>,
    editing: Option<usize>,
    /// Nothing was typed yet into the open name.
    untouched: bool,
    known: Vec<Player>,
}

/// Id of the text field of a name.
pub const LINE: &str = "table-name";

#[derive(Debug, Clone)]
pub enum Message {
    Less,
    More,
    Edit(usize),
    Done,
    PlayerColour(PlayerColour),
    /// The text field has changed.
    Name(String),
    /// Typed while the text field has no focus: replaces the name.
    Typed(String),
    /// Empties the name.
    Clear,
    /// A known person takes the seat.
    Known(String),
    Left,
    Right,
    Remove,
}

impl Players {
    /// The last players as far as they fit; empty seats are filled with known people.
    pub fn new(
        words: &Words,
        last: &[Player],
        known: &[Player],
        range: RangeInclusive<usize>,
    ) -> Self {
        let mut table = Self {
            seats: last.iter().take(*range.end()).cloned().collect(),
            range,
            editing: None,
            untouched: true,
            known: known.to_vec(),
        };
        let wanted = if last.is_empty() { 4 } else { last.len() };
        let wanted = wanted.clamp(*table.range.start(), *table.range.end());
        while table.seats.len() < wanted {
            table.add(words);
        }
        table
    }

    pub fn seats(&self) -> &[Player] {
        &self.seats
    }

    /// Makes all names distinct, and closes the sheet.
    pub fn settle(&mut self, words: &Words) {
        for place in 0..self.seats.len() {
            let name = self.seats[place].name.trim().to_owned();
            let name = if name.is_empty() {
                words.text_with("player-number", &[("number", (place + 1).into())])
            } else {
                name
            };
            self.seats[place].name = self.unlike_those_before(place, name);
        }
        self.editing = None;
    }

    fn unlike_those_before(&self, place: usize, name: String) -> String {
        let taken = |name: &str| self.seats[..place].iter().any(|seat| seat.name == name);
        if !taken(&name) {
            return name;
        }
        (2..)
            .map(|number| format!("{name} {number}"))
            .find(|name| !taken(name))
            .unwrap_or(name)
    }

    pub fn is_editing(&self) -> bool {
        self.editing.is_some()
    }

    pub fn update(&mut self, words: &Words, message: Message) {
        match message {
            Message::Less => {
                if self.seats.len() > *self.range.start() {
                    let _ = self.seats.pop();
                }
                self.editing = None;
            }
            Message::More => {
                if self.seats.len() < *self.range.end() {
                    self.add(words);
                }
            }
            Message::Edit(seat) => {
                self.settle(words);
                self.editing = (seat < self.seats.len()).then_some(seat);
                self.untouched = true;
            }
            Message::Done => self.settle(words),
            Message::PlayerColour(hue) => self.paint(hue),
            Message::Name(name) => self.rename(&name),
            Message::Typed(letters) => self.type_on(&letters),
            Message::Clear => self.rename(""),
            Message::Known(name) => self.seat_known(&name),
            Message::Left => self.shift(false),
            Message::Right => self.shift(true),
            Message::Remove => self.remove(),
        }
    }

    fn add(&mut self, words: &Words) {
        let free = |hue: &PlayerColour| self.seats.iter().all(|seat| seat.hue != *hue);
        let known = self
            .known
            .iter()
            .find(|person| self.seats.iter().all(|seat| seat.name != person.name));
        let hue = known
            .map(|person| person.hue)
            .filter(free)
            .or_else(|| PlayerColour::ALL.into_iter().find(free))
            .unwrap_or(PlayerColour::Ember);
        let name = known.map_or_else(
            || {
                words.text_with(
                    "player-number",
                    &[("number", (self.seats.len() + 1).into())],
                )
            },
            |person| person.name.clone(),
        );
        self.seats.push(Player { name, hue });
    }

    /// Two people do not share a colour: they swap.
    fn paint(&mut self, hue: PlayerColour) {
        let Some(seat) = self.editing else { return };
        let before = self.seats[seat].hue;
        if let Some(other) = self.seats.iter_mut().find(|other| other.hue == hue) {
            other.hue = before;
        }
        self.seats[seat].hue = hue;
    }

    fn rename(&mut self, name: &str) {
        let Some(seat) = self.editing else { return };
        self.untouched = false;
        self.seats[seat].name = shown_name(name);
    }

    fn type_on(&mut self, letters: &str) {
        let Some(seat) = self.editing else { return };
        let before = if self.untouched {
            ""
        } else {
            self.seats[seat].name.as_str()
        };
        self.rename(&format!("{before}{letters}"));
    }

    fn seat_known(&mut self, name: &str) {
        let Some(seat) = self.editing else { return };
        self.rename(name);
        let hue = self.known.iter().find(|person| person.name == name);
        if let Some(hue) = hue.map(|person| person.hue)
            && self.seats.iter().all(|seat| seat.hue != hue)
        {
            self.seats[seat].hue = hue;
        }
    }

    fn shift(&mut self, clockwise: bool) {
        let Some(seat) = self.editing else { return };
        let count = self.seats.len();
        let to = if clockwise {
            seat + 1
        } else {
            seat + count - 1
        } % count;
        self.seats.swap(seat, to);
        self.editing = Some(to);
    }

    fn remove(&mut self) {
        let Some(seat) = self.editing else { return };
        if self.seats.len() > *self.range.start() {
            let _ = self.seats.remove(seat);
            self.editing = None;
        }
    }

    /// The number of players and the seats: a title, a stepper and cards.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let count = self.seats.len();
        let less = (count > *self.range.start()).then_some(Message::Less);
        let more = (count < *self.range.end()).then_some(Message::More);
        let stepper = choice::stepper(&ui, count.to_string(), less, more);
        let title = ui.text(Role::Heading, ui.t("table-title"));
        let head = flow(ui, 7.0, 8.0, [title.width(Length::Fill).into(), stepper]);
        let (height, spacing) = if ui.narrow() {
            (60.0, 8.0)
        } else {
            (70.0, 12.0)
        };
        let seats = self.seats.iter().enumerate().map(|(seat, person)| {
            player_card(ui, person)
                .face(Face::Card.chosen_if(self.editing == Some(seat)))
                .height(ui.grow(height))
                .on_press(Message::Edit(seat))
                .into()
        });
        let seats = cells(seats)
            .spacing(spacing)
            .min_width(ui.em(7.0))
            .max_columns(3);
        column![head, fit_group(seats)]
            .spacing(if ui.narrow() { 10 } else { 12 })
            .into()
    }

    /// The sheet of the chosen seat: colour, name, place.
    pub fn sheet<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let seat = self.editing?;
        let person = self.seats.get(seat)?;
        let head = row![
            chip(&ui, person.hue, 56.0),
            fit(ui, Role::Title, person.name.clone()),
            button::icon_button(&ui, Icon::Close, Some(Message::Done)),
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        let hues = row(PlayerColour::ALL
            .into_iter()
            .map(|hue| self.hue(&ui, hue, person.hue)))
        .spacing(if ui.narrow() { 4 } else { 10 });
        let left = button::secondary(&ui, Some(Icon::ArrowLeft), ui.t("table-left"))
            .width(Length::Fill)
            .on_press(Message::Left);
        let right = button::secondary(&ui, Some(Icon::ArrowRight), ui.t("table-right"))
            .width(Length::Fill)
            .on_press(Message::Right);
        let remove = (self.seats.len() > *self.range.start()).then(|| {
            button::secondary(&ui, Some(Icon::Minus), ui.t("table-remove"))
                .on_press(Message::Remove)
                .width(Length::Fill)
        });
        let done = button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
            .on_press(Message::Done)
            .width(Length::Fill);
        let body = column![head, hues, self.names(ui, person), self.field(&ui, person)]
            .spacing(if ui.narrow() { 12 } else { 20 });
        // Large text on a phone: one below the other, and only the close button stays visible.
        let (body, last) = if ui.narrow() && ui.large_text() {
            (body.push(left).push(right).push(remove), row![done])
        } else {
            let body = body.push(row![left, right].spacing(12));
            (body, row![].push(remove).push(done).spacing(12))
        };
        Some(if is_short(&ui) {
            page(&ui, body.push(last))
        } else {
            column![page(&ui, body), last].spacing(12).into()
        })
    }

    fn hue<'a>(
        &self,
        ui: &Ui<'_>,
        hue: PlayerColour,
        chosen: PlayerColour,
    ) -> Element<'a, Message> {
        let px = if ui.narrow() { 40.0 } else { 56.0 };
        let skin = if hue == chosen {
            TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 4.0)
        } else {
            TapStyle::bare(ui).edge(ui.colours.line, 1.0)
        };
        tap(ui, skin.radius(20.0), chip(ui, hue, px))
            .width(Length::Fill)
            .height(px + 20.0)
            .on_press(Message::PlayerColour(hue))
            .into()
    }

    /// Known people who are not seated.
    fn names<'a>(&self, ui: Ui<'a>, person: &Player) -> Element<'a, Message> {
        let is_free = |name: &str| self.seats.iter().all(|seat| seat.name != name);
        let others = self
            .known
            .iter()
            .filter(|known| known.name == person.name || is_free(&known.name))
            .take(12)
            .map(|known| {
                let name = fit(ui, Role::Label, known.name.clone()).width(Length::Shrink);
                let content = row![chip(&ui, known.hue, 36.0), name]
                    .spacing(8)
                    .align_y(Alignment::Center);
                let face = Face::Raised.chosen_if(known.name == person.name);
                tap(&ui, face.skin(&ui).radius(28.0), content)
                    .height(ui.grow(56.0))
                    .padding(iced::Padding::from([0, 18]).left(10))
                    .on_press(Message::Known(known.name.clone()))
                    .into()
            });
        row(others).spacing(8).wrap().into()
    }

    fn field<'a>(&self, ui: &Ui<'_>, person: &Player) -> Element<'a, Message> {
        // A generated name is only a placeholder: typing never appends to it.
        let number = |number: usize| ui.tr("player-number", &[("number", number.into())]);
        let is_number = (1..=PlayerColour::ALL.len()).any(|place| number(place) == person.name);
        let (hint, name) = if is_number {
            (person.name.clone(), "")
        } else {
            (ui.t("table-name-hint"), person.name.as_str())
        };
        let input = field(ui, Some(LINE), &hint, name, Message::Name, Message::Done);
        let clear =
            (!name.is_empty()).then(|| button::icon_button(ui, Icon::Close, Some(Message::Clear)));
        let line = row![container(input).width(Length::Fill)]
            .push(clear)
            .spacing(6)
            .align_y(Alignment::Center);
        column![ui.soft(Role::Small, ui.t("table-name")), line]
            .spacing(6)
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Language;

    fn person(name: &str, hue: PlayerColour) -> Player {
        Player {
            name: name.to_owned(),
            hue,
        }
    }

    fn names(table: &Players) -> Vec<&str> {
        table
            .seats()
            .iter()
            .map(|seat| seat.name.as_str())
            .collect()
    }

    #[test]
    fn a_table_is_changed_by_tapping() {
        let words = Words::new(Language::French);
        let last = [
            person("Ani", PlayerColour::Ember),
            person("Zoé", PlayerColour::Honey),
        ];
        let known = [
            last[0].clone(),
            last[1].clone(),
            person("Léa", PlayerColour::Ember),
        ];
        let mut table = Players::new(&words, &last, &known, 2..=4);

        table.update(&words, Message::More);
        assert_eq!(names(&table), ["Ani", "Zoé", "Léa"]);
        assert_ne!(
            table.seats()[2].hue,
            PlayerColour::Ember,
            "two people never share a colour"
        );

        table.update(&words, Message::More);
        table.update(&words, Message::More);
        assert_eq!(names(&table), ["Ani", "Zoé", "Léa", "Joueur 4"]);

        table.update(&words, Message::Edit(0));
        table.update(&words, Message::PlayerColour(PlayerColour::Honey));
        assert_eq!(table.seats()[1].hue, PlayerColour::Ember, "they swap");
        table.update(&words, Message::Left);
        assert_eq!(names(&table), ["Joueur 4", "Zoé", "Léa", "Ani"]);
        table.update(&words, Message::Remove);
        assert_eq!(names(&table), ["Joueur 4", "Zoé", "Léa"]);
        table.update(&words, Message::Edit(0));
        table.update(&words, Message::Name(String::new()));
        table.update(&words, Message::Done);
        assert_eq!(names(&table), ["Joueur 1", "Zoé", "Léa"]);
        table.update(&words, Message::Edit(0));
        table.update(&words, Message::Known("Ani".into()));
        assert_eq!(names(&table), ["Ani", "Zoé", "Léa"]);
    }

    #[test]
    fn what_is_typed_stands_as_typed_until_it_is_done() {
        let words = Words::new(Language::English);
        let last = [
            person("Ann", PlayerColour::Ember),
            person("Player 2", PlayerColour::Honey),
        ];
        let mut table = Players::new(&words, &last, &last, 2..=4);
        table.update(&words, Message::Edit(1));
        for letter in ["A", "n", "n"] {
            table.update(&words, Message::Typed(letter.into()));
        }
        assert_eq!(names(&table), ["Ann", "Ann"], "on the way to Anna");
        table.update(&words, Message::Name("Anna".into()));
        assert_eq!(names(&table), ["Ann", "Anna"]);
        assert_eq!(table.seats()[1].hue, PlayerColour::Honey);

        table.update(&words, Message::Name(" Ann ".into()));
        table.settle(&words);
        assert_eq!(names(&table), ["Ann", "Ann 2"], "nobody is called twice");
        assert!(!table.is_editing());
    }

    #[test]
    fn number_of_players_stays_in_range() {
        let words = Words::new(Language::French);
        let last: Vec<_> = PlayerColour::ALL
            .iter()
            .enumerate()
            .map(|(n, hue)| person(&n.to_string(), *hue))
            .collect();
        let mut table = Players::new(&words, &last, &[], 2..=4);
        assert_eq!(table.seats().len(), 4);
        for _ in 0..5 {
            table.update(&words, Message::Less);
        }
        assert_eq!(table.seats().len(), 2);
        table.update(&words, Message::Edit(1));
        table.update(&words, Message::Remove);
        assert_eq!(table.seats().len(), 2);
    }
}
