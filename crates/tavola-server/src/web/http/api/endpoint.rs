//! One address of the API: what it needs, takes and answers.

use axum::{
    extract::{DefaultBodyLimit, Request},
    http::{Method, header::CONTENT_TYPE},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::MethodRouter,
};

use crate::{
    app::App,
    web::{
        errors::AppError,
        http::{guard::Visitor, library::bring::LONGEST_IMPORT},
        tokens::Scope,
    },
};

/// An address and a method.
#[derive(Debug, Clone)]
#[cfg_attr(
    not(any(feature = "wire", test)),
    expect(dead_code, reason = "only the list of all addresses reads some of it")
)]
pub(crate) struct Endpoint {
    pub(crate) path: String,
    pub(crate) method: Method,
    pub(crate) about: &'static str,
    pub(crate) scope: Option<Scope>,
    pub(crate) asked: Vec<(&'static str, &'static str)>,
    pub(crate) takes: Takes,
    pub(crate) answers: Answers,
    handler: MethodRouter<App>,
}

/// What a body has to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Takes {
    /// There is none.
    Nothing,
    /// JSON of this type.
    Json(String),
    /// A file.
    File,
}

/// What comes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answers {
    /// Nothing but that it is done.
    Nothing,
    /// JSON of this type.
    Json(String),
    /// The same, of something that was made.
    Created(String),
    /// A list of these.
    List(String),
    /// Lines, each JSON of this type.
    Lines(String),
    /// A file.
    File,
    /// JSON that a paper of its own describes.
    Any,
}

/// An address that is looked at.
pub(super) fn reads(path: impl Into<String>, about: &'static str, handler: MethodRouter<App>) -> Endpoint {
    Endpoint::new(Method::GET, path.into(), about, handler)
}

/// An address at which something is done.
pub(super) fn writes(path: impl Into<String>, about: &'static str, handler: MethodRouter<App>) -> Endpoint {
    Endpoint::new(Method::POST, path.into(), about, handler)
}

impl Endpoint {
    fn new(method: Method, path: String, about: &'static str, handler: MethodRouter<App>) -> Self {
        let (takes, answers) = (Takes::Nothing, Answers::Any);
        Self { path, method, about, scope: None, asked: Vec::new(), takes, answers, handler }
    }

    pub(super) fn needs(self, scope: Scope) -> Self {
        Self { scope: Some(scope), ..self }
    }

    pub(super) fn asks(mut self, name: &'static str, about: &'static str) -> Self {
        self.asked.push((name, about));
        self
    }

    pub(super) fn takes(self, body: impl Into<String>) -> Self {
        Self { takes: Takes::Json(body.into()), ..self }
    }

    pub(super) fn takes_file(self) -> Self {
        Self { takes: Takes::File, ..self }
    }

    pub(super) fn answers(self, body: impl Into<String>) -> Self {
        Self { answers: Answers::Json(body.into()), ..self }
    }

    pub(super) fn creates(self, body: &str) -> Self {
        Self { answers: Answers::Created(body.to_owned()), ..self }
    }

    pub(super) fn answers_list(self, of: &str) -> Self {
        Self { answers: Answers::List(of.to_owned()), ..self }
    }

    pub(super) fn streams(self, of: impl Into<String>) -> Self {
        Self { answers: Answers::Lines(of.into()), ..self }
    }

    pub(super) fn answers_file(self) -> Self {
        Self { answers: Answers::File, ..self }
    }

    pub(super) fn answers_any(self) -> Self {
        Self { answers: Answers::Any, ..self }
    }

    pub(super) fn answers_nothing(self) -> Self {
        Self { answers: Answers::Nothing, ..self }
    }

    /// The handler behind its scope.
    pub(super) fn guarded(self) -> MethodRouter<App> {
        let (scope, is_json) = (self.scope, matches!(self.takes, Takes::Json(_)));
        let handler = match self.takes {
            Takes::File => self.handler.layer(DefaultBodyLimit::max(LONGEST_IMPORT)),
            Takes::Nothing | Takes::Json(_) => self.handler,
        };
        handler.route_layer(middleware::from_fn(move |request, next| passes(scope, is_json, request, next)))
    }
}

async fn passes(scope: Option<Scope>, is_json: bool, request: Request, next: Next) -> Response {
    let visitor = request.extensions().get::<Visitor>();
    match may(scope, visitor).and_then(|()| if is_json { expect_json(&request) } else { Ok(()) }) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Whether whoever asks may do what needs a scope.
fn may(scope: Option<Scope>, visitor: Option<&Visitor>) -> Result<(), AppError> {
    let Some(scope) = scope else { return Ok(()) };
    let access = visitor.and_then(|visitor| visitor.access.as_deref()).ok_or(AppError::NoToken)?;
    if access.scopes.contains(&scope) { Ok(()) } else { Err(AppError::SmallScope(scope.name())) }
}

/// Forms are for pages.
fn expect_json(request: &Request) -> Result<(), AppError> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let wrong = || AppError::Malformed("the body must be JSON, with the content type application/json".to_owned());
    if kind.starts_with("application/json") { Ok(()) } else { Err(wrong()) }
}
