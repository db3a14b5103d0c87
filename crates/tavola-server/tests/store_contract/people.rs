//! Accounts: their names, keys, tickets and letters.

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, SessionId, StreamId, TokenId},
    store::{
        AccountKind, Mailbox, NewKey, NewPlayer, NewSession, Proved, Restricted, Restriction, Role, RowWrite, Store,
        StoredLetter, StoredPasskey, StoredToken, Ticket, TicketKind,
    },
};

const fn at(millis: u64) -> Time {
    Time::from_millis(millis)
}

fn passkey(credential: &str) -> StoredPasskey {
    let (credential, name, body) = (credential.to_owned(), "Phone".to_owned(), "{}".to_owned());
    StoredPasskey { credential, name, body, made: at(1), used: None }
}

/// A player of that name with a password.
async fn player(store: &Store, name: &str) -> AccountId {
    let account = AccountId::fresh();
    store.write(vec![RowWrite::guest(&account, "Guest", at(1))]).await.unwrap();
    let key = name.to_lowercase();
    let new = NewPlayer { account: &account, name, key: &key, opener: NewKey::Password("hash"), at: at(1) };
    assert!(store.register(new).await.unwrap());
    account
}

pub(crate) async fn a_first_key_is_kept_with_the_name_or_neither(store: Store) {
    player(&store, "Ada").await;
    let (bea, key) = (AccountId::fresh(), passkey("c1"));
    store.write(vec![RowWrite::guest(&bea, "Guest", at(1))]).await.unwrap();
    let opener = NewKey::Passkey { handle: "h1", key: &key };
    let new = |name: &'static str, key: &'static str| NewPlayer { account: &bea, name, key, opener, at: at(1) };
    assert!(!store.register(new("Ada", "ada")).await.unwrap());
    assert!(store.passkeys_of(&bea).await.unwrap().is_empty());
    assert_eq!(store.account_kind(&bea).await.unwrap(), Some(AccountKind::Guest));
    assert!(store.register(new("Bea", "bea")).await.unwrap());
    assert_eq!(store.account_of_handle("h1").await.unwrap(), Some(bea.clone()));
    assert_eq!(store.passkeys_of(&bea).await.unwrap(), [passkey("c1")]);
}

pub(crate) async fn a_last_key_is_not_taken_away(store: Store) {
    let ada = player(&store, "Ada").await;
    assert_eq!(store.write(vec![RowWrite::password_gone(&ada)]).await.unwrap(), 0);
    store.write(vec![RowWrite::passkey(&ada, &passkey("c1")), RowWrite::handle(&ada, "h1")]).await.unwrap();
    assert!(store.write(vec![RowWrite::passkey(&ada, &passkey("c1"))]).await.is_err(), "one credential, one account");
    store.write(vec![RowWrite::passkey_used("c1", "{\"counter\":2}", at(5))]).await.unwrap();
    let used = &store.passkeys_of(&ada).await.unwrap()[0];
    assert_eq!((used.used, used.body.as_str()), (Some(at(5)), "{\"counter\":2}"));
    assert_eq!(store.write(vec![RowWrite::password_gone(&ada)]).await.unwrap(), 1);
    assert_eq!(store.write(vec![RowWrite::passkey_gone(&ada, "c1")]).await.unwrap(), 0);
    store.write(vec![RowWrite::passkey(&ada, &passkey("c2"))]).await.unwrap();
    assert_eq!(store.write(vec![RowWrite::passkey_gone(&ada, "c1")]).await.unwrap(), 1);
    let other = player(&store, "Bea").await;
    assert_eq!(store.write(vec![RowWrite::passkey_gone(&other, "c2")]).await.unwrap(), 0, "not theirs");
}

pub(crate) async fn a_ticket_is_good_once(store: Store) {
    let ada = AccountId::new("ada");
    let ticket = |hash: &str, ends| Ticket {
        hash: hash.to_owned(),
        kind: TicketKind::Reset,
        account: ada.clone(),
        body: "b".to_owned(),
        ends: at(ends),
    };
    store.write(vec![RowWrite::ticket(&ticket("1", 100)), RowWrite::ticket(&ticket("2", 50))]).await.unwrap();
    let found = store.ticket("1", TicketKind::Reset, at(60)).await.unwrap();
    assert_eq!(found, Some((ada.clone(), "b".to_owned())));
    assert_eq!(store.ticket("2", TicketKind::Reset, at(60)).await.unwrap(), None);
    assert_eq!(store.ticket("1", TicketKind::Mail, at(60)).await.unwrap(), None);
    let used = || RowWrite::ticket_used("1", TicketKind::Reset, at(60));
    assert_eq!(store.write(vec![used()]).await.unwrap(), 1);
    assert_eq!(store.write(vec![used()]).await.unwrap(), 0);
    assert_eq!(store.write(vec![RowWrite::tickets_forgotten(at(60))]).await.unwrap(), 1);
}

pub(crate) async fn of_many_sessions_and_tokens_those_that_have_not_ended_are_found(store: Store) {
    let [ada, bea, cleo] = [player(&store, "Ada").await, player(&store, "Bea").await, player(&store, "Cleo").await];
    let ids = |account: &AccountId, nth: u32| {
        let id = format!("{account}-{nth}");
        (SessionId::new(id.clone()), TokenId::new(id))
    };
    for account in [&ada, &bea, &cleo] {
        for nth in 1..=2 {
            let (session, id) = ids(account, nth);
            let new = NewSession { id: &session, account, family: "", at: at(1), proved: Proved::No };
            let (name, scopes, hash) = ("bot".to_owned(), "play".to_owned(), id.as_str().to_owned());
            let account = account.clone();
            let token = StoredToken { id, account, name, scopes, created: at(1), ends: at(100), used: at(1) };
            store.write(vec![RowWrite::session(new), RowWrite::token(&token, &hash)]).await.unwrap();
        }
    }
    let (session, token) = ids(&ada, 1);
    let (what, reason) = (Restricted::Everything, "why".to_owned());
    let restriction = Restriction { what, ends: at(50), reason, case: StreamId::new("c") };
    let rows = vec![
        RowWrite::session_ended(&session, &ada),
        RowWrite::token_revoked(&token, &ada),
        RowWrite::account_closed(&bea, at(2)),
        RowWrite::restriction(&cleo, at(2), &restriction),
    ];
    store.write(rows).await.unwrap();
    let all = [&ada, &bea, &cleo].into_iter().flat_map(|one| [ids(one, 1), ids(one, 2)]);
    let (sessions, tokens): (Vec<SessionId>, Vec<TokenId>) = all.unzip();
    let sessions: Vec<&SessionId> = sessions.iter().collect();
    let (session, token) = ids(&ada, 2);
    for (now, left) in [(10, 1), (50, 3)] {
        let there = store.sessions_there(&sessions, at(now)).await.unwrap();
        assert!(there.len() == left && there.contains(&session), "{there:?}");
        let there = store.tokens_there(&tokens, at(now)).await.unwrap();
        assert!(there.len() == left && there.contains(&token), "{there:?}");
    }
    assert!(store.sessions_there(&[], at(1)).await.unwrap().is_empty());
}

pub(crate) async fn a_name_left_is_kept_for_its_owner(store: Store) {
    let (ada, bea) = (player(&store, "Ada").await, player(&store, "Bea").await);
    assert!(!store.change_name(&ada, "Bea", "bea", at(2)).await.unwrap());
    assert!(store.former_names(&ada).await.unwrap().is_empty(), "nothing is written");
    assert!(store.change_name(&ada, "Augusta", "augusta", at(2)).await.unwrap());
    assert_eq!(store.formerly_called("ada").await.unwrap(), Some(ada.clone()));
    assert!(!store.change_name(&bea, "Ada", "ada", at(3)).await.unwrap());
    assert!(store.change_name(&ada, "ADA", "ada", at(4)).await.unwrap());
    assert!(store.change_name(&ada, "Ada", "ada", at(5)).await.unwrap(), "written otherwise");
    assert_eq!(store.formerly_called("ada").await.unwrap(), None);
    assert_eq!(store.former_names(&ada).await.unwrap().len(), 1);
    store.write(vec![RowWrite::former_names_free(at(100))]).await.unwrap();
    assert!(store.change_name(&bea, "Augusta", "augusta", at(101)).await.unwrap());
}

pub(crate) async fn a_letter_waits_until_it_is_done(store: Store) {
    let ada = player(&store, "Ada").await;
    let mailbox = Mailbox {
        address: "ada@one.example".to_owned(),
        locale: "en".to_owned(),
        confirmed: at(1),
        wants_news: true,
        is_dead: false,
        stop: "s".to_owned(),
    };
    store.write(vec![RowWrite::mailbox(&ada, &mailbox)]).await.unwrap();
    store.write(vec![RowWrite::news_unwanted("s"), RowWrite::mailbox_dead(&ada, "ada@one.example")]).await.unwrap();
    let dead = store.mailbox_of(&ada).await.unwrap().unwrap();
    assert!(dead.is_dead && !dead.wants_news);
    store.write(vec![RowWrite::mailbox(&ada, &mailbox)]).await.unwrap();
    let again = store.mailbox_of(&ada).await.unwrap().unwrap();
    assert!(!again.is_dead && !again.wants_news, "confirmed again; news stay unwanted");
    let letter = StoredLetter {
        id: "l".to_owned(),
        account: ada.clone(),
        address: mailbox.address.clone(),
        body: "{}".to_owned(),
        due: at(10),
        tries: 0,
    };
    store.write(vec![RowWrite::letter(&letter)]).await.unwrap();
    assert!(store.letters_due(at(9)).await.unwrap().is_empty());
    store.write(vec![RowWrite::letter_later("l", at(20))]).await.unwrap();
    assert_eq!(store.letters_due(at(20)).await.unwrap(), [StoredLetter { due: at(20), tries: 1, ..letter }]);
    store.write(vec![RowWrite::letter_done("l")]).await.unwrap();
    assert!(store.letters_due(at(99)).await.unwrap().is_empty());
}

pub(crate) async fn of_somebody_who_left_nothing_opens_anything(store: Store) {
    let ada = player(&store, "Ada").await;
    store.write(RowWrite::recovery_codes(&ada, &["a".to_owned(), "b".to_owned()], at(1))).await.unwrap();
    store.write(vec![RowWrite::role(&ada, Role::Editor, at(1)), RowWrite::leaving(&ada, at(10))]).await.unwrap();
    assert_eq!(store.roles_of(&ada).await.unwrap(), [Role::Editor]);
    let own = store.own(&ada).await.unwrap();
    assert_eq!(own["account"][0]["name"], "Ada");
    assert_eq!(own["recovery_codes"].as_array().unwrap().len(), 2);
    assert!(store.to_be_erased(at(9)).await.unwrap().is_empty());
    assert_eq!(store.to_be_erased(at(10)).await.unwrap(), std::slice::from_ref(&ada));
    store.write(RowWrite::account_erased(&ada)).await.unwrap();
    assert_eq!(store.account_kind(&ada).await.unwrap(), Some(AccountKind::Erased));
    assert_eq!(store.player_called("ada").await.unwrap(), None);
    assert_eq!((store.codes_left(&ada).await.unwrap(), store.password_hash(&ada).await.unwrap()), (0, None));
    assert!(store.roles_of(&ada).await.unwrap().is_empty() && store.to_be_erased(at(99)).await.unwrap().is_empty());
    player(&store, "Ada").await;
}
