//! What members say below articles: nobody else sees it before an editor or a moderator has.

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::cases,
    store::{CommentState, Restricted, RowWrite, StoredComment},
    web::{errors::AppError, i18n::Locale},
};

use super::{draft::tidy_lines, shown};

/// How many letters a comment has at most.
pub(crate) const LONGEST: usize = 1_000;
/// How many comments of one account may wait at once.
pub(crate) const MOST_WAITING: usize = 5;

/// Writes one, to be looked at.
///
/// # Errors
/// If the writer is no registered player or may not write, there is no such article, or the words are none, too many, or too
/// often.
pub(crate) async fn write(
    app: &App,
    account: &AccountId,
    name: &str,
    language: Locale,
    words: &str,
) -> Result<(), AppError> {
    let now = app.now();
    if !app.store().is_open(account).await? {
        return Err(AppError::plainly("comment-refused-guest", "comments are for registered players"));
    }
    if let Some(restriction) = app.store().restricted(account, Restricted::FreeWords, now).await? {
        return Err(cases::refused("comment-refused-restricted", &restriction));
    }
    if !shown(app).await?.iter().any(|one| one.name == name && one.language == language) {
        return Err(AppError::NotFound);
    }
    let body = tidy(words);
    if body.is_empty() {
        return Err(AppError::plainly("comment-refused-empty", "write something"));
    }
    if body.chars().count() > LONGEST {
        return Err(AppError::plainly("comment-refused-long", "that is too long"));
    }
    if app.store().count_comments(CommentState::Waiting, Some(account)).await? >= MOST_WAITING {
        return Err(AppError::plainly("comment-refused-many", "five of your comments are waiting already"));
    }
    if !app.limits().may_comment(account, now) {
        return Err(AppError::TooFast);
    }
    let (id, author, state) = (StreamId::fresh(), String::new(), CommentState::Waiting);
    let (name, language) = (name.to_owned(), language.code().to_owned());
    let comment = StoredComment { id, account: account.clone(), author, name, language, body, state, at: now };
    app.store().write(vec![RowWrite::comment(&comment)]).await?;
    Ok(())
}

/// Plain words: nothing that cannot be seen, and of empty lines never two.
fn tidy(words: &str) -> String {
    let words = tidy_lines(words);
    let mut lines: Vec<&str> = words.lines().map(str::trim).collect();
    lines.dedup_by(|next, before| next.is_empty() && before.is_empty());
    lines.join("\n").trim().to_owned()
}

/// Decides whether everybody sees one; what was decided can be decided otherwise.
///
/// # Errors
/// [`AppError::NotFound`] if there is none; if the database fails.
pub(crate) async fn decide(app: &App, id: &StreamId, by: &AccountId, state: CommentState) -> Result<(), AppError> {
    app.store().comment(id).await?.ok_or(AppError::NotFound)?;
    app.store().write(vec![RowWrite::comment_decided(id, state, by, app.now())]).await?;
    Ok(())
}

/// Its author takes one away. Gives what it was.
///
/// # Errors
/// [`AppError::NotFound`] if it is none of theirs; if the database fails.
pub(crate) async fn take_away(app: &App, id: &StreamId, account: &AccountId) -> Result<StoredComment, AppError> {
    let comment = app.store().comment(id).await?.filter(|comment| comment.account == *account);
    let comment = comment.ok_or(AppError::NotFound)?;
    app.store().write(vec![RowWrite::comment_deleted(id)]).await?;
    Ok(comment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_keeps_its_lines_and_no_more_room_than_it_needs() {
        assert_eq!(tidy("\n\n hello \r\n\n\n\n \u{202e}there  \n"), "hello\n\nthere");
        assert_eq!(tidy(" \u{200b}\n \t"), "");
    }
}
