//! Pulling the plug, filling the disk, forbidding it: the game goes on, says
//! so, and nothing is lost or doubled.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tablee::core::FileId;
use tablee::platform::file::Scratch;
use tablee::store::{Access, Error, Problem, Report, Store, Summary};

const HEADER: &str = r#"{"tablee":1,"game":"ants","started":"2026-11-16T20:15:00+01:00","setup":{"players":["Ani","Bo"]}}"#;
const PATIENCE: Duration = Duration::from_secs(20);

fn listening(folder: &Path) -> (Store, Receiver<Report>) {
    let (tell, told) = channel();
    let store = Store::open(folder, move |report| {
        let _ = tell.send(report);
    });
    (store, told)
}

fn line(n: usize) -> String {
    let padding = "x".repeat(n % 97);
    format!(r#"{{"at":"2026-11-16T20:16:00+01:00","note":{{"n":{n},"x":"{padding}"}}}}"#)
}

/// A whole game: the header and lines 1 to `last`.
fn whole(last: usize) -> String {
    let lines: String = (1..=last).map(|n| line(n) + "\n").collect();
    format!("{HEADER}\n{lines}")
}

fn game_file(folder: &Path, id: &FileId) -> PathBuf {
    folder.join("current").join(format!("{id}.jsonl"))
}

/// Not a test by itself: the process that is killed in the next one.
#[test]
fn child_plays_until_it_is_killed() {
    let Ok(folder) = std::env::var("TABLEE_TEST_PLAY") else {
        return;
    };
    let store = Store::open(Path::new(&folder), |report| {
        if let Report::Saved { lines, .. } = report {
            let mut out = std::io::stdout().lock();
            let _ = writeln!(out, "\nsaved {lines}");
            let _ = out.flush();
        }
    });
    let id = store.create(HEADER.as_bytes()).unwrap();
    for n in 1.. {
        store.append(&id, line(n).as_bytes()).unwrap();
        std::thread::sleep(Duration::from_micros(50));
    }
}

#[test]
fn whatever_was_reported_durable_survives_a_kill() {
    for enough in [1, 2, 37, 150, 400] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child_plays_until_it_is_killed", "--nocapture"])
            .env("TABLEE_TEST_PLAY", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut durable = 0;
        for text in out.lines().map_while(Result::ok) {
            if let Some(lines) = text.strip_prefix("saved ") {
                durable = lines.parse::<usize>().unwrap_or(durable);
            }
            if durable >= enough {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(durable >= enough);

        let (store, _told) = listening(folder.path());
        let id = store.current()[0].id.clone();
        let (text, access) = store.open_game(&id).unwrap();
        assert_eq!(access, Access::Write, "the lock died with it");
        let last = text.lines.len() - 1;
        assert!(
            last + 1 >= durable,
            "{durable} were promised, {last} are here"
        );
        store.append(&id, line(last + 1).as_bytes()).unwrap();
        store.flush(PATIENCE).unwrap();
        let on_disk = fs::read_to_string(game_file(folder.path(), &id)).unwrap();
        assert_eq!(on_disk, whole(last + 1));
        println!("killed after {durable} durable lines, {last} were there");
    }
}

/// A small disk of its own, if this process may have one.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=64k", "tablee-test"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Self(folder));
        }
        eprintln!("skipped: may not mount a disk here");
        None
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn remount(&self, how: &str) {
        let options = format!("remount,{how}");
        let status = Command::new("mount")
            .args(["-o", &options])
            .arg(self.path())
            .status();
        assert!(status.unwrap().success());
    }

    fn fill(&self) {
        let mut file = fs::File::create(self.path().join("filler")).unwrap();
        while file.write_all(&[b'x'; 512]).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.path().join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: a store that outlived a failed test may still be in there.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[test]
fn a_full_disk_is_only_a_longer_wait() {
    let Some(disk) = Disk::new() else { return };
    let (store, told) = listening(disk.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    store.flush(PATIENCE).unwrap();
    assert_eq!(store.problems(), []);
    told.try_iter().for_each(drop);

    disk.fill();
    for n in 2..=120 {
        store.append(&id, line(n).as_bytes()).unwrap();
    }
    let error = store.flush(PATIENCE).unwrap_err();
    assert_eq!(error.code(), "full");
    let unsaved = |r: &Report| {
        matches!(
            r,
            Report::Unsaved {
                error: Error::Full { .. },
                ..
            }
        )
    };
    assert!(told.try_iter().any(|r| unsaved(&r)));
    assert!(matches!(&store.problems()[..], [Problem::Unsaved { waiting, .. }] if *waiting > 0));
    assert_eq!(
        store.read_game(&id).unwrap().lines.len(),
        121,
        "the game goes on"
    );
    // What is on the disk ends with a whole line, however often it was tried.
    let on_disk = fs::read_to_string(game_file(disk.path(), &id)).unwrap();
    assert!(whole(120).starts_with(&on_disk) && on_disk.ends_with('\n'));
    // Nor is anyone woken every second to hear the same again, once all has been said.
    told.try_iter().for_each(drop);
    std::thread::sleep(Duration::from_millis(2500));
    assert!(told.try_iter().count() <= 1);

    disk.free();
    // By itself, without another tap.
    let saved = |r: Report| matches!(r, Report::Saved { lines: 121, .. }).then_some(());
    let mut news = std::iter::from_fn(|| told.recv_timeout(PATIENCE).ok());
    assert!(news.find_map(saved).is_some());
    assert_eq!(store.problems(), []);
    assert_eq!(
        fs::read_to_string(game_file(disk.path(), &id)).unwrap(),
        whole(120)
    );
}

#[test]
fn a_disk_full_from_the_start_keeps_all_in_memory() {
    let Some(disk) = Disk::new() else { return };
    drop(Store::open(disk.path(), |_| {}));
    disk.fill();
    let (store, _told) = listening(disk.path());
    assert!(matches!(
        &store.problems()[..],
        [Problem::ReadOnly {
            reason: Error::Full { .. }
        }]
    ));
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    store.save_settings("{}");
    assert!(store.flush(PATIENCE).is_err());
    assert_eq!(store.current().len(), 1);
    assert_eq!(store.settings().unwrap().as_deref(), Some("{}"));
    assert_eq!(store.problems().len(), 3, "{:?}", store.problems());
    disk.free();
    store.flush(PATIENCE).unwrap();
    assert_eq!(store.problems(), []);
    assert_eq!(
        fs::read_to_string(game_file(disk.path(), &id)).unwrap(),
        whole(1)
    );
    assert_eq!(
        fs::read_to_string(disk.path().join("settings.json")).unwrap(),
        "{}"
    );
}

#[test]
fn a_read_only_disk_is_played_on_in_memory() {
    let Some(disk) = Disk::new() else { return };
    let (store, _told) = listening(disk.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    drop(store);
    fs::write(disk.path().join("current/bad.jsonl"), "?").unwrap();
    disk.remount("ro");

    let (store, _told) = listening(disk.path());
    assert_eq!(store.current().len(), 1);
    let problems = store.problems();
    assert!(matches!(&problems[0], Problem::ReadOnly { reason } if reason.code() == "read-only"));
    assert!(matches!(
        &problems[1],
        Problem::Damaged { kept_as: None, .. }
    ));
    let (text, access) = store.open_game(&id).unwrap();
    assert_eq!(text.lines.len(), 1);
    assert!(matches!(access, Access::Memory(Error::ReadOnly { .. })));
    store.append(&id, line(1).as_bytes()).unwrap();
    assert_eq!(store.flush(PATIENCE).unwrap_err().code(), "read-only");
    // Leaving the game and coming back finds it as it was.
    store.close(&id);
    assert_eq!(store.open_game(&id).unwrap().0.lines.len(), 2);

    disk.remount("rw");
    store.append(&id, line(2).as_bytes()).unwrap();
    store.flush(PATIENCE).unwrap();
    assert_eq!(store.open_game(&id).unwrap().1, Access::Write);
    assert_eq!(
        fs::read_to_string(game_file(disk.path(), &id)).unwrap(),
        whole(2)
    );
    drop(store);
}

#[test]
fn a_file_changed_by_others_meanwhile_is_not_written_over() {
    let Some(disk) = Disk::new() else { return };
    let (store, _told) = listening(disk.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    drop(store);
    disk.remount("ro");
    let (store, _told) = listening(disk.path());
    store.open_game(&id).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    disk.remount("rw");
    let theirs = format!("{HEADER}\n{}\n", line(7));
    fs::write(game_file(disk.path(), &id), &theirs).unwrap();
    let error = store.flush(PATIENCE);
    // The retry may have been faster than we are; then ours came first.
    if let Err(error) = error {
        assert_eq!(error.code(), "changed");
        assert_eq!(
            fs::read_to_string(game_file(disk.path(), &id)).unwrap(),
            theirs
        );
    }
    drop(store);
}

#[test]
fn no_folder_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("a-file");
    fs::write(&blocked, "").unwrap();
    let (store, _told) = listening(&blocked.join("data"));
    assert!(matches!(&store.problems()[..], [Problem::ReadOnly { .. }]));
    assert_eq!(store.history(), []);
    assert_eq!(store.settings().map_err(|e| e.code()), Err("read-only"));
    assert!(store.reconcile(|_| None).is_err());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    assert!(store.flush(PATIENCE).is_err());
    assert_eq!(store.read_game(&id).unwrap().lines.len(), 2);
    store.finish(&id, rough(&store, &id)).unwrap();
    assert_eq!(store.history().len(), 1);
    store.reopen(&id).unwrap();

    fs::remove_file(&blocked).unwrap();
    store.flush(PATIENCE).unwrap();
    assert_eq!(store.problems(), []);
    let path = game_file(&blocked.join("data"), &id);
    assert_eq!(fs::read_to_string(path).unwrap(), whole(1));
}

fn rough(store: &Store, id: &FileId) -> Summary {
    Summary::rough(&store.read_game(id).unwrap())
}

#[test]
fn a_small_disk_is_left_to_the_games() {
    let Some(disk) = Disk::new() else { return };
    let refused = Scratch::create(disk.path()).unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::StorageFull);
    assert_eq!(fs::read_dir(disk.path()).unwrap().count(), 0);

    // 300 MB that nobody fills take no memory.
    disk.remount("size=300m");
    let scratch = Scratch::create(disk.path()).unwrap();
    scratch.append(b"over there").unwrap();
    let mut there = [0; 5];
    scratch.read_at(5, &mut there).unwrap();
    assert_eq!(&there, b"there");
    assert!(scratch.read_at(6, &mut there).is_err());
}
