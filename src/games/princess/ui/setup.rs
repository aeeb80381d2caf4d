//! The setup of La Princesse: the story, the squires, the princesses by their swords, the Prince.

mod princess_card;

use super::super::cast::{self, Cast, PrincessCard, Remembered};
use super::super::components;
use super::super::rules::{Mode, Setup, State};
use super::tokens;
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::Words;
use crate::session::field::Field;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::{Element, Face, Role, Ui, cells, fit, fit_group, icon, sheet, tap};
use iced::widget::column;
use iced::{Alignment, Length};

#[derive(Debug)]
pub struct Form {
    kept: Remembered,
    cards: Vec<PrincessCard>,
    /// The princess whose card was tapped.
    editing: Option<usize>,
    prince: usize,
}

#[derive(Debug, Clone)]
pub enum Message {
    Story(Mode),
    Squires(bool),
    Cast(Cast),
    /// The app draws the princesses.
    DrawCards,
    Help,
    Prince(usize),
    DrawPrince,
    Edit(usize),
    Swords(i16),
    Name(String),
    Known(PrincessCard),
    Done,
}

impl Form {
    /// The princesses of this story, as far as they are known without asking.
    fn recast(&mut self) {
        let story = self.kept.story;
        if story == Mode::Extreme && self.kept.cast == Cast::First {
            self.kept.cast = Cast::Random;
        }
        self.cards = match self.kept.cast {
            Cast::First => cast::first(),
            Cast::Random => cast::fitted(&[], story),
            Cast::Chosen => cast::fitted(&self.kept.chosen, story),
        };
    }

    fn edit(&mut self, change: impl FnOnce(&mut PrincessCard)) {
        if let Some(card) = self.editing.and_then(|place| self.cards.get_mut(place)) {
            change(card);
        }
    }

    /// Changes a princess; then opens the next one that is unknown.
    fn tell(&mut self, change: impl FnOnce(&mut PrincessCard)) {
        let card = self.editing.and_then(|place| self.cards.get(place));
        let was_known = card.is_some_and(PrincessCard::is_known);
        self.edit(change);
        if was_known {
            return;
        }
        match self.cards.iter().position(|card| !card.is_known()) {
            Some(place) => self.editing = Some(place),
            None => self.done(),
        }
    }

    /// Closes the card; the stack is sorted again.
    fn done(&mut self) {
        self.editing = None;
        for card in &self.cards {
            self.kept.knows(card);
        }
        self.cards = cast::fitted(&self.cards, self.kept.story);
        if self.kept.cast == Cast::Chosen {
            self.kept.chosen.clone_from(&self.cards);
        }
    }

    fn prince(&self, people: usize) -> usize {
        if self.prince < people { self.prince } else { 0 }
    }

    fn is_asking(&self) -> bool {
        self.cards.iter().any(|card| !card.is_known())
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        let mut form = Self {
            kept: cx.settings.of_game(State::NAME),
            cards: Vec::new(),
            editing: None,
            prince: 0,
        };
        form.recast();
        form
    }

    fn update(&mut self, cx: &mut Cx<'_>, players: &[Player], message: Message) -> Action<Message> {
        match message {
            Message::Story(story) => {
                self.kept.story = story;
                self.recast();
            }
            Message::Squires(squires) => self.kept.without_squires = !squires,
            Message::Cast(cast) => {
                self.kept.cast = cast;
                self.recast();
            }
            Message::DrawCards => {
                self.cards = cast::drawn(self.kept.story, cx.seed);
                self.editing = None;
            }
            Message::Help => self.kept.without_help = !self.kept.without_help,
            Message::Prince(seat) => self.prince = seat,
            Message::DrawPrince => {
                let seats = u64::try_from(players.len()).unwrap_or(1).max(1);
                self.prince = usize::try_from((cx.seed >> 7) % seats).unwrap_or(0);
            }
            Message::Edit(place) => {
                if self.kept.cast == Cast::First {
                    self.kept.cast = Cast::Chosen;
                    self.kept.chosen.clone_from(&self.cards);
                }
                self.editing = Some(place);
            }
            Message::Swords(swords) => self.tell(|card| card.swords = swords),
            Message::Name(name) => {
                let name = name.chars().filter(|c| !c.is_control()).take(24).collect();
                self.edit(|card| card.name = name);
            }
            Message::Known(known) => self.tell(|card| *card = known),
            Message::Done => self.done(),
        }
        Action::None
    }

    fn fields<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Vec<Field<'a, Message>> {
        let kept = &self.kept;
        let stories = [
            (Mode::Standard, ui.t("princess-standard")),
            (Mode::Extreme, ui.t("princess-extreme")),
        ];
        let squires = [
            (true, ui.t("princess-squires-three")),
            (false, ui.t("princess-squires-none")),
        ];
        let first = (kept.story == Mode::Standard).then_some((Cast::First, "princess-cast-first"));
        let casts = first.into_iter().chain([
            (Cast::Random, "princess-cast-random"),
            (Cast::Chosen, "princess-cast-chosen"),
        ]);
        let casts = casts.map(|(cast, key)| (cast, ui.t(key)));
        let has_squires = !kept.without_squires;
        vec![
            Field::Beside(vec![
                Field::choice(ui.t("princess-story"), stories, &kept.story, Message::Story),
                Field::choice(
                    ui.t("princess-squires"),
                    squires,
                    &has_squires,
                    Message::Squires,
                ),
            ]),
            Field::choice(
                ui.t("princess-princesses"),
                casts,
                &kept.cast,
                Message::Cast,
            ),
            Field::Own(self.cards(ui)),
            Field::Seat {
                title: ui.t("princess-prince"),
                chosen: self.prince(players.len()),
                mark: Icon::Crown,
                random: Some(Message::DrawPrince),
                on_choose: Box::new(Message::Prince),
            },
            Field::Toggle {
                icon: Icon::EyePrince,
                title: ui.t("princess-help"),
                about: ui.t("princess-help-about"),
                is_on: !kept.without_help,
                message: Message::Help,
            },
        ]
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let step = |count: usize, picture, key: &str| {
            Step::new(picture, ui.t(key)).count(u32::try_from(count).unwrap_or(0))
        };
        let ladders = people.len() * usize::from(components::LADDERS);
        let book = components::book(self.kept.story);
        let pages = [("pages", book.story_pages.into())];
        let swords = if self.is_asking() {
            ui.t("princess-step-princesses-ask")
        } else {
            let swords = self.cards.iter().map(|card| card.swords.to_string());
            let swords = swords.collect::<Vec<_>>().join(", ");
            ui.tr("princess-step-princesses-how", &[("swords", swords.into())])
        };
        let players = [("players", people.len().into())];
        let prince = people.get(self.prince(people.len()));
        let prince = prince.map(|person| person.name.clone()).unwrap_or_default();
        let prince = [("name", prince.into())];
        let squires = (!self.kept.without_squires).then(|| {
            step(
                components::SQUIRES.into(),
                Icon::Squire,
                "princess-step-squires",
            )
            .how(ui.t("princess-step-squires-how"))
        });
        let steps = [
            step(ladders, Icon::LadderCard, "princess-step-ladders")
                .how(ui.t("princess-step-ladders-how")),
            step(self.cards.len(), Icon::Princess, "princess-step-princesses").how(swords),
            step(book.cards().into(), Icon::BookPage, "princess-step-book")
                .how(ui.tr("princess-step-book-how", &pages)),
            Step::new(Icon::Tower, ui.tr("princess-step-dungeons", &players))
                .how(ui.tr("princess-step-dungeons-how", &players)),
        ];
        let crown = step(1, Icon::Crown, "princess-step-prince")
            .how(ui.tr("princess-step-prince-how", &prince));
        steps.into_iter().chain(squires).chain([crown]).collect()
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        let place = self.editing?;
        let card = self.cards.get(place)?;
        let panel = self.card_panel(*ui, place, card);
        Some(sheet::sheet_frame(ui, ui.accent.accent, panel))
    }

    fn back(&mut self, _cx: &mut Cx<'_>) -> bool {
        let is_open = self.editing.is_some();
        if is_open {
            self.done();
        }
        is_open
    }

    fn missing(&self, ui: &Ui<'_>, _people: &[Player]) -> Option<String> {
        self.is_asking().then(|| ui.t("princess-swords-missing"))
    }

    fn start(&self, words: &Words) -> String {
        words.text("princess-start")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        let mut cards = self.cards.clone();
        cards.sort_by_key(|card| card.swords);
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            prince: Seat::from_whole(i64::try_from(self.prince(people.len())).unwrap_or(0)),
            mode: self.kept.story,
            squires: !self.kept.without_squires,
            princesses: cast::princesses(&cards),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        let mut kept = self.kept.clone();
        for card in &self.cards {
            kept.knows(card);
        }
        settings.set_of_game(State::NAME, &kept);
    }
}

impl Form {
    /// The stack of princesses, to be tapped.
    fn cards<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let cards = self.cards.iter().enumerate();
        let cards = cards.map(|(place, card)| card_button(ui, place, card));
        // Wide enough for a name of ten letters on a phone.
        let least = ui.em(if ui.narrow() { 3.6 } else { 2.2 });
        fit_group(cells(cards).min_width(least).spacing(8.0)).into()
    }
}

fn card_button<'a>(ui: Ui<'a>, place: usize, card: &'a PrincessCard) -> Element<'a, Message> {
    let picture: Element<'a, Message> = if card.is_known() {
        icon::coloured(tokens::swords(card.swords), ui.em(1.8))
    } else {
        let unknown = ui.digits(ui.em(1.8), "?".to_owned()).line_height(1.0);
        unknown.color(ui.accent.accent).into()
    };
    let name = fit(ui, Role::Small, card.name.clone())
        .min_size(14.0)
        .center()
        .all_or_nothing();
    let name = (!card.name.is_empty()).then_some(name);
    let content = column![picture].push(name).align_x(Alignment::Center);
    let face = Face::Card.chosen_if(!card.is_known());
    tap(&ui, face.skin(&ui).radius(16.0), content)
        .width(Length::Fill)
        .height(ui.grow(66.0))
        .padding([0, 4])
        .on_press(Message::Edit(place))
        .into()
}
