//! The platform of a web page. What only the page can do is done by `packaging/web/host.js`.

pub mod appearance;
pub mod attempt;
pub mod audio;
mod database;
pub mod desktop;
pub mod drives;
pub mod exchange;
pub mod file;
mod host;
pub mod keep_awake;
pub mod logging;
pub mod motion;
pub mod outline;
pub mod sounds;
pub mod worker;

pub use host::timer;

/// Takes over the files that the page has read from its database. To be called before anything
/// else of the platform is used.
pub fn start() {
    file::load(&host::call("storedRecords", &[]));
    host::listen("whenOwner", |records| file::load(&records));
}
