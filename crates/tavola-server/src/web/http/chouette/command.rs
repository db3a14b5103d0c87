//! `POST /c/{id}/command`: puts a command to a chouette, as JSON or as a plain page's form.

use std::collections::BTreeMap;

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::{Map, Value, json};
use tavola_base::PlayerId;
use tavola_club::chouette::{Chouette, ChouetteCommand, ChouetteStream};
use tavola_notation::read_play;
use tavola_rules::Phase;

use crate::{
    app::App,
    base::ids::{CommandId, StreamId},
    stream::rooms::Sender,
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Body,
            guard::Visitor,
            stream::{self, Order},
        },
        strict,
    },
};

/// A command as a plain page's form has it: `type` and the command's own data. Written plays are read (`play`), cubes
/// are named apart by spaces (`cubes`), answers are one field each (`answer.NAME`), `as` says for whom the keeper acts.
type OrderForm = BTreeMap<String, String>;

/// Puts it to the chouette.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    body: Body<Order<ChouetteCommand>, OrderForm>,
) -> Result<Response, AppError> {
    match body {
        Body::Json(order) => Ok(stream::put::<ChouetteStream>(&app, &id, &visitor, order).await?.into_response()),
        Body::Form(mut form) => {
            let state = app.chouettes().existing(&id).await?.state;
            let command_id = form.remove("command_id").map_or_else(CommandId::fresh, CommandId::new);
            let on_behalf = form.remove("as").filter(|name| !name.is_empty()).map(PlayerId::new);
            let sender = Sender { on_behalf, ..Sender::new(visitor.account.clone()) };
            app.chouettes().command(&id, &sender, command_id, written(&state, form)?).await?;
            Ok(Redirect::to(&format!("/c/{id}")).into_response())
        }
    }
}

fn written(state: &Chouette, form: OrderForm) -> Result<ChouetteCommand, AppError> {
    let mut command = Map::new();
    let mut answers = Map::new();
    let pays = form.get("type").is_some_and(|name| name == "pay");
    for (field, text) in form.into_iter().filter(|(field, text)| !text.is_empty() || field == "play") {
        match field.as_str() {
            "play" => {
                command.insert("steps".into(), steps(state, &text)?);
            }
            "cubes" => {
                command.insert(field, json!(text.split_whitespace().collect::<Vec<_>>()));
            }
            "order" => {
                command.insert(field, json!(text.split_whitespace().collect::<Vec<_>>()));
            }
            "currency" | "unit" if !pays => {
                let stake = command.entry("stake").or_insert_with(|| json!({}));
                stake[field.as_str()] = number(&text);
            }
            "points" | "amount" | "die" | "steps" | "length" | "set" => {
                command.insert(field, number(&text));
            }
            _ => match field.strip_prefix("answer.") {
                Some(cube) => drop(answers.insert(cube.to_owned(), json!(text))),
                None => drop(command.insert(field, json!(text))),
            },
        }
    }
    if !answers.is_empty() {
        command.insert("answers".into(), Value::Object(answers));
    }
    strict::of_value(Value::Object(command)).map_err(|error| AppError::Malformed(error.to_string()))
}

/// A number if it is one, else the text, so that whoever reads it says what is wrong with it.
fn number(text: &str) -> Value {
    let whole = text.trim().parse::<i64>().map(|number| json!(number));
    whole.or_else(|_| text.trim().parse::<f64>().map(|number| json!(number))).unwrap_or_else(|_| json!(text))
}

/// The steps of a play that a text names in the game as it stands.
fn steps(state: &Chouette, text: &str) -> Result<Value, AppError> {
    let board = state.game().map(|game| game.board());
    let Some((board, Phase::ToPlay { side, roll, .. })) = board.map(|board| (board, *board.phase())) else {
        return Ok(json!([]));
    };
    let play = read_play(&board.board().seen_by(side), roll, text).map_err(AppError::unreadable_play)?;
    Ok(json!(play.steps()))
}
