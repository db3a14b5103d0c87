//! The lines into the house: how many there may be, how long they may be silent, and how they end.
//!
//! HTTP/1.1 only, as browsers speak it without TLS; a proxy in front may speak what it likes to the world.

mod door;
mod held;

use std::{convert::Infallible, future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use door::Door;
use held::Held;
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{net::TcpListener, sync::watch};
use tower::Service;

pub use door::Room;

/// The longest head, in bytes; what is longer is answered with 431.
const LONGEST_HEAD: usize = 64 * 1024;
/// How long nothing is taken when the system has no handle left for a new line.
const BREATH: Duration = Duration::from_millis(50);

/// Takes lines until `until` resolves, then waits for the requests that are under way.
pub(crate) async fn serve(listener: TcpListener, router: Router, room: Room, until: impl Future<Output = ()>) {
    let (head, door, stop) = (room.head, Arc::new(Door::new(room)), watch::Sender::new(()));
    tokio::pin!(until);
    loop {
        let taken = tokio::select! {
            () = &mut until => break,
            taken = listener.accept() => taken,
        };
        match taken {
            Ok((stream, peer)) => match door.admit(peer.ip()) {
                Some(pass) => take(Held::new(stream, pass), peer, head, router.clone(), stop.subscribe()),
                None => metrics::counter!("tavola_connections_refused_total").increment(1),
            },
            Err(error) => rest(&error).await,
        }
    }
    drop(listener);
    stop.send_replace(());
    stop.closed().await;
}

/// A line that broke before it was taken concerns nobody; for want of handles one waits until others end.
async fn rest(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted) {
        tracing::warn!(%error, "a connection could not be taken");
        tokio::time::sleep(BREATH).await;
    }
}

/// Serves a line until it ends; once `stop` has changed, until the request under way is answered.
fn take(line: Held, peer: SocketAddr, head: Duration, router: Router, mut stop: watch::Receiver<()>) {
    let service = service_fn(move |request| answer(router.clone(), peer, request));
    // Not the library's own choice between versions: it has no time limit for the first bytes, by which it chooses.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    tokio::spawn(async move {
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = stop.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection broke off");
        }
    });
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.call(request).await
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpStream,
    };

    use super::*;

    async fn house(most: usize, head: Duration) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let room = Room { most, most_of_one: most, trusted: Vec::new(), head, quiet: Duration::ZERO };
        let router = Router::new().route("/", get(async || "well"));
        tokio::spawn(serve(listener, router, room, std::future::pending()));
        address
    }

    async fn line(address: SocketAddr, says: &str) -> TcpStream {
        let mut line = TcpStream::connect(address).await.unwrap();
        line.write_all(says.as_bytes()).await.unwrap();
        line
    }

    /// What comes until the line is closed, which it is within some seconds.
    async fn heard(line: &mut TcpStream) -> String {
        let mut text = Vec::new();
        let read = line.read_to_end(&mut text);
        // A line that is cut in the middle may end with an error.
        tokio::time::timeout(Duration::from_secs(20), read).await.expect("the line is closed").ok();
        String::from_utf8_lossy(&text).into_owned()
    }

    const WHOLE: &str = "GET / HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n";

    #[tokio::test]
    async fn a_head_that_does_not_come_ends_the_line() {
        let address = house(9, Duration::from_millis(200)).await;
        for says in ["", "GET / HTTP/1.1\r\nhost: h\r\nx-a: "] {
            let mut line = line(address, says).await;
            assert!(!heard(&mut line).await.contains("200 OK"));
        }
        assert!(heard(&mut line(address, WHOLE).await).await.contains("well"));
    }

    // With 300 handles, 320 silent sockets shut the club for everybody.
    #[tokio::test]
    async fn silent_lines_never_shut_the_house() {
        let address = house(4, Duration::from_secs(600)).await;
        let mut silent = Vec::new();
        for _ in 0..40 {
            silent.push(line(address, "GET / HTTP/1.1\r\n").await);
        }
        for _ in 0..8 {
            assert!(heard(&mut line(address, WHOLE).await).await.contains("well"));
        }
        assert_eq!(heard(&mut silent[0]).await, "", "the one that was quiet for longest has made room");
    }

    #[tokio::test]
    async fn a_head_out_of_proportion_is_refused() {
        let address = house(4, Duration::from_secs(600)).await;
        let long = format!("GET / HTTP/1.1\r\nhost: h\r\nx-a: {}\r\n\r\n", "a".repeat(2 * LONGEST_HEAD));
        let mut line = TcpStream::connect(address).await.unwrap();
        line.write_all(long.as_bytes()).await.ok();
        let heard = heard(&mut line).await;
        assert!(heard.is_empty() || heard.contains("431"), "{heard}");
    }
}
