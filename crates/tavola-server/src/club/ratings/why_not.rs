//! Why a match does not count for ratings.

/// Why a match does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum WhyNot {
    /// It was not meant to.
    Casual,
    /// Somebody is not registered.
    Guest,
    /// Somebody came by a link whose account is younger than a day.
    New,
    /// The ratings are more than 500 points apart.
    TooFar,
    /// The two have had too many rated matches within a week.
    TooOften,
    /// Both seats are one person's.
    Alone,
    /// It was annulled: whoever was waited for had never acted, or it was not resumed.
    Annulled,
}

impl WhyNot {
    /// As it is stored; its sentence is `rating-not-` and this.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
