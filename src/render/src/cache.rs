//! Bitmaps, kept until they take too much memory.

use crate::bitmap::Bitmap;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Bitmaps by key. What cannot be rasterised is remembered as well.
#[derive(Debug)]
pub struct Cache<K> {
    entries: FxHashMap<K, Entry>,
    bytes: usize,
    limit: usize,
    frame: u64,
}

#[derive(Debug)]
struct Entry {
    bitmap: Option<Bitmap>,
    last_used: u64,
}

impl Entry {
    fn bytes(&self) -> usize {
        /// What an entry takes besides its pixels.
        const OVERHEAD: usize = 96;
        OVERHEAD + self.bitmap.as_ref().map_or(0, Bitmap::bytes)
    }
}

impl<K: Copy + Eq + Hash> Cache<K> {
    pub fn new(limit: usize) -> Self {
        Self {
            entries: FxHashMap::default(),
            bytes: 0,
            limit,
            frame: 0,
        }
    }

    pub fn get_or_insert_with(
        &mut self,
        key: K,
        rasterize: impl FnOnce() -> Option<Bitmap>,
    ) -> Option<&Bitmap> {
        let entry = self.entries.entry(key).or_insert_with(|| {
            let entry = Entry {
                bitmap: rasterize(),
                last_used: 0,
            };
            self.bytes += entry.bytes();
            entry
        });
        entry.last_used = self.frame;
        entry.bitmap.as_ref()
    }

    /// Ends a frame. Above the limit, what was used longest ago is dropped until half of the
    /// limit is free, but nothing that this frame has used.
    pub fn trim(&mut self) {
        let frame = self.frame;
        self.frame += 1;
        if self.bytes <= self.limit {
            return;
        }
        let unused = self
            .entries
            .iter()
            .filter(|(_, entry)| entry.last_used < frame);
        let mut by_age: Vec<(u64, K)> =
            unused.map(|(key, entry)| (entry.last_used, *key)).collect();
        by_age.sort_unstable_by_key(|(last_used, _)| *last_used);
        for (_, key) in by_age {
            if self.bytes <= self.limit / 2 {
                break;
            }
            if let Some(entry) = self.entries.remove(&key) {
                self.bytes -= entry.bytes();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitmap::Pixels;

    fn bitmap() -> Option<Bitmap> {
        let mask = vec![0; 1000].into_boxed_slice();
        Some(Bitmap::new((0, 0), 10, 100, Pixels::Mask(mask)))
    }

    #[test]
    fn bitmaps_are_made_once_below_the_limit() {
        let mut cache = Cache::new(20_000);
        let mut made = 0;
        for _ in 0..500 {
            for key in 0..10 {
                let _ = cache.get_or_insert_with(key, || {
                    made += 1;
                    bitmap()
                });
            }
            cache.trim();
        }
        assert_eq!(made, 10);
    }

    #[test]
    fn the_oldest_are_dropped_above_the_limit() {
        let mut cache = Cache::new(20_000);
        for key in 0..30 {
            let _ = cache.get_or_insert_with(key, bitmap);
            cache.trim();
        }
        assert!(cache.bytes <= cache.limit);
        assert!(cache.entries.contains_key(&29) && !cache.entries.contains_key(&0));
        let sum: usize = cache.entries.values().map(Entry::bytes).sum();
        assert_eq!(cache.bytes, sum);
    }

    #[test]
    fn nothing_is_dropped_that_the_frame_needs() {
        let mut cache = Cache::new(5_000);
        for _ in 0..3 {
            for key in 0..10 {
                let _ = cache.get_or_insert_with(key, bitmap);
            }
            cache.trim();
            assert_eq!(cache.entries.len(), 10);
        }
    }
}
