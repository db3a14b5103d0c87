//! `/t/{id}/talk`, `/c/{id}/talk`, `/e/{id}/talk`: what is said there, as far as the visitor hears it.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_base::Decider as _;
use tavola_club::table::Tables;

use crate::{
    app::App,
    base::ids::{AccountId, CommandId, StreamId},
    club::{
        cases::{self, Complaint},
        talk::{self, Holds, Saying, TalkView, phrase},
    },
    store::TalkWish,
    stream::rooms::Kind,
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::{Body, Json},
            guard::{Visitor, with_cookie},
            visitor::{blocks, known},
        },
        page_data::Reader,
        pages, strict,
    },
};

/// Something done about what is said.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Act {
    /// One of the phrases is said.
    Phrase { phrase: String },
    /// Free words are said.
    Say { text: String },
    /// Free words are wanted here.
    WantWords,
    /// They are not.
    WantNoWords,
    /// Whoever said a line is not to be heard here any more.
    Mute { line: i64 },
    /// They are to be heard again.
    Unmute { line: i64 },
    /// Nothing is wanted of them anywhere.
    Block { line: i64 },
    /// Moderators are to look at it.
    Report(Complaint),
}

/// An act with its name.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    command_id: CommandId,
    act: Act,
}

/// An act as a page's form has it: every field is text, an empty one is as good as none.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OrderForm {
    command_id: Option<CommandId>,
    r#type: String,
    phrase: String,
    text: String,
    line: String,
    seat: String,
    reason: String,
    words: String,
}

impl OrderForm {
    fn order(self) -> Result<Order, AppError> {
        let mut act = json!({ "type": self.r#type });
        let fields = [
            ("phrase", self.phrase),
            ("text", self.text),
            ("seat", self.seat),
            ("reason", self.reason),
            ("words", self.words),
        ];
        for (name, value) in fields.into_iter().filter(|(_, value)| !value.is_empty()) {
            act[name] = json!(value);
        }
        if let Ok(line) = self.line.parse::<i64>() {
            act["line"] = json!(line);
        }
        let act = strict::of_value(act).map_err(|error| AppError::Malformed(error.to_string()))?;
        Ok(Order { command_id: self.command_id.unwrap_or_else(CommandId::fresh), act })
    }
}

/// What is said, as a page of its own: for tournaments, and for whoever watches a chouette.
pub(crate) async fn page<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let talk = talk::view::<K>(&app, &id, visitor.account.as_ref()).await?;
    Ok(pages::chat_page(&reader, &address(K::STREAM, &id), &talk))
}

/// What is said.
pub(crate) async fn get<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
) -> Result<Json<TalkView>, AppError> {
    Ok(Json(talk::view::<K>(&app, &id, visitor.account.as_ref()).await?))
}

/// Says something, or something about what was said.
pub(crate) async fn post<K: Kind>(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Order, OrderForm>,
) -> Result<Response, AppError> {
    let (order, answer) = match body {
        Body::Json(order) => (order, StatusCode::NO_CONTENT.into_response()),
        Body::Form(form) => (form.order()?, Redirect::to(&way_back(K::STREAM, &id)).into_response()),
    };
    // Nobody becomes a guest by talking where there is nothing.
    K::rooms(&app).seen(&id, visitor.account.as_ref()).await?;
    let guest = known(&app, &visitor, None).await?;
    done::<K>(&app, &id, &guest.account, order).await?;
    Ok(with_cookie(answer, guest.set_cookie))
}

/// Where one comes back to from a form: where the lines are.
fn way_back(kind: &str, id: &StreamId) -> String {
    let at = address(kind, id);
    if kind == Tables::STREAM { format!("{at}#chat") } else { format!("{at}/chat") }
}

/// Where a stream's page is.
pub(crate) fn address(kind: &str, id: &StreamId) -> String {
    let at = match kind {
        "chouette" => "c",
        "tournament" => "e",
        _ => "t",
    };
    format!("/{at}/{id}")
}

async fn done<K: Kind>(app: &App, id: &StreamId, own: &AccountId, order: Order) -> Result<(), AppError> {
    let Order { command_id, act } = order;
    let say = async |saying| talk::say::<K>(app, id, own, &command_id, saying).await;
    let wish = async |wish, holds| talk::wish::<K>(app, id, own, wish, holds).await;
    let who = async |number| {
        let line = talk::line::<K>(app, id, own, number).await?;
        if line.account == *own {
            Err(AppError::plainly("talk-own-line", "that line is your own"))
        } else {
            Ok(line.account)
        }
    };
    match act {
        Act::Phrase { phrase: name } => {
            let known = phrase(&name).ok_or_else(|| AppError::Malformed("there is no such phrase".to_owned()))?;
            say(Saying::Phrase(known)).await
        }
        Act::Say { text } => say(Saying::Words(text)).await,
        Act::WantWords => wish(TalkWish::FreeWords, Holds::FromNow).await,
        Act::WantNoWords => wish(TalkWish::FreeWords, Holds::NoMore).await,
        Act::Mute { line } => wish(TalkWish::Mute(who(line).await?), Holds::FromNow).await,
        Act::Unmute { line } => wish(TalkWish::Mute(who(line).await?), Holds::NoMore).await,
        Act::Block { line } => {
            blocks::block(app, own, &who(line).await?).await?;
            talk::tell_again(app, id, K::STREAM);
            Ok(())
        }
        Act::Report(complaint) => cases::report::<K>(app, id, own, complaint).await,
    }
}
