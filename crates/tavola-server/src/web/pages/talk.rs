//! What is said at a table, in a chouette or around a tournament, as a part of its page.

use maud::{Markup, html};

use super::{Frame, language, page};
use crate::club::cases::{LONGEST_WORDS, Reason};
use crate::club::talk::{LONGEST, PHRASES, Room, TalkLine, TalkView, Writing};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The part of a page that a script brings alive.
pub(super) fn chat(locale: Locale, room: Option<Room>) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #chat.chat hidden aria-labelledby="chat-title" {
            h2 #chat-title { (say("chat-title")) }
            div #chat-log.chat-log role="log" aria-live="polite" aria-labelledby="chat-title" tabindex="0" { ol #chat-lines.chat-lines {} }
            p #chat-empty.note { (say("chat-empty")) }
            p #chat-room.note { @if let Some(room) = room { (say(room_key(room))) } }
            form #chat-phrases.copy-row {
                (phrases(locale, "chat-phrase"))
                button.panel-button { (say("chat-phrase-send")) }
            }
            form #chat-words.copy-row {
                input #chat-text maxlength=(LONGEST) autocomplete="off" dir="auto" aria-label=(say("chat-text")) placeholder=(say("chat-text"));
                button.panel-button { (say("chat-text-send")) }
            }
            p #chat-why.note {}
            button #chat-want.quiet-button type="button" hidden { (say("chat-want")) }
            div #chat-muted {}
            p #chat-note.note role="status" {}
            p #chat-blocked hidden { a href="/account/blocks" { (say("blocks-title")) } }
        }
    }
}

/// A page of its own for it.
#[must_use]
pub fn chat_page(reader: &Reader, base: &str, talk: &TalkView) -> Markup {
    let locale = language(reader);
    let title = format!("{} · Tavola", locale.say("chat-title"));
    let frame = Frame { title: &title, styles: &["pages", "table", "talk"], script: Some("talk/app") };
    let words = ["table", "talk"].map(|file| files::address(&format!("i18n/{}/{file}.ftl", locale.code()))).join(" ");
    page(
        reader,
        &frame,
        &html! {
            div.narrow #talk-page data-words=(words) data-at=(base) {
                h1 { (locale.say("chat-title")) }
                p { a href=(base) { (locale.say("chat-back")) } " " (chat_button(locale)) }
                (chat(locale, None))
                noscript { (plain(locale, base, talk)) }
                (report_dialog(locale))
            }
        },
    )
}

/// The button in the head of a page that leads to it and says how much is unread.
pub(super) fn chat_button(locale: Locale) -> Markup {
    html! {
        button #chat-open.tool type="button" aria-keyshortcuts="w" hidden {
            (locale.say("chat-open")) " " span #chat-unread.chat-unread hidden {}
        }
    }
}

/// What asks why somebody is reported.
pub(super) fn report_dialog(locale: Locale) -> Markup {
    let say = |name: &str| locale.say(name);
    let body = html! {
        p { (say("report-lead")) }
        form #report-form.stack {
            p #report-about {}
            (reasons(locale, "report-reason"))
            label for="report-words" { (say("report-words")) }
            textarea #report-words maxlength=(LONGEST_WORDS) rows="3" dir="auto" {}
            button.button { (say("report-send")) }
        }
    };
    super::dialog::dialog(locale, "report", "report-title", &body)
}

/// The same without a script: the lines and a form for each act.
pub(super) fn plain(locale: Locale, base: &str, talk: &TalkView) -> Markup {
    let say = |name: &str| locale.say(name);
    let action = format!("{base}/talk");
    html! {
        @if talk.writing != Writing::Nothing || !talk.lines.is_empty() {
            section.chat {
                h2 { (say("chat-title")) }
                @if talk.lines.is_empty() { p { (say("chat-empty")) } }
                ol.chat-lines { @for line in &talk.lines { (line_of(locale, line, &action)) } }
                p.note { (say(room_key(talk.room))) }
                @if talk.writing != Writing::Nothing {
                    form.stack method="post" action=(action) {
                        (super::acts_once())
                        input type="hidden" name="type" value="phrase";
                        (phrases(locale, "plain-phrase"))
                        button.button { (say("chat-phrase-send")) }
                    }
                }
                @if talk.writing == Writing::Free {
                    form.stack method="post" action=(action) {
                        (super::acts_once())
                        label for="plain-text" { (say("chat-text")) }
                        input #plain-text name="text" maxlength=(LONGEST) autocomplete="off" dir="auto" required;
                        button.button name="type" value="say" { (say("chat-text-send")) }
                    }
                }
                @if let Some(why) = talk.why { p.note { (say(why)) } }
                @if let Some(wants) = talk.wants {
                    form method="post" action=(action) {
                        button.button.second-button name="type" value=(if wants { "want_no_words" } else { "want_words" }) {
                            (say(if wants { "chat-want-no" } else { "chat-want" }))
                        }
                    }
                }
            }
        }
    }
}

fn line_of(locale: Locale, line: &TalkLine, action: &str) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        li {
            bdi { b { (line.name) } } " " span dir="auto" { (words(locale, line.phrase.as_deref().unwrap_or_default(), &line.text)) }
            @if !line.own {
                details {
                    summary { (locale.say_with("chat-line-acts", &[("name", line.name.as_str().into())])) }
                    form.stack method="post" action=(action) {
                        input type="hidden" name="line" value=(line.number);
                        button.button.second-button name="type" value="mute" { (say("chat-mute")) }
                        button.button.second-button name="type" value="block" { (say("chat-block")) }
                        (reasons(locale, &format!("reason-{}", line.number)))
                        button.button.second-button name="type" value="report" { (say("chat-report")) }
                    }
                }
            }
        }
    }
}

/// A line in the reader's language.
pub(super) fn words(locale: Locale, phrase: &str, text: &str) -> String {
    if phrase.is_empty() { text.to_owned() } else { locale.say(&format!("phrase-{phrase}")) }
}

const fn room_key(room: Room) -> &'static str {
    match room {
        Room::Players => "chat-room-players",
        Room::Watchers => "chat-room-watchers",
        Room::All => "chat-room-all",
    }
}

fn phrases(locale: Locale, id: &str) -> Markup {
    html! {
        select id=(id) name="phrase" required aria-label=(locale.say("chat-phrase")) {
            option value="" { (locale.say("chat-phrase-choose")) }
            @for (moment, names) in PHRASES {
                optgroup label=(locale.say(&format!("phrases-{}", moment.name()))) {
                    @for name in names { option value=(name) { (locale.say(&format!("phrase-{name}"))) } }
                }
            }
        }
    }
}

fn reasons(locale: Locale, id: &str) -> Markup {
    html! {
        label for=(id) { (locale.say("report-reason")) }
        select id=(id) name="reason" {
            @for reason in Reason::ALL {
                option value=(reason.name()) { (locale.say(&format!("report-reason-{}", reason.name()))) }
            }
        }
    }
}
