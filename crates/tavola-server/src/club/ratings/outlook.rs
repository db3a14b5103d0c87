//! What a match stands to do to the ratings of its players, and what it did.

use tavola_base::{Time, dice_proof::MatchNumber};
use tavola_club::table::{Cause, Opened, Table};
use tavola_rules::{BySide, MatchLength, Side};

use super::{
    PersonShown, Pool, WhyNot,
    change::{self, Share},
    worker::{Rivals, pool_of},
};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::study::MatchKey,
    store::{RatingChange, StoreError, WAITS},
};

/// What is said of ratings at a table, with who sits there.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// Who sits there; none while a seat is free.
    pub people: BySide<Option<PersonShown>>,
    /// What is said.
    pub outlook: Outlook,
    /// Which match it is about.
    pub of: MatchNumber,
    /// Whether that match is over, so that its dice can be verified.
    pub is_over: bool,
}

/// What is said of ratings at a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Outlook {
    /// It does not count.
    NotRated(WhyNot),
    /// It counts, and a seat is free.
    Open,
    /// What each side stands to win and to lose.
    AtStake {
        /// Points won and lost, by who wins and loses them.
        points: BySide<(f64, f64)>,
        /// How much of the formula's change counts.
        share: Share,
    },
    /// The match is over and its rating is on its way.
    Waits,
    /// What it did.
    Done(BySide<RatingChange>),
}

/// What is to be said of ratings at a table now.
///
/// # Errors
/// If the database fails.
pub async fn outlook(app: &App, id: &StreamId, table: &Table) -> Result<Option<Shown>, StoreError> {
    let Some(opened) = table.opened() else { return Ok(None) };
    let now = app.now();
    let mut people = BySide::<Option<PersonShown>>::default();
    for side in Side::BOTH {
        if let Some(sitter) = opened.sitter(side) {
            people[side] = app.ratings().person(&AccountId::new(sitter.player.as_str()), now).await?;
        }
    }
    let of = opened.match_number();
    let is_over = opened.verdict().is_some();
    let outlook = if is_over { after(app, id, opened).await? } else { before(app, opened, now).await? };
    Ok(Some(Shown { people, outlook, of, is_over }))
}

async fn after(app: &App, id: &StreamId, opened: &Opened) -> Result<Outlook, StoreError> {
    let key = MatchKey::Table(id.clone(), opened.match_number()).stored();
    if opened.verdict().is_some_and(|(_, cause)| cause == Cause::Annulled) {
        return Ok(Outlook::NotRated(WhyNot::Annulled));
    }
    let Some(played) = app.store().played(&key).await? else { return Ok(Outlook::NotRated(WhyNot::Casual)) };
    if played.standing == WAITS {
        return Ok(Outlook::Waits);
    }
    let changes = app.store().changes_by(&key).await?;
    let of = |side: Side| changes.iter().find(|change| change.account == played.players[side]).cloned();
    Ok(match (of(Side::White), of(Side::Black)) {
        (Some(white), Some(black)) => Outlook::Done(BySide { white, black }),
        _ => Outlook::NotRated(played.standing.parse().unwrap_or(WhyNot::Casual)),
    })
}

async fn before(app: &App, opened: &Opened, now: Time) -> Result<Outlook, StoreError> {
    let terms = opened.terms();
    let Some(length) = terms.rules.match_length().filter(|_| terms.rated) else {
        return Ok(Outlook::NotRated(WhyNot::Casual));
    };
    let [Some(white), Some(black)] = Side::BOTH.map(|side| opened.sitter(side)) else { return Ok(Outlook::Open) };
    let account = |sitter: &tavola_club::table::Sitter| AccountId::new(sitter.player.as_str());
    let players = BySide { white: account(white), black: account(black) };
    let pool = pool_of(app, &players, Pool::at(terms), now).await?;
    let by_link = Side::BOTH.iter().any(|side| terms.seats[*side].invitation().is_some());
    at_stake(app, &Rivals { players: &players, pool, by_link, began: now }, length).await
}

/// What two players stand to win and lose in a match of that length.
async fn at_stake(app: &App, rivals: &Rivals<'_>, length: MatchLength) -> Result<Outlook, StoreError> {
    let share = match rivals.share(app, rivals.began).await? {
        Ok(share) => share,
        Err(why) => return Ok(Outlook::NotRated(why)),
    };
    let both = rivals.both(app, rivals.began).await?;
    let [white_gains, black_loses] = change::points(&both.white, &both.black, length, share);
    let [black_gains, white_loses] = change::points(&both.black, &both.white, length, share);
    let points = BySide { white: (white_gains, white_loses), black: (black_gains, black_loses) };
    Ok(Outlook::AtStake { points, share })
}
