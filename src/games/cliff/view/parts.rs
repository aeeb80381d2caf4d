//! The parts of a turn: whose, which step, the tiles, the bags, what is asked, the buttons.

use super::{Table, figure, height_words, open_sides, plot, token_of};
use crate::games::because::RuleId;
use crate::games::cliff::rules::{Drawn, Token};
use crate::games::cliff::scene::{self, Way};
use crate::games::cliff::screen::{Ask, Demand, Message, Side, Tool};
use crate::games::cliff::{because, kit};
use crate::journal::Seat;
use crate::settings::Person;
use crate::ui::banner::Tone;
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

/// Whose turn, where they stand, and with `count` the tiles that are left.
pub fn head(table: Table<'_>, count: bool) -> Element<'_, Message> {
    let look = table.look;
    let person = table.person();
    let left = count.then(|| {
        let tiles = table.state().tiles_left();
        column![
            look.digits(look.grow(64.0), tiles.to_string()),
            look.soft(
                Role::Small,
                look.tr("cliff-tiles", &[("count", tiles.into())])
            ),
        ]
        .align_x(Alignment::Center)
    });
    row![
        chip(&look, person.hue, look.grow(64.0)),
        column![
            text(look.tr("cliff-turn", &[("name", person.name.into())]))
                .size((look.px(Role::Title) * 1.15).round())
                .line_height(1.1)
                .font(typeface::SERIF)
                .color(look.colours.ink),
            look.soft(Role::Small, place_words(table)),
        ]
        .spacing(2)
        .width(Length::Fill),
    ]
    .push(left)
    .spacing(16)
    .align_y(Alignment::Center)
    .into()
}

/// Where the climber is, and what that opens.
fn place_words(table: Table<'_>) -> String {
    let look = &table.look;
    let state = table.state();
    let at = scene::here(state);
    let place = height_words(look, at);
    let ways = scene::ways(state, &table.screen.scene.tiles);
    let on = |wanted| ways.iter().any(|(_, way)| *way == wanted);
    let key = match at {
        None => "cliff-hint-foot",
        Some(at) if state.ziplines().contains(&at) => "cliff-hint-zipline",
        Some(_) if on(Way::Cave) => "cliff-hint-cave",
        Some(_) if state.drew().is_none() => "cliff-hint-arrow",
        Some(_) if state.stepped() => "cliff-hint-stepped",
        Some(_) => "cliff-hint-drawn",
    };
    look.tr(key, &[("place", place.into())])
}

/// The four steps: done, now, or still to come.
pub fn steps(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let drew = state.drew().is_some();
    let acted = state.cave_laid() || state.equipped() || state.stepped();
    let now = match (drew, state.stepped(), state.equipped(), state.cave_laid()) {
        (false, ..) => 1,
        (true, true, ..) => 0,
        (true, false, true, _) => 4,
        (true, false, false, true) => 3,
        (true, false, false, false) => 2,
    };
    let gear = !table.screen.gear(table.sitting).is_empty();
    let cave = state.drew() != Some(Drawn::Fall) && !state.cave_laid();
    let all = [
        (1, "cliff-step-draw", drew, (!drew).then_some(Message::Draw)),
        (
            2,
            "cliff-step-lay",
            acted,
            cave.then_some(Message::Take(Tool::Cave)),
        ),
        (
            3,
            "cliff-step-equip",
            state.equipped(),
            gear.then_some(Message::Equip),
        ),
        (4, "cliff-step-climb", state.stepped(), None),
    ];
    let cells = all.map(|(number, key, done, message)| {
        step(&look, number, look.t(key), (done, number == now), message)
    });
    row(cells).spacing(8).into()
}

fn step<'a>(
    look: &Look<'_>,
    number: u8,
    word: String,
    (done, now): (bool, bool),
    message: Option<Message>,
) -> Element<'a, Message> {
    let colours = look.colours;
    let ink = if now { colours.ink } else { colours.ink_soft };
    let mark: Element<'a, Message> = if done {
        icon::sign(Icon::Check, 24.0, look.accent.accent)
    } else {
        look.digits(28.0, number.to_string())
            .line_height(1.0)
            .color(ink)
            .into()
    };
    let word = (now || !look.large_text()).then(|| {
        text(word)
            .size((look.px(Role::Label) * 0.9).round())
            .font(if now { typeface::BOLD } else { typeface::SANS })
            .color(ink)
            .wrapping(text::Wrapping::None)
    });
    let content = row![mark].push(word).spacing(8).align_y(Alignment::Center);
    let skin = if now {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else {
        Skin::bare(look).fill(colours.sunken)
    };
    let share = if look.large_text() && now { 3 } else { 1 };
    tap(look, skin.radius(16.0), content)
        .width(if look.large_text() {
            Length::FillPortion(share)
        } else {
            Length::Fill
        })
        .height(Length::Fixed(look.grow(64.0)))
        .on_press_maybe(message)
        .into()
}

/// How many tiles are left, as a figure and as a row of tiles.
pub fn tiles(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let left = table.state().tiles_left();
    let heap = match table.screen.heaps {
        None => look.t("cliff-heaps-order"),
        Some(heaps) => {
            let (which, count) = scene::heap(heaps, left.max(1));
            look.tr(
                "cliff-heap-now",
                &[("n", (which + 1).into()), ("count", count.into())],
            )
        }
    };
    let words = row![
        look.text(
            Role::Label,
            look.tr("cliff-tiles-of", &[("count", left.into())])
        ),
        space::horizontal(),
        look.soft(Role::Small, heap),
    ]
    .align_y(Alignment::Center);
    let height = (look.size.height - around_tiles(table)).clamp(76.0, 200.0);
    let bars = plot::pips(&look, left, table.screen.heaps, height - 44.0);
    let px = ((height - 10.0) / 0.86).clamp(76.0, 170.0).round();
    let digits = container(look.digits(px, left.to_string())).center_x(Length::Fixed(px));
    let content = row![digits, column![words, bars].spacing(6).width(Length::Fill)]
        .spacing(18)
        .align_y(Alignment::Center);
    panel(&look, content)
        .padding([0, 20])
        .height(Length::Fixed(height))
        .align_y(Alignment::Center)
        .into()
}

/// What everything but the tiles needs, in a column with all of it.
pub fn around_tiles(table: Table<'_>) -> f32 {
    let look = table.look;
    bags_height(table) + look.grow(68.0) + look.grow(64.0) + look.grow(72.0) + 84.0 + 72.0
}

fn row_heights(table: Table<'_>) -> (f32, f32) {
    let look = table.look;
    let spare = ((look.size.height - 704.0) / 6.0).clamp(0.0, 36.0);
    let spare = if look.two_panes() { spare } else { 0.0 };
    (look.grow(66.0 + spare), look.grow(49.0 + spare))
}

/// What the bags of everybody need.
pub fn bags_height(table: Table<'_>) -> f32 {
    let (own, other) = row_heights(table);
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let others = table.state().climbers().len().saturating_sub(1) as f32;
    own + others * other + 4.0
}

/// Everybody: height and bag; the orange tokens of the climber can be tapped.
pub fn bags(table: Table<'_>) -> Element<'_, Message> {
    let state = table.state();
    let (own, other) = row_heights(table);
    let rows = Seat::all(state.climbers().len()).map(|seat| {
        let height = if seat == state.turn() { own } else { other };
        bag_row(table, seat, height)
    });
    let lines = rows.enumerate().map(|(place, line)| {
        if place == 0 {
            line
        } else {
            column![hairline(&table.look), line].into()
        }
    });
    panel(&table.look, column(lines))
        .padding(1)
        .width(Length::Fill)
        .into()
}

fn bag_row(table: Table<'_>, seat: Seat, height: f32) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let now = seat == state.turn();
    let person: Person = table.sitting.person(seat.index());
    let Some(climber) = state.climbers().get(seat.index()) else {
        return space().into();
    };
    let narrow = look.narrow();
    let px = (height - if now { 12.0 } else { 8.0 }).min(if narrow { 44.0 } else { 76.0 });
    let px = if narrow && look.large_text() {
        px.min(36.0)
    } else {
        px
    };
    let gap = if narrow { 4.0 } else { 7.0 };
    let tokens: Element<'_, Message> = if now {
        own_tokens(table, px)
    } else {
        kit::bag(&look, &climber.bag, px, gap)
    };
    // All bags begin where the largest one does.
    let widest = (row_heights(table).0 - 12.0).min(76.0) * 4.0 + 3.0 * gap;
    let tokens = if narrow {
        container(tokens)
    } else {
        container(tokens).width(Length::Fixed(widest))
    };
    let figure = look
        .digits(
            look.px(Role::MidDigits) * 0.9,
            figure(climber.at.map(|place| place.row)),
        )
        .line_height(1.0);
    let name = text(person.name.clone())
        .size(match (narrow, person.name.chars().count() > 9) {
            (true, _) => look.px(Role::Small).min(22.0),
            (false, true) => look.px(Role::Label) * 0.8,
            (false, false) => look.px(Role::Label),
        })
        .line_height(1.05)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let line = row![
        chip(&look, person.hue, px.min(44.0)),
        container(name).width(Length::Fill),
        container(figure).center_x(Length::Fixed(if narrow { 34.0 } else { 50.0 })),
        tokens,
    ]
    .spacing(if narrow { 6 } else { 12 })
    .align_y(Alignment::Center);
    let tint = look.accent.tint;
    let edge = look.accent.accent;
    container(line)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 8 } else { 12 }])
        .align_y(Alignment::Center)
        .style(move |_| container::Style {
            background: now.then_some(Background::Color(tint)),
            border: if now {
                border::rounded(20).color(edge).width(2)
            } else {
                border::rounded(20)
            },
            ..container::Style::default()
        })
        .into()
}

/// The bag of the climber: what can be hung now is a button.
fn own_tokens(table: Table<'_>, px: f32) -> Element<'_, Message> {
    let look = table.look;
    let gear = table.screen.gear(table.sitting);
    let bag = scene::bag(table.state());
    let cells = (0..crate::games::cliff::setup::BAG).map(|place| {
        let Some(token) = bag.get(place) else {
            return kit::hole(&look, px);
        };
        match token.gear().filter(|kind| gear.contains(kind)) {
            Some(kind) => {
                let chosen = table.screen.ask == Ask::Where(Tool::Hang(kind));
                let skin = Skin::bare(&look).radius(px / 2.0);
                let skin = if chosen {
                    skin.edge(look.colours.ink, 5.0)
                } else {
                    skin
                };
                tap(&look, skin, kit::disc(&look, *token, px))
                    .on_press(Message::Take(Tool::Hang(kind)))
                    .into()
            }
            None => kit::disc(&look, *token, px),
        }
    });
    row(cells)
        .spacing(if look.narrow() { 4.0 } else { 7.0 })
        .into()
}

/// Only the climber's bag, and the way to all of them.
pub fn own_bag(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let all = button::secondary(&look, Some(Icon::People), look.t("cliff-all-bags"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    row![own_tokens(table, 60.0), all]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// All bags as a page of their own.
pub fn all_bags(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let share = (look.size.height - 244.0) / state.climbers().len().max(1) as f32;
    let height = look.grow(60.0).min(share).max(44.0);
    let rows = Seat::all(state.climbers().len()).map(|seat| bag_row(table, seat, height));
    let back = button::secondary(&look, Some(Icon::Left), look.t("cliff-back-to-wall"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    let asks = look.narrow().then(|| match table.screen.ask {
        Ask::Nothing => demands(table),
        _ => between(table),
    });
    column![panel(&look, column(rows)).padding(2).width(Length::Fill)]
        .push(asks)
        .push(space::vertical())
        .push(back)
        .spacing(12)
        .height(Length::Fill)
        .into()
}

/// A sentence with its sign, "why?" and a cross.
fn notice<'a>(
    look: &Look<'_>,
    tone: Tone,
    sign: Icon,
    sentence: String,
    rule: Option<RuleId>,
) -> Element<'a, Message> {
    let colours = look.colours;
    let (ground, ink, mark) = match tone {
        Tone::Plain => (look.accent.tint, colours.ink, look.accent.accent),
        Tone::Warning => (colours.warning, colours.on_fill, colours.on_fill),
        Tone::Danger => (colours.danger, colours.on_fill, colours.on_fill),
    };
    let narrow = look.narrow();
    let size = look.px(Role::Small) + if narrow { 0.0 } else { 1.0 };
    let sentence = text(sentence)
        .size(size)
        .line_height(1.2)
        .font(typeface::BOLD)
        .color(ink)
        .width(Length::Fill);
    let why = rule.map(|rule| {
        let word = text(look.t("cliff-why"))
            .size(look.px(Role::Small))
            .font(typeface::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        tap(look, Skin::bare(look).edge(ink, 2.0), word)
            .height(Length::Fixed(look.grow(52.0)))
            .padding([0, if narrow { 8 } else { 12 }])
            .on_press(Message::Why(rule))
    });
    let close = tap(look, Skin::bare(look), icon::sign(Icon::Close, 28.0, ink))
        .width(Length::Fixed(if narrow { 48.0 } else { 52.0 }))
        .height(Length::Fixed(52.0))
        .on_press(Message::Cancel);
    let sign = (!narrow && !look.large_text()).then(|| icon::sign(sign, 28.0, mark));
    let line = row![]
        .push(sign)
        .push(sentence)
        .push(why)
        .push(close)
        .spacing(if narrow { 6 } else { 10 })
        .align_y(Alignment::Center);
    let tall = if narrow { 64.0 } else { look.grow(72.0) };
    container(line)
        .padding(iced::Padding::from([4, if narrow { 10 } else { 14 }]).right(4))
        .width(Length::Fill)
        .height(Length::Shrink)
        .center_y(Length::Shrink)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .max_height(if look.large_text() {
            400.0
        } else {
            tall.max(if narrow { 120.0 } else { 96.0 })
        })
        .into()
}

/// The line between the wall and the buttons: what is asked, else what a tile may ask.
pub fn between(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    match &table.screen.ask {
        Ask::Nothing => demands(table),
        Ask::Gear => gear_choice(table),
        Ask::Where(tool) => {
            let (sentence, rule) = match tool {
                Tool::Cave => (
                    look.tr(
                        "cliff-where-cave",
                        &[("row", scene::cave_limit(table.state()).into())],
                    ),
                    because::CAVE_HEIGHT,
                ),
                Tool::Hang(gear) => (
                    look.tr(
                        "cliff-where-token",
                        &[("token", look.t(token_of(*gear).key()).into())],
                    ),
                    because::EQUIP,
                ),
            };
            notice(&look, Tone::Plain, Icon::Touch, sentence, Some(rule))
        }
        Ask::Tile(demand) => notice(
            &look,
            Tone::Plain,
            Icon::Help,
            demand_words(table, *demand),
            Some(because::GEAR),
        ),
        Ask::Refused(sentence, rule) => {
            notice(&look, Tone::Warning, Icon::Warning, sentence.clone(), *rule)
        }
    }
}

fn gear_choice(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let gear = table.screen.gear(table.sitting);
    let cells = gear.into_iter().map(|kind| {
        let token = token_of(kind);
        let word = (!look.large_text() && !look.narrow()).then(|| {
            text(look.t(token.key()))
                .size(look.px(Role::Small))
                .font(typeface::BOLD)
                .color(look.colours.ink)
        });
        let content = row![kit::disc(&look, token, 48.0)]
            .push(word)
            .spacing(8)
            .align_y(Alignment::Center);
        let skin = Skin::bare(&look)
            .fill(look.colours.raised)
            .edge(token.ring(look.colours), 3.0)
            .radius(16.0);
        tap(&look, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(look.grow(64.0)))
            .on_press(Message::Take(Tool::Hang(kind)))
            .into()
    });
    let close = button::sign(&look, Icon::Close, Some(Message::Cancel));
    row(cells)
        .push(close)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn demand_icon(look: &Look<'_>, demand: Demand, px: f32) -> Element<'static, Message> {
    match demand.token() {
        Some(token) => icon::thing(token.icon(), px),
        None => icon::sign(Icon::Warning, px, look.colours.danger),
    }
}

/// What a tile may ask, checked against the climber's bag: a sign and a check or a cross.
fn demands(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let bag: &[Token] = scene::bag(table.state());
    let cells = Demand::ALL.map(|demand| {
        let met = demand.met(bag);
        let (sign, colour) = if met {
            (Icon::Check, look.colours.good)
        } else {
            (Icon::Close, look.colours.danger)
        };
        let content = row![
            demand_icon(&look, demand, if look.narrow() { 30.0 } else { 36.0 }),
            icon::sign(sign, 26.0, colour)
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let skin = Skin::bare(&look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 2.0)
            .radius(16.0);
        tap(&look, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(if look.narrow() {
                64.0
            } else {
                look.grow(64.0)
            }))
            .on_press(Message::Tile(demand))
            .into()
    });
    let title = (!look.narrow() && !look.large_text()).then(|| {
        look.soft(Role::Small, look.t("cliff-demands"))
            .width(Length::Fixed(92.0))
    });
    let tall = if look.narrow() { 64.0 } else { look.grow(72.0) };
    row![]
        .height(Length::Fixed(tall))
        .push(title)
        .extend(cells)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn demand_words(table: Table<'_>, demand: Demand) -> String {
    let look = &table.look;
    let met = demand.met(scene::bag(table.state()));
    let name = table.person().name;
    let key = match (demand, met) {
        (Demand::IceAxe, true) => "cliff-asks-ice-axe-yes",
        (Demand::IceAxe, false) => "cliff-asks-ice-axe-no",
        (Demand::Crampons, true) => "cliff-asks-crampons-yes",
        (Demand::Crampons, false) => "cliff-asks-crampons-no",
        (Demand::Ladder, true) => "cliff-asks-ladder-yes",
        (Demand::Ladder, false) => "cliff-asks-ladder-no",
        (Demand::Danger, _) => "cliff-asks-danger",
    };
    look.tr(key, &[("name", name.into())])
}

/// Four large arrows, where those on the wall are too small for a thumb.
pub fn arrows(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let open = open_sides(table);
    let cells = Side::ALL.map(|side| {
        let sign = match side {
            Side::Left => Icon::ArrowLeft,
            Side::Up => Icon::ArrowUp,
            Side::Down => Icon::ArrowDown,
            Side::Right => Icon::ArrowRight,
        };
        let on = open.contains(&side);
        let (colour, skin) = if on {
            let skin = Skin::bare(&look)
                .fill(look.accent.tint)
                .edge(look.accent.accent, 2.5);
            (look.accent.accent, skin)
        } else {
            (
                look.colours.line,
                Skin::bare(&look).edge(look.colours.line, 1.0),
            )
        };
        tap(&look, skin.radius(16.0), icon::sign(sign, 32.0, colour))
            .width(Length::Fill)
            .height(Length::Fixed(64.0))
            .on_press_maybe(on.then_some(Message::Step(side)))
            .into()
    });
    row(cells).spacing(8).into()
}

/// What can be done now; the next climber is always at the lower right.
pub fn buttons(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let drawn = table.state().drew().is_some();
    let gap = if look.narrow() { 8 } else { 12 };
    let line = if drawn {
        row![]
            .push(equip(table))
            .push(cave(table))
            .push(next(table))
    } else {
        let stay = plain(&look, None, look.t("cliff-stay"))
            .width(Length::FillPortion(4))
            .on_press(Message::Stay);
        row![falls(&look)].push(cave(table)).push(stay)
    };
    line.spacing(gap).align_y(Alignment::End).into()
}

fn tall(look: &Look<'_>) -> f32 {
    if look.narrow() { 64.0 } else { 84.0 }
}

fn plain<'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> crate::ui::tap::Tap<'a, Message> {
    button::secondary(look, sign, word)
        .height(Length::Fixed(tall(look)))
        .padding([0, 8])
}

fn falls<'a>(look: &Look<'_>) -> Element<'a, Message> {
    let narrow = look.narrow();
    let ink = Color::from_rgb8(0xFF, 0xE9, 0xE2);
    let word = text(look.t("cliff-fall"))
        .size(if narrow { 22.0 } else { 30.0 })
        .line_height(1.0)
        .font(typeface::SERIF)
        .color(ink)
        .wrapping(text::Wrapping::None);
    let content = row![
        icon::thing(Icon::Fall, if narrow { 28.0 } else { 42.0 }),
        word
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let skin = Skin::bare(look)
        .fill(Color::from_rgb8(0x5A, 0x21, 0x16))
        .edge(look.colours.danger, 3.0)
        .radius(16.0);
    tap(look, skin, content)
        .width(Length::FillPortion(5))
        .height(Length::Fixed(tall(look)))
        .on_press(Message::Fall)
        .into()
}

/// A picture button, with its word where there is room.
fn pictured<'a>(
    table: Table<'_>,
    picture: Icon,
    key: &str,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    let look = table.look;
    let bare = look.narrow() || look.large_text();
    let word = (!bare).then(|| {
        text(look.t(key))
            .size(look.px(Role::Label))
            .font(typeface::BOLD)
            .color(look.colours.ink)
            .wrapping(text::Wrapping::None)
    });
    let content = row![icon::thing(
        picture,
        if look.narrow() { 36.0 } else { 40.0 }
    )]
    .push(word)
    .spacing(10)
    .align_y(Alignment::Center);
    let skin = Skin::bare(&look).radius(16.0);
    let skin = if on {
        skin.fill(look.accent.tint).edge(look.accent.accent, 4.0)
    } else {
        skin.fill(look.colours.raised)
            .edge(look.colours.line_strong, 2.0)
    };
    let button = tap(&look, skin, content)
        .height(Length::Fixed(tall(&look)))
        .on_press(message);
    if bare {
        button
            .width(Length::Fixed(if look.narrow() { 72.0 } else { 96.0 }))
            .into()
    } else {
        button.width(Length::FillPortion(4)).into()
    }
}

fn cave(table: Table<'_>) -> Option<Element<'_, Message>> {
    let state = table.state();
    let can = state.drew() != Some(Drawn::Fall) && !state.cave_laid();
    let on = table.screen.ask == Ask::Where(Tool::Cave);
    can.then(|| {
        pictured(
            table,
            Icon::Cave,
            "cliff-cave",
            on,
            Message::Take(Tool::Cave),
        )
    })
}

pub fn equip(table: Table<'_>) -> Option<Element<'_, Message>> {
    let gear = table.screen.gear(table.sitting);
    let first = token_of(*gear.first()?);
    let on = matches!(table.screen.ask, Ask::Gear | Ask::Where(Tool::Hang(_)));
    Some(pictured(
        table,
        first.icon(),
        "cliff-equip",
        on,
        Message::Equip,
    ))
}

/// The same beside a verdict, where its word alone has room.
pub fn equip_word(table: Table<'_>) -> Option<Element<'_, Message>> {
    if table.narrow() || table.look.large_text() {
        return equip(table);
    }
    let _ = table.screen.gear(table.sitting).first()?;
    let look = table.look;
    let button = plain(&look, None, look.t("cliff-equip")).padding([0, 18]);
    Some(button.on_press(Message::Equip).into())
}

/// The one primary button: whose turn comes, or the end.
pub fn next(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let on = look.accent.on_accent;
    let px = if look.narrow() { 22.0 } else { 28.0 };
    let px = if look.large_text() { px * 1.15 } else { px };
    let word = |words: String| {
        text(words)
            .size(px)
            .line_height(1.05)
            .font(typeface::SERIF)
            .color(on)
    };
    let content = if state.tiles_left() == 0 {
        row![word(look.t("cliff-finish"))]
    } else {
        let seat = state.turn().left(state.climbers().len());
        let person = table.sitting.person(seat.index());
        let name = look.tr("cliff-turn", &[("name", person.name.into())]);
        row![
            chip(&look, person.hue, if look.narrow() { 36.0 } else { 48.0 }),
            word(name)
        ]
    };
    let skin = Skin::bare(&look).fill(look.accent.accent).radius(16.0);
    tap(&look, skin, content.spacing(10).align_y(Alignment::Center))
        .width(Length::FillPortion(5))
        .height(Length::Fixed(tall(&look)))
        .padding([0, 10])
        .on_press(Message::Next)
        .into()
}

/// On a phone: who, which step, the bag behind a tap, the tiles.
pub fn phone_head(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let person = table.person();
    let long = person.name.chars().count() > 6;
    let px = if long { 18.0 } else { 24.0 };
    let step = match (state.drew(), state.stepped()) {
        (None, _) => "cliff-phone-draw",
        (Some(_), false) => "cliff-phone-climb",
        (Some(_), true) => "cliff-phone-next",
    };
    let step = text(look.t(step))
        .size(16)
        .line_height(1.1)
        .color(look.colours.ink_soft);
    let name = text(look.tr("cliff-turn", &[("name", person.name.into())]))
        .size(px)
        .line_height(1.05)
        .font(typeface::SERIF)
        .color(look.colours.ink);
    let bag = scene::bag(state);
    let strip: Element<'_, Message> = if bag.is_empty() {
        icon::sign(Icon::People, 30.0, look.colours.ink)
    } else {
        let discs = bag.iter().map(|token| kit::disc(&look, *token, 30.0));
        row(discs).spacing(2).into()
    };
    let skin = Skin::bare(&look)
        .fill(look.colours.surface)
        .edge(look.colours.line_strong, 2.0);
    let strip = tap(&look, skin.radius(16.0), strip)
        .height(Length::Fixed(48.0))
        .padding([0, 5])
        .on_press(Message::Bags);
    let count = column![
        look.digits(40.0, state.tiles_left().to_string())
            .line_height(0.9),
        text(look.tr("cliff-tiles", &[("count", state.tiles_left().into())]))
            .size(14)
            .line_height(1.0)
            .color(look.colours.ink_soft),
    ]
    .align_x(Alignment::Center);
    row![
        chip(&look, person.hue, 44.0),
        column![name, step].width(Length::Fill),
        strip,
        count
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}
