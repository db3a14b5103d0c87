//! Events that are played at the house's own tables: a match that is called waits for its players; when both are there
//! it gets a table with the points lateness has cost, and what is decided at the table is handed in as its result.

mod late;
mod sitters;

use std::{collections::BTreeMap, time::Duration};

use late::Late;
use serde_json::json;
use sitters::{rubber_sides, side};
use tavola_base::{TableId, Time};
use tavola_club::table::{Cause, Opened, SitterKind, TableCommand, Terms};
use tavola_rules::{BySide, RuleSet, Side};
use tavola_tournament::{
    CallCommand, EntrantId, Report, ResultCommand, Rubber, Tournament, TournamentCommand, TournamentStream,
    TournamentViewer,
    stream::{
        division::{Division, Format},
        entry::Entry,
        play::{AtTable, How, Phase, Source},
        settings::Venue,
        view::MatchView,
    },
};
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    base::{
        ids::{AccountId, CommandId, StreamId, Version},
        trouble::Trouble,
    },
    club::bots::is_bot,
    store::{CommandKey, RowWrite},
    stream::rooms::{EntryPath, Kind, Submitter},
    web::errors::AppError,
};

/// How often all events are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(3);

/// Looks after events and their tables until the server stops.
pub async fn run(app: App) {
    let trouble =
        Trouble::new("the tables of an event were not looked after", "the tables of events are looked after again");
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    // The tables that belong to a tournament.
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
        trouble.note(&look(&app, event, &mut tables).await);
    }
}

/// Looks once at every event that is played here and does what is to be done at its tables.
///
/// # Errors
/// If the database fails.
pub async fn look_after(app: &App) -> Result<(), AppError> {
    look(app, None, &mut BTreeMap::new()).await
}

async fn look(app: &App, event: Option<StreamId>, tables: &mut BTreeMap<StreamId, StreamId>) -> Result<(), AppError> {
    let events = match event {
        Some(event) => vec![event],
        None => app.store().rooms_playing("tournament").await?,
    };
    for event in events {
        match look_at(app, &event, tables).await {
            Ok(()) => {}
            Err(error) if error.is_the_streams_own() => {}
            Err(error @ AppError::Store(_)) => return Err(error),
            // The other events are looked after all the same.
            Err(error) => tracing::warn!(%error, %event, "the tables of an event were not looked after"),
        }
    }
    Ok(())
}

async fn look_at(app: &App, event: &StreamId, tables: &mut BTreeMap<StreamId, StreamId>) -> Result<(), AppError> {
    let state = app.tournaments().existing(event).await?.state;
    if state.settings().venue != Venue::Online {
        return Ok(());
    }
    tables.retain(|_, of| of != event);
    for table in serve(app, event, &state).await? {
        tables.insert(table, event.clone());
    }
    Ok(())
}

/// Does for every match of a tournament what is to be done, and says at which tables is played.
async fn serve(app: &App, event: &StreamId, state: &Tournament) -> Result<Vec<StreamId>, AppError> {
    let Some(view) = TournamentStream::view(state, &TournamentViewer::Public, app.now(), Version::NONE) else {
        return Ok(Vec::new());
    };
    let mut tables = Vec::new();
    for game in &view.matches {
        let Some(division) = view.divisions.iter().find(|one| one.division.id == game.division) else { continue };
        let house = House { app, event, state, division: &division.division, game };
        let own = house.tables();
        let done = match &game.status.phase {
            Phase::Called { at } if own.is_empty() => house.seat(*at).await,
            Phase::Called { .. } | Phase::Playing { .. } => {
                tables.extend(own.iter().map(|(_, table)| table.clone()));
                house.look_on(&own).await
            }
            Phase::Ended { report, source, .. } if *source != Source::Scoreboard => house.close(&own, report).await,
            _ => Ok(()),
        };
        match done {
            Ok(()) => {}
            // The tournament has moved on meanwhile, and is looked at again; or a table of it is set aside.
            Err(error) if error.is_the_streams_own() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

/// Who sits down on both sides of a match, or of one of a tie.
fn sides_of(rubber: Option<Rubber>, [upper, lower]: [Option<&Entry>; 2]) -> Option<[sitters::Side; 2]> {
    match rubber {
        None => Some([side(upper?)?, side(lower?)?]),
        Some(rubber) => rubber_sides(rubber, upper?, lower?),
    }
}

/// One match of a tournament, as the house looks after it.
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
                _ if plays_bot => {
                    self.tell(
                        "here",
                        called,
                        entrant,
                        TournamentCommand::Call(CallCommand::Arrive { of, entrant, member: None }),
                    )
                    .await?
                }
                AtTable::Expected => {
                    are_there = false;
                    self.tell(
                        "missed",
                        called,
                        entrant,
                        TournamentCommand::Call(CallCommand::Absent { of, entrant, member: None }),
                    )
                    .await?;
                }
                _ => are_there = false,
            }
        }
        if are_there { self.open(called).await } else { Ok(()) }
    }

    async fn tell(
        &self,
        what: &str,
        called: Time,
        entrant: EntrantId,
        command: TournamentCommand,
    ) -> Result<(), AppError> {
        let id = format!("{what}-{}-{entrant}-{}", self.game.id, called.millis());
        self.app.tournaments().by_house(self.event, &id, command).await.map(drop)
    }

    /// The tables of this match: one, or those of a Davis Cup tie.
    fn tables(&self) -> Vec<(Option<Rubber>, StreamId)> {
        let status = &self.game.status;
        let of_tie = status.rubber_tables.iter().map(|known| (Some(known.rubber), &known.table));
        let own = status.online.iter().map(|table| (None, table));
        own.chain(of_tie).map(|(rubber, table)| (rubber, StreamId::new(table.as_str()))).collect()
    }

    /// Hands in what has been decided at the tables, and opens those at which the match goes on: the next phase of a tie,
    /// the next match of a best of three.
    async fn look_on(&self, own: &[(Option<Rubber>, StreamId)]) -> Result<(), AppError> {
        for (rubber, table) in own {
            match self.report(table, *rubber).await {
                Ok(()) => {}
                Err(error) if error.is_the_streams_own() => {}
                Err(error) => return Err(error),
            }
        }
        match self.game.status.began {
            Some(began) if self.lacks_a_table(own) => self.open(began).await,
            _ => Ok(()),
        }
    }

    fn lacks_a_table(&self, own: &[(Option<Rubber>, StreamId)]) -> bool {
        let open = self.state.rubbers_to_play(self.game.id);
        let waits = open.iter().any(|rubber| own.iter().all(|(known, _)| *known != Some(*rubber)));
        waits || (self.game.status.online.is_none() && !self.game.status.legs.is_empty())
    }

    /// Makes the tables at which is played now, and starts the match.
    async fn open(&self, since: Time) -> Result<(), AppError> {
        let of = self.game.id;
        // The state is looked at again, since arriving may have brought penalty points.
        let state = self.app.tournaments().existing(self.event).await?.state;
        let (Some(status), Some(pair)) = (state.status(of), state.pair(of)) else { return Ok(()) };
        let begins = status.legs.is_empty();
        let rubbers = state.rubbers_to_play(of);
        let has = |rubber: &Rubber| status.rubber_tables.iter().any(|known| known.rubber == *rubber);
        let parts: Vec<Option<Rubber>> = match rubbers.as_slice() {
            [] => vec![None],
            open => open.iter().filter(|rubber| !has(rubber)).map(|rubber| Some(*rubber)).collect(),
        };
        for part in parts {
            let number = part.map_or(status.legs.len(), |rubber| 10 + rubber as usize);
            let tail = if number == 0 { String::new() } else { format!("-{number}") };
            let table = StreamId::new(format!("{}-{of}-{}{tail}", self.event, since.millis()));
            let entries = pair.map(|entrant| state.entry(entrant));
            let late = if begins { Late::of(status, part) } else { Late::default() };
            let sides = sides_of(part, entries);
            let Some((terms, sides)) = sides.and_then(|sides| Some((self.terms(&table, &sides, late)?, sides))) else {
                tracing::warn!(event = %self.event, game = %of, "no table can be made for a match");
                return Ok(());
            };
            let invited = sides.iter().filter_map(sitters::Side::invitation);
            let invited = invited.map(|token| RowWrite::invitation(token, &table, self.app.now())).collect();
            self.app.tables().begin(&table, TableCommand::Open { terms: Box::new(terms) }, invited).await?;
            let made = TournamentCommand::Call(CallCommand::TableMade {
                of,
                table: TableId::new(table.as_str()),
                rubber: part,
            });
            self.app.tournaments().by_house(self.event, &format!("table-{table}"), made).await?;
        }
        if !matches!(status.phase, Phase::Called { .. }) {
            return Ok(());
        }
        let start = TournamentCommand::Call(CallCommand::Start { of });
        self.app.tournaments().by_house(self.event, &format!("start-{of}-{}", since.millis()), start).await.map(drop)
    }

    fn terms(&self, table: &StreamId, sides: &[sitters::Side; 2], late: Late) -> Option<Terms> {
        let [(white, beside_white), (black, beside_black)] = sides.each_ref().map(sitters::Side::plans);
        let seats = BySide { white, black };
        Some(Terms {
            partners: BySide { white: beside_white, black: beside_black },
            clock: self.game.status.clock.map(|clock| clock.settings).or(self.division.clock),
            beginning: late.beginning(),
            ..Terms::new(TableId::new(table.as_str()), self.rules()?, seats)
        })
    }

    /// The tournament's rules at this match's length; of a Swing a single game with the cube and nothing else.
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
    async fn report(&self, table: &StreamId, rubber: Option<Rubber>) -> Result<(), AppError> {
        let snapshot = self.app.tables().existing(table).await?;
        let Some(opened) = snapshot.state.opened() else { return Ok(()) };
        if matches!(self.game.status.phase, Phase::Called { .. }) {
            let start = TournamentCommand::Call(CallCommand::Start { of: self.game.id });
            self.app.tournaments().by_house(self.event, &format!("start-{table}"), start).await?;
        }
        let result = if self.is_swing() { self.swing_result(opened) } else { self.match_result(opened) };
        let Some(result) = result.map(|result| Report { rubber, ..result }) else { return Ok(()) };
        if rubber.is_some_and(|rubber| !self.state.rubbers_to_play(self.game.id).contains(&rubber)) {
            return Ok(());
        }
        let command = TournamentCommand::Result(ResultCommand::Result { of: self.game.id, result });
        self.app.tournaments().by_house(self.event, &format!("result-{table}"), command).await?;
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
            Cause::Score | Cause::SessionOver | Cause::Annulled => How::Played,
            Cause::Flag | Cause::TooSlow => How::Flag,
            Cause::Absent | Cause::Left => How::Forfeited,
            Cause::Resigned => How::Resigned,
            Cause::Ruling => How::Ruling,
        };
        let length = u32::from(self.game.status.length);
        let score = (how == How::Played).then(|| [points(winner).min(length), points(winner.opponent())]);
        Some(Report { score, how, ..Report::won_by(self.entrant(winner)?) })
    }

    fn swing_result(&self, opened: &Opened) -> Option<Report> {
        if let Some(record) = opened.games().next() {
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

    /// What was decided elsewhere is over at its tables too: nobody waits there, and nobody watches.
    async fn close(&self, own: &[(Option<Rubber>, StreamId)], report: &Report) -> Result<(), AppError> {
        for (_, table) in own {
            let snapshot = match self.app.tables().existing(table).await {
                Err(AppError::SetAside(_)) => continue,
                snapshot => snapshot?,
            };
            let Some(opened) = snapshot.state.opened().filter(|opened| opened.is_playing()) else { continue };
            if self.is_swing() {
                self.leave(table, opened).await?;
                continue;
            }
            let first = self.state.pair(self.game.id).is_some_and(|pair| pair[0] == report.winner);
            let winner = if first { Side::White } else { Side::Black };
            let award = TableCommand::AwardMatch { winner, reason: "decided at the desk of the event".to_owned() };
            match self.app.tables().by_house(table, "decided", award).await {
                Ok(_) | Err(AppError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// A Swing is one game at a table: the session is closed after it.
    async fn leave(&self, table: &StreamId, opened: &Opened) -> Result<(), AppError> {
        for (_, sitter) in opened.sitters() {
            let who = if sitter.kind == SitterKind::Bot {
                Submitter::Bot(sitter.player.clone())
            } else {
                let account = AccountId::new(sitter.player.as_str());
                Submitter::Person { account, name: sitter.name.clone(), on_behalf: None, way: EntryPath::Address }
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
