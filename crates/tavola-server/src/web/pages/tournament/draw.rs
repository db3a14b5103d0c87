//! The draw at the desk: drawn, looked at, published; late places; later rounds.

use maud::{Markup, html};
use tavola_tournament::{
    DrawCommand, Format, Phase, Round, Stage,
    format::late_places::LateSeat,
    stream::{
        settings::Rounds,
        view::{DivisionView, DrawState, Readiness, StageSheet},
    },
};

use super::act::{self, Act};
use super::{Place, Sheet, auction, bracket, desk_page, entries, plan, public, rules, standing, terms, tie};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Reader, TournamentData};

/// The draws of all divisions.
#[must_use]
pub fn draw(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-draw");
    desk_page(
        &sheet,
        Place::Draw,
        &title,
        &html! {
            h1 { (title) }
            @if sheet.view().committee.is_empty() { (committee_first(&sheet)) }
            @for division in &sheet.view().divisions { (of_division(&sheet, division)) }
        },
    )
}

fn committee_first(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.invite #committee {
            h2 { (sheet.say("tournament-committee")) }
            p { (sheet.say("tournament-committee-first")) }
            (super::setup::committee_form(sheet))
        }
    }
}

fn of_division(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    html! {
        section.division aria-labelledby={ "draw-" (id) } {
            h2 id={ "draw-" (id) } { (public::division_title(sheet, division)) }
            p.note { (plan::format_line(sheet, &division.division)) }
            (too_many_rounds(sheet, division))
            @match division.draw.state {
                DrawState::Entries => {
                    (entries::missing(sheet, division))
                    (words(sheet, division))
                    (draw_form(sheet, division, "tournament-draw-go"))
                }
                DrawState::Drawn => {
                    p.lead { (sheet.say("tournament-drawn-note")) }
                    div.acts {
                        (Act::new(sheet.say("tournament-publish"), DrawCommand::PublishDraw { division: id.clone() }).key("p").class("button").form(sheet))
                    }
                    details id={ "again-" (id) } { summary { (sheet.say("tournament-draw-again")) } (words(sheet, division)) (draw_form(sheet, division, "tournament-draw-again")) }
                }
                DrawState::Published => {
                    (late_places(sheet, division))
                    @if sheet.view().settings.rounds == Rounds::ByTheDirector && division.is_round_due {
                        div.acts { (Act::new(sheet.say("tournament-draw-round"), DrawCommand::DrawRound { division: id.clone() }).class("button").form(sheet)) }
                    }
                    (met_again(sheet, division))
                    (schedule(sheet, division))
                }
            }
            @if division.draw.state != DrawState::Entries {
                @if !division.division.format.is_bracket() { (standing::standings(sheet, division)) }
                (auction::play_offs(sheet, division))
                (bracket::sheets(sheet, division))
                (tie::ties(sheet, division))
            }
        }
    }
}

/// Says before the draw that a Swiss has more rounds than can be played without a second meeting.
pub(super) fn too_many_rounds(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let Format::Swiss { rounds: Some(planned), .. } = division.division.format else { return html! {} };
    html! {
        @if let Some(most) = division.most_rounds {
            p.warning {
                (sheet.say_with("tournament-rounds-too-many", &[("planned", planned.into()), ("n", entered(sheet, division).into()), ("most", most.into())]))
            }
        }
    }
}

/// The matches in which two meet again since their round could not be paired otherwise.
fn met_again(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! {
        @if !division.met_again.is_empty() {
            p.note { (sheet.say("tournament-met-again-list")) }
            ul.rematches {
                @for game in division.met_again.iter().filter_map(|id| sheet.matches.get(id)) {
                    li { (sheet.say_with("tournament-round", &[("n", game.round.number().into())])) ": " (sheet.pairing(game)) }
                }
            }
        }
    }
}

/// How many take part in a division as entered so far.
fn entered(sheet: &Sheet<'_>, division: &DivisionView) -> i64 {
    let id = &division.division.id;
    let many = sheet.view().entries.iter().filter(|entry| entry.division == *id && entry.is_in()).count();
    i64::try_from(many).unwrap_or(0)
}

fn words(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    html! {
        details id={ "words-" (id) } {
            summary { (sheet.say("tournament-words")) }
            p.note { (sheet.say("tournament-words-note")) }
            (act::form(sheet, FormKind::AddWords, &[("division", id.to_string())],
                &act::needed_text(&format!("words-{id}-text"), "words", &sheet.say("tournament-words")), &sheet.say("tournament-words-go")))
        }
    }
}

fn draw_form(sheet: &Sheet<'_>, division: &DivisionView, go: &str) -> Markup {
    let id = &division.division.id;
    let many = entered(sheet, division);
    let class = if division.draw.state == DrawState::Entries { "button" } else { "panel-button" };
    let fields = html! {
        @if division.division.format.is_bracket() {
            (act::number(&format!("late-{id}"), "late_places", &sheet.say("tournament-late-places"), "0"))
            (act::moment(&format!("until-{id}"), "until", &sheet.say("tournament-late-until")))
            (act::choice(&format!("size-{id}"), "size", &sheet.say("tournament-sheet-size"), &[
                ("fitting".to_owned(), sheet.say("tournament-size-smallest")), ("doubled".to_owned(), sheet.say("tournament-size-doubled")),
            ]))
            (act::choice(&format!("clubs-{id}"), "clubs", &sheet.say("tournament-clubs"), &["by_lot", "apart"]
                .map(|one| (one.to_owned(), sheet.say(&format!("tournament-clubs-{one}"))))))
        }
    };
    html! {
        p { (sheet.say_with("tournament-players", &[("n", many.into())])) }
        @if many < 2 { p.note { (sheet.say("tournament-too-few")) } }
        @else if sheet.view().committee.is_empty() { p.note { (sheet.say("tournament-refused-no-committee")) } }
        @else { (act::form_with(sheet, FormKind::DrawDivision, &[("division", id.to_string())], &fields, (&sheet.say(go), class))) }
    }
}

fn late_places(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    let is_open = division.late.iter().any(|late| late.seat == LateSeat::Kept);
    html! {
        @if !division.late.is_empty() {
            h3 { (sheet.say("tournament-late-places")) @if let Some(until) = division.late_until { " · " (sheet.say("tournament-until")) " " (sheet.time(until)) } }
            ul.late {
                @for late in &division.late {
                    li {
                        strong { "LA" (late.place) } " "
                        @match late.seat {
                            LateSeat::Taken { by } => (sheet.link(by)),
                            LateSeat::Bye => (sheet.say("tournament-bye")),
                            LateSeat::Kept => {
                                (sheet.say("tournament-late-open")) " "
                                (Act::new(sheet.say("tournament-late-close"), DrawCommand::CloseLatePlace { division: id.clone(), place: late.place })
                                    .class("quiet-button").about(format!("LA{}", late.place)).form(sheet))
                            }
                        }
                    }
                }
            }
            @if is_open {
                div.acts { (Act::new(sheet.say("tournament-cut-off"), DrawCommand::CutOff { division: id.clone() }).about(sheet.title(&division.division)).form(sheet)) }
            }
        }
    }
}

fn schedule(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    let rounds: Vec<(String, String)> = to_be_scheduled(sheet, division)
        .map(|(stage, round, all)| {
            let name = sheet.round_name(stage, round.index(), all, division);
            (format!("{}-{round}", rules::written(stage)), format!("{} · {name}", sheet.stage(stage)))
        })
        .collect();
    let fields = html! {
        (act::choice(&format!("schedule-{id}-round"), "round", &sheet.say("tournament-round-word"), &rounds))
        (act::needed_moment(&format!("schedule-{id}-at"), "begins", &sheet.say("tournament-schedule")))
    };
    html! {
        (estimates(sheet, division))
        @if !rounds.is_empty() && act::offers(sheet, FormKind::ScheduleRound) {
            details id={ "schedule-" (id) } {
                summary { (sheet.say("tournament-schedule-round")) }
                (act::form(sheet, FormKind::ScheduleRound, &[("division", id.to_string())], &fields, &sheet.say("tournament-schedule-go")))
            }
            details id={ "lateness-" (id) } {
                summary { (sheet.say("tournament-lateness-of-round")) }
                p.note { (sheet.say("tournament-lateness-note")) }
                (act::form(sheet, FormKind::LatenessOfRound, &[("division", id.to_string())], &html! {
                    (act::choice(&format!("lateness-{id}-round"), "round", &sheet.say("tournament-round-word"), &rounds))
                    (terms::lateness_fields(sheet, &format!("lateness-{id}"), None))
                }, &sheet.say("tournament-save")))
            }
        }
    }
}

/// The rounds in which a match waits for its hour: of which stage, which, and how many that stage has.
fn to_be_scheduled<'a>(
    sheet: &'a Sheet<'_>,
    division: &'a DivisionView,
) -> impl Iterator<Item = (Stage, Round, usize)> + 'a {
    let waits = |id| {
        sheet.matches.get(id).is_some_and(|game| {
            let is_played = matches!(game.readiness, Readiness::Waiting | Readiness::Ready);
            is_played && game.status.phase == Phase::Planned
        })
    };
    let rounds_of = move |stage: &'a StageSheet| {
        let waiting = stage.rounds.iter().enumerate().filter(move |(_, round)| round.iter().any(waits));
        waiting.map(|(index, _)| (stage.stage, Round::at(index), stage.rounds.len()))
    };
    division.stages.iter().flat_map(rounds_of)
}

/// When the rounds still to be played should be over, by the pace seen so far.
fn estimates(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let rounds_of = |stage| division.stages.iter().find(|one| one.stage == stage).map_or(0, |one| one.rounds.len());
    html! {
        @if !division.schedule.is_empty() {
            h3 { (sheet.say("tournament-estimates")) }
            ul.estimates {
                @for line in &division.schedule {
                    li {
                        (sheet.stage(line.stage)) " · "
                        (sheet.round_name(line.stage, line.round.index(), rounds_of(line.stage), division)) ": "
                        (sheet.say("tournament-until-about")) " " (sheet.time(line.ends))
                    }
                }
            }
        }
    }
}
