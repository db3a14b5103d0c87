//! Ten thousand attempts to connect from one address: closed at once, left without a word, or asking for a line.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::Report;
use tavola_trial::client::Client;
use tavola_trial::house::House;

/// How many attempts there are, and how many at a time.
const ATTEMPTS: u64 = 10_000;
const AT_ONCE: usize = 200;
/// The longest that somebody at another address may wait for a page meanwhile; generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(5);

/// What came of the attempts.
#[derive(Debug, Default)]
struct Counts {
    turned_away: AtomicU64,
    refused: AtomicU64,
    lines: AtomicU64,
}

pub(super) async fn play(house: &House) -> Report {
    let (client, mut report) = (house.visitor(23), Report::default());
    let (counts, places) = (Arc::new(Counts::default()), Arc::new(Semaphore::new(AT_ONCE)));
    let (over, ends) = tokio::sync::watch::channel(false);
    let watched = tokio::spawn(longest_wait(house.visitor(24), ends));
    let (mut attempts, began) = (JoinSet::new(), Instant::now());
    for number in 0..ATTEMPTS {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { break };
        let (client, counts) = (client.clone(), Arc::clone(&counts));
        attempts.spawn(async move {
            attempt(&client, number, &counts).await;
            drop(place);
        });
        while attempts.try_join_next().is_some() {}
    }
    while attempts.join_next().await.is_some() {}
    report.requests = ATTEMPTS;
    let counted = |count: &AtomicU64| count.load(Ordering::Relaxed);
    report.notes.push(format!(
        "{ATTEMPTS} attempts in {:.1?}: {} turned away, {} answered with a refusal, {} lines opened",
        began.elapsed(),
        counted(&counts.turned_away),
        counted(&counts.refused),
        counted(&counts.lines)
    ));
    over.send_replace(true);
    let longest = watched.await.unwrap_or(Duration::MAX);
    report.notes.push(format!("somebody elsewhere waited {longest:.1?} at most for a page"));
    if longest > PATIENCE {
        report.blame(format!("somebody at another address waited {longest:.1?} for a page"));
    }
    report
}

async fn attempt(client: &Client, number: u64, counts: &Counts) {
    let connecting = tokio::time::timeout(PATIENCE, client.connect()).await;
    let Ok(Ok(mut stream)) = connecting else {
        counts.turned_away.fetch_add(1, Ordering::Relaxed);
        return;
    };
    match number % 4 {
        // Closed at once; left without a word for a moment.
        0 => return,
        1 => tokio::time::sleep(Duration::from_millis(50)).await,
        _ => {}
    }
    let asks = "GET /lobby/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
                sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    if stream.write_all(asks.as_bytes()).await.is_err() {
        counts.turned_away.fetch_add(1, Ordering::Relaxed);
        return;
    }
    let mut head = [0; 16];
    match tokio::time::timeout(PATIENCE, stream.read_exact(&mut head)).await {
        Ok(Ok(_)) if head.starts_with(b"HTTP/1.1 101") => counts.lines.fetch_add(1, Ordering::Relaxed),
        Ok(Ok(_)) => counts.refused.fetch_add(1, Ordering::Relaxed),
        _ => counts.turned_away.fetch_add(1, Ordering::Relaxed),
    };
}

/// How long somebody at another address waited for a page at most, until it is over.
async fn longest_wait(mut client: Client, ends: tokio::sync::watch::Receiver<bool>) -> Duration {
    let mut longest = Duration::ZERO;
    while !*ends.borrow() {
        let asked = Instant::now();
        if !client.get("/rules").await.is_ok_and(|answer| answer.status == 200) {
            return Duration::MAX;
        }
        longest = longest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    longest
}
