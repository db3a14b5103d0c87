//! The rules as a book: contents, chapters, what was looked for, and the whole of it for paper.

use maud::{Markup, html};

use super::about::{About, page_about};
use super::figure::{printed, text};
use super::rulebook;
use super::terms::{line_of, of_preset};
use super::{Frame, foreign, language, not_translated};
use crate::web::book::{Book, Chapter, Found, book, book_on_one_page};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;
use serde_json::{Value, json};
use tavola_rules::Preset;

const STYLES: &[&str] = &["pages", "board", "book"];

/// The texts the book stands on, by the names of their lines on the title page.
const AFTER: [&str; 5] = ["galore", "italian", "room", "club", "manual"];

/// The contents, and the places where what is looked for stands.
#[must_use]
pub(crate) fn contents(reader: &Reader, sought: &str, found: &[Found<'_>]) -> Markup {
    let locale = language(reader);
    let book = book(locale);
    let title = locale.say("book-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let lead = locale.say("book-lead");
    let about = About { description: &lead, path: "/rules", ..About::default() };
    let main = html! {
        div.book-contents {
            h1 { (title) }
            p.lead { (lead) }
            (search_form(locale, sought))
            @if !sought.trim().is_empty() { (results(locale, found)) }
            ol.chapters {
                @for chapter in &book.chapters {
                    li {
                        a href={ "/rules/" (chapter.name) } lang=[foreign(locale, chapter.language).0] { (chapter.document.title) }
                        p lang=[foreign(locale, chapter.language).0] { (chapter.document.lead) }
                    }
                }
            }
            (others(locale))
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// Where else one reads on.
fn others(locale: Locale) -> Markup {
    html! {
        ul.book-others {
            li { a href="/rulebook" { (locale.say("rulebook-title")) } " – " (locale.say("rulebook-note")) }
            li { a href="/rules/whole" { (locale.say("book-whole")) } " – " (locale.say("book-whole-note")) }
        }
    }
}

fn search_form(locale: Locale, sought: &str) -> Markup {
    html! {
        form.book-search role="search" method="get" action="/rules" {
            label for="book-search" { (locale.say("book-search")) }
            input #book-search type="search" name="q" value=(sought) maxlength="60";
            button.panel-button { (locale.say("book-search-go")) }
        }
    }
}

fn results(locale: Locale, found: &[Found<'_>]) -> Markup {
    let many = i64::try_from(found.len()).unwrap_or(i64::MAX);
    html! {
        section.book-found aria-label=(locale.say("book-search")) {
            p role="status" { (locale.say_with("book-found", &[("n", many.into())])) }
            ul {
                @for place in found {
                    li {
                        @match place {
                            Found::Section { chapter, section, excerpt } => {
                                a href={ "/rules/" (chapter.name) "#" (section.anchor) } {
                                    (chapter.document.title) @if !section.title.is_empty() { " · " (section.title) }
                                }
                                p { (excerpt) }
                            }
                            Found::Clause { clause, text } => {
                                a href={ "/rulebook/" (clause) } { (clause) }
                                p { (text) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A chapter; none of that name.
#[must_use]
pub(crate) fn chapter(reader: &Reader, name: &str) -> Option<Markup> {
    let locale = language(reader);
    let book = book(locale);
    let (place, chapter) = book.chapter(name)?;
    let document = &chapter.document;
    let frame = Frame { title: &format!("{} · Tavola", document.title), styles: STYLES, script: Some("book") };
    let path = format!("/rules/{name}");
    let about = About { description: &document.lead, path: &path, data: questions(chapter), ..About::default() };
    let main = html! {
        div.book data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            (aside(locale, book, name))
            article.rules lang=[foreign(locale, chapter.language).0] dir=[foreign(locale, chapter.language).1] {
                @if chapter.language != locale { div lang=(locale.code()) dir=(locale.direction()) { (not_translated(locale, chapter.language)) } }
                h1 { (document.title) }
                p.lead { (document.lead) }
                (text(locale, &document.blocks))
                @if name == "chouette" { (presets(locale)) }
                @if name == "sources" { (figures(locale, book)) }
                (onward(locale, book, place))
            }
        }
    };
    Some(page_about(reader, &frame, &about, &main))
}

/// The chapters, with the sections of the one that is read.
fn aside(locale: Locale, book: &Book, read: &str) -> Markup {
    html! {
        nav.book-aside aria-label=(locale.say("book-title")) {
            details open {
                summary { (locale.say("book-contents")) }
                ol {
                    @for chapter in &book.chapters {
                        li {
                            @if chapter.name == read {
                                a href={ "/rules/" (chapter.name) } aria-current="page" { (chapter.document.title) }
                                @if chapter.document.sections.len() < 30 {
                                    ul { @for section in chapter.document.sections.iter().filter(|section| section.level == 2 && !section.anchor.is_empty()) {
                                        li { a href={ "#" (section.anchor) } { (section.title) } }
                                    } }
                                }
                            } @else {
                                a href={ "/rules/" (chapter.name) } { (chapter.document.title) }
                            }
                        }
                    }
                }
                p { a href="/rules" { (locale.say("book-search")) } }
                p { a href="/rulebook" { (locale.say("rulebook-title")) } }
            }
        }
    }
}

/// The chapters before and after.
fn onward(locale: Locale, book: &Book, place: usize) -> Markup {
    let link = |at: Option<usize>, rel: &str, says: &str| {
        let chapter = at.and_then(|at| book.chapters.get(at))?;
        Some(
            html! { a rel=(rel) href={ "/rules/" (chapter.name) } { small { (locale.say(says)) } span { (chapter.document.title) } } },
        )
    };
    html! {
        nav.book-onward aria-label=(locale.say("book-onward")) {
            (link(place.checked_sub(1), "prev", "book-before").unwrap_or_default())
            (link(Some(place + 1), "next", "book-after").unwrap_or_default())
        }
    }
}

/// The questions of a chapter that has them, for search engines.
fn questions(chapter: &Chapter) -> Option<Value> {
    if chapter.name != "questions" {
        return None;
    }
    let sections = chapter.document.sections.iter().filter(|section| section.title.ends_with('?'));
    let question = |section: &crate::web::markdown::Section| {
        json!({ "@type": "Question", "name": section.title,
            "acceptedAnswer": { "@type": "Answer", "text": section.text.trim() } })
    };
    let all: Vec<Value> = sections.map(question).collect();
    Some(json!({ "@context": "https://schema.org", "@type": "FAQPage", "mainEntity": all }))
}

/// Where each figure of the sources stands.
fn figures(locale: Locale, book: &Book) -> Markup {
    html! {
        section #figures {
            h2 { (locale.say("book-figures")) }
            ul { @for (source, name, chapter) in book.figures_of_sources() {
                li { (source) ": " a href={ "/rules/" (chapter.name) "#figure-" (name) } { (chapter.document.title) } }
            } }
        }
    }
}

/// Both forms of the chouette as the house has them.
fn presets(locale: Locale) -> Markup {
    html! {
        section #presets {
            h2 { (locale.say("chouette-rules-presets")) }
            @for preset in [Preset::ChouetteClub, Preset::ChouetteGalore] {
                h3 { (locale.say(&format!("preset-{preset}"))) }
                p { (locale.say(&format!("preset-{preset}-note"))) }
                ul { @for (knob, value) in &of_preset(preset) { li { (line_of(locale, "chouette-knob-", knob, value)) } } }
            }
            p { a.button href="/chouettes" { (locale.say("chouette-open")) } }
        }
    }
}

/// The whole book on one page, for paper: a title, the contents, every chapter, and the clauses that they name.
#[must_use]
pub(crate) fn whole(reader: &Reader) -> Markup {
    let locale = language(reader);
    let book = book_on_one_page(locale);
    let title = locale.say("book-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: Some("whole") };
    let lead = locale.say("book-lead");
    let about = About { description: &lead, path: "/rules/whole", ..About::default() };
    let main = html! {
        div.book-whole {
            header.book-cover {
                h1 { (title) }
                p.lead { (locale.say("book-paper-lead")) }
                button #print.button type="button" hidden { (locale.say("book-print")) }
                section.book-after {
                    p { (locale.say("book-paper-after")) }
                    ul { @for text in AFTER { li { (locale.say(&format!("book-paper-{text}"))) } } }
                    p { (locale.say("book-paper-own")) }
                }
            }
            nav.book-paper-contents aria-labelledby="contents" {
                h2 #contents { (locale.say("book-contents")) }
                ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.name) } { span { (chapter.document.title) } } } } }
                p { a href="#rulebook" { span { (locale.say("rulebook-title")) } } }
            }
            @for chapter in &book.chapters {
                article.rules.chapter #(chapter.name) {
                    h1 { (chapter.document.title) }
                    p.lead { (chapter.document.lead) }
                    (printed(&chapter.document.blocks))
                }
            }
            article.rules.rulebook.chapter #rulebook {
                h1 { (locale.say("rulebook-title")) }
                p.lead { (locale.say("rulebook-lead")) }
                (rulebook::parts(locale, "#"))
            }
        }
    };
    page_about(reader, &frame, &about, &main)
}
