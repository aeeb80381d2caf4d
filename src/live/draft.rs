//! Half-entered input with an undo of its own, before anything is written to the journal.

use std::ops::Deref;

/// Input as it is now, as it was before each tap, and as it was before each tap that was undone.
#[derive(Debug, Clone, Default)]
pub struct Drafting<D> {
    now: D,
    past: Vec<D>,
    future: Vec<D>,
}

impl<D: Clone + PartialEq> Drafting<D> {
    pub fn new(now: D) -> Self {
        Self::with_past(Vec::new(), now)
    }

    /// Input that is continued, with its earlier states, oldest first.
    pub fn with_past(past: Vec<D>, now: D) -> Self {
        Self {
            now,
            past,
            future: Vec::new(),
        }
    }

    /// Changes the input by one tap. Returns whether something changed.
    pub fn change(&mut self, change: impl FnOnce(&mut D)) -> bool {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now == before {
            return false;
        }
        self.past.push(before);
        self.future.clear();
        true
    }

    /// Changes what is no input, such as the cursor; it cannot be undone.
    pub fn adjust(&mut self, change: impl FnOnce(&mut D)) {
        change(&mut self.now);
    }

    /// Whether there is a tap to undo, or with `forward` one to redo.
    pub fn can_step(&self, forward: bool) -> bool {
        let steps = if forward { &self.future } else { &self.past };
        !steps.is_empty()
    }

    /// Undoes one tap, or redoes it. Returns whether there was one.
    pub fn step(&mut self, forward: bool) -> bool {
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        let Some(next) = from.pop() else {
            return false;
        };
        to.push(std::mem::replace(&mut self.now, next));
        true
    }
}

impl<D> Deref for Drafting<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_takes_back_one_tap_at_a_time() {
        let mut draft = Drafting::new(0);
        assert!(draft.change(|n| *n = 1));
        assert!(!draft.change(|n| *n = 1), "nothing changed");
        assert!(draft.change(|n| *n = 2));
        assert!(draft.step(false));
        assert_eq!(*draft, 1);
        assert!(draft.step(true));
        assert_eq!(*draft, 2);
        assert!(draft.step(false) && draft.step(false) && !draft.step(false));
        assert_eq!(*draft, 0);
        assert!(draft.change(|n| *n = 5));
        assert!(!draft.step(true), "a new tap drops what could be redone");
    }

    #[test]
    fn adjustments_are_not_undone_by_themselves() {
        let mut draft = Drafting::new((0, 'a'));
        let _ = draft.change(|(n, _)| *n = 1);
        draft.adjust(|(_, cursor)| *cursor = 'b');
        assert!(draft.step(false) && !draft.can_step(false));
    }
}
