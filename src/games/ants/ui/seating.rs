//! The table from above: who sits where, who plays with whom, where the Ghost's pile lies.

use super::super::components::{Side, ghost_side};
use super::card_colours;
use crate::core::Player;
use crate::ui::{Element, Ui, by_space, chip};
use iced::widget::svg::{Handle, Svg};
use iced::widget::{pin, stack};
use iced::{Color, Point};

/// A square with the seats round a table, the youngest player at the bottom, clockwise.
pub(super) fn seating<'a, M: 'a>(
    ui: Ui<'a>,
    players: &'a [Player],
    youngest: usize,
    in_teams: bool,
    round: u64,
) -> Element<'a, M> {
    by_space(ui, move |ui| {
        let side = ui
            .space
            .height
            .map_or(ui.space.width, |height| height.min(ui.space.width));
        let disc = (side * 0.3).clamp(20.0, 48.0);
        let has_ghost = players.len() == 2;
        let places = if has_ghost { 4 } else { players.len().max(1) };
        let table = Circle {
            center: side / 2.0,
            radius: side / 2.0 - disc / 2.0 - 2.0,
        };
        let pinned = |place: usize, content: Element<'a, M>| {
            let at = table.seat(place, places);
            pin(content)
                .x((at.x - disc / 2.0).round())
                .y((at.y - disc / 2.0).round())
        };
        let partners = in_teams.then(|| [0, 1, 2, 3].map(|place| table.seat(place, 4)));
        let mut layers = stack![drawing(&ui, table, partners)]
            .width(side)
            .height(side);
        for step in 0..players.len() {
            let place = if has_ghost { 2 * step } else { step };
            if let Some(player) = players.get((youngest + step) % players.len()) {
                layers = layers.push(pinned(place, chip(&ui, player.hue, disc)));
            }
        }
        if has_ghost {
            let place = match ghost_side(round) {
                Side::Left => 1,
                Side::Right => 3,
            };
            layers = layers.push(pinned(place, card_colours::ghost(&ui, disc)));
        }
        layers.into()
    })
    .into()
}

#[derive(Clone, Copy)]
struct Circle {
    center: f32,
    radius: f32,
}

impl Circle {
    /// From the youngest player at the bottom, clockwise: left, across, right.
    fn seat(self, place: usize, places: usize) -> Point {
        let turn = std::f32::consts::TAU * (0.25 + place as f32 / places as f32);
        Point::new(
            self.center + self.radius * turn.cos(),
            self.center + self.radius * turn.sin(),
        )
    }
}

/// The table top: for partners the two lines that connect them, else the direction of play.
fn drawing<'a, M: 'a>(ui: &Ui<'_>, table: Circle, partners: Option<[Point; 4]>) -> Element<'a, M> {
    let (edge, accent) = (hex(ui.colours.line_strong), hex(ui.accent.accent));
    let second = hex(ui.accent.second);
    let Circle { center, radius } = table;
    let inside = match partners {
        Some([a, b, c, d]) => {
            let line = |from: Point, to: Point, colour: &str, dash: &str| {
                format!(
                    r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{colour}" stroke-width="5" stroke-linecap="round" stroke-dasharray="{dash}"/>"#,
                    from.x, from.y, to.x, to.y
                )
            };
            line(a, c, &accent, "none") + &line(b, d, &second, "1 12")
        }
        None => {
            // Three quarters of a circle, clockwise, with an arrowhead.
            let r = radius * 0.42;
            format!(
                r#"<path d="M{} {} A{r} {r} 0 1 1 {} {}" fill="none" stroke="{edge}" stroke-width="4" stroke-linecap="round"/><path d="M{} {} l-11 -4 l9 -9 Z" fill="{edge}"/>"#,
                center,
                center + r,
                center + r,
                center,
                center + r + 1.0,
                center + 9.0,
            )
        }
    };
    let side = center * 2.0;
    let picture = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><circle cx="{center}" cy="{center}" r="{radius}" fill="none" stroke="{edge}" stroke-width="2"/>{inside}</svg>"#
    );
    Svg::new(Handle::from_memory(picture.into_bytes()))
        .width(side)
        .height(side)
        .into()
}

fn hex(colour: Color) -> String {
    let [red, green, blue, _] = colour.into_rgba8();
    format!("#{red:02x}{green:02x}{blue:02x}")
}
