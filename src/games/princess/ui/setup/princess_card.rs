//! The card of a princess: her swords and, optionally, her name.

use super::{Form, Message};
use crate::core::Icon;
use crate::games::princess::cast::{self, Cast, PrincessCard};
use crate::games::princess::ui::tokens;
use crate::ui::field::field;
use crate::ui::{Element, Face, Role, Ui, button, fit, icon, panel, tap};
use iced::widget::{column, row};
use iced::{Alignment, Length, Padding};

impl Form {
    pub(super) fn card_panel<'a>(
        &'a self,
        ui: Ui<'a>,
        place: usize,
        card: &'a PrincessCard,
    ) -> Element<'a, Message> {
        let title = if card.is_known() {
            tokens::princess_name(&ui, &card.name, card.swords)
        } else {
            let args = [
                ("place", (place + 1).into()),
                ("all", self.cards.len().into()),
            ];
            ui.tr("princess-which-card", &args)
        };
        let head = row![
            icon::coloured(Icon::Princess, 56.0),
            fit(ui, Role::Title, title).max_lines(2),
            button::icon_button(&ui, Icon::Close, Some(Message::Done)),
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        let levels = (1..=4).map(|swords| level(ui, swords, card.swords == swords));
        let swords = column![
            ui.soft(Role::Small, ui.t("princess-swords")),
            row(levels).spacing(10),
        ];
        let is_taken = |known: &PrincessCard| {
            let mut others = self.cards.iter().enumerate();
            others.any(|(at, other)| at != place && other.name == known.name)
        };
        let known = cast::first().into_iter();
        let known = known
            .chain(self.kept.known.iter().cloned())
            .filter(|known| !is_taken(known))
            .map(|known| known_name(ui, known, &card.name));
        let names = column![
            ui.soft(Role::Small, ui.t("princess-named")),
            row(known).spacing(8).wrap(),
        ];
        let hint = ui.t("princess-name-hint");
        let name = field(&ui, None, &hint, &card.name, Message::Name, Message::Done);
        // Where the players draw the cards, the app may do it.
        let draw = (self.kept.cast == Cast::Random).then(|| {
            button::text_button(&ui, Some(Icon::Repeat), ui.t("princess-draw-cards"))
                .on_press(Message::DrawCards)
        });
        let body = column![head, swords.spacing(6)]
            .push(draw)
            .push(names.spacing(6))
            .push(name)
            .spacing(if ui.narrow() { 12 } else { 20 });
        let done = button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Done);
        column![panel::page(&ui, body), done].spacing(12).into()
    }
}

fn level(ui: Ui<'_>, swords: i16, is_chosen: bool) -> Element<'_, Message> {
    let check = is_chosen.then(|| icon::tinted(Icon::Check, 22.0, ui.accent.accent));
    let content = column![icon::coloured(tokens::swords(swords), 48.0)]
        .push(check)
        .align_x(Alignment::Center);
    let skin = Face::Raised.chosen_if(is_chosen).skin(&ui).radius(18.0);
    tap(&ui, skin, content)
        .width(Length::Fill)
        .height(88)
        .on_press(Message::Swords(swords))
        .into()
}

fn known_name<'a>(ui: Ui<'a>, known: PrincessCard, name: &str) -> Element<'a, Message> {
    let content = row![
        icon::coloured(tokens::swords(known.swords), 30.0),
        ui.text(Role::Label, known.name.clone()),
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    let is_chosen = known.name == name;
    let skin = Face::Raised.chosen_if(is_chosen).skin(&ui).radius(28.0);
    tap(&ui, skin, content)
        .height(ui.grow(56.0))
        .padding(Padding::from([0, 18]).left(12))
        .on_press(Message::Known(known))
        .into()
}
