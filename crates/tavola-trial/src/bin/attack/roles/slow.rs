//! Peers that hold on to what they have opened: heads without an end, bodies byte by byte, answers nobody reads.

use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::Report;
use tavola_trial::client::Client;
use tavola_trial::house::House;

/// How many of each are held open.
const HEADS: usize = 400;
const BODIES: usize = 60;
/// After so long a head or a body that does not come to its end is no longer waited for.
const ENDED: Duration = Duration::from_secs(75);

pub(super) async fn play(house: &House, time: Duration) -> Report {
    let (client, mut report) = (house.visitor(15), Report::default());
    let mut held = Vec::new();
    for number in 0..HEADS + BODIES {
        let begun = if number < HEADS {
            "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ".to_owned()
        } else {
            "POST /tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"
                .to_owned()
        };
        report.requests += 1;
        match opened(&client, &begun).await {
            Ok(stream) => held.push(stream),
            // A house that accepts no more of one address is what is hoped for.
            Err(_) => break,
        }
    }
    let opened = held.len();
    let end = Instant::now() + time;
    while Instant::now() < end {
        for stream in &mut held {
            stream.write_all(b"a").await.ok();
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let left = left_open(&mut held).await;
    report.notes.push(format!("{opened} opened, {left} left open after {time:.0?}"));
    if time > ENDED && left > 0 {
        report.blame(format!("{left} of {opened} slow requests are still waited for after {time:.0?}"));
    }
    report
}

async fn opened(client: &Client, begun: &str) -> std::io::Result<TcpStream> {
    let connecting = tokio::time::timeout(Duration::from_secs(5), client.connect());
    let mut stream = connecting.await.map_err(|_| std::io::Error::from(std::io::ErrorKind::TimedOut))??;
    stream.write_all(begun.as_bytes()).await?;
    Ok(stream)
}

/// How many the house has not closed.
async fn left_open(held: &mut Vec<TcpStream>) -> usize {
    let mut left = 0;
    for stream in held {
        let mut some = [0; 4_096];
        loop {
            match tokio::time::timeout(Duration::from_millis(2), stream.read(&mut some)).await {
                Ok(Ok(0) | Err(_)) => break,
                Ok(Ok(_)) => {}
                Err(_) => {
                    left += 1;
                    break;
                }
            }
        }
    }
    left
}
