//! The book: a row of pages that fills up, and what is left of it. A page that was read can be
//! corrected.

use super::{Message, View, tokens};
use crate::core::Icon;
use crate::games::princess::rounds::{Round, RoundResult};
use crate::ui::{
    Element, Role, Tap, TapStyle, Ui, by_space, dashed, fit, fit_soft, icon, panel, tap, typography,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Color, Length, Padding};

/// The panel: what is left in one number, and the pages.
pub fn book(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let left = view.state().rounds_left();
    let key = if view.state().is_open() {
        "princess-rounds-with"
    } else {
        "princess-rounds-left"
    };
    let said = fit_soft(ui, Role::Body, ui.tr(key, &[("rounds", left.into())]))
        .max_size(ui.px(Role::Small).max(18.0))
        .width(Length::Shrink);
    let digits = ui
        .digits(ui.px(Role::MidDigits).min(48.0), left.to_string())
        .line_height(1.0);
    let said = row![digits, said].spacing(10).align_y(Alignment::Center);
    let head = row![
        fit(ui, Role::Heading, ui.t("princess-book")).width(Length::FillPortion(2)),
        container(said).align_right(Length::FillPortion(5)),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    panel::panel(&ui, column![head, pages(view)].spacing(6))
        .padding(Padding::from([8, 20]).bottom(14))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// From this width on, in ems, the open page says what it asks.
const WITH_WORDS: f32 = 20.0;

pub fn pages(view: View<'_>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let has_words = ui.width_ems() >= WITH_WORDS;
        let all = view.state().pages();
        let pages = (1..=all).map(|page| {
            let rounds = view.rounds().iter().enumerate();
            let round = rounds.rev().find(|(_, round)| round.page == page);
            let (portion, page) = match round {
                Some((_, round)) if round.result == RoundResult::Open => {
                    let portion = if has_words { 44 } else { 16 };
                    (portion, open(view.with(ui), page, has_words).into())
                }
                Some((place, round)) => (10, read(ui, place, round).into()),
                None if page == all => (10, last(ui)),
                None => (10, back(view.with(ui), page).into()),
            };
            container(page).width(Length::FillPortion(portion)).into()
        });
        row(pages)
            .spacing(if has_words { 8 } else { 4 })
            .height(Length::Fill)
            .into()
    })
    .into()
}

fn paper<'a>(
    ui: Ui<'a>,
    skin: TapStyle,
    content: impl Fn(Ui<'a>) -> Element<'a, Message> + 'a,
) -> Tap<'a, Message> {
    let content = by_space(ui, move |ui| {
        container(content(ui)).center(Length::Fill).into()
    });
    tap(&ui, skin.radius(10.0), content)
}

fn number<'a>(ui: Ui<'a>, page: u8, ink: Color) -> Element<'a, Message> {
    if page == 1 && ui.space.width >= 52.0 {
        return word(ui, "princess-page-start", ink);
    }
    fit(ui, Role::MidDigits, page.to_string())
        .max_size((ui.space.width * 0.6).clamp(18.0, 46.0))
        .color(ink)
        .center()
        .into()
}

fn word<'a>(ui: Ui<'a>, key: &str, ink: Color) -> Element<'a, Message> {
    let word = fit(ui, Role::Heading, ui.t(key))
        .max_size(20.0)
        .min_size(11.0)
        .color(ink)
        .center();
    container(word).padding([0, 4]).into()
}

/// A page that was read, and how it went.
fn read<'a>(ui: Ui<'a>, place: usize, round: &'a Round) -> Tap<'a, Message> {
    let skin = TapStyle::bare(&ui).fill(tokens::PAGE_READ);
    let content = move |ui: Ui<'a>| {
        let side = (ui.space.width * 0.5).clamp(14.0, 28.0);
        let mark: Element<'a, Message> = match &round.result {
            RoundResult::Foghorn => icon::coloured(Icon::Foghorn, side),
            RoundResult::Ended => icon::coloured(Icon::Dragon, side),
            _ if round.saved() => icon::tinted(Icon::Check, side, tokens::rgb(0x34691F)),
            _ => icon::tinted(Icon::Close, side, tokens::rgb(0xA82E16)),
        };
        column![number(ui, round.page, tokens::PAGE_READ_INK), mark]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    };
    let can_correct = round.can_be_corrected();
    paper(ui, skin, content).on_press_maybe(can_correct.then_some(Message::CorrectRound(place)))
}

/// A page not yet turned; the next one is tapped to turn it.
fn back(view: View<'_>, page: u8) -> Tap<'_, Message> {
    let ui = view.ui;
    let is_next = !view.state().is_open() && page == view.state().page() + 1;
    let (edge, width) = if is_next {
        (ui.accent.accent, 4.0)
    } else {
        (tokens::PAGE_BACK_EDGE, 2.0)
    };
    let skin = TapStyle::bare(&ui)
        .fill(tokens::PAGE_BACK)
        .edge(edge, width);
    paper(ui, skin, move |ui| number(ui, page, tokens::PAGE_BACK_INK))
        .on_press_maybe(is_next.then_some(Message::TurnPage))
}

fn last<'a>(ui: Ui<'a>) -> Element<'a, Message> {
    let second = ui.accent.second;
    let skin = TapStyle::bare(&ui).fill(ui.colours.sunken);
    let page = paper(ui, skin, move |ui| {
        let side = (ui.space.width * 0.62).clamp(18.0, 38.0);
        let has_word = ui.space.width >= 40.0;
        column![]
            .push(has_word.then(|| word(ui, "princess-page-end", second)))
            .push(icon::coloured(Icon::Dragon, side))
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    });
    dashed::dashed(page, second, 2.5, 10.0)
}

/// The page of this round, with what it asks.
fn open(view: View<'_>, page: u8, has_words: bool) -> Tap<'_, Message> {
    let ui = view.ui;
    let ground = if ui.colours.dark {
        tokens::PAPER
    } else {
        tokens::rgb(0xFFFBF3)
    };
    let skin = TapStyle::bare(&ui).fill(ground).edge(ui.accent.accent, 4.0);
    let content = move |ui: Ui<'_>| -> Element<'_, Message> {
        let digits = ui
            .digits(36.0, page.to_string())
            .line_height(1.0)
            .color(tokens::PAPER_INK);
        if !has_words {
            return digits.into();
        }
        let (title, about) = asked(view.with(ui));
        let small = ui.px(Role::Small).min(22.0);
        let title = fit(ui, Role::Label, title)
            .max_size(small + 3.0)
            .max_lines(2)
            .color(tokens::PAPER_INK);
        let has_about = !about.is_empty() && ui.height_ems() >= 4.0;
        let about = has_about.then(|| {
            fit(ui, Role::Small, about)
                .max_size(small)
                .max_lines(3)
                .color(tokens::PAPER_INK)
        });
        let head = row![
            digits,
            title,
            icon::tinted(Icon::Edit, 24.0, tokens::PAPER_SOFT)
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        column![head].push(about).spacing(2).into()
    };
    paper(ui, skin, content)
        .padding([4, if has_words { 12 } else { 2 }])
        .on_press(Message::WritePage)
}

/// What the open page asks: a heading, and a line that may be empty.
fn asked(view: View<'_>) -> (String, String) {
    let ui = view.ui;
    let ask = view.screen.ask.as_ref();
    ask.map_or_else(
        || (ui.t("princess-page-ask"), ui.t("princess-page-ask-how")),
        |ask| ask.words(ui.words),
    )
}

/// The same below the pages, where the page itself is too small for it.
pub fn ask_button(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let (title, about) = asked(view);
    let about = fit_soft(ui, Role::Small, about).max_lines(3);
    let title = fit(ui, Role::Label, title)
        .max_lines(2)
        .font(typography::BOLD);
    let content = row![
        column![title, about],
        icon::tinted(Icon::Edit, 26.0, ui.colours.ink_soft)
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let skin = crate::ui::face::Face::Raised.skin(&ui).radius(16.0);
    tap(&ui, skin, content)
        .padding(10)
        .on_press(Message::WritePage)
        .into()
}
