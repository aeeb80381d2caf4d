//! Settings, keys and licences, and what is said when the disk or the sound fails.

use super::album::Album;
use super::table::Table;
use super::window::Window;
use iced::keyboard::key::Named;
use tablee::app::Message;
use tablee::sound::Error;

#[test]
fn settings() {
    let mut album = Album::new("settings");
    let mut window = Window::open(&Table::new("settings"));
    window.keys("s");
    album.scene("page", &mut window);
    album.scrolled("page-end", &mut window);
    for _ in 0..4 {
        window.key(Named::Tab);
    }
    album.french("focus", &mut window);
    window.told(Message::Sound(Err(Error::DeviceLost)));
    album.scene("no-sound", &mut window);
    window.tap("Continuer sans");
    window.tap("Licences");
    album.scene("licences", &mut window);
    window.key(Named::Escape);
    window.key(Named::F1);
    album.scene("keys", &mut window);
    album.scrolled("keys-end", &mut window);
    album.finish();
}
