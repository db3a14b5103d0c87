//! Opening a tournament: its name, its format, where it is played, what it costs. Everything but the name has a default.

use maud::{Markup, html};
use tavola_base::clock::ClockSettings;
use tavola_tournament::{Cents, result::prize::Fees};

use super::entry_forms;
use super::rules::{MATCHES, only};
use crate::web::accounts::LONGEST_NAME;
use crate::web::http::tournament::forms::choices::{ClockChoice, FormatChoice};
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedTournament, Reader};
use crate::web::pages::{Frame, language, page};

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
            fieldset.part {
                legend { (say("tournament-part-event")) }
                div.knobs.lined {
                (knob("tournament-name", &say("tournament-named"), None, &html! {
                    input #tournament-name name="name" required maxlength="80";
                }))
                (knob("own-name", &say("tournament-your-name"), Some(&say("tournament-you-direct")), &html! {
                    input #own-name name="your_name" autocomplete="name" maxlength=(LONGEST_NAME) value=[reader.name.as_deref()];
                }))
                (knob("venue", &say("tournament-where"), None, &html! {
                    select #venue name="venue" {
                        option value="over_the_board" { (say("tournament-over-the-board")) }
                        option value="online" { (say("tournament-online")) }
                    }
                }))
                (knob("tables", &say("tournament-tables"), Some(&say("tournament-tables-note")), &html! {
                    input #tables name="tables" type="number" min="0" max="500" value="8";
                }))
                (knob("begins", &say("tournament-begins"), None, &html! { input #begins name="begins" type="datetime-local"; }))
                (knob("place", &say("tournament-notes-venue"), None, &html! { input #place name="place" maxlength="200"; }))
                }
            }
            fieldset.part {
                legend { (say("tournament-part-play")) }
                div.knobs.lined { (play_fields(locale)) }
                (more_fields(locale))
            }
            fieldset.part {
                legend { (say("tournament-part-money")) }
                div.knobs.lined {
                    (fee_fields(locale, "new", None))
                    (knob("currency", &say("tournament-currency"), None, &html! {
                        input #currency name="currency" value="EUR" maxlength="3" pattern="[A-Z]{3}";
                    }))
                }
            }
            details {
                summary { (say("tournament-part-house")) }
                div.knobs.lined {
                    (knob("rounds", &say("tournament-rounds-who"), None, &html! {
                        select #rounds name="drawn" {
                            option value="by_themselves" { (say("tournament-rounds-house")) }
                            option value="by_the_director" { (say("tournament-rounds-director")) }
                        }
                    }))
                    (knob("grace", &say("tournament-grace"), Some(&say("tournament-grace-note")), &html! {
                        input #grace name="grace" type="number" min="0" max="120" value="20" placeholder="20";
                    }))
                    (knob("every", &say("tournament-every"), None, &html! {
                        input #every name="every" type="number" min="1" max="60" value="5" placeholder="5";
                    }))
                    (knob("reading", &say("tournament-reading"), None, &html! {
                        select #reading name="reading" {
                            option value="completed" { (say("tournament-reading-completed")) }
                            option value="begun" { (say("tournament-reading-begun")) }
                        }
                    }))
                    (knob("late-loses", &say("tournament-late-loses"), None, &html! {
                        select #late-loses name="late_loses" {
                            option value="" { (say("tournament-late-loses-usual")) }
                            option value="points" { (say("tournament-late-loses-points")) }
                            option value="clock" { (say("tournament-late-loses-clock")) }
                        }
                    }))
                    (knob("ramp", &say("tournament-rating-ramp"), None, &html! {
                        select #ramp name="rating" {
                            @for name in ["original", "club", "none"] { option value=(name) { (say(&format!("tournament-rating-{name}"))) } }
                        }
                    }))
                    (knob("dress", &say("tournament-notes-dress"), None, &html! { input #dress name="dress" maxlength="200"; }))
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

/// Format, lengths, clock and fees of a division.
pub(super) fn division_fields(locale: Locale) -> Markup {
    html! { (play_fields(locale)) (fee_fields(locale, "new", None)) }
}

/// Format, lengths and clock.
fn play_fields(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        (format_field(locale, "format", MayStay::No))
        (knob("lengths", &say("tournament-lengths-main"), Some(&say("tournament-lengths-note")), &html! {
            input #lengths name="lengths" value="7" pattern="[0-9 ,;]+" inputmode="numeric";
        }))
        (only("for-knock_out for-double_elimination", None, &knob("lengths-cons", &say("tournament-lengths-cons"), None, &html! {
            input #lengths-cons name="lengths_consolation" pattern="[0-9 ,;]*" inputmode="numeric" placeholder=(say("tournament-lengths-as-main"));
        })))
        (only(&format!("{MATCHES} for-swing"), None, &knob("kind", &say("tournament-entrants"), None, &html! {
            select #kind name="entrants" {
                option value="" { (say("tournament-kind-single_player")) }
                option value="consultation_doubles" { (say("tournament-kind-consultation_doubles")) }
            }
        })))
        (clock_fields(locale, "clock", None))
    }
}

/// A clock, or none, with the figures of those that have their own.
pub(super) fn clock_fields(locale: Locale, id: &str, known: Option<ClockSettings>) -> Markup {
    let chosen = known.map(ClockChoice::of);
    let figures = known.unwrap_or(ClockSettings::USUAL);
    html! {
        (knob(id, &locale.say("knob-clock"), None, &html! {
            select id=(id) name="clock" {
                option value="" { (locale.say("knob-clock-none")) }
                @for choice in ClockChoice::ALL {
                    option value=(choice.word()) selected[chosen == Some(choice)] { (locale.say(&format!("tournament-clock-{}", choice.word()))) }
                }
            }
        }))
        (knob(&format!("{id}-minutes"), &locale.say("tournament-clock-minutes"), Some(&locale.say("tournament-clock-own-note")), &html! {
            input id={ (id) "-minutes" } name="clock_minutes" type="number" min="0" max="60" step="0.01" value=(hundredths(figures.bank_per_point.number(), 60_000));
        }))
        (knob(&format!("{id}-seconds"), &locale.say("tournament-clock-seconds"), None, &html! {
            input id={ (id) "-seconds" } name="clock_seconds" type="number" min="0" max="600" step="0.01" value=(hundredths(figures.delay.number(), 1000));
        }))
    }
}

/// Milliseconds in units of so many, as a field has them.
fn hundredths(millis: u64, unit: u64) -> String {
    entry_forms::plain(i64::try_from(millis * 100 / unit).unwrap_or(0))
}

/// What else there is to choose of a new division, format by format.
pub(super) fn more_fields(locale: Locale) -> Markup {
    html! {
        details #more-rules {
            summary { (locale.say("tournament-rules")) }
            div.knobs.lined { (super::rules::fields(locale, "new", None)) }
        }
    }
}

/// Whether the format may stay as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MayStay {
    /// It is chosen for the first time.
    No,
    /// Nothing need be chosen.
    Yes,
}

/// The choice of a format.
pub(super) fn format_field(locale: Locale, id: &str, may_stay: MayStay) -> Markup {
    knob(
        id,
        &locale.say("tournament-format"),
        Some(&locale.say("tournament-format-note")),
        &html! {
            select id=(id) name="format" {
                @if may_stay == MayStay::Yes { option value="" { (locale.say("tournament-unchanged")) } }
                @for word in FormatChoice::ALL.map(FormatChoice::word) { option value=(word) { (locale.say(&format!("tournament-choose-{word}"))) } }
            }
        },
    )
}

/// What a division costs.
pub(super) fn fee_fields(locale: Locale, id: &str, fees: Option<&Fees>) -> Markup {
    let amounts = [
        ("entry", "entry_fee", "tournament-fee-entry", fees.map(|fees| fees.entry)),
        ("registration", "registration_fee", "tournament-fee-registration", fees.map(|fees| fees.registration)),
        ("added", "added", "tournament-fee-added", fees.map(|fees| fees.added)),
    ];
    let returned = fees.map(|fees| entry_forms::plain(fees.returned.of(Cents::whole(100)).number()));
    html! {
        @for (what, name, word, amount) in amounts {
            (knob(&format!("{id}-{what}"), &locale.say(word), None, &html! {
                input id={ (id) "-" (what) } name=(name) inputmode="decimal" pattern="[0-9]+([.,][0-9]{1,2})?" placeholder="0"
                    value=[amount.map(|amount| entry_forms::plain(amount.number()))];
            }))
        }
        (knob(&format!("{id}-returned"), &locale.say("tournament-fee-returned"), None, &html! {
            input id={ (id) "-returned" } name="returned" type="number" min="0" max="100" step="0.01" placeholder="100" value=[returned];
        }))
    }
}
