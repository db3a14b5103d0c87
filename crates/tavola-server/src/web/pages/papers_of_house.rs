//! What the house says of itself: what it is, what it keeps of people, by what terms one plays.

use maud::{Markup, html};

use super::about::{About, page_about};
use super::figure::text;
use super::{Frame, foreign, language, not_translated};
use crate::config::Config;
use crate::web::book::paper;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The papers, by the names they have in addresses.
pub(crate) const PAPERS: [&str; 3] = ["about", "privacy", "terms"];

/// A paper of the house; none of that name.
#[must_use]
pub(crate) fn paper_of_house(reader: &Reader, name: &'static str, config: &Config) -> Option<Markup> {
    let locale = language(reader);
    let (written, document) = paper(locale, name)?;
    let frame = Frame { title: &format!("{} · Tavola", document.title), styles: &["pages", "book"], script: None };
    let path = format!("/{name}");
    let about = About { description: &document.lead, path: &path, ..About::default() };
    let main = html! {
        (not_translated(locale, written))
        article.rules lang=[foreign(locale, written).0] dir=[foreign(locale, written).1] {
            h1 { (document.title) }
            p.lead { (document.lead) }
            div lang=(locale.code()) dir=(locale.direction()) { (host(locale, config)) }
            (text(locale, &document.blocks))
        }
    };
    Some(page_about(reader, &frame, &about, &main))
}

/// Who runs the club and how they are reached, as they have said it; that they have not, if so.
fn host(locale: Locale, config: &Config) -> Markup {
    let say = |key: &str| locale.say(key);
    html! {
        p #run-by {
            @match &config.run_by {
                Some(name) => { (say("host-is")) " " strong dir="auto" { (name) } ". " }
                None => { (say("host-unnamed")) " " }
            }
            @match &config.contact {
                Some(contact) => { (say("host-reached")) " " a href=(contact) { (contact.trim_start_matches("mailto:")) } }
                None => (say("host-unreachable")),
            }
        }
    }
}
