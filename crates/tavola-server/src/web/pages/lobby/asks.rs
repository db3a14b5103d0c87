//! Challenges and matches agreed on, as the lobby lists them; and the page on which somebody is challenged.

use maud::{Markup, html};
use strum::VariantArray as _;

use super::{super::notices::at as moment, Part, entries, table_terms};
use crate::club::lobby::{Alerts, BEFORE, ChallengedBy, LobbyChoices, Reason, Standing};
use crate::web::i18n::Locale;
use crate::web::page_data::{ListedChallenge, LobbyData, Whose};

/// What somebody is asked, asks, or has agreed on.
pub(super) fn entry(locale: Locale, data: &LobbyData, ask: &ListedChallenge) -> Markup {
    let challenge = &ask.challenge;
    let sentence = match (&challenge.standing, ask.whose, challenge.at) {
        (Standing::Agreed { .. }, ..) => "lobby-agreed",
        (_, Whose::Own, None) => "lobby-challenged",
        (_, Whose::Own, Some(_)) => "lobby-proposed",
        (_, Whose::Others, None) => "lobby-challenges-you",
        (_, Whose::Others, Some(_)) => "lobby-proposes",
    };
    let name = format!("ask-{}", challenge.id);
    html! {
        li.ask data-key=(challenge.id) {
            div id=(name) {
                strong { (locale.say_with(sentence, &[("who", ask.who.clone().into())])) }
                @if let Some(at) = challenge.at { span.when { (moment(at)) } }
                span { (table_terms(locale, &challenge.table)) }
            }
            div.ask-acts { (acts(locale, data, ask)) }
        }
    }
}

fn acts(locale: Locale, data: &LobbyData, ask: &ListedChallenge) -> Markup {
    let challenge = &ask.challenge;
    let is_time = challenge.at.is_some_and(|at| data.now + BEFORE >= at);
    html! {
        @match (&challenge.standing, ask.whose) {
            (Standing::Agreed { .. }, _) => {
                @if is_time { (act(locale, ask, "begin", "button")) }
                (act_called(locale, ask, "take_back", "lobby-date-cancel", "button second-button"))
            }
            (_, Whose::Own) => (act(locale, ask, "take_back", "button second-button")),
            (_, Whose::Others) => {
                (act(locale, ask, "accept", "button"))
                (decline(locale, ask))
            }
        }
    }
}

fn act(locale: Locale, ask: &ListedChallenge, act: &str, look: &str) -> Markup {
    act_called(locale, ask, act, &format!("lobby-act-{act}"), look)
}

fn act_called(locale: Locale, ask: &ListedChallenge, act: &str, label: &str, look: &str) -> Markup {
    let id = &ask.challenge.id;
    html! {
        form data-lobby method="post" action={ "/challenges/" (id) } {
            input type="hidden" name="act" value=(act);
            button class=(look) aria-describedby={ "ask-" (id) } { (locale.say(label)) }
        }
    }
}

/// No, with a reason if one likes.
fn decline(locale: Locale, ask: &ListedChallenge) -> Markup {
    let id = &ask.challenge.id;
    html! {
        form.decline data-lobby method="post" action={ "/challenges/" (id) } {
            input type="hidden" name="act" value="decline";
            select name="reason" aria-label=(locale.say("lobby-reason")) {
                @for reason in Reason::VARIANTS {
                    @let name: &str = reason.into();
                    option value=(name) { (locale.say(&format!("lobby-reason-{name}"))) }
                }
            }
            button.button.second-button aria-describedby={ "ask-" (id) } { (locale.say("lobby-act-decline")) }
        }
    }
}

/// What one is asked, if one is.
pub(in crate::web::pages) fn list(locale: Locale, parts: &[Part]) -> Markup {
    html! {
        section.lobby-asks aria-labelledby="asks-title" {
            h3 #asks-title { (locale.say("lobby-asks-title")) }
            ul #lobby-asks { (entries(parts, "lobby-asks")) }
        }
    }
}

/// Who may challenge the reader, and whether they are told when somebody seeks.
pub(super) fn choices(locale: Locale, choices: &LobbyChoices) -> Markup {
    html! {
        details.lobby-choices {
            summary { (locale.say("lobby-choices")) }
            form method="post" action="/lobby/choices" {
                label for="challenged-by" { (locale.say("lobby-challenged-by")) }
                select #challenged-by name="challenged_by" {
                    @for by in ChallengedBy::VARIANTS {
                        @let name: &str = by.into();
                        option value=(name) selected[*by == choices.challenged_by] { (locale.say(&format!("lobby-challenged-by-{name}"))) }
                    }
                }
                label.alerts { input type="checkbox" name="alerts" value="on" checked[choices.alerts == Alerts::On]; (locale.say("lobby-alerts")) }
                button.button.second-button { (locale.say("lobby-choices-keep")) }
            }
        }
    }
}
