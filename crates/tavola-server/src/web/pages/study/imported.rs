//! What stands around the analysis of a match: where it comes from, its files, and for whoever brought it who they are in
//! it, the link to share it, and how it is removed.

use maud::{Markup, html};
use tavola_rules::Side;

use crate::store::Own;
use crate::web::i18n::{Locale, isolated};
use crate::web::page_data::{ImportedData, OfChouette, OwnerData, Reader, StudyData, StudyOf};
use crate::web::pages::library::{own_button, remarks};

/// The formats a match can be taken along in, by the ends of their addresses.
const FORMATS: [(&str, &str); 5] = [
    ("xg.mat", ".mat (XG)"),
    ("gnubg.mat", ".mat (gnubg)"),
    ("match.sgf", ".sgf"),
    ("match.txt", ".txt"),
    ("match.json", ".json"),
];

/// The ways back from an analysis.
pub(super) fn ways(locale: Locale, data: &StudyData) -> Markup {
    html! {
        @if let StudyOf::Table(back) | StudyOf::Chouette(OfChouette { back, .. }) = &data.whence { a href=(back) { (locale.say("study-back")) } }
        a href="/study" { (locale.say("library-title")) }
    }
}

/// The match as files, and what else can be done with it.
pub(super) fn section(locale: Locale, reader: &Reader, data: &StudyData) -> Markup {
    let say = |name: &str| locale.say(name);
    // A cube of a chouette is no match that any format knows.
    if matches!(data.whence, StudyOf::Chouette(_)) {
        return html! {};
    }
    html! {
        section.study-match aria-labelledby="match-title" {
            h2 #match-title { (say("study-match")) }
            @if let StudyOf::Imported(imported) = &data.whence {
                (remarks(locale, &imported.remarks, 0))
                @if let Some(owner) = &imported.owner { (owned(locale, reader, data, imported, owner)) }
            }
            p.study-files { (say("study-download")) @for (end, name) in FORMATS { " " a href=(file(data, end)) dir="ltr" download { (name) } }
                " " a href={ (data.base) "/report.json" (data.query()) } download { (say("study-download-report")) }
            }
            p data-scripted hidden { button.panel-button #look-here type="button" data-file=(file(data, "match.json")) { (say("study-look-here")) } " " small.note { (say("study-look-here-note")) } }
        }
    }
}

/// The address of the match as a file.
fn file(data: &StudyData, end: &str) -> String {
    match &data.whence {
        StudyOf::Table(table) => format!("{table}/match/{end}{}", data.query()),
        StudyOf::Imported(_) | StudyOf::Chouette(_) => format!("{}/file/{end}", data.base),
    }
}

fn owned(locale: Locale, reader: &Reader, data: &StudyData, of: &ImportedData, owner: &OwnerData) -> Markup {
    let say = |name: &str| locale.say(name);
    let action = format!("/study/m/{}", of.id);
    html! {
        form.study-own method="post" action=(action) {
            @match owner.own {
                Own::Is(side) => p { (locale.say_with("study-you-are", &[("who", data.names[side].clone().into())])) },
                Own::Neither => p { (say("study-you-neither")) },
                Own::Unknown => p { (say("library-which")) },
            }
            p.library-acts {
                @for side in [Side::Black, Side::White].into_iter().filter(|side| owner.own != Own::Is(*side)) { (own_button(&data.names[side], side)) " " }
                @if owner.own != Own::Neither { button.button.second-button name="act" value="neither" { (say("library-neither")) } }
            }
        }
        form.study-share method="post" action=(action) {
            @match &owner.share {
                Some(token) => {
                    p { (say("study-shared")) }
                    p { a #share-link href={ "/study/s/" (token) } { (reader.origin) "/study/s/" (token) } }
                    button.button.second-button name="act" value="unshare" { (say("study-unshare")) }
                },
                None => {
                    p { (say("study-private")) }
                    button.button.second-button name="act" value="share" { (say("study-share")) }
                },
            }
        }
        p { (say("study-original")) " " a href={ (action) "/file/original" } download {
            @if owner.file.is_empty() { (say("library-pasted")) } @else { (isolated(&owner.file)) }
        } }
        details.study-remove {
            summary { (say("study-remove")) }
            p { (say("study-remove-sure")) }
            form method="post" action=(action) { button.second-button.button name="act" value="remove" { (say("study-remove-now")) } }
        }
    }
}
