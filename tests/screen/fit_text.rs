//! Fitted text: within its bounds, shortened as it should be, shaped once.

use super::kit::{Kept, WIDE, lay_out, ui_of, words};
use iced::widget::{column, container, row, space};
use iced::{Length, Size};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tablee::ui::panel::{page, titled};
use tablee::ui::{Element, Role, Ui, cells, fit, fit_digits, fit_group};
use tablee_render::Offscreen;

const ROLES: [Role; 6] = [
    Role::MidDigits,
    Role::Title,
    Role::Heading,
    Role::Body,
    Role::Label,
    Role::Small,
];

/// Text with everything that is hard to set: accents, wide and joined letters, breaks, numbers.
fn text() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "a",
        "e",
        "i",
        "n",
        "s",
        "W",
        "M",
        "ß",
        "É",
        "ö",
        "e\u{301}",
        "·",
        "-",
        " ",
        " ",
        " ",
        "’",
        "1",
        "7",
        "l",
        "t",
        "Zoé",
        "Schicksal",
        "fi",
        "\u{a0}",
        "🎲",
        "…",
        "漢",
        "ש",
        "\n",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

#[test]
fn text_never_exceeds_its_box() {
    let words = words();
    let case = (
        (
            text(),
            prop::sample::select(&ROLES[..]),
            1_u16..4,
            any::<bool>(),
        ),
        (0.0_f32..900.0, 0.0_f32..300.0, 100_u16..=175),
    );
    let mut runner = TestRunner::new(ProptestConfig::with_cases(600));
    let result = runner.run(
        &case,
        |((text, role, lines, center), (width, height, percent))| {
            let one = fit(ui_of(&words, percent, WIDE), role, text).max_lines(lines);
            let one = if center { one.center() } else { one };
            let boxed: Element<'_, ()> = container(one).width(width).height(height).into();
            let laid_out = &lay_out(boxed, WIDE)[0];
            for size in [laid_out.text, laid_out.bounds.size()] {
                let fits = size.width <= width + 0.02 && size.height <= height + 0.02;
                prop_assert!(fits, "{laid_out:?}");
            }
            prop_assert!(laid_out.shapings <= 20, "{laid_out:?}");
            Ok(())
        },
    );
    result.unwrap();
}

fn shown(text: &str, width: f32) -> String {
    let words = words();
    let one = fit(ui_of(&words, 100, WIDE), Role::Label, text);
    let boxed: Element<'_, ()> = container(one).width(width).into();
    lay_out(boxed, WIDE)[0].shown.clone()
}

#[test]
fn shortening_keeps_the_number_at_the_end() {
    for (text, width, expected) in [
        ("Wink des Schicksals · 1", 300.0, "Wink des Schicksals · 1"),
        ("Wink des Schicksals · 1", 120.0, "Wink des… · 1"),
        ("Wink des Schicksals · 1", 12.0, "1"),
        ("Joueur 12", 60.0, "Jou…12"),
        ("Maximilienne", 60.0, "Maxi…"),
        ("Uhr und Schlüssel", 90.0, "Uhr und…"),
        // A number becomes smaller, and is never cut.
        ("1 234", 20.0, "1 234"),
    ] {
        assert_eq!(shown(text, width), expected);
    }
}

#[test]
fn size_stays_within_its_range() {
    let words = words();
    let ui = ui_of(&words, 100, WIDE);
    let size = |width: f32| {
        let one = fit(ui, Role::Label, "Maximilienne")
            .min_size(14.0)
            .max_size(30.0);
        let boxed: Element<'_, ()> = container(one).width(width).into();
        lay_out(boxed, WIDE)[0].size
    };
    assert_eq!(size(600.0), 30.0);
    assert!((14.5..30.0).contains(&size(120.0)));
    assert_eq!(size(50.0), 14.0);
}

#[test]
fn text_that_may_not_be_cut_is_left_out() {
    let words = words();
    let one = fit(ui_of(&words, 100, WIDE), Role::Label, "Maximilienne").all_or_nothing();
    let boxed: Element<'_, ()> = container(one).width(40).into();
    assert_eq!(lay_out(boxed, WIDE)[0].shown, "");
}

#[test]
fn short_text_takes_the_place_of_a_text_that_does_not_fit() {
    let words = words();
    for (width, expected) in [(400.0, "Coup de pouce · 2"), (60.0, "+2"), (8.0, "+2")] {
        let one = fit(ui_of(&words, 100, WIDE), Role::Label, "Coup de pouce · 2");
        let one = one.short_text(Some("+2".to_owned()));
        let boxed: Element<'_, ()> = container(one).width(width).into();
        assert_eq!(lay_out(boxed, WIDE)[0].shown, expected);
    }
}

#[test]
fn wrapping_breaks_no_word() {
    let words = words();
    let ui = ui_of(&words, 100, WIDE);
    for width in [40.0_f32, 70.0, 100.0, 140.0, 200.0] {
        let one = fit(ui, Role::Title, "Wink des Schicksals Maximilienne").max_lines(4);
        let boxed: Element<'_, ()> = container(one).width(width).into();
        let laid_out = &lay_out(boxed, WIDE)[0];
        assert!(laid_out.text.width <= width, "{laid_out:?}");
    }
}

fn names(ui: Ui<'_>) -> [Element<'_, ()>; 3] {
    ["Zoé", "Maximilienne", "Élisabeth"].map(|name| fit(ui, Role::Label, name).into())
}

#[test]
fn group_shares_the_smallest_size() {
    let words = words();
    let ui = ui_of(&words, 175, WIDE);
    let window = Size::new(450.0, 100.0);
    let alone = lay_out::<()>(cells(names(ui)), window);
    assert!(alone[1].size < alone[0].size);
    let group = lay_out::<()>(fit_group(cells(names(ui))), window);
    assert!(
        group
            .iter()
            .all(|one| one.size == alone[1].size && one.shown == one.whole)
    );
}

#[test]
fn group_inside_a_group_belongs_to_the_outer_one() {
    let words = words();
    let ui = ui_of(&words, 175, WIDE);
    let wide = || container(fit_group(cells(names(ui)))).width(Length::FillPortion(3));
    let narrow = || container(fit_group(cells(names(ui)))).width(Length::FillPortion(2));
    let window = Size::new(900.0, 100.0);
    let nested = lay_out::<()>(fit_group(row![wide(), narrow()]), window);
    assert!(
        nested.iter().all(|one| one.size == nested[0].size),
        "{nested:?}"
    );
}

#[test]
fn second_layout_shapes_nothing() {
    let words = words();
    let ui = ui_of(&words, 175, WIDE);
    let view = || {
        let digits = container(fit_digits(ui, 42)).height(80);
        let wrapped = fit(ui, Role::Title, "Wink des Schicksals · 1").max_lines(2);
        fit_group(row![cells(names(ui)), digits, wrapped])
    };
    let mut kept = Kept::new();
    let first = kept.lay_out::<()>(view(), Size::new(900.0, 100.0));
    assert!(first.iter().all(|one| one.shapings > 0), "{first:?}");
    let second = kept.lay_out::<()>(view(), Size::new(900.0, 100.0));
    assert_eq!(first, second);
}

#[test]
fn number_of_the_same_size_is_drawn_anew() {
    let words = words();
    let ui = ui_of(&words, 100, WIDE);
    let (mut kept, mut screen) = (Kept::new(), Offscreen::default());
    let mut draws = |number: u8| {
        !kept
            .draw::<()>(fit_digits(ui, number), &mut screen)
            .is_empty()
    };
    assert_eq!([20, 20, 21, 20].map(&mut draws), [true, false, true, true]);
}

#[test]
fn digits_fill_their_box() {
    let words = words();
    let ui = ui_of(&words, 100, WIDE);
    for (width, height) in [
        (100.0_f32, 400.0_f32),
        (400.0, 100.0),
        (30.0, 30.0),
        (2000.0, 2000.0),
    ] {
        let boxed: Element<'_, ()> = container(fit_digits(ui, 42))
            .width(width)
            .height(height)
            .into();
        let laid_out = &lay_out(boxed, Size::new(3000.0, 3000.0))[0];
        let Size {
            width: w,
            height: h,
        } = laid_out.text;
        assert!(w <= width && h <= height, "{laid_out:?}");
        let fills = w > width * 0.9 || h > height * 0.9 || laid_out.size == 400.0;
        assert!(fills, "{laid_out:?}");
    }
}

/// iced gives the last child of a row that is too full a negative width.
#[test]
fn row_that_is_too_full_hides_the_text() {
    let words = words();
    let text = fit(ui_of(&words, 100, WIDE), Role::Body, "z").width(Length::Shrink);
    let full = row![space().width(90), space().width(90), text].spacing(30);
    let laid_out = &lay_out::<()>(full, Size::new(100.0, 50.0))[0];
    assert_eq!((laid_out.bounds.width, laid_out.shown.as_str()), (0.0, ""));
}

/// At the top of an area that scrolls, nothing above a line would be seen.
#[test]
fn accents_of_capitals_are_whole_at_the_top_of_a_page() {
    let words = words();
    for percent in [100, 175] {
        let ui = ui_of(&words, percent, WIDE);
        for role in [Role::Title, Role::Heading] {
            let ink = |above: f32| {
                let (mut kept, mut screen) = (Kept::new(), Offscreen::default());
                let text = ui.text(role, "ÉÀÖ");
                let _ = kept.draw::<()>(
                    page(&ui, titled(&ui, role, column![space().height(above), text])),
                    &mut screen,
                );
                screen
                    .rgba()
                    .iter()
                    .map(|part| u64::from(*part))
                    .sum::<u64>()
            };
            assert_eq!(ink(0.0), ink(20.0), "{role:?}, {percent} %");
        }
    }
}
