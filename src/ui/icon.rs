//! Pictures of 24 and 64 px: signs in one colour, things in their own colours.

use super::Element;
use iced::widget::svg::{Handle, Style, Svg};
use iced::{Color, Length};
use std::sync::OnceLock;

macro_rules! icons {
    ($($name:ident => $path:literal,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Icon { $($name,)* }

        impl Icon {
            pub const ALL: &[Icon] = &[$(Icon::$name,)*];

            /// The drawing itself.
            pub fn svg(self) -> &'static [u8] {
                match self { $(Icon::$name => include_bytes!($path),)* }
            }
        }
    };
}

icons! {
    ArrowDown => "art/icons/ui-arrow-down.svg",
    ArrowLeft => "art/icons/ui-arrow-left.svg",
    ArrowRight => "art/icons/ui-arrow-right.svg",
    ArrowUp => "art/icons/ui-arrow-up.svg",
    Awake => "art/icons/ui-awake.svg",
    Back => "art/icons/ui-back.svg",
    Check => "art/icons/ui-check.svg",
    Chevron => "art/icons/ui-chevron.svg",
    Close => "art/icons/ui-close.svg",
    Down => "art/icons/ui-down.svg",
    Edit => "art/icons/ui-edit.svg",
    Export => "art/icons/ui-export.svg",
    Folder => "art/icons/ui-folder.svg",
    Globe => "art/icons/ui-globe.svg",
    Help => "art/icons/ui-help.svg",
    History => "art/icons/ui-history.svg",
    Home => "art/icons/ui-home.svg",
    Keyboard => "art/icons/ui-keyboard.svg",
    Left => "art/icons/ui-left.svg",
    Licence => "art/icons/ui-licence.svg",
    Minus => "art/icons/ui-minus.svg",
    Moon => "art/icons/ui-moon.svg",
    Music => "art/icons/ui-music.svg",
    Mute => "art/icons/ui-mute.svg",
    Pause => "art/icons/ui-pause.svg",
    People => "art/icons/ui-people.svg",
    Play => "art/icons/ui-play.svg",
    Plus => "art/icons/ui-plus.svg",
    Redo => "art/icons/ui-redo.svg",
    Repeat => "art/icons/ui-repeat.svg",
    Rules => "art/icons/ui-rules.svg",
    Search => "art/icons/ui-search.svg",
    Settings => "art/icons/ui-settings.svg",
    Sound => "art/icons/ui-sound.svg",
    Textsize => "art/icons/ui-textsize.svg",
    Touch => "art/icons/ui-touch.svg",
    Undo => "art/icons/ui-undo.svg",
    Up => "art/icons/ui-up.svg",
    Warning => "art/icons/ui-warning.svg",
    AntNinja => "art/icons/ant-ninja.svg",
    AntQueen => "art/icons/ant-queen.svg",
    AntSoldier => "art/icons/ant-soldier.svg",
    Aphid => "art/icons/aphid.svg",
    BidCard => "art/icons/bid-card.svg",
    BookPage => "art/icons/book-page.svg",
    Building => "art/icons/building.svg",
    BookPageBack => "art/icons/book-page-back.svg",
    Carabiner => "art/icons/carabiner.svg",
    Cave => "art/icons/cave.svg",
    CaveMap => "art/icons/cave-map.svg",
    ClimbCard => "art/icons/climb-card.svg",
    Collapse => "art/icons/collapse.svg",
    Crampons => "art/icons/crampons.svg",
    Crown => "art/icons/crown.svg",
    Destiny => "art/icons/destiny.svg",
    Die => "art/icons/die.svg",
    DieLost => "art/icons/die-lost.svg",
    DieMono => "art/icons/die-mono.svg",
    Door => "art/icons/door.svg",
    Dragon => "art/icons/dragon.svg",
    Exit => "art/icons/exit.svg",
    EyeAll => "art/icons/eye-all.svg",
    EyeAllMono => "art/icons/eye-all-mono.svg",
    EyeClosed => "art/icons/eye-closed.svg",
    EyeClosedMono => "art/icons/eye-closed-mono.svg",
    EyePrince => "art/icons/eye-prince.svg",
    Fall => "art/icons/fall.svg",
    Flame => "art/icons/flame.svg",
    Foghorn => "art/icons/foghorn.svg",
    Gong => "art/icons/gong.svg",
    IceAxe => "art/icons/ice-axe.svg",
    Jewel => "art/icons/jewel.svg",
    JewelEmpty => "art/icons/jewel-empty.svg",
    JewelMono => "art/icons/jewel-mono.svg",
    Key => "art/icons/key.svg",
    KeyMono => "art/icons/key-mono.svg",
    Ladder => "art/icons/ladder.svg",
    LadderCard => "art/icons/ladder-card.svg",
    LadderMono => "art/icons/ladder-mono.svg",
    Ladybug => "art/icons/ladybug.svg",
    Material => "art/icons/material.svg",
    MaterialLost => "art/icons/material-lost.svg",
    MinusGoal => "art/icons/minus-goal.svg",
    Pawn => "art/icons/pawn.svg",
    PlusGoal => "art/icons/plus-goal.svg",
    Princess => "art/icons/princess.svg",
    PrincessHidden => "art/icons/princess-hidden.svg",
    Room => "art/icons/room.svg",
    Sabotage => "art/icons/sabotage.svg",
    Squire => "art/icons/squire.svg",
    SquireSpent => "art/icons/squire-spent.svg",
    Surprise => "art/icons/surprise.svg",
    Swords1 => "art/icons/swords-1.svg",
    Swords2 => "art/icons/swords-2.svg",
    Swords3 => "art/icons/swords-3.svg",
    Swords4 => "art/icons/swords-4.svg",
    Tile => "art/icons/tile.svg",
    Torch => "art/icons/torch.svg",
    Tower => "art/icons/tower.svg",
    Zipline => "art/icons/zipline.svg",
    SignStar => "art/players/etoile.svg",
    SignWave => "art/players/vague.svg",
    SignSun => "art/players/soleil.svg",
    SignLeaf => "art/players/feuille.svg",
    SignMoon => "art/players/lune.svg",
    SignMountain => "art/players/montagne.svg",
    Lamp => "art/lamp.svg",
    GongLarge => "art/gong-large.svg",
}

impl Icon {
    /// The drawing for a canvas.
    pub fn handle(self) -> Handle {
        handle(self)
    }
}

fn handle(icon: Icon) -> Handle {
    static HANDLES: [OnceLock<Handle>; Icon::ALL.len()] =
        [const { OnceLock::new() }; Icon::ALL.len()];
    HANDLES[icon as usize]
        .get_or_init(|| Handle::from_memory(icon.svg()))
        .clone()
}

/// A sign in one colour.
pub fn sign<'a, Message: 'a>(icon: Icon, px: f32, colour: Color) -> Element<'a, Message> {
    Svg::new(handle(icon))
        .width(Length::Fixed(px))
        .height(Length::Fixed(px))
        .style(move |_, _| Style {
            color: Some(colour),
        })
        .into()
}

/// A thing in its own colours.
pub fn thing<'a, Message: 'a>(icon: Icon, px: f32) -> Element<'a, Message> {
    Svg::new(handle(icon))
        .width(Length::Fixed(px))
        .height(Length::Fixed(px))
        .into()
}
