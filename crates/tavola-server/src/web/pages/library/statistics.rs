//! What all judged matches come to: a chart and tables, every rate made of sums, with the number of decisions beside it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tavola_study::{
    PositionKind,
    figures::{ErrorKind, SideFigures, Tally},
};

use super::chart::{Bar, chart};
use super::{Place, count, rating, study_nav};
use crate::club::library::statistics::{Month, OfMonth, Opening, Statistics};
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, StatisticsData};
use crate::web::pages::study::{signed, unsigned};
use crate::web::pages::{Frame, language, page};

/// How many first plays of the opponent are listed.
const MOST_REPLIES: usize = 30;

/// The page of statistics.
#[must_use]
pub fn statistics(reader: &Reader, data: &StatisticsData) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("statistics-title"));
    let frame = Frame { title: &title, styles: &["pages", "study", "library"], script: None };
    let all = &data.statistics;
    page(
        reader,
        &frame,
        &html! {
            div.study-page.library #statistics {
                (study_nav(locale, Place::Statistics))
                h1 { (locale.say("statistics-title")) }
                (extent(locale, all, data.has_more_tables))
                @if all.matches == 0 { p.lead { (locale.say("statistics-empty")) } }
                @else {
                    (months(locale, &all.months))
                    (whole(locale, all))
                    (kinds(locale, &all.own))
                    (errors(locale, &all.own))
                    (first_plays(locale, &all.first_plays))
                    (replies(locale, &all.replies))
                    p.note { (locale.say("statistics-definitions")) }
                }
            }
        },
    )
}

/// How many matches are in it, and how many are not.
fn extent(locale: Locale, all: &Statistics, has_more_tables: bool) -> Markup {
    let told = |name: &str, many: usize| {
        html! { @if many > 0 { " " (locale.say_with(name, &[("n", count(many).into())])) } }
    };
    let decisions = i64::from(all.own.total().decisions());
    html! {
        p #extent data-matches=(all.matches) data-unjudged=(all.unjudged) {
            (locale.say_with("statistics-extent", &[("n", count(all.matches).into()), ("decisions", decisions.into())]))
            (told("statistics-unjudged", all.unjudged))
            (told("statistics-unclaimed", all.unclaimed))
            (told("statistics-others", all.others))
            @if has_more_tables { " " (locale.say("library-more-tables")) }
        }
    }
}

/// A table of figures with a heading of its own; its first column holds words.
fn table(locale: Locale, name: &str, heads: &[&str], rows: &Markup) -> Markup {
    html! {
        section.statistics-part aria-labelledby=(name) {
            h2 #(name) { (locale.say(name)) }
            div.study-scroll tabindex="0" { table {
                thead { tr { @for (index, head) in heads.iter().enumerate() {
                    @if index == 0 { th scope="col" { (locale.say(head)) } } @else { th.number scope="col" { (locale.say(head)) } }
                } } }
                tbody { (rows) }
            } }
        }
    }
}

fn rate(locale: Locale, rate: Option<f64>) -> String {
    rate.map_or_else(|| "–".to_owned(), |rate| unsigned(locale, rate, 2))
}

/// Checkers against cube, and luck, beside the opponents'.
fn whole(locale: Locale, all: &Statistics) -> Markup {
    let both = [&all.own, &all.opponents];
    let row = |name: &str, cell: &dyn Fn(&SideFigures) -> String| {
        html! { tr { th scope="row" { (locale.say(name)) } @for side in both { td.number { (cell(side)) } } } }
    };
    let of = |figure: Option<f64>, decisions: u32| {
        let about = [("rate", rate(locale, figure).into()), ("n", i64::from(decisions).into())];
        locale.say_with("statistics-rate", &about)
    };
    let a_roll = |side: &SideFigures| side.luck / f64::from(side.rolls.max(1));
    let rows = html! {
        (row("study-rating", &|side| of(side.total().rating(), side.total().decisions())))
        (row("statistics-checkers", &|side| of(side.total().play_rating(), side.total().plays)))
        (row("statistics-cube", &|side| of(side.total().cube_rating(), side.total().cubes)))
        (row("study-marks", &|side| side.marks().map(|many| many.to_string()).join(" · ")))
        (row("study-luck", &|side| signed(locale, side.luck, 2)))
        (row("statistics-luck-roll", &|side| signed(locale, a_roll(side), 4)))
    };
    table(locale, "statistics-whole", &["statistics-figure", "statistics-you", "statistics-opponents"], &rows)
}

/// The rating by month, as a chart and as a table.
fn months(locale: Locale, months: &BTreeMap<Option<Month>, OfMonth>) -> Markup {
    let name = |month: &Option<Month>| {
        month.map_or_else(|| locale.say("statistics-no-month"), |(year, month)| format!("{year}-{month:02}"))
    };
    let bar = |(month, of): (&Option<Month>, &OfMonth)| {
        let value = of.tally.rating()?;
        let about = [
            ("month", name(month).into()),
            ("rate", unsigned(locale, value, 2).into()),
            ("n", i64::from(of.tally.decisions()).into()),
        ];
        Some(Bar { name: name(month), value, words: locale.say_with("statistics-bar", &about) })
    };
    let bars: Vec<Bar> = months.iter().filter(|(month, _)| month.is_some()).filter_map(bar).collect();
    let scale = |value: f64| unsigned(locale, value, usize::from(value.fract() != 0.0));
    let heads = [
        "statistics-month",
        "library-matches",
        "statistics-decisions",
        "study-rating",
        "statistics-checkers",
        "statistics-cube",
    ];
    let rows = html! {
        @for (month, of) in months.iter().rev() { tr {
            th scope="row" { (name(month)) } td.number { (of.matches) } (tally(locale, &of.tally))
        } }
    };
    html! {
        @if !bars.is_empty() { (chart(&bars, &locale.say("statistics-chart"), &scale)) }
        (table(locale, "statistics-months", &heads, &rows))
    }
}

/// Decisions, and the rating of all, of plays, of the cube.
fn tally(locale: Locale, tally: &Tally) -> Markup {
    html! {
        td.number { (tally.decisions()) } td.number { (rating(locale, tally)) }
        td.number { (rate(locale, tally.play_rating())) } td.number { (rate(locale, tally.cube_rating())) }
    }
}

/// By kind of position, each with its definition.
fn kinds(locale: Locale, own: &SideFigures) -> Markup {
    let found = PositionKind::ALL.into_iter().filter_map(|kind| Some((kind, own.kinds.get(&kind)?)));
    let word = |kind: PositionKind| format!("kind-{}", kind.name().replace('_', "-"));
    let heads = ["statistics-kind", "statistics-decisions", "study-rating", "statistics-checkers", "statistics-cube"];
    let rows = html! {
        @for (kind, of) in found { tr {
            th scope="row" { (locale.say(&word(kind))) small.note { (locale.say(&format!("{}-note", word(kind)))) } }
            (tally(locale, of))
        } }
    };
    table(locale, "statistics-kinds", &heads, &rows)
}

/// By kind of error: how many of each mark, and what they lost.
fn errors(locale: Locale, own: &SideFigures) -> Markup {
    let found = ErrorKind::ALL.into_iter().filter_map(|kind| Some((kind, own.errors.get(&kind)?)));
    let heads = ["study-what", "study-doubtful", "study-error", "study-blunder", "study-whopper", "statistics-lost"];
    let lost = |kind: ErrorKind| unsigned(locale, own.error_losses.get(&kind).copied().unwrap_or(0.0), 2);
    let rows = html! {
        @for (kind, marks) in found { tr {
            th scope="row" { a href={ "/study?kind=" (kind.name()) } { (locale.say(&format!("library-error-{}", kind.name().replace('_', "-")))) } }
            @for many in marks { td.number { (many) } }
            td.number { (lost(kind)) }
        } }
    };
    table(locale, "statistics-errors", &heads, &rows)
}

/// The own first plays, by roll.
fn first_plays(locale: Locale, openings: &BTreeMap<String, Opening>) -> Markup {
    let rows: Vec<(&String, &Opening)> = openings.iter().collect();
    self::openings(locale, "statistics-first", "statistics-roll", &rows)
}

/// The own answers to the opponent's first play, those made most often first.
fn replies(locale: Locale, openings: &BTreeMap<String, Opening>) -> Markup {
    let mut rows: Vec<(&String, &Opening)> = openings.iter().collect();
    rows.sort_by(|a, b| b.1.count.cmp(&a.1.count).then(a.0.cmp(b.0)));
    rows.truncate(MOST_REPLIES);
    self::openings(locale, "statistics-replies", "statistics-answers", &rows)
}

fn openings(locale: Locale, name: &str, first: &str, rows: &[(&String, &Opening)]) -> Markup {
    let heads = [first, "statistics-times", "study-rating", "statistics-marked", "statistics-usual"];
    let rows = html! {
        @for (opening, of) in rows { tr {
            th scope="row" { (opening) } td.number { (of.count) } td.number { (unsigned(locale, of.rating(), 2)) } td.number { (of.marked) }
            td.number { @if let Some((play, times)) = of.usual() { (play) " (" (times) ")" } }
        } }
    };
    table(locale, name, &heads, &rows)
}
