//! The canvas of the wall: known rock, equipment, climbers, and where one may go.

use super::super::rules::State;
use super::super::scene::{Scene, Way};
use super::super::wall::Place;
use super::Sight;
use super::field::{Extent, Field, Fit};
use super::paint;
use crate::core::{Player, Seat};
use crate::ui::{Cache, Canvas, Element, Frame, Geometry, Renderer, Ui};
use iced::widget::canvas::{self, Action};
use iced::widget::{container, space, stack};
use iced::{Event, Length, Point, Rectangle, Theme, Vector, mouse, touch};
use std::cell::Cell;

/// What is marked on the wall.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    pub ways: Vec<(Place, Way)>,
    /// Places offered for the chosen token or cave.
    pub offers: Vec<Place>,
    /// The highest row for it.
    pub limit: Option<i64>,
    /// The place selected with the keyboard.
    pub cursor: Option<Place>,
    /// The climber whose place is being corrected.
    pub corrected: Option<Seat>,
    pub over: bool,
}

/// The three drawings in layers; cleared when something changes.
#[derive(Debug, Default)]
pub struct Layers {
    caches: [Cache; 3],
    key: Cell<(bool, u16, usize)>,
}

impl Layers {
    pub fn clear(&self) {
        for cache in &self.caches {
            cache.clear();
        }
    }

    /// Redraws when colours or language have changed, which are no part of the game.
    fn fresh(&self, ui: &Ui<'_>) {
        let language = ui.words.language() as usize;
        let key = (ui.colours.dark, ui.percent, language);
        if self.key.replace(key) != key {
            self.clear();
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Rock,
    Things,
    Marks,
}

/// Everything that the wall shows.
#[derive(Debug, Clone)]
pub struct Wall<'a> {
    pub ui: Ui<'a>,
    pub state: &'a State,
    pub scene: &'a Scene,
    pub people: &'a [Player],
    pub marks: Marks,
    pub sight: &'a Sight,
}

impl Wall<'_> {
    fn field(&self, bounds: Rectangle, pan: Vector) -> Field {
        let narrow = self.ui.narrow();
        let (columns, rows) = if narrow { (5, 6) } else { (7, 7) };
        let extent = Extent::of(&self.sight.known, columns, rows);
        let scale = (bounds.height / 620.0).clamp(1.0, 1.6);
        let fit = Fit {
            gutter: if narrow { 36.0 } else { 56.0 },
            // At the end the whole cliff is shown, and nothing can be tapped.
            least: match (self.marks.over, narrow) {
                (true, _) => 12.0,
                (false, true) => 48.0,
                (false, false) if bounds.height < 420.0 => 48.0,
                (false, false) => 56.0,
            },
            most: 76.0 * scale,
            focus: self.sight.focus,
            pan,
        };
        Field::new(bounds.size(), extent, fit)
    }
}

struct Sheet<'a, Message> {
    part: Part,
    wall: Wall<'a>,
    layers: &'a Layers,
    on_place: fn(Place) -> Message,
    on_pan: fn(Vector) -> Message,
}

/// The wall as large as its room; a tap gives the place under the finger.
pub fn wall_canvas<'a, Message: 'a>(
    wall: &Wall<'a>,
    layers: &'a Layers,
    on_place: fn(Place) -> Message,
    on_pan: fn(Vector) -> Message,
) -> Element<'a, Message> {
    layers.fresh(&wall.ui);
    let sheet = |part| {
        Canvas::new(Sheet {
            part,
            wall: wall.clone(),
            layers,
            on_place,
            on_pan,
        })
        .width(Length::Fill)
        .height(Length::Fill)
    };
    // Pictures on a canvas are not clipped to it, but those in the upper layers of a stack are: so
    // the lowest is empty.
    let sheets = stack![
        space(),
        sheet(Part::Rock),
        sheet(Part::Things),
        sheet(Part::Marks)
    ]
    .width(Length::Fill)
    .height(Length::Fill);
    container(sheets).clip(true).into()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pointer {
    Mouse,
    Finger(touch::Finger),
}

/// A finger on the wall.
#[derive(Debug, Default)]
pub struct Held {
    by: Option<Press>,
    drags: bool,
}

/// Where a finger came down: that tile is tapped, even if the wall changes until the finger lifts.
#[derive(Debug, Clone, Copy)]
struct Press {
    pointer: Pointer,
    at: Point,
    place: Option<Place>,
    pan: Vector,
}

/// Less than this is a tap by an unsteady finger, not a drag.
const STEADY: f32 = 14.0;

impl<Message> canvas::Program<Message, Theme, Renderer> for Sheet<'_, Message> {
    type State = Held;

    fn update(
        &self,
        held: &mut Held,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        if self.part != Part::Marks {
            return None;
        }
        let at = cursor.position();
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                self.press(held, Pointer::Mouse, bounds, at?)
            }
            Event::Touch(touch::Event::FingerPressed { id, position }) => {
                self.press(held, Pointer::Finger(*id), bounds, *position)
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                self.drag(held, Pointer::Mouse, bounds, *position)
            }
            Event::Touch(touch::Event::FingerMoved { id, position }) => {
                self.drag(held, Pointer::Finger(*id), bounds, *position)
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                self.lift(held, Pointer::Mouse, at?)
            }
            Event::Touch(touch::Event::FingerLifted { id, position }) => {
                self.lift(held, Pointer::Finger(*id), *position)
            }
            Event::Touch(touch::Event::FingerLost { .. }) => {
                *held = Held::default();
                None
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _held: &Held,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let cache = &self.layers.caches[self.part as usize];
        let drawing = cache.draw(renderer, bounds.size(), |frame: &mut Frame| {
            let field = self.wall.field(bounds, self.wall.sight.pan);
            match self.part {
                Part::Rock => paint::rock(frame, &self.wall, &field),
                Part::Things => paint::things(frame, &self.wall, &field),
                Part::Marks => paint::marks(frame, &self.wall, &field),
            }
        });
        vec![drawing]
    }
}

impl<Message> Sheet<'_, Message> {
    fn press(
        &self,
        held: &mut Held,
        pointer: Pointer,
        bounds: Rectangle,
        at: Point,
    ) -> Option<Action<Message>> {
        if held.by.is_some() || !bounds.contains(at) {
            return None;
        }
        let pan = self.wall.sight.pan;
        let inner = Point::new(at.x - bounds.x, at.y - bounds.y);
        held.by = Some(Press {
            pointer,
            at,
            place: self.wall.field(bounds, pan).place(inner),
            pan,
        });
        held.drags = false;
        Some(Action::capture())
    }

    fn drag(
        &self,
        held: &mut Held,
        pointer: Pointer,
        bounds: Rectangle,
        at: Point,
    ) -> Option<Action<Message>> {
        let press = held.by.filter(|press| press.pointer == pointer)?;
        let field = self.wall.field(bounds, press.pan + (at - press.at));
        if !field.overflows {
            return None;
        }
        held.drags |= press.at.distance(at) > STEADY;
        let pan = (self.on_pan)(field.pan);
        held.drags.then(|| Action::publish(pan).and_capture())
    }

    fn lift(&self, held: &mut Held, pointer: Pointer, at: Point) -> Option<Action<Message>> {
        let press = held.by.filter(|press| press.pointer == pointer)?;
        let drags = std::mem::take(held).drags;
        let place = press.place?;
        (!drags && press.at.distance(at) <= STEADY * 2.0)
            .then(|| Action::publish((self.on_place)(place)).and_capture())
    }
}
