//! Setting up La Princesse: the story, the squires, the princesses by their swords, the Prince.

use super::super::cast::{self, Cast, PrincessCard, Remembered, Story};
use super::super::components::{self, FIRST_GAME};
use super::super::rules::{Setup, State};
use super::view::tokens;
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::Words;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::choice::{segmented, switch};
use crate::ui::field::field;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon, panel, sheet};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding};

#[derive(Debug)]
pub struct Form {
    kept: Remembered,
    ladies: Vec<PrincessCard>,
    /// The princess whose card was tapped.
    editing: Option<usize>,
    prince: usize,
    /// The Prince was drawn, not chosen.
    drawn: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Story(Story),
    Squires(bool),
    Cast(Cast),
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
    fn deal(&mut self, seed: u64) {
        let story = self.kept.story;
        if story == Story::Extreme && self.kept.cast == Cast::First {
            self.kept.cast = Cast::Random;
        }
        self.ladies = match self.kept.cast {
            Cast::First => cast::first(),
            Cast::Random => cast::drawn(story, seed),
            Cast::Chosen => cast::fitted(&self.kept.chosen, story),
        };
    }

    fn edit(&mut self, change: impl FnOnce(&mut PrincessCard)) {
        if let Some(lady) = self.editing.and_then(|place| self.ladies.get_mut(place)) {
            change(lady);
        }
    }

    /// She keeps her card; the stack is sorted again.
    fn done(&mut self) {
        self.editing = None;
        for lady in &self.ladies {
            self.kept.knows(lady);
        }
        self.ladies.sort_by_key(|lady| lady.swords);
        if self.kept.cast == Cast::Chosen {
            self.kept.chosen.clone_from(&self.ladies);
        }
    }

    fn prince(&self, people: usize) -> usize {
        if self.prince < people { self.prince } else { 0 }
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        let mut desk = Self {
            kept: cx.settings.of_game(State::NAME),
            ladies: Vec::new(),
            editing: None,
            prince: 0,
            drawn: false,
        };
        desk.deal(cx.seed);
        desk
    }

    fn update(&mut self, cx: &mut Cx<'_>, players: &[Player], message: Message) -> Action<Message> {
        match message {
            Message::Story(story) => {
                if story == Story::Standard && self.kept.story == Story::Extreme {
                    self.kept.chosen.truncate(4);
                }
                self.kept.story = story;
                self.deal(cx.seed);
            }
            Message::Squires(squires) => self.kept.without_squires = !squires,
            Message::Cast(cast) => {
                self.kept.cast = cast;
                self.deal(cx.seed);
            }
            Message::Help => self.kept.without_help = !self.kept.without_help,
            Message::Prince(seat) => {
                self.prince = seat;
                self.drawn = false;
            }
            Message::DrawPrince => {
                let seats = u64::try_from(players.len()).unwrap_or(1).max(1);
                self.prince = usize::try_from((cx.seed >> 7) % seats).unwrap_or(0);
                self.drawn = true;
            }
            Message::Edit(place) => {
                if self.kept.cast == Cast::First {
                    self.kept.cast = Cast::Chosen;
                    self.kept.chosen.clone_from(&self.ladies);
                }
                self.editing = Some(place);
            }
            Message::Swords(swords) => self.edit(|lady| lady.swords = swords),
            Message::Name(name) => {
                let name = name.chars().filter(|c| !c.is_control()).take(24).collect();
                self.edit(|lady| lady.name = name);
            }
            Message::Known(known) => self.edit(|lady| *lady = known),
            Message::Done => self.done(),
        }
        Action::None
    }

    fn options<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        let narrow = ui.size.width < 480.0 || ui.large_text();
        let stories = [
            (Story::Standard, ui.t("princess-standard")),
            (Story::Extreme, ui.t("princess-extreme")),
        ];
        let squires = [
            (true, ui.t("princess-squires-three")),
            (false, ui.t("princess-squires-none")),
        ];
        let story = column![
            ui.text(Role::Heading, ui.t("princess-story")),
            segmented(ui, &stories, Some(self.kept.story), 2, Message::Story),
        ]
        .spacing(6);
        let squire = column![
            ui.text(Role::Heading, ui.t("princess-squires")),
            segmented(
                ui,
                &squires,
                Some(!self.kept.without_squires),
                2,
                Message::Squires
            ),
        ]
        .spacing(6);
        let first: Element<'a, Message> = if narrow {
            column![story, squire].spacing(14).into()
        } else {
            row![story, squire].spacing(16).into()
        };
        column![first, self.cast(ui), self.who(ui, table), self.help(ui)]
            .spacing(10)
            .into()
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let players = people.len();
        let count = |count: usize| u32::try_from(count).ok();
        let step = |count: Option<u32>, picture, what: String, how: String| Step {
            count,
            picture,
            what,
            how: Some(how),
            done: false,
        };
        let book = components::book(self.kept.story.into());
        let swords = self.ladies.iter().map(|lady| lady.swords.to_string());
        let swords = swords.collect::<Vec<_>>().join(", ");
        let prince = people
            .get(self.prince(players))
            .map(|person| person.name.clone());
        let mut steps = vec![
            step(
                count(players * usize::from(components::LADDERS)),
                Icon::LadderCard,
                ui.t("princess-step-ladders"),
                ui.t("princess-step-ladders-how"),
            ),
            step(
                count(self.ladies.len()),
                Icon::Princess,
                ui.t("princess-step-princesses"),
                ui.tr("princess-step-princesses-how", &[("swords", swords.into())]),
            ),
            step(
                Some(book.cards().into()),
                Icon::BookPage,
                ui.t("princess-step-book"),
                ui.tr(
                    "princess-step-book-how",
                    &[("pages", book.story_pages.into())],
                ),
            ),
            step(
                None,
                Icon::Tower,
                ui.tr("princess-step-dungeons", &[("players", players.into())]),
                ui.tr("princess-step-dungeons-how", &[("players", players.into())]),
            ),
        ];
        if !self.kept.without_squires {
            steps.push(step(
                Some(components::SQUIRES.into()),
                Icon::Squire,
                ui.t("princess-step-squires"),
                ui.t("princess-step-squires-how"),
            ));
        }
        steps.push(step(
            Some(1),
            Icon::Crown,
            ui.t("princess-step-prince"),
            ui.tr(
                "princess-step-prince-how",
                &[("name", prince.unwrap_or_default().into())],
            ),
        ));
        steps
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        let place = self.editing?;
        let lady = self.ladies.get(place)?;
        Some(sheet::sheet_frame(
            ui,
            ui.accent.accent,
            self.lady(ui, place, lady),
        ))
    }

    fn start(&self, words: &Words) -> String {
        words.text("princess-start")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        let mut ladies = self.ladies.clone();
        ladies.sort_by_key(|lady| lady.swords);
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            prince: Seat::from_whole(i64::try_from(self.prince(people.len())).unwrap_or(0)),
            mode: self.kept.story.into(),
            squires: !self.kept.without_squires,
            princesses: cast::princesses(&ladies),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        let mut kept = self.kept.clone();
        for lady in &self.ladies {
            kept.knows(lady);
        }
        settings.set_of_game(State::NAME, &kept);
    }
}

impl Form {
    /// How the princesses are found, and who they are.
    fn cast<'a>(&'a self, ui: &Ui<'a>) -> Element<'a, Message> {
        let mut ways = vec![
            (Cast::First, ui.t("princess-cast-first")),
            (Cast::Random, ui.t("princess-cast-random")),
            (Cast::Chosen, ui.t("princess-cast-chosen")),
        ];
        if self.kept.story == Story::Extreme {
            let _ = ways.remove(0);
        }
        let tight = ui.size.width < 430.0 || ui.large_text();
        let columns = if tight { 1 } else { ways.len() };
        let cards = self
            .ladies
            .iter()
            .enumerate()
            .map(|(place, lady)| self.card(ui, place, lady));
        column![
            ui.text(Role::Heading, ui.t("princess-princesses")),
            segmented(ui, &ways, Some(self.kept.cast), columns, Message::Cast),
            row(cards).spacing(8),
        ]
        .spacing(6)
        .into()
    }

    fn card<'a>(&self, ui: &Ui<'a>, place: usize, lady: &PrincessCard) -> Element<'a, Message> {
        #[expect(clippy::cast_precision_loss, reason = "a handful of cards")]
        let share = ui.size.width / self.ladies.len().max(1) as f32 - 16.0;
        let fits = !lady.name.is_empty() && share >= 80.0 && !ui.large_text();
        let px = tokens::fit(ui.px(Role::Small) + 1.0, &lady.name, share, 12.0);
        let name = fits.then(|| {
            text(lady.name.clone())
                .size(px)
                .line_height(1.1)
                .font(typography::BOLD)
                .color(ui.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        let side = (share - 4.0).clamp(24.0, if fits { 36.0 } else { 48.0 });
        let content = column![icon::coloured(tokens::swords(lady.swords), side)]
            .push(name)
            .spacing(0)
            .align_x(Alignment::Center);
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.surface)
            .edge(ui.colours.line, 1.0)
            .radius(16.0);
        tap(ui, skin, container(content).center_x(Length::Fill))
            .width(Length::Fill)
            .height(Length::Fixed(if ui.narrow() { 72.0 } else { 60.0 }))
            .padding([0, 4])
            .on_press(Message::Edit(place))
            .in_list()
            .into()
    }

    /// Who begins as Prince: a disc for each, and one for chance.
    fn who<'a>(&self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        let people = table.seats();
        let prince = self.prince(people.len());
        let name = people
            .get(prince)
            .map(|person| person.name.clone())
            .unwrap_or_default();
        let key = if self.drawn {
            "princess-prince-drawn"
        } else {
            "princess-prince-is"
        };
        let side = if ui.narrow() { 48.0 } else { 52.0 };
        let seat = |seat: usize, person: &Player| -> Element<'a, Message> {
            let on = seat == prince;
            let skin = TapStyle::card(ui, on);
            let disc = tokens::crowned(ui, person.hue, if on { 34.0 } else { 38.0 }, on);
            tap(ui, skin.radius(16.0), container(disc).center(Length::Fill))
                .width(Length::Fill)
                .height(Length::Fixed(side))
                .on_press(Message::Prince(seat))
                .in_list()
                .into()
        };
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
            .radius(16.0);
        let die = container(icon::coloured(Icon::Die, 34.0)).center(Length::Fill);
        let chance = tap(ui, skin, die)
            .width(Length::Fill)
            .height(Length::Fixed(side))
            .on_press(Message::DrawPrince)
            .in_list();
        let seats = people
            .iter()
            .enumerate()
            .map(|(place, person)| seat(place, person));
        if !ui.narrow() && !ui.large_text() {
            return row![icon::coloured(Icon::Crown, 44.0)]
                .extend(seats)
                .push(chance)
                .spacing(8)
                .align_y(Alignment::Center)
                .into();
        }
        let heading = row![
            ui.text(Role::Heading, ui.t("princess-prince")),
            space::horizontal(),
            ui.soft(Role::Small, ui.tr(key, &[("name", name.into())])),
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        column![heading, row(seats).push(chance).spacing(8)]
            .spacing(8)
            .into()
    }

    fn help<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        row![
            icon::coloured(Icon::EyePrince, 36.0),
            column![
                ui.text(Role::Label, ui.t("princess-help")),
                ui.soft(Role::Small, ui.t("princess-help-about")),
            ]
            .width(Length::Fill),
            switch(ui, !self.kept.without_help, Message::Help),
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
    }

    /// The princess whose card was tapped: her swords and, if one likes, her name.
    fn lady<'a>(&self, ui: &Ui<'a>, place: usize, lady: &PrincessCard) -> Element<'a, Message> {
        let head = row![
            icon::coloured(Icon::Princess, 56.0),
            container(tokens::line(
                ui,
                Role::Title,
                tokens::lady_name(ui, &lady.name, lady.swords),
                ui.size.width - 2.0 * ui.margin() - 56.0 - 56.0 - 90.0,
            ))
            .width(Length::Fill),
            button::icon_button(ui, Icon::Close, Some(Message::Done)),
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        let levels =
            row((1..=4).map(|swords| level(ui, swords, lady.swords == swords))).spacing(10);
        let taken = |name: &str| {
            let others = self.ladies.iter().enumerate();
            others
                .into_iter()
                .any(|(at, other)| at != place && other.name == name)
        };
        let names = FIRST_GAME
            .iter()
            .map(|(name, swords)| PrincessCard {
                name: (*name).to_owned(),
                swords: *swords,
            })
            .chain(self.kept.known.iter().cloned())
            .filter(|known| !taken(&known.name))
            .map(|known| known_name(ui, known, &lady.name))
            .collect::<Vec<_>>();
        let body = column![
            head,
            column![ui.soft(Role::Small, ui.t("princess-swords")), levels].spacing(6),
            column![
                ui.soft(Role::Small, ui.t("princess-named")),
                row(names).spacing(8).wrap(),
            ]
            .spacing(6),
            field(
                ui,
                None,
                &ui.t("princess-name-hint"),
                &lady.name,
                Message::Name,
                Message::Done
            ),
        ]
        .spacing(if ui.narrow() { 12 } else { 20 });
        let done = button::primary(ui, Some(Icon::Check), ui.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Done);
        column![panel::page(ui, body), done].spacing(12).into()
    }
}

fn level<'a>(ui: &Ui<'_>, swords: i16, on: bool) -> Element<'a, Message> {
    let skin = if on {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 4.0)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
    };
    let mark = on.then(|| icon::tinted(Icon::Check, 22.0, ui.accent.accent));
    let content = column![icon::coloured(tokens::swords(swords), 48.0)]
        .push(mark)
        .align_x(Alignment::Center);
    tap(
        ui,
        skin.radius(18.0),
        container(content).center_x(Length::Fill),
    )
    .width(Length::Fill)
    .height(Length::Fixed(88.0))
    .on_press(Message::Swords(swords))
    .in_list()
    .into()
}

fn known_name<'a>(ui: &Ui<'_>, known: PrincessCard, name: &str) -> Element<'a, Message> {
    let skin = TapStyle::choice(ui, known.name == name);
    let word = text(known.name.clone())
        .size(ui.px(Role::Label))
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let content = row![icon::coloured(tokens::swords(known.swords), 30.0), word]
        .spacing(6)
        .align_y(Alignment::Center);
    tap(ui, skin.radius(28.0), content)
        .height(Length::Fixed(ui.grow(56.0)))
        .padding(Padding::from([0, 18]).left(12))
        .on_press(Message::Known(known))
        .in_list()
        .into()
}
