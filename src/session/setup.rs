//! The setup screen that all games share: players, options, and the list of components.

use super::{Message, Metadata, Setup, SetupForm, field};
use crate::core::Icon;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::bar;
use crate::ui::checklist::{Step, checklist};
use crate::ui::panel::{page, panel};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{
    Column, Element, Role, TapStyle, Ui, button, by_space, fit, panes, sheet, tap, typography,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

/// Above the rules on a phone there is no space for buttons that stay: they scroll with the rest.
pub(super) fn is_short(ui: &Ui<'_>) -> bool {
    let height = ui.space.height;
    ui.narrow() && height.is_some_and(|height| height < ui.grow(320.0))
}

impl<D: SetupForm> Setup<D> {
    pub fn view<'a, P: Clone + 'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'static Metadata,
    ) -> ScreenParts<'a, Message<P, D::Message>> {
        let ear = if self.quiet { Icon::Mute } else { Icon::Sound };
        let bar = bar(ui, Message::Back, ui.t(&game.key("short")))
            .subtitle(Some(ui.t("place-setup")))
            .icon(ear, Some(Message::Quiet))
            .icon(Icon::Help, Some(Message::Rules));
        let body = by_space(ui, move |ui| {
            if ui.two_panes() {
                self.wide(ui)
            } else {
                self.narrow(ui)
            }
        });
        ScreenParts::new(ui, bar, body)
    }

    fn wide<'a, P: Clone + 'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message<P, D::Message>> {
        let choices = by_space(ui, move |ui| {
            let choices = self.choices(ui, 14);
            page(&ui, container(choices).padding(Padding::ZERO.right(4)))
        });
        let beside = by_space(ui, move |ui| {
            if let Some(edit) = self.table.sheet(ui) {
                sheet::sheet_frame(&ui, ui.accent.accent, edit.map(Message::Table))
            } else if let Some(panel) = self.form.panel(&ui, &self.table) {
                panel.map(Message::Form)
            } else {
                self.to_take(ui)
            }
        });
        let beside = column![beside]
            .push(self.problem(&ui))
            .push(self.go(&ui))
            .spacing(14);
        let panes = panes(ui, beside, choices)
            .side(0.448, 460.0..=700.0)
            .side_first()
            .spacing(32.0);
        container(panes)
            .padding(Padding::from([20, 28]).bottom(24))
            .into()
    }

    fn narrow<'a, P: Clone + 'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message<P, D::Message>> {
        if let Some(edit) = self.table.sheet(ui) {
            let edit = sheet::sheet_frame(&ui, ui.accent.accent, edit.map(Message::Table));
            return container(edit).padding(ui.margin()).into();
        }
        if let Some(panel) = self.form.panel(&ui, &self.table) {
            // In a column of its own, so that it does not begin scrolled as far as the choices were.
            return container(column![panel.map(Message::Form)])
                .padding(ui.margin())
                .into();
        }
        let tabs = ui.narrow().then(|| {
            let (word, sign) = if self.list {
                ("setup-choices", Icon::Left)
            } else {
                ("setup-list", Icon::Check)
            };
            button::secondary(&ui, Some(sign), ui.t(word))
                .width(Length::Fill)
                .padding([0, 12])
                .height(ui.grow(56.0))
                .on_press(Message::List(!self.list))
        });
        let buttons = column![]
            .push(self.problem(&ui))
            .push(tabs)
            .push(self.go(&ui))
            .spacing(10);
        let content: Element<'a, Message<P, D::Message>> = if self.list {
            self.to_take(ui)
        } else {
            let choices = self.choices(ui, 16);
            // In portrait there is space for both; on a phone the list is a page of its own.
            if ui.narrow() {
                choices.push(self.aside(&ui)).into()
            } else {
                column![choices, self.to_take(ui)].spacing(20).into()
            }
        };
        let body: Element<'a, Message<P, D::Message>> = if is_short(&ui) {
            page(&ui, column![content, buttons].spacing(10))
        } else if self.list {
            column![container(content).height(Length::Fill), buttons]
                .spacing(10)
                .into()
        } else {
            column![page(&ui, content), buttons].spacing(10).into()
        };
        container(body).padding(ui.margin()).into()
    }

    /// The players, and the fields of the game.
    fn choices<'a, P: Clone + 'a>(
        &'a self,
        ui: Ui<'a>,
        spacing: u32,
    ) -> Column<'a, Message<P, D::Message>> {
        let players = self.table.seats();
        let fields = field::view(ui, players, self.form.fields(ui, players));
        column![
            self.table.view(ui).map(Message::Table),
            fields.map(Message::Form),
        ]
        .spacing(spacing)
    }

    fn problem<'a, P: Clone + 'a>(
        &'a self,
        ui: &Ui<'a>,
    ) -> Option<Element<'a, Message<P, D::Message>>> {
        let missing = self.form.missing(ui, self.table.seats());
        let words = missing.or_else(|| self.problem.clone())?;
        let words = banner(ui, Tone::Plain, Icon::Warning, words, Vec::new());
        Some(match self.open_missing() {
            Some(open) => tap(ui, TapStyle::bare(ui), words).on_press(open).into(),
            None => words,
        })
    }

    fn open_missing<P>(&self) -> Option<Message<P, D::Message>> {
        self.form
            .open_missing(self.table.seats())
            .map(Message::Form)
    }

    fn go<'a, P: Clone + 'a>(&'a self, ui: &Ui<'a>) -> Element<'a, Message<P, D::Message>> {
        let ready = self.form.missing(ui, self.table.seats()).is_none();
        let start = button::primary_big(ui, Some(Icon::Play), self.form.start(ui.words));
        let start = if ready {
            start.on_press(Message::Start)
        } else {
            button::waiting_big(ui, self.form.start(ui.words)).on_press_maybe(self.open_missing())
        };
        let start = start.width(Length::Fill);
        if ui.narrow() {
            return start.into();
        }
        let aside = self.aside(ui);
        if ui.large_text() {
            column![].push(aside).push(start).spacing(10).into()
        } else {
            row![].push(aside).push(start).spacing(14).into()
        }
    }

    fn aside<'a, P: Clone + 'a>(
        &'a self,
        ui: &Ui<'a>,
    ) -> Option<Element<'a, Message<P, D::Message>>> {
        self.form.aside(ui).map(|aside| aside.map(Message::Form))
    }

    /// The components to take out of the box, with how many are ticked off.
    fn to_take<'a, P: Clone + 'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message<P, D::Message>> {
        let people = self.table.seats();
        let mut steps: Vec<Step> = self.form.steps(&ui, people);
        for (place, step) in steps.iter_mut().enumerate() {
            step.done |= self.ticked.contains(&place);
        }
        let done = steps.iter().filter(|step| step.done).count();
        let progress = ui.tr(
            "setup-progress",
            &[("done", done.into()), ("all", steps.len().into())],
        );
        let title = ui.tr("setup-on-table", &[("players", people.len().into())]);
        let head = row![
            fit(ui, Role::Heading, title)
                .max_lines(2)
                .color(ui.colours.ink),
            ui.soft(Role::Small, progress).font(typography::BOLD),
        ]
        .spacing(8)
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
}
