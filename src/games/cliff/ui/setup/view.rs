//! The fields of the setup: mode, bags and heaps.

use super::{Form, Message, heap_args, names};
use crate::core::{Icon, Player};
use crate::games::cliff::components::{BAG, TILES};
use crate::games::cliff::rules::Token;
use crate::games::cliff::ui::Mode;
use crate::games::cliff::ui::tokens::{self, BLUE, WALL};
use crate::session::field::Field;
use crate::ui::choice::stepper;
use crate::ui::dashed::dashed;
use crate::ui::panel::{outlined, page, panel};
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, by_space, cells, chip, fit, fit_group, fit_soft,
    icon, tap, typography,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Length};

impl Form {
    /// Below the players: the mode, who starts, everybody's bag, and the heaps.
    pub(super) fn choices<'a>(
        &'a self,
        ui: Ui<'a>,
        players: &'a [Player],
    ) -> Vec<Field<'a, Message>> {
        let all = names(players);
        let modes = [
            (Mode::Wall, ui.t("cliff-way-wall")),
            (Mode::Light, ui.t("cliff-way-light")),
        ];
        let about = match self.mode {
            Mode::Wall => "cliff-way-wall-about",
            Mode::Light => "cliff-way-light-about",
        };
        let mode = Field::choice(ui.t("cliff-way"), modes, &self.mode, Message::Mode);
        let first = Field::Seat {
            title: ui.t("cliff-youngest"),
            chosen: self.first(&all),
            mark: Icon::Pawn,
            random: None,
            on_choose: Box::new(Message::First),
        };
        let mut fields = vec![mode.note(ui.t(about)), first];
        if self.mode == Mode::Wall {
            fields.extend(self.bag_fields(ui, players));
        }
        fields.push(Field::Link {
            icon: Icon::Tile,
            title: ui.t("cliff-heaps-title"),
            about: self.heaps_words(ui),
            message: Message::Heaps,
        });
        fields
    }

    fn bag_fields<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Vec<Field<'a, Message>> {
        let all = names(players);
        let mut known = self.before.iter().filter(|bag| !bag.tokens.is_empty());
        let is_empty = (0..all.len()).all(|seat| self.packing.bag(&all, seat).is_empty());
        let repeats = is_empty && known.any(|bag| all.contains(&bag.name.as_str()));
        let repeat = repeats.then(|| {
            button::text_button(&ui, Some(Icon::Repeat), ui.t("cliff-bags-last"))
                .on_press(Message::Repeat)
        });
        if ui.narrow() {
            // On a phone the bags are a page of their own, one after the other.
            let full = (0..all.len()).filter(|seat| self.packing.wants(&all, *seat) == 0);
            let count = [("full", full.count().into()), ("all", all.len().into())];
            let fill = Field::Link {
                icon: Icon::IceAxe,
                title: ui.t("cliff-bags"),
                about: ui.tr("cliff-fill-bags", &count),
                message: Message::Open(self.packing.open(&all, 0).unwrap_or(0)),
            };
            let repeat = repeat.map(|button| Field::Own(button.width(Length::Fill).into()));
            return [fill].into_iter().chain(repeat).collect();
        }
        let open = self.shown(&ui, &all);
        let head = row![
            ui.text(Role::Heading, ui.t("cliff-bags"))
                .width(Length::Fill)
        ]
        .push(repeat)
        .align_y(Alignment::Center);
        let bags = players.iter().enumerate().map(|(seat, player)| {
            let tokens = self.packing.bag(&all, seat);
            bag_line(ui, (seat, player), tokens, open == Some(seat))
        });
        let bags = fit_group(column(bags).spacing(6));
        vec![Field::Own(column![head, bags].spacing(8).into())]
    }

    fn heaps_words(&self, ui: Ui<'_>) -> String {
        match self.heaps {
            None => ui.t("cliff-heaps-set"),
            Some(heaps) => ui.tr("cliff-heaps-are", &heap_args(heaps)),
        }
    }

    /// Whose bag, where the players are not visible: a chip each, full ones with a check.
    fn whose<'a>(&'a self, ui: Ui<'a>, players: &'a [Player], seat: usize) -> Element<'a, Message> {
        let all = names(players);
        let chips = players.iter().enumerate().map(|(other, player)| {
            let full = self.packing.wants(&all, other) == 0;
            let mark = full.then(|| icon::tinted(Icon::Check, 18.0, ui.accent.accent));
            let content = row![chip(&ui, player.hue, 32.0)]
                .push(mark)
                .spacing(3)
                .align_y(Alignment::Center);
            tap(&ui, Face::Card.chosen_if(other == seat).skin(&ui), content)
                .width(Length::Fill)
                .height(48.0)
                .on_press(Message::Open(other))
                .into()
        });
        row(chips).spacing(6).into()
    }

    /// The six heaps, for the bag of one climber.
    pub(super) fn pack<'a>(
        &'a self,
        ui: Ui<'a>,
        players: &'a [Player],
        seat: usize,
    ) -> Element<'a, Message> {
        let all = names(players);
        let Some(player) = players.get(seat) else {
            return space().into();
        };
        let tokens = self.packing.bag(&all, seat);
        let narrow = ui.narrow();
        let full = tokens.len() >= BAG;
        let kinds = |title: &str, kinds: [Token; 3]| {
            let heaps = kinds.map(|token| heap(ui, token, self.packing.left(&all, token), full));
            group(ui, ui.t(title), kinds[0], heaps)
        };
        let whose = (!ui.two_panes()).then(|| self.whose(ui, players, seat));
        let body = column![]
            .push(whose)
            .push(bag_head(ui, player, tokens.len()))
            .push(packed(ui, tokens))
            .push(kinds("cliff-goes-on-wall", WALL))
            .push(kinds("cliff-stays-in-bag", BLUE))
            .spacing(if narrow { 8.0 } else { 12.0 });
        let body = panel(&ui, page(&ui, body))
            .padding(if narrow { 12 } else { 20 })
            .height(Length::Fill);
        // Beside the players a second tap on the bag closes it.
        let done = (!ui.two_panes()).then(|| {
            button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List)
        });
        column![body].push(done).spacing(10).into()
    }

    /// How many tiles each heap has in this box: two are counted, the third is the rest.
    pub(super) fn tiles<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let [one, two, three] = self.heaps.unwrap_or([20, 20, 20]);
        let titled = |heap: usize, value: Element<'a, Message>| {
            let title = ui.tr("cliff-heap", &[("n", heap.into())]);
            row![fit(ui, Role::Title, title).min_size(18.0), value].align_y(Alignment::Center)
        };
        let line = |heap: usize, count: u8| {
            let less = (count > 1).then_some(Message::Heap(heap, -1));
            let more = (three > 1).then_some(Message::Heap(heap, 1));
            titled(heap + 1, stepper(&ui, count.to_string(), less, more))
        };
        let width = if ui.narrow() { 204.0 } else { 220.0 };
        let rest = container(ui.digits(52.0, three.to_string()).line_height(1.0))
            .center_x(width)
            .padding([8, 0]);
        let rest = dashed(rest, ui.colours.line_strong, 2.0, 16.0);
        let hint = ui.tr("cliff-heaps-hint", &[("all", TILES.into())]);
        let body = column![
            ui.text(Role::Title, ui.t("cliff-heaps-title")),
            ui.soft(Role::Body, hint),
            line(0, one),
            line(1, two),
            titled(3, rest),
        ]
        .spacing(if ui.narrow() { 14 } else { 22 });
        let foot = [
            button::secondary(&ui, None, ui.t("cliff-heaps-none"))
                .width(Length::Fill)
                .on_press(Message::NoHeaps)
                .into(),
            button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
                .width(Length::Fill)
                .on_press(Message::List)
                .into(),
        ];
        let foot = cells(foot).spacing(12.0);
        panel(&ui, column![page(&ui, body), foot].spacing(12))
            .padding(if ui.narrow() { 14 } else { 24 })
            .height(Length::Fill)
            .into()
    }
}

/// Whose bag it is, and how many tokens are in it.
fn bag_head<'a>(ui: Ui<'a>, player: &Player, packed: usize) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let hint = if packed < BAG {
        ui.tr("cliff-bag-wants", &[("count", (BAG - packed).into())])
    } else {
        ui.t("cliff-bag-full")
    };
    let hint = (!narrow).then(|| fit_soft(ui, Role::Small, hint).max_lines(2));
    let (large, small) = if narrow { (52.0, 30.0) } else { (84.0, 48.0) };
    let count = row![
        ui.digits(large, packed.to_string()),
        ui.digits(small, format!(" / {BAG}"))
            .color(ui.colours.ink_soft),
    ]
    .align_y(Alignment::End);
    let name = fit(ui, Role::Title, player.name.clone());
    row![
        chip(&ui, player.hue, if narrow { 44.0 } else { 64.0 }),
        column![name].push(hint).spacing(2).width(Length::Fill),
        count,
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .into()
}

/// What is in the bag; a tap puts it back.
fn packed<'a>(ui: Ui<'a>, tokens: &[Token]) -> Element<'a, Message> {
    let px = if ui.narrow() { 48.0 } else { 60.0 };
    let cells = (0..BAG).map(|place| match tokens.get(place) {
        Some(token) => tap(
            &ui,
            TapStyle::bare(&ui).radius(px / 2.0),
            tokens::disc(&ui, *token, px),
        )
        .on_press(Message::TakeBack(place))
        .into(),
        None => tokens::hole(&ui, px),
    });
    row(cells).spacing(10).into()
}

/// The heaps of one colour, under its name.
fn group<'a>(
    ui: Ui<'a>,
    title: String,
    token: Token,
    heaps: [Element<'a, Message>; 3],
) -> Element<'a, Message> {
    let ring = token.ring(ui.colours);
    let mark =
        container(space())
            .width(18.0)
            .height(18.0)
            .style(outlined(Color::TRANSPARENT, ring, 4, 9));
    let title = fit(ui, Role::Small, title).font(typography::BOLD);
    let title = row![mark, title].spacing(10).align_y(Alignment::Center);
    let gap = if ui.narrow() { 8.0 } else { 12.0 };
    column![title, fit_group(cells(heaps).spacing(gap))]
        .spacing(gap * 0.7)
        .into()
}

fn bag_line<'a>(
    ui: Ui<'a>,
    (seat, player): (usize, &Player),
    tokens: &[Token],
    is_open: bool,
) -> Element<'a, Message> {
    let content = row![
        chip(&ui, player.hue, 40.0),
        fit(ui, Role::Label, player.name.clone()),
        tokens::bag(&ui, tokens, 42.0, tokens::gap(&ui)),
    ]
    .spacing(12)
    .align_y(Alignment::Center);
    let message = if is_open {
        Message::List
    } else {
        Message::Open(seat)
    };
    tap(
        &ui,
        Face::Card.chosen_if(is_open).skin(&ui).radius(18.0),
        content,
    )
    .width(Length::Fill)
    .height(ui.grow(54.0))
    .padding([0, 12])
    .on_press(message)
    .into()
}

/// One heap: its picture, how many are left, its name; empty it is dashed.
fn heap<'a>(ui: Ui<'a>, token: Token, left: u8, full: bool) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let off = left == 0 || full;
    let skin = match (left, full) {
        (0, _) => Face::Spent.skin(&ui).edge(ui.colours.line, 0.0),
        (_, true) => Face::Raised.skin(&ui).edge(ui.colours.line, 3.0),
        _ => Face::Raised.skin(&ui).edge(token.ring(ui.colours), 3.0),
    };
    let ink = if off {
        ui.colours.line_strong
    } else {
        ui.colours.ink
    };
    let content = by_space(ui, move |ui| {
        let picture = icon::coloured(token.icon(), if narrow { 38.0 } else { 54.0 });
        let count = ui
            .digits(if narrow { 38.0 } else { 48.0 }, left.to_string())
            .line_height(1.0)
            .color(ink);
        let name = fit(ui, Role::Label, ui.t(token.key()))
            .min_size(13.0)
            .max_lines(2)
            .height(Length::Fill)
            .color(ink);
        column![
            row![picture, space::horizontal(), count].align_y(Alignment::Center),
            name
        ]
        .spacing(4)
        .into()
    });
    let cell = tap(&ui, skin.radius(18.0), content)
        .width(Length::Fill)
        .height(if narrow { 92.0 } else { ui.grow(118.0) })
        .padding([8, if narrow { 6 } else { 14 }])
        .on_press_maybe((!off).then_some(Message::Put(token)));
    if left == 0 {
        dashed(cell, ui.colours.line_strong, 2.0, 18.0)
    } else {
        cell.into()
    }
}
