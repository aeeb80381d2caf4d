//! The princess of the moment: who she is, who may see what, who is saved and who waits.

use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::components::Sees;
use crate::games::princess::rule_ids;
use crate::games::princess::ui::Message;
use crate::ui::colour::with_alpha;
use crate::ui::icon;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Row, dashed, panel};
use iced::widget::{column, container, row, space, stack, text};
use iced::{Alignment, Background, Gradient, Length, Padding, Radians, border, gradient};

const fn eye(sees: Sees) -> Icon {
    match sees {
        Sees::Everyone => Icon::EyeAll,
        Sees::PrinceOnly => Icon::EyePrince,
        Sees::Nobody => Icon::EyeClosed,
    }
}

const fn word(sees: Sees) -> &'static str {
    match sees {
        Sees::Everyone => "princess-sees-everyone",
        Sees::PrinceOnly => "princess-sees-prince",
        Sees::Nobody => "princess-sees-nobody",
    }
}

/// Her portrait on plum.
pub fn portrait<'a, M: 'a>(picture: Icon, side: f32) -> Element<'a, M> {
    let ground = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, tokens::rgb(0x004B_2144))
        .add_stop(1.0, tokens::rgb(0x008E_3F5E));
    container(icon::coloured(picture, (side * 0.86).round()))
        .align_x(Alignment::Center)
        .align_y(Alignment::End)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Gradient(Gradient::Linear(ground))),
            border: border::rounded(side / 4.0),
            ..container::Style::default()
        })
        .into()
}

/// The whole panel.
pub fn lady<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let Some(princess) = scene.princess() else {
        return space::horizontal().into();
    };
    let hidden = scene.reveal();
    let inner = width - 40.0;
    let name = tokens::lady_name(ui, &princess.name, princess.swords);
    let count = scene.princesses().len();
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let medals = (inner * 0.47).min(count as f32 * if ui.large_text() { 58.0 } else { 96.0 });
    let px = tokens::fit(42.0, &name, inner - medals - 88.0 - 36.0 - 70.0, 24.0);
    let over = if hidden {
        "princess-to-reveal"
    } else {
        "princess-to-save"
    };
    let picture = if hidden {
        Icon::PrincessHidden
    } else {
        Icon::Princess
    };
    let title = column![
        ui.soft(Role::Small, ui.t(over)).font(typography::BOLD),
        row![
            ui.text(Role::Display, name).size(px).line_height(1.1),
            icon::coloured(tokens::swords(princess.swords), (px * 1.1).round()),
        ]
        .spacing(12)
        .align_y(Alignment::Center),
    ]
    .width(Length::Fill);
    let head = row![portrait(picture, 88.0), title, medallions(scene, medals),]
        .spacing(18)
        .align_y(Alignment::Center);
    let sentence = ui.t(&format!("princess-sight-{}", princess.swords.clamp(1, 4)));
    let size = tokens::fit(
        18.0_f32.max(ui.px(Role::Small)),
        &sentence,
        2.2 * inner,
        16.0,
    );
    let sentence = text(sentence)
        .size(size)
        .line_height(1.25)
        .color(ui.colours.ink);
    let body = column![head, sees(scene, inner), sentence].spacing(9);
    panel::panel(ui, body)
        .padding(Padding::from([12, 20]).bottom(12))
        .width(Length::Fill)
        .into()
}

/// Saved, now, and to come.
fn medallions<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let saved = usize::from(scene.state().saved());
    let princesses = scene.princesses();
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let share = (width / princesses.len().max(1) as f32).floor();
    let names = share >= 80.0 && !ui.large_text();
    let cells = princesses.iter().enumerate().map(|(place, princess)| {
        let now = place == saved;
        let name = names.then(|| {
            let name = if princess.name.is_empty() {
                " ".to_owned()
            } else {
                princess.name.clone()
            };
            let px = tokens::fit(16.0, &name, share - 4.0, 11.0);
            let line = text(name)
                .size(px)
                .line_height(1.2)
                .wrapping(text::Wrapping::None);
            if now {
                line.font(typography::BOLD).color(ui.colours.ink)
            } else {
                line.color(ui.colours.ink_soft)
            }
        });
        column![medal(scene, place < saved, now, share.min(50.0))]
            .push(name)
            .push(icon::coloured(tokens::swords(princess.swords), 26.0))
            .spacing(1)
            .width(Length::Fixed(share))
            .align_x(Alignment::Center)
            .into()
    });
    row(cells).into()
}

pub fn medal<'a>(scene: &Scene<'a>, saved: bool, now: bool, side: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let colours = ui.colours;
    let (edge, ground, stroke) = if saved {
        (colours.good, colours.sunken, 3.0)
    } else if now {
        (ui.accent.accent, ui.accent.tint, 4.0)
    } else {
        (colours.line, colours.sunken, 3.0)
    };
    let picture = if saved || (now && !scene.reveal()) {
        Icon::Princess
    } else {
        Icon::PrincessHidden
    };
    let disc = container(icon::coloured(picture, (side * 0.72).round()))
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(side / 2.0).color(edge).width(stroke),
            ..container::Style::default()
        });
    if !saved {
        return disc.into();
    }
    let mark = (side * 0.46).round();
    let check = container(icon::tinted(Icon::Check, mark * 0.75, colours.on_fill))
        .center(Length::Fixed(mark))
        .style(move |_| container::Style {
            background: Some(Background::Color(colours.good)),
            border: border::rounded(mark / 2.0).color(colours.surface).width(2),
            ..container::Style::default()
        });
    let check = container(check)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .align_x(Alignment::End)
        .align_y(Alignment::End);
    stack![disc, check].into()
}

/// Who may see the dungeon and who the ladders, in signs; a tap opens the rule.
pub fn sees<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let Some(sight) = scene.sight() else {
        return space::horizontal().into();
    };
    let half = (width - 12.0) / 2.0;
    let ui = &scene.ui;
    // Side by side on a phone the two words are as large as the longer one may be.
    let px = [sight.dungeon, sight.ladders]
        .map(|sees| tokens::fit(ui.px(Role::Label), &ui.t(word(sees)), half - 12.0, 14.0))
        .into_iter()
        .fold(f32::MAX, f32::min);
    row![
        see(
            scene,
            Icon::Tower,
            "princess-dungeon",
            sight.dungeon,
            (half, px)
        ),
        see(
            scene,
            Icon::LadderCard,
            "princess-ladders",
            sight.ladders,
            (half, px)
        ),
    ]
    .spacing(12)
    .into()
}

fn see<'a>(
    scene: &Scene<'a>,
    picture: Icon,
    what: &str,
    sees: Sees,
    (width, px): (f32, f32),
) -> Element<'a, Message> {
    let ui = &scene.ui;
    let narrow = width < 200.0;
    let large = ui.large_text();
    let skin = TapStyle::bare(ui).fill(ui.colours.raised).radius(18.0);
    let content: Element<'a, Message> = if narrow {
        column![
            row![
                icon::coloured(picture, 36.0),
                icon::coloured(eye(sees), 40.0)
            ]
            .spacing(4),
            tokens::line(ui, Role::Label, ui.t(word(sees)), width - 12.0).size(px),
        ]
        .align_x(Alignment::Center)
        .into()
    } else {
        let side = if scene.players() > 4 { 28.0 } else { 36.0 };
        let room = width - 24.0 - 40.0 - 50.0 - 20.0;
        #[expect(clippy::cast_precision_loss, reason = "at most six")]
        let chips = scene.players() as f32 * (side + 4.0);
        let show = room - chips >= 78.0;
        let words = if show { room - chips - 10.0 } else { room };
        let said = column![
            tokens::line(ui, Role::Small, ui.t(what), words).color(ui.colours.ink_soft),
            tokens::line(ui, Role::Label, ui.t(word(sees)), words),
        ]
        .width(Length::Fill);
        row![
            icon::coloured(picture, 40.0),
            icon::coloured(eye(sees), 50.0),
            said
        ]
        .push(show.then(|| eyes(scene, sees, side)))
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
    };
    let height = if large && !narrow { 92.0 } else { 76.0 };
    let content = if narrow {
        container(content).center_x(Length::Fill)
    } else {
        container(content)
    };
    tap(ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 4 } else { 12 }])
        .on_press(Message::Why(rule_ids::LEVELS))
        .into()
}

/// The eyes round the table: a disc for those who see, a closed eye for those who do not.
fn eyes<'a>(scene: &Scene<'a>, sees: Sees, side: f32) -> Row<'a, Message> {
    let ui = &scene.ui;
    let prince = scene.state().prince().index();
    let eyes = (0..scene.players()).map(|seat| {
        let crown = seat == prince;
        let open = match sees {
            Sees::Everyone => true,
            Sees::PrinceOnly => crown,
            Sees::Nobody => false,
        };
        if open {
            let hue = scene.live.person(seat).hue;
            if crown && sees == Sees::PrinceOnly {
                return tokens::crowned(ui, hue, side, true);
            }
            return chip(ui, hue, side);
        }
        let closed = container(icon::tinted(
            Icon::EyeClosedMono,
            (side * 0.64).round(),
            with_alpha(ui.colours.line_strong, 1.0),
        ))
        .center(Length::Fixed(side));
        dashed::dashed(closed, ui.colours.line_strong, 2.0, side / 2.0)
    });
    row(eyes).spacing(4).align_y(Alignment::End)
}
