//! The settings: from a file, then the environment (`TAVOLA_…`), then the command line; later wins.

mod args;
mod nodes;

use std::{
    fmt, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use axum::http::Uri;
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use crate::{
    base::{logging::LogFormat, secret::without_passwords},
    store::{DatabaseUrl, StoreError},
    web::{connections::Room, mail},
};

pub use args::ConfigArgs;

/// The name of the settings file, looked for where the server is started.
const FILE: &str = "tavola.toml";

/// How long a connection may take for the head of its next request, and so be silent between two.
const HEAD: Duration = Duration::from_secs(20);
/// A connection that has been quiet for less is not cut for another from the same network.
const QUIET: Duration = Duration::from_secs(2);
/// A bot that pauses for longer holds everybody up, in milliseconds.
const LONGEST_PAUSE: u64 = 60_000;
/// The longest name of those who run the club, in characters.
const LONGEST_RUN_BY: usize = 300;
/// A token that is shorter can be guessed, in bytes.
const SHORTEST_TOKEN: usize = 16;

/// Everything that can be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen. Port 0 takes a free one.
    pub listen: SocketAddr,
    /// The database's address; without one, a SQLite file in the data folder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub database: Option<String>,
    /// The folder for what the server keeps.
    pub data_dir: PathBuf,
    /// What to log: a level, or directives such as `info,tavola_server=debug`.
    pub log: String,
    /// How lines of the log look.
    pub log_format: LogFormat,
    /// Where traces go: a collector of OpenTelemetry by OTLP over HTTP, such as `http://127.0.0.1:4318`; nowhere without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otlp: Option<String>,
    /// The address people reach the club at, such as `https://club.example`, if it is not the
    /// one in their requests. With `https`, cookies are sent over TLS only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
    /// Where the people who run the club are reached: `mailto:somebody@club.example` or an address of the web. Their pages
    /// show it, and push services may write there; those are otherwise told the public address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// Who they are, as their pages say it: a name, an association, an address of a house.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run_by: Option<String>,
    /// How long a bot seems to think, in milliseconds, at the least.
    pub bot_pause_ms: u64,
    /// How many requests or commands a visitor may send a second, on average.
    pub rate_per_second: u32,
    /// How many they may send at once.
    pub rate_burst: u32,
    /// How many new guests may come from one network a minute; at least half of `rate_per_second`.
    pub guests_per_minute: u32,
    /// The networks whose word for whom they speak (`Forwarded`, `X-Forwarded-For`) is believed.
    #[serde(deserialize_with = "networks")]
    pub trusted_proxy: Vec<IpNet>,
    /// How many connections there may be, if the system gives as many handles.
    pub most_connections: usize,
    /// How many of them from one network; proxies and this machine are not bound by it.
    pub most_connections_each: usize,
    /// Whoever knows this may read `/metrics` from anywhere, as a bearer token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics_token: Option<String>,
    /// How many tables at which only bots play an account may have running.
    pub bot_tables_each: usize,
    /// How many of them the house has running.
    pub bot_tables: usize,
    /// How letters go out: `smtps://user:password@mail.example`, `smtp://…?tls=required`, or `folder:PATH` to see them
    /// only. Without it the club sends none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<String>,
    /// From whom they are, such as `Tavola <club@mail.example>`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail_from: Option<String>,
    /// A list of breached passwords to refuse, by SHA-1 and ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breached: Option<PathBuf>,
    /// A folder with languages of the club's own, one folder each, beside or instead of those of the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub languages: Option<PathBuf>,
    /// Where old clients are listened to, by the FIBS client protocol; nowhere without it. The protocol knows no encryption.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clip: Option<SocketAddr>,
    /// Whether this is one of several servers of one club, on one PostgreSQL database: a node.
    pub cluster: bool,
    /// Where the nodes tell each other what has moved on: `nats://host:4222`, several with commas. Without it they ask the
    /// database, several times a second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nats: Option<String>,
    /// What this node is called in logs, metrics and lists of nodes; the machine's name without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_name: Option<String>,
    /// After how many days the events of a table, chouette or tournament that is over are packed; 0 is never.
    pub archive_after_days: u32,
    /// How often a backup is taken into the data folder, in hours; 0 is never.
    pub backup_every_hours: u32,
    /// How many of these are kept.
    pub backup_keep: usize,
}

/// A list of networks, or a text with commas between them, as a variable has it.
fn networks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<IpNet>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        List(Vec<IpNet>),
        Text(String),
    }

    match Written::deserialize(deserializer)? {
        Written::List(list) => Ok(list),
        Written::Text(text) => text.split(',').map(|one| one.trim().parse().map_err(D::Error::custom)).collect(),
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: None,
            data_dir: PathBuf::from("data"),
            log: "info".to_owned(),
            log_format: LogFormat::Text,
            otlp: None,
            public_url: None,
            contact: None,
            run_by: None,
            bot_pause_ms: 700,
            rate_per_second: 20,
            rate_burst: 60,
            guests_per_minute: 10,
            trusted_proxy: Vec::new(),
            most_connections: 16_000,
            most_connections_each: 1_000,
            metrics_token: None,
            bot_tables_each: 3,
            bot_tables: 40,
            mail: None,
            mail_from: None,
            breached: None,
            languages: None,
            clip: None,
            cluster: false,
            nats: None,
            node_name: None,
            archive_after_days: 30,
            backup_every_hours: 0,
            backup_keep: 7,
        }
    }
}

/// Settings that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The settings file cannot be read.
    #[error("the settings file {} cannot be read: {why}", file.display())]
    Unreadable {
        /// The file that was asked for.
        file: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// The settings file is not TOML, or names a setting that does not exist, or one of the wrong form.
    #[error("the settings file {}: {why}", file.display())]
    Malformed {
        /// The file that was read.
        file: PathBuf,
        /// Line, column and what is wrong, without passwords.
        why: String,
    },
    /// A setting of the command line or the environment cannot be laid over the file.
    #[error("the settings: {0}")]
    Merge(String),
    /// Settings that are readable and make no sense, all of them.
    #[error("the settings: {}", .0.join("\n  "))]
    Broken(Vec<String>),
}

impl Config {
    /// Gathers the settings from file, environment and command line.
    ///
    /// # Errors
    /// If the file cannot be read, or a setting is unknown, has the wrong form or makes no sense.
    pub fn load(args: &ConfigArgs) -> Result<Self, ConfigError> {
        let mut table = match &args.config {
            Some(file) => file_table(file)?,
            None if Path::new(FILE).is_file() => file_table(Path::new(FILE))?,
            None => toml::Table::new(),
        };
        table.extend(toml::Table::try_from(args).map_err(merge)?);
        table.try_into::<Self>().map_err(merge)?.checked()
    }

    /// The settings, if a club can be run with them.
    ///
    /// # Errors
    /// [`ConfigError::Broken`] with everything that is wrong.
    pub fn checked(self) -> Result<Self, ConfigError> {
        let faults = self.faults();
        if faults.is_empty() { Ok(self) } else { Err(ConfigError::Broken(faults)) }
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, number) in [
            ("rate_per_second", u64::from(self.rate_per_second)),
            ("rate_burst", u64::from(self.rate_burst)),
            ("guests_per_minute", u64::from(self.guests_per_minute)),
            ("most_connections", self.most_connections as u64),
            ("most_connections_each", self.most_connections_each as u64),
        ] {
            if number == 0 {
                faults.push(format!("{name} = 0 would lock everybody out; it must be at least 1"));
            }
        }
        if self.bot_pause_ms > LONGEST_PAUSE {
            faults.push(format!("bot_pause_ms = {} is more than {LONGEST_PAUSE}, a minute", self.bot_pause_ms));
        }
        if let Err(why) = self.database_url() {
            faults.push(format!("database: {why}"));
        }
        if let Some(url) = self.public_url.as_deref().filter(|url| !is_origin(url)) {
            faults.push(format!(
                "public_url = {url:?} must look like https://club.example, without a path or a slash at its end"
            ));
        }
        if self.otlp.as_deref().is_some_and(|url| !is_collector(url)) {
            // It may hold a key: it is not said again.
            faults.push("otlp must look like http://127.0.0.1:4318".to_owned());
        }
        if self
            .contact
            .as_deref()
            .is_some_and(|contact| !["mailto:", "https://"].iter().any(|way| contact.starts_with(way)))
        {
            faults.push("contact must begin with mailto: or https://".to_owned());
        }
        if self.run_by.as_ref().is_some_and(|name| name.trim().is_empty() || name.chars().count() > LONGEST_RUN_BY) {
            faults.push(format!("run_by must have 1 to {LONGEST_RUN_BY} characters"));
        }
        if self.metrics_token.as_ref().is_some_and(|token| token.len() < SHORTEST_TOKEN) {
            faults.push(format!("metrics_token must have at least {SHORTEST_TOKEN} characters"));
        }
        if self.mail.as_deref().is_some_and(|way| !mail::is_way(way)) {
            // It may hold a password: it is not said again.
            faults.push(
                "mail must look like smtps://name:password@host or smtp://host?tls=required, or folder:PATH".to_owned(),
            );
        }
        if self.mail.is_some() && !self.mail_from.as_deref().is_some_and(mail::is_sender) {
            faults.push("mail_from must be an address such as Tavola <club@mail.example>".to_owned());
        }
        if let Some(file) = self.breached.as_ref().filter(|file| !file.is_file()) {
            faults.push(format!("breached: there is no file {}", file.display()));
        }
        faults.extend(self.cluster_faults());
        if self.data_dir.as_os_str().is_empty() {
            faults.push("data_dir is empty; it must name a folder".to_owned());
        }
        faults
    }

    /// The database's address.
    ///
    /// # Errors
    /// If it names no database this program knows.
    pub fn database_url(&self) -> Result<DatabaseUrl, StoreError> {
        match &self.database {
            Some(url) => DatabaseUrl::parse(url),
            None => Ok(DatabaseUrl::sqlite_file(&self.data_dir.join("tavola.db"))),
        }
    }

    /// The shortest time a bot seems to think.
    #[must_use]
    pub const fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause_ms)
    }

    /// How many connections there may be, within what the system gives.
    #[must_use]
    pub fn room(&self) -> Room {
        let (most, most_of_one) = (self.most_connections, self.most_connections_each);
        let trusted = self.trusted_proxy.clone();
        Room { most, most_of_one, trusted, head: HEAD, quiet: QUIET }.within_handles()
    }

    /// Whether cookies are sent over TLS only.
    #[must_use]
    pub fn secure_cookies(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
    }
}

/// What a settings file says, each setting known and of the right form.
fn file_table(file: &Path) -> Result<toml::Table, ConfigError> {
    let text = std::fs::read_to_string(file).map_err(|why| ConfigError::Unreadable { file: file.to_owned(), why })?;
    // What is said of a line shows the line.
    let malformed = |why: toml::de::Error| ConfigError::Malformed {
        file: file.to_owned(),
        why: without_passwords(&why.to_string()),
    };
    // Read as settings too, while the parser can still say in which line something is wrong.
    toml::from_str::<Config>(&text).map_err(malformed)?;
    toml::from_str(&text).map_err(malformed)
}

fn merge(why: impl fmt::Display) -> ConfigError {
    ConfigError::Merge(without_passwords(&why.to_string()))
}

/// Whether it is an address at which a collector can be.
fn is_collector(text: &str) -> bool {
    let is_web = |uri: Uri| {
        matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some_and(|host| !host.is_empty())
    };
    text.parse().is_ok_and(is_web)
}

/// Whether a text is `http://host` or `https://host`, with a port or without, and nothing behind it.
fn is_origin(text: &str) -> bool {
    let origin = |uri: &Uri| uri.scheme_str().zip(uri.authority()).map(|(scheme, host)| format!("{scheme}://{host}"));
    let is_web = text.starts_with("http://") || text.starts_with("https://");
    is_web && text.parse::<Uri>().is_ok_and(|uri| origin(&uri).as_deref() == Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_wins_over_the_file_and_the_file_over_the_defaults() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("club.toml");
        std::fs::write(&file, "listen = '127.0.0.1:9000'\nlog = 'debug'\n").unwrap();
        let args = ConfigArgs { config: Some(file), log: Some("warn".into()), ..ConfigArgs::default() };
        let config = Config::load(&args).unwrap();
        assert_eq!(config.listen.port(), 9000);
        assert_eq!(config.log, "warn");
        assert_eq!(config.bot_pause_ms, 700);
    }

    #[test]
    fn trusted_networks_are_a_list_or_a_text() {
        let dir = tempfile::tempdir().unwrap();
        for (line, many) in [("['127.0.0.1/32', 'fd00::/8']", 2), ("'127.0.0.1/32, fd00::/8'", 2), ("[]", 0)] {
            let file = dir.path().join("club.toml");
            std::fs::write(&file, format!("trusted_proxy = {line}\n")).unwrap();
            let args = ConfigArgs { config: Some(file), ..ConfigArgs::default() };
            assert_eq!(Config::load(&args).unwrap().trusted_proxy.len(), many, "{line}");
        }
    }

    fn of_file(text: &str) -> Result<Config, ConfigError> {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("club.toml");
        std::fs::write(&file, text).unwrap();
        Config::load(&ConfigArgs { config: Some(file), ..ConfigArgs::default() })
    }

    #[test]
    fn a_setting_that_does_not_exist_is_named_with_its_line() {
        let why = of_file("log = 'info'\nrate_per_secnd = 20\n").unwrap_err().to_string();
        assert!(why.contains("rate_per_secnd") && why.contains("line 2") && why.contains("rate_per_second"), "{why}");
    }

    #[test]
    fn every_way_of_letters_is_taken_before_anything_runs() {
        for way in ["smtp://127.0.0.1", "smtps://club:secret@mail.example", "smtp://h?tls=required", "folder:/tmp/mail"]
        {
            let from = "mail_from = 'Tavola <club@mail.example>'";
            assert_eq!(of_file(&format!("mail = '{way}'\n{from}\n")).unwrap().mail.as_deref(), Some(way));
        }
        let why = of_file("mail = 'foo://x'\n").unwrap_err().to_string();
        let said = without_passwords(&why);
        assert!(said.contains("folder:PATH") && said.contains("mail_from must be"), "{said}");
    }

    #[test]
    fn no_message_about_settings_says_a_password() {
        for wrong in [
            "database = 'postgress://club:secret@db/tavola'",
            "database = 'postgres:/club:secret@db/tavola'",
            "database = 'club:secret@db/tavola'",
            "database = 'postgres://club:secret@db/tavola",
            "nats = 'nats://club:secret@db:port'\ncluster = true\ndatabase = 'postgres://club:secret@db/tavola'",
        ] {
            let why = of_file(wrong).unwrap_err().to_string();
            assert!(!why.contains("secret"), "{why}");
        }
    }

    /// The names of all settings, as the file has them: whoever writes another is told them.
    fn names() -> Vec<String> {
        let why = toml::from_str::<Config>("none_of_ours = 1").unwrap_err().to_string();
        let (_, expected) = why.split_once("expected one of ").expect("what there is");
        expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn every_setting_stands_in_the_papers_in_the_example_and_on_the_command_line() {
        use clap::{Args as _, Command};

        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |file: &str| std::fs::read_to_string(root.join(file)).unwrap();
        let (paper, example) = (read("docs/operating.md"), read("ops/systemd/tavola.toml"));
        let (_, table) = paper.split_once("\n## Settings\n").expect("a section on settings");
        let (table, _) = table.split_once("\n## ").expect("another behind it");
        let command = ConfigArgs::augment_args(Command::new("tavola"));
        assert!(names().len() >= 30, "{:?}", names());
        for name in names() {
            assert!(table.contains(&format!("`{name}`")), "{name} is missing in docs/operating.md, Settings");
            let is_in_example = |line: &str| line.trim_start_matches('#').starts_with(&format!("{name} = "));
            assert!(example.lines().any(is_in_example), "{name} is missing in ops/systemd/tavola.toml");
            assert!(command.get_arguments().any(|one| one.get_id() == name.as_str()), "{name} is no option");
        }
        let uncommented: String = example.lines().map(|line| format!("{}\n", as_setting(line))).collect();
        toml::from_str::<Config>(&uncommented).unwrap_or_else(|why| panic!("ops/systemd/tavola.toml: {why}"));
    }

    /// A line of the example with its setting in force.
    fn as_setting(line: &str) -> &str {
        match line.strip_prefix('#') {
            Some(setting) if !setting.starts_with(' ') => setting,
            _ => line,
        }
    }

    #[test]
    fn settings_that_make_no_sense_are_refused_all_at_once() {
        let why = of_file("rate_per_second = 0\npublic_url = 'club.example'\nmetrics_token = 'short'\n").unwrap_err();
        let ConfigError::Broken(faults) = why else { panic!("{why}") };
        assert_eq!(faults.len(), 3, "{faults:?}");
        for (line, word) in [
            ("rate_burst = 0", "rate_burst"),
            ("guests_per_minute = 0", "guests_per_minute"),
            ("most_connections = 0", "most_connections"),
            ("most_connections_each = 0", "most_connections_each"),
            ("bot_pause_ms = 3600000", "bot_pause_ms"),
            ("database = 'mysql://club'", "database"),
            ("public_url = 'https://club.example/'", "public_url"),
            ("public_url = 'https://club.example/club'", "public_url"),
            ("public_url = 'ftp://club.example'", "public_url"),
            ("data_dir = ''", "data_dir"),
        ] {
            let why = of_file(line).unwrap_err().to_string();
            assert!(why.contains(word), "{line}: {why}");
        }
        assert!(of_file("public_url = 'https://club.example:8443'").is_ok());
    }

    #[test]
    fn the_defaults_are_sound() {
        assert_eq!(of_file("").unwrap(), Config::default());
        assert!(Config::default().checked().is_ok());
    }

    #[test]
    fn a_settings_file_that_was_named_must_exist() {
        let args = ConfigArgs { config: Some("/nowhere/tavola.toml".into()), ..ConfigArgs::default() };
        assert!(Config::load(&args).is_err());
    }
}
