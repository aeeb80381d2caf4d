//! A screen of its own: Xvfb, openbox, and a connection that sends input to it.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::{Area, Error, Result, Size};
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    self, AtomEnum, ClientMessageEvent, ConfigureWindowAux, ConnectionExt as _, CreateWindowAux,
    EventMask, ImageFormat, StackMode, Window, WindowClass,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// Time within which a server or a window has to appear.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// How openbox places windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placement {
    /// Every window fills the screen, without a frame.
    Filling,
    /// Windows have the size they ask for, without a frame.
    Floating,
}

#[derive(Debug)]
pub struct Screen {
    pub size: Size,
    /// What `DISPLAY` is for programs on it.
    pub name: String,
    pub connection: RustConnection,
    pub root: Window,
    keys: HashMap<u32, (u8, bool)>,
    servers: Vec<Child>,
    _folder: TempDir,
}

impl Screen {
    pub fn start(size: Size, placement: Placement) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        // The server ends when this process does, however that comes, and its programs with it.
        let mut xvfb = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "Xvfb"])
            .args(["-displayfd", "1", "-dpi", "96", "-nolisten", "tcp"])
            .args(["-noreset", "-screen", "0"])
            .arg(format!("{}x{}x24", size.width, size.height))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb does not start: {error}"))?;
        let mut number = String::new();
        let stdout = xvfb.stdout.take().ok_or("Xvfb has no output")?;
        let mut servers = vec![xvfb];
        let _ = BufReader::new(stdout).read_line(&mut number)?;
        let name = format!(":{}", number.trim());
        if number.trim().is_empty() {
            end(&mut servers);
            return Err("Xvfb ended before its screen was ready".into());
        }
        servers.push(window_manager(&name, placement, &folder)?);
        let (connection, place) = x11rb::connect(Some(&name))?;
        let root = connection.setup().roots[place].root;
        let keys = keys(&connection)?;
        let screen = Self {
            size,
            name,
            connection,
            root,
            keys,
            servers,
            _folder: folder,
        };
        screen.wait(START_TIMEOUT, "openbox does not start", |screen| {
            let check = screen.property(screen.root, "_NET_SUPPORTING_WM_CHECK")?;
            Ok((!check.is_empty()).then_some(()))
        })?;
        Ok(screen)
    }

    fn wait<T>(
        &self,
        timeout: Duration,
        failure: &str,
        mut ready: impl FnMut(&Self) -> Result<Option<T>>,
    ) -> Result<T> {
        let end = Instant::now() + timeout;
        loop {
            match ready(self) {
                Ok(Some(found)) => return Ok(found),
                _ if Instant::now() > end => return Err(failure.into()),
                _ => sleep(Duration::from_millis(10)),
            }
        }
    }

    /// The process of the server.
    pub fn server(&self) -> u32 {
        self.servers.first().map_or(0, Child::id)
    }

    fn atom(&self, name: &str) -> Result<u32> {
        let cookie = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(cookie.reply()?.atom)
    }

    /// A property of numbers.
    fn property(&self, window: Window, name: &str) -> Result<Vec<u32>> {
        let atom = self.atom(name)?;
        let cookie =
            self.connection
                .get_property(false, window, atom, AtomEnum::ANY, 0, 1 << 12)?;
        let reply = cookie.reply()?;
        Ok(reply.value32().map_or_else(Vec::new, Iterator::collect))
    }

    /// The window of this process, once it is shown.
    pub fn window_of(&self, process: u32) -> Result<Window> {
        self.wait(START_TIMEOUT, "no window appeared", |screen| {
            let windows = screen.property(screen.root, "_NET_CLIENT_LIST")?;
            for window in windows {
                let owner = screen.property(window, "_NET_WM_PID")?;
                // Xt programs do not say whose window it is, but there is only one.
                if owner.is_empty() || owner.contains(&process) {
                    return Ok(Some(window));
                }
            }
            Ok(None)
        })
    }

    /// Waits until the window has the keyboard.
    pub fn wait_focus(&self, window: Window) -> Result<()> {
        self.wait(START_TIMEOUT, "the window never got the keys", |screen| {
            let focus = screen.connection.get_input_focus()?.reply()?.focus;
            Ok((focus == window || screen.is_inside(focus, window)?).then_some(()))
        })
    }

    fn is_inside(&self, child: Window, window: Window) -> Result<bool> {
        if child <= 1 {
            return Ok(false);
        }
        let tree = self.connection.query_tree(child)?.reply()?;
        Ok(tree.parent == window)
    }

    fn fake(&self, kind: u8, detail: u8, place: Option<(i16, i16)>) -> Result<()> {
        let (x, y) = place.unwrap_or_default();
        let cookie = self
            .connection
            .xtest_fake_input(kind, detail, 0, self.root, x, y, 0)?;
        cookie.ignore_error();
        Ok(())
    }

    pub fn point(&self, (x, y): (i16, i16)) -> Result<()> {
        self.fake(xproto::MOTION_NOTIFY_EVENT, 0, Some((x, y)))?;
        self.flush()
    }

    pub fn press(&self, button: u8) -> Result<()> {
        self.fake(xproto::BUTTON_PRESS_EVENT, button, None)?;
        self.flush()
    }

    pub fn release(&self, button: u8) -> Result<()> {
        self.fake(xproto::BUTTON_RELEASE_EVENT, button, None)?;
        self.flush()
    }

    /// One step of the wheel: button 4 is up, 5 is down.
    pub fn wheel(&self, button: u8) -> Result<()> {
        self.fake(xproto::BUTTON_PRESS_EVENT, button, None)?;
        self.fake(xproto::BUTTON_RELEASE_EVENT, button, None)?;
        self.flush()
    }

    pub fn press_key(&self, key: Key) -> Result<()> {
        self.fake(xproto::KEY_PRESS_EVENT, self.code(key)?.0, None)?;
        self.flush()
    }

    pub fn release_key(&self, key: Key) -> Result<()> {
        self.fake(xproto::KEY_RELEASE_EVENT, self.code(key)?.0, None)?;
        self.flush()
    }

    pub fn key(&self, key: Key) -> Result<()> {
        self.chord(&[], key)
    }

    pub fn chord(&self, held: &[Key], key: Key) -> Result<()> {
        let (code, shifted) = self.code(key)?;
        let mut codes: Vec<u8> = Vec::new();
        if shifted {
            codes.push(self.code(Key::Shift)?.0);
        }
        for &key in held {
            codes.push(self.code(key)?.0);
        }
        codes.push(code);
        for &code in &codes {
            self.fake(xproto::KEY_PRESS_EVENT, code, None)?;
        }
        for &code in codes.iter().rev() {
            self.fake(xproto::KEY_RELEASE_EVENT, code, None)?;
        }
        self.flush()
    }

    fn code(&self, key: Key) -> Result<(u8, bool)> {
        let symbol = key.symbol();
        let found = self.keys.get(&symbol).copied();
        found.ok_or_else(|| Error::from(format!("the keyboard has no {key:?}")))
    }

    pub fn flush(&self) -> Result<()> {
        Ok(self.connection.flush()?)
    }

    /// Waits until the server has done everything that was asked.
    pub fn sync(&self) -> Result<()> {
        let _ = self.connection.get_input_focus()?.reply()?;
        Ok(())
    }

    /// Pixels of the screen, four bytes each (blue, green, red, unused).
    pub fn grab(&self, area: Area) -> Result<Vec<u8>> {
        self.image(self.root, area)
    }

    /// Pixels of a window.
    pub fn image(&self, window: Window, area: Area) -> Result<Vec<u8>> {
        let cookie = self.connection.get_image(
            ImageFormat::Z_PIXMAP,
            window,
            area.x,
            area.y,
            area.width,
            area.height,
            u32::MAX,
        )?;
        Ok(cookie.reply()?.data)
    }

    pub fn window_size(&self, window: Window) -> Result<Size> {
        let geometry = self.connection.get_geometry(window)?.reply()?;
        Ok(Size::new(geometry.width, geometry.height))
    }

    /// Where a window's upper left corner is on the screen.
    pub fn place_of(&self, window: Window) -> Result<(i16, i16)> {
        let cookie = self
            .connection
            .translate_coordinates(window, self.root, 0, 0)?;
        let reply = cookie.reply()?;
        Ok((reply.dst_x, reply.dst_y))
    }

    pub fn resize(&self, window: Window, size: Size) -> Result<()> {
        let wanted = ConfigureWindowAux::new()
            .width(u32::from(size.width))
            .height(u32::from(size.height));
        self.connection
            .configure_window(window, &wanted)?
            .ignore_error();
        self.flush()
    }

    /// Covers a part of the screen with a window in a colour that the app does not use.
    pub fn cover(&self, area: Area) -> Result<Window> {
        let window = self.connection.generate_id()?;
        let ui = CreateWindowAux::new()
            .background_pixel(0x00ff_00ff)
            .override_redirect(1);
        self.connection
            .create_window(
                x11rb::COPY_DEPTH_FROM_PARENT,
                window,
                self.root,
                area.x,
                area.y,
                area.width,
                area.height,
                0,
                WindowClass::INPUT_OUTPUT,
                x11rb::COPY_FROM_PARENT,
                &ui,
            )?
            .ignore_error();
        self.connection.map_window(window)?.ignore_error();
        let above = ConfigureWindowAux::new().stack_mode(StackMode::ABOVE);
        self.connection
            .configure_window(window, &above)?
            .ignore_error();
        self.sync()?;
        Ok(window)
    }

    pub fn uncover(&self, window: Window) -> Result<()> {
        self.connection.destroy_window(window)?.ignore_error();
        self.sync()
    }

    pub fn minimise(&self, window: Window) -> Result<()> {
        const ICONIC: u32 = 3;
        self.message(window, "WM_CHANGE_STATE", [ICONIC, 0, 0, 0, 0])
    }

    pub fn activate(&self, window: Window) -> Result<()> {
        const FROM_PAGER: u32 = 2;
        self.message(window, "_NET_ACTIVE_WINDOW", [FROM_PAGER, 0, 0, 0, 0])
    }

    fn message(&self, window: Window, name: &str, data: [u32; 5]) -> Result<()> {
        let event = ClientMessageEvent::new(32, window, self.atom(name)?, data);
        let mask = EventMask::SUBSTRUCTURE_NOTIFY | EventMask::SUBSTRUCTURE_REDIRECT;
        self.connection
            .send_event(false, self.root, mask, event)?
            .ignore_error();
        self.sync()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        end(&mut self.servers);
    }
}

/// Ends the window manager before the server, which it would otherwise complain about.
fn end(servers: &mut Vec<Child>) {
    while let Some(mut server) = servers.pop() {
        let _ = server.kill();
        let _ = server.wait();
    }
}

fn window_manager(display: &str, placement: Placement, folder: &TempDir) -> Result<Child> {
    let maximized = match placement {
        Placement::Filling => "yes",
        Placement::Floating => "no",
    };
    let file = folder.path().join("openbox.xml");
    fs::write(
        &file,
        format!(
            r#"<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <mouse>
    <context name="Client"><mousebind button="Left" action="Press"><action name="Focus"/></mousebind></context>
    <context name="Frame">
      <mousebind button="A-Left" action="Drag"><action name="Move"/></mousebind>
      <mousebind button="A-Right" action="Drag"><action name="Resize"/></mousebind>
    </context>
  </mouse>
  <applications>
    <application class="*"><decor>no</decor><focus>yes</focus><maximized>{maximized}</maximized></application>
  </applications>
</openbox_config>
"#
        ),
    )?;
    Command::new("openbox")
        .args(["--sm-disable", "--config-file"])
        .arg(&file)
        .env("DISPLAY", display)
        .env("HOME", folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("openbox does not start: {error}").into())
}

/// The code of every symbol, and whether it needs shift.
fn keys(connection: &RustConnection) -> Result<HashMap<u32, (u8, bool)>> {
    let (first, last) = (
        connection.setup().min_keycode,
        connection.setup().max_keycode,
    );
    let mapping = connection
        .get_keyboard_mapping(first, last - first + 1)?
        .reply()?;
    let mut keys = HashMap::new();
    let each = usize::from(mapping.keysyms_per_keycode);
    for (code, symbols) in (first..=last).zip(mapping.keysyms.chunks(each)) {
        for (symbol, shifted) in symbols.iter().take(2).zip([false, true]) {
            let _ = keys.entry(*symbol).or_insert((code, shifted));
        }
    }
    Ok(keys)
}

/// Keys that are sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Char(char),
    Return,
    Escape,
    Space,
    Left,
    Up,
    Right,
    Down,
    F1,
    F11,
    Control,
    Shift,
    Alt,
}

impl Key {
    fn symbol(self) -> u32 {
        match self {
            Self::Char(char) => u32::from(char),
            Self::Return => 0xff0d,
            Self::Escape => 0xff1b,
            Self::Space => 0x20,
            Self::Left => 0xff51,
            Self::Up => 0xff52,
            Self::Right => 0xff53,
            Self::Down => 0xff54,
            Self::F1 => 0xffbe,
            Self::F11 => 0xffc8,
            Self::Control => 0xffe3,
            Self::Shift => 0xffe1,
            Self::Alt => 0xffe9,
        }
    }
}
