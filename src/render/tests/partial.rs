//! Random scenes: what is drawn in parts equals what is drawn at once, to the last bit.

#![allow(clippy::unwrap_used)]

mod common;

use common::{BACKGROUND, canvas_text, paragraph, rectangle, renderer};
use proptest::prelude::*;
use std::sync::LazyLock;
use tablee_render::core::gradient::Linear;
use tablee_render::core::image::{FilterMethod, Renderer as _};
use tablee_render::core::renderer::Quad;
use tablee_render::core::svg::Renderer as _;
use tablee_render::core::text::Renderer as _;
use tablee_render::core::{
    self, Background, Border, Color, Font, Pixels, Point, Radians, Rectangle, Renderer as _,
    Shadow, Size, Vector, alignment, image, svg, text,
};
use tablee_render::graphics::Viewport;
use tablee_render::graphics::geometry::frame::Backend as _;
use tablee_render::graphics::geometry::{self, LineDash, Path, Renderer as _, Stroke};
use tablee_render::graphics::text::Paragraph;
use tablee_render::{Offscreen, Region, Renderer};

const WIDTH: f32 = 160.0;
const HEIGHT: f32 = 120.0;

#[derive(Debug, Clone)]
enum Primitive {
    Quad(QuadSpec),
    Paragraph(String, Rectangle, f32, Color),
    Text(String, Rectangle, f32, Color),
    Image(Rectangle, f32, f32, bool),
    Svg(Rectangle, f32, Option<Color>),
    Canvas(Rectangle, Vec<Drawn>),
    Layer(Rectangle, Vec<Primitive>),
}

#[derive(Debug, Clone)]
struct QuadSpec {
    bounds: Rectangle,
    color: Color,
    gradient_angle: Option<f32>,
    radius: f32,
    border: f32,
    blur: Option<f32>,
    snap: bool,
}

/// What is drawn on a canvas.
#[derive(Debug, Clone)]
enum Drawn {
    Circle(Point, f32, Color),
    Line(Vec<Point>, f32, bool, Color),
    Rectangle(Rectangle, f32, Color),
    Text(String, Point, f32, Color),
}

#[derive(Debug, Clone)]
enum Edit {
    Replace(prop::sample::Index, Primitive),
    Insert(prop::sample::Index, Primitive),
    Remove(prop::sample::Index),
}

static PIXELS: LazyLock<image::Handle> = LazyLock::new(|| {
    let pixels = (0..24 * 16_u32).flat_map(|index| {
        let (x, y) = (index % 24, index / 24);
        [x * 10, y * 15, (x ^ y) * 9, 255 - 8 * y].map(|channel| channel as u8)
    });
    image::Handle::from_rgba(24, 16, pixels.collect::<Vec<u8>>())
});

static DRAWING: LazyLock<svg::Handle> = LazyLock::new(|| {
    let document = r##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
        <circle cx="10" cy="10" r="8" fill="#c04020" stroke="#ffffff" stroke-width="2"/></svg>"##;
    svg::Handle::from_memory(document.as_bytes())
});

fn color() -> impl Strategy<Value = Color> {
    let alpha = prop_oneof![2 => Just(1.0_f32), 1 => 0.0..1.0_f32];
    (0.0..1.0_f32, 0.0..1.0_f32, 0.0..1.0_f32, alpha)
        .prop_map(|(r, g, b, a)| Color::from_rgba(r, g, b, a))
}

fn bounds() -> impl Strategy<Value = Rectangle> {
    let position = (-20.0..WIDTH, -20.0..HEIGHT);
    let size = prop_oneof![
        3 => (1.0..60.0_f32, 1.0..50.0_f32),
        1 => (80.0..200.0_f32, 80.0..160.0_f32),
    ];
    (position, size, any::<bool>()).prop_map(|((x, y), (width, height), whole)| {
        let round = |at: f32| if whole { at.round() } else { at };
        rectangle(round(x), round(y), round(width), round(height))
    })
}

fn point() -> impl Strategy<Value = Point> {
    (-10.0..90.0_f32, -10.0..90.0_f32).prop_map(|(x, y)| Point::new(x, y))
}

fn words() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "7",
        "12:34",
        "Ani, Zoé",
        "La réserve a trois joyaux.",
        "Ägyq",
    ])
    .prop_map(str::to_owned)
}

fn drawn() -> impl Strategy<Value = Drawn> {
    prop_oneof![
        (point(), 1.0..40.0_f32, color()).prop_map(|(at, r, c)| Drawn::Circle(at, r, c)),
        (
            prop::collection::vec(point(), 2..5),
            0.5..9.0_f32,
            any::<bool>(),
            color()
        )
            .prop_map(|(points, width, dashed, c)| Drawn::Line(points, width, dashed, c)),
        (bounds(), -1.0..1.0_f32, color()).prop_map(|(b, turn, c)| Drawn::Rectangle(b, turn, c)),
        (words(), point(), 8.0..40.0_f32, color())
            .prop_map(|(words, at, size, c)| Drawn::Text(words, at, size, c)),
    ]
}

fn quad() -> impl Strategy<Value = QuadSpec> {
    (
        bounds(),
        color(),
        prop::option::weighted(0.3, 0.0..6.0_f32),
        prop_oneof![Just(0.0_f32), 0.0..30.0_f32],
        prop_oneof![Just(0.0_f32), 0.5..5.0_f32],
        prop::option::weighted(0.4, 0.0..20.0_f32),
        any::<bool>(),
    )
        .prop_map(
            |(bounds, color, gradient_angle, radius, border, blur, snap)| QuadSpec {
                bounds,
                color,
                gradient_angle,
                radius,
                border,
                blur,
                snap,
            },
        )
}

fn primitive() -> impl Strategy<Value = Primitive> {
    let rotation = prop_oneof![Just(0.0_f32), -3.0..3.0_f32];
    let leaf = prop_oneof![
        4 => quad().prop_map(Primitive::Quad),
        2 => (words(), bounds(), 8.0..90.0_f32, color())
            .prop_map(|(words, at, size, color)| Primitive::Paragraph(words, at, size, color)),
        1 => (words(), bounds(), 8.0..40.0_f32, color())
            .prop_map(|(words, at, size, color)| Primitive::Text(words, at, size, color)),
        1 => (bounds(), rotation.clone(), 0.0..12.0_f32, any::<bool>())
            .prop_map(|(at, turn, radius, nearest)| Primitive::Image(at, turn, radius, nearest)),
        1 => (bounds(), rotation, prop::option::of(color()))
            .prop_map(|(at, turn, tint)| Primitive::Svg(at, turn, tint)),
        2 => (bounds(), prop::collection::vec(drawn(), 1..4))
            .prop_map(|(at, drawn)| Primitive::Canvas(at, drawn)),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        (bounds(), prop::collection::vec(inner, 1..4))
            .prop_map(|(clip, inside)| Primitive::Layer(clip, inside))
    })
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<prop::sample::Index>(), primitive()).prop_map(|(at, new)| Edit::Replace(at, new)),
        (any::<prop::sample::Index>(), primitive()).prop_map(|(at, new)| Edit::Insert(at, new)),
        any::<prop::sample::Index>().prop_map(Edit::Remove),
    ]
}

fn edited(scene: &[Primitive], edits: &[Edit]) -> Vec<Primitive> {
    let mut scene = scene.to_vec();
    for edit in edits {
        match edit {
            Edit::Insert(at, new) => {
                let at = at.index(scene.len() + 1);
                scene.insert(at, new.clone());
            }
            Edit::Replace(at, new) if !scene.is_empty() => {
                let at = at.index(scene.len());
                scene[at] = new.clone();
            }
            Edit::Remove(at) if !scene.is_empty() => {
                let _ = scene.remove(at.index(scene.len()));
            }
            Edit::Replace(..) | Edit::Remove(_) => {}
        }
    }
    scene
}

/// Records a scene. The paragraphs must live until it is drawn.
fn record(renderer: &mut Renderer, scene: &[Primitive], paragraphs: &mut Vec<Paragraph>) {
    for primitive in scene {
        match primitive {
            Primitive::Quad(spec) => record_quad(renderer, spec),
            Primitive::Paragraph(words, at, size, color) => {
                let paragraph = paragraph(words, *size, at.width);
                renderer.fill_paragraph(&paragraph, at.position(), *color, *at);
                paragraphs.push(paragraph);
            }
            Primitive::Text(words, at, size, color) => {
                renderer.fill_text(fragment(words, *size), at.position(), *color, *at);
            }
            Primitive::Image(at, turn, radius, nearest) => {
                let mut image = core::Image::new(PIXELS.clone()).rotation(Radians(*turn));
                image.border_radius = (*radius).into();
                if *nearest {
                    image.filter_method = FilterMethod::Nearest;
                }
                renderer.draw_image(image, *at, at.expand(*radius));
            }
            Primitive::Svg(at, turn, tint) => {
                let mut svg = core::Svg::new(DRAWING.clone()).rotation(Radians(*turn));
                svg.color = *tint;
                renderer.draw_svg(svg, *at, Rectangle::INFINITE);
            }
            Primitive::Canvas(at, content) => {
                let mut frame = renderer.new_frame(Rectangle::with_size(at.size()));
                for drawn in content {
                    record_drawn(&mut frame, drawn);
                }
                let geometry = frame.into_geometry();
                renderer.with_translation(Vector::new(at.x, at.y), |renderer| {
                    renderer.draw_geometry(geometry);
                });
            }
            Primitive::Layer(clip, inside) => {
                renderer.start_layer(*clip);
                record(renderer, inside, paragraphs);
                renderer.end_layer();
            }
        }
    }
}

fn fragment(words: &str, size: f32) -> core::Text<String, Font> {
    core::Text {
        content: words.to_owned(),
        bounds: Size::INFINITE,
        size: Pixels(size),
        line_height: text::LineHeight::default(),
        font: common::FONT,
        align_x: text::Alignment::Center,
        align_y: alignment::Vertical::Center,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    }
}

fn record_quad(renderer: &mut Renderer, spec: &QuadSpec) {
    let quad = Quad {
        bounds: spec.bounds,
        border: Border {
            color: Color::from_rgb(0.9, 0.4, 0.1),
            width: spec.border,
            radius: spec.radius.into(),
        },
        shadow: spec.blur.map_or(Shadow::default(), |blur_radius| Shadow {
            color: Color::from_rgba(0.0, 0.0, 0.0, 0.5),
            offset: Vector::new(1.5, blur_radius / 2.0),
            blur_radius,
        }),
        snap: spec.snap,
    };
    match spec.gradient_angle {
        None => renderer.fill_quad(quad, spec.color),
        Some(angle) => {
            let gradient = Linear::new(Radians(angle))
                .add_stop(0.1, spec.color)
                .add_stop(0.7, Color::WHITE)
                .add_stop(1.0, Color::BLACK);
            renderer.fill_quad(quad, Background::Gradient(gradient.into()));
        }
    }
}

fn record_drawn(frame: &mut tablee_render::geometry::Frame, drawn: &Drawn) {
    match drawn {
        Drawn::Circle(center, radius, color) => frame.fill(
            &Path::circle(*center, *radius),
            geometry::Fill {
                style: geometry::Style::Solid(*color),
                rule: geometry::fill::Rule::EvenOdd,
            },
        ),
        Drawn::Line(points, width, dashed, color) => {
            let path = Path::new(|builder| {
                builder.move_to(points[0]);
                for pair in points[1..].windows(2) {
                    builder.quadratic_curve_to(pair[0], pair[1]);
                }
                builder.line_to(points[points.len() - 1]);
            });
            let segments: &[f32] = if *dashed { &[7.0, 3.0, 2.0] } else { &[] };
            let stroke = Stroke {
                line_dash: LineDash {
                    segments,
                    offset: 2,
                },
                ..Stroke::default().with_width(*width).with_color(*color)
            };
            frame.stroke(&path, stroke);
        }
        Drawn::Rectangle(bounds, turn, color) => {
            frame.push_transform();
            frame.rotate(Radians(*turn));
            frame.fill_rectangle(bounds.position(), bounds.size(), *color);
            frame.pop_transform();
        }
        Drawn::Text(words, at, size, color) => {
            frame.fill_text(canvas_text(words, *at, *size, *color));
        }
    }
}

/// One window: what it shows, and what was recorded for it.
struct Window {
    renderer: Renderer,
    offscreen: Offscreen,
    viewport: Viewport,
    paragraphs: Vec<Paragraph>,
}

impl Window {
    fn new(scale: f32) -> Self {
        let size = Size::new((WIDTH * scale) as u32, (HEIGHT * scale) as u32);
        Self {
            renderer: renderer(),
            offscreen: Offscreen::default(),
            viewport: Viewport::with_physical_size(size, scale),
            paragraphs: Vec::new(),
        }
    }

    fn show(&mut self, scene: &[Primitive]) -> Vec<Region> {
        let bounds = Rectangle::with_size(self.viewport.logical_size());
        let mut paragraphs = Vec::new();
        self.renderer.reset(bounds);
        record(&mut self.renderer, scene, &mut paragraphs);
        let drawn = self
            .offscreen
            .draw(&mut self.renderer, &self.viewport, BACKGROUND);
        // What was shown before is still compared with: it goes only now.
        self.paragraphs = paragraphs;
        drawn
    }
}

/// Where two pictures differ.
fn wrong(shown: &Window, complete: &Window) -> Vec<(usize, usize)> {
    let width = shown.viewport.physical_width() as usize;
    let (shown, complete) = (shown.offscreen.rgba(), complete.offscreen.rgba());
    let pixels = shown.chunks(4).zip(complete.chunks(4)).enumerate();
    pixels
        .filter(|(_, (shown, complete))| shown != complete)
        .map(|(index, _)| (index % width, index / width))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn drawing_in_parts_equals_drawing_at_once(
        scene in prop::collection::vec(primitive(), 0..12),
        edits in prop::collection::vec(prop::collection::vec(edit(), 1..3), 1..4),
        scale in prop::sample::select(vec![1.0_f32, 1.25, 1.5, 2.0]),
    ) {
        let mut window = Window::new(scale);
        let mut scene = scene;
        let _ = window.show(&scene);
        for edits in &edits {
            scene = edited(&scene, edits);
            let _ = window.show(&scene);
            let mut complete = Window::new(scale);
            let _ = complete.show(&scene);
            let wrong = wrong(&window, &complete);
            prop_assert!(wrong.is_empty(), "{} wrong pixels: {:?}", wrong.len(), wrong.first());
        }
    }

    #[test]
    fn a_frame_without_changes_draws_nothing(
        scene in prop::collection::vec(primitive(), 0..12),
        scale in prop::sample::select(vec![1.0_f32, 1.25, 1.5, 2.0]),
    ) {
        let mut window = Window::new(scale);
        let _ = window.show(&scene);
        prop_assert_eq!(window.show(&scene), vec![]);
    }

    /// Two windows are drawn in turn, each by its own renderer.
    #[test]
    fn windows_do_not_disturb_each_other(
        scenes in prop::collection::vec(prop::collection::vec(primitive(), 0..6), 2),
        edit in edit(),
    ) {
        let mut windows = [Window::new(1.0), Window::new(1.5)];
        for (window, scene) in windows.iter_mut().zip(&scenes) {
            let _ = window.show(scene);
        }
        for (window, scene) in windows.iter_mut().zip(&scenes) {
            let scene = edited(scene, std::slice::from_ref(&edit));
            let _ = window.show(&scene);
            let mut complete = Window::new(window.viewport.scale_factor());
            let _ = complete.show(&scene);
            prop_assert_eq!(wrong(window, &complete), vec![]);
        }
    }
}

/// A change inside a list does not damage what follows it.
#[test]
fn an_inserted_quad_damages_only_its_place() {
    let quad = |x: f32| {
        Primitive::Quad(QuadSpec {
            bounds: rectangle(x, 10.0, 10.0, 10.0),
            color: Color::WHITE,
            gradient_angle: None,
            radius: 0.0,
            border: 0.0,
            blur: None,
            snap: true,
        })
    };
    let mut window = Window::new(1.0);
    let _ = window.show(&[quad(0.0), quad(80.0), quad(120.0)]);
    let drawn = window.show(&[quad(0.0), quad(40.0), quad(80.0), quad(120.0)]);
    assert_eq!(drawn.len(), 1);
    assert_eq!((drawn[0].left, drawn[0].right), (40, 50));
}

/// Both paragraphs exist at the same time, as in a widget that keeps its last ones.
#[test]
fn another_text_of_the_same_size_is_drawn() {
    let mut renderer = renderer();
    let mut offscreen = Offscreen::default();
    let viewport = Viewport::with_physical_size(Size::new(200, 60), 1.0);
    let paragraphs = ["12", "21"].map(|text| paragraph(text, 20.0, 200.0));
    let mut drawn = paragraphs.iter().map(|paragraph| {
        let window = rectangle(0.0, 0.0, 200.0, 60.0);
        renderer.reset(window);
        renderer.fill_paragraph(paragraph, Point::new(10.0, 10.0), Color::WHITE, window);
        offscreen.draw(&mut renderer, &viewport, Color::BLACK)
    });
    assert!(!drawn.next().unwrap().is_empty());
    assert!(!drawn.next().unwrap().is_empty());
}
