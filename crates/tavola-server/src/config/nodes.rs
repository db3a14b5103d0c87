//! Whether a node of a cluster can be run with the settings.

use super::Config;
use crate::stream::bus;

/// The longest name of a node, in bytes.
const LONGEST_NODE_NAME: usize = 63;

impl Config {
    /// What is wrong with the settings of a cluster.
    pub(super) fn cluster_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.cluster && !self.database_url().is_ok_and(|url| url.can_be_shared()) {
            faults.push(
                "cluster (--cluster, TAVOLA_CLUSTER; a worker is always of one) needs a PostgreSQL database, such as database = \"postgres://…\""
                    .to_owned(),
            );
        }
        if self.nats.is_some() && !self.cluster {
            faults.push(
                "nats is for the nodes of a cluster: it needs cluster = true (--cluster, TAVOLA_CLUSTER=true)"
                    .to_owned(),
            );
        }
        if self.nats.as_deref().is_some_and(|servers| bus::addresses(servers).is_err()) {
            // It may hold a password: it is not said again.
            faults.push(
                "nats must look like nats://host:4222 or nats://name:password@host:4222, several with commas"
                    .to_owned(),
            );
        }
        if self.node_name.as_deref().is_some_and(|name| !is_node_name(name)) {
            faults.push(format!("node_name must have 1 to {LONGEST_NODE_NAME} letters, digits, dots, - and _"));
        }
        faults
    }
}

fn is_node_name(name: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    (1..=LONGEST_NODE_NAME).contains(&name.len()) && name.chars().all(is_plain)
}
