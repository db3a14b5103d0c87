//! What `tavola doctor` says of the database as a whole: its version, its room, its backups, who shares it.

use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use tavola_base::{Millis, Time};
use tavola_server::base::disk;
use tavola_server::base::now::Now;
use tavola_server::config::Config;
use tavola_server::store::{DatabaseUrl, Leaving, Node, NodeRole, SCHEMA, Store};
use tavola_server::web::accounts::passkeys::{DOMAIN_SETTING, domain_of};

use crate::commands::counted;

/// Less room than this is soon none.
const LITTLE: u64 = 64 << 20;
/// A node that was seen so long before the others is gone.
const GONE: Millis = Millis::seconds(3);
/// By how much later than due a backup may come that the club takes by itself, besides as long again.
const LATE: Millis = Millis::seconds(3_600);

/// Whether what belongs together fits together.
pub(super) async fn together(store: &Store, url: &DatabaseUrl) -> anyhow::Result<String> {
    store.ping().await?;
    let faults = store.check().await?;
    if let Some(first) = faults.first() {
        bail!("{}: {} faults, first: {}", url.shown(), faults.len(), first.what);
    }
    let running = if store.is_beside_a_server() { "; a club is running on it" } else { "" };
    Ok(format!("{}: up to date, schema {SCHEMA}{running}", url.shown()))
}

/// How much room there is beside the file.
pub(super) fn room(file: &Path) -> anyhow::Result<String> {
    let size = std::fs::metadata(file).with_context(|| format!("{} cannot be looked at", file.display()))?.len();
    let Some(free) = disk::free(file)? else { return Ok("the system does not say how much is free".to_owned()) };
    let told = format!("{} free where the database is, which has {}", megabytes(free), megabytes(size));
    ensure!(free >= LITTLE, "{told}: make room, or the club will stand still");
    Ok(told)
}

/// When the last backup was taken that the database knows of.
pub(super) async fn backup(store: &Store, config: &Config) -> anyhow::Result<String> {
    let every = Millis::seconds(3_600).times(config.backup_every_hours.into());
    let Some(last) = store.last_backup().await? else {
        let how = if every.is_zero() { "; `tavola backup FOLDER` takes one" } else { "; the club takes one by itself" };
        return Ok(format!("none is known of{how}"));
    };
    let age = Now::system().time().since(last);
    let told = format!("the last was taken {} ago", lasting(age));
    let is_missing = !every.is_zero() && age > every + every + LATE;
    ensure!(!is_missing, "{told}, and one is due every {} h: what does the log say?", config.backup_every_hours);
    Ok(told)
}

/// Which nodes and workers the database has heard of within a day, and which of them are there.
pub(super) async fn nodes(store: &Store) -> anyhow::Result<String> {
    let all = store.nodes_since(Time::default()).await?;
    let newest = all.iter().map(|node| node.seen).max().unwrap_or_default();
    let (there, gone): (Vec<&Node>, Vec<&Node>) =
        all.iter().partition(|node| store.is_beside_a_server() && newest.since(node.seen) <= GONE);
    let of = |role: NodeRole| there.iter().filter(move |node| node.role == role).map(|node| named(node));
    let (serve, work): (Vec<_>, Vec<_>) = (of(NodeRole::Server).collect(), of(NodeRole::Worker).collect());
    let is_back = |node: &&Node| there.iter().any(|other| other.name == node.name);
    let mut left: Vec<&str> = gone.iter().filter(|node| !is_back(node)).map(|node| node.name.as_str()).collect();
    left.sort_unstable();
    left.dedup();
    let left = if left.is_empty() { String::new() } else { format!("; no longer there: {}", left.join(", ")) };
    if serve.is_empty() && !work.is_empty() {
        bail!("no node serves, only workers run: {}{left}", work.join(", "));
    }
    if there.is_empty() {
        return Ok(format!("none runs{left}"));
    }
    let work = if work.is_empty() { "no workers".to_owned() } else { listed(&work, "works", "work") };
    Ok(format!("{}; {work}{left}", listed(&serve, "serves", "serve")))
}

fn listed(names: &[String], one: &str, many: &str) -> String {
    format!("{}: {}", counted(u64::try_from(names.len()).unwrap_or(u64::MAX), one, many), names.join(", "))
}

fn named(node: &Node) -> String {
    let leaving = if node.leaving == Leaving::Yes { ", leaving" } else { "" };
    format!("{} ({}{leaving})", node.name, node.release)
}

/// Whether the passkeys there are belong to the domain that the club is reached by.
pub(super) async fn passkeys(store: &Store, config: &Config) -> anyhow::Result<String> {
    let now = domain_of(config);
    match (store.setting(DOMAIN_SETTING).await?, now) {
        (None, _) => Ok("none yet".to_owned()),
        (Some(made), Some(now)) if made == now => Ok(format!("for {now}")),
        (Some(made), _) => bail!("they were made for {made}, and public_url says otherwise: they open nothing"),
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{} MiB", bytes >> 20)
}

fn lasting(span: Millis) -> String {
    match span.number() / 60_000 {
        minutes @ 0..120 => format!("{minutes} min"),
        minutes @ 120..2_880 => format!("{} h", minutes / 60),
        minutes => format!("{} days", minutes / 1_440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_ago_something_was_is_said_in_few_digits() {
        for (seconds, said) in [(0, "0 min"), (7_140, "119 min"), (7_200, "2 h"), (172_800, "2 days")] {
            assert_eq!(lasting(Millis::seconds(seconds)), said);
        }
    }
}
