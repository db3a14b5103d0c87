# Articles that members write, and comments below articles.
articles-languages = Also in
error-not-an-editor = This is for editors
error-not-an-editor-note = Articles are written by members with the role of editor. Ask those who run the club: they give it to registered players. If you have it already, sign in first.

write-title = Your articles
write-lead = What you write here is yours alone until you publish it. You can come back to it, see how it will look, and choose the day on which it appears.
write-new = Write an article
write-own = Articles
write-none = You have not written anything yet.
write-begin = Begin
write-edit = Edit
write-read = Read it
write-changed = saved
write-comments = { $n ->
    [0] Comments: none waiting
    [one] Comments: one waiting
   *[other] Comments: { $n } waiting
 }
write-state-draft = Draft
write-state-scheduled = Scheduled
write-state-published = Published
write-state-withdrawn = Withdrawn

write-said-begun = Your draft has been made. Only you see it.
write-said-saved = Saved.
write-said-published = Published. Everybody can read it now.
write-said-scheduled = Scheduled. It appears by itself on its day.
write-said-withdrawn = Withdrawn. Nobody else can read it now.
write-said-translated = A draft in the other language has been made, with the original text in it. Only you see it.
write-said-wrong = It could not be done yet. See below what is wrong.

write-field-title = Title
write-field-language = Language
write-field-lead = Lead
write-lead-note = One or two sentences. They stand in lists, in the feed and where somebody shares a link.
write-field-body = Text
write-body-note = In Markdown.
write-field-tags = Subjects
write-tags-note = With commas between them, such as cube, race, opening.
write-field-day = Publication day
write-day-note = Leave it empty for the day you publish. On a later day it appears by itself, at midnight UTC.
write-field-name = Address
write-name-note = Small letters, digits and hyphens. It can be changed until the article is published or translated.
write-preview = Preview
write-save = Save draft
write-save-published = Save changes
write-publish = Publish
write-withdraw = Withdraw
write-delete = Delete this draft
write-delete-note = It is deleted with all its earlier versions. This can’t be undone.
write-delete-yes = Delete for good
write-translate = Translate: { $language }
write-original = Original
write-versions = Earlier versions
write-versions-note = Open one to have its text in the form. Nothing changes until you save.
write-newer = { $name } has saved another text meanwhile.
write-newer-note = Yours is still in the form and has not been saved. Save again to replace theirs; theirs then stays among the earlier versions.
write-newer-text = Their text
write-unsaved = The text has not been saved.

write-wrong = To be corrected before it can be published
write-wrong-title = An article needs a title.
write-wrong-title-long = The title can have at most { $most } characters.
write-wrong-lead = There is no lead yet.
write-wrong-lead-long = The lead can have at most { $most } characters.
write-wrong-body = There is no text yet.
write-wrong-body-long = The text is too long: { $n },000 bytes of at most { $most },000. Make two articles of it.
write-wrong-tags = An article can have at most { $most } subjects.
write-wrong-tag-long = This subject is too long: { $what }
write-wrong-day = This can’t be the day: { $what }. Choose one from 2000 to 2100, such as 2026-11-25.
write-wrong-name = The address needs small letters, digits or hyphens, at most { $most }, and a name that is not taken by the club’s own pages.
write-wrong-name-taken = Another article has this address: { $what }
write-wrong-name-stays = The address can’t be changed any more: the article has been published or translated.
write-wrong-board = This board can’t be read: { $what }. Use an XGID or a GNU Backgammon ID.
write-wrong-figure = The rules have no figure of this name: { $what }
write-wrong-beside-text = This board needs a paragraph of its own: { $what }
write-wrong-boards = There are more than { $most } boards.
write-wrong-deep = Lists or quotations stand inside each other more than { $most } times. Nothing after that is shown.
write-wrong-link = This link leads nowhere: { $what }
write-refused-title-long = That title is too long.
write-refused-translated = The article already exists in that language.
write-refused-many = One account can write at most 500 articles.
write-refused-delete = Only drafts can be deleted. Withdraw the article instead.

write-help = How to write
write-help-note = Blank lines separate paragraphs. A board stands in a paragraph of its own. With a roll it can be played on; plays in the text are made on the board above them.
write-help-position = Set up a position
write-help-what = What
write-help-how = How
write-help-heading = Heading
write-help-strong = Strong, emphasised
write-help-list = List
write-help-link = Link
write-help-board = Board with a caption
write-help-figure = Board of the rules
write-help-play = Play
write-help-clause = Clause

comment-title = Comments
comment-none = No comments yet.
comment-sign-in = Registered players can comment.
comment-words = Your comment
comment-note = Everybody sees it after an editor or a moderator has approved it. Plain text.
comment-send = Send
comment-own-waiting = Waiting for approval. Only you see it.
comment-own-refused = Not approved. Only you see it.
comment-take-away = Delete
comment-refused-guest = Only registered players can comment.
comment-refused-restricted = You can’t comment until { $until }: { $reason }
comment-refused-empty = Write something first.
comment-refused-long = A comment can have at most 1,000 characters.
comment-refused-many = Five of your comments are waiting already. Send more when they have been approved.

comments-title = Comments on articles
comments-lead = Nobody but the author sees a comment before you approve it. You can change your mind.
comments-counts = Waiting: { $waiting }. Approved: { $shown }. Not approved: { $refused }.
comments-waiting = Waiting
comments-none = Nothing is waiting.
comments-shown = Approved
comments-refused = Not approved
comments-show = Approve
comments-refuse = Don’t approve
