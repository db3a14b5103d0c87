//! The phrases that everybody understands: sent by name, read in the reader's language.

/// At which moment a phrase is of use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Before the first roll.
    Start,
    /// While a game is played.
    Play,
    /// When one wants something of the other.
    Offers,
    /// When the match is over.
    End,
}

impl Moment {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Play => "play",
            Self::Offers => "offers",
            Self::End => "end",
        }
    }
}

/// The names of all forty, by moment.
pub const PHRASES: [(Moment, &[&str]); 4] = [
    (Moment::Start, &["hello", "good-luck", "have-fun", "thanks-too", "first-time", "slow-today", "ready"]),
    (
        Moment::Play,
        &[
            "nice-roll",
            "nice-play",
            "lucky-me",
            "unlucky",
            "timed-double",
            "brave-take",
            "good-pass",
            "missed-that",
            "misclick",
            "thinking",
            "your-turn",
            "back-soon",
            "back",
            "bad-connection",
            "phone-call",
            "faster",
            "take-time",
        ],
    ),
    (
        Moment::Offers,
        &["adjourn", "tomorrow", "one-more", "last-one", "longer", "with-clock", "analyse", "friend-watches"],
    ),
    (
        Moment::End,
        &["good-match", "well-played", "close", "dice-liked-me", "thank-you", "must-go", "see-you", "called-director"],
    ),
];

/// A phrase of that name, if there is one.
#[must_use]
pub fn phrase(name: &str) -> Option<&'static str> {
    PHRASES.iter().flat_map(|(_, names)| names.iter().copied()).find(|known| *known == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::web::i18n::Locale;

    #[test]
    fn there_are_forty_phrases_and_every_language_says_each_in_its_own_words() {
        let names: Vec<&str> = PHRASES.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        assert_eq!(names.len(), 40);
        for name in names {
            let said: BTreeSet<String> = Locale::all().map(|locale| locale.say(&format!("phrase-{name}"))).collect();
            assert!(said.iter().all(|text| !text.contains("phrase-")), "{name}");
            assert!(said.len() > 1, "{name}");
        }
    }
}
