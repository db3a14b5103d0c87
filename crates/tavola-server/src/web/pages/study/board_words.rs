//! A board in words, for who hears the page: where both sides' checkers stand, and the cube.

use tavola_notation::Situation;
use tavola_rules::{CubeOwner, Position, Side};

use crate::web::i18n::Locale;
use crate::web::page_data::StudyData;

/// Where everything stands, as who acts counts the points.
pub(super) fn board_in_words(locale: Locale, data: &StudyData, now: &Situation) -> String {
    let act = now.to_act();
    let name = |side: Side| data.names[side].clone();
    let seen = now.board.seen_by(act);
    let sides = [(act, Seen::Own), (act.opponent(), Seen::Opponent)];
    let numbers = locale.say_with("study-words-numbers", &[("who", name(act).into())]);
    let checkers = sides.map(|(side, seen_as)| {
        let places = places(locale, &seen, seen_as);
        locale.say_with("study-words-side", &[("who", name(side).into()), ("places", places.into())])
    });
    let value = i64::try_from(now.cube.value.number()).unwrap_or(i64::MAX);
    let cube = match now.cube.owner {
        CubeOwner::Middle => locale.say_with("study-words-cube", &[("value", value.into())]),
        CubeOwner::White => {
            locale.say_with("study-words-cube-of", &[("value", value.into()), ("who", name(Side::White).into())])
        }
        CubeOwner::Black => {
            locale.say_with("study-words-cube-of", &[("value", value.into()), ("who", name(Side::Black).into())])
        }
    };
    [numbers].into_iter().chain(checkers).chain([cube]).collect::<Vec<_>>().join(" ")
}

/// Whose checkers are told, as who acts sees them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Own,
    Opponent,
}

/// "2 on 24, 5 on 13, 1 on the bar".
fn places(locale: Locale, seen: &Position, of: Seen) -> String {
    let (bar, off) = match of {
        Seen::Own => (seen.own_bar(), seen.own_off()),
        Seen::Opponent => (seen.opponent_bar(), seen.opponent_off()),
    };
    let on_points = (1..=24).rev().filter_map(|point: i64| {
        let counts = seen.counts()[usize::try_from(point).ok()?];
        let many = if of == Seen::Own { counts } else { -counts };
        (many > 0).then(|| locale.say_with("study-words-on", &[("n", i64::from(many).into()), ("point", point.into())]))
    });
    let beside = [("study-words-bar", bar), ("study-words-off", off)].into_iter().filter(|(_, many)| *many > 0);
    let beside = beside.map(|(name, many)| locale.say_with(name, &[("n", i64::from(many).into())]));
    on_points.chain(beside).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use tavola_notation::Xgid;
    use tavola_rules::Position;

    use super::*;

    #[test]
    fn every_checker_is_told_by_the_numbers_of_who_acts() {
        let told = places(Locale::ENGLISH, &Position::START, Seen::Own);
        assert_eq!(told, "2 on 24, 5 on 13, 3 on 8, 5 on 6");
        assert_eq!(places(Locale::ENGLISH, &Position::START, Seen::Opponent), "5 on 19, 3 on 17, 5 on 12, 2 on 1");
        let id: Xgid = "XGID=aA--A----------------b---A:0:0:1:00:0:0:0:0:10".parse().unwrap();
        let seen = id.situation().position();
        assert_eq!(places(Locale::ENGLISH, &seen, Seen::Own), "1 on 4, 1 on 1, 1 on the bar, 12 off");
        assert_eq!(places(Locale::ENGLISH, &seen, Seen::Opponent), "2 on 21, 1 on the bar, 12 off");
    }
}
