//! Events that are played at the house's own tables: a match that is called waits for its players; when both are there
//! it gets a table with the points lateness has cost, and what is decided at the table is handed in as its result.

use std::{collections::BTreeMap, time::Duration};

use serde_json::json;
use tavola_club::{
    PlayerId, TableId, Time,
    table::{Cause, Opened, Pace, SeatPlan, Sitter, SitterKind, TableCommand, Terms},
    tournament::{
        EntrantId, Report, Tournament, TournamentCommand, TournamentStream, TournamentViewer,
        division::{Division, Format},
        entry::Entry,
        play::{AtTable, How, Phase},
        settings::Venue,
        view::MatchView,
    },
};
use tavola_rules::{BySide, Points, RuleSet, Side};
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    bots::is_bot,
    errors::AppError,
    ids::{AccountId, CommandId, StreamId},
    rooms::{Kind, Way, Who},
    store::CommandKey,
};

/// How often all events are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(3);

/// Looks after events and their tables until the server stops.
pub async fn run(app: App) {
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    // The tables that belong to an event.
    let mut tables: BTreeMap<StreamId, StreamId> = BTreeMap::new();
    loop {
        let event = tokio::select! {
            () = app.stopping() => break,
            _ = sweep.tick() => None,
            hint = hints.recv() => match hint {
                Ok(hint) if hint.kind == "tournament" => Some(hint.stream),
                Ok(hint) => match tables.get(&hint.stream) {
                    Some(event) => Some(event.clone()),
                    None => continue,
                },
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => break,
            },
        };
        if let Err(error) = look(&app, event, &mut tables).await {
            tracing::warn!(%error, "the tables of an event were not looked after");
        }
    }
}

async fn look(app: &App, event: Option<StreamId>, tables: &mut BTreeMap<StreamId, StreamId>) -> Result<(), AppError> {
    let events = match event {
        Some(event) => vec![event],
        None => app.store().rooms_playing("tournament").await?,
    };
    for event in events {
        let state = app.events().existing(&event).await?.state;
        if state.settings().venue != Venue::Online {
            continue;
        }
        tables.retain(|_, of| *of != event);
        for table in serve(app, &event, &state).await? {
            tables.insert(table, event.clone());
        }
    }
    Ok(())
}

/// Does for every match of an event what is to be done, and says at which tables is played.
async fn serve(app: &App, event: &StreamId, state: &Tournament) -> Result<Vec<StreamId>, AppError> {
    let Some(view) = TournamentStream::view(state, &TournamentViewer::Public, app.now()) else { return Ok(Vec::new()) };
    let mut tables = Vec::new();
    for game in &view.matches {
        let Some(division) = view.divisions.iter().find(|one| one.division.id == game.division) else { continue };
        let house = House { app, event, state, division: &division.division, game };
        let done = match (&game.status.phase, &game.status.online) {
            (Phase::Called { at }, None) => house.seat(*at).await,
            (Phase::Called { .. } | Phase::Playing { .. }, Some(table)) => {
                let table = StreamId::new(table.as_str());
                tables.push(table.clone());
                house.report(&table).await
            }
            _ => Ok(()),
        };
        match done {
            // The event has moved on meanwhile; it is looked at again.
            Ok(()) | Err(AppError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

/// One match of an event, as the house looks after it.
struct House<'a> {
    app: &'a App,
    event: &'a StreamId,
    state: &'a Tournament,
    division: &'a Division,
    game: &'a MatchView,
}

impl House<'_> {
    /// Waits for the players of a match that is called; gives them a table when both are there.
    async fn seat(&self, called: Time) -> Result<(), AppError> {
        let of = self.game.id;
        let Some(pair) = self.state.pair(of) else { return Ok(()) };
        let mut are_there = true;
        for (index, entrant) in pair.into_iter().enumerate() {
            let at_table = self.game.status.sides[index].at_table;
            let plays_bot = self
                .state
                .entry(entrant)
                .is_some_and(|entry| entry.people.iter().all(|one| one.player.as_ref().is_some_and(is_bot)));
            match at_table {
                AtTable::Here { .. } => {}
                _ if plays_bot => self.tell("here", called, entrant, TournamentCommand::Arrive { of, entrant }).await?,
                AtTable::Expected => {
                    are_there = false;
                    self.tell("missed", called, entrant, TournamentCommand::Absent { of, entrant }).await?;
                }
                _ => are_there = false,
            }
        }
        if are_there { self.open(called, pair).await } else { Ok(()) }
    }

    async fn tell(
        &self,
        what: &str,
        called: Time,
        entrant: EntrantId,
        command: TournamentCommand,
    ) -> Result<(), AppError> {
        let id = format!("{what}-{}-{entrant}-{}", self.game.id, called.millis());
        self.app.events().by_house(self.event, &id, command).await.map(drop)
    }

    async fn open(&self, called: Time, pair: [EntrantId; 2]) -> Result<(), AppError> {
        let of = self.game.id;
        // The state is looked at again, since arriving may have brought penalty points.
        let state = self.app.events().existing(self.event).await?.state;
        let Some(status) = state.status(of) else { return Ok(()) };
        let points = [0, 1].map(|index: usize| status.sides[index].points);
        let table = StreamId::new(format!("{}-{of}-{}", self.event, called.millis()));
        let Some(terms) = self.terms(&table, pair, points) else {
            tracing::warn!(event = %self.event, game = %of, "no table can be made for a match");
            return Ok(());
        };
        self.app.tables().begin(&table, TableCommand::Open { terms: Box::new(terms) }, Vec::new()).await?;
        let made = TournamentCommand::TableMade { of, table: TableId::new(table.as_str()) };
        self.app.events().by_house(self.event, &format!("table-{of}-{}", called.millis()), made).await?;
        let start = TournamentCommand::Start { of };
        self.app.events().by_house(self.event, &format!("start-{of}-{}", called.millis()), start).await.map(drop)
    }

    fn terms(&self, table: &StreamId, pair: [EntrantId; 2], points: [u32; 2]) -> Option<Terms> {
        let sitters = [sitter(self.state.entry(pair[0])?)?, sitter(self.state.entry(pair[1])?)?];
        let [first, second] = sitters.map(|sitter| SeatPlan::Taken { sitter });
        let rules = self.rules()?;
        let score = BySide { white: Points::new(points[0].into()), black: Points::new(points[1].into()) };
        let beginning = (points != [0, 0]).then(|| serde_json::from_value(json!({ "score": score })).ok()).flatten();
        Some(Terms {
            table: TableId::new(table.as_str()),
            rules,
            seats: BySide { white: first, black: second },
            clock: self.game.status.clock.map(|clock| clock.settings).or(self.division.clock),
            pace: Pace::default(),
            beginning,
        })
    }

    /// The event's rules at this match's length; of a Swing a single game with the cube and nothing else.
    fn rules(&self) -> Option<RuleSet> {
        if self.is_swing() {
            return serde_json::from_value(json!({ "preset": "money", "jacoby": "off" })).ok();
        }
        let length = json!({ "points": self.game.status.length });
        if let Some(choice) = self.state.settings().rules {
            let mut choice = json!(choice);
            choice["length"] = length;
            return serde_json::from_value(choice).ok();
        }
        let tournament = json!({ "preset": "tournament", "legality": "strict", "length": length });
        let plain = json!({ "preset": "match", "length": length });
        serde_json::from_value(tournament).or_else(|_| serde_json::from_value(plain)).ok()
    }

    const fn is_swing(&self) -> bool {
        matches!(self.division.format, Format::Swing { .. })
    }

    /// Hands in what has been decided at the table.
    async fn report(&self, table: &StreamId) -> Result<(), AppError> {
        let snapshot = self.app.tables().existing(table).await?;
        let Some(opened) = snapshot.state.opened() else { return Ok(()) };
        if matches!(self.game.status.phase, Phase::Called { .. }) {
            let start = TournamentCommand::Start { of: self.game.id };
            self.app.events().by_house(self.event, &format!("start-{table}"), start).await?;
        }
        let result = if self.is_swing() { self.swing_result(opened) } else { self.match_result(opened) };
        let Some(result) = result else { return Ok(()) };
        let command = TournamentCommand::Result { of: self.game.id, result };
        self.app.events().by_house(self.event, &format!("result-{table}"), command).await?;
        if self.is_swing() { self.leave(table, opened).await } else { Ok(()) }
    }

    fn entrant(&self, side: Side) -> Option<EntrantId> {
        let [first, second] = self.state.pair(self.game.id)?;
        Some(match side {
            Side::White => first,
            Side::Black => second,
        })
    }

    fn match_result(&self, opened: &Opened) -> Option<Report> {
        let (winner, cause) = opened.verdict()?;
        let winner = winner?;
        let points = |side| u32::try_from(opened.score().won(side).number()).unwrap_or(u32::MAX);
        let how = match cause {
            Cause::Score | Cause::SessionOver => How::Played,
            Cause::Flag | Cause::TooSlow => How::Flag,
            Cause::Absent | Cause::Left => How::Forfeited,
            Cause::Conceded => How::Conceded,
            Cause::Ruling => How::Ruling,
        };
        let length = u32::from(self.game.status.length);
        let score = (how == How::Played).then(|| [points(winner).min(length), points(winner.opponent())]);
        Some(Report { score, how, ..Report::won_by(self.entrant(winner)?) })
    }

    fn swing_result(&self, opened: &Opened) -> Option<Report> {
        if let Some(record) = opened.games().first() {
            let winner = self.entrant(record.result.outcome.winner)?;
            let (kind, cube) = (Some(record.result.outcome.kind), Some(record.result.outcome.cube.value));
            return Some(Report { kind, cube, ..Report::won_by(winner) });
        }
        // Who left or did not move loses a plain game.
        let winner = self.entrant(opened.verdict()?.0?)?;
        let kind = Some(tavola_rules::WinKind::Single);
        let cube = opened.game().map(|game| game.cube().value);
        Some(Report { kind, cube, how: How::Forfeited, ..Report::won_by(winner) })
    }

    /// A Swing is one game at a table: the session is closed after it.
    async fn leave(&self, table: &StreamId, opened: &Opened) -> Result<(), AppError> {
        for side in Side::BOTH {
            let Some(sitter) = opened.sitter(side) else { continue };
            let who = if sitter.kind == SitterKind::Bot {
                Who::Bot(sitter.player.clone())
            } else {
                let account = AccountId::new(sitter.player.as_str());
                Who::Person { account, name: sitter.name.clone(), on_behalf: None, way: Way::Address }
            };
            let key = CommandKey { actor: "house".to_owned(), id: CommandId::new(format!("leave-{}", sitter.player)) };
            match self.app.tables().by(table, who, key, TableCommand::Leave).await {
                Ok(_) | Err(AppError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Who sits down for an entry; none if nobody in it has an account.
fn sitter(entry: &Entry) -> Option<Sitter> {
    let player: &PlayerId = entry.people.iter().find_map(|person| person.player.as_ref())?;
    let kind = if is_bot(player) { SitterKind::Bot } else { SitterKind::Person };
    Some(Sitter { player: player.clone(), name: entry.name.clone(), kind })
}
