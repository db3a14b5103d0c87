//! The languages of the house: Fluent files, one folder each, read once and shared with the page.
//!
//! Which sentence is shown where is the pages' business.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language the house speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// The cookie that keeps the language chosen.
pub const COOKIE: &str = "tavola_lang";

/// The files of every language.
const FILES: [&str; 19] = [
    "table.ftl",
    "pages.ftl",
    "chouette.ftl",
    "board.ftl",
    "tournament.ftl",
    "study.ftl",
    "position.ftl",
    "library.ftl",
    "offline.ftl",
    "learn.ftl",
    "account.ftl",
    "pace.ftl",
    "people.ftl",
    "talk.ftl",
    "notices.ftl",
    "lobby.ftl",
    "book.ftl",
    "lessons.ftl",
    "api.ftl",
];

const SOURCES: [(Locale, [&str; 19]); 2] = [
    (
        Locale::En,
        [
            include_str!("../../web/i18n/en/table.ftl"),
            include_str!("../../web/i18n/en/pages.ftl"),
            include_str!("../../web/i18n/en/chouette.ftl"),
            include_str!("../../web/i18n/en/board.ftl"),
            include_str!("../../web/i18n/en/tournament.ftl"),
            include_str!("../../web/i18n/en/study.ftl"),
            include_str!("../../web/i18n/en/position.ftl"),
            include_str!("../../web/i18n/en/library.ftl"),
            include_str!("../../web/i18n/en/offline.ftl"),
            include_str!("../../web/i18n/en/learn.ftl"),
            include_str!("../../web/i18n/en/account.ftl"),
            include_str!("../../web/i18n/en/pace.ftl"),
            include_str!("../../web/i18n/en/people.ftl"),
            include_str!("../../web/i18n/en/talk.ftl"),
            include_str!("../../web/i18n/en/notices.ftl"),
            include_str!("../../web/i18n/en/lobby.ftl"),
            include_str!("../../web/i18n/en/book.ftl"),
            include_str!("../../web/i18n/en/lessons.ftl"),
            include_str!("../../web/i18n/en/api.ftl"),
        ],
    ),
    (
        Locale::It,
        [
            include_str!("../../web/i18n/it/table.ftl"),
            include_str!("../../web/i18n/it/pages.ftl"),
            include_str!("../../web/i18n/it/chouette.ftl"),
            include_str!("../../web/i18n/it/board.ftl"),
            include_str!("../../web/i18n/it/tournament.ftl"),
            include_str!("../../web/i18n/it/study.ftl"),
            include_str!("../../web/i18n/it/position.ftl"),
            include_str!("../../web/i18n/it/library.ftl"),
            include_str!("../../web/i18n/it/offline.ftl"),
            include_str!("../../web/i18n/it/learn.ftl"),
            include_str!("../../web/i18n/it/account.ftl"),
            include_str!("../../web/i18n/it/pace.ftl"),
            include_str!("../../web/i18n/it/people.ftl"),
            include_str!("../../web/i18n/it/talk.ftl"),
            include_str!("../../web/i18n/it/notices.ftl"),
            include_str!("../../web/i18n/it/lobby.ftl"),
            include_str!("../../web/i18n/it/book.ftl"),
            include_str!("../../web/i18n/it/lessons.ftl"),
            include_str!("../../web/i18n/it/api.ftl"),
        ],
    ),
];

impl Locale {
    /// Every language, English first.
    pub const ALL: [Self; 2] = [Self::En, Self::It];

    /// The language of that code, or `None`.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(code))
    }

    /// The code: `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }

    /// The name of the language in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
        }
    }

    /// The language for a visitor: what was chosen before, else the first the browser asks for that we speak.
    #[must_use]
    pub fn negotiate(cookies: Option<&str>, accept_language: Option<&str>) -> Self {
        let chosen = cookies.into_iter().flat_map(|all| all.split(';')).find_map(|cookie| {
            let (name, value) = cookie.trim().split_once('=')?;
            if name == COOKIE { Self::of_code(value) } else { None }
        });
        chosen.or_else(|| accept_language.and_then(Self::preferred)).unwrap_or_default()
    }

    fn preferred(accept_language: &str) -> Option<Self> {
        let mut asked: Vec<(f32, Self)> = accept_language.split(',').filter_map(Self::weighted).collect();
        asked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        asked.first().map(|&(_, locale)| locale)
    }

    fn weighted(entry: &str) -> Option<(f32, Self)> {
        let mut parts = entry.split(';');
        let language = parts.next()?.trim().split('-').next()?;
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        Self::of_code(language).filter(|_| weight > 0.0).map(|locale| (weight, locale))
    }

    /// The sign before the decimals of a number.
    #[must_use]
    pub const fn decimal_sign(self) -> &'static str {
        match self {
            Self::En => ".",
            Self::It => ",",
        }
    }

    /// The Fluent source of one file, as the browser reads it: `table.ftl`.
    #[must_use]
    pub fn source(self, file: &str) -> Option<&'static str> {
        let files = SOURCES.iter().find(|(locale, _)| *locale == self).map(|(_, files)| files)?;
        let index = FILES.iter().position(|name| *name == file)?;
        Some(files[index])
    }

    /// The sentence of that name; the name itself where there is none, so that a gap is seen.
    #[must_use]
    pub fn say(self, name: &str) -> String {
        self.say_with(name, &[])
    }

    /// The sentence of that name about these things.
    #[must_use]
    pub fn say_with(self, name: &str, about: &[(&str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (key, value) in about {
            match value {
                FluentValue::String(text) => args.set(*key, FluentValue::from(isolated(text).into_owned())),
                other => args.set(*key, other.clone()),
            }
        }
        BUNDLES.with_borrow_mut(|bundles| {
            let bundle = bundles.entry(self).or_insert_with(|| bundle(self));
            let pattern = bundle.get_message(name).and_then(|message| message.value());
            match pattern {
                Some(pattern) => bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
                None => name.to_owned(),
            }
        })
    }
}

/// A name or any other text as it stands in a sentence: one with letters that are written from right to left is set apart,
/// so that it turns nothing around it.
#[must_use]
pub fn isolated(text: &str) -> Cow<'_, str> {
    const FIRST: char = '\u{2068}';
    const LAST: char = '\u{2069}';
    let is_control = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_rightward = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if !text.chars().any(|c| is_control(c) || is_rightward(c)) {
        return Cow::Borrowed(text);
    }
    let plain = text.chars().filter(|c| !is_control(*c));
    Cow::Owned(std::iter::once(FIRST).chain(plain).chain([LAST]).collect())
}

/// Something that is there in every language: each is read when it is first asked for, and kept.
#[derive(Debug)]
pub(crate) struct OfEachLanguage<T>([OnceLock<T>; Locale::ALL.len()]);

impl<T> OfEachLanguage<T> {
    /// Nothing read yet.
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; Locale::ALL.len()])
    }

    /// What is there in a language, read now if nobody asked for it before.
    pub(crate) fn get(&self, locale: Locale, read: impl FnOnce() -> T) -> &T {
        self.0[locale as usize].get_or_init(read)
    }
}

thread_local! {
    // Bundles cannot be shared between threads; each thread reads the files once.
    static BUNDLES: RefCell<HashMap<Locale, FluentBundle<FluentResource>>> = RefCell::default();
}

fn bundle(locale: Locale) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = locale.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false);
    for source in FILES.into_iter().filter_map(|file| locale.source(file)) {
        // A line that cannot be read is left out, here and in the browser; a test finds it.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn names(locale: Locale) -> BTreeSet<&'static str> {
        let sources = FILES.into_iter().filter_map(|file| locale.source(file));
        let lines = sources.flat_map(str::lines);
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
            .collect()
    }

    /// The texts of this crate's own modules.
    fn sources(folder: &std::path::Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let inside = entries.flat_map(|path| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(ending) if ending == "rs" => vec![std::fs::read_to_string(&path).unwrap()],
            _ => Vec::new(),
        });
        inside.collect()
    }

    #[test]
    fn every_name_that_a_page_says_has_its_sentence_in_every_language() {
        let pages = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web/pages");
        let texts = sources(&pages);
        let said =
            texts.iter().flat_map(|text| ["say(\"", "say_with(\""].map(|call| text.split(call).skip(1))).flatten();
        let said: BTreeSet<&str> = said.filter_map(|rest| rest.split('"').next()).collect();
        assert!(said.len() > 500, "the pages say {} sentences", said.len());
        for locale in Locale::ALL {
            let known = names(locale);
            let missing: Vec<_> = said.iter().filter(|name| !known.contains(**name)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", locale.code());
        }
    }

    #[test]
    fn every_file_can_be_read_and_no_name_is_given_twice() {
        for (locale, files) in SOURCES {
            for file in files {
                assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{}", locale.code());
            }
            let lines = files.iter().flat_map(|file| file.lines());
            let all = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains(" ="));
            assert_eq!(all.count(), names(locale).len());
        }
    }

    #[test]
    fn every_language_has_every_sentence() {
        for locale in Locale::ALL {
            let missing: Vec<_> = names(Locale::En).symmetric_difference(&names(locale)).copied().collect();
            assert!(missing.is_empty(), "{}: {missing:?}", locale.code());
        }
    }

    #[test]
    fn a_cookie_wins_over_the_browser_and_the_browsers_order_counts() {
        assert_eq!(Locale::negotiate(None, None), Locale::En);
        assert_eq!(Locale::negotiate(None, Some("it-IT,it;q=0.9,en;q=0.8")), Locale::It);
        assert_eq!(Locale::negotiate(None, Some("fr, en;q=0.5, it;q=0.7")), Locale::It);
        assert_eq!(Locale::negotiate(None, Some("it;q=0, xx")), Locale::En);
        assert_eq!(Locale::negotiate(Some("a=b; tavola_lang=it"), Some("en")), Locale::It);
    }

    #[test]
    fn sentences_take_numbers_and_choices() {
        let text = Locale::It.say_with(
            "say-result",
            &[
                ("you", "false".into()),
                ("who", "Ada".into()),
                ("win", "gammon".into()),
                ("points", 4.into()),
                ("cube", 2.into()),
            ],
        );
        assert_eq!(text, "Ada vince un gammon con il cubo a 2, 4 punti.");
        assert_eq!(Locale::En.say("no-such-sentence"), "no-such-sentence");
    }

    #[test]
    fn a_name_from_right_to_left_is_set_apart_and_others_are_as_they_are() {
        assert_eq!(isolated("Ada"), "Ada");
        assert_eq!(isolated("علي"), "\u{2068}علي\u{2069}");
        assert_eq!(isolated(&isolated("علي")), "\u{2068}علي\u{2069}", "once is enough");
        assert_eq!(isolated("A\u{202e}da"), "\u{2068}Ada\u{2069}", "nobody turns a page around by a name");
        let said = Locale::En.say_with("tournament-wins-button", &[("who", "דוד".into())]);
        assert_eq!(said, "\u{2068}דוד\u{2069} won");
    }
}
