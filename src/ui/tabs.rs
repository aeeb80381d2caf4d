//! A row of tabs.

use super::face::Face;
use super::fit_text::{fit, fit_group};
use super::layout::cells;
use super::panel::well;
use super::tap::tap;
use super::typography::Role;
use super::{Element, Ui, icon};
use crate::core::Icon;
use iced::widget::row;
use iced::{Alignment, Length};

/// Equal tabs in a sunken row, with labels of one size; the chosen one is filled and checked.
pub fn tabs<'a, T, Message>(
    ui: Ui<'a>,
    chosen: T,
    labels: impl IntoIterator<Item = (T, String)>,
    on_tab: impl Fn(T) -> Message,
) -> Element<'a, Message>
where
    T: Copy + PartialEq,
    Message: Clone + 'a,
{
    let tabs = labels.into_iter().map(|(tab, label)| {
        let is_chosen = tab == chosen;
        let face = if is_chosen { Face::Accent } else { Face::Plain };
        let skin = face.skin(&ui);
        let ink = skin.text;
        let label = fit(ui, Role::Label, label)
            .min_size(14.0)
            .width(Length::Shrink)
            .color(ink);
        // On a phone the words need its space.
        let has_check = is_chosen && !ui.narrow();
        let content = row![]
            .push(has_check.then(|| icon::tinted(Icon::Check, 20.0, ink)))
            .push(label)
            .spacing(4)
            .align_y(Alignment::Center);
        tap(&ui, skin.radius(12.0), content)
            .width(Length::Fill)
            .height(ui.grow(56.0))
            // The space of the check is kept, so that no label changes its size.
            .padding([0, if is_chosen || ui.narrow() { 6 } else { 18 }])
            .on_press(on_tab(tab))
            .into()
    });
    well(&ui, fit_group(cells(tabs).spacing(4.0)))
        .padding(4)
        .width(Length::Fill)
        .into()
}
