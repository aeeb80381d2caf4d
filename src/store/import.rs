//! Imports games.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::game_file::GameFile;
use super::index::Change;
use super::text::{Parts, join};
use super::{Error, Place, Store, Summary};
use crate::core::FileId;
use crate::platform::file;

/// The result of importing a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    New(FileId),
    /// A game with the same lines exists, under this name.
    Already(FileId),
}

/// Imports games; the existing ones are listed only once.
#[derive(Debug)]
pub struct Importer {
    store: Store,
    here: BTreeSet<FileId>,
}

impl Importer {
    /// Imports a game. Nothing is ever overwritten. It waits for the disk: not for the window's
    /// thread. `summary` is its index entry if it is finished.
    ///
    /// # Errors
    /// `NotAGame`, or any I/O error.
    pub fn take(
        &mut self,
        bytes: &[u8],
        place: Place,
        summary: Option<Summary>,
    ) -> Result<Imported, Error> {
        let parts = Parts::of(bytes)?;
        let date = file_date(&parts.header.started);
        let lines = join(&parts.lines);
        let stem = FileId::from_parts(&date, &parts.header.game, 0);
        let prefix = stem.as_str().rsplit_once('-').map_or("", |(stem, _)| stem);
        let alike = self
            .here
            .range(FileId::parse(prefix).unwrap_or_else(|| stem.clone())..)
            .take_while(|id| id.as_str().starts_with(prefix));
        for id in alike {
            if self
                .store
                .read_game(id)
                .is_ok_and(|text| text.bytes() == lines)
            {
                return Ok(Imported::Already(id.clone()));
            }
        }
        let id = (0..100)
            .map(|n| FileId::from_parts(&date, &parts.header.game, fingerprint(&lines) + n))
            .find(|id| !self.here.contains(id) && !self.store.has(id))
            .ok_or(Error::NotAGame)?;
        let path = self.store.shared().folder.game(place, &id);
        GameFile::create(&path, &parts.lines)?;
        let _ = self.here.insert(id.clone());
        if place == Place::Finished {
            let text = parts.into_text(id.clone(), place);
            let summary = Summary {
                id: id.clone(),
                ..summary.unwrap_or_else(|| Summary::rough(&text))
            };
            let change = Change::Put(Arc::new(summary));
            self.store.shared().lock().index.change(change);
            self.store.wake();
        }
        Ok(Imported::New(id))
    }
}

impl Store {
    /// An importer.
    ///
    /// # Errors
    /// When the folders cannot be listed.
    pub fn importer(&self) -> Result<Importer, Error> {
        let here = self.ids()?.into_iter().collect();
        Ok(Importer {
            store: self.clone(),
            here,
        })
    }

    fn ids(&self) -> Result<Vec<FileId>, Error> {
        let mut ids = Vec::new();
        for place in [Place::Current, Place::Finished] {
            let folder = self.shared().folder.of(place);
            let names = file::list(&folder).map_err(|e| Error::io(&folder, &e))?;
            let found = names.iter().filter_map(|name| FileId::from_file(name));
            ids.extend(found);
        }
        // Games that have no file yet.
        let state = self.shared().lock();
        let unwritten = state
            .open_games
            .iter()
            .filter(|(_, slot)| slot.at.is_none());
        ids.extend(unwritten.map(|(id, _)| id.clone()));
        Ok(ids)
    }

    fn has(&self, id: &FileId) -> bool {
        let shared = self.shared();
        shared.lock().open_games.contains_key(id)
            || [Place::Current, Place::Finished]
                .iter()
                .any(|place| file::exists(&shared.folder.game(*place, id)))
    }
}

/// The date as our file names have it, from the header.
fn file_date(started: &str) -> String {
    match chrono::DateTime::parse_from_rfc3339(started) {
        Ok(date) => date.format("%Y-%m-%dT%H%M%S").to_string(),
        Err(_) => "undated".to_owned(),
    }
}

/// The same lines always give the same letters (FNV-1a).
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(start, mix) >> 1
}
