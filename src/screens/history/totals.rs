//! Totals and records of the games shown, by game.

use super::Message;
use crate::core::Icon;
use crate::games::GameInfo;
use crate::history::{GameEntry, Games, PastGame, Total};
use crate::localize::Words;
use crate::ui::panel::{page, titled, well};
use crate::ui::picture::picture;
use crate::ui::pictures::Pictures;
use crate::ui::{Element, Face, Role, Ui, cells, choice, icon, tap};
use chrono::NaiveDate;
use iced::widget::{column, row};
use iced::{Alignment, Length};
use std::collections::HashSet;

#[derive(Debug, Default)]
pub(super) struct Totals {
    /// Evenings of the whole history, whatever the filter.
    pub(super) evenings_of_all: usize,
    games: usize,
    evenings: usize,
    minutes: i64,
    /// Unfinished games among those shown.
    unfinished: usize,
    counts_unfinished: bool,
    boxes: Vec<(&'static GameInfo, usize, Vec<Total>)>,
}

fn evenings<'a>(games: impl Iterator<Item = &'a PastGame>) -> usize {
    let days: HashSet<NaiveDate> = games.filter_map(PastGame::day).collect();
    days.len()
}

impl Totals {
    pub(super) fn of(
        words: &Words,
        games: &[PastGame],
        shown: &[u32],
        who: Option<&str>,
        counts_unfinished: bool,
    ) -> Self {
        let shown = || shown.iter().filter_map(|place| games.get(*place as usize));
        let chosen = || shown().filter(|played| counts_unfinished || played.record.over);
        let mut by_box: Vec<(&'static GameInfo, Vec<GameEntry<'_>>)> = GameInfo::ALL
            .iter()
            .map(|game| (*game, Vec::new()))
            .collect();
        for played in chosen() {
            let list = by_box
                .iter_mut()
                .find(|(game, _)| game.name() == played.game);
            if let Some((_, list)) = list {
                list.push(GameEntry {
                    id: &played.id,
                    record: &played.record,
                    seat: who.and_then(|name| played.seat_of(name)),
                });
            }
        }
        let boxes = by_box.into_iter().filter(|(_, games)| !games.is_empty());
        let boxes = boxes.map(|(game, games)| {
            let count = games.len();
            let many = Games { games };
            (game, count, (game.totals)(words, &many))
        });
        Self {
            evenings_of_all: evenings(games.iter()),
            games: chosen().count(),
            evenings: evenings(chosen()),
            minutes: chosen().filter_map(|played| played.minutes).sum(),
            unfinished: shown().filter(|played| !played.record.over).count(),
            counts_unfinished,
            boxes: boxes.collect(),
        }
    }

    pub(super) fn view<'a>(&'a self, ui: &Ui<'_>, pictures: &'a Pictures) -> Element<'a, Message> {
        let all = [
            (Icon::BookPage, self.games, "history-total-games"),
            (Icon::Lamp, self.evenings, "history-total-evenings"),
        ];
        let (time, key) = if self.minutes < 60 {
            (self.minutes, "history-total-minutes")
        } else {
            ((self.minutes + 30) / 60, "history-total-hours")
        };
        let time = usize::try_from(time).ok().filter(|time| *time > 0);
        let all: Vec<Total> = all
            .into_iter()
            .chain(time.map(|time| (Icon::Torch, time, key)))
            .map(|(sign, count, key)| {
                let figure = ui.words.number(i64::try_from(count).unwrap_or(i64::MAX));
                Total::new(sign, figure, ui.tr(key, &[("count", count.into())]))
            })
            .collect();
        let boxes = self.boxes.iter().map(|(game, count, totals)| {
            let ui = ui.with_accent(game.accent(ui.colours));
            let picture = picture(&ui, pictures, game.metadata.square, 56, 12.0);
            let count = ui.tr("history-games", &[("games", (*count).into())]);
            let head = row![
                picture,
                column![
                    ui.text(Role::Heading, ui.t(&game.key("short"))),
                    ui.soft(Role::Small, count),
                ]
            ]
            .spacing(14)
            .align_y(Alignment::Center);
            column![head, grid(&ui, totals.iter(), 2, 270.0)]
                .spacing(10)
                .into()
        });
        let content = column![
            ui.text(Role::Title, ui.t("history-totals")),
            grid(ui, all.iter(), 3, 172.0),
        ]
        .push((self.unfinished > 0).then(|| self.unfinished_switch(ui)))
        .push(column(boxes).spacing(24))
        .spacing(18)
        .padding(iced::Padding::ZERO.right(8));
        page(ui, titled(ui, Role::Title, content))
    }

    fn unfinished_switch<'a>(&self, ui: &Ui<'_>) -> Element<'a, Message> {
        let words = ui.tr(
            "history-unfinished-count",
            &[("count", self.unfinished.into())],
        );
        row![
            ui.text(Role::Body, words).width(Length::Fill),
            choice::switch(ui, self.counts_unfinished, Message::CountUnfinished),
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
    }
}

fn grid<'a, 'b>(
    ui: &Ui<'_>,
    totals: impl Iterator<Item = &'b Total>,
    columns: usize,
    min_width: f32,
) -> Element<'a, Message> {
    cells(totals.map(|total| cell(ui, total)))
        .spacing(12.0)
        .min_width(ui.grow(min_width))
        .max_columns(columns)
        .into()
}

/// A figure and its words; a record can be opened.
fn cell<'a>(ui: &Ui<'_>, total: &Total) -> Element<'a, Message> {
    let words = ui
        .text(Role::Small, total.about.clone())
        .width(Length::Fill);
    let figure = ui
        .digits(ui.px(Role::MidDigits), total.figure.clone())
        .line_height(1.0)
        .wrapping(iced::widget::text::Wrapping::None);
    let chevron = total
        .game
        .is_some()
        .then(|| icon::tinted(Icon::Chevron, 22.0, ui.accent.accent));
    let head = row![icon::coloured(total.sign, 32.0), figure]
        .spacing(12)
        .align_y(Alignment::Center);
    let said: Element<'a, Message> = if ui.narrow() && ui.large_text() {
        column![head, words].spacing(6).width(Length::Fill).into()
    } else {
        row![head, words]
            .spacing(12)
            .align_y(Alignment::Center)
            .width(Length::Fill)
            .into()
    };
    let content = row![said]
        .push(chevron)
        .spacing(8)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    match &total.game {
        None => well(ui, content)
            .padding([14, 14])
            .width(Length::Fill)
            .into(),
        Some(id) => {
            let skin = Face::Raised.skin(ui).edge(ui.accent.accent, 2.0);
            tap(ui, skin.radius(16.0), content)
                .padding([14, 14])
                .width(Length::Fill)
                .on_press(Message::Open(id.clone()))
                .into()
        }
    }
}
