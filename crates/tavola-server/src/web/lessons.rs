//! The lessons: a path of boards with a task each, for who has never played. Positions and answers are the same in every
//! language (`book/lessons.json`); what is said stands in `lessons.ftl`.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer};
use tavola_notation::{Situation, Waiting, Xgid, read_play};
use tavola_rules::{Board, Setup, StepGraph};

use super::files::Web;

/// A lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lesson {
    /// As it is called in addresses and in its sentences.
    pub(crate) id: String,
    /// Its boards in their order.
    pub(crate) steps: Vec<Step>,
}

/// A board with a task.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    /// As it is called in its sentences.
    pub(crate) id: String,
    #[serde(deserialize_with = "id")]
    xgid: Xgid,
    /// What is to be done.
    pub(crate) task: Task,
}

/// What is to be done on a board.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Task {
    /// Look, and go on.
    Show,
    /// Any legal play.
    Any,
    /// One of these plays.
    Play {
        /// As they are written.
        right: Vec<String>,
    },
    /// Say that nothing can be played.
    Pass,
    /// Click one of these points, by the reader's numbers.
    Point {
        /// Which.
        right: Vec<u8>,
    },
    /// The cube.
    Cube {
        /// What is right.
        right: CubeAct,
    },
    /// Count something.
    Count {
        /// How many.
        right: u32,
    },
}

/// What one does with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum CubeAct {
    /// Doubles.
    Double,
    /// Rolls without doubling.
    Roll,
    /// Takes.
    Take,
    /// Passes.
    Drop,
}

/// All lessons in their order.
pub(crate) static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let file = Web::get("book/lessons.json");
    file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
});

fn id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Xgid, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

/// A lesson and its place on the path.
pub(crate) fn lesson(id: &str) -> Option<(usize, &'static Lesson)> {
    LESSONS.iter().enumerate().find(|(_, lesson)| lesson.id == id)
}

impl Step {
    /// The moment on the board.
    pub(crate) const fn situation(&self) -> &Situation {
        self.xgid.situation()
    }

    /// The id of the position.
    pub(crate) fn id_of_position(&self) -> String {
        self.xgid.to_string()
    }

    /// The legal steps of the roll, where one is to be played.
    pub(crate) fn steps(&self) -> Option<StepGraph> {
        let Waiting::Play(roll) = self.situation().waiting else { return None };
        matches!(self.task, Task::Any | Task::Play { .. }).then(|| StepGraph::of(&self.situation().position(), roll))
    }

    /// How the board stands after each of the right plays.
    pub(crate) fn right_boards(&self) -> Vec<Setup> {
        let (now, Task::Play { right }) = (self.situation(), &self.task) else { return Vec::new() };
        let Waiting::Play(roll) = now.waiting else { return Vec::new() };
        let position = now.position();
        let after = |play: &String| {
            let result = read_play(&position, roll, play).ok()?.result(&position);
            Some(Setup::from(Board::from_view(now.on_roll, &result)))
        };
        right.iter().filter_map(after).collect()
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::legal_plays;

    use super::*;
    use crate::web::i18n::Locale;

    #[test]
    fn there_are_fifteen_lessons_and_every_answer_can_be_given() {
        assert_eq!(LESSONS.len(), 15);
        for lesson in LESSONS.iter() {
            assert!((4..=7).contains(&lesson.steps.len()), "{}", lesson.id);
            for step in &lesson.steps {
                let name = format!("{} {}", lesson.id, step.id);
                let now = step.situation();
                let plays = match now.waiting {
                    Waiting::Play(roll) => legal_plays(&now.position(), roll).len(),
                    _ => 0,
                };
                match &step.task {
                    Task::Any => assert!(plays > 1, "{name}"),
                    Task::Play { right } => assert_eq!(step.right_boards().len(), right.len(), "{name}"),
                    Task::Pass => assert!(plays == 0 && matches!(now.waiting, Waiting::Play(_)), "{name}"),
                    Task::Point { right } => assert!(right.iter().all(|point| (1..=24).contains(point)), "{name}"),
                    Task::Cube { right } => {
                        let is_answer = matches!(right, CubeAct::Take | CubeAct::Drop);
                        assert_eq!(is_answer, matches!(now.waiting, Waiting::Answer(_)), "{name}");
                    }
                    Task::Show | Task::Count { .. } => {}
                }
            }
        }
    }

    #[test]
    fn every_sentence_of_the_lessons_is_there_in_every_language() {
        for locale in Locale::all() {
            let has = |name: String| assert_ne!(locale.say(&name), name, "{}", locale.code());
            for lesson in LESSONS.iter() {
                has(format!("lesson-{}-title", lesson.id));
                has(format!("lesson-{}-lead", lesson.id));
                for step in &lesson.steps {
                    let parts: &[&str] =
                        if matches!(step.task, Task::Show) { &["task"] } else { &["task", "right", "wrong"] };
                    parts.iter().for_each(|part| has(format!("lesson-{}-{}-{part}", lesson.id, step.id)));
                }
            }
        }
    }
}
