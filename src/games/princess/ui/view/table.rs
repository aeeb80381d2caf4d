//! The table while a round runs, and between two rounds.

use super::book::{self, Row};
use super::{Scene, hands, princess_card, round, tokens};
use crate::core::Icon;
use crate::games::princess::rules::MAX_PLAYERS;
use crate::games::princess::ui::{Message, Tab};
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Column, Element, Ui, icon, panel};
use iced::widget::{column, container, responsive, row, text};
use iced::{Alignment, Length, Padding, Size};

/// Something was refused: why, and on with the game.
pub fn refused<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let ui = &scene.ui;
    let refusal = scene.screen.refused.as_ref()?;
    let (sentence, rule) = crate::localize::refusal(ui.words, refusal);
    let mut exits = Vec::new();
    if let Some(rule) = rule {
        exits.push(Exit {
            word: ui.t("princess-why"),
            message: Message::Why(rule),
        });
    }
    exits.push(Exit {
        word: ui.t("banner-dismiss"),
        message: Message::Dismiss,
    });
    Some(banner(ui, Tone::Warning, Icon::Warning, sentence, exits))
}

/// What has to be said before anything else.
fn notice<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    refused(scene).or_else(|| hopeless(scene))
}

/// A dungeon that everyone sees and that nobody can reach any more.
fn hopeless<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let ui = &scene.ui;
    let state = scene.state();
    let height = scene
        .screen
        .dungeon()
        .filter(|_| state.is_open() && scene.dungeon_shown())?;
    let (low, high) = state.reachable();
    if (i64::from(low)..=i64::from(high)).contains(&height) {
        return None;
    }
    let sentence = ui.tr(
        "princess-out-of-reach",
        &[
            ("height", height.into()),
            ("low", low.into()),
            ("high", high.into()),
        ],
    );
    Some(banner(ui, Tone::Plain, Icon::Warning, sentence, Vec::new()))
}

pub fn table<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    if ui.narrow() {
        phone(scene)
    } else if ui.two_panes() {
        wide(scene)
    } else {
        upright(scene)
    }
}

fn wide<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let Size { width, height } = ui.size;
    let large = ui.large_text();
    let side = (width * if large { 0.33 } else { 0.29 }).clamp(340.0, 560.0);
    let main = width - 40.0 - 16.0 - side;
    let inner = height - 32.0;
    let right = right(&scene, side, inner);
    let pages = if large {
        (inner * 0.24).clamp(110.0, 220.0)
    } else {
        (inner * if scene.players() > 4 { 0.125 } else { 0.15 }).clamp(84.0, 170.0)
    };
    let left: Element<'a, Message> = if large && inner < 900.0 {
        // Words grew: the ladders wait behind a tab.
        let tab = if scene.screen.tab == Tab::Ladders {
            Tab::Ladders
        } else {
            Tab::Round
        };
        let body: Element<'a, Message> = if tab == Tab::Ladders {
            hands::hands(scene)
        } else {
            column![
                princess_card::lady(&scene, main),
                book::book(&scene, main, pages)
            ]
            .spacing(12)
            .into()
        };
        column![
            container(body).height(Length::Fill),
            tabs(&ui, tab, &[Tab::Round, Tab::Ladders]),
        ]
        .spacing(12)
        .into()
    } else {
        column![
            princess_card::lady(&scene, main),
            book::book(&scene, main, pages),
            hands::hands(scene),
        ]
        .spacing(12)
        .into()
    };
    let left = column![].push(notice(&scene)).push(left).spacing(12);
    row![left.width(Length::Fill), right.width(Length::Fixed(side))]
        .spacing(16)
        .padding(Padding::from([14, 20]).bottom(18))
        .into()
}

fn right<'a>(scene: &Scene<'a>, side: f32, inner: f32) -> Column<'a, Message> {
    let large = scene.ui.large_text();
    let about = if large {
        210.0
    } else {
        (inner * 0.235).clamp(166.0, 230.0)
    };
    let deeds = if large { 76.0 } else { 66.0 };
    let steps = inner - about - deeds - 80.0 - 3.0 * 14.0;
    column![
        round::about(scene, side, about),
        round::steps(scene, side, steps),
        round::extra_actions(scene, deeds, true),
        round::next(scene, false, side),
    ]
    .spacing(14)
}

fn tabs<'a>(ui: &Ui<'a>, chosen: Tab, tabs: &[Tab]) -> Element<'a, Message> {
    #[expect(clippy::cast_precision_loss, reason = "three at most")]
    let each = ui.size.width.min(860.0) / tabs.len().max(1) as f32 - 40.0;
    let words: Vec<String> = tabs
        .iter()
        .map(|tab| {
            ui.t(match tab {
                Tab::Round => "princess-tab-round",
                Tab::Book => "princess-tab-book",
                Tab::Ladders => "princess-ladders",
            })
        })
        .collect();
    let px = words
        .iter()
        .map(|word| tokens::fit(ui.px(Role::Label), word, each, 14.0))
        .fold(f32::MAX, f32::min);
    let cells = tabs.iter().zip(words).map(|(tab, word)| {
        let on = *tab == chosen;
        let (ink, skin) = if on {
            (
                ui.accent.on_accent,
                TapStyle::bare(ui).fill(ui.accent.accent),
            )
        } else {
            (ui.colours.ink_soft, TapStyle::bare(ui))
        };
        let word = text(word)
            .size(px)
            .font(typography::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        let mark = on.then(|| icon::tinted(Icon::Check, 20.0, ink));
        let content = row![]
            .push(mark)
            .push(word)
            .spacing(4)
            .align_y(Alignment::Center);
        tap(
            ui,
            skin.radius(12.0),
            container(content).center_x(Length::Fill),
        )
        .width(Length::Fill)
        .height(Length::Fixed(60.0))
        .on_press(Message::Tab(*tab))
        .into()
    });
    panel::well(ui, row(cells).spacing(4))
        .padding(4)
        .width(Length::Fill)
        .into()
}

/// Held upright: one above the other, all at once; with large text the ladders take a tab.
fn upright<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let Size { width, height } = ui.size;
    let main = width - 48.0;
    let large = ui.large_text();
    let about = if large && height >= 900.0 {
        180.0
    } else {
        150.0
    };
    // Beside the rules there is less height: the book takes a tab of its own.
    let low = height < 900.0;
    let steps = match (low, large) {
        (true, _) => 260.0,
        (false, true) => 366.0,
        (false, false) => 330.0,
    };
    let pair = (main - 12.0) / 2.0;
    let below: Element<'a, Message> = row![
        round::steps(&scene, pair, steps),
        column![
            round::about(&scene, pair, if low { 92.0 } else { about }),
            container(round::extra_actions(
                &scene,
                if low { 64.0 } else { 76.0 },
                !(low && large)
            ))
            .height(Length::Fill)
            .align_y(Alignment::End),
            round::next(&scene, false, pair),
        ]
        .spacing(12)
        .width(Length::Fixed(pair)),
    ]
    .spacing(12)
    .height(Length::Fixed(steps))
    .into();
    let notice = notice(&scene);
    let tight = height < 1000.0 || (large && notice.is_some());
    let tab = match scene.screen.tab {
        Tab::Book if !low => Tab::Round,
        tab => tab,
    };
    let mut body = column![].push(notice).spacing(12);
    if !tight || tab == Tab::Round {
        body = body.push(princess_card::lady(&scene, main));
    }
    if !tight || tab == Tab::Book || (tab == Tab::Round && !low) {
        body = body.push(book::book(&scene, main, 104.0));
    }
    if !tight || tab == Tab::Ladders {
        body = body.push(hands::hands(scene));
    } else {
        body = body.push(container("").height(Length::Fill));
    }
    if tight {
        body = body.push(if low {
            tabs(&ui, tab, &[Tab::Round, Tab::Book, Tab::Ladders])
        } else {
            tabs(&ui, tab, &[Tab::Round, Tab::Ladders])
        });
    }
    body.push(below)
        .padding(Padding::from([14, 24]).bottom(20))
        .into()
}

/// On a phone: the number, the Prince, the book, the hands; at large text these are tabs.
fn phone<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let width = ui.size.width - 24.0;
    let tight = ui.percent > 125 || ui.size.height < 560.0;
    let tab = scene.screen.tab;
    let pages = Row {
        width,
        height: 72.0,
        words: tight,
    };
    let body: Element<'a, Message> = if tight {
        let part = part(scene, tab, pages);
        column![
            container(part).height(Length::Fill).clip(true),
            tabs(&ui, tab, &[Tab::Round, Tab::Book, Tab::Ladders]),
        ]
        .spacing(8)
        .into()
    } else {
        column![
            head(&scene, width),
            say(&scene, width),
            book::pages(&scene, pages),
            responsive(move |size| {
                hands::rows(
                    scene,
                    Size::new(size.width, size.height.min(50.0 * players(scene))),
                )
            }),
        ]
        .spacing(8)
        .into()
    };
    let extra_actions = if scene.screen.helps() { 136.0 } else { 64.0 };
    let room = if tight {
        width
    } else {
        width - extra_actions - 76.0
    };
    let next = round::next(&scene, true, room - 16.0);
    let beside = row![
        container(round::extra_actions(&scene, 64.0, false)).width(Length::Fixed(extra_actions)),
        squires(&scene),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let deeds: Element<'a, Message> = if ui.large_text() {
        column![beside, next].spacing(8).into()
    } else {
        beside.push(next).into()
    };
    column![container(body).height(Length::Fill), deeds]
        .spacing(8)
        .padding(12)
        .into()
}

/// One tab of a phone with large text.
fn part<'a>(scene: Scene<'a>, tab: Tab, pages: Row) -> Element<'a, Message> {
    let ui = scene.ui;
    match tab {
        Tab::Round => column![head(&scene, pages.width), say(&scene, pages.width)]
            .spacing(8)
            .into(),
        Tab::Book => column![
            ui.text(
                Role::Label,
                ui.tr(
                    "princess-rounds",
                    &[("rounds", scene.state().rounds_left().into())]
                ),
            ),
            book::pages(
                &scene,
                Row {
                    words: false,
                    ..pages
                }
            ),
        ]
        .push(scene.state().is_open().then(|| asked(&scene)))
        .spacing(8)
        .into(),
        Tab::Ladders => responsive(move |size| {
            hands::rows(
                scene,
                Size::new(size.width, size.height.min(60.0 * players(scene))),
            )
        })
        .into(),
    }
}

fn players(scene: Scene<'_>) -> f32 {
    let players = u8::try_from(scene.players().min(MAX_PLAYERS)).unwrap_or(6);
    f32::from(players)
}

/// How many squires are left, in the row of deeds.
fn squires<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    if !scene.live.journal().setup().squires {
        return row![].into();
    }
    let left = scene.state().squires();
    let picture = if left > 0 {
        Icon::Squire
    } else {
        Icon::SquireSpent
    };
    row![
        icon::coloured(picture, 30.0),
        ui.digits(28.0, left.to_string()).line_height(1.0),
    ]
    .spacing(2)
    .align_y(Alignment::Center)
    .into()
}

/// The top of a phone: what has to be said takes her place.
fn head<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    notice(scene).unwrap_or_else(|| crest(scene, width))
}

/// Her name, the signs, and the dungeon.
fn crest<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let Some(princess) = scene.princess() else {
        return row![].into();
    };
    let state = scene.state();
    let name = tokens::lady_name(ui, &princess.name, princess.swords);
    let px = tokens::fit(ui.px(Role::Title).min(34.0), &name, width * 0.5, 16.0);
    let args = [
        ("saved", state.saved().into()),
        ("all", scene.princesses().len().into()),
    ];
    #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
    let taken = px * 0.62 * name.chars().count() as f32 + 34.0 + 24.0 + 20.0;
    let room = width - taken;
    let saved = ui.tr("princess-saved-of", &args);
    #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
    let fits = room >= 14.0 * 0.56 * saved.chars().count() as f32;
    let saved = if fits {
        saved
    } else {
        ui.tr("princess-of", &args)
    };
    let head = row![
        text(name)
            .size(px)
            .font(typography::SERIF)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None),
        icon::coloured(tokens::swords(princess.swords), 34.0),
        iced::widget::space::horizontal(),
        tokens::line(ui, Role::Small, saved, room.max(30.0)).color(ui.colours.ink_soft),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let show = state.is_open() && scene.dungeon_shown();
    let number = show.then(|| -> Element<'a, Message> {
        let shown = scene.screen.dungeon();
        let word = shown.map_or_else(|| "?".to_owned(), |height| height.to_string());
        let colour = if shown.is_some() {
            ui.colours.ink
        } else {
            ui.accent.accent
        };
        let digits = ui.digits(86.0, word).color(colour);
        tap(
            ui,
            TapStyle::bare(ui),
            container(digits).center(Length::Fill),
        )
        .width(Length::Fixed(108.0))
        .height(Length::Fixed(78.0))
        .on_press(Message::AskDungeon)
        .into()
    });
    let room = width - 24.0 - if show { 116.0 } else { 0.0 };
    let signs = row![container(princess_card::sees(scene, room)).width(Length::Fill)]
        .push(number)
        .spacing(8)
        .align_y(Alignment::Center);
    panel::panel(ui, column![head, signs].spacing(6))
        .padding([8, 12])
        .width(Length::Fill)
        .into()
}

/// What is to be done now, or how the last round went.
fn say<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let state = scene.state();
    let prince = scene.prince();
    let rounds = scene.rounds();
    let last = rounds.last().filter(|_| !state.is_open());
    let (mark, sentence, message): (Element<'a, Message>, String, Option<Message>) = match last {
        Some(round) => {
            let (heading, about) = round::words(scene, round);
            let why = round.because().map(Message::Why);
            let sentence = ui.tr(
                "princess-said",
                &[("heading", heading.into()), ("about", about.into())],
            );
            (round::mark(ui, round, 38.0), sentence, why)
        }
        None => {
            let step = scene.screen.step(state);
            let sentence = scene.screen.step_words(ui, scene.live, step, true);
            let message = state.is_open().then_some(Message::Step(step));
            (
                tokens::crowned(ui, prince.hue, 34.0, true),
                sentence,
                message,
            )
        }
    };
    let px = ui.px(Role::Small);
    let words = text(sentence.clone())
        .size(tokens::fit(px + 1.0, &sentence, (width - 90.0) * 3.6, 14.0))
        .line_height(1.15)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .width(Length::Fill);
    let end: Element<'a, Message> = if last.is_some() {
        icon::tinted(Icon::Help, 24.0, ui.accent.accent)
    } else {
        icon::tinted(Icon::Chevron, 22.0, ui.accent.accent)
    };
    let skin = TapStyle::bare(ui)
        .fill(ui.accent.tint)
        .edge(ui.accent.accent, 2.5)
        .radius(16.0);
    let content = row![container(mark).center_x(Length::Fixed(44.0)), words]
        .push(message.is_some().then_some(end))
        .spacing(10)
        .align_y(Alignment::Center);
    tap(ui, skin, container(content).padding([8, 0]))
        .width(Length::Fill)
        .padding([0, 12])
        .on_press_maybe(message)
        .into()
}

/// What the open page asks, where the page itself is too small for it.
fn asked<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let ask = crate::games::princess::ui::Ask::of(scene.live.journal(), scene.state().page());
    let (title, about) = ask.map_or_else(
        || (ui.t("princess-page-ask"), String::new()),
        |ask| ask.words(ui.words),
    );
    let words = column![ui.text(Role::Label, title)]
        .push((!about.is_empty()).then(|| ui.soft(Role::Small, about)))
        .width(Length::Fill);
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0)
        .radius(16.0);
    let content = row![words, icon::tinted(Icon::Edit, 26.0, ui.colours.ink_soft)]
        .spacing(8)
        .align_y(Alignment::Center);
    tap(ui, skin, container(content).padding(10))
        .width(Length::Fill)
        .on_press(Message::WritePage)
        .into()
}
