//! The list of keys, for those who play beside a keyboard.

use crate::shelf::GameId;
use crate::ui::bar::{bar, hairline};
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel, plain};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Length, border};

/// A key on a cap: its sign, or the i18n key of its name.
enum Cap {
    Sign(&'static str),
    Named(&'static str),
    /// Drawn, since no embedded face has it.
    Drawn(Icon),
    /// The number of the last game on the shelf.
    LastGame,
}

use Cap::{Drawn, LastGame, Named, Sign};

const KEYS: &[(&[Cap], &str)] = &[
    (&[Named("key-ctrl"), Sign("Z")], "keys-undo"),
    (
        &[Named("key-ctrl"), Named("key-shift"), Sign("Z")],
        "keys-redo",
    ),
    (&[Named("key-esc")], "keys-back"),
    (&[Named("key-space")], "keys-pause"),
    (&[Sign("?")], "keys-rules"),
    (&[Sign("F11")], "keys-fullscreen"),
    (&[Sign("1"), Sign("…"), LastGame], "keys-games"),
    (&[Sign("R")], "keys-rules"),
    (&[Sign("H")], "keys-history"),
    (&[Sign("S")], "keys-settings"),
    (
        &[Drawn(Icon::ArrowLeft), Drawn(Icon::ArrowRight)],
        "keys-steps",
    ),
    (
        &[Drawn(Icon::ArrowUp), Drawn(Icon::ArrowDown)],
        "keys-next-game",
    ),
    (
        &[Named("key-ctrl"), Sign("+"), Sign("\u{2212}")],
        "keys-size",
    ),
    (&[Sign("F1")], "keys-list"),
];

pub fn view<'a, Message: Clone + 'a>(look: Look<'_>, back: Message) -> Element<'a, Message> {
    let hint = look.soft(Role::Small, look.t("keys-hint"));
    let lists: Element<'a, Message> = if look.two_panes() && !look.large_text() {
        let (left, right) = KEYS.split_at(KEYS.len().div_ceil(2));
        row![list(&look, left), list(&look, right)]
            .spacing(24)
            .into()
    } else {
        list(&look, KEYS)
    };
    let body = column![lists, container(hint).padding([0, 4])].spacing(16);
    let body = container(container(body).max_width(1200))
        .center_x(Length::Fill)
        .padding(look.margin());
    let head = bar(&look, back, look.t("place-keys"), None, []);
    plain(&look, column![head, page(&look, body)])
}

fn list<'a, Message: 'a>(look: &Look<'_>, keys: &[(&[Cap], &str)]) -> Element<'a, Message> {
    let lines = keys.iter().enumerate().map(|(place, (caps, does))| {
        let caps = row(caps.iter().map(|key| cap(look, key))).spacing(8);
        let does = container(look.text(Role::Body, look.t(does))).width(Length::Fill);
        let line: Element<'a, Message> = if look.narrow() && look.large_text() {
            column![does, caps.wrap().vertical_spacing(6)]
                .spacing(6)
                .into()
        } else {
            row![does, caps]
                .spacing(16)
                .align_y(Alignment::Center)
                .into()
        };
        column![]
            .push((place > 0).then(|| hairline(look)))
            .push(container(line).padding([10, 4]))
            .into()
    });
    panel(look, column(lines))
        .padding([8, 20])
        .width(Length::Fill)
        .into()
}

fn cap<'a, Message: 'a>(look: &Look<'_>, key: &Cap) -> Element<'a, Message> {
    let colours = look.colours;
    let px = look.px(Role::Small);
    let word = |word: String| {
        text(word)
            .size(px)
            .font(typeface::BOLD)
            .color(colours.ink)
            .into()
    };
    let content: Element<'a, Message> = match key {
        Sign(sign) => word((*sign).to_owned()),
        Named(name) => word(look.t(name)),
        LastGame => word(GameId::ALL.len().to_string()),
        Drawn(icon) => icon::sign(*icon, px * 1.3, colours.ink),
    };
    container(content)
        .padding([6, 12])
        .style(move |_| container::Style {
            background: Some(Background::Color(colours.raised)),
            border: border::rounded(8).color(colours.line_strong).width(2),
            ..container::Style::default()
        })
        .into()
}
