//! The licences of the app and its parts.

use crate::ui::bar::bar;
use crate::ui::panel::{page, panel};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Role, Ui};
use iced::Length;
use iced::widget::{column, container};

const PARTS: [&str; 6] = ["code", "fonts", "art", "sounds", "games", "crates"];

/// A line for every licence, with the crates under it. Made by `packaging/crates.py`.
pub const CRATES: &str = include_str!("../../packaging/licences/crates.txt");

pub fn view<'a, Message: Clone + 'a>(ui: Ui<'a>, back: Message) -> ScreenParts<'a, Message> {
    let parts = PARTS.map(|part| {
        column![
            ui.text(Role::Heading, ui.t(&format!("licences-{part}"))),
            ui.soft(Role::Body, ui.t(&format!("licences-{part}-text"))),
        ]
        .spacing(6)
        .into()
    });
    let crates = CRATES.lines().map(|line| ui.soft(Role::Small, line).into());
    let list = column![column(parts).spacing(24), column(crates).spacing(6)].spacing(6);
    let list = panel(&ui, list).padding(24).max_width(760);
    let body = container(list).center_x(Length::Fill).padding(ui.margin());
    let bar = bar(ui, back, ui.t("place-licences"));
    ScreenParts::new(ui, bar, page(&ui, body))
}
