//! Who reads a page; and errors as pages for those who read pages.

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{
        HeaderMap, Uri,
        header::{ACCEPT, ACCEPT_LANGUAGE, COOKIE, HOST, RETRY_AFTER},
        request::Parts,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

use tavola_base::Arg;

use crate::{
    app::App,
    base::ids::AccountId,
    web::{
        errors::{AppError, ErrorBody, WayBack},
        http::guard::{Visitor, is_api},
        i18n::{COOKIE as LANGUAGE, Locale},
        page_data::{ErrorData, Reader},
        pages,
    },
};

impl FromRequestParts<App> for Reader {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, AppError> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        Self::of(app, &parts.headers, &parts.uri, visitor.as_ref()).await
    }
}

impl Reader {
    async fn of(app: &App, headers: &HeaderMap, uri: &Uri, visitor: Option<&Visitor>) -> Result<Self, AppError> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
        let account = visitor.and_then(|visitor| visitor.account.as_ref());
        let (name, is_player) = match account {
            Some(account) => (app.store().account_name(account).await?, app.store().is_player(account).await?),
            None => (None, false),
        };
        let is_waiting = match account {
            Some(account) => app.lobby().is_waiting(account, app.now()),
            None => false,
        };
        let unseen = match account {
            Some(account) => Some(app.notices().unseen(account).await?),
            None => None,
        };
        let origin = app.config().public_url.clone();
        let reader = Self {
            cookies: text(COOKIE),
            accept_language: text(ACCEPT_LANGUAGE),
            path: uri.path_and_query().map(ToString::to_string).unwrap_or_default(),
            name,
            is_player,
            unseen,
            is_waiting,
            origin: origin.unwrap_or_else(|| format!("http://{}", text(HOST))).trim_end_matches('/').to_owned(),
        };
        // Every page has an address in each language for those who link to it; what was chosen stays chosen.
        Ok(match Locale::asked_in(&reader.path) {
            Some(locale) => reader.reading(locale),
            None => reader,
        })
    }
}

impl Reader {
    /// The same, as who has chosen a language.
    pub(crate) fn reading(mut self, locale: Locale) -> Self {
        self.cookies = format!("{LANGUAGE}={}; {}", locale.code(), self.cookies);
        self
    }
}

/// Turns the error of an answer into a page where the request asks for pages.
pub(crate) async fn errors_as_pages(State(app): State<App>, request: Request, next: Next) -> Response {
    let accept = request.headers().get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    if !accept.contains("text/html") || is_api(request.uri()) {
        return next.run(request).await;
    }
    let visitor = request.extensions().get::<Visitor>().cloned();
    let reader = Reader::of(&app, request.headers(), request.uri(), visitor.as_ref()).await;
    let response = next.run(request).await;
    let Some(error) = response.extensions().get::<ErrorBody>().cloned() else { return response };
    let status = response.status();
    let back = response.extensions().get::<WayBack>().map(|way| way.0.clone());
    let data = ErrorData { status: status.as_u16(), error: named(&app, error).await, back };
    let mut page = (status, pages::error(&reader.unwrap_or_default(), &data)).into_response();
    if let Some(seconds) = response.headers().get(RETRY_AFTER) {
        page.headers_mut().insert(RETRY_AFTER, seconds.clone());
    }
    page
}

/// An error whose refusal calls people by their names, as far as they have one.
async fn named(app: &App, mut error: ErrorBody) -> ErrorBody {
    let Some(refusal) = &mut error.refusal else { return error };
    for arg in refusal.args.values_mut() {
        let people: Vec<&mut Arg> = match arg {
            Arg::List(list) => list.iter_mut().collect(),
            one => vec![one],
        };
        for one in people {
            let Arg::Player(player) = &*one else { continue };
            if let Ok(Some(name)) = app.store().account_name(&AccountId::new(player.as_str())).await {
                *one = Arg::Name(name);
            }
        }
    }
    error
}
