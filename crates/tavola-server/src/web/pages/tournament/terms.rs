//! What a director sets anew while the tournament goes on: its settings, lateness at a round or a match, a division's clock.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use tavola_base::Millis;
use tavola_tournament::{
    result::penalty::Lateness,
    stream::{
        division::Division,
        settings::Terms,
        view::{MatchView, TournamentStage},
    },
};

use super::{Sheet, act, new, rules};
use crate::web::http::tournament::forms::FormKind;

/// The form for the settings of the whole tournament.
pub(super) fn settings(sheet: &Sheet<'_>) -> Markup {
    if sheet.view().stage != TournamentStage::Open || !act::is_a_directors(sheet) {
        return html! {};
    }
    let terms = sheet.view().settings.terms();
    html! {
        section #settings {
            h2 { (sheet.say("tournament-settings")) }
            p.note { (sheet.say("tournament-settings-note")) " " (sheet.say_with("tournament-lateness-usual", &usual_minutes())) }
            (act::form(sheet, FormKind::ChangeSettings, &[("terms", act::as_json(&terms))], &fields(sheet, &terms), &sheet.say("tournament-save")))
        }
    }
}

fn fields(sheet: &Sheet<'_>, terms: &Terms) -> Markup {
    let choice = |id: &str, name: &str, label: &str, words: &[(&str, &str)], chosen: &str| {
        act::field(
            id,
            &sheet.say(label),
            &html! {
                select id=(id) name=(name) {
                    @for (value, word) in words { option value=(value) selected[*value == chosen] { (sheet.say(word)) } }
                }
            },
        )
    };
    html! {
        (act::field("terms-name", &sheet.say("tournament-named"), &html! { input #terms-name name="name" required maxlength="80" value=(terms.name); }))
        (act::field("terms-begins", &sheet.say("tournament-begins"), &html! {
            input #terms-begins name="begins" type="datetime-local" data-at=[terms.begins.map(tavola_base::Time::millis)];
        }))
        (choice("terms-drawn", "drawn", "tournament-rounds-who",
            &[("by_themselves", "tournament-rounds-house"), ("by_the_director", "tournament-rounds-director")], &rules::written(terms.rounds)))
        (lateness_fields(sheet, "terms", Some(terms.lateness)))
        (choice("terms-late-loses", "late_loses", "tournament-late-loses",
            &[("", "tournament-late-loses-usual"), ("points", "tournament-late-loses-points"), ("clock", "tournament-late-loses-clock")],
            &terms.late_loses.map(rules::written).unwrap_or_default()))
        (choice("terms-late-disqualifies", "late_disqualifies", "tournament-late-disqualifies",
            &[("match", "tournament-late-disqualifies-match"), ("event", "tournament-late-disqualifies-event")], &rules::written(terms.late_disqualifies)))
        (choice("terms-surplus", "surplus", "tournament-surplus",
            &[("refuse", "tournament-surplus-refuse"), ("cut", "tournament-surplus-cut"), ("keep", "tournament-surplus-keep")], &rules::written(terms.surplus)))
        (choice("terms-rating", "rating", "tournament-rating-ramp",
            &[("original", "tournament-rating-original"), ("club", "tournament-rating-club"), ("none", "tournament-rating-none")], &rules::written(terms.rating)))
        (act::field("terms-currency", &sheet.say("tournament-currency"), &html! {
            input.short #terms-currency name="currency" maxlength="3" pattern="[A-Z]{3}" value=(terms.currency);
        }))
    }
}

/// The minutes that count where none are said.
fn usual_minutes() -> [(&'static str, FluentValue<'static>); 2] {
    let Lateness { grace, every, reading: _ } = Lateness::default();
    [("grace", super::words::minutes(grace).into()), ("every", super::words::minutes(every).into())]
}

/// The minutes of lateness; empty where a match or a round counts as the tournament does.
pub(super) fn lateness_fields(sheet: &Sheet<'_>, id: &str, known: Option<Lateness>) -> Markup {
    let span = |what: &str, label: &str, value: Option<Millis>| {
        let id = format!("{id}-{what}");
        let minutes = value.map(super::words::minutes);
        let usual = Lateness::default();
        let usual = known.map(|_| super::words::minutes(if what == "grace" { usual.grace } else { usual.every }));
        act::field(
            &id,
            &sheet.say(label),
            &html! { input.short id=(id) name=(what) type="number" min=(if what == "every" { 1 } else { 0 }) max="720" value=[minutes] placeholder=[usual]; },
        )
    };
    let reading = known.map(|known| rules::written(known.reading)).unwrap_or_default();
    html! {
        (span("grace", "tournament-grace", known.map(|known| known.grace)))
        (span("every", "tournament-every", known.map(|known| known.every)))
        (act::field(&format!("{id}-reading"), &sheet.say("tournament-reading"), &html! {
            select id={ (id) "-reading" } name="reading" {
                @for word in ["completed", "begun"] {
                    option value=(word) selected[reading == word] { (sheet.say(&format!("tournament-reading-{word}"))) }
                }
            }
        }))
    }
}

/// The form for lateness at one match that has not begun.
pub(super) fn lateness_of(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !act::offers(sheet, FormKind::LatenessOfMatch) {
        return html! {};
    }
    html! {
        details #lateness {
            summary { (sheet.say("tournament-lateness-of-match")) }
            p.note { (sheet.say("tournament-lateness-note")) }
            (act::form(sheet, FormKind::LatenessOfMatch, &[("match", game.id.to_string())],
                &lateness_fields(sheet, "lateness", game.status.lateness), &sheet.say("tournament-save")))
        }
    }
}

/// The clock of a division: for its matches that have not begun.
pub(super) fn clock(sheet: &Sheet<'_>, division: &Division) -> Markup {
    let id = &division.id;
    html! {
        p.note { (sheet.say("tournament-clock-change-note")) }
        (act::form(sheet, FormKind::SetClock, &[("division", id.to_string())],
            &new::clock_fields(sheet.locale, &format!("clock-{id}-mode"), division.clock), &sheet.say("tournament-save")))
    }
}

/// The form that names a neutral referee for this match (TRN-19).
pub(super) fn referee(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let known = game.status.referee.as_deref().unwrap_or_default();
    let input = html! { input #referee name="referee" maxlength="60" value=(known) autocomplete="off"; };
    let field = act::field("referee", &sheet.say("tournament-match-referee"), &input);
    act::form(sheet, FormKind::NameReferee, &[("match", game.id.to_string())], &field, &sheet.say("tournament-save"))
}
