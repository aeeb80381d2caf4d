//! One game, step by step: what happened, the plot with the step marked, how everybody stood.

use super::{Message, list};
use crate::chronicle::{self, Played, Standing, Step, Tale, Who};
use crate::localize::Words;
use crate::store::{Id, Store};
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::page;
use crate::ui::plot::{Plot, plot};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, choice};
use chrono::{DateTime, NaiveDate};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

#[expect(clippy::cast_precision_loss, reason = "a handful")]
fn letters(words: &str) -> f32 {
    words.chars().count() as f32
}

/// Words and buttons go below each other.
fn stacked(look: &Look<'_>) -> bool {
    look.size.width < 560.0 || look.large_text()
}

/// The game that is looked at, read whole.
#[derive(Debug)]
pub(super) struct Opened {
    played: Played,
    tale: Box<dyn Tale>,
    result: String,
    plot: Plot,
    step: usize,
    said: Step,
}

impl Opened {
    /// Reads the game; it is looked at from its end.
    pub(super) fn read(store: &Store, words: &Words, played: &Played) -> Option<Self> {
        let text = store.read_game(&played.id).ok()?;
        let tale = chronicle::read(&text)?;
        let step = tale.steps();
        Some(Self {
            result: tale.result(words),
            plot: tale.plot(words),
            said: tale.step(words, step),
            step,
            tale,
            played: played.clone(),
        })
    }

    pub(super) fn id(&self) -> &Id {
        &self.played.id
    }

    pub(super) fn result(&self) -> &str {
        &self.result
    }

    pub(super) fn step(&self) -> usize {
        self.step
    }

    pub(super) fn go(&mut self, words: &Words, step: usize) {
        self.step = step.min(self.tale.steps());
        self.said = self.tale.step(words, self.step);
    }

    pub(super) fn view<'a>(&'a self, look: &Look<'_>, today: NaiveDate) -> Element<'a, Message> {
        let look = &look.with_accent(self.tale.game().accent(look.colours));
        let columns = self.columns(look);
        let lines = self.said.after.len().div_ceil(columns);
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let stands = lines as f32 * look.grow(if columns == 3 { 50.0 } else { 56.0 });
        let told = look.px(Role::Heading) * 1.4 + look.px(Role::Small) * 1.6;
        let head = (look.px(Role::Title) * 1.2 + look.px(Role::Small) * 1.5).max(64.0);
        let rest = look.size.height
            - head
            - told
            - stands
            - 64.0
            - 6.0 * 12.0
            - look.px(Role::Small) * 1.3;
        let drawn = rest.clamp(if look.narrow() { 210.0 } else { 180.0 }, 640.0);
        let (head, below) = self.head(look, today);
        let caption = look.soft(Role::Small, self.plot.title.as_str());
        let content = column![
            head,
            caption,
            container(plot(look, self.plot.clone(), Some(self.step))).height(Length::Fixed(drawn)),
        ]
        .push((self.tale.steps() > 0).then(|| self.slider(look)))
        .push(self.told(look))
        .push(self.standings(look, columns))
        .spacing(12);
        column![page(look, content)].push(below).spacing(10).into()
    }

    /// How many stand side by side below the plot.
    fn columns(&self, look: &Look<'_>) -> usize {
        let things = |(standing, _): &(Standing, i64)| matches!(standing.who, Who::Thing(..));
        if look.size.width < 620.0 || look.large_text() {
            1
        } else if look.size.width >= 700.0 && self.said.after.iter().any(things) {
            3
        } else {
            2
        }
    }

    /// What it is, and the way into it where there is no room beside the words.
    fn head<'a>(
        &'a self,
        look: &Look<'_>,
        today: NaiveDate,
    ) -> (Element<'a, Message>, Option<Element<'a, Message>>) {
        let game = self.tale.game();
        let mut about = vec![
            look.t(&game.key("short")),
            list::when(look, &self.played, today),
        ];
        if let Some(minutes) = self.played.minutes.filter(|minutes| *minutes > 0) {
            about.push(look.tr("minutes", &[("minutes", minutes.into())]));
        }
        if !self.played.deeds.over {
            about.push(look.t("history-unfinished"));
        }
        let px = if stacked(look) {
            look.px(Role::Title)
        } else {
            // On one line beside the button, as far as that stays a title.
            typeface::fit_line(look.px(Role::Title), &self.result, look.size.width - 220.0)
                .max(look.px(Role::Heading))
        };
        let words = column![
            look.text(Role::Title, self.result.as_str()).size(px),
            look.soft(Role::Small, about.join(" · ")),
        ]
        .spacing(2)
        .width(Length::Fill);
        let id = self.id().clone();
        let go_on = if self.played.deeds.over {
            button::secondary(look, None, look.t("history-see-end"))
        } else {
            button::primary(look, Some(Icon::Play), look.t("home-resume"))
        };
        let go_on = go_on.on_press(Message::TakeUp(id));
        if stacked(look) {
            (words.into(), Some(go_on.width(Length::Fill).into()))
        } else {
            let head = row![words, go_on].spacing(16).align_y(Alignment::Center);
            (head.into(), None)
        }
    }

    fn slider<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        let last = self.tale.steps();
        let button = |sign, forward: bool, can: bool| {
            button::framed(look, sign, can.then_some(Message::Forward(forward)))
        };
        let rail = choice::steps(look, self.step, last, Message::Step);
        row![
            button(Icon::ArrowLeft, false, self.step > 0),
            container(rail).width(Length::Fill),
            button(Icon::ArrowRight, true, self.step < last),
        ]
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
    }

    fn told<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        let place = look.tr(
            "history-step",
            &[
                ("step", self.step.into()),
                ("all", self.tale.steps().into()),
            ],
        );
        let at = self.said.at.as_deref();
        let at = at.and_then(|at| DateTime::parse_from_rfc3339(at).ok());
        let place = match at {
            Some(at) => format!("{place} · {}", look.words.time(&at)),
            None => place,
        };
        let place = text(place)
            .size(look.px(Role::Small))
            .font(typeface::BOLD)
            .color(look.accent.accent);
        let told = look.text(Role::Heading, self.said.told.as_str());
        let more = self.said.more.as_deref();
        let more = more.map(|more| look.soft(Role::Small, more));
        let words: Element<'a, Message> = if stacked(look) {
            column![place, told].spacing(2).into()
        } else {
            row![told.width(Length::Fill), place]
                .spacing(16)
                .align_y(Alignment::Center)
                .into()
        };
        column![words].push(more).spacing(2).into()
    }

    fn standings<'a>(&'a self, look: &Look<'_>, columns: usize) -> Element<'a, Message> {
        #[expect(clippy::cast_precision_loss, reason = "three at most")]
        let room = (look.size.width + 28.0) / columns as f32 - 28.0;
        let lines = self.said.after.chunks(columns).map(|line| {
            let cells = line
                .iter()
                .map(|(standing, change)| self.standing(look, standing, *change, room));
            let missing = columns - line.len();
            let cells = row(cells)
                .extend((0..missing).map(|_| container("").width(Length::Fill).into()))
                .spacing(28);
            column![hairline(look), cells].into()
        });
        column(lines).into()
    }

    fn standing<'a>(
        &'a self,
        look: &Look<'_>,
        standing: &'a Standing,
        change: i64,
        room: f32,
    ) -> Element<'a, Message> {
        let (sign, name): (Element<'a, Message>, String) = match &standing.who {
            Who::Seat(seat) => {
                let people = self.tale.people();
                let hue = people.get(*seat).map(|person| person.hue);
                let sign = match hue {
                    Some(hue) => chip(look, hue, 36.0),
                    None => icon::sign(Icon::People, 30.0, look.colours.ink_soft),
                };
                (sign, chronicle::name(people, *seat))
            }
            Who::Thing(icon, name) => (icon::thing(*icon, 34.0), name.clone()),
        };
        let about = (!standing.about.is_empty()).then(|| {
            text(standing.about.as_str())
                .size(look.px(Role::Small) * 0.94)
                .line_height(1.15)
                .color(look.colours.ink_soft)
        });
        let figure = match &standing.figure {
            Some(figure) => figure.clone(),
            None => look.words.number(standing.value),
        };
        // Beside the disc, the change and the figure.
        let wide = |words: &str, px: f32| typeface::DIGIT_WIDTH * letters(words) * px + 12.0;
        let digits = look.px(Role::MidDigits);
        let moved = (change != 0).then(|| signed(change));
        let left = room
            - 48.0
            - wide(&figure, digits)
            - moved
                .as_deref()
                .map_or(0.0, |moved| wide(moved, digits * 0.7));
        let (name, px) = match standing.who {
            Who::Seat(_) => typeface::short_name(look.px(Role::Label) * 0.95, &name, left),
            Who::Thing(..) => (name, look.px(Role::Label) * 0.95),
        };
        let name = text(name)
            .size(px)
            .line_height(1.1)
            .font(typeface::BOLD)
            .color(look.colours.ink);
        let words = column![name].push(about).width(Length::Fill);
        let change = moved.map(|moved| {
            look.digits(digits * 0.7, moved)
                .line_height(1.0)
                .color(look.colours.ink_soft)
        });
        row![sign, words]
            .push(change)
            .push(look.digits(digits, figure).line_height(1.0))
            .spacing(12)
            .align_y(Alignment::Center)
            .padding([4, 0])
            .width(Length::Fill)
            .into()
    }
}

fn signed(n: i64) -> String {
    if n < 0 {
        format!("\u{2212}{}", n.unsigned_abs())
    } else {
        format!("+{n}")
    }
}
