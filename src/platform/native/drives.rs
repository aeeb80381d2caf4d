//! Folders in which users keep files: those of the desktop, and mounted drives.

use crate::platform::drives::{Kind, Place};
use directories::UserDirs;
use std::fs;
use std::path::{Path, PathBuf};

/// Where removable drives are mounted, and how many folders below.
const MOUNTS: [(&str, u8); 4] = [
    ("/media", 2),
    ("/run/media", 2),
    ("/Volumes", 1),
    ("/mnt", 1),
];

/// All places that exist now, the likeliest first.
pub fn all() -> Vec<Place> {
    let mut places = Vec::new();
    let mut add = |kind, path: &Path| {
        let known = places.iter().any(|place: &Place| place.path == path);
        // A journal, which is text, could not name a file there.
        if !known && path.to_str().is_some() && path.is_dir() {
            places.push(Place {
                kind,
                path: path.to_path_buf(),
            });
        }
    };
    if let Some(user) = UserDirs::new() {
        let home = user.home_dir();
        // The usual names, where the desktop has no settings for them.
        let named = |path: Option<&Path>, names: [&str; 3]| {
            let usual = names.map(|name| home.join(name));
            let usual = usual.into_iter().find(|path| path.is_dir());
            path.filter(|path| path.is_dir() && *path != home)
                .map(Path::to_path_buf)
                .or(usual)
        };
        let music = named(user.audio_dir(), ["Music", "Musique", "Musik"]);
        let downloads = ["Downloads", "Téléchargements", "Herunterladen"];
        let downloads = named(user.download_dir(), downloads);
        let known = [
            (Kind::Music, music),
            (Kind::Downloads, downloads),
            (Kind::Home, Some(home.to_path_buf())),
        ];
        for (kind, path) in known {
            if let Some(path) = path {
                add(kind, &path);
            }
        }
    }
    for (mount, depth) in MOUNTS {
        for drive in below(Path::new(mount), depth) {
            add(Kind::Drive, &drive);
        }
    }
    for letter in drive_letters() {
        add(Kind::Drive, &letter);
    }
    places
}

/// The desktop's folder for documents, when it has one.
pub fn documents() -> Option<PathBuf> {
    UserDirs::new()?
        .document_dir()
        .filter(|folder| folder.is_dir())
        .map(Path::to_path_buf)
}

/// The folders so many levels down; one that cannot be read has none.
fn below(folder: &Path, steps: u8) -> Vec<PathBuf> {
    if steps == 0 {
        return vec![folder.to_path_buf()];
    }
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .flat_map(|path| below(&path, steps - 1))
        .collect();
    found.sort();
    found
}

#[cfg(windows)]
fn drive_letters() -> Vec<PathBuf> {
    ('D'..='Z')
        .map(|letter| PathBuf::from(format!("{letter}:\\")))
        .collect()
}

#[cfg(not(windows))]
fn drive_letters() -> Vec<PathBuf> {
    Vec::new()
}
