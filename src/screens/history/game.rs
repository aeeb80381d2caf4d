//! One game, step by step: what happened, the chart with the step marked, the standings.

use super::{Message, list};
use crate::archive;
use crate::core::chart::Chart;
use crate::core::{FileId, Icon};
use crate::games::GameInfo;
use crate::history::{self, AnyReview, PastGame, Standing, Step, Who};
use crate::localize::{Words, signed};
use crate::store::Store;
use crate::ui::bar::hairline;
use crate::ui::chart::plot;
use crate::ui::panel::{page, titled};
use crate::ui::{Element, Role, Ui, button, chip, choice, fit, icon, typography};
use chrono::{DateTime, NaiveDate};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

/// Whether words and buttons are below each other.
fn stacked(ui: &Ui<'_>) -> bool {
    ui.width_ems() < 28.0
}

/// The opened game, read whole.
#[derive(Debug)]
pub(super) struct Opened {
    game: &'static GameInfo,
    played: PastGame,
    review: Box<dyn AnyReview>,
    result: String,
    plot: Chart,
    step: usize,
    said: Step,
}

impl Opened {
    /// Reads the game and opens its last step.
    pub(super) fn read(store: &Store, words: &Words, played: &PastGame) -> Option<Self> {
        let text = store.read_game(&played.id).ok()?;
        let review = archive::read(&text)?;
        let step = review.steps();
        Some(Self {
            result: review.result(words),
            plot: review.chart(words),
            said: review.step(words, step),
            step,
            review,
            game: GameInfo::named(&played.game)?,
            played: played.clone(),
        })
    }

    pub(super) fn id(&self) -> &FileId {
        &self.played.id
    }

    pub(super) fn result(&self) -> &str {
        &self.result
    }

    pub(super) fn step(&self) -> usize {
        self.step
    }

    pub(super) fn go(&mut self, words: &Words, step: usize) {
        self.step = step.min(self.review.steps());
        self.said = self.review.step(words, self.step);
    }

    pub(super) fn view<'a>(&'a self, ui: &Ui<'_>, today: NaiveDate) -> Element<'a, Message> {
        let ui = &ui.with_accent(self.game.accent(ui.colours));
        let columns = self.columns(ui);
        let lines = self.said.after.len().div_ceil(columns);
        let stands = lines as f32 * ui.grow(if columns == 3 { 50.0 } else { 56.0 });
        let told = ui.px(Role::Heading) * 1.4 + ui.px(Role::Small) * 1.6;
        let head = (ui.px(Role::Title) * 1.2 + ui.px(Role::Small) * 1.5).max(64.0);
        let rest = ui.space.height.unwrap_or(ui.window.height)
            - head
            - told
            - stands
            - 64.0
            - 6.0 * 12.0
            - ui.px(Role::Small) * 1.3;
        let drawn = rest.clamp(if ui.narrow() { 210.0 } else { 180.0 }, 640.0);
        let (head, below) = self.head(ui, today);
        let caption = ui.soft(Role::Small, self.plot.title.as_str());
        let content = column![
            head,
            caption,
            container(plot(ui, self.plot.clone(), Some(self.step))).height(drawn),
        ]
        .push((self.review.steps() > 0).then(|| self.slider(ui)))
        .push(self.told(ui))
        .push(self.standings(ui, columns))
        .push(
            button::text_button(ui, Some(Icon::Close), ui.t("history-delete"))
                .on_press(Message::Delete(self.id().clone())),
        )
        .spacing(12);
        column![page(ui, titled(ui, Role::Title, content))]
            .push(below)
            .spacing(10)
            .into()
    }

    /// How many standings are side by side below the chart.
    fn columns(&self, ui: &Ui<'_>) -> usize {
        let things = |(standing, _): &(Standing, i64)| matches!(standing.who, Who::Thing(..));
        if ui.width_ems() < 31.0 {
            1
        } else if ui.width_ems() >= 35.0 && self.said.after.iter().any(things) {
            3
        } else {
            2
        }
    }

    /// The title, and the buttons where they do not fit beside the words.
    fn head<'a>(
        &'a self,
        ui: &Ui<'_>,
        today: NaiveDate,
    ) -> (Element<'a, Message>, Option<Element<'a, Message>>) {
        let game = self.game;
        let mut about = vec![
            ui.t(&game.key("short")),
            list::when(ui, &self.played, today),
        ];
        if let Some(minutes) = self.played.minutes.filter(|minutes| *minutes > 0) {
            about.push(ui.tr("minutes", &[("minutes", minutes.into())]));
        }
        if !self.played.record.over {
            about.push(ui.t("history-unfinished"));
        }
        let result = fit(*ui, Role::Title, self.result.as_str()).min_size(ui.px(Role::Heading));
        let words = column![result.max_lines(3), ui.soft(Role::Small, about.join(" · ")),]
            .spacing(2)
            .width(Length::Fill);
        let id = self.id().clone();
        let go_on = if self.played.record.over {
            button::secondary(ui, None, ui.t("history-see-end"))
        } else {
            button::primary(ui, Some(Icon::Play), ui.t("home-resume"))
        };
        let go_on = go_on.on_press(Message::Resume(id));
        if stacked(ui) {
            (words.into(), Some(go_on.width(Length::Fill).into()))
        } else {
            let head = row![words, go_on].spacing(16).align_y(Alignment::Center);
            (head.into(), None)
        }
    }

    fn slider<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let last = self.review.steps();
        let button = |sign, forward: bool, can: bool| {
            button::framed(ui, sign, can.then_some(Message::Forward(forward)))
        };
        let rail = choice::steps(ui, self.step, last, Message::Step);
        row![
            button(Icon::ArrowLeft, false, self.step > 0),
            container(rail).width(Length::Fill),
            button(Icon::ArrowRight, true, self.step < last),
        ]
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
    }

    fn told<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let place = ui.tr(
            "history-step",
            &[
                ("step", self.step.into()),
                ("all", self.review.steps().into()),
            ],
        );
        let at = self.said.at.as_deref();
        let at = at.and_then(|at| DateTime::parse_from_rfc3339(at).ok());
        let place = match at {
            Some(at) => format!("{place} · {}", ui.words.time(&at)),
            None => place,
        };
        let place = text(place)
            .size(ui.px(Role::Small))
            .font(typography::BOLD)
            .color(ui.accent.accent);
        let told = ui.text(Role::Heading, self.said.told.as_str());
        let more = self.said.more.as_deref();
        let more = more.map(|more| ui.soft(Role::Small, more));
        let words: Element<'a, Message> = if stacked(ui) {
            column![place, told].spacing(2).into()
        } else {
            row![told.width(Length::Fill), place]
                .spacing(16)
                .align_y(Alignment::Center)
                .into()
        };
        column![words].push(more).spacing(2).into()
    }

    fn standings<'a>(&'a self, ui: &Ui<'_>, columns: usize) -> Element<'a, Message> {
        let lines = self.said.after.chunks(columns).map(|line| {
            let cells = line
                .iter()
                .map(|(standing, change)| self.standing(ui, standing, *change));
            let missing = columns - line.len();
            let cells = row(cells)
                .extend((0..missing).map(|_| container("").width(Length::Fill).into()))
                .spacing(28);
            column![hairline(ui), cells].into()
        });
        column(lines).into()
    }

    fn standing<'a>(
        &'a self,
        ui: &Ui<'_>,
        standing: &'a Standing,
        change: i64,
    ) -> Element<'a, Message> {
        let (sign, name): (Element<'a, Message>, String) = match &standing.who {
            Who::Seat(seat) => {
                let people = self.review.people();
                let hue = people.get(*seat).map(|person| person.hue);
                let sign = match hue {
                    Some(hue) => chip(ui, hue, 36.0),
                    None => icon::tinted(Icon::People, 30.0, ui.colours.ink_soft),
                };
                (sign, history::name(people, *seat))
            }
            Who::Thing(icon, name) => (icon::coloured(*icon, 34.0), name.clone()),
        };
        let about = (!standing.about.is_empty()).then(|| {
            text(standing.about.as_str())
                .size(ui.px(Role::Small) * 0.94)
                .line_height(1.15)
                .color(ui.colours.ink_soft)
        });
        let figure = match &standing.figure {
            Some(figure) => figure.clone(),
            None => ui.words.number(standing.value),
        };
        let digits = ui.px(Role::MidDigits);
        let moved = (change != 0).then(|| signed(change));
        let name = fit(*ui, Role::Label, name).max_size(ui.px(Role::Label) * 0.95);
        let name = match standing.who {
            Who::Seat(_) => name,
            Who::Thing(..) => name.max_lines(2),
        };
        let words = column![name].push(about).width(Length::Fill);
        let change = moved.map(|moved| {
            ui.digits(digits * 0.7, moved)
                .line_height(1.0)
                .color(ui.colours.ink_soft)
        });
        row![sign, words]
            .push(change)
            .push(ui.digits(digits, figure).line_height(1.0))
            .spacing(12)
            .align_y(Alignment::Center)
            .padding([4, 0])
            .width(Length::Fill)
            .into()
    }
}
