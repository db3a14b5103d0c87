//! The dice checker: a page that recomputes a match's rolls, and the same as one file for use without a network.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Frame, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// What the saved checker carries inside.
const STYLES: [&str; 3] = [
    include_str!("../../../web/css/tokens.css"),
    include_str!("../../../web/css/base.css"),
    include_str!("../../../web/css/pages.css"),
];
/// The page's modules; in one document the second needs no import of the first.
const HASHES: &str = include_str!("../../../web/js/sha256.js");
const SCRIPT: &str = include_str!("../../../web/js/verify.js");

/// What a fault may be about, as the script names it (`FAULTS` in verify.js).
const FAULTS: [&str; 15] = [
    "scheme",
    "secret-missing",
    "secret",
    "link-default",
    "link-source",
    "link",
    "seen",
    "number",
    "dice",
    "log-missing",
    "log",
    "count",
    "kept",
    "ending",
    "other",
];

/// The dice checker.
#[must_use]
pub fn verify(reader: &Reader) -> Markup {
    let locale = language(reader);
    let title = locale.say("verify-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: Some("verify") };
    page(
        reader,
        &frame,
        &html! {
            section.narrow {
                (body(locale))
                p { a href="/verify/tavola-dice.html" download { (locale.say("verify-save")) } }
            }
        },
    )
}

/// The checker as one document that needs nothing else; to be saved.
#[must_use]
pub fn checker(reader: &Reader) -> Markup {
    let locale = language(reader);
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (locale.say("verify-title")) }
                @for style in STYLES { style { (PreEscaped(style)) } }
            }
            body { main { section.narrow { (body(locale)) } } script type="module" { (PreEscaped(script())) } }
        }
    }
}

/// Both modules as one: without imports and exports, which a single document cannot have.
fn script() -> String {
    let lines = HASHES.lines().chain(SCRIPT.lines()).filter(|line| !line.starts_with("import "));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix("export ").unwrap_or(line)).collect();
    lines.join("\n")
}

fn body(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    // The script takes its sentences from the document, so that it needs no other file.
    let many = |n: &str| locale.say_with("verify-wrong", &[("faults", if n == "1" { 1 } else { 7 }.into())]);
    let honest = locale.say_with("verify-honest", &[("rolls", "%".into())]);
    html! {
        h1 { (say("verify-title")) }
        p.lead { (say("verify-lead")) }
        noscript { p { (say("verify-noscript")) } }
        form #verify.stack data-honest=(honest) data-honest-one=(say("verify-honest-one")) data-wrong-one=(many("1")) data-wrong-many=(many("7").replace('7', "%"))
            data-unreadable=(say("verify-unreadable")) data-no-length=(say("verify-no-length")) data-nameless=(say("verify-nameless")) data-in-play=(say("verify-in-play"))
            data-rolls=(say("verify-rolls")) data-roll-number=(say("verify-roll-number")) data-roll-who=(say("verify-roll-who"))
            data-roll-dice=(say("verify-roll-dice")) data-roll-link=(locale.say_with("verify-roll-link", &[("who", "%".into())]))
            data-roll-both=(say("verify-roll-both")) data-link-client=(say("verify-link-client"))
            data-link-escrow=(say("verify-link-escrow")) data-link-house=(say("verify-link-house"))
            data-link-default=(say("verify-link-default")) {
            label for="file" { (say("verify-file")) }
            input #file type="file" accept=".json,application/json";
            label for="text" { (say("verify-paste")) }
            textarea #text rows="6" spellcheck="false" autocomplete="off" {}
            button.button { (say("verify-go")) }
        }
        ul #fault-words hidden { @for kind in FAULTS { li data-kind=(kind) { (say(&format!("verify-fault-{kind}"))) } } }
        div #verdict.verdict role="status" aria-live="polite" {}
        h2 { (say("verify-how-title")) }
        p { (say("verify-how")) }
    }
}
