//! The tournament's settings at the desk: place and tables, officials, committee, divisions.

use maud::{Markup, html};
use tavola_tournament::{
    DeskCommand, Stage,
    result::prize::PrizeTable,
    stream::{
        command::Office,
        division::{Division, Format, LastChance},
        view::{DivisionView, DrawState, TournamentStage},
    },
};

use super::act::{self, Act};
use super::{Place, Sheet, auction, desk_page, draw, new, plan, rules, terms};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// The settings.
#[must_use]
pub fn setup(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-setup");
    desk_page(
        &sheet,
        Place::Setup,
        &title,
        &html! {
            h1 { (title) }
            div.setup {
                (links(&sheet))
                (officials(&sheet))
                (committee(&sheet))
                (terms::settings(&sheet))
                (tables_and_notes(&sheet))
                (divisions(&sheet))
                (again(&sheet))
            }
        },
    )
}

fn links(sheet: &Sheet<'_>) -> Markup {
    let origin = &sheet.reader.origin;
    let row = |id: &str, word: &str, address: &str| {
        html! {
            (act::field(id, &sheet.say(word), &html! { input.link id=(id) readonly value={ (origin) (address) }; }))
        }
    };
    html! {
        section {
            h2 { (sheet.say("tournament-links")) }
            p.note { (sheet.say("tournament-links-note")) }
            (row("link-public", "tournament-link-public", &sheet.at("")))
            @if let Some(keys) = &sheet.data.keys {
                (row("link-director", "tournament-link-director", &sheet.at(&format!("/office/{}", keys.director))))
                (row("link-referee", "tournament-link-referee", &sheet.at(&format!("/office/{}", keys.referee))))
                @if let (Some(key), false) = (&keys.committee, sheet.view().committee.is_empty()) {
                    (row("link-committee", "tournament-link-committee", &sheet.at(&format!("/seat/{key}"))))
                }
            }
        }
    }
}

/// Another tournament like this one.
fn again(sheet: &Sheet<'_>) -> Markup {
    if !act::is_a_directors(sheet) {
        return html! {};
    }
    html! {
        section {
            h2 { (sheet.say("tournament-again")) }
            p.note { (sheet.say("tournament-again-note")) }
            form.fields method="post" action=(sheet.at("/again")) {
                (act::sent_to(&sheet.reader.path))
                (act::text("again-name", "name", &sheet.say("tournament-named"), &sheet.view().settings.name))
                button.panel-button { (sheet.say("tournament-again-go")) }
            }
        }
    }
}

fn officials(sheet: &Sheet<'_>) -> Markup {
    let directors = sheet.view().officials.iter().filter(|(office, _)| *office == Office::Director).count();
    html! {
        section {
            h2 { (sheet.say("tournament-officials")) }
            ul.officials {
                @for (office, person) in &sheet.view().officials {
                    li {
                        strong { (sheet.person(Some(person))) } " · "
                        (sheet.say(match office { Office::Director => "tournament-director", Office::Referee => "tournament-referee" }))
                        @if *office == Office::Referee || directors > 1 {
                            (Act::new(sheet.say("tournament-dismiss"), DeskCommand::Dismiss { office: *office, person: person.clone() })
                                .class("quiet-button").about(sheet.person(Some(person))).form(sheet))
                        }
                    }
                }
            }
        }
    }
}

fn committee(sheet: &Sheet<'_>) -> Markup {
    html! {
        section {
            h2 { (sheet.say("tournament-committee")) }
            p.note { (sheet.say("tournament-committee-note")) }
            @if !sheet.view().committee.is_empty() {
                ul { @for member in &sheet.view().committee { li { (sheet.member(member)) } } }
            }
            (committee_form(sheet))
        }
    }
}

/// Three to five names, each a line.
pub(super) fn committee_form(sheet: &Sheet<'_>) -> Markup {
    if !act::is_a_directors(sheet) {
        return html! {};
    }
    let names: Vec<&str> = sheet.view().committee.iter().map(|member| member.name.as_str()).collect();
    html! {
        form.fields method="post" action=(sheet.at("/committee")) {
            (act::sent_to(&sheet.reader.path))
            (act::field("committee-names", &sheet.say("tournament-committee-names"), &html! {
                textarea #committee-names name="names" rows="5" required { (names.join("\n")) }
            }))
            button.panel-button { (sheet.say("tournament-committee-go")) }
        }
    }
}

fn tables_and_notes(sheet: &Sheet<'_>) -> Markup {
    let view = sheet.view();
    let notes = &view.settings.notes;
    let fields = html! {
        (act::text("notes-venue", "place", &sheet.say("tournament-notes-venue"), &notes.venue))
        (act::text("notes-dress", "dress", &sheet.say("tournament-notes-dress"), &notes.dress))
        (act::text("notes-more", "more", &sheet.say("tournament-notes-more"), &notes.more))
        (act::text("notes-languages", "languages", &sheet.say("tournament-notes-languages"), &notes.languages))
    };
    html! {
        section {
            h2 { (sheet.say("tournament-place-and-tables")) }
            (act::form(sheet, FormKind::SetTables, &[], &act::number("tables", "tables", &sheet.say("tournament-tables"), &view.tables.len().to_string()), &sheet.say("tournament-save")))
            (act::form(sheet, FormKind::SetNotes, &[], &fields, &sheet.say("tournament-save")))
        }
    }
}

fn divisions(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.divisions {
            h2 { (sheet.say("tournament-divisions")) }
            @for division in &sheet.view().divisions { (division_part(sheet, division)) }
            details #add-division {
                summary { (sheet.say("tournament-division-add")) }
                (act::form(sheet, FormKind::AddDivision, &[], &html! {
                    (act::field("division-id", &sheet.say("tournament-division-id"), &html! {
                        input #division-id name="short_name" required pattern="[a-z0-9-]+" maxlength="24";
                    }))
                    (act::text("division-name", "name", &sheet.say("tournament-name"), ""))
                    (act::choice("division-precedence", "precedence", &sheet.say("tournament-precedence"),
                        &["champion", "intermediate", "further", "side"].map(|name| (name.to_owned(), sheet.say(&format!("tournament-precedence-{name}"))))))
                    (new::division_fields(sheet.locale))
                    (new::more_fields(sheet.locale))
                }, &sheet.say("tournament-division-add")))
            }
        }
    }
}

fn division_part(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    html! {
        article.division-card {
            h3 { (sheet.title(&division.division)) }
            p.note { (plan::format_line(sheet, &division.division)) }
            (draw::too_many_rounds(sheet, division))
            @if sheet.view().stage == TournamentStage::Open { details id={ "clock-" (id) } { summary { (sheet.say("knob-clock")) } (terms::clock(sheet, &division.division)) } }
            @if division.draw.state == DrawState::Entries {
                details id={ "change-" (id) } {
                    summary { (sheet.say("tournament-division-change")) }
                    (change_form(sheet, &division.division))
                }
                details id={ "rules-" (id) } { summary { (sheet.say("tournament-rules")) } (rules_form(sheet, division)) }
                details id={ "prizes-" (id) } { summary { (sheet.say("tournament-prizes")) } (prize_form(sheet, division)) }
                details id={ "pools-" (id) } { summary { (sheet.say("tournament-pools")) } (pool_form(sheet, division)) }
                details id={ "auction-" (id) } { summary { (sheet.say("tournament-auction")) } (auction::plan(sheet, division)) }
            }
        }
    }
}

/// Format, lengths and fees. The lengths below the main are written anew: left empty they are the main's.
fn change_form(sheet: &Sheet<'_>, division: &Division) -> Markup {
    let id = &division.id;
    let list = |lengths: &[u8]| lengths.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let goes_on_below = division.format.plays(Stage::Consolation) || division.format.plays(Stage::Lower);
    act::form(
        sheet,
        FormKind::ChangeFormat,
        &[("plan", act::as_json(division))],
        &html! {
            (new::format_field(sheet.locale, &format!("change-{id}-format"), new::MayStay::Yes))
            (act::text(&format!("change-{id}-lengths"), "lengths", &sheet.say("tournament-lengths-main"), &list(&division.lengths.main)))
            @if goes_on_below {
                (act::text(&format!("change-{id}-lengths-cons"), "lengths_consolation", &sheet.say("tournament-lengths-cons"), &list(&division.lengths.consolation)))
            }
            (new::fee_fields(sheet.locale, &format!("change-{id}"), Some(&division.fees)))
        },
        &sheet.say("tournament-save"),
    )
}

/// How it is played in detail; the list of tie-breaks is written anew.
fn rules_form(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = format!("rules-{}", division.division.id);
    act::form(
        sheet,
        FormKind::ChangeDetails,
        &[("plan", act::as_json(&division.division))],
        &rules::fields(sheet.locale, &id, Some(&division.division)),
        &sheet.say("tournament-save"),
    )
}

/// The parts in which a division's pool is split, stage by stage; left empty it is split by custom.
fn prize_form(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    let stages: &[Stage] = match &division.division.format {
        Format::KnockOut { last_chance: LastChance::None, .. } => &[Stage::Main, Stage::Consolation],
        Format::KnockOut { .. } => &[Stage::Main, Stage::Consolation, Stage::LastChance],
        format if format.is_bracket() => &[Stage::Main],
        _ => &[Stage::Rounds],
    };
    let lines = division.division.prizes.as_ref().map(PrizeTable::lines).unwrap_or_default();
    let parts = |stage| {
        let parts = lines.iter().filter(|line| line.stage == stage).map(|line| line.part.to_string());
        parts.collect::<Vec<_>>().join(", ")
    };
    let fields = html! {
        @for &stage in stages {
            (act::text(&format!("prizes-{id}-{}", rules::written(stage)), &rules::written(stage), &sheet.stage(stage), &parts(stage)))
        }
    };
    html! {
        p.note { (sheet.say("tournament-prizes-parts-note")) }
        (act::form(sheet, FormKind::ChangePrizes, &[("plan", act::as_json(&division.division))], &fields, &sheet.say("tournament-save")))
    }
}

/// The side pools there are, each with a button that takes it away, and a form for another.
fn pool_form(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let (id, plan) = (&division.division.id, &division.division);
    let without = |name: &str| {
        let pools = plan.pools.iter().filter(|pool| pool.name != name).cloned().collect();
        DeskCommand::ChangeDivision { division: Box::new(Division { pools, ..plan.clone() }) }
    };
    let field = |what: &str, word: &str, input: &str| {
        let id = format!("pool-{id}-{what}");
        act::field(
            &id,
            &sheet.say(word),
            &html! {
                input id=(id) name=(what) required[input.is_empty()] placeholder=[(!input.is_empty()).then_some(input)] maxlength="40";
            },
        )
    };
    html! {
        ul.officials {
            @for pool in &plan.pools {
                li {
                    strong { (pool.name) } " · " (sheet.amount(pool.fee)) " · "
                    (pool.parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : "))
                    (Act::new(sheet.say("tournament-pool-drop"), without(&pool.name)).class("quiet-button").about(pool.name.clone()).form(sheet))
                }
            }
        }
        p.note { (sheet.say("tournament-pools-note")) }
        (act::form(sheet, FormKind::AddPool, &[("plan", act::as_json(plan))], &html! {
            (field("name", "tournament-name", ""))
            (field("fee", "tournament-pool-fee", ""))
            (field("returned", "tournament-fee-returned", "100"))
            (field("parts", "tournament-pool-parts", "70, 30"))
        }, &sheet.say("tournament-pool-add")))
    }
}
