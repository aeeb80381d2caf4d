//! How the bags and the heaps are chosen.

use super::{Form, Message, names};
use crate::core::{Icon, Player};
use crate::games::cliff::components::{BAG, TILES};
use crate::games::cliff::rules::Token;
use crate::games::cliff::ui::tokens::{self, BLUE, WALL};
use crate::session::players::Players;
use crate::ui::choice::{stepper, switch};
use crate::ui::dashed::dashed;
use crate::ui::panel::{page, panel};
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

impl Form {
    /// Below the table: everybody's bag, the bags of last time, the heaps.
    pub(super) fn choices<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        let people = table.seats();
        let all = names(people);
        let open = self.shown(ui, &all);
        let repeat = self
            .before
            .iter()
            .any(|bag| all.contains(&bag.name.as_str()) && !bag.tokens.is_empty());
        let repeat = repeat.then(|| {
            button::text_button(ui, Some(Icon::Repeat), ui.t("cliff-bags-last"))
                .height(Length::Fixed(ui.grow(48.0)))
                .on_press(Message::Repeat)
        });
        if ui.narrow() {
            return self.short(ui, &all, repeat.map(Into::into));
        }
        // Five bags leave no room beside their heading: what else may be done goes below them.
        let full = people.len() > 4;
        let (beside, below) = if full { (None, repeat) } else { (repeat, None) };
        let head = row![
            ui.text(Role::Heading, ui.t("cliff-bags"))
                .width(Length::Fill)
        ]
        .push(beside);
        let first = self.first(&all);
        let bags = people.iter().enumerate().map(|(seat, person)| {
            let tokens = self.packing.bag(&all, seat);
            let height = ui.grow(if full { 48.0 } else { 60.0 });
            bag_row(
                ui,
                (seat, person),
                tokens,
                height,
                (open == Some(seat), first == seat),
            )
        });
        let gap = if full { 4 } else { 8 };
        let foot: Element<'a, Message> = match below {
            Some(repeat) if !ui.large_text() => row![repeat, self.heaps_button(ui)]
                .spacing(8)
                .align_y(Alignment::Center)
                .into(),
            below => column![].push(below).push(self.heaps_button(ui)).into(),
        };
        column![
            head.align_y(Alignment::Center),
            column(bags).spacing(gap),
            foot
        ]
        .spacing(gap)
        .into()
    }

    fn heaps_button<'a>(&'a self, ui: &Ui<'a>) -> Element<'a, Message> {
        let heaps = match self.heaps {
            None => ui.t("cliff-heaps-set"),
            Some([one, two, three]) => ui.tr(
                "cliff-heaps-are",
                &[
                    ("one", one.into()),
                    ("two", two.into()),
                    ("three", three.into()),
                ],
            ),
        };
        button::text_button(ui, Some(Icon::Edit), heaps)
            .width(Length::Fill)
            .padding([0, 8])
            .height(Length::Fixed(ui.grow(48.0)))
            .on_press(Message::Heaps)
            .into()
    }

    /// On a phone the bags are a page of their own, one after the other.
    fn short<'a>(
        &'a self,
        ui: &Ui<'a>,
        names: &[&str],
        repeat: Option<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let full = (0..names.len())
            .filter(|seat| self.packing.wants(names, *seat) == 0)
            .count();
        let next = self.packing.open(names, 0).unwrap_or(0);
        let word = ui.tr(
            "cliff-fill-bags",
            &[("full", full.into()), ("all", names.len().into())],
        );
        let fill = button::tinted(ui, None, word)
            .padding([0, 8])
            .width(Length::Fill)
            .on_press(Message::Open(next));
        column![fill]
            .push(repeat)
            .push(self.heaps_button(ui))
            .spacing(6)
            .into()
    }

    /// Whose bag, where the table is not in sight: a chip each, full ones with a check.
    fn whose<'a>(&'a self, ui: &Ui<'a>, people: &'a [Player], seat: usize) -> Element<'a, Message> {
        let all = names(people);
        let chips = people.iter().enumerate().map(|(other, person)| {
            let full = self.packing.wants(&all, other) == 0;
            let mark = full.then(|| icon::tinted(Icon::Check, 18.0, ui.accent.accent));
            let content = row![chip(ui, person.hue, 32.0)]
                .push(mark)
                .spacing(3)
                .align_y(Alignment::Center);
            let skin = if other == seat {
                TapStyle::bare(ui)
                    .fill(ui.accent.tint)
                    .edge(ui.accent.accent, 3.0)
            } else {
                TapStyle::bare(ui).edge(ui.colours.line, 1.0)
            };
            tap(ui, skin, content)
                .width(Length::Fill)
                .height(Length::Fixed(48.0))
                .on_press(Message::Open(other))
                .into()
        });
        row(chips).spacing(6).into()
    }

    /// The six heaps, for the bag of one climber.
    pub(super) fn pack<'a>(
        &'a self,
        ui: &Ui<'a>,
        people: &'a [Player],
        seat: usize,
    ) -> Element<'a, Message> {
        let all = names(people);
        let Some(person) = people.get(seat) else {
            return space().into();
        };
        let tokens = self.packing.bag(&all, seat);
        let wants = BAG - tokens.len().min(BAG);
        let full = wants == 0;
        let narrow = ui.narrow();
        let hint = if full {
            ui.t("cliff-bag-full")
        } else {
            ui.tr("cliff-bag-wants", &[("count", wants.into())])
        };
        let px = if narrow { 44.0 } else { 64.0 };
        let count = row![
            ui.digits(if narrow { 52.0 } else { 84.0 }, tokens.len().to_string()),
            ui.digits(if narrow { 30.0 } else { 48.0 }, format!(" / {BAG}"))
                .color(ui.colours.ink_soft),
        ]
        .align_y(Alignment::End);
        let head = row![
            chip(ui, person.hue, px),
            column![ui.text(Role::Title, person.name.clone()),]
                .push((!narrow).then(|| ui.soft(Role::Small, hint)))
                .spacing(2)
                .width(Length::Fill),
            count,
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        let gap = if narrow { 8.0 } else { 12.0 };
        let whose = (!ui.two_panes()).then(|| self.whose(ui, people, seat));
        let body = column![]
            .push(whose)
            .push(head)
            .push(self.packed(ui, person, tokens, self.first(&all) == seat))
            .push(self.group(ui, &all, "cliff-goes-on-wall", WALL, full))
            .push(self.group(ui, &all, "cliff-stays-in-bag", BLUE, full))
            .spacing(gap);
        let body = panel(ui, page(ui, body))
            .padding(if narrow { 12 } else { 20 })
            .height(Length::Fill);
        // Beside the table a second tap on the bag closes it.
        let done = (!ui.two_panes()).then(|| {
            button::primary(ui, Some(Icon::Check), ui.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List)
        });
        column![body].push(done).spacing(10).into()
    }

    /// What is in the bag, where a tap puts it back; and whether this climber starts.
    fn packed<'a>(
        &'a self,
        ui: &Ui<'a>,
        person: &Player,
        tokens: &[Token],
        first: bool,
    ) -> Element<'a, Message> {
        let px = if ui.narrow() { 42.0 } else { 60.0 };
        let cells = (0..BAG).map(|place| match tokens.get(place) {
            Some(token) => tap(
                ui,
                TapStyle::bare(ui).radius(px / 2.0),
                tokens::disc(ui, *token, px),
            )
            .on_press(Message::TakeBack(place))
            .into(),
            None => tokens::hole(ui, px),
        });
        let bag = row(cells).spacing(if ui.narrow() { 6 } else { 10 });
        let starts = if ui.narrow() {
            begins(ui, first)
        } else {
            starts(ui, person, first)
        };
        row![bag, starts]
            .spacing(if ui.narrow() { 8 } else { 20 })
            .align_y(Alignment::Center)
            .into()
    }

    fn group<'a>(
        &'a self,
        ui: &Ui<'a>,
        names: &[&str],
        title: &str,
        kinds: [Token; 3],
        full: bool,
    ) -> Element<'a, Message> {
        let ring = kinds[0].ring(ui.colours);
        let mark = container(space())
            .width(Length::Fixed(18.0))
            .height(Length::Fixed(18.0))
            .style(move |_| container::Style {
                border: border::rounded(9).color(ring).width(4),
                ..container::Style::default()
            });
        let title = row![
            mark,
            ui.text(Role::Small, ui.t(title)).font(typography::BOLD)
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        let heaps = kinds.map(|token| heap(ui, token, self.packing.left(names, token), full));
        column![title, row(heaps).spacing(if ui.narrow() { 8 } else { 12 })]
            .spacing(if ui.narrow() { 6 } else { 8 })
            .into()
    }

    /// How many tiles each heap has in this box: two are counted, the third is the rest.
    pub(super) fn tiles<'a>(&'a self, ui: &Ui<'a>) -> Element<'a, Message> {
        let [one, two, three] = self.heaps.unwrap_or([20, 20, 20]);
        let line = |which: usize, count: u8, room: bool| {
            let less = (count > 1).then_some(Message::Heap(which, -1));
            let more = room.then_some(Message::Heap(which, 1));
            row![
                ui.text(
                    Role::Title,
                    ui.tr("cliff-heap", &[("n", (which + 1).into())])
                )
                .width(Length::Fill),
                stepper(ui, count.to_string(), less, more),
            ]
            .align_y(Alignment::Center)
        };
        let rest = container(ui.digits(52.0, three.to_string()).line_height(1.0))
            .center_x(Length::Fixed(if ui.narrow() { 204.0 } else { 220.0 }))
            .padding([8, 0]);
        let rest = row![
            ui.text(Role::Title, ui.tr("cliff-heap", &[("n", 3.into())]))
                .width(Length::Fill),
            dashed(rest, ui.colours.line_strong, 2.0, 16.0),
        ]
        .align_y(Alignment::Center);
        let body = column![
            ui.text(Role::Title, ui.t("cliff-heaps-title")),
            ui.soft(
                Role::Body,
                ui.tr("cliff-heaps-hint", &[("all", TILES.into())])
            ),
            line(0, one, three > 1),
            line(1, two, three > 1),
            rest,
        ]
        .spacing(if ui.narrow() { 14 } else { 22 });
        let foot = row![
            button::secondary(ui, None, ui.t("cliff-heaps-none"))
                .width(Length::Fill)
                .on_press(Message::NoHeaps),
            button::primary(ui, Some(Icon::Check), ui.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List),
        ]
        .spacing(12)
        .align_y(Alignment::End);
        panel(ui, column![page(ui, body), foot].spacing(12))
            .padding(if ui.narrow() { 14 } else { 24 })
            .height(Length::Fill)
            .into()
    }
}

/// The same where there is little room: a word to tap.
fn begins<'a>(ui: &Ui<'_>, first: bool) -> Element<'a, Message> {
    let word = text(ui.t("cliff-begins"))
        .size(16)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let content = row![]
        .push(first.then(|| icon::tinted(Icon::Check, 20.0, ui.accent.accent)))
        .push(word)
        .spacing(4)
        .align_y(Alignment::Center);
    let skin = TapStyle::choice(ui, first);
    tap(ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(48.0))
        .on_press(Message::First)
        .into()
}

/// The youngest starts: a switch, or a check for who does.
fn starts<'a>(ui: &Ui<'_>, person: &Player, first: bool) -> Element<'a, Message> {
    let words = ui.tr("cliff-starts", &[("name", person.name.clone().into())]);
    let mark: Element<'a, Message> = if first {
        container(icon::tinted(Icon::Check, 30.0, ui.accent.accent))
            .padding([0, 10])
            .into()
    } else {
        switch(ui, false, Message::First)
    };
    row![ui.soft(Role::Small, words).width(Length::Fill), mark]
        .spacing(12)
        .align_y(Alignment::Center)
        .height(Length::Fixed(ui.grow(48.0)))
        .into()
}

fn bag_row<'a>(
    ui: &Ui<'_>,
    (seat, person): (usize, &Player),
    tokens: &[Token],
    height: f32,
    (open, first): (bool, bool),
) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let (px, gap) = match (narrow, ui.large_text()) {
        (true, true) => (26.0, 3.0),
        (true, false) => (32.0, 5.0),
        (false, _) => (44.0, 8.0),
    };
    let name = text(person.name.clone())
        .size(ui.px(Role::Label))
        .line_height(1.1)
        .font(typography::BOLD)
        .color(ui.colours.ink);
    let begins = first.then(|| {
        ui.text(Role::Small, ui.t("cliff-begins"))
            .color(ui.accent.accent)
    });
    let content = row![
        chip(ui, person.hue, if narrow { 36.0 } else { 44.0 }),
        column![name].push(begins).width(Length::Fill),
        tokens::bag(ui, tokens, px, gap),
    ]
    .spacing(if narrow { 8 } else { 12 })
    .align_y(Alignment::Center);
    let skin = TapStyle::card(ui, open);
    tap(ui, skin.radius(18.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 8 } else { 12 }])
        .on_press(if open {
            Message::List
        } else {
            Message::Open(seat)
        })
        .into()
}

/// One heap: its picture, how many are left, its name; empty it is dashed.
fn heap<'a>(ui: &Ui<'_>, token: Token, left: u8, full: bool) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let spent = left == 0;
    let off = spent || full;
    let ink = if off {
        ui.colours.line_strong
    } else {
        ui.colours.ink
    };
    let picture = icon::coloured(token.icon(), if narrow { 38.0 } else { 54.0 });
    let count = ui
        .digits(if narrow { 38.0 } else { 48.0 }, left.to_string())
        .line_height(1.0)
        .color(ink);
    let name = text(ui.t(token.key()))
        .size(if narrow {
            16.0
        } else {
            (ui.px(Role::Label) * 0.95).round()
        })
        .line_height(1.1)
        .font(if narrow {
            typography::SANS
        } else {
            typography::BOLD
        })
        .color(ink);
    let content = column![
        row![picture, space::horizontal(), count].align_y(Alignment::Center),
        container(name).center_y(Length::Fill),
    ]
    .spacing(4)
    .width(Length::Fill);
    let height = heap_height(ui);
    let ring = token.ring(ui.colours);
    let skin = TapStyle::bare(ui).radius(18.0);
    let skin = if spent {
        skin
    } else {
        TapStyle {
            background: Some(Background::Color(ui.colours.raised)),
            ..skin.edge(if full { ui.colours.line } else { ring }, 3.0)
        }
    };
    let cell = tap(ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([8, if narrow { 6 } else { 14 }])
        .on_press_maybe((!off).then_some(Message::Put(token)));
    let cell: Element<'a, Message> = cell.into();
    if spent {
        let edge: Color = ui.colours.line_strong;
        container(dashed(cell, edge, 2.0, 18.0))
            .width(Length::Fill)
            .into()
    } else {
        cell
    }
}

/// The six heaps share the height that is left.
fn heap_height(ui: &Ui<'_>) -> f32 {
    let least = ui.grow(if ui.narrow() { 76.0 } else { 104.0 });
    let fixed = if ui.narrow() { 426.0 } else { 344.0 };
    ((ui.size.height - fixed) / 2.0).clamp(least, least.max(158.0))
}
