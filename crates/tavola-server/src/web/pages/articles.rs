//! Articles: the list by year, author and tag, and each with boards that can be played on.

use maud::{Markup, html};
use serde_json::json;
use tavola_notation::Xgid;

use super::about::{About, page_about};
use super::figure::text;
use super::{Frame, language};
use crate::web::articles::{Article, articles};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

const STYLES: &[&str] = &["pages", "board", "book"];

/// By what the list is narrowed down; everything where it is empty.
#[derive(Debug, Clone, Default, serde::Deserialize)]
pub(crate) struct Shelf {
    #[serde(default)]
    pub(crate) tag: String,
    #[serde(default)]
    pub(crate) author: String,
    #[serde(default)]
    pub(crate) year: String,
}

impl Shelf {
    fn has(&self, article: &Article) -> bool {
        let is = |asked: &str, has: bool| asked.is_empty() || has;
        is(&self.tag, article.tags.contains(&self.tag))
            && is(&self.author, article.author == self.author)
            && is(&self.year, article.date.year().to_string() == self.year)
    }

    fn is_everything(&self) -> bool {
        self.tag.is_empty() && self.author.is_empty() && self.year.is_empty()
    }
}

/// The list, the newest first.
#[must_use]
pub(crate) fn articles_page(reader: &Reader, shelf: &Shelf) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("articles-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let lead = say("articles-lead");
    let about = About { description: &lead, path: "/articles", ..About::default() };
    let shown: Vec<&Article> = articles(locale).iter().filter(|article| shelf.has(article)).collect();
    let main = html! {
        div.book-contents {
            h1 { (title) }
            p.lead { (lead) }
            (shelves(locale, shelf))
            @if shown.is_empty() { p { (say("articles-none")) } }
            ul.articles { @for article in shown { li { (teaser(locale, article)) } } }
            p.note { a href="/articles/feed.xml" { (say("articles-feed")) } }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// Tags and years to choose from.
fn shelves(locale: Locale, shelf: &Shelf) -> Markup {
    let all = articles(locale);
    let mut tags: Vec<&str> = all.iter().flat_map(|article| article.tags.iter().map(String::as_str)).collect();
    tags.sort_unstable();
    tags.dedup();
    let mut years: Vec<String> = all.iter().map(|article| article.date.year().to_string()).collect();
    years.dedup();
    html! {
        nav.shelves aria-label=(locale.say("articles-shelves")) {
            a href="/articles" aria-current=[shelf.is_everything().then_some("page")] { (locale.say("articles-all")) }
            @for tag in tags { a href={ "/articles?tag=" (tag) } aria-current=[(shelf.tag == tag).then_some("page")] { (of_tag(locale, tag)) } }
            @for year in years { a href={ "/articles?year=" (year) } aria-current=[(shelf.year == year).then_some("page")] { (year) } }
        }
    }
}

/// A tag as it is read: the words of the language, or itself.
fn of_tag(locale: Locale, tag: &str) -> String {
    let name = format!("articles-tag-{tag}");
    let said = locale.say(&name);
    if said == name { tag.to_owned() } else { said }
}

/// Title, date and lead, with the way to it.
pub(super) fn teaser(locale: Locale, article: &Article) -> Markup {
    html! {
        a href=(article.address()) { (article.document.title) }
        p.note { (date(locale, article)) " · " (article.author) }
        p { (article.document.lead) }
    }
}

/// The day it appeared.
fn date(locale: Locale, article: &Article) -> Markup {
    let (day, month, year) = (article.date.day(), article.date.month(), article.date.year());
    let month = locale.say(&format!("month-{month}"));
    let about = [("day", i64::from(day).into()), ("month", month.into()), ("year", year.to_string().into())];
    html! { time datetime=(article.date) { (locale.say_with("date-long", &about)) } }
}

/// An article.
#[must_use]
pub(crate) fn article(reader: &Reader, article: &Article) -> Markup {
    let locale = language(reader);
    let document = &article.document;
    let frame = Frame { title: &format!("{} · Tavola", document.title), styles: STYLES, script: Some("book") };
    let (path, picture) = (article.address(), picture(article));
    let data = json!({ "@context": "https://schema.org", "@type": "Article", "headline": document.title,
        "description": document.lead, "datePublished": article.date.to_string(), "inLanguage": locale.code(),
        "author": { "@type": "Organization", "name": article.author } });
    let about = About { description: &document.lead, path: &path, picture: picture.as_deref(), data: Some(data) };
    let main = html! {
        div.book data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            (aside(locale, article))
            article.rules.article {
                p.note { (date(locale, article)) " · " (article.author) " · "
                    @for tag in &article.tags { a href={ "/articles?tag=" (tag) } { (of_tag(locale, tag)) } " " } }
                h1 { (document.title) }
                p.lead { (document.lead) }
                (text(locale, &document.blocks))
                (onward(locale, article))
            }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// The sections, and the way back.
fn aside(locale: Locale, article: &Article) -> Markup {
    html! {
        nav.book-aside aria-label=(locale.say("book-contents")) {
            ul { @for section in article.document.sections.iter().filter(|section| section.level == 2 && !section.anchor.is_empty()) {
                li { a href={ "#" (section.anchor) } { (section.title) } }
            } }
            p { a href="/articles" { (locale.say("articles-title")) } }
        }
    }
}

/// The articles before and after it.
fn onward(locale: Locale, article: &Article) -> Markup {
    let all = articles(locale);
    let at = all.iter().position(|other| other.name == article.name).unwrap_or_default();
    let link = |other: Option<&Article>, rel: &str, says: &str| {
        other.map(|other| html! { a rel=(rel) href=(other.address()) { small { (locale.say(says)) } span { (other.document.title) } } })
    };
    html! {
        nav.book-onward aria-label=(locale.say("book-onward")) {
            (link(all.get(at + 1), "prev", "articles-older").unwrap_or_default())
            (link(at.checked_sub(1).and_then(|at| all.get(at)), "next", "articles-newer").unwrap_or_default())
        }
    }
}

/// Its first board, for those who only see a link.
fn picture(article: &Article) -> Option<String> {
    let board = article.document.boards().next()?;
    Some(format!("/position.png?id={}", Xgid::try_from(&board.situation).ok()?))
}

/// The newest on the first page.
pub(super) fn newest(locale: Locale) -> Markup {
    html! {
        section.newest aria-labelledby="newest-title" {
            h2 #newest-title { (locale.say("articles-title")) }
            ul.articles { @for article in articles(locale).iter().take(3) { li { (teaser(locale, article)) } } }
            p { a href="/articles" { (locale.say("articles-more")) } }
        }
    }
}
