//! A duplicate: how it is opened, how it stands, and what was played at its two tables, line beside line.

mod compare;

use maud::{Markup, html};
use tavola_rules::Side;

use super::chouette::levels;
use super::study_nav::{Place, study_nav};
use super::{Frame, invite, language, name_field, page};
use crate::base::ids::AccountId;
use crate::club::duplicate::{DuplicateSet, DuplicateTable, LONGEST};
use crate::club::study::Studied;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What the engine says of each table.
pub type Compared = [Option<Studied>; 2];

/// The page on which one opens a duplicate.
#[must_use]
pub fn open_duplicate(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("duplicate-title"));
    let frame = Frame { title: &title, styles: &["pages", "study"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.study-page {
                (study_nav(locale, Place::Duplicates))
                h1 { (say("duplicate-title")) }
                p { (say("duplicate-about")) }
                form.stack.duplicate-form method="post" action="/duplicates" {
                    fieldset.presets {
                        legend { (say("duplicate-play")) }
                        @for (index, play) in ["bot", "teams"].into_iter().enumerate() {
                            label.option {
                                input type="radio" name="play" value=(play) checked[index == 0];
                                span {
                                    strong { (say(&format!("duplicate-{play}"))) }
                                    small { (say(&format!("duplicate-{play}-note"))) }
                                }
                            }
                        }
                    }
                    label for="duplicate-length" { (say("duplicate-length")) }
                    input #duplicate-length type="number" name="length" min="1" max=(LONGEST) value="5" required;
                    label for="duplicate-level" { (say("start-level")) }
                    select #duplicate-level name="level" { (levels(locale)) }
                    (name_field(reader, "duplicate-name"))
                    button.button { (say("duplicate-go")) }
                }
            }
        },
    )
}

/// A duplicate as it stands, for somebody.
#[must_use]
pub fn duplicate(
    reader: &Reader,
    set: &DuplicateSet,
    account: Option<&AccountId>,
    compared: Option<&Compared>,
) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("duplicate-title"));
    let frame = Frame { title: &title, styles: &["pages", "study"], script: None };
    let is_host = set.tables[0].seat(account) == Some(Side::White);
    page(
        reader,
        &frame,
        &html! {
            div.study-page {
                (study_nav(locale, Place::Duplicates))
                h1 { (say("duplicate-title")) }
                @if compared.is_none() { p { (say("duplicate-note")) } }
                div.duplicate-tables { @for (number, table) in (1_i64..).zip(&set.tables) {
                    section {
                        h2 { (locale.say_with("duplicate-table", &[("n", number.into())])) }
                        p { (sitters(locale, table)) }
                        p.note { (say(state(table))) }
                        @if table.seat(account).is_some() || set.secret.is_some() {
                            p { a.button href={ "/t/" (table.id) } { (say(if table.seat(account).is_some() { "duplicate-play-on" } else { "duplicate-look" })) } }
                        }
                        @if is_host { @for (side, token) in &table.free {
                            (invite::plain(locale, seat_name(*side), "duplicate-invite-note", &format!("{}/join/{token}", reader.origin)))
                        } }
                    }
                } }
                @if let Some(compared) = compared { (compare::comparison(locale, set, compared)) }
                (dice(locale, set))
            }
        },
    )
}

/// Who sits at a table.
fn sitters(locale: Locale, table: &DuplicateTable) -> Markup {
    let opened = table.table.state.opened();
    let name = |side| opened.and_then(|opened| opened.name(side)).unwrap_or_else(|| locale.say("duplicate-free"));
    html! {
        @for (index, side) in [Side::White, Side::Black].into_iter().enumerate() {
            @if index > 0 { " – " }
            span.study-who { span.study-disc.(if side == Side::White { "study-white" } else { "study-black" }) aria-hidden="true" {} (name(side)) }
        }
    }
}

const fn seat_name(side: Side) -> &'static str {
    match side {
        Side::White => "duplicate-invite-white",
        Side::Black => "duplicate-invite-black",
    }
}

/// Where a table stands. No more than that: how a game goes there would tell the other table its dice.
fn state(table: &DuplicateTable) -> &'static str {
    match table.table.state.opened() {
        _ if table.is_over() => "duplicate-over",
        Some(opened) if opened.is_playing() => "duplicate-playing",
        _ => "duplicate-waiting",
    }
}

/// What the house committed to, and, when both tables are over, its secret.
fn dice(locale: Locale, set: &DuplicateSet) -> Markup {
    let say = |name: &str| locale.say(name);
    let Some(duplicate) = set.tables[0].duplicate() else { return html! {} };
    html! {
        section.duplicate-dice {
            h2 { (say("nav-dice")) }
            p.note { (say("duplicate-dice-note")) }
            dl {
                dt { (say("duplicate-commitment")) } dd { code { (duplicate.commitment) } }
                @if let Some(secret) = &set.secret {
                    dt { (say("duplicate-secret")) } dd { code { (secret) } }
                }
            }
            @if set.secret.is_some() {
                p { a href={ "/duplicates/" (set.id) "/proof.json" } download={ "tavola-duplicate-" (set.id) ".json" } { (say("duplicate-proof")) } }
            }
        }
    }
}
