//! The sketch of the wall: rock where the journal knows some, what hangs on it, who climbs it,
//! and where one may go.

use super::super::rules::State;
use super::super::scene::{Scene, Way};
use super::super::wall::Place;
use super::field::{Extent, Field, Fit};
use super::paint;
use crate::core::Player;
use crate::ui::{Cache, Canvas, Element, Frame, Geometry, Renderer, Ui};
use iced::widget::canvas::{self, Action};
use iced::widget::{container, space, stack};
use iced::{Event, Length, Point, Rectangle, Theme, Vector, mouse, touch};
use std::cell::Cell;

/// What is marked on the wall besides what is there.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    pub ways: Vec<(Place, Way)>,
    /// Places that are offered for what is being laid or hung.
    pub offers: Vec<Place>,
    /// The highest row for it.
    pub limit: Option<i64>,
    /// Where the keyboard stands.
    pub cursor: Option<Place>,
    pub over: bool,
}

/// The three drawings that lie on each other; cleared when something changes.
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

    /// The look is no part of the game, so it may change under a drawing.
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
    pub focus: Option<Place>,
    pub pan: Vector,
}

impl Wall<'_> {
    pub fn field(&self, bounds: Rectangle) -> Field {
        let narrow = self.ui.narrow();
        let (columns, rows) = if narrow { (5, 6) } else { (7, 7) };
        let extent = Extent::of(&self.scene.tiles, columns, rows);
        let scale = (bounds.height / 620.0).clamp(1.0, 1.6);
        let fit = Fit {
            gutter: if narrow { 36.0 } else { 56.0 },
            // Afterwards the whole cliff is to be seen, and nothing has to be hit.
            least: match (self.marks.over, narrow) {
                (true, _) => 22.0,
                (false, true) => 44.0,
                (false, false) if bounds.height < 420.0 => 44.0,
                (false, false) => 56.0,
            },
            most: 76.0 * scale,
            focus: self.focus,
            pan: self.pan,
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
pub fn sketch<'a, Message: 'a>(
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
    // Pictures on a canvas do not keep to it by themselves, but those in the upper layers of a
    // stack do: so the lowest is empty.
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

/// A finger on the wall: where it came down, and whether it drags.
#[derive(Debug, Default)]
pub struct Held {
    by: Option<(Pointer, Point, Vector)>,
    drags: bool,
}

/// Less than this is a tap by an unsteady hand.
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
                self.lift(held, Pointer::Mouse, bounds, at?)
            }
            Event::Touch(touch::Event::FingerLifted { id, position }) => {
                self.lift(held, Pointer::Finger(*id), bounds, *position)
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
            let field = self.wall.field(bounds);
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
        by: Pointer,
        bounds: Rectangle,
        at: Point,
    ) -> Option<Action<Message>> {
        if held.by.is_some() || !bounds.contains(at) {
            return None;
        }
        held.by = Some((by, at, self.wall.pan));
        held.drags = false;
        Some(Action::capture())
    }

    fn drag(
        &self,
        held: &mut Held,
        by: Pointer,
        bounds: Rectangle,
        at: Point,
    ) -> Option<Action<Message>> {
        let (pointer, from, pan) = held.by?;
        if pointer != by || !self.wall.field(bounds).overflows {
            return None;
        }
        held.drags |= from.distance(at) > STEADY;
        held.drags.then(|| {
            let mut moved = self.wall.clone();
            moved.pan = pan + (at - from);
            Action::publish((self.on_pan)(moved.field(bounds).pan)).and_capture()
        })
    }

    fn lift(
        &self,
        held: &mut Held,
        by: Pointer,
        bounds: Rectangle,
        at: Point,
    ) -> Option<Action<Message>> {
        let (pointer, from, _) = held.by?;
        if pointer != by {
            return None;
        }
        let drags = std::mem::take(held).drags;
        let inner = Point::new(at.x - bounds.x, at.y - bounds.y);
        let place = self.wall.field(bounds).place(inner)?;
        (!drags && from.distance(at) <= STEADY * 2.0)
            .then(|| Action::publish((self.on_place)(place)).and_capture())
    }
}
