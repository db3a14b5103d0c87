//! The settings: from a file, then the environment (`TAVOLA_…`), then the command line; later wins.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use clap::Args;
use figment::{
    Figment,
    providers::{Env, Format, Serialized, Toml},
};
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use crate::{
    connections::Room,
    store::{DatabaseUrl, StoreError},
};

/// The name of the settings file, looked for where the server is started.
const FILE: &str = "tavola.toml";

/// How long a connection may take for the head of its next request, and so be silent between two.
const HEAD: Duration = Duration::from_secs(20);
/// A connection that has been quiet for less is not cut for another from the same network.
const QUIET: Duration = Duration::from_secs(2);

/// Everything that can be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// Where to listen. Port 0 takes a free one.
    pub listen: SocketAddr,
    /// The database's address; without one, a SQLite file in the data folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub database: Option<String>,
    /// The folder for what the server keeps.
    pub data_dir: PathBuf,
    /// What to log: a level, or directives such as `info,tavola_server=debug`.
    pub log: String,
    /// The address people reach the club at, such as `https://club.example`, if it is not the
    /// one in their requests. With `https`, cookies are sent over TLS only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
    /// How long a bot seems to think, in milliseconds, at the least.
    pub bot_pause_ms: u64,
    /// How many requests or commands a visitor may send a second, on average.
    pub rate_per_second: u32,
    /// How many he may send at once.
    pub rate_burst: u32,
    /// How many new guests may come from one network a minute; at least half of `rate_per_second`.
    #[serde(default = "guests_per_minute")]
    pub guests_per_minute: u32,
    /// The networks whose word for whom they speak (`Forwarded`, `X-Forwarded-For`) is believed.
    #[serde(default, deserialize_with = "networks")]
    pub trusted_proxy: Vec<IpNet>,
    /// How many connections there may be, if the system gives as many handles.
    #[serde(default = "most_connections")]
    pub most_connections: usize,
    /// How many of them from one network; proxies and this machine are not bound by it.
    #[serde(default = "most_connections_each")]
    pub most_connections_each: usize,
    /// Who knows this may read `/metrics` from anywhere, as a bearer token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub metrics_token: Option<String>,
    /// How many tables at which only bots play an account may have running.
    #[serde(default = "bot_tables_each")]
    pub bot_tables_each: usize,
    /// How many of them the house has running.
    #[serde(default = "bot_tables")]
    pub bot_tables: usize,
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

const fn guests_per_minute() -> u32 {
    10
}

const fn most_connections() -> usize {
    16_000
}

const fn most_connections_each() -> usize {
    1_000
}

const fn bot_tables_each() -> usize {
    3
}

const fn bot_tables() -> usize {
    40
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: None,
            data_dir: PathBuf::from("data"),
            log: "info".to_owned(),
            public_url: None,
            bot_pause_ms: 700,
            rate_per_second: 20,
            rate_burst: 60,
            guests_per_minute: guests_per_minute(),
            trusted_proxy: Vec::new(),
            most_connections: most_connections(),
            most_connections_each: most_connections_each(),
            metrics_token: None,
            bot_tables_each: bot_tables_each(),
            bot_tables: bot_tables(),
        }
    }
}

/// The settings that can be given on the command line.
#[derive(Debug, Clone, Default, Args, Serialize)]
pub struct ConfigArgs {
    /// Settings file (default: tavola.toml in the current folder, if there is one)
    #[arg(long, value_name = "FILE", env = "TAVOLA_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// The address to listen on, such as 127.0.0.1:8080; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<SocketAddr>,
    /// Database: sqlite:PATH or postgres://… (default: tavola.db in the data folder)
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub database: Option<String>,
    /// Folder for everything the server stores
    #[arg(long, value_name = "DIR")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_dir: Option<PathBuf>,
    /// What to log: error, warn, info, debug, trace, or filter directives
    #[arg(long, value_name = "FILTER")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The address at which people reach the club, such as https://club.example
    #[arg(long, value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
    /// The shortest time a bot takes for a decision, in milliseconds
    #[arg(long, value_name = "MS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_pause_ms: Option<u64>,
    /// How many requests per second a visitor may send, on average
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate_per_second: Option<u32>,
    /// How many requests a visitor may send in a burst
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate_burst: Option<u32>,
    /// How many new guests per minute may come from one network
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guests_per_minute: Option<u32>,
    /// A trusted proxy, such as 127.0.0.1/32, whose Forwarded or X-Forwarded-For is believed; can be repeated
    #[arg(long, value_name = "CIDR")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trusted_proxy: Vec<IpNet>,
    /// The most connections at a time
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_connections: Option<usize>,
    /// The most connections at a time from one network
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_connections_each: Option<usize>,
    /// The bearer token with which /metrics can be read from other machines
    #[arg(long, value_name = "TOKEN")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics_token: Option<String>,
    /// The most tables with bots only that one account can have running
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_tables_each: Option<usize>,
    /// The most tables with bots only on the whole server
    #[arg(long, value_name = "N")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_tables: Option<usize>,
}

/// A setting that cannot be used, with where it came from.
#[derive(Debug, thiserror::Error)]
#[error("the settings: {0}")]
pub struct ConfigError(#[from] Box<figment::Error>);

impl Config {
    /// Gathers the settings from file, environment and command line.
    ///
    /// # Errors
    /// If a setting cannot be read or has the wrong form.
    pub fn load(args: &ConfigArgs) -> Result<Self, ConfigError> {
        let file = args.config.clone().unwrap_or_else(|| PathBuf::from(FILE));
        let toml = if args.config.is_some() { Toml::file_exact(file) } else { Toml::file(file) };
        Figment::from(Serialized::defaults(Self::default()))
            .merge(toml)
            .merge(Env::prefixed("TAVOLA_"))
            .merge(Serialized::defaults(args))
            .extract()
            .map_err(|error| ConfigError(Box::new(error)))
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

    #[test]
    fn a_settings_file_that_was_named_must_exist() {
        let args = ConfigArgs { config: Some("/nowhere/tavola.toml".into()), ..ConfigArgs::default() };
        assert!(Config::load(&args).is_err());
    }
}
