//! `POST /t/{id}/command`: puts a command to a table, as JSON or as a plain page's form.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use serde_json::json;
use tavola_club::table::{Table, TableCommand, Tables};
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
            table::tutor::helped,
        },
        page_data::{Reader, TutorAsks},
        pages, strict,
    },
};

/// A command as a plain page's form has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderForm {
    /// Makes sending the form twice do it once; a fresh one if it is left out.
    command_id: Option<CommandId>,
    /// The command's name: `roll`, `play`, …
    r#type: String,
    /// For a resignation or a claim: `single`, `gammon`, `backgammon`.
    kind: Option<String>,
    /// For a play: how it is written, `24/18 13/11`; empty where nothing can be moved.
    play: Option<String>,
    /// For advice: the words.
    text: Option<String>,
    /// That it is to be done whatever the tutor says.
    sure: Option<String>,
}

/// Puts it to the table.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
    body: Body<Order<TableCommand>, OrderForm>,
) -> Result<Response, AppError> {
    match body {
        Body::Json(order) => Ok(stream::put::<Tables>(&app, &id, &visitor, order).await?.into_response()),
        Body::Form(form) => {
            let table = app.tables().existing(&id).await?;
            let command = form.command(&table.state)?;
            if let Some(loss) = tutor_warns(&app, &id, &visitor, &form, &command).await {
                let OrderForm { r#type, kind, play, .. } = form;
                let asks = TutorAsks { id, loss, r#type, kind, play };
                return Ok(pages::tutor_asks(&reader, &asks).into_response());
            }
            let command_id = form.command_id.clone().unwrap_or_else(CommandId::fresh);
            let sender = Sender::new(visitor.account.clone());
            app.tables().command(&id, &sender, command_id, command).await?;
            Ok(Redirect::to(&format!("/t/{id}")).into_response())
        }
    }
}

/// What the command would cost, if that is as much as the tutor of the table is to ask about. Where it has nothing to say, or
/// is too busy, the game goes on.
async fn tutor_warns(
    app: &App,
    id: &StreamId,
    visitor: &Visitor,
    form: &OrderForm,
    command: &TableCommand,
) -> Option<f32> {
    let helped = if form.sure.is_none() { helped(app, id, visitor).await.ok()? } else { return None };
    let weighed = helped.weigh(app, command).await.ok()?;
    weighed.loss.filter(|_| weighed.warns)
}

impl OrderForm {
    fn command(&self, table: &Table) -> Result<TableCommand, AppError> {
        if self.r#type == "play" {
            return written_play(table, self.play.as_deref().unwrap_or_default());
        }
        let mut command = json!({ "type": self.r#type });
        if let Some(kind) = &self.kind {
            command["kind"] = json!(kind);
        }
        if let Some(text) = &self.text {
            command["text"] = json!(text);
        }
        strict::of_value(command).map_err(|error| AppError::Malformed(error.to_string()))
    }
}

/// The play a text names in the game as it stands.
fn written_play(table: &Table, text: &str) -> Result<TableCommand, AppError> {
    let game = table.opened().and_then(|opened| opened.game());
    let Some((game, Phase::ToPlay { side, roll, .. })) = game.map(|game| (game, *game.phase())) else {
        return Ok(TableCommand::Play { steps: Vec::new() });
    };
    let play = read_play(&game.board().seen_by(side), roll, text).map_err(AppError::unreadable_play)?;
    Ok(TableCommand::Play { steps: play.steps().to_vec() })
}
