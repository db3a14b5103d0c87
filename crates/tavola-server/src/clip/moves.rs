//! How plays are written there: `24-18 13-11`, `bar-20`, `6-off`, by numbers that both players share: O moves from 24 to 1, X
//! from 1 to 24. White is O here.

use tavola_rules::{Origin, Play, Side, Step, Target};

/// A point of a player as both number it.
const fn shared(side: Side, point: u8) -> u8 {
    match side {
        Side::White => point,
        Side::Black => 25 - point,
    }
}

fn from(side: Side, step: &Step) -> String {
    match step.from {
        Origin::Point(point) => shared(side, point.number()).to_string(),
        Origin::Bar => "bar".to_owned(),
    }
}

fn to(side: Side, step: &Step) -> String {
    match step.to {
        Target::Point(point) => shared(side, point.number()).to_string(),
        Target::Off => "off".to_owned(),
    }
}

/// A play as it is told; empty for one that moves nothing.
pub(super) fn text(side: Side, play: &Play) -> String {
    let steps = play.steps().iter().map(|step| format!("{}-{}", from(side, step), to(side, step)));
    steps.collect::<Vec<_>>().join(" ")
}

/// What a play bears off, as it is told: `6 o 4 o`.
pub(super) fn borne_off(side: Side, play: &Play) -> String {
    let steps = play.steps().iter().map(|step| format!("{} o", from(side, step)));
    steps.collect::<Vec<_>>().join(" ")
}

/// A play as its player numbers it, from how it was typed: `24/18 13/11`. What is no number stays as it is and is refused by
/// whoever reads it.
pub(super) fn typed(side: Side, text: &str) -> String {
    let place = |word: &str| match word.parse::<u8>() {
        Ok(point @ 1..=24) => shared(side, point).to_string(),
        // Both count the bar and the end as numbers too.
        Ok(0) if side == Side::White => "off".to_owned(),
        Ok(25) if side == Side::White => "bar".to_owned(),
        Ok(25) => "off".to_owned(),
        Ok(0) => "bar".to_owned(),
        _ => match word {
            "b" | "ba" => "bar".to_owned(),
            "h" | "home" | "o" | "of" => "off".to_owned(),
            other => other.to_owned(),
        },
    };
    let step = |step: &str| step.split(['-', '/']).map(place).collect::<Vec<_>>().join("/");
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(step).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_share_the_numbers() {
        assert_eq!(typed(Side::White, "24-18 b-20 6-o"), "24/18 bar/20 6/off");
        assert_eq!(typed(Side::Black, "1-7 bar-5, 24-off"), "24/18 bar/20 1/off");
        assert_eq!(typed(Side::Black, "0-5 19-25"), "bar/20 6/off");
        let steps = [Step { from: Origin::new(24).unwrap(), to: Target::new(18).unwrap(), hit: false }];
        let play = Play::new(&steps).unwrap();
        assert_eq!((text(Side::White, &play), text(Side::Black, &play)), ("24-18".to_owned(), "1-7".to_owned()));
    }
}
