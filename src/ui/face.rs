//! The style of a tappable card in each of its states.

use super::Ui;
use super::tap::TapStyle;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// An option that is not chosen, in a well.
    Plain,
    /// A card.
    Card,
    /// A button.
    Raised,
    /// The one that is chosen, of cards or buttons.
    Chosen,
    /// Filled with the accent: the next step.
    Accent,
    /// Used up; it cannot be tapped.
    Spent,
}

impl Face {
    /// A card or button that is chosen or not.
    #[must_use]
    pub fn chosen_if(self, chosen: bool) -> Self {
        if chosen { Self::Chosen } else { self }
    }

    pub fn skin(self, ui: &Ui<'_>) -> TapStyle {
        let (colours, accent) = (ui.colours, ui.accent);
        let skin = TapStyle::bare(ui);
        match self {
            Self::Plain => skin.text(colours.ink_soft),
            Self::Card => skin.fill(colours.surface).edge(colours.line, 1.0),
            Self::Raised => skin.fill(colours.raised).edge(colours.line_strong, 2.0),
            Self::Chosen => skin.fill(accent.tint).edge(accent.accent, 3.0),
            Self::Accent => skin.fill(accent.accent).text(accent.on_accent),
            Self::Spent => skin.edge(colours.line, 1.0).text(colours.ink_soft),
        }
    }
}
