//! The pages on which articles are written: one's own, and the form of each with its preview, faults and earlier versions.

use maud::{Markup, html};

use super::comments::moment;
use super::{STYLES, body, own_name, wrong};
use crate::club::articles::draft::{LONGEST_LEAD, LONGEST_NAME, LONGEST_TITLE};
use crate::store::{ArticleHead, ArticleState};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, WritingData, WritingsData};
use crate::web::pages::{Frame, language, page};

/// What an editor has written, and the form for another.
#[must_use]
pub(crate) fn list(reader: &Reader, data: &WritingsData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("write-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: STYLES, script: None };
    let waiting = [("n", i64::try_from(data.waiting).unwrap_or(i64::MAX).into())];
    let main = html! {
        div.narrow {
            h1 { (title) }
            p { (say("write-lead")) }
            p { a href="/articles/comments" { (locale.say_with("write-comments", &waiting)) } }
            h2 { (say("write-new")) }
            form.stack #new-article method="post" action="/articles/write" {
                label for="new-title" { (say("write-field-title")) }
                input #new-title name="title" required maxlength=(LONGEST_TITLE) dir="auto";
                label for="new-language" { (say("write-field-language")) }
                select #new-language name="language" {
                    @for one in Locale::all() { option value=(one.code()) selected[one == locale] { (one.name()) } }
                }
                button.button { (say("write-begin")) }
            }
            h2 { (say("write-own")) }
            @if data.articles.is_empty() { p { (say("write-none")) } }
            ul.writings { @for article in &data.articles { li { (listed(locale, data, article)) } } }
            p { a href="/articles" { (say("articles-title")) } }
        }
    };
    page(reader, &frame, &main)
}

fn listed(locale: Locale, data: &WritingsData, article: &ArticleHead) -> Markup {
    let state = state(article.state, &article.day, &data.today);
    html! {
        a href={ "/articles/write/" (article.id) } dir="auto" { (article.title) }
        p.note {
            (locale.say(&format!("write-state-{state}"))) " · " (language_name(&article.language))
            @if !article.day.is_empty() { " · " time datetime=(article.day) { (article.day) } }
            @if article.account != data.editor { " · " bdi { (article.author) } }
            " · " (locale.say("write-changed")) " " (moment(article.changed))
        }
    }
}

/// How far an article is, on a day.
fn state(state: ArticleState, day: &str, today: &str) -> &'static str {
    match state {
        ArticleState::Draft => "draft",
        ArticleState::Published if day > today => "scheduled",
        ArticleState::Published => "published",
        ArticleState::Withdrawn => "withdrawn",
    }
}

fn language_name(code: &str) -> Markup {
    own_name(Locale::of_code(code).unwrap_or_default())
}

/// The form of an article.
#[must_use]
pub(crate) fn writing(reader: &Reader, data: &WritingData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let kept = &data.kept;
    let state = state(kept.state, &kept.day, &data.today);
    let frame =
        Frame { title: &format!("{} · Tavola", kept.text.title), styles: STYLES, script: Some("articles/write") };
    let is_read = state == "published";
    let main = html! {
        div.writing data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
            p.note { a href="/articles/write" { (say("write-title")) } }
            h1 dir="auto" { (kept.text.title) }
            p #write-state data-state=(state) {
                (say(&format!("write-state-{state}"))) " · " (language_name(&kept.language))
                @if !kept.day.is_empty() { " · " time datetime=(kept.day) { (kept.day) } }
                @if is_read { " · " a href={ "/articles/" (kept.name) "/" (kept.language) } { (say("write-read")) } }
            }
            @if let Some(said) = data.said { p.notice #write-said role="status" { (say(&format!("write-said-{said}"))) } }
            (newer(locale, data))
            (faults(locale, data))
            div class=[data.original.is_some().then_some("writing-columns")] {
                (form(locale, data))
                @if let Some(original) = &data.original {
                    section.writing-original aria-labelledby="original-title" {
                        h2 #original-title { (say("write-original")) " · " (language_name(&original.language)) }
                        p lang=(original.language) dir="auto" { strong { (original.text.title) } }
                        p lang=(original.language) dir="auto" { (original.text.lead) }
                        pre tabindex="0" lang=(original.language) dir="auto" { (original.text.body) }
                    }
                }
            }
            (preview(locale, data))
            (translations(locale, data))
            (versions(locale, data))
            (help(locale))
        }
    };
    page(reader, &frame, &main)
}

/// What somebody else has saved meanwhile: it is shown, and the form still has what was written.
fn newer(locale: Locale, data: &WritingData) -> Markup {
    let Some(writer) = &data.newer else { return html! {} };
    let text = &data.kept.text;
    html! {
        section.notice #write-newer role="alert" {
            p { strong { (locale.say_with("write-newer", &[("name", writer.clone().into())])) } }
            p { (locale.say("write-newer-note")) }
            details {
                summary { (locale.say("write-newer-text")) }
                p dir="auto" { strong { (text.title) } }
                p dir="auto" { (text.lead) }
                pre tabindex="0" dir="auto" { (text.body) }
            }
        }
    }
}

fn faults(locale: Locale, data: &WritingData) -> Markup {
    html! {
        @if !data.wrong.is_empty() {
            section.notice #write-wrong aria-labelledby="wrong-title" {
                h2 #wrong-title tabindex="-1" data-first[data.preview.is_some() || data.said == Some("wrong")] { (locale.say("write-wrong")) }
                ul { @for one in &data.wrong { li dir="auto" { (wrong::words(locale, one)) } } }
            }
        }
    }
}

fn form(locale: Locale, data: &WritingData) -> Markup {
    let say = |name: &str| locale.say(name);
    let (kept, draft) = (&data.kept, &data.draft);
    let code = &kept.language;
    html! {
        form.stack #write-form method="post" action={ "/articles/write/" (kept.id) } data-unsaved=[data.is_unsaved.then_some("yes")] {
            input type="hidden" name="version" value=(kept.version);
            label for="write-title" { (say("write-field-title")) }
            input #write-title name="title" required maxlength=(LONGEST_TITLE) value=(draft.title) lang=(code) dir="auto";
            label for="write-lead" { (say("write-field-lead")) }
            textarea #write-lead.prose name="lead" rows="3" maxlength=(LONGEST_LEAD) lang=(code) dir="auto" aria-describedby="write-lead-note" { "\n" (draft.lead) }
            small.note #write-lead-note { (say("write-lead-note")) }
            label for="write-body" { (say("write-field-body")) }
            textarea #write-body name="body" rows="24" lang=(code) dir="auto" aria-describedby="write-body-note" { "\n" (draft.body) }
            small.note #write-body-note { (say("write-body-note")) " " a href="#write-help" { (say("write-help")) } }
            label for="write-tags" { (say("write-field-tags")) }
            input #write-tags name="tags" value=(draft.tags) aria-describedby="write-tags-note";
            small.note #write-tags-note { (say("write-tags-note")) }
            label for="write-day" { (say("write-field-day")) }
            input #write-day name="day" type="date" value=(draft.day) aria-describedby="write-day-note";
            small.note #write-day-note { (say("write-day-note")) }
            label for="write-name" { (say("write-field-name")) }
            input #write-name name="name" required maxlength=(LONGEST_NAME) pattern="[a-z0-9\\-]+" value=(draft.name) readonly[kept.state != ArticleState::Draft]
                spellcheck="false" autocapitalize="none" aria-describedby="write-name-note";
            small.note #write-name-note { (say("write-name-note")) }
            @if data.is_unsaved && data.newer.is_none() { p #write-unsaved { (say("write-unsaved")) } }
            div.acts {
                button.button name="act" value="preview" { (say("write-preview")) }
                button.button.second-button name="act" value="save" { (say(if kept.state == ArticleState::Published { "write-save-published" } else { "write-save" })) }
                @if kept.state != ArticleState::Published { button.button.second-button name="act" value="publish" { (say("write-publish")) } }
                @if kept.state == ArticleState::Published { button.button.second-button name="act" value="withdraw" { (say("write-withdraw")) } }
            }
            @if kept.state == ArticleState::Draft {
                details {
                    summary { (say("write-delete")) }
                    p { (say("write-delete-note")) }
                    button.button.second-button name="act" value="delete" formnovalidate { (say("write-delete-yes")) }
                }
            }
        }
    }
}

/// Exactly what will be published.
fn preview(locale: Locale, data: &WritingData) -> Markup {
    let Some(article) = &data.preview else { return html! {} };
    html! {
        section #preview.writing-preview aria-labelledby="preview-title" {
            h2 #preview-title tabindex="-1" { (locale.say("write-preview")) }
            article.rules.article lang=(article.language.code()) { (body(article.language, article)) }
        }
    }
}

fn translations(locale: Locale, data: &WritingData) -> Markup {
    html! {
        @if !data.missing.is_empty() {
            details {
                summary { (locale.say_with("write-translate", &[("language", "…".into())])) }
                form.acts method="post" action={ "/articles/write/" (data.kept.id) "/translate" } {
                    @for other in &data.missing {
                        button.button.second-button name="language" value=(other.code()) lang=(other.code()) dir=(other.direction()) { (other.name()) }
                    }
                }
            }
        }
    }
}

fn versions(locale: Locale, data: &WritingData) -> Markup {
    html! {
        @if !data.versions.is_empty() {
            details #write-versions {
                summary { (locale.say("write-versions")) }
                p { (locale.say("write-versions-note")) }
                ol reversed { @for one in &data.versions { li value=(one.version) {
                    a href={ "/articles/write/" (data.kept.id) "?version=" (one.version) } { (moment(one.at)) } " · " bdi { (one.writer) }
                } } }
            }
        }
    }
}

/// How boards, plays and the rest are written.
fn help(locale: Locale) -> Markup {
    const ROWS: [(&str, &str); 8] = [
        ("heading", "## …"),
        ("strong", "**…** *…*"),
        ("list", "- …"),
        ("link", "[…](https://example.org)"),
        ("board", "![…](XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10)"),
        ("figure", "![…](figure:start)"),
        ("play", "`8/5 6/5`"),
        ("clause", "[MOV-02]"),
    ];
    html! {
        details #write-help.rules {
            summary { (locale.say("write-help")) }
            p { (locale.say("write-help-note")) " " a href="/position" target="_blank" { (locale.say("write-help-position")) } }
            table {
                thead { tr { th scope="col" { (locale.say("write-help-what")) } th scope="col" { (locale.say("write-help-how")) } } }
                tbody { @for (name, written) in ROWS { tr { th scope="row" { (locale.say(&format!("write-help-{name}"))) } td { code { (written) } } } } }
            }
        }
    }
}
