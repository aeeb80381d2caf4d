//! The setup screen that all games share: players, options, and the list of components.

use super::{Message, Metadata, Setup, SetupForm, field};
use crate::core::Icon;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::bar;
use crate::ui::checklist::{Step, checklist};
use crate::ui::layout::{by_space, panes};
use crate::ui::panel::{page, panel};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::typography::{self, Role};
use crate::ui::{Column, Element, Ui, button, sheet};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

pub fn view<'a, P, D>(
    ui: Ui<'a>,
    game: &'static Metadata,
    setup: &'a Setup<D>,
) -> ScreenParts<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let ear = if setup.quiet { Icon::Mute } else { Icon::Sound };
    let bar = bar(ui, Message::Back, ui.t(&game.key("short")))
        .subtitle(Some(ui.t("place-setup")))
        .icon(ear, Some(Message::Quiet))
        .icon(Icon::Help, Some(Message::Rules));
    let body = by_space(ui, move |ui| {
        if ui.two_panes() {
            wide(ui, setup)
        } else {
            narrow(ui, ui, setup)
        }
    });
    ScreenParts::new(ui, bar, body)
}

fn wide<'a, P, D>(ui: Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let choices = by_space(ui, move |ui| {
        let choices = choices(ui, ui, setup, 14);
        page(&ui, container(choices).padding(Padding::ZERO.right(4)))
    });
    let beside = by_space(ui, move |ui| {
        if let Some(edit) = setup.table.sheet(ui) {
            sheet::sheet_frame(&ui, ui.accent.accent, edit.map(Message::Table))
        } else if let Some(panel) = setup.form.panel(&ui, &setup.table) {
            panel.map(Message::Form)
        } else {
            to_take(ui, setup)
        }
    });
    let beside = column![beside]
        .push(trouble(&ui, setup))
        .push(go(&ui, setup))
        .spacing(14);
    let panes = panes(ui, beside, choices)
        .side(0.448, 460.0..=700.0)
        .side_first()
        .spacing(32.0);
    container(panes)
        .padding(Padding::from([20, 28]).bottom(24))
        .into()
}

/// `window` is for the desks, which still measure by the whole window here.
fn narrow<'a, P, D>(
    ui: Ui<'a>,
    window: Ui<'a>,
    setup: &'a Setup<D>,
) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    if let Some(edit) = setup.table.sheet(ui) {
        let edit = sheet::sheet_frame(&ui, ui.accent.accent, edit.map(Message::Table));
        return container(edit).padding(ui.margin()).into();
    }
    if let Some(panel) = setup.form.panel(&window, &setup.table) {
        return container(panel.map(Message::Form))
            .padding(ui.margin())
            .into();
    }
    let body: Element<'a, Message<P, D::Message>> = if setup.list {
        to_take(ui, setup)
    } else {
        let choices = choices(ui, window, setup, 16);
        // In portrait there is space for both; on a phone the list is a page of its own.
        if ui.narrow() {
            page(&ui, choices.push(aside(&window, setup)))
        } else {
            page(&ui, column![choices, to_take(ui, setup)].spacing(20))
        }
    };
    let tabs = ui.narrow().then(|| {
        let (word, sign) = if setup.list {
            ("setup-choices", Icon::Left)
        } else {
            ("setup-list", Icon::Check)
        };
        button::secondary(&ui, Some(sign), ui.t(word))
            .width(Length::Fill)
            .padding([0, 12])
            .height(Length::Fixed(ui.grow(56.0)))
            .on_press(Message::List(!setup.list))
    });
    column![container(body).height(Length::Fill)]
        .push(trouble(&ui, setup))
        .push(tabs)
        .push(go(&ui, setup))
        .spacing(10)
        .padding(ui.margin())
        .into()
}

/// The players, and the fields of the game.
fn choices<'a, P, D>(
    ui: Ui<'a>,
    form: Ui<'a>,
    setup: &'a Setup<D>,
    spacing: u32,
) -> Column<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let players = setup.table.seats();
    let fields = field::view(form, players, setup.form.fields(form, players));
    column![
        setup.table.view(ui).map(Message::Table),
        fields.map(Message::Form),
    ]
    .spacing(spacing)
}

fn trouble<'a, P, D>(
    ui: &Ui<'a>,
    setup: &'a Setup<D>,
) -> Option<Element<'a, Message<P, D::Message>>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let missing = setup.form.missing(ui, setup.table.seats());
    let words = missing.or_else(|| setup.trouble.clone())?;
    Some(banner(ui, Tone::Plain, Icon::Warning, words, Vec::new()))
}

fn go<'a, P, D>(ui: &Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let ready = setup.form.missing(ui, setup.table.seats()).is_none();
    let start = button::primary_big(ui, Some(Icon::Play), setup.form.start(ui.words));
    let start = if ready {
        start.on_press(Message::Start)
    } else {
        button::waiting_big(ui, setup.form.start(ui.words))
    };
    let start = start.width(Length::Fill);
    if ui.narrow() {
        return start.into();
    }
    let aside = aside(ui, setup);
    if ui.large_text() {
        column![].push(aside).push(start).spacing(10).into()
    } else {
        row![].push(aside).push(start).spacing(14).into()
    }
}

fn aside<'a, P, D>(ui: &Ui<'a>, setup: &'a Setup<D>) -> Option<Element<'a, Message<P, D::Message>>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    setup.form.aside(ui).map(|aside| aside.map(Message::Form))
}

/// The components to take out of the box, with how many are ticked off.
fn to_take<'a, P, D>(ui: Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let people = setup.table.seats();
    let mut steps: Vec<Step> = setup.form.steps(&ui, people);
    for (place, step) in steps.iter_mut().enumerate() {
        step.done |= setup.ticked.contains(&place);
    }
    let done = steps.iter().filter(|step| step.done).count();
    let progress = ui.tr(
        "setup-progress",
        &[("done", done.into()), ("all", steps.len().into())],
    );
    let title = ui.tr("setup-on-table", &[("players", people.len().into())]);
    let head = row![
        ui.text(Role::Heading, title).width(Length::Fill),
        ui.soft(Role::Small, progress).font(typography::BOLD),
    ]
    .align_y(Alignment::Center)
    .padding(Padding::from([0, 4]).bottom(8));
    let list = by_space(ui, move |ui| {
        let list = checklist(ui, &steps, Message::Tick);
        // Below the choices it scrolls with them.
        if ui.space.height.is_some() {
            page(&ui, list)
        } else {
            list
        }
    });
    panel(&ui, column![head, list])
        .padding(if ui.narrow() { 12 } else { 20 })
        .width(Length::Fill)
        .into()
}
