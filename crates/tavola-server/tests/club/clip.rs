//! Old clients: what a client of the FIBS protocol sends and reads, over a real connection, every line of it checked.

mod client;
mod game;
mod lines;

use std::{net::SocketAddr, time::Duration};

use serde_json::json;
use tavola_base::Time;
use tavola_club::table::TableCommand;
use tavola_server::{
    App, Config, Server,
    base::ids::CommandId,
    store::NewKey,
    stream::rooms::{EntryPath, Sender},
    web::tokens::Scope,
};
use tokio::{io::AsyncWriteExt as _, net::TcpStream, sync::oneshot};

use self::client::Client;

struct House {
    app: App,
    address: SocketAddr,
    _folder: tempfile::TempDir,
    _stop: oneshot::Sender<()>,
}

async fn house() -> House {
    let folder = tempfile::tempdir().unwrap();
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        data_dir: folder.path().to_owned(),
        listen: anywhere,
        clip: Some(anywhere),
        rate_per_second: 1000,
        rate_burst: 1000,
        ..Config::default()
    };
    let server = Server::bind(config).await.unwrap();
    let (app, address) = (server.app().clone(), server.clip_address().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    tokio::spawn(server.run(async {
        stopped.await.ok();
    }));
    House { app, address, _folder: folder, _stop: stop }
}

impl House {
    /// A player and a token to play with.
    async fn player(&self, name: &str, scopes: &[Scope]) -> String {
        let now = Time::from_millis(1_800_000_000_000);
        let guest = self.app.accounts().welcome(name, "", now).await.unwrap();
        assert!(self.app.accounts().register(&guest.account, name, NewKey::Password("-"), now).await.unwrap());
        self.app.tokens().issue(&guest.account, "client", scopes, self.app.now()).await.unwrap().unwrap()
    }

    async fn client(&self) -> Client {
        Client::to(self.address).await
    }

    async fn logged_in(&self, name: &str) -> Client {
        let token = self.player(name, &[Scope::Play]).await;
        let mut client = self.client().await;
        client.hears("login: ").await;
        client.says(&format!("login test 1008 {name} {token}")).await;
        client.hears("\r\n6\r\n").await;
        client
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_kept_when_somebody_leaves_or_drops_and_goes_on_where_it_was() {
    let house = house().await;
    let (mut ada, mut bea) = (house.logged_in("Ada").await, house.logged_in("Bea").await);
    bea.says("toggle ready").await;
    bea.hears("ready to invite").await;
    ada.says("invite bea 5").await;
    bea.hears("Type 'join Ada' to accept.").await;
    bea.says("join ada").await;
    ada.hears("board:You:").await;
    ada.says("leave").await;
    ada.hears("** You terminated the game. The game was saved.").await;
    bea.hears("** Player Ada has left the game. The game was saved.").await;
    bea.says("show saved").await;
    bea.hears("**Ada ").await;
    bea.says("invite Ada").await;
    ada.hears("Bea wants to resume a saved match with you.").await;
    let mut eve = house.logged_in("Eve").await;
    ada.says("join Bea").await;
    ada.hears("You are now playing with Bea. Your running match was loaded.").await;
    ada.hears("points for user Bea: 0").await;
    bea.hears("Ada has joined you. Your running match was loaded.").await;
    bea.hears("board:You:Ada:5:0:0:").await;
    eve.says("watch ada").await;
    eve.hears("You're now watching Ada.").await;
    eve.hears("board:Ada:Bea:5:").await;
    ada.hears("Eve is watching you.").await;
    drop(ada);
    bea.hears("Ada drops connection. The game was saved.").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_joined_here_is_rated_and_in_the_lists_one_by_invitation_is_in_none() {
    let house = house().await;
    let (mut ada, mut bea) = (house.logged_in("Ada").await, house.logged_in("Bea").await);
    let mut eve = house.logged_in("Eve").await;
    let account = async |name: &str| house.app.store().player_called(name).await.unwrap().unwrap();
    let rules = json!({ "preset": "match", "length": { "points": 3 } });
    let new = serde_json::from_value(json!({ "opponent": "friend", "rules": rules })).unwrap();
    let opened = house.app.tables().open(&new, &account("ada").await, "Ada").await.unwrap();
    let sender = Sender { way: EntryPath::Invitation, ..Sender::new(Some(account("bea").await)) };
    let seat = TableCommand::TakeSeat { side: None, invitation: Some(opened.invitations[0].to_string()) };
    house.app.tables().command(&opened.id, &sender, CommandId::fresh(), seat).await.unwrap();
    bea.hears("** You are now playing a 3 point match with Ada").await;
    ada.hears("** You are now playing a 3 point match with Bea").await;
    for (line, answer) in [
        ("watch ada", "Ada is not doing anything interesting."),
        ("look bea", "** Bea is not playing."),
        ("show games", "List of games:\r\n"),
        ("who playing", "6\r\n"),
    ] {
        eve.says(line).await;
        eve.hears(answer).await;
    }
    assert!(!eve.all.contains("Ada Bea") && !eve.all.contains("Bea Ada"), "{}", eve.all);
    assert!(!eve.all.contains(" 127.0.0.1 test"), "whence others come: {}", eve.all);
    for client in [&mut ada, &mut eve] {
        client.says("leave").await;
        client.says("toggle ready").await;
        client.hears("ready to invite").await;
    }
    ada.says("invite eve 5").await;
    eve.hears("Type 'join Ada' to accept.").await;
    eve.says("join ada").await;
    ada.hears("** Player Eve has joined you for a 5 point match.").await;
    let listed = house.app.store().public_tables(8).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert!(house.app.tables().view(&listed[0].id, None).await.unwrap().rated);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_in_without_a_token_of_their_own_that_may_play() {
    let house = house().await;
    let (ada, reader) = (house.player("Ada", &[Scope::Play]).await, house.player("Bea", &[Scope::MeRead]).await);
    let mut client = house.client().await;
    client.hears("login: ").await;
    for line in [
        "guest".to_owned(),
        "login x 1008 Bea wrong".to_owned(),
        format!("login x 1008 Bea {ada}"),
        format!("login x 1008 Bea {reader}"),
    ] {
        client.says(&line).await;
        client.hears("login: ").await;
    }
    client.says("login x 9999 Ada x").await;
    assert!(client.is_closed().await, "after five tries");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_whose_names_come_to_the_same_letters_are_both_there() {
    let house = house().await;
    let tokens = [house.player("Ann-1", &[Scope::Play]).await, house.player("Ann 2", &[Scope::Play]).await];
    let mut clients = [house.client().await, house.client().await, house.client().await];
    // The third is the second account once more: it keeps the name it has.
    for (client, (token, name)) in
        clients.iter_mut().zip([(&tokens[0], "Ann__"), (&tokens[1], "Ann___"), (&tokens[1], "Ann___")])
    {
        client.hears("login: ").await;
        client.says(&format!("login test 1008 Ann__ {token}")).await;
        client.hears(&format!("1 {name} ")).await;
        client.hears("\r\n6\r\n").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_floods_and_a_thousand_connections_slow_nobody() {
    let house = house().await;
    let mut ada = house.logged_in("Ada").await;
    let mut crowd = Vec::new();
    for nth in 0..1000 {
        let Ok(mut stream) = TcpStream::connect(house.address).await else { continue };
        let garbage: &[u8] = match nth % 3 {
            0 => b"\xff\xfd\x01\xff\xfa\x18",
            1 => b"login half a line",
            _ => &[b'x'; 5000],
        };
        stream.write_all(garbage).await.ok();
        crowd.push(stream);
    }
    let begun = std::time::Instant::now();
    ada.says("\u{1b}[2Jnonsense").await;
    ada.hears("** Unknown command: ").await;
    ada.says(&"y".repeat(100_000)).await;
    ada.says("w\u{0}ho count").await;
    ada.hears("** 1 users").await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    drop(crowd);
}
