//! Keyboard focus: moves from button to button, and scrolls to what has it.

use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Rectangle, Task, Vector};

/// Margin that stays visible around the focused widget.
const AROUND: f32 = 12.0;

/// Moves the focus on, or back.
pub fn step<Message: Send + 'static>(forward: bool) -> Task<Message> {
    let step = if forward {
        operation::focus_next()
    } else {
        operation::focus_previous()
    };
    step.chain(operate(Find::default()).discard())
}

type Offset = AbsoluteOffset<Option<f32>>;

/// Finds the focused widget, and how far the area around it must scroll.
#[derive(Default)]
struct Find {
    /// How many scrolling areas have been seen.
    areas: usize,
    /// The area whose content comes next.
    entering: Option<(usize, Rectangle, Vector)>,
    /// The areas around the current widget, outermost first.
    around: Vec<(usize, Rectangle, Vector)>,
    scrolls: Option<(usize, Offset)>,
}

impl Operation<()> for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let depth = self.around.len();
        self.around.extend(self.entering.take());
        operate(self);
        self.around.truncate(depth);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entering = Some((self.areas, bounds, translation));
        self.areas += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if let Some((area, shown, translation)) = self.around.last()
            && state.is_focused()
        {
            let x = offset(bounds.x - shown.x, bounds.width, translation.x, shown.width);
            let y = offset(
                bounds.y - shown.y,
                bounds.height,
                translation.y,
                shown.height,
            );
            self.scrolls = Some((*area, AbsoluteOffset { x, y }));
        }
    }

    fn finish(&self) -> Outcome<()> {
        match self.scrolls {
            Some((area, offset)) => Outcome::Chain(Box::new(Scroll {
                area,
                offset,
                seen: 0,
            })),
            None => Outcome::None,
        }
    }
}

/// Where to scroll so that a widget of this length is visible, if it is not.
fn offset(at: f32, length: f32, scrolled: f32, shown: f32) -> Option<f32> {
    if at < scrolled {
        Some((at - AROUND).max(0.0))
    } else if at + length > scrolled + shown {
        Some((at + length + AROUND - shown).max(0.0))
    } else {
        None
    }
}

struct Scroll {
    area: usize,
    offset: Offset,
    seen: usize,
}

impl Operation<()> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.seen == self.area {
            state.scroll_to(self.offset);
        }
        self.seen += 1;
    }
}
