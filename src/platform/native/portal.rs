//! Settings portal: the desktop's preferences for colours and motion.

use super::dbus::{Arg, Bus, Method};
use std::io::{self, ErrorKind};

/// A connection to the settings portal.
#[derive(Debug)]
pub(super) struct Settings(Bus);

impl Settings {
    pub(super) fn connect(address: &str) -> io::Result<Self> {
        Bus::connect(address).map(Self)
    }

    /// The number or boolean of this key; `None` where the desktop has none.
    ///
    /// # Errors
    /// When the bus does not answer: it should not be asked again.
    pub(super) fn read(&mut self, namespace: &str, key: &str) -> io::Result<Option<u32>> {
        // `Read` is what portals before version 2 have.
        for name in ["ReadOne", "Read"] {
            let method = Method {
                service: "org.freedesktop.portal.Desktop",
                path: "/org/freedesktop/portal/desktop",
                interface: "org.freedesktop.portal.Settings",
                name,
            };
            match self.0.call(method, &[Arg::Text(namespace), Arg::Text(key)]) {
                Ok(answer) => return Ok(answer.scalar()),
                Err(error) if error.kind() == ErrorKind::ConnectionRefused => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Subscribes to changes.
    pub(super) fn subscribe(&mut self) -> io::Result<()> {
        self.0.subscribe(
            "type='signal',interface='org.freedesktop.portal.Settings',member='SettingChanged'",
        )
    }

    /// Waits until some setting has changed.
    pub(super) fn wait_for_change(&mut self) -> io::Result<()> {
        self.0.wait_for_signal("SettingChanged")
    }
}
