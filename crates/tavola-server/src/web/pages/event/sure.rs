//! The question before an act of weight: one that ends something, or can't be undone. It is asked of every form.

use maud::{Markup, html};
use tavola_tournament::{
    EntrantId, TournamentCommand,
    ruling::{Remedy, RulingNumber, Vote},
    stream::{
        command::Office,
        division::Division,
        view::{DrawState, EventStage},
    },
};

use super::{Place, Sheet, appeal, end, page_of};
use crate::base::ids::CommandId;
use crate::web::http::event::written::Fields;
use crate::web::page_data::{EventData, Reader};

/// A form that was sent: what it says, under which name, and where it came from.
pub(crate) struct Sent<'a> {
    /// Its fields.
    pub(crate) fields: &'a Fields,
    /// The name of what it asks for: sent twice it acts once.
    pub(crate) command_id: &'a CommandId,
    /// Where one goes without having done it.
    pub(crate) back: &'a str,
}

/// The page that asks before `command` is put to the event, with the form's fields to be sent again; none if it is done
/// without asking.
#[must_use]
pub(crate) fn sure(reader: &Reader, data: &EventData, command: &TournamentCommand, sent: &Sent<'_>) -> Option<Markup> {
    // Whoever changes the language here is where the form was.
    let reader = Reader { path: sent.back.to_owned(), ..reader.clone() };
    let sheet = Sheet::new(&reader, data);
    let question = question(&sheet, command).filter(|_| sheet.view().stage == EventStage::Open)?;
    let title = sheet.say("ev-sure");
    Some(page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            section.confirm #confirm {
                h1 { (title) }
                p { (question) }
                form.acts method="post" action=(sheet.at("/command")) {
                    @for (name, text) in sent.fields.iter().filter(|(name, _)| *name != "command_id") { input type="hidden" name=(name) value=(text); }
                    input type="hidden" name="command_id" value=(sent.command_id);
                    input type="hidden" name="sure" value="yes";
                    button.button { (sheet.say("ev-sure-do")) }
                }
                p { a href=(sent.back) { (sheet.say("ev-cancel")) } }
            }
        },
    ))
}

/// Whether an act may need the question. Every command is named, so that a new one is decided here.
pub(crate) const fn may_ask(command: &TournamentCommand) -> bool {
    use TournamentCommand as C;
    match command {
        C::Withdraw { .. }
        | C::Rule { about: Some(_), .. }
        | C::Finish { .. }
        | C::CutOff { .. }
        | C::CloseLatePlace { .. }
        | C::PublishDraw { .. }
        | C::Draw { .. }
        | C::ChangeDivision { .. }
        | C::Dismiss { .. }
        | C::ReplaceMember { .. }
        | C::DecideAppeal { .. }
        | C::CloseAppeal { .. } => true,
        C::Open { .. }
        | C::AddDivision { .. }
        | C::SetNotes { .. }
        | C::SetTables { .. }
        | C::CloseTable { .. }
        | C::OpenTable { .. }
        | C::Appoint { .. }
        | C::AppointCommittee { .. }
        | C::Announce { .. }
        | C::WithdrawAnnouncement { .. }
        | C::Enter { .. }
        | C::Approve { .. }
        | C::RefuseEntry { .. }
        | C::Import { .. }
        | C::Rebuy { .. }
        | C::Pay { .. }
        | C::JoinPool { .. }
        | C::SellLot { .. }
        | C::PlayOff { .. }
        | C::Nominate { .. }
        | C::AddWords { .. }
        | C::DrawRound { .. }
        | C::Schedule { .. }
        | C::Call { .. }
        | C::CallNext
        | C::Absent { .. }
        | C::Arrive { .. }
        | C::Postpone { .. }
        | C::Start { .. }
        | C::TableMade { .. }
        | C::Score { .. }
        | C::Break { .. }
        | C::LeaveRoom { .. }
        | C::Return { .. }
        | C::Result { .. }
        | C::Confirm { .. }
        // These two have asked already, by showing what they touch.
        | C::Correct { .. }
        | C::Undo { .. }
        | C::Dispute { .. }
        | C::Rule { about: None, .. }
        | C::Appeal { .. }
        | C::Hear { .. }
        | C::CastVote { .. }
        | C::IllegalPlay { .. }
        | C::OrderClock { .. }
        | C::WrongLength { .. }
        | C::MixDice { .. }
        | C::ReplaceEquipment { .. }
        | C::RecordMatch { .. }
        | C::Tick => false,
    }
}

fn question(sheet: &Sheet<'_>, command: &TournamentCommand) -> Option<String> {
    use TournamentCommand as C;
    let about = |word: &str, what: String| Some(sheet.say_with(word, &[("what", what.into())]));
    match command {
        C::Withdraw { entrant } => about(withdrawal(sheet, *entrant), sheet.name(*entrant)),
        C::Rule { remedy, about: Some(entrant), .. } => about(sanction(*remedy)?, sheet.name(*entrant)),
        C::Finish { leaving } if leaving.is_empty() => about("ev-finish-sure", sheet.view().settings.name.clone()),
        C::Finish { leaving } => about("ev-finish-early-sure", end::names_of(sheet, leaving)),
        C::CutOff { division } => about("ev-cut-off-sure", sheet.title(&sheet.division(division)?.division)),
        C::CloseLatePlace { division: _, place } => about("ev-late-close-sure", format!("LA{place}")),
        C::PublishDraw { division } => about("ev-publish-sure", sheet.title(&sheet.division(division)?.division)),
        C::Draw { division, .. } => {
            let drawn = sheet.division(division).filter(|one| one.draw.state == DrawState::Drawn)?;
            about("ev-draw-again-sure", sheet.title(&drawn.division))
        }
        C::ChangeDivision { division } => about("ev-pool-drop-sure", dropped_pool(sheet, division)?),
        C::Dismiss { office: _, person } => about("ev-dismiss-sure", sheet.person(Some(person))),
        C::ReplaceMember { ruling, member, .. } => {
            about("ev-member-replace-sure", appeal::member_of(sheet, *ruling, member))
        }
        C::DecideAppeal { ruling } => votes(sheet, *ruling),
        C::CloseAppeal { ruling, .. } => about("ev-appeal-undecided-sure", ruling.to_string()),
        _ => None,
    }
}

/// A director can take a withdrawal back, a player can't take back their own.
fn withdrawal(sheet: &Sheet<'_>, entrant: EntrantId) -> &'static str {
    let you = &sheet.view().you;
    let is_own = you.entrants.contains(&entrant) && !you.offices.contains(&Office::Director);
    if is_own { "ev-withdraw-own-sure" } else { "ev-withdraw-sure" }
}

/// The question before a ruling that ends something for a player.
const fn sanction(remedy: Remedy) -> Option<&'static str> {
    match remedy {
        Remedy::LossOfMatch => Some("ev-loss-sure"),
        Remedy::Disqualify => Some("ev-disqualify-sure"),
        Remedy::Ban => Some("ev-ban-sure"),
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
    let word = if overturn > uphold { "ev-appeal-overturn-sure" } else { "ev-appeal-uphold-sure" };
    let about = [("ruling", number.number().into()), ("uphold", uphold.into()), ("overturn", overturn.into())];
    Some(sheet.say_with(word, &about))
}
