//! What a client can switch and set, with the sentences clients look for.

/// A switch: its name, whether it is on at first, what is said when it is put on and off.
type Switch = (&'static str, bool, &'static str, &'static str);

/// All switches, in the order of the list.
pub(super) const SWITCHES: [Switch; 17] = [
    (
        "allowpip",
        true,
        "You allow the use the server's 'pip' command.",
        "You don't allow the use of the server's 'pip' command.",
    ),
    (
        "autoboard",
        true,
        "The board will be refreshed after every move.",
        "The board won't be refreshed after every move.",
    ),
    (
        "autodouble",
        false,
        "You agree that doublets during opening double the cube.",
        "You don't agree that doublets during opening double the cube.",
    ),
    ("automove", true, "Forced moves will be done automatically.", "Forced moves won't be done automatically."),
    (
        "bell",
        false,
        "Your terminal will ring the bell if someone talks to you or invites you",
        "Your terminal won't ring the bell if someone talks to you or invites you",
    ),
    (
        "crawford",
        true,
        "You insist on playing with the Crawford rule.",
        "You would like to play without using the Crawford rule.",
    ),
    ("double", true, "You will be asked if you want to double.", "You won't be asked if you want to double."),
    ("greedy", false, "Will use automatic greedy bearoffs.", "Won't use automatic greedy bearoffs."),
    ("moreboards", true, "Will send rawboards after rolling.", "Won't send rawboards after rolling."),
    ("moves", false, "You want a list of moves after this game.", "You won't see a list of moves after this game."),
    ("notify", true, "You'll be notified when new users log in.", "You won't be notified when new users log in."),
    (
        "ratings",
        false,
        "You'll see how the rating changes are calculated.",
        "You won't see how the rating changes are calculated.",
    ),
    ("ready", false, "You're now ready to invite or join someone.", "You're now refusing to play with someone."),
    (
        "report",
        false,
        "You will be informed about starting and ending matches.",
        "You won't be informed about starting and ending matches.",
    ),
    ("silent", false, "You won't hear what other players shout.", "You will hear what other players shout."),
    (
        "telnet",
        false,
        "You use telnet and don't need extra 'newlines'.",
        "You use a client program and need extra 'newlines'.",
    ),
    ("wrap", false, "The server will wrap long lines.", "Your terminal knows how to wrap long lines."),
];

/// What a client has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Settings {
    on: [bool; 17],
    /// 1 and 2 are pictures, 3 is a line.
    pub(super) style: u8,
    values: [(&'static str, String); 5],
}

impl Default for Settings {
    fn default() -> Self {
        let values = [
            ("linelength", "0".to_owned()),
            ("pagelength", "0".to_owned()),
            ("redoubles", "none".to_owned()),
            ("sortwho", "login".to_owned()),
            ("timezone", "UTC".to_owned()),
        ];
        Self { on: SWITCHES.map(|(_, on, ..)| on), style: 3, values }
    }
}

impl Settings {
    /// Whether a switch is on.
    pub(super) fn is_on(&self, name: &str) -> bool {
        SWITCHES.iter().position(|(known, ..)| *known == name).is_some_and(|at| self.on[at])
    }

    /// Puts a switch on or off; what is said then, nothing if there is none of that name.
    pub(super) fn toggle(&mut self, name: &str) -> Option<String> {
        let at = SWITCHES.iter().position(|(known, ..)| !name.is_empty() && known.starts_with(name))?;
        self.on[at] = !self.on[at];
        let (_, _, on, off) = SWITCHES[at];
        Some(format!("** {}", if self.on[at] { on } else { off }))
    }

    /// All switches as they are listed.
    pub(super) fn listed(&self) -> Vec<String> {
        let line = |((name, ..), on): (&Switch, &bool)| format!("{name:<16}{}", if *on { "YES" } else { "NO" });
        let head = "The current settings are:".to_owned();
        [head].into_iter().chain(SWITCHES.iter().zip(&self.on).map(line)).collect()
    }

    /// All values as they are listed.
    pub(super) fn values(&self) -> Vec<String> {
        let head = ["Settings of variables:".to_owned(), format!("boardstyle:     {}", self.style)];
        head.into_iter()
            .chain(self.values.iter().map(|(name, value)| format!("{:<16}{value}", format!("{name}:"))))
            .collect()
    }

    /// Sets a value, or says it; what is said then.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<String, &'static str> {
        const UNKNOWN: &str = "** Invalid argument. Type 'help set'.";
        if name.is_empty() {
            return Err(UNKNOWN);
        }
        if "boardstyle".starts_with(name) {
            if !value.is_empty() {
                let style = value.parse().ok().filter(|style| (1..=3).contains(style));
                self.style = style.ok_or("** Valid arguments are the numbers 1 to 3.")?;
                return Ok(format!("Value of 'boardstyle' set to {}.", self.style));
            }
            return Ok(format!("Value of 'boardstyle' is {}.", self.style));
        }
        let at = self.values.iter().position(|(known, _)| known.starts_with(name)).ok_or(UNKNOWN)?;
        let known = self.values[at].0;
        if value.is_empty() {
            return Ok(format!("Value of '{known}' is {}.", self.values[at].1));
        }
        check(known, value)?;
        value.clone_into(&mut self.values[at].1);
        let is_word = known == "redoubles" && value.starts_with(|c: char| c.is_ascii_alphabetic());
        let value = if is_word { format!("'{value}'") } else { value.to_owned() };
        Ok(format!("Value of '{known}' set to {value}."))
    }

    /// The line about oneself after the login.
    pub(super) fn own_info(&self, name: &str, rating: f64, experience: u64) -> String {
        let on = |name: &str| u8::from(self.is_on(name));
        let value =
            |name: &str| self.values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str());
        format!(
            "2 {name} {} {} {} {} 0 {} {} {} {experience} {} {} {} {} {rating:.2} {} {} {} {} {} {}",
            on("allowpip"),
            on("autoboard"),
            on("autodouble"),
            on("automove"),
            on("bell"),
            on("crawford"),
            on("double"),
            on("greedy"),
            on("moreboards"),
            on("moves"),
            on("notify"),
            on("ratings"),
            on("ready"),
            if value("redoubles") == "none" { "0" } else { value("redoubles") },
            on("report"),
            on("silent"),
            value("timezone"),
        )
    }
}

/// Whether a value is one that can be set.
fn check(known: &str, value: &str) -> Result<(), &'static str> {
    let is_number = |least: u32, most: u32| value.parse::<u32>().is_ok_and(|number| (least..=most).contains(&number));
    let (is_sound, why) = match known {
        "linelength" => (is_number(0, 999), "** Valid arguments are the numbers 0 to 999. Use 0 for no linelength."),
        "pagelength" => (is_number(0, 999), "** Valid arguments are the numbers 0 to 999. Use 0 for no pagelength."),
        "redoubles" => (
            value == "none" || value == "unlimited" || is_number(1, 99),
            "** Valid arguments are 'none', 'unlimited' and the numbers 1 to 99.",
        ),
        "sortwho" => (
            ["login", "name", "rating", "rrating"].contains(&value),
            "** Unknown value. Try 'login', 'name', 'rating' or 'rrating'.",
        ),
        _ => (
            value.len() <= 40 && value.chars().all(|c| c.is_ascii_alphanumeric() || "/_+-".contains(c)),
            "** Can't find timezone. Try one like Europe/Rome.",
        ),
    };
    if is_sound { Ok(()) } else { Err(why) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_switched_and_set_is_said_as_clients_expect_it() {
        let mut settings = Settings::default();
        assert_eq!(settings.toggle("ready").unwrap(), "** You're now ready to invite or join someone.");
        assert_eq!(settings.toggle("read").unwrap(), "** You're now refusing to play with someone.");
        assert_eq!(settings.toggle("nonsense"), None);
        assert_eq!(settings.set("boardstyle", "2").unwrap(), "Value of 'boardstyle' set to 2.");
        assert!(settings.set("boardstyle", "7").is_err());
        assert_eq!(settings.set("redoubles", "none").unwrap(), "Value of 'redoubles' set to 'none'.");
        assert_eq!(settings.set("timezone", "Europe/Rome").unwrap(), "Value of 'timezone' set to Europe/Rome.");
        assert!(settings.set("timezone", "a\u{202e}b").is_err());
        assert_eq!(settings.own_info("ada", 1500.0, 0).split(' ').count(), 22);
    }
}
