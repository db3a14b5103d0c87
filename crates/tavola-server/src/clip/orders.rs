//! The words clients send, and what is done at each that is not play.

use super::{
    hall::Person,
    session::{Session, Then},
    table::Leaving,
};

/// The longest text that is passed on, in characters.
const LONGEST: usize = 400;

/// All words; of those that begin alike the first is meant by their common beginning, so what is sent most stands first.
const WORDS: [&str; 44] = [
    "accept",
    "away",
    "back",
    "beaver",
    "board",
    "boardstyle",
    "bye",
    "double",
    "exit",
    "help",
    "invite",
    "join",
    "kibitz",
    "leave",
    "look",
    "logout",
    "move",
    "motd",
    "off",
    "otter",
    "pip",
    "quit",
    "roll",
    "raccoon",
    "ratings",
    "rawboard",
    "rawwho",
    "redouble",
    "reject",
    "resign",
    "say",
    "set",
    "shout",
    "show",
    "tell",
    "time",
    "toggle",
    "unwatch",
    "version",
    "watch",
    "wave",
    "whisper",
    "who",
    "whois",
];

/// The word that is meant.
fn meant(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    WORDS.into_iter().find(|known| *known == word).or_else(|| WORDS.into_iter().find(|known| known.starts_with(&word)))
}

/// A text as it is passed on: bounded, and without signs that turn the direction of what is around it.
pub(super) fn plain(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|c| !c.is_control() && !turns(*c)).take(LONGEST).collect()
}

impl Session {
    /// Does what a line says.
    pub(super) async fn obey(&mut self, line: &str) -> Then {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word.is_empty() {
            return Then::On;
        }
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        // Moves come without their word too.
        if word.contains('-') && word.chars().any(|c| c.is_ascii_digit()) {
            self.play(line).await;
            return Then::On;
        }
        match meant(word) {
            Some("bye" | "exit" | "quit" | "logout") => return self.goodbye(),
            Some("wave") => return self.wave(),
            Some("invite") => self.invite(&words).await,
            Some("join") => self.join(&words).await,
            Some("roll") => self.roll().await,
            Some("move") => self.play(rest).await,
            Some("off") => self.bear_off().await,
            Some("double") => self.double().await,
            Some("redouble" | "beaver" | "raccoon" | "otter") => self.redouble(),
            Some("accept") => self.accept().await,
            Some("reject") => self.reject().await,
            Some("resign") => self.resign(&words).await,
            Some("leave") => self.leave_table(),
            Some(other) => self.obey_otherwise(other, rest, &words).await,
            None => {
                let word: String = plain(word).chars().take(40).collect();
                self.say(format!("** Unknown command: '{word}'"));
            }
        }
        Then::On
    }

    async fn obey_otherwise(&mut self, word: &str, rest: &str, words: &[&str]) {
        match word {
            "who" | "rawwho" => self.who(words),
            "shout" | "tell" | "say" | "kibitz" | "whisper" => self.speak(word, rest).await,
            "watch" => self.watch(words).await,
            "look" => self.look_at(words).await,
            "unwatch" => self.unwatch(),
            "board" | "rawboard" => self.board(word == "rawboard"),
            "pip" => self.pips(),
            "toggle" => self.toggle(words),
            "set" => self.set(words),
            "boardstyle" => self.set(&[&["boardstyle"], words].concat()),
            "show" => self.show(words).await,
            "away" => self.away(rest),
            "back" => self.back(),
            "time" => self.time(),
            "ratings" => self.ratings(words),
            "motd" => self.motd(),
            "whois" => self.whois(words),
            "version" => self.say(format!("** Tavola {}", env!("CARGO_PKG_VERSION"))),
            _ => self.say("** There is no help on that here; the pages have the rules."),
        }
    }

    fn who(&mut self, words: &[&str]) {
        let wanted = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
        match wanted.as_str() {
            "" => self.list(|_| true),
            "ready" => self.list(|person| person.is_ready && person.opponent.is_none()),
            "playing" => self.list(|person| person.shown_opponent().is_some()),
            "away" => self.list(|person| person.away.is_some()),
            "count" => self.say(format!("** {} users", self.hall.all().len())),
            name => {
                let name = name.to_owned();
                self.list(move |person| person.name.to_ascii_lowercase().starts_with(&name));
            }
        }
    }

    async fn watch(&mut self, words: &[&str]) {
        if self.is_playing() {
            return self.say("** You can't watch another game while you're playing.");
        }
        let Some(name) = words.first() else { return self.say("** Watch who?") };
        let Some(person) = self.hall.find(name) else { return self.no_one(name) };
        if person.name == self.name {
            return self.say("** Use a mirror to do that.");
        }
        if self.is_blocked(&person.account).await {
            return self.say(format!("** {} doesn't want you to watch.", person.name));
        }
        self.stop_watching();
        let Some(table) = person.table.clone().filter(|_| person.is_shown && person.watching.is_none()) else {
            return self.say(format!("{} is not doing anything interesting.", person.name));
        };
        let side = self.app.tables().view(&table, Some(&person.account)).await.ok().and_then(|view| view.you);
        self.say(format!("You're now watching {}.", person.name));
        person.is_told(format!("{} is watching you.", self.name));
        self.look(table, side, Some(person.name)).await;
    }

    async fn look_at(&mut self, words: &[&str]) {
        let Some(name) = words.first() else { return self.say("** Look at who?") };
        let Some(person) = self.hall.find(name) else { return self.no_one(name) };
        if person.name == self.name {
            return self.say("You look great.");
        }
        if self.is_blocked(&person.account).await {
            return self.say(format!("** {} doesn't want you to look.", person.name));
        }
        let Some(table) = person.table.clone().filter(|_| person.is_shown && person.watching.is_none()) else {
            return self.say(format!("** {} is not playing.", person.name));
        };
        let Ok(view) = self.app.tables().view(&table, Some(&self.account)).await else { return };
        let seen_by = self.app.tables().view(&table, Some(&person.account)).await.ok().and_then(|view| view.you);
        let at = super::board::Seen {
            names: tavola_rules::BySide::from_fn(|side| {
                if Some(side) == seen_by { person.name.clone() } else { person.opponent.clone().unwrap_or_default() }
            }),
            side: seen_by.unwrap_or(tavola_rules::Side::White),
            view: &view,
        };
        let lines = if self.settings.style == 3 { vec![at.line()] } else { super::picture::picture(&at) };
        lines.into_iter().for_each(|line| self.say(line));
    }

    fn unwatch(&mut self) {
        if !self.stop_watching() {
            self.say("** You're not watching.");
        }
    }

    /// Whether one has watched somebody, which is over.
    fn stop_watching(&mut self) -> bool {
        let watched = self.hall.find(&self.name).and_then(|person| person.watching);
        let Some(name) = watched.filter(|_| !self.is_playing()) else { return false };
        self.say(format!("You stop watching {name}."));
        if let Some(person) = self.hall.find(&name) {
            person.is_told(format!("{} stops watching you.", self.name));
        }
        self.stand_up();
        true
    }

    fn board(&mut self, raw: bool) {
        match &self.table {
            Some(at) => {
                let lines = at.board(if raw { 3 } else { self.settings.style });
                lines.into_iter().for_each(|line| self.say(line));
            }
            None => self.say("** You're not playing."),
        }
    }

    fn pips(&mut self) {
        let Some(at) = &self.table else { return self.say("** You're not playing or watching.") };
        if let Some(side) = at.side() {
            let other = &at.names[side.opponent()];
            if self.hall.find(other).is_some_and(|person| !person.allows_pips) {
                return self.say(format!("** {other} doesn't allow this. Ask {other} to 'toggle allowpip'"));
            }
            if !self.settings.is_on("allowpip") {
                return self.say("** Type 'toggle allowpip' first.");
            }
        }
        let (seen, pips) = (at.seen(), &at.view.pips);
        let (one, other) = (seen.side, seen.side.opponent());
        self.say(format!("Pipcounts: {} {} {} {}", seen.names[one], pips[one], seen.names[other], pips[other]));
    }

    fn toggle(&mut self, words: &[&str]) {
        let Some(name) = words.first() else {
            let lines = self.settings.listed();
            return lines.into_iter().for_each(|line| self.say(line));
        };
        match self.settings.toggle(name) {
            Some(line) => {
                self.say(line);
                let on = |name: &str| self.settings.is_on(name);
                let (is_ready, is_silent, is_notified) = (on("ready"), on("silent"), on("notify"));
                let (allows_pips, hears_reports) = (on("allowpip"), on("report"));
                let is_listed = "ready".starts_with(name);
                let change = |person: &mut Person| {
                    (person.is_ready, person.hears_shouts, person.is_notified) = (is_ready, !is_silent, is_notified);
                    (person.allows_pips, person.hears_reports) = (allows_pips, hears_reports);
                };
                if is_listed { self.changed(change) } else { self.hall.change(&self.name, change) }
            }
            None => self.say(format!("** Don't know how to toggle {}", plain(name))),
        }
    }

    fn set(&mut self, words: &[&str]) {
        let Some((name, value)) = words.split_first() else {
            let lines = self.settings.values();
            return lines.into_iter().for_each(|line| self.say(line));
        };
        let said = self.settings.set(name, value.first().copied().unwrap_or_default());
        self.say(said.unwrap_or_else(str::to_owned));
    }

    fn wave(&mut self) -> Then {
        let name = self.name.clone();
        if self.has_waved {
            self.leaving = Leaving::LoggedOut;
            self.say("You wave goodbye again and log out.");
            self.hall
                .tell_all(&format!("{name} waves goodbye again."), |person| person.name != name && person.hears_shouts);
            return Then::Over;
        }
        self.has_waved = true;
        self.say("You wave goodbye.");
        self.hall.tell_all(&format!("{name} waves goodbye."), |person| person.name != name && person.hears_shouts);
        Then::On
    }

    fn goodbye(&mut self) -> Then {
        self.leaving = Leaving::LoggedOut;
        if let Some(other) = self.opponent() {
            self.say(format!("Your game with {other} was saved."));
        }
        self.say("           Goodbye.");
        Then::Over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_can_be_shortened_as_far_as_they_are_clear() {
        for (typed, word) in
            [("r", "roll"), ("ra", "raccoon"), ("m", "move"), ("inv", "invite"), ("WHO", "who"), ("w", "watch")]
        {
            assert_eq!(meant(typed), Some(word), "{typed}");
        }
        assert_eq!(meant("xyzzy"), None);
    }

    #[test]
    fn what_is_passed_on_is_short_and_turns_no_other_text() {
        assert_eq!(plain("a\u{202e}b\u{1b}[2J"), "ab[2J");
        assert_eq!(plain(&"x".repeat(10_000)).len(), LONGEST);
    }
}
