//! Articles: the list by year, author and tag, and each with boards that can be played on, and what is said below it.

mod comments;
mod write;
mod wrong;

use std::sync::Arc;

use maud::{Markup, html};
use serde_json::json;
use tavola_notation::Xgid;

use super::about::{About, page_about};
use super::figure::text;
use super::person::in_address;
use super::{Frame, language};
use crate::web::articles::Article;
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{ArticleData, ArticlesData, Reader};

pub(crate) use comments::queue as comments_page;
pub(crate) use write::{list as writings_page, writing as writing_page};

const STYLES: &[&str] = &["pages", "board", "book", "articles"];

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
pub(crate) fn articles_page(reader: &Reader, data: &ArticlesData, shelf: &Shelf) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("articles-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let (lead, feed) = (say("articles-lead"), feed(locale));
    let about = About { description: &lead, path: "/articles", feed: Some(&feed), ..About::default() };
    let shown: Vec<&Arc<Article>> = data.all.iter().filter(|article| shelf.has(article)).collect();
    let main = html! {
        div.book-contents {
            h1 { (title) }
            p.lead { (lead) }
            @if data.writes { p { a.button.second-button href="/articles/write" { (say("write-new")) } } }
            (shelves(locale, &data.all, shelf))
            @if shown.is_empty() { p { (say("articles-none")) } }
            ul.articles { @for article in shown { li { (teaser(locale, article)) } } }
            p.note { a href=(feed) { (say("articles-feed")) } }
        }
    };
    page_about(reader, &frame, &about, &main)
}

fn feed(locale: Locale) -> String {
    format!("/articles/feed.xml?lang={}", locale.code())
}

/// Tags, authors and years to choose from; authors where there is more than one.
fn shelves(locale: Locale, all: &[Arc<Article>], shelf: &Shelf) -> Markup {
    let tags = each(all.iter().flat_map(|article| article.tags.iter().map(String::as_str)));
    let authors = each(all.iter().map(|article| article.author.as_str()));
    let mut years: Vec<String> = all.iter().map(|article| article.date.year().to_string()).collect();
    years.dedup();
    html! {
        nav.shelves aria-label=(locale.say("articles-shelves")) {
            a href="/articles" aria-current=[shelf.is_everything().then_some("page")] { (locale.say("articles-all")) }
            @for tag in tags { a href={ "/articles?tag=" (in_address(tag)) } aria-current=[(shelf.tag == tag).then_some("page")] { (of_tag(locale, tag)) } }
            @for year in years { a href={ "/articles?year=" (year) } aria-current=[(shelf.year == year).then_some("page")] { (year) } }
            @if authors.len() > 1 { @for author in authors {
                a href=(of_author(author)) aria-current=[(shelf.author == author).then_some("page")] dir="auto" { (author) }
            } }
        }
    }
}

fn each<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut all: Vec<&str> = all.collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// What somebody has written.
fn of_author(author: &str) -> String {
    format!("/articles?author={}", in_address(author))
}

/// A language by its own name, which is a word of that language.
fn own_name(language: Locale) -> Markup {
    html! { span lang=(language.code()) dir=(language.direction()) { (language.name()) } }
}

/// A tag as it is read: the words of the language, or itself.
fn of_tag(locale: Locale, tag: &str) -> String {
    let name = format!("articles-tag-{tag}");
    let said = locale.say(&name);
    if said == name { tag.replace('-', " ") } else { said }
}

/// Title, date and lead, with the way to it.
fn teaser(locale: Locale, article: &Article) -> Markup {
    let foreign = (article.language != locale).then(|| article.language.code());
    html! {
        a href=(article.address_for(locale)) lang=[foreign] hreflang=[foreign] dir="auto" { (article.document.title) }
        p.note { (date(locale, article)) " · " bdi { (article.author) } @if foreign.is_some() { " · " (own_name(article.language)) } }
        p lang=[foreign] dir="auto" { (article.document.lead) }
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
pub(crate) fn article(reader: &Reader, data: &ArticleData) -> Markup {
    let locale = language(reader);
    let article = &*data.article;
    let document = &article.document;
    let frame = Frame { title: &format!("{} · Tavola", document.title), styles: STYLES, script: Some("book") };
    let (path, picture, feed) = (article.own_address(), picture(article), feed(locale));
    let kind = if article.member.is_some() { "Person" } else { "Organization" };
    let schema = json!({ "@context": "https://schema.org", "@type": "Article", "headline": document.title,
        "description": document.lead, "datePublished": article.date.to_string(), "inLanguage": article.language.code(),
        "author": { "@type": kind, "name": article.author } });
    let mut languages: Vec<(&str, String)> = Vec::new();
    if data.languages.len() > 1 {
        languages.extend(data.languages.iter().map(|one| (one.code(), address_in(article, *one))));
    }
    languages.push(("x-default", article.address()));
    let about = About {
        description: &document.lead,
        path: &path,
        picture: picture.as_deref(),
        data: Some(schema),
        languages,
        feed: Some(&feed),
    };
    let main = html! {
        div.book data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            (aside(locale, article))
            div.article-column {
                article.rules.article {
                    (body(locale, article))
                    (around(locale, data))
                    (onward(locale, data))
                }
                (comments::below(locale, reader, data))
            }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// The article itself: exactly what is shown, whether it is published or only looked at.
fn body(locale: Locale, article: &Article) -> Markup {
    let document = &article.document;
    html! {
        p.note { (date(locale, article)) " · " a href=(of_author(&article.author)) dir="auto" { (article.author) } " · "
            @for tag in &article.tags { a href={ "/articles?tag=" (in_address(tag)) } { (of_tag(locale, tag)) } " " } }
        h1 dir="auto" { (document.title) }
        p.lead dir="auto" { (document.lead) }
        (text(locale, &document.blocks))
    }
}

fn address_in(article: &Article, locale: Locale) -> String {
    format!("/articles/{}/{}", article.name, locale.code())
}

/// Other languages, and the way to change it for whoever may.
fn around(locale: Locale, data: &ArticleData) -> Markup {
    let others: Vec<Locale> = data.languages.iter().copied().filter(|one| *one != data.article.language).collect();
    html! {
        @if !others.is_empty() { p.article-languages { (locale.say("articles-languages")) " "
            @for other in others { a href=(address_in(&data.article, other)) lang=(other.code()) hreflang=(other.code()) { (other.name()) } " " }
        } }
        @if let Some(id) = &data.edit { p { a.button.second-button href={ "/articles/write/" (id) } { (locale.say("write-edit")) } } }
    }
}

/// The sections, and the way back.
fn aside(locale: Locale, article: &Article) -> Markup {
    html! {
        nav.book-aside aria-label=(locale.say("book-contents")) {
            ul { @for section in article.document.sections.iter().filter(|section| section.level == 2 && !section.anchor.is_empty()) {
                li { a href={ "#" (section.anchor) } dir="auto" { (section.title) } }
            } }
            p { a href="/articles" { (locale.say("articles-title")) } }
        }
    }
}

/// The articles before and after it.
fn onward(locale: Locale, data: &ArticleData) -> Markup {
    let all = &data.all;
    let is_it = |other: &Arc<Article>| (&other.name, other.language) == (&data.article.name, data.article.language);
    let at = all.iter().position(is_it).unwrap_or_default();
    let link = |other: Option<&Arc<Article>>, rel: &str, says: &str| {
        other.map(|other| html! { a rel=(rel) href=(other.address_for(locale)) { small { (locale.say(says)) } span dir="auto" { (other.document.title) } } })
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
    Some(format!("/position.png?id={}", in_address(&Xgid::try_from(&board.situation).ok()?.to_string())))
}

/// The newest on the first page.
pub(super) fn newest(locale: Locale, articles: &[Arc<Article>]) -> Markup {
    html! {
        section.newest aria-labelledby="newest-title" {
            h2 #newest-title { (locale.say("articles-title")) }
            ul.articles { @for article in articles { li { (teaser(locale, article)) } } }
            p { a href="/articles" { (locale.say("articles-more")) } }
        }
    }
}
