//! The games that were played: by date, by box, page by page.

use crate::settings::Person;
use crate::shelf::GameId;
use crate::store::Summary;
use crate::ui::art::Gallery;
use crate::ui::bar::bar;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::empty;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use chrono::{DateTime, NaiveDate};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length};
use std::sync::Arc;

#[derive(Debug)]
pub struct Browser {
    games: Arc<Vec<Arc<Summary>>>,
    only: Option<GameId>,
    /// The first game on the page, among those that are shown.
    from: usize,
}

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Only(Option<GameId>),
    Turn(usize),
    Open(String),
}

#[derive(Debug, Clone)]
pub enum Action {
    None,
    Back,
    Open(String),
}

/// The day a game was played.
pub fn day(summary: &Summary) -> Option<NaiveDate> {
    let started = DateTime::parse_from_rfc3339(&summary.started).ok()?;
    Some(started.date_naive())
}

impl Browser {
    pub fn new(games: Arc<Vec<Arc<Summary>>>) -> Self {
        Self {
            games,
            only: None,
            from: 0,
        }
    }

    pub fn refresh(&mut self, games: Arc<Vec<Arc<Summary>>>) {
        self.games = games;
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Back => return Action::Back,
            Message::Only(only) => {
                self.only = only;
                self.from = 0;
            }
            Message::Turn(from) => self.from = from,
            Message::Open(file) => return Action::Open(file),
        }
        Action::None
    }

    fn shown(&self) -> impl Iterator<Item = &Summary> {
        self.games
            .iter()
            .map(Arc::as_ref)
            .filter(|game| self.only.is_none_or(|only| game.game == only.name()))
    }

    pub fn view<'a>(
        &'a self,
        look: Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let count = look.tr("history-count", &[("games", self.games.len().into())]);
        let head = bar(
            &look,
            Message::Back,
            look.t("place-history"),
            Some(count),
            [],
        );
        let body: Element<'_, Message> = if self.games.is_empty() {
            empty(
                &look,
                Icon::Lamp,
                look.t("history-empty"),
                look.t("history-empty-how"),
                None,
            )
        } else {
            self.list(&look, gallery, today)
        };
        super::home::plain(&look, column![head, body])
    }

    fn list<'a>(
        &'a self,
        look: &Look<'_>,
        gallery: &'a Gallery,
        today: NaiveDate,
    ) -> Element<'a, Message> {
        let height = look.grow(if look.narrow() { 76.0 } else { 92.0 });
        let room = look.size.height - 64.0 - 84.0 - 84.0;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a handful of rows"
        )]
        let rows = ((room / (height + 10.0)).floor() as usize).max(2);
        let games: Vec<_> = self.shown().skip(self.from).take(rows).collect();
        let all = self.shown().count();
        let body: Element<'_, Message> = if games.is_empty() {
            let clear = button::secondary(look, None, look.t("history-clear"))
                .on_press(Message::Only(None))
                .into();
            empty(
                look,
                Icon::Lamp,
                look.t("history-none-match"),
                look.t("history-none-match-how"),
                Some(clear),
            )
        } else {
            column(
                games
                    .into_iter()
                    .map(|game| line(look, gallery, today, game, height)),
            )
            .spacing(10)
            .into()
        };
        let before = (self.from > 0).then(|| Message::Turn(self.from.saturating_sub(rows)));
        let after = (self.from + rows < all).then(|| Message::Turn(self.from + rows));
        let pages = (all > rows).then(|| {
            row![
                button::sign(look, Icon::ArrowLeft, before),
                space::horizontal(),
                look.soft(
                    Role::Body,
                    look.tr(
                        "setup-progress",
                        &[
                            ("done", ((self.from / rows) + 1).into()),
                            ("all", all.div_ceil(rows).into()),
                        ],
                    ),
                ),
                space::horizontal(),
                button::sign(look, Icon::ArrowRight, after),
            ]
            .align_y(Alignment::Center)
        });
        column![
            self.filter(look, gallery),
            container(body).height(Length::Fill)
        ]
        .push(pages)
        .spacing(12)
        .padding(look.margin())
        .into()
    }

    fn filter<'a>(&'a self, look: &Look<'_>, gallery: &'a Gallery) -> Element<'a, Message> {
        let side = if look.narrow() { 48.0 } else { 64.0 };
        let skin = |on: bool| {
            if on {
                Skin::bare(look)
                    .fill(look.accent.tint)
                    .edge(look.accent.accent, 3.0)
            } else {
                Skin::bare(look).edge(look.colours.line_strong, 1.0)
            }
        };
        let word = text(look.t("history-all"))
            .size(look.px(Role::Small))
            .font(typeface::BOLD)
            .color(look.colours.ink)
            .align_x(Alignment::Center);
        let all = tap(look, skin(self.only.is_none()).radius(16.0), word)
            .height(Length::Fixed(side))
            .padding([0, 12])
            .on_press(Message::Only(None));
        let games = GameId::ALL.iter().copied().map(|game| {
            let picture =
                super::home::picture(look, gallery, game.square(), side - 12.0, side - 12.0, 10.0);
            tap(look, skin(self.only == Some(game)).radius(14.0), picture)
                .width(Length::Fixed(side))
                .height(Length::Fixed(side))
                .on_press(Message::Only(Some(game)))
                .into()
        });
        row![all]
            .extend(games)
            .spacing(if look.narrow() { 4 } else { 10 })
            .into()
    }
}

fn line<'a>(
    look: &Look<'_>,
    gallery: &'a Gallery,
    today: NaiveDate,
    summary: &Summary,
    height: f32,
) -> Element<'a, Message> {
    let game = GameId::named(&summary.game);
    let name = game.map_or_else(|| summary.game.clone(), |game| look.t(&game.key("short")));
    let when = DateTime::parse_from_rfc3339(&summary.started)
        .map(|at| {
            look.tr(
                "day-and-time",
                &[
                    ("day", look.words.day(at.date_naive(), today).into()),
                    ("time", look.words.time(&at).into()),
                ],
            )
        })
        .unwrap_or_default();
    let over = summary
        .result
        .get("over")
        .and_then(serde_json::Value::as_bool);
    let broken =
        (over == Some(false)).then(|| look.soft(Role::Small, look.t("history-unfinished")));
    let people: Vec<Person> = summary
        .result
        .get("people")
        .and_then(|people| serde_json::from_value(people.clone()).ok())
        .unwrap_or_default();
    let px = if look.narrow() { 22.0 } else { 32.0 };
    let chips = row(people.iter().map(|person| chip(look, person.hue, px))).spacing(2);
    let side = height - 24.0;
    let words = column![look.text(Role::Heading, name), look.soft(Role::Small, when)]
        .spacing(2)
        .width(Length::Fill);
    let content = row![]
        .push(game.map(|game| super::home::picture(look, gallery, game.square(), side, side, 12.0)))
        .push(words)
        .push(
            column![chips]
                .push(broken)
                .align_x(Alignment::End)
                .spacing(4),
        )
        .push(icon::sign(Icon::Chevron, 24.0, look.colours.ink_soft))
        .spacing(14)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    let skin = Skin::bare(look)
        .fill(look.colours.surface)
        .edge(look.colours.line, 1.0)
        .radius(20.0);
    tap(look, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, 12])
        .on_press(Message::Open(summary.id.to_string()))
        .into()
}
