//! The steps of an appeal, for tests that need one.

/// An appeal against the first ruling, between Anna and Bruno, by which the committee overturns it: from its hearing on.
pub(crate) const OVERTURNED: [&str; 6] = [
    "hear 1 Anna",
    "hear 1 Bruno",
    "cast_vote 1 Carla overturn",
    "cast_vote 1 Dario overturn",
    "cast_vote 1 director uphold",
    "decide_appeal 1",
];
