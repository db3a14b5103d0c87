//! Bodies: JSON, from programs, a form, from plain pages, or either. What cannot be read is a 400, what is too large a 413.

use std::{future::Future, time::Duration};

use axum::{
    RequestExt,
    body::Bytes,
    extract::{
        FromRequest, Request,
        rejection::{BytesRejection, FormRejection},
    },
    http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::web::{errors::AppError, strict};

/// How long a body may take to come, from its first byte to its last.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

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
    J: DeserializeOwned + Serialize + 'static,
    F: DeserializeOwned + 'static,
{
    type Rejection = AppError;

    async fn from_request(request: Request, _: &S) -> Result<Self, AppError> {
        if is_json(request.headers()) {
            return request.extract::<Json<J>, _>().await.map(|body| Self::Json(body.0));
        }
        request.extract::<Form<F>, _>().await.map(|body| Self::Form(body.0))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.starts_with("application/json")
}

/// JSON of which every field is known, or [`AppError::Malformed`].
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Serialize> FromRequest<S> for Json<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        if !is_json(request.headers()) {
            return Err(malformed("the body must be JSON, with the content type application/json"));
        }
        let body = in_time(Bytes::from_request(request, state)).await?;
        let body = body.map_err(|error: BytesRejection| unread(error.status(), &error.body_text()))?;
        strict::read(&body).map(Self).map_err(|error| malformed(&error.to_string()))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// A form, or [`AppError::Malformed`].
#[derive(Debug)]
pub(crate) struct Form<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Form<T> {
    type Rejection = AppError;

    #[expect(clippy::disallowed_types, reason = "this is what stands before it")]
    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        let body = in_time(axum::Form::from_request(request, state)).await?;
        body.map(|axum::Form(body)| Self(body))
            .map_err(|error: FormRejection| unread(error.status(), &error.body_text()))
    }
}

pub(crate) async fn in_time<T>(read: impl Future<Output = T>) -> Result<T, AppError> {
    tokio::time::timeout(BODY_TIMEOUT, read).await.map_err(|_| AppError::TooSlow)
}

fn unread(status: StatusCode, text: &str) -> AppError {
    if status == StatusCode::PAYLOAD_TOO_LARGE { AppError::TooLarge } else { malformed(text) }
}

fn malformed(text: &str) -> AppError {
    AppError::Malformed(text.to_owned())
}
