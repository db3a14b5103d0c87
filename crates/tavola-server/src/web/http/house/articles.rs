//! `GET /articles`: the articles, each on a page, and as a feed; `GET /position.png`: a board for who only sees a link;
//! `GET /sitemap.xml`: everything that lies open.

use atom_syndication::{Content, Entry, Feed, FixedDateTime, Link, Person, Text};
use axum::{
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use maud::Markup;
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg,
};
use tavola_notation::diagram::Diagram;
use tavola_rules::Clause;

use crate::web::{
    articles::{Article, article, articles},
    book::CHAPTERS,
    errors::AppError,
    http::{
        address::{Path, Query},
        position::Asked,
    },
    i18n::Locale,
    page_data::Reader,
    pages::{self, Shelf},
};

/// How wide and high a picture is that stands for a page.
const PICTURE: (u32, u32) = (1200, 630);

/// The list.
pub(crate) async fn list(Query(shelf): Query<Shelf>, reader: Reader) -> Markup {
    pages::articles_page(&reader, &shelf)
}

/// An article.
///
/// # Errors
/// If there is none of that name.
pub(crate) async fn show(Path(name): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    let found = article(pages::language(&reader), &name).ok_or(AppError::NotFound)?;
    Ok(pages::article_page(&reader, found))
}

/// All of them as a feed, in the reader's language.
pub(crate) async fn feed(reader: Reader) -> Response {
    let locale = pages::language(&reader);
    let entries: Vec<Entry> = articles(locale).iter().map(|article| entry(&reader, locale, article)).collect();
    let updated = entries.first().map_or_else(FixedDateTime::default, |entry| entry.updated);
    let own = format!("{}/articles/feed.xml", reader.origin);
    let feed = Feed {
        title: Text::plain(format!("Tavola · {}", locale.say("articles-title"))),
        id: own.clone(),
        updated,
        lang: Some(locale.code().to_owned()),
        links: vec![link(&own, "self"), link(&format!("{}/articles", reader.origin), "alternate")],
        entries,
        ..Feed::default()
    };
    ([(CONTENT_TYPE, "application/atom+xml; charset=utf-8")], feed.to_string()).into_response()
}

fn entry(reader: &Reader, locale: Locale, article: &Article) -> Entry {
    let address = format!("{}{}", reader.origin, article.address());
    let at = format!("{}T08:00:00Z", article.date);
    let at = FixedDateTime::parse_from_rfc3339(&at).unwrap_or_default();
    let content = Content {
        lang: Some(locale.code().to_owned()),
        value: Some(article.document.lead.clone()),
        content_type: Some("text".to_owned()),
        ..Content::default()
    };
    Entry {
        title: Text::plain(article.document.title.clone()),
        id: address.clone(),
        updated: at,
        published: Some(at),
        authors: vec![Person { name: article.author.clone(), ..Person::default() }],
        links: vec![link(&address, "alternate")],
        content: Some(content),
        ..Entry::default()
    }
}

fn link(href: &str, rel: &str) -> Link {
    Link { href: href.to_owned(), rel: rel.to_owned(), ..Link::default() }
}

/// A board as a picture of the size that links are shown with.
///
/// # Errors
/// If that is no position.
pub(crate) async fn picture(Query(asked): Query<Asked>) -> Result<Response, AppError> {
    let situation =
        asked.situation().map_err(|wrong| AppError::Malformed(format!("that is no position: {wrong:?}")))?;
    let png = tokio::task::spawn_blocking(move || drawn(&Diagram::of(&situation, "").svg()));
    let png = png.await.ok().flatten().ok_or_else(|| AppError::Broken("a board could not be drawn".to_owned()))?;
    Ok(([(CONTENT_TYPE, "image/png")], png).into_response())
}

fn drawn(svg: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let (width, height) = PICTURE;
    let mut pixels = Pixmap::new(width, height)?;
    pixels.fill(resvg::tiny_skia::Color::from_rgba8(0xf4, 0xef, 0xe6, 0xff));
    let (whole, room) = (tree.size(), (width as f32 - 60.0, height as f32 - 60.0));
    let scale = (room.0 / whole.width()).min(room.1 / whole.height());
    let (left, top) = ((width as f32 - whole.width() * scale) / 2.0, (height as f32 - whole.height() * scale) / 2.0);
    resvg::render(&tree, Transform::from_scale(scale, scale).post_translate(left, top), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// The addresses of all pages that lie open and stay.
pub(crate) async fn sitemap(reader: Reader) -> Response {
    let fixed = [
        "/",
        "/rules",
        "/rulebook",
        "/articles",
        "/openings",
        "/met",
        "/position",
        "/events",
        "/chouettes",
        "/people",
        "/tv",
        "/dice",
        "/verify",
        "/about",
        "/privacy",
        "/terms",
    ];
    let chapters = CHAPTERS.into_iter().map(|name| format!("/rules/{name}"));
    let clauses = Clause::ALL.iter().map(|clause| format!("/rulebook/{clause}"));
    let articles = articles(Locale::ENGLISH).iter().map(Article::address);
    let all = fixed.into_iter().map(str::to_owned).chain(chapters).chain(clauses).chain(articles);
    let urls: String = all.map(|path| format!("<url><loc>{}{path}</loc></url>\n", reader.origin)).collect();
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    );
    ([(CONTENT_TYPE, "application/xml; charset=utf-8")], xml).into_response()
}
