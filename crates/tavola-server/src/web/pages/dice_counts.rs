//! How the dice fell, for a player or for everybody: every pair of faces, doubles, entering from the bar, with what fair
//! dice do and how far they may be from it.

use maud::{Markup, html};

use super::table_rating::decimals;
use super::{Frame, language, page, person, person_address};
use crate::club::dice_counts::{Compared, LEAST_ROLLS, Test};
use crate::web::i18n::Locale;
use crate::web::page_data::{DiceData, Reader};

/// The page.
#[must_use]
pub fn dice_counts(reader: &Reader, data: &DiceData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let heading = data.person.as_ref().map_or_else(
        || say("dice-all-title"),
        |person| locale.say_with("dice-of", &[("name", person.name.clone().into())]),
    );
    let title = format!("{heading} · Tavola");
    let frame = Frame { title: &title, styles: &["pages", "people"], script: None };
    let counts = &data.counts;
    page(
        reader,
        &frame,
        &html! {
            div.people-page {
                h1 { (heading) }
                @if let Some(one) = &data.person { p { (person(reader, one)) } }
                @if counts.rolls() == 0 { p.people-empty { (say("dice-none")) } }
                @else {
                    p.lead { (locale.say_with("dice-counted", &[("n", number(counts.rolls()).into()), ("openings", number(counts.openings).into())])) }
                    (verdict(locale, counts.test()))
                    (sums(locale, data))
                    (pairs(locale, data))
                    p.note { (say("dice-band-note")) }
                }
                p.people-more {
                    @if data.person.is_some() { a href="/dice" { (say("dice-all-title")) } " " }
                    @if let Some(one) = &data.person { a href=(person_address(&one.name)) { (one.name) } " " }
                    a href="/verify" { (say("verify-title")) }
                }
            }
        },
    )
}

/// What the test says, in words.
fn verdict(locale: Locale, test: Option<Test>) -> Markup {
    let words = match test {
        None => locale.say_with("dice-too-few", &[("least", number(LEAST_ROLLS).into())]),
        Some(test) => {
            let about = [
                ("chi", decimals(locale, test.chi_square).into()),
                ("percent", percent(locale, test.p).into()),
                ("rare", rarity(test.p).into()),
            ];
            locale.say_with("dice-test", &about)
        }
    };
    html! { p.dice-verdict { (words) } }
}

/// How rare it is that fair dice differ so much.
const fn rarity(p: f64) -> &'static str {
    if p >= 0.05 {
        "usual"
    } else if p >= 0.001 {
        "rare"
    } else {
        "very_rare"
    }
}

fn percent(locale: Locale, part: f64) -> String {
    let hundred = part * 100.0;
    let text = if hundred < 0.01 { "< 0.01".to_owned() } else { format!("{hundred:.2}") };
    format!("{}%", text.replace('.', locale.decimal_sign()))
}

fn sums(locale: Locale, data: &DiceData) -> Markup {
    let say = |name: &str| locale.say(name);
    let counts = &data.counts;
    html! {
        div.people-scroll tabindex="0" role="region" aria-label=(say("dice-sums")) { table {
            caption { (say("dice-sums")) }
            (head(locale, "dice-what"))
            tbody {
                (row(locale, &say("dice-doubles"), &counts.doubles()))
                @if counts.tries > 0 { (row(locale, &locale.say_with("dice-entering", &[("n", number(counts.tries).into())]), &counts.entering())) }
            }
        } }
    }
}

fn pairs(locale: Locale, data: &DiceData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.people-scroll tabindex="0" role="region" aria-label=(say("dice-pairs")) { table {
            caption { (say("dice-pairs")) }
            (head(locale, "dice-pair"))
            tbody { @for (roll, compared) in data.counts.compared() {
                (row(locale, &format!("{}-{}", roll.high().number(), roll.low().number()), &compared))
            } }
        } }
    }
}

fn head(locale: Locale, what: &str) -> Markup {
    html! {
        thead { tr {
            th scope="col" { (locale.say(what)) }
            th.number scope="col" { (locale.say("dice-counted-head")) }
            th.number scope="col" { (locale.say("dice-expected")) }
            th.number scope="col" { (locale.say("dice-band")) }
        } }
    }
}

/// What was counted; what lies outside its band says so in words.
fn row(locale: Locale, what: &str, compared: &Compared) -> Markup {
    html! {
        tr {
            th scope="row" { (what) }
            td.number { (compared.counted) @if !compared.is_usual() { " " abbr.dice-outside title=(locale.say("dice-outside")) { "*" } } }
            td.number { (format!("{:.1}", compared.expected).replace('.', locale.decimal_sign())) }
            td.number { (format!("{:.0}–{:.0}", compared.band.0, compared.band.1)) }
        }
    }
}

fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
