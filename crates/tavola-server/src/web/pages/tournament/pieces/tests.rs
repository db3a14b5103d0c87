//! However large a tournament is, no page of it is: everything stands on exactly one of its pages, and each leads to the others.

use std::collections::{BTreeMap, BTreeSet};

use tavola_base::Time;
use tavola_tournament::{
    EntrantId, Format, LotSeed, TournamentViewer,
    format::{consolation::Feeding, swiss::SwissOrder},
    simulation::Simulation,
    stream::division::{Consolation, LastChance},
};

use super::*;
use crate::base::ids::{StreamId, Version};
use crate::web::page_data::{Paper, Reader, TournamentData};
use crate::web::pages::tournament::{find, print, public};

/// The most that a page may weigh, in bytes.
const MOST: usize = 1 << 20;

fn event(format: Format, entries: u32) -> Simulation {
    Simulation::new(format, entries, LotSeed::new([7; 32])).unwrap()
}

fn data(simulation: &Simulation) -> TournamentData {
    let (id, now) = (StreamId::new("e1"), Time::from_millis(1_000));
    let view = simulation.event().view(&TournamentViewer::Public, now);
    TournamentData {
        id,
        version: Version::new(1),
        view,
        now,
        names: BTreeMap::new(),
        keys: None,
        called: BTreeMap::new(),
    }
}

fn reader(path: &str, language: &str) -> Reader {
    Reader { path: path.to_owned(), accept_language: language.to_owned(), ..Reader::default() }
}

/// Everything of an address and of those it leads to, by address.
fn all_pages(first: &str, make: impl Fn(&str) -> String) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    let mut waiting = vec![first.to_owned()];
    while let Some(path) = waiting.pop() {
        if pages.contains_key(&path) {
            continue;
        }
        let page = make(&path);
        assert!(page.len() <= MOST, "{path} weighs {}", page.len());
        let links = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let parts = links.filter(|link| link.contains("part=")).map(|link| link.replace("&amp;", "&"));
        waiting.extend(parts.map(|link| link.split('#').next().unwrap().to_owned()));
        pages.insert(path, page);
    }
    pages
}

fn public_pages(data: &TournamentData) -> BTreeMap<String, String> {
    let make = |path: &str| public(&reader(path, "it"), data).unwrap_or_else(|| panic!("{path} leads nowhere"));
    all_pages("/e/e1", |path| make(path).into_string())
}

fn print_pages(data: &TournamentData) -> BTreeMap<String, String> {
    let make = |path: &str| print(&reader(path, "en"), data, "main", Paper::A4).unwrap_or_else(|| panic!("{path}"));
    all_pages("/e/e1/print/main?paper=a4", |path| make(path).into_string())
}

/// What stands under a mark on all pages.
fn standing<'p>(pages: &'p BTreeMap<String, String>, mark: &str) -> BTreeSet<&'p str> {
    let all = pages.values().flat_map(|page| page.split(mark).skip(1).map(|rest| rest.split('"').next().unwrap()));
    all.collect()
}

fn holds_everything(data: &TournamentData, pages: &BTreeMap<String, String>) {
    let matches: BTreeSet<String> = data.view.matches.iter().map(|game| game.id.to_string()).collect();
    let shown = standing(pages, "data-match=\"");
    assert_eq!(matches.iter().map(String::as_str).collect::<BTreeSet<_>>(), shown, "matches");
}

// A knock-out of 4,096 was one page of megabytes, made again for each version, language and paper.
#[test]
fn a_knock_out_of_thousands_stands_on_pages_of_bounded_size_that_lead_to_each_other() {
    let mut simulation = event(Format::default(), 4096);
    simulation.round().unwrap();
    let data = data(&simulation);
    let pages = public_pages(&data);
    holds_everything(&data, &pages);
    let players = standing(&pages, "href=\"/e/e1/player/");
    assert_eq!(players.len(), 4096);
    assert!(pages.len() > 33, "{}", pages.len());
    let weight: usize = pages.values().map(String::len).sum();
    println!(
        "{} pages, {} KiB in all, the largest {} KiB",
        pages.len(),
        weight >> 10,
        pages.values().map(String::len).max().unwrap() >> 10
    );
    holds_everything(&data, &print_pages(&data));
}

#[test]
fn standings_and_rounds_of_hundreds_stand_in_pieces_too() {
    let feeding = Feeding::AllButFinal;
    let formats = [
        Format::KnockOut { consolation: Consolation::FixedTree { feeding }, last_chance: LastChance::None },
        Format::Swiss { rounds: Some(4), order: SwissOrder::Lot },
    ];
    for format in formats {
        let mut simulation = event(format.clone(), 600);
        while simulation.round().unwrap().is_some() {}
        let data = data(&simulation);
        let pages = public_pages(&data);
        holds_everything(&data, &pages);
        let ranked: usize = pages.values().map(|page| page.matches("<th scope=\"row\">").count()).max().unwrap();
        assert!(ranked <= 2 * LINES, "{ranked}");
        let last = pages.keys().find(|path| path.ends_with("part=1-standings-2"));
        assert!(last.is_some(), "{format:?}: {:?}", pages.keys());
        holds_everything(&data, &print_pages(&data));
    }
}

#[test]
fn what_is_small_stands_on_one_page() {
    let simulation = event(Format::default(), 64);
    assert_eq!(public_pages(&data(&simulation)).len(), 1);
    assert_eq!(print_pages(&data(&simulation)).len(), 1);
}

// Each address is kept as a page of its own: what anybody can make up must not be one.
#[test]
fn a_part_that_is_not_there_is_no_page() {
    let data = data(&event(Format::default(), 1024));
    for part in ["1-main-1", "1-all-1", "players-2"] {
        assert!(public(&reader(&format!("/e/e1?part={part}"), "en"), &data).is_some(), "{part}");
    }
    for part in
        ["1-main-0", "1-main-99", "1-main-01", "1-main-+1", "2-main-1", "2-all-1", "1-all-2", "players-9", "x", "main"]
    {
        assert!(public(&reader(&format!("/e/e1?part={part}"), "en"), &data).is_none(), "{part}");
    }
}

#[test]
fn a_player_is_found_by_letters_of_the_name() {
    let data = data(&event(Format::default(), 1024));
    let name = |number: u32| {
        let entrant = EntrantId::new(number);
        data.view.entries.iter().find(|entry| entry.entrant == entrant).unwrap().name.clone()
    };
    let sought = name(700).to_uppercase();
    for language in ["en", "it"] {
        let found = |sought: &str| find(&reader("/e/e1/find", language), &data, sought).into_string();
        assert!(found(&sought).contains("/e/e1/player/700\""));
        let many = found("");
        assert_eq!(many.matches("class=\"player\"").count(), 50);
        assert!(!found("nobody at all").contains("class=\"player\""));
        assert!(!found("x").contains("tournament-find"), "every sentence is there");
    }
}

fn ids(sizes: &[usize]) -> Vec<Vec<MatchId>> {
    let mut next = 0;
    let mut round = |size: &usize| {
        let ids = (0..*size).map(|at| MatchId::new(u32::try_from(next + at).unwrap() + 1)).collect();
        next += *size;
        ids
    };
    sizes.iter().map(&mut round).collect()
}

#[test]
fn every_match_of_a_stage_stands_in_one_part_of_it() {
    let halving = |first: usize| std::iter::successors(Some(first), |size| (size % 2 == 0).then_some(size / 2));
    for first in 1..=300_usize {
        let rounds = ids(&halving(first).collect::<Vec<_>>());
        let rounds: Vec<&[MatchId]> = rounds.iter().map(Vec::as_slice).collect();
        for each in [16, 64] {
            let parts = tree(&rounds, each);
            let all: Vec<MatchId> =
                parts.iter().flat_map(|(_, rounds)| rounds.iter().copied().flatten().copied()).collect();
            let once: BTreeSet<MatchId> = all.iter().copied().collect();
            assert_eq!((all.len(), once.len()), (rounds.iter().map(|round| round.len()).sum(), all.len()), "{first}");
        }
    }
    for sizes in [vec![32; 63], vec![2048, 1024, 700, 1], vec![511, 1, 1], vec![600; 4]] {
        let rounds = ids(&sizes);
        let rounds: Vec<&[MatchId]> = rounds.iter().map(Vec::as_slice).collect();
        let parts = by_rounds(0, &rounds, MATCHES);
        assert!(parts.iter().all(|(_, rounds)| rounds.iter().map(|round| round.len()).sum::<usize>() <= MATCHES));
        let all: usize = parts.iter().flat_map(|(_, rounds)| rounds.iter().map(|round| round.len())).sum();
        assert_eq!(all, sizes.iter().sum::<usize>());
        let first_of =
            |(first, rounds): &Rounds<'_>| sizes[..*first].iter().sum::<usize>() < rounds[0][0].number() as usize;
        assert!(parts.iter().all(first_of), "{sizes:?}");
    }
}
