//! The table's page: what the modules under `web/js/table` bring alive.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tavola_club::{
    TableView,
    table::{Partner, Place, SitterKind, Watch, view::TableState},
};
use tavola_notation::{Situation, diagram::Diagram};
use tavola_rules::{Board, Cube, CubeResponses, Side};

use super::{Frame, dice, head, invite, language, language_form, mark, plain, table_rating, talk, terms, waiting};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{Invitation, Reader, TableData};

/// A table.
#[must_use]
pub fn table(reader: &Reader, data: &TableData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let names = Side::BOTH.map(|side| data.view.seats[side].name.clone().unwrap_or_else(|| say("table-unnamed")));
    let title = format!("{} – {} · Tavola", names[0], names[1]);
    let frame = Frame { title: &title, styles: &["board", "table", "talk"], script: Some("table/app") };
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body.table-page {
                a.skip href="#board" { (say("skip")) }
                (bar(locale, data, &super::notices::bell(reader)))
                main #table.table data-words=(words(locale)) data-tv=[data.on_tv.then_some("")] {
                    h1.hidden { (say("table-title")) ": " span #names { (names[0]) " – " (names[1]) } }
                    section #top.player {}
                    (board(locale, &standing(locale, &data.view)))
                    section #bottom.player {}
                    (panel(locale, reader, data))
                }
                noscript {
                    (plain::table(locale, reader, data))
                    @if let Some(said) = &data.talk { (talk::plain(locale, &format!("/t/{}", data.id), said)) }
                }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
                (dialogs(locale, reader, data))
                script src=(files::address("js/page/once.js")) {}
                (waiting(reader, &frame))
                script #view type="application/json" { (view_json(data)) }
            }
        }
    }
}

/// The files with the words of a table.
pub(super) fn words(locale: Locale) -> String {
    ["table", "pace", "talk"].map(|file| files::address(&format!("i18n/{}/{file}.ftl", locale.code()))).join(" ")
}

/// The view as the script reads it, with nothing in it that could end the element.
pub(super) fn view_json(data: &TableData) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(&data.view).unwrap_or_default().replace('<', "\\u003c"))
}

pub(super) fn bar(locale: Locale, data: &TableData, bell: &Markup) -> Markup {
    html! {
        header.table-head {
            a.brand href="/" aria-label="Tavola" { (mark()) span { "Tavola" } }
            p #title.title data-rules=(terms::line_of_table(locale, &data.view)) {}
            p #watchers.watchers hidden {}
            p #line.line role="status" { }
            div.tools {
                (bell)
                @if data.talk.is_some() { (talk::chat_button(locale)) }
                @if let Some(duplicate) = &data.view.duplicate {
                    a #duplicate.tool href={ "/duplicates/" (duplicate.set) } { (locale.say("duplicate-title")) }
                }
                button #settings-open.tool type="button" { (locale.say("table-settings")) }
                button #help-open.tool type="button" aria-keyshortcuts="?" { (locale.say("table-help")) }
            }
        }
    }
}

/// The board as it stands, for the moment before the script draws it and for whoever has none. It comes with the page: asked
/// for beside it, it would wait behind the scripts that take its place.
fn standing(locale: Locale, view: &TableView) -> Markup {
    let Ok(board) = Board::try_from(view.board) else { return html! {} };
    let cube = if view.cube.enabled { Cube { value: view.cube.value, owner: view.cube.owner } } else { Cube::START };
    let seen = Situation { cube, ..Situation::money(board, view.you.unwrap_or(Side::White)) };
    let picture = Diagram::of(&seen, "").svg();
    let written = [("%", "%25"), ("#", "%23"), ("<", "%3C"), (">", "%3E"), ("\"", "%22")];
    let picture = written.iter().fold(picture, |picture, (sign, as_written)| picture.replace(sign, as_written));
    html! { img src={ "data:image/svg+xml," (picture) } alt=(locale.say("board-label")) width="560" height="440"; }
}

/// The board, with what stands in it until it is drawn.
pub(super) fn board(locale: Locale, before: &Markup) -> Markup {
    html! {
        div.board-area {
            tavola-board #board label=(locale.say("board-label")) {
                (before)
                div #slot-left.slot data-slot="left" {}
                div #slot-right.slot data-slot="right" {}
            }
            div.under-board {
                p #message.message {}
                div #slot-below.slot-below {}
            }
            p #deadline.deadline {}
        }
    }
}

/// Whoever watches behind the play is told so, as long as it goes on.
pub(super) fn watched_later(locale: Locale, view: &TableView) -> Markup {
    let is_on = matches!(view.state, TableState::Waiting | TableState::Playing);
    html! {
        @if is_on && view.you.is_none() && !matches!(view.watch, Watch::AtOnce | Watch::Nobody) {
            p #watched-later.watched-later role="note" { (locale.say(&format!("watching-{}", view.watch.name()))) }
        }
    }
}

/// What one looks back with; the script shows it.
fn lookback(locale: Locale, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let step = |id: &str, sign: &str, key: Option<&str>| {
        let name = say(id);
        html! { button id=(id) .step type="button" aria-label=(name) title=(name) aria-keyshortcuts=[key] { span aria-hidden="true" { (sign) } } }
    };
    html! {
        div #lookback.lookback hidden role="group" aria-label=(say("look-open")) {
            (step("look-first", "|◀", None)) (step("look-back", "◀", Some("ArrowLeft")))
            (step("look-on", "▶", Some("ArrowRight"))) (step("look-last", "▶|", None))
            button #copy-xgid.panel-button type="button" title=(say("copy-id-note")) { "XGID" }
            button #copy-gnubg.panel-button type="button" title=(say("copy-id-note")) { "GNUBG" }
            button #copy-link.panel-button type="button" { (say("copy-link")) }
            (analysis(locale, data))
            (files(locale, data))
            button #look-close.panel-button type="button" aria-keyshortcuts="Escape" { (say("look-close")) }
        }
    }
}

/// The way to the analysis of the games that are over.
fn analysis(locale: Locale, data: &TableData) -> Markup {
    html! { a.panel-button href={ "/t/" (data.id) "/study" } { (locale.say("study-open")) } }
}

/// The match as files for other programs.
fn files(locale: Locale, data: &TableData) -> Markup {
    let file = |name: &str, label: &str| {
        html! { a.panel-button href={ "/t/" (data.id) "/match/" (name) } dir="ltr" download { (label) } }
    };
    html! {
        span.files role="group" aria-label=(locale.say("table-files")) {
            (file("xg.mat", ".mat (XG)")) (file("gnubg.mat", ".mat (gnubg)")) (file("match.sgf", "SGF"))
        }
    }
}

pub(super) fn panel(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let tool = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" { (say(name)) } };
    // In order at some moments only; the script says when.
    let timely = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" disabled { (say(name)) } };
    let rare =
        |id: &str, name: &str| html! { button id=(id) .panel-button type="button" data-online hidden { (say(name)) } };
    html! {
        aside #panel.panel aria-label=(say("table-title")) {
            (dice::warning(locale))
            (watched_later(locale, &data.view))
            (lookback(locale, data))
            (invitation(locale, reader, data))
            (patience(locale))
            (orders(locale, data))
            (pair(locale))
            (tutor(locale, data))
            @if let Some(said) = &data.talk { (talk::chat(locale, Some(said.room))) }
            section #result.result hidden aria-label=(say("table-result")) {
                p #result-text {} p #result-score {}
                button #decline.panel-button type="button" data-online hidden { (say("act-decline_rematch")) }
                p { (analysis(locale, data)) " " (files(locale, data)) }
                (next_week(locale, data))
            }
            div #rating-place { @if let Some(shown) = &data.rating { (table_rating(reader, &data.id, shown, data.view.you)) } }
            p #onward hidden { a.button href="/" { (say("table-onward")) } }
            (dice::checked(locale))
            div.panel-acts {
                (timely("plays-open", "table-plays"))
                (timely("last-open", "table-last"))
                (timely("look-open", "look-open"))
                (tool("flip", "table-flip"))
                (timely("resign-open", "table-resign"))
                button #terms-open.panel-button type="button" data-opens="terms" { (say("table-terms")) }
                (rare("claim-open", "table-claim"))
                (rare("leave", "table-leave"))
            }
            section #moves-part.moves-part aria-labelledby="moves-title" {
                h2 #moves-title { (say("table-moves")) }
                ol #moves.moves tabindex="0" aria-labelledby="moves-title" {}
            }
            section #games-part hidden {
                h2 #games-title { (say("table-games")) }
                table.games aria-labelledby="games-title" {
                    thead { tr {
                        th scope="col" { (say("table-game")) } th scope="col" { (say("table-winner")) }
                        th scope="col" { (say("table-how")) } th scope="col" { (say("table-points")) }
                        th scope="col" { (say("table-score")) }
                    } }
                    tbody #games {}
                }
            }
            p.panel-links {
                a #proof href={ "/t/" (data.id) "/proof.json" } target="_blank" hidden { (say("table-proof")) }
                a href={ "/verify?table=" (data.id) } { (say("nav-dice")) }
                a href="/rules" { (say("nav-rules")) }
            }
        }
    }
}

/// The same again in a week, for two people who have played each other.
pub(super) fn next_week(locale: Locale, data: &TableData) -> Markup {
    let view = &data.view;
    let other = view.you.map(|side| &view.seats[side.opponent()]);
    let is_person = other.is_some_and(|seat| seat.kind == Some(SitterKind::Person)) && !invite::is_doubles(view);
    html! {
        @if is_person {
            form data-next-week method="post" action={ "/t/" (data.id) "/next-week" } {
                button.panel-button { (locale.say("table-next-week")) }
            }
            p data-next-week-asked role="status" tabindex="-1" hidden { (locale.say("table-next-week-asked")) }
        }
    }
}

/// The links of those who are invited, while their seats are free. Shown to nobody but the host, who alone is sent them.
fn invitation(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let link = |invited: &Invitation| format!("{}/join/{}", reader.origin, invited.token);
    html! {
        section #invite.invite hidden[data.invitations.is_empty()] aria-labelledby="invite-title" {
            @if invite::is_doubles(&data.view) {
                h2 #invite-title { (say("table-invite-doubles")) }
                p { (say("table-invite-doubles-note")) }
                @for (index, invited) in data.invitations.iter().enumerate() {
                    @let label = invite::title_of(&data.view, invited);
                    div data-invited=(seat_name(invited.place)) {
                        h3 { (say(label)) }
                        (invite::numbered(locale, label, &link(invited), index + 1))
                    }
                }
            } @else if let Some(invited) = data.invitations.first() {
                h2 #invite-title { (say("table-invite")) }
                p { (say("table-invite-note")) }
                (invite::link(locale, "table-invite", &link(invited)))
            }
        }
    }
}

/// How the two wait for each other: adjourning, days by post. The script shows it.
fn patience(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    let act = |id: &str, name: &str| {
        html! { button id=(id) .panel-button type="button" data-online hidden { (say(name)) } }
    };
    html! {
        section #waiting.waiting hidden aria-labelledby="waiting-title" {
            h2 #waiting-title { (say("pace-title")) }
            p #waiting-note role="status" {}
            p #waiting-post {}
            div.panel-acts {
                (act("adjourn", "act-offer_adjourn"))
                (act("adjourn-withdraw", "act-decline_adjourn"))
            }
        }
    }
}

/// What somebody who plays by post has prepared; the script lists it.
fn orders(locale: Locale, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let one = |value: &str, name: &str| html! { option value=(value) { (say(name)) } };
    let rules = &data.view.rules;
    let has_cube = rules.match_length().is_none_or(|length| length.points() > 1);
    html! {
        @if data.view.pace.limits.post.is_some() && data.view.you.is_some() {
            section #orders.orders hidden aria-labelledby="orders-title" {
                h2 #orders-title { (say("orders-title")) }
                p.note { (say("orders-note")) }
                ul #orders-list {}
                form #orders-form.copy-row {
                    select #orders-order aria-labelledby="orders-title" aria-keyshortcuts="o" {
                        optgroup label=(say("orders-always")) {
                            (one(r#"{"type":"forced"}"#, "order-forced"))
                            @if has_cube {
                                (one(r#"{"type":"roll_without_double"}"#, "order-roll_without_double"))
                                (one(r#"{"type":"roll_dead_cube"}"#, "order-roll_dead_cube"))
                            }
                            (one(r#"{"type":"roll_until","until":"hit"}"#, "order-roll_until-hit"))
                            (one(r#"{"type":"roll_until","until":"no_contact"}"#, "order-roll_until-no_contact"))
                            (one(r#"{"type":"roll_until","until":"bear_off"}"#, "order-roll_until-bear_off"))
                        }
                        optgroup #orders-now label=(say("orders-now")) {
                            @if has_cube {
                                (one(r#"{"type":"if_doubled","answer":"take"}"#, "order-if_doubled-take"))
                                (one(r#"{"type":"if_doubled","answer":"pass"}"#, "order-if_doubled-pass"))
                            }
                            @if rules.knobs().responses != CubeResponses::TakeOrDrop {
                                (one(r#"{"type":"if_doubled","answer":"beaver"}"#, "order-if_doubled-beaver"))
                            }
                            (one(r#"{"type":"if_dance","then":"roll"}"#, "order-if_dance-roll"))
                            @if has_cube { (one(r#"{"type":"if_dance","then":"double"}"#, "order-if_dance-double")) }
                        }
                        optgroup #orders-rolls label=(say("orders-rolls")) hidden {}
                    }
                    button.panel-button { (say("orders-add")) }
                }
                p #orders-said role="status" {}
            }
        }
    }
}

/// What the tutor says, where there is one: hints, taking back, how often that was done. The script shows it.
fn tutor(locale: Locale, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let is_helped = data.view.tutor.is_some_and(|tutor| data.view.you == Some(tutor.helps));
    html! {
        @if data.view.tutor.is_some() {
            section #tutor.tutor aria-labelledby="tutor-title" {
                h2 #tutor-title { (say("knob-tutor")) }
                @if is_helped {
                    div.panel-acts {
                        button #hint.panel-button type="button" data-online disabled aria-keyshortcuts="h" { (say("tutor-hint")) }
                        button #take-back.panel-button type="button" data-online disabled aria-keyshortcuts="z" { (say("act-take_back")) }
                    }
                    ol #hints.hints hidden tabindex="-1" aria-label=(say("tutor-hint-title")) {}
                }
                p #tutor-note.note role="status" {}
            }
        }
    }
}

/// A seat as the script names it: `white 0`, `black 1`.
fn seat_name(place: Place) -> String {
    let side = if place.side == Side::White { "white" } else { "black" };
    format!("{side} {}", if place.partner == Partner::First { 0 } else { 1 })
}

/// In consultation doubles: who plays together, who has the dice, what they say to each other.
fn pair(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #pair.talk hidden aria-labelledby="pair-title" {
            h2 #pair-title { (say("pair-title")) }
            p #pair-people {}
            div.panel-acts {
                button #take-dice.panel-button type="button" data-online hidden aria-keyshortcuts="k" {}
                button #give-dice.panel-button type="button" data-online hidden aria-keyshortcuts="k" {}
                button #leave-partner.panel-button type="button" data-online hidden {}
            }
            p #pair-note.note {}
            ul #talk-list.talk-list aria-label=(say("talk-label-partner")) {}
            form #talk-form.copy-row {
                input #talk-text maxlength="500" autocomplete="off" aria-label=(say("talk-label-partner"))
                    placeholder=(say("talk-label-partner")) aria-keyshortcuts="s";
                button.panel-button { (say("talk-send")) }
            }
            p.note { (say("pair-private")) }
        }
    }
}

pub(super) fn dialogs(locale: Locale, reader: &Reader, data: &TableData) -> Markup {
    let say = |name: &str| locale.say(name);
    let dialog = |id: &str, title: &str, body: Markup| super::dialog::dialog(locale, id, title, &body);
    html! {
        (dialog("settings", "table-settings", html! { div #settings-body {} (language_form(locale, reader)) }))
        (dialog("terms", "table-terms", terms::of_table(locale, &data.view, data.clock.as_ref())))
        @if data.talk.is_some() { (talk::report_dialog(locale)) }
        (dialog("help", "table-help", html! { dl #help-keys.keys {} }))
        (dialog("resign", "resign-title", html! {
            p.note { (say("resign-note")) }
            ul.choices {}
            @if let Some(record) = &data.conduct { div #conduct { (super::lobby::conduct_at_table(locale, record)) } }
        }))
        (dialog("tutor-asks", "tutor-title", html! { p #tutor-costs {} ul.choices {} }))
        (dialog("plays", "plays-title", html! { p #plays-count {} p.note { (say("plays-note")) } ul.choices {} }))
    }
}
