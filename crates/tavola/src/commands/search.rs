//! How hard to search, as it is written on the command line.

use tavola_engine::cubeful::Plies;
use tavola_engine::moves::CandidateFilter;
use tavola_engine::replies::PruneLimit;
use tavola_engine::search::CloseRollouts;
use tavola_engine::{CubefulEquity, Search};

/// Reads a search: a name, or parts such as `plies=2,filter=8:0.16,width=4:0.12,rollouts=4:0.03:144:7` (the filter of the
/// plays looked at more deeply, and the plays of each roll judged within the search, each at most so many within so much;
/// rollouts of at most so many plays within so much, so many trials of each, so many rolls).
pub(crate) fn search(text: &str) -> Result<Search, String> {
    Search::named(text).or_else(|| in_parts(text)).ok_or_else(|| {
        let names = Search::NAMED.map(|(name, _)| name).join(", ");
        format!("a search is {names}, or parts such as plies=2,filter=8:0.16,width=4:0.12,rollouts=4:0.03:144:7")
    })
}

fn in_parts(text: &str) -> Option<Search> {
    let mut search = Search::AT_SIGHT;
    for part in text.split(',') {
        let (name, value) = part.split_once('=')?;
        let numbers: Vec<&str> = value.split(':').collect();
        match (name, numbers.as_slice()) {
            ("plies", [plies]) => search.plies = Plies(plies.parse().ok().filter(|plies| *plies <= 3)?),
            ("filter", [most, within]) => {
                search.filter =
                    CandidateFilter { most: most.parse().ok()?, within: CubefulEquity(within.parse().ok()?) };
            }
            ("width", [most, within]) => search.width = width(most, within)?,
            ("rollouts", [most, within, trials, rolls]) => {
                search.rollouts = Some(CloseRollouts {
                    most: most.parse().ok()?,
                    within: CubefulEquity(within.parse().ok()?),
                    trials: trials.parse().ok()?,
                    rolls: rolls.parse().ok()?,
                });
            }
            _ => return None,
        }
    }
    Some(search)
}

fn width(most: &str, within: &str) -> Option<PruneLimit> {
    let limit = PruneLimit { most: most.parse().ok()?, within: within.parse().ok()? };
    (limit.most > 0).then_some(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_parts_are_read_and_nothing_else() {
        assert_eq!(search("world-class"), Ok(Search::WORLD_CLASS));
        assert_eq!(search("plies=3"), Ok(Search::ahead(Plies(3))));
        let read = search("plies=2,width=8:0.25,rollouts=4:0.03:72:7").unwrap();
        assert_eq!((read.plies, read.width), (Plies(2), PruneLimit::WIDE));
        assert_eq!(read.rollouts.map(|rollouts| (rollouts.most, rollouts.trials, rollouts.rolls)), Some((4, 72, 7)));
        for wrong in ["", "2", "plies=4", "plies=-1", "supremo", "rollouts=4:0.03:72", "width=0:0.1", "filter=a:b"] {
            assert!(search(wrong).is_err(), "{wrong}");
        }
    }
}
