//! The setup screen that all games share: the table, the options, and the box's shopping list.

use crate::room::{Desk, Message, Setup};
use crate::shelf::GameId;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::bar;
use crate::ui::checklist::{Step, checklist};
use crate::ui::icon::Icon;
use crate::ui::panel::{page, panel, plain};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, sheet};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Size};

pub fn view<'a, P, D>(
    look: Look<'a>,
    game: GameId,
    setup: &'a Setup<D>,
) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: Desk,
{
    let ear = if setup.quiet { Icon::Mute } else { Icon::Sound };
    let undo = setup
        .away
        .is_some()
        .then(|| button::sign(&look, Icon::Undo, Some(Message::Undo)).into());
    let signs = undo.into_iter().chain([
        button::sign(&look, ear, Some(Message::Quiet)).into(),
        button::sign(&look, Icon::Help, Some(Message::Rules)).into(),
    ]);
    let head = bar(
        &look,
        Message::Back,
        look.t(&game.key("short")),
        Some(look.t("place-setup")),
        signs,
    );
    let body = if look.two_panes() {
        wide(&look, setup)
    } else {
        narrow(&look, setup)
    };
    plain(&look, column![head, body])
}

fn wide<'a, P, D>(look: &Look<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: Desk,
{
    let inner = look.size.width - 2.0 * 28.0 - 32.0;
    let left = (inner * 0.46).clamp(460.0, 700.0);
    let height = look.size.height - 64.0 - 52.0;
    let choose = look.within(Size::new(left, height));
    let read = look.within(Size::new(inner - left, height - 94.0));
    let options = column![
        setup.table.view(&choose).map(Message::Table),
        setup.desk.options(&choose, &setup.table).map(Message::Desk),
    ]
    .spacing(20);
    let list: Element<'a, Message<P, D::Message>> = if let Some(edit) = setup.table.sheet(&read) {
        sheet::framed(look, look.accent.accent, edit.map(Message::Table))
    } else if let Some(panel) = setup.desk.panel(&read, &setup.table) {
        panel.map(Message::Desk)
    } else {
        to_take(&read, setup)
    };
    let right = column![container(list).height(Length::Fill)]
        .push(trouble(&read, setup))
        .push(go(&read, setup))
        .spacing(14);
    row![
        container(page(
            look,
            container(options).padding(iced::Padding::ZERO.right(4))
        ))
        .width(Length::Fixed(left)),
        right.width(Length::Fill),
    ]
    .spacing(32)
    .padding(iced::Padding::from([24, 28]).bottom(28))
    .into()
}

fn narrow<'a, P, D>(look: &Look<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: Desk,
{
    if let Some(edit) = setup.table.sheet(look) {
        return container(sheet::framed(
            look,
            look.accent.accent,
            edit.map(Message::Table),
        ))
        .padding(look.margin())
        .into();
    }
    if let Some(panel) = setup.desk.panel(look, &setup.table) {
        return container(panel.map(Message::Desk))
            .padding(look.margin())
            .into();
    }
    let body: Element<'a, Message<P, D::Message>> = if setup.list {
        to_take(look, setup)
    } else {
        let options = column![
            setup.table.view(look).map(Message::Table),
            setup.desk.options(look, &setup.table).map(Message::Desk),
        ]
        .spacing(16);
        // Held upright there is room for both; on a phone the list is a page of its own.
        if look.narrow() {
            page(look, options.push(aside(look, setup)))
        } else {
            // The list is as tall as it must be, so that both are in sight.
            let below = look.within(Size::new(look.size.width, 0.0));
            page(look, column![options, to_take(&below, setup)].spacing(20))
        }
    };
    let tabs = look.narrow().then(|| {
        let (word, sign) = if setup.list {
            ("setup-choices", Icon::Left)
        } else {
            ("setup-list", Icon::Check)
        };
        button::secondary(look, Some(sign), look.t(word))
            .width(Length::Fill)
            .padding([0, 12])
            .height(Length::Fixed(look.grow(56.0)))
            .on_press(Message::List(!setup.list))
    });
    column![container(body).height(Length::Fill)]
        .push(trouble(look, setup))
        .push(tabs)
        .push(go(look, setup))
        .spacing(10)
        .padding(look.margin())
        .into()
}

fn trouble<'a, P, D>(
    look: &Look<'a>,
    setup: &'a Setup<D>,
) -> Option<Element<'a, Message<P, D::Message>>>
where
    P: Clone + 'a,
    D: Desk,
{
    let missing = setup.desk.missing(look, setup.table.seats());
    let words = missing.or_else(|| setup.trouble.clone())?;
    Some(banner(look, Tone::Plain, Icon::Warning, words, Vec::new()))
}

fn go<'a, P, D>(look: &Look<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: Desk,
{
    let ready = setup.desk.missing(look, setup.table.seats()).is_none();
    let start = button::primary_big(look, Some(Icon::Play), setup.desk.start(look.words));
    let start = if ready {
        start.on_press(Message::Start)
    } else {
        button::waiting_big(look, setup.desk.start(look.words))
    };
    let start = start.width(Length::Fill);
    if look.narrow() {
        return start.into();
    }
    let aside = aside(look, setup);
    if look.large_text() {
        column![].push(aside).push(start).spacing(10).into()
    } else {
        row![].push(aside).push(start).spacing(14).into()
    }
}

fn aside<'a, P, D>(
    look: &Look<'a>,
    setup: &'a Setup<D>,
) -> Option<Element<'a, Message<P, D::Message>>>
where
    P: Clone + 'a,
    D: Desk,
{
    setup.desk.aside(look).map(|aside| aside.map(Message::Desk))
}

/// What to take out of the box, with how much of it is done.
fn to_take<'a, P, D>(look: &Look<'a>, setup: &'a Setup<D>) -> Element<'a, Message<P, D::Message>>
where
    P: Clone + 'a,
    D: Desk,
{
    let people = setup.table.seats();
    let mut steps: Vec<Step> = setup.desk.steps(look, people);
    for (place, step) in steps.iter_mut().enumerate() {
        step.done = setup.ticked.contains(&place);
    }
    let done = setup.ticked.len().min(steps.len());
    let progress = look.tr(
        "setup-progress",
        &[("done", done.into()), ("all", steps.len().into())],
    );
    let head = row![
        look.text(
            Role::Heading,
            look.tr("setup-on-table", &[("players", people.len().into())]),
        ),
        space::horizontal(),
        look.soft(Role::Small, progress).font(typeface::BOLD),
    ]
    .align_y(Alignment::Center)
    .padding(iced::Padding::from([0, 4]).bottom(8));
    let list = checklist(look, steps, Message::Tick);
    let list = if look.two_panes() || look.narrow() || look.size.width < 700.0 {
        page(look, list)
    } else {
        list
    };
    panel(look, column![head, list])
        .padding(if look.narrow() { 12 } else { 20 })
        .width(Length::Fill)
        .into()
}
