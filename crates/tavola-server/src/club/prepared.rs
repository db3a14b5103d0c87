//! What players by post have prepared, and how it acts: as its owner, by the door everybody's commands go through. It is
//! kept beside the table and not in it, because the table's version would tell the opponent that something was prepared.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tavola_base::Decider as _;
use tavola_club::table::{CannotPrepare, LONGEST_CHAIN, Order, Orders, Table, Tables};
use tavola_rules::Side;
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    base::{
        ids::{AccountId, CommandId, StreamId},
        trouble::Trouble,
    },
    store::{CommandKey, RowWrite},
    stream::rooms::{EntryPath, Submitter},
    web::errors::AppError,
};

/// How often all tables with orders are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(5);

static UNREAD: Trouble = Trouble::new("the prepared plays cannot be read", "the prepared plays can be read again");

/// The orders of all tables.
#[derive(Debug, Default)]
pub struct Preparations {
    /// The tables that have any.
    tables: Mutex<HashSet<StreamId>>,
    /// How many orders have acted at a table since somebody last did, and what had been decided by then.
    chains: Mutex<HashMap<StreamId, (u64, u32)>>,
}

/// What is done to somebody's orders.
#[derive(Debug, Clone, Copy)]
pub enum Change {
    /// Something is prepared.
    Prepare(Order),
    /// An order is taken back, by its number.
    Cancel(u32),
}

impl Preparations {
    fn has(&self, stream: &StreamId) -> bool {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).contains(stream)
    }

    fn remember(&self, stream: &StreamId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(stream.clone());
    }

    fn forget(&self, stream: &StreamId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(stream);
        self.chains.lock().unwrap_or_else(PoisonError::into_inner).remove(stream);
    }

    /// How many orders have acted in a row, as the table stands now.
    fn chain(&self, stream: &StreamId, decisions: u64) -> u32 {
        let chains = self.chains.lock().unwrap_or_else(PoisonError::into_inner);
        chains.get(stream).filter(|(then, _)| *then == decisions).map_or(0, |(_, acts)| *acts)
    }

    fn acted(&self, stream: &StreamId, decisions: u64, acts: u32) {
        self.chains.lock().unwrap_or_else(PoisonError::into_inner).insert(stream.clone(), (decisions, acts));
    }
}

/// Where somebody sits at a table.
fn side_of(table: &Table, account: &AccountId) -> Option<Side> {
    table.opened()?.place_of(account.as_str()).map(|place| place.side)
}

/// What somebody has prepared at a table, as it stands now.
///
/// # Errors
/// [`AppError::Forbidden`] for whoever does not sit there; or the database fails.
pub async fn of(app: &App, stream: &StreamId, account: &AccountId) -> Result<(Orders, Side), AppError> {
    let table = app.tables().existing(stream).await?.state;
    let side = side_of(&table, account).ok_or(AppError::Forbidden)?;
    let opened = table.opened().ok_or(AppError::NotFound)?;
    let kept = app.store().prepared_at(stream).await?.into_iter().find(|(owner, _)| owner == account);
    let orders: Orders = kept.and_then(|(_, body)| serde_json::from_str(&body).ok()).unwrap_or_default();
    Ok((orders.swept(opened, side), side))
}

/// Changes what somebody has prepared at a table, and lets it act if its moment is now.
///
/// # Errors
/// [`AppError::Forbidden`] for whoever does not sit there; a refusal if it cannot be prepared; or the database fails.
pub async fn change(app: &App, stream: &StreamId, account: &AccountId, change: Change) -> Result<Orders, AppError> {
    let alone = app.store().turn_at("prepared", stream.as_str()).await?;
    let (mut orders, side) = of(app, stream, account).await?;
    let table = app.tables().existing(stream).await?.state;
    let opened = table.opened().ok_or(AppError::NotFound)?;
    match change {
        Change::Prepare(order) => orders.prepare(opened, side, order).map(drop),
        Change::Cancel(number) => orders.cancel(number),
    }
    .map_err(|why| AppError::plainly(key(why), &why.to_string()))?;
    keep(app, stream, account, &orders).await?;
    app.preparations().remember(stream);
    drop(alone);
    let (app, stream) = (app.clone(), stream.clone());
    tokio::spawn(async move { follow(&app, &stream).await });
    Ok(orders)
}

/// The name of the sentence that says why something cannot be prepared.
const fn key(why: CannotPrepare) -> &'static str {
    match why {
        CannotPrepare::NotHere => "refused-orders-not-here",
        CannotPrepare::NotKnown => "refused-orders-not-known",
        CannotPrepare::NotPossible => "refused-orders-not-possible",
        CannotPrepare::TooMany => "refused-orders-too-many",
        CannotPrepare::NoSuch => "refused-orders-no-such",
    }
}

async fn keep(app: &App, stream: &StreamId, account: &AccountId, orders: &Orders) -> Result<(), AppError> {
    let body = serde_json::to_string(orders).unwrap_or_default();
    Ok(app.store().write(vec![RowWrite::prepared(stream, account, &body)]).await.map(drop)?)
}

/// Lets orders act until the server stops.
pub async fn run(app: App) {
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    sweep.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = sweep.tick() => look_at_all(&app).await,
            hint = hints.recv() => match hint {
                Ok(hint) if hint.kind == Tables::STREAM && app.preparations().has(&hint.stream) => {
                    follow(&app, &hint.stream).await;
                }
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => look_at_all(&app).await,
                Err(RecvError::Closed) => break,
            },
        }
    }
}

async fn look_at_all(app: &App) {
    let streams = app.store().tables_with_orders().await;
    UNREAD.note(&streams);
    for stream in streams.unwrap_or_default() {
        app.preparations().remember(&stream);
        follow(app, &stream).await;
    }
}

/// Lets the orders of a table act until it waits for somebody.
pub async fn follow(app: &App, stream: &StreamId) {
    loop {
        match step(app, stream).await {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                if !error.is_the_streams_own() {
                    tracing::warn!(%error, %stream, "a prepared play could not be made");
                }
                break;
            }
        }
    }
}

/// One act of an order, if any has its moment; says whether there was one.
async fn step(app: &App, stream: &StreamId) -> Result<bool, AppError> {
    let preparations = app.preparations();
    let _alone = app.store().turn_at("prepared", stream.as_str()).await?;
    let snapshot = app.tables().snapshot(stream).await?;
    let Some(opened) = snapshot.state.opened() else { return Ok(false) };
    if opened.is_closed() || opened.verdict().is_some() {
        app.store().write(vec![RowWrite::nothing_prepared(stream)]).await?;
        preparations.forget(stream);
        return Ok(false);
    }
    let acts = preparations.chain(stream, opened.decisions());
    for (account, body) in app.store().prepared_at(stream).await? {
        let (Some(side), Ok(orders)) = (side_of(&snapshot.state, &account), serde_json::from_str::<Orders>(&body))
        else {
            continue;
        };
        let swept = orders.clone().swept(opened, side);
        let due = swept.due(opened, side).filter(|_| acts < LONGEST_CHAIN);
        let Some(due) = due else {
            if swept != orders {
                keep(app, stream, &account, &swept).await?;
            }
            continue;
        };
        let name = opened.name(side).unwrap_or_default();
        let who = Submitter::Person { account: account.clone(), name, on_behalf: None, way: EntryPath::Address };
        let id = CommandId::new(format!("order-{}", snapshot.version));
        let key = CommandKey { actor: account.as_str().to_owned(), id };
        match app.tables().by(stream, who, key, due.command).await {
            Ok(_) => {
                keep(app, stream, &account, &due.left).await?;
                preparations.acted(stream, opened.decisions() + 1, acts + 1);
                return Ok(true);
            }
            Err(AppError::Refused(_)) => keep(app, stream, &account, &due.left).await?,
            Err(error) => return Err(error),
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use tavola_base::{Millis, PlayerId, TableId, Time};
    use tavola_club::table::{
        Beginning, Happening, Pace, Post, SeatPlan, Sitter, SitterKind, TableCommand, Terms, Until, Watch,
    };
    use tavola_rules::{BySide, CrawfordState, FirstTurn, Preset, RuleChoice, RuleSet, Setup, Start};

    use super::*;
    use crate::{Config, base::now::Now, stream::timers};

    /// Both have five checkers on the bar, and one point to enter on: mostly they dance, and what they can play is forced.
    fn nearly_closed_out() -> Start {
        let mut setup = Setup { points: [0; 24], bar: BySide { white: 5, black: 5 }, off: BySide::default() };
        setup.points[..5].fill(2);
        setup.points[19..].fill(-2);
        let turn = FirstTurn::OnRoll { side: Side::White };
        Start { board: setup.board().unwrap(), turn, ..Start::STANDARD }
    }

    fn terms(table: &StreamId) -> Terms {
        let sitter = |name: &str| SeatPlan::Taken {
            sitter: Sitter { player: PlayerId::new(name), name: name.to_owned(), kind: SitterKind::Person },
        };
        let (post, link) = (Some(Post::of_days(1)), Millis::seconds(1));
        Terms {
            table: TableId::new(table.as_str()),
            rules: RuleSet::new(RuleChoice::of(Preset::Match)).unwrap(),
            seats: BySide { white: sitter("ada"), black: sitter("bea") },
            partners: BySide::default(),
            clock: None,
            pace: Pace { decision: None, absence: None, post, link, ..Pace::default() },
            beginning: Some(Beginning {
                score: BySide::default(),
                crawford: CrawfordState::Pre,
                start: Some(nearly_closed_out()),
                time_lost: BySide::default(),
            }),
            stake: tavola_club::stake::Stake::points(),
            tutor: None,
            duplicate: None,
            rated: false,
            watch: Watch::AtOnce,
        }
    }

    async fn acts(app: &App, table: &StreamId) -> usize {
        let events = app.tables().events(table).await.unwrap();
        let is_act = |what: &Happening| matches!(what, Happening::RollCalled { .. } | Happening::Acted { .. });
        let is_roll =
            |what: &Happening| matches!(what, Happening::Acted { action: tavola_rules::Action::Roll { .. }, .. });
        events.iter().filter(|event| is_act(&event.what) && !is_roll(&event.what)).count()
    }

    /// A table at which both let everything be done that can be, and how many acts that came to.
    async fn played_by_orders(app: &App, clock: &Now) -> (StreamId, usize) {
        let table = StreamId::fresh();
        let open = TableCommand::Open { terms: Box::new(terms(&table)) };
        app.tables().begin(&table, open, Vec::new()).await.unwrap();
        for name in ["ada", "bea"] {
            let who = Submitter::Person {
                account: AccountId::new(name),
                name: name.to_owned(),
                on_behalf: None,
                way: EntryPath::Address,
            };
            let key = CommandKey { actor: name.to_owned(), id: CommandId::new("ready") };
            let ready = serde_json::from_value(serde_json::json!({ "type": "ready" })).unwrap();
            app.tables().by(&table, who, key, ready).await.unwrap();
        }
        for name in ["ada", "bea"] {
            for order in [Order::RollUntil { until: Until::Hit }, Order::Forced] {
                change(app, &table, &AccountId::new(name), Change::Prepare(order)).await.unwrap();
            }
        }
        let acts = rest(app, clock, &table).await;
        (table, acts)
    }

    /// Lets everything happen that will by itself.
    async fn rest(app: &App, clock: &Now, table: &StreamId) -> usize {
        let mut before = usize::MAX;
        loop {
            follow(app, table).await;
            clock.advance(Millis::seconds(2));
            timers::serve(app).await.unwrap();
            follow(app, table).await;
            let now = acts(app, table).await;
            if now == before {
                return now;
            }
            before = now;
        }
    }

    #[tokio::test]
    async fn two_who_roll_at_once_at_closed_boards_rest_after_forty_acts() {
        let (folder, clock) = (tempfile::tempdir().unwrap(), Now::fixed(Time::from_millis(1_800_000_000_000)));
        let config = Config { data_dir: folder.path().to_owned(), bot_pause_ms: 0, ..Config::default() };
        let app = App::open(config, clock.clone()).await.unwrap();
        // The dice decide how long everything is forced: mostly it is for long enough before many have been tried.
        for _ in 0..60 {
            let (table, acts) = played_by_orders(&app, &clock).await;
            assert!(acts <= LONGEST_CHAIN as usize, "{acts}");
            if acts == LONGEST_CHAIN as usize {
                clock.advance(Millis::seconds(3_600));
                assert_eq!(rest(&app, &clock, &table).await, acts, "and rest they do");
                return;
            }
        }
        panic!("never so many acts in a row");
    }
}
