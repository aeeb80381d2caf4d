//! Whether the desktop prefers reduced motion.

use std::sync::atomic::{AtomicBool, Ordering};

static REDUCED: AtomicBool = AtomicBool::new(false);

/// Whether animations are left out: the desktop prefers that, or the clock is fixed and none would
/// end. Without an answer of the desktop they are allowed.
pub fn is_reduced() -> bool {
    REDUCED.load(Ordering::Relaxed) || crate::platform::clock::is_fixed()
}

/// Reads the current preference.
#[cfg(target_os = "linux")]
pub(super) fn refresh(settings: &mut super::portal::Settings) -> std::io::Result<()> {
    REDUCED.store(read(settings)?.unwrap_or(false), Ordering::Relaxed);
    Ok(())
}

/// Reads the common key first, then GNOME's own.
#[cfg(target_os = "linux")]
fn read(settings: &mut super::portal::Settings) -> std::io::Result<Option<bool>> {
    const KEYS: [(&str, &str, u32); 2] = [
        ("org.freedesktop.appearance", "reduced-motion", 1),
        ("org.gnome.desktop.interface", "enable-animations", 0),
    ];
    for (namespace, key, reduced) in KEYS {
        if let Some(value) = settings.read(namespace, key)? {
            return Ok(Some(value == reduced));
        }
    }
    Ok(None)
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::platform::native::dbus::fake::{Answer, Desktop};
    use crate::platform::native::portal::Settings;

    fn ask_at(address: &str) -> Option<bool> {
        read(&mut Settings::connect(address).ok()?).unwrap()
    }

    fn asked(answer: fn(&str, &str) -> Answer) -> (Option<bool>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let desktop = Desktop::answering(&folder.path().join("bus"), answer);
        let reduced = ask_at(&desktop.address);
        let calls = desktop.calls.iter().take_while(|call| call != "(gone)");
        (reduced, calls.collect())
    }

    #[test]
    fn the_common_key_comes_first() {
        let (reduced, calls) = asked(|_, key| match key {
            "reduced-motion" => Answer::Variant(b'u', 1),
            _ => Answer::Error,
        });
        assert_eq!(reduced, Some(true));
        assert_eq!(calls, ["Hello", "ReadOne"]);
        let (reduced, _) = asked(|_, _| Answer::Variant(b'u', 0));
        assert_eq!(reduced, Some(false), "no preference");
    }

    #[test]
    fn nested_variants_of_old_portals_are_read() {
        let (reduced, calls) = asked(|method, key| match (method, key) {
            ("Read", "reduced-motion") => Answer::Nested(b'u', 1),
            _ => Answer::Error,
        });
        assert_eq!(reduced, Some(true));
        assert_eq!(calls, ["Hello", "ReadOne", "Read"]);
    }

    #[test]
    fn without_the_common_key_the_key_of_gnome_counts() {
        let (reduced, _) = asked(|_, key| match key {
            "enable-animations" => Answer::Variant(b'b', 0),
            _ => Answer::Error,
        });
        assert_eq!(reduced, Some(true));
        let (reduced, _) = asked(|_, key| match key {
            "enable-animations" => Answer::Variant(b'b', 1),
            _ => Answer::Error,
        });
        assert_eq!(reduced, Some(false));
    }

    #[test]
    fn without_either_key_motion_is_allowed() {
        let (reduced, calls) = asked(|_, _| Answer::Error);
        assert_eq!(reduced, None);
        assert_eq!(calls.len(), 5);
        let (reduced, _) = asked(|_, _| Answer::Variant(b'd', 1));
        assert_eq!(reduced, None, "a type that is no boolean");
        assert_eq!(ask_at("unix:path=/nowhere/bus"), None);
        assert!(!is_reduced());
    }
}
