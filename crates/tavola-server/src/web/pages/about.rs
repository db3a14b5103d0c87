//! What search engines and other programs are told of a page: what it is about, where it lies, what it shows.

use maud::{Markup, PreEscaped, html};
use serde_json::Value;

use super::{Frame, language, page_with};
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What is told of a page.
#[derive(Debug, Clone, Default)]
pub(super) struct About<'a> {
    /// A sentence or two.
    pub(super) description: &'a str,
    /// Its own address, without the house's.
    pub(super) path: &'a str,
    /// The address of its picture, without the house's.
    pub(super) picture: Option<&'a str>,
    /// By schema.org.
    pub(super) data: Option<Value>,
    /// The same in languages, with the address of each and `x-default` for whoever reads another; empty where all of the
    /// club's are at the same address.
    pub(super) languages: Vec<(&'a str, String)>,
    /// The address of a feed that has it.
    pub(super) feed: Option<&'a str>,
}

/// A page with what is told of it.
pub(super) fn page_about(reader: &Reader, frame: &Frame<'_>, about: &About<'_>, main: &Markup) -> Markup {
    let locale = language(reader);
    page_with(reader, frame, Some(&told(reader, locale, frame, about)), main)
}

fn told(reader: &Reader, locale: Locale, frame: &Frame<'_>, about: &About<'_>) -> Markup {
    let is_in_all = about.languages.is_empty();
    let asks = |locale: Locale| {
        format!("{}{}lang={}", about.path, if about.path.contains('?') { '&' } else { '?' }, locale.code())
    };
    let is_asked = is_in_all && Locale::asked_in(&reader.path).is_some();
    let path = if is_asked { asks(locale) } else { about.path.to_owned() };
    let canonical = format!("{}{path}", reader.origin);
    let title = frame.title.trim_end_matches(" · Tavola");
    html! {
        meta name="description" content=(about.description);
        link rel="canonical" href=(canonical);
        @for (language, path) in &about.languages { link rel="alternate" hreflang=(language) href={ (reader.origin) (path) }; }
        @if is_in_all {
            @for other in Locale::all() { link rel="alternate" hreflang=(other.code()) href={ (reader.origin) (asks(other)) }; }
            link rel="alternate" hreflang="x-default" href={ (reader.origin) (about.path) };
        }
        @if let Some(feed) = about.feed { link rel="alternate" type="application/atom+xml" title=(locale.say("articles-title")) href=(feed); }
        meta property="og:title" content=(title);
        meta property="og:description" content=(about.description);
        meta property="og:url" content=(canonical);
        meta property="og:site_name" content="Tavola";
        meta property="og:type" content=(if about.data.as_ref().is_some_and(|data| data["@type"] == "Article") { "article" } else { "website" });
        meta property="og:locale" content=(locale.code());
        @if let Some(picture) = about.picture {
            meta property="og:image" content={ (reader.origin) (picture) };
            meta name="twitter:card" content="summary_large_image";
        }
        @if let Some(data) = &about.data { script type="application/ld+json" { (PreEscaped(harmless(data))) } }
    }
}

/// JSON that ends no script.
fn harmless(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c")
}
