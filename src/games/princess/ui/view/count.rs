//! The count: which ladder each has played, the dungeon's height, the page, and the verdict.

use super::draw::Face;
use super::round::signed;
use super::verdict::{advice, fate, verdict};
use super::{Scene, castle, page, table, tokens};
use crate::core::Icon;
use crate::games::princess::count::Focus;
use crate::games::princess::ui::Message;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon, panel};
use iced::widget::{column, container, responsive, row, space, stack};
use iced::{Alignment, Background, Length, Padding, Size, border};

pub fn count<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    if scene.ui.narrow() {
        phone(scene)
    } else if scene.ui.two_panes() {
        wide(scene)
    } else {
        upright(scene)
    }
}

fn title<'a>(ui: &Ui<'a>, width: f32) -> Element<'a, Message> {
    row![
        container(tokens::line(
            ui,
            Role::Title,
            ui.t("princess-which-ladder"),
            width - 70.0
        ))
        .width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(Message::Back)),
    ]
    .align_y(Alignment::Center)
    .into()
}

fn wide<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let side = (ui.size.width * 0.39).clamp(440.0, 640.0);
    let main = ui.size.width - 48.0 - 20.0 - side;
    let left = column![
        title(&ui, main),
        container(responsive(move |size| matrix(scene, size))).height(Length::Fill),
        fate(&scene, main),
    ]
    .spacing(12);
    let right = column![
        container(responsive(move |size| sums(scene, size))).height(Length::Fill),
        advice(&scene, side),
        verdict(&scene),
    ]
    .push(table::refused(&scene))
    .spacing(14);
    row![left.width(Length::Fill), right.width(Length::Fixed(side))]
        .spacing(20)
        .padding(Padding::from([14, 24]).bottom(22))
        .into()
}

fn upright<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let main = ui.size.width - 48.0;
    column![
        title(&ui, main),
        container(responsive(move |size| matrix(scene, size))).height(Length::FillPortion(6)),
        container(responsive(move |size| sums(scene, size))).height(Length::FillPortion(5)),
        fate(&scene, main),
        advice(&scene, main),
        verdict(&scene),
    ]
    .push(table::refused(&scene))
    .spacing(12)
    .padding(Padding::from([14, 24]).bottom(20))
    .into()
}

/// A row of eight for every player.
fn matrix<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = scene.ui;
    let state = scene.state();
    #[expect(clippy::cast_precision_loss, reason = "at most six")]
    let share = size.height / scene.players().max(1) as f32;
    let height = (share - 14.0).clamp(44.0, 110.0);
    let px = (height * 0.56).min(54.0);
    let who = (size.width * 0.24).min(if ui.large_text() || size.width > 900.0 {
        200.0
    } else {
        160.0
    });
    let rows = state.hands().iter().enumerate().map(|(seat, hand)| {
        let person = scene.live.person(seat);
        let prince = state.prince().index() == seat;
        let disc = (height * 0.54).clamp(36.0, 54.0);
        let cards = (1..=8).map(|value| {
            if hand.contains(value) {
                tile(&scene, seat, value, height, px)
            } else {
                tokens::ladder(&ui, value, Face::Spent, height, px)
            }
        });
        let asked = scene.screen.entry.focus == Focus::Seat(seat);
        let mark = if asked {
            ui.accent.accent
        } else {
            iced::Color::TRANSPARENT
        };
        let cue = container("")
            .width(4)
            .height(Length::Fixed(height * 0.6))
            .style(move |_| container::Style {
                background: Some(Background::Color(mark)),
                border: border::rounded(2),
                ..container::Style::default()
            });
        row![
            cue,
            tokens::named(&ui, &person, prince, disc, who),
            row(cards).spacing(8).width(Length::Fill),
        ]
        .spacing(8)
        .height(Length::Fixed(share.min(height + 26.0)))
        .align_y(Alignment::Center)
        .into()
    });
    container(column(rows)).center_y(Length::Fill).into()
}

/// A ladder in hand, to be tapped; chosen it is filled, edged and checked.
fn tile<'a>(
    scene: &Scene<'a>,
    seat: usize,
    value: i16,
    height: f32,
    px: f32,
) -> Element<'a, Message> {
    let ui = &scene.ui;
    let on = scene.screen.entry.card(seat) == Some(value);
    let face = if on { Face::Chosen } else { Face::Held };
    let card = tokens::ladder(ui, value, face, height, px);
    let content: Element<'a, Message> = if on {
        let side = (height * 0.3).clamp(18.0, 30.0);
        let ground = ui.colours.ink;
        let check = container(icon::tinted(Icon::Check, side * 0.66, ui.colours.ground))
            .center(Length::Fixed(side))
            .style(move |_| container::Style {
                background: Some(Background::Color(ground)),
                border: border::rounded(side / 2.0),
                ..container::Style::default()
            });
        stack![
            card,
            container(check)
                .center_x(Length::Fill)
                .align_y(Alignment::End)
                .height(Length::Fixed(height)),
        ]
        .height(Length::Fixed(height))
        .into()
    } else {
        card
    };
    tap(ui, TapStyle::bare(ui).radius(9.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press(Message::Ladder(seat, value))
        .into()
}

/// The sums in digits, and the tower; while the height is asked, the heights.
fn sums<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = scene.ui;
    let entry = &scene.screen.entry;
    let inner = Size::new(size.width - 32.0, size.height - 24.0);
    let body: Element<'a, Message> = if entry.focus == Focus::Dungeon {
        let heights = Size::new(inner.width, inner.height - 46.0);
        column![
            tokens::line(
                &ui,
                Role::Heading,
                ui.t("princess-dungeon-which"),
                inner.width
            ),
            page::heights(&scene, heights, entry.dungeon),
        ]
        .spacing(8)
        .into()
    } else {
        let tower = (inner.width * 0.47).clamp(150.0, 240.0);
        row![
            container(digits(
                &scene,
                Size::new(inner.width - tower - 8.0, inner.height)
            ))
            .width(Length::Fill),
            castle::castle(&scene, Size::new(tower, inner.height)),
        ]
        .spacing(8)
        .into()
    };
    panel::panel(&ui, body)
        .padding([12, 16])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn digits<'a>(scene: &Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = &scene.ui;
    let entry = &scene.screen.entry;
    // Where the panel is low the two sums stand side by side.
    let low = size.height < 400.0;
    let px = (size.height * if low { 0.24 } else { 0.17 }).clamp(44.0, 112.0);
    let label =
        |key: &str| tokens::line(ui, Role::Label, ui.t(key), size.width).color(ui.colours.ink_soft);
    let dungeon = entry
        .dungeon
        .map_or_else(|| "?".to_owned(), |height| height.to_string());
    let number = tap(
        ui,
        TapStyle::bare(ui),
        ui.digits(px, dungeon)
            .line_height(1.0)
            .color(if entry.dungeon.is_some() {
                ui.colours.ink
            } else {
                ui.accent.accent
            }),
    )
    .on_press(Message::Focus(Focus::Dungeon));
    let keys = row![
        key(ui, Icon::Minus, Message::Nudge(-1)),
        key(ui, Icon::Plus, Message::Nudge(1)),
    ]
    .spacing(6);
    let rule = container("").width(Length::Fill).height(3).style({
        let line = ui.colours.line_strong;
        move |_| container::Style {
            background: Some(Background::Color(line)),
            border: border::rounded(2),
            ..container::Style::default()
        }
    });
    let line = px + ui.px(Role::Label) * 1.25 + 2.0;
    let taken = if low { line } else { 2.0 * line + 10.0 } + 28.0;
    let result = difference(scene, size, taken);
    let ladders = column![
        label("princess-ladders"),
        ui.digits(px, entry.sum().to_string()).line_height(1.0)
    ]
    .spacing(2);
    let dungeon = column![
        label("princess-dungeon"),
        row![number, keys].spacing(10).align_y(Alignment::Center),
    ]
    .spacing(2);
    let both: Element<'a, Message> = if low {
        row![ladders, dungeon].spacing(36).into()
    } else {
        column![ladders, dungeon].spacing(10).into()
    };
    column![both, rule, container(result).center_y(Length::Fill),]
        .spacing(10)
        .into()
}

/// The one number that matters: how far off; or that it is exact.
fn difference<'a>(scene: &Scene<'a>, size: Size, taken: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let entry = &scene.screen.entry;
    match entry.difference(scene.state()) {
        None => space::vertical().into(),
        Some(0) => column![
            icon::tinted(Icon::Check, (size.height * 0.2).min(120.0), ui.colours.good),
            tokens::line(ui, Role::Display, ui.t("princess-just"), size.width * 0.84)
                .color(ui.colours.good),
        ]
        .align_x(Alignment::Center)
        .width(Length::Fill)
        .into(),
        Some(difference) => {
            let word = signed(difference);
            let room = size.height - taken;
            #[expect(clippy::cast_precision_loss, reason = "three characters")]
            let big = (size.width / (0.5 * word.chars().count() as f32))
                .min(room / 0.9)
                .clamp(48.0, 300.0);
            container(ui.digits(big, word).color(ui.accent.second))
                .center_x(Length::Fill)
                .into()
        }
    }
}

fn key<'a>(ui: &Ui<'a>, sign: Icon, message: Message) -> Element<'a, Message> {
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0)
        .radius(16.0);
    let side = if ui.narrow() { 56.0 } else { 64.0 };
    tap(
        ui,
        skin,
        container(icon::tinted(sign, 28.0, ui.colours.ink)).center(Length::Fill),
    )
    .width(Length::Fixed(side))
    .height(Length::Fixed(side))
    .on_press(message)
    .into()
}

/// On a phone: one question at a time, what is answered above it.
fn phone<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let entry = &scene.screen.entry;
    let width = ui.size.width - 24.0;
    let body: Element<'a, Message> = match entry.focus {
        Focus::Seat(seat) => pad(&scene, seat, width),
        Focus::Dungeon => column![
            tokens::line(&ui, Role::Heading, ui.t("princess-dungeon-which"), width),
            responsive(move |size| page::heights(&scene, size, scene.screen.entry.dungeon)),
        ]
        .spacing(8)
        .into(),
        Focus::Verdict => panel::page(
            &ui,
            column![]
                .push((ui.percent <= 125).then(|| result(&scene, width)))
                .push(fate(&scene, width))
                .push(advice(&scene, width))
                .spacing(8),
        ),
    };
    let ready = entry.focus == Focus::Verdict;
    column![strip(&scene, width), container(body).height(Length::Fill)]
        .push(table::refused(&scene))
        .push(ready.then(|| verdict(&scene)))
        .push((!ready).then(|| {
            let px = ui.px(Role::Label).min(24.0);
            let word = ui.t("princess-back");
            let label = tokens::label(px, word, width - 60.0, ui.colours.ink, typography::BOLD);
            let skin = TapStyle::bare(&ui)
                .fill(ui.colours.raised)
                .edge(ui.colours.line_strong, 2.0)
                .radius(16.0);
            tap(&ui, skin, container(label).center(Length::Fill))
                .height(Length::Fixed(56.0))
                .width(Length::Fill)
                .on_press(Message::Back)
        }))
        .spacing(8)
        .padding(12)
        .into()
}

/// Everyone's answer so far, and the dungeon's; a tap goes there.
fn strip<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let entry = &scene.screen.entry;
    #[expect(clippy::cast_precision_loss, reason = "at most seven")]
    let each = width / (scene.players() + 1) as f32 - 4.0;
    let cell = |focus: Focus, picture: Element<'a, Message>, value: Option<String>| {
        let on = entry.focus == focus;
        let ink = if value.is_some() {
            ui.colours.ink
        } else {
            ui.colours.line_strong
        };
        let digits = ui
            .digits(28.0, value.unwrap_or_else(|| "·".to_owned()))
            .line_height(1.0)
            .color(ink);
        let skin = if on {
            TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 3.0)
        } else {
            TapStyle::bare(ui).fill(ui.colours.raised)
        };
        let content = column![picture, digits]
            .spacing(2)
            .align_x(Alignment::Center);
        tap(
            ui,
            skin.radius(12.0),
            container(content).center(Length::Fill),
        )
        .width(Length::Fill)
        .height(Length::Fixed(76.0))
        .on_press(Message::Focus(focus))
        .into()
    };
    let prince = scene.state().prince().index();
    let disc = (each - 10.0).clamp(24.0, 32.0);
    let seats = (0..scene.players()).map(|seat| {
        let hue = scene.live.person(seat).hue;
        let value = entry.card(seat).map(|card| card.to_string());
        cell(
            Focus::Seat(seat),
            tokens::crowned(ui, hue, disc, seat == prince),
            value,
        )
    });
    let dungeon = entry.dungeon.map(|height| height.to_string());
    row(seats)
        .push(cell(
            Focus::Dungeon,
            icon::coloured(Icon::Tower, disc),
            dungeon,
        ))
        .spacing(4)
        .into()
}

fn pad<'a>(scene: &Scene<'a>, seat: usize, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let person = scene.live.person(seat);
    let question = ui.tr("princess-which-of", &[("name", person.name.into())]);
    let hand = scene.state().hands().get(seat).copied();
    let lines = [1..=4, 5..=8].map(|values| {
        let cards = values.map(|value| {
            if hand.is_some_and(|hand| hand.contains(value)) {
                tile(scene, seat, value, 104.0, 56.0)
            } else {
                tokens::ladder(ui, value, Face::Spent, 104.0, 56.0)
            }
        });
        row(cards).spacing(8).into()
    });
    let cards = container(column(lines).spacing(10)).center_y(Length::Fill);
    column![tokens::line(ui, Role::Heading, question, width), cards]
        .spacing(8)
        .into()
}

fn result<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let entry = &scene.screen.entry;
    let number = |key: &str, value: String| {
        column![
            tokens::line(ui, Role::Small, ui.t(key), width / 4.2).color(ui.colours.ink_soft),
            ui.digits(44.0, value).line_height(1.0),
        ]
    };
    let dungeon = entry
        .dungeon
        .map_or_else(|| "?".to_owned(), |height| height.to_string());
    let off: Element<'a, Message> = match entry.difference(scene.state()) {
        None => space::horizontal().into(),
        Some(0) => row![
            icon::tinted(Icon::Check, 40.0, ui.colours.good),
            tokens::line(ui, Role::Heading, ui.t("princess-just"), width / 4.4)
                .color(ui.colours.good),
        ]
        .align_y(Alignment::Center)
        .into(),
        Some(off) => ui.digits(84.0, signed(off)).color(ui.accent.second).into(),
    };
    let content = row![
        number("princess-ladders", entry.sum().to_string()),
        number("princess-dungeon", dungeon),
        container(off).center_x(Length::Fill),
    ]
    .spacing(18)
    .align_y(Alignment::Center);
    panel::panel(ui, content)
        .padding([8, 14])
        .width(Length::Fill)
        .into()
}
