//! Matches that are waited for over days. By post whose turn it is, is told, and that time runs short, at its half, a day and
//! four hours before; whoever would run out of it is on vacation for a day, in all of their matches, as long as they have
//! days left. Of an adjourned match that has to be resumed both are told twice.

use std::collections::HashMap;
use std::time::Duration;

use tavola_base::{Decider as _, Millis, Time};
use tavola_club::table::{Opened, Tables};
use tavola_rules::Side;
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    base::ids::{AccountId, StreamId, Version},
    club::{notices::Notice, vacations},
    web::errors::AppError,
};

/// How often times are looked at.
const LOOK: Duration = Duration::from_secs(20);
/// So long before a time is over its owner is on vacation.
const BEFORE: Millis = Millis::seconds(60);
const HOUR: Millis = Millis::seconds(3_600);
const DAY: Millis = Millis::seconds(86_400);

/// Somebody's turn in a match by post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Turn {
    side: Side,
    began: Time,
    ends: Time,
    /// How often it has been told that time runs short.
    told: usize,
}

/// An adjourned match that is to be resumed by a time.
#[derive(Debug, Clone, Copy)]
struct Resting {
    by: Option<Time>,
    told: usize,
}

/// Watches all such matches until the server stops.
pub async fn run(app: App) {
    let mut posts = Posts { app: app.clone(), turns: HashMap::new(), resting: HashMap::new() };
    let mut hints = app.bus().watch_all();
    posts.begin().await;
    let mut missed = false;
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = look.tick() => {
                if std::mem::take(&mut missed) {
                    posts.begin().await;
                }
                posts.look().await;
            }
            hint = hints.recv() => match hint {
                Ok(hint) if hint.kind == Tables::STREAM => posts.moved(&hint.stream).await,
                Ok(_) => {}
                // Not at once: where there is more than can be heard, reading all matches again leaves less time for it.
                Err(RecvError::Lagged(_)) => missed = true,
                Err(RecvError::Closed) => break,
            },
        }
    }
}

struct Posts {
    app: App,
    turns: HashMap<StreamId, Turn>,
    resting: HashMap<StreamId, Resting>,
}

impl Posts {
    async fn begin(&mut self) {
        match self.app.store().rooms_playing(Tables::STREAM).await {
            Ok(streams) => {
                for stream in streams {
                    self.moved(&stream).await;
                }
            }
            Err(error) => tracing::error!(%error, "the matches by post cannot be seen"),
        }
    }

    /// A table has moved on: whoever is waited for now is told.
    async fn moved(&mut self, stream: &StreamId) {
        // A table that nobody waits at for days is glanced at only.
        let glanced = self.app.tables().glance(stream);
        let is_slow = |opened: &Opened| is_by_post(opened) || opened.is_adjourned();
        if let Some(opened) = glanced.as_ref().and_then(|snapshot| snapshot.state.opened())
            && !is_slow(opened)
        {
            self.rests_no_more(stream, opened).await;
            return;
        }
        let Ok(snapshot) = self.app.tables().snapshot(stream).await else { return };
        let Some(opened) = snapshot.state.opened() else { return };
        if !opened.is_adjourned() {
            self.rests_no_more(stream, opened).await;
        } else if !self.resting.contains_key(stream) {
            self.resting.insert(stream.clone(), Resting { by: opened.resume_by(), told: 0 });
            self.tell_both(stream, opened, |opponent| Notice::Adjourned { table: stream.clone(), opponent }).await;
        }
        if !is_by_post(opened) {
            return;
        }
        // A match that has begun while somebody is away.
        for account in Side::BOTH.into_iter().filter_map(|side| account(opened, side)) {
            if let Err(error) = vacations::settle(&self.app, stream, opened, &account).await {
                tracing::warn!(%error, %stream, "a table does not follow a vacation yet");
            }
        }
        let Some((side, ends)) = opened.post_ends() else {
            self.turns.remove(stream);
            return;
        };
        let before = self.turns.get(stream).copied();
        if before.is_some_and(|turn| turn.side == side && turn.ends == ends) {
            return;
        }
        let is_new = before.is_none_or(|turn| turn.side != side);
        self.turns.insert(stream.clone(), Turn { side, began: self.app.now(), ends, told: 0 });
        if is_new {
            self.tell_turn(stream, opened, side, snapshot.version).await;
        }
    }

    /// A match goes on, or is over: nobody is told any more that it rests.
    async fn rests_no_more(&mut self, stream: &StreamId, opened: &Opened) {
        if self.resting.remove(stream).is_none() {
            return;
        }
        for side in Side::BOTH {
            let [Some(owner), Some(opponent)] = [side, side.opponent()].map(|side| account(opened, side)) else {
                continue;
            };
            let notice = Notice::Adjourned { table: stream.clone(), opponent };
            self.app.notices().take_back(&owner, &notice.key()).await;
        }
    }

    /// Tells both players of a table who do not look at it.
    async fn tell_both(&self, stream: &StreamId, opened: &Opened, notice: impl Fn(AccountId) -> Notice) {
        for side in Side::BOTH {
            let [Some(owner), Some(opponent)] = [side, side.opponent()].map(|side| account(opened, side)) else {
                continue;
            };
            if !self.app.presence().is_here(stream, &owner) {
                let notice = notice(opponent);
                self.app.notices().take_back(&owner, &notice.key()).await;
                self.app.notices().tell(&owner, notice).await;
            }
        }
    }

    /// Tells both players of an adjourned match by when it must be resumed, three days and a day before.
    async fn look_at_resting(&mut self, now: Time) {
        let passed = |by: Time| [by.less(DAY.times(3)), by.less(DAY)].into_iter().filter(|at| *at <= now).count();
        let due = self.resting.iter().filter(|(_, rests)| rests.by.is_some_and(|by| passed(by) > rests.told));
        let due: Vec<_> = due.map(|(id, rests)| (id.clone(), rests.by)).collect();
        for (stream, by) in due {
            if let Some(rests) = self.resting.get_mut(&stream) {
                rests.told = by.map_or(0, passed);
            }
            let Ok(snapshot) = self.app.tables().snapshot(&stream).await else { continue };
            let Some(opened) = snapshot.state.opened() else { continue };
            self.tell_both(&stream, opened, |opponent| Notice::ToResume { table: stream.clone(), opponent, until: by })
                .await;
        }
    }

    async fn tell_turn(&self, stream: &StreamId, opened: &Opened, side: Side, version: Version) {
        let [Some(account), Some(opponent)] = [side, side.opponent()].map(|side| account(opened, side)) else { return };
        // Whoever is looking sees it.
        if self.app.presence().is_here(stream, &account) {
            return;
        }
        let notice = Notice::YourTurn { table: stream.clone(), opponent, turn: version.number() };
        self.app.notices().tell(&account, notice).await;
    }

    /// Tells whose time runs short, and lets whoever would run out of it be on vacation.
    async fn look(&mut self) {
        let now = self.app.now();
        self.look_at_resting(now).await;
        let short: Vec<_> =
            self.turns.iter().filter(|(_, turn)| is_short(turn, now)).map(|(id, _)| id.clone()).collect();
        for stream in short {
            if let Err(error) = self.tell_short(&stream, now).await {
                tracing::warn!(%error, %stream, "that time runs short could not be told");
            }
        }
    }

    async fn tell_short(&mut self, stream: &StreamId, now: Time) -> Result<(), AppError> {
        let snapshot = self.app.tables().snapshot(stream).await?;
        let (Some(opened), Some(turn)) = (snapshot.state.opened(), self.turns.get_mut(stream)) else { return Ok(()) };
        let Turn { side, ends, .. } = *turn;
        turn.told = marks(turn).into_iter().filter(|at| *at <= now).count();
        let [Some(owner), Some(opponent)] = [side, side.opponent()].map(|side| account(opened, side)) else {
            return Ok(());
        };
        if ends <= now + BEFORE && vacations::begin_by_itself(&self.app, &owner).await? {
            return Ok(());
        }
        let notice = Notice::TimeShort { table: stream.clone(), opponent, until: ends };
        // Said again it is new again.
        self.app.notices().take_back(&owner, &notice.key()).await;
        self.app.notices().tell(&owner, notice).await;
        Ok(())
    }
}

const fn is_by_post(opened: &Opened) -> bool {
    opened.terms().pace.post.is_some()
}

fn account(opened: &Opened, side: Side) -> Option<AccountId> {
    opened.sitter(side).map(|sitter| AccountId::new(sitter.player.as_str()))
}

/// When something is told of a turn: at the half of its time, a day and four hours before its end, and just before.
fn marks(turn: &Turn) -> [Time; 4] {
    let half = Millis::new(turn.ends.since(turn.began).number() / 2);
    let mut marks = [turn.began + half, turn.ends.less(DAY), turn.ends.less(HOUR.times(4)), turn.ends.less(BEFORE)];
    marks.sort_unstable();
    marks
}

fn is_short(turn: &Turn, now: Time) -> bool {
    marks(turn).into_iter().filter(|at| *at <= now).count() > turn.told
}

#[cfg(test)]
mod tests {
    use super::*;

    // A turn that began 1 day before: what is told when.
    #[test]
    fn a_turn_is_told_at_its_half_a_day_and_four_hours_before_its_end() {
        let began = Time::from_millis(1_000 * 86_400_000);
        let turn = |told| Turn { side: Side::White, began, ends: began + DAY.times(8), told };
        assert!(!is_short(&turn(0), began + DAY.times(3)));
        assert!(is_short(&turn(0), began + DAY.times(4)));
        assert!(!is_short(&turn(1), began + DAY.times(6)));
        assert!(is_short(&turn(1), began + DAY.times(7)));
        assert!(is_short(&turn(2), began + DAY.times(7) + HOUR.times(20)));
    }
}
