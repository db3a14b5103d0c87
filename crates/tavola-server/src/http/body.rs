//! Bodies that may be JSON, from programs, or a form, from plain pages.

use axum::{
    Form, Json, RequestExt,
    extract::{
        FromRequest, Request,
        rejection::{FormRejection, JsonRejection},
    },
    http::header::CONTENT_TYPE,
};
use serde::de::DeserializeOwned;

use crate::errors::AppError;

/// A body, read as what its `Content-Type` says.
#[derive(Debug)]
pub(crate) enum Body<J, F> {
    /// JSON: answered with JSON.
    Json(J),
    /// A form: answered with a page.
    Form(F),
}

impl<S, J, F> FromRequest<S> for Body<J, F>
where
    S: Send + Sync,
    J: DeserializeOwned + 'static,
    F: DeserializeOwned + 'static,
{
    type Rejection = AppError;

    async fn from_request(request: Request, _: &S) -> Result<Self, AppError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.starts_with("application/json") {
            let body =
                request.extract::<Json<J>, _>().await.map_err(|error: JsonRejection| malformed(&error.body_text()))?;
            return Ok(Self::Json(body.0));
        }
        let body =
            request.extract::<Form<F>, _>().await.map_err(|error: FormRejection| malformed(&error.body_text()))?;
        Ok(Self::Form(body.0))
    }
}

fn malformed(text: &str) -> AppError {
    AppError::Malformed(text.to_owned())
}
