//! What is done to a cluster in a round, and how it is made good.

use std::time::{Duration, Instant};

use tavola_trial::{
    chance::Chance,
    cluster::{Cluster, Cut, Node},
};
use tokio::time::sleep;

use crate::Failure;

/// How long a node may take to answer after a start.
const START_TIMEOUT: Duration = Duration::from_secs(60);
/// By how much a clock is off, in seconds.
const OFF: i32 = 30;

/// A kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// A node is killed, and started again.
    NodeKilled,
    /// A node does not reach NATS.
    CutFromNats,
    /// A node does not reach the database and is told so.
    CutFromDatabase,
    /// A node does not reach the database, and nobody tells it.
    SilentDatabase,
    /// NATS is killed, and started again.
    NatsKilled,
    /// The primary is killed, the standby promoted, and a new standby made.
    PrimaryKilled,
    /// A node's clock goes half a minute ahead or back, and right again.
    ClockOff,
}

impl Fault {
    /// All that can be done on this machine.
    pub(crate) fn all() -> Vec<Self> {
        let all = [
            Self::NodeKilled,
            Self::CutFromNats,
            Self::CutFromDatabase,
            Self::SilentDatabase,
            Self::NatsKilled,
            Self::PrimaryKilled,
            Self::ClockOff,
        ];
        all.into_iter().filter(|fault| *fault != Self::ClockOff || Node::has_clock()).collect()
    }

    /// What it is called in a report.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::NodeKilled => "node killed",
            Self::CutFromNats => "node cut from NATS",
            Self::CutFromDatabase => "node refused by the database",
            Self::SilentDatabase => "node cut from the database",
            Self::NatsKilled => "NATS killed",
            Self::PrimaryKilled => "primary killed",
            Self::ClockOff => "clock 30 s off",
        }
    }

    /// Does it, leaves it so for a while, and makes it good; says when it began.
    pub(crate) async fn befall(
        self,
        cluster: &mut Cluster,
        chance: &mut Chance,
        lasts: Duration,
    ) -> Result<Instant, Failure> {
        let nth = chance.below(cluster.nodes.len());
        let began = Instant::now();
        match self {
            Self::NodeKilled => {
                cluster.nodes[nth].kill().await?;
                sleep(lasts).await;
                cluster.nodes[nth].start()?;
                cluster.nodes[nth].answers_within(START_TIMEOUT).await?;
            }
            Self::CutFromNats => {
                let cut = if chance.one_in(2) { Cut::Silent } else { Cut::Reset };
                cluster.nodes[nth].cut_from_nats(cut);
                sleep(lasts).await;
                cluster.nodes[nth].cut_from_nats(Cut::No);
            }
            Self::CutFromDatabase | Self::SilentDatabase => {
                let cut = if self == Self::SilentDatabase { Cut::Silent } else { Cut::Reset };
                cluster.nodes[nth].cut_from_database(cut);
                sleep(lasts).await;
                cluster.nodes[nth].cut_from_database(Cut::No);
            }
            Self::NatsKilled => {
                cluster.nats.kill().await?;
                sleep(lasts).await;
                cluster.nats.again().await?;
            }
            Self::PrimaryKilled => {
                cluster.database.fail_over().await?;
                sleep(lasts).await;
                cluster.database.rebuild_standby().await?;
            }
            Self::ClockOff => {
                cluster.nodes[nth].set_clock(if chance.one_in(2) { OFF } else { -OFF })?;
                sleep(lasts).await;
                cluster.nodes[nth].set_clock(0)?;
            }
        }
        Ok(began)
    }
}
