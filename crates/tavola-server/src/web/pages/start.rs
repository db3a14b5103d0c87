//! The start page: play at once, invite a friend, choose the rules, one's own tables.

pub(super) mod chooser;

use maud::{Markup, html};
use tavola_base::{Millis, Time};
use tavola_engine::Level;
use tavola_rules::{AutomaticDoubles, Preset, RuleSet, Side};

use super::articles;
use super::{Frame, language, lobby, page};
use crate::club::{learning::OwnLevel, table::Summary, table_opening::OWN_LEVEL, vacations::Vacation};
use crate::store::Status;
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedChouette, ListedTable, Reader, StartData, Whose};

/// Points of the match that one click begins.
const USUAL_LENGTH: u8 = 5;

/// The bot's strength until somebody chooses another: a full-strength bot would only frighten a newcomer.
const FIRST_LEVEL: Level = Level::Intermediate;

/// Knobs that are on or off.
const SWITCHES: [&str; 3] = ["crawford", "holland", "jacoby"];

/// Knobs with their own values.
const CHOICES: [(&str, &[&str]); 5] = [
    ("responses", &["take_or_drop", "beaver", "raccoon", "otter"]),
    ("backgammon", &["only_with_none_off", "even_with_some_off"]),
    ("legality", &["strict", "called"]),
    ("premature_roll", &["void", "stands"]),
    ("doubling_limit", &["none", "tavola-reale"]),
];

/// The start page.
#[must_use]
pub fn start(reader: &Reader, data: &StartData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("start-title");
    let frame = Frame {
        title: &format!("Tavola – {title}"),
        styles: &["pages", "board", "lobby", "book"],
        script: Some("start"),
    };
    let parts = lobby::lobby_parts(locale, &data.lobby);
    page(
        reader,
        &frame,
        &html! {
            section.hero {
                div.hero-text {
                    h1 { (title) }
                    p.lead { (say("start-lead")) }
                    (lobby::quick(locale, &parts))
                    @if data.lobby.own_live().is_some() { noscript { meta http-equiv="refresh" content="5"; } }
                    div.hero-acts { (at_once(locale, "bot", data.own.as_ref())) (at_once(locale, "friend", None)) }
                    p.hero-more { a href="#choose" { (say("start-custom")) } }
                    details.own-name {
                        summary { (called(locale, reader)) }
                        form.stack method="post" action="/me/name" {
                            label for="new-name" { (say("start-new-name")) }
                            input #new-name name="name" required autocomplete="nickname" maxlength=(LONGEST_NAME) value=[reader.name.as_deref()];
                            button.second-button.button { (say("name-change")) }
                        }
                    }
                }
                div.hero-board aria-hidden="true" { tavola-board #hero inert {} }
            }
            (lobby::lobby(locale, &data.lobby, data.choices.as_ref(), &parts))
            (own_tables(locale, data))
            (articles::newest(locale, &data.articles))
            (learn_row(locale))
            (chouette_row(locale))
            (board_row(locale))
            section.trio {
                (reason(locale, "dice", Some(("/verify", "start-dice-how"))))
                (reason(locale, "ear", None))
                (reason(locale, "kept", None))
            }
            (chooser::chooser(locale, reader, &chooser::Chosen { opponent: "bot", whom: None }))
            @if data.browsers > 0 { (browsers(locale, data.browsers)) }
        },
    )
}

/// By which name one plays.
fn called(locale: Locale, reader: &Reader) -> String {
    reader.name.as_ref().map_or_else(
        || locale.say("start-nameless"),
        |name| locale.say_with("start-called", &[("name", name.clone().into())]),
    )
}

/// Where the guest is at home, and how that ends.
fn browsers(locale: Locale, many: usize) -> Markup {
    let ends = |which: &str| {
        html! {
            form method="post" action="/me/sessions/end" {
                button.second-button name="which" value=(which) { (locale.say(&format!("browsers-end-{which}"))) }
            }
        }
    };
    html! {
        details.own {
            summary { (locale.say("browsers-title")) }
            p { (locale.say_with("browsers-many", &[("n", i64::try_from(many).unwrap_or(i64::MAX).into())])) }
            @if many > 1 { (ends("others")) }
            p.note { (locale.say("browsers-here-note")) }
            (ends("here"))
        }
    }
}

fn at_once(locale: Locale, opponent: &str, own: Option<&OwnLevel>) -> Markup {
    let note = [("length", i64::from(USUAL_LENGTH).into())];
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="opponent" value=(opponent);
            input type="hidden" name="preset" value="match";
            input type="hidden" name="length" value=(USUAL_LENGTH);
            button .button .big-button .second-button[opponent != "bot"] {
                (locale.say(&format!("start-{opponent}")))
            }
            @if opponent == "bot" { (level_chips(locale, own)) (tutor_chip(locale)) }
            p.note { (locale.say_with(&format!("start-{opponent}-note"), &note)) @if opponent == "bot" { " " a href="/offline" { (locale.say("nav-offline")) } } }
        }
    }
}

/// How strong the bot is to be; what was chosen last is remembered by the page.
pub(super) fn level_chips(locale: Locale, own: Option<&OwnLevel>) -> Markup {
    html! {
        fieldset.chips #levels {
            legend { (locale.say("start-level")) }
            @for level in Level::ALL {
                label.chip {
                    input type="radio" name="level" value=(level.name()) checked[level == FIRST_LEVEL];
                    span { (locale.say(&format!("level-{}", level.name()))) }
                }
            }
            @if let Some(own) = own {
                label.chip { input #level-own type="radio" name="level" value=(OWN_LEVEL) aria-describedby="level-own-note"; span { (locale.say("level-own")) } }
                small.note #level-own-note { (own_note(locale, own)) }
            }
        }
    }
}

/// How well the reader plays, and over how many decisions that is.
fn own_note(locale: Locale, own: &OwnLevel) -> String {
    let rating = format!("PR {:.1}", own.rating).replace('.', locale.decimal_sign());
    locale.say_with("level-own-note", &[("rating", rating.into()), ("n", i64::from(own.decisions).into())])
}

/// One click for a tutor.
fn tutor_chip(locale: Locale) -> Markup {
    html! {
        div.chips {
            label.chip {
                input #with-tutor type="checkbox" name="tutor" value="on" aria-describedby="with-tutor-note";
                span { (locale.say("start-tutor")) }
            }
            small.note #with-tutor-note { (locale.say("start-tutor-note")) }
        }
    }
}

fn reason(locale: Locale, name: &str, link: Option<(&str, &str)>) -> Markup {
    html! {
        div {
            h2 { (locale.say(&format!("start-{name}-title"))) }
            p { (locale.say(&format!("start-{name}"))) }
            @if let Some((to, text)) = link { p { a href=(to) { (locale.say(text)) } } }
        }
    }
}

fn own_tables(locale: Locale, data: &StartData) -> Markup {
    html! {
        section.own aria-labelledby="own-title" {
            h2 #own-title { (locale.say("start-tables")) }
            @if data.tables.is_empty() && data.chouettes.is_empty() {
                p.note { (locale.say("start-tables-none")) " " a href="/study" { (locale.say("start-import")) } }
            } @else {
                ul.table-list {
                    @for chouette in &data.chouettes { li { (own_chouette(locale, chouette)) } }
                    @for table in &data.tables { li { (own_table(locale, table, data.lobby.now)) } }
                }
                @if let Some(taken) = &data.vacation { (vacation(locale, taken)) }
                p { a href="/study" { (locale.say("start-library")) } }
            }
        }
    }
}

fn own_chouette(locale: Locale, chouette: &ListedChouette) -> Markup {
    let summary = &chouette.summary;
    let games = i64::try_from(summary.games).unwrap_or(i64::MAX);
    html! {
        a.table-card href={ "/c/" (chouette.id) } {
            strong { (locale.say("chouette-title")) ": " (summary.names.join(", ")) }
            span { (locale.say(&format!("preset-{}", summary.preset))) " · " (locale.say_with("chouette-games", &[("n", games.into())])) }
            span.state { (locale.say(state(chouette.status))) }
        }
    }
}

/// The ways to one's own errors and to the position of the day.
fn learn_row(locale: Locale) -> Markup {
    html! {
        section.invite-row aria-labelledby="learn-title" {
            div {
                h2 #learn-title { (locale.say("start-learn-title")) }
                p { (locale.say("start-learn")) }
            }
            a.button.second-button href="/lessons" { (locale.say("lessons-title")) }
            a.button.second-button href="/quiz" { (locale.say("quiz-title")) }
            a.button.second-button href="/daily" { (locale.say("daily-title")) }
        }
    }
}

/// The way to a chouette, for who has never seen one.
fn chouette_row(locale: Locale) -> Markup {
    html! {
        section.invite-row aria-labelledby="chouette-title" {
            div {
                h2 #chouette-title { (locale.say("chouette-start-title")) }
                p { (locale.say("chouette-start")) }
            }
            a.button.second-button href="/chouettes" { (locale.say("chouette-open")) }
        }
    }
}

fn board_row(locale: Locale) -> Markup {
    html! {
        section.invite-row aria-labelledby="wooden-title" {
            div {
                h2 #wooden-title { (locale.say("wooden-start-title")) }
                p { (locale.say("wooden-start")) }
            }
            a.button.second-button href="/board" { (locale.say("wooden-open")) }
        }
    }
}

const fn state(status: Status) -> &'static str {
    match status {
        Status::Waiting => "table-waiting",
        Status::Playing => "table-playing",
        Status::Over => "table-over",
        Status::Broken => "table-broken",
    }
}

/// How it stands at a table.
pub(super) fn score_text(locale: Locale, table: &Summary) -> String {
    let points = |side: Side| i64::try_from(table.points[side]).unwrap_or(i64::MAX);
    let (a, b) = (points(Side::White).into(), points(Side::Black).into());
    match table.length {
        Some(length) => locale.say_with("table-to", &[("length", i64::from(length).into()), ("a", a), ("b", b)]),
        None => locale.say_with("table-money", &[("a", a), ("b", b)]),
    }
}

fn own_table(locale: Locale, table: &ListedTable, now: Time) -> Markup {
    let name = |side| table.summary.names[side].clone().unwrap_or_else(|| locale.say("table-unnamed"));
    let names = [("white", name(Side::White).into()), ("black", name(Side::Black).into())];
    html! {
        a.table-card href={ "/t/" (table.id) } {
            strong { (locale.say_with("table-against", &names)) }
            span { (score_text(locale, &table.summary)) }
            span.state { (state_text(locale, table, now)) }
        }
    }
}

/// The way to one's vacation, for whoever plays by post.
fn vacation(locale: Locale, vacation: &Vacation) -> Markup {
    let text = if vacation.until.is_some() {
        locale.say("vacation-listed-on")
    } else {
        locale.say_with("vacation-listed", &[("n", vacation.left.into())])
    };
    html! { p.note { a href="/account/vacation" data-vacation=(vacation.left) { (text) } } }
}

/// So much time as a player by post reads it: days and hours, hours, or minutes.
fn days_left(locale: Locale, left: Millis) -> String {
    let hours = left.number() / 3_600_000;
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX).into();
    match (hours / 24, hours) {
        (0, 0) => locale.say_with("pace-minutes", &[("n", number(left.number() / 60_000))]),
        (0, hours) => locale.say_with("pace-hours", &[("n", number(hours))]),
        (days, hours) => locale.say_with("pace-days-hours", &[("days", number(days)), ("hours", number(hours % 24))]),
    }
}

/// Where a table stands: an adjourned match waits for both; by post somebody has days.
fn state_text(locale: Locale, table: &ListedTable, now: Time) -> String {
    if table.summary.adjourned && table.status == Status::Playing {
        return locale.say("pace-resume-listed");
    }
    if let (Some(turn), Some((_, ends))) = (table.turn, table.summary.post) {
        let key = if turn == Whose::Own { "post-yours" } else { "post-theirs" };
        return locale.say_with(key, &[("left", days_left(locale, ends.since(now)).into())]);
    }
    locale.say(state(table.status))
}

/// The rules of a table in a line: kind of play, length, and what was turned away from the preset.
pub(super) fn rules_text(locale: Locale, rules: &RuleSet) -> String {
    let preset = rules.choice().preset;
    let mut text = match rules.match_length() {
        Some(length) => locale.say_with("rules-of-match", &[("length", i64::from(length.points()).into())]),
        None => locale.say("rules-of-money"),
    };
    if !matches!(preset, Preset::Match | Preset::Money) {
        text = format!("{}: {text}", locale.say(&format!("preset-{preset}")));
    }
    let chosen = serde_json::to_value(rules.choice()).unwrap_or_default();
    for knob in SWITCHES {
        if let Some(value) = chosen.get(knob).and_then(|value| value.as_str()) {
            text.push_str(&format!(
                " · {}: {}",
                locale.say(&format!("knob-{knob}")),
                locale.say(&format!("knob-{value}"))
            ));
        }
    }
    for (knob, _) in CHOICES {
        if let Some(value) = chosen.get(knob).and_then(|value| value.as_str()) {
            text.push_str(&format!(" · {}", locale.say(&format!("knob-{knob}-{value}"))));
        }
    }
    if let AutomaticDoubles::UpTo(limit) = rules.knobs().automatic_doubles {
        text.push_str(&format!(" · {} ×{}", locale.say("knob-automatic_doubles"), limit.most()));
    }
    text
}
