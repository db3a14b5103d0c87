//! The table for browsers without scripts: the position in words and numbers, and a form for each act.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use tavola_club::TableView;
use tavola_club::table::view::{PhaseView, TutorView};
use tavola_club::table::{CommandName, Partner};
use tavola_rules::{Board, LegalPlay, Roll, Side, Step, legal_plays};

use super::{acts_once, invite};
use crate::base::ids::StreamId;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TableData};

/// Acts that need nothing but their name.
const ACTS: [CommandName; 24] = [
    CommandName::TakeDice,
    CommandName::GiveDice,
    CommandName::Ready,
    CommandName::Roll,
    CommandName::Double,
    CommandName::Take,
    CommandName::Drop,
    CommandName::Beaver,
    CommandName::Raccoon,
    CommandName::Otter,
    CommandName::AcceptPlay,
    CommandName::Challenge,
    CommandName::AcceptResignation,
    CommandName::RejectResignation,
    CommandName::NextGame,
    CommandName::OfferRematch,
    CommandName::AcceptRematch,
    CommandName::AnnulDoubles,
    CommandName::CorrectStart,
    CommandName::RollEarly,
    CommandName::DoubleEarly,
    CommandName::DoubleByMistake,
    CommandName::TakeBack,
    CommandName::ResignMatch,
];

pub(super) fn table(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let view = &data.view;
    let action = format!("/t/{}/command", data.id);
    html! {
        section.plain {
            p { (locale.say("table-noscript")) }
            p { a.button href={ "/t/" (data.id) } { (locale.say("plain-reload")) } }
            @if let Some(told) = ending(locale, view) {
                p { strong { (told) } }
                p { a.button href="/" { (locale.say("table-onward")) } }
                (super::table::next_week(locale, data))
            }
            @for invited in &data.invitations {
                (invite::plain(locale, invite::title_of(view, invited), invite::note_of(view), &format!("{}/join/{}", reader.origin, invited.token)))
            }
            (seats(locale, view))
            (points(locale, view))
            @for act in ACTS.into_iter().filter(|act| view.legal.actions.contains(act)) {
                form method="post" action=(action) {
                    (acts_once())
                    button.button name="type" value=(act.text()) { (label(locale, act, view)) }
                }
            }
            @if let Some(record) = &data.conduct { (super::lobby::conduct_at_table(locale, record)) }
            @if let Some(tutor) = &view.tutor { (tutored(locale, view, tutor, &data.id)) }
            @if view.legal.actions.contains(&CommandName::Advise) { (talk(locale, view, &action)) }
            @if let (Some(side), PhaseView::ToPlay { roll, .. }, true) =
                (view.you, &view.phase, view.legal.actions.contains(&CommandName::Play)) {
                (plays(locale, view, side, *roll, &action))
            }
        }
    }
}

/// That a tutor helps, how often something was taken back, and the way to a hint.
fn tutored(locale: Locale, view: &TableView, tutor: &TutorView, id: &StreamId) -> Markup {
    let times = [("n", i64::from(tutor.taken_back).into())];
    html! {
        p.note { (locale.say("with-tutor")) ". " (locale.say_with("tutor-taken-back", &times)) }
        @if view.you == Some(tutor.helps) && view.pace.waiting_for == view.you {
            p { a.button.second-button href={ "/t/" (id) "/hint" } { (locale.say("tutor-hint")) } }
        }
    }
}

/// How the match ended, if it has, and that the table is closed, if it is.
fn ending(locale: Locale, view: &TableView) -> Option<String> {
    let (winner, cause, is_closed) = match &view.phase {
        PhaseView::MatchOver { winner, cause, .. } => (*winner, Some(*cause), false),
        PhaseView::Closed { winner, cause } => (*winner, *cause, true),
        _ => return None,
    };
    let closed = is_closed.then(|| locale.say("status-closed"));
    let cause = cause.map(|cause| serde_json::to_value(cause).unwrap_or_default());
    let told = cause.map(|cause| {
        let who = winner.and_then(|side| view.seats[side].name.clone()).unwrap_or_default();
        let is_you = (winner.is_some() && winner == view.you).to_string();
        let about = [
            ("who", who.into()),
            ("you", is_you.into()),
            ("cause", cause.as_str().unwrap_or_default().to_owned().into()),
        ];
        locale.say_with(if winner.is_some() { "say-match-won" } else { "say-session-over" }, &about)
    });
    Some(told.into_iter().chain(closed).collect::<Vec<_>>().join(" "))
}

fn label(locale: Locale, act: CommandName, view: &TableView) -> String {
    match act {
        CommandName::Ready => locale.say("join-sit"),
        CommandName::ResignMatch => locale.say("resign-match"),
        CommandName::GiveDice => {
            let partner = partner_of(view).unwrap_or_default();
            locale.say_with("act-give_dice", &[("who", partner.into())])
        }
        _ => {
            let value: FluentValue<'_> = i64::try_from(view.cube.value.number() * 2).unwrap_or(i64::MAX).into();
            locale.say_with(&format!("act-{}", act.text()), &[("value", value)])
        }
    }
}

/// What the viewer's partner is called.
fn partner_of(view: &TableView) -> Option<String> {
    let pair = view.seats[view.you?].pair.as_ref()?;
    let other = pair.people.get(usize::from(view.partner? == Partner::First))?;
    other.name.clone()
}

fn seats(locale: Locale, view: &TableView) -> Markup {
    html! {
        ul {
            @for side in Side::BOTH {
                li {
                    strong { (view.seats[side].name.clone().unwrap_or_else(|| locale.say("seat-free"))) }
                    " · " (locale.say_with("pips", &[("n", i64::from(view.pips[side]).into())]))
                    " · " (view.score.points[side].number())
                }
            }
        }
    }
}

/// What the two of a pair say to each other, and a line to say more.
fn talk(locale: Locale, view: &TableView, action: &str) -> Markup {
    let pair = view.you.and_then(|side| view.seats[side].pair.as_ref());
    let name = |partner: Partner| {
        let person = pair.and_then(|pair| pair.people.get(usize::from(partner == Partner::Second)));
        person.and_then(|person| person.name.clone()).unwrap_or_default()
    };
    let bar = |number: u8| match number {
        25 => locale.say("bar-word"),
        0 => locale.say("off-word"),
        number => number.to_string(),
    };
    let shown = |steps: &[Step]| {
        let steps = steps.iter().map(|step| format!("{}/{}", bar(step.from.number()), bar(step.to.number())));
        steps.collect::<Vec<_>>().join(" ")
    };
    html! {
        h2 { (locale.say("pair-title")) }
        @if let Some(pair) = pair { p { (locale.say_with("pair-hand", &[("who", name(pair.dice).into())])) } }
        ul { @for word in &view.talk { li { strong { (name(word.partner)) } " " (shown(&word.steps)) " " (word.text) } } }
        form.stack method="post" action=(action) {
            (acts_once())
            input type="hidden" name="type" value="advise";
            label for="plain-talk" { (locale.say("talk-label-partner")) }
            input #plain-talk name="text" maxlength="500" required autocomplete="off";
            button.button { (locale.say("talk-send")) }
        }
        p.note { (locale.say("pair-private")) }
    }
}

/// The points as a table, numbered as the reader numbers them.
fn points(locale: Locale, view: &TableView) -> Markup {
    let reader = view.you.unwrap_or(Side::White);
    let count = |number: usize| match reader {
        Side::White => view.board.points[number - 1],
        Side::Black => -view.board.points[24 - number],
    };
    let cell = |checkers: i8| match checkers {
        0 => String::new(),
        1.. => "●".to_owned() + &checkers.to_string(),
        _ => "○".to_owned() + &checkers.unsigned_abs().to_string(),
    };
    html! {
        table.plain-board {
            caption { (locale.say("table-title")) }
            tr { @for number in 13..=24 { th { (number) } } }
            tr { @for number in 13..=24 { td { (cell(count(number))) } } }
            tr { @for number in (1..=12).rev() { td { (cell(count(number))) } } }
            tr { @for number in (1..=12).rev() { th { (number) } } }
        }
        p { "● " (locale.say("you")) " · " (locale.say("bar-word")) " " (view.board.bar[reader]) " / "
            (view.board.bar[reader.opponent()]) " · " (locale.say("off-word")) " " (view.board.off[reader]) " / "
            (view.board.off[reader.opponent()]) }
    }
}

fn plays(locale: Locale, view: &TableView, side: Side, roll: Roll, action: &str) -> Markup {
    let Ok(board) = Board::try_from(view.board) else { return html! {} };
    let plays = legal_plays(&board.seen_by(side), roll);
    html! {
        h2 { (roll) }
        @if plays.is_empty() {
            form method="post" action=(action) {
                (acts_once())
                input type="hidden" name="type" value="play"; input type="hidden" name="play" value="";
                button.button { (locale.say("plain-play-none")) }
            }
        } @else {
            form.stack method="post" action=(action) {
                (acts_once())
                input type="hidden" name="type" value="play";
                label for="plain-play" { (locale.say("plays-title")) }
                select #plain-play name="play" size="8" required {
                    @for play in plays.iter() { @let text = text(play); option value=(text) { (text) } }
                }
                button.button { (locale.say("plain-plays")) }
            }
        }
    }
}

/// The steps one by one, as the form is read back.
fn text(play: &LegalPlay) -> String {
    let name = |number: u8| match number {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        number => number.to_string(),
    };
    let steps = play.play.steps().iter().map(|step| {
        format!("{}/{}{}", name(step.from.number()), name(step.to.number()), if step.hit { "*" } else { "" })
    });
    steps.collect::<Vec<_>>().join(" ")
}
