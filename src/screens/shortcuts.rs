//! The list of keys, for those who play beside a keyboard.

use crate::core::Icon;
use crate::games::GameInfo;
use crate::ui::bar::{bar, hairline};
use crate::ui::panel::{page, panel, plain};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
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

pub fn view<'a, Message: Clone + 'a>(ui: Ui<'_>, back: Message) -> Element<'a, Message> {
    let hint = ui.soft(Role::Small, ui.t("keys-hint"));
    let lists: Element<'a, Message> = if ui.two_panes() && !ui.large_text() {
        let (left, right) = KEYS.split_at(KEYS.len().div_ceil(2));
        row![list(&ui, left), list(&ui, right)].spacing(24).into()
    } else {
        list(&ui, KEYS)
    };
    let body = column![lists, container(hint).padding([0, 4])].spacing(16);
    let body = container(container(body).max_width(1200))
        .center_x(Length::Fill)
        .padding(ui.margin());
    let head = bar(&ui, back, ui.t("place-keys"), None, []);
    plain(&ui, column![head, page(&ui, body)])
}

fn list<'a, Message: 'a>(ui: &Ui<'_>, keys: &[(&[Cap], &str)]) -> Element<'a, Message> {
    let lines = keys.iter().enumerate().map(|(place, (caps, does))| {
        let caps = row(caps.iter().map(|key| cap(ui, key))).spacing(8);
        let does = container(ui.text(Role::Body, ui.t(does))).width(Length::Fill);
        let line: Element<'a, Message> = if ui.narrow() && ui.large_text() {
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
            .push((place > 0).then(|| hairline(ui)))
            .push(container(line).padding([10, 4]))
            .into()
    });
    panel(ui, column(lines))
        .padding([8, 20])
        .width(Length::Fill)
        .into()
}

fn cap<'a, Message: 'a>(ui: &Ui<'_>, key: &Cap) -> Element<'a, Message> {
    let colours = ui.colours;
    let px = ui.px(Role::Small);
    let word = |word: String| {
        text(word)
            .size(px)
            .font(typography::BOLD)
            .color(colours.ink)
            .into()
    };
    let content: Element<'a, Message> = match key {
        Sign(sign) => word((*sign).to_owned()),
        Named(name) => word(ui.t(name)),
        LastGame => word(GameInfo::ALL.len().to_string()),
        Drawn(icon) => icon::tinted(*icon, px * 1.3, colours.ink),
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
