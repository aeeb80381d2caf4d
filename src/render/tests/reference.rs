//! Every primitive against a slow and simple reference.

#![allow(clippy::unwrap_used)]

mod common;

use common::{
    BACKGROUND, Picture, bytes, canvas_text, coverage, draw, is_in_rounded, over, paragraph,
    rectangle,
};
use std::f32::consts::{FRAC_PI_2, PI};
use tablee_render::core::gradient::Linear;
use tablee_render::core::image::{FilterMethod, Renderer as _};
use tablee_render::core::renderer::Quad;
use tablee_render::core::svg::Renderer as _;
use tablee_render::core::text::Renderer as _;
use tablee_render::core::{
    self, Background, Border, Color, Point, Radians, Rectangle, Renderer as _, Shadow, Size,
    Vector, image, svg,
};
use tablee_render::graphics::geometry::frame::Backend as _;
use tablee_render::graphics::geometry::{Fill, LineDash, Path, Renderer as _, Stroke, Style, fill};
use tablee_render::graphics::text::font_system;
use tablee_render::graphics::{Gradient, gradient};

const SIZE: Size<u32> = Size::new(80, 60);
const INK: Color = Color::from_rgb(0.9, 0.7, 0.2);

fn quad(bounds: Rectangle, radius: f32) -> Quad {
    Quad {
        bounds,
        border: Border {
            radius: radius.into(),
            ..Border::default()
        },
        snap: false,
        ..Quad::default()
    }
}

#[test]
fn quads_cover_their_area() {
    for (bounds, radius) in [
        (rectangle(10.0, 8.0, 50.0, 40.0), 0.0),
        (rectangle(10.3, 8.6, 50.5, 40.2), 0.0),
        (rectangle(10.0, 8.0, 50.0, 40.0), 12.0),
        (rectangle(10.4, 8.3, 50.0, 40.0), 20.0),
        (rectangle(30.0, 20.0, 0.4, 30.0), 0.0),
        (rectangle(-20.0, -20.0, 200.0, 200.0), 8.0),
    ] {
        let picture = draw(SIZE, 1.0, |renderer| {
            renderer.fill_quad(quad(bounds, radius), INK);
        });
        // A corner is antialiased by distance, which differs a little from its area.
        let tolerance = if radius > 0.0 { 14 } else { 6 };
        picture.assert_near(tolerance, |x, y| {
            let covered = coverage(x, y, |x, y| is_in_rounded(bounds, radius, x, y));
            bytes(over(BACKGROUND, INK, covered))
        });
    }
}

#[test]
fn borders_lie_inside_the_edge() {
    let bounds = rectangle(10.0, 8.0, 50.0, 40.0);
    let (radius, width) = (14.0, 3.0);
    let border_color = Color::from_rgb(0.2, 0.4, 1.0);
    let picture = draw(SIZE, 1.0, |renderer| {
        let mut quad = quad(bounds, radius);
        quad.snap = true;
        quad.border.width = width;
        quad.border.color = border_color;
        renderer.fill_quad(quad, INK);
    });
    let inner = bounds.shrink(width);
    picture.assert_near(16, |x, y| {
        let outer = coverage(x, y, |x, y| is_in_rounded(bounds, radius, x, y));
        let inside = coverage(x, y, |x, y| is_in_rounded(inner, radius - width, x, y));
        let mix = |channel: fn(Color) -> f32| {
            channel(BACKGROUND) * (1.0 - outer)
                + channel(border_color) * (outer - inside)
                + channel(INK) * inside
        };
        bytes(Color::from_rgb(mix(|c| c.r), mix(|c| c.g), mix(|c| c.b)))
    });
}

#[test]
fn snapped_quads_have_sharp_edges_at_every_scale() {
    for scale in [1.0, 1.25, 1.5, 2.0] {
        let picture = draw(SIZE, scale, |renderer| {
            let quad = Quad {
                snap: true,
                ..quad(rectangle(5.3, 4.4, 20.2, 0.5), 0.0)
            };
            renderer.fill_quad(quad, INK);
        });
        let mut drawn = 0;
        picture.assert_near(0, |x, y| {
            let is_drawn = picture.at(x, y) == bytes(INK);
            bytes(if is_drawn { INK } else { BACKGROUND })
        });
        for y in 0..SIZE.height {
            drawn += u32::from(picture.at(20, y) == bytes(INK));
        }
        assert!(drawn >= 1, "half a pixel is not lost at scale {scale}");
    }
}

#[test]
fn shadows_fall_off_with_the_distance() {
    let bounds = rectangle(24.0, 20.0, 30.0, 20.0);
    let shadow = Shadow {
        color: Color::from_rgba(0.0, 0.0, 0.0, 0.8),
        offset: Vector::new(3.0, 5.0),
        blur_radius: 8.0,
    };
    let picture = draw(SIZE, 1.0, |renderer| {
        let quad = Quad {
            shadow,
            ..quad(bounds, 6.0)
        };
        renderer.fill_quad(quad, Color::TRANSPARENT);
    });
    let moved = bounds + shadow.offset;
    picture.assert_near(2, |x, y| {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        let past_x = ((x - moved.center_x()).abs() - (moved.width / 2.0 - 6.0)).max(0.0);
        let past_y = ((y - moved.center_y()).abs() - (moved.height / 2.0 - 6.0)).max(0.0);
        let distance = (past_x.hypot(past_y) - 6.0).max(0.0);
        let t = ((distance + 8.0) / 16.0).clamp(0.0, 1.0);
        bytes(over(
            BACKGROUND,
            shadow.color,
            1.0 - t * t * (3.0 - 2.0 * t),
        ))
    });
}

#[test]
fn gradients_run_between_their_stops() {
    let bounds = rectangle(0.0, 0.0, 80.0, 60.0);
    for angle in [0.0, FRAC_PI_2, 0.7, PI + 0.4] {
        let (from, to) = (
            Color::from_rgb(1.0, 0.0, 0.2),
            Color::from_rgb(0.0, 0.8, 1.0),
        );
        let picture = draw(SIZE, 1.0, |renderer| {
            let linear = Linear::new(Radians(angle))
                .add_stop(0.25, from)
                .add_stop(0.75, to);
            renderer.fill_quad(quad(bounds, 0.0), Background::Gradient(linear.into()));
        });
        let (start, end) = Radians(angle).to_distance(&bounds);
        let along = end - start;
        picture.assert_near(3, |x, y| {
            let point = Point::new(x as f32 + 0.5, y as f32 + 0.5) - start;
            let at =
                (point.x * along.x + point.y * along.y) / (along.x * along.x + along.y * along.y);
            let share = ((at - 0.25) / 0.5).clamp(0.0, 1.0);
            bytes(over(from, to, share))
        });
    }
}

/// Red rises to the right, green downwards; the right half is half transparent.
fn sample(width: u32, height: u32) -> (image::Handle, impl Fn(u32, u32) -> [u8; 4]) {
    let pixel = move |x: u32, y: u32| {
        let alpha = if x < width / 2 { 255 } else { 128 };
        [(x * 255 / width) as u8, (y * 255 / height) as u8, 90, alpha]
    };
    let pixels = (0..height).flat_map(|y| (0..width).flat_map(move |x| pixel(x, y)));
    (
        image::Handle::from_rgba(width, height, pixels.collect::<Vec<u8>>()),
        pixel,
    )
}

fn composite([r, g, b, a]: [u8; 4]) -> [u8; 4] {
    let color = Color::from_rgba8(r, g, b, f32::from(a) / 255.0);
    bytes(over(BACKGROUND, color, 1.0))
}

fn draw_image(image: core::Image, bounds: Rectangle) -> Picture {
    draw(SIZE, 1.0, |renderer| {
        renderer.draw_image(image, bounds, bounds);
    })
}

#[test]
fn images_that_fit_are_copied() {
    let (handle, pixel) = sample(30, 20);
    let picture = draw_image(core::Image::new(handle), rectangle(20.4, 10.0, 30.3, 20.0));
    picture.assert_near(1, |x, y| {
        if (20..50).contains(&x) && (10..30).contains(&y) {
            composite(pixel(x - 20, y - 10))
        } else {
            bytes(BACKGROUND)
        }
    });
}

#[test]
fn images_of_another_size_are_interpolated() {
    let (handle, pixel) = sample(30, 20);
    let bounds = rectangle(5.0, 4.0, 70.0, 50.0);
    let picture = draw_image(core::Image::new(handle), bounds);
    picture.assert_near(3, |x, y| {
        if !bounds.contains(Point::new(x as f32 + 0.5, y as f32 + 0.5)) {
            return bytes(BACKGROUND);
        }
        let source_x = ((x as f64 + 0.5 - 5.0) * 30.0 / 70.0 - 0.5).clamp(0.0, 29.0);
        let source_y = ((y as f64 + 0.5 - 4.0) * 20.0 / 50.0 - 0.5).clamp(0.0, 19.0);
        let (left, top) = (source_x.floor(), source_y.floor());
        let mut sum = [0.0; 4];
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let weight = (1.0 - (source_x - left - dx).abs()) * (1.0 - (source_y - top - dy).abs());
            let at = pixel(((left + dx) as u32).min(29), ((top + dy) as u32).min(19));
            let alpha = f64::from(at[3]) / 255.0;
            for (sum, channel) in sum.iter_mut().zip([at[0], at[1], at[2], 255]) {
                *sum += weight * alpha * f64::from(channel);
            }
        }
        let below = bytes(BACKGROUND);
        let keep = 1.0 - sum[3] / 255.0;
        [0, 1, 2, 3].map(|at| (sum[at] + keep * f64::from(below[at])).round() as u8)
    });
}

#[test]
fn images_are_rotated_on_their_centre() {
    let (handle, pixel) = sample(30, 20);
    for filter in [FilterMethod::Linear, FilterMethod::Nearest] {
        let image = core::Image::new(handle.clone())
            .filter_method(filter)
            .rotation(Radians(FRAC_PI_2));
        let bounds = rectangle(20.0, 20.0, 30.0, 20.0);
        let picture = draw(SIZE, 1.0, |renderer| {
            renderer.draw_image(image.clone(), bounds, Rectangle::INFINITE);
        });
        // Turned by a quarter on (35, 30), the image lies between (25, 15) and (45, 45).
        picture.assert_near(2, |x, y| {
            if (25..45).contains(&x) && (15..45).contains(&y) {
                composite(pixel(y - 15, 44 - x))
            } else {
                bytes(BACKGROUND)
            }
        });
    }
}

#[test]
fn images_take_opacity_and_rounded_corners() {
    let (handle, pixel) = sample(30, 20);
    let bounds = rectangle(20.0, 10.0, 30.0, 20.0);
    let mut image = core::Image::new(handle).opacity(0.5);
    image.border_radius = 8.0.into();
    let picture = draw_image(image, bounds);
    picture.assert_near(8, |x, y| {
        if !bounds.contains(Point::new(x as f32 + 0.5, y as f32 + 0.5)) {
            return bytes(BACKGROUND);
        }
        let covered = coverage(x, y, |x, y| is_in_rounded(bounds, 8.0, x, y));
        let [r, g, b, a] = pixel(x - 20, y - 10);
        let color = Color::from_rgba8(r, g, b, f32::from(a) / 255.0 * 0.5);
        bytes(over(BACKGROUND, color, covered))
    });
}

const ARROW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">
    <path d="M2 12 L16 3 V9 H22 V15 H16 V21 Z" fill="#c04020" fill-opacity="0.8"/></svg>"##;

fn rendered_by_resvg(document: &str, side: u32) -> resvg::tiny_skia::Pixmap {
    let tree = resvg::usvg::Tree::from_str(document, &resvg::usvg::Options::default()).unwrap();
    let mut pixmap = resvg::tiny_skia::Pixmap::new(side, side).unwrap();
    let scale = side as f32 / tree.size().width();
    let transform = resvg::tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    pixmap
}

fn draw_svg(svg: core::Svg, bounds: Rectangle) -> Picture {
    draw(SIZE, 1.0, |renderer| {
        renderer.draw_svg(svg, bounds, bounds);
    })
}

fn pixel_of(pixmap: &resvg::tiny_skia::Pixmap, x: u32, y: u32) -> [u8; 4] {
    let pixel = pixmap.pixel(x, y).unwrap().demultiply();
    [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
}

#[test]
fn svgs_are_drawn_as_resvg_draws_them() {
    let handle = svg::Handle::from_memory(ARROW.as_bytes());
    let expected = rendered_by_resvg(ARROW, 48);
    let bounds = rectangle(16.0, 6.0, 48.0, 48.0);
    let inside = |x: u32, y: u32| (16..64).contains(&x) && (6..54).contains(&y);
    draw_svg(core::Svg::new(handle.clone()), bounds).assert_near(2, |x, y| {
        if inside(x, y) {
            composite(pixel_of(&expected, x - 16, y - 6))
        } else {
            bytes(BACKGROUND)
        }
    });
    // A tint replaces all colours.
    draw_svg(core::Svg::new(handle.clone()).color(INK), bounds).assert_near(2, |x, y| {
        if inside(x, y) {
            let alpha = pixel_of(&expected, x - 16, y - 6)[3];
            bytes(over(BACKGROUND, INK, f32::from(alpha) / 255.0))
        } else {
            bytes(BACKGROUND)
        }
    });
    let rotated = core::Svg::new(handle).rotation(Radians(FRAC_PI_2));
    draw_svg(rotated, bounds).assert_near(2, |x, y| {
        if inside(x, y) {
            composite(pixel_of(&expected, y - 6, 47 - (x - 16)))
        } else {
            bytes(BACKGROUND)
        }
    });
}

#[cfg(feature = "svg-text")]
#[test]
fn text_inside_an_svg_is_drawn() {
    let document = r##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
        <text x="4" y="30" font-family="Fira Sans" font-size="32" fill="#ffffff">H</text></svg>"##;
    let handle = svg::Handle::from_memory(document.as_bytes());
    let picture = draw_svg(core::Svg::new(handle), rectangle(0.0, 0.0, 40.0, 40.0));
    // Both stems and the bar of the letter, and nothing between the stems above the bar.
    let is_ink = |x: u32, y: u32| picture.at(x, y)[0] > 200;
    let row = |y: u32| (0..40).filter(|x| is_ink(*x, y)).count();
    assert!((4..10).contains(&row(12)), "two stems: {}", row(12));
    assert!(row(19) > row(12), "a bar: {} and {}", row(19), row(12));
}

fn draw_canvas(record: impl FnOnce(&mut tablee_render::geometry::Frame)) -> Picture {
    draw(SIZE, 1.0, |renderer| {
        let mut frame = renderer.new_frame(rectangle(0.0, 0.0, 80.0, 60.0));
        record(&mut frame);
        let geometry = frame.into_geometry();
        renderer.draw_geometry(geometry);
    })
}

#[test]
fn curves_cover_their_area() {
    let (x, y, r) = (40.2, 30.6, 22.3);
    // Four cubic curves that are a circle within a hundredth of a pixel.
    let k = 0.5523 * r;
    let point = Point::new;
    let circle = Path::new(|builder| {
        builder.move_to(point(x + r, y));
        builder.bezier_curve_to(point(x + r, y + k), point(x + k, y + r), point(x, y + r));
        builder.bezier_curve_to(point(x - k, y + r), point(x - r, y + k), point(x - r, y));
        builder.bezier_curve_to(point(x - r, y - k), point(x - k, y - r), point(x, y - r));
        builder.bezier_curve_to(point(x + k, y - r), point(x + r, y - k), point(x + r, y));
    });
    let picture = draw_canvas(|frame| frame.fill(&circle, INK));
    picture.assert_near(6, |column, row| {
        let covered = coverage(column, row, |at_x, at_y| (at_x - x).hypot(at_y - y) <= r);
        bytes(over(BACKGROUND, INK, covered))
    });
}

#[test]
fn polygons_cover_their_area() {
    let corners = [
        (5.3, 7.1),
        (71.9, 2.4),
        (76.2, 40.8),
        (31.0, 29.7),
        (12.6, 58.9),
    ]
    .map(|(x, y)| Point::new(x, y));
    let picture = draw_canvas(|frame| frame.fill(&polygon(&corners), INK));
    picture.assert_near(3, |x, y| {
        let covered = coverage(x, y, |x, y| winding(&corners, x, y) != 0);
        bytes(over(BACKGROUND, INK, covered))
    });
}

fn polygon(corners: &[Point]) -> Path {
    Path::new(|builder| {
        builder.move_to(corners[0]);
        for corner in &corners[1..] {
            builder.line_to(*corner);
        }
        builder.close();
    })
}

/// Number of times that a polygon winds around a point.
fn winding(points: &[Point], x: f32, y: f32) -> i32 {
    let next = points.iter().cycle().skip(1);
    points
        .iter()
        .zip(next)
        .map(|(a, b)| {
            let is_right = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
            match (a.y <= y, b.y <= y) {
                (true, false) if is_right < 0.0 => -1,
                (false, true) if is_right > 0.0 => 1,
                _ => 0,
            }
        })
        .sum()
}

#[test]
fn fill_rules_decide_about_overlaps() {
    let star: Vec<Point> = (0..5)
        .map(|corner| {
            let angle = corner as f32 * 4.0 * PI / 5.0;
            Point::new(40.0 + 27.0 * angle.sin(), 30.0 - 27.0 * angle.cos())
        })
        .collect();
    for rule in [fill::Rule::NonZero, fill::Rule::EvenOdd] {
        let picture = draw_canvas(|frame| {
            let style = Style::Solid(INK);
            frame.fill(&polygon(&star), Fill { style, rule });
        });
        // Where two edges of opposite direction cross a pixel, coverage is an approximation.
        picture.assert_near(40, |x, y| {
            let covered = coverage(x, y, |x, y| {
                let winding = winding(&star, x, y);
                match rule {
                    fill::Rule::NonZero => winding != 0,
                    fill::Rule::EvenOdd => winding % 2 != 0,
                }
            });
            bytes(over(BACKGROUND, INK, covered))
        });
    }
}

#[test]
fn strokes_have_their_width_and_dashes() {
    let line = Path::line(Point::new(10.0, 30.0), Point::new(70.0, 30.0));
    let picture = draw_canvas(|frame| {
        let stroke = Stroke {
            line_dash: LineDash {
                segments: &[10.0, 5.0],
                offset: 0,
            },
            ..Stroke::default().with_width(6.0).with_color(INK)
        };
        frame.stroke(&line, stroke);
    });
    picture.assert_near(1, |x, y| {
        let is_dash = (10..70).contains(&x) && (x - 10) % 15 < 10;
        let is_drawn = is_dash && (27..33).contains(&y);
        bytes(if is_drawn { INK } else { BACKGROUND })
    });
}

#[test]
fn a_part_of_a_canvas_can_be_clipped() {
    let clip = rectangle(20.0, 10.0, 30.0, 20.0);
    let picture = draw_canvas(|frame| {
        let mut clipped = frame.draft(clip);
        let all = Path::rectangle(Point::ORIGIN, Size::new(80.0, 60.0));
        clipped.fill(&all, INK);
        clipped.fill_text(canvas_text("WWWWWWWW", Point::ORIGIN, 60.0, INK));
        frame.paste(clipped);
    });
    picture.assert_near(0, |x, y| {
        let is_inside = clip.contains(Point::new(x as f32 + 0.5, y as f32 + 0.5));
        bytes(if is_inside { INK } else { BACKGROUND })
    });
}

#[test]
fn gradients_of_paths_follow_transformations() {
    let (from, to) = (
        Color::from_rgb(1.0, 0.0, 0.2),
        Color::from_rgb(0.0, 0.8, 1.0),
    );
    let linear = gradient::Linear::new(Point::new(0.0, 0.0), Point::new(20.0, 0.0))
        .add_stop(0.0, from)
        .add_stop(1.0, to);
    let picture = draw_canvas(|frame| {
        frame.translate(Vector::new(50.0, 10.0));
        frame.rotate(Radians(FRAC_PI_2));
        frame.scale_nonuniform(Vector::new(2.0, 1.0));
        let square = Path::rectangle(Point::ORIGIN, Size::new(20.0, 30.0));
        let style = Style::Gradient(Gradient::Linear(linear));
        let rule = fill::Rule::NonZero;
        frame.fill(&square, Fill { style, rule });
    });
    // The gradient now runs downwards from 10 to 50, between the columns 20 and 50.
    picture.assert_near(3, |x, y| {
        if (20..50).contains(&x) && (10..50).contains(&y) {
            bytes(over(from, to, (y as f32 + 0.5 - 10.0) / 40.0))
        } else {
            bytes(BACKGROUND)
        }
    });
}

/// The same glyphs as cosmic-text draws by itself, one pixel after the other.
#[test]
fn text_is_drawn_as_cosmic_text_draws_it() {
    let paragraph = paragraph("Ägyptische\nTürme, 12:34", 15.0, 80.0);
    let bounds = rectangle(0.0, 0.0, 80.0, 60.0);
    let picture = draw(SIZE, 1.0, |renderer| {
        renderer.fill_paragraph(&paragraph, Point::new(3.0, 5.0), INK, bounds);
    });
    let mut expected = vec![BACKGROUND; (SIZE.width * SIZE.height) as usize];
    let mut fonts = font_system().write().unwrap();
    let mut swash = cosmic_text::SwashCache::new();
    for run in paragraph.buffer().layout_runs() {
        for glyph in run.glyphs {
            let placed = glyph.physical((3.0, 5.0), 1.0);
            let color = cosmic_text::Color::rgb(0, 0, 0);
            swash.with_pixels(fonts.raw(), placed.cache_key, color, |x, y, pixel| {
                let x = placed.x + x;
                let y = placed.y + run.line_y.round() as i32 + y;
                let below = &mut expected[y as usize * SIZE.width as usize + x as usize];
                *below = over(*below, INK, f32::from(pixel.a()) / 255.0);
            });
        }
    }
    drop(fonts);
    let at = |x: u32, y: u32| bytes(expected[(y * SIZE.width + x) as usize]);
    picture.assert_near(2, at);
    let inked = (0..SIZE.width).filter(|x| at(*x, 15) != bytes(BACKGROUND));
    assert!(inked.count() > 10, "the reference shows text");
}

/// A canvas writes the same text at the same place as a paragraph.
#[test]
fn text_of_a_canvas_equals_a_paragraph() {
    let paragraph = paragraph("Zoé 7", 22.0, 80.0);
    let at = Point::new(4.0, 9.0);
    let written = draw(SIZE, 1.0, |renderer| {
        renderer.fill_paragraph(&paragraph, at, INK, rectangle(0.0, 0.0, 80.0, 60.0));
    });
    let drawn = draw_canvas(|frame| frame.fill_text(canvas_text("Zoé 7", at, 22.0, INK)));
    drawn.assert_near(0, |x, y| written.at(x, y));
}

/// A scale factor is the same as larger coordinates.
#[test]
fn scale_factors_scale_everything() {
    let record = |renderer: &mut tablee_render::Renderer, by: f32| {
        let mut quad = quad(
            rectangle(6.0 * by, 5.0 * by, 20.0 * by, 15.0 * by),
            4.0 * by,
        );
        quad.border.width = 1.0 * by;
        quad.border.color = Color::WHITE;
        quad.shadow = Shadow {
            color: Color::BLACK,
            offset: Vector::new(1.0 * by, 2.0 * by),
            blur_radius: 3.0 * by,
        };
        renderer.fill_quad(quad, INK);
        let mut frame = renderer.new_frame(rectangle(0.0, 0.0, 40.0 * by, 30.0 * by));
        let circle = Path::circle(Point::new(30.0 * by, 20.0 * by), 6.0 * by);
        frame.stroke(
            &circle,
            Stroke::default().with_width(2.0 * by).with_color(INK),
        );
        let at = Point::new(28.0 * by, 12.0 * by);
        frame.fill_text(canvas_text("8", at, 11.0 * by, INK));
        let geometry = frame.into_geometry();
        renderer.draw_geometry(geometry);
    };
    for scale in [1.25, 1.5, 2.0] {
        let scaled = draw(SIZE, scale, |renderer| record(renderer, 1.0));
        let drawn_larger = draw(SIZE, 1.0, |renderer| record(renderer, scale));
        // Curves are flattened before they are scaled.
        scaled.assert_near(12, |x, y| drawn_larger.at(x, y));
    }
}

#[test]
fn transformations_scale_borders_and_shadows() {
    let bordered = |by: f32| {
        let mut quad = quad(
            rectangle(6.0 * by, 5.0 * by, 20.0 * by, 15.0 * by),
            4.0 * by,
        );
        quad.border.width = 1.0 * by;
        quad.border.color = Color::WHITE;
        quad
    };
    let scaled = draw(SIZE, 1.0, |renderer| {
        renderer.with_transformation(core::Transformation::scale(2.0), |renderer| {
            renderer.fill_quad(bordered(1.0), INK);
        });
    });
    let drawn_larger = draw(SIZE, 1.0, |renderer| renderer.fill_quad(bordered(2.0), INK));
    scaled.assert_near(0, |x, y| drawn_larger.at(x, y));
}
