//! Looks at the matches that are over, one after the other in the order of their ends: rates them, counts their dice.
//!
//! A match's end is stored with a row that says that it waits ([`ended`]), in the transaction of the event that ended it:
//! a crash loses neither. Whoever rates reads where both players stand, and writes where they stand then, what has
//! changed, and that the match waits no longer in one transaction of absolute values: done again after a crash in between,
//! it comes to the same. There is one at a time, so that the ends of two tables of one player cannot pass each other.

use std::time::Duration;

use tavola_base::{Millis, Time, dice_proof::MatchNumber};
use tavola_club::table::{Cause, Happening, Opened, SitterKind, Table, TableEvent, Watch};
use tavola_notation::record::MatchRecord;
use tavola_rules::{BySide, MatchLength, Side};

use super::{
    PersonKind, Pool, Standing,
    change::{self, Rival, Share},
    why_not::WhyNot,
};
use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId},
        trouble::Trouble,
    },
    club::{dice_counts::DiceCounts, library::to_be_judged, study::MatchKey, table_files::finished_games},
    store::{Played, RatingChange, RowWrite, StoreError, WAITS},
    web::errors::AppError,
};

/// How often it is looked whether a match waits.
const REST: Duration = Duration::from_millis(500);

/// How many matches are taken at once.
const AT_ONCE: u16 = 20;

/// For how long matches of a pair are counted.
const WEEK: Millis = Millis::seconds(7 * 24 * 3600);

/// How old an account must be for a rated match by invitation.
const OLD_ENOUGH: Millis = Millis::seconds(24 * 3600);

/// Rates what waits, until the server stops.
pub async fn run(app: App) {
    let trouble = Trouble::new("a match was not rated; it waits", "matches are rated again");
    while !app.is_stopping() {
        let rated = rate_waiting(&app).await;
        trouble.note(&rated);
        if rated.unwrap_or(0) == 0 {
            tokio::select! {
                () = app.stopping() => break,
                () = tokio::time::sleep(REST) => {}
            }
        }
    }
}

/// Rates what waits now, and says how many matches that were.
///
/// # Errors
/// If the database fails.
pub async fn rate_waiting(app: &App) -> Result<usize, AppError> {
    let _one = app.store().turn("ratings").await?;
    let waiting = app.store().waiting_to_be_rated(AT_ONCE).await?;
    for of in &waiting {
        look_at(app, of).await?;
    }
    Ok(waiting.len())
}

/// The row of a match that has just ended, if one has: between one player and another, to a length.
#[must_use]
pub fn ended(stream: &StreamId, before: &Table, after: &Table, now: Time) -> Option<RowWrite> {
    let opened = after.opened()?;
    let (winner, _) = opened.verdict().filter(|(_, cause)| *cause != Cause::Annulled)?;
    let is_known = before
        .opened()
        .is_some_and(|before| before.match_number() == opened.match_number() && before.verdict().is_some());
    if is_known {
        return None;
    }
    let played = played(stream, opened, winner?, now)?;
    Some(RowWrite::played(&played))
}

fn played(stream: &StreamId, opened: &Opened, winner: Side, now: Time) -> Option<Played> {
    let terms = opened.terms();
    let length = terms.rules.match_length()?;
    let is_alone = terms.partners.iter().all(|(_, partner)| partner.is_none());
    let [white, black] = Side::BOTH.map(|side| opened.sitter(side));
    let players = BySide { white: white?, black: black? };
    if !is_alone || Side::BOTH.iter().all(|side| players[*side].kind == SitterKind::Bot) {
        return None;
    }
    let number = opened.match_number();
    Some(Played {
        match_key: MatchKey::Table(stream.clone(), number).stored(),
        table: stream.clone(),
        number: number.number(),
        length: length.points(),
        pool: Pool::at(terms).name().to_owned(),
        players: BySide::from_fn(|side| AccountId::new(players[side].player.as_str())),
        names: BySide::from_fn(|side| opened.name(side).unwrap_or_default()),
        points: BySide::from_fn(|side| opened.score().won(side).number()),
        winner,
        began: Time::default(),
        ended: now,
        by_link: Side::BOTH.iter().any(|side| terms.seats[*side].invitation().is_some()),
        unseen: terms.watch == Watch::Nobody,
        rated: terms.rated,
        standing: WAITS.to_owned(),
    })
}

/// Rates one match, or says why it does not count.
async fn look_at(app: &App, of: &Played) -> Result<(), AppError> {
    let mut rows = Vec::new();
    let began = match heard_of(app, of).await {
        Ok(heard) => {
            for side in Side::BOTH {
                rows.push(RowWrite::match_dice(&of.match_key, side, &of.players[side], &heard.dice[side]));
            }
            heard.began
        }
        // What cannot be read was ended all the same.
        Err(error) if error.is_the_streams_own() || matches!(error, AppError::NotFound) => of.ended,
        Err(error) => return Err(error),
    };
    let pool = pool_of(app, &of.players, Pool::named(&of.pool), of.ended).await?;
    let standing = match counts(app, of, pool, began).await? {
        Ok(share) => {
            rows.extend(rated(app, of, pool, began, share).await?);
            rows.extend(to_be_judged(app, &of.players.white, std::slice::from_ref(&of.match_key)).await?);
            "rated"
        }
        Err(why) => why.name(),
    };
    rows.push(RowWrite::looked_at(&of.match_key, standing, pool.name(), began));
    app.store().write(rows).await?;
    for side in Side::BOTH {
        app.ratings().forget(&of.players[side]);
    }
    Ok(())
}

/// What the events of a match say of it.
struct Heard {
    began: Time,
    dice: BySide<DiceCounts>,
}

async fn heard_of(app: &App, of: &Played) -> Result<Heard, AppError> {
    let events = app.tables().events(&of.table).await?;
    let (players, number, ended) = (of.names.clone(), of.number, of.ended);
    app.workshop().does(move || heard(&events, players, number, ended)).await
}

fn heard(events: &[TableEvent], players: BySide<String>, number: u32, ended: Time) -> Heard {
    let is_start =
        |event: &&TableEvent| matches!(&event.what, Happening::MatchStarted { number: of } if of.number() == number);
    let began = events.iter().find(is_start);
    let record = began.and_then(|event| match event.what {
        Happening::MatchStarted { number } => record(events, players, number),
        _ => None,
    });
    let dice = record.as_ref().map(DiceCounts::of).unwrap_or_default();
    Heard { began: began.map_or(ended, |event| event.at), dice }
}

fn record(events: &[TableEvent], players: BySide<String>, of: MatchNumber) -> Option<MatchRecord> {
    finished_games(events, players, Some(of)).map(|(_, record)| record)
}

/// The pool a match counts in: with a bot that of bots.
pub(super) async fn pool_of(
    app: &App,
    players: &BySide<AccountId>,
    among_people: Pool,
    now: Time,
) -> Result<Pool, StoreError> {
    for side in Side::BOTH {
        let person = app.ratings().person(&players[side], now).await?;
        if person.is_some_and(|person| matches!(person.kind, PersonKind::Bot | PersonKind::HouseBot)) {
            return Ok(Pool::Bots);
        }
    }
    Ok(among_people)
}

/// How much of a match counts, or why nothing does.
async fn counts(app: &App, of: &Played, pool: Pool, began: Time) -> Result<Result<Share, WhyNot>, StoreError> {
    if !of.rated {
        return Ok(Err(WhyNot::Casual));
    }
    let rivals = Rivals { players: &of.players, pool, by_link: of.by_link, began };
    rivals.share(app, of.ended).await
}

/// Two players whose match is to count.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rivals<'a> {
    pub(crate) players: &'a BySide<AccountId>,
    pub(crate) pool: Pool,
    pub(crate) by_link: bool,
    pub(crate) began: Time,
}

impl Rivals<'_> {
    /// How much of a match that ends then counts, or why nothing does.
    pub(crate) async fn share(&self, app: &App, ended: Time) -> Result<Result<Share, WhyNot>, StoreError> {
        let BySide { white, black } = self.players;
        if white == black {
            return Ok(Err(WhyNot::Alone));
        }
        for account in [white, black] {
            let person = app.ratings().person(account, ended).await?;
            if person.is_none_or(|person| person.kind == PersonKind::Guest) {
                return Ok(Err(WhyNot::Guest));
            }
            let joined = app.store().joined(account).await?.unwrap_or_default();
            if self.by_link && self.began.since(joined) < OLD_ENOUGH {
                return Ok(Err(WhyNot::New));
            }
        }
        let start = self.starts(app).await?;
        if change::is_too_far(start.white, start.black) {
            return Ok(Err(WhyNot::TooFar));
        }
        let since = Time::from_millis(ended.millis().saturating_sub(WEEK.number()));
        let known = app.store().counted_between(white, black, since, ended).await?;
        let share = if self.pool == Pool::Bots { Share::FULL } else { Share::after(known) };
        Ok(if share.is_nothing() { Err(WhyNot::TooOften) } else { Ok(share) })
    }

    async fn starts(&self, app: &App) -> Result<BySide<tavola_tournament::result::rating::Rating>, StoreError> {
        let at = |account| app.store().rating_at(account, self.pool, self.began);
        Ok(BySide { white: at(&self.players.white).await?, black: at(&self.players.black).await? })
    }

    /// Both as the formula takes them.
    pub(crate) async fn both(&self, app: &App, now: Time) -> Result<BySide<Rival>, StoreError> {
        let start = self.starts(app).await?;
        let stands = async |side: Side| -> Result<Rival, StoreError> {
            let standing = app.store().standing_in(&self.players[side], self.pool).await?;
            Ok(Rival { start: start[side], now: standing.unwrap_or_else(|| Standing::new(now)) })
        };
        Ok(BySide { white: stands(Side::White).await?, black: stands(Side::Black).await? })
    }
}

/// Where both stand after the match, and what it did.
async fn rated(app: &App, of: &Played, pool: Pool, began: Time, share: Share) -> Result<Vec<RowWrite>, StoreError> {
    let Some(length) = MatchLength::new(of.length) else { return Ok(Vec::new()) };
    let rivals = Rivals { players: &of.players, pool, by_link: of.by_link, began }.both(app, of.ended).await?;
    let sides = [of.winner, of.winner.opponent()];
    let after = change::after(&rivals[sides[0]], &rivals[sides[1]], length, share, of.ended);
    let rows = sides.into_iter().zip(after).flat_map(|(side, standing)| {
        let change = RatingChange {
            match_key: of.match_key.clone(),
            account: of.players[side].clone(),
            opponent: of.players[side.opponent()].clone(),
            pool,
            length: of.length,
            won: side == of.winner,
            share: share.hundredths(),
            before: rivals[side].now.rated.rating,
            after: standing.rated.rating,
            at: of.ended,
        };
        [RowWrite::standing(&of.players[side], pool, &standing), RowWrite::rating_change(&change)]
    });
    Ok(rows.collect())
}
