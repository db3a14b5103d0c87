//! Tables as the house runs them. The rules are the club's; what all kinds of streams share is in [`crate::stream::rooms`].

use serde::{Deserialize, Serialize};
use tavola_base::{
    Millis, PlayerId, TableId, Time,
    dice_proof::{DiceSource, MatchNumber},
};
use tavola_club::{
    TableView, Viewer,
    table::{
        Actor, Behind, Opened, Partner, Place, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableEvent,
        TableFacts, Tables as TableStream, Terms, Watch, invitation_digest, narrow, view_since,
    },
};
use tavola_rules::{BySide, Side};

use crate::{
    app::App,
    base::{
        ids::{AccountId, InvitationToken, StreamId, Version},
        random,
    },
    club::{bots, conduct, ratings, table_opening::NewTable},
    store::{Awaits, RowWrite, Status},
    stream::rooms::{CommandContext, Connection, Kind, ListEntry, OwnChain, RatedStep, Rooms, Submitter},
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
    /// What the links of those end in who are invited: a friend; in doubles one's partner, then both opponents.
    pub invitations: Vec<InvitationToken>,
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
    /// Whether a tutor helps there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tutor: bool,
    /// Whether it counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who may watch, and how far behind the play: lists for everybody leave out tables that nobody may watch.
    #[serde(default, skip_serializing_if = "Watch::is_at_once")]
    pub watch: Watch,
    /// Whether it rests until both want to go on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub adjourned: bool,
    /// By post: whose turn it is and until when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<(Side, Time)>,
}

impl Rooms<TableStream> {
    /// Opens a table for a host.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub async fn open(&self, new: &NewTable, host: &AccountId, name: &str) -> Result<OpenedTable, AppError> {
        new.check()?;
        if new.rated {
            self.conduct().expect_rated_allowed(host).await?;
        }
        let id = StreamId::fresh();
        let invitations: Vec<_> = (0..new.invited()).map(|_| InvitationToken::new(random::hex(16))).collect();
        let terms = new.terms(TableId::new(id.as_str()), sitter(host, name), &invitations);
        let invited = invitations.iter().map(|token| RowWrite::invitation(token, &id, self.time())).collect();
        self.begin(&id, TableCommand::Open { terms: Box::new(terms) }, invited).await?;
        Ok(OpenedTable { id, invitations })
    }

    /// Opens a table of that name at which two sit from the beginning, with the rows that go along with it.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub(crate) async fn open_between(
        &self,
        new: &NewTable,
        id: StreamId,
        both: [(AccountId, String); 2],
        rows: Vec<RowWrite>,
    ) -> Result<StreamId, AppError> {
        new.check()?;
        let [one, other] = both.map(|(account, name)| sitter(&account, &name));
        // Who has which side is drawn.
        let (host, guest) = if random::below(2) == 0 { (one, other) } else { (other, one) };
        let mut terms = new.terms(TableId::new(id.as_str()), host, &[]);
        for plan in [&mut terms.seats.white, &mut terms.seats.black] {
            if *plan == SeatPlan::Open {
                *plan = SeatPlan::Taken { sitter: guest.clone() };
            }
        }
        self.begin(&id, TableCommand::Open { terms: Box::new(terms) }, rows).await?;
        Ok(id)
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
            Submitter::Person { .. } if !is_for_players(table, &command) => return Err(AppError::Forbidden),
            Submitter::Person { account, name, .. } => Actor::Player(sitter(&account, &name)),
        };
        Ok((actor, command))
    }

    fn facts(table: &Table, around: &CommandContext<'_, Self>) -> TableFacts {
        let of = table.opened().map_or(MatchNumber::FIRST, Opened::match_number);
        let duplicate = table.opened().and_then(|opened| opened.terms().duplicate.as_ref());
        let dice = around.locked.secret(of).map_or(DiceSource::None, |secret| match duplicate {
            Some(duplicate) => DiceSource::Duplicate(secret.house_secret(&duplicate.set, of)),
            None => DiceSource::Sealed(secret),
        });
        TableFacts::new(around.now, around.actor.clone()).with_dice(dice).with_lag(around.lag)
    }

    fn viewer(table: &Table, account: Option<&AccountId>) -> Viewer {
        viewer(table, account)
    }

    fn view(table: &Table, viewer: &Viewer, now: Time, known: Version) -> Option<TableView> {
        view_since(table, *viewer, now, u64::try_from(known.number()).unwrap_or(0))
    }

    fn visible_events(_: &Table, events: Vec<TableEvent>, viewer: &Viewer) -> Vec<TableEvent> {
        events.iter().filter_map(|event| narrow(event, *viewer)).collect()
    }

    fn status(table: &Table) -> Option<Status> {
        table.opened().map(status)
    }

    fn list_entry(table: &Table, now: Time) -> Option<ListEntry> {
        let opened = table.opened()?;
        let summary = serde_json::to_string(&summary(opened)).unwrap_or_default();
        Some(ListEntry { status: status(opened), awaits: awaits(table, opened, now), summary })
    }

    fn seats(table: &Table) -> Vec<(String, AccountId)> {
        let Some(opened) = table.opened() else { return Vec::new() };
        // A place that has become free is nobody's: it leaves the list of whoever sat there.
        let account = |place| opened.sitters().find(|(at, _)| *at == place).map(|(_, sitter)| sitter.player.as_str());
        let seat = |place| (place_name(place).to_owned(), AccountId::new(account(place).unwrap_or_default()));
        opened.terms().places().map(|(place, _)| seat(place)).collect()
    }

    fn aftermath(stream: &StreamId, before: &Table, after: &Table, now: Time) -> Vec<RowWrite> {
        let ends = ratings::ended(stream, before, after, now).into_iter();
        ends.chain(conduct::outcomes(stream, before, after, now)).collect()
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

    fn watch(table: &Table) -> Watch {
        table.opened().map_or(Watch::AtOnce, |opened| opened.terms().watch)
    }

    fn behind(shown: &Table, next: &[TableEvent], live: &Table, now: Time) -> Behind {
        Self::watch(live).behind(shown, next, live, now)
    }

    fn part(table: &Table) -> u32 {
        table.opened().map_or(1, |opened| opened.match_number().number())
    }

    fn rated_step(table: &Table, command: &TableCommand) -> RatedStep {
        if !table.opened().is_some_and(|opened| opened.terms().rated) {
            return RatedStep::None;
        }
        match command {
            TableCommand::TakeSeat { .. }
            | TableCommand::Ready { .. }
            | TableCommand::OfferRematch
            | TableCommand::AcceptRematch => RatedStep::Begins,
            TableCommand::OfferAdjourn | TableCommand::AcceptAdjourn => RatedStep::Rests,
            _ => RatedStep::None,
        }
    }

    fn is_words(command: &TableCommand) -> bool {
        matches!(command, TableCommand::Advise { text, .. } if !text.is_empty())
    }

    fn presence(table: &Table, account: &AccountId, line: Connection) -> Option<TableCommand> {
        let Place { side, partner } = table.opened().and_then(|opened| opened.place_of(account.as_str()))?;
        Some(match line {
            Connection::Opened => TableCommand::Connected { side, partner },
            Connection::Closed => TableCommand::Disconnected { side, partner },
        })
    }

    fn deposits(table: &Table, account: &AccountId) -> Option<OwnChain> {
        let opened = table.opened()?;
        let side = opened.place_of(account.as_str())?.side;
        Some(OwnChain { of: opened.match_number(), side, committed: opened.chain(side) })
    }
}

/// The place that is kept for whoever brings an invitation.
pub(crate) fn place_kept(terms: &Terms, token: &InvitationToken) -> Option<Place> {
    let digest = invitation_digest(token.as_str());
    terms.places().find(|(_, plan)| plan.invitation() == Some(&digest)).map(|(place, _)| place)
}

/// Somebody known, as a seat has them.
pub(super) fn sitter(account: &AccountId, name: &str) -> Sitter {
    Sitter { player: PlayerId::new(account.as_str()), name: name.to_owned(), kind: SitterKind::Person }
}

const fn place_name(place: Place) -> &'static str {
    match (place.side, place.partner) {
        (Side::White, Partner::First) => "white",
        (Side::Black, Partner::First) => "black",
        (Side::White, Partner::Second) => "white-2",
        (Side::Black, Partner::Second) => "black-2",
    }
}

/// How somebody stands to a table.
#[must_use]
pub fn viewer(table: &Table, account: Option<&AccountId>) -> Viewer {
    let place = table.opened().zip(account).and_then(|(opened, account)| opened.place_of(account.as_str()));
    place.map_or(Viewer::Watcher, |Place { side, partner }| match partner {
        Partner::First => Viewer::Seat(side),
        Partner::Second => Viewer::Second(side),
    })
}

/// The accounts of the people who sit at a table.
fn people(opened: &Opened) -> Vec<AccountId> {
    let people = opened.sitters().map(|(_, sitter)| sitter).filter(|sitter| sitter.kind == SitterKind::Person);
    people.map(|sitter| AccountId::new(sitter.player.as_str())).collect()
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

/// Whether those who watch are behind what has happened.
fn is_held_back(opened: &Opened) -> bool {
    !opened.terms().watch.is_at_once() && status(opened) != Status::Over
}

fn summary(opened: &Opened) -> Summary {
    let rules = &opened.terms().rules;
    Summary {
        names: BySide::from_fn(|side| opened.name(side)),
        // Lists know no more than whoever watches.
        points: BySide::from_fn(|side| if is_held_back(opened) { 0 } else { opened.score().won(side).number() }),
        length: rules.match_length().map(|length| length.points()),
        preset: rules.choice().preset.to_string(),
        winner: opened.verdict().and_then(|(winner, _)| winner),
        tutor: opened.terms().tutor.is_some(),
        rated: opened.terms().rated,
        watch: opened.terms().watch,
        adjourned: opened.is_adjourned(),
        post: opened.post_ends(),
    }
}

/// Whether a command is for players online; the others are the house's or the director's. What happens only over the board
/// is for those who play as over the board: by called legality.
fn is_for_players(table: &Table, command: &TableCommand) -> bool {
    let is_called =
        || table.opened().is_some_and(|opened| opened.terms().rules.knobs().legality == tavola_rules::Legality::Called);
    let is_irregular = matches!(
        command,
        TableCommand::RollEarly
            | TableCommand::DoubleEarly
            | TableCommand::DoubleByMistake
            | TableCommand::CorrectStart
    );
    if is_irregular {
        return is_called();
    }
    !matches!(
        command,
        TableCommand::Open { .. }
            | TableCommand::Disconnected { .. }
            | TableCommand::Connected { .. }
            | TableCommand::GiveTime { .. }
            | TableCommand::Resumed { .. }
            | TableCommand::Rest { .. }
            | TableCommand::StopClock { .. }
            | TableCommand::StartClock
            | TableCommand::OrderClock { .. }
            | TableCommand::AwardMatch { .. }
            | TableCommand::Tick
    )
}
