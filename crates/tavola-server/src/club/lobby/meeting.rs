//! Who meets whom: a partner is found, both seeks are taken out, the table is opened, both are called to it.

use std::collections::HashMap;

use tavola_base::Time;

use super::{
    Lobby, News,
    crowd::{Came, Crowd, Seated},
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

    /// Opens the table of a seek that has been taken out for somebody; if that fails it stands again, and theirs too.
    pub(super) async fn meet(
        &self,
        app: &App,
        seek: &Seek,
        with: &AccountId,
        own: Option<&Seek>,
    ) -> Result<Seated, AppError> {
        let stored = [Some(seek), own].into_iter().flatten().filter(|seek| seek.bond() == Bond::Stored);
        let rows = stored.map(|seek| RowWrite::seek_gone(&seek.id)).collect();
        let opened = open_between(app, seek, [&seek.account, with], rows).await;
        let mut crowd = self.crowd.lock().await;
        let table = match opened {
            Ok(table) => table,
            Err(error) => {
                for seek in [Some(seek), own].into_iter().flatten() {
                    crowd.add(seek.clone());
                }
                return Err(error);
            }
        };
        drop(crowd);
        let at = app.now();
        self.seat(&table, [&seek.account, with], at).await;
        [Some(seek), own].into_iter().flatten().for_each(|seek| self.note(News::Gone(seek.id.clone())));
        Ok(Seated { table, with: seek.account.clone(), at, came: Came::NotYet })
    }

    /// Calls two to the table that has been opened for them.
    pub(super) async fn seat(&self, table: &StreamId, both: [&AccountId; 2], at: Time) {
        self.crowd.lock().await.seat(table, both, at);
        self.call(both);
    }

    /// Looks once who is gone, and pairs those who have waited long enough for each other.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wave(&self, app: &App) -> Result<(), AppError> {
        let mut crowd = self.crowd.lock().await;
        let gone = crowd.sweep(&self.here, app.now());
        self.here.sweep(app.now());
        let mut pairs = Vec::new();
        let mut facts = KnownFacts::new();
        let waiting: Vec<Seek> = crowd.all().filter(|seek| seek.bond() == Bond::Live).cloned().collect();
        for seek in waiting {
            if crowd.get(&seek.id).is_none() || !self.here.is_here(&seek.account, app.now()) {
                continue;
            }
            if let Some(partner) = self.partner(app, &crowd, &seek, &mut facts).await? {
                crowd.take(&seek.id, &partner.id);
                pairs.push((seek, partner));
            }
        }
        drop(crowd);
        let rows: Vec<RowWrite> =
            gone.iter().filter(|seek| seek.bond() == Bond::Stored).map(|seek| RowWrite::seek_gone(&seek.id)).collect();
        if !rows.is_empty() {
            app.store().write(rows).await?;
        }
        if !gone.is_empty() {
            self.has_changed();
        }
        gone.into_iter().for_each(|seek| self.note(News::Gone(seek.id)));
        for (seek, partner) in pairs {
            self.meet(app, &partner, &seek.account, Some(&seek)).await?;
        }
        Ok(())
    }
}

/// Opens the table of a seek, in the list of those that anybody may watch.
async fn open_between(
    app: &App,
    seek: &Seek,
    both: [&AccountId; 2],
    mut rows: Vec<RowWrite>,
) -> Result<StreamId, AppError> {
    let mut people = Vec::with_capacity(2);
    for account in both {
        people.push((account.clone(), app.accounts().name(account).await?));
    }
    let [one, other] = <[_; 2]>::try_from(people).map_err(|_| AppError::Busy)?;
    let table = StreamId::fresh();
    rows.push(RowWrite::public_table(&table, app.now()));
    let mut new = seek.table.clone();
    if seek.way == Way::Quick {
        // Who only pressed a button plays for rating where both may.
        let facts = (others::facts(app, both[0]).await?, others::facts(app, both[1]).await?);
        let both_may = facts.0.rated == Rated::May && facts.1.rated == Rated::May;
        new.rated = both_may && !others::rests_between(app, both).await?;
    }
    app.tables().open_between(&new, table, [one, other], rows).await
}
