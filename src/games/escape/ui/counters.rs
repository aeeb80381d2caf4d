//! Keys and reserve, with the taps that change them.

use super::layout::area;
use super::{Message, Panel, Screen};
use crate::core::Icon;
use crate::games::escape::rules::State;
use crate::session::View;
use crate::ui::canvas::figure;
use crate::ui::dashed::dashed;
use crate::ui::panel::panel;
use crate::ui::{Element, Face, Role, TapStyle, Ui, by_space, cells, fit, icon, tap, typography};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Size};

/// A number of up to two digits that keeps its place between 9 and 10.
fn number<'a>(ui: Ui<'a>, value: u8, room: Size, most: f32) -> (Element<'a, Message>, f32) {
    let px = typography::filling(2, room).min(most);
    let digits = figure(px, ui.colours.ink, value.to_string());
    let width = typography::room_of(2, px).width;
    (container(digits).center_x(width).into(), px)
}

/// How many keys one needs to leave: the number that matters beside the clock.
pub fn keys(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let Size { width, height } = area(ui);
        // The words go below the number where there is more height than width for them.
        let is_high = ui.height_ems() >= 7.6 && height >= 0.6 * width;
        let is_wide = ui.width_ems() >= 17.0 && !is_high;
        let (across, down, most) = match (ui.narrow(), is_wide, is_high) {
            (true, ..) => (0.54, 0.9, 84.0),
            (_, true, _) => (0.4, 0.8, 320.0),
            (_, false, true) => (0.56, 0.56, 320.0),
            (_, false, false) => (0.52, 0.84, 320.0),
        };
        let room = Size::new(width * across, height * down);
        let (number, px) = number(ui, view.state().keys(), room, most);
        let figures = row![icon::coloured(Icon::Key, px * 0.62), number]
            .spacing(px * 0.12)
            .align_y(Alignment::Center);
        let words = || {
            let words = ui.tr("escape-keys", &[("keys", view.state().keys().into())]);
            fit(ui, Role::Title, words).max_lines(3)
        };
        let content: Element<'_, Message> = if is_wide {
            row![figures, words()]
                .spacing(24)
                .align_y(Alignment::Center)
                .into()
        } else if is_high && !ui.narrow() {
            column![figures, words().center()]
                .spacing(12)
                .align_x(Alignment::Center)
                .into()
        } else {
            figures.into()
        };
        container(content).center(Length::Fill).into()
    })
    .into()
}

/// The jewels in the reserve, and −1 −2 −3 below them.
pub fn reserve(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let keys = container(activate_keys(view.with(ui))).height(area(ui).height * 0.4);
        column![reserve_figure(view.with(ui)), keys]
            .spacing(10)
            .into()
    });
    panel(&ui, content).padding(14).width(Length::Fill).into()
}

/// How many jewels are in the reserve. A tap corrects it.
pub fn reserve_figure(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let Size { width, height } = area(ui);
        let state = view.state();
        let is_wide = ui.width_ems() >= 12.0;
        let (across, most) = match (ui.narrow(), is_wide) {
            (true, _) => (0.5, 84.0),
            (false, true) => (0.26, 132.0),
            (false, false) => (0.45, 132.0),
        };
        let room = Size::new(width * across, height * 0.92);
        let (number, px) = number(ui, state.reserve(), room, most);
        if !is_wide {
            let content = row![icon::coloured(Icon::Jewel, px * 0.56), number];
            let content = content.spacing(px * 0.1).align_y(Alignment::Center);
            return container(content).center(Length::Fill).into();
        }
        let name = fit(ui, Role::Label, ui.t("escape-in-reserve")).max_lines(2);
        let edit_px = 22.0;
        let left = width - typography::room_of(2, px).width - edit_px - 28.0;
        let words = column![name].push(pile(state, Size::new(left, height - ui.em(1.6))));
        let edit = icon::tinted(Icon::Edit, edit_px, ui.colours.ink_soft);
        let content = row![number, words.spacing(6).width(Length::Fill), edit];
        content.spacing(14).align_y(Alignment::Center).into()
    });
    let is_open = matches!(view.screen.panel, Some(Panel::Jewels { .. }));
    let padding = if ui.narrow() { [0, 0] } else { [4, 10] };
    tap(&ui, Face::Plain.chosen_if(is_open).skin(&ui), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding(padding)
        .on_press(Message::Open(Panel::Jewels { beside: false }))
        .into()
}

/// Every jewel of the game in two rows: those in the reserve, and the places of the others. None
/// where they would be too small.
fn pile<'a>(state: &State, room: Size) -> Option<Element<'a, Message>> {
    const GAP: f32 = 6.0;
    let all = usize::from(state.reserve() + state.in_rooms());
    let columns = all.div_ceil(2).max(1);
    let side = (room.width / columns as f32).min(room.height / 2.0) - GAP;
    if side < 14.0 {
        return None;
    }
    let jewel = |place: usize| {
        let is_here = place < usize::from(state.reserve());
        let picture = if is_here {
            Icon::Jewel
        } else {
            Icon::JewelEmpty
        };
        icon::coloured(picture, side.min(52.0))
    };
    let lines = (0..2).map(|line| {
        let places = line * columns..((line + 1) * columns).min(all);
        row(places.map(jewel)).spacing(GAP).into()
    });
    Some(column(lines).spacing(GAP).into())
}

/// −1 −2 −3: that many jewels go to a room.
pub fn activate_keys(view: View<'_, Screen>) -> Element<'_, Message> {
    let keys = [1, 2, 3].map(|jewels| activate_key(view, jewels));
    cells(keys).spacing(8.0).into()
}

/// Off where the reserve does not hold so many.
fn activate_key(view: View<'_, Screen>, jewels: i16) -> Element<'_, Message> {
    let ui = view.ui;
    let is_possible = i16::from(view.state().reserve()) >= jewels;
    let (ink, skin) = if is_possible {
        let skin = Face::Chosen.skin(&ui).edge(ui.accent.accent, 2.0);
        (ui.colours.ink, skin)
    } else {
        (ui.colours.line_strong, TapStyle::bare(&ui))
    };
    let word = by_space(ui, move |ui| {
        let Size { width, height } = area(ui);
        let px = (height * 0.62).min(width * 0.6).min(96.0);
        let word = ui.digits(px, format!("\u{2212}{jewels}")).color(ink);
        container(word).center(Length::Fill).into()
    });
    let key = tap(&ui, skin.radius(16.0), word)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press_maybe(is_possible.then_some(Message::Activate(jewels)));
    if is_possible {
        key.into()
    } else {
        dashed(key, ui.colours.line, 2.0, 16.0)
    }
}
