//! `GET /notices/live`: the line on which a page hears how many notices there are, while it is before somebody.

use std::time::Duration;

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    response::Response,
};
use serde_json::json;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{interval, timeout},
};

use crate::{
    app::App,
    base::ids::AccountId,
    web::{errors::AppError, http::guard::Visitor, live::Counted},
};

/// The longest message a page may send: it has nothing to say.
const LONGEST: usize = 64;
/// How often the page is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How long a page may take to take a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How many pages of one account may listen at a time.
const MOST_LINES: usize = 20;

/// Opens the line.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    let account = visitor.account()?.clone();
    if app.notices().listeners(&account) >= MOST_LINES {
        return Err(AppError::TooFast);
    }
    let upgrade =
        upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(512).write_buffer_size(512);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = Counted::new("notices");
        talk(&app, &account, &visitor, socket).await;
    }))
}

/// Says that somebody waits for company, or is called to a table, if they are: by another page of theirs.
async fn tell_waiting(app: &App, account: &AccountId, socket: &mut WebSocket) -> bool {
    if !app.lobby().is_waiting(account, app.now()) {
        return true;
    }
    sent(socket, Message::text(json!({ "type": "waiting" }).to_string())).await
}

/// Says the number whenever it may have changed, until the page is gone, the session ends or the server stops.
async fn talk(app: &App, account: &AccountId, visitor: &Visitor, mut socket: WebSocket) {
    let (mut news, mut ends) = (app.notices().listen(account), app.accounts().ends());
    let mut calls = app.lobby().calls();
    news.mark_changed();
    let stopping = app.stopping();
    tokio::pin!(stopping);
    let (mut ping, mut heard) = (interval(PING), true);
    loop {
        let goes_on = tokio::select! {
            () = &mut stopping => false,
            changed = news.changed() => changed.is_ok() && tell(app, account, &mut socket).await,
            end = ends.recv() => match end {
                Ok(end) => !visitor.session.as_ref().is_some_and(|session| end.is_of(account, session)),
                Err(_) => false,
            },
            call = calls.recv() => match call {
                Ok(called) if called != *account => true,
                Ok(_) | Err(RecvError::Lagged(_)) => tell_waiting(app, account, &mut socket).await,
                Err(RecvError::Closed) => false,
            },
            _ = ping.tick() => std::mem::take(&mut heard) && sent(&mut socket, Message::Ping(Default::default())).await,
            message = socket.recv() => {
                heard = true;
                matches!(message, Some(Ok(Message::Pong(_) | Message::Ping(_))))
            }
        };
        if !goes_on {
            break;
        }
    }
    sent(&mut socket, Message::Close(None)).await;
}

async fn tell(app: &App, account: &AccountId, socket: &mut WebSocket) -> bool {
    let Ok(unseen) = app.notices().unseen(account).await else { return false };
    sent(socket, Message::text(json!({ "type": "notices", "unseen": unseen }).to_string())).await
}

async fn sent(socket: &mut WebSocket, message: Message) -> bool {
    timeout(SEND_TIMEOUT, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
}
