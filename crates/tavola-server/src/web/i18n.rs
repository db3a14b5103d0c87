//! The languages of the house: a folder of Fluent files each, read once and shared with the page.
//!
//! A language is a folder `web/i18n/CODE/` that has a `language.ftl`, where its name stands; a club may add folders of its
//! own. A sentence it lacks is said in English. Which sentence is shown where is the pages' business.

use std::borrow::Cow;
use std::cell::RefCell;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, OnceLock};

use fixed_decimal::Decimal;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use icu_collator::{Collator, CollatorBorrowed, options::CollatorOptions};
use icu_decimal::{DecimalFormatter, options::DecimalFormatterOptions};
use unic_langid::{CharacterDirection, LanguageIdentifier};
use unicode_normalization::UnicodeNormalization as _;

use super::files::{Web, text};

pub(crate) mod runs;

/// A language the house speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Locale(u8);

/// What there is of a language.
#[derive(Debug)]
struct Language {
    /// The folder: `zh-Hant`.
    code: String,
    /// As a browser may ask for it, with the script it is written in.
    id: LanguageIdentifier,
    /// Its name in itself.
    name: String,
    /// The sign before the decimals of a number.
    decimal_sign: String,
    /// Which way it is written, as HTML has it.
    direction: &'static str,
    /// The names of the Fluent files: `table.ftl`.
    names: Vec<String>,
    /// What stands in them, read when the language is first spoken.
    files: OnceLock<BTreeMap<String, String>>,
}

/// The cookie that keeps the language chosen.
pub const COOKIE: &str = "tavola_lang";

/// The language every other is compared with, and in which is said what another lacks.
const ENGLISH: &str = "en";

/// The file by which a folder is a language, with its name in itself.
const OF_LANGUAGE: &str = "language.ftl";

/// The languages, English first, the others by their names.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in Web::iter() {
        if let Some((code, name)) = path.strip_prefix("i18n/").and_then(|path| path.split_once('/'))
            && name.ends_with(".ftl")
        {
            names.entry(code.to_owned()).or_default().push(name.to_owned());
        }
    }
    let mut languages: Vec<Language> =
        names.into_iter().filter_map(|(code, names)| Language::named(code, names)).collect();
    languages
        .sort_by_cached_key(|one| (Reverse(one.code == ENGLISH), one.name.to_lowercase().nfd().collect::<String>()));
    languages
});

impl Language {
    /// The language of a folder, if it has the file by which it is one.
    fn named(code: String, names: Vec<String>) -> Option<Self> {
        let about = text(&path_of(&code, OF_LANGUAGE))?;
        let mut id: LanguageIdentifier = code.parse().ok()?;
        id.maximize();
        let mut lines = about.lines().filter_map(|line| line.split_once('='));
        let (_, name) = lines.find(|(key, _)| key.trim() == "language-name")?;
        let direction = if id.character_direction() == CharacterDirection::RTL { "rtl" } else { "ltr" };
        let (decimal_sign, name) = (decimal_sign(&code), name.trim().to_owned());
        Some(Self { code, id, name, decimal_sign, direction, names, files: OnceLock::new() })
    }

    /// The Fluent files by name.
    fn files(&self) -> &BTreeMap<String, String> {
        self.files.get_or_init(|| {
            let read = |name: &String| Some((name.clone(), text(&path_of(&self.code, name))?));
            self.names.iter().filter_map(read).collect()
        })
    }
}

fn path_of(code: &str, name: &str) -> String {
    format!("i18n/{code}/{name}")
}

/// The sign before the decimals, as CLDR has it, with the digits that all the house's numbers have.
fn decimal_sign(code: &str) -> String {
    let locale = format!("{code}-u-nu-latn").parse::<icu_locale_core::Locale>();
    let formatter = locale
        .ok()
        .and_then(|locale| DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok());
    let mut half = Decimal::from(5);
    half.multiply_pow10(-1);
    let half = formatter.map(|formatter| formatter.format(&half).to_string());
    half.map_or_else(|| ".".to_owned(), |half| half.replace(['0', '5'], ""))
}

impl Locale {
    /// The language that has every sentence.
    pub const ENGLISH: Self = Self(0);

    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..u8::try_from(LANGUAGES.len()).unwrap_or(u8::MAX)).map(Self)
    }

    /// The language of that code, or `None`.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::all().find(|locale| locale.code().eq_ignore_ascii_case(code))
    }

    /// The language that an address asks for: `/rules?lang=it`.
    #[must_use]
    pub(crate) fn asked_in(address: &str) -> Option<Self> {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        query.split('&').find_map(|one| one.strip_prefix("lang=")).and_then(Self::of_code)
    }

    fn language(self) -> &'static Language {
        &LANGUAGES[usize::from(self.0)]
    }

    /// The language that tests compare with.
    #[cfg(test)]
    pub(crate) fn italian() -> Self {
        Self::of_code("it").unwrap_or_default()
    }

    /// The code: `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.language().code
    }

    /// The name of the language in itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.language().name
    }

    /// Which way it is written, as HTML has it: `ltr` or `rtl`.
    #[must_use]
    pub fn direction(self) -> &'static str {
        self.language().direction
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
        let language = Self::asked_for(parts.next()?.trim())?;
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        (weight > 0.0).then_some((weight, language))
    }

    /// The language a browser means: `pt-BR` is Portuguese, `zh-TW` Chinese in the traditional script; the very one first.
    fn asked_for(tag: &str) -> Option<Self> {
        if let Some(exact) = Self::of_code(tag) {
            return Some(exact);
        }
        let mut id: LanguageIdentifier = tag.parse().ok()?;
        // Norwegian is asked for by the name of both its written forms.
        if matches!(id.language.as_str(), "no" | "nn") {
            id.language = "nb".parse().ok()?;
        }
        id.maximize();
        let of =
            |is_meant: &dyn Fn(&LanguageIdentifier) -> bool| Self::all().find(|locale| is_meant(&locale.language().id));
        of(&|other| other.language == id.language && other.script == id.script)
            .or_else(|| of(&|other| other.language == id.language))
    }

    /// Which of two names comes first in a list, as the language orders them (CLDR).
    pub(crate) fn order(self, one: &str, other: &str) -> Ordering {
        static ORDERS: OfEachLanguage<Option<CollatorBorrowed<'static>>> = OfEachLanguage::new();
        let order = ORDERS.get(self, || {
            let locale = self.code().parse::<icu_locale_core::Locale>().ok()?;
            Collator::try_new(locale.into(), CollatorOptions::default()).ok()
        });
        order.as_ref().map_or_else(|| one.cmp(other), |order| order.compare(one, other))
    }

    /// The sign before the decimals of a number.
    #[must_use]
    pub fn decimal_sign(self) -> &'static str {
        &self.language().decimal_sign
    }

    /// The Fluent source of one file, as the browser reads it: `table.ftl`.
    #[must_use]
    pub fn source(self, file: &str) -> Option<&'static str> {
        self.language().files().get(file).map(String::as_str)
    }

    /// The sentence of that name; the name itself where there is none, so that a gap is seen.
    #[must_use]
    pub fn say(self, name: &str) -> String {
        self.say_with(name, &[])
    }

    /// The sentence of that name about these things.
    #[must_use]
    pub fn say_with(self, name: &str, about: &[(&str, FluentValue<'_>)]) -> String {
        let is_leftward = self.direction() == "rtl";
        let mut args = FluentArgs::new();
        for (key, value) in about {
            match value {
                FluentValue::String(text) if is_leftward && !is_keyword(text) => {
                    args.set(*key, FluentValue::from(set_apart(text)));
                }
                FluentValue::String(text) => args.set(*key, FluentValue::from(isolated(text).into_owned())),
                other => args.set(*key, other.clone()),
            }
        }
        BUNDLES.with_borrow_mut(|bundles| {
            let bundle = bundles.entry(self).or_insert_with(|| bundle(self));
            let pattern = bundle.get_message(name).and_then(|message| message.value());
            let Some(pattern) = pattern else { return name.to_owned() };
            let said = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
            if is_leftward { runs::isolated(&said) } else { said.into_owned() }
        })
    }
}

/// Whether it is a word by which a sentence chooses: `backgammon`, `davis_cup`.
fn is_keyword(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// A name or any other text as it stands in a sentence: one with letters that are written from right to left is set apart,
/// so that it turns nothing around it.
#[must_use]
pub fn isolated(text: &str) -> Cow<'_, str> {
    if text.chars().any(|c| is_control(c) || is_rightward(c)) {
        Cow::Owned(set_apart(text))
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether it is a letter that is written from right to left.
pub(crate) const fn is_rightward(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The same, whatever it is.
fn set_apart(text: &str) -> String {
    const FIRST: char = '\u{2068}';
    const LAST: char = '\u{2069}';
    std::iter::once(FIRST).chain(text.chars().filter(|c| !is_control(*c))).chain([LAST]).collect()
}

/// Whether it turns the direction of what stands around it.
const fn is_control(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Something that is there in every language: each is read when it is first asked for, and kept.
#[derive(Debug)]
pub(crate) struct OfEachLanguage<T>(OnceLock<Vec<OnceLock<T>>>);

impl<T> OfEachLanguage<T> {
    /// Nothing read yet.
    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// What is there in a language, read now if nobody asked for it before.
    pub(crate) fn get(&self, locale: Locale, read: impl FnOnce() -> T) -> &T {
        let all = self.0.get_or_init(|| Locale::all().map(|_| OnceLock::new()).collect());
        all[usize::from(locale.0)].get_or_init(read)
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
    // What a language lacks is said in English.
    for source in [Locale::ENGLISH, locale].into_iter().flat_map(|one| one.language().files().values()) {
        // A line that cannot be read is left out, here and in the browser; a test finds it.
        let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of a language's sentences.
    fn names(locale: Locale) -> BTreeSet<&'static str> {
        let lines = locale.language().files().values().flat_map(|source| source.lines());
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
        for locale in Locale::all() {
            let known = names(locale);
            let missing: Vec<_> = said.iter().filter(|name| !known.contains(**name)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", locale.code());
        }
    }

    // rule: SITE-02
    #[test]
    fn the_club_speaks_every_language_of_the_source_and_calls_it_by_its_own_name() {
        let source = "en es fr de it nl ar ja tr zh-Hans zh-Hant el pt fi nb ru sv pl cs da ro bg is ko sr-Latn hr hu";
        for code in source.split(' ') {
            let locale = Locale::of_code(code).unwrap_or_else(|| panic!("there is no {code}"));
            assert!(!locale.name().is_empty());
            assert_eq!(Locale::negotiate(None, Some(code)), locale);
            assert_eq!(locale.direction(), if code == "ar" { "rtl" } else { "ltr" });
        }
        let asked = |tag| Locale::negotiate(None, Some(tag)).code();
        let tags =
            ["pt-BR", "zh-TW", "zh-HK", "zh-CN", "zh", "no", "nn", "sr", "sr-Latn-RS", "sr-ME", "ar-EG", "de-AT"];
        let meant =
            ["pt", "zh-Hant", "zh-Hant", "zh-Hans", "zh-Hans", "nb", "nb", "sr-Cyrl", "sr-Latn", "sr-Latn", "ar", "de"];
        assert_eq!(tags.map(asked), meant);
    }

    #[test]
    fn names_stand_in_the_order_of_the_readers_language() {
        let in_order = |code: &str, names: &[&'static str]| {
            let locale = Locale::of_code(code).unwrap();
            let mut names = names.to_vec();
            names.sort_by(|one, other| locale.order(one, other));
            names.join(" ")
        };
        let names = ["Ärla", "Zeta", "adam", "Bo", "Åsa"];
        assert_eq!(in_order("sv", &names), "adam Bo Zeta Åsa Ärla");
        assert_eq!(in_order("de", &names), "adam Ärla Åsa Bo Zeta");
        assert_eq!(in_order("cs", &["Ivan", "Chalupa", "Hana", "Čapek", "Cyril"]), "Cyril Čapek Hana Chalupa Ivan");
        assert_eq!(in_order("tr", &["İpek", "Isa", "Hale"]), "Hale Isa İpek");
        assert_eq!(
            in_order("en", &["\u{2068}בר\u{2069}", "Zoe", "\u{2068}אבי\u{2069}"]),
            "Zoe \u{2068}אבי\u{2069} \u{2068}בר\u{2069}"
        );
    }

    #[test]
    fn every_file_can_be_read_and_no_name_is_given_twice() {
        for locale in Locale::all() {
            let files = locale.language().files();
            for (name, file) in files {
                assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{} {name}", locale.code());
            }
            let lines = files.values().flat_map(|file| file.lines());
            let all = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains(" ="));
            assert_eq!(all.count(), names(locale).len());
        }
    }

    #[test]
    fn every_language_has_every_sentence() {
        for locale in Locale::all() {
            let missing: Vec<_> = names(Locale::ENGLISH).symmetric_difference(&names(locale)).copied().collect();
            assert!(missing.is_empty(), "{}: {missing:?}", locale.code());
        }
    }

    #[test]
    fn a_cookie_wins_over_the_browser_and_the_browsers_order_counts() {
        let negotiated = |cookies, accepted| Locale::negotiate(cookies, accepted).code();
        assert_eq!(negotiated(None, None), "en");
        assert_eq!(negotiated(None, Some("it-IT,it;q=0.9,en;q=0.8")), "it");
        assert_eq!(negotiated(None, Some("tlh, en;q=0.5, it;q=0.7")), "it");
        assert_eq!(negotiated(None, Some("it;q=0, xx")), "en");
        assert_eq!(negotiated(None, Some("*, ;;q=x, -")), "en");
        assert_eq!(negotiated(Some("a=b; tavola_lang=it"), Some("en")), "it");
    }

    #[test]
    fn sentences_take_numbers_and_choices() {
        let text = Locale::italian().say_with(
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
        assert_eq!(Locale::ENGLISH.say("no-such-sentence"), "no-such-sentence");
    }

    #[test]
    fn a_name_from_right_to_left_is_set_apart_and_others_are_as_they_are() {
        assert_eq!(isolated("Ada"), "Ada");
        assert_eq!(isolated("علي"), "\u{2068}علي\u{2069}");
        assert_eq!(isolated(&isolated("علي")), "\u{2068}علي\u{2069}", "once is enough");
        assert_eq!(isolated("A\u{202e}da"), "\u{2068}Ada\u{2069}", "nobody turns a page around by a name");
        let said = Locale::ENGLISH.say_with("tournament-wins-button", &[("who", "דוד".into())]);
        assert_eq!(said, "\u{2068}דוד\u{2069} won");
    }
}
