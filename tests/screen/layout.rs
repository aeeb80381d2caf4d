//! Arrangements: where things go in which space.

use super::app_fixture::people;
use super::kit::{FittedText, Kept, PHONE, TALL, WIDE, lay_out, ui_of, words};
use iced::widget::{column, scrollable, text};
use iced::{Length, Size};
use iced_test::Simulator;
use std::time::{Duration, Instant};
use tablee::core::{Icon, Player};
use tablee::ui::layout::{Panes, stack_or_tabs};
use tablee::ui::player_card::player_card;
use tablee::ui::tile::tile;
use tablee::ui::{
    Element, Face, Role, Ui, by_space, cells, fit, fit_digits, fit_group, flow, panes,
};

fn word<'a>(ui: Ui<'_>, word: &str) -> Element<'a, u8> {
    fit(ui, Role::Body, word).into()
}

fn in_window(window: Size, view: impl Fn(Ui<'_>) -> Element<'_, u8>) -> Vec<FittedText> {
    let words = words();
    lay_out(view(ui_of(&words, 100, window)), window)
}

fn height_of(ui: Ui<'_>) -> Element<'_, u8> {
    // Nested, to see that the inner space is that of the outer one.
    by_space(ui, move |inner| {
        assert_eq!(inner.space, ui.space);
        word(inner, &format!("{:?}", ui.space.height))
    })
    .into()
}

#[test]
fn space_has_no_height_where_the_content_decides_it() {
    for (view, expected) in [
        (
            (|ui| by_space(ui, height_of).into()) as fn(Ui<'_>) -> Element<'_, u8>,
            "Some(800.0)",
        ),
        (|ui| scrollable(by_space(ui, height_of)).into(), "None"),
        (
            |ui| column![by_space(ui, height_of).height(Length::Shrink)].into(),
            "None",
        ),
        (
            |ui| {
                column![by_space(ui, height_of)]
                    .height(Length::Shrink)
                    .into()
            },
            "None",
        ),
    ] {
        assert_eq!(in_window(WIDE, view)[0].whole, expected);
    }
}

#[test]
fn cells_are_equal_and_wrap_at_their_minimum_width() {
    let grid = |min_width, max_columns| {
        in_window(WIDE, move |ui| {
            cells((0..6).map(|_| word(ui, "x")))
                .spacing(10.0)
                .min_width(min_width)
                .max_columns(max_columns)
                .into()
        })
    };
    let one_row = grid(0.0, 9);
    assert!(
        one_row
            .iter()
            .all(|cell| (cell.bounds.width - 205.0).abs() < 0.1)
    );
    for two_rows in [grid(300.0, 9), grid(0.0, 3), grid(0.0, 5)] {
        assert!(two_rows[0].bounds.y < two_rows[3].bounds.y && two_rows[3].bounds.x == 0.0);
        assert!((two_rows[0].bounds.width - 420.0).abs() < 0.1);
    }
}

#[test]
fn cells_without_a_height_are_as_high_as_the_highest() {
    let scrolled = in_window(WIDE, |ui| {
        let filling = fit(ui, Role::Body, "x").height(Length::Fill).into();
        let high = fit(ui, Role::Title, "x").into();
        scrollable(cells([filling, high])).into()
    });
    assert_eq!(scrolled[0].bounds.height, scrolled[1].bounds.height);
}

#[test]
fn flow_is_a_row_where_it_fits() {
    fn view(ui: Ui<'_>) -> Element<'_, u8> {
        flow(ui, 9.0, 8.0, ["a", "b", "c"].map(|text| word(ui, text))).into()
    }
    let row = in_window(WIDE, view);
    assert!(row[0].bounds.y == row[2].bounds.y && row[0].bounds.x < row[2].bounds.x);
    let column = in_window(PHONE, view);
    assert!(column[0].bounds.x == column[2].bounds.x && column[0].bounds.y < column[2].bounds.y);
}

#[test]
fn panes_keep_the_side_within_its_range() {
    fn panes_of(ui: Ui<'_>) -> Panes<'_, u8> {
        panes(ui, word(ui, "main"), word(ui, "side")).side(0.29, 340.0..=560.0)
    }
    for (window, width) in [
        (WIDE, 371.2),
        (Size::new(1000.0, 600.0), 340.0),
        (Size::new(3000.0, 800.0), 560.0),
    ] {
        let after = in_window(window, |ui| panes_of(ui).into());
        assert_eq!(after[1].whole, "side");
        assert!((after[1].bounds.width - width).abs() < 0.1, "{after:?}");
        assert!(
            (after[1].bounds.x + width - window.width).abs() < 0.1,
            "{after:?}"
        );
        let first = in_window(window, |ui| panes_of(ui).side_first().into());
        assert_eq!((first[0].whole.as_str(), first[0].bounds.x), ("side", 0.0));
        assert!((first[0].bounds.width - width).abs() < 0.1, "{first:?}");
    }
    let stacked = in_window(TALL, |ui| panes_of(ui).into());
    assert_eq!(stacked[0].bounds.width, TALL.width);
    assert!(stacked[0].bounds.y < stacked[1].bounds.y);
}

#[test]
fn parts_that_do_not_fit_become_tabs() {
    let texts = |window| -> Vec<String> {
        let laid_out = in_window(window, |ui| {
            stack_or_tabs(ui, 1, |tab| tab)
                .part(0, "princess-tab-round", 9.0, |ui| word(ui, "1"))
                .part(1, "princess-tab-book", 5.0, |ui| word(ui, "2"))
                .into()
        });
        laid_out.into_iter().map(|text| text.whole).collect()
    };
    let words = words();
    let label = |key| words.text(key);
    assert_eq!(texts(WIDE), ["1", "2"]);
    assert_eq!(
        texts(Size::new(360.0, 200.0)),
        [
            "2".to_owned(),
            label("princess-tab-round"),
            label("princess-tab-book")
        ]
    );
}

fn cards<'a>(ui: Ui<'a>, players: &'a [Player]) -> Element<'a, u8> {
    let cards = players.iter().enumerate().map(move |(seat, player)| {
        player_card(ui, player)
            .face(Face::Card.chosen_if(seat == 0))
            .status(move |ui| fit_digits(ui, seat).width(Length::Shrink).into())
            .action((seat == 0).then(|| (Icon::Exit, "Sort".to_owned())))
            .on_press(1)
            .into()
    });
    let destiny = tile(ui, Face::Raised, "Coup de pouce du destin · 2")
        .icon(Icon::Destiny)
        .short_label("+1")
        .on_press(2);
    let all = cards.chain([destiny.into()]);
    fit_group(cells(all).spacing(8.0).min_width(60.0)).into()
}

/// One of everything, nested.
fn screen<'a>(ui: Ui<'a>, players: &'a [Player]) -> Element<'a, u8> {
    let body = by_space(ui, move |ui| {
        let main = stack_or_tabs(ui, 0, |tab| tab)
            .part(0, "princess-tab-round", 9.0, move |ui| cards(ui, players))
            .part(1, "princess-tab-book", 5.0, |ui| {
                flow(ui, 8.0, 8.0, [word(ui, "one"), word(ui, "two")]).into()
            });
        let side = by_space(ui, |ui| fit_digits(ui, ui.space.width.round()).into());
        panes(ui, main, side).into()
    });
    column![text("bar"), body].into()
}

#[test]
fn tiny_windows_are_laid_out_and_drawn_quickly() {
    let (words, players) = (words(), people(6));
    super::app_fixture::load_fonts();
    let sides = [1.0, 3.0, 20.0, 120.0, 360.0, 800.0];
    for (width, height) in sides.into_iter().flat_map(|w| sides.map(|h| (w, h))) {
        let window = Size::new(width, height);
        let began = Instant::now();
        let view = screen(ui_of(&words, 175, window), &players);
        let mut simulator = super::app_fixture::window(view, window);
        simulator.snapshot(&iced::Theme::Dark).unwrap();
        let took = began.elapsed();
        assert!(took < Duration::from_millis(500), "{window:?}: {took:?}");
    }
}

#[test]
fn second_layout_of_a_screen_shapes_nothing() {
    let (words, players) = (words(), people(6));
    for (window, percent) in [(WIDE, 100), (TALL, 175), (PHONE, 175)] {
        let mut kept = Kept::new();
        let first = kept.lay_out(screen(ui_of(&words, percent, window), &players), window);
        let second = kept.lay_out(screen(ui_of(&words, percent, window), &players), window);
        assert_eq!(first, second, "{window:?}");
    }
}

#[test]
fn what_is_made_during_layout_can_be_tapped() {
    let (words, players) = (words(), people(3));
    let view = screen(ui_of(&words, 100, WIDE), &players);
    let mut simulator: Simulator<'_, u8, _, _> = super::app_fixture::window(view, WIDE);
    simulator.click("Ani").unwrap();
    simulator.click("Coup de pouce du destin · 2").unwrap();
    assert_eq!(simulator.into_messages().collect::<Vec<_>>(), [1, 2]);
}
