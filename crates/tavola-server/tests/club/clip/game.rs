//! A whole session of two clients and one who watches: everything that clients do, to the end of a match.

use std::{future::Future as _, pin::pin, task::Poll};

use super::{House, client::Client, house};

/// Whose line it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Ada,
    Bea,
}

/// The next line of either.
async fn next(ada: &mut Client, bea: &mut Client) -> (Who, String) {
    let (mut one, mut other) = (pin!(ada.line()), pin!(bea.line()));
    // One after the other: a line that is there and not looked at would be lost.
    std::future::poll_fn(|context| match one.as_mut().poll(context) {
        Poll::Ready(line) => Poll::Ready((Who::Ada, line)),
        Poll::Pending => other.as_mut().poll(context).map(|line| (Who::Bea, line)),
    })
    .await
}

/// The lines of both until one begins so; who was told it.
async fn until(ada: &mut Client, bea: &mut Client, beginning: &str) -> Who {
    loop {
        let (who, line) = next(ada, bea).await;
        if line.starts_with(beginning) {
            return who;
        }
    }
}

/// What is answered to a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubled {
    Accept,
    Reject,
}

/// Plays until both have been told the end: whoever is asked first whether to roll or double, doubles.
async fn play_until(ada: &mut Client, bea: &mut Client, end: &str, doubled: Doubled) {
    let (mut has_doubled, mut ended) = (false, Vec::new());
    while !(ended.contains(&Who::Ada) && ended.contains(&Who::Bea)) {
        let (who, line) = next(ada, bea).await;
        let client = if who == Who::Ada { &mut *ada } else { &mut *bea };
        if line.contains(end) {
            ended.push(who);
        } else if line == "It's your turn. Please roll or double" {
            client.says(if has_doubled { "roll" } else { "double" }).await;
            has_doubled = true;
        } else if line.starts_with("Please move") {
            let play = client.some_play().expect("there is something to move");
            client.says(&format!("move {play}")).await;
        } else if line.ends_with("doubles. Type 'accept' or 'reject'.") {
            client.says(if doubled == Doubled::Accept { "accept" } else { "reject" }).await;
        }
    }
}

async fn both_join(ada: &mut Client, bea: &mut Client) {
    for client in [ada, bea] {
        client.says("join").await;
    }
}

/// What is said and asked before anybody plays.
async fn around_the_hall(ada: &mut Client, bea: &mut Client) {
    for (says, hears) in [
        ("invite Bea 5", "** Bea is refusing games.\r\n"),
        ("shout hello", "17 hello\r\n"),
        ("tell bea a game?", "16 Bea a game?\r\n"),
        ("tell nobody x", "** There is no one called nobody\r\n"),
        ("say x", "** 'say' can't be used outside a game\r\n"),
        ("kibitz x", "** You're not watching or playing.\r\n"),
        ("who", "\r\n6\r\n"),
        ("who count", "** 2 users\r\n"),
        ("rawwho bea", "\r\n6\r\n"),
        ("whois bea", "  No email address.\r\n"),
        ("ratings", " 1500.00 "),
        ("ratings bea", " Bea "),
        ("show games", "List of games:\r\n"),
        ("show watchers", "Watching players: none.\r\n"),
        ("show saved", "no saved games.\r\n"),
        ("toggle", "ready           YES\r\n"),
        ("toggle automove", "** Forced moves won't be done automatically.\r\n"),
        ("toggle automove", "** Forced moves will be done automatically.\r\n"),
        ("toggle nonsense", "** Don't know how to toggle nonsense\r\n"),
        ("set", "timezone:       UTC\r\n"),
        ("set boardstyle 7", "** Valid arguments are the numbers 1 to 3.\r\n"),
        ("set boardstyle 3", "Value of 'boardstyle' set to 3.\r\n"),
        ("set redoubles none", "Value of 'redoubles' set to 'none'.\r\n"),
        ("away tea", "You're away. Please type 'back'\r\n"),
        ("away", "Ada is away: tea\r\n"),
        ("back", "Welcome back.\r\n"),
        ("join Bea", "** Bea didn't invite you.\r\n"),
        ("join", "** Error: Join who?\r\n"),
        ("roll", "** You're not playing.\r\n"),
        ("reject", "** You're not playing, so you can't give up.\r\n"),
        ("pip", "** You're not playing or watching.\r\n"),
        ("leave", "** Error: No one to leave.\r\n"),
        ("watch bea", "Bea is not doing anything interesting.\r\n"),
        ("watch ada", "** Use a mirror to do that.\r\n"),
        ("xyzzy", "** Unknown command: 'xyzzy'\r\n"),
    ] {
        ada.says(says).await;
        ada.hears(hears).await;
    }
    bea.hears("13 Ada hello\r\n").await;
    bea.hears("12 Ada a game?\r\n").await;
}

async fn meet(ada: &mut Client, bea: &mut Client, eve: &mut Client) {
    bea.says("toggle ready").await;
    bea.hears("** You're now ready to invite or join someone.").await;
    eve.says("toggle report").await;
    eve.hears("** You will be informed about starting and ending matches.").await;
    ada.says("invite bea twelve").await;
    ada.hears("** The second argument to 'invite' has to be a number or the word 'unlimited'").await;
    ada.says("invite Bea 15").await;
    ada.hears("** You invited Bea to a 15 point match.").await;
    bea.hears("Ada wants to play a 15 point match with you.\r\nType 'join Ada' to accept.").await;
    bea.says("join Ada").await;
    ada.hears("** Player Bea has joined you for a 15 point match.\r\n").await;
    bea.hears("** You are now playing a 15 point match with Ada\r\n").await;
    eve.hears("Ada and Bea start a 15 point match.\r\n").await;
}

/// The first game: refusals in words, a double that is taken, played out on the board.
async fn first_game(ada: &mut Client, bea: &mut Client, eve: &mut Client) {
    let who = until(ada, bea, "Please move").await;
    eve.asks("watch bea", "You're now watching Bea.\r\nboard:Bea:Ada:15:0:0:").await;
    bea.hears("Eve is watching you.\r\n").await;
    // What a watcher says, no player hears.
    eve.asks("kibitz double now", "** But nobody heard you.\r\n").await;
    let (mover, other) = if who == Who::Ada { (&mut *ada, &mut *bea) } else { (&mut *bea, &mut *ada) };
    for (says, hears) in [
        ("roll", "** You did already roll the dice.\r\n"),
        ("double", "** You can only double before you roll the dice.\r\n"),
        ("move 1-2 1-2 1-2 1-2 1-2", "** Please don't give more than 2 moves.\r\n"),
        ("move 1-2", "** You must give 2 moves.\r\n"),
        ("move 1-1 1-1", "** You can't move that way: "),
        ("off", "** You can't bear off with every number you have rolled.\r\n"),
        ("accept", " didn't double or resign.\r\n"),
        ("redouble", "** Instant redoubles are only available for unlimited matches.\r\n"),
        ("resign", "** Type 'n' (normal), 'g' (gammon) or 'b' (backgammon) after resign.\r\n"),
        ("join", "** You can't play two games at once\r\n"),
        ("watch eve", "** You can't watch another game while you're playing.\r\n"),
        ("pip", "Pipcounts: You 167 "),
        ("say hello", "16 "),
        ("kibitz nice", "** 2 users heard you.\r\n"),
        ("whisper hm", "** 1 user heard you.\r\n"),
    ] {
        mover.asks(says, hears).await;
    }
    for (says, hears) in [
        ("roll", "** It's not your turn to roll the dice.\r\n"),
        ("move 1-2 1-2", "** It's not your turn to move.\r\n"),
        ("double", "** Please wait until "),
        ("rawboard", "board:You:"),
    ] {
        other.asks(says, hears).await;
    }
    let play = mover.some_play().unwrap();
    mover.says(&format!("move {play}")).await;
    play_until(ada, bea, "score in 15 point match:", Doubled::Accept).await;
}

/// A game that is given up in the end: the first offer is rejected.
async fn resigned_game(ada: &mut Client, bea: &mut Client) {
    let who = until(ada, bea, "Please move").await;
    let mover = if who == Who::Ada { &mut *ada } else { &mut *bea };
    mover.asks("resign n", "** Please move before you resign.\r\n").await;
    let play = mover.some_play().unwrap();
    mover.says(&format!("move {play}")).await;
    let (mover, other) = match until(ada, bea, "It's your turn. Please roll or double").await {
        Who::Ada => (ada, bea),
        Who::Bea => (bea, ada),
    };
    mover.asks("resign g", "You want to resign. ").await;
    mover.asks("resign n", "** You already did that.\r\n").await;
    mover.asks("roll", " hasn't accepted or rejected your resign yet.\r\n").await;
    other.hears(" wants to resign. You will win 2 points. Type 'accept' or 'reject'.\r\n").await;
    other.asks("roll", " wanted to resign. Type 'accept' or 'reject'.\r\n").await;
    other.asks("reject", "You reject. The game continues.\r\n").await;
    mover.hears(" rejects. The game continues.\r\n").await;
    mover.asks("resign g", "** the opponent has rejected that; ").await;
    // Now the other gives up, for less.
    other.asks("resign n", " will win 1 point.\r\n").await;
    mover.hears(" wants to resign. You will win 1 point. Type 'accept' or 'reject'.\r\n").await;
    mover.asks("accept", "You accept and win 1 point.\r\nscore in 15 point match: ").await;
    other.hears(" accepts and wins 1 point.\r\nscore in 15 point match: ").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clients_play_a_whole_match_and_every_line_is_one_of_the_protocols() {
    let house: House = house().await;
    let (mut ada, mut bea) = (house.logged_in("Ada").await, house.logged_in("Bea").await);
    around_the_hall(&mut ada, &mut bea).await;
    let mut eve = house.logged_in("Eve").await;
    meet(&mut ada, &mut bea, &mut eve).await;
    first_game(&mut ada, &mut bea, &mut eve).await;
    both_join(&mut ada, &mut bea).await;
    play_until(&mut ada, &mut bea, "score in 15 point match:", Doubled::Reject).await;
    both_join(&mut ada, &mut bea).await;
    resigned_game(&mut ada, &mut bea).await;
    ada.asks("leave", "** You terminated the game. The game was saved.\r\n").await;
    bea.hears("** Player Ada has left the game. The game was saved.\r\n").await;
    bea.asks("show saved", "**Ada ").await;
    eve.asks("unwatch", "You stop watching Bea.\r\n").await;
    ada.asks("invite bea 1", "** You invited Bea to a 1 point match.\r\n").await;
    bea.hears("Type 'join Ada' to accept.\r\n").await;
    bea.says("join ada").await;
    ada.hears("** Player Bea has joined you for a 1 point match.\r\n").await;
    eve.hears("Ada and Bea start a 1 point match.\r\n").await;
    eve.asks("watch ada", "board:Ada:Bea:1:0:0:").await;
    play_until(&mut ada, &mut bea, " the 1 point match ", Doubled::Accept).await;
    eve.hears(" wins the 1 point match ").await;
    ada.asks("wave", "You wave goodbye.\r\n").await;
    ada.asks("bye", "           Goodbye.\r\n").await;
    assert!(ada.is_closed().await);
    bea.hears("8 Ada Ada logs out.\r\n").await;
    for (client, name) in [(&ada, "ada"), (&bea, "bea"), (&eve, "eve")] {
        recorded(client, name);
    }
}

/// Keeps the session for outside readers where `TAVOLA_CLIP_SESSIONS` names a folder.
fn recorded(client: &Client, name: &str) {
    if let Some(folder) = std::env::var_os("TAVOLA_CLIP_SESSIONS") {
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}.txt")), &client.all).unwrap();
    }
}
