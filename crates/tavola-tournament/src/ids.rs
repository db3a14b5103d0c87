//! The names of entrants, matches, rounds and places: numbers that no arithmetic is done with.

use tavola_base::number;

number!(
    /// Whoever is entered as one: a player, two who consult, a Davis Cup pair. Numbered in order of entry, unique in
    /// a tournament.
    EntrantId
);
number!(
    /// A match of a tournament: a node of its bracket, or one pairing of a round. Unique in a tournament.
    MatchId
);
number!(
    /// A round of one stage, 1 the first.
    Round
);
number!(
    /// A match's place in its round, 1 at the top of the sheet.
    Place
);
number!(
    /// A place kept for late arrivals, 1 at the top of the sheet: LA1, LA2, … (TRN-10).
    LatePlace
);

impl Round {
    /// The place of this round in a list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }

    /// The round at that place of a list, from 0.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(counted(index))
    }
}

impl Place {
    /// The place at that index of a list, from 0.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(counted(index))
    }
}

impl LatePlace {
    /// The place of this one in a list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }

    /// The one at that index of a list, from 0.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(counted(index))
    }
}

impl MatchId {
    /// The one so many after this.
    #[must_use]
    pub const fn plus(self, many: u32) -> Self {
        Self(self.0.saturating_add(many))
    }
}

/// The number, counted from 1, of what stands at `index`.
#[expect(clippy::cast_possible_truncation, reason = "no list here has four thousand million members")]
const fn counted(index: usize) -> u32 {
    (index as u32).saturating_add(1)
}
