//! The dungeon and the ladders beside it: the drawing shows what is missing or too much.

use super::{Message, View, tokens};
use crate::core::PlayerColour;
use crate::ui::canvas::{Picture, drawing};
use crate::ui::{Element, Frame, chip, typography};
use iced::widget::canvas::{LineCap, LineDash, Path, Stroke, Text};
use iced::widget::{pin, stack};
use iced::{Alignment, Color, Point, Size};

/// The width of the drawing: a column of ladders, and the tower.
pub const WIDTH: f32 = 216.0;
const ROOF: f32 = 62.0;
const FOOT: f32 = 20.0;

#[derive(Debug, Clone, PartialEq)]
struct Castle {
    /// From the ground up: a colour and a height.
    ladders: Vec<(Color, i16)>,
    dungeon: Option<i64>,
    ground: Color,
    surface: Color,
    ink: Color,
    lamp: Color,
}

/// What one rung measures, in pixels.
fn rung(height: f32, tallest: i64) -> f32 {
    let tallest = i16::try_from(tallest.max(4)).unwrap_or(48);
    (height - FOOT - ROOF - 46.0).max(40.0) / f32::from(tallest)
}

/// The drawing, with the players' discs beside their ladders.
pub fn castle(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let entry = &view.screen.entry;
    let seats = view.count_state().prince().clockwise(view.players().len());
    let order: Vec<(PlayerColour, i16)> = seats
        .filter_map(|seat| Some((view.player(seat).hue, entry.card(seat.index())?)))
        .collect();
    let height = ui.space.height.unwrap_or(400.0);
    let unit = rung(height, entry.sum().max(entry.dungeon.unwrap_or(0)));
    let drawn = drawing(Castle {
        ladders: order
            .iter()
            .map(|(hue, card)| (ui.colours.players[*hue as usize].line, *card))
            .collect(),
        dungeon: entry.dungeon,
        ground: ui.colours.sunken,
        surface: ui.colours.surface,
        ink: ui.colours.ink,
        lamp: ui.colours.neutral.accent,
    });
    let mut layers = stack![drawn];
    let mut foot = height - FOOT;
    for (hue, card) in order {
        let tall = f32::from(card) * unit;
        let side = tall.clamp(14.0, 28.0);
        let disc = chip(&ui, hue, side);
        layers = layers.push(pin(disc).x(0.0).y(foot - tall / 2.0 - side / 2.0));
        foot -= tall;
    }
    layers.into()
}

fn shape(points: &[(f32, f32)]) -> Path {
    Path::new(|path| {
        for (place, (x, y)) in points.iter().enumerate() {
            let point = Point::new(*x, *y);
            if place == 0 {
                path.move_to(point);
            } else {
                path.line_to(point);
            }
        }
        path.close();
    })
}

impl Picture for Castle {
    fn paint(&self, frame: &mut Frame) {
        let size = frame.size();
        let sum: i64 = self.ladders.iter().map(|(_, card)| i64::from(*card)).sum();
        let unit = rung(size.height, sum.max(self.dungeon.unwrap_or(0)));
        let ground = size.height - FOOT;
        frame.fill(
            &Path::rounded_rectangle(
                Point::new(0.0, ground),
                Size::new(size.width, FOOT),
                8.0.into(),
            ),
            self.ground,
        );
        let middle = size.width - 56.0;
        if let Some(dungeon) = self.dungeon {
            let window = ground - f32::from(i16::try_from(dungeon).unwrap_or(48)) * unit;
            tower(frame, middle, window, ground);
            self.ladders(frame, ground, unit);
            let line = Stroke {
                line_cap: LineCap::Round,
                line_dash: LineDash {
                    segments: &[2.0, 8.0],
                    offset: 0,
                },
                ..Stroke::default().with_color(self.lamp).with_width(3.0)
            };
            let from = Point::new(6.0, window);
            frame.stroke(
                &Path::line(from, Point::new(size.width - 6.0, window)),
                line,
            );
        } else {
            tower(frame, middle, ROOF + 60.0, ground);
            self.ladders(frame, ground, unit);
        }
    }
}

impl Castle {
    fn ladders(&self, frame: &mut Frame, ground: f32, unit: f32) {
        let (left, right) = (42.0, 98.0);
        let mut foot = ground;
        for (colour, card) in &self.ladders {
            let top = foot - f32::from(*card) * unit;
            let rail = Stroke {
                line_cap: LineCap::Round,
                ..Stroke::default().with_color(*colour).with_width(9.0)
            };
            for x in [left, right] {
                let low = (foot - 4.0).max(top + 5.0);
                frame.stroke(
                    &Path::line(Point::new(x, low), Point::new(x, top + 5.0)),
                    rail,
                );
            }
            for step in 0..*card {
                let y = foot - (f32::from(step) + 0.5) * unit;
                let rung = Stroke::default()
                    .with_color(*colour)
                    .with_width((unit * 0.36).clamp(2.0, 5.0));
                frame.stroke(&Path::line(Point::new(left, y), Point::new(right, y)), rung);
            }
            self.number(frame, *colour, *card, f32::midpoint(foot, top), foot - top);
            foot = top;
        }
    }

    fn number(&self, frame: &mut Frame, colour: Color, card: i16, y: f32, tall: f32) {
        let radius = (tall / 2.0 - 3.0).clamp(9.0, 21.0);
        let centre = Point::new(70.0, y);
        let disc = Path::circle(centre, radius);
        frame.fill(&disc, self.surface);
        frame.stroke(&disc, Stroke::default().with_color(colour).with_width(3.0));
        frame.fill_text(Text {
            content: card.to_string(),
            position: centre,
            color: self.ink,
            size: (radius * 1.5).into(),
            font: typography::DIGITS,
            align_x: Alignment::Center.into(),
            align_y: Alignment::Center.into(),
            ..Text::default()
        });
    }
}

fn tower(frame: &mut Frame, middle: f32, window: f32, ground: f32) {
    let eaves = window - 26.0;
    let wall = tokens::rgb(0x6E4E63);
    let shade = tokens::rgb(0x4A3049);
    frame.fill(
        &shape(&[
            (middle - 46.0, ground),
            (middle - 38.0, eaves),
            (middle + 38.0, eaves),
            (middle + 46.0, ground),
        ]),
        wall,
    );
    frame.fill(
        &shape(&[
            (middle + 6.0, eaves),
            (middle + 38.0, eaves),
            (middle + 46.0, ground),
            (middle + 4.0, ground),
        ]),
        shade,
    );
    for (place, y) in [60.0, 110.0, 170.0, 220.0, 280.0, 330.0]
        .into_iter()
        .enumerate()
    {
        let x = if place % 2 == 0 {
            middle - 28.0
        } else {
            middle + 12.0
        };
        if window + y < ground - 14.0 {
            frame.fill(
                &Path::rounded_rectangle(
                    Point::new(x, window + y),
                    Size::new(20.0, 9.0),
                    3.0.into(),
                ),
                Color::from_rgba8(0, 0, 0, 0.19),
            );
        }
    }
    let tip = eaves - ROOF + 6.0;
    frame.fill(
        &shape(&[
            (middle - 52.0, eaves + 2.0),
            (middle, tip),
            (middle + 52.0, eaves + 2.0),
        ]),
        tokens::rgb(0xB54870),
    );
    frame.fill(
        &shape(&[
            (middle, tip),
            (middle + 52.0, eaves + 2.0),
            (middle + 10.0, eaves + 2.0),
        ]),
        tokens::rgb(0x7C2B52),
    );
    let light = Path::new(|path| {
        path.move_to(Point::new(middle - 16.0, window + 22.0));
        path.line_to(Point::new(middle - 16.0, window));
        path.bezier_curve_to(
            Point::new(middle - 16.0, window - 18.0),
            Point::new(middle + 16.0, window - 18.0),
            Point::new(middle + 16.0, window),
        );
        path.line_to(Point::new(middle + 16.0, window + 22.0));
        path.close();
    });
    frame.fill(&light, tokens::rgb(0xFFD37A));
}
