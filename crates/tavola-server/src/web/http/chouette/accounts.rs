//! `GET /c/{id}/accounts`: a chouette's accounts as a document that prints well.

use axum::extract::State;
use maud::Markup;

use crate::{
    app::App,
    base::ids::StreamId,
    web::{
        errors::AppError,
        http::{address::Path, guard::Visitor},
        page_data::{AccountsData, Reader},
        pages,
    },
};

/// The accounts as they stand.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let view = app.chouettes().view(&id, visitor.account.as_ref()).await?;
    Ok(pages::accounts(&reader, &AccountsData { id, view }))
}
