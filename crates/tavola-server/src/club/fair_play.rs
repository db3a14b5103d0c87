//! Evidence about fair play, for moderators: what was decided, how hard it was, how long it took, beside what others do.
//!
//! It sorts what a person looks at and decides nothing. There is no single figure, and none is kept: everything is reckoned
//! when a moderator asks.

mod alike;
mod decisions;

use tavola_rules::BySide;

use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        library::report,
        people::{LEAST_FOR_INTERVAL, Performance, performance, rating_of},
        ratings::Pool,
        study::MatchKey,
    },
    store::{Played, PlayedSearch},
    web::errors::AppError,
};

pub use alike::{Alike, Hint};
pub use decisions::{Decision, Difficulty, Hard, Pace};

/// How many of the latest rated matches are looked at.
const MATCHES: u16 = 30;

/// How many peers there must be before anything is compared with them.
pub const LEAST_PEERS: usize = 20;

/// How far apart the ratings of peers may be.
const NEAR: f64 = 150.0;

/// How many decisions are shown.
const SHOWN: usize = 10;

/// How well players near a rating play, of this club's own matches.
#[derive(Debug, Clone, PartialEq)]
pub struct Peers {
    /// The error rates of each, lowest first.
    pub rates: Vec<f64>,
}

impl Peers {
    /// The rate below which so large a part of them plays; none where there are too few.
    #[must_use]
    pub fn quantile(&self, part: f64) -> Option<f64> {
        if self.rates.len() < LEAST_PEERS {
            return None;
        }
        let at = (part * (self.rates.len() - 1) as f64).round() as usize;
        self.rates.get(at).copied()
    }

    /// How many of them play as well or better.
    #[must_use]
    pub fn as_good_as(&self, rate: f64) -> usize {
        self.rates.iter().filter(|one| **one <= rate).count()
    }
}

/// Which way a piece of evidence points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Points {
    /// Play is better or more even than is usual.
    Unusual,
    /// It is as people play.
    Usual,
    /// It says nothing yet.
    Open,
}

/// A piece of evidence: which sentence, and which way it points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// The sentence's name, after `fair-play-`.
    pub says: &'static str,
    /// Which way.
    pub points: Points,
}

/// All that is found.
#[derive(Debug, Clone)]
pub struct Report {
    /// How well they play.
    pub performance: Option<Performance>,
    /// How well others of that rating play.
    pub peers: Peers,
    /// How often they agreed with the engine where people differ, and how often their opponents in the same matches did.
    pub hard: [Hard; 2],
    /// How long their decisions took by how hard these were, and their opponents'.
    pub pace: [Pace; 2],
    /// The hardest decisions.
    pub hardest: Vec<Decision>,
    /// How many matches were looked at.
    pub matches: usize,
    /// Which way each piece of evidence points.
    pub evidence: Vec<Evidence>,
    /// Accounts that behave alike, and pairs that end quickly: hints.
    pub alike: Vec<Alike>,
}

/// Gathers the evidence about a player.
///
/// # Errors
/// If the database fails.
pub async fn gathered(app: &App, account: &AccountId) -> Result<Report, AppError> {
    let search = PlayedSearch { all: true, ..PlayedSearch::default() };
    let played = app.store().played_by(account, &search, 0, MATCHES * 4).await?;
    let rated = played.into_iter().filter(|one| one.of.standing == "rated").take(MATCHES.into());
    let (mut own, mut others, mut matches) = (Vec::new(), Vec::new(), 0);
    for one in rated {
        if let Some(found) = of_match(app, &one.of).await? {
            own.extend(found[one.own].iter().cloned());
            others.extend(found[one.own.opponent()].iter().cloned());
            matches += 1;
        }
    }
    let performance = performance(app, account).await?;
    let peers = peers(app, account).await?;
    let (hard, pace) = ([Hard::of(&own), Hard::of(&others)], [Pace::of(&own), Pace::of(&others)]);
    let evidence = weighed(performance.as_ref(), &peers, &hard, &pace);
    let hardest = decisions::hardest(own, SHOWN);
    let alike = alike::found(app, account).await?;
    Ok(Report { performance, peers, hard, pace, hardest, matches, evidence, alike })
}

/// The decisions of both sides of a match; none where it has not been judged or cannot be read.
async fn of_match(app: &App, of: &Played) -> Result<Option<BySide<Vec<Decision>>>, AppError> {
    let Some(key) = MatchKey::of_stored(&of.match_key) else { return Ok(None) };
    let Some(report) = report(app, &key).await? else { return Ok(None) };
    let events = match app.tables().events(&of.table).await {
        Ok(events) => events,
        Err(error) if error.is_the_streams_own() || matches!(error, AppError::NotFound) => return Ok(None),
        Err(error) => return Err(error),
    };
    let (address, number) = (key.address(), of.number);
    Ok(Some(app.workshop().does(move || decisions::of(&report, &events, number, &address)).await?))
}

/// The error rates of other players whose rating is near, if enough of theirs is judged.
async fn peers(app: &App, account: &AccountId) -> Result<Peers, AppError> {
    let rating = async |account: &AccountId| -> Result<Option<f64>, AppError> {
        let standing = app.ratings().standing(account, Pool::People).await?;
        Ok(standing.map(|standing| standing.rated.rating.points()))
    };
    let Some(own) = rating(account).await? else { return Ok(Peers { rates: Vec::new() }) };
    let mut rates = Vec::new();
    for (other, rate) in app.store().latest_rates(LEAST_FOR_INTERVAL, 1_000).await? {
        if other == *account {
            continue;
        }
        if rating(&other).await?.is_some_and(|other| (other - own).abs() <= NEAR) {
            rates.extend(rating_of(rate.decisions(), rate.loss()));
        }
    }
    rates.sort_by(f64::total_cmp);
    Ok(Peers { rates })
}

/// Evidence both ways. Each piece is weak alone, and what is too little says so.
fn weighed(own: Option<&Performance>, peers: &Peers, hard: &[Hard; 2], pace: &[Pace; 2]) -> Vec<Evidence> {
    let say = |says, points| Evidence { says, points };
    let rate = match (own.and_then(|own| Some((own.rating, own.within?))), peers.quantile(0.05)) {
        (Some((rate, within)), Some(low)) if rate + within < low => say("rate-low", Points::Unusual),
        (Some(_), Some(_)) => say("rate-usual", Points::Usual),
        _ => say("rate-open", Points::Open),
    };
    let agrees = match (hard[0].interval(), hard[1].interval()) {
        (Some(own), Some(others)) if own.0 > others.1 => say("hard-more", Points::Unusual),
        (Some(_), Some(_)) => say("hard-usual", Points::Usual),
        _ => say("hard-open", Points::Open),
    };
    let time = match (pace[0].grows(), pace[1].grows()) {
        (Some(false), Some(true)) => say("time-flat", Points::Unusual),
        (Some(true), _) => say("time-grows", Points::Usual),
        _ => say("time-open", Points::Open),
    };
    let skills = match own.and_then(|own| Some((own.checker?, own.cube?))) {
        Some((checker, cube)) if checker < 2.0 && cube > 4.0 * checker.max(0.5) => say("cube-apart", Points::Unusual),
        Some(_) => say("cube-usual", Points::Usual),
        None => say("cube-open", Points::Open),
    };
    vec![rate, agrees, time, skills]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_few_peers_nothing_is_compared() {
        let few = Peers { rates: vec![5.0; LEAST_PEERS - 1] };
        assert_eq!(few.quantile(0.5), None);
        let enough = Peers { rates: (0..40).map(f64::from).collect() };
        assert_eq!((enough.quantile(0.0), enough.quantile(1.0)), (Some(0.0), Some(39.0)));
        assert_eq!(enough.as_good_as(9.5), 10);
    }

    #[test]
    fn what_is_too_little_says_so() {
        let nothing = weighed(None, &Peers { rates: Vec::new() }, &Default::default(), &Default::default());
        assert!(nothing.iter().all(|one| one.points == Points::Open));
    }
}
