//! Hints at accounts of one person, and at matches that were given away: never more than a reason to look.

use tavola_base::{Millis, Time};
use tavola_rules::Side;

use crate::{
    app::App,
    base::ids::AccountId,
    club::ratings::PersonShown,
    store::{Played, PlayedSearch},
    web::errors::AppError,
};

/// How far back it is looked.
const BACK: Millis = Millis::seconds(90 * 24 * 3600);

/// How many matches are looked at.
const MOST: u16 = 500;

/// A rated match this short was not fought for.
const QUICK: Millis = Millis::seconds(60);

/// How many such matches of a pair are worth a look.
const LEAST_QUICK: usize = 3;

/// How many matches of a pair that always went one way are.
const LEAST_ONE_WAY: usize = 6;

/// What was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// Matches of the two ended within a minute.
    Quick {
        /// How many.
        matches: usize,
    },
    /// One of the two has always lost.
    OneWay {
        /// How many.
        matches: usize,
    },
}

/// Somebody with whom something was seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Alike {
    /// Who.
    pub person: PersonShown,
    /// What.
    pub hint: Hint,
}

/// The hints about a player.
pub(super) async fn found(app: &App, account: &AccountId) -> Result<Vec<Alike>, AppError> {
    let now = app.now();
    let since = Time::from_millis(now.millis().saturating_sub(BACK.number()));
    let search = PlayedSearch { all: true, since, ..PlayedSearch::default() };
    let played = app.store().played_by(account, &search, 0, MOST).await?;
    let rated: Vec<(Side, Played)> =
        played.into_iter().filter(|one| one.of.standing == "rated").map(|one| (one.own, one.of)).collect();
    let mut opponents: Vec<AccountId> = rated.iter().map(|(own, of)| of.players[own.opponent()].clone()).collect();
    opponents.sort();
    opponents.dedup();
    let mut found = Vec::new();
    for opponent in opponents {
        let of_pair: Vec<&(Side, Played)> =
            rated.iter().filter(|(own, of)| of.players[own.opponent()] == opponent).collect();
        let hints = hints(&of_pair);
        if hints.is_empty() {
            continue;
        }
        if let Some(person) = app.ratings().person(&opponent, now).await? {
            found.extend(hints.into_iter().map(|hint| Alike { person: person.clone(), hint }));
        }
    }
    Ok(found)
}

fn hints(of_pair: &[&(Side, Played)]) -> Vec<Hint> {
    let quick = of_pair.iter().filter(|(_, of)| of.ended.since(of.began) < QUICK).count();
    let won = of_pair.iter().filter(|(own, of)| of.winner == *own).count();
    let is_one_way = of_pair.len() >= LEAST_ONE_WAY && (won == 0 || won == of_pair.len());
    let quick = (quick >= LEAST_QUICK).then_some(Hint::Quick { matches: quick });
    let one_way = is_one_way.then_some(Hint::OneWay { matches: of_pair.len() });
    quick.into_iter().chain(one_way).collect()
}
