//! Time to draw each kind of primitive, at 2560 × 1600 pixels and scale factor 2.
//!
//! `cargo bench -p tablee_render`. The unit is one fill of the same area by the standard library,
//! measured in the same run: only ratios mean something on another machine.

#![allow(clippy::unwrap_used, reason = "shared with tests")]
#![allow(clippy::disallowed_methods, reason = "it measures")]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{paragraph, rectangle, renderer};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tablee_render::core::image::{Handle, Image};
use tablee_render::core::renderer::Quad;
use tablee_render::core::text::Renderer as _;
use tablee_render::core::{
    Background, Border, Color, Gradient, Point, Radians, Rectangle, Renderer as _, Shadow, Size,
    Vector, border, gradient, image::Renderer as _,
};
use tablee_render::graphics::Viewport;
use tablee_render::graphics::geometry::{self, Path, Stroke, frame::Backend as _};
use tablee_render::{Offscreen, Renderer};

const SIZE: Size<u32> = Size::new(2560, 1600);
const SCALE: f32 = 2.0;
const WINDOW: Rectangle = Rectangle {
    x: 0.0,
    y: 0.0,
    width: 1280.0,
    height: 800.0,
};

fn quad(bounds: Rectangle) -> Quad {
    Quad {
        bounds,
        ..Quad::default()
    }
}

/// Five cards side by side.
fn cards() -> impl Iterator<Item = Rectangle> {
    (0..5).map(|card| rectangle(20.0 + 250.0 * card as f32, 200.0, 230.0, 400.0))
}

fn picture(width: u32, height: u32, alpha: impl Fn(u32) -> u8) -> Handle {
    let pixels = (0..width * height).flat_map(|pixel| [80, 40, 20, alpha(pixel)]);
    Handle::from_rgba(width, height, pixels.collect::<Vec<u8>>())
}

fn image(handle: &Handle, radius: f32) -> Image<Handle> {
    Image {
        border_radius: radius.into(),
        ..Image::new(handle.clone())
    }
}

type Scene = (&'static str, Box<dyn Fn(&mut Renderer)>);

fn scenes() -> Vec<Scene> {
    let mut scenes = quads();
    scenes.extend(others());
    scenes
}

const TRANSLUCENT: Color = Color::from_rgba(0.9, 0.8, 0.5, 0.2);

fn quads() -> Vec<Scene> {
    vec![
        (
            "vertical gradient",
            Box::new(|renderer| {
                let light = gradient::Linear::new(Radians(std::f32::consts::PI))
                    .add_stop(0.0, Color::from_rgb(0.2, 0.15, 0.1))
                    .add_stop(1.0, Color::BLACK);
                let background = Background::Gradient(Gradient::Linear(light));
                renderer.fill_quad(quad(WINDOW), background);
            }),
        ),
        (
            "translucent quad",
            Box::new(|renderer| renderer.fill_quad(quad(WINDOW), TRANSLUCENT)),
        ),
        (
            "cards with borders",
            Box::new(|renderer| {
                for bounds in cards() {
                    let card = Quad {
                        border: border::rounded(26.0).width(1.0).color(Color::WHITE),
                        ..quad(bounds)
                    };
                    renderer.fill_quad(card, Color::from_rgb(0.2, 0.2, 0.2));
                }
            }),
        ),
        (
            "shadows",
            Box::new(|renderer| {
                for bounds in cards() {
                    let card = Quad {
                        border: Border::default().rounded(26.0),
                        shadow: Shadow {
                            color: Color::from_rgba(0.0, 0.0, 0.0, 0.5),
                            offset: Vector::new(0.0, 8.0),
                            blur_radius: 24.0,
                        },
                        ..quad(bounds)
                    };
                    renderer.fill_quad(card, Color::from_rgb(0.2, 0.2, 0.2));
                }
            }),
        ),
    ]
}

fn others() -> Vec<Scene> {
    let cover = picture(460, 576, |_| 255);
    let light = picture(640, 280, |pixel| (pixel % 200) as u8);
    let text: Vec<_> = (0..24)
        .map(|_| paragraph("Reprendre la partie : Zoé 11 · Ani 9", 18.0, 400.0))
        .collect();
    vec![
        (
            "covers with corners",
            Box::new(move |renderer| {
                for bounds in cards() {
                    let bounds = Rectangle {
                        height: 288.0,
                        ..bounds
                    };
                    renderer.draw_image(image(&cover, 16.0), bounds, bounds);
                }
            }),
        ),
        (
            "enlarged image",
            Box::new(move |renderer| {
                let bounds = rectangle(0.0, 0.0, 1280.0, 560.0);
                renderer.draw_image(image(&light, 0.0), bounds, bounds);
            }),
        ),
        (
            "text",
            Box::new(move |renderer| {
                for (index, paragraph) in text.iter().enumerate() {
                    let (column, row) = ((index % 3) as f32, (index / 3) as f32);
                    let position = Point::new(20.0 + 420.0 * column, 20.0 + 40.0 * row);
                    renderer.fill_paragraph(paragraph, position, Color::WHITE, WINDOW);
                }
            }),
        ),
        (
            "path",
            Box::new(move |renderer| {
                use geometry::Renderer as _;
                let mut frame = renderer.new_frame(WINDOW);
                let circle = Path::circle(Point::new(640.0, 400.0), 300.0);
                frame.fill(&circle, TRANSLUCENT);
                let stroke = Stroke::default().with_width(20.0).with_color(TRANSLUCENT);
                frame.stroke(&circle, stroke);
                let drawn = frame.into_geometry();
                renderer.draw_geometry(drawn);
            }),
        ),
    ]
}

/// The fastest of many repetitions.
fn fastest(mut run: impl FnMut()) -> Duration {
    let times = (0..40).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

fn main() {
    let viewport = Viewport::with_physical_size(SIZE, SCALE);
    let mut pixels = vec![0_u32; (SIZE.width * SIZE.height) as usize];
    let unit = fastest(|| black_box(&mut pixels).fill(black_box(1))).as_secs_f64();
    println!("{:<22}{:>8}  {:>12}", "", "ms", "× plain fill");
    let mut renderer = renderer();
    let time_of = |renderer: &mut Renderer, record: &dyn Fn(&mut Renderer)| {
        let mut offscreen = Offscreen::default();
        let mut turn = false;
        let mut draw = || {
            // Another background each time, so that everything is drawn.
            turn = !turn;
            let background = if turn { Color::BLACK } else { Color::WHITE };
            renderer.reset(WINDOW);
            record(renderer);
            let regions = offscreen.draw(renderer, &viewport, background);
            assert_eq!(regions.len(), 1);
        };
        draw();
        fastest(draw).as_secs_f64()
    };
    let empty = time_of(&mut renderer, &|_| {});
    let row = |name: &str, time: f64| {
        println!("{name:<22}{:>8.2}  {:>12.2}", time * 1e3, time / unit);
    };
    row("plain fill", unit);
    row("empty window", empty);
    let scenes = scenes();
    for (name, record) in &scenes {
        row(name, time_of(&mut renderer, &**record) - empty);
    }
    let record_all = |renderer: &mut Renderer| {
        for (_, record) in &scenes {
            record(renderer);
        }
    };
    row("all of them", time_of(&mut renderer, &record_all) - empty);
}
