//! Whether a transcript's log is whole and fits its rolls.

use tavola_rules::Side;

use super::log::{LogHead, again, called, fell, log_after};
use super::transcript::{Fault, RollPurpose, Transcript, TranscriptEnding};
use super::{Digest, RollNumber};

/// What a verifier says of a transcript of the first version.
pub(super) const NO_LENGTH: &str =
    "this record is of the older form: it does not state its length, so rolls cut off at its end would not show";

/// What a verifier says of a transcript out of which a name was taken.
pub(super) const NAMELESS: &str = "a player of this record has left the club and is named in it no longer: the digests that \
     were made with the name stand here as they were and are not recomputed";

/// How far a log has been read.
struct Reader<'a> {
    transcript: &'a Transcript,
    digest: Digest,
    /// How many rolls have fallen.
    fallen: usize,
    /// Whether a roll has been called that has not fallen.
    is_called: bool,
    /// What may be rolled again.
    again: Again,
    faults: Vec<Fault>,
}

/// Which rolls may fall once more: at a table with a tutor, after something was taken back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    /// None.
    None,
    /// Any of this match.
    Any,
    /// Those after this one.
    After(RollNumber),
}

impl Transcript {
    /// What the log begins with.
    fn head(&self) -> LogHead<'_> {
        let players = tavola_rules::BySide { white: self.players.white.as_str(), black: self.players.black.as_str() };
        let (table, of, commitment) = (&self.table, self.of, self.house_commitment);
        LogHead { table, of, commitment, players, chains: self.chains }
    }

    /// The digest of the whole log.
    #[must_use]
    pub fn log_digest(&self) -> Digest {
        let begin = self.kept_after(0).unwrap_or_else(|| self.head().digest());
        let lines = self.log.iter().flatten().enumerate();
        lines.fold(begin, |digest, (index, line)| self.kept_after(index + 1).unwrap_or_else(|| log_after(digest, line)))
    }

    /// The digest after so many lines as it was, where a name was taken out since.
    fn kept_after(&self, lines: usize) -> Option<Digest> {
        self.kept.iter().find(|(after, _)| usize::try_from(*after) == Ok(lines)).map(|(_, digest)| *digest)
    }

    /// Digests that are kept although no name stands where they were made.
    fn kept_faults(&self) -> Vec<Fault> {
        let line = |after: usize| Some(self.log.as_ref()?.get(after.checked_sub(1)?)?.as_str());
        let is_named =
            |after: &u32| *after == 0 || usize::try_from(*after).ok().and_then(line).is_some_and(names_somebody);
        let fault = |index: usize| Fault::new(format!("kept[{index}]"), "no name stands where it was made".to_owned());
        let kept = self.kept.iter().enumerate();
        kept.filter(|(_, (after, _))| !is_named(after)).map(|(index, _)| fault(index)).collect()
    }

    /// The ending of the log as it stands; none while the match goes on.
    #[must_use]
    pub fn ending_of_log(&self) -> Option<TranscriptEnding> {
        self.house_secret?;
        let log = self.log.as_ref()?;
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let how = log.last()?.clone();
        Some(TranscriptEnding {
            rolls: count(self.rolls.len()),
            lines: count(log.len()),
            how,
            digest: self.log_digest(),
        })
    }

    pub(super) fn log_faults(&self) -> Vec<Fault> {
        if self.v == 1 {
            let stray = self.log.is_some() || self.ending.is_some();
            return stray
                .then(|| Fault::new("v", "version 1 has neither log nor ending".to_owned()))
                .into_iter()
                .collect();
        }
        let Some(log) = &self.log else { return vec![Fault::new("log", "it is missing".to_owned())] };
        let digest = self.kept_after(0).unwrap_or_else(|| self.head().digest());
        let faults = self.kept_faults();
        let mut reader = Reader { transcript: self, digest, fallen: 0, is_called: false, again: Again::None, faults };
        for (index, line) in log.iter().enumerate() {
            reader.read(index, line);
        }
        if reader.fallen != self.rolls.len() {
            let what = format!("{} stand here, but {} fell by the log", self.rolls.len(), reader.fallen);
            reader.faults.push(Fault::new("rolls", what));
        }
        reader.faults.extend(self.ending_fault());
        reader.faults
    }

    fn ending_fault(&self) -> Option<Fault> {
        let fits = |stated: &TranscriptEnding| {
            let over = stated.how.starts_with("match over ") || stated.how == "set over";
            over && self.ending_of_log().as_ref() == Some(stated)
        };
        match &self.ending {
            // Without its secret the transcript is refused anyway.
            _ if self.house_secret.is_none() => None,
            None => Some(Fault::new("ending", "it is missing: the record does not say where it ends".to_owned())),
            Some(stated) if fits(stated) => None,
            Some(TranscriptEnding { rolls, lines, .. }) => {
                let log = self.log.as_ref().map_or(0, Vec::len);
                let what = format!(
                    "the record states {rolls} rolls, {lines} lines and their digest; here are {} rolls and {log} lines \
                     of another digest or ending: something was cut off, added or changed",
                    self.rolls.len()
                );
                Some(Fault::new("ending", what))
            }
        }
    }
}

impl Reader<'_> {
    fn read(&mut self, index: usize, line: &str) {
        self.digest = self.transcript.kept_after(index + 1).unwrap_or_else(|| log_after(self.digest, line));
        let place = || format!("log[{index}]");
        if line.starts_with("call ") {
            if self.is_called || !self.fits_call(line) || self.skips_a_roll() {
                self.faults.push(Fault::new(place(), format!("{line:?} is not the call of the next roll")));
            }
            (self.is_called, self.again) = (true, Again::None);
            self.judge_seen();
        } else if line.starts_with("fell ") {
            let expected = self.transcript.rolls.get(self.fallen).map(|roll| fell(roll.number, roll.dice));
            if !self.is_called || expected.as_deref() != Some(line) {
                let what = format!("{line:?}, but the rolls have {}", expected.as_deref().unwrap_or("none"));
                self.faults.push(Fault::new(place(), what));
            }
            (self.fallen, self.is_called) = (self.fallen + 1, false);
        } else if line.starts_with("again ") && !self.is_called {
            if !self.falls_again(line) {
                let what = format!("{line:?} is not the next of the rolls that were taken back");
                self.faults.push(Fault::new(place(), what));
            }
        } else if self.is_called && !ends(line) {
            self.faults.push(Fault::new(place(), "it stands between the call of a roll and its fall".to_owned()));
        } else if ["white take_back", "black take_back"].contains(&line) {
            self.again = Again::Any;
        } else if line.starts_with("game ") {
            self.again = Again::None;
        }
    }

    /// Whether a line calls the next roll: by its number, for what it was rolled.
    fn fits_call(&self, line: &str) -> bool {
        let number = RollNumber::new(u32::try_from(self.fallen + 1).unwrap_or(u32::MAX));
        let begins = |purpose: RollPurpose| {
            let start = called(number, purpose, None);
            line.strip_prefix(start.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        match self.transcript.rolls.get(self.fallen) {
            Some(roll) => begins(roll.purpose),
            // Called, and then the match ended before it fell.
            None => {
                [RollPurpose::Opening, RollPurpose::Turn, RollPurpose::Order, RollPurpose::Lot].into_iter().any(begins)
            }
        }
    }

    /// Whether a roll that falls again is one that has fallen, and the next of those that were taken back.
    fn falls_again(&mut self, line: &str) -> bool {
        let mut fallen = self.transcript.rolls.iter().take(self.fallen);
        let Some(roll) = fallen.find(|roll| again(roll.number, roll.dice) == line) else { return false };
        let is_next = match self.again {
            Again::None => false,
            Again::Any => roll.purpose == RollPurpose::Turn,
            Again::After(last) => roll.number == last.next(),
        };
        self.again = Again::After(roll.number);
        is_next
    }

    /// Whether a roll is called while one that was taken back has not been rolled again.
    fn skips_a_roll(&self) -> bool {
        let last = self.fallen.checked_sub(1).and_then(|index| self.transcript.rolls.get(index));
        matches!((self.again, last), (Again::After(now), Some(last)) if now < last.number)
    }

    /// What the pages had seen when they opened their links.
    fn judge_seen(&mut self) {
        let Some(roll) = self.transcript.rolls.get(self.fallen) else { return };
        for side in Side::BOTH {
            if roll.seen[side].is_some_and(|seen| seen != self.digest) {
                let place = format!("rolls[{}].seen.{}", self.fallen, super::digest::side_name(side));
                let what = "this seat opened its link for another record than the one that stands here".to_owned();
                self.faults.push(Fault::new(place, what));
            }
        }
    }
}

/// Whether a line has somebody's name in it: those of a chouette have.
fn names_somebody(line: &str) -> bool {
    let acts = ["captain ", "order ", "partner ", "left cubes ", "stands in ", "extra given ", "extra declined "];
    let caller = line.strip_prefix("call ").and_then(|rest| rest.splitn(3, ' ').nth(2));
    acts.iter().any(|act| line.starts_with(act)) || caller.is_some_and(|caller| !["white", "black"].contains(&caller))
}

/// Whether a line may follow a call that never falls: the match was ended meanwhile.
fn ends(line: &str) -> bool {
    line.starts_with("game over ") || line.starts_with("match over ") || line == "set over" || line.contains(" loses ")
}
