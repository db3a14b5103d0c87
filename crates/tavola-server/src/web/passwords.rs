//! Passwords: which are good enough, and what they come to. A password is never stored, shown or logged.

use std::{
    cell::RefCell,
    cmp::Reverse,
    fmt,
    sync::{Arc, LazyLock},
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::sync::{OnceCell, Semaphore};
use unicode_normalization::UnicodeNormalization;
use zxcvbn::{Score, zxcvbn};

use crate::{
    base::random,
    web::{breached::Breached, errors::AppError},
};

/// The fewest characters of a password that is the only key to an account (NIST SP 800-63B-4).
pub const SHORTEST: usize = 15;

/// The most bytes of a password.
pub const LONGEST: usize = 256;

/// The fewest signs of a password that are neither of the player's name nor of the club's words.
const FEWEST_OWN: usize = 8;

/// The most that are hashed at once: each takes 19 MiB while it is.
const AT_ONCE: usize = 4;

/// KiB of memory a hash takes, and how often it goes over them (ASVS 5.0, appendix C).
const COST: (u32, u32) = (19 * 1024, 2);

/// A password as it was typed, in the composed form of its letters, so that all keyboards write the same one.
#[derive(Clone)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

/// Why a password is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weak {
    /// It has too few characters.
    Short,
    /// It has too many bytes.
    Long,
    /// It is guessed early: a common one, a pattern, the player's own name, the club's.
    Guessed,
    /// It has been stolen somewhere and stands in a list.
    Breached,
}

impl Password {
    /// What was typed.
    #[must_use]
    pub fn typed(text: &str) -> Self {
        Self(text.nfc().collect())
    }

    /// Whether it is good enough for a player of that name.
    ///
    /// # Errors
    /// If it is not, why.
    pub fn expect_strong(&self, name: &str) -> Result<(), Weak> {
        if self.0.len() > LONGEST {
            return Err(Weak::Long);
        }
        if self.0.chars().count() < SHORTEST {
            return Err(Weak::Short);
        }
        let is_guessed = zxcvbn(&self.0, &[name, "tavola", "backgammon"]).score() < Score::Three;
        if is_guessed || self.own_letters(name) < FEWEST_OWN { Err(Weak::Guessed) } else { Ok(()) }
    }

    /// How many signs are neither of the player's name nor of the club's words.
    fn own_letters(&self, name: &str) -> usize {
        let name = name.nfc().collect::<String>().to_lowercase();
        let mut words: Vec<&str> = name.split_whitespace().chain(["tavola", "backgammon"]).collect();
        words.push(&name);
        // The longest first: a name is taken out before its parts are.
        words.sort_by_key(|word| Reverse(word.len()));
        let rest = words.iter().fold(self.0.to_lowercase(), |rest, word| rest.replace(word, ""));
        rest.chars().filter(|c| !c.is_whitespace()).count()
    }
}

/// Where passwords are hashed: on a few threads, each of which keeps the memory that it hashes in. Taken anew each time, on whichever
/// thread is free, the system's allocator would keep many times as much as is ever used at once.
static HASHING: LazyLock<ThreadPool> = LazyLock::new(|| {
    let many = std::thread::available_parallelism().map_or(1, usize::from).min(AT_ONCE);
    let threads = ThreadPoolBuilder::new().num_threads(many).thread_name(|number| format!("passwords {number}"));
    threads.build().expect("the machine has threads for its work")
});

/// Hashes and compares passwords, a few at once, away from what answers requests.
#[derive(Debug)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    /// What nobody's password comes to: compared with where there is no player, so that both take as long.
    nobodys: OnceCell<String>,
    /// What has been stolen elsewhere, where whoever runs the club has a list of it.
    breached: Option<Breached>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
    }
}

impl Passwords {
    /// Ready to hash.
    #[must_use]
    pub fn new() -> Self {
        let turns = Arc::new(Semaphore::new(HASHING.current_num_threads()));
        Self { turns, nobodys: OnceCell::new(), breached: None }
    }

    /// The same with a list of passwords that were stolen elsewhere.
    #[must_use]
    pub fn without(self, breached: Option<Breached>) -> Self {
        Self { breached, ..self }
    }

    /// Whether a password is good enough for a player of that name, and if not, why.
    ///
    /// # Errors
    /// If it cannot be judged.
    pub async fn judge(&self, password: &Password, name: &str) -> Result<Result<(), Weak>, AppError> {
        let (password, name, breached) = (password.clone(), name.to_owned(), self.breached.clone());
        self.aside(move || {
            password.expect_strong(&name)?;
            match breached.map(|list| list.has(&password.0)) {
                Some(Ok(true)) => Err(Weak::Breached),
                Some(Err(error)) => {
                    tracing::warn!(%error, "the list of breached passwords cannot be read");
                    Ok(())
                }
                Some(Ok(false)) | None => Ok(()),
            }
        })
        .await
    }

    /// What a password comes to, with salt and cost.
    ///
    /// # Errors
    /// If it cannot be hashed.
    pub async fn hash(&self, password: Password) -> Result<String, AppError> {
        self.aside(move || hash(&password.0)).await?
    }

    /// Whether a password is the one of a hash; without a hash it takes as long and is not.
    ///
    /// # Errors
    /// If they cannot be compared.
    pub async fn is_right(&self, password: Password, hash: Option<String>) -> Result<bool, AppError> {
        let is_somebodys = hash.is_some();
        // Made by whoever is the first, whether they name a player or not.
        let nobodys = self.nobodys.get_or_try_init(|| self.hash(Password(random::hex(32)))).await?;
        let hash = hash.unwrap_or_else(|| nobodys.clone());
        let fits = self.aside(move || fits(&password.0, &hash)).await??;
        Ok(fits && is_somebodys)
    }

    async fn aside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|error| broken(&error))?;
        let done = tokio::task::spawn_blocking(move || {
            // Held by the work itself: a request that breaks off does not let another begin beside it.
            let _turn = turn;
            HASHING.install(work)
        });
        done.await.map_err(|error| broken(&error))
    }
}

fn hasher() -> Result<Argon2<'static>, AppError> {
    let (memory, passes) = COST;
    let params = Params::new(memory, passes, 1, None).map_err(|error| broken(&error))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Result<String, AppError> {
    let (hasher, salt) = (hasher()?, random::bytes::<16>());
    let salt = Salt::new(&salt).map_err(|error| broken(&error))?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(hasher.params()).map_err(|error| broken(&error))?,
        hash: Some(derived(&hasher, password, &salt, Params::DEFAULT_OUTPUT_LEN)?),
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

/// Hashes as the stored hash says, whatever the cost was when it was made.
fn fits(password: &str, stored: &str) -> Result<bool, AppError> {
    let stored = PasswordHash::new(stored).map_err(|error| broken(&error))?;
    let (Some(salt), Some(hash)) = (&stored.salt, &stored.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).map_err(|error| broken(&error))?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from).map_err(|error| broken(&error))?;
    let params = Params::try_from(&stored).map_err(|error| broken(&error))?;
    // Outputs are compared in a time that says nothing of them.
    Ok(derived(&Argon2::new(algorithm, version, params), password, salt, hash.len())? == *hash)
}

thread_local! {
    /// What a thread hashes in: taken once, since the first round writes over all of it.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// What a password comes to, in so many bytes.
fn derived(hasher: &Argon2<'_>, password: &str, salt: &[u8], bytes: usize) -> Result<Output, AppError> {
    let (mut out, blocks) = ([0; Output::MAX_LENGTH], hasher.params().block_count());
    let out = out.get_mut(..bytes).ok_or_else(|| broken(&"it would be too long"))?;
    MEMORY
        .with_borrow_mut(|memory| {
            if memory.len() < blocks {
                *memory = vec![Block::default(); blocks];
            }
            hasher.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..])
        })
        .map_err(|error| broken(&error))?;
    Output::new(out).map_err(|error| broken(&error))
}

fn broken(error: &dyn fmt::Display) -> AppError {
    AppError::Broken(format!("a password could not be hashed: {error}"))
}

#[cfg(test)]
mod tests {
    use std::{
        collections::HashSet,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    #[test]
    fn a_password_is_long_not_common_and_not_the_players_own_name() {
        let judged = |text: &str| Password::typed(text).expect_strong("Ada Lovelace");
        assert_eq!(judged("fourteen chars"), Err(Weak::Short));
        assert_eq!(judged(&"ab".repeat(129)), Err(Weak::Long));
        for guessed in [
            "passwordpassword",
            "aaaaaaaaaaaaaaaaaaa",
            "Ada LovelaceAda Lovelace",
            "Ada Ada Lovelace 12",
            "tavola backgammon 7",
            "123456789012345",
        ] {
            assert_eq!(judged(guessed), Err(Weak::Guessed), "{guessed}");
        }
        for good in ["quiet anchor on the bar", "🎲 🎲 dieci volte alla finestra", "nvR7qLw0zXe3Tb9k"] {
            assert_eq!(judged(good), Ok(()), "{good}");
        }
    }

    // Each thread keeps what it has once taken: 90 wrong passwords at once on as many threads kept half a gigabyte for good.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn however_many_passwords_come_at_once_few_threads_hash_and_few_at_a_time() {
        let passwords = Arc::new(Passwords::new());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = || {
            let (passwords, now, most) = (Arc::clone(&passwords), Arc::clone(&now), Arc::clone(&most));
            tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::yield_now();
                    now.fetch_sub(1, Ordering::SeqCst);
                    std::thread::current().id()
                };
                passwords.aside(work).await.unwrap()
            })
        };
        let all: Vec<_> = (0..200).map(|_| one()).collect();
        let mut threads = HashSet::new();
        for one in all {
            threads.insert(one.await.unwrap());
        }
        assert!(threads.len() <= AT_ONCE, "{threads:?}");
        assert!((1..=AT_ONCE).contains(&most.load(Ordering::SeqCst)), "{most:?} at a time");
        let broken = passwords.aside(|| assert!(std::hint::black_box(false), "broken on purpose")).await;
        assert!(matches!(broken, Err(AppError::Broken(_))));
        assert_eq!(passwords.aside(|| 7).await.unwrap(), 7, "the threads are still there");
    }

    #[test]
    fn what_is_hashed_in_memory_that_was_used_before_is_what_others_hash() {
        use argon2::{PasswordHasher as _, PasswordVerifier as _};

        let (one, other) = (hash("one").unwrap(), hash("other").unwrap());
        for (stored, password) in [(&one, "one"), (&other, "other")] {
            assert!(fits(password, stored).unwrap() && !fits("another", stored).unwrap());
            let parsed = PasswordHash::new(stored).unwrap();
            assert!(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
        }
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        // One that was made with less, and one with more, is still known.
        for memory in [64, 20 * 1024] {
            let other = Argon2::from(Params::new(memory, 1, 1, Some(24)).unwrap());
            let stored = other.hash_password_with_salt(b"one", b"saltsaltsalt").unwrap().to_string();
            assert!(fits("one", &stored).unwrap() && !fits("other", &stored).unwrap());
        }
    }

    #[tokio::test]
    async fn every_byte_of_a_password_counts_and_both_spellings_of_a_letter_are_one() {
        let passwords = Passwords::new();
        let long = "x".repeat(LONGEST - 1) + "y";
        let hash = passwords.hash(Password::typed(&long)).await.unwrap();
        assert!(passwords.is_right(Password::typed(&long), Some(hash.clone())).await.unwrap());
        let other = "x".repeat(LONGEST);
        assert!(!passwords.is_right(Password::typed(&other), Some(hash)).await.unwrap());
        let hash = passwords.hash(Password::typed("caff\u{e8}")).await.unwrap();
        assert!(passwords.is_right(Password::typed("caffe\u{300}"), Some(hash)).await.unwrap());
        assert!(!passwords.is_right(Password::typed("anything"), None).await.unwrap());
        assert_eq!(format!("{:?}", Password::typed("secret")), "Password(..)");
    }
}
