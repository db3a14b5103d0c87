//! What is said below an article, and the queue of what waits to be looked at.

use maud::{Markup, html};
use tavola_base::Time;

use super::STYLES;
use crate::club::articles::comments::LONGEST;
use crate::store::{CommentState, StoredComment};
use crate::web::i18n::Locale;
use crate::web::page_data::{ArticleData, CommentsData, Reader};
use crate::web::pages::{Frame, language, page};

/// What is said, and the form for more.
pub(super) fn below(locale: Locale, reader: &Reader, data: &ArticleData) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        section #comments.comments aria-labelledby="comments-title" {
            h2 #comments-title { (say("comment-title")) }
            @if data.comments.is_empty() { p.note { (say("comment-none")) } }
            ul { @for comment in &data.comments { li.comment data-state=(state(comment)) {
                (said(comment))
                @if data.reader.as_ref() == Some(&comment.account) {
                    @if comment.state != CommentState::Shown { p { strong { (say(&format!("comment-own-{}", state(comment)))) } } }
                    form method="post" action={ "/articles/comments/" (comment.id) } {
                        button.quiet-button name="act" value="take_away" { (say("comment-take-away")) }
                    }
                }
            } } }
            @if reader.is_player { (form(locale, data)) } @else {
                p { (say("comment-sign-in")) " " a href="/login" { (say("account-login")) } }
            }
        }
    }
}

fn form(locale: Locale, data: &ArticleData) -> Markup {
    html! {
        form.stack #comment-form method="post" action={ (data.article.own_address()) "/comments" } {
            label for="comment-words" { (locale.say("comment-words")) }
            textarea #comment-words name="words" rows="4" required maxlength=(LONGEST) dir="auto" aria-describedby="comment-note" {}
            small.note #comment-note { (locale.say("comment-note")) }
            button.button { (locale.say("comment-send")) }
        }
    }
}

/// Who said it, when, and what.
fn said(comment: &StoredComment) -> Markup {
    html! {
        p.note { bdi { strong { (comment.author) } } " · " (moment(comment.at)) }
        p.comment-words dir="auto" { (comment.body) }
    }
}

fn state(comment: &StoredComment) -> &'static str {
    comment.state.into()
}

/// The queue.
#[must_use]
pub(crate) fn queue(reader: &Reader, data: &CommentsData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("comments-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let [waiting, shown, refused] = data.counts.map(|count| i64::try_from(count).unwrap_or(i64::MAX));
    let counts = [("waiting", waiting.into()), ("shown", shown.into()), ("refused", refused.into())];
    let (accepted, turned_down): (Vec<_>, Vec<_>) =
        data.decided.iter().partition(|comment| comment.state == CommentState::Shown);
    let main = html! {
        div.narrow {
            h1 { (title) }
            p { (say("comments-lead")) }
            p #comments-counts { (locale.say_with("comments-counts", &counts)) }
            h2 { (say("comments-waiting")) }
            @if data.waiting.is_empty() { p { (say("comments-none")) } }
            (listed(locale, &data.waiting.iter().collect::<Vec<_>>(), &["show", "refuse"]))
            @if !accepted.is_empty() { h2 { (say("comments-shown")) } (listed(locale, &accepted, &["refuse"])) }
            @if !turned_down.is_empty() { h2 { (say("comments-refused")) } (listed(locale, &turned_down, &["show"])) }
        }
    };
    page(reader, &frame, &main)
}

fn listed(locale: Locale, comments: &[&StoredComment], acts: &[&str]) -> Markup {
    html! {
        ul.comments { @for comment in comments { li.comment data-state=(state(comment)) {
            (said(comment))
            p.note { a href={ "/articles/" (comment.name) "/" (comment.language) "#comments" } { (comment.name) " · " (comment.language) } }
            form.acts method="post" action={ "/articles/comments/" (comment.id) } {
                @for act in acts { button.button.second-button name="act" value=(act) { (locale.say(&format!("comments-{act}"))) } }
            }
        } } }
    }
}

/// A moment as everybody reads it alike.
pub(super) fn moment(at: Time) -> Markup {
    let at = jiff::Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(i64::MAX)).unwrap_or_default();
    html! { time datetime=(at.strftime("%Y-%m-%dT%H:%MZ")) { (at.strftime("%Y-%m-%d %H:%M UTC")) } }
}
