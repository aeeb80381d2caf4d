//! The pictures that are kept: compared, or renewed when that is asked for.

use super::window::{Variant, Window};
use std::fs;
use std::path::{Path, PathBuf};
use tablee::core::Language;
use tablee_fingerprint::{Fingerprint, Kept, Picture, difference, enlarged, sheet, write_indexed};

/// Accepts what is drawn now.
const RENEW: &str = "TABLEE_NEW_PICTURES";
/// A folder for all pictures in full size, also in forms that are not compared.
const EVERYTHING: &str = "TABLEE_PICTURES_DIR";
/// Scenes, separated by spaces: the others are passed by without a picture.
const ONLY: &str = "TABLEE_PICTURES_ONLY";

/// Every part of the app with its own test; the name of a scene begins with one of them.
const PARTS: [&str; 10] = [
    "ants",
    "cliff",
    "escape",
    "history",
    "home",
    "keyboard",
    "princess",
    "rules",
    "settings",
    "skyrunner",
];

/// Scenes of which real pictures are kept too, for people to look at.
const SHOWN: [(&str, &str); 12] = [
    ("home-lived-in", "1280x800-100-dark-fr"),
    ("home-lived-in", "360x640-175-light-fr"),
    ("settings-page", "1280x800-100-light-fr"),
    ("rules-ants", "1280x800-100-light-fr"),
    ("history-game-ants", "1280x800-100-dark-fr"),
    ("escape-middle", "1280x800-100-dark-fr"),
    ("escape-alarm", "360x640-100-dark-fr"),
    ("princess-count-half", "1280x800-100-light-fr"),
    ("skyrunner-told", "1280x800-100-dark-fr"),
    ("ants-count-half", "360x640-100-light-fr"),
    ("cliff-middle", "1280x800-100-light-fr"),
    ("cliff-end", "360x640-175-dark-fr"),
];

/// The pictures of one part of the app.
pub struct Album {
    part: &'static str,
    scenes: Vec<String>,
    failures: Vec<String>,
}

impl Album {
    pub fn new(part: &'static str) -> Self {
        assert!(PARTS.contains(&part), "{part} is no part of the app");
        for file in files(&failed_folder()) {
            if part_of(&stem(&file)) == Some(part) {
                fs::remove_file(file).unwrap();
            }
        }
        Self {
            part,
            scenes: Vec::new(),
            failures: Vec::new(),
        }
    }

    /// Compares the window as it is now in all its forms.
    pub fn scene(&mut self, name: &str, window: &mut Window) {
        self.take(name, window, &Variant::all(), false);
    }

    /// The same only in French: for texts that were put together before the language changed.
    pub fn french(&mut self, name: &str, window: &mut Window) {
        let mut variants = Variant::all();
        variants.retain(|variant| variant.language == Language::French);
        self.take(name, window, &variants, false);
    }

    /// The same with everything that scrolls at its end, where there is something to scroll.
    pub fn scrolled(&mut self, name: &str, window: &mut Window) {
        self.take(name, window, &Variant::tight(), true);
    }

    fn take(&mut self, name: &str, window: &mut Window, variants: &[Variant], scrolled: bool) {
        let scene = format!("{}-{name}", self.part);
        assert!(!self.scenes.contains(&scene), "{scene} is there twice");
        if std::env::var(ONLY).is_ok_and(|only| !only.split(' ').any(|name| name == scene)) {
            self.scenes.push(scene);
            return;
        }
        let file = kept_folder().join(format!("{scene}.txt"));
        let kept = match fs::read_to_string(&file) {
            Ok(text) => Kept::from_text(&text).unwrap_or_else(|error| panic!("{scene}: {error}")),
            Err(_) => Kept::default(),
        };
        let everything = std::env::var_os(EVERYTHING).map(PathBuf::from);
        let mut now = Kept::default();
        let mut sheet_of = Vec::new();
        let before = self.failures.len();
        for variant in variants.iter().copied() {
            let picture = window.picture(variant, scrolled);
            let name = variant.name();
            self.compare(&scene, &name, kept.find(&name), &picture);
            now.0.push((name.clone(), Fingerprint::of(&picture)));
            let changed = self.failures.len() > before;
            self.show(&scene, &name, &picture, changed);
            if everything.is_some() {
                sheet_of.push((variant, picture));
            }
        }
        if everything.is_some() && variants == Variant::all() {
            let more = Variant::to_look_at().into_iter();
            for variant in more.filter(|variant| !variants.contains(variant)) {
                sheet_of.push((variant, window.picture(variant, scrolled)));
            }
        }
        window.restore();
        if kept.0.len() > now.0.len() {
            self.failures
                .push(format!("{scene}: more pictures are kept than there are"));
        }
        if self.failures.len() > before && renewing() {
            fs::create_dir_all(kept_folder()).unwrap();
            fs::write(&file, now.to_text()).unwrap();
            self.failures.truncate(before);
        }
        if let Some(folder) = everything {
            write_all(&folder, &scene, sheet_of);
        }
        self.scenes.push(scene);
    }

    fn compare(&mut self, scene: &str, name: &str, kept: Option<&Fingerprint>, picture: &Picture) {
        let Some(kept) = kept else {
            let is = write_failed(scene, name, "is", picture);
            let failure = format!("{scene} {name}: no picture is kept, this is it: {is}");
            self.failures.push(failure);
            return;
        };
        let cells = kept.differing(picture);
        if cells.is_empty() {
            return;
        }
        if renewing() {
            self.failures.push(format!("{scene} {name}"));
            return;
        }
        let is = write_failed(scene, name, "is", picture);
        let marked = write_failed(scene, name, "difference", &difference(picture, &cells));
        let was = write_failed(scene, name, "was", &enlarged(kept));
        self.failures.push(format!(
            "{scene} {name}: {} cells differ\n  is {is}\n  difference {marked}\n  was (rough) {was}",
            cells.len()
        ));
    }

    /// Keeps a real picture of a few scenes.
    fn show(&mut self, scene: &str, name: &str, picture: &Picture, changed: bool) {
        if !SHOWN.contains(&(scene, name)) {
            return;
        }
        let file = kept_folder().join(format!("{scene}-{name}.png"));
        if renewing() && (changed || !file.exists()) {
            fs::create_dir_all(kept_folder()).unwrap();
            let by = if picture.width > 1000 { 2 } else { 1 };
            write_indexed(&picture.reduced(by), &file).unwrap();
        }
        if !file.exists() {
            self.failures.push(format!("{} is missing", file.display()));
        }
    }

    /// Fails with everything that was found, and with fingerprints whose scene is gone.
    pub fn finish(mut self) {
        for file in files(&kept_folder()) {
            let name = stem(&file);
            let of_scene = |scene: &String| match file.extension() {
                Some(end) if end == "png" => SHOWN
                    .iter()
                    .any(|(shown, variant)| shown == scene && name == format!("{shown}-{variant}")),
                _ => *scene == name,
            };
            if part_of(&name) != Some(self.part) || self.scenes.iter().any(of_scene) {
                continue;
            }
            if renewing() {
                fs::remove_file(&file).unwrap();
            } else {
                let failure = format!("{} is kept, but no scene has this name", file.display());
                self.failures.push(failure);
            }
        }
        assert!(
            self.failures.is_empty(),
            "{} pictures differ.\n{}\n{}",
            self.failures.len(),
            self.failures.join("\n"),
            how_to_accept()
        );
    }
}

/// The part of the app that a name begins with.
fn part_of(name: &str) -> Option<&'static str> {
    let begins = |part: &&str| {
        name.strip_prefix(*part)
            .is_some_and(|rest| rest.starts_with('-'))
    };
    PARTS.into_iter().find(|part| begins(part))
}

fn how_to_accept() -> String {
    format!("Look at the pictures; to accept them all: {RENEW}=1 cargo test --test pictures")
}

fn renewing() -> bool {
    std::env::var_os(RENEW).is_some()
}

fn kept_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures/kept")
}

/// Where the pictures of a failure go.
fn failed_folder() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    target.join("pictures")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.is_file());
    files.sort();
    files
}

/// The name of a file without its ending.
fn stem(file: &Path) -> String {
    file.file_stem().unwrap().to_string_lossy().into_owned()
}

/// Writes a picture for looking at, and says where it is.
fn write_failed(scene: &str, variant: &str, what: &str, picture: &Picture) -> String {
    let folder = failed_folder();
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{scene}-{variant}-{what}.png"));
    picture.write(&file).unwrap();
    file.display().to_string()
}

/// Every picture of a scene in full size, and the sheet with all of them.
fn write_all(folder: &Path, scene: &str, mut pictures: Vec<(Variant, Picture)>) {
    fs::create_dir_all(folder).unwrap();
    for (variant, picture) in &pictures {
        let file = folder.join(format!("{scene}-{}.png", variant.name()));
        picture.write(&file).unwrap();
    }
    let form = |variant: &Variant| (variant.size.width as u32, variant.percent);
    pictures.sort_by_key(|(variant, _)| form(variant));
    contact_sheet(&pictures)
        .write(&folder.join(format!("sheet-{scene}.png")))
        .unwrap();
}

/// All forms of a scene on one sheet: a row for every size of window and text, the phone in full
/// size and the others at half of theirs.
fn contact_sheet(pictures: &[(Variant, Picture)]) -> Picture {
    let mut rows: Vec<Vec<Picture>> = Vec::new();
    let mut form = None;
    for (variant, picture) in pictures {
        if form != Some((variant.size, variant.percent)) {
            rows.push(Vec::new());
            form = Some((variant.size, variant.percent));
        }
        let by = if variant.size.width < 700.0 { 1 } else { 2 };
        rows.last_mut().unwrap().push(picture.reduced(by));
    }
    sheet(&rows)
}

#[test]
fn everything_kept_belongs_to_a_part_of_the_app() {
    for file in files(&kept_folder()) {
        let name = stem(&file);
        assert!(
            part_of(&name).is_some(),
            "{} belongs to no test",
            file.display()
        );
    }
}
