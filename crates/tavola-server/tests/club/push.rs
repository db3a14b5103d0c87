//! Web push against a service of our own: it decrypts what it is sent and checks who has signed it.

use std::{
    collections::VecDeque,
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex},
};

use axum::http::{Request, StatusCode};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use p256::{
    SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier as _},
    elliptic_curve::sec1::ToEncodedPoint as _,
};
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::{
    base::ids::{AccountId, StreamId},
    club::{
        notices::Notice,
        push::{self, Carried, Carrier},
    },
};

use crate::{actors::Club, notices::account};

/// A push service and the browser behind it.
#[derive(Clone)]
struct Service {
    key: SecretKey,
    came: Arc<Mutex<Vec<Request<Vec<u8>>>>>,
    answers: Arc<Mutex<VecDeque<Carried>>>,
}

const AUTH: [u8; 16] = *b"sixteen bytes ok";

impl Service {
    fn of(club: &Club) -> Self {
        let key = SecretKey::from_slice(&[7; 32]).unwrap();
        let service = Self { key, came: Arc::default(), answers: Arc::default() };
        club.app.notices().carry_by(Arc::new(service.clone()));
        service
    }

    fn device(&self, endpoint: &str) -> Value {
        let key = BASE64.encode(self.key.public_key().to_encoded_point(false).as_bytes());
        json!({ "endpoint": endpoint, "key": key, "auth": BASE64.encode(AUTH) })
    }

    fn answers(&self, with: Carried) {
        self.answers.lock().unwrap().push_back(with);
    }

    fn came(&self) -> Vec<Request<Vec<u8>>> {
        std::mem::take(&mut self.came.lock().unwrap())
    }

    fn opens(&self, request: &Request<Vec<u8>>) -> Value {
        let text = web_push_native::decrypt(request.body().clone(), &self.key, &AUTH.into()).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

impl Carrier for Service {
    fn carry(&self, request: Request<Vec<u8>>) -> Pin<Box<dyn Future<Output = Carried> + Send + '_>> {
        self.came.lock().unwrap().push(request);
        let answer = self.answers.lock().unwrap().pop_front().unwrap_or(Carried::Taken);
        Box::pin(async move { answer })
    }
}

fn turn(opponent: &AccountId, turn: i64) -> Notice {
    Notice::YourTurn { table: StreamId::new("0".repeat(32)), opponent: opponent.clone(), turn }
}

/// Lets a time pass and pushes what is due.
async fn passes(club: &Club, time: Millis) {
    club.clock.advance(time);
    push::serve(&club.app).await.unwrap();
}

/// The claims of a token, whose signature is the club's.
fn claims(request: &Request<Vec<u8>>, club: &Club) -> Value {
    let proof = request.headers()["authorization"].to_str().unwrap().strip_prefix("vapid t=").unwrap();
    let (token, key) = proof.split_once(", k=").unwrap();
    assert_eq!(key, club.app.notices().keys().public());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap()
}

#[tokio::test]
async fn a_turn_is_pushed_encrypted_and_signed_after_a_moment_and_survives_a_restart() {
    let club = Club::open().await;
    let service = Service::of(&club);
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    let device = service.device("https://push.example/send/abc");
    ada.posts("/push", &device).await.is(StatusCode::NO_CONTENT);
    club.app.notices().tell(&her, turn(&other, 1)).await;
    passes(&club, Millis::seconds(1)).await;
    assert!(service.came().is_empty(), "not before a moment has passed");
    let club = club.reopened(Millis::seconds(2)).await;
    club.app.notices().carry_by(Arc::new(service.clone()));
    passes(&club, Millis::seconds(1)).await;
    let came = service.came();
    assert_eq!(came.len(), 1);
    assert_eq!(came[0].uri(), "https://push.example/send/abc");
    let header = |name: &str| came[0].headers()[name].to_str().unwrap().to_owned();
    assert_eq!((header("urgency"), header("content-encoding")), ("normal".to_owned(), "aes128gcm".to_owned()));
    assert!(header("ttl").parse::<u32>().unwrap() <= 12 * 3600 && header("topic").len() <= 32);
    let said = service.opens(&came[0]);
    assert_eq!(said["body"], "It is your turn against Bea");
    assert_eq!((&said["unseen"], said["key"].as_str().unwrap().starts_with("turn:")), (&json!(1), true));
    let claims = claims(&came[0], &club);
    assert_eq!(claims["aud"], "https://push.example");
    let lasts = claims["exp"].as_u64().unwrap() - club.app.now().millis() / 1000;
    assert!(lasts <= 24 * 3600 && claims["sub"].as_str().unwrap().starts_with("mailto:"));
    passes(&club, Millis::seconds(60)).await;
    assert!(service.came().is_empty(), "once is enough");
}

#[tokio::test]
async fn what_was_read_or_taken_back_is_not_pushed_nor_to_somebody_who_looks() {
    let club = Club::open().await;
    let service = Service::of(&club);
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    ada.posts("/push", &service.device("https://push.example/1")).await.is(StatusCode::NO_CONTENT);
    let notice = turn(&other, 1);
    club.app.notices().tell(&her, notice.clone()).await;
    club.app.notices().see(&her, &notice.key()).await.unwrap();
    passes(&club, Millis::seconds(3)).await;
    club.app.notices().tell(&her, turn(&other, 2)).await;
    club.app.notices().take_back(&her, &notice.key()).await;
    passes(&club, Millis::seconds(3)).await;
    let looks = club.app.notices().listen(&her);
    club.app.notices().tell(&her, turn(&other, 3)).await;
    passes(&club, Millis::seconds(3)).await;
    drop(looks);
    assert!(service.came().is_empty());
    club.app.notices().tell(&her, turn(&other, 4)).await;
    passes(&club, Millis::seconds(3)).await;
    assert_eq!(service.came().len(), 1);
}

#[tokio::test]
async fn a_busy_service_is_asked_again_and_a_device_that_is_gone_is_forgotten() {
    let club = Club::open().await;
    let service = Service::of(&club);
    let (mut ada, bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let (her, other) = (account(&club, &ada).await, account(&club, &bea).await);
    ada.posts("/push", &service.device("https://push.example/1")).await.is(StatusCode::NO_CONTENT);
    service.answers(Carried::Later);
    club.app.notices().tell(&her, turn(&other, 1)).await;
    passes(&club, Millis::seconds(3)).await;
    passes(&club, Millis::seconds(10)).await;
    assert_eq!(service.came().len(), 1, "not at once");
    passes(&club, Millis::seconds(30)).await;
    assert_eq!(service.came().len(), 1);
    for _ in 0..5 {
        service.answers(Carried::Later);
    }
    club.app.notices().tell(&her, turn(&other, 2)).await;
    for _ in 0..20 {
        passes(&club, Millis::seconds(1800)).await;
    }
    assert_eq!(service.came().len(), 5, "five tries and no more");
    service.answers(Carried::Gone);
    club.app.notices().tell(&her, turn(&other, 3)).await;
    passes(&club, Millis::seconds(3)).await;
    assert!(club.app.store().subscriptions(&her).await.unwrap().is_empty());
    club.app.notices().tell(&her, turn(&other, 4)).await;
    passes(&club, Millis::seconds(3)).await;
    assert_eq!(service.came().len(), 1);
}

#[tokio::test]
async fn five_devices_are_told_a_sixth_takes_the_place_of_the_oldest_and_nobody_ends_anothers() {
    let club = Club::open().await;
    let service = Service::of(&club);
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let her = account(&club, &ada).await;
    for nth in 0..7 {
        club.clock.advance(Millis::seconds(1));
        ada.posts("/push", &service.device(&format!("https://push.example/{nth}"))).await.is(StatusCode::NO_CONTENT);
    }
    let devices = club.app.store().subscriptions(&her).await.unwrap();
    assert_eq!((devices.len(), devices[4].endpoint.as_str()), (5, "https://push.example/2"));
    let ended = json!({ "endpoint": "https://push.example/6" });
    bea.posts("/push/end", &ended).await.is(StatusCode::NO_CONTENT);
    assert_eq!(club.app.store().subscriptions(&her).await.unwrap().len(), 5);
    ada.posts("/push/end", &ended).await.is(StatusCode::NO_CONTENT);
    assert_eq!(club.app.store().subscriptions(&her).await.unwrap().len(), 4);
    for bad in ["http://127.0.0.1/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/", "nonsense"] {
        ada.posts("/push", &service.device(bad)).await.is(StatusCode::BAD_REQUEST);
    }
    let mut keyless = service.device("https://push.example/8");
    keyless["key"] = json!("AAAA");
    ada.posts("/push", &keyless).await.is(StatusCode::BAD_REQUEST);
    club.stranger().posts("/push", &service.device("https://push.example/9")).await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn the_app_has_a_manifest_in_both_languages_a_worker_of_this_release_and_a_page_without_a_network() {
    let club = Club::open().await;
    let mut nobody = club.stranger();
    for (language, board) in [("en", "Clock and scoreboard"), ("it", "Orologio e segnapunti")] {
        let manifest = nobody.gets(&format!("/app.webmanifest?lang={language}")).await.is(StatusCode::OK).json();
        assert_eq!((&manifest["lang"], &manifest["shortcuts"][2]["name"]), (&json!(language), &json!(board)));
        assert_eq!(manifest["icons"][3]["purpose"], "maskable");
        let page = nobody.gets(&format!("/away?lang={language}")).await.is(StatusCode::OK).text;
        assert!(
            page.contains("href=\"/offline\"")
                && page.contains("href=\"/board\"")
                && !page.contains("href=\"/notices\""),
            "{page}"
        );
        nobody.gets("/boards").await.is(StatusCode::OK);
    }
    let worker = nobody.gets("/sw.js").await.is(StatusCode::OK);
    assert!(!worker.text.contains("RELEASE_OF_THE_FILES") && !worker.text.contains("LIST_OF_FILES"));
    assert_eq!(worker.headers["cache-control"], "no-cache");
}
