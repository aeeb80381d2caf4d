//! Whose work this is.

use crate::ui::bar::bar;
use crate::ui::panel::{page, panel, plain};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look};
use iced::Length;
use iced::widget::{column, container};

const PARTS: [&str; 4] = ["code", "fonts", "art", "games"];

pub fn view<'a, Message: Clone + 'a>(look: Look<'_>, back: Message) -> Element<'a, Message> {
    let parts = PARTS.map(|part| {
        column![
            look.text(Role::Heading, look.t(&format!("licences-{part}"))),
            look.soft(Role::Body, look.t(&format!("licences-{part}-text"))),
        ]
        .spacing(6)
        .into()
    });
    let list = panel(&look, column(parts).spacing(24))
        .padding(24)
        .max_width(760);
    let body = container(list)
        .center_x(Length::Fill)
        .padding(look.margin());
    let head = bar(&look, back, look.t("place-licences"), None, []);
    plain(&look, column![head, page(&look, body)])
}
