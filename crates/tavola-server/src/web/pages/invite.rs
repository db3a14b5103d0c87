//! A link by which others come: to be copied, handed to another app of the phone, or photographed.

use maud::{Markup, html};

use crate::web::i18n::Locale;

/// The link with its ways out, labelled by the sentence `label`.
pub(super) fn link(locale: Locale, label: &str, link: &str) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.copy-row {
            input #invite-link readonly value=(link) aria-label=(say(label));
            button #invite-copy.panel-button type="button" { (say("table-copy")) }
            button #invite-share.panel-button type="button" hidden { (say("invite-share")) }
        }
        details.invite-qr {
            summary { (say("invite-qr")) }
            img loading="lazy" alt=(say("invite-qr-note")) src={ "/board/qr.svg?text=" (escaped(link)) } width="200" height="200";
        }
        p #invite-said.note role="status" {}
    }
}

/// A link as part of another.
pub(super) fn escaped(link: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    link.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}
