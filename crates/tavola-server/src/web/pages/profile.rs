//! A player's page, and what two have played against each other.

mod graph;
mod matches;

use maud::{Markup, html};

use super::table_rating::decimals;
use super::{Frame, language, page, person, person_address};
use crate::club::people::{LEAST_FOR_INTERVAL, LEAST_SHOWN, Performance};
use crate::club::ratings::{PersonKind, Pool, ShownRating, Standing};
use crate::web::i18n::{Locale, isolated};
use crate::web::page_data::{AgainstData, ProfileData, Reader, Regard};

/// A player's page.
#[must_use]
pub fn profile(reader: &Reader, data: &ProfileData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let shown = &data.profile.person;
    let title = format!("{} · Tavola", shown.name);
    let frame = Frame { title: &title, styles: &["pages", "people"], script: Some("people/app") };
    page(
        reader,
        &frame,
        &html! {
            div.people-page {
                h1 { (isolated(&shown.name)) @if shown.kind == PersonKind::Bot { " " span.bot-mark { (say("person-bot")) } } }
                (about(locale, data))
                (acts(locale, data))
                (ratings(locale, data))
                @if !data.profile.history.is_empty() { (graph::section(locale, data)) }
                (errors(locale, data.profile.performance.as_ref()))
                (matches::section(reader, data))
                p.people-more {
                    a href={ (person_address(&shown.name)) "/dice" } { (locale.say_with("dice-of", &[("name", shown.name.clone().into())])) }
                    @if data.regard.moderator { " " a href={ (person_address(&shown.name)) "/fair-play" } { (say("fair-play-title")) } }
                }
            }
        },
    )
}

/// Since when, and what they were called before.
fn about(locale: Locale, data: &ProfileData) -> Markup {
    let day = matches::day(data.profile.joined);
    html! {
        p.lead { (locale.say_with("profile-joined", &[("day", day.into())])) }
        @if !data.former.is_empty() {
            p.note { (locale.say_with("profile-former", &[("names", data.former.join(", ").into())])) }
        }
    }
}

/// What a reader can do: challenge, follow, block, report; on one's own page the way to one's account.
fn acts(locale: Locale, data: &ProfileData) -> Markup {
    let say = |name: &str| locale.say(name);
    let shown = &data.profile.person;
    let address = person_address(&shown.name);
    let Regard { own, player, follows, blocked, .. } = data.regard;
    html! {
        div.people-acts {
            @if own {
                a.button.second-button href="/account" { (say("nav-account")) }
                a.button.second-button href="/study/statistics" { (say("statistics-title")) }
            } @else if player {
                a.button href={ "/challenges?to=" (address.trim_start_matches("/people/")) } { (say("profile-challenge")) }
                form method="post" action={ (address) "/follow" } {
                    input type="hidden" name="act" value=(if follows { "unfollow" } else { "follow" });
                    button.button.second-button { (say(if follows { "profile-unfollow" } else { "profile-follow" })) }
                }
                form method="post" action="/me/blocks" {
                    input type="hidden" name="person" value=(data.profile.account);
                    input type="hidden" name="act" value=(if blocked { "unblock" } else { "block" });
                    button.button.second-button { (say(if blocked { "blocks-end" } else { "profile-block" })) }
                }
            } @else {
                p.note { a href="/register" { (say("profile-register")) } }
            }
        }
    }
}

/// Where they stand in each pool.
fn ratings(locale: Locale, data: &ProfileData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section aria-labelledby="ratings-title" {
            h2 #ratings-title { (say("rating-title")) }
            @if data.profile.standings.is_empty() { p.people-empty { (say("profile-unrated")) } }
            @else {
                dl.people-figures { @for (pool, standing) in &data.profile.standings { (rating(locale, data, *pool, standing)) } }
                p.note { (say("profile-rating-note")) }
            }
        }
    }
}

fn rating(locale: Locale, data: &ProfileData, pool: Pool, standing: &Standing) -> Markup {
    let shown = ShownRating { rating: standing.rated.rating, is_provisional: standing.is_provisional(data.now) };
    let about =
        [("matches", i64::from(standing.matches).into()), ("points", i64::from(standing.rated.experience).into())];
    html! {
        div {
            dt { (locale.say(&format!("pool-{}", pool.name()))) }
            dd {
                strong data-rating=(pool.name()) { (decimals(locale, shown.rating.points())) }
                @if shown.is_provisional { abbr title=(locale.say("rating-provisional")) { "?" } }
                small { (locale.say_with("profile-experience", &about)) }
            }
        }
    }
}

/// How well they play by the engine.
fn errors(locale: Locale, performance: Option<&Performance>) -> Markup {
    let say = |name: &str| locale.say(name);
    let figure = |rating: Option<f64>| rating.map_or_else(|| "–".to_owned(), |rating| decimals(locale, rating));
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    html! {
        section aria-labelledby="errors-title" {
            h2 #errors-title { (say("study-rating")) }
            @if let Some(found) = performance {
                dl.people-figures {
                    div { dt { (say("profile-errors")) } dd {
                        strong { (decimals(locale, found.rating)) }
                        @if let Some(within) = found.within { " ± " (decimals(locale, within)) }
                    } }
                    div { dt { (say("profile-errors-checker")) } dd { strong { (figure(found.checker)) } } }
                    div { dt { (say("profile-errors-cube")) } dd { strong { (figure(found.cube)) } } }
                }
                p.note { (locale.say_with("profile-errors-note", &[("decisions", number(found.decisions).into()), ("interval", if found.within.is_some() { "yes" } else { "no" }.into()), ("least", number(LEAST_FOR_INTERVAL).into())])) }
            } @else { p.people-empty { (locale.say_with("profile-errors-few", &[("least", number(LEAST_SHOWN).into())])) } }
        }
    }
}

/// What two have played against each other.
#[must_use]
pub fn against(reader: &Reader, data: &AgainstData) -> Markup {
    let locale = language(reader);
    let names = [("one", data.one.name.clone().into()), ("other", data.other.name.clone().into())];
    let heading = locale.say_with("against-title", &names);
    let title = format!("{heading} · Tavola");
    let frame = Frame { title: &title, styles: &["pages", "people"], script: Some("people/app") };
    let (count, won) = data.list.count;
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    page(
        reader,
        &frame,
        &html! {
            div.people-page {
                h1 { (heading) }
                p { (person(reader, &data.one)) " – " (person(reader, &data.other)) }
                @if count == 0 { p.people-empty { (locale.say("against-none")) } }
                @else {
                    p.against-score data-won=(won) data-lost=(count - won) { strong { (won) "–" (count - won) } }
                    div.people-scroll tabindex="0" role="region" aria-label=(locale.say("against-by-length")) { table {
                        caption { (locale.say("against-by-length")) }
                        thead { tr {
                            th.number scope="col" { (locale.say("library-length")) }
                            th.number scope="col" { (locale.say("ranking-matches")) }
                            th.number scope="col" { (isolated(&data.one.name)) }
                            th.number scope="col" { (isolated(&data.other.name)) }
                        } }
                        tbody { @for (length, matches, won) in &data.lengths { tr {
                            th.number scope="row" { (length) } td.number { (number(*matches)) } td.number { (number(*won)) } td.number { (number(matches - won)) }
                        } } }
                    } }
                    (matches::table(reader, &data.list))
                }
            }
        },
    )
}
