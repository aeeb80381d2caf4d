//! How the bags and the heaps are chosen.

use super::{Desk, Message, names};
use crate::games::cliff::kit::{self, BLUE, WALL};
use crate::games::cliff::rules::Token;
use crate::games::cliff::setup::{BAG, TILES};
use crate::settings::Person;
use crate::table::Table;
use crate::ui::chip::chip;
use crate::ui::choice::{stepper, switch};
use crate::ui::dashed::dashed;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

impl Desk {
    /// Below the table: everybody's bag, the bags of last time, the heaps.
    pub(super) fn choices<'a>(&'a self, look: &Look<'a>, table: &'a Table) -> Element<'a, Message> {
        let people = table.seats();
        let all = names(people);
        let open = self.shown(look, &all);
        let repeat = self
            .before
            .iter()
            .any(|bag| all.contains(&bag.name.as_str()) && !bag.tokens.is_empty());
        let repeat = repeat.then(|| {
            button::quiet(look, Some(Icon::Repeat), look.t("cliff-bags-last"))
                .height(Length::Fixed(look.grow(48.0)))
                .on_press(Message::Repeat)
        });
        if look.narrow() {
            return self.short(look, &all, repeat.map(Into::into));
        }
        // Five bags leave no room beside their heading: what else may be done goes below them.
        let full = people.len() > 4;
        let (beside, below) = if full { (None, repeat) } else { (repeat, None) };
        let head = row![
            look.text(Role::Heading, look.t("cliff-bags"))
                .width(Length::Fill)
        ]
        .push(beside);
        let first = self.first(&all);
        let bags = people.iter().enumerate().map(|(seat, person)| {
            let tokens = self.packing.bag(&all, seat);
            let height = look.grow(if full { 48.0 } else { 60.0 });
            bag_row(
                look,
                (seat, person),
                tokens,
                height,
                (open == Some(seat), first == seat),
            )
        });
        let gap = if full { 4 } else { 8 };
        let foot: Element<'a, Message> = match below {
            Some(repeat) if !look.large_text() => row![repeat, self.heaps_button(look)]
                .spacing(8)
                .align_y(Alignment::Center)
                .into(),
            below => column![].push(below).push(self.heaps_button(look)).into(),
        };
        column![
            head.align_y(Alignment::Center),
            column(bags).spacing(gap),
            foot
        ]
        .spacing(gap)
        .into()
    }

    fn heaps_button<'a>(&'a self, look: &Look<'a>) -> Element<'a, Message> {
        let heaps = match self.heaps {
            None => look.t("cliff-heaps-set"),
            Some([one, two, three]) => look.tr(
                "cliff-heaps-are",
                &[
                    ("one", one.into()),
                    ("two", two.into()),
                    ("three", three.into()),
                ],
            ),
        };
        button::quiet(look, Some(Icon::Edit), heaps)
            .width(Length::Fill)
            .padding([0, 8])
            .height(Length::Fixed(look.grow(48.0)))
            .on_press(Message::Heaps)
            .into()
    }

    /// On a phone the bags are a page of their own, one after the other.
    fn short<'a>(
        &'a self,
        look: &Look<'a>,
        names: &[&str],
        repeat: Option<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let full = (0..names.len())
            .filter(|seat| self.packing.wants(names, *seat) == 0)
            .count();
        let next = self.packing.open(names, 0).unwrap_or(0);
        let word = look.tr(
            "cliff-fill-bags",
            &[("full", full.into()), ("all", names.len().into())],
        );
        let fill = button::tinted(look, None, word)
            .padding([0, 8])
            .width(Length::Fill)
            .on_press(Message::Open(next));
        column![fill]
            .push(repeat)
            .push(self.heaps_button(look))
            .spacing(6)
            .into()
    }

    /// Whose bag, where the table is not in sight: a chip each, full ones with a check.
    fn whose<'a>(
        &'a self,
        look: &Look<'a>,
        people: &'a [Person],
        seat: usize,
    ) -> Element<'a, Message> {
        let all = names(people);
        let chips = people.iter().enumerate().map(|(other, person)| {
            let full = self.packing.wants(&all, other) == 0;
            let mark = full.then(|| icon::sign(Icon::Check, 18.0, look.accent.accent));
            let content = row![chip(look, person.hue, 32.0)]
                .push(mark)
                .spacing(3)
                .align_y(Alignment::Center);
            let skin = if other == seat {
                Skin::bare(look)
                    .fill(look.accent.tint)
                    .edge(look.accent.accent, 3.0)
            } else {
                Skin::bare(look).edge(look.colours.line, 1.0)
            };
            tap(look, skin, content)
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
        look: &Look<'a>,
        people: &'a [Person],
        seat: usize,
    ) -> Element<'a, Message> {
        let all = names(people);
        let Some(person) = people.get(seat) else {
            return space().into();
        };
        let tokens = self.packing.bag(&all, seat);
        let wants = BAG - tokens.len().min(BAG);
        let full = wants == 0;
        let narrow = look.narrow();
        let hint = if full {
            look.t("cliff-bag-full")
        } else {
            look.tr("cliff-bag-wants", &[("count", wants.into())])
        };
        let px = if narrow { 44.0 } else { 64.0 };
        let count = row![
            look.digits(if narrow { 52.0 } else { 84.0 }, tokens.len().to_string()),
            look.digits(if narrow { 30.0 } else { 48.0 }, format!(" / {BAG}"))
                .color(look.colours.ink_soft),
        ]
        .align_y(Alignment::End);
        let head = row![
            chip(look, person.hue, px),
            column![look.text(Role::Title, person.name.clone()),]
                .push((!narrow).then(|| look.soft(Role::Small, hint)))
                .spacing(2)
                .width(Length::Fill),
            count,
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        let gap = if narrow { 8.0 } else { 12.0 };
        let whose = (!look.two_panes()).then(|| self.whose(look, people, seat));
        let body = column![]
            .push(whose)
            .push(head)
            .push(self.packed(look, person, tokens, self.first(&all) == seat))
            .push(self.group(look, &all, "cliff-goes-on-wall", WALL, full))
            .push(self.group(look, &all, "cliff-stays-in-bag", BLUE, full))
            .spacing(gap);
        let body = panel(look, page(look, body))
            .padding(if narrow { 12 } else { 20 })
            .height(Length::Fill);
        // Beside the table a second tap on the bag closes it.
        let done = (!look.two_panes()).then(|| {
            button::primary(look, Some(Icon::Check), look.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List)
        });
        column![body].push(done).spacing(10).into()
    }

    /// What is in the bag, where a tap puts it back; and whether this climber starts.
    fn packed<'a>(
        &'a self,
        look: &Look<'a>,
        person: &Person,
        tokens: &[Token],
        first: bool,
    ) -> Element<'a, Message> {
        let px = if look.narrow() { 42.0 } else { 60.0 };
        let cells = (0..BAG).map(|place| match tokens.get(place) {
            Some(token) => tap(
                look,
                Skin::bare(look).radius(px / 2.0),
                kit::disc(look, *token, px),
            )
            .on_press(Message::TakeBack(place))
            .into(),
            None => kit::hole(look, px),
        });
        let bag = row(cells).spacing(if look.narrow() { 6 } else { 10 });
        let starts = if look.narrow() {
            begins(look, first)
        } else {
            starts(look, person, first)
        };
        row![bag, starts]
            .spacing(if look.narrow() { 8 } else { 20 })
            .align_y(Alignment::Center)
            .into()
    }

    fn group<'a>(
        &'a self,
        look: &Look<'a>,
        names: &[&str],
        title: &str,
        kinds: [Token; 3],
        full: bool,
    ) -> Element<'a, Message> {
        let ring = kinds[0].ring(look.colours);
        let mark = container(space())
            .width(Length::Fixed(18.0))
            .height(Length::Fixed(18.0))
            .style(move |_| container::Style {
                border: border::rounded(9).color(ring).width(4),
                ..container::Style::default()
            });
        let title = row![
            mark,
            look.text(Role::Small, look.t(title)).font(typeface::BOLD)
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        let heaps = kinds.map(|token| heap(look, token, self.packing.left(names, token), full));
        column![
            title,
            row(heaps).spacing(if look.narrow() { 8 } else { 12 })
        ]
        .spacing(if look.narrow() { 6 } else { 8 })
        .into()
    }

    /// How many tiles each heap has in this box: two are counted, the third is the rest.
    pub(super) fn tiles<'a>(&'a self, look: &Look<'a>) -> Element<'a, Message> {
        let [one, two, three] = self.heaps.unwrap_or([20, 20, 20]);
        let line = |which: usize, count: u8, room: bool| {
            let less = (count > 1).then_some(Message::Heap(which, -1));
            let more = room.then_some(Message::Heap(which, 1));
            row![
                look.text(
                    Role::Title,
                    look.tr("cliff-heap", &[("n", (which + 1).into())])
                )
                .width(Length::Fill),
                stepper(look, count.to_string(), less, more),
            ]
            .align_y(Alignment::Center)
        };
        let rest = container(look.digits(52.0, three.to_string()).line_height(1.0))
            .center_x(Length::Fixed(if look.narrow() { 204.0 } else { 220.0 }))
            .padding([8, 0]);
        let rest = row![
            look.text(Role::Title, look.tr("cliff-heap", &[("n", 3.into())]))
                .width(Length::Fill),
            dashed(rest, look.colours.line_strong, 2.0, 16.0),
        ]
        .align_y(Alignment::Center);
        let body = column![
            look.text(Role::Title, look.t("cliff-heaps-title")),
            look.soft(
                Role::Body,
                look.tr("cliff-heaps-hint", &[("all", TILES.into())])
            ),
            line(0, one, three > 1),
            line(1, two, three > 1),
            rest,
        ]
        .spacing(if look.narrow() { 14 } else { 22 });
        let foot = row![
            button::secondary(look, None, look.t("cliff-heaps-none"))
                .width(Length::Fill)
                .on_press(Message::NoHeaps),
            button::primary(look, Some(Icon::Check), look.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List),
        ]
        .spacing(12)
        .align_y(Alignment::End);
        panel(look, column![page(look, body), foot].spacing(12))
            .padding(if look.narrow() { 14 } else { 24 })
            .height(Length::Fill)
            .into()
    }
}

/// The same where there is little room: a word to tap.
fn begins<'a>(look: &Look<'_>, first: bool) -> Element<'a, Message> {
    let word = text(look.t("cliff-begins"))
        .size(16)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let content = row![]
        .push(first.then(|| icon::sign(Icon::Check, 20.0, look.accent.accent)))
        .push(word)
        .spacing(4)
        .align_y(Alignment::Center);
    let skin = Skin::choice(look, first);
    tap(look, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(48.0))
        .on_press(Message::First)
        .into()
}

/// The youngest starts: a switch, or a check for who does.
fn starts<'a>(look: &Look<'_>, person: &Person, first: bool) -> Element<'a, Message> {
    let words = look.tr("cliff-starts", &[("name", person.name.clone().into())]);
    let mark: Element<'a, Message> = if first {
        container(icon::sign(Icon::Check, 30.0, look.accent.accent))
            .padding([0, 10])
            .into()
    } else {
        switch(look, false, Message::First)
    };
    row![look.soft(Role::Small, words).width(Length::Fill), mark]
        .spacing(12)
        .align_y(Alignment::Center)
        .height(Length::Fixed(look.grow(48.0)))
        .into()
}

fn bag_row<'a>(
    look: &Look<'_>,
    (seat, person): (usize, &Person),
    tokens: &[Token],
    height: f32,
    (open, first): (bool, bool),
) -> Element<'a, Message> {
    let narrow = look.narrow();
    let (px, gap) = match (narrow, look.large_text()) {
        (true, true) => (26.0, 3.0),
        (true, false) => (32.0, 5.0),
        (false, _) => (44.0, 8.0),
    };
    let name = text(person.name.clone())
        .size(look.px(Role::Label))
        .line_height(1.1)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let begins = first.then(|| {
        look.text(Role::Small, look.t("cliff-begins"))
            .color(look.accent.accent)
    });
    let content = row![
        chip(look, person.hue, if narrow { 36.0 } else { 44.0 }),
        column![name].push(begins).width(Length::Fill),
        kit::bag(look, tokens, px, gap),
    ]
    .spacing(if narrow { 8 } else { 12 })
    .align_y(Alignment::Center);
    let skin = Skin::card(look, open);
    tap(look, skin.radius(18.0), content)
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
fn heap<'a>(look: &Look<'_>, token: Token, left: u8, full: bool) -> Element<'a, Message> {
    let narrow = look.narrow();
    let spent = left == 0;
    let off = spent || full;
    let ink = if off {
        look.colours.line_strong
    } else {
        look.colours.ink
    };
    let picture = icon::thing(token.icon(), if narrow { 38.0 } else { 54.0 });
    let count = look
        .digits(if narrow { 38.0 } else { 48.0 }, left.to_string())
        .line_height(1.0)
        .color(ink);
    let name = text(look.t(token.key()))
        .size(if narrow {
            16.0
        } else {
            (look.px(Role::Label) * 0.95).round()
        })
        .line_height(1.1)
        .font(if narrow {
            typeface::SANS
        } else {
            typeface::BOLD
        })
        .color(ink);
    let content = column![
        row![picture, space::horizontal(), count].align_y(Alignment::Center),
        container(name).center_y(Length::Fill),
    ]
    .spacing(4)
    .width(Length::Fill);
    let height = heap_height(look);
    let ring = token.ring(look.colours);
    let skin = Skin::bare(look).radius(18.0);
    let skin = if spent {
        skin
    } else {
        Skin {
            background: Some(Background::Color(look.colours.raised)),
            ..skin.edge(if full { look.colours.line } else { ring }, 3.0)
        }
    };
    let cell = tap(look, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([8, if narrow { 6 } else { 14 }])
        .on_press_maybe((!off).then_some(Message::Put(token)));
    let cell: Element<'a, Message> = cell.into();
    if spent {
        let edge: Color = look.colours.line_strong;
        container(dashed(cell, edge, 2.0, 18.0))
            .width(Length::Fill)
            .into()
    } else {
        cell
    }
}

/// The six heaps share the height that is left.
fn heap_height(look: &Look<'_>) -> f32 {
    let least = look.grow(if look.narrow() { 76.0 } else { 104.0 });
    let fixed = if look.narrow() { 426.0 } else { 344.0 };
    ((look.size.height - fixed) / 2.0).clamp(least, least.max(158.0))
}
