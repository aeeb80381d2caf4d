//! Taps by mouse and by finger, through the same widgets the screens use.

use super::app_fixture::window;
use iced::mouse::{self, Button};
use iced::touch::{self, Finger};
use iced::widget::{row, scrollable, space, text};
use iced::{Event, Length, Point, Size};
use std::time::Duration;
use tablee::core::Language;
use tablee::localize::Words;
use tablee::platform;
use tablee::ui::panel::page;
use tablee::ui::touch_cursor::fingers;
use tablee::ui::{Element, TapStyle, Ui, tap};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tapped {
    Left,
    Right,
    Held,
    Released,
}

const LEFT: Point = Point::new(50.0, 50.0);
const RIGHT: Point = Point::new(250.0, 50.0);
const SIZE: Size = Size::new(400.0, 200.0);

fn two_buttons<'a>(words: &Words) -> Element<'a, Tapped> {
    let ui = Ui::new(words, true, 100, SIZE);
    let button = |message| {
        tap(&ui, TapStyle::bare(&ui), text("").width(Length::Fill))
            .width(Length::Fixed(200.0))
            .height(Length::Fixed(100.0))
            .on_press(message)
    };
    fingers(row![button(Tapped::Left), button(Tapped::Right)]).into()
}

fn pressed(id: u64, position: Point) -> Event {
    Event::Touch(touch::Event::FingerPressed {
        id: Finger(id),
        position,
    })
}

fn lifted(id: u64, position: Point) -> Event {
    Event::Touch(touch::Event::FingerLifted {
        id: Finger(id),
        position,
    })
}

fn after(element: Element<'_, Tapped>, events: Vec<Event>) -> Vec<Tapped> {
    let mut screen = window(element, SIZE);
    let _ = screen.simulate(events);
    screen.into_messages().collect()
}

#[test]
fn a_finger_taps() {
    let words = Words::new(Language::French);
    let tapped = after(two_buttons(&words), vec![pressed(1, LEFT), lifted(1, LEFT)]);
    assert_eq!(tapped, [Tapped::Left]);
}

#[test]
fn the_mouse_clicks() {
    let words = Words::new(Language::French);
    let mut screen = window(two_buttons(&words), SIZE);
    screen.point_at(RIGHT);
    let _ = screen.simulate([
        Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
        Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
    ]);
    assert_eq!(screen.into_messages().collect::<Vec<_>>(), [Tapped::Right]);
}

#[test]
fn two_fingers_count_twice_in_either_order() {
    let words = Words::new(Language::French);
    let down = [pressed(1, LEFT), pressed(2, RIGHT)];
    for up in [
        [lifted(1, LEFT), lifted(2, RIGHT)],
        [lifted(2, RIGHT), lifted(1, LEFT)],
    ] {
        let events = down.iter().cloned().chain(up).collect();
        let mut tapped = after(two_buttons(&words), events);
        tapped.sort_by_key(|tapped| *tapped as u8);
        assert_eq!(tapped, [Tapped::Left, Tapped::Right]);
    }
}

#[test]
fn a_second_finger_on_the_same_button_does_not_steal_the_first() {
    let words = Words::new(Language::French);
    let events = vec![
        pressed(1, LEFT),
        pressed(2, LEFT),
        lifted(2, LEFT),
        lifted(1, LEFT),
    ];
    assert_eq!(after(two_buttons(&words), events), [Tapped::Left]);
}

#[test]
fn a_finger_that_slides_off_does_not_tap() {
    let words = Words::new(Language::French);
    let events = vec![pressed(1, LEFT), lifted(1, RIGHT)];
    assert_eq!(after(two_buttons(&words), events), []);
}

#[test]
fn a_lost_finger_does_not_tap() {
    let words = Words::new(Language::French);
    let lost = Event::Touch(touch::Event::FingerLost {
        id: Finger(1),
        position: LEFT,
    });
    let events = vec![pressed(1, LEFT), lost, lifted(1, LEFT)];
    assert_eq!(after(two_buttons(&words), events), []);
}

#[test]
fn what_is_held_is_let_go_when_the_finger_lifts_anywhere() {
    let words = Words::new(Language::French);
    let ui = Ui::new(&words, true, 100, SIZE);
    let cover = tap(&ui, TapStyle::bare(&ui), text(""))
        .width(Length::Fixed(200.0))
        .height(Length::Fixed(100.0))
        .while_held(Tapped::Held, Tapped::Released);
    let events = vec![pressed(1, LEFT), lifted(1, RIGHT)];
    assert_eq!(
        after(fingers(cover).into(), events),
        [Tapped::Held, Tapped::Released]
    );
}

#[test]
fn fingers_find_buttons_in_a_page_that_scrolls() {
    let words = Words::new(Language::French);
    let page = scrollable(iced::widget::column![
        two_buttons(&words),
        space::vertical().height(600)
    ])
    .height(Length::Fill);
    let events = vec![
        pressed(1, LEFT),
        pressed(2, RIGHT),
        lifted(2, RIGHT),
        lifted(1, LEFT),
    ];
    assert_eq!(after(fingers(page).into(), events).len(), 2);
}

/// A list of rows that fill it: the only place for a finger is on a row.
fn list<'a>(words: &Words) -> Element<'a, Tapped> {
    let ui = Ui::new(words, true, 100, SIZE);
    let row = |message| {
        tap(&ui, TapStyle::bare(&ui), text("").width(Length::Fill))
            .width(Length::Fill)
            .height(Length::Fixed(150.0))
            .on_press(message)
    };
    let rows = iced::widget::column![row(Tapped::Left), row(Tapped::Right), row(Tapped::Right)];
    fingers(page(&ui, rows)).into()
}

fn moved(id: u64, position: Point) -> Event {
    Event::Touch(touch::Event::FingerMoved {
        id: Finger(id),
        position,
    })
}

#[test]
fn a_finger_on_a_row_taps_it_or_scrolls_the_list_but_not_both() {
    let words = Words::new(Language::French);
    let still = Point::new(54.0, 56.0);
    let tapped = after(
        list(&words),
        vec![pressed(1, LEFT), moved(1, still), lifted(1, still)],
    );
    assert_eq!(tapped, [Tapped::Left]);

    // Up by more than a row: nothing is tapped, and what is under the finger now is the next.
    let up = Point::new(50.0, 10.0);
    let far = Point::new(50.0, -120.0);
    let events = vec![
        pressed(1, LEFT),
        moved(1, up),
        moved(1, far),
        lifted(1, far),
        pressed(2, LEFT),
        lifted(2, LEFT),
    ];
    assert_eq!(after(list(&words), events), [Tapped::Right]);
}

/// At this time of the monotonic clock, in milliseconds.
fn fix_time(ms: u64) {
    platform::fix(platform::Fixed {
        now: super::app_fixture::now(),
        instant: Duration::from_millis(ms),
        random: 1,
    });
}

#[test]
fn a_held_key_repeats_and_a_short_tap_does_not() {
    let words = Words::new(Language::French);
    let ui = Ui::new(&words, true, 100, SIZE);
    let key = tap(&ui, TapStyle::bare(&ui), text("").width(Length::Fill))
        .width(Length::Fixed(200.0))
        .height(Length::Fixed(100.0))
        .on_press_repeating(Some(Tapped::Left));
    let mut screen = window(fingers(row![key]).into(), SIZE);
    let redraw = || {
        Event::Window(iced::window::Event::RedrawRequested(
            std::time::Instant::now(),
        ))
    };
    let mut at = |ms: u64, event: Event| {
        fix_time(ms);
        let _ = screen.simulate([event]);
    };
    // A tap sends one message, when it ends.
    at(1_000, pressed(1, LEFT));
    at(1_100, redraw());
    at(1_200, lifted(1, LEFT));
    // A hold sends the first after a while, then one after the other, and none when it ends.
    at(2_000, pressed(1, LEFT));
    at(2_300, redraw());
    for step in 0..3 {
        at(2_500 + 120 * step, redraw());
    }
    at(2_900, lifted(1, LEFT));
    at(4_000, redraw());
    assert_eq!(screen.into_messages().count(), 4);
}
