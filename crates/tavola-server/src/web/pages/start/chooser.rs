//! The form in which one chooses how to play: every knob of the rules, pace, clock, the bot's strength.

use maud::{Markup, html};
use strum::VariantArray as _;
use tavola_club::table::Watch;
use tavola_rules::Preset;

use super::{CHOICES, SWITCHES};
use crate::club::lobby::Range;
use crate::club::table_opening::{DAYS, PaceChoice};
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;
use crate::web::pages::{chouette::levels, chouettes::stake, name_field};

/// The presets a table of two can be opened with.
const PRESETS: [Preset; 4] = [Preset::Match, Preset::Money, Preset::TavolaReale, Preset::Tournament];

/// What is chosen already.
pub(in crate::web::pages) struct Chosen<'a> {
    /// Whom to play: a value of the field.
    pub(in crate::web::pages) opponent: &'static str,
    /// Whom to challenge.
    pub(in crate::web::pages) whom: Option<&'a str>,
}

/// Every knob, explained; works as a plain form.
pub(in crate::web::pages) fn chooser(locale: Locale, reader: &Reader, chosen: &Chosen<'_>) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section.chooser #choose aria-labelledby="choose-title" {
            h2 #choose-title { (say("choose-title")) }
            form.choose method="post" action="/tables" {
                fieldset {
                    legend { (say("choose-against")) }
                    label.option { input type="radio" name="opponent" value="bot" checked[chosen.opponent == "bot"]; span { (say("choose-bot")) } }
                    label.option { input type="radio" name="opponent" value="friend"; span { (say("choose-friend")) } }
                    label.option { input type="radio" name="opponent" value="anybody"; span { (say("choose-anybody")) small { (say("choose-anybody-note")) } } }
                    label.option { input type="radio" name="opponent" value="named" checked[chosen.opponent == "named"]; span { (say("choose-named")) } }
                    label.option { input type="radio" name="opponent" value="doubles"; span { (say("choose-doubles")) small { (say("choose-doubles-note")) } } }
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
                    (whom_knob(locale, chosen.whom))
                    (number_knob(locale, "length", "1", "64"))
                    (pace_knob(locale))
                    (stake(locale))
                    (clock_knobs(locale))
                    (range_knob(locale))
                    (level_knob(locale))
                    (tutor_knob(locale))
                    (side_knob(locale))
                    (rated_knob(locale))
                    (watch_knob(locale))
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
                placeholder="5" aria-describedby={ "note-" (knob) };
            small id={ "note-" (knob) } { (locale.say(&format!("knob-{knob}-note"))) }
        }
    }
}

/// Whom to challenge.
fn whom_knob(locale: Locale, whom: Option<&str>) -> Markup {
    html! {
        div.knob {
            label for="knob-whom" { (locale.say("knob-whom")) }
            input #knob-whom name="whom" maxlength=(LONGEST_NAME) autocomplete="off" value=[whom] aria-describedby="note-whom";
            small #note-whom { (locale.say("knob-whom-note")) }
        }
    }
}

/// How far the rating of whoever joins may be from one's own.
fn range_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-range" { (locale.say("knob-range")) }
            select #knob-range name="range" aria-describedby="note-range" {
                option value="" { (locale.say("knob-range-any")) }
                @for points in Range::OFFERED {
                    option value=(points) { (locale.say_with("lobby-range", &[("n", i64::from(points).into())])) }
                }
            }
            small #note-range { (locale.say("knob-range-note")) }
        }
    }
}

/// Who may watch, and how far behind the play.
fn watch_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-watch" { (locale.say("knob-watch")) }
            select #knob-watch name="watch" aria-describedby="note-watch" {
                @for watch in Watch::ALL { option value=(watch.name()) { (locale.say(&format!("watch-{}", watch.name()))) } }
            }
            small #note-watch { (locale.say("knob-watch-note")) }
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
                    option value=(name) { (locale.say(&format!("pace-{name}"))) }
                }
            }
            small #note-pace { (locale.say("pace-note")) }
        }
        div.knob {
            label for="knob-days" { (locale.say("pace-days")) }
            select #knob-days name="days" {
                @for days in DAYS {
                    option value=(days) selected[days == 3] { (locale.say_with("pace-days-many", &[("n", i64::from(days).into())])) }
                }
            }
        }
    }
}

fn level_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-level" { (locale.say("knob-level")) }
            select #knob-level name="level" aria-describedby="note-level" {
                (levels(locale))
            }
            small #note-level { (locale.say("knob-level-note")) }
        }
    }
}

/// From how bad a decision on the tutor asks first.
fn tutor_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-tutor" { (locale.say("knob-tutor")) }
            select #knob-tutor name="tutor" aria-describedby="note-tutor" {
                @for value in ["none", "whopper", "blunder", "error", "doubtful"] {
                    option value=(value) { (locale.say(&format!("knob-tutor-{value}"))) }
                }
            }
            small #note-tutor { (locale.say("knob-tutor-note")) }
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

/// Whether the match counts for ratings.
fn rated_knob(locale: Locale) -> Markup {
    html! {
        div.knob {
            label for="knob-rated" { (locale.say("rated")) }
            select #knob-rated name="rated" aria-describedby="note-rated" {
                @for value in ["off", "on"] { option value=(value) { (locale.say(&format!("rated-{value}"))) } }
            }
            small #note-rated { (locale.say("rated-choose-note")) }
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
