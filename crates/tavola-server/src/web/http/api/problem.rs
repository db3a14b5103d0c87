//! Errors as programs read them (RFC 9457): always JSON, with what to do about it.

use axum::{
    Json,
    extract::Request,
    http::{
        HeaderValue, StatusCode,
        header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use crate::web::{
    errors::{ErrorBody, retry_after},
    http::guard,
};

/// What is said along with an error: how things are now.
#[derive(Debug, Clone)]
pub(super) struct Beside(pub(super) Value);

/// Makes a problem of every error of the API, wherever on the way it was found.
pub(crate) async fn as_problems(request: Request, next: Next) -> Response {
    if !guard::is_api(request.uri()) {
        return next.run(request).await;
    }
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let error = response.extensions().get::<ErrorBody>().cloned();
    let beside = response.extensions().get::<Beside>().cloned();
    if matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) {
        let code = error.as_ref().map_or("", |error| error.code);
        tracing::info!(status = status.as_u16(), code, "a request of a program was refused");
    }
    problem(status, error, beside)
}

fn problem(status: StatusCode, error: Option<ErrorBody>, beside: Option<Beside>) -> Response {
    let mut body = error.as_ref().and_then(|error| serde_json::to_value(error).ok()).unwrap_or_else(|| json!({}));
    let title = status.canonical_reason().unwrap_or("Error");
    let detail = body["message"].as_str().unwrap_or(title).to_owned();
    body["type"] = json!("about:blank");
    body["title"] = json!(title);
    body["status"] = json!(status.as_u16());
    body["detail"] = json!(detail);
    body["code"] = body.get("code").cloned().unwrap_or_else(|| json!("malformed"));
    body["message"] = json!(detail);
    if let Some(clause) = error.as_ref().and_then(|error| error.refusal.as_ref()?.clause) {
        body["clause_page"] = json!(format!("/rulebook/{clause}"));
    }
    if let (Some(Beside(Value::Object(more))), Some(fields)) = (beside, body.as_object_mut()) {
        fields.extend(more);
    }
    let wait = retry_after(status, error.as_ref().map_or("", |error| error.code));
    if let Some(seconds) = wait {
        body["retry_after"] = json!(seconds);
    }
    let mut response = (status, Json(body)).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    if let Some(seconds) = wait {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if status == StatusCode::UNAUTHORIZED {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}
