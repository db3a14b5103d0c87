//! The servers of a club: who is there, and which of them does what.
//!
//! Each node leaves a sign of life in the database several times a second and hears of the others' by the same statement. Whoever
//! has not been seen for a second is gone, and what it served others serve: a stream, or a kind of work, is served by the node for
//! which a digest of both names is highest, so that all agree without asking and little moves when one comes or goes. For a
//! moment two may think that they serve a thing, or nobody may: that costs work, and never correctness, which lies in versions and
//! in the names of commands.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::Duration,
};

use sha2::{Digest as _, Sha256};
use tavola_base::{Millis, Time};
use tokio::{sync::watch, time::timeout};

use crate::{
    app::App,
    base::{
        ids::NodeId,
        now::{GAP, Reading},
        trouble::Trouble,
    },
    config::Config,
    store::{Beat, Leaving, Node, NodeRole, Pulse, RowWrite, Store, StoreError, Wanted},
    stream::timers,
    web::errors::AppError,
};

/// How often a node leaves a sign of life.
const BEAT: Duration = Duration::from_millis(250);
/// After how long a node that has left none counts as gone.
const GONE: Millis = Millis::new(1_000);
/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long a node may be cut off before its lines are closed, so that its pages go to another: as long as it may act.
const CUT_OFF: Duration = Duration::from_millis(GAP);

/// The servers of a club, as one of them knows them.
#[derive(Debug)]
pub struct Nodes {
    me: Node,
    leaving: AtomicBool,
    /// Whether it was said that another is called the same.
    namesake: AtomicBool,
    /// How many workers there are.
    workers: AtomicUsize,
    /// Those that are there and stay; none where there is but one server.
    club: Option<watch::Sender<Vec<Node>>>,
    cut_off: watch::Sender<bool>,
}

impl Nodes {
    /// A node that has seen no others yet, or a server that has none beside it.
    #[must_use]
    pub fn new(config: &Config, store: &Store, role: NodeRole) -> Self {
        let id = NodeId::fresh();
        let name = config.node_name.clone().or_else(machine_name).unwrap_or_else(|| "node".to_owned());
        let (started, seen) = (Time::default(), Time::default());
        let me =
            Node { id, name, role, release: env!("CARGO_PKG_VERSION").to_owned(), started, seen, leaving: Leaving::No };
        let club = store.is_shared().then(|| watch::channel(Vec::new()).0);
        Self {
            me,
            leaving: AtomicBool::new(false),
            namesake: AtomicBool::new(false),
            workers: AtomicUsize::new(0),
            club,
            cut_off: watch::channel(false).0,
        }
    }

    /// This node's identifier.
    #[must_use]
    pub const fn id(&self) -> &NodeId {
        &self.me.id
    }

    /// What this node is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.me.name
    }

    /// What this node is there for.
    #[must_use]
    pub const fn role(&self) -> NodeRole {
        self.me.role
    }

    /// How many workers are there, as this node has heard last; none for a worker, which does its work itself.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.workers.load(Ordering::Relaxed)
    }

    /// Whether there may be others.
    #[must_use]
    pub const fn are_several(&self) -> bool {
        self.club.is_some()
    }

    /// The nodes that are there, as this one has heard last; none where there is but one server.
    #[must_use]
    pub fn there(&self) -> Vec<Node> {
        self.club.as_ref().map(|club| club.borrow().clone()).unwrap_or_default()
    }

    /// Whether this node serves a stream, or does a kind of work.
    #[must_use]
    pub fn serves(&self, what: &str) -> bool {
        self.club.as_ref().is_none_or(|club| chosen(&club.borrow(), what) == Some(&self.me.id))
    }

    /// Resolves when this node serves it.
    pub async fn until_serving(&self, what: &str) {
        self.until(|nodes| chosen(nodes, what) == Some(&self.me.id)).await;
    }

    /// Resolves when this node does not serve it any more; never where there is but one server.
    pub async fn until_another_serves(&self, what: &str) {
        if self.club.is_none() {
            return std::future::pending().await;
        }
        self.until(|nodes| chosen(nodes, what) != Some(&self.me.id)).await;
    }

    /// What has changed in who serves what, whenever it has; nothing where there is but one server.
    #[must_use]
    pub fn changes(&self) -> Option<watch::Receiver<Vec<Node>>> {
        self.club.as_ref().map(watch::Sender::subscribe)
    }

    /// Lets others serve what this node does: it is about to stop.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
        if let Some(club) = &self.club {
            club.send_modify(|nodes| nodes.retain(|node| node.id != self.me.id));
        }
    }

    /// Whether it is about to stop.
    #[must_use]
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Resolves when this node has not reached the database for so long that its pages are better off elsewhere.
    pub async fn until_cut_off(&self) {
        let mut cut_off = self.cut_off.subscribe();
        if cut_off.wait_for(|is_cut_off| *is_cut_off).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Whether that is so now.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        *self.cut_off.borrow()
    }

    async fn until(&self, is_so: impl Fn(&[Node]) -> bool) {
        let Some(club) = &self.club else { return };
        if club.subscribe().wait_for(|nodes| is_so(nodes)).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Learns who is there; those that only leave another sign of life are no news.
    fn learn(&self, nodes: Vec<Node>) {
        let Some(club) = &self.club else { return };
        let (servers, workers): (Vec<Node>, Vec<Node>) = nodes
            .into_iter()
            .filter(|node| node.leaving == Leaving::No)
            .partition(|node| node.role == NodeRole::Server);
        let workers = if self.me.role == NodeRole::Worker { 0 } else { workers.len() };
        self.workers.store(workers, Ordering::Relaxed);
        let is_namesake = |node: &&Node| node.name == self.me.name && node.id != self.me.id;
        if let Some(namesake) = servers.iter().find(is_namesake)
            && !self.namesake.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(name = %namesake.name, "another node is called the same: give each a --node-name of its own");
        }
        let ids = |nodes: &[Node]| nodes.iter().map(|node| node.id.clone()).collect::<Vec<_>>();
        club.send_if_modified(|known| {
            let is_news = ids(known) != ids(&servers);
            *known = servers;
            is_news
        });
    }

    fn row(&self) -> Node {
        let leaving = if self.is_leaving() { Leaving::Yes } else { Leaving::No };
        Node { leaving, ..self.me.clone() }
    }
}

/// The node that serves something: one of the newest release, since an older one may not know what that has written.
fn chosen<'a>(nodes: &'a [Node], what: &str) -> Option<&'a NodeId> {
    nodes.iter().max_by_key(|node| (release(&node.release), rank(&node.id, what))).map(|node| &node.id)
}

/// A release in the order in which they come: `0.9.1` before `0.10.0`.
fn release(text: &str) -> Vec<u64> {
    text.split(['.', '-', '+']).map_while(|part| part.parse().ok()).collect()
}

fn rank(node: &NodeId, what: &str) -> [u8; 32] {
    Sha256::new().chain_update(node.as_str()).chain_update([0]).chain_update(what).finalize().into()
}

fn machine_name() -> Option<String> {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

/// Leaves signs of life until the server stops, and a last one then.
pub(crate) async fn run(app: App) {
    let mut due = tokio::time::interval(BEAT);
    due.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut failing_since = None;
    let trouble = Trouble::new("no sign of life could be left", "signs of life are left again");
    let no_host =
        Trouble::new("no host of the database can be written to", "a host of the database can be written to again");
    loop {
        tokio::select! {
            () = app.stopping() => break,
            _ = due.tick() => {}
        }
        let began = tokio::time::Instant::now();
        let beaten = beat(&app).await;
        trouble.note(&beaten);
        if beaten.is_ok() {
            failing_since = None;
        } else {
            failing_since.get_or_insert(began);
        }
        let is_cut_off = failing_since.is_some_and(|since| since.elapsed() >= CUT_OFF);
        app.nodes().cut_off.send_if_modified(|was| std::mem::replace(was, is_cut_off) != is_cut_off);
        // Readers would ask a host that is away again and again.
        if beaten.is_err() {
            no_host.note(&app.store().look_for_primary().await);
        }
        // Signs of life are left by other connections than the one that has the claim.
        if let Some(taken) = app.store().taken() {
            app.give_up(taken);
        }
    }
    app.nodes().leave();
    if let Err(error) = app.store().pulse(&app.nodes().row(), Wanted::Always, GONE).await {
        tracing::error!(%error, "no last sign of life could be left");
    }
}

/// Leaves a sign of life. If no node has left one for too long, the time since is given back first, by one of them.
///
/// # Errors
/// If the database fails; then this node does not act, and the next sign of life tries again.
pub async fn beat(app: &App) -> Result<(), AppError> {
    // Workers show that jobs are done, not that anybody plays.
    let wanted = match app.nodes().role() {
        NodeRole::Server => Wanted::Within(Millis::new(GAP)),
        NodeRole::Worker => Wanted::Always,
    };
    let (pulse, asked) = pulse(app, wanted).await?;
    if pulse.beat == Beat::Gap {
        return make_up(app).await;
    }
    joined(app, pulse, asked);
    Ok(())
}

async fn pulse(app: &App, wanted: Wanted) -> Result<(Pulse, Reading), AppError> {
    let (asked, row) = (app.clock().reading(), app.nodes().row());
    let told = timeout(PATIENCE, app.store().pulse(&row, wanted, GONE)).await;
    Ok((told.unwrap_or(Err(StoreError::TooLate))?, asked))
}

/// Goes on by what a sign of life has told.
fn joined(app: &App, pulse: Pulse, asked: Reading) {
    app.clock().join(pulse.now, asked);
    app.nodes().learn(pulse.nodes);
    app.vitals().wrote();
    if app.nodes().role() == NodeRole::Worker {
        // It has no deadlines to look at.
        app.vitals().looked();
    }
    metrics::gauge!("tavola_nodes").set(app.nodes().there().len() as f64);
    metrics::gauge!("tavola_workers").set(app.nodes().workers() as f64);
}

/// Notes that no node could act, and gives that time back; whoever comes second finds it done.
async fn make_up(app: &App) -> Result<(), AppError> {
    let (store, clock) = (app.store(), app.clock());
    let _turn = store.turn("outage").await?;
    let _still = clock.still().await;
    let (found, asked) = pulse(app, Wanted::Within(Millis::new(GAP))).await?;
    if found.beat == Beat::Written {
        joined(app, found, asked);
        return Ok(());
    }
    let last = store.last_alive().await?;
    // Where another host of the database has taken over, its clock may be behind the last one's: no time has passed then.
    let ended = last.map_or(found.now, |last| last.max(found.now));
    clock.stand_at(ended);
    if let Some(began) = last {
        timers::note_outage(app, began, ended).await?;
    }
    timers::settle_noted(app).await?;
    let stood = pulse_only_told(app).await?;
    let behind = store.club_behind().await? + apart(stood, ended);
    let rows = vec![RowWrite::alive(ended), RowWrite::club_behind(behind), RowWrite::old_nodes_gone(ended)];
    store.write(rows).await?;
    let (pulse, asked) = pulse(app, Wanted::Always).await?;
    joined(app, pulse, asked);
    if let Some(began) = last.filter(|began| *began < ended) {
        timers::count_outage(began, ended);
    }
    Ok(())
}

/// What time it would be for the club now, without a sign of life.
async fn pulse_only_told(app: &App) -> Result<Time, AppError> {
    Ok(pulse(app, Wanted::Within(Millis::ZERO)).await?.0.now)
}

/// How much later the first is, in milliseconds.
fn apart(one: Time, other: Time) -> i64 {
    i64::try_from(i128::from(one.millis()) - i128::from(other.millis())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn node(name: &str) -> Node {
        let (at, release) = (Time::default(), String::new());
        Node {
            id: NodeId::new(name),
            name: name.to_owned(),
            role: NodeRole::Server,
            release,
            started: at,
            seen: at,
            leaving: Leaving::No,
        }
    }

    #[test]
    fn each_thing_is_served_by_one_and_only_what_a_node_served_moves_when_it_goes() {
        let three: Vec<Node> = ["a", "b", "c"].map(node).into();
        let two: Vec<Node> = ["a", "b"].map(node).into();
        let mut served: HashMap<&NodeId, u32> = HashMap::new();
        for nth in 0..3_000 {
            let what = format!("stream {nth}");
            let by = chosen(&three, &what).unwrap();
            *served.entry(by).or_default() += 1;
            if by.as_str() != "c" {
                assert_eq!(chosen(&two, &what), Some(by), "it stays where it was");
            }
        }
        assert!(served.len() == 3 && served.values().all(|count| (900..1_100).contains(count)), "{served:?}");
        assert_eq!(chosen(&[], "stream 1"), None);
    }

    #[test]
    fn while_two_releases_run_the_newer_one_serves_everything() {
        let of = |name: &str, release: &str| Node { release: release.to_owned(), ..node(name) };
        let nodes = [of("a", "0.9.3"), of("b", "0.10.0"), of("c", "0.9.12")];
        for nth in 0..50 {
            assert_eq!(chosen(&nodes, &format!("stream {nth}")).unwrap().as_str(), "b");
        }
    }
}
