//! What clients ask to be shown: who is away, who plays, what is saved, ratings, the time.

use jiff::Timestamp;
use tavola_club::TableView;

use super::{
    hall::Person,
    orders::plain,
    session::Session,
    table::{called, may_be_spelt},
};

impl Session {
    pub(super) async fn show(&mut self, words: &[&str]) {
        match words.first().copied().unwrap_or_default() {
            "" => self.say("** show what?"),
            word if "saved".starts_with(word) => self.show_saved().await,
            word if "games".starts_with(word) => self.show_games().await,
            word if "watchers".starts_with(word) => self.show_watchers(),
            _ => self.say("** Don't know what to show."),
        }
    }

    async fn show_games(&mut self) {
        self.say("List of games:");
        for person in self.hall.all() {
            let Some(opponent) = person.shown_opponent().map(str::to_owned) else { continue };
            let is_second = self.hall.find(&opponent).is_some_and(|other| other.name < person.name);
            let Some(table) = person.table.clone().filter(|_| !is_second) else { continue };
            let Ok(view) = self.app.tables().view(&table, Some(&self.account)).await else { continue };
            let Some(side) = self.app.tables().view(&table, Some(&person.account)).await.ok().and_then(|view| view.you)
            else {
                continue;
            };
            let (one, other) = (view.score.points[side].number(), view.score.points[side.opponent()].number());
            let length = view.score.length.map_or_else(|| "unlimited".to_owned(), |length| format!("{length} point"));
            self.say(format!("{:<15} - {opponent:>15} ({length} match {one}-{other})", person.name));
        }
    }

    fn show_watchers(&mut self) {
        let all = self.hall.all();
        let watching = |person: &Person| person.watching.clone().map(|watched| (person.name.clone(), watched));
        let lines: Vec<_> = all.iter().filter_map(watching).collect();
        if lines.is_empty() {
            return self.say("Watching players: none.");
        }
        self.say("Watching players:");
        for (name, watched) in lines {
            self.say(format!("{name} is watching {watched}."));
        }
    }

    async fn show_saved(&mut self) {
        let tables = self.under_way().await;
        let mut lines = Vec::new();
        for table in tables {
            let Ok(view) = self.app.tables().view(&table, Some(&self.account)).await else { continue };
            let is_played = self.table.as_ref().is_some_and(|at| at.id == table && at.side().is_some());
            lines.extend(self.saved(&view, if is_played { Some(" *") } else { None }));
        }
        if lines.is_empty() {
            return self.say("no saved games.");
        }
        self.say("  opponent          matchlength   score (your points first)");
        lines.into_iter().for_each(|line| self.say(line));
    }

    /// The line of a match that is under way: two stars before who is there.
    fn saved(&self, view: &TableView, mark: Option<&str>) -> Option<String> {
        let side = view.you?;
        let name = called(view, side.opponent());
        let mark = mark.unwrap_or_else(|| if self.hall.find_exactly(&name).is_some() { "**" } else { "  " });
        let length = view.score.length.map_or_else(|| "unlimited".to_owned(), |length| length.to_string());
        let (one, other) = (view.score.points[side].number(), view.score.points[side.opponent()].number());
        Some(format!("{mark}{name:<18} {length:>9} {one:>12} - {other:>2}"))
    }

    pub(super) fn away(&mut self, text: &str) {
        let text = plain(text);
        if text.is_empty() {
            let away = |person: Person| Some(format!("{} is away: {}", person.name, person.away?));
            let lines: Vec<_> = self.hall.all().into_iter().filter_map(away).collect();
            if lines.is_empty() {
                return self.say("None of the users is away.");
            }
            self.say("The following users are away:");
            return lines.into_iter().for_each(|line| self.say(line));
        }
        self.changed(|person| person.away = Some(text));
        self.say("You're away. Please type 'back'");
    }

    pub(super) fn back(&mut self) {
        if self.hall.find_exactly(&self.name).is_none_or(|person| person.away.is_none()) {
            return self.say("** You're not away.");
        }
        self.changed(|person| person.away = None);
        self.say("Welcome back.");
    }

    pub(super) fn time(&mut self) {
        let now = moment(self.app.now().millis());
        self.say(now);
    }

    /// The ratings of all who are there, or of those who are named, with their places among all.
    pub(super) fn ratings(&mut self, names: &[&str]) {
        let mut people = self.hall.all();
        people.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        let mut wanted = Vec::new();
        for name in names {
            match self.hall.find(name) {
                Some(person) => wanted.push(person.name),
                None => self.say(format!("No information found on user {}.", may_be_spelt(name))),
            }
        }
        if wanted.is_empty() && !names.is_empty() {
            return;
        }
        self.say(" rank name            rating    Experience");
        let is_wanted = |name: &String| names.is_empty() || wanted.contains(name);
        for (nth, person) in people.iter().enumerate().filter(|(_, person)| is_wanted(&person.name)).take(100) {
            let (rank, name) = (nth + 1, &person.name);
            self.say(format!("*{rank:>5} {name:<15} {:>8.2} {:>8}", person.rating, person.experience));
        }
    }

    pub(super) fn whois(&mut self, words: &[&str]) {
        let Some(name) = words.first() else { return self.say("** please give a name as an argument.") };
        let Some(person) = self.hall.find(name) else {
            return self.say(format!("No information found on user {}.", may_be_spelt(name)));
        };
        let ready = if person.is_ready { "ready to play" } else { "not ready to play" };
        let watching =
            person.watching.as_deref().map_or_else(|| "not watching".to_owned(), |other| format!("watching {other}"));
        let name = &person.name;
        self.say(format!("Information about {name}:"));
        self.say(format!("  Last login:  {}", moment(person.since.millis())));
        let idle = self.app.now().since(person.heard).number() / 1000;
        self.say(match idle {
            0..60 => format!("  Still logged in. {idle} seconds idle."),
            _ => format!("  Still logged in. {}:{:02} minutes idle.", idle / 60, idle % 60),
        });
        self.say(match person.shown_opponent() {
            Some(other) => format!("  {name} is playing with {other}."),
            None => format!("  {name} is {ready}, {watching}, not playing."),
        });
        if let Some(away) = &person.away {
            self.say(format!("  {name} is away: {away}"));
        }
        self.say(format!("  Rating: {:.2} Experience: {}", person.rating, person.experience));
        self.say("  No email address.");
    }
}

/// A moment in words, by universal time.
fn moment(millis: u64) -> String {
    let at = Timestamp::from_millisecond(i64::try_from(millis).unwrap_or(i64::MAX)).unwrap_or_default();
    at.strftime("%A, %B %d %H:%M UTC").to_string()
}
