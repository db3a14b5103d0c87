//! What clients say to each other, bounded as all words here are.

use super::{hall::Person, orders::plain, session::Session};
use crate::{base::ids::AccountId, club::talk::expect_words_allowed};

impl Session {
    /// Passes words on, where they may say any, and not too much.
    pub(super) async fn speak(&mut self, word: &str, rest: &str) {
        let now = self.app.now();
        if let Err(error) = expect_words_allowed(self.app.store(), &self.account, now).await {
            return self.say(format!("** {}", Self::why(&error)));
        }
        if !self.app.limits().may_talk(&self.account, now) {
            return self.say("** You say too much at once. Please wait a little.");
        }
        match word {
            "shout" => self.shout(rest),
            "tell" => self.tell(rest).await,
            "say" => self.say_to_opponent(rest).await,
            "kibitz" => self.at_the_table(rest, 15, 19),
            _ => self.at_the_table(rest, 14, 18),
        }
    }

    fn shout(&mut self, text: &str) {
        if self.settings.is_on("silent") {
            return self.say("** Please type 'toggle silent' again before you shout.");
        }
        let text = plain(text);
        let line = format!("13 {} {text}", self.name);
        self.hall.tell_all(&line, |person| person.hears_shouts && person.name != self.name);
        self.say(format!("17 {text}"));
    }

    async fn tell(&mut self, rest: &str) {
        let (name, text) = rest.split_once(' ').unwrap_or((rest, ""));
        match self.hall.find(name) {
            Some(person) => self.says_to(&person, text).await,
            None => self.no_one(name),
        }
    }

    async fn say_to_opponent(&mut self, text: &str) {
        let Some(name) = self.opponent().cloned() else { return self.say("** 'say' can't be used outside a game") };
        match self.hall.find_exactly(&name) {
            Some(person) => self.says_to(&person, text).await,
            None => self.no_one(&name),
        }
    }

    async fn says_to(&mut self, person: &Person, text: &str) {
        if self.is_blocked(&person.account).await {
            return self.say(format!("** {} won't listen to you.", person.name));
        }
        let text = plain(text);
        if person.name == self.name {
            return self.say(format!("You say to yourself: {text}"));
        }
        person.is_told(format!("12 {} {text}", self.name));
        self.say(format!("16 {} {text}", person.name));
        if let Some(away) = &person.away {
            self.say(format!("{} is away: {away}", person.name));
        }
    }

    pub(super) async fn is_blocked(&self, other: &AccountId) -> bool {
        self.app.store().is_blocked(&self.account, other).await.unwrap_or(true)
    }

    /// Says something to those at the same table: to all, or to those who watch. What a watcher says never reaches a player.
    fn at_the_table(&mut self, text: &str, heard: u8, echo: u8) {
        let Some(id) = self.table.as_ref().map(|at| at.id.clone()) else {
            return self.say("** You're not watching or playing.");
        };
        let is_watcher = self.hall.find_exactly(&self.name).is_some_and(|own| own.watching.is_some());
        let (text, to_all) = (plain(text), heard == 15 && !is_watcher);
        let line = format!("{heard} {} {text}", self.name);
        let told = self.hall.tell_all(&line, |person| {
            person.table.as_ref() == Some(&id) && person.name != self.name && (to_all || person.watching.is_some())
        });
        self.say(format!("{echo} {text}"));
        self.say(match told {
            0 => "** But nobody heard you.".to_owned(),
            1 => "** 1 user heard you.".to_owned(),
            _ => format!("** {told} users heard you."),
        });
    }
}
