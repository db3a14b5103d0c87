//! A spell in which the disk is full or fails: what must not happen meanwhile, and what must afterwards.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use tavola_server::base::random;

use crate::{client::Client, disk::Disk, faulty_disk::FaultyDisk, player::Ledger};

/// How long a spell lasts after which health must have noticed.
const LONG: Duration = Duration::from_millis(6_500);
/// How long is waited for health, or for the next promise, on a machine that is busy.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(30);
/// By then what was on its way when the spell began has been answered.
const SETTLED: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(100);

/// What can go wrong with the disk.
#[derive(Debug)]
pub(crate) enum Faults {
    /// It is full.
    Full(Disk),
    /// It fails.
    Failing(FaultyDisk),
}

impl Faults {
    /// What the server must find in its environment.
    pub(crate) fn environment(&self) -> Vec<(&'static str, &Path)> {
        match self {
            Self::Full(_) => Vec::new(),
            Self::Failing(disk) => disk.environment().to_vec(),
        }
    }

    /// Says whether nothing at all can be written from now on.
    fn begin(&self) -> std::io::Result<bool> {
        match self {
            // There may be room left within the files.
            Self::Full(disk) => {
                disk.fill();
                Ok(false)
            }
            Self::Failing(disk) => disk.begin(),
        }
    }

    /// Lets everything go well again.
    pub(crate) fn end(&self) -> std::io::Result<()> {
        match self {
            Self::Full(disk) => disk.empty(),
            Self::Failing(disk) => disk.end(),
        }
    }

    /// Lets the disk fail for a while. Some spells are long; some last until the server is killed, after others it must
    /// go on by itself.
    pub(crate) async fn spell(&self, client: &Client, ledger: &Ledger, life: u64) -> std::io::Result<()> {
        let is_long = random::below(6) == 0;
        let is_total = self.begin()?;
        if is_long {
            self.is_noticed(client, ledger, is_total).await;
        } else {
            tokio::time::sleep(Duration::from_millis(100 + random::below(3 * life))).await;
        }
        match random::below(3) {
            0 => {}
            1 => {
                self.end()?;
                tokio::time::sleep(Duration::from_millis(random::below(2 * life))).await;
            }
            _ => {
                self.end()?;
                goes_on(client, ledger).await;
            }
        }
        Ok(())
    }

    /// Where nothing can be written, nothing is promised, and health says so.
    async fn is_noticed(&self, client: &Client, ledger: &Ledger, is_total: bool) {
        tokio::time::sleep(SETTLED).await;
        let before = ledger.promises();
        tokio::time::sleep(LONG.saturating_sub(SETTLED)).await;
        if !is_total {
            return;
        }
        if !until(RECOVERY_TIMEOUT, async || says(client, 503).await).await {
            ledger.complain("nothing can be written and health does not say 503".to_owned());
        }
        let more = ledger.promises() - before;
        if more > 0 {
            ledger.complain(format!("{more} acts were acknowledged while nothing could be written"));
        }
    }
}

/// The disk is well: so is the club, without anybody's help.
async fn goes_on(client: &Client, ledger: &Ledger) {
    if !until(RECOVERY_TIMEOUT, async || says(client, 200).await).await {
        ledger.complain("the disk is well again and health does not say 200".to_owned());
    }
    let before = ledger.promises();
    if !until(RECOVERY_TIMEOUT, async || ledger.promises() > before).await {
        ledger.complain("the disk is well again and nobody's act is taken".to_owned());
    }
}

async fn says(client: &Client, status: u16) -> bool {
    client.clone().get("/health").await.is_ok_and(|answer| answer.status == status)
}

async fn until(time: Duration, is_so: impl AsyncFn() -> bool) -> bool {
    let end = Instant::now() + time;
    while Instant::now() < end {
        if is_so().await {
            return true;
        }
        tokio::time::sleep(LOOK).await;
    }
    false
}
