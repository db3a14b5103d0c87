//! What is said of ratings at a table: at its opening what is at stake, at its end what has changed; and the seal by which
//! anybody verifies the dice. A piece of the table's page, fetched anew when the match begins and ends.

use maud::{Markup, html};
use tavola_rules::{BySide, Side};

use super::{language, person};
use crate::base::ids::StreamId;
use crate::club::ratings::{Outlook, PersonShown, Shown};
use crate::store::RatingChange;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The piece; `you` is the reader's own side.
#[must_use]
pub fn table_rating(reader: &Reader, id: &StreamId, shown: &Shown, you: Option<Side>) -> Markup {
    let locale = language(reader);
    let waits = matches!(shown.outlook, Outlook::Waits);
    html! {
        section #rating.table-rating aria-labelledby="rating-title" data-over[shown.is_over] data-waits[waits] {
            h2 #rating-title { (locale.say("rating-title")) }
            p.rating-people { @for (index, side) in [Side::White, Side::Black].into_iter().enumerate() {
                @if index > 0 { " – " }
                @if let Some(one) = &shown.people[side] { (person(reader, one)) }
                @else { (locale.say("table-unnamed")) }
            } }
            (said(locale, shown, you))
            @if shown.is_over { (seal(locale, id, shown.of.number())) }
        }
    }
}

fn said(locale: Locale, shown: &Shown, you: Option<Side>) -> Markup {
    match &shown.outlook {
        Outlook::NotRated(why) => {
            html! { p data-why=(why.name()) { (locale.say(&format!("rating-not-{}", why.name()))) } }
        }
        Outlook::Open => html! { p { (locale.say("rating-open")) } },
        Outlook::Waits => html! { p { (locale.say("rating-waits")) } },
        Outlook::AtStake { points, share } => html! {
            (stakes(locale, &shown.people, points, you))
            @if share.hundredths() < 100 {
                p.note { (locale.say_with("rating-share", &[("share", i64::from(share.hundredths()).into())])) }
            }
        },
        Outlook::Done(changes) => html! {
            ul.rating-changes { @for side in [Side::White, Side::Black] { li { (changed(locale, &shown.people, changes, side, you)) } } }
        },
    }
}

/// What is at stake: for a player their own, for others both.
fn stakes(
    locale: Locale,
    people: &BySide<Option<PersonShown>>,
    points: &BySide<(f64, f64)>,
    you: Option<Side>,
) -> Markup {
    let about = |side: Side| {
        let (gain, loss) = points[side];
        [
            ("name", name(locale, people, side).into()),
            ("gain", decimals(locale, gain).into()),
            ("loss", decimals(locale, loss).into()),
        ]
    };
    html! {
        @if let Some(side) = you { p { (locale.say_with("rating-your-stake", &about(side))) } }
        @else { @for side in [Side::White, Side::Black] { p { (locale.say_with("rating-stake", &about(side))) } } }
    }
}

fn changed(
    locale: Locale,
    people: &BySide<Option<PersonShown>>,
    changes: &BySide<RatingChange>,
    side: Side,
    you: Option<Side>,
) -> Markup {
    let change = &changes[side];
    let moved = change.after.points() - change.before.points();
    let about = [
        ("name", name(locale, people, side).into()),
        ("before", decimals(locale, change.before.points()).into()),
        ("after", decimals(locale, change.after.points()).into()),
        ("change", signed(locale, moved).into()),
    ];
    let key = if you == Some(side) { "rating-your-change" } else { "rating-change" };
    html! { span data-change=(format!("{moved:.2}")) { (locale.say_with(key, &about)) } }
}

fn name(locale: Locale, people: &BySide<Option<PersonShown>>, side: Side) -> String {
    people[side].as_ref().map_or_else(|| locale.say("table-unnamed"), |person| person.name.clone())
}

/// The way to verify the dice of a match: in place where scripts run, else on the checker's page.
#[must_use]
pub(super) fn seal(locale: Locale, id: &StreamId, number: u32) -> Markup {
    html! {
        span.seal data-seal {
            a.seal-go href={ "/verify?table=" (id) "&match=" (number) } data-proof={ "/t/" (id) "/proof.json?match=" (number) }
                data-honest=(locale.say_with("verify-honest", &[("rolls", "%".into())])) data-honest-one=(locale.say("verify-honest-one"))
                data-wrong=(locale.say("seal-wrong")) data-unreadable=(locale.say("seal-unreadable")) data-checking=(locale.say("seal-checking"))
                data-in-play=(locale.say("verify-in-play")) { (locale.say("seal-verify")) }
            span.seal-said role="status" {}
        }
    }
}

/// Two decimals.
#[must_use]
pub(super) fn decimals(locale: Locale, number: f64) -> String {
    format!("{number:.2}").replace('.', locale.decimal_sign())
}

/// Two decimals with a sign.
#[must_use]
pub(super) fn signed(locale: Locale, number: f64) -> String {
    let sign = if number < 0.0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", decimals(locale, number.abs()))
}
