//! Events as the house runs them: opened, directed, looked at. The rules are the club's; what all kinds of streams
//! share is in [`crate::stream::rooms`].

use std::collections::BTreeSet;
use tavola_tournament::{DeskCommand, HouseCommand};

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, PlayerId, Time};
use tavola_tournament::{
    Tournament, TournamentActor, TournamentCommand, TournamentEvent, TournamentFacts, TournamentRefusal,
    TournamentStream, TournamentView, TournamentViewer,
    stream::{
        command::Office,
        division::{Division, DivisionId, EntrantKind, Format},
        settings::Settings,
        view::TournamentStage,
    },
};

use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId, Version},
        random,
    },
    store::{Awaits, RowWrite, Status},
    stream::rooms::{CommandContext, Connection, Kind, ListEntry, OwnChain, Rooms, Sender, Submitter},
    web::{errors::AppError, page_data::OfficeKeys},
};

/// All events.
pub type Tournaments = Rooms<TournamentStream>;

/// Under what the keys to the offices are locked away.
const DIRECTOR: &str = "office:director";
const REFEREE: &str = "office:referee";
const COMMITTEE: &str = "office:committee";

/// How a committee member's identifier begins while they go by their name only.
const NAMED: &str = "member:";

/// A committee member's name as an identifier that is no account's: at most 64 characters, as identifiers are.
pub(crate) fn by_name(name: &str) -> String {
    let plain = name.to_lowercase().split_whitespace().collect::<Vec<_>>().join("-");
    format!("{NAMED}{plain}").chars().take(64).collect()
}

/// Whether a committee member goes by their name: they have not taken their seat with an account.
pub(crate) fn goes_by_name(member: &PlayerId) -> bool {
    member.as_str().starts_with(NAMED)
}

/// What somebody who opens a tournament chooses.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// The tournament's settings.
    pub settings: Settings,
    /// The name to go by from now on.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional = nullable))]
    pub name: Option<String>,
}

impl NewTournament {
    /// The settings with a director and at least one division that fits its format.
    #[must_use]
    pub fn settings(&self, host: &AccountId) -> Settings {
        let mut settings = self.settings.clone();
        settings.directors = vec![PlayerId::new(host.as_str())];
        if settings.divisions.is_empty() {
            settings.divisions.push(Division::default());
        }
        for division in &mut settings.divisions {
            if division.id.as_str().is_empty() {
                division.id = DivisionId::new("main");
            }
            fit(division);
        }
        settings
    }
}

/// A Davis Cup is played by pairs, and by nobody else.
pub fn fit(division: &mut Division) {
    match (&division.format, division.entrants) {
        (Format::DavisCup { .. }, _) => division.entrants = EntrantKind::DavisPair,
        (_, EntrantKind::DavisPair) => division.entrants = EntrantKind::Single,
        _ => {}
    }
}

/// A tournament as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSummary {
    /// Its name.
    pub name: String,
    /// How many take part.
    pub players: usize,
    /// Who directs it or is its referee.
    pub officials: Vec<PlayerId>,
}

impl Rooms<TournamentStream> {
    /// Opens a tournament that its host directs.
    ///
    /// # Errors
    /// If its settings are unsound or the database fails.
    pub async fn open(&self, new: &NewTournament, host: &AccountId) -> Result<StreamId, AppError> {
        let id = StreamId::fresh();
        let keys = [DIRECTOR, REFEREE, COMMITTEE].map(|office| RowWrite::secret(&id, office, &random::hex(16))).into();
        let settings = Box::new(new.settings(host));
        self.begin(&id, TournamentCommand::House(HouseCommand::Open { settings }), keys).await?;
        Ok(id)
    }

    /// The keys that open the tournament's offices; for its directors' eyes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keys(&self, app: &App, id: &StreamId) -> Result<Option<OfficeKeys>, AppError> {
        let secrets = app.store().secrets(id).await?;
        let key = |name: &str| secrets.iter().find(|secret| secret.name == name).map(|secret| secret.value.clone());
        let committee = key(COMMITTEE);
        Ok(key(DIRECTOR).zip(key(REFEREE)).map(|(director, referee)| OfficeKeys { director, referee, committee }))
    }

    /// The office a key opens.
    ///
    /// # Errors
    /// If there is no such event or no such key, or the database fails.
    pub async fn office_of(&self, app: &App, id: &StreamId, key: &str) -> Result<Office, AppError> {
        self.existing(id).await?;
        let keys = self.keys(app, id).await?.ok_or(AppError::NotFound)?;
        if key == keys.director {
            Ok(Office::Director)
        } else if key == keys.referee {
            Ok(Office::Referee)
        } else {
            Err(AppError::Forbidden)
        }
    }

    /// Whether a key opens the committee's seats.
    ///
    /// # Errors
    /// If it does not, if there is no such event, or the database fails.
    pub async fn opens_seats(&self, app: &App, id: &StreamId, key: &str) -> Result<(), AppError> {
        self.existing(id).await?;
        let keys = self.keys(app, id).await?.ok_or(AppError::NotFound)?;
        if keys.committee.as_deref() == Some(key) { Ok(()) } else { Err(AppError::Forbidden) }
    }

    /// What a command would touch or be refused for; nothing happens.
    ///
    /// # Errors
    /// If there is no such event, or the database fails.
    pub async fn dry_run(
        &self,
        id: &StreamId,
        sender: &Sender,
        command: TournamentCommand,
    ) -> Result<Result<(), TournamentRefusal>, AppError> {
        Ok(self.would(id, sender, command).await?.map(drop))
    }
}

impl Kind for TournamentStream {
    type Actor = TournamentActor;
    type Viewer = TournamentViewer;
    type View = TournamentView;

    fn rooms(app: &App) -> &Tournaments {
        app.tournaments()
    }

    fn admit(
        _: &Tournament,
        who: Submitter,
        command: TournamentCommand,
    ) -> Result<(TournamentActor, TournamentCommand), AppError> {
        match (who, command) {
            (Submitter::House, command) => Ok((TournamentActor::House, command)),
            (Submitter::Bot(_) | Submitter::Person { on_behalf: Some(_), .. }, _) => Err(AppError::Forbidden),
            (Submitter::Person { account, .. }, mut command) => {
                if let TournamentCommand::Desk(DeskCommand::AddDivision { division })
                | TournamentCommand::Desk(DeskCommand::ChangeDivision { division }) = &mut command
                {
                    fit(division);
                }
                Ok((TournamentActor::Person(PlayerId::new(account.as_str())), command))
            }
        }
    }

    fn facts(_: &Tournament, around: &CommandContext<'_, Self>) -> TournamentFacts {
        TournamentFacts { now: around.now, actor: around.actor.clone(), seed: around.locked.lot_seed() }
    }

    fn viewer(_: &Tournament, account: Option<&AccountId>) -> TournamentViewer {
        account.map_or(TournamentViewer::Public, |account| TournamentViewer::Person {
            player: PlayerId::new(account.as_str()),
        })
    }

    fn view(state: &Tournament, viewer: &TournamentViewer, now: Time, _: Version) -> Option<TournamentView> {
        (state.stage() != TournamentStage::Unopened).then(|| state.view(viewer, now))
    }

    /// Events tell more than everybody may know before a draw is published; the view tells enough.
    fn visible_events(_: &Tournament, _: Vec<TournamentEvent>, _: &TournamentViewer) -> Vec<TournamentEvent> {
        Vec::new()
    }

    fn status(state: &Tournament) -> Option<Status> {
        match state.stage() {
            TournamentStage::Unopened => None,
            TournamentStage::Finished => Some(Status::Over),
            TournamentStage::Open if state.match_count() > 0 => Some(Status::Playing),
            TournamentStage::Open => Some(Status::Waiting),
        }
    }

    fn list_entry(state: &Tournament, _: Time) -> Option<ListEntry> {
        let status = Self::status(state)?;
        let summary = TournamentSummary {
            name: state.settings().name.clone(),
            players: state.entries().iter().filter(|entry| entry.is_in()).count(),
            officials: officials(state).into_iter().collect(),
        };
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        Some(ListEntry { status, awaits: Awaits::Person, summary })
    }

    fn seats(state: &Tournament) -> Vec<(String, AccountId)> {
        let account = |player: &PlayerId| AccountId::new(player.as_str());
        let officials = officials(state).into_iter().map(|player| (format!("official:{player}"), account(&player)));
        let people = state.entries().iter().flat_map(|entry| entry.people.iter().map(move |person| (entry, person)));
        let players = people.filter_map(|(entry, person)| {
            let player = person.player.as_ref().filter(|player| !crate::club::bots::is_bot(player))?;
            Some((format!("entrant:{}:{player}", entry.entrant), account(player)))
        });
        officials.chain(players).collect()
    }

    fn people(_: &Tournament) -> Vec<AccountId> {
        Vec::new()
    }

    fn tick() -> TournamentCommand {
        TournamentCommand::House(HouseCommand::Tick)
    }

    /// A tournament has hours, not clocks: nothing is to be given back, only what is due to be done.
    fn resumed(_: Millis) -> TournamentCommand {
        TournamentCommand::House(HouseCommand::Tick)
    }

    fn presence(_: &Tournament, _: &AccountId, _: Connection) -> Option<TournamentCommand> {
        None
    }

    fn deposits(_: &Tournament, _: &AccountId) -> Option<OwnChain> {
        None
    }
}

fn officials(state: &Tournament) -> BTreeSet<PlayerId> {
    state.offices().map(|(_, person)| person.clone()).collect()
}
