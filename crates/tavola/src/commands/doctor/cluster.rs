//! `tavola doctor --cluster`: every node of a club asked how it is, and whether they agree.

use std::collections::BTreeSet;
use std::time::{Duration, SystemTime};

use tavola_server::base::secret::without_passwords;

use crate::commands::health::{Answer, ask};

/// How long a node may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How far a machine's clock may be off; a `Date` tells whole seconds.
const CLOCK: f64 = 2.0;
/// How far the nodes' times of the club may be apart, beyond what asking took, in milliseconds.
const CLUB_TIME: i64 = 1_000;

/// What one node has come to.
struct Row {
    url: String,
    answer: Option<Answer>,
    faults: Vec<String>,
}

/// Whether a cluster is well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// All nodes are and agree.
    Well,
    /// Something is wrong.
    Wrong,
}

/// Asks all nodes and prints a table.
pub(super) fn look(urls: &[String]) -> Verdict {
    let mut rows: Vec<Row> = std::thread::scope(|threads| {
        let asked: Vec<_> = urls.iter().map(|url| threads.spawn(move || row(url))).collect();
        asked.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    compare(&mut rows);
    let unasked = unasked(&rows);
    print(&rows, &unasked);
    if unasked.is_empty() && rows.iter().all(|row| row.faults.is_empty()) { Verdict::Well } else { Verdict::Wrong }
}

/// The nodes that those who have answered know of, and that have not answered themselves: no address is theirs.
fn unasked(rows: &[Row]) -> BTreeSet<&str> {
    let answers = || rows.iter().filter_map(|row| row.answer.as_ref());
    let known = answers().flat_map(|answer| &answer.health.nodes);
    let asked: BTreeSet<&str> = answers().filter_map(|answer| answer.health.node.as_deref()).collect();
    known.map(String::as_str).filter(|name| !asked.contains(name)).collect()
}

fn row(url: &str) -> Row {
    let url = url.to_owned();
    let asked = ask(&url, PATIENCE);
    let url = without_passwords(&url);
    match asked {
        Ok(answer) => {
            let mut faults = answer.health.troubles.clone();
            if !answer.is_well() && faults.is_empty() {
                faults.push(format!("says {:?}", answer.health.status));
            }
            if let Some(off) = clock(&answer).filter(|off| off.abs() > CLOCK) {
                faults.push(format!("the clock of its machine is {} off ours", signed(off)));
            }
            if answer.health.hints.as_deref() == Some("database") {
                faults.push("does not reach NATS: hints go by the database".to_owned());
            }
            Row { url, answer: Some(answer), faults }
        }
        Err(error) => Row { url, answer: None, faults: vec![format!("{error:#}")] },
    }
}

/// How far a node's clock is ahead of ours, in seconds, as near as whole seconds tell.
fn clock(answer: &Answer) -> Option<f64> {
    let theirs = seconds(answer.date?) + 0.5;
    Some(theirs - f64::midpoint(seconds(answer.asked), seconds(answer.answered)))
}

/// A span in whole seconds, which is all that a `Date` tells.
fn signed(seconds: f64) -> String {
    format!("{:+} s", seconds.round() as i64)
}

fn seconds(time: SystemTime) -> f64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64())
}

/// Notes in what the nodes differ that must not.
fn compare(rows: &mut [Row]) {
    let answers = || rows.iter().filter_map(|row| row.answer.as_ref());
    let servers = || answers().filter(|answer| answer.health.role.as_deref() != Some("worker"));
    let all = All {
        names: answers().filter_map(|answer| answer.health.node.clone()).collect(),
        servers: servers().filter_map(|answer| answer.health.node.clone()).collect(),
        newest: answers().filter_map(|answer| answer.health.schema).max(),
        time: answers().find_map(lag),
    };
    for Row { answer, faults, .. } in rows {
        if let Some(answer) = answer {
            faults.extend(all.faults_of(answer));
        }
    }
}

/// What the nodes say, taken together.
struct All {
    names: Vec<String>,
    servers: Vec<String>,
    newest: Option<i64>,
    time: Option<(i64, i64)>,
}

impl All {
    /// In what a node differs from the others.
    fn faults_of(&self, answer: &Answer) -> Vec<String> {
        [self.step(answer), self.unseen(answer), self.time(answer), self.name(answer)].into_iter().flatten().collect()
    }

    fn step(&self, answer: &Answer) -> Option<String> {
        let (own, newest) = answer.health.schema.zip(self.newest)?;
        let fault = || format!("knows step {own} of the database, others {newest}: two releases apart");
        (newest - own > 1).then(fault)
    }

    fn unseen(&self, answer: &Answer) -> Option<String> {
        let is_unseen = |name: &&String| !answer.health.nodes.contains(name);
        let unseen: Vec<&str> = self.servers.iter().filter(is_unseen).map(String::as_str).collect();
        (!unseen.is_empty()).then(|| format!("does not know of {}", unseen.join(", ")))
    }

    fn time(&self, answer: &Answer) -> Option<String> {
        let ((own, slack), (others, others_slack)) = lag(answer).zip(self.time)?;
        let is_off = (own - others).abs() > CLUB_TIME + slack + others_slack;
        is_off.then(|| format!("its time of the club is {} off the others", signed((own - others) as f64 / 1000.0)))
    }

    fn name(&self, answer: &Answer) -> Option<String> {
        let own = answer.health.node.as_ref();
        if self.names.iter().filter(|name| Some(*name) == own).count() > 1 {
            return Some("another of these has the same name, or it was asked twice".to_owned());
        }
        let known = answer.health.nodes.iter().filter(|name| Some(*name) == own).count();
        (known > 1).then(|| "another node that was not asked has the same name".to_owned())
    }
}

/// How far the club's time at a node is from our clock, and how exactly that is known; in milliseconds.
fn lag(answer: &Answer) -> Option<(i64, i64)> {
    let (asked, answered) = (seconds(answer.asked) * 1000.0, seconds(answer.answered) * 1000.0);
    let theirs = answer.health.time? as f64;
    Some(((theirs - f64::midpoint(asked, answered)) as i64, ((answered - asked) / 2.0) as i64))
}

fn print(rows: &[Row], unasked: &BTreeSet<&str>) {
    let names = rows.iter().map(|row| row.url.as_str()).chain(unasked.iter().copied());
    let width = names.map(str::len).max().unwrap_or(0);
    println!(
        "       {:width$}  {:<12} {:<8} {:<7} {:<6} {:<8} clock",
        "address", "node", "status", "version", "schema", "hints"
    );
    for Row { url, answer, faults } in rows {
        let mark = if faults.is_empty() { "ok   " } else { "wrong" };
        match answer {
            Some(answer) => {
                let health = &answer.health;
                let schema = health.schema.map_or_else(|| "?".to_owned(), |schema| schema.to_string());
                let clock = clock(answer).map_or_else(|| "?".to_owned(), signed);
                let (node, hints) = (health.node.as_deref().unwrap_or("-"), health.hints.as_deref().unwrap_or("-"));
                let (status, version) = (&health.status, &health.version);
                println!("{mark}  {url:width$}  {node:<12} {status:<8} {version:<7} {schema:<6} {hints:<8} {clock}");
            }
            None => println!("{mark}  {url:width$}  no answer"),
        }
        faults.iter().for_each(|fault| println!("         {fault}"));
    }
    for name in unasked {
        println!("wrong  {name:width$}  not asked: the others know of it, and none of these addresses is its own");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::health;

    fn at(text: &str, date: u64) -> Row {
        let time = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let answer = Answer {
            health: health::read(text).unwrap(),
            date: Some(time(date)),
            asked: time(1000),
            answered: time(1000),
        };
        Row { url: "http://n".to_owned(), answer: Some(answer), faults: Vec::new() }
    }

    fn node(name: &str, more: &str) -> String {
        format!(r#"{{"status":"ok","version":"1","node":"{name}","nodes":["a","b"],"hints":"bus"{more}}}"#)
    }

    #[test]
    fn nodes_that_agree_are_well() {
        let mut rows =
            [at(&node("a", r#","schema":28,"time":5"#), 1000), at(&node("b", r#","schema":29,"time":9"#), 1000)];
        compare(&mut rows);
        assert!(rows.iter().all(|row| row.faults.is_empty()));
        assert!(clock(rows[0].answer.as_ref().unwrap()).unwrap().abs() < 1.0);
    }

    #[test]
    fn what_nodes_disagree_in_is_said_of_each() {
        let mut rows =
            [at(&node("a", r#","schema":28,"time":5"#), 1000), at(&node("c", r#","schema":30,"time":9005"#), 1000)];
        compare(&mut rows);
        assert!(rows[0].faults.iter().any(|fault| fault.contains("two releases apart")), "{:?}", rows[0].faults);
        assert!(rows[0].faults.iter().any(|fault| fault.contains("does not know of c")));
        assert!(rows[1].faults.iter().any(|fault| fault.contains("+9 s off")), "{:?}", rows[1].faults);
    }

    #[test]
    fn a_node_that_others_know_of_and_that_was_not_asked_is_named() {
        assert_eq!(unasked(&[at(&node("a", ""), 1000)]), BTreeSet::from(["b"]));
        assert!(unasked(&[at(&node("a", ""), 1000), at(&node("b", ""), 1000)]).is_empty());
        assert_eq!(
            (signed(-0.4), signed(1.6), signed(1_764_000_000.25)),
            ("+0 s".into(), "+2 s".into(), "+1764000000 s".into())
        );
    }

    #[test]
    fn a_node_that_is_asked_twice_is_named() {
        let mut rows = [at(&node("a", ""), 1000), at(&node("a", ""), 1000)];
        compare(&mut rows);
        assert!(rows[0].faults.iter().any(|fault| fault.contains("same name")));
    }

    #[test]
    fn a_node_of_the_same_name_that_was_not_asked_is_named() {
        let two = r#"{"status":"ok","version":"1","node":"a","nodes":["a","a"],"hints":"bus"}"#;
        let mut rows = [at(two, 1000)];
        compare(&mut rows);
        assert!(rows[0].faults.iter().any(|fault| fault.contains("not asked has the same name")));
    }

    #[test]
    fn workers_are_asked_too_and_nobody_need_know_of_them() {
        let mut rows =
            [at(&node("a", ""), 1000), at(&node("b", ""), 1000), at(&node("w1", r#","role":"worker""#), 1000)];
        compare(&mut rows);
        assert!(rows.iter().all(|row| row.faults.is_empty()) && unasked(&rows).is_empty());
    }
}
