//! The chouette's page: what the modules under `web/js/chouette` bring alive.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tavola_club::chouette::{ChouetteRules, ChouetteView, PlayMode, StageView};
use tavola_engine::Level;

use super::{Frame, acts_once, head, language, language_form, mark};
use super::{accounts, dice, invite};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{ChouetteData, Reader};

/// A chouette.
#[must_use]
pub fn chouette(reader: &Reader, data: &ChouetteData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("chouette-title"));
    let styles = ["board", "table", "chouette"];
    let frame = Frame { title: &title, styles: &styles, script: Some("chouette/app") };
    let words =
        ["table", "chouette"].map(|file| files::address(&format!("i18n/{}/{file}.ftl", locale.code()))).join(" ");
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body.table-page.chouette-page.wooden[data.view.play == PlayMode::OverTheBoard] {
                a.skip href="#now" { (say("skip")) }
                (bar(locale, &data.view, &super::notices::bell(reader)))
                main #chouette.chouette data-id=(data.id) data-keeps=(data.is_keeper) data-words=(words) {
                    h1.hidden { (title) }
                    (board(locale))
                    (now(locale, data))
                    (book(locale))
                    (panel(locale, reader, data))
                    (parts(locale))
                }
                noscript { (plain(locale, reader, data)) }
                div #live.hidden role="log" aria-live="assertive" aria-relevant="additions" {}
                (dialogs(locale, reader, data))
                script src=(files::address("js/page/once.js")) {}
                script #view type="application/json" { (view_json(&data.view)) }
            }
        }
    }
}

/// The view as the script reads it, with nothing in it that could end the element.
fn view_json(view: &ChouetteView) -> PreEscaped<String> {
    PreEscaped(serde_json::to_string(view).unwrap_or_default().replace('<', "\\u003c"))
}

fn bar(locale: Locale, view: &ChouetteView, bell: &Markup) -> Markup {
    html! {
        header.table-head {
            a.brand href="/" aria-label="Tavola" { (mark()) span { "Tavola" } }
            p.title {
                (rules_text(locale, &view.rules))
                span #stake hidden[view.stake.is_points()] { " · " (accounts::stake_text(locale, &view.stake)) }
            }
            p #watchers.watchers hidden {}
            p #line.line role="status" { }
            div.tools {
                (bell)
                button #settings-open.tool type="button" { (locale.say("table-settings")) }
                button #help-open.tool type="button" aria-keyshortcuts="?" { (locale.say("table-help")) }
            }
        }
    }
}

/// The rules in a line: the preset, and how many knobs are turned away from it.
pub(super) fn rules_text(locale: Locale, rules: &ChouetteRules) -> String {
    let preset = locale.say(&format!("preset-{}", rules.choice().game.preset));
    let chosen = serde_json::to_value(rules.choice()).unwrap_or_default();
    let of_the_chouette = chosen.as_object().map_or(0, |all| all.len().saturating_sub(1));
    let of_the_game = chosen["game"].as_object().map_or(0, |all| all.len().saturating_sub(1));
    let turned = i64::try_from(of_the_chouette + of_the_game).unwrap_or_default();
    if turned == 0 {
        preset
    } else {
        format!("{preset} {}", locale.say_with("chouette-turned", &[("n", turned.into())]))
    }
}

fn board(locale: Locale) -> Markup {
    html! {
        div #board-area.board-area {
            div #top.strip {}
            button #bubble.bubble type="button" hidden {}
            tavola-board #board label=(locale.say("board-label")) {
                div #slot-left.slot data-slot="left" {}
                div #slot-right.slot data-slot="right" {}
            }
            div #bottom.strip {}
        }
    }
}

fn now(locale: Locale, data: &ChouetteData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #now.now aria-label=(say("chouette-now")) tabindex="-1" {
            div.now-line { p #now-text.now-text {} p #now-time.now-time role="timer" {} }
            p #now-waiting.now-waiting {}
            div #now-settle.now-settle data-online {}
            p #message.message {}
            div #slot-below.slot-below {}
            div #now-acts.now-acts data-online {}
            form #again.now-acts hidden method="post" action={ "/c/" (data.id) "/again" } {
                button.button { (say("again-open")) }
            }
            a #sequel.button hidden href="/chouettes" { (say("again-go")) }
            div #now-offer.now-offer data-online hidden {}
            div #now-answer.now-answer data-online hidden {}
            ol #news.news aria-label=(say("news-title")) {}
        }
    }
}

/// The keeper's book over a wooden board; the script shows it to them.
fn book(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #book.book data-online hidden aria-labelledby="book-title" {
            h2 #book-title { (say("wood-title")) }
            div #book-claims.book-claims {}
            div #book-answers.book-answers {}
            div #book-main.book-main {}
            div #book-undo.book-undo hidden {
                button #undo-one.panel-button type="button" data-act="undo-one" { (say("wood-undo")) }
                details { summary { (say("wood-undo-more")) }
                    form #undo-form.book-row {
                        input #undo-steps type="number" min="1" max="999" value="2" aria-label=(say("wood-undo-steps"));
                        button.panel-button { (say("wood-undo")) }
                    }
                }
            }
            details.book-others { summary { (say("wood-others")) } div #book-more.book-more {} }
        }
    }
}

fn panel(locale: Locale, reader: &Reader, data: &ChouetteData) -> Markup {
    let say = |name: &str| locale.say(name);
    let tool = |id: &str, name: &str| html! { button id=(id) .panel-button type="button" hidden { (say(name)) } };
    let sends =
        |id: &str, name: &str| html! { button id=(id) .panel-button type="button" data-online hidden { (say(name)) } };
    html! {
        aside #panel.panel aria-label=(say("chouette-title")) {
            button #part-close.part-close type="button" { (say("parts-board")) }
            (dice::warning(locale))
            section.lineup-part data-in="members" aria-labelledby="lineup-title" {
                h2 #lineup-title { (say("line-title")) span.cube-ends aria-hidden="true" { (say("line-cube-ends")) } }
                ol #lineup.lineup data-online {}
            }
            (invitation(locale, reader, data))
            section #talk.talk data-in="talk" hidden aria-labelledby="talk-title" {
                h2 #talk-title { (say("talk-title")) }
                ul #talk-list.talk-list data-online {}
                form #talk-form.copy-row data-online {
                    input #talk-text maxlength="500" autocomplete="off" aria-label=(say("talk-label")) placeholder=(say("talk-label"));
                    button.panel-button { (say("talk-send")) }
                }
                p #talk-note.note {}
            }
            section #table-talk.talk data-in="talk" hidden aria-labelledby="table-talk-title" {
                h2 #table-talk-title { (say("table-talk-title")) }
                ul #table-talk-list.talk-list {}
                form #table-talk-form.copy-row data-online {
                    input #table-talk-text maxlength="500" autocomplete="off" aria-label=(say("table-talk-label")) placeholder=(say("table-talk-label"));
                    button.panel-button { (say("talk-send")) }
                }
            }
            p data-in="talk" { a href={ "/c/" (data.id) "/chat" } { (say("chat-title")) } }
            @if let Some(voice) = &data.view.voice {
                p.voice data-in="talk" { a href=(voice.as_str()) target="_blank" rel="noopener noreferrer" { (say("voice-open")) } }
            }
            details #settle.settle data-in="members" data-online hidden {
                summary { (say("settle-title")) }
                ul #settle-open.settle-open {}
                div #settle-new {}
                p.note { (say("settle-note")) }
            }
            p #accounts-none.note data-in="accounts" { (say("accounts-none")) }
            section #accounts.accounts data-in="accounts" hidden aria-labelledby="accounts-title" {
                h2 #accounts-title { (say("accounts-title")) }
                div #accounts-list.accounts-list data-online {}
                h2 #games-title { (say("accounts-games")) }
                ol #games-list.games-list {}
            }
            div data-in="more" { (dice::checked(locale)) }
            div.panel-acts data-in="more" {
                (tool("plays-open", "table-plays"))
                button #terms-open.panel-button type="button" data-opens="terms" { (say("table-terms")) }
                button #flip.panel-button type="button" { (say("table-flip")) }
                (sends("claim", "table-claim"))
                (sends("resign-open", "table-resign"))
                (sends("leave", "choice-leave"))
                (sends("close", "choice-close"))
            }
            p.panel-links data-in="more" {
                a #accounts-open href={ "/c/" (data.id) "/accounts" } hidden { (say("accounts-open")) }
                a #history-open href={ "/c/" (data.id) "/accounts" } hidden { (say("history-open")) }
                a href={ "/c/" (data.id) "/proof.json" } hidden[data.view.play == PlayMode::OverTheBoard] { (say("table-proof")) }
                a href="/rules/chouette" { (say("chouette-rules-title")) }
            }
        }
    }
}

/// On a phone: what opens the parts beside the board as sheets.
fn parts(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        nav #parts.parts aria-label=(say("parts-title")) {
            @for part in ["members", "talk", "accounts", "more"] {
                button type="button" data-part=(part) aria-expanded="false" aria-controls="panel" {
                    (say(&format!("parts-{part}")))
                    @if part == "talk" { span #talk-fresh.fresh hidden {} }
                }
            }
        }
    }
}

/// The link for others, and for the keeper the bots' way in.
fn invitation(locale: Locale, reader: &Reader, data: &ChouetteData) -> Markup {
    let say = |name: &str| locale.say(name);
    let link = data.invitation.as_ref().map(|token| format!("{}/join/{token}", reader.origin));
    let online = data.view.play == PlayMode::Online;
    let may_join = data.view.you.is_none() && !data.is_keeper && !matches!(data.view.stage, StageView::Closed);
    html! {
        @if may_join && let Some(token) = &data.invitation {
            p.join-way { a.button href={ "/join/" (token) } { (say("chouette-join")) } }
        }
        details #invite.invite data-in="more" hidden[link.is_none()] {
            summary { (say("chouette-invite")) }
            @if let Some(link) = &link {
                p { (say("chouette-invite-note")) }
                (invite::link(locale, "chouette-invite", link))
            }
            @if data.is_keeper && online {
                form.copy-row.bot-row method="post" action={ "/c/" (data.id) "/bots" } {
                    select name="level" aria-label=(say("chouette-bot-level")) { (levels(locale)) }
                    button.panel-button { (say("chouette-bot-add")) }
                }
            }
        }
    }
}

/// The bots' levels as options, the strongest chosen.
pub(super) fn levels(locale: Locale) -> Markup {
    let strongest = Level::ALL.last().map(|level| level.name());
    html! {
        @for level in Level::ALL {
            option value=(level.name()) selected[Some(level.name()) == strongest] {
                (locale.say(&format!("level-{}", level.name())))
            }
        }
    }
}

/// Without scripts: who is there, the accounts, and the way in.
fn plain(locale: Locale, reader: &Reader, data: &ChouetteData) -> Markup {
    let view = &data.view;
    html! {
        section.plain {
            p { (locale.say("chouette-noscript")) }
            p { a.button href={ "/c/" (data.id) } { (locale.say("plain-reload")) } }
            ul { @for member in &view.members { li { strong { (member.name) } " · " (locale.say(&format!("role-{}", accounts::role_key(member.role)))) " · " (accounts::points(locale, member.points)) } } }
            @if matches!(view.stage, StageView::Gathering) {
                @if let Some(token) = &data.invitation {
                    (invite::plain(locale, "chouette-invite", "chouette-invite-note", &format!("{}/join/{token}", reader.origin)))
                }
                form method="post" action={ "/c/" (data.id) "/command" } {
                    (acts_once())
                    button.button name="type" value="roll_die" { (locale.say("choice-roll_die")) }
                }
            }
            @if let Some(sequel) = &view.sequel {
                p { a.button href={ "/c/" (sequel) } { (locale.say("again-go")) } }
            } @else if matches!(view.stage, StageView::Closed) {
                form method="post" action={ "/c/" (data.id) "/again" } { button.button { (locale.say("again-open")) } }
            }
            p { a href={ "/c/" (data.id) "/accounts" } { (locale.say("accounts-open")) } }
        }
    }
}

fn dialogs(locale: Locale, reader: &Reader, data: &ChouetteData) -> Markup {
    let say = |name: &str| locale.say(name);
    let dialog = |id: &str, title: &str, body: Markup| super::dialog::dialog(locale, id, title, &body);
    html! {
        (dialog("settings", "table-settings", html! { div #settings-body {} (language_form(locale, reader)) }))
        (dialog("terms", "table-terms", super::terms::rules_of_chouette(locale, &data.view)))
        (dialog("help", "table-help", html! { dl #help-keys.keys {} }))
        (dialog("resign", "resign-title", html! { p.note { (say("chouette-resign-note")) } ul.choices data-online {} }))
        (dialog("sure", "chouette-sure", html! { p #sure-text {} ul.choices data-online {} }))
        (dialog("plays", "plays-title", html! { p #plays-count {} p.note { (say("plays-note")) } ul.choices {} }))
    }
}
