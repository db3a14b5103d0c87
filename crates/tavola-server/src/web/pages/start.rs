//! The start page: play at once, invite a friend, choose the rules, one's own tables.

use maud::{Markup, html};
use strum::VariantArray as _;
use tavola_engine::Level;
use tavola_rules::{AutomaticDoubles, Preset, RuleSet, Side};

use super::{Frame, language, name_field, page};
use crate::club::table_opening::PaceChoice;
use crate::store::Status;
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedChouette, ListedTable, Reader, StartData};

/// Points of the match that one click begins.
const USUAL_LENGTH: u8 = 5;

/// The bot's strength until somebody chooses another: a full-strength bot would only frighten a newcomer.
const FIRST_LEVEL: Level = Level::Intermediate;

/// The presets a table of two can be opened with.
const PRESETS: [Preset; 4] = [Preset::Match, Preset::Money, Preset::TavolaReale, Preset::Tournament];

/// Knobs that are on or off.
const SWITCHES: [&str; 3] = ["crawford", "holland", "jacoby"];

/// Knobs with their own values.
const CHOICES: [(&str, &[&str]); 3] = [
    ("responses", &["take_or_drop", "beaver", "raccoon", "otter"]),
    ("backgammon", &["only_with_none_off", "even_with_some_off"]),
    ("legality", &["strict", "called"]),
];

/// The start page.
#[must_use]
pub fn start(reader: &Reader, data: &StartData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("start-title");
    let frame = Frame { title: &format!("Tavola – {title}"), styles: &["pages", "board"], script: Some("start") };
    page(
        reader,
        &frame,
        &html! {
            section.hero {
                div.hero-text {
                    h1 { (title) }
                    p.lead { (say("start-lead")) }
                    div.hero-acts { (at_once(locale, "bot")) (at_once(locale, "friend")) }
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
            (own_tables(locale, data))
            (chouette_row(locale))
            (board_row(locale))
            section.trio {
                (reason(locale, "dice", Some(("/verify", "start-dice-how"))))
                (reason(locale, "ear", None))
                (reason(locale, "kept", None))
            }
            (chooser(locale, reader))
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

fn at_once(locale: Locale, opponent: &str) -> Markup {
    let note = [("length", i64::from(USUAL_LENGTH).into())];
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="opponent" value=(opponent);
            input type="hidden" name="preset" value="match";
            input type="hidden" name="length" value=(USUAL_LENGTH);
            button .button .big-button .second-button[opponent != "bot"] {
                (locale.say(&format!("start-{opponent}")))
            }
            @if opponent == "bot" { (level_chips(locale)) }
            p.note { (locale.say_with(&format!("start-{opponent}-note"), &note)) }
        }
    }
}

/// How strong the bot is to be; what was chosen last is remembered by the page.
fn level_chips(locale: Locale) -> Markup {
    html! {
        fieldset.chips #levels {
            legend { (locale.say("start-level")) }
            @for level in Level::ALL {
                label.chip {
                    input type="radio" name="level" value=(level.name()) checked[level == FIRST_LEVEL];
                    span { (locale.say(&format!("level-{}", level.name()))) }
                }
            }
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
                p.note { (locale.say("start-tables-none")) }
            } @else {
                ul.table-list {
                    @for chouette in &data.chouettes { li { (own_chouette(locale, chouette)) } }
                    @for table in &data.tables { li { (own_table(locale, table)) } }
                }
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

fn own_table(locale: Locale, table: &ListedTable) -> Markup {
    let name = |side| table.summary.names[side].clone().unwrap_or_else(|| locale.say("table-unnamed"));
    let points = |side: Side| i64::try_from(table.summary.points[side]).unwrap_or(i64::MAX);
    let (a, b) = (points(Side::White).into(), points(Side::Black).into());
    let score = match table.summary.length {
        Some(length) => locale.say_with("table-to", &[("length", i64::from(length).into()), ("a", a), ("b", b)]),
        None => locale.say_with("table-money", &[("a", a), ("b", b)]),
    };
    let names = [("white", name(Side::White).into()), ("black", name(Side::Black).into())];
    html! {
        a.table-card href={ "/t/" (table.id) } {
            strong { (locale.say_with("table-against", &names)) }
            span { (score) }
            span.state { (locale.say(state(table.status))) }
        }
    }
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

/// Every knob, explained; works as a plain form.
fn chooser(locale: Locale, reader: &Reader) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section.chooser #choose aria-labelledby="choose-title" {
            h2 #choose-title { (say("choose-title")) }
            form.choose method="post" action="/tables" {
                fieldset {
                    legend { (say("choose-against")) }
                    label.option { input type="radio" name="opponent" value="bot" checked; span { (say("choose-bot")) } }
                    label.option { input type="radio" name="opponent" value="friend"; span { (say("choose-friend")) } }
                }
                fieldset.presets {
                    legend { (say("choose-preset")) }
                    @for (index, preset) in PRESETS.into_iter().enumerate() {
                        label.option {
                            input type="radio" name="preset" value=(preset) checked[index == 0];
                            span {
                                strong { (say(&format!("preset-{preset}"))) }
                                small { (say(&format!("preset-{preset}-note"))) }
                            }
                        }
                    }
                }
                div.knobs {
                    (number_knob(locale, "length", "1", "64"))
                    (pace_knob(locale))
                    (clock_knobs(locale))
                    (level_knob(locale))
                    (side_knob(locale))
                    div.knob {
                        (name_field(reader, "own-name"))
                    }
                }
                details {
                    summary { (say("choose-more")) }
                    p.note { (say("choose-preset-note")) }
                    div.knobs { (knobs(locale)) }
                }
                p { button.button { (say("choose-go")) } }
            }
        }
    }
}

fn knobs(locale: Locale) -> Markup {
    html! {
        @for knob in SWITCHES { (knob_of(locale, knob, &[("on", locale.say("knob-on")), ("off", locale.say("knob-off"))])) }
        @for (knob, values) in CHOICES {
            @let options: Vec<_> = values.iter().map(|value| (*value, locale.say(&format!("knob-{knob}-{value}")))).collect();
            (knob_of(locale, knob, &options))
        }
        @let up_to = |n: i64| locale.say_with("knob-automatic-up-to", &[("n", n.into())]);
        (knob_of(locale, "automatic_doubles", &[
            ("none", locale.say("knob-automatic-none")), ("1", up_to(1)), ("2", up_to(2)), ("3", up_to(3)),
        ]))
    }
}

/// A knob that may be left as the preset has it.
fn knob_of(locale: Locale, knob: &str, options: &[(&str, String)]) -> Markup {
    html! {
        div.knob {
            label for={ "knob-" (knob) } { (locale.say(&format!("knob-{knob}"))) }
            select id={ "knob-" (knob) } name=(knob) aria-describedby={ "note-" (knob) } {
                option value="" { (locale.say("knob-as-preset")) }
                @for (value, text) in options { option value=(value) { (text) } }
            }
            small id={ "note-" (knob) } { (locale.say(&format!("knob-{knob}-note"))) }
        }
    }
}

fn number_knob(locale: Locale, knob: &str, least: &str, most: &str) -> Markup {
    html! {
        div.knob {
            label for={ "knob-" (knob) } { (locale.say(&format!("knob-{knob}"))) }
            input id={ "knob-" (knob) } type="number" name=(knob) min=(least) max=(most) inputmode="numeric"
                placeholder=(locale.say("knob-as-preset")) aria-describedby={ "note-" (knob) };
            small id={ "note-" (knob) } { (locale.say(&format!("knob-{knob}-note"))) }
        }
    }
}

/// How long anybody may keep the others waiting: shown here, on the invitation and at the table.
fn pace_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-pace" { (locale.say("knob-pace")) }
            select #knob-pace name="pace" aria-describedby="note-pace" {
                @for pace in PaceChoice::VARIANTS {
                    @let name: &str = pace.into();
                    option value=(name) { (locale.say(&format!("knob-pace-{name}"))) }
                }
            }
            small #note-pace { (locale.say("knob-pace-note")) }
        }
    }
}

fn level_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-level" { (locale.say("knob-level")) }
            select #knob-level name="level" aria-describedby="note-level" {
                @for level in Level::ALL {
                    option value=(level.name()) selected[level == Level::Full] { (locale.say(&format!("level-{}", level.name()))) }
                }
            }
            small #note-level { (locale.say("knob-level-note")) }
        }
    }
}

fn clock_knobs(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.knob {
            label for="knob-clock" { (say("knob-clock")) }
            select #knob-clock name="clock" aria-describedby="note-clock" {
                @for value in ["none", "simple_delay", "bronstein", "fischer"] {
                    option value=(value) { (say(&format!("knob-clock-{value}"))) }
                }
            }
            small #note-clock { (say("knob-clock-note")) }
        }
        div.knob.pair {
            span { label for="knob-minutes" { (say("knob-minutes")) }
                input #knob-minutes name="minutes_per_point" type="number" min="0" max="60" step="0.5" value="2"; }
            span { label for="knob-seconds" { (say("knob-seconds")) }
                input #knob-seconds name="delay_seconds" type="number" min="0" max="120" value="12"; }
        }
    }
}

fn side_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-side" { (locale.say("knob-side")) }
            select #knob-side name="side" {
                option value="" { (locale.say("knob-side-any")) }
                option value="white" { (locale.say("knob-side-white")) }
                option value="black" { (locale.say("knob-side-black")) }
            }
        }
    }
}
