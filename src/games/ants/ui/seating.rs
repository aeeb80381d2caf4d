//! The table from above: who sits where, who plays with whom, where the Ghost's pile lies.

use super::super::components::{Side, ghost_side};
use super::card_colours;
use crate::core::Player;
use crate::ui::player_chip::chip;
use crate::ui::{Element, Ui};
use iced::widget::svg::{Handle, Svg};
use iced::widget::{pin, stack};
use iced::{Color, Length};

/// A disc on the drawing.
const DISC: f32 = 48.0;

/// The seats round a table of this size, the youngest nearest; clockwise as one plays.
pub fn seating<'a, M: 'a>(
    ui: &Ui<'_>,
    people: &[Player],
    youngest: usize,
    teams: bool,
    side: f32,
) -> Element<'a, M> {
    let middle = side / 2.0;
    let radius = middle - DISC / 2.0 - 2.0;
    let ghost = people.len() == 2;
    let places = if ghost { 4 } else { people.len().max(1) };
    // From the youngest, who sits below, clockwise: left, across, right.
    let at = |place: usize| {
        #[expect(clippy::cast_precision_loss, reason = "at most four")]
        let turn = std::f32::consts::TAU * (0.25 + place as f32 / places as f32);
        (middle + radius * turn.cos(), middle + radius * turn.sin())
    };
    let pinned = |(x, y): (f32, f32), disc: Element<'a, M>| {
        pin(disc)
            .x((x - DISC / 2.0).round())
            .y((y - DISC / 2.0).round())
    };
    let mut layers = stack![drawing(ui, teams.then(|| [0, 1, 2, 3].map(at)), side)]
        .width(Length::Fixed(side))
        .height(Length::Fixed(side));
    for step in 0..people.len() {
        let seat = (youngest + step) % people.len();
        let place = if ghost { 2 * step } else { step };
        if let Some(person) = people.get(seat) {
            layers = layers.push(pinned(at(place), chip(ui, person.hue, DISC)));
        }
    }
    if ghost {
        let place = match ghost_side(0) {
            Side::Left => 1,
            Side::Right => 3,
        };
        layers = layers.push(pinned(at(place), card_colours::ghost(ui, DISC)));
    }
    layers.into()
}

/// The table top: for partners the two lines that join them, else the way round.
fn drawing<'a, M: 'a>(ui: &Ui<'_>, partners: Option<[(f32, f32); 4]>, side: f32) -> Element<'a, M> {
    let middle = side / 2.0;
    let radius = middle - DISC / 2.0 - 2.0;
    let (edge, accent) = (hex(ui.colours.line_strong), hex(ui.accent.accent));
    let second = hex(ui.accent.second);
    let inside = match partners {
        Some([a, b, c, d]) => {
            let line = |from: (f32, f32), to: (f32, f32), colour: &str, dash: &str| {
                format!(
                    r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{colour}" stroke-width="5" stroke-linecap="round" stroke-dasharray="{dash}"/>"#,
                    from.0, from.1, to.0, to.1
                )
            };
            line(a, c, &accent, "none") + &line(b, d, &second, "1 12")
        }
        None => {
            // Three quarters of a circle, clockwise, with its point.
            let r = radius * 0.42;
            let (x, y) = (middle, middle);
            format!(
                r#"<path d="M{} {} A{r} {r} 0 1 1 {} {}" fill="none" stroke="{edge}" stroke-width="4" stroke-linecap="round"/><path d="M{} {} l-11 -4 l9 -9 Z" fill="{edge}"/>"#,
                x,
                y + r,
                x + r,
                y,
                x + r + 1.0,
                y + 9.0,
            )
        }
    };
    let picture = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="{edge}" stroke-width="2"/>{inside}</svg>"#
    );
    Svg::new(Handle::from_memory(picture.into_bytes()))
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .into()
}

fn hex(colour: Color) -> String {
    let [red, green, blue, _] = colour.into_rgba8();
    format!("#{red:02x}{green:02x}{blue:02x}")
}
