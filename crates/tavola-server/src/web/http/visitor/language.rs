//! `POST /me/language`: reads the pages in another language from now on.

use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::web::{
    errors::AppError,
    http::{body::Form, guard::with_cookie},
};

/// The choice, and where to go back to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choice {
    lang: String,
    #[serde(default)]
    back: String,
}

/// Keeps the choice in the cookie `tavola_lang`.
pub(crate) async fn post(Form(choice): Form<Choice>) -> Result<Response, AppError> {
    let plain = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if choice.lang.is_empty() || choice.lang.len() > 12 || !plain(&choice.lang) {
        return Err(AppError::Malformed("there is no such language".to_owned()));
    }
    let cookie = format!("tavola_lang={}; Path=/; Max-Age=31536000; SameSite=Lax", choice.lang);
    Ok(with_cookie(Redirect::to(&without_language(here(&choice.back))).into_response(), Some(cookie)))
}

/// An address that asks for no language of its own: there the one that was chosen would not be seen.
fn without_language(address: &str) -> String {
    let Some((path, query)) = address.split_once('?') else { return address.to_owned() };
    let kept: Vec<&str> = query.split('&').filter(|one| !one.starts_with("lang=")).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

/// An address of ours, or the start page.
fn here(back: &str) -> &str {
    // Browsers leave out tabs and line ends of an address: "/\t/evil" is "//evil" to them.
    let ours = back.starts_with('/') && !back.starts_with("//") && back.chars().all(|c| c != '\\' && !c.is_control());
    if ours { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_chosen_is_the_one_that_is_seen() {
        assert_eq!(without_language("/rules?lang=it"), "/rules");
        assert_eq!(without_language("/t/1?at=1.2&lang=it&x=y#z"), "/t/1?at=1.2&x=y#z");
        assert_eq!(without_language("/rules"), "/rules");
    }

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(here("/t/1?x=y"), "/t/1?x=y");
        for foreign in ["//evil", "https://evil", "", "/\\evil", "/\t/evil", "/\n/evil", "t"] {
            assert_eq!(here(foreign), "/");
        }
    }
}
