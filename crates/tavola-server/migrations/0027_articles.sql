-- Articles that members write: of each what it says now. One in another language has the same name. `day` is when it appears,
-- such as 2026-11-25, or nothing.
CREATE TABLE articles (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    writer_id  TEXT NOT NULL,
    name       TEXT NOT NULL,
    language   TEXT NOT NULL,
    title      TEXT NOT NULL,
    lead       TEXT NOT NULL,
    tags       TEXT NOT NULL,
    body       TEXT NOT NULL,
    state      TEXT NOT NULL,
    day        TEXT NOT NULL,
    version    BIGINT NOT NULL,
    made_at    BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX articles_by_name ON articles (name, language);
CREATE INDEX articles_by_account ON articles (account_id, changed_at);
CREATE INDEX articles_by_state ON articles (state, day);

-- What an article said before, and who had written that.
CREATE TABLE article_versions (
    article_id TEXT NOT NULL,
    version    BIGINT NOT NULL,
    account_id TEXT NOT NULL,
    title      TEXT NOT NULL,
    lead       TEXT NOT NULL,
    tags       TEXT NOT NULL,
    body       TEXT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (article_id, version)
);
CREATE INDEX article_versions_by_account ON article_versions (account_id);

-- What members say below an article, and whether everybody sees it: waiting, shown, refused.
CREATE TABLE article_comments (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    language   TEXT NOT NULL,
    body       TEXT NOT NULL,
    state      TEXT NOT NULL,
    at         BIGINT NOT NULL,
    decider_id TEXT NOT NULL,
    decided_at BIGINT NOT NULL
);
CREATE INDEX article_comments_by_article ON article_comments (name, language, at);
CREATE INDEX article_comments_by_state ON article_comments (state, at);
CREATE INDEX article_comments_by_account ON article_comments (account_id, at);
