//! Kills, full and read-only disks: the game goes on, the problem is reported, and nothing is lost
//! or duplicated.
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
const TIMEOUT: Duration = Duration::from_secs(20);

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
        store.flush(TIMEOUT).unwrap();
        let on_disk = fs::read_to_string(game_file(folder.path(), &id)).unwrap();
        assert_eq!(on_disk, whole(last + 1));
        println!("killed after {durable} durable lines, {last} were there");
    }
}

/// Not a test by itself: plays on a disk that the next one makes slow, and kills itself.
#[test]
fn child_plays_on_a_slow_disk() {
    let Ok(folder) = std::env::var("TABLEE_TEST_SLOW") else {
        return;
    };
    let (store, _told) = listening(Path::new(&folder));
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.save_settings("{}");
    for n in 1..=60 {
        store.append(&id, line(n).as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(25));
    }
    assert_eq!(store.problems(), [Problem::Late]);
    std::thread::sleep(Duration::from_millis(200));
    let _ = Command::new("kill")
        .args(["-9", &std::process::id().to_string()])
        .status();
}

/// Runs a test of this program as a child whose system calls strace changes, if it is here.
fn traced(child: &str, variable: &str, folder: &Path, inject: &[&str]) -> Option<String> {
    let mut strace = Command::new("strace");
    strace.args([
        "-f",
        "-qq",
        "-e",
        "trace=fsync,fdatasync",
        "-o",
        "/dev/null",
    ]);
    for change in inject {
        strace.args(["-e", &format!("inject={change}")]);
    }
    let output = strace
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", child, "--nocapture"])
        .env(variable, folder)
        .output();
    match output {
        Ok(output) => Some(format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(error) => {
            eprintln!("skipped: no strace here ({error})");
            None
        }
    }
}

#[test]
fn taps_before_a_kill_are_there_however_slow_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let slow = ["fsync,fdatasync:delay_enter=2000000"];
    let child = "child_plays_on_a_slow_disk";
    let Some(said) = traced(child, "TABLEE_TEST_SLOW", folder.path(), &slow) else {
        return;
    };
    assert!(!said.contains("panicked"), "{said}");
    let (store, _told) = listening(folder.path());
    let id = store.current().first().expect("no game is here").id.clone();
    let on_disk = fs::read_to_string(game_file(folder.path(), &id)).unwrap();
    assert_eq!(on_disk, whole(60));
}

/// Not a test by itself: plays on a disk that refuses to sync once.
#[test]
fn child_plays_on_a_failing_disk() {
    let Ok(folder) = std::env::var("TABLEE_TEST_FAILING") else {
        return;
    };
    let (store, told) = listening(Path::new(&folder));
    let id = store.create(HEADER.as_bytes()).unwrap();
    for n in 1..=5 {
        store.append(&id, line(n).as_bytes()).unwrap();
        let _ = store.flush(TIMEOUT);
    }
    let all = |report: &Report| matches!(report, Report::Saved { lines: 6, .. });
    let mut news = std::iter::from_fn(|| told.recv_timeout(TIMEOUT).ok());
    assert!(news.any(|report| matches!(report, Report::Unsaved { .. })));
    assert!(news.any(|report| all(&report)));
    assert_eq!(store.problems(), []);
    println!("written again");
}

#[test]
fn what_a_disk_refused_to_sync_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    // The sync after the third line.
    let failing = ["fdatasync:error=EIO:when=4"];
    let child = "child_plays_on_a_failing_disk";
    let Some(said) = traced(child, "TABLEE_TEST_FAILING", folder.path(), &failing) else {
        return;
    };
    assert!(said.contains("written again"), "{said}");
    let (store, _told) = listening(folder.path());
    let id = store.current()[0].id.clone();
    let on_disk = fs::read_to_string(game_file(folder.path(), &id)).unwrap();
    assert_eq!(on_disk, whole(5));
}

#[test]
fn game_whose_file_was_replaced_is_kept_in_another_file() {
    let theirs = format!("{HEADER}\n{}\n", line(7));
    for replacement in [theirs.as_str(), "no game\n"] {
        let folder = tempfile::tempdir().unwrap();
        let (store, _told) = listening(folder.path());
        let id = store.create(HEADER.as_bytes()).unwrap();
        store.append(&id, line(1).as_bytes()).unwrap();
        store.flush(TIMEOUT).unwrap();
        let path = game_file(folder.path(), &id);
        fs::remove_file(&path).unwrap();
        fs::write(&path, replacement).unwrap();
        store.append(&id, line(2).as_bytes()).unwrap();
        store.flush(TIMEOUT).unwrap();
        assert!(matches!(&store.problems()[..], [Problem::Kept { .. }]));
        store.append(&id, line(3).as_bytes()).unwrap();
        drop(store);
        assert_eq!(fs::read_to_string(&path).unwrap(), replacement);

        let (store, _told) = listening(folder.path());
        let current = store.current();
        let problems = store.problems();
        let kept = problems.iter().find_map(|problem| match problem {
            Problem::Kept { file } => FileId::from_file(file),
            _ => None,
        });
        let kept = kept.unwrap_or_else(|| panic!("not told: {problems:?}"));
        assert!(current.iter().any(|game| game.id == kept), "{current:?}");
        let ours = fs::read_to_string(game_file(folder.path(), &kept)).unwrap();
        assert_eq!(ours, whole(3));
    }
}

#[test]
fn file_shortened_or_deleted_by_others_is_whole_again_after_closing() {
    for keep in [
        Some(1),
        Some(HEADER.len() as u64 + 1),
        Some(HEADER.len() as u64 + 9),
        None,
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (store, _told) = listening(folder.path());
        let id = store.create(HEADER.as_bytes()).unwrap();
        store.append(&id, line(1).as_bytes()).unwrap();
        store.flush(TIMEOUT).unwrap();
        let path = game_file(folder.path(), &id);
        match keep {
            Some(length) => {
                let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
                file.set_len(length).unwrap();
            }
            None => fs::remove_file(&path).unwrap(),
        }
        drop(store);
        let (store, _told) = listening(folder.path());
        let texts: Vec<String> = store
            .current()
            .iter()
            .map(|game| fs::read_to_string(game_file(folder.path(), &game.id)).unwrap())
            .collect();
        assert!(texts.contains(&whole(1)), "{keep:?}: {texts:?}");
    }
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_cyclic_links_are_not_opened() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (store, _told) = listening(&data);
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
    store.save_settings("{}");
    drop(store);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&data.join("current")), 0o700);
    assert_eq!(mode(&game_file(&data, &id)), 0o600);
    assert_eq!(mode(&data.join("settings.json")), 0o600);

    let game = |name: &str| data.join(format!("current/{name}.jsonl"));
    let pipe = |path: &Path| assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    pipe(&game("pipe"));
    symlink("/dev/zero", game("device")).unwrap();
    symlink(game("round"), game("round")).unwrap();
    fs::remove_file(data.join("settings.json")).unwrap();
    pipe(&data.join("settings.json"));
    symlink("/dev/zero", data.join("history.jsonl")).unwrap();
    pipe(&data.join("current/.x.tmp"));
    let (store, _told) = listening(&data);
    let current = store.current();
    assert_eq!(current.len(), 1, "{current:?}");
    assert_eq!(store.history(), []);
    assert!(store.settings().is_err());
    store.set_settings_aside().unwrap();
    assert_eq!(store.settings(), Ok(None));
    for name in ["pipe", "device", "round"] {
        let id = FileId::parse(name).unwrap();
        assert!(store.read_game(&id).is_err() && store.open_game(&id).is_err());
    }
}

#[cfg(unix)]
#[test]
fn a_torn_piece_is_not_written_through_a_link() {
    let folder = tempfile::tempdir().unwrap();
    drop(listening(folder.path()));
    let id = FileId::parse("torn").unwrap();
    let path = game_file(folder.path(), &id);
    fs::write(&path, format!("{HEADER}\n{{\"torn")).unwrap();
    let outside = folder.path().join("outside");
    fs::write(&outside, "precious").unwrap();
    std::os::unix::fs::symlink(&outside, folder.path().join("current/torn.jsonl.torn")).unwrap();
    let (store, _told) = listening(folder.path());
    let (text, _) = store.open_game(&id).unwrap();
    assert_eq!(text.lines.len(), 1);
    store.append(&id, line(1).as_bytes()).unwrap();
    let _ = store.flush(TIMEOUT);
    drop(store);
    assert_eq!(fs::read_to_string(outside).unwrap(), "precious");
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
fn writes_resume_after_disk_full() {
    let Some(disk) = Disk::new() else { return };
    let (store, told) = listening(disk.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
    assert_eq!(store.problems(), []);
    told.try_iter().for_each(drop);

    disk.fill();
    for n in 2..=120 {
        store.append(&id, line(n).as_bytes()).unwrap();
    }
    let error = store.flush(TIMEOUT).unwrap_err();
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
    let mut news = std::iter::from_fn(|| told.recv_timeout(TIMEOUT).ok());
    assert!(news.find_map(saved).is_some());
    assert_eq!(store.problems(), []);
    assert_eq!(
        fs::read_to_string(game_file(disk.path(), &id)).unwrap(),
        whole(120)
    );
}

#[test]
fn disk_full_at_start_keeps_everything_in_memory() {
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
    assert!(store.flush(TIMEOUT).is_err());
    assert_eq!(store.current().len(), 1);
    assert_eq!(store.settings().unwrap().as_deref(), Some("{}"));
    assert_eq!(store.problems().len(), 3, "{:?}", store.problems());
    disk.free();
    store.flush(TIMEOUT).unwrap();
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
fn read_only_disk_keeps_everything_in_memory() {
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
    assert_eq!(store.flush(TIMEOUT).unwrap_err().code(), "read-only");
    // Leaving the game and coming back finds it as it was.
    store.close(&id);
    assert_eq!(store.open_game(&id).unwrap().0.lines.len(), 2);

    disk.remount("rw");
    store.append(&id, line(2).as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
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
    let _ = store.flush(TIMEOUT);
    // The retry may have been faster than we are; then ours came first. Between its look and its
    // writing theirs may have come: then ours is behind it.
    let on_disk = fs::read_to_string(game_file(disk.path(), &id)).unwrap();
    assert!(
        on_disk.starts_with(&theirs) || on_disk == whole(1),
        "{on_disk}"
    );
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
    assert!(store.flush(TIMEOUT).is_err());
    assert_eq!(store.read_game(&id).unwrap().lines.len(), 2);
    store.finish(&id, rough(&store, &id)).unwrap();
    assert_eq!(store.history().len(), 1);
    store.reopen(&id).unwrap();

    fs::remove_file(&blocked).unwrap();
    store.flush(TIMEOUT).unwrap();
    assert_eq!(store.problems(), []);
    let path = game_file(&blocked.join("data"), &id);
    assert_eq!(fs::read_to_string(path).unwrap(), whole(1));
}

fn rough(store: &Store, id: &FileId) -> Summary {
    Summary::rough(&store.read_game(id).unwrap())
}

#[test]
fn scratch_files_leave_a_small_disk_to_the_games() {
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
