//! One target in this process: input after input on a small stack, each with its time, the law asked of each.

use std::collections::HashSet;
use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use tavola_trial::chance::Chance;

use crate::Failure;
use crate::corpus;
use crate::mutate::mutated;
use crate::targets::Target;

/// The stack of a worker of the service.
const STACK: usize = 2 * 1024 * 1024;
/// The most processor time an input may take; a build without optimisation on a busy machine is meant.
const SLOWEST: Duration = Duration::from_secs(4);
/// How many inputs with an answer of their own are kept to go on from.
const MOST_KEPT: usize = 3_000;
/// After so many findings a target is left alone.
const ENOUGH: usize = 5;

/// Inputs made of those before, until the time is over; the number of findings.
pub(crate) fn many(target: &'static Target, time: Duration, seed: u64) -> Result<usize, Failure> {
    on_a_small_stack(move || Trial::new(target, seed)?.run(time))
}

/// One input; the number of findings.
pub(crate) fn once(target: &'static Target, input: Vec<u8>) -> Result<usize, Failure> {
    on_a_small_stack(move || {
        let answer = tried(target, &input);
        println!("{answer:?}");
        Ok(usize::from(answer.is_err()))
    })
}

fn on_a_small_stack<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    std::panic::set_hook(Box::new(|_| {}));
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work)?;
    thread.join().map_err(|_| "the trial itself broke")?
}

struct Trial {
    target: &'static Target,
    chance: Chance,
    kept: Vec<Vec<u8>>,
    known: HashSet<String>,
    last: File,
    inputs: u64,
    slowest: Duration,
    findings: Vec<String>,
}

impl Trial {
    fn new(target: &'static Target, seed: u64) -> Result<Self, Failure> {
        let last = File::create(corpus::last(target.name)?)?;
        let (chance, kept) = (Chance::new(seed), Vec::new());
        let (known, slowest, findings) = (HashSet::new(), Duration::ZERO, Vec::new());
        Ok(Self { target, chance, kept, known, last, inputs: 0, slowest, findings })
    }

    fn run(mut self, time: Duration) -> Result<usize, Failure> {
        let end = Instant::now() + time;
        let seeds = (self.target.seeds)();
        if seeds.is_empty() {
            return Err(format!("{}: there is nothing to begin with", self.target.name).into());
        }
        for seed in seeds {
            self.try_one(&seed)?;
            self.kept.push(seed);
        }
        while Instant::now() < end && self.findings.len() < ENOUGH {
            let input = self.next_input();
            self.try_one(&input)?;
        }
        let Self { target, inputs, kept, slowest, findings, .. } = &self;
        println!("{}: {inputs} inputs, {} answers of their own, slowest {slowest:.1?}", target.name, kept.len());
        findings.iter().for_each(|finding| println!("  {finding}"));
        Ok(findings.len())
    }

    fn next_input(&mut self) -> Vec<u8> {
        let Self { kept, chance, .. } = self;
        let (one, other) = (chance.below(kept.len()), chance.below(kept.len()));
        mutated(&kept[one], &kept[other], chance)
    }

    fn try_one(&mut self, input: &[u8]) -> Result<(), Failure> {
        self.note(input)?;
        self.inputs += 1;
        let before = processor_time();
        let answer = tried(self.target, input);
        let taken = processor_time().saturating_sub(before);
        self.slowest = self.slowest.max(taken);
        let answer = if taken > SLOWEST { Err(format!("it took {taken:.1?} of processor time")) } else { answer };
        match answer {
            Ok(answer) => {
                if self.kept.len() < MOST_KEPT && input.len() < 20_000 && self.known.insert(shape(&answer)) {
                    self.kept.push(input.to_vec());
                }
            }
            Err(broken) if self.known.insert(shape(&broken)) => {
                self.findings.push(format!("{broken}\n  input: {}", corpus::keep(self.target.name, input)?));
            }
            Err(_) => {}
        }
        Ok(())
    }

    /// Writes the input down before it is tried.
    fn note(&self, input: &[u8]) -> std::io::Result<()> {
        let length = u64::try_from(input.len()).unwrap_or(u64::MAX).to_le_bytes();
        self.last.write_all_at(&[&length[..], input].concat(), 0)
    }
}

/// What the law says of an input; a panic breaks every law.
fn tried(target: &Target, input: &[u8]) -> Result<String, String> {
    catch_unwind(AssertUnwindSafe(|| (target.law)(input))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panic: {}", text.unwrap_or("without a word")))
    })
}

/// An answer without its numbers and names: what two inputs of one kind have in common.
fn shape(answer: &str) -> String {
    let mut quoted = false;
    let plain = answer.chars().filter(|&letter| {
        quoted ^= letter == '"' || letter == '`';
        !quoted && !letter.is_ascii_digit()
    });
    plain.take(160).collect()
}

/// The processor time this thread has taken; zero where the system does not say.
fn processor_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = text.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}
