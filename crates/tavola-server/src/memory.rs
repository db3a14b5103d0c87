//! Memories with a bound: when one is full, the half that is worth least goes, never all at once.

use std::{collections::HashMap, hash::Hash};

/// Forgets the half with the lowest worth.
pub(crate) fn forget_half<K: Eq + Hash, V, W: Ord + Copy>(map: &mut HashMap<K, V>, worth: impl Fn(&V) -> W) {
    let mut worths: Vec<W> = map.values().map(&worth).collect();
    let mut left = worths.len() / 2;
    if left == 0 {
        return;
    }
    let (_, most, _) = worths.select_nth_unstable(left - 1);
    let most = *most;
    map.retain(|_, value| {
        let goes = left > 0 && worth(value) <= most;
        left -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_half_that_is_worth_least_goes_and_equals_are_counted() {
        for many in [0, 1, 2, 9, 10] {
            let mut map: HashMap<i32, i32> = (0..many).map(|n| (n, n)).collect();
            forget_half(&mut map, |worth| *worth);
            assert_eq!(map.len() as i32, many - many / 2);
            assert!(map.values().all(|worth| *worth >= many / 2));
        }
        let mut same: HashMap<i32, i32> = (0..10).map(|n| (n, 7)).collect();
        forget_half(&mut same, |worth| *worth);
        assert_eq!(same.len(), 5);
    }
}
