//! A link by which others come: to be copied, handed to another app of the phone, or photographed.

use maud::{Markup, html};
use tavola_club::TableView;
use tavola_rules::Side;

use crate::web::i18n::Locale;
use crate::web::page_data::{Invitation, Invited};

/// The link with its ways out, labelled by the sentence `label`.
pub(super) fn link(locale: Locale, label: &str, link: &str) -> Markup {
    numbered(locale, label, link, 1)
}

/// One of several links: ids of the first are as where there is only one.
pub(super) fn numbered(locale: Locale, label: &str, link: &str, number: usize) -> Markup {
    let say = |name: &str| locale.say(name);
    let id = |name: &str| if number == 1 { format!("invite-{name}") } else { format!("invite-{name}-{number}") };
    html! {
        div.copy-row {
            input.invite-link id=(id("link")) readonly value=(link) aria-label=(say(label));
            button.panel-button id=(id("copy")) type="button" data-invite="copy" { (say("table-copy")) }
            button.panel-button id=(id("share")) type="button" data-invite="share" hidden { (say("invite-share")) }
        }
        details.invite-qr {
            summary { (say("invite-qr")) }
            img loading="lazy" alt=(say("invite-qr-note")) src={ "/board/qr.svg?text=" (escaped(link)) } width="200" height="200";
        }
        p.note id=(id("said")) role="status" {}
    }
}

/// Whom an invitation to a table is for.
pub(super) fn title_of(view: &TableView, invited: &Invitation) -> &'static str {
    match invited.whose {
        _ if !is_doubles(view) => "table-invite",
        Invited::Partner => "table-invite-partner",
        Invited::Opponent => "table-invite-opponent",
    }
}

/// What is to be known of it.
pub(super) fn note_of(view: &TableView) -> &'static str {
    if is_doubles(view) { "table-invite-doubles-note" } else { "table-invite-note" }
}

/// Whether a pair plays at a table.
pub(super) fn is_doubles(view: &TableView) -> bool {
    Side::BOTH.into_iter().any(|side| view.seats[side].pair.is_some())
}

/// The link for browsers without scripts: to be read out, copied by hand or photographed.
pub(super) fn plain(locale: Locale, title: &str, note: &str, link: &str) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        h2 { (say(title)) }
        p { (say(note)) }
        p { a href=(link) { (link) } }
        p { img loading="lazy" alt=(say("invite-qr-note")) src={ "/board/qr.svg?text=" (escaped(link)) } width="200" height="200"; }
    }
}

/// A link as part of another.
pub(super) fn escaped(link: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    link.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}
