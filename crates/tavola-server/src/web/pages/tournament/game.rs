//! One match at the desk: everything that can be noted, ruled or corrected about it.

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand, EntrantId, MatchId, ResultCommand, Rubber, RulingCommand, TournamentCommand, breaks,
    stream::{
        division::Format,
        play::{AtTable, Phase},
        settings::Surplus,
        view::{DrawState, MatchView, Readiness},
    },
};

use super::act::{self, Act};
use super::board::has_free_table;
use super::words::{HOWS, how_name, how_word};
use super::{Place, Sheet, book, bracket, desk_page, devices, series, terms, tie, touched};
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::{Correction, Reader, TournamentData};

/// A match's page at the desk; none if there is no such match.
#[must_use]
pub fn game(
    reader: &Reader,
    data: &TournamentData,
    of: u32,
    correction: Option<&Correction>,
    beside: &[devices::Beside],
) -> Option<Markup> {
    let sheet = Sheet::new(reader, data);
    let game = sheet.matches.iter().find(|(id, _)| id.number() == of).map(|(_, game)| *game)?;
    let title = format!("#{} {}", game.id, sheet.pairing(game));
    let is_tie = sheet.is_davis(game);
    Some(desk_page(
        &sheet,
        Place::Board,
        &title,
        &html! {
            p { a href={ (sheet.at("/desk#match-")) (game.id) } { (sheet.say("tournament-to-board")) } }
            h1 { (title) }
            p.lead {
                (sheet.whereabouts_and_length(game))
                @if let Some(tables) = sheet.tables(&game.status.official_tables().collect::<Vec<_>>()) { " · " (tables) }
            }
            @if let Some(correction) = correction { (confirm_correction(&sheet, game, correction)) }
            div.match-page {
                section {
                    (bracket::node(&sheet, game))
                    (state(&sheet, game))
                    (devices::line(&sheet, game))
                    (devices::disorder(&sheet, game, beside))
                    @if is_tie { (tie::tie_table(&sheet, game)) }
                    (series::legs(&sheet, game))
                    @let is_over = matches!(game.status.phase, Phase::Ended { .. });
                    @if !is_over && is_to_be_played(&sheet, game) && game.status.dispute.is_none() { (result_forms(&sheet, game)) }
                    @if is_over || tie::played_rubbers(game).next().is_some() { (correct_form(&sheet, game)) }
                }
                section { (course(&sheet, game, beside)) }
                section #rule {
                    h2 { (sheet.say("tournament-rule")) }
                    @if is_to_be_played(&sheet, game) { (book::rule_form(&sheet, Some(game), &[])) }
                    @else { p.note { (sheet.say("tournament-not-to-rule")) } }
                    (rulings(&sheet, game))
                }
            }
        },
    ))
}

fn state(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        @match &game.status.phase {
            Phase::Planned => p.note { (sheet.say("tournament-planned")) },
            Phase::Called { at } => p.note { (sheet.say("tournament-called-at")) " " (sheet.time(*at)) },
            Phase::Playing { since } => p.note { (sheet.say("tournament-since")) " " (sheet.time(*since)) },
            Phase::Reported { report, by, .. } => p.warning {
                (sheet.say_with("tournament-reported", &[("who", sheet.name(*by).into()), ("result", sheet.result(game, report).into())]))
            },
            Phase::Ended { report, .. } => p { (sheet.result(game, report)) },
        }
        @if let Some(dispute) = &game.status.dispute { p.warning { (sheet.in_dispute(game, dispute)) } }
        @for index in 0..2 {
            @let side = &game.status.sides[index];
            @if side.given > 0 {
                p.note { (sheet.say_with("tournament-given", &[("who", sheet.seat(game, index).into()), ("n", side.given.into())])) }
            }
        }
        @if let Some(clock) = &game.status.clock {
            p.note { (sheet.say_with("tournament-clock-ordered", &[("minutes", i64::try_from(super::words::minutes(clock.bank)).unwrap_or(0).into())])) }
        }
    }
}

/// The form for a result; of a tie one for each of its matches that is played now.
pub(super) fn result_forms(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !sheet.is_davis(game) {
        return result_form(sheet, game, None);
    }
    html! { @for rubber in tie::rubbers_now(game) { (result_form(sheet, game, Some(rubber))) } }
}

/// The form for a result: the loser's points, and a button for each winner; of a tie's match under the names of who plays it.
pub(super) fn result_form(sheet: &Sheet<'_>, game: &MatchView, rubber: Option<Rubber>) -> Markup {
    if !act::offers(sheet, FormKind::HandIn) {
        return html! {};
    }
    html! {
        form.result-form method="post" action=(sheet.at("/command")) data-too-many=(too_many(sheet, game)) {
            (act::fixed(sheet, FormKind::HandIn, &[("match", game.id.to_string())]))
            (result_fields(sheet, game, "", rubber))
            (winners(sheet, game, rubber))
        }
    }
}

/// What is said of more points for the loser than they can have.
fn too_many(sheet: &Sheet<'_>, game: &MatchView) -> String {
    let length = game.status.length;
    let about = [("length", length.into()), ("most", length.saturating_sub(1).into())];
    sheet.say_with("tournament-points-too-many", &about)
}

fn winners(sheet: &Sheet<'_>, game: &MatchView, rubber: Option<Rubber>) -> Markup {
    html! {
        // What Enter, or a phone's "Go", presses by itself is the first button of a form: it must decide nothing.
        button hidden disabled {}
        div.acts role="group" tabindex="-1" data-winners="" aria-label=(sheet.say("tournament-who-won")) {
            @for index in 0..2 {
                @if let Some(entrant) = game.seats[index].entrant() {
                    button.panel-button name="winner" value=(entrant) data-key=(index + 1) {
                        @let who = rubber.map_or_else(|| sheet.name(entrant), |rubber| tie::who_plays(sheet, game, rubber, index));
                        (sheet.say_with("tournament-wins-button", &[("who", who.into())]))
                        kbd aria-hidden="true" { (index + 1) }
                    }
                }
            }
        }
    }
}

/// What the fields of a correction end in. A best of three is corrected as a whole.
const CORRECTED: &str = "-correct";

/// The loser's points and what else a result may say.
fn result_fields(sheet: &Sheet<'_>, game: &MatchView, suffix: &str, rubber: Option<Rubber>) -> Markup {
    let of = game.id;
    let which = rubber.map(|rubber| format!("-{}", tie::written(rubber))).unwrap_or_default();
    let id = |what: &str| format!("{what}-{of}{which}{suffix}");
    let format = sheet.division(&game.division).map(|division| &division.division.format);
    let is_swing = matches!(format, Some(Format::Swing { .. }));
    let hows: Vec<_> = HOWS.iter().map(|how| (how_name(*how).to_owned(), sheet.say(how_word(*how)))).collect();
    html! {
        @if is_swing {
            (act::choice(&id("kind"), "kind", &sheet.say("tournament-kind"), &["single", "gammon", "backgammon"]
                .map(|kind| (kind.to_owned(), sheet.say(&format!("tournament-kind-{kind}"))))))
            (act::choice(&id("cube"), "cube", &sheet.say("tournament-cube"), &[1, 2, 4, 8, 16, 32, 64]
                .map(|cube: u32| (cube.to_string(), cube.to_string()))))
        } @else {
            @let is_whole = suffix == CORRECTED && series::is_series(sheet, game);
            input type="hidden" name="length" value=(if is_whole { 2 } else { game.status.length });
            (act::field(&id("loser"), &sheet.say(if is_whole { "tournament-loser-matches" } else { "tournament-loser-points" }), &html! {
                input.short id=(id("loser")) name="loser_points" type="number" min="0" max="99" inputmode="numeric" enterkeyhint="next";
            }))
        }
        @if let Some(rubber) = rubber { (act::hidden("rubber", &tie::written(rubber))) }
        details.more id=(id("more")) {
            summary { (sheet.say("tournament-how")) }
            @if !is_swing && sheet.view().settings.surplus != Surplus::Refuse {
                (act::field(&id("winner"), &sheet.say("tournament-winner-points"), &html! {
                    input.short id=(id("winner")) name="winner_points" type="number" min="0" max="99" inputmode="numeric";
                }))
            }
            (act::choice(&id("how"), "how", &sheet.say("tournament-how"), &hows))
        }
    }
}

/// The form that asks what a correction would touch. Nothing is done by it.
fn correct_form(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !act::is_a_directors(sheet) {
        return html! {};
    }
    html! {
        details.correct #correct {
            summary { (sheet.say("tournament-correct")) }
            p.note { (sheet.say("tournament-correct-note")) }
            @let rubbers: Vec<Option<Rubber>> = tie::played_rubbers(game).map(Some).collect();
            @for rubber in if rubbers.is_empty() { vec![None] } else { rubbers } {
                form.result-form method="get" action={ (sheet.at("/desk/match/")) (game.id) } {
                    (result_fields(sheet, game, CORRECTED, rubber))
                    (winners(sheet, game, rubber))
                }
            }
        }
    }
}

/// What a correction would touch, and the button that does it.
fn confirm_correction(sheet: &Sheet<'_>, game: &MatchView, correction: &Correction) -> Markup {
    let accepting: Vec<MatchId> = correction.touched.iter().map(|touched| touched.of).collect();
    let command = ResultCommand::Correct { of: game.id, result: correction.report.clone(), accepting };
    html! {
        section.confirm #confirm role="alert" {
            h2 { (sheet.say("tournament-correct")) ": " (sheet.result(game, &correction.report)) }
            @match &correction.refusal {
                Some(refusal) => p.warning { (refusal) },
                None => {
                    (touched::list(sheet, &correction.touched))
                    (Act::new(sheet.say("tournament-correct-do"), command).class("button").form_to(sheet, &sheet.at(&format!("/desk/match/{}", game.id))))
                }
            }
            p { a href={ (sheet.at("/desk/match/")) (game.id) } { (sheet.say("tournament-cancel")) } }
        }
    }
}

/// Whether a match is one that two play, in a draw that everybody can see.
pub(super) fn is_to_be_played(sheet: &Sheet<'_>, game: &MatchView) -> bool {
    let is_published = sheet.division(&game.division).is_some_and(|one| one.draw.state == DrawState::Published);
    is_published && matches!(game.readiness, Readiness::Ready | Readiness::Begun)
}

/// What can be noted while the match goes on; nothing is touched while it is in dispute (TRN-19).
fn course(sheet: &Sheet<'_>, game: &MatchView, beside: &[devices::Beside]) -> Markup {
    let about = [("match", game.id.to_string())];
    let is_quiet = game.status.dispute.is_none();
    let is_over = matches!(game.status.phase, Phase::Ended { .. });
    let waits = is_quiet && matches!(game.status.phase, Phase::Planned | Phase::Called { .. });
    let is_at_table = is_quiet && matches!(game.status.phase, Phase::Called { .. } | Phase::Playing { .. });
    html! {
        h2 { (sheet.say("tournament-course")) }
        @if !is_quiet { p.note { (sheet.say("tournament-rule-first")) } }
        (calling(sheet, game))
        @if waits && game.readiness != Readiness::Bye && game.readiness != Readiness::Empty {
            (act::form(sheet, FormKind::ScheduleMatch, &about, &act::needed_moment("schedule-at", "begins", &sheet.say("tournament-schedule")), &sheet.say("tournament-schedule-go")))
            (terms::lateness_of(sheet, game))
        }
        @if is_at_table && sheet.is_davis(game) {
            @for rubber in tie::rubbers_now(game) {
                h3 { (tie::rubber_name(sheet, game, rubber)) }
                (tie::lateness(sheet, game, Some(rubber)))
                div.acts { (tie::presence(sheet, game, rubber)) }
            }
        }
        @if !is_over { (terms::referee(sheet, game)) }
        @for index in 0..2 {
            @if let Some(entrant) = game.seats[index].entrant() { (side(sheet, game, index, entrant)) }
        }
        (score(sheet, game))
        (clock(sheet, game))
        (length(sheet, game))
        (devices::adjust(sheet, game, beside))
        @if is_at_table {
            (act::form(sheet, FormKind::ReplaceEquipment, &about,
                &act::needed_text("equipment", "what", &sheet.say("tournament-equipment")), &sheet.say("tournament-replace")))
        }
        @if is_quiet && is_to_be_played(sheet, game) {
            (act::form(sheet, FormKind::Dispute, &about,
                &act::needed_text("dispute-text", "text", &sheet.say("tournament-about-what")), &sheet.say("tournament-dispute")))
        }
        @if is_over { p.note { (sheet.say("tournament-course-over")) } }
    }
}

/// How the match is called and begins: by its buttons, or why it can't be called now.
fn calling(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let of = game.id;
    let plain = |word: &str, command: TournamentCommand| Act::new(sheet.say(word), command).form(sheet);
    let is_quiet = game.status.dispute.is_none();
    let planned = is_quiet && game.status.phase == Phase::Planned && is_to_be_played(sheet, game);
    let called = is_quiet && matches!(game.status.phase, Phase::Called { .. });
    let is_over = matches!(game.status.phase, Phase::Ended { .. });
    let is_callable = planned && sheet.view().calls.iter().any(|call| call.of == of);
    html! {
        div.acts {
            @if has_free_table(sheet) { (tie::second_table(sheet, game)) }
            @if is_callable && has_free_table(sheet) { (plain("tournament-call", CallCommand::Call { of, table: None }.into())) }
            @if called { (plain("tournament-start", CallCommand::Start { of }.into())) }
            @if (planned || called) && !game.status.postponed { (plain("tournament-postpone", CallCommand::Postpone { of }.into())) }
            @if is_quiet && !is_over && is_to_be_played(sheet, game) && !game.status.recorded {
                (plain("tournament-record-match", RulingCommand::RecordMatch { of }.into()))
            }
        }
        @if planned && !is_callable { p.note { (sheet.say("tournament-players-elsewhere")) } }
        @else if planned && !has_free_table(sheet) { p.note { (sheet.say("tournament-no-table")) } }
        @else if planned && !sheet.view().tables.is_empty() {
            (act::form(sheet, FormKind::Call, &[("match", of.to_string())], &act::number("call-table", "table", &sheet.say("tournament-at-which-table"), ""), &sheet.say("tournament-call")))
        }
    }
}

fn side(sheet: &Sheet<'_>, game: &MatchView, index: usize, entrant: EntrantId) -> Markup {
    let of = game.id;
    let playing = matches!(game.status.phase, Phase::Playing { .. });
    let called = matches!(game.status.phase, Phase::Called { .. });
    let side = &game.status.sides[index];
    let may_break = side.breaks < breaks(game.status.length);
    let acts: Vec<(&str, TournamentCommand)> = match side.at_table {
        AtTable::OnBreak { .. } | AtTable::Away { .. } if playing => {
            vec![("tournament-return", CallCommand::Return { of, entrant }.into())]
        }
        _ if game.status.dispute.is_some() => Vec::new(),
        _ if called && sheet.is_davis(game) => Vec::new(),
        AtTable::Absent if called => {
            vec![("tournament-arrive", CallCommand::Arrive { of, entrant, member: None }.into())]
        }
        _ if called => vec![("tournament-is-absent", CallCommand::Absent { of, entrant, member: None }.into())],
        _ if playing => {
            let rest = may_break.then(|| ("tournament-break", CallCommand::Break { of, entrant }.into()));
            rest.into_iter().chain(while_playing(of, entrant)).collect()
        }
        _ => Vec::new(),
    };
    html! {
        @if !acts.is_empty() {
            h3 { (sheet.link(entrant)) }
            @if side.breaks > 0 || side.illegal_plays > 0 {
                p.note { (sheet.say_with("tournament-side-notes", &[("breaks", side.breaks.into()), ("illegal", side.illegal_plays.into())])) }
            }
            div.acts {
                @for (word, command) in acts {
                    (Act::new(sheet.say(word), command).about(sheet.name(entrant)).form(sheet))
                }
            }
        }
    }
}

/// What is done about a player while they play.
fn while_playing(of: MatchId, entrant: EntrantId) -> [(&'static str, TournamentCommand); 3] {
    [
        ("tournament-leave-room", CallCommand::LeaveRoom { of, entrant }.into()),
        ("tournament-illegal-play", RulingCommand::IllegalPlay { of, entrant }.into()),
        ("tournament-mix-dice", RulingCommand::MixDice { of, entrant }.into()),
    ]
}

fn score(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !matches!(game.status.phase, Phase::Playing { .. }) || game.status.dispute.is_some() {
        return html! {};
    }
    let fields = html! {
        @for index in 0..2 {
            (act::number(&format!("score-{index}"), ["upper", "lower"][index], &sheet.seat(game, index),
                &game.status.sides[index].points.to_string()))
        }
    };
    act::form(
        sheet,
        FormKind::NoteScore,
        &[("match", game.id.to_string())],
        &fields,
        &sheet.say("tournament-score-note"),
    )
}

fn clock(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if game.status.clock.is_some() || !matches!(game.status.phase, Phase::Called { .. } | Phase::Playing { .. }) {
        return html! {};
    }
    act::form(
        sheet,
        FormKind::OrderClock,
        &[("match", game.id.to_string())],
        &act::needed_text("clock-reason", "reason", &sheet.say("tournament-clock-why")),
        &sheet.say("tournament-clock-order"),
    )
}

fn length(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    if !bracket::is_live(game) {
        return html! {};
    }
    let fields = html! {
        (act::number("noted", "noted", &sheet.say("tournament-noted-length"), ""))
        @for index in 0..2 {
            (act::number(&format!("length-score-{index}"), ["upper", "lower"][index], &sheet.seat(game, index),
                &game.status.sides[index].points.to_string()))
        }
    };
    if !act::offers(sheet, FormKind::WrongLength) {
        return html! {};
    }
    html! {
        details #length {
            summary { (sheet.say("tournament-wrong-length")) }
            (act::form(sheet, FormKind::WrongLength, &[("match", game.id.to_string())], &fields, &sheet.say("tournament-wrong-length-go")))
        }
    }
}

fn rulings(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let rulings: Vec<_> = sheet.view().rulings.iter().filter(|ruling| ruling.of == Some(game.id)).collect();
    html! {
        @if !rulings.is_empty() {
            h3 { (sheet.say("tournament-rulings")) }
            ul.rulings { @for ruling in rulings { li { (book::ruling(sheet, ruling)) } } }
        }
    }
}
