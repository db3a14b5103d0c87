//! What every bus keeps to, in one process and between nodes. NATS is asked for with `TAVOLA_TEST_NATS`, an address; without it
//! the buses between nodes are not run.

use std::{sync::Arc, time::Duration};

use tavola_server::{
    base::{
        ids::{NodeId, StreamId, Version},
        now::Now,
    },
    stream::bus::{Bus, Hint, LocalBus, Meeting, NodesBus, Reach, Seal, Word},
};

/// How long a hint may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Two ends of a bus: what is published at one is heard at the other. In one process both are one.
struct Ends {
    name: &'static str,
    here: Arc<dyn Bus>,
    there: Arc<dyn Bus>,
}

async fn buses() -> Vec<Ends> {
    let local: Arc<dyn Bus> = Arc::new(LocalBus::default());
    let mut all = vec![Ends { name: "in one process", here: Arc::clone(&local), there: local }];
    match servers() {
        Some(servers) => {
            let club = uuid::Uuid::now_v7().simple().to_string();
            let (here, there) = (node(&servers, &club).await, node(&servers, &club).await);
            all.push(Ends { name: "between nodes", here, there });
        }
        None => eprintln!("TAVOLA_TEST_NATS is not set: not run between nodes"),
    }
    all
}

fn servers() -> Option<String> {
    std::env::var("TAVOLA_TEST_NATS").ok()
}

/// The bus of a node of that club, once it hears the others.
async fn node(servers: &str, club: &str) -> Arc<dyn Bus> {
    with_seal(servers, club, club).await
}

/// The same of a node that has a key.
async fn with_seal(servers: &str, club: &str, key: &str) -> Arc<dyn Bus> {
    let seal = Seal::of(key.as_bytes());
    let meeting = Meeting { servers: servers.to_owned(), club: club.to_owned(), seal };
    let bus = NodesBus::open(&NodeId::fresh(), &Now::system(), Some(meeting));
    let reaches = async {
        while bus.reach() != Reach::Everybody {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // A subscription is on its way to the server when the connection stands.
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    tokio::time::timeout(PATIENCE, reaches).await.expect("the server is there");
    bus
}

fn hint(stream: &StreamId, version: i64) -> Hint {
    Hint { stream: stream.clone(), kind: "table", version: Version::new(version) }
}

/// Waits until the server has done what a client has asked of it.
async fn is_through(client: &async_nats::Client) {
    use futures_util::StreamExt as _;

    let inbox = client.new_inbox();
    let mut echo = client.subscribe(inbox.clone()).await.expect("the server for tests");
    client.publish(inbox, Vec::new().into()).await.expect("the server for tests");
    soon(echo.next()).await.expect("the server for tests");
}

async fn soon<T>(heard: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, heard).await.expect("it is heard")
}

#[tokio::test]
async fn who_watches_a_stream_hears_of_it_in_order_and_of_no_other() {
    for Ends { name, here, there } in buses().await {
        let (watched, other) = (StreamId::fresh(), StreamId::fresh());
        let mut hints = there.watch(&watched);
        for version in 1..=10 {
            here.publish(hint(&other, version));
            here.publish(hint(&watched, version));
        }
        for version in 1..=10 {
            assert_eq!(soon(hints.recv()).await.unwrap(), hint(&watched, version), "{name}");
        }
    }
}

#[tokio::test]
async fn who_watches_all_hears_of_every_stream_and_of_what_was_done_beside_them_once() {
    for Ends { name, here, there } in buses().await {
        let (one, other) = (StreamId::fresh(), StreamId::fresh());
        let (mut at_home, mut away) = (here.watch_all(), there.watch_all());
        here.publish(hint(&one, 1));
        here.publish(hint(&other, 7));
        for hints in [&mut at_home, &mut away] {
            assert_eq!(soon(hints.recv()).await.unwrap(), hint(&one, 1), "{name}");
            assert_eq!(soon(hints.recv()).await.unwrap(), hint(&other, 7), "{name}");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(at_home.try_recv().is_err() && away.try_recv().is_err(), "{name}: each once");
    }
}

#[tokio::test]
async fn who_comes_late_hears_nothing_of_what_was_before() {
    for Ends { name, here, there } in buses().await {
        let stream = StreamId::fresh();
        here.publish(hint(&stream, 1));
        tokio::time::sleep(Duration::from_millis(200)).await;
        let mut hints = there.watch(&stream);
        here.publish(hint(&stream, 2));
        assert_eq!(soon(hints.recv()).await.unwrap().version, Version::new(2), "{name}");
    }
}

#[tokio::test]
async fn nodes_tell_each_other_words_and_not_themselves_and_look_before_anybody_is_told() {
    let Some(servers) = servers() else { return };
    let club = uuid::Uuid::now_v7().simple().to_string();
    let (here, there) = (node(&servers, &club).await, node(&servers, &club).await);
    let elsewhere = node(&servers, "another").await;
    let (mut own, mut heard, mut others) = (here.news().unwrap(), there.news().unwrap(), elsewhere.news().unwrap());
    here.tell(Word::Lobby);
    assert_eq!(soon(heard.recv()).await.unwrap(), Word::Lobby);
    let (stream, (looked, mut first)) = (StreamId::fresh(), tokio::sync::mpsc::unbounded_channel());
    there.on_arrival(Box::new(move |hint| drop(looked.send(hint.clone()))));
    let mut hints = there.watch(&stream);
    here.publish(hint(&stream, 3));
    soon(hints.recv()).await.unwrap();
    assert_eq!(first.try_recv().unwrap(), hint(&stream, 3), "it was looked at before");
    assert!(own.try_recv().is_err() && others.try_recv().is_err(), "neither one's own nor another club's");
}

#[tokio::test]
async fn what_strangers_say_or_say_again_is_not_heard_and_the_database_is_asked() {
    use futures_util::StreamExt as _;

    let Some(servers) = servers() else { return };
    let club = uuid::Uuid::now_v7().simple().to_string();
    let subject = format!("tavola.{club}");
    let (here, there) = (node(&servers, &club).await, node(&servers, &club).await);
    let mut heard = there.news().unwrap();
    // Who has no key can listen and write.
    let stranger = async_nats::connect(servers.as_str()).await.unwrap();
    let mut overheard = stranger.subscribe(subject.clone()).await.unwrap();
    is_through(&stranger).await;
    here.tell(Word::TokenEnded("t".to_owned()));
    assert_eq!(soon(heard.recv()).await.unwrap(), Word::TokenEnded("t".to_owned()));
    let sealed = soon(overheard.next()).await.unwrap().payload.to_vec();
    stranger.publish(subject.clone(), sealed.clone().into()).await.unwrap();
    is_through(&stranger).await;
    here.tell(Word::Lobby);
    assert_eq!(soon(heard.recv()).await.unwrap(), Word::Lobby, "and not the first again");
    assert!(there.hears_all(), "nothing was lost by that");
    let plain = br#"{"from":"x","number":1,"at":99999999999999,"says":{"word":{"token_ended":"t"}}}"#.to_vec();
    let changed = [&sealed[..sealed.len() - 1], b" "].concat();
    for forged in [plain, changed, sealed[..20].to_vec(), Vec::new()] {
        stranger.publish(subject.clone(), forged.into()).await.unwrap();
    }
    is_through(&stranger).await;
    let forger = with_seal(&servers, &club, "guessed").await;
    forger.tell(Word::TokenEnded("t".to_owned()));
    tokio::time::sleep(Duration::from_millis(200)).await;
    here.tell(Word::Presence);
    assert_eq!(soon(heard.recv()).await.unwrap(), Word::Presence, "and nothing of it");
    assert!(!there.hears_all(), "it may have been words of a release with other seals");
}

#[tokio::test]
async fn a_node_without_a_server_goes_on_by_itself_and_says_so() {
    let seal = Seal::of(b"key");
    let nowhere = Meeting { servers: "nats://127.0.0.1:1".to_owned(), club: "c".to_owned(), seal };
    for meeting in [None, Some(nowhere)] {
        let bus = NodesBus::open(&NodeId::fresh(), &Now::system(), meeting);
        let stream = StreamId::fresh();
        let mut hints = bus.watch(&stream);
        bus.publish(hint(&stream, 1));
        assert_eq!(soon(hints.recv()).await.unwrap().version, Version::new(1));
        for version in [2, 1, 2, 3] {
            bus.arrive(hint(&stream, version));
        }
        for version in [2, 3] {
            assert_eq!(soon(hints.recv()).await.unwrap().version, Version::new(version), "each once");
        }
        assert_eq!(bus.reach(), Reach::ThisNode);
    }
}
