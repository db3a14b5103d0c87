//! Old clients: a listener for the FIBS client protocol (CLIP 1.008), so that the clients and bots of thirty years can sit
//! down here. What they play at are ordinary tables, acted at through the same door as by pages.
//!
//! Off unless an address is set: the protocol knows no encryption. The password of the login is a token with the scope
//! `play`; accounts are made on the pages.

mod board;
mod follow;
mod hall;
mod meeting;
mod moves;
mod orders;
mod picture;
mod play;
mod said;
mod session;
mod settings;
mod shown;
mod table;
mod telnet;
mod words;

use std::{
    net::{IpAddr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinSet,
};

pub use hall::Hall;
use session::Session;

use crate::app::App;

/// The most connections at a time; whoever comes then is turned away at once.
const MOST: usize = 500;
/// How long nothing is taken when the system has no handle left.
const BREATH: Duration = Duration::from_millis(50);

/// Takes connections until the server stops.
pub(crate) async fn serve(app: App, listener: TcpListener) {
    let mut sessions = JoinSet::new();
    let open = Arc::new(AtomicUsize::new(0));
    loop {
        let taken = tokio::select! {
            () = app.stopping() => break,
            Some(_) = sessions.join_next(), if !sessions.is_empty() => continue,
            taken = listener.accept() => taken,
        };
        match taken {
            Ok((stream, peer)) => {
                if open.fetch_add(1, Ordering::Relaxed) >= MOST {
                    open.fetch_sub(1, Ordering::Relaxed);
                    metrics::counter!("tavola_clip_refused_total").increment(1);
                    continue;
                }
                sessions.spawn(one(app.clone(), stream, peer, Arc::clone(&open)));
            }
            Err(error) => {
                tracing::warn!(%error, "a client could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    while sessions.join_next().await.is_some() {}
}

/// Counts a connection while it lives, however it ends.
struct Open(Arc<AtomicUsize>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn one(app: App, stream: TcpStream, peer: SocketAddr, open: Arc<AtomicUsize>) {
    let _open = Open(open);
    stream.set_nodelay(true).ok();
    let host: IpAddr = peer.ip();
    if let Err(error) = Session::run(app, stream, host).await {
        tracing::debug!(%error, "a client's connection broke off");
    }
}
