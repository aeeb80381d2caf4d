//! Keeps the screen on while a game is being played.

use std::sync::{Arc, Mutex, PoisonError};

/// Keeps the screen on until it is dropped or the program ends, if the desktop agrees.
#[derive(Debug)]
pub struct KeepAwake(Arc<Mutex<State>>);

#[derive(Debug)]
enum State {
    Asking,
    Held(#[allow(dead_code, reason = "held, not read")] Hold),
    Released,
}

impl KeepAwake {
    /// Asks the desktop on another thread. `why` is what a desktop shows as the reason. `answer` is
    /// called once, on that thread, with an error if the desktop cannot or will not.
    pub fn hold(why: &str, answer: impl FnOnce(Result<(), String>) + Send + 'static) -> Self {
        let state = Arc::new(Mutex::new(State::Asking));
        let (ours, why) = (Arc::clone(&state), why.to_owned());
        let spawned = crate::platform::spawn("awake", move || {
            let asked = ask(&why);
            let told = match asked {
                Ok(hold) => {
                    let mut state = ours.lock().unwrap_or_else(PoisonError::into_inner);
                    if matches!(*state, State::Asking) {
                        *state = State::Held(hold);
                    }
                    Ok(())
                }
                Err(reason) => Err(reason),
            };
            answer(told);
        });
        if spawned.is_err() {
            *state.lock().unwrap_or_else(PoisonError::into_inner) = State::Released;
        }
        Self(state)
    }

    /// Whether the desktop has agreed by now.
    pub fn is_held(&self) -> bool {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        matches!(*state, State::Held(_))
    }
}

impl Drop for KeepAwake {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = State::Released;
    }
}

#[cfg(target_os = "linux")]
type Hold = super::dbus::Bus;

#[cfg(target_os = "linux")]
fn ask(why: &str) -> Result<Hold, String> {
    let address = super::dbus::session_address().ok_or("no session bus")?;
    ask_at(&address, why)
}

/// Tries the interfaces of several desktops, the most common first. All of them end the inhibition
/// when the connection closes.
#[cfg(target_os = "linux")]
fn ask_at(address: &str, why: &str) -> Result<Hold, String> {
    use super::dbus::{Arg, Bus, Method};

    const APP: &str = "tablee";
    const IDLE: Arg = Arg::Number(8);
    let mut bus = Bus::connect(address).map_err(|e| e.to_string())?;
    let screen_saver = Method {
        service: "org.freedesktop.ScreenSaver",
        path: "/org/freedesktop/ScreenSaver",
        interface: "org.freedesktop.ScreenSaver",
        name: "Inhibit",
    };
    let gnome = Method {
        service: "org.gnome.SessionManager",
        path: "/org/gnome/SessionManager",
        interface: "org.gnome.SessionManager",
        name: "Inhibit",
    };
    let portal = Method {
        service: "org.freedesktop.portal.Desktop",
        path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Inhibit",
        name: "Inhibit",
    };
    let ways: [(Method, &[Arg]); 3] = [
        (screen_saver, &[Arg::Text(APP), Arg::Text(why)]),
        (
            gnome,
            &[Arg::Text(APP), Arg::Number(0), Arg::Text(why), IDLE],
        ),
        (portal, &[Arg::Text(""), IDLE, Arg::NoOptions]),
    ];
    let mut refusal = String::new();
    for (method, args) in ways {
        match bus.call(method, args) {
            Ok(_) => return Ok(bus),
            Err(e) => refusal = e.to_string(),
        }
    }
    Err(refusal)
}

#[cfg(target_os = "macos")]
type Hold = Caffeinated;

/// `caffeinate -w` ends by itself when the process it watches does.
#[cfg(target_os = "macos")]
#[derive(Debug)]
struct Caffeinated(std::process::Child);

#[cfg(target_os = "macos")]
impl Drop for Caffeinated {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(target_os = "macos")]
fn ask(_: &str) -> Result<Hold, String> {
    std::process::Command::new("caffeinate")
        .args(["-d", "-w", &crate::platform::process().to_string()])
        .spawn()
        .map(Caffeinated)
        .map_err(|e| e.to_string())
}

#[cfg(windows)]
type Hold = std::sync::mpsc::Sender<()>;

/// The request belongs to the thread that makes it, which therefore lives as long as the hold.
#[cfg(windows)]
fn ask(_: &str) -> Result<Hold, String> {
    let (hold, released) = std::sync::mpsc::channel();
    let (tell, told) = std::sync::mpsc::channel();
    crate::platform::spawn("awake-hold", move || {
        let awake = keepawake::Builder::default().display(true).create();
        let answer = awake.as_ref().map(|_| ()).map_err(ToString::to_string);
        if tell.send(answer).is_ok() && awake.is_ok() {
            // Nothing is ever sent: this returns when the hold is dropped.
            let _ = released.recv();
        }
    })
    .map_err(|error| error.to_string())?;
    told.recv().map_err(|error| error.to_string())??;
    Ok(hold)
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
type Hold = ();

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn ask(_: &str) -> Result<Hold, String> {
    Err("not known how on this system".to_owned())
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    use super::*;
    use crate::platform::native::dbus::fake;

    #[test]
    fn the_inhibition_lasts_as_long_as_the_connection() {
        let folder = tempfile::tempdir().unwrap();
        let bus = fake::Desktop::start(&folder.path().join("bus"));
        let held = ask_at(&bus.address, "a game is on").unwrap();
        assert_eq!(bus.calls.recv().unwrap(), "Hello");
        assert_eq!(bus.calls.recv().unwrap(), "Inhibit");
        assert!(bus.calls.try_recv().is_err(), "one interface is enough");
        drop(held);
        assert_eq!(bus.calls.recv().unwrap(), "(gone)");
    }

    #[test]
    fn a_bus_without_a_desktop_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("unix:path={}/bus", folder.path().display());
        let daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .arg(format!("--address={address}"))
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut daemon) = daemon else {
            eprintln!("skipped: no dbus-daemon here");
            return;
        };
        let mut line = String::new();
        let stdout = daemon.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let answer = ask_at(line.trim(), "a game is on");
        daemon.kill().unwrap();
        daemon.wait().unwrap();
        let refusal = answer.unwrap_err();
        assert!(refusal.contains("ServiceUnknown"), "{refusal}");
    }

    #[test]
    fn no_bus_is_an_error() {
        for address in [
            "",
            "tcp:host=x",
            "unix:path=/nowhere/bus",
            "unix:abstract=tablee-none",
        ] {
            assert!(ask_at(address, "a game is on").is_err(), "{address}");
        }
        let (tell, told) = std::sync::mpsc::channel();
        let awake = KeepAwake::hold("a game is on", move |answer| tell.send(answer).unwrap());
        let answer = told.recv().unwrap();
        assert_eq!(awake.is_held(), answer.is_ok());
    }
}
