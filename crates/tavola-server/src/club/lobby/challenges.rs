//! Challenging somebody, answering, sitting down at the hour that was agreed on. What may become of a challenge is decided in
//! [`super::challenge`]; here it is done, one act after the other.

use tavola_base::{Millis, Time};
use tavola_club::table::Pace;

use super::{
    Lobby,
    challenge::{Act, Challenge, Comes, Standing, Told, WhyNot},
    choices::ChallengedBy,
    crowd::Change,
    others, seek,
};
use crate::{
    app::App,
    base::ids::{AccountId, ChallengeId, StreamId},
    club::{
        notices::{Address, Answer, Notice},
        table_opening::NewTable,
    },
    store::{RowWrite, StoredChallenge, Waits},
    web::errors::AppError,
};

/// The most challenges of somebody that wait at a time.
const MOST: usize = 20;
/// How long both have to come to the table of a challenge with a clock.
const COME: Millis = Millis::seconds(600);
const WEEK: Millis = Millis::seconds(7 * 24 * 3600);

/// A challenge to be made.
#[derive(Debug, Clone)]
pub struct NewChallenge {
    /// Who challenges.
    pub from: AccountId,
    /// Whom.
    pub to: AccountId,
    /// What is to be played.
    pub table: NewTable,
    /// When, if not at once.
    pub at: Option<Time>,
}

impl Lobby {
    /// Challenges somebody.
    ///
    /// # Errors
    /// If they take no challenge of this one, there are too many, the terms are unsound, or the database fails.
    pub async fn challenge(&self, app: &App, new: NewChallenge) -> Result<ChallengeId, AppError> {
        let NewChallenge { from, to, table, at } = new;
        table.check()?;
        if from == to {
            return Err(AppError::lobby("lobby-own", "you can’t play against yourself"));
        }
        let _acting = app.store().turn("challenges").await?;
        if let Some(by) = self.is_closed_to(app, &to, &from).await? {
            return Err(closed(by));
        }
        let table = for_a_challenge(&table);
        if seek::is_rated(&table) {
            others::expect_rated(app, &from).await?;
            app.conduct().expect_none_rests(&from, &to).await?;
        }
        let waiting = self.challenges_of(app, &from).await?;
        let repeated = waiting.iter().find(|one| {
            one.standing == Standing::Asked && one.from == from && one.to == to && one.at.is_some() == at.is_some()
        });
        if let Some(repeated) = repeated {
            let terms = |table: &NewTable| serde_json::to_value(table).unwrap_or_default();
            if terms(&repeated.table) == terms(&table) && repeated.at == at {
                return Ok(repeated.id.clone());
            }
            // Other terms are another challenge: nobody accepts what they have not read.
            let taken_back = Challenge { standing: Standing::TakenBack, ..repeated.clone() };
            self.keep(app, &taken_back, Vec::new()).await?;
            take_back(app, &taken_back).await;
        }
        if waiting.iter().filter(|one| one.from == from).count() >= MOST
            || !app.limits().may_challenge(&from, app.now())
        {
            return Err(AppError::lobby("lobby-too-many-challenges", "you have challenged many people of late"));
        }
        let challenge =
            Challenge { id: ChallengeId::fresh(), from, to, table, at, since: app.now(), standing: Standing::Asked };
        self.keep(app, &challenge, Vec::new()).await?;
        app.notices().tell(&challenge.to, told_of(&challenge)).await;
        Ok(challenge.id)
    }

    /// Asks the opponent of a table for the same again in a week, at the hour at which it was opened.
    ///
    /// # Errors
    /// If the visitor has no opponent there, or as of [`Lobby::challenge`].
    pub async fn next_week(&self, app: &App, who: &AccountId, table: &StreamId) -> Result<ChallengeId, AppError> {
        let state = app.tables().existing(table).await?.state;
        let opened = state.opened().ok_or(AppError::NotFound)?;
        let opponent = opened.place_of(who.as_str()).and_then(|place| {
            let mut sitters = opened.sitters().filter(|(other, _)| other.side != place.side).map(|(_, sitter)| sitter);
            sitters.find(|sitter| sitter.kind == tavola_club::table::SitterKind::Person)
        });
        let to = opponent.map(|sitter| AccountId::new(sitter.player.as_str())).ok_or(AppError::Forbidden)?;
        let terms = opened.terms();
        let new = NewTable {
            clock: terms.clock,
            pace: Some(terms.pace),
            stake: terms.stake.clone(),
            ..NewTable::of_rules(terms.rules)
        };
        let began = app.store().opened_at(table).await?.unwrap_or_else(|| app.now());
        let mut at = began + WEEK;
        while at <= app.now() {
            at = at + WEEK;
        }
        self.challenge(app, NewChallenge { from: who.clone(), to, table: new, at: Some(at) }).await
    }

    /// Does something about a challenge.
    ///
    /// # Errors
    /// If it is not theirs to do or too late, or the database fails.
    pub async fn answer(&self, app: &App, who: &AccountId, id: &ChallengeId, act: Act) -> Result<Standing, AppError> {
        let _acting = app.store().turn("challenges").await?;
        let mut challenge: Challenge = read(&app.store().challenge(id).await?.ok_or(AppError::NotFound)?)?;
        if let (Standing::Begun { table }, Act::Begin | Act::Accept) = (&challenge.standing, act)
            && [&challenge.from, &challenge.to].contains(&who)
        {
            // Both press at once: it is one table.
            return Ok(Standing::Begun { table: table.clone() });
        }
        if challenge.waits()
            && challenge.due() <= app.now()
            && !matches!(challenge.standing, Standing::Agreed { told: Told::NotYet })
        {
            return Err(AppError::lobby("lobby-challenge-over", "that challenge is over"));
        }
        match challenge.decide(who, act, app.now()).map_err(refused)? {
            Comes::Stands(standing) => {
                challenge.standing = standing;
                self.keep(app, &challenge, Vec::new()).await?;
            }
            Comes::Opens => {
                if seek::is_rated(&challenge.table) {
                    others::expect_rated(app, who).await?;
                    let other = challenge.other(who);
                    if others::facts(app, other).await?.rated == seek::Rated::MayNot {
                        return Err(AppError::lobby("lobby-not-rated-they", "they can’t play for rating now"));
                    }
                    app.conduct().expect_none_rests(who, other).await?;
                }
                self.open_table(app, &mut challenge).await?;
            }
        }
        self.tell_of(app, who, &challenge).await;
        Ok(challenge.standing)
    }

    /// The challenges that wait, from somebody or to them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn challenges_of(&self, app: &App, account: &AccountId) -> Result<Vec<Challenge>, AppError> {
        let stored = app.store().challenges_of(account).await?;
        Ok(stored.iter().filter_map(|body| read(body).ok()).collect())
    }

    /// Looks at the challenges that are due: nobody has answered, or the hour is near, or past.
    pub(super) async fn look_at_challenges(&self, app: &App) -> Result<(), AppError> {
        let _acting = app.store().turn("challenges").await?;
        for body in app.store().challenges_due(app.now()).await? {
            let Ok(mut challenge) = read(&body) else { continue };
            if challenge.standing == (Standing::Agreed { told: Told::NotYet }) {
                challenge.standing = Standing::Agreed { told: Told::Yes };
                self.keep(app, &challenge, Vec::new()).await?;
                remind(app, &challenge).await;
            } else {
                challenge.standing = Standing::Expired;
                self.keep(app, &challenge, Vec::new()).await?;
                take_back(app, &challenge).await;
            }
        }
        Ok(())
    }

    async fn open_table(&self, app: &App, challenge: &mut Challenge) -> Result<(), AppError> {
        let table = StreamId::fresh();
        challenge.standing = Standing::Begun { table: table.clone() };
        let row = row(challenge);
        let mut people = Vec::new();
        for account in [&challenge.from, &challenge.to] {
            people.push((account.clone(), app.accounts().name(account).await?));
        }
        let both = <[_; 2]>::try_from(people).map_err(|_| AppError::Busy)?;
        let mut change = Change::begin(app.store()).await?;
        change.seat(&table, [&challenge.from, &challenge.to], app.now());
        change.rows.push(row.done());
        app.tables().open_between(&challenge.table, table, both, std::mem::take(&mut change.rows)).await?;
        self.done(&change);
        Ok(())
    }

    async fn keep(&self, app: &App, challenge: &Challenge, mut rows: Vec<RowWrite>) -> Result<(), AppError> {
        rows.push(row(challenge).done());
        app.store().write(rows).await?;
        self.call([&challenge.from, &challenge.to]);
        Ok(())
    }

    /// Tells the other what has become of it.
    async fn tell_of(&self, app: &App, who: &AccountId, challenge: &Challenge) {
        take_back(app, challenge).await;
        let (answer, at) = match &challenge.standing {
            Standing::Begun { table } => (Answer::Accepted, format!("/t/{table}")),
            Standing::Agreed { .. } => (Answer::Accepted, "/#lobby".to_owned()),
            Standing::Declined { .. } => (Answer::Declined, "/#lobby".to_owned()),
            Standing::Asked | Standing::TakenBack | Standing::Expired => return,
        };
        let notice = Notice::ChallengeAnswered {
            challenge: challenge.id.to_string(),
            by: who.clone(),
            answer,
            at: Address::new(&at),
        };
        app.notices().tell(challenge.other(who), notice).await;
    }
}

/// A challenge's row, with what it is made of kept alive.
struct Row<'a> {
    challenge: &'a Challenge,
    body: String,
}

fn row(challenge: &Challenge) -> Row<'_> {
    Row { challenge, body: serde_json::to_string(challenge).unwrap_or_default() }
}

impl Row<'_> {
    fn done(&self) -> RowWrite {
        let Challenge { id, from, to, .. } = self.challenge;
        let waits = if self.challenge.waits() { Waits::Yes } else { Waits::No };
        RowWrite::challenge(&StoredChallenge { id, from, to, waits, due: self.challenge.due(), body: &self.body })
    }
}

fn read(body: &str) -> Result<Challenge, AppError> {
    serde_json::from_str(body).map_err(|error| AppError::Unreadable(error.to_string()))
}

fn told_of(challenge: &Challenge) -> Notice {
    let length = challenge.table.rules.match_length().map(|length| u32::from(length.points()));
    let (name, from, at) = (challenge.id.to_string(), challenge.from.clone(), Address::new("/#lobby"));
    Notice::Challenge { challenge: name, from, length, at }
}

async fn take_back(app: &App, challenge: &Challenge) {
    app.notices().take_back(&challenge.to, &told_of(challenge).key()).await;
}

/// Tells both that their hour is near.
async fn remind(app: &App, challenge: &Challenge) {
    for (own, with) in [(&challenge.from, &challenge.to), (&challenge.to, &challenge.from)] {
        let (appointment, begins) = (challenge.id.to_string(), challenge.at.unwrap_or_default());
        let notice = Notice::Appointment { appointment, with: Some(with.clone()), begins, at: Address::new("/#lobby") };
        app.notices().tell(own, notice).await;
    }
}

/// A table for two of whom the other may have to be called first.
fn for_a_challenge(table: &NewTable) -> NewTable {
    let table = seek::for_the_lobby(table);
    let pace = table.pace.map(|pace| if pace.idle == seek::FIRST_ACT { Pace { idle: COME, ..pace } } else { pace });
    NewTable { pace, ..table }
}

fn closed(by: ChallengedBy) -> AppError {
    match by {
        ChallengedBy::Registered => {
            AppError::lobby("lobby-challenge-registered", "they take challenges of registered players only")
        }
        ChallengedBy::Near => {
            AppError::lobby("lobby-challenge-near", "they take challenges of players near their rating only")
        }
        ChallengedBy::Nobody | ChallengedBy::Anybody => {
            AppError::lobby("lobby-challenge-nobody", "they take no challenges now")
        }
    }
}

fn refused(why: WhyNot) -> AppError {
    match why {
        WhyNot::NotTheirs => AppError::Forbidden,
        WhyNot::Over => AppError::lobby("lobby-challenge-over", "that challenge is over"),
        WhyNot::TooEarly => AppError::lobby("lobby-challenge-early", "its hour has not come"),
    }
}
