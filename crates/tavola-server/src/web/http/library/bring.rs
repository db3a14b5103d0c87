//! `POST /study`: files are brought: chosen in a form, dropped on the page, pasted, or sent as they are.

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Request, State, multipart::MultipartError},
    http::header::{ACCEPT, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use tavola_notation::record::Remark;

use super::list::matches;
use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        library::import::{self, CameTo, FileOutcome, NewFile, Part, Taken, WhyNot},
        study::MatchKey,
    },
    store::{LibraryMatch, LibrarySearch},
    web::{
        errors::AppError,
        http::{
            address::Query,
            body::{Json, in_time},
            guard::{Visitor, with_cookie},
            visitor::known,
        },
        limits::Cost,
        page_data::{LibraryData, Reader},
        pages,
    },
};

/// The longest body, in bytes: some hundred matches, and as much as comes in the time a body has over a slow line.
pub(crate) const LONGEST_IMPORT: usize = 4 * 1024 * 1024;

/// How many files come at once.
const MOST_FILES: usize = 100;

/// What is said of a body that is no form.
#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    /// What the file is called.
    #[serde(default)]
    name: String,
}

/// Takes the files and says what became of each.
pub(crate) async fn post(
    State(app): State<App>,
    Query(named): Query<Named>,
    visitor: Visitor,
    reader: Reader,
    request: Request,
) -> Result<Response, AppError> {
    let headers = request.headers().clone();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let (accept, kind) = (text(ACCEPT), text(CONTENT_TYPE));
    let files = in_time(files(request, named, &kind)).await??;
    let (limits, now) = (app.limits(), app.now());
    if !limits.may_ask(&visitor.asker(), visitor.network, Cost::of_files(files.len()), now) {
        return Err(AppError::TooFast);
    }
    let guest = known(&app, &visitor, None).await?;
    import::begin(&app, &guest.account).await?;
    let mut outcomes = Vec::with_capacity(files.len());
    for file in files {
        outcomes.push(import::import(&app, &guest.account, file).await?);
    }
    let response = if accept.contains("text/html") {
        page(&app, &guest.account, &reader, outcomes).await?
    } else {
        Json(outcomes.iter().map(told).collect::<Vec<_>>()).into_response()
    };
    Ok(with_cookie(response, guest.set_cookie))
}

async fn page(
    app: &App,
    account: &AccountId,
    reader: &Reader,
    outcomes: Vec<FileOutcome>,
) -> Result<Response, AppError> {
    let matches = matches(app, account, &LibrarySearch::default(), None).await?;
    let waiting = app.store().waiting_to_be_judged().await?;
    let reader = Reader { path: "/study".to_owned(), ..reader.clone() };
    Ok(pages::library(&reader, &LibraryData { outcomes, matches, waiting, ..LibraryData::default() }).into_response())
}

/// The files of a body, at least one.
async fn files(request: Request, named: Named, kind: &str) -> Result<Vec<NewFile>, AppError> {
    let files = if kind.starts_with("multipart/form-data") {
        of_form(Multipart::from_request(request, &()).await.map_err(|error| wrong(&error.body_text()))?).await?
    } else if kind.starts_with("application/x-www-form-urlencoded") {
        return Err(wrong("files come as multipart/form-data, or one as the whole body"));
    } else {
        let bytes = Bytes::from_request(request, &()).await.map_err(|_| AppError::too_much_at_once())?;
        vec![NewFile { name: named.name, bytes: bytes.into() }]
    };
    if files.is_empty() {
        return Err(AppError::no_files());
    }
    Ok(files)
}

/// The files of a form, and what was pasted into it.
async fn of_form(mut form: Multipart) -> Result<Vec<NewFile>, AppError> {
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(too_much)? {
        let is_text = match field.name() {
            Some("files" | "folder") => false,
            Some("text") => true,
            other => return Err(wrong(&format!("unknown field {:?}", other.unwrap_or_default()))),
        };
        let name = field.file_name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(too_much)?;
        // A field in which nothing was chosen or written comes empty and without a name.
        if bytes.is_empty() && (is_text || name.is_empty()) {
            continue;
        }
        if files.len() == MOST_FILES {
            return Err(AppError::too_much_at_once());
        }
        files.push(NewFile { name: plain_name(&name), bytes: bytes.into() });
    }
    Ok(files)
}

/// The last part of a path.
fn plain_name(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned()
}

fn too_much(error: MultipartError) -> AppError {
    if error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        AppError::too_much_at_once()
    } else {
        wrong(&error.body_text())
    }
}

fn wrong(text: &str) -> AppError {
    AppError::Malformed(text.to_owned())
}

/// What became of a file, for programs.
#[derive(Debug, Serialize)]
struct ToldFile {
    name: String,
    /// Whether the same file, or every match in it, was there already.
    known: bool,
    matches: Vec<ToldMatch>,
    /// Why something of it was not taken, in English.
    refused: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ToldMatch {
    url: String,
    /// Black and White, as the file has them from left to right.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<ToldRemark>,
}

#[derive(Debug, Serialize)]
struct ToldRemark {
    line: u32,
    column: u32,
    weight: &'static str,
    what: String,
}

fn told(file: &FileOutcome) -> ToldFile {
    let mut told = ToldFile { name: file.name.clone(), known: false, matches: Vec::new(), refused: Vec::new() };
    match &file.came_to {
        CameTo::Known(ids) => {
            told.known = true;
            let known =
                |id| ToldMatch { url: format!("/study/m/{id}"), players: Vec::new(), games: None, remarks: Vec::new() };
            told.matches = ids.iter().map(known).collect();
        }
        CameTo::Refused(why) => told.refused.push(english(why)),
        CameTo::Matches(parts) => {
            told.known = !parts.is_empty() && parts.iter().all(|part| matches!(part, Part::Known(_)));
            for part in parts {
                match part {
                    Part::Taken(taken) => told.matches.push(told_match(taken)),
                    Part::Known(of) => told.matches.extend(told_known(of)),
                    Part::Refused(why) => told.refused.push(english(why)),
                }
            }
        }
    }
    told
}

/// A match that was there already.
fn told_known(of: &LibraryMatch) -> Option<ToldMatch> {
    let url = MatchKey::of_stored(&of.match_key)?.address();
    let players = vec![of.names.black.clone(), of.names.white.clone()];
    Some(ToldMatch { url, players, games: Some(of.games), remarks: Vec::new() })
}

fn told_match(taken: &Taken) -> ToldMatch {
    let names = &taken.listed.names;
    let remark = |one: &Remark| ToldRemark {
        line: one.at.line,
        column: one.at.column,
        weight: one.weight.word(),
        what: one.what.clone(),
    };
    ToldMatch {
        url: format!("/study/m/{}", taken.id),
        players: vec![names.black.clone(), names.white.clone()],
        games: Some(taken.listed.games),
        remarks: taken.remarks.iter().map(remark).collect(),
    }
}

fn english(why: &WhyNot) -> String {
    use crate::club::library::import as limits;
    match why {
        WhyNot::Empty => "the file is empty".to_owned(),
        WhyNot::TooLong => format!("a file has at most {} bytes", limits::LONGEST_FILE),
        WhyNot::Archive => "this is an archive: unpack it and bring the files in it".to_owned(),
        WhyNot::Analysis => "this is the analysis, not the match: bring the match itself".to_owned(),
        WhyNot::Unreadable(why) => why.clone(),
        WhyNot::NoPlay => "there is no play in it".to_owned(),
        WhyNot::TooManyLines => {
            format!("a match has at most {} games and {} lines", limits::MOST_GAMES, limits::MOST_LINES)
        }
        WhyNot::Full => format!(
            "a library holds at most {} files and {} bytes: remove matches first",
            limits::MOST_FILES,
            limits::MOST_BYTES
        ),
    }
}
