//! Buttons and forms that send a command: the fixed part in a hidden field, the rest in named ones.

use maud::{Markup, html};
use serde_json::{Value, json};
use tavola_tournament::stream::{command::Office, view::TournamentStage};

use super::Sheet;
use crate::web::accounts::LONGEST_NAME;
use crate::web::page_data::Reader;

/// A button that sends a command.
pub(super) struct Act<'a> {
    label: String,
    command: Value,
    key: Option<&'a str>,
    class: &'a str,
    about: Option<String>,
}

impl<'a> Act<'a> {
    /// A button with that label.
    pub(super) fn new(label: String, command: Value) -> Self {
        Self { label, command, key: None, class: "panel-button", about: None }
    }

    /// The key that presses it while its card is in focus.
    pub(super) fn key(self, key: &'a str) -> Self {
        Self { key: Some(key), ..self }
    }

    /// How it looks.
    pub(super) fn class(self, class: &'a str) -> Self {
        Self { class, ..self }
    }

    /// Whom or what it is about, for who hears only the button.
    pub(super) fn about(self, about: impl Into<String>) -> Self {
        Self { about: Some(about.into()), ..self }
    }

    /// The form around it; one stays where one is.
    pub(super) fn form(&self, sheet: &Sheet<'_>) -> Markup {
        self.form_to(sheet, &sheet.reader.path)
    }

    /// The form around it, leading there.
    pub(super) fn form_to(&self, sheet: &Sheet<'_>, back: &str) -> Markup {
        if !is_offered(sheet, &self.command) {
            return html! {};
        }
        html! {
            form.act-form method="post" action=(sheet.at("/command")) {
                input type="hidden" name="command" value=(self.command);
                input type="hidden" name="back" value=(back);
                button class=(self.class) data-key=[self.key] {
                    (self.label)
                    @if let Some(about) = &self.about { span.hidden { " " (about) } }
                    @if let Some(key) = self.key { kbd aria-hidden="true" { (key) } }
                }
            }
        }
    }
}

/// What a referee may do at the desk (TRN-19), by name; a director may do everything.
const REFEREES: [&str; 18] = [
    "start",
    "absent",
    "arrive",
    "break",
    "leave_room",
    "return",
    "score",
    "result",
    "confirm",
    "dispute",
    "rule",
    "illegal_play",
    "mix_dice",
    "replace_equipment",
    "order_clock",
    "wrong_length",
    "appeal",
    "enter",
];

/// Whether whoever reads the page may do something at all: nobody anything once the tournament is closed, a referee what is
/// theirs. When it is in order is the page's affair.
pub(super) fn is_offered(sheet: &Sheet<'_>, command: &Value) -> bool {
    let view = sheet.view();
    let offices = &view.you.offices;
    let is_referee = !offices.is_empty() && !offices.contains(&Office::Director);
    let name = command["type"].as_str().unwrap_or_default();
    // A referee's powers are over one match.
    let is_theirs = REFEREES.contains(&name) && (name != "rule" || command.get("match").is_some());
    view.stage == TournamentStage::Open && (!is_referee || is_theirs || is_own(sheet, command))
}

/// What players may do for their own entry, and members of the committee in their own seat.
const OWN: [&str; 4] = ["withdraw", "rebuy", "nominate", "cast_vote"];

/// Whether a command is about the reader's own entry, or their own seat on the committee.
fn is_own(sheet: &Sheet<'_>, command: &Value) -> bool {
    if !OWN.iter().any(|own| command["type"] == *own) {
        return false;
    }
    let you = &sheet.view().you;
    let is_entry = you.entrants.iter().any(|entrant| command["entrant"] == json!(entrant));
    let is_member = you.player.as_ref().is_some_and(|player| command["member"] == json!(player));
    is_entry || is_member
}

/// The hidden fields of a form: the command's fixed part, and where one is now.
pub(super) fn fixed(sheet: &Sheet<'_>, command: &Value) -> Markup {
    html! {
        input type="hidden" name="command" value=(command);
        input type="hidden" name="back" value=(sheet.reader.path);
    }
}

/// A form with fields of its own, and a button at its end.
pub(super) fn form(sheet: &Sheet<'_>, command: &Value, fields: &Markup, label: &str) -> Markup {
    form_with(sheet, command, fields, (label, "panel-button"))
}

/// The same, its button looking like that.
pub(super) fn form_with(sheet: &Sheet<'_>, command: &Value, fields: &Markup, (label, class): (&str, &str)) -> Markup {
    if !is_offered(sheet, command) {
        return html! {};
    }
    html! {
        form.fields method="post" action=(sheet.at("/command")) {
            (fixed(sheet, command))
            (fields)
            button class=(class) { (label) }
        }
    }
}

/// A field with its label.
pub(super) fn field(id: &str, label: &str, input: &Markup) -> Markup {
    html! { div.field { label for=(id) { (label) } (input) } }
}

/// A field for a line of text.
pub(super) fn text(id: &str, name: &str, label: &str, value: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) value=(value) maxlength="200"; })
}

/// A field for a line of text that must say something.
pub(super) fn needed_text(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) required maxlength="200"; })
}

/// A field for a whole number.
pub(super) fn number(id: &str, name: &str, label: &str, value: &str) -> Markup {
    field(
        id,
        label,
        &html! { input.short id=(id) name=(name) type="number" min="0" inputmode="numeric" value=(value); },
    )
}

/// A field for a moment, as the page shows it.
pub(super) fn moment(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) type="datetime-local"; })
}

/// A field for a moment that must be named.
pub(super) fn needed_moment(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) type="datetime-local" required; })
}

/// A choice of one.
pub(super) fn choice(id: &str, name: &str, label: &str, options: &[(String, String)]) -> Markup {
    field(
        id,
        label,
        &html! {
            select id=(id) name=(name) { @for (value, text) in options { option value=(value) { (text) } } }
        },
    )
}

/// The field in which who follows a link says their name.
pub(super) fn own_name(sheet: &Sheet<'_>, reader: &Reader) -> Markup {
    html! {
        label for="own-name" { (sheet.say("tournament-your-name")) }
        input #own-name name="name" required autocomplete="name" maxlength=(LONGEST_NAME) value=[reader.name.as_deref()];
    }
}

/// What each key of a page does.
pub(super) fn key_list(sheet: &Sheet<'_>, all: &[(&str, &str)]) -> Markup {
    html! {
        details.keys #keys {
            summary { (sheet.say("tournament-keys")) }
            dl { @for (key, word) in all { dt { kbd { (key) } } dd { (sheet.say(word)) } } }
        }
    }
}
