//! A client at a table: sitting down, looking on, leaving; what is done there.

use tavola_club::{
    TableView,
    table::{CommandName, TableCommand, Tables, view::TableState},
};
use tavola_rules::{BySide, Side};

use super::{board::Seen, hall::Told, picture::picture, session::Session};
use crate::{
    app::App,
    base::ids::{AccountId, CommandId, StreamId, Version},
    stream::{bus::Hints, rooms::Sender},
    web::{errors::AppError, live::arrival::Arrival},
};

/// How many tables that were left are not come back to unasked.
const MOST_LEFT: usize = 50;

/// The table a client is at.
pub(super) struct AtTable {
    /// Which.
    pub(super) id: StreamId,
    /// How it was when it was looked at last.
    pub(super) view: Box<TableView>,
    /// How the two are called.
    pub(super) names: BySide<String>,
    /// Whose board is shown to who watches.
    pub(super) seen_by: Side,
    /// What has been offered to be lost, as a factor of the cube.
    pub(super) offered: u64,
    hints: Hints,
    _arrival: Arrival<Tables>,
}

impl AtTable {
    async fn of(app: &App, id: &StreamId, account: &AccountId, seen_by: Option<Side>) -> Result<Self, AppError> {
        let hints = app.bus().watch(id);
        let view = app.tables().view(id, Some(account)).await?;
        let names = BySide::from_fn(|side| called(&view, side));
        let arrival = Arrival::<Tables>::of(app, id, Some(account)).await;
        let seen_by = view.you.or(seen_by).unwrap_or(Side::White);
        Ok(Self { id: id.clone(), view: Box::new(view), names, seen_by, offered: 1, hints, _arrival: arrival })
    }

    /// The table's next change; never where there is none.
    pub(super) async fn hint(table: &mut Option<Self>) -> StreamId {
        use tokio::sync::broadcast::error::RecvError;

        let Some(at) = table else { return std::future::pending().await };
        match at.hints.recv().await {
            Ok(_) | Err(RecvError::Lagged(_)) => at.id.clone(),
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }

    /// Whether the client plays there.
    pub(super) fn side(&self) -> Option<Side> {
        self.view.you
    }

    /// The moment as boards show it.
    pub(super) fn seen(&self) -> Seen<'_> {
        let mut names = self.names.clone();
        if let Some(side) = self.side() {
            names[side] = "You".to_owned();
        }
        Seen { view: &self.view, side: self.seen_by, names }
    }

    /// The board in a style.
    pub(super) fn board(&self, style: u8) -> Vec<String> {
        if style == 3 { vec![self.seen().line()] } else { picture(&self.seen()) }
    }

    /// The version of what is known.
    pub(super) fn version(&self) -> Version {
        Version::new(i64::try_from(self.view.version).unwrap_or(i64::MAX))
    }
}

/// A seat's name as clients know names.
pub(super) fn called(view: &TableView, side: Side) -> String {
    let name = may_be_spelt(view.seats[side].name.as_deref().unwrap_or("nobody"));
    if name.eq_ignore_ascii_case("you") { format!("{name}_") } else { name }
}

/// A name of the letters that clients know; never a long one.
pub(super) fn may_be_spelt(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphabetic() { c } else { '_' };
    name.chars().take(20).map(plain).collect()
}

/// How somebody leaves a table whose match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leaving {
    /// They said so.
    Left,
    /// They logged out.
    LoggedOut,
    /// Their connection broke off.
    Dropped,
    /// They said nothing for too long.
    TimedOut,
}

impl Leaving {
    /// What the opponent is told.
    fn told_of(self, name: &str) -> String {
        let how = match self {
            Self::Left => format!("** Player {name} has left the game."),
            Self::LoggedOut => format!("{name} logs out."),
            Self::Dropped => format!("{name} drops connection."),
            Self::TimedOut => format!("Connection with {name} timed out."),
        };
        format!("{how} The game was saved.")
    }
}

impl Session {
    /// Sits down, or comes back to where one sits.
    pub(super) async fn sit(&mut self, table: StreamId) {
        self.look(table, None, None).await;
    }

    /// Goes to a table: to play, or to watch somebody.
    pub(super) async fn look(&mut self, table: StreamId, seen_by: Option<Side>, watched: Option<String>) {
        let Ok(at) = AtTable::of(&self.app, &table, &self.account, seen_by).await else { return };
        let opponent = at.side().map(|side| at.names[side.opponent()].clone());
        self.left.retain(|left| *left != table);
        let is_begun = at.view.game_number > 0;
        let is_shown = self.app.store().is_public_table(&table).await.unwrap_or(false);
        self.table = Some(at);
        self.changed(|person| {
            (person.table, person.is_shown, person.opponent, person.watching) =
                (Some(table), is_shown, opponent, watched);
        });
        if is_begun {
            self.say_how_it_stands();
            self.show_board();
        }
        self.prompt();
        self.follow().await;
    }

    /// The score and whose turn it is, to whoever comes back to a match.
    fn say_how_it_stands(&mut self) {
        let Some((at, me)) = self.table.as_ref().and_then(|at| Some((at, at.side()?))) else { return };
        let turn = at.seen().turn().map(|side| format!("turn: {}.", at.names[side]));
        let length = at.view.score.length.map(|length| format!("match length: {length}"));
        let points =
            |side: Side| format!("points for user {}: {}", at.names[side], at.view.score.points[side].number());
        let scores = [points(me), points(me.opponent())];
        let length = length.unwrap_or_else(|| "unlimited matchlength".to_owned());
        let lines: Vec<String> = turn.into_iter().chain([length]).chain(scores).collect();
        lines.into_iter().for_each(|line| self.say(line));
    }

    /// Takes notice of a table at which one plays without having come to it here: one sat down on a page.
    pub(super) async fn take_notice(&mut self, table: &StreamId) {
        let is_expected = self.hall.find_exactly(&self.name).is_some_and(|person| person.is_expected);
        if is_expected || self.left.contains(table) {
            return;
        }
        let Ok(view) = self.app.tables().view(table, Some(&self.account)).await else { return };
        let Some(side) = view.you else { return };
        let is_on = matches!(view.state, TableState::Waiting | TableState::Playing);
        if !is_on || view.seats[side.opponent()].name.is_none() {
            return;
        }
        let opponent = called(&view, side.opponent());
        self.say(match view.score.length {
            Some(length) => format!("** You are now playing a {length} point match with {opponent}"),
            None => format!("** You are now playing an unlimited match with {opponent}"),
        });
        self.sit(table.clone()).await;
    }

    /// Leaves the table, which stays as it is.
    pub(super) fn stand_up(&mut self) {
        let Some(at) = self.table.take() else { return };
        if self.left.len() >= MOST_LEFT {
            self.left.remove(0);
        }
        self.left.push(at.id.clone());
        self.changed(|person| (person.table, person.opponent, person.watching) = (None, None, None));
    }

    /// Leaves the table and tells the opponent how.
    pub(super) fn drop_table(&mut self, how: Leaving) {
        if let Some(at) = self.table.as_ref().filter(|at| at.side().is_some()) {
            let line = how.told_of(&self.name);
            for person in self.hall.all() {
                let plays = person.table.as_ref() == Some(&at.id) && person.watching.is_none();
                if plays && person.name != self.name {
                    person.inbox.try_send(Told::Alone(line.clone())).ok();
                }
            }
        }
        self.stand_up();
    }

    /// Sends a command to the table.
    pub(super) async fn send(&mut self, command: TableCommand) -> Result<(), AppError> {
        let Some(at) = &self.table else { return Err(AppError::NotFound) };
        let sender = Sender::new(Some(self.account.clone()));
        self.app.tables().command(&at.id, &sender, CommandId::fresh(), command).await.map(drop)
    }

    /// Why something was refused, in words.
    pub(super) fn why(error: &AppError) -> String {
        match error {
            AppError::Refused(refusal) => refusal.message.clone(),
            other => other.body().message,
        }
    }
}

/// Whether a command is in order.
pub(super) fn may(view: &TableView, command: CommandName) -> bool {
    view.legal.actions.contains(&command)
}
