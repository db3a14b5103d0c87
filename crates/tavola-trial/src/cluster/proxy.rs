//! A line between a node and what it needs, which can be cut.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What becomes of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Everything passes.
    No,
    /// Nothing passes, and nobody is told: a cable that is out. Lines that were open then are reset when it is in again.
    Silent,
    /// Lines are reset, and new ones refused: a firewall that says no.
    Reset,
}

/// Where a node goes instead of going there itself.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    cut: watch::Sender<Cut>,
    serving: JoinHandle<()>,
}

impl Proxy {
    /// A line to a port on loopback.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn to(port: u16) -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let here = listener.local_addr()?.port();
        let (cut, is_cut) = watch::channel(Cut::No);
        let serving = tokio::spawn(serve(listener, (Ipv4Addr::LOCALHOST, port).into(), is_cut));
        Ok(Self { port: here, cut, serving })
    }

    /// Where it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Cuts the line, or lets everything pass again.
    pub fn cut(&self, cut: Cut) {
        self.cut.send_replace(cut);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn serve(listener: TcpListener, to: SocketAddr, cut: watch::Receiver<Cut>) {
    while let Ok((from, _)) = listener.accept().await {
        tokio::spawn(pass(from, to, cut.clone()));
    }
}

/// Passes on what is said until the line is cut; a line that was cut once is of no use any more.
async fn pass(mut from: TcpStream, to: SocketAddr, mut cut: watch::Receiver<Cut>) {
    let now = *cut.borrow();
    match now {
        Cut::No => drop(until_cut(&mut from, to, &mut cut).await),
        Cut::Silent => drop(cut.wait_for(|cut| *cut != Cut::Silent).await),
        Cut::Reset => {}
    }
    from.set_zero_linger().ok();
}

async fn until_cut(from: &mut TcpStream, to: SocketAddr, cut: &mut watch::Receiver<Cut>) -> std::io::Result<()> {
    let mut to = TcpStream::connect(to).await?;
    from.set_nodelay(true)?;
    to.set_nodelay(true)?;
    tokio::select! {
        passed = copy_bidirectional(from, &mut to) => return passed.map(drop),
        _ = cut.wait_for(|cut| *cut != Cut::No) => {}
    }
    // Neither end is told for as long as the line is cut silently.
    cut.wait_for(|cut| *cut != Cut::Silent).await.ok();
    to.set_zero_linger()
}
