//! How two meet: invitations, joining, the table that is opened for them, and the one they come back to.

use serde_json::json;
use tavola_club::table::{CommandName, TableCommand, view::PhaseView};
use tavola_rules::MatchLength;

use super::{
    hall::{Person, Told},
    session::Session,
};
use crate::{
    base::ids::{AccountId, StreamId},
    club::table_opening::NewTable,
    store::{AccountKind, RowWrite, Status},
    web::errors::AppError,
};

/// The word for a match without end.
const UNLIMITED: u8 = 0;

impl Session {
    /// `invite NAME [POINTS|unlimited]`; whoever invites is ready.
    pub(super) async fn invite(&mut self, words: &[&str]) {
        let Some((name, length)) = words.split_first() else { return self.say("** invite who?") };
        self.gets_ready();
        if let Err(why) = self.invites(name, length.first().copied()).await {
            self.say(why);
        }
    }

    fn gets_ready(&mut self) {
        if !self.settings.is_on("ready") {
            self.settings.toggle("ready");
            self.changed(|person| person.is_ready = true);
        }
    }

    async fn invites(&mut self, name: &str, length: Option<&str>) -> Result<(), String> {
        let person = self.hall.find(name).ok_or_else(|| no_one(name))?;
        if person.name == self.name {
            return Err("** You can't invite yourself.".to_owned());
        }
        if self.is_playing() {
            return Err("** You are already playing.".to_owned());
        }
        if let Some(occupied) = person.occupied() {
            return Err(format!("** {occupied}"));
        }
        let refusing = || format!("** {} is refusing games.", person.name);
        if !person.is_ready || self.is_blocked(&person.account).await {
            return Err(refusing());
        }
        let length = length.map(points_of).transpose()?;
        if length.is_none() && self.saved_with(&person).await.is_none() {
            return Err(format!("** There's no saved match with {}. Please give a match length.", person.name));
        }
        if !self.hall.invite(&person.name, &self.name, length) {
            return Err(refusing());
        }
        let me = &self.name;
        let (mine, theirs) = match length {
            None => ("to resume a saved match".to_owned(), "to resume a saved match".to_owned()),
            Some(UNLIMITED) => ("to an unlimited match".to_owned(), "to play an unlimited match".to_owned()),
            Some(points) => (format!("to a {points} point match"), format!("to play a {points} point match")),
        };
        let mine = format!("** You invited {} {mine}.", person.name);
        person.is_told(format!("{me} wants {theirs} with you."));
        person.is_told(format!("Type 'join {me}' to accept."));
        self.say(mine);
        if let Some(away) = &person.away {
            self.say(format!("{} is away: {away}", person.name));
        }
        Ok(())
    }

    /// `join NAME` accepts an invitation; `join` goes on to the next game.
    pub(super) async fn join(&mut self, words: &[&str]) {
        let Some(name) = words.first() else { return self.next_game().await };
        if let Err(why) = self.joins(name).await {
            self.say(why);
        }
    }

    async fn joins(&mut self, name: &str) -> Result<(), String> {
        if self.is_playing() {
            return Err("** You can't play two games at once".to_owned());
        }
        let person = self.hall.find(name).ok_or_else(|| no_one(name))?;
        if let Some(occupied) = person.occupied() {
            return Err(format!("** Error: {occupied}"));
        }
        let length = self.hall.accept(&self.name, &person.name);
        let length = length.ok_or_else(|| format!("** {} didn't invite you.", person.name))?;
        let joined = match length {
            None => self.saved_with(&person).await.ok_or(AppError::NotFound),
            Some(length) => {
                self.hall.change(&person.name, |person| person.is_expected = true);
                self.open_with(&person, length).await
            }
        };
        let table = joined.map_err(|error| {
            self.hall.change(&person.name, |person| person.is_expected = false);
            format!("** {}", Self::why(&error))
        })?;
        let (me, other) = (self.name.clone(), &person.name);
        let (mine, theirs, report) = match length {
            None => (
                format!("You are now playing with {other}. Your running match was loaded."),
                format!("{me} has joined you. Your running match was loaded."),
                None,
            ),
            Some(UNLIMITED) => (
                format!("** You are now playing an unlimited match with {other}"),
                format!("Player {me} has joined you for an unlimited match."),
                Some(format!("{other} and {me} start an unlimited match.")),
            ),
            Some(points) => (
                format!("** You are now playing a {points} point match with {other}"),
                format!("** Player {me} has joined you for a {points} point match."),
                Some(format!("{other} and {me} start a {points} point match.")),
            ),
        };
        self.say(mine);
        person.inbox.try_send(Told::Sit { table: table.clone(), greeting: theirs }).ok();
        if let Some(report) = report {
            self.report(&report);
        }
        self.sit(table).await;
        Ok(())
    }

    /// Tells those who want to hear of matches that they do not play.
    pub(super) fn report(&self, line: &str) {
        let players = |person: &Person| Some(&person.name) == self.opponent() || person.name == self.name;
        self.hall.tell_all(line, |person| person.hears_reports && !players(person));
    }

    /// Against whom one plays.
    pub(super) fn opponent(&self) -> Option<&String> {
        let at = self.table.as_ref()?;
        at.side().map(|side| &at.names[side.opponent()])
    }

    /// Opens a table between two who have agreed, in the list of those that anybody may watch.
    async fn open_with(&self, host: &Person, length: u8) -> Result<StreamId, AppError> {
        let rules = match length {
            UNLIMITED => json!({ "preset": "money", "jacoby": "off", "responses": "take_or_drop" }),
            points => json!({ "preset": "match", "length": { "points": points } }),
        };
        let both = [&host.account, &self.account];
        let rated = length != UNLIMITED && self.are_people(both).await?;
        let new: NewTable = serde_json::from_value(json!({ "opponent": "friend", "rules": rules, "rated": rated }))
            .map_err(|error| AppError::Malformed(error.to_string()))?;
        let mut people = Vec::with_capacity(2);
        for account in both {
            if rated {
                self.app.conduct().expect_rated_allowed(account).await?;
            }
            people.push((account.clone(), self.app.accounts().name(account).await?));
        }
        let people = <[_; 2]>::try_from(people).map_err(|_| AppError::Busy)?;
        let table = StreamId::fresh();
        let rows = vec![RowWrite::public_table(&table, self.app.now())];
        self.app.tables().open_between(&new, table, people, rows).await
    }

    /// Whether both are people: matches with a bot’s account count for no rating.
    async fn are_people(&self, both: [&AccountId; 2]) -> Result<bool, AppError> {
        for account in both {
            if self.app.accounts().kind(account).await? != AccountKind::Player {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The match with somebody that is under way, if there is one.
    async fn saved_with(&self, person: &Person) -> Option<StreamId> {
        for table in self.under_way().await {
            let view = self.app.tables().view(&table, Some(&person.account)).await.ok()?;
            if view.you.is_some() {
                return Some(table);
            }
        }
        None
    }

    /// The tables at which one has a seat and a match is under way.
    pub(super) async fn under_way(&self) -> Vec<StreamId> {
        let rows = self.app.store().rooms_of(&self.account).await.unwrap_or_default();
        rows.into_iter().filter(|row| row.kind == "table" && row.status == Status::Playing).map(|row| row.id).collect()
    }

    async fn next_game(&mut self) {
        if !self.is_playing() {
            return self.say("** Error: Join who?");
        }
        if self.allowed(CommandName::NextGame) != Some(true) {
            return self.say("** You can't play two games at once");
        }
        self.act(TableCommand::NextGame).await;
        if self.table.as_ref().is_some_and(|at| matches!(at.view.phase, PhaseView::GameOver { .. }))
            && let Some(other) = self.opponent()
        {
            self.say(format!("** Please wait for {other} to join too."));
        }
    }
}

/// That nobody of that name is there.
pub(super) fn no_one(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphabetic() || *c == '_').take(20).collect();
    format!("** There is no one called {name}")
}

/// To how many points somebody is invited.
fn points_of(word: &str) -> Result<u8, String> {
    const WRONG: &str = "** The second argument to 'invite' has to be a number or the word 'unlimited'";
    if "unlimited".starts_with(word) {
        return Ok(UNLIMITED);
    }
    word.parse().ok().filter(|points| MatchLength::new(*points).is_some()).ok_or_else(|| WRONG.to_owned())
}
