//! How large a tournament and what is asked of it may be. Every list, text and number of every command is looked at here,
//! before anything is built from it, so no command costs more than a tournament of these sizes does.

mod settings;

use crate::stream::command::{
    AppealCommand, CallCommand, DeskCommand, DrawCommand, EntryCommand, HouseCommand, ResultCommand, RulingCommand,
};
use tavola_base::clock::ClockSettings;
use tavola_base::{Millis, PlayerId, Time};

use super::command::TournamentCommand;
use super::entry::{Charge, EntryState, Person, RatingBefore};
use super::play::Report;
use super::refusal::{Reason, Term, TournamentRefusal};
use super::settings::CommitteeMember;
use super::state::{DivisionState, Tournament};
use crate::ids::MatchId;
use crate::result::money::Cents;
use crate::result::prize::Rate;
use crate::ruling::Remedy;

/// The most official tables.
pub const TABLES: u32 = 500;
/// The most who take part in a tournament or have asked to.
pub const ENTRIES: u32 = 4096;
/// The most numbers a tournament gives out: those of who was refused, has withdrawn or bought back in count too.
pub const NUMBERS: u32 = 4 * ENTRIES;
/// The most divisions.
pub const DIVISIONS: u32 = 32;
/// The most matches drawn at once where everybody meets everybody: 64 entrants who all meet.
pub const ALL_MEET: u32 = 64 * 63 / 2;
/// The most rounds of a division.
pub const ROUNDS: u32 = 1000;
/// The most lives.
pub const LIVES: u32 = 16;
/// The most chips anybody begins with, or a point costs.
pub const CHIPS: u32 = 1_000_000;
/// The most announcements that stand at one time.
pub const ANNOUNCEMENTS: u32 = 100;
/// The most people with offices, and the most who direct a tournament from the beginning.
pub const OFFICES: u32 = 64;
/// The most of whatever is listed in a division: lengths, paid places, pools, parts, tie-breaks, players of a lot.
pub const LISTED: u32 = 64;
/// The most of one amount of money, in cents.
pub const AMOUNT: Cents = Cents::whole(10_000_000);
/// The longest match.
pub const LENGTH: u32 = 99;
/// The longest name of a person, a club, a pool, an account.
pub const NAME: u32 = 64;
/// The longest text anybody writes.
pub const TEXT: u32 = 2000;
/// The longest list of entries: as many lines as there can be entries, of some names each.
pub const LIST: u32 = ENTRIES * 128;
/// The longest span anybody sets: grace, appeal, time given back.
pub const SPAN: Millis = Millis::seconds(30 * 24 * 60 * 60);
/// How far ahead an hour can lie.
pub const AHEAD: Millis = Millis::seconds(10 * 366 * 24 * 60 * 60);
/// The most matches that can be named as to be touched: more than any division has.
pub const TOUCHED: u32 = 4 * ENTRIES;
/// The highest rating, in hundredths, and the most points of matches behind anybody.
pub const RATING: u32 = 100_000_000;

type Within = Result<(), TournamentRefusal>;

fn number(what: Term, many: impl TryInto<u64>, most: u32) -> Within {
    let many = many.try_into().unwrap_or(u64::MAX);
    if many <= u64::from(most) {
        Ok(())
    } else {
        Err(Reason::Bound.of("what", what).with("many", many).with("most", most))
    }
}

fn text(what: Term, text: &str, most: u32) -> Within {
    // What is too long is not counted to its end.
    let many = text.chars().take(most as usize + 1).count();
    let wrong = || Reason::LongText.of("what", what).with("most", most);
    if many <= most as usize { Ok(()) } else { Err(wrong()) }
}

fn each<T>(what: Term, all: &[T], most: u32, one: impl FnMut(&T) -> Within) -> Within {
    number(what, all.len(), most)?;
    all.iter().try_for_each(one)
}

fn name(text_of: &str) -> Within {
    text(Term::Name, text_of, NAME)
}

fn person(id: &PlayerId) -> Within {
    name(id.as_str())
}

fn money(amount: Cents) -> Within {
    let is_one = (Cents::ZERO..=AMOUNT).contains(&amount);
    if is_one { Ok(()) } else { Err(Reason::AmountBound.of("most", u32::try_from(AMOUNT.number() / 100).unwrap_or(0))) }
}

fn share(rate: Rate) -> Within {
    if rate <= Rate::WHOLE {
        Ok(())
    } else {
        Err(Reason::Bound.of("what", Term::Percent).with("many", 101_u32).with("most", 100_u32))
    }
}

fn span(time: Millis) -> Within {
    let days = |time: Millis| time.number() / (24 * 60 * 60 * 1000);
    let wrong = || Reason::Bound.of("what", Term::Days).with("many", days(time)).with("most", days(SPAN));
    if time <= SPAN { Ok(()) } else { Err(wrong()) }
}

fn clock(settings: &ClockSettings) -> Within {
    let ClockSettings { mode: _, bank_per_point, delay } = settings;
    span(*bank_per_point)?;
    span(*delay)
}

impl Tournament {
    /// Whether a command asks for no more than a tournament can be.
    pub(crate) fn bounded(&self, command: &TournamentCommand, now: Time) -> Within {
        use TournamentCommand as C;
        match command {
            C::House(HouseCommand::Open { settings }) => settings::opened(settings, now),
            C::Desk(DeskCommand::AddDivision { division }) => {
                number(Term::Divisions, self.divisions.len() + 1, DIVISIONS)?;
                settings::division(division)
            }
            C::Desk(DeskCommand::ChangeDivision { division }) => settings::division(division),
            C::Desk(DeskCommand::ChangeSettings { settings }) => settings::terms(settings, now),
            C::Desk(DeskCommand::SetClock { division, clock: with }) => {
                name(division.as_str())?;
                with.as_ref().map_or(Ok(()), clock)
            }
            C::Desk(DeskCommand::SetNotes { notes }) => settings::notes(notes),
            C::Desk(DeskCommand::SetTables { tables }) => number(Term::Tables, *tables, TABLES),
            C::Desk(DeskCommand::Appoint { office: _, person: whom }) => {
                number(Term::Offices, self.offices.len() + 1, OFFICES)?;
                person(whom)
            }
            C::Desk(DeskCommand::Dismiss { office: _, person: whom }) => person(whom),
            C::Desk(DeskCommand::AppointCommittee { members }) => each(Term::Names, members, OFFICES, member),
            C::Desk(DeskCommand::Announce { text: said }) => {
                let standing = self.announcements.iter().filter(|(_, stands)| *stands).count();
                number(Term::Announcements, standing + 1, ANNOUNCEMENTS)?;
                text(Term::Text, said, TEXT)
            }
            C::Entry(EntryCommand::Enter { division, people, name: shown }) => {
                name(division.as_str())?;
                each(Term::Names, people, 2, listed)?;
                shown.as_deref().map_or(Ok(()), |shown| text(Term::Name, shown, 2 * NAME + 3))?;
                self.takes(1)
            }
            C::Entry(EntryCommand::Import { division, csv, wrong: _ }) => {
                name(division.as_str())?;
                text(Term::List, csv, LIST)?;
                self.takes(csv.lines().filter(|line| !line.trim().is_empty()).count().saturating_sub(1))
            }
            C::Entry(EntryCommand::Rebuy { entrant: _ }) => self.takes(1),
            C::Entry(EntryCommand::Pay { entrant: _, charge, amount }) => {
                match charge {
                    Charge::Entry => {}
                    Charge::Pool { pool } => name(pool)?,
                }
                money(*amount)
            }
            C::Entry(EntryCommand::JoinPool { entrant: _, pool }) => name(pool),
            C::Entry(EntryCommand::SellLot { division, players, buyer, price, bought_back }) => {
                name(division.as_str())?;
                number(Term::Names, players.len(), LISTED)?;
                name(buyer)?;
                money(*price)?;
                share(*bought_back)
            }
            C::Entry(EntryCommand::Amend { entrant: _, number: _, name: called, club, rating }) => {
                money(Cents::new(i64::from(rating.unwrap_or(0))))?;
                name(called)?;
                club.as_deref().map_or(Ok(()), name)
            }
            C::Entry(EntryCommand::Substitute { entrant: _, number: _, name: called, club }) => {
                name(called)?;
                club.as_deref().map_or(Ok(()), name)
            }
            C::Entry(EntryCommand::Refund { entrant: _, amount } | EntryCommand::Waive { entrant: _, amount }) => {
                money(*amount)
            }
            C::Entry(EntryCommand::Nominate { entrant: _, first }) => name(first),
            C::Draw(DrawCommand::AddWords { division, words }) => {
                name(division.as_str())?;
                text(Term::Text, words, TEXT)
            }
            C::Draw(DrawCommand::Draw { division, late_places, until, size: _, clubs: _ }) => {
                name(division.as_str())?;
                number(Term::LatePlaces, *late_places, ENTRIES)?;
                until.map_or(Ok(()), |until| hour(until, now))
            }
            C::Entry(EntryCommand::PlayOff { division, winner: _, loser: _ } | EntryCommand::PayAll { division })
            | C::Draw(DrawCommand::PublishDraw { division })
            | C::Draw(DrawCommand::CloseLatePlace { division, place: _ })
            | C::Draw(DrawCommand::CutOff { division })
            | C::Draw(DrawCommand::DrawRound { division }) => name(division.as_str()),
            C::Call(CallCommand::Schedule { of: _, division, stage: _, round: _, at }) => {
                division.as_ref().map_or(Ok(()), |division| name(division.as_str()))?;
                hour(*at, now)
            }
            C::Call(CallCommand::SetLateness { of: _, division, stage: _, round: _, lateness }) => {
                division.as_ref().map_or(Ok(()), |division| name(division.as_str()))?;
                lateness.as_ref().map_or(Ok(()), settings::late)
            }
            C::Call(CallCommand::TableMade { of: _, table, rubber: _ }) => name(table.as_str()),
            C::Result(ResultCommand::Score { of: _, score }) => points(score),
            C::Result(ResultCommand::Result { of: _, result }) => report(result),
            C::Result(ResultCommand::Correct { of: _, result, accepting }) => {
                report(result)?;
                accepted(accepting)
            }
            C::Result(ResultCommand::Undo { act: _, accepting }) => accepted(accepting),
            C::Ruling(RulingCommand::Dispute { of: _, text: said }) => text(Term::Text, said, TEXT),
            C::Ruling(RulingCommand::Rule { of: _, rubber: _, about: _, clause: _, reason, remedy: what }) => {
                text(Term::Text, reason, TEXT)?;
                remedy(*what)
            }
            C::Appeal(AppealCommand::ReplaceMember { ruling: _, member, by, name: shown }) => {
                person(member)?;
                person(by)?;
                shown.as_deref().map_or(Ok(()), name)
            }
            C::Appeal(AppealCommand::CastVote { ruling: _, member, vote: _ }) => person(member),
            C::Appeal(AppealCommand::CloseAppeal { ruling: _, reason }) => text(Term::Text, reason, TEXT),
            C::Desk(DeskCommand::Finish { leaving }) => {
                each(Term::Divisions, leaving, DIVISIONS, |division| name(division.as_str()))
            }
            C::Ruling(RulingCommand::OrderClock { of: _, settings, reason }) => {
                settings.as_ref().map_or(Ok(()), clock)?;
                text(Term::Text, reason, TEXT)
            }
            C::Ruling(RulingCommand::WrongLength { of: _, noted, score, noticed: _ }) => {
                number(Term::Points, noted.unwrap_or(0), LENGTH)?;
                points(score)
            }
            C::Ruling(RulingCommand::NameReferee { of: _, name: called }) => called.as_deref().map_or(Ok(()), name),
            C::Ruling(RulingCommand::ReplaceEquipment { of: _, what }) => text(Term::Text, what, TEXT),
            // What these name exists or is refused.
            C::Desk(DeskCommand::CloseTable { table: _ })
            | C::Desk(DeskCommand::OpenTable { table: _ })
            | C::Desk(DeskCommand::WithdrawAnnouncement { number: _ })
            | C::Entry(EntryCommand::Approve { entrant: _ })
            | C::Entry(EntryCommand::RefuseEntry { entrant: _ })
            | C::Entry(EntryCommand::Withdraw { entrant: _ })
            | C::Entry(EntryCommand::CheckIn { entrant: _, presence: _ })
            | C::Call(CallCommand::Call { of: _, table: _ })
            | C::Call(CallCommand::Absent { of: _, entrant: _, member: _ })
            | C::Call(CallCommand::Arrive { of: _, entrant: _, member: _ })
            | C::Call(CallCommand::Postpone { of: _ })
            | C::Call(CallCommand::Start { of: _ })
            | C::Call(CallCommand::Break { of: _, entrant: _ })
            | C::Call(CallCommand::LeaveRoom { of: _, entrant: _ })
            | C::Call(CallCommand::Return { of: _, entrant: _ })
            | C::Result(ResultCommand::Confirm { of: _ })
            | C::Appeal(AppealCommand::Appeal { ruling: _, entrant: _ })
            | C::Appeal(AppealCommand::Hear { ruling: _, entrant: _ })
            | C::Appeal(AppealCommand::Convene { ruling: _ })
            | C::Appeal(AppealCommand::DecideAppeal { ruling: _ })
            | C::Ruling(RulingCommand::IllegalPlay { of: _, entrant: _ })
            | C::Ruling(RulingCommand::MixDice { of: _, entrant: _ })
            | C::Ruling(RulingCommand::RecordMatch { of: _ })
            | C::Call(CallCommand::CallNext)
            | C::Call(CallCommand::StartAll)
            | C::House(HouseCommand::Tick) => Ok(()),
        }
    }

    /// Whether so many more can take part.
    fn takes(&self, more: usize) -> Within {
        let counts = |state| matches!(state, EntryState::Requested | EntryState::Approved);
        let here = self.entries.iter().filter(|entry| counts(entry.state)).count();
        number(Term::Entries, here.saturating_add(more), ENTRIES)?;
        number(Term::Entries, self.entries.len().saturating_add(more), NUMBERS)
    }

    /// Whether what is drawn at once where all meet is not too much.
    pub(crate) fn draws_at_once(&self, division: &DivisionState, entrants: usize) -> Within {
        let many = division.division.format.meetings(entrants);
        let wrong = || Reason::AllMeetBound.of("division", &division.division.id).with("many", many);
        if many <= u64::from(ALL_MEET) { Ok(()) } else { Err(wrong().with("most", ALL_MEET)) }
    }
}

fn member(member: &CommitteeMember) -> Within {
    let CommitteeMember { person: id, name: shown } = member;
    person(id)?;
    name(shown)
}

fn listed(one: &Person) -> Within {
    let Person { name: shown, player, club, rating } = one;
    name(shown)?;
    player.as_ref().map_or(Ok(()), person)?;
    club.as_deref().map_or(Ok(()), name)?;
    let Some(RatingBefore { hundredths, experience }) = rating else { return Ok(()) };
    number(Term::Rating, *hundredths, RATING)?;
    number(Term::Rating, *experience, RATING)
}

/// Who a list names, each as if entered by hand.
pub(crate) fn in_list(people: &[Person]) -> Within {
    people.iter().try_for_each(listed)
}

fn points(score: &[u32; 2]) -> Within {
    score.iter().try_for_each(|points| number(Term::Points, *points, LENGTH))
}

fn report(report: &Report) -> Within {
    // A cube is bounded by what it is, the others are one of a few.
    let Report { winner: _, score, how: _, kind: _, cube: _, rubber: _ } = report;
    score.as_ref().map_or(Ok(()), points)
}

fn accepted(accepting: &[MatchId]) -> Within {
    number(Term::Matches, accepting.len(), TOUCHED)
}

fn remedy(remedy: Remedy) -> Within {
    match remedy {
        Remedy::PenaltyPoints { points: 0 } | Remedy::LossOfGame { points: 0 } => Err(Reason::NoPoints.into()),
        Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => number(Term::Points, points, LENGTH),
        Remedy::GiveTime { time } => span(time),
        Remedy::Stands
        | Remedy::LegalPlay
        | Remedy::RollAgain
        | Remedy::VoidDoubles
        | Remedy::ReplaceClock
        | Remedy::ReplaceEquipment
        | Remedy::MixDice
        | Remedy::RemoveSpectator
        | Remedy::Warning
        | Remedy::LossOfMatch
        | Remedy::Disqualify
        | Remedy::Ban
        | Remedy::Settled => Ok(()),
    }
}

fn hour(at: Time, now: Time) -> Within {
    if at <= now + AHEAD { Ok(()) } else { Err(Reason::FarHour.into()) }
}

#[cfg(test)]
mod tests;
