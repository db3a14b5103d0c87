//! The three boards of the page as colours; `web/css/tokens.css` has the same, which a test compares.

use std::fmt;
use std::str::FromStr;

/// A board by its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// Walnut and cream.
    #[default]
    Noce,
    /// Slate and chalk.
    Lavagna,
    /// High contrast, with patterns besides colours.
    Chiaro,
}

/// The colours of the checkers of one side, and of its dice.
pub(super) struct Paint {
    pub(super) disc: &'static str,
    pub(super) ring: &'static str,
    pub(super) rim: &'static str,
    pub(super) text: &'static str,
    pub(super) die: &'static str,
    pub(super) die_line: &'static str,
    pub(super) pip: &'static str,
}

/// All colours of a board.
pub(super) struct Colours {
    pub(super) frame: &'static str,
    pub(super) frame_deep: &'static str,
    pub(super) grain: &'static str,
    pub(super) felt: &'static str,
    pub(super) well: &'static str,
    pub(super) point_a: &'static str,
    pub(super) point_b: &'static str,
    pub(super) point_line: &'static str,
    pub(super) frame_text: &'static str,
    pub(super) light: Paint,
    pub(super) dark: Paint,
    pub(super) cube: &'static str,
    pub(super) cube_side: &'static str,
    pub(super) cube_text: &'static str,
    pub(super) best: &'static str,
    pub(super) made: &'static str,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Noce, Self::Lavagna, Self::Chiaro];

    /// Its name: `noce`, `lavagna`, `chiaro`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Noce => "noce",
            Self::Lavagna => "lavagna",
            Self::Chiaro => "chiaro",
        }
    }

    /// Whether points and checkers are told apart by patterns too.
    pub(super) const fn has_patterns(self) -> bool {
        matches!(self, Self::Chiaro)
    }

    pub(super) const fn colours(self) -> &'static Colours {
        match self {
            Self::Noce => &NOCE,
            Self::Lavagna => &LAVAGNA,
            Self::Chiaro => &CHIARO,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no board has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the boards are noce, lavagna and chiaro, not {0:?}")]
pub struct NotATheme(pub String);

impl FromStr for Theme {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<Self, NotATheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or_else(|| NotATheme(text.to_owned()))
    }
}

static NOCE: Colours = Colours {
    frame: "#5a3922",
    frame_deep: "#3d2515",
    grain: "#2c190c",
    felt: "#c7aa80",
    well: "#a98a5f",
    point_a: "#7d4f31",
    point_b: "#ead9b8",
    point_line: "#6b4427",
    frame_text: "#e9d5b4",
    light: Paint {
        disc: "#f7eedd",
        ring: "#dccaa8",
        rim: "#876d40",
        text: "#3a2818",
        die: "#fbf5e9",
        die_line: "#b39a72",
        pip: "#2d1d12",
    },
    dark: Paint {
        disc: "#3b2519",
        ring: "#5c3d2b",
        rim: "#190d07",
        text: "#f3e6d0",
        die: "#3b2519",
        die_line: "#190d07",
        pip: "#f7eedd",
    },
    cube: "#f7f1e4",
    cube_side: "#cdbb98",
    cube_text: "#4a1d13",
    best: "#14523f",
    made: "#8f1d14",
};

static LAVAGNA: Colours = Colours {
    frame: "#2b3136",
    frame_deep: "#1c2124",
    grain: "#14181a",
    felt: "#56636a",
    well: "#414c52",
    point_a: "#2f5560",
    point_b: "#a3b0b5",
    point_line: "#25393f",
    frame_text: "#cfd8dc",
    light: Paint {
        disc: "#f2f3ef",
        ring: "#d3d8d6",
        rim: "#667276",
        text: "#22282b",
        die: "#f4f5f1",
        die_line: "#9aa5a8",
        pip: "#1d2326",
    },
    dark: Paint {
        disc: "#15191b",
        ring: "#3a4449",
        rim: "#8d999e",
        text: "#f2f3ef",
        die: "#1b2023",
        die_line: "#8d999e",
        pip: "#f2f3ef",
    },
    cube: "#f4efe0",
    cube_side: "#c4bda8",
    cube_text: "#23292c",
    best: "#f0c35a",
    made: "#ff9f8a",
};

static CHIARO: Colours = Colours {
    frame: "#20242b",
    frame_deep: "#0f1115",
    grain: "#20242b",
    felt: "#f3f4f6",
    well: "#d5d9df",
    point_a: "#5f7085",
    point_b: "#c4ccd6",
    point_line: "#2f3a47",
    frame_text: "#ffffff",
    light: Paint {
        disc: "#ffffff",
        ring: "#ffffff",
        rim: "#000000",
        text: "#000000",
        die: "#ffffff",
        die_line: "#000000",
        pip: "#000000",
    },
    dark: Paint {
        disc: "#0a3d7a",
        ring: "#0a3d7a",
        rim: "#000000",
        text: "#ffffff",
        die: "#0a3d7a",
        die_line: "#000000",
        pip: "#ffffff",
    },
    cube: "#ffe9a8",
    cube_side: "#d9ba5a",
    cube_text: "#000000",
    best: "#b34700",
    made: "#000000",
};
