//! Reading a written play: lenient in the writing, strict in the meaning. What is read is always a legal play.

use tavola_rules::{
    Board, Die, IllegalPlay, LegalPlay, Origin, Play, Position, Roll, Setup, Side, Step, Target, check_play,
    legal_plays,
};

use crate::move_text::MoveText;

/// Why a text names no legal play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnreadablePlay {
    /// A part that is not written like a move.
    #[error("{0:?} is not a move such as 13/8, bar/20*, 6/off or 8/5(2)")]
    Text(String),
    /// Legal plays move the same checkers but hit differently.
    #[error("the text fits several plays: {}", .0.join(", "))]
    Ambiguous(Vec<String>),
    /// The numbers written do not come from this roll.
    #[error("{text:?} is not what {roll} moves")]
    NotThisRoll {
        /// The text.
        text: String,
        /// The roll.
        roll: Roll,
    },
    /// The play is against the rules.
    #[error(transparent)]
    Illegal(#[from] IllegalPlay),
}

/// The legal play of `roll` that `text` names.
///
/// Any order, joined or single steps, `(2)` or repeated entries; `bar` or `25`, `off` or `0`; hit marks may be
/// missing where the play is clear without them. An empty text, `-` or `Cannot Move` is the play that moves nothing.
///
/// # Errors
/// What is wrong with the text, or with the play it names.
pub fn read_play(position: &Position, roll: Roll, text: &str) -> Result<Play, UnreadablePlay> {
    let ways = ways(text)?;
    let plays = legal_plays(position, roll);
    if ways.is_empty() {
        return if plays.is_empty() { Ok(Play::NONE) } else { Ok(check_play(position, roll, &Play::NONE)?.play) };
    }
    let moved = displacement(position, &ways).filter(|moved| !plays.is_empty() && fits(moved));
    let fitting: Vec<&LegalPlay> =
        moved.map_or_else(Vec::new, |moved| plays.iter().filter(|play| own_checkers(&play.result) == moved).collect());
    let only = |fits: &dyn Fn(&Play) -> bool| -> Vec<&LegalPlay> {
        fitting.iter().copied().filter(|play| fits(&play.play)).collect()
    };
    let marked = only(&|play| hits(play) == marks(&ways));
    // Where each step is written, a checker has stood wherever a step ends: there it has hit.
    let stepped = only(&|play| stops(play) == written_stops(&ways));
    match (&fitting[..], &stepped[..], &marked[..]) {
        ([only], ..) | (_, [only], _) | (_, _, [only]) => Ok(only.play),
        ([], ..) => Err(why_illegal(position, roll, text, &ways)),
        _ => Err(UnreadablePlay::Ambiguous(fitting.iter().map(|play| MoveText(&play.play).to_string()).collect())),
    }
}

/// What comes of a text if each checker goes where it says, dice or no dice: `None` where a checker is missing, or two
/// opponent's checkers stand in the way at an end.
pub(crate) fn result_as_written(position: &Position, text: &str) -> Option<Position> {
    let ways = ways(text).ok()?;
    let own = displacement(position, &ways).filter(fits)?;
    let mut setup = Setup::from(Board::from_view(Side::White, position));
    for way in &ways {
        let stops = way.places.iter().filter(|place| way.marked.contains(place) || way.places.last() == Some(place));
        for place in stops.map(|&place| usize::from(place)).filter(|place| (1..=24).contains(place)) {
            match setup.points[place - 1] {
                -1 => {
                    setup.points[place - 1] = 0;
                    setup.bar.black += 1;
                }
                ..-1 => return None,
                _ => {}
            }
        }
    }
    for (checkers, point) in own[1..=24].iter().zip(&mut setup.points) {
        *point = match (*checkers, *point) {
            (0, theirs) => theirs.min(0),
            (_, ..0) => return None,
            (own, _) => own,
        };
    }
    setup.bar.white = u8::try_from(own[25]).ok()?;
    setup.off.white = u8::try_from(own[0]).ok()?;
    setup.board().ok().map(|board| board.seen_by(Side::White))
}

/// One entry: places from first to last, which of them are marked as hits, and how often.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Way {
    places: Vec<u8>,
    marked: Vec<u8>,
    count: u8,
}

fn ways(text: &str) -> Result<Vec<Way>, UnreadablePlay> {
    let text = text.trim();
    if matches!(text.to_ascii_lowercase().as_str(), "" | "-" | "0/0" | "cannot move" | "no play" | "dance") {
        return Ok(Vec::new());
    }
    let parts = text.split([' ', ',', ';', '\t']).filter(|part| !part.is_empty());
    parts.map(|part| way(part).ok_or_else(|| UnreadablePlay::Text(part.to_owned()))).collect()
}

/// Reads `24/18*/16*`, `8/3(2)*`, `bar/20`, `6/off`.
fn way(part: &str) -> Option<Way> {
    let lower = part.to_ascii_lowercase();
    let (moves, count) = counted(&lower)?;
    let mut way = Way { places: Vec::new(), marked: Vec::new(), count };
    for stop in moves.split(['/', '-']) {
        let name = stop.trim_end_matches('*');
        let place = place(name)?;
        if name.len() < stop.len() {
            way.marked.push(place);
        }
        way.places.push(place);
    }
    let falls = way.places.windows(2).all(|pair| pair[0] > pair[1]);
    (way.places.len() >= 2 && falls && (1..=4).contains(&way.count)).then_some(way)
}

/// Takes `(2)` out of an entry; the hit mark may stand before or behind it.
fn counted(part: &str) -> Option<(String, u8)> {
    let Some((moves, rest)) = part.split_once('(') else { return Some((part.to_owned(), 1)) };
    let (count, mark) = rest.split_once(')')?;
    let moves = match mark {
        "" => moves.to_owned(),
        "*" => format!("{moves}*"),
        _ => return None,
    };
    Some((moves, count.parse().ok()?))
}

fn place(name: &str) -> Option<u8> {
    match name {
        "bar" | "b" => Some(25),
        "off" | "o" | "home" => Some(0),
        number => number.parse().ok().filter(|number| *number <= 25),
    }
}

/// Own checkers by place after the ways, 0 (off) to 25 (bar); `None` if more than is possible are named.
fn displacement(position: &Position, ways: &[Way]) -> Option<[i8; 26]> {
    let mut checkers = own_checkers(position);
    for way in ways {
        let (first, last) = (way.places.first()?, way.places.last()?);
        let count = i8::try_from(way.count).ok()?;
        checkers[usize::from(*first)] = checkers[usize::from(*first)].checked_sub(count)?;
        checkers[usize::from(*last)] = checkers[usize::from(*last)].checked_add(count)?;
    }
    Some(checkers)
}

fn fits(checkers: &[i8; 26]) -> bool {
    checkers.iter().all(|checkers| *checkers >= 0)
}

fn own_checkers(position: &Position) -> [i8; 26] {
    let mut checkers = [0; 26];
    for (checkers, count) in checkers.iter_mut().zip(position.counts()) {
        *checkers = (*count).max(0);
    }
    checkers[0] = i8::try_from(position.own_off()).unwrap_or(i8::MAX);
    checkers
}

fn hits(play: &Play) -> Vec<u8> {
    sorted(play.steps().iter().filter(|step| step.hit).map(|step| step.to.number()).collect())
}

/// Where the steps of a play end, each as often as it does.
fn stops(play: &Play) -> Vec<u8> {
    let mut stops: Vec<u8> = play.steps().iter().map(|step| step.to.number()).collect();
    stops.sort_unstable();
    stops
}

fn written_stops(ways: &[Way]) -> Vec<u8> {
    let times = |way: &Way| usize::from(way.count);
    let each =
        ways.iter().flat_map(|way| way.places[1..].iter().flat_map(move |&to| std::iter::repeat_n(to, times(way))));
    let mut stops: Vec<u8> = each.collect();
    stops.sort_unstable();
    stops
}

fn marks(ways: &[Way]) -> Vec<u8> {
    sorted(ways.iter().flat_map(|way| way.marked.iter().copied()).collect())
}

fn sorted(mut places: Vec<u8>) -> Vec<u8> {
    places.sort_unstable();
    places.dedup();
    places
}

/// Names the clause a written play breaks, if its steps can be told.
fn why_illegal(position: &Position, roll: Roll, text: &str, ways: &[Way]) -> UnreadablePlay {
    let not_this_roll = || UnreadablePlay::NotThisRoll { text: text.trim().to_owned(), roll };
    let Some(play) = single_steps(roll, ways) else { return not_this_roll() };
    check_play(position, roll, &play).map_or_else(UnreadablePlay::Illegal, |_| not_this_roll())
}

/// The ways as steps of single dice, larger number first where either order would do.
fn single_steps(roll: Roll, ways: &[Way]) -> Option<Play> {
    let mut dice = if roll.is_double() { vec![roll.high(); 4] } else { vec![roll.high(), roll.low()] };
    let mut play = Play::NONE;
    for way in ways.iter().flat_map(|way| std::iter::repeat_n(way, way.count.into())) {
        for pair in way.places.windows(2) {
            for step in steps_between(pair[0], pair[1], &mut dice)? {
                play = play.followed_by(step)?;
            }
        }
    }
    Some(play)
}

fn steps_between(from: u8, to: u8, dice: &mut Vec<Die>) -> Option<Vec<Step>> {
    let (mut now, mut steps) = (from, Vec::new());
    while now > to {
        let index = usable_die(now - to, to, dice)?;
        let next = now.saturating_sub(dice.remove(index).number());
        steps.push(Step { from: Origin::new(now)?, to: Target::new(next)?, hit: false });
        now = next;
    }
    Some(steps)
}

/// The die that covers the way exactly, else a smaller one, else (to bear off) a larger one.
fn usable_die(way: u8, to: u8, dice: &[Die]) -> Option<usize> {
    let exact = dice.iter().position(|die| die.number() == way);
    let smaller = || dice.iter().position(|die| die.number() < way);
    let larger = || if to == 0 { dice.iter().position(|die| die.number() > way) } else { None };
    exact.or_else(smaller).or_else(larger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xgid::Xgid;

    fn position(xgid: &str) -> Position {
        format!("{xgid}:0:0:1:00:0:0:0:0:10").parse::<Xgid>().unwrap().situation().position()
    }

    fn read(position: &Position, roll: &str, text: &str) -> Result<String, UnreadablePlay> {
        read_play(position, roll.parse().unwrap(), text).map(|play| MoveText(&play).to_string())
    }

    #[test]
    fn a_play_may_be_written_in_many_ways() {
        let start = Position::START;
        for text in ["24/18 13/10", "13/10 24/18", "13/10,24/18", " 24-18 13-10 "] {
            assert_eq!(read(&start, "63", text).unwrap(), "24/18 13/10");
        }
        for text in ["13/11(2) 6/4(2)", "13/11 6/4 13/11 6/4", "6/4(2) 13/11 13/11"] {
            assert_eq!(read(&start, "22", text).unwrap(), "13/11(2) 6/4(2)");
        }
        assert_eq!(read(&start, "44", "24/20/16/12/8"), read(&start, "44", "24/8"));
    }

    #[test]
    fn bar_and_off_may_be_numbers() {
        let entering = position("-b----E-C---eD---c-e----BA");
        assert_eq!(read(&entering, "31", "25/22 6/5").unwrap(), "bar/22 6/5");
        assert_eq!(read(&entering, "31", "Bar/22 6/5"), read(&entering, "31", "b/22 6/5"));
        let bearing_off = position("-BBB---------------abbb---");
        assert_eq!(read(&bearing_off, "31", "3/0 1/0").unwrap(), "3/off 1/off");
        assert_eq!(read(&bearing_off, "31", "3/Off 1/Off"), read(&bearing_off, "31", "1/off 3/off"));
    }

    #[test]
    fn hits_are_found_where_the_mark_is_missing() {
        let blot = position("-b--a-E-C---eE---c-d----B-");
        assert_eq!(read(&blot, "42", "8/4 6/4").unwrap(), "8/4* 6/4");
        assert_eq!(read(&blot, "42", "8/4*(1) 6/4").unwrap(), "8/4* 6/4");
        assert_eq!(read(&blot, "22", "6/4*(2) 13/11(2)"), read(&blot, "22", "6/4(2)* 13/11(2)"));
    }

    #[test]
    fn of_two_ways_the_marks_decide_and_nothing_is_guessed() {
        // A blot on the 10-point: 13/10*/8 hits it, 13/11/8 does not.
        let blot = position("-b----E-C-a-eE---c-d----B-");
        assert_eq!(read(&blot, "32", "13/10*/8").unwrap(), "13/10*/8");
        assert_eq!(read(&blot, "32", "13/8").unwrap(), "13/8");
        // Written step by step, the hit needs no mark.
        assert_eq!(read(&blot, "32", "13/10 10/8").unwrap(), "13/10*/8");
        assert_eq!(read(&blot, "32", "13/11 11/8").unwrap(), "13/8");
        assert!(matches!(read(&blot, "32", "13/8*"), Err(UnreadablePlay::Ambiguous(plays)) if plays.len() == 2));
    }

    #[test]
    fn an_illegal_play_is_refused_with_its_clause() {
        let start = Position::START;
        let clause = |roll: &str, text: &str| match read(&start, roll, text) {
            Err(UnreadablePlay::Illegal(illegal)) => illegal.clause().id(),
            other => panic!("{other:?}"),
        };
        assert_eq!(clause("51", "24/19 6/5"), "MOV-01");
        assert_eq!(clause("63", "24/18"), "MOV-07");
        assert!(matches!(read(&start, "63", "24/20 13/10"), Err(UnreadablePlay::NotThisRoll { .. })));
        assert!(matches!(read(&start, "63", "13/8x"), Err(UnreadablePlay::Text(part)) if part == "13/8x"));
        assert!(matches!(read(&start, "63", "8/13 5/6"), Err(UnreadablePlay::Text(_))));
        assert!(read(&start, "63", "").is_err());
    }

    #[test]
    fn who_cannot_move_plays_nothing() {
        let shut_out = position("-BBBBBBB-----------bbbbbbA");
        for text in ["", "Cannot Move", "-", "0/0"] {
            assert_eq!(read(&shut_out, "63", text).unwrap(), "");
        }
    }
}
