//! The rulebook, clause by clause: all of them, and each at its own address, where refusals lead.

use maud::{Markup, html};
use tavola_rules::Clause;

use super::about::{About, page_about};
use super::figure::figure;
use super::{Frame, foreign, language, not_translated};
use crate::web::book::{Book, FIGURES, Law, book, law};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::markdown::Board;
use crate::web::page_data::Reader;

const STYLES: &[&str] = &["pages", "board", "book"];

/// All clauses.
#[must_use]
pub(crate) fn rulebook(reader: &Reader) -> Markup {
    let locale = language(reader);
    let law = law(locale);
    let title = locale.say("rulebook-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let lead = locale.say("rulebook-lead");
    let about = About { description: &lead, path: "/rulebook", ..About::default() };
    let main = html! {
        article.rules.rulebook {
            h1 { (title) }
            p.lead { (lead) }
            nav aria-label=(locale.say("book-contents")) { ul.rulebook-parts {
                @for part in &law.parts { li { a href={ "#" (part.letters) } { (part.title) } } }
            } }
            (parts(locale, "/rulebook/"))
            p { a href="/rules" { (locale.say("book-title")) } }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// All clauses by their parts, each a link to what lies `below`.
pub(super) fn parts(locale: Locale, below: &str) -> Markup {
    let law = law(locale);
    html! {
        @for part in &law.parts {
            section #(part.letters) {
                h2 { (part.title) }
                dl { @for clause in &part.clauses { (line(locale, law, *clause, below)) } }
            }
        }
    }
}

fn line(locale: Locale, law: &Law, clause: Clause, below: &str) -> Markup {
    let (written, text) = law.text(clause).unwrap_or((locale, ""));
    html! {
        dt #(clause.id()) { a href={ (below) (clause) } { (clause) } }
        dd lang=[foreign(locale, written).0] dir=[foreign(locale, written).1] { (text) }
    }
}

/// A clause: what it says, boards that show it, and where the book tells of it.
#[must_use]
pub(crate) fn clause(reader: &Reader, clause: Clause) -> Markup {
    let locale = language(reader);
    let (book, law) = (book(locale), law(locale));
    let (written, text) = law.text(clause).unwrap_or((locale, ""));
    let part = law.part(clause).map_or("", |part| part.title.as_str());
    let frame = Frame { title: &format!("{clause} · {part} · Tavola"), styles: STYLES, script: Some("book") };
    let path = format!("/rulebook/{clause}");
    let about = About { description: text, path: &path, ..About::default() };
    let boards = boards(book, clause);
    let place = Clause::ALL.iter().position(|other| *other == clause).unwrap_or_default();
    let main = html! {
        article.rules.clause-page data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            p.note { a href="/rulebook" { (locale.say("rulebook-title")) } " · " a href={ "/rulebook#" (clause.id()) } { (part) } }
            h1 { (clause) }
            (not_translated(locale, written))
            p.lead lang=[foreign(locale, written).0] dir=[foreign(locale, written).1] { (text) }
            (told(locale, book, clause))
            @for board in boards { (figure(locale, board)) }
            nav.book-onward aria-label=(locale.say("book-onward")) {
                @if let Some(before) = place.checked_sub(1).and_then(|at| Clause::ALL.get(at)) { a rel="prev" href={ "/rulebook/" (before) } { span { (before) } } }
                @if let Some(after) = Clause::ALL.get(place + 1) { a rel="next" href={ "/rulebook/" (after) } { span { (after) } } }
            }
        }
    };
    page_about(reader, &frame, &about, &main)
}

/// The sections of the book that name a clause.
fn told(locale: Locale, book: &Book, clause: Clause) -> Markup {
    let sections = book.chapters.iter().flat_map(|chapter| {
        let named = chapter.document.sections.iter().filter(move |section| section.clauses.contains(&clause));
        named.map(move |section| (chapter, section))
    });
    let sections: Vec<_> = sections.collect();
    html! {
        @if !sections.is_empty() {
            p { (locale.say("rulebook-told")) }
            ul { @for (chapter, section) in sections {
                li { a href={ "/rules/" (chapter.name) "#" (section.anchor) } { (chapter.document.title) @if !section.title.is_empty() { " · " (section.title) } } }
            } }
        }
    }
}

/// The boards of the book on which a play breaks this clause.
fn boards(book: &Book, clause: Clause) -> Vec<&Board> {
    let shows = |board: &&Board| {
        let name = board.name.as_deref().unwrap_or_default();
        let figure = FIGURES.all().find(|(other, _)| *other == name);
        figure.is_some_and(|(_, figure)| figure.tries.iter().any(|tried| tried.clause == Some(clause)))
    };
    book.chapters.iter().flat_map(|chapter| chapter.document.boards()).filter(shows).take(3).collect()
}
