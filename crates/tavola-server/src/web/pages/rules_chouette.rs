//! The rules of the chouette: in plain words, by both presets, and clause by clause.

use maud::{Markup, html};
use serde_json::Value;
use tavola_rules::{Clause, Preset};

use super::terms::{line_of, of_preset};
use super::{Frame, clause, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The sections in the order in which one meets them, each with its clauses.
const SECTIONS: [(&str, &[Clause]); 9] = [
    ("company", &[Clause::CHO_01, Clause::CHO_02, Clause::CHO_03, Clause::CHO_04]),
    ("leaving", &[Clause::CHO_05, Clause::CHO_21]),
    ("advice", &[Clause::CHO_06]),
    ("single", &[Clause::CHO_07, Clause::CHO_08, Clause::CHO_09, Clause::CHO_10]),
    ("many", &[Clause::CHO_11, Clause::CHO_12, Clause::CHO_16, Clause::CHO_18, Clause::CHO_17]),
    ("duties", &[Clause::CHO_13, Clause::CHO_14, Clause::CHO_15]),
    ("captain", &[Clause::CHO_19, Clause::CHO_20]),
    ("partner", &[Clause::CHO_22]),
    ("accounts", &[Clause::CHO_23, Clause::CHO_24]),
];

/// The presets of a chouette.
const PRESETS: [Preset; 2] = [Preset::ChouetteClub, Preset::ChouetteGalore];

/// The rules of the chouette.
#[must_use]
pub fn rules_chouette(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("chouette-rules-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    page(
        reader,
        &frame,
        &html! {
            article.rules {
                h1 { (title) }
                p.lead { (say("chouette-rules-lead")) }
                @for (name, clauses) in SECTIONS {
                    section {
                        h2 { (say(&format!("chouette-rules-{name}-title"))) }
                        p { (say(&format!("chouette-rules-{name}"))) " "
                            @for clause in clauses { a href={ "#" (clause.id()) } { (clause.id()) } " " } }
                    }
                }
                section {
                    h2 { (say("chouette-rules-presets")) }
                    @for preset in PRESETS { (by_preset(locale, preset)) }
                }
                section lang="en" {
                    h2 lang=(locale.code()) { (say("chouette-rules-clauses")) }
                    @for (_, clauses) in SECTIONS { @for named in clauses {
                        p id=(named.id()) { strong { (named.id()) } " " (clause::text(*named).unwrap_or_default()) }
                    } }
                }
                p { a.button href="/chouettes" { (say("chouette-open")) } " " a.button.second-button href="/rules" { (say("nav-rules")) } }
            }
        },
    )
}

/// Every knob of the chouette as the preset has it.
fn by_preset(locale: Locale, preset: Preset) -> Markup {
    let line = |(knob, value): (&String, &Value)| line_of(locale, "chouette-knob-", knob, value);
    html! {
        h3 { (locale.say(&format!("preset-{preset}"))) }
        p { (locale.say(&format!("preset-{preset}-note"))) }
        ul { @for knob in &of_preset(preset) { li { (line(knob)) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_the_chouette_is_on_the_page_with_its_text() {
        let of_chouettes = Clause::ALL.iter().filter(|clause| clause.id().starts_with("CHO"));
        for named in of_chouettes {
            assert_eq!(SECTIONS.iter().filter(|(_, clauses)| clauses.contains(named)).count(), 1, "{named}");
            assert!(clause::text(*named).is_some_and(|text| text.len() > 20), "{named}");
        }
    }
}
