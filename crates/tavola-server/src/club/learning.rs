//! What one learns from: cards of one's own errors with the times at which they are asked, the level one plays at, and the
//! position of the day.

pub mod daily;

use std::collections::{BTreeMap, HashSet};

use chrono::DateTime;
use rs_fsrs::{Card, FSRS, Parameters, Rating};
use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};
use tavola_engine::Level;
use tavola_study::{
    MatchReport,
    figures::Tally,
    question::{Answer, Marked, Question},
    reason::Reason,
};

use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        library,
        study::{DEEP, MatchKey},
        table::Summary,
    },
    store::{CardState, RoomRow, RowWrite, StoredCard},
    web::errors::AppError,
};

/// From which mark on an error becomes a card: 1 is an error.
const LEAST_MARK: u8 = 1;
/// How many of one's errors are looked at, the latest matches first.
const MOST_ERRORS: u16 = 400;
/// How many matches are made cards of at once: whoever looks again gets the others.
const MATCHES_AT_ONCE: usize = 12;
/// Who skips a card is asked again so much later.
const SKIPPED: Millis = Millis::seconds(20 * 60);

/// What a card asks, and how it was answered so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CardBody {
    /// The question.
    pub question: Question,
    /// What its owner did in the match, as text: a play, `double`, `wait`, `take`, `drop`.
    pub made: String,
    /// What that lost.
    pub lost: f32,
    /// What the best had over it.
    pub reasons: Vec<Reason>,
    /// Where in the match it is, from 0.
    pub at: [usize; 3],
    /// The times, as FSRS keeps them.
    pub times: Card,
}

/// A card with its name.
#[derive(Debug, Clone, PartialEq)]
pub struct NamedCard {
    /// Its name: the match and where in it.
    pub name: String,
    /// When it is asked next.
    pub due: Time,
    /// What it asks.
    pub body: CardBody,
}

impl NamedCard {
    fn of(stored: StoredCard) -> Option<Self> {
        let body = serde_json::from_str(&stored.body).ok()?;
        Some(Self { name: stored.card, due: stored.due, body })
    }

    fn stored(&self, state: CardState) -> StoredCard {
        let body = serde_json::to_string(&self.body).unwrap_or_default();
        StoredCard { card: self.name.clone(), state, due: self.due, body }
    }

    /// The address of the match at the line that the card is about.
    #[must_use]
    pub fn address(&self) -> Option<String> {
        let (key, _) = self.name.split_once('#')?;
        let [game, line, _] = self.body.at.map(|index| index + 1);
        match MatchKey::of_stored(key)? {
            MatchKey::Table(id, of) => Some(format!("/t/{id}/study?match={}&at={game}.{line}", of.number())),
            MatchKey::Imported(id) => Some(format!("/study/m/{id}?at={game}.{line}")),
            MatchKey::Chouette(id, of, cube) => Some(format!("/c/{id}/study?game={of}&cube={cube}&at={game}.{line}")),
        }
    }
}

/// Makes cards of an account's errors that have none yet. Matches that are not judged yet come later: they are in the queue.
///
/// # Errors
/// If the database fails.
pub async fn gather(app: &App, account: &AccountId) -> Result<(), AppError> {
    library::find(app, account).await?;
    let known: HashSet<String> = app.store().cards_known(account).await?.into_iter().collect();
    let mut fresh: BTreeMap<String, Vec<(String, [usize; 3])>> = BTreeMap::new();
    for (key, _, one) in library::own_errors(app, account, LEAST_MARK, MOST_ERRORS).await? {
        let at = [one.error.game, one.error.line, one.error.decision];
        let name = format!("{}#{}.{}.{}", key.stored(), at[0], at[1], at[2]);
        if !known.contains(&name) {
            fresh.entry(key.stored()).or_default().push((name, at));
        }
    }
    // The latest matches first: keys of tables begin with the time.
    for (key, cards) in fresh.into_iter().rev().take(MATCHES_AT_ONCE) {
        let Some(key) = MatchKey::of_stored(&key) else { continue };
        let Some(report) = library::report(app, &key).await? else { continue };
        let now = app.now();
        let rows = cards.into_iter().map(|(name, at)| RowWrite::card(account, &card(&report, name, at, now)));
        app.store().write(rows.collect()).await?;
    }
    Ok(())
}

/// The card of a decision, due at once; one that is no question is kept as such.
fn card(report: &MatchReport, name: String, at: [usize; 3], now: Time) -> StoredCard {
    let line = report.games.get(at[0]).and_then(|game| game.lines.get(at[1]));
    let made = line.and_then(|line| {
        let decision = line.decisions.get(at[2])?;
        let question = Question::of(line, decision)?;
        let made = made(line, decision);
        let times = Card { due: moment(now), last_review: moment(now), ..Card::default() };
        Some(CardBody { question, made, lost: decision.loss, reasons: decision.reasons.clone(), at, times })
    });
    match made {
        Some(body) => NamedCard { name, due: now, body }.stored(CardState::Asked),
        None => StoredCard { card: name, state: CardState::NoQuestion, due: now, body: String::new() },
    }
}

/// What was done in the match.
fn made(line: &tavola_study::report::LineReport, one: &tavola_study::report::DecisionReport) -> String {
    use tavola_study::report::{ActReport, Decided};
    match (&one.what, &line.act) {
        (Decided::Play { .. }, ActReport::Play { play, .. }) => play.clone(),
        (Decided::Doubling { doubled: true, .. }, _) => "double".to_owned(),
        (Decided::Doubling { doubled: false, .. }, _) => "wait".to_owned(),
        (Decided::Answer { answer: tavola_engine::CubeAnswer::Drop, .. }, _) => "drop".to_owned(),
        (Decided::Answer { .. }, _) => "take".to_owned(),
        (Decided::Play { .. }, _) => String::new(),
    }
}

/// The card that is to be asked now; none if none is due.
///
/// # Errors
/// If the database fails.
pub async fn due(app: &App, account: &AccountId) -> Result<Option<NamedCard>, AppError> {
    Ok(app.store().card_due(account, app.now()).await?.and_then(NamedCard::of))
}

/// A card of an account.
///
/// # Errors
/// [`AppError::NotFound`] if it is none of theirs.
pub async fn named(app: &App, account: &AccountId, name: &str) -> Result<NamedCard, AppError> {
    let stored = app.store().card_of(account, name).await?.filter(|card| card.state != CardState::NoQuestion);
    stored.and_then(NamedCard::of).ok_or(AppError::NotFound)
}

/// Judges an answer as deeply as reports are made.
///
/// # Errors
/// If the engine is too busy.
pub async fn judged(app: &App, question: &Question, answer: Answer) -> Result<Marked, AppError> {
    let question = question.clone();
    let judged = app.studies().tutor(move |engine| question.judge(answer, engine, DEEP)).await?;
    judged.map_err(|_| AppError::nothing_to_advise())
}

/// Writes down how a card was answered. One that was not due keeps its time: who looks at it again learns nothing about
/// what they remember.
///
/// # Errors
/// If the database fails.
pub async fn answered(app: &App, account: &AccountId, card: &mut NamedCard, marked: &Marked) -> Result<(), AppError> {
    let now = app.now();
    if card.due > now {
        return Ok(());
    }
    let rating = if marked.is_right() { Rating::Good } else { Rating::Again };
    // A card's time is known to the millisecond; who answers late has remembered for longer.
    card.body.times = FSRS::new(Parameters::default()).next(card.body.times.clone(), moment(now), rating).card;
    card.due = Time::from_millis(u64::try_from(card.body.times.due.timestamp_millis()).unwrap_or(0)).max(now);
    write(app, account, &card.stored(CardState::Asked)).await
}

/// Asks a card later.
///
/// # Errors
/// If the database fails.
pub async fn skipped(app: &App, account: &AccountId, mut card: NamedCard) -> Result<(), AppError> {
    card.due = app.now() + SKIPPED;
    write(app, account, &card.stored(CardState::Asked)).await
}

/// Asks a card no more.
///
/// # Errors
/// If the database fails.
pub async fn retired(app: &App, account: &AccountId, card: &NamedCard) -> Result<(), AppError> {
    write(app, account, &card.stored(CardState::Retired)).await
}

/// Begins again with all cards: those that were retired too.
///
/// # Errors
/// If the database fails.
pub async fn reset(app: &App, account: &AccountId) -> Result<(), AppError> {
    app.store().write(vec![RowWrite::no_cards(account)]).await?;
    Ok(())
}

async fn write(app: &App, account: &AccountId, card: &StoredCard) -> Result<(), AppError> {
    app.store().write(vec![RowWrite::card(account, card)]).await?;
    Ok(())
}

fn moment(at: Time) -> DateTime<chrono::Utc> {
    DateTime::from_timestamp_millis(i64::try_from(at.millis()).unwrap_or(0)).unwrap_or_default()
}

/// How well an account plays, by its judged matches, and the level that plays as well.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OwnLevel {
    /// The level.
    pub level: Level,
    /// The performance rating.
    pub rating: f64,
    /// Over how many decisions.
    pub decisions: u32,
}

/// Fewer decisions than this say little: a match of 5 points has some sixty of each player.
const LEAST_DECISIONS: u32 = 40;
/// So many matches are counted, the latest.
const MATCHES_COUNTED: u16 = 30;

/// What each level's decisions lose, as a performance rating: measured by `tavola levels`, in `docs/strength.md`.
const RATINGS: [(Level, f64); 7] = [
    (Level::Beginner, 26.5),
    (Level::Novice, 22.4),
    (Level::Casual, 18.3),
    (Level::Intermediate, 13.0),
    (Level::Advanced, 8.8),
    (Level::Expert, 5.8),
    (Level::Full, 0.7),
];

/// The tables of an account with a tutor: what was played there does not say how well they play.
///
/// # Errors
/// If the database fails.
pub async fn tutored(app: &App, account: &AccountId) -> Result<HashSet<String>, AppError> {
    Ok(tutored_of(&app.store().rooms_of(account).await?))
}

/// Those of these tables with a tutor.
#[must_use]
pub fn tutored_of(rooms: &[RoomRow]) -> HashSet<String> {
    let is_tutored = |room: &&RoomRow| {
        room.kind == "table" && serde_json::from_str::<Summary>(&room.summary).is_ok_and(|summary| summary.tutor)
    };
    rooms.iter().filter(is_tutored).map(|room| room.id.to_string()).collect()
}

/// The level at which an account plays, by its latest judged matches; none where there are too few decisions. Matches at
/// these tables are left out: a tutor helped.
///
/// # Errors
/// If the database fails.
pub async fn own_level(
    app: &App,
    account: &AccountId,
    tutored: &HashSet<String>,
) -> Result<Option<OwnLevel>, AppError> {
    let mut total = Tally::default();
    for one in app.store().own_figures(account, MATCHES_COUNTED).await? {
        let is_tutored = match MatchKey::of_stored(&one.match_key) {
            Some(MatchKey::Table(id, _)) => tutored.contains(id.as_str()),
            _ => false,
        };
        let figures = one.figures.and_then(|(_, body)| library::figures(&body)).filter(|_| !is_tutored);
        if let (Some(figures), Some(side)) = (figures, one.own.side()) {
            total.add(&figures.sides[side].total());
        }
    }
    let Some(rating) = total.rating().filter(|_| total.decisions() >= LEAST_DECISIONS) else { return Ok(None) };
    Ok(Some(OwnLevel { level: nearest(rating), rating, decisions: total.decisions() }))
}

/// The level whose rating is nearest: the weak ones lie further apart, so it is the ratio that counts.
fn nearest(rating: f64) -> Level {
    let far = |of: f64| ((of + 1.0) / (rating + 1.0)).ln().abs();
    let found = RATINGS.into_iter().min_by(|(_, a), (_, b)| far(*a).total_cmp(&far(*b)));
    found.map_or(Level::Intermediate, |(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_level_is_the_one_that_errs_as_much() {
        for (level, rating) in RATINGS {
            assert_eq!(nearest(rating), level);
        }
        assert_eq!(nearest(60.0), Level::Beginner);
        assert_eq!((nearest(11.5), nearest(5.5), nearest(0.4)), (Level::Intermediate, Level::Expert, Level::Full));
    }

    #[test]
    fn a_card_that_is_known_comes_ever_later_and_one_that_is_not_soon() {
        let start = Time::from_millis(1_800_000_000_000);
        let mut times = Card { due: moment(start), last_review: moment(start), ..Card::default() };
        let (mut now, mut last) = (moment(start), 0);
        let fsrs = FSRS::new(Parameters::default());
        for _ in 0..5 {
            times = fsrs.next(times, now, Rating::Good).card;
            let wait = (times.due - now).num_minutes();
            assert!(wait > last, "{wait} after {last} minutes");
            (now, last) = (times.due, wait);
        }
        assert!(last > 14 * 24 * 60, "after five right answers it is not asked for weeks");
        let forgotten = fsrs.next(times, now, Rating::Again).card;
        assert!((forgotten.due - now).num_minutes() < 60);
    }
}
