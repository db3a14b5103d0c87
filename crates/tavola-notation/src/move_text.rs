//! A play as text: `24/18*/16* 13/8(2) 6/off`. How such text is read is `read_play`'s business.

use std::cmp::Reverse;
use std::fmt;

use tavola_rules::{Origin, Play, Step, Target};

/// The canonical text of a play; empty for the play that moves nothing.
///
/// Numbers are the mover's, from the furthest checker down; one checker's steps are joined, and a point on the
/// way is named only if a blot was hit there; equal entries are counted: `13/8(2)`. `*` stands after a point where
/// a blot was hit. The order in which the steps were made does not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveText<'a>(pub &'a Play);

/// One checker's way: where it stood and the places it came to, the last one last.
#[derive(Debug, Clone)]
struct Way {
    from: Origin,
    stops: Vec<(Target, bool)>,
}

impl Way {
    fn end(&self) -> Option<Origin> {
        match self.stops.last()? {
            (Target::Point(point), _) => Some(Origin::Point(*point)),
            (Target::Off, _) => None,
        }
    }

    fn hits(&self) -> usize {
        self.stops.iter().filter(|(_, hit)| *hit).count()
    }

    /// The way without the points it only passes.
    fn shortened(mut self) -> Self {
        let last = self.stops.len().saturating_sub(1);
        let mut index = 0;
        self.stops.retain(|(_, hit)| {
            index += 1;
            *hit || index > last
        });
        self
    }

    /// Whether both are written alike but for the hits: of two checkers on one way only the first hits.
    fn is_like(&self, other: &Self) -> bool {
        let places = |way: &Self| way.stops.iter().map(|(place, _)| *place).collect::<Vec<_>>();
        self.from == other.from && places(self) == places(other)
    }
}

/// Joins steps into ways, each as long as it can be, the furthest checker first.
fn ways(play: &Play) -> Vec<Way> {
    let mut left: Vec<Step> = play.steps().to_vec();
    left.sort_by_key(|step| (Reverse(step.from), step.to, !step.hit));
    let mut ways = Vec::new();
    while !left.is_empty() {
        let step = left.remove(0);
        let mut way = Way { from: step.from, stops: vec![(step.to, step.hit)] };
        while let Some(next) = way.end().and_then(|end| left.iter().position(|step| step.from == end)) {
            let step = left.remove(next);
            way.stops.push((step.to, step.hit));
        }
        ways.push(way.shortened());
    }
    ways.sort_by_key(|way| (Reverse(way.from), way.stops.last().map(|(end, _)| *end), Reverse(way.hits())));
    ways
}

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ways = ways(self.0);
        let mut rest = &ways[..];
        while let Some(first) = rest.first() {
            let count = rest.iter().take_while(|way| way.is_like(first)).count();
            if rest.len() < ways.len() {
                f.write_str(" ")?;
            }
            write_way(f, first)?;
            if count > 1 {
                write!(f, "({count})")?;
            }
            rest = &rest[count..];
        }
        Ok(())
    }
}

fn write_way(f: &mut fmt::Formatter<'_>, way: &Way) -> fmt::Result {
    match way.from {
        Origin::Bar => f.write_str("bar")?,
        Origin::Point(point) => write!(f, "{point}")?,
    }
    for (place, hit) in &way.stops {
        match place {
            Target::Off => f.write_str("/off")?,
            Target::Point(point) => write!(f, "/{point}")?,
        }
        if *hit {
            f.write_str("*")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(steps: &[(u8, u8, u8)]) -> String {
        let step = |&(from, to, hit): &(u8, u8, u8)| Step {
            from: Origin::new(from).unwrap(),
            to: Target::new(to).unwrap(),
            hit: hit == 1,
        };
        let steps: Vec<Step> = steps.iter().map(step).collect();
        MoveText(&Play::new(&steps).unwrap()).to_string()
    }

    #[test]
    fn the_furthest_checker_comes_first_whatever_moved_first() {
        assert_eq!(text(&[(13, 10, 0), (24, 18, 0)]), "24/18 13/10");
        assert_eq!(text(&[(6, 0, 0), (25, 20, 0)]), "bar/20 6/off");
        assert_eq!(text(&[]), "");
    }

    #[test]
    fn steps_of_one_checker_are_joined_unless_it_hits_on_the_way() {
        assert_eq!(text(&[(24, 18, 0), (18, 15, 0)]), "24/15");
        assert_eq!(text(&[(24, 18, 1), (18, 16, 1)]), "24/18*/16*");
        assert_eq!(text(&[(24, 18, 0), (18, 16, 1)]), "24/16*");
    }

    #[test]
    fn equal_ways_are_counted_and_only_one_of_them_hits() {
        assert_eq!(text(&[(6, 1, 1), (13, 8, 0), (13, 8, 0), (6, 1, 0)]), "13/8(2) 6/1*(2)");
        assert_eq!(text(&[(24, 22, 0), (24, 22, 0), (13, 11, 0), (11, 9, 0)]), "24/22(2) 13/9");
        assert_eq!(text(&[(6, 4, 0), (6, 4, 0), (6, 4, 0), (6, 4, 0)]), "6/4(4)");
    }
}
