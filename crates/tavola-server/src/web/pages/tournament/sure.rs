//! The question before an act of weight: one that ends something, or can't be undone. It is asked of every form.

use maud::{Markup, html};
use tavola_tournament::{
    AppealCommand, CallCommand, DeskCommand, DrawCommand, EntryCommand, HouseCommand, ResultCommand, RulingCommand,
};
use tavola_tournament::{
    EntrantId, TournamentCommand,
    ruling::{Remedy, RulingNumber, Vote},
    stream::{
        command::Office,
        division::Division,
        view::{DrawState, TournamentStage},
    },
};

use super::{Place, Sheet, act, appeal, end, page_of};
use crate::base::ids::CommandId;
use crate::web::http::tournament::forms::Fields;
use crate::web::page_data::{Reader, TournamentData};

/// A form that was sent: what it says, and where it came from.
pub(crate) struct Sent<'a> {
    /// Its fields.
    pub(crate) fields: &'a Fields,
    /// Where one goes without having done it.
    pub(crate) back: &'a str,
}

/// The page that asks before `command` is put to the tournament, with the form's fields to be sent again; none if it is done
/// without asking.
#[must_use]
pub(crate) fn sure(
    reader: &Reader,
    data: &TournamentData,
    command: &TournamentCommand,
    sent: &Sent<'_>,
) -> Option<Markup> {
    // Whoever changes the language here is where the form was.
    let reader = Reader { path: sent.back.to_owned(), ..reader.clone() };
    let sheet = Sheet::new(&reader, data);
    let question = question(&sheet, command).filter(|_| sheet.view().stage == TournamentStage::Open)?;
    let title = sheet.say("tournament-sure");
    Some(page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            section.confirm #confirm {
                h1 { (title) }
                p { (question) }
                form.acts method="post" action=(sheet.at("/command")) {
                    @for (name, text) in sent.fields.iter() { (act::hidden(name, text)) }
                    @if sent.fields.text("command_id").is_none() { (act::hidden("command_id", CommandId::fresh().as_str())) }
                    (act::hidden("sure", "yes"))
                    button.button { (sheet.say("tournament-sure-do")) }
                }
                p { a href=(sent.back) { (sheet.say("tournament-cancel")) } }
            }
        },
    ))
}

/// Whether an act may need the question. Every command is named, so that a new one is decided here.
pub(crate) const fn may_ask(command: &TournamentCommand) -> bool {
    use TournamentCommand as C;
    match command {
        C::Entry(EntryCommand::Withdraw { .. })
        | C::Ruling(RulingCommand::Rule { about: Some(_), .. })
        | C::Desk(DeskCommand::Finish { .. })
        | C::Entry(EntryCommand::PayAll { .. })
        | C::Draw(DrawCommand::CutOff { .. })
        | C::Draw(DrawCommand::CloseLatePlace { .. })
        | C::Draw(DrawCommand::PublishDraw { .. })
        | C::Draw(DrawCommand::Draw { .. })
        | C::Desk(DeskCommand::ChangeDivision { .. })
        | C::Desk(DeskCommand::Dismiss { .. })
        | C::Appeal(AppealCommand::ReplaceMember { .. })
        | C::Appeal(AppealCommand::DecideAppeal { .. })
        | C::Appeal(AppealCommand::CloseAppeal { .. }) => true,
        C::House(HouseCommand::Open { .. })
        | C::Desk(DeskCommand::AddDivision { .. })
        | C::Desk(DeskCommand::ChangeSettings { .. })
        | C::Desk(DeskCommand::SetClock { .. })
        | C::Desk(DeskCommand::SetNotes { .. })
        | C::Desk(DeskCommand::SetTables { .. })
        | C::Desk(DeskCommand::CloseTable { .. })
        | C::Desk(DeskCommand::OpenTable { .. })
        | C::Desk(DeskCommand::Appoint { .. })
        | C::Desk(DeskCommand::AppointCommittee { .. })
        | C::Desk(DeskCommand::Announce { .. })
        | C::Desk(DeskCommand::WithdrawAnnouncement { .. })
        | C::Entry(EntryCommand::Enter { .. })
        | C::Entry(EntryCommand::Approve { .. })
        | C::Entry(EntryCommand::RefuseEntry { .. })
        | C::Entry(EntryCommand::Import { .. })
        | C::Entry(EntryCommand::Rebuy { .. })
        | C::Entry(EntryCommand::Pay { .. })
        | C::Entry(EntryCommand::JoinPool { .. })
        | C::Entry(EntryCommand::SellLot { .. })
        | C::Entry(EntryCommand::PlayOff { .. })
        | C::Entry(EntryCommand::Nominate { .. } | EntryCommand::CheckIn { .. })
        | C::Entry(EntryCommand::Amend { .. })
        | C::Entry(EntryCommand::Substitute { .. })
        | C::Entry(EntryCommand::Refund { .. })
        | C::Entry(EntryCommand::Waive { .. })
        | C::Draw(DrawCommand::AddWords { .. })
        | C::Draw(DrawCommand::DrawRound { .. })
        | C::Call(CallCommand::Schedule { .. })
        | C::Call(CallCommand::SetLateness { .. })
        | C::Call(CallCommand::Call { .. })
        | C::Call(CallCommand::CallNext)
        | C::Call(CallCommand::StartAll)
        | C::Call(CallCommand::Absent { .. })
        | C::Call(CallCommand::Arrive { .. })
        | C::Call(CallCommand::Postpone { .. })
        | C::Call(CallCommand::Start { .. })
        | C::Call(CallCommand::TableMade { .. })
        | C::Result(ResultCommand::Score { .. })
        | C::Call(CallCommand::Break { .. })
        | C::Call(CallCommand::LeaveRoom { .. })
        | C::Call(CallCommand::Return { .. })
        | C::Result(ResultCommand::Result { .. })
        | C::Result(ResultCommand::Confirm { .. })
        // These two have asked already, by showing what they touch.
        | C::Result(ResultCommand::Correct { .. })
        | C::Result(ResultCommand::Undo { .. })
        | C::Ruling(RulingCommand::Dispute { .. })
        | C::Ruling(RulingCommand::Rule { about: None, .. })
        | C::Appeal(AppealCommand::Appeal { .. })
        | C::Appeal(AppealCommand::Convene { .. })
        | C::Appeal(AppealCommand::Hear { .. })
        | C::Appeal(AppealCommand::CastVote { .. })
        | C::Ruling(RulingCommand::IllegalPlay { .. })
        | C::Ruling(RulingCommand::OrderClock { .. })
        | C::Ruling(RulingCommand::WrongLength { .. })
        | C::Ruling(RulingCommand::MixDice { .. })
        | C::Ruling(RulingCommand::ReplaceEquipment { .. })
        | C::Ruling(RulingCommand::NameReferee { .. })
        | C::Ruling(RulingCommand::RecordMatch { .. })
        | C::House(HouseCommand::Tick) => false,
    }
}

fn question(sheet: &Sheet<'_>, command: &TournamentCommand) -> Option<String> {
    use TournamentCommand as C;
    let about = |word: &str, what: String| Some(sheet.say_with(word, &[("what", what.into())]));
    match command {
        C::Entry(EntryCommand::Withdraw { entrant }) => about(withdrawal(sheet, *entrant), sheet.name(*entrant)),
        C::Ruling(RulingCommand::Rule { remedy, about: Some(entrant), .. }) => {
            about(sanction(*remedy)?, sheet.name(*entrant))
        }
        C::Desk(DeskCommand::Finish { leaving }) if leaving.is_empty() => {
            about("tournament-finish-sure", sheet.view().settings.name.clone())
        }
        C::Desk(DeskCommand::Finish { leaving }) => {
            about("tournament-finish-early-sure", end::names_of(sheet, leaving))
        }
        C::Entry(EntryCommand::PayAll { division }) => {
            about("tournament-pay-all-sure", sheet.title(&sheet.division(division)?.division))
        }
        C::Draw(DrawCommand::CutOff { division }) => {
            about("tournament-cut-off-sure", sheet.title(&sheet.division(division)?.division))
        }
        C::Draw(DrawCommand::CloseLatePlace { division: _, place }) => {
            about("tournament-late-close-sure", format!("LA{place}"))
        }
        C::Draw(DrawCommand::PublishDraw { division }) => {
            about("tournament-publish-sure", sheet.title(&sheet.division(division)?.division))
        }
        C::Draw(DrawCommand::Draw { division, .. }) => {
            let drawn = sheet.division(division).filter(|one| one.draw.state == DrawState::Drawn)?;
            about("tournament-draw-again-sure", sheet.title(&drawn.division))
        }
        C::Desk(DeskCommand::ChangeDivision { division }) => {
            about("tournament-pool-drop-sure", dropped_pool(sheet, division)?)
        }
        C::Desk(DeskCommand::Dismiss { office: _, person }) => {
            about("tournament-dismiss-sure", sheet.person(Some(person)))
        }
        C::Appeal(AppealCommand::ReplaceMember { ruling, member, .. }) => {
            about("tournament-member-replace-sure", appeal::member_of(sheet, *ruling, member))
        }
        C::Appeal(AppealCommand::DecideAppeal { ruling }) => votes(sheet, *ruling),
        C::Appeal(AppealCommand::CloseAppeal { ruling, .. }) => {
            about("tournament-appeal-undecided-sure", ruling.to_string())
        }
        _ => None,
    }
}

/// A director can take a withdrawal back, a player can't take back their own.
fn withdrawal(sheet: &Sheet<'_>, entrant: EntrantId) -> &'static str {
    let you = &sheet.view().you;
    let is_own = you.entrants.contains(&entrant) && !you.offices.contains(&Office::Director);
    if is_own { "tournament-withdraw-own-sure" } else { "tournament-withdraw-sure" }
}

/// The question before a ruling that ends something for a player.
const fn sanction(remedy: Remedy) -> Option<&'static str> {
    match remedy {
        Remedy::LossOfMatch => Some("tournament-loss-sure"),
        Remedy::Disqualify => Some("tournament-disqualify-sure"),
        Remedy::Ban => Some("tournament-ban-sure"),
        Remedy::Stands
        | Remedy::LegalPlay
        | Remedy::RollAgain
        | Remedy::VoidDoubles
        | Remedy::GiveTime { .. }
        | Remedy::ReplaceClock
        | Remedy::ReplaceEquipment
        | Remedy::MixDice
        | Remedy::RemoveSpectator
        | Remedy::Warning
        | Remedy::PenaltyPoints { .. }
        | Remedy::LossOfGame { .. }
        | Remedy::Settled => None,
    }
}

/// The side pool that a division would no longer have.
fn dropped_pool(sheet: &Sheet<'_>, division: &Division) -> Option<String> {
    let known = &sheet.division(&division.id)?.division;
    let is_gone = |name: &str| !division.pools.iter().any(|pool| pool.name == name);
    known.pools.iter().find(|pool| is_gone(&pool.name)).map(|pool| pool.name.clone())
}

/// How the votes of an appeal stand, before it is closed by them.
fn votes(sheet: &Sheet<'_>, number: RulingNumber) -> Option<String> {
    let view = sheet.view();
    let appeal = view.rulings.iter().find(|ruling| ruling.number == number)?.appeal.as_ref()?;
    let is_director =
        |voter: &_| view.officials.iter().any(|(office, one)| *office == Office::Director && one == voter);
    let all: Vec<Vote> = appeal.counted(is_director).collect();
    let count = |vote: Vote| i64::try_from(all.iter().filter(|one| **one == vote).count()).unwrap_or(0);
    let (uphold, overturn) = (count(Vote::Uphold), count(Vote::Overturn));
    let word = if overturn > uphold { "tournament-appeal-overturn-sure" } else { "tournament-appeal-uphold-sure" };
    let about = [("ruling", number.number().into()), ("uphold", uphold.into()), ("overturn", overturn.into())];
    Some(sheet.say_with(word, &about))
}
