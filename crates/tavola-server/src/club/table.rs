//! Tables as the house runs them. The rules are the club's; what all kinds of streams share is in [`crate::stream::rooms`].

use serde::{Deserialize, Serialize};
use tavola_base::{
    Millis, PlayerId, TableId, Time,
    dice_proof::{DiceSource, MatchNumber},
};
use tavola_club::{
    TableView, Viewer,
    table::{
        Actor, Opened, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, Tables as TableStream, narrow,
        view_since,
    },
};
use tavola_rules::{BySide, Side};

use crate::{
    app::App,
    base::{
        ids::{AccountId, InvitationToken, StreamId, Version},
        random,
    },
    club::{
        bots,
        table_opening::{NewTable, Opponent},
    },
    store::{Awaits, RowWrite, Status},
    stream::rooms::{CommandContext, Connection, Kind, ListEntry, OwnChain, Rooms, Submitter},
    web::errors::AppError,
};

/// All tables.
pub type Tables = Rooms<TableStream>;

/// What a page is told of a table.
pub type Update = crate::stream::rooms::UpdateOf<TableStream>;

/// A table that has just been opened.
#[derive(Debug, Clone, Serialize)]
pub struct OpenedTable {
    /// The table.
    pub id: StreamId,
    /// For a table with a friend: what their link ends in.
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

impl Rooms<TableStream> {
    /// Opens a table for a host.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub async fn open(&self, new: &NewTable, host: &AccountId, name: &str) -> Result<OpenedTable, AppError> {
        new.check()?;
        let id = StreamId::fresh();
        let invitation = (new.opponent == Opponent::Friend).then(|| InvitationToken::new(random::hex(16)));
        let terms = new.terms(TableId::new(id.as_str()), sitter(host, name), invitation.as_ref());
        let invited = invitation.iter().map(|token| RowWrite::invitation(token, &id, self.time())).collect();
        self.begin(&id, TableCommand::Open { terms: Box::new(terms) }, invited).await?;
        Ok(OpenedTable { id, invitation })
    }
}

impl Kind for TableStream {
    type Actor = Actor;
    type Viewer = Viewer;
    type View = TableView;

    fn rooms(app: &App) -> &Tables {
        app.tables()
    }

    fn admit(table: &Table, who: Submitter, command: TableCommand) -> Result<(Actor, TableCommand), AppError> {
        let actor = match who {
            Submitter::House => Actor::House,
            Submitter::Bot(bot) => Actor::Player(bots::sitter(table, &bot).ok_or(AppError::Forbidden)?),
            Submitter::Person { on_behalf: Some(_), .. } => return Err(AppError::Forbidden),
            Submitter::Person { .. } if !is_for_players(&command) => return Err(AppError::Forbidden),
            Submitter::Person { account, name, .. } => Actor::Player(sitter(&account, &name)),
        };
        Ok((actor, command))
    }

    fn facts(table: &Table, around: &CommandContext<'_, Self>) -> TableFacts {
        let of = table.opened().map_or(MatchNumber::FIRST, Opened::match_number);
        let dice = around.locked.secret(of).map_or(DiceSource::None, DiceSource::Sealed);
        TableFacts::new(around.now, around.actor.clone()).with_dice(dice).with_lag(around.lag)
    }

    fn viewer(table: &Table, account: Option<&AccountId>) -> Viewer {
        viewer(table, account)
    }

    fn view(table: &Table, viewer: &Viewer, now: Time, known: Version) -> Option<TableView> {
        view_since(table, *viewer, now, u64::try_from(known.number()).unwrap_or(0))
    }

    fn visible_events(_: &Table, events: Vec<TableEvent>, viewer: &Viewer) -> Vec<TableEvent> {
        events.iter().map(|event| narrow(event, *viewer)).collect()
    }

    fn list_entry(table: &Table, now: Time) -> Option<ListEntry> {
        let opened = table.opened()?;
        let summary = serde_json::to_string(&summary(opened)).unwrap_or_default();
        Some(ListEntry { status: status(opened), awaits: awaits(table, opened, now), summary })
    }

    fn seats(table: &Table) -> Vec<(String, AccountId)> {
        let sitter = |side| table.opened().and_then(|opened| opened.sitter(side));
        let account = |side| sitter(side).map_or_else(String::new, |sitter| sitter.player.to_string());
        Side::BOTH.map(|side| (side_name(side).to_owned(), AccountId::new(account(side)))).into()
    }

    fn people(table: &Table) -> Vec<AccountId> {
        table.opened().map(people).unwrap_or_default()
    }

    fn tick() -> TableCommand {
        TableCommand::Tick
    }

    fn resumed(down: Millis) -> TableCommand {
        TableCommand::Resumed { down }
    }

    fn presence(table: &Table, account: &AccountId, line: Connection) -> Option<TableCommand> {
        let side = table.opened().and_then(|opened| side_of(opened, account))?;
        Some(match line {
            Connection::Opened => TableCommand::Connected { side },
            Connection::Closed => TableCommand::Disconnected { side },
        })
    }

    fn deposits(table: &Table, account: &AccountId) -> Option<OwnChain> {
        let opened = table.opened()?;
        let side = side_of(opened, account)?;
        Some(OwnChain { of: opened.match_number(), side, committed: opened.chain(side) })
    }
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
