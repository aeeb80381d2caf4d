//! Draws the wall: sky, rock, tokens, climbers, arrows, and the arc of a fall.

use super::super::rules::{Gear, Token};
use super::super::scene::{self, Way};
use super::super::wall::Place;
use super::field::Field;
use super::tokens::{FACE, orange};
use super::wall_canvas::Wall;
use crate::core::{Icon, Seat};
use crate::ui::colour::{rgb, with_alpha};
use crate::ui::{Frame, typography};
use iced::advanced::svg::{Handle, Svg};
use iced::widget::canvas::{Gradient, LineCap, LineDash, LineJoin, Path, Stroke, Text, gradient};
use iced::{Color, Point, Rectangle, Size, alignment, border};

/// Readable on sky and rock, in both themes.
const LAMP: Color = rgb(0xE6B566);
const CREAM: Color = rgb(0xF7EBD5);
const ALARM: Color = rgb(0xFF8A6B);
const SHADE: Color = rgb(0x2A1505);
const ROCKS: [Color; 4] = [rgb(0x9C6E33), rgb(0xBC8E4A), rgb(0xB4843F), rgb(0xA87838)];

/// Sky, mountains and ground of a theme.
pub struct Weather {
    sky: [Color; 3],
    disc: Color,
    hills: Color,
    snow: Color,
    pub ground: Color,
    pub grass: Color,
}

pub const fn weather(dark: bool) -> Weather {
    if dark {
        Weather {
            sky: [rgb(0x2A2C3D), rgb(0x43393C), rgb(0x4C3B30)],
            disc: rgb(0xF6E3B4),
            hills: rgb(0x3A3340),
            snow: rgb(0x8B8784),
            ground: rgb(0x2A2A1B),
            grass: rgb(0x5B6B35),
        }
    } else {
        Weather {
            sky: [rgb(0xB7CBD8), rgb(0xDDDCCB), rgb(0xEFD9B4)],
            disc: rgb(0xFFF6DC),
            hills: rgb(0xA9B3B6),
            snow: rgb(0xFFFBF3),
            ground: rgb(0x8A8A55),
            grass: rgb(0x6B7A3A),
        }
    }
}

pub fn rock(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    sky(frame, wall);
    dots(frame, wall, field);
    let (columns, rows) = field.seen();
    let seen = |place: &&Place| {
        columns.contains(&place.column) && (rows.start() - 1..=rows.end() + 1).contains(&place.row)
    };
    for place in wall.scene.tiles.iter().filter(seen) {
        tile(frame, field, *place);
    }
    for cave in wall.state.caves().iter().filter(seen) {
        let square = field.square(*cave, field.cell * 0.12);
        picture(frame, Icon::Cave, square, None);
    }
    edges(frame, wall, field);
    labels(frame, wall, field);
}

/// Where only a part of the wall is visible: the digits get a background, and the foot is torn off.
fn edges(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    if !field.overflows {
        return;
    }
    let weather = weather(wall.ui.colours.dark);
    let Size { width, height } = frame.size();
    let strip = Path::rounded_rectangle(
        Point::ORIGIN,
        Size::new(field.gutter - 2.0, height),
        border::top_left(22),
    );
    frame.fill(&strip, with_alpha(weather.sky[1], 0.85));
    if field.foot > height + 2.0 {
        tear(frame, wall.ui.colours.ground, Size::new(width, height));
    }
}

/// A torn edge above the ground: what lies between is not visible.
fn tear(frame: &mut Frame, behind: Color, size: Size) {
    const TOOTH: f32 = 26.0;
    let upper = [22.0, 12.0, 19.0, 9.0, 24.0, 13.0];
    let gap = Path::new(|path| {
        path.move_to(Point::new(0.0, size.height - 16.0));
        let mut x = 0.0;
        for height in upper.iter().cycle() {
            if x > size.width {
                break;
            }
            x += TOOTH / 2.0;
            path.line_to(Point::new(x, size.height - height));
        }
        path.line_to(Point::new(x, size.height));
        path.line_to(Point::new(0.0, size.height));
        path.close();
    });
    frame.fill(&gap, behind);
}

fn sky(frame: &mut Frame, wall: &Wall<'_>) {
    let weather = weather(wall.ui.colours.dark);
    let Size { width, height } = frame.size();
    let ground = gradient::Linear::new(Point::ORIGIN, Point::new(0.0, height))
        .add_stop(0.0, weather.sky[0])
        .add_stop(0.62, weather.sky[1])
        .add_stop(1.0, weather.sky[2]);
    let shape = Path::rounded_rectangle(Point::ORIGIN, frame.size(), border::top(22));
    frame.fill(&shape, Gradient::Linear(ground));
    if wall.ui.narrow() {
        return;
    }
    let scale = (width / 688.0).min(height / 620.0);
    let at = |x: f32, y: f32| Point::new(width - (688.0 - x) * scale, height - (620.0 - y) * scale);
    let moon = Point::new(width - 74.0 * scale, 70.0 * scale);
    frame.fill(
        &Path::circle(moon, 30.0 * scale),
        with_alpha(weather.disc, 0.9),
    );
    let hills = [
        (438., 620.),
        (538., 410.),
        (592., 500.),
        (648., 370.),
        (688., 430.),
        (688., 620.),
    ];
    frame.fill(&shape_of(hills.map(|(x, y)| at(x, y))), weather.hills);
    for snow in [
        [(538., 410.), (560., 447.), (540., 440.), (520., 454.)],
        [(648., 370.), (672., 406.), (648., 398.), (626., 416.)],
    ] {
        frame.fill(&shape_of(snow.map(|(x, y)| at(x, y))), weather.snow);
    }
}

fn shape_of<const N: usize>(points: [Point; N]) -> Path {
    Path::new(|path| {
        for (place, point) in points.into_iter().enumerate() {
            if place == 0 {
                path.move_to(point);
            } else {
                path.line_to(point);
            }
        }
        path.close();
    })
}

/// A dot wherever four places meet: the grid that the wall may grow into.
fn dots(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    let colour = with_alpha(wall.ui.colours.ink_soft, 0.35);
    let (columns, rows) = field.seen();
    let dots = Path::new(|path| {
        for column in columns {
            for row in rows.clone() {
                let centre = field.centre(Place::new(column, row));
                let half = field.cell / 2.0;
                path.circle(Point::new(centre.x - half, centre.y - half), 2.0);
            }
        }
    });
    frame.fill(&dots, colour);
}

/// How many rows lie between two labels of this size.
fn label_step(px: f32, cell: f32) -> i64 {
    let mut step = 1;
    let mut height = cell;
    while height < px * 0.8 && step < 20 {
        step += 1;
        height += cell;
    }
    step
}

fn labels(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    let colours = wall.ui.colours;
    let narrow = wall.ui.narrow();
    let px = if narrow { 24.0 } else { 28.0 } * if wall.ui.large_text() { 1.2 } else { 1.0 };
    let climbers = wall.state.climbers().iter();
    let climbed: Vec<i64> = climbers.filter_map(|one| Some(one.at?.row)).collect();
    // Where rows are lower than a label, some have none, but never those of a climber.
    let step = label_step(px, field.cell);
    for row in field.seen().1 {
        let y = field.centre(Place::new(0, row)).y;
        let is_climbed = climbed.contains(&row);
        let is_near = |other: &i64| other.saturating_sub(row).saturating_abs() < step;
        let is_shown = is_climbed || (row % step == 0 && !climbed.iter().any(is_near));
        if !is_shown {
            continue;
        }
        let (content, font, size) = if row == 0 && !narrow {
            (wall.ui.t("cliff-foot"), typography::SANS, 18.0)
        } else {
            (row.to_string(), typography::DIGITS, px)
        };
        let torn = field.foot > field.size.height + 2.0;
        if y < px * 0.5 || (torn && y > field.size.height - px) {
            continue;
        }
        frame.fill_text(Text {
            content,
            position: Point::new(field.gutter / 2.0, y),
            color: if is_climbed {
                colours.ink
            } else {
                colours.ink_soft
            },
            size: size.into(),
            font,
            align_x: alignment::Horizontal::Center.into(),
            align_y: alignment::Vertical::Center,
            ..Text::default()
        });
    }
}

/// One tile: a slab with a light face and two shaded ones, in one of two shapes.
fn tile(frame: &mut Frame, field: &Field, place: Place) {
    let square = field.square(place, field.cell * 0.026);
    let mixed = place
        .column
        .wrapping_mul(5)
        .wrapping_add(place.row.wrapping_mul(3));
    let colour = ROCKS[usize::try_from(mixed.rem_euclid(4)).unwrap_or(0)];
    let side = square.width / 72.0;
    let slab = Path::rounded_rectangle(square.position(), square.size(), (9.0 * side).into());
    frame.fill(&slab, colour);
    let at = |(x, y): (f32, f32)| Point::new(square.x + x * side, square.y + y * side);
    if mixed.rem_euclid(2) == 0 {
        let light = [(38., 0.), (63., 0.), (72., 9.), (72., 36.), (34., 30.)];
        let dark = [(0., 34.), (26., 40.), (20., 72.), (9., 72.), (0., 63.)];
        let dim = [(30., 44.), (72., 42.), (72., 63.), (63., 72.), (36., 72.)];
        frame.fill(&shape_of(light.map(at)), with_alpha(Color::WHITE, 0.14));
        frame.fill(&shape_of(dark.map(at)), with_alpha(SHADE, 0.16));
        frame.fill(&shape_of(dim.map(at)), with_alpha(SHADE, 0.1));
    } else {
        let light = [(0., 10.), (34., 0.), (28., 34.), (0., 40.)];
        let dark = [(72., 30.), (40., 40.), (48., 72.), (64., 72.), (72., 64.)];
        let dim = [(0., 46.), (30., 40.), (44., 72.), (9., 72.), (0., 63.)];
        frame.fill(&shape_of(light.map(at)), with_alpha(Color::WHITE, 0.14));
        frame.fill(&shape_of(dark.map(at)), with_alpha(SHADE, 0.16));
        frame.fill(&shape_of(dim.map(at)), with_alpha(SHADE, 0.1));
    }
}

fn picture(frame: &mut Frame, icon: Icon, square: Rectangle, colour: Option<Color>) {
    let mut svg = Svg::new(Handle::from_memory(icon.svg()));
    svg.color = colour;
    frame.draw_svg(square, svg);
}

fn around(centre: Point, side: f32) -> Rectangle {
    Rectangle::new(
        Point::new(centre.x - side / 2.0, centre.y - side / 2.0),
        Size::new(side, side),
    )
}

fn token(frame: &mut Frame, wall: &Wall<'_>, token: Token, centre: Point, px: f32) {
    let width = (px * 0.06).clamp(2.0, 4.0);
    frame.fill(&Path::circle(centre, px / 2.0), FACE);
    let ring = Stroke::default()
        .with_color(if wall.ui.colours.dark {
            token.ring(wall.ui.colours)
        } else {
            orange(&crate::ui::colour::DARK)
        })
        .with_width(width);
    frame.stroke(&Path::circle(centre, (px - width) / 2.0), ring);
    picture(
        frame,
        token.icon(),
        around(centre, px * token.share()),
        None,
    );
}

/// Tokens without a climber beside them, and the climbers.
pub fn things(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    for (place, gear) in hung(wall) {
        if scene::standing(wall.state, place).is_some() {
            continue;
        }
        let centre = field.centre(place);
        for (spot, gear) in spots(centre, field.cell, &gear) {
            let px = if gear.1 { 0.68 } else { 0.46 } * field.cell;
            token(frame, wall, gear.0.token(), spot, px);
        }
    }
    for seat in Seat::all(wall.state.climbers().len()) {
        climber(frame, wall, field, seat);
    }
}

/// Every place that carries gear, once.
fn hung(wall: &Wall<'_>) -> Vec<(Place, Vec<Gear>)> {
    let state = wall.state;
    let mut places: Vec<Place> = [state.carabiners(), state.ladders(), state.ziplines()].concat();
    places.sort_unstable();
    places.dedup();
    places
        .into_iter()
        .map(|place| (place, scene::gear(state, place)))
        .collect()
}

/// The positions of the tokens of one place: one in the middle, more in a triangle.
fn spots(centre: Point, cell: f32, gear: &[Gear]) -> Vec<(Point, (Gear, bool))> {
    let alone = gear.len() == 1;
    let offsets: &[(f32, f32)] = match gear.len() {
        1 => &[(0.0, 0.0)],
        2 => &[(-0.24, -0.2), (0.24, 0.2)],
        _ => &[(-0.24, -0.22), (0.24, -0.22), (0.0, 0.22)],
    };
    gear.iter()
        .zip(offsets)
        .map(|(gear, (x, y))| {
            (
                Point::new(centre.x + x * cell, centre.y + y * cell),
                (*gear, alone),
            )
        })
        .collect()
}

fn climber(frame: &mut Frame, wall: &Wall<'_>, field: &Field, seat: Seat) {
    let Some(place) = wall
        .state
        .climbers()
        .get(seat.index())
        .and_then(|climber| climber.at)
    else {
        return;
    };
    let Some(person) = wall.people.get(seat.index()) else {
        return;
    };
    let player = wall.ui.colours.players[person.hue as usize];
    let active = seat == wall.state.turn() && !wall.marks.over;
    let equipped = !scene::gear(wall.state, place).is_empty();
    let shift = if equipped { field.cell * 0.05 } else { 0.0 };
    let middle = field.centre(place);
    let centre = Point::new(middle.x - shift, middle.y - shift);
    let (radius, edge) = if active {
        (field.cell * 0.43, CREAM)
    } else {
        (field.cell * 0.38, FACE)
    };
    let width = (field.cell * 0.05).clamp(2.0, 5.0);
    frame.fill(&Path::circle(centre, radius), edge);
    frame.fill(&Path::circle(centre, radius - width), player.fill);
    let symbol = around(centre, (radius - width) * 1.16);
    picture(frame, person.hue.symbol(), symbol, Some(player.sign));
}

/// The top layer: tokens beside a climber, where one may go, and a fall.
pub fn marks(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    if let Some(row) = wall.marks.limit {
        limit(frame, field, row);
    }
    for place in &wall.marks.offers {
        if field.square(*place, 0.0).x > field.gutter * 0.6 {
            offer(frame, field, *place, 3.0);
        }
    }
    for (place, gear) in hung(wall) {
        if scene::standing(wall.state, place).is_some() {
            let centre = field.centre(place);
            let px = field.cell * 0.46;
            for (nth, gear) in (0_u8..).zip(gear) {
                let left = f32::from(nth) * px * 0.9;
                let spot = Point::new(
                    centre.x + field.cell * 0.3 - left,
                    centre.y + field.cell * 0.3,
                );
                token(frame, wall, gear.token(), spot, px);
            }
        }
    }
    for cave in wall.state.caves() {
        if scene::standing(wall.state, *cave).is_some() {
            let centre = field.centre(*cave);
            let shift = field.cell * 0.3;
            let spot = Point::new(centre.x + shift, centre.y - shift);
            badge(frame, Icon::Cave, spot, field.cell * 0.44, None);
        }
    }
    let corrected = wall.marks.corrected;
    let corrected = corrected.and_then(|seat| wall.state.climbers().get(seat.index())?.at);
    if let Some(place) = corrected {
        offer(frame, field, place, 5.0);
    }
    if let Some(fall) = &wall.scene.fall
        && !fall.stays()
        && let Some(from) = fall.ruled.facts.from
    {
        plunge(frame, field, from, fall.ruled.facts.to);
    }
    ways(frame, wall, field);
    if let Some(place) = wall.marks.cursor {
        let square = field.square(place, 1.0);
        let path =
            Path::rounded_rectangle(square.position(), square.size(), (field.cell * 0.18).into());
        frame.stroke(&path, Stroke::default().with_color(CREAM).with_width(5.0));
    }
}

fn offer(frame: &mut Frame, field: &Field, place: Place, width: f32) {
    let square = field.square(place, field.cell * 0.06);
    let path =
        Path::rounded_rectangle(square.position(), square.size(), (field.cell * 0.16).into());
    let under = Stroke::default().with_color(FACE).with_width(width + 2.0);
    frame.stroke(&path, under);
    let over = Stroke {
        line_dash: LineDash {
            segments: &[7.0, 6.0],
            offset: 0,
        },
        ..Stroke::default().with_color(LAMP).with_width(width)
    };
    frame.stroke(&path, over);
}

fn limit(frame: &mut Frame, field: &Field, row: i64) {
    let y = field.square(Place::new(0, row), 0.0).y;
    let line = Path::line(Point::new(field.gutter, y), Point::new(field.size.width, y));
    frame.stroke(&line, Stroke::default().with_color(FACE).with_width(6.0));
    let dashes = Stroke {
        line_dash: LineDash {
            segments: &[14.0, 10.0],
            offset: 0,
        },
        ..Stroke::default().with_color(ALARM).with_width(3.0)
    };
    frame.stroke(&line, dashes);
}

/// A small picture on a dark disc, beside something that must stay visible.
fn badge(frame: &mut Frame, icon: Icon, centre: Point, px: f32, colour: Option<Color>) {
    frame.fill(&Path::circle(centre, px / 2.0), FACE);
    picture(frame, icon, around(centre, px * 0.76), colour);
}

/// A sign wherever the climber may go: large on an empty place, else in a corner.
fn ways(frame: &mut Frame, wall: &Wall<'_>, field: &Field) {
    let here = scene::here(wall.state);
    for (place, way) in &wall.marks.ways {
        let icon = match (way, here) {
            (Way::Step, Some(from)) if place.row > from.row => Icon::ArrowUp,
            (Way::Step, Some(from)) if place.row < from.row => Icon::ArrowDown,
            (Way::Step, Some(from)) if place.column < from.column => Icon::ArrowLeft,
            (Way::Step, _) => Icon::ArrowRight,
            (Way::Foot, _) => Icon::ArrowUp,
            (Way::Zipline, _) => Icon::Zipline,
            (Way::Cave, _) => Icon::CaveMap,
        };
        let is_step = matches!(way, Way::Step | Way::Foot);
        let tint = is_step.then_some(LAMP);
        let is_bare = scene::gear(wall.state, *place).is_empty();
        let is_bare = is_bare && !wall.state.caves().contains(place);
        let gap = if is_step || !is_bare { 0.05 } else { 0.16 };
        let square = field.square(*place, field.cell * gap);
        let radius = field.cell * 0.2;
        let path = Path::rounded_rectangle(square.position(), square.size(), radius.into());
        let edge = Stroke::default().with_color(LAMP).with_width(3.0);
        if is_bare {
            frame.fill(&path, FACE);
            frame.stroke(&path, edge);
            let centre = field.centre(*place);
            picture(frame, icon, around(centre, field.cell * 0.5), tint);
        } else {
            let under = Stroke::default().with_color(FACE).with_width(7.0);
            frame.stroke(&path, under);
            frame.stroke(&path, edge);
            let spot = field.cell * 0.17;
            let spot = Point::new(square.x + spot, square.y + spot);
            badge(frame, icon, spot, field.cell * 0.4, tint);
        }
    }
}

/// The arc of a fall, from where to where; below the foot it leaves the picture.
fn plunge(frame: &mut Frame, field: &Field, from: Place, to: Option<Place>) {
    let cell = field.cell;
    let start = field.centre(from);
    let square = field.square(from, 2.0);
    let ghost = Path::rounded_rectangle(square.position(), square.size(), (cell * 0.12).into());
    let dashes = Stroke {
        line_dash: LineDash {
            segments: &[7.0, 7.0],
            offset: 0,
        },
        ..Stroke::default().with_color(ALARM).with_width(4.0)
    };
    frame.stroke(&ghost, dashes);
    let tip = match to {
        Some(to) => {
            let square = field.square(to, -1.0);
            let goal =
                Path::rounded_rectangle(square.position(), square.size(), (cell * 0.15).into());
            frame.stroke(&goal, Stroke::default().with_color(ALARM).with_width(5.0));
            Point::new(square.x - cell * 0.02, square.y + square.height * 0.5)
        }
        None => Point::new(
            start.x - cell * 0.5,
            field.foot.min(field.size.height) - cell * 0.08,
        ),
    };
    let (line, head) = if tip.y - start.y < cell {
        straight(cell, start, tip.y)
    } else {
        curved(cell, start, tip)
    };
    for (colour, width, edge) in [(FACE, 0.21, 0.18), (ALARM, 0.12, 0.06)] {
        let stroke = Stroke {
            line_cap: LineCap::Round,
            ..Stroke::default()
                .with_color(colour)
                .with_width(cell * width)
        };
        frame.stroke(&line, stroke);
        let joined = Stroke {
            line_join: LineJoin::Round,
            ..Stroke::default().with_color(colour).with_width(cell * edge)
        };
        frame.fill(&head, colour);
        frame.stroke(&head, joined);
    }
}

/// Down the tile that was left, where there is no room for an arc.
fn straight(cell: f32, start: Point, foot: f32) -> (Path, Path) {
    let neck = foot - cell * 0.26;
    let line = Path::line(
        Point::new(start.x, start.y - cell * 0.3),
        Point::new(start.x, neck),
    );
    let head = shape_of([
        Point::new(start.x - cell * 0.2, neck),
        Point::new(start.x, foot),
        Point::new(start.x + cell * 0.2, neck),
    ]);
    (line, head)
}

/// An arc to the left of the column, and its head.
fn curved(cell: f32, start: Point, tip: Point) -> (Path, Path) {
    let drop = tip.y - start.y;
    let out = cell * (0.5 + 0.2 * drop / cell).min(1.2);
    let end = Point::new(tip.x - cell * 0.3, tip.y - cell * 0.2);
    let from = Point::new(start.x - cell * 0.3, start.y);
    let arc = Path::new(|path| {
        path.move_to(from);
        path.bezier_curve_to(
            Point::new(start.x - cell * 0.5 - out, start.y + drop * 0.1),
            Point::new(end.x - out * 0.7, end.y - drop * 0.3),
            end,
        );
    });
    let head = shape_of([
        Point::new(end.x - cell * 0.22, end.y + cell * 0.12),
        tip,
        Point::new(end.x + cell * 0.06, end.y - cell * 0.24),
    ]);
    (arc, head)
}
