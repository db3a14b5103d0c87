//! Tables as the house runs them: opened, sat at, played at, looked at, woken. The rules are the club's.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tavola_club::{
    Millis, PlayerId, TableId, TableView, Time, Viewer,
    dice_proof::DiceSource,
    table::{
        Actor, Opened, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, Tables as TableStream, narrow,
        view,
    },
};
use tavola_rules::{BySide, Side};

use crate::{
    bots,
    bus::Bus,
    dice::{LockedAway, Secrets},
    errors::AppError,
    ids::{AccountId, CommandId, InvitationToken, StreamId, Version},
    now::Now,
    opening::{self, NewTable, Opponent},
    presence::Presence,
    random,
    store::{Awaits, CommandKey, Outage, RowWrite, Status, Store, TableRow},
    submit::{House, Snapshot, Streams},
};

/// A page this far behind is not told what happened, only how things stand.
const TOO_FAR_BEHIND: usize = 200;

/// All tables.
pub struct Tables {
    streams: Streams<TableStream>,
    secrets: Secrets,
    store: Store,
    now: Now,
}

/// Who sends a command, as the line he sends it on tells.
#[derive(Debug, Clone)]
pub struct Sender {
    /// His account, if he has one.
    pub account: Option<AccountId>,
    /// How long his line takes there and back.
    pub lag: Millis,
}

/// What a page is told: what happened since the version it had, and how everything is now.
#[derive(Debug, Clone, Serialize)]
pub struct Update {
    /// The table's version.
    pub version: Version,
    /// What happened since the page's version, as far as the viewer may know; empty for a first look.
    pub events: Vec<TableEvent>,
    /// How it looks now, complete.
    pub view: TableView,
}

/// A table that has just been opened.
#[derive(Debug, Clone, Serialize)]
pub struct OpenedTable {
    /// The table.
    pub id: StreamId,
    /// For a table with a friend: what his link ends in.
    pub invitation: Option<InvitationToken>,
}

/// A table as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Who sits there, by name; none while a seat is free.
    pub names: BySide<Option<String>>,
    /// Points won.
    pub points: BySide<u64>,
    /// What is played to; none in money play.
    pub length: Option<u8>,
    /// The preset's name.
    pub preset: String,
    /// Who has won, once it is over.
    pub winner: Option<Side>,
}

impl Tables {
    /// The tables in a store, telling a bus.
    #[must_use]
    pub fn new(store: Store, bus: Arc<dyn Bus>, now: Now) -> Self {
        let streams = Streams::new(store.clone(), bus);
        Self { streams, secrets: Secrets::new(store.clone()), store, now }
    }

    /// Opens a table for a host.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub async fn open(&self, new: &NewTable, host: &AccountId, name: &str) -> Result<OpenedTable, AppError> {
        new.check()?;
        let id = StreamId::fresh();
        let invitation = (new.opponent == Opponent::Friend).then(|| InvitationToken::new(random::hex(16)));
        let terms = new.terms(TableId::new(id.as_str()), sitter(host, name), invitation.as_ref());
        let locked = self.secrets.draw(&id).await?;
        let invited = invitation.iter().map(|token| RowWrite::invitation(token, &id, self.now.time()));
        let house = Rights { rows: invited.collect(), ..self.rights(&id, Actor::House, locked) };
        let command = TableCommand::Open { terms: Box::new(terms) };
        self.streams.submit(&id, command, house_key("open"), &house).await?;
        Ok(OpenedTable { id, invitation })
    }

    /// Puts a visitor's command to a table.
    ///
    /// # Errors
    /// If it is refused; then nothing has happened.
    pub async fn command(
        &self,
        table: &StreamId,
        sender: &Sender,
        id: CommandId,
        command: TableCommand,
    ) -> Result<Version, AppError> {
        if !id.is_sound() {
            return Err(AppError::Malformed("a command id has 1 to 64 plain characters".to_owned()));
        }
        let account = sender.account.as_ref().ok_or(AppError::Unknown)?;
        if !is_for_players(&command) {
            return Err(AppError::Forbidden);
        }
        self.existing(table).await?;
        let name = self.store.account_name(account).await?.unwrap_or_default();
        let rights = self.rights(table, Actor::Player(sitter(account, &name)), self.secrets.of(table).await?);
        let key = CommandKey { actor: account.to_string(), id };
        let verdict = self.streams.submit(table, command, key, &Rights { lag: sender.lag, ..rights }).await;
        count(&verdict);
        verdict
    }

    /// Puts a bot's command to a table.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn by_bot(
        &self,
        table: &StreamId,
        side: Side,
        id: CommandId,
        command: TableCommand,
    ) -> Result<Version, AppError> {
        let sitter = opening::bot(side);
        let key = CommandKey { actor: sitter.player.to_string(), id };
        let rights = self.rights(table, Actor::Player(sitter), self.secrets.of(table).await?);
        self.streams.submit(table, command, key, &rights).await
    }

    /// Does what is due at a table.
    ///
    /// # Errors
    /// If nothing is, or the database fails.
    pub async fn tick(&self, table: &StreamId, due: Time) -> Result<Version, AppError> {
        let version = self.streams.snapshot(table).await?.version;
        let id = format!("tick-{version}-{}", due.millis());
        self.by_house(table, &id, TableCommand::Tick).await
    }

    /// Gives the time of an outage back at a table, once.
    ///
    /// # Errors
    /// If the table has no use for it, or the database fails.
    pub async fn resumed(&self, table: &StreamId, outage: Outage) -> Result<Version, AppError> {
        let down = outage.ended.since(outage.began);
        let id = format!("outage-{}", outage.began.millis());
        self.by_house(table, &id, TableCommand::Resumed { down }).await
    }

    /// Notes that a player is here again, if the table thought him gone.
    pub async fn connected(&self, table: &StreamId, account: &AccountId) {
        self.presence_changed(table, account, |side| TableCommand::Connected { side }).await;
    }

    /// Notes that a player has gone.
    pub async fn disconnected(&self, table: &StreamId, account: &AccountId) {
        self.presence_changed(table, account, |side| TableCommand::Disconnected { side }).await;
    }

    async fn presence_changed(&self, table: &StreamId, account: &AccountId, command: fn(Side) -> TableCommand) {
        let Ok(snapshot) = self.streams.snapshot(table).await else { return };
        let side = snapshot.state.opened().and_then(|opened| side_of(opened, account));
        let Some(side) = side else { return };
        let id = format!("presence-{}", random::hex(8));
        match self.by_house(table, &id, command(side)).await {
            Ok(_) | Err(AppError::Refused(_)) => {}
            Err(error) => tracing::warn!(%error, %table, "a coming or going was not noted"),
        }
    }

    /// Notes as gone whoever plays and has no line open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mark_missing(&self, presence: &Presence) -> Result<(), AppError> {
        for table in self.store.tables_playing().await? {
            let snapshot = self.streams.snapshot(&table).await?;
            let Some(opened) = snapshot.state.opened() else { continue };
            for account in people(opened) {
                if !presence.is_here(&table, &account) {
                    self.disconnected(&table, &account).await;
                }
            }
        }
        Ok(())
    }

    /// The table as it is.
    ///
    /// # Errors
    /// If there is no such table, or the database fails.
    pub async fn existing(&self, table: &StreamId) -> Result<Snapshot<TableStream>, AppError> {
        let snapshot = self.streams.snapshot(table).await?;
        if snapshot.version == Version::NONE { Err(AppError::NotFound) } else { Ok(snapshot) }
    }

    /// The table as it is, or as it would be before its first event.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn snapshot(&self, table: &StreamId) -> Result<Snapshot<TableStream>, AppError> {
        self.streams.snapshot(table).await
    }

    /// How a viewer sees the table.
    ///
    /// # Errors
    /// If there is no such table, or the database fails.
    pub async fn view(&self, table: &StreamId, account: Option<&AccountId>) -> Result<TableView, AppError> {
        Ok(self.update(table, None, account).await?.view)
    }

    /// What a viewer who has a version is told.
    ///
    /// # Errors
    /// If there is no such table, or the database fails.
    pub async fn update(
        &self,
        table: &StreamId,
        has: Option<Version>,
        account: Option<&AccountId>,
    ) -> Result<Update, AppError> {
        let snapshot = self.existing(table).await?;
        let near = has.filter(|has| snapshot.version.since(*has) <= TOO_FAR_BEHIND);
        let (events, snapshot) = match near {
            Some(has) => self.streams.since(table, has).await?,
            None => (Vec::new(), snapshot),
        };
        let viewer = viewer(&snapshot.state, account);
        let events = events.iter().map(|(_, event)| narrow(event, viewer)).collect();
        let view = view(&snapshot.state, viewer, self.now.time()).ok_or(AppError::NotFound)?;
        Ok(Update { version: snapshot.version, events, view })
    }

    /// Everything that has happened at a table.
    ///
    /// # Errors
    /// If there is no such table, or the database fails.
    pub async fn events(&self, table: &StreamId) -> Result<Vec<TableEvent>, AppError> {
        self.existing(table).await?;
        let (events, _) = self.streams.since(table, Version::NONE).await?;
        Ok(events.into_iter().map(|(_, event)| event).collect())
    }

    /// How many have the table open who do not play there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn watchers(&self, table: &StreamId, presence: &Presence) -> Result<usize, AppError> {
        let snapshot = self.streams.snapshot(table).await?;
        let players = snapshot.state.opened().map(people).unwrap_or_default();
        Ok(presence.watchers(table, &players))
    }

    /// Keeps the seed of a player's chain for the case that his page is lost.
    ///
    /// # Errors
    /// If he does not sit there, or the database fails.
    pub async fn deposit(
        &self,
        table: &StreamId,
        account: &AccountId,
        seed: tavola_club::dice_proof::Digest,
    ) -> Result<(), AppError> {
        let snapshot = self.existing(table).await?;
        let opened = snapshot.state.opened().ok_or(AppError::NotFound)?;
        let side = side_of(opened, account).ok_or(AppError::Forbidden)?;
        Ok(self.secrets.deposit(table, opened.match_number(), side, seed).await?)
    }

    async fn by_house(&self, table: &StreamId, id: &str, command: TableCommand) -> Result<Version, AppError> {
        let rights = self.rights(table, Actor::House, self.secrets.of(table).await?);
        self.streams.submit(table, command, house_key(id), &rights).await
    }

    fn rights(&self, table: &StreamId, actor: Actor, locked: LockedAway) -> Rights {
        Rights { table: table.clone(), actor, locked, now: self.now.clone(), lag: Millis::ZERO, rows: Vec::new() }
    }
}

/// What the house knows about one command, whoever sent it.
struct Rights {
    table: StreamId,
    actor: Actor,
    locked: LockedAway,
    now: Now,
    lag: Millis,
    /// Rows to be written with it besides the read models.
    rows: Vec<RowWrite>,
}

impl House<TableStream> for Rights {
    fn facts(&self, table: &Table) -> TableFacts {
        let of = table.opened().map(Opened::match_number).unwrap_or(tavola_club::dice_proof::MatchNumber::FIRST);
        let dice = self.locked.secret(of).map_or(DiceSource::None, DiceSource::Sealed);
        TableFacts::new(self.now.time(), self.actor.clone()).with_dice(dice).with_lag(self.lag)
    }

    fn now(&self) -> Time {
        self.now.time()
    }

    fn rows(&self, before: &Table, after: &Table) -> Vec<RowWrite> {
        let Some(opened) = after.opened() else { return Vec::new() };
        let row = TableRow {
            id: self.table.clone(),
            status: status(opened),
            awaits: awaits(after, opened, self.now.time()),
            summary: serde_json::to_string(&summary(opened)).unwrap_or_default(),
            updated_at: self.now.time(),
        };
        let sat = |table: &Table, side| table.opened().and_then(|opened| opened.sitter(side)).map(|s| s.player.clone());
        let seats = Side::BOTH.into_iter().filter(|&side| sat(before, side) != sat(after, side)).map(|side| {
            let player = sat(after, side).unwrap_or_else(|| PlayerId::new(""));
            RowWrite::seat(&self.table, side_name(side), &AccountId::new(player.as_str()))
        });
        self.rows.iter().cloned().chain([RowWrite::table(&row)]).chain(seats).collect()
    }
}

fn house_key(id: &str) -> CommandKey {
    CommandKey { actor: "house".to_owned(), id: CommandId::new(id) }
}

fn sitter(account: &AccountId, name: &str) -> Sitter {
    Sitter { player: PlayerId::new(account.as_str()), name: name.to_owned(), kind: SitterKind::Person }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// How somebody stands to a table.
#[must_use]
pub fn viewer(table: &Table, account: Option<&AccountId>) -> Viewer {
    let side = table.opened().zip(account).and_then(|(opened, account)| side_of(opened, account));
    side.map_or(Viewer::Watcher, Viewer::Seat)
}

fn side_of(opened: &Opened, account: &AccountId) -> Option<Side> {
    let sits = |side: &Side| opened.sitter(*side).is_some_and(|sitter| sitter.player.as_str() == account.as_str());
    Side::BOTH.into_iter().find(sits)
}

/// The accounts of the people who sit at a table.
fn people(opened: &Opened) -> Vec<AccountId> {
    let person = |side| opened.sitter(side).filter(|sitter| sitter.kind == SitterKind::Person);
    Side::BOTH.into_iter().filter_map(person).map(|sitter| AccountId::new(sitter.player.as_str())).collect()
}

fn status(opened: &Opened) -> Status {
    if opened.is_playing() {
        Status::Playing
    } else if opened.is_closed() || opened.verdict().is_some() {
        Status::Over
    } else {
        Status::Waiting
    }
}

fn awaits(table: &Table, opened: &Opened, now: Time) -> Awaits {
    if bots::is_awaited(table, now) {
        Awaits::Bot
    } else if opened.is_closed() {
        Awaits::Nobody
    } else {
        Awaits::Person
    }
}

fn summary(opened: &Opened) -> Summary {
    let rules = &opened.terms().rules;
    Summary {
        names: BySide::from_fn(|side| opened.sitter(side).map(|sitter| sitter.name.clone())),
        points: BySide::from_fn(|side| opened.score().won(side).number()),
        length: rules.match_length().map(|length| length.points()),
        preset: rules.choice().preset.to_string(),
        winner: opened.verdict().and_then(|(winner, _)| winner),
    }
}

/// Whether a command is for players online; the others are the house's, the director's, or over the board.
const fn is_for_players(command: &TableCommand) -> bool {
    !matches!(
        command,
        TableCommand::Open { .. }
            | TableCommand::RollEarly
            | TableCommand::DoubleEarly
            | TableCommand::DoubleByMistake
            | TableCommand::CorrectStart
            | TableCommand::Disconnected { .. }
            | TableCommand::Connected { .. }
            | TableCommand::GiveTime { .. }
            | TableCommand::Resumed { .. }
            | TableCommand::StopClock { .. }
            | TableCommand::StartClock
            | TableCommand::OrderClock { .. }
            | TableCommand::AwardMatch { .. }
            | TableCommand::Tick
    )
}

fn count(verdict: &Result<Version, AppError>) {
    let result = match verdict {
        Ok(_) => "accepted",
        Err(AppError::Refused(_)) => "refused",
        Err(_) => "failed",
    };
    metrics::counter!("tavola_commands", "result" => result).increment(1);
}
