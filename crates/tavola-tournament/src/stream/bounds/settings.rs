//! How large what a tournament or a division is opened with may be.

use tavola_base::Time;

use super::{
    CHIPS, DIVISIONS, LENGTH, LISTED, LIVES, NAME, OFFICES, ROUNDS, TABLES, TEXT, Within, clock, each, hour, money,
    number, person, share, span, text,
};
use crate::format::consolation::Feeding;
use crate::format::lengths::Lengths;
use crate::format::swing::CppSchedule;
use crate::result::penalty::Lateness;
use crate::result::prize::{Fees, PrizeLine};
use crate::stream::division::{CalcuttaPlan, Consolation, Division, DivisionPool, Format, LastChance};
use crate::stream::refusal::{Reason, Term};
use crate::stream::settings::{Notes, Settings, Terms};

/// The most that one part of a pool weighs beside the others.
const PART: u32 = 10_000;

pub(super) fn opened(settings: &Settings, now: Time) -> Within {
    let Settings {
        name,
        venue: _,
        begins,
        directors,
        divisions,
        tables,
        lateness,
        late_loses: _,
        late_disqualifies: _,
        surplus: _,
        appeal,
        rounds: _,
        rating: _,
        currency,
        notes: told,
        // The rules have no list, and their numbers are bounded by their types.
        rules: _,
        slow_play_clock,
    } = settings;
    if name.chars().take(101).count() > 100 {
        return Err(Reason::TournamentName.into());
    }
    begins.map_or(Ok(()), |begins| hour(begins, now))?;
    each(Term::Offices, directors, OFFICES, person)?;
    each(Term::Divisions, divisions, DIVISIONS, division)?;
    number(Term::Tables, *tables, TABLES)?;
    late(lateness)?;
    span(*appeal)?;
    text(Term::Currency, currency, 8)?;
    notes(told)?;
    clock(slow_play_clock)
}

pub(super) fn terms(terms: &Terms, now: Time) -> Within {
    let Terms {
        name,
        begins,
        rounds: _,
        lateness,
        late_loses: _,
        late_disqualifies: _,
        surplus: _,
        rating: _,
        currency,
    } = terms;
    if name.chars().take(101).count() > 100 {
        return Err(Reason::TournamentName.into());
    }
    begins.map_or(Ok(()), |begins| hour(begins, now))?;
    late(lateness)?;
    text(Term::Currency, currency, 8)
}

pub(super) fn late(lateness: &Lateness) -> Within {
    let Lateness { grace, every, reading: _ } = lateness;
    span(*grace)?;
    if every.is_zero() {
        return Err(Reason::NoSpan.into());
    }
    span(*every)
}

pub(super) fn notes(told: &Notes) -> Within {
    let Notes { venue, dress, more, languages } = told;
    [venue, dress, more, languages].into_iter().try_for_each(|said| text(Term::Text, said, TEXT))
}

pub(super) fn division(division: &Division) -> Within {
    let Division {
        id,
        name,
        precedence: _,
        entrants: _,
        format: played,
        lengths: long,
        series: _,
        tie_breaks,
        clock: with,
        fees: costs,
        prizes,
        pools,
        calcutta,
        per_point,
    } = division;
    text(Term::Name, id.as_str(), NAME)?;
    name.as_deref().map_or(Ok(()), |name| text(Term::Name, name, NAME))?;
    format(played)?;
    lengths(long)?;
    tie_breaks.as_ref().map_or(Ok(()), |parted| number(Term::TieBreaks, parted.len(), LISTED))?;
    with.as_ref().map_or(Ok(()), clock)?;
    fees(costs)?;
    prizes.as_ref().map_or(Ok(()), |table| each(Term::Prizes, table.lines(), LISTED, prize))?;
    each(Term::Pools, pools, LISTED, pool)?;
    calcutta.as_ref().map_or(Ok(()), auction)?;
    span(*per_point)
}

fn format(format: &Format) -> Within {
    match format {
        Format::KnockOut { consolation, last_chance } => {
            match consolation {
                Consolation::None | Consolation::Usual => {}
                Consolation::Redraw { feeding: fed } | Consolation::FixedTree { feeding: fed } => feeding(*fed)?,
            }
            match last_chance {
                LastChance::None => Ok(()),
                LastChance::FirstRounds { rounds } => number(Term::Rounds, *rounds, ROUNDS),
            }
        }
        Format::DoubleElimination { recharge: _ } | Format::DavisCup { ties: _, dead: _ } => Ok(()),
        Format::Lives { lives, rounds } => {
            number(Term::Lives, *lives, LIVES)?;
            number(Term::Rounds, rounds.unwrap_or(0), ROUNDS)
        }
        Format::Swiss { rounds, order: _ } | Format::RoundRobin { rounds } => {
            number(Term::Rounds, rounds.unwrap_or(0), ROUNDS)
        }
        Format::Swing { points, chips, limit: _ } => {
            number(Term::Points, *points, CHIPS)?;
            match chips {
                CppSchedule::Steps { first, step } => {
                    number(Term::Points, *first, CHIPS)?;
                    number(Term::Points, *step, CHIPS)
                }
                CppSchedule::Listed { cpp } => each(Term::Rounds, cpp, ROUNDS, |one| number(Term::Points, *one, CHIPS)),
            }
        }
    }
}

fn feeding(feeding: Feeding) -> Within {
    match feeding {
        Feeding::AllButFinal | Feeding::All => Ok(()),
        Feeding::First { rounds } => number(Term::Rounds, rounds, ROUNDS),
    }
}

fn lengths(lengths: &Lengths) -> Within {
    let Lengths { main, consolation, last_chance, r#final } = lengths;
    let long = |length: &u8| number(Term::Points, *length, LENGTH);
    [main, consolation, last_chance].into_iter().try_for_each(|list| each(Term::Rounds, list, LISTED, long))?;
    r#final.as_ref().map_or(Ok(()), long)
}

fn fees(fees: &Fees) -> Within {
    let Fees { registration, entry, rebuy, returned, added } = fees;
    [registration, entry, rebuy, added].into_iter().try_for_each(|amount| money(*amount))?;
    share(*returned)
}

fn prize(line: &PrizeLine) -> Within {
    let PrizeLine { stage: _, place, part } = line;
    number(Term::Prizes, *place, super::ENTRIES)?;
    number(Term::Parts, *part, PART)
}

fn parts(parts: &[u32]) -> Within {
    each(Term::Parts, parts, LISTED, |part| number(Term::Parts, *part, PART))
}

fn pool(pool: &DivisionPool) -> Within {
    let DivisionPool { name, fee, returned, parts: shares } = pool;
    text(Term::Name, name, NAME)?;
    money(*fee)?;
    share(*returned)?;
    parts(shares)
}

fn auction(plan: &CalcuttaPlan) -> Within {
    let CalcuttaPlan { returned, parts: shares } = plan;
    share(*returned)?;
    parts(shares)
}
