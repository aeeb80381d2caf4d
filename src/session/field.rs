//! The fields of a setup, as data.

use crate::core::{Icon, Player};
use crate::ui::choice::switch;
use crate::ui::fit_text::fit_line;
use crate::ui::panel::well;
use crate::ui::{Element, Face, Role, Ui, button, cells, chip, fit, fit_group, flow, icon, tap};
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Length};

/// One field of a setup.
#[expect(missing_debug_implementations, reason = "holds elements")]
pub enum Field<'a, Message> {
    /// One of a few. An empty title takes no space.
    Choice {
        title: String,
        /// What the choice means, or that the rules do not say.
        note: Option<String>,
        options: Vec<ChoiceOption<Message>>,
    },
    /// On or off.
    Toggle {
        icon: Icon,
        title: String,
        about: String,
        is_on: bool,
        message: Message,
    },
    /// One of the players.
    Seat {
        title: String,
        chosen: usize,
        /// The icon of the chosen player.
        mark: Icon,
        /// Chooses at random.
        random: Option<Message>,
        on_choose: Box<dyn Fn(usize) -> Message + 'a>,
    },
    /// Opens a panel.
    Link {
        icon: Icon,
        title: String,
        about: String,
        message: Message,
    },
    /// A field that only one game has.
    Own(Element<'a, Message>),
    /// Side by side where they fit.
    Beside(Vec<Self>),
}

/// One option of a [`Field::Choice`].
#[derive(Debug, Clone)]
pub struct ChoiceOption<Message> {
    pub label: String,
    pub is_chosen: bool,
    pub message: Message,
}

impl<'a, Message: Clone + 'a> Field<'a, Message> {
    /// A choice among values.
    pub fn choice<T: PartialEq>(
        title: impl Into<String>,
        options: impl IntoIterator<Item = (T, String)>,
        chosen: &T,
        on_choose: impl Fn(T) -> Message,
    ) -> Self {
        let options = options.into_iter().map(|(value, label)| ChoiceOption {
            label,
            is_chosen: value == *chosen,
            message: on_choose(value),
        });
        Self::Choice {
            title: title.into(),
            note: None,
            options: options.collect(),
        }
    }

    /// Adds what a choice means.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        if let Self::Choice { note, .. } = &mut self {
            *note = Some(text.into());
        }
        self
    }
}

/// All fields, one below the other.
pub fn view<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    players: &'a [Player],
    fields: Vec<Field<'a, Message>>,
) -> Element<'a, Message> {
    let fields = fields.into_iter().map(|field| one(ui, players, field));
    column(fields)
        .spacing(if ui.narrow() { 14 } else { 10 })
        .into()
}

fn one<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    players: &'a [Player],
    field: Field<'a, Message>,
) -> Element<'a, Message> {
    match field {
        Field::Choice {
            title,
            note,
            options,
        } => {
            let choice = choice(ui, options);
            if title.is_empty() {
                choice
            } else {
                titled(ui, title, note, choice)
            }
        }
        Field::Toggle {
            icon,
            title,
            about,
            is_on,
            message,
        } => {
            let switch = switch(&ui, is_on, message);
            line(ui, icon, title, about, switch)
        }
        Field::Seat {
            title,
            chosen,
            mark,
            random,
            on_choose,
        } => {
            let draw = random.map(|message| {
                button::text_button(&ui, Some(Icon::Repeat), ui.t("setup-draw-lots"))
                    .height(48)
                    .padding(0)
                    .on_press(message)
            });
            let title = fit(ui, Role::Heading, title);
            let words = column![title].push(draw);
            let seats = seats(ui, players, chosen, mark, on_choose);
            flow(ui, 12.0, 8.0, [words.width(Length::Fill).into(), seats]).into()
        }
        Field::Link {
            icon,
            title,
            about,
            message,
        } => {
            let sign = icon::tinted(Icon::Chevron, 28.0, ui.colours.ink_soft);
            let content = line(ui, icon, title, about, sign);
            tap(&ui, Face::Card.skin(&ui).radius(16.0), content)
                .width(Length::Fill)
                .padding([8, 14])
                .on_press(message)
                .into()
        }
        Field::Own(element) => element,
        Field::Beside(fields) => {
            let fields = fields.into_iter().map(|field| one(ui, players, field));
            cells(fields).min_width(ui.em(11.0)).spacing(16.0).into()
        }
    }
}

/// A heading with a note beside it, and what is chosen from below.
fn titled<'a, Message: 'a>(
    ui: Ui<'a>,
    title: String,
    note: Option<String>,
    content: Element<'a, Message>,
) -> Element<'a, Message> {
    let title = ui.text(Role::Heading, title);
    let head: Element<'a, Message> = match note {
        Some(note) => flow(
            ui,
            9.0,
            12.0,
            [
                container(title).width(Length::Fill).into(),
                ui.soft(Role::Small, note).into(),
            ],
        )
        .into(),
        None => title.into(),
    };
    column![head, content].spacing(6).into()
}

/// The parts of a label between which a line may break: not before a number.
fn parts(label: &str) -> Vec<&str> {
    let breaks = label.match_indices(' ').map(|(at, _)| at);
    let is_word = |at: &usize| label[at + 1..].starts_with(char::is_alphabetic);
    let mut from = 0;
    let mut parts: Vec<&str> = breaks
        .filter(is_word)
        .map(|at| &label[std::mem::replace(&mut from, at + 1)..at])
        .collect();
    parts.push(&label[from..]);
    parts
}

/// Equal cells in a well; the chosen one is filled and checked.
fn choice<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    options: Vec<ChoiceOption<Message>>,
) -> Element<'a, Message> {
    let px = ui.px(Role::Label) * 0.9;
    let words = options.iter().flat_map(|option| parts(&option.label));
    let widths = words.map(|word| fit_line(word, Role::Label.font(), px, f32::INFINITY).1);
    // The longest word with the check beside it.
    let min_width = widths.fold(48.0, f32::max) + px.round() + 12.0;
    let cell = |option: ChoiceOption<Message>| {
        let face = if option.is_chosen {
            Face::Accent
        } else {
            Face::Plain
        };
        let skin = face.skin(&ui);
        let label = fit(ui, Role::Label, option.label)
            .max_size(px)
            .max_lines(2)
            .center()
            .color(skin.text)
            .width(Length::Shrink)
            .height(Length::Fill);
        let check = option.is_chosen;
        let check = check.then(|| icon::tinted(Icon::Check, px.round(), skin.text));
        let content = row![]
            .push(check)
            .push(label)
            .spacing(4)
            .align_y(Alignment::Center);
        tap(&ui, skin.radius(12.0), content)
            .width(Length::Fill)
            .height(ui.grow(56.0))
            .padding([0, 4])
            .on_press(option.message)
            .into()
    };
    let cells = cells(options.into_iter().map(cell))
        .min_width(min_width)
        .spacing(4.0);
    well(&ui, fit_group(cells))
        .padding(4)
        .width(Length::Fill)
        .into()
}

/// Everybody's colour and symbol, as in the table above; the chosen one has the mark.
fn seats<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    players: &'a [Player],
    chosen: usize,
    mark: Icon,
    on_choose: Box<dyn Fn(usize) -> Message + 'a>,
) -> Element<'a, Message> {
    let seats = players.iter().enumerate().map(|(seat, player)| {
        let is_chosen = seat == chosen;
        let mark = is_chosen.then(|| {
            container(icon::coloured(mark, ui.grow(22.0)))
                .align_right(Length::Fill)
                .padding(3)
        });
        let chip = container(chip(&ui, player.hue, ui.grow(36.0))).center(Length::Fill);
        let content = stack![chip].push(mark);
        let skin = Face::Card.chosen_if(is_chosen).skin(&ui).radius(16.0);
        tap(&ui, skin, content)
            .width(ui.grow(58.0))
            .height(ui.grow(60.0))
            .on_press(on_choose(seat))
            .into()
    });
    row(seats).spacing(4).wrap().into()
}

/// Icon, title and description, with something at the right.
fn line<'a, Message: 'a>(
    ui: Ui<'a>,
    icon: Icon,
    title: String,
    about: String,
    right: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let about = ui.soft(Role::Small, about).width(Length::Fill);
    // Large words on a phone have the whole width below the title.
    let (beside, below) = if ui.narrow() && ui.large_text() {
        (None, Some(about))
    } else {
        (Some(about), None)
    };
    let words = column![ui.text(Role::Label, title)]
        .push(beside)
        .spacing(2)
        .width(Length::Fill);
    let head = row![
        icon::either(icon, 40.0, ui.colours.ink),
        words,
        right.into()
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    column![head].push(below).spacing(4).into()
}
