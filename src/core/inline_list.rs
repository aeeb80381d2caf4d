//! A short list without an allocation.

use std::ops::Deref;

use serde::{Serialize, Serializer};

/// A list of at most `N` items, stored in place: a journal may hold a million of them. A longer
/// one, which every rule refuses but which must be readable, is on the heap.
#[derive(Clone, Debug)]
pub struct InlineList<T, const N: usize>(Kept<T, N>);

#[derive(Clone, Debug)]
#[expect(clippy::box_collection, reason = "a thin pointer keeps the list short")]
enum Kept<T, const N: usize> {
    Here(u8, [T; N]),
    /// Doubly boxed, so that the rare case does not enlarge the common one.
    Elsewhere(Box<Vec<T>>),
}

impl<T, const N: usize> Deref for InlineList<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Kept::Here(len, items) => items.get(..usize::from(*len)).unwrap_or(items),
            Kept::Elsewhere(items) => items,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for InlineList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(source: I) -> Self {
        let mut source = source.into_iter();
        let mut items = [T::default(); N];
        let mut len = 0;
        for (slot, item) in items.iter_mut().zip(source.by_ref()) {
            *slot = item;
            len += 1;
        }
        match source.next() {
            None => Self(Kept::Here(len, items)),
            Some(more) => {
                let all = items.into_iter().chain([more]).chain(source);
                Self(Kept::Elsewhere(Box::new(all.collect())))
            }
        }
    }
}

impl<T: Copy + Default, const N: usize> From<&[T]> for InlineList<T, N> {
    fn from(items: &[T]) -> Self {
        items.iter().copied().collect()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a InlineList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for InlineList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for InlineList<T, N> {}

impl<T: Serialize, const N: usize> Serialize for InlineList<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::InlineList;

    #[test]
    fn holds_what_it_is_given() {
        for len in 0..9_u8 {
            let given: Vec<u8> = (0..len).collect();
            let few: InlineList<u8, 4> = given.iter().copied().collect();
            assert_eq!(*few, *given);
        }
    }
}
