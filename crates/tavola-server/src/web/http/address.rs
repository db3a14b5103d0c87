//! What an address says: the names in its path, the wishes behind its question mark. Every handler reads them here
//! (clippy refuses axum's own readers), so that a name that cannot be one is a 404 before the store is asked.

use axum::{
    extract::{FromRequestParts, rejection::QueryRejection},
    http::request::Parts,
};
use serde::de::DeserializeOwned;

use crate::web::errors::AppError;

/// The names in a path, or [`AppError::NotFound`].
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = AppError;

    #[expect(clippy::disallowed_types, reason = "this is what stands before it")]
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(names)| Self(names)).map_err(|_| AppError::NotFound)
    }
}

/// What is asked for behind the question mark, or [`AppError::Malformed`].
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = AppError;

    #[expect(clippy::disallowed_types, reason = "this is what stands before it")]
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query
            .map(|axum::extract::Query(wishes)| Self(wishes))
            .map_err(|error: QueryRejection| AppError::Malformed(error.body_text()))
    }
}
