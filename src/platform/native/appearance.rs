//! What the desktop prefers: dark or light colours, and reduced motion.

/// Follows the desktop's preferences on another thread. `tell` is called from it, at the start and
/// after changes, with whether the desktop prefers dark colours; `None` when it has no preference.
/// Without a desktop portal it is never called.
///
/// Only on Linux: elsewhere the toolkit does it.
pub fn watch(tell: impl FnMut(Option<bool>) + Send + 'static) {
    #[cfg(target_os = "linux")]
    {
        // Pictures must not depend on the desktop on which they are made.
        if crate::platform::clock::is_fixed() {
            return;
        }
        let watching = crate::platform::spawn("appearance", || {
            let Some(address) = super::dbus::session_address() else {
                return;
            };
            if let Err(error) = follow(&address, tell) {
                log::debug!("the desktop's preferences are not followed: {error}");
            }
        });
        // Logged already; the defaults stay.
        drop(watching);
    }
    #[cfg(not(target_os = "linux"))]
    drop(tell);
}

/// Returns only when the bus is gone.
#[cfg(target_os = "linux")]
fn follow(address: &str, mut tell: impl FnMut(Option<bool>)) -> std::io::Result<()> {
    let mut settings = super::portal::Settings::connect(address)?;
    settings.subscribe()?;
    let mut told = None;
    loop {
        super::motion::refresh(&mut settings)?;
        if let Some(scheme) = settings.read("org.freedesktop.appearance", "color-scheme")? {
            let prefers_dark = match scheme {
                1 => Some(true),
                2 => Some(false),
                _ => None,
            };
            if told != Some(prefers_dark) {
                told = Some(prefers_dark);
                tell(prefers_dark);
            }
        }
        settings.wait_for_change()?;
    }
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::platform::native::dbus::fake::{Answer, Desktop};
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    /// A desktop that is followed; it lives as long as this does.
    struct Followed {
        told: Receiver<Option<bool>>,
        _desktop: Desktop,
        _folder: tempfile::TempDir,
    }

    /// Follows a desktop whose colour scheme is one after another of these.
    fn follow_schemes(schemes: &'static [Option<u32>]) -> Followed {
        let folder = tempfile::tempdir().unwrap();
        let mut schemes = schemes.iter();
        let answer = move |method: &str, key: &str| match (method, key) {
            ("ReadOne", "color-scheme") => match schemes.next() {
                Some(Some(scheme)) => Answer::Variant(b'u', *scheme),
                _ => Answer::Error,
            },
            _ => Answer::Error,
        };
        let desktop = Desktop::answering(&folder.path().join("bus"), answer);
        let (sender, told) = channel();
        let address = desktop.address.clone();
        crate::platform::spawn("follow", move || {
            // The test may be over before the desktop is.
            let tell = |dark| {
                let _ = sender.send(dark);
            };
            drop(follow(&address, tell));
        })
        .unwrap();
        Followed {
            told,
            _desktop: desktop,
            _folder: folder,
        }
    }

    const TIMEOUT: Duration = Duration::from_secs(5);

    #[test]
    fn change_of_the_desktop_is_told() {
        // The fake desktop sends one signal, so the value is read twice.
        for (schemes, expected) in [
            (&[Some(1), Some(2)], &[Some(true), Some(false)][..]),
            (&[Some(2), Some(0)], &[Some(false), None]),
            (&[None, Some(2)], &[Some(false)]),
        ] {
            let Followed { told, .. } = &follow_schemes(schemes);
            for dark in expected {
                assert_eq!(told.recv_timeout(TIMEOUT), Ok(*dark));
            }
        }
    }

    #[test]
    fn unchanged_or_missing_preference_is_not_told() {
        let Followed { told, .. } = &follow_schemes(&[Some(1), Some(1)]);
        assert_eq!(told.recv_timeout(TIMEOUT), Ok(Some(true)));
        assert!(told.recv_timeout(Duration::from_millis(300)).is_err());
        let Followed { told, .. } = &follow_schemes(&[None, None]);
        assert!(told.recv_timeout(Duration::from_millis(300)).is_err());
        assert!(follow("unix:path=/nowhere/bus", |_| {}).is_err());
    }
}
