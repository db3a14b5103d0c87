//! The settings as the command line and the environment give them.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, builder::FalseyValueParser};
use ipnet::IpNet;
use serde::Serialize;

use crate::base::logging::LogFormat;

/// The settings that can be given on the command line or in the environment; of a command with others below it, before their
/// names or after them.
#[derive(Debug, Clone, Default, Args, Serialize)]
pub struct ConfigArgs {
    /// Settings file (default: tavola.toml in the current folder, if there is one)
    #[arg(long, global = true, value_name = "FILE", env = "TAVOLA_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// The address to listen on, such as 127.0.0.1:8080; port 0 takes a free one
    #[arg(long, global = true, value_name = "ADDRESS", env = "TAVOLA_LISTEN")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<SocketAddr>,
    /// Database: sqlite:PATH or postgres://… (default: tavola.db in the data folder)
    #[arg(long, global = true, value_name = "URL", env = "TAVOLA_DATABASE", hide_env_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub database: Option<String>,
    /// Folder for everything the server stores
    #[arg(long, global = true, value_name = "DIR", env = "TAVOLA_DATA_DIR")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_dir: Option<PathBuf>,
    /// What to log: error, warn, info, debug, trace, or filter directives
    #[arg(long, global = true, value_name = "FILTER", env = "TAVOLA_LOG")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// How lines of the log look: text for people, json for programs
    #[arg(long, global = true, value_name = "FORMAT", env = "TAVOLA_LOG_FORMAT", hide_possible_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_format: Option<LogFormat>,
    /// Where traces go: an OpenTelemetry collector (OTLP over HTTP), such as http://127.0.0.1:4318
    #[arg(long, global = true, value_name = "URL", env = "TAVOLA_OTLP", hide_env_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otlp: Option<String>,
    /// The address at which people reach the club, such as https://club.example
    #[arg(long, global = true, value_name = "URL", env = "TAVOLA_PUBLIC_URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
    /// Where the people who run the club are reached, such as mailto:somebody@club.example; shown at /about and /privacy
    #[arg(long, global = true, value_name = "ADDRESS", env = "TAVOLA_CONTACT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// Who they are, shown beside it: a name, an association, an address
    #[arg(long, global = true, value_name = "NAME", env = "TAVOLA_RUN_BY")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run_by: Option<String>,
    /// The shortest time a bot takes for a decision, in milliseconds
    #[arg(long, global = true, value_name = "MS", env = "TAVOLA_BOT_PAUSE_MS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_pause_ms: Option<u64>,
    /// How many requests per second a visitor may send, on average
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_RATE_PER_SECOND")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate_per_second: Option<u32>,
    /// How many requests a visitor may send in a burst
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_RATE_BURST")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate_burst: Option<u32>,
    /// How many new guests per minute may come from one network
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_GUESTS_PER_MINUTE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guests_per_minute: Option<u32>,
    /// A trusted proxy, such as 127.0.0.1/32, whose Forwarded or X-Forwarded-For is believed; can be repeated
    #[arg(long, global = true, value_name = "CIDR", env = "TAVOLA_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trusted_proxy: Vec<IpNet>,
    /// The most connections at a time
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_MOST_CONNECTIONS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_connections: Option<usize>,
    /// The most connections at a time from one network
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_MOST_CONNECTIONS_EACH")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_connections_each: Option<usize>,
    /// The bearer token with which /metrics can be read from other machines
    #[arg(long, global = true, value_name = "TOKEN", env = "TAVOLA_METRICS_TOKEN", hide_env_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics_token: Option<String>,
    /// The most tables with bots only that one account can have running
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_BOT_TABLES_EACH")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_tables_each: Option<usize>,
    /// The most tables with bots only on the whole server
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_BOT_TABLES")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_tables: Option<usize>,
    /// How letters go out: smtps://user:password@host, smtp://host?tls=required, or folder:PATH (default: none are sent)
    #[arg(long, global = true, value_name = "URL", env = "TAVOLA_MAIL", hide_env_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<String>,
    /// From whom letters are, such as "Tavola <club@mail.example>"
    #[arg(long, global = true, value_name = "ADDRESS", env = "TAVOLA_MAIL_FROM")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail_from: Option<String>,
    /// Breached passwords to refuse: SHA-1 hashes, one a line, ordered, as Have I Been Pwned gives them
    #[arg(long, global = true, value_name = "FILE", env = "TAVOLA_BREACHED")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breached: Option<PathBuf>,
    /// A folder with languages of the club's own, one folder each (CODE/language.ftl, …), beside those of the program
    #[arg(long, global = true, value_name = "DIR", env = "TAVOLA_LANGUAGES")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub languages: Option<PathBuf>,
    /// The address at which clients of the FIBS client protocol are listened to, such as 127.0.0.1:4321
    #[arg(long, global = true, value_name = "ADDRESS", env = "TAVOLA_CLIP")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clip: Option<SocketAddr>,
    /// Run as one of several servers of one club, on one PostgreSQL database
    #[arg(long, global = true, env = "TAVOLA_CLUSTER", value_parser = FalseyValueParser::new())]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cluster: bool,
    /// Where the nodes of a cluster tell each other what has moved on, such as nats://127.0.0.1:4222
    #[arg(long, global = true, value_name = "URL", env = "TAVOLA_NATS", hide_env_values = true)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nats: Option<String>,
    /// What this node is called (default: the name of the machine)
    #[arg(long, global = true, value_name = "NAME", env = "TAVOLA_NODE_NAME")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_name: Option<String>,
    /// Pack the events of what has been over for so many days; 0 is never
    #[arg(long, global = true, value_name = "DAYS", env = "TAVOLA_ARCHIVE_AFTER_DAYS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archive_after_days: Option<u32>,
    /// Take a backup into the data folder every so many hours; 0 is never
    #[arg(long, global = true, value_name = "HOURS", env = "TAVOLA_BACKUP_EVERY_HOURS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backup_every_hours: Option<u32>,
    /// How many of these backups are kept
    #[arg(long, global = true, value_name = "N", env = "TAVOLA_BACKUP_KEEP")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backup_keep: Option<usize>,
}
