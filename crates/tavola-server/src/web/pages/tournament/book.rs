//! The referee's book: every irregularity by a word, its clause, what may be ruled, and the button that does it; the
//! rulings so far. Their appeals are in `appeal`.

use maud::{Markup, html};
use tavola_base::Millis;
use tavola_rules::Clause;
use tavola_tournament::{
    EntrantId,
    ruling::{Remedy, Ruling, RulingState},
    stream::{command::Office, view::MatchView},
};

use super::{Place, Sheet, act, appeal, bracket, desk_page, game, tie};
use crate::web::book::folded;
use crate::web::http::tournament::forms::FormKind;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TournamentData};
use crate::web::pages::clause;

/// A page of the book: its name in the translations, its clause, what may be ruled, the usual first.
struct Irregularity {
    name: &'static str,
    clause: Clause,
    remedies: &'static [Remedy],
}

const ONE: Remedy = Remedy::PenaltyPoints { points: 1 };
const GAME: Remedy = Remedy::LossOfGame { points: 1 };
const TIME: Remedy = Remedy::GiveTime { time: Millis::seconds(60) };

macro_rules! book {
    ($($name:literal $clause:ident: $($remedy:expr),+;)*) => {
        &[$(Irregularity { name: $name, clause: Clause::$clause, remedies: &[$($remedy),+] },)*]
    };
}

const BOOK: &[Irregularity] = book! {
    "illegal-play" IRR_01: Remedy::LegalPlay, Remedy::Stands;
    "after-dice" IRR_02: Remedy::Stands, Remedy::LegalPlay;
    "rolled-accepts" IRR_03: Remedy::Stands;
    "cocked" IRR_04: Remedy::RollAgain, Remedy::Stands;
    "too-soon" IRR_05: Remedy::Warning, Remedy::RollAgain, Remedy::Stands;
    "premature-void" IRR_06: Remedy::RollAgain, Remedy::Stands;
    "premature-stands" IRR_07: Remedy::Stands, Remedy::Warning;
    "wrong-number" IRR_08: Remedy::LegalPlay, Remedy::Stands;
    "illegal-again" IRR_09: Remedy::Warning, ONE, GAME;
    "agreement" IRR_10: Remedy::Stands, Remedy::Warning;
    "double-out-of-turn" CUB_02: Remedy::Stands, Remedy::Warning;
    "roll-before-answer" CUB_06: Remedy::RollAgain, Remedy::Warning;
    "double-withdrawn" CUB_08: Remedy::Stands;
    "double-early" CUB_09: Remedy::Stands, Remedy::Warning;
    "cube-gesture" CUB_10: Remedy::Stands, Remedy::Warning;
    "crawford-double" MAT_03: Remedy::VoidDoubles, Remedy::Stands;
    "score-quarrel" MAT_05: Remedy::Stands;
    "wrong-length" MAT_06: Remedy::Stands, Remedy::Warning, ONE;
    "scoreboard" MAT_07: Remedy::Stands;
    "resigned" MAT_08: Remedy::Stands;
    "flag" CLK_02: Remedy::LossOfMatch;
    "wrong-press" CLK_05: Remedy::LegalPlay, Remedy::Warning;
    "clock-stopped" CLK_09: TIME, Remedy::Warning;
    "clock-faulty" CLK_10: TIME, Remedy::ReplaceClock;
    "no-clock" CLK_11: Remedy::Warning, ONE;
    "language" TRN_04: Remedy::Warning;
    "break-over" TRN_11: Remedy::Warning, ONE;
    "late" TRN_12: ONE, Remedy::LossOfMatch;
    "left-room" TRN_15: Remedy::Warning, ONE, GAME;
    "spectator" TRN_16: Remedy::RemoveSpectator, Remedy::Warning, Remedy::Disqualify;
    "aids" TRN_17: Remedy::Warning, Remedy::LossOfMatch, Remedy::Disqualify, Remedy::Ban;
    "two-results" TRN_18: Remedy::Settled;
    "dispute" TRN_19: Remedy::Stands, Remedy::Settled;
    "recording" TRN_20: Remedy::Warning, Remedy::LossOfMatch, Remedy::Disqualify;
    "mixing" TRN_22: Remedy::MixDice;
    "defect" TRN_23: Remedy::ReplaceEquipment;
    "slow" TRN_24: Remedy::Warning, ONE;
    "conduct" TRN_25: Remedy::Warning, ONE, GAME;
    "sanction" TRN_21: Remedy::Warning, ONE, GAME, Remedy::LossOfMatch, Remedy::Disqualify, Remedy::Ban;
    "anything" TRN_01: Remedy::Stands, Remedy::Warning;
};

impl Irregularity {
    fn title(&self, locale: Locale) -> String {
        locale.say(&format!("book-{}", self.name))
    }

    /// Whether every word sought begins a word of its title, its other words or its clause.
    fn matches(&self, locale: Locale, sought: &str) -> bool {
        let words = locale.say(&format!("book-{}-words", self.name));
        let text = folded(&format!("{} {words} {}", self.title(locale), self.clause));
        let known: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        // In scripts that set no words apart, or glue the article to them, a word begins anywhere.
        let is_found = |word: &str| match word.chars().next() {
            Some(first) if first >= '\u{590}' => text.contains(word),
            _ => known.iter().any(|known| known.starts_with(word)),
        };
        folded(sought).split_whitespace().all(is_found)
    }
}

/// The book, as far as words are found in it, for a match if one is chosen; and the rulings so far.
#[must_use]
pub fn book(reader: &Reader, data: &TournamentData, sought: &str, of: Option<u32>) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-book");
    let game = of.and_then(|of| sheet.matches.iter().find(|(id, _)| id.number() == of).map(|(_, game)| *game));
    let game = game.filter(|game| game::is_to_be_played(&sheet, game));
    let found: Vec<&Irregularity> = BOOK.iter().filter(|one| one.matches(sheet.locale, sought)).collect();
    desk_page(
        &sheet,
        Place::Book,
        &title,
        &html! {
            h1 { (title) }
            (search(&sheet, sought, game))
            p #found .note role="status" { (sheet.say_with("tournament-book-found", &[("n", i64::try_from(found.len()).unwrap_or(0).into())])) }
            ul.book {
                @for one in found { li { (page_of_book(&sheet, one, game)) } }
            }
            (rulings(&sheet))
        },
    )
}

fn search(sheet: &Sheet<'_>, sought: &str, game: Option<&MatchView>) -> Markup {
    let chosen = game.map(|game| game.id);
    let live = sheet.view().matches.iter().filter(|game| bracket::is_live(game) || Some(game.id) == chosen);
    html! {
        form.fields.book-search role="search" {
            (act::field("book-q", &sheet.say("tournament-book-word"), &html! {
                input #book-q name="q" type="search" value=(sought) data-key-focus="/" autofocus;
            }))
            (act::field("book-match", &sheet.say("tournament-book-match"), &html! {
                select #book-match name="match" {
                    option value="" { "–" }
                    @for game in live {
                        option value=(game.id) selected[Some(game.id) == chosen] { "#" (game.id) " " (sheet.pairing(game)) }
                    }
                }
            }))
            button.panel-button { (sheet.say("tournament-book-go")) }
        }
    }
}

fn page_of_book(sheet: &Sheet<'_>, one: &Irregularity, game: Option<&MatchView>) -> Markup {
    html! {
        details.card id={ "book-" (one.name) } {
            summary { (one.title(sheet.locale)) " " span.clause { (one.clause) } }
            p.note { (sheet.say(&format!("book-{}-words", one.name))) }
            (clause::quoted(sheet.locale, one.clause))
            (rule_form(sheet, game, &[(one.clause, one.remedies)]))
        }
    }
}

/// The form for a ruling: in a match or in the tournament, by a clause of the book or any other.
pub(super) fn rule_form(sheet: &Sheet<'_>, game: Option<&MatchView>, by: &[(Clause, &[Remedy])]) -> Markup {
    let (kind, of) = match game {
        Some(game) => (FormKind::RuleInMatch, Some(("match", game.id.to_string()))),
        None => (FormKind::Rule, None),
    };
    let clause = by.first().map(|(clause, _)| ("clause", clause.to_string()));
    let name = clause.as_ref().map_or("free", |(_, clause)| clause);
    let about_it: Vec<_> = of.into_iter().chain(clause.clone()).collect();
    let remedies = by.first().map_or(&Remedy::ALL[..], |(_, remedies)| remedies);
    let is_director = sheet.view().you.offices.contains(&Office::Director);
    let remedies: Vec<Remedy> = remedies
        .iter()
        .copied()
        .filter(|one| is_director || !matches!(one, Remedy::Disqualify | Remedy::Ban))
        .collect();
    let id = |what: &str| format!("rule-{name}-{what}");
    if !act::offers(sheet, kind) {
        return html! {};
    }
    html! {
        form.fields.rule method="post" action=(sheet.at("/command")) {
            (act::fixed(sheet, kind, &about_it))
            @if by.is_empty() {
                (act::field(&id("clause"), &sheet.say("tournament-clause"), &html! {
                    select id=(id("clause")) name="clause" {
                        @for one in BOOK { option value=(one.clause) { (one.clause) " " (one.title(sheet.locale)) } }
                    }
                }))
            }
            (act::field(&id("remedy"), &sheet.say("tournament-remedy"), &html! {
                select id=(id("remedy")) name="remedy" {
                    @for remedy in &remedies {
                        option value=(remedy.name()) { (sheet.say(&format!("tournament-remedy-{}", remedy.name()))) }
                    }
                }
            }))
            @if let Some(tie) = game.filter(|game| sheet.is_davis(game)) {
                (act::choice(&id("rubber"), "rubber", &sheet.say("tournament-which-match"), &tie::which_rubber(sheet, tie)))
            }
            @if remedies.iter().any(|remedy| remedy.needs_somebody()) {
                (about(sheet, game, &id("about")))
                @if let Some(game) = game { (earlier(sheet, game)) }
            }
            @if remedies.iter().any(|remedy| matches!(remedy, Remedy::PenaltyPoints { .. } | Remedy::LossOfGame { .. })) {
                (act::number(&id("points"), "points", &sheet.say("tournament-how-many-points"), "1"))
            }
            @if remedies.iter().any(|remedy| matches!(remedy, Remedy::GiveTime { .. })) {
                (act::number(&id("time"), "minutes", &sheet.say("tournament-how-many-minutes"), "1"))
            }
            (act::field(&id("reason"), &sheet.say("tournament-reason"), &html! { input id=(id("reason")) name="reason" required maxlength="400"; }))
            button.button { (sheet.say("tournament-rule-go")) }
        }
    }
}

/// What the two of a match were ruled for before, in this match or another: the penalty for a repeated offence is another.
fn earlier(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let both = game.seats.iter().filter_map(|seat| seat.entrant());
    let found: Vec<_> = both.map(|entrant| (entrant, rulings_of(sheet, entrant).collect::<Vec<_>>())).collect();
    html! {
        @for (entrant, rulings) in found.iter().filter(|(_, rulings)| !rulings.is_empty()) {
            p.note.earlier {
                (sheet.say_with("tournament-ruled-before", &[("who", sheet.name(*entrant).into()), ("n", i64::try_from(rulings.len()).unwrap_or(0).into())])) " "
                @for (at, one) in rulings.iter().enumerate() {
                    @if at > 0 { ", " }
                    a href={ (sheet.at("/desk/book#ruling-")) (one.number) } { (one.clause) " " (remedy(sheet, one.remedy)) }
                }
            }
        }
    }
}

/// The rulings that fell on somebody and hold.
fn rulings_of<'a>(sheet: &'a Sheet<'_>, entrant: EntrantId) -> impl Iterator<Item = &'a Ruling> {
    let stands = |one: &&Ruling| !matches!(one.state, RulingState::Overturned | RulingState::TakenBack);
    let falls = |one: &&Ruling| one.remedy.needs_somebody() && !matches!(one.remedy, Remedy::GiveTime { .. });
    sheet.view().rulings.iter().filter(move |one| one.about == Some(entrant)).filter(stands).filter(falls)
}

fn about(sheet: &Sheet<'_>, game: Option<&MatchView>, id: &str) -> Markup {
    let both = game.map(|game| game.seats.iter().filter_map(|seat| seat.entrant()).collect::<Vec<_>>());
    let who = both
        .unwrap_or_else(|| sheet.entries.values().filter(|entry| entry.is_in()).map(|entry| entry.entrant).collect());
    act::field(
        id,
        &sheet.say("tournament-about-whom"),
        &html! {
            select id=(id) name="about" {
                option value="" { "–" }
                @for entrant in who {
                    @let before = rulings_of(sheet, entrant).count();
                    option value=(entrant) { (sheet.name(entrant)) @if before > 0 { " (" (before) ")" } }
                }
            }
        },
    )
}

fn rulings(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.stage aria-labelledby="rulings-title" {
            h2 #rulings-title { (sheet.say("tournament-rulings")) }
            @if sheet.view().rulings.is_empty() { p.note { (sheet.say("tournament-rulings-none")) } }
            ul.rulings { @for one in sheet.view().rulings.iter().rev() { li { (ruling(sheet, one)) } } }
        }
    }
}

/// One ruling with what became of it, and the next step of its appeal.
pub(super) fn ruling(sheet: &Sheet<'_>, ruling: &Ruling) -> Markup {
    html! {
        article.ruling id={ "ruling-" (ruling.number) } {
            p {
                strong { (ruling.number) ". " (clause::link(ruling.clause)) } " · "
                (remedy(sheet, ruling.remedy))
                @if let Some(about) = ruling.about { " · " (sheet.link(about)) }
                @if let Some(of) = ruling.of { " · #" (of) " " (sheet.pairing_of(of)) }
            }
            @let why = sheet.why(ruling);
            @if !why.is_empty() { p { (why) } }
            p.note { (sheet.person(ruling.by.as_ref())) " · " (sheet.time(ruling.at)) " · " (sheet.say(state_word(ruling.state))) }
            (appeal::appeal(sheet, ruling))
        }
    }
}

pub(super) fn remedy(sheet: &Sheet<'_>, remedy: Remedy) -> String {
    let name = sheet.say(&format!("tournament-remedy-{}", remedy.name()));
    match remedy {
        Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => format!("{name}: {points}"),
        Remedy::GiveTime { time } => format!("{name}: {}′", super::words::minutes(time)),
        _ => name,
    }
}

const fn state_word(state: RulingState) -> &'static str {
    match state {
        RulingState::Holds => "tournament-ruling-holds",
        RulingState::Final => "tournament-ruling-final",
        RulingState::Appealed => "tournament-ruling-appealed",
        RulingState::Upheld => "tournament-ruling-upheld",
        RulingState::Overturned => "tournament-ruling-overturned",
        RulingState::TakenBack => "tournament-ruling-taken_back",
        RulingState::Undecided => "tournament-ruling-undecided",
    }
}
