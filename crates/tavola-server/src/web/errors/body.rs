//! An error as it is answered: what programs read, and what pages are made from.

use std::collections::BTreeMap;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use serde::{Serialize, Serializer};
use tavola_base::{Arg, Refusal};
use tavola_rules::Clause;

use super::AppError;
use crate::{base::trouble::Trouble, store::StoreError};

/// An error as programs read it; pages are made from it too.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ErrorBody {
    /// The kind of error: `not_found`, `refused` and so on.
    pub code: &'static str,
    /// What is wrong, in English.
    pub message: String,
    /// The refusal, where the rules or the house refuse: the fields of a `Refusal` beside these.
    #[cfg_attr(feature = "wire", ts(skip))]
    #[serde(flatten, skip_serializing_if = "Option::is_none", serialize_with = "beside_the_message")]
    pub refusal: Option<Box<Refusal>>,
}

/// What a refusal says besides its message, which is the error's and stands there already.
fn beside_the_message<S: Serializer>(refusal: &Option<Box<Refusal>>, to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Rest<'a> {
        clause: &'a Option<Clause>,
        message_key: &'a str,
        args: &'a BTreeMap<&'static str, Arg>,
        legal: &'a [String],
    }
    let rest = refusal.as_deref().map(|Refusal { clause, message_key, args, message: _, legal }| Rest {
        clause,
        message_key,
        args,
        legal,
    });
    rest.serialize(to)
}

/// Where a form was that is refused: its error's page leads back there.
#[derive(Debug, Clone)]
pub struct WayBack(pub String);

/// The answer to a form that was at `back`.
pub(crate) fn leads_back(back: &str, answer: Result<Response, AppError>) -> Response {
    answer.unwrap_or_else(|error| {
        let mut response = error.into_response();
        response.extensions_mut().insert(WayBack(back.to_owned()));
        response
    })
}

/// While the database is away all requests fail for the same reason.
static UNSERVED: Trouble = Trouble::without_end("requests fail for want of the database");

/// After how many seconds it is worth trying again: buckets give a request back within one, whatever it cost.
pub(crate) fn retry_after(status: StatusCode, code: &str) -> Option<u32> {
    match (status, code) {
        (StatusCode::TOO_MANY_REQUESTS, "too_many_bots" | "too_many_streams") => Some(60),
        (StatusCode::TOO_MANY_REQUESTS, "too_many_guests") => Some(10),
        (StatusCode::TOO_MANY_REQUESTS, _) => Some(1),
        (StatusCode::SERVICE_UNAVAILABLE, "set_aside") => Some(60),
        (StatusCode::SERVICE_UNAVAILABLE, _) => Some(2),
        _ => None,
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        // A stream that is set aside was told of when it was; that somebody is to ask again is no fault.
        let is_known = matches!(self, Self::Store(StoreError::Closed) | Self::SetAside(_) | Self::Busy);
        if self.is_away() {
            UNSERVED.happened(&self);
        } else if self.status().is_server_error() && !is_known {
            tracing::error!(error = %self, "a request failed");
        }
        let body = self.body();
        let mut response = (self.status(), Json(&body)).into_response();
        let wait = retry_after(self.status(), body.code).filter(|_| self.status() == StatusCode::SERVICE_UNAVAILABLE);
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(body);
        response
    }
}
