//! The setup screen that all games share: the table, the options, and the box's shopping list.

use super::{Message, Metadata, Setup, SetupForm};
use crate::core::Icon;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::bar;
use crate::ui::checklist::{Step, checklist};
use crate::ui::panel::{page, panel, plain};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, sheet};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Size};

pub fn view<'a, P, D>(
    ui: Ui<'a>,
    game: &'static Metadata,
    setup: &'a Setup<D>,
) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let ear = if setup.quiet { Icon::Mute } else { Icon::Sound };
    let undo = setup
        .away
        .is_some()
        .then(|| button::icon_button(&ui, Icon::Undo, Some(Message::Undo)).into());
    let signs = undo.into_iter().chain([
        button::icon_button(&ui, ear, Some(Message::Quiet)).into(),
        button::icon_button(&ui, Icon::Help, Some(Message::Rules)).into(),
    ]);
    let head = bar(
        &ui,
        Message::Back,
        ui.t(&game.key("short")),
        Some(ui.t("place-setup")),
        signs,
    );
    let body = if ui.two_panes() {
        wide(&ui, setup)
    } else {
        narrow(&ui, setup)
    };
    plain(&ui, column![head, body])
}

fn wide<'a, P, D>(ui: &Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let inner = ui.size.width - 2.0 * 28.0 - 32.0;
    let left = (inner * 0.46).clamp(460.0, 700.0);
    let height = ui.size.height - 64.0 - 52.0;
    let choose = ui.within(Size::new(left, height));
    let read = ui.within(Size::new(inner - left, height - 94.0));
    let options = column![
        setup.table.view(&choose).map(Message::Table),
        setup.form.options(&choose, &setup.table).map(Message::Form),
    ]
    .spacing(20);
    let list: Element<'a, Message<P, D::Message>> = if let Some(edit) = setup.table.sheet(&read) {
        sheet::sheet_frame(ui, ui.accent.accent, edit.map(Message::Table))
    } else if let Some(panel) = setup.form.panel(&read, &setup.table) {
        panel.map(Message::Form)
    } else {
        to_take(&read, setup)
    };
    let right = column![container(list).height(Length::Fill)]
        .push(trouble(&read, setup))
        .push(go(&read, setup))
        .spacing(14);
    row![
        container(page(
            ui,
            container(options).padding(iced::Padding::ZERO.right(4))
        ))
        .width(Length::Fixed(left)),
        right.width(Length::Fill),
    ]
    .spacing(32)
    .padding(iced::Padding::from([24, 28]).bottom(28))
    .into()
}

fn narrow<'a, P, D>(ui: &Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    if let Some(edit) = setup.table.sheet(ui) {
        return container(sheet::sheet_frame(
            ui,
            ui.accent.accent,
            edit.map(Message::Table),
        ))
        .padding(ui.margin())
        .into();
    }
    if let Some(panel) = setup.form.panel(ui, &setup.table) {
        return container(panel.map(Message::Form))
            .padding(ui.margin())
            .into();
    }
    let body: Element<'a, Message<P, D::Message>> = if setup.list {
        to_take(ui, setup)
    } else {
        let options = column![
            setup.table.view(ui).map(Message::Table),
            setup.form.options(ui, &setup.table).map(Message::Form),
        ]
        .spacing(16);
        // Held upright there is room for both; on a phone the list is a page of its own.
        if ui.narrow() {
            page(ui, options.push(aside(ui, setup)))
        } else {
            // The list is as tall as it must be, so that both are in sight.
            let below = ui.within(Size::new(ui.size.width, 0.0));
            page(ui, column![options, to_take(&below, setup)].spacing(20))
        }
    };
    let tabs = ui.narrow().then(|| {
        let (word, sign) = if setup.list {
            ("setup-choices", Icon::Left)
        } else {
            ("setup-list", Icon::Check)
        };
        button::secondary(ui, Some(sign), ui.t(word))
            .width(Length::Fill)
            .padding([0, 12])
            .height(Length::Fixed(ui.grow(56.0)))
            .on_press(Message::List(!setup.list))
    });
    column![container(body).height(Length::Fill)]
        .push(trouble(ui, setup))
        .push(tabs)
        .push(go(ui, setup))
        .spacing(10)
        .padding(ui.margin())
        .into()
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

/// What to take out of the box, with how much of it is done.
fn to_take<'a, P, D>(ui: &Ui<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: SetupForm,
{
    let people = setup.table.seats();
    let mut steps: Vec<Step> = setup.form.steps(ui, people);
    for (place, step) in steps.iter_mut().enumerate() {
        step.done = setup.ticked.contains(&place);
    }
    let done = setup.ticked.len().min(steps.len());
    let progress = ui.tr(
        "setup-progress",
        &[("done", done.into()), ("all", steps.len().into())],
    );
    let head = row![
        ui.text(
            Role::Heading,
            ui.tr("setup-on-table", &[("players", people.len().into())]),
        ),
        space::horizontal(),
        ui.soft(Role::Small, progress).font(typography::BOLD),
    ]
    .align_y(Alignment::Center)
    .padding(iced::Padding::from([0, 4]).bottom(8));
    let list = checklist(ui, steps, Message::Tick);
    let list = if ui.two_panes() || ui.narrow() || ui.size.width < 700.0 {
        page(ui, list)
    } else {
        list
    };
    panel(ui, column![head, list])
        .padding(if ui.narrow() { 12 } else { 20 })
        .width(Length::Fill)
        .into()
}
