//! The keys of the play screen.

use super::super::rules::State;
use super::{Ask, Message, Mode, Screen, Side, Tool};
use crate::session::Shortcut;
use iced::keyboard::key::Named;

pub fn shortcuts(screen: &Screen, state: &State) -> Vec<Shortcut<Message>> {
    if state.winners().is_some() {
        return Vec::new();
    }
    if let Some(heights) = &screen.heights {
        let seat = heights.chosen();
        return vec![
            Shortcut::new("cliff-key-height")
                .key(Named::ArrowUp, Message::Height(seat, 1))
                .key(Named::ArrowDown, Message::Height(seat, -1)),
            Shortcut::new("cliff-key-climber")
                .key(Named::ArrowLeft, Message::HeightOf(-1))
                .key(Named::ArrowRight, Message::HeightOf(1)),
            Shortcut::new("cliff-key-done").key(Named::Enter, Message::HeightsDone),
        ];
    }
    let other = match screen.mode {
        Mode::Light => Mode::Wall,
        Mode::Wall => Mode::Light,
    };
    let mode = Shortcut::new("cliff-key-way").key('l', Message::Mode(other));
    let fall = Shortcut::new("cliff-key-fall").key('0', Message::Fall);
    if screen.mode == Mode::Light {
        let tile = Shortcut::new("cliff-key-tile");
        return vec![
            tile.key(Named::Enter, Message::Stay)
                .key('1', Message::Stay),
            fall,
            Shortcut::new("cliff-key-heights").key('h', Message::Heights),
            mode,
        ];
    }
    let enter = match (screen.cursor, state.drew()) {
        (Some(cursor), _) => Message::Place(cursor),
        (None, None) => Message::Draw,
        (None, Some(_)) => Message::Next,
    };
    let mut keys = vec![
        Shortcut::new("cliff-key-step").arrows(|right, down| {
            Message::Step(match (right, down) {
                (0, 1) => Side::Down,
                (0, _) => Side::Up,
                (-1, _) => Side::Left,
                _ => Side::Right,
            })
        }),
        Shortcut::new("cliff-key-enter").key(Named::Enter, enter),
        Shortcut::new("cliff-key-draw").key('1', Message::Draw),
        fall,
        Shortcut::new("cliff-key-cave").key('c', Message::Take(Tool::Cave)),
        Shortcut::new("cliff-key-equip").key('3', Message::Equip),
        mode,
    ];
    if screen.ask != Ask::Nothing {
        let cancel = Shortcut::new("cliff-key-cancel");
        keys.push(
            cancel
                .key(Named::Backspace, Message::Cancel)
                .key(Named::Delete, Message::Cancel),
        );
    }
    keys
}
