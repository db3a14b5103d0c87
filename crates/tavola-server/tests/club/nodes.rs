//! Two nodes of one club: people who come to different ones find each other, each seek is taken once, and no limit is wider for
//! going from one to the other. PostgreSQL and NATS are asked for with `TAVOLA_TEST_POSTGRES` and `TAVOLA_TEST_NATS`.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use futures_util::{FutureExt as _, future::join_all};
use serde_json::json;
use sqlx::{Connection as _, Executor as _};
use tavola_server::{Config, Server, Worker, base::now::Now, club::lobby::LOADED, stream::bus::Reach};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
};

use crate::{
    actors::{Answer, Club, Guest, ThrowAway},
    line::{Line, listens},
    lobby::{quick, refusal, unhurried},
    talk::{lines, phrase},
};

/// How long something may take that comes by way of the other node.
const PATIENCE: Duration = Duration::from_secs(20);

/// Two servers on one database.
struct Nodes {
    clubs: [Club; 2],
    running: Vec<(oneshot::Sender<()>, JoinHandle<()>)>,
    url: String,
    database: ThrowAway,
}

impl Nodes {
    /// Starts both and waits until they hear each other; none without servers for tests.
    async fn open(config: Config) -> Option<Self> {
        let Ok(nats) = std::env::var("TAVOLA_TEST_NATS") else {
            eprintln!("TAVOLA_TEST_NATS is not set: not run between nodes");
            return None;
        };
        let (url, database) = ThrowAway::new().await?;
        let (mut clubs, mut running) = (Vec::new(), Vec::new());
        for _ in 0..2 {
            let folder = tempfile::tempdir().unwrap();
            let config = Config {
                cluster: true,
                database: Some(url.clone()),
                nats: Some(nats.clone()),
                listen: "127.0.0.1:0".parse().unwrap(),
                data_dir: folder.path().to_owned(),
                ..config.clone()
            };
            let server = Server::bind(config).await.unwrap();
            clubs.push(Club::of(server.app().clone(), Now::system(), folder));
            let (stop, stopped) = oneshot::channel::<()>();
            running.push((stop, tokio::spawn(async move { server.run(stopped.map(drop)).await.unwrap() })));
        }
        let nodes = Self { clubs: <[Club; 2]>::try_from(clubs).ok().unwrap(), running, url, database };
        nodes.hear_each_other().await;
        Some(nodes)
    }

    async fn hear_each_other(&self) {
        eventually("they hear each other", async || {
            self.clubs
                .iter()
                .all(|club| club.app.nodes().there().len() == 2 && club.app.bus().reach() == Reach::Everybody)
        })
        .await;
    }

    async fn close(self) {
        for (stop, done) in self.running {
            stop.send(()).ok();
            // They would first wait for whoever goes to the other node.
            done.abort();
        }
        drop(self.clubs);
        self.database.away().await;
    }
}

async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let so = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, so).await.unwrap_or_else(|_| panic!("it did not come to be that {what}"));
}

fn unlimited() -> Config {
    Config { rate_per_second: 10_000, rate_burst: 10_000, ..Config::default() }
}

/// The same browser, which comes to another node.
fn at<'a>(club: &'a Club, guest: &Guest<'_>) -> Guest<'a> {
    Guest { club, cookie: guest.cookie.clone() }
}

async fn called_to(guest: &mut Guest<'_>) -> Option<String> {
    let page = guest.gets("/").await;
    (page.status == StatusCode::SEE_OTHER).then(|| page.headers["location"].to_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_presses_a_button_at_one_node_meets_who_presses_it_at_another() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let [here, there] = &nodes.clubs;
    let (mut ada, mut bea) = (here.guest("Ada").await, there.guest("Bea").await);
    quick(&mut ada, 5).await;
    quick(&mut bea, 5).await;
    let mut tables = Vec::new();
    for (guest, node) in [(&ada, there), (&bea, here)] {
        let mut guest = at(node, guest);
        eventually("both are called", async || {
            let called = called_to(&mut guest).await;
            tables.extend(called.clone());
            called.is_some()
        })
        .await;
    }
    assert_eq!(tables[0], tables[1]);
    // A second press, at the other node, is the first.
    assert_eq!(quick(&mut at(there, &ada), 5).await["table"], tables[0].as_str());
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_join_one_seek_at_two_nodes_at_once_one_has_it() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let mut ada = nodes.clubs[0].guest("Ada").await;
    let answer = ada.posts("/seeks", &unhurried(5)).await.is(StatusCode::OK).json();
    let path = format!("/seeks/{}/join", answer["seek"].as_str().unwrap());
    let mut guests = Vec::new();
    for nth in 0..16 {
        guests.push(nodes.clubs[nth % 2].guest(&format!("Guest {nth}")).await);
    }
    let nothing = json!({});
    let answers = join_all(guests.iter_mut().map(|guest| guest.posts(&path, &nothing).boxed_local())).await;
    let (won, lost): (Vec<Answer>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == StatusCode::OK);
    assert_eq!((won.len(), lost.len()), (1, 15));
    assert!(lost.into_iter().all(|answer| refusal(answer) == "lobby-gone"));
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seek_is_seen_and_withdrawn_at_any_node() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let [here, there] = &nodes.clubs;
    let (mut ada, mut bea) = (here.guest("Adriana").await, there.guest("Bea").await);
    let id = ada.posts("/seeks", &unhurried(5)).await.is(StatusCode::OK).json()["seek"].clone();
    eventually("it is seen", async || bea.gets("/").await.text.contains("Adriana")).await;
    at(there, &ada).posts("/seeks/withdraw", &json!({ "id": id })).await.is(StatusCode::NO_CONTENT);
    eventually("it is gone", async || !at(here, &bea).gets("/").await.text.contains("Adriana")).await;
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seek_goes_with_its_page_at_whichever_node_it_was_pressed() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let [here, there] = &nodes.clubs;
    let (mut ada, mut bea) = (here.guest("Adriana").await, there.guest("Bea").await);
    let mut page = Line::open(&at(there, &ada), listens(there).await, "/lobby", "").await;
    page.hears("changed").await.unwrap();
    quick(&mut ada, 5).await;
    eventually("it is seen", async || bea.gets("/").await.text.contains("Adriana")).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    drop(page);
    let gone = eventually("it is gone", async || !bea.gets("/").await.text.contains("Adriana"));
    let soon = Duration::from_millis(LOADED.number()) - Duration::from_secs(8);
    tokio::time::timeout(soon, gone).await.expect("long before a page without a line would count as closed");
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_used_up_at_one_node_is_used_up_at_the_other() {
    let Some(nodes) = Nodes::open(Config { guests_per_minute: 5, ..Config::default() }).await else { return };
    let many = async |club: &Club| {
        let mut answers = Vec::new();
        for nth in 0..40 {
            answers.push(club.stranger().posts("/me/name", &json!({ "name": format!("G {nth}") })).await.status);
        }
        answers.into_iter().filter(|status| *status == StatusCode::OK).count()
    };
    let begun = Instant::now();
    let first = many(&nodes.clubs[0]).await;
    assert!((1..40).contains(&first), "{first} were let in");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let second = many(&nodes.clubs[1]).await;
    // One comes back each twelve seconds.
    let back = begun.elapsed().as_secs() / 12 + 1;
    assert!(second as u64 <= back, "{second} more were let in at the other node, where {back} may be");
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_at_one_node_is_read_at_the_other_at_once() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let [here, there] = &nodes.clubs;
    let (mut ada, mut bea) = (here.guest("Ada").await, there.guest("Bea").await);
    quick(&mut ada, 5).await;
    quick(&mut bea, 5).await;
    let mut table = None;
    eventually("they are called", async || {
        table = called_to(&mut ada).await;
        table.is_some()
    })
    .await;
    let table = table.unwrap();
    let read = async |guest: &mut Guest<'_>| lines(guest, &table).await;
    assert_eq!(read(&mut bea).await, Vec::<String>::new());
    phrase(&mut ada, &table, "hello").await.is(StatusCode::NO_CONTENT);
    eventually("it is read", async || read(&mut bea).await == ["hello"]).await;
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_time_in_which_no_node_could_act_is_counted_once() {
    let Some(nodes) = Nodes::open(Config { metrics_token: Some("numbers".to_owned()), ..unlimited() }).await else {
        return;
    };
    // Both nodes of this test count in one process.
    let outages = async || {
        let request = Request::get("/metrics").header("authorization", "Bearer numbers");
        let text = nodes.clubs[0].stranger().asks(request, Body::empty()).await.text;
        let count = text.lines().find_map(|line| line.strip_prefix("tavola_outages_total "));
        count.map_or(0, |count| count.parse::<u32>().unwrap())
    };
    let before = outages().await;
    let mut admin = sqlx::AnyConnection::connect(&nodes.url).await.unwrap();
    admin.execute("UPDATE settings SET value = '1' WHERE name = 'alive_at'").await.unwrap();
    admin.execute("UPDATE nodes SET seen_at = seen_at - 60000").await.unwrap();
    eventually("it is counted", async || outages().await > before).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(outages().await, before + 1);
    nodes.close().await;
}

/// What is answered to a plain request at an address.
async fn asked(address: SocketAddr, path: &str) -> String {
    let mut line = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n");
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_is_watched_where_it_is_told_to() {
    let Some(nodes) = Nodes::open(unlimited()).await else { return };
    let config = Config { cluster: true, database: Some(nodes.url.clone()), ..Config::default() };
    let worker = Worker::open(config, 1, Some("127.0.0.1:0".parse().unwrap())).await.unwrap();
    let address = worker.watched_at().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let watched = async {
        // Longer than it may go without a sign of life and still count as well.
        tokio::time::sleep(Duration::from_secs(6)).await;
        let health = asked(address, "/health").await;
        assert!(health.starts_with("HTTP/1.1 200") && health.contains(r#""status":"ok""#), "{health}");
        assert!(asked(address, "/metrics").await.contains("\ntavola_healthy 1\n"));
        assert!(asked(address, "/").await.starts_with("HTTP/1.1 404"));
        stop.send(()).unwrap();
    };
    let (done, ()) = tokio::join!(worker.run(stopped.map(drop)), watched);
    done.unwrap();
    nodes.close().await;
}
