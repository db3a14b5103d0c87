//! The articles are whole in every language.

use std::collections::BTreeSet;

use super::*;

fn article(locale: Locale, name: &str) -> Option<&'static Arc<Article>> {
    articles(locale).iter().find(|article| article.name == name)
}

#[test]
fn every_article_is_there_in_every_language_that_has_articles_with_the_same_boards() {
    let names = |locale| articles(locale).iter().map(|article| article.name.as_str()).collect::<BTreeSet<_>>();
    let files = Web::iter().filter(|path| path.starts_with("articles/") && path.ends_with(".md")).count();
    let own = |locale: &Locale| {
        Web::iter().any(|path| path.starts_with("articles/") && path.ends_with(&format!(".{}.md", locale.code())))
    };
    let languages: Vec<Locale> = Locale::all().filter(own).collect();
    assert!(languages.contains(&Locale::ENGLISH) && languages.contains(&Locale::italian()));
    for &locale in &languages {
        assert_eq!(names(locale), names(Locale::ENGLISH), "{}", locale.code());
    }
    assert_eq!(names(Locale::ENGLISH).len() * languages.len(), files, "none is left out");
    for one in articles(Locale::ENGLISH) {
        for &locale in &languages {
            let other = article(locale, &one.name).unwrap();
            assert_eq!((one.date, &one.tags), (other.date, &other.tags), "{}", one.name);
            let boards = |article: &Article| article.document.boards().map(|board| board.situation).collect::<Vec<_>>();
            assert_eq!(boards(one), boards(other), "{}", one.name);
        }
    }
}
