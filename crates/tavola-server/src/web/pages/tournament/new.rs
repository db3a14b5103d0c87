//! Opening a tournament: its name, its format, where it is played, what it costs. Everything but the name has a default.

use maud::{Markup, html};

use super::rules::{MATCHES, only};
use crate::web::accounts::LONGEST_NAME;
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedTournament, Reader};
use crate::web::pages::{Frame, language, page};

/// The formats with what they mean as JSON.
const FORMATS: [(&str, &str); 9] = [
    ("consolation", r#"{"type":"knock_out"}"#),
    ("last_chance", r#"{"type":"knock_out","last_chance":{"type":"first_rounds","rounds":2}}"#),
    ("only", r#"{"type":"knock_out","consolation":{"type":"none"}}"#),
    ("double_elimination", r#"{"type":"double_elimination"}"#),
    ("swiss", r#"{"type":"swiss"}"#),
    ("round_robin", r#"{"type":"round_robin"}"#),
    ("lives", r#"{"type":"lives","lives":3}"#),
    ("swing", r#"{"type":"swing","points":1000,"chips":{"type":"steps","first":100,"step":100}}"#),
    ("davis_cup", r#"{"type":"davis_cup"}"#),
];

/// The page with the form, and the reader's own events.
#[must_use]
pub fn new(reader: &Reader, own: &[ListedTournament]) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("tournament-events");
    let frame = Frame {
        title: &format!("{title} · Tavola"),
        styles: &["pages", "tournament"],
        script: Some("tournament/page"),
    };
    page(
        reader,
        &frame,
        &html! {
            h1 { (title) }
            p.lead { (say("tournament-events-lead")) }
            @if !own.is_empty() {
                section.own aria-labelledby="own-events" {
                    h2 #own-events { (say("tournament-own-events")) }
                    ul.table-list { @for event in own { li { (own_tournament(locale, event)) } } }
                }
            }
            section.chooser aria-labelledby="new-title" {
                h2 #new-title { (say("tournament-new")) }
                (form(locale, reader))
            }
        },
    )
}

/// A tournament on the lists of who has to do with it.
fn own_tournament(locale: Locale, event: &ListedTournament) -> Markup {
    let to = if event.is_official { "/desk" } else { "" };
    let players = i64::try_from(event.summary.players).unwrap_or(0);
    html! {
        a.table-card href={ "/e/" (event.id) (to) } {
            strong { (event.summary.name) }
            span { (locale.say_with("tournament-players", &[("n", players.into())])) }
            span.state { (locale.say(event.word())) }
        }
    }
}

fn form(locale: Locale, reader: &Reader) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        form.choose method="post" action="/events" {
            input type="hidden" name="/settings/divisions/0/id" value="main";
            fieldset.part {
                legend { (say("tournament-part-event")) }
                div.knobs.lined {
                (knob("tournament-name", &say("tournament-named"), None, &html! {
                    input #tournament-name name="/settings/name" required maxlength="80";
                }))
                (knob("own-name", &say("tournament-your-name"), Some(&say("tournament-you-direct")), &html! {
                    input #own-name name="/name" autocomplete="name" maxlength=(LONGEST_NAME) value=[reader.name.as_deref()];
                }))
                (knob("venue", &say("tournament-where"), None, &html! {
                    select #venue name="/settings/venue" {
                        option value="over_the_board" { (say("tournament-over-the-board")) }
                        option value="online" { (say("tournament-online")) }
                    }
                }))
                (knob("tables", &say("tournament-tables"), Some(&say("tournament-tables-note")), &html! {
                    input #tables name="#/settings/tables" type="number" min="0" max="500" value="8";
                }))
                (knob("begins", &say("tournament-begins"), None, &html! { input #begins name="@/settings/begins" type="datetime-local"; }))
                (knob("place", &say("tournament-notes-venue"), None, &html! { input #place name="/settings/notes/venue" maxlength="200"; }))
                }
            }
            fieldset.part {
                legend { (say("tournament-part-play")) }
                div.knobs.lined { (play_fields(locale, "/settings/divisions/0")) }
                (more_fields(locale, "/settings/divisions/0"))
            }
            fieldset.part {
                legend { (say("tournament-part-money")) }
                div.knobs.lined {
                    (fee_fields(locale, "new", "/settings/divisions/0"))
                    (knob("currency", &say("tournament-currency"), None, &html! {
                        input #currency name="/settings/currency" value="EUR" maxlength="3" pattern="[A-Z]{3}";
                    }))
                }
            }
            details {
                summary { (say("tournament-part-house")) }
                div.knobs.lined {
                    (knob("rounds", &say("tournament-rounds-who"), None, &html! {
                        select #rounds name="/settings/rounds" {
                            option value="by_themselves" { (say("tournament-rounds-house")) }
                            option value="by_the_director" { (say("tournament-rounds-director")) }
                        }
                    }))
                    (knob("grace", &say("tournament-grace"), Some(&say("tournament-grace-note")), &html! {
                        input #grace name="~/settings/lateness/grace" type="number" min="0" max="120" value="20";
                    }))
                    (knob("every", &say("tournament-every"), None, &html! {
                        input #every name="~/settings/lateness/every" type="number" min="1" max="60" value="5";
                    }))
                    (knob("reading", &say("tournament-reading"), None, &html! {
                        select #reading name="/settings/lateness/reading" {
                            option value="completed" { (say("tournament-reading-completed")) }
                            option value="begun" { (say("tournament-reading-begun")) }
                        }
                    }))
                    (knob("late-loses", &say("tournament-late-loses"), None, &html! {
                        select #late-loses name="/settings/late_loses" {
                            option value="" { (say("tournament-late-loses-usual")) }
                            option value="points" { (say("tournament-late-loses-points")) }
                            option value="clock" { (say("tournament-late-loses-clock")) }
                        }
                    }))
                    (knob("ramp", &say("tournament-rating-ramp"), None, &html! {
                        select #ramp name="/settings/rating" {
                            @for name in ["original", "club", "none"] { option value=(name) { (say(&format!("tournament-rating-{name}"))) } }
                        }
                    }))
                    (knob("dress", &say("tournament-notes-dress"), None, &html! { input #dress name="/settings/notes/dress" maxlength="200"; }))
                }
            }
            p { button.button { (say("tournament-new-go")) } }
        }
    }
}

pub(super) fn knob(id: &str, label: &str, note: Option<&str>, input: &Markup) -> Markup {
    html! {
        div.knob {
            label for=(id) { (label) }
            (input)
            @if let Some(note) = note { small { (note) } }
        }
    }
}

/// Format, lengths, clock and fees of a division, whose fields stand at that place.
pub(super) fn division_fields(locale: Locale, at: &str) -> Markup {
    html! { (play_fields(locale, at)) (fee_fields(locale, "new", at)) }
}

/// Format, lengths and clock.
fn play_fields(locale: Locale, at: &str) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        (format_field(locale, "format", &format!("{{{at}/format"), false))
        (knob("lengths", &say("tournament-lengths-main"), Some(&say("tournament-lengths-note")), &html! {
            input #lengths name={ "," (at) "/lengths/main" } value="7" pattern="[0-9 ,;]+" inputmode="numeric";
        }))
        (only("for-knock_out for-double_elimination", None, &knob("lengths-cons", &say("tournament-lengths-cons"), None, &html! {
            input #lengths-cons name={ "," (at) "/lengths/consolation" } pattern="[0-9 ,;]*" inputmode="numeric" placeholder="5";
        })))
        (only(&format!("{MATCHES} for-swing"), None, &knob("kind", &say("tournament-entrants"), None, &html! {
            select #kind name={ (at) "/entrants" } {
                option value="" { (say("tournament-kind-single_player")) }
                option value="consultation_doubles" { (say("tournament-kind-consultation_doubles")) }
            }
        })))
        (knob("clock", &say("knob-clock"), None, &html! {
            select #clock name={ "{" (at) "/clock" } {
                option value="" { (say("knob-clock-none")) }
                option value=r#"{"mode":"simple_delay","bank_per_point":120000,"delay":12000}"# { (say("tournament-clock-usual")) }
                option value=r#"{"mode":"simple_delay","bank_per_point":180000,"delay":12000}"# { (say("tournament-clock-slow")) }
            }
        }))
    }
}

/// What else there is to choose of a new division, format by format.
pub(super) fn more_fields(locale: Locale, at: &str) -> Markup {
    html! {
        details #more-rules {
            summary { (locale.say("tournament-rules")) }
            div.knobs.lined { (super::rules::fields(locale, "new", at, None)) }
        }
    }
}

/// The choice of a format.
pub(super) fn format_field(locale: Locale, id: &str, name: &str, may_stay: bool) -> Markup {
    knob(
        id,
        &locale.say("tournament-format"),
        Some(&locale.say("tournament-format-note")),
        &html! {
            select id=(id) name=(name) {
                @if may_stay { option value="" { (locale.say("tournament-unchanged")) } }
                @for (word, json) in FORMATS { option value=(json) { (locale.say(&format!("tournament-choose-{word}"))) } }
            }
        },
    )
}

/// What a division costs.
pub(super) fn fee_fields(locale: Locale, id: &str, at: &str) -> Markup {
    html! {
        @for (name, word) in [("entry", "tournament-fee-entry"), ("registration", "tournament-fee-registration"), ("added", "tournament-fee-added")] {
            (knob(&format!("{id}-{name}"), &locale.say(word), None, &html! {
                input id={ (id) "-" (name) } name={ "$" (at) "/fees/" (name) } inputmode="decimal" pattern="[0-9]+([.,][0-9]{1,2})?" placeholder="0";
            }))
        }
        (knob(&format!("{id}-returned"), &locale.say("tournament-fee-returned"), None, &html! {
            input id={ (id) "-returned" } name={ "%" (at) "/fees/returned" } type="number" min="0" max="100" placeholder="100";
        }))
    }
}
