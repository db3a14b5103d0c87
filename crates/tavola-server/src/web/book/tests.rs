//! The book is whole in every language, and its boards do what is said of them.

use std::collections::BTreeSet;

use tavola_notation::{Waiting, Xgid, read_play};
use tavola_rules::{Clause, Play, Step, check_play};

use super::*;
use crate::web::markdown::{Block, Section};

fn sections(chapter: &Chapter) -> Vec<(&str, &Vec<Clause>)> {
    chapter.document.sections.iter().map(|section: &Section| (section.anchor.as_str(), &section.clauses)).collect()
}

#[test]
fn every_language_has_every_chapter_with_the_same_sections_clauses_and_boards() {
    let english = book(Locale::ENGLISH);
    assert_eq!(english.chapters.len(), CHAPTERS.len(), "no chapter is left out");
    for locale in Locale::all() {
        let other = book(locale);
        assert_eq!(other.chapters.len(), CHAPTERS.len(), "{}", locale.code());
        for (one, other) in english.chapters.iter().zip(&other.chapters) {
            let boards =
                |chapter: &Chapter| chapter.document.boards().map(|board| board.name.clone()).collect::<Vec<_>>();
            let (mut mine, mut theirs) = (sections(one), sections(other));
            let (mut shown, mut there) = (boards(one), boards(other));
            // Each language has its own alphabet.
            if one.name == "words" {
                mine.sort();
                theirs.sort();
                shown.sort();
                there.sort();
            }
            assert_eq!((mine, shown), (theirs, there), "{} in {}", one.name, locale.code());
            assert!(other.document.title.len() > 2 && other.document.lead.len() > 20, "{}", one.name);
        }
    }
}

// rule: SITE-04
#[test]
fn the_book_tells_of_every_clause_of_the_game_and_of_the_tournament() {
    let told: BTreeSet<Clause> = book(Locale::ENGLISH)
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.document.sections)
        .flat_map(|one| one.clauses.clone())
        .collect();
    let missing: Vec<_> =
        Clause::ALL.iter().filter(|clause| !clause.id().starts_with("SITE") && !told.contains(clause)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_clause_has_its_text_in_every_language_that_has_a_rulebook() {
    let all = Clause::ALL.iter().all(|clause| Locale::all().all(|locale| law(locale).text(*clause).is_some()));
    assert!(all, "where there is no rulebook the English one is read");
    for locale in [Locale::ENGLISH, Locale::italian()] {
        let law = law(locale);
        for clause in Clause::ALL {
            let (written, text) = law.text(*clause).unwrap_or_else(|| panic!("{clause} has no text"));
            assert_eq!(written, locale, "{clause}");
            assert!(text.len() > 10, "{clause}");
        }
        assert!(law.parts.iter().all(|part| !part.title.is_empty()), "{:?}", law.parts);
    }
}

// rule: SITE-04
#[test]
fn every_figure_of_the_sources_stands_in_a_chapter() {
    let figures = book(Locale::ENGLISH).figures_of_sources();
    let sources: BTreeSet<&str> = figures.iter().map(|(source, ..)| *source).collect();
    let of_galore = (1..=11).map(|number| format!("000 figure {number}"));
    let of_manual = ["004 6-1", "004 6-3", "004 cube, left", "004 cube, right"].map(str::to_owned);
    let missing: Vec<String> = of_galore.chain(of_manual).filter(|source| !sources.contains(source.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(figures.first().map(|(source, ..)| *source), Some("000 figure 1"));
}

/// A play step by step as it is written, whether the dice have it or not: what a hand on the board asks about.
fn as_written(play: &str) -> Play {
    let place = |written: &str| match written.trim_end_matches('*') {
        "bar" => 25,
        "off" => 0,
        number => number.parse::<u8>().unwrap(),
    };
    let steps = play.split(' ').flat_map(|word| {
        let (way, times) = word.split_once('(').unwrap_or((word, "1)"));
        let places: Vec<u8> = way.split('/').map(place).collect();
        let step =
            |pair: &[u8]| Step { from: pair[0].try_into().unwrap(), to: pair[1].try_into().unwrap(), hit: false };
        let once: Vec<Step> = places.windows(2).map(step).collect();
        once.repeat(times.trim_end_matches(')').parse().unwrap())
    });
    Play::new(&steps.collect::<Vec<_>>()).unwrap()
}

// rule: SITE-04
#[test]
fn each_play_on_a_figure_is_as_legal_as_is_said_and_refused_by_that_clause() {
    let (mut legal, mut refused) = (0, 0);
    for (name, figure) in FIGURES.all() {
        let situation = *figure.xgid.parse::<Xgid>().unwrap_or_else(|error| panic!("{name}: {error}")).situation();
        assert!(
            !figure.tries.is_empty() || figure.cube.is_some() || situation.waiting == Waiting::RollOrDouble,
            "{name}"
        );
        for tried in &figure.tries {
            let Waiting::Play(roll) = situation.waiting else { panic!("{name} has plays and no roll") };
            // A legal play may be written by where its checkers end; one that is not is asked about step by step.
            let is_read = tried.legal && read_play(&situation.position(), roll, &tried.play).is_ok();
            let checked = check_play(&situation.position(), roll, &as_written(&tried.play));
            let said = if is_read { Ok(()) } else { checked.map(drop).map_err(|illegal| illegal.clause()) };
            assert_eq!(said.is_ok(), tried.legal, "{name} {}: {said:?}", tried.play);
            assert_eq!(said.err(), tried.clause, "{name} {}", tried.play);
            if tried.legal { legal += 1 } else { refused += 1 }
        }
    }
    assert!(legal > 40 && refused > 30, "{legal} legal, {refused} refused");
}

#[test]
fn every_link_of_the_book_leads_somewhere() {
    let book = book(Locale::ENGLISH);
    for locale in Locale::all() {
        for chapter in &super::book(locale).chapters {
            for block in &chapter.document.blocks {
                let Block::Text(text) = block else { continue };
                for link in text.split("href=\"/rules/").skip(1) {
                    let target = link.split('"').next().unwrap();
                    let (name, anchor) = target.split_once('#').unwrap_or((target, ""));
                    let (_, found) =
                        book.chapter(name).unwrap_or_else(|| panic!("{}: no chapter {target}", chapter.name));
                    let is_there = anchor.is_empty() || found.document.sections.iter().any(|one| one.anchor == anchor);
                    assert!(is_there, "{} in {}: no place {target}", chapter.name, locale.code());
                }
            }
        }
    }
}

#[test]
fn a_word_is_found_in_titles_first_and_a_clause_by_its_name() {
    let (english, clauses) = (book(Locale::ENGLISH), law(Locale::ENGLISH));
    let found = search(english, clauses, "crawford");
    assert!(found.len() > 3);
    assert!(matches!(&found[0], Found::Section { .. }));
    let found = search(english, clauses, "mov-07");
    assert!(matches!(found[0], Found::Clause { clause: Clause::MOV_07, .. }), "{found:?}");
    assert!(search(english, clauses, "   ").is_empty());
    assert!(search(english, clauses, &"x".repeat(10_000)).is_empty());
    assert!(!search(book(Locale::italian()), law(Locale::italian()), "cosi").is_empty(), "accents are the same");
}
