//! Information about the desktop and the system.

use std::path::PathBuf;

/// Whether a requested frame comes only when the display is ready for it, as on Wayland; other
/// systems draw at once.
pub fn paces_frames() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(target_os = "linux") && (set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET"))
}

/// Id of this process, to tell its temporary files from another's.
pub fn process() -> u32 {
    std::process::id()
}

/// Lets a program without a console print to the one it was started from. Only on Windows;
/// elsewhere every program has standard output.
pub fn attach_console() {
    // Started from the desktop there is none.
    #[cfg(windows)]
    let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
}

/// The desktop's folder for the data of this program, when it has one.
pub fn data_dir() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tablee").map(|dirs| dirs.data_dir().to_path_buf())
}

/// The desktop's languages, the preferred one first, as BCP 47 tags.
pub fn locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Nothing around a window depends on it.
pub fn set_dark(_is_dark: bool) {}

/// A native program is never replaced while it runs.
pub fn set_playing(_is_playing: bool) {}
