//! Whether a match that is brought is in the library already, whatever file it comes in: a match played at the club's tables
//! comes back as .mat and as SGF, and is one match.

use super::import::plain;
use crate::{
    app::App,
    base::ids::AccountId,
    store::{LibraryMatch, LibrarySearch},
    web::errors::AppError,
};

/// From so many positions on two matches are not alike by chance: each is behind two dice.
const BEYOND_CHANCE: usize = 20;
/// Fewer than these are told apart by event and day as well.
const FEW: usize = 8;
/// By the first positions the store looks for what may be the same.
const FIRST: usize = 3;

/// The match of an account's library that is the same by its decisions; none if there is none.
///
/// # Errors
/// If the database fails.
pub(super) async fn in_library(
    app: &App,
    account: &AccountId,
    one: &LibraryMatch,
    positions: &str,
) -> Result<Option<LibraryMatch>, AppError> {
    let begins: String = positions.split_inclusive(' ').take(FIRST).collect();
    if begins.is_empty() {
        return Ok(None);
    }
    let found = app.store().library_begun_so(account, one, &begins).await?;
    Ok(found.into_iter().find(|(known, their)| is_same(one, positions, known, their)).map(|(known, _)| known))
}

/// Whether two matches are one. A format may leave out the roll behind which a game was given up, so that the last position
/// of a game may be missing.
pub(super) fn is_same(one: &LibraryMatch, positions: &str, other: &LibraryMatch, their: &str) -> bool {
    let (mine, theirs) = (games(positions), games(their));
    let many: usize = mine.iter().map(|(_, game)| game.len()).sum();
    let is_alike =
        mine.len() == theirs.len() && mine.iter().zip(&theirs).all(|(a, b)| a.0 == b.0 && begin_alike(&a.1, &b.1));
    let names = |of: &LibraryMatch| {
        let mut names = [plain(&of.names.white), plain(&of.names.black)];
        names.sort();
        names
    };
    let are_told_apart = one.event != other.event || one.day.is_some() && other.day.is_some() && one.day != other.day;
    one.length == other.length
        && is_alike
        && (many >= BEYOND_CHANCE || names(one) == names(other))
        && (many >= FEW || !are_told_apart)
}

/// The positions game by game, as [`LibrarySearch::position_mark`] wrote them.
fn games(positions: &str) -> Vec<(&str, Vec<&str>)> {
    let mut games: Vec<(&str, Vec<&str>)> = Vec::new();
    for (game, digits) in positions.split(' ').filter_map(LibrarySearch::game_and_digits) {
        match games.last_mut() {
            Some((last, all)) if *last == game => all.push(digits),
            _ => games.push((game, vec![digits])),
        }
    }
    games
}

fn begin_alike(one: &[&str], other: &[&str]) -> bool {
    one.len().abs_diff(other.len()) <= 1 && one.iter().zip(other).all(|(a, b)| a == b)
}

#[cfg(test)]
mod tests {
    use tavola_base::Time;
    use tavola_rules::BySide;

    use super::*;
    use crate::store::Own;

    fn listed(white: &str, black: &str) -> LibraryMatch {
        LibraryMatch {
            match_key: String::new(),
            file: None,
            part: 0,
            own: Own::Unknown,
            names: BySide { white: white.to_owned(), black: black.to_owned() },
            event: String::new(),
            day: None,
            sorted_at: Time::from_millis(0),
            length: Some(3),
            points: BySide::default(),
            games: 2,
        }
    }

    fn positions(lines: [usize; 2]) -> String {
        let game = |game: usize| {
            (0..lines[game]).map(move |line| LibrarySearch::position_mark(game, line, &format!("{game}{line}")))
        };
        game(0).chain(game(1)).collect()
    }

    #[test]
    fn a_match_is_one_whatever_its_format_leaves_out_and_whoever_sits_left() {
        let (ada, swapped) = (listed("Ada", "Bo"), listed("bo,1699", "ada"));
        let same = |lines| is_same(&ada, &positions([6, 6]), &swapped, &positions(lines));
        assert!(same([6, 6]) && same([5, 6]) && same([6, 7]));
        assert!(!same([4, 6]) && !same([6, 0]));
        assert!(!is_same(
            &ada,
            &positions([6, 6]),
            &LibraryMatch { length: None, ..swapped.clone() },
            &positions([6, 6])
        ));
        // Other names: only where so much cannot be chance.
        let other = listed("Cy", "Di");
        assert!(!is_same(&ada, &positions([6, 6]), &other, &positions([6, 6])));
        assert!(is_same(&ada, &positions([20, 6]), &other, &positions([20, 6])));
        // Of a few plays the event tells.
        let event = LibraryMatch { event: "Nice".to_owned(), ..ada.clone() };
        assert!(!is_same(&ada, &positions([2, 2]), &event, &positions([2, 2])));
        assert!(is_same(&ada, &positions([6, 6]), &event, &positions([6, 6])));
    }
}
