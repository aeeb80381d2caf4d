//! Whose work this is.

use crate::ui::Ui;
use crate::ui::bar::bar;
use crate::ui::panel::{page, panel};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::typography::Role;
use iced::Length;
use iced::widget::{column, container};

const PARTS: [&str; 5] = ["code", "fonts", "art", "sounds", "games"];

pub fn view<'a, Message: Clone + 'a>(ui: Ui<'a>, back: Message) -> ScreenParts<'a, Message> {
    let parts = PARTS.map(|part| {
        column![
            ui.text(Role::Heading, ui.t(&format!("licences-{part}"))),
            ui.soft(Role::Body, ui.t(&format!("licences-{part}-text"))),
        ]
        .spacing(6)
        .into()
    });
    let list = panel(&ui, column(parts).spacing(24))
        .padding(24)
        .max_width(760);
    let body = container(list).center_x(Length::Fill).padding(ui.margin());
    let bar = bar(ui, back, ui.t("place-licences"));
    ScreenParts::new(ui, bar, page(&ui, body))
}
