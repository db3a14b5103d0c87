//! Who meets whom: a partner is found, both seeks are taken out, the table is opened, both are called to it.

use std::collections::HashMap;

use super::{
    Lobby,
    crowd::{Came, Change, Crowd, Seated},
    others,
    seek::{Bond, Facts, Rated, Seek, Way, is_rated},
};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::RowWrite,
    web::errors::AppError,
};

/// What has been asked of people within one look.
pub(super) type KnownFacts = HashMap<AccountId, Facts>;

impl Lobby {
    /// Somebody who seeks the same and whom both would be glad to meet.
    pub(super) async fn partner(
        &self,
        app: &App,
        crowd: &Crowd,
        seek: &Seek,
        facts: &mut KnownFacts,
    ) -> Result<Option<Seek>, AppError> {
        for account in crowd.all().map(|other| &other.account).chain([&seek.account]) {
            if !facts.contains_key(account) {
                facts.insert(account.clone(), others::facts(app, account).await?);
            }
        }
        for other in crowd.partners(seek, facts, &self.here, app.now()) {
            let both = [&seek.account, &other.account];
            let rests = is_rated(&seek.table) && others::rests_between(app, both).await?;
            if !rests && !others::is_blocked(app, both[0], both[1]).await? {
                return Ok(Some(other.clone()));
            }
        }
        Ok(None)
    }

    /// Opens the table of a seek for somebody, whose own goes with it, and calls both to it.
    pub(super) async fn meet(
        &self,
        app: &App,
        change: &mut Change,
        seek: &Seek,
        with: &AccountId,
    ) -> Result<Seated, AppError> {
        let (table, both, at) = (StreamId::fresh(), [&seek.account, with], app.now());
        change.seat(&table, both, at);
        open_between(app, seek, both, &table, std::mem::take(&mut change.rows)).await?;
        self.done(change);
        Ok(Seated { table, with: seek.account.clone(), at, came: Came::NotYet })
    }

    /// Looks once who is gone, and pairs those who have waited long enough for each other.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wave(&self, app: &App) -> Result<(), AppError> {
        let mut change = Change::begin(app.store()).await?;
        self.here.look(app.presence(), app.now());
        change.sweep(&self.here, app.now());
        self.write(app, &mut change).await?;
        let mut facts = KnownFacts::new();
        let waiting: Vec<Seek> = change.crowd.all().filter(|seek| seek.bond() == Bond::Live).cloned().collect();
        for seek in waiting {
            if change.crowd.get(&seek.id).is_none() || !self.here.is_here(&seek.account, app.now()) {
                continue;
            }
            if let Some(partner) = self.partner(app, &change.crowd, &seek, &mut facts).await? {
                change.take(&seek.id, &partner.id);
                self.meet(app, &mut change, &partner, &seek.account).await?;
            }
        }
        Ok(())
    }
}

/// Opens the table of a seek, in the list of those that anybody may watch.
async fn open_between(
    app: &App,
    seek: &Seek,
    both: [&AccountId; 2],
    table: &StreamId,
    mut rows: Vec<RowWrite>,
) -> Result<(), AppError> {
    let mut people = Vec::with_capacity(2);
    for account in both {
        people.push((account.clone(), app.accounts().name(account).await?));
    }
    let [one, other] = <[_; 2]>::try_from(people).map_err(|_| AppError::Busy)?;
    rows.push(RowWrite::public_table(table, app.now()));
    let mut new = seek.table.clone();
    if seek.way == Way::Quick {
        // Who only pressed a button plays for rating where both may.
        let facts = (others::facts(app, both[0]).await?, others::facts(app, both[1]).await?);
        let both_may = facts.0.rated == Rated::May && facts.1.rated == Rated::May;
        new.rated = both_may && !others::rests_between(app, both).await?;
    }
    app.tables().open_between(&new, table.clone(), [one, other], rows).await?;
    Ok(())
}
