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
    let lines = KEYS.iter().map(|(caps, does)| {
        let caps = caps.iter().map(|key| cap(&look, key));
        let line = row![
            container(look.text(Role::Body, look.t(does))).width(Length::Fill),
            row(caps).spacing(8),
        ]
        .spacing(16)
        .align_y(Alignment::Center)
        .padding([8, 4]);
        column![line, hairline(&look)].into()
    });
    let hint = container(look.soft(Role::Small, look.t("keys-hint"))).padding([12, 4]);
    let list = panel(&look, column![column(lines), hint])
        .padding([12, 20])
        .max_width(760);
    let body = container(list)
        .center_x(Length::Fill)
        .padding(look.margin());
    let head = bar(&look, back, look.t("place-keys"), None, []);
    plain(&look, column![head, page(&look, body)])
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
