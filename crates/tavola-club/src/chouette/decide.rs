//! What becomes of a command: judged against the state, then everything that follows by the rules.

mod board;
mod claims;
mod club;
mod cubes;
mod due;
mod duties;
mod follow;
mod lines;
mod roll;
mod talk;

use tavola_base::{PlayerId, Time};
use tavola_rules::Die;

use super::command::{
    ChouetteCommand, CubeCommand, DiceCommand, EntryCommand, HouseCommand, MemberCommand, PartnerCommand,
    SessionCommand, TalkCommand,
};
use super::dice::SealedDice;
use super::duty::CubeAnswer;
use super::event::{ChouetteEvent, Happened, Origin, SessionEvent};
use super::in_play::InPlay;
use super::refusal::ChouetteRefusal;
use super::state::{Chouette, Stage};

pub(super) use due::{next_deadline, wakes_at};

/// Who acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChouetteActor {
    /// A member, or whoever wants to be one. Over the board also who enters it for them.
    Player(PlayerId),
    /// The house: opening, timer, keeper.
    House,
}

/// What is known when a command is decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChouetteFacts {
    /// The time.
    pub now: Time,
    /// Who acts.
    pub actor: ChouetteActor,
    /// The two dice of the next roll, where the command may need them: of an opening roll the box's, then the
    /// captain's; of a roll for the order the first.
    pub dice: Option<[Die; 2]>,
    /// On the system's board: what the house makes the dice from. Then they are called, and fall by themselves.
    pub sealed: Option<SealedDice>,
}

type Judged = Result<Vec<Happened>, ChouetteRefusal>;

/// Events as they are decided, and the state they have led to.
struct Draft<'a> {
    state: Chouette,
    events: Vec<ChouetteEvent>,
    now: Time,
    facts: &'a ChouetteFacts,
}

impl Draft<'_> {
    fn push(&mut self, what: Happened) {
        let origin = if self.events.is_empty() { Origin::Command } else { Origin::Consequence };
        let event = ChouetteEvent { at: self.now, origin, kept: None, what };
        self.state = std::mem::take(&mut self.state).after(&event);
        self.events.push(event);
    }

    fn carry_out(&mut self, command: ChouetteCommand) -> Result<(), ChouetteRefusal> {
        if let Some(sealed) = self.facts.sealed.as_ref().filter(|_| self.state.dice.is_sealed())
            && let Some(done) = self.by_sealed_dice(&command, sealed)
        {
            return done;
        }
        let acts = self.state.judge(command, self.facts)?;
        self.act(acts);
        Ok(())
    }

    /// Pushes acts, each with what follows from it; none after the game has ended by one of them.
    fn act(&mut self, acts: Vec<Happened>) {
        let playing = self.state.game().is_some();
        let taken_back = matches!(acts[..], [Happened::Session(SessionEvent::Undone { .. })]);
        for act in acts {
            if playing && self.state.game().is_none() {
                break;
            }
            self.push(act);
            if !taken_back {
                self.follow_up();
            }
        }
    }
}

/// The events a command leads to.
pub(super) fn decide(
    state: &Chouette,
    command: ChouetteCommand,
    facts: &ChouetteFacts,
) -> Result<Vec<ChouetteEvent>, ChouetteRefusal> {
    if !command.is_bounded() {
        return Err(ChouetteRefusal::TooLarge);
    }
    let mut draft = Draft { state: state.clone(), events: Vec::new(), now: facts.now, facts };
    draft.carry_out(command)?;
    draft.turn_over_the_dice();
    Ok(draft.events)
}

impl Chouette {
    pub(super) fn judge(&self, command: ChouetteCommand, facts: &ChouetteFacts) -> Judged {
        self.is_in_its_stage(&command)?;
        self.not_between_call_and_fall(&command)?;
        match command {
            ChouetteCommand::House(command) => self.judge_house(command, facts),
            ChouetteCommand::Session(command) => self.judge_session(command, facts),
            ChouetteCommand::Entry(command) => self.judge_entry(command),
            ChouetteCommand::Member(command) => self.judge_member(command, facts),
            ChouetteCommand::Partner(command) => self.judge_partner(command, self.acting(facts)?, facts),
            ChouetteCommand::Dice(command) => self.judge_dice(command, self.acting(facts)?, facts),
            ChouetteCommand::Board(command) => self.judge_board(command, self.acting(facts)?),
            ChouetteCommand::Cube(command) => self.judge_cube(command, self.acting(facts)?, facts.now),
            ChouetteCommand::Talk(command) => self.judge_talk(command, self.acting(facts)?),
        }
    }

    /// Only the opening comes before it, and little after the end.
    fn is_in_its_stage(&self, command: &ChouetteCommand) -> Result<(), ChouetteRefusal> {
        match (&self.stage, command) {
            (Stage::Unopened, ChouetteCommand::House(HouseCommand::Open { .. }))
            | (
                Stage::Closed,
                ChouetteCommand::Member(
                    MemberCommand::Pay { .. }
                    | MemberCommand::ClaimSeat { .. }
                    | MemberCommand::GrantClaim { .. }
                    | MemberCommand::RefuseClaim { .. },
                )
                | ChouetteCommand::Talk(TalkCommand::Say { .. })
                | ChouetteCommand::Entry(EntryCommand::Undo { .. })
                | ChouetteCommand::House(HouseCommand::GoOn { .. }),
            ) => Ok(()),
            (Stage::Unopened, _) => Err(ChouetteRefusal::NotOpened),
            (_, ChouetteCommand::House(HouseCommand::Open { .. })) => Err(ChouetteRefusal::OpenedAlready),
            (Stage::Closed, _) => Err(ChouetteRefusal::Over),
            (
                Stage::Gathering | Stage::Ordering { .. } | Stage::Between | Stage::Seeking { .. } | Stage::Playing(_),
                _,
            ) => Ok(()),
        }
    }

    fn judge_house(&self, command: HouseCommand, facts: &ChouetteFacts) -> Judged {
        facts.house_only()?;
        match command {
            HouseCommand::Open { settings } => Ok(vec![Happened::Session(SessionEvent::Opened { settings })]),
            HouseCommand::GoOn { chouette } => self.go_on(chouette),
            HouseCommand::Tick => self.due(facts.now),
            HouseCommand::Connected { member } => self.connected(member),
            HouseCommand::Disconnected { member } => self.disconnected(member),
            HouseCommand::Resumed { down } => self.resumed(down),
        }
    }

    fn judge_session(&self, command: SessionCommand, facts: &ChouetteFacts) -> Judged {
        match command {
            SessionCommand::SetOrder { order } => self.set_order(&order, facts),
            SessionCommand::SetStake { stake } => self.set_stake(stake, facts),
            SessionCommand::StartGame => self.start_game(),
            SessionCommand::Close => self.close(),
        }
    }

    fn judge_entry(&self, command: EntryCommand) -> Judged {
        match command {
            EntryCommand::Tie { die } => self.tie(die),
            EntryCommand::Rolled => self.rolled(),
            EntryCommand::Result { winner, kind } => self.result(winner, kind),
            EntryCommand::Undo { steps } => self.undo(steps),
        }
    }

    fn judge_member(&self, command: MemberCommand, facts: &ChouetteFacts) -> Judged {
        match command {
            MemberCommand::Join { name } => self.join_in(facts.player()?, name),
            MemberCommand::Leave => self.leave(self.acting(facts)?),
            MemberCommand::Pay { to, currency, amount } => self.pay(facts.player()?, &to, currency, amount),
            MemberCommand::ClaimSeat { seat, name } => self.claim_seat(facts.player()?, seat, name),
            MemberCommand::GrantClaim { person } => self.grant_claim(&person, facts),
            MemberCommand::RefuseClaim { person } => self.refuse_claim(&person, facts),
        }
    }

    fn judge_partner(&self, command: PartnerCommand, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        match command {
            PartnerCommand::SeekPartner => self.seek_partner(person, facts.now),
            PartnerCommand::AcceptPartner => self.answer_partner(person, Wanted::Yes),
            PartnerCommand::DeclinePartner => self.answer_partner(person, Wanted::No),
            PartnerCommand::DrawPartner { member } => self.draw_partner(person, member, facts),
            PartnerCommand::EndPartnership => self.end_partnership(person),
        }
    }

    fn judge_dice(&self, command: DiceCommand, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        match command {
            DiceCommand::RollDie { die } => self.roll_die(person, die, facts),
            DiceCommand::RollOpening { link: _ } => self.roll_opening(self.playing()?, person, facts),
            DiceCommand::Roll { link: _ } => self.roll(self.playing()?, person, facts),
            DiceCommand::CommitChain { set, anchor, length } => self.commit_chain(person, set, (anchor, length)),
            // Links of sealed dice are opened before anything is judged.
            DiceCommand::OpenLink { number: _, link: _, seen: _ } => {
                self.playing().and(Err(ChouetteRefusal::HouseOnly))
            }
        }
    }

    fn judge_cube(&self, command: CubeCommand, person: &PlayerId, now: Time) -> Judged {
        let all = |answer| self.answer(person, &cubes::Given::All(answer));
        match command {
            CubeCommand::Double { cubes } => self.double(person, cubes.as_deref(), now),
            CubeCommand::Hold => self.hold(person),
            CubeCommand::Answer { answers } => self.answer(person, &cubes::Given::Each(&answers)),
            CubeCommand::Take => all(CubeAnswer::Take),
            CubeCommand::Drop => all(CubeAnswer::Drop),
            CubeCommand::Beaver => all(CubeAnswer::Beaver),
            CubeCommand::Raccoon => all(CubeAnswer::Raccoon),
            CubeCommand::Otter => all(CubeAnswer::Otter),
            CubeCommand::GiveExtra => self.answer_extra(person, Wanted::Yes),
            CubeCommand::DeclineExtra => self.answer_extra(person, Wanted::No),
        }
    }

    fn judge_talk(&self, command: TalkCommand, person: &PlayerId) -> Judged {
        match command {
            TalkCommand::AskAdvice { member } => self.ask_advice(person, &member),
            TalkCommand::TakeBackAsking { member } => self.take_back_asking(person, &member),
            TalkCommand::Advise { text, steps } => self.advise(person, text, steps),
            TalkCommand::AgreeToAdvice { number } => self.agree_to_advice(person, number),
            TalkCommand::Say { text } => talk::say(person, text),
            TalkCommand::OfferSettlement { cube, points } => self.offer_settlement(person, cube.as_ref(), points),
            TalkCommand::AcceptSettlement { cube } => self.accept_settlement(person, cube.as_ref()),
            TalkCommand::DeclineSettlement { cube } => self.decline_settlement(person, cube.as_ref()),
        }
    }

    /// Whoever acts: a member who is there.
    fn acting<'a>(&self, facts: &'a ChouetteFacts) -> Result<&'a PlayerId, ChouetteRefusal> {
        let person = facts.player()?;
        if self.joined.contains(person) { Ok(person) } else { Err(ChouetteRefusal::NotHere(person.clone())) }
    }

    /// The game in play; there is none before the order is known.
    fn playing(&self) -> Result<&InPlay, ChouetteRefusal> {
        let missing = if self.joined.len() < self.fewest_players() {
            ChouetteRefusal::TooFew
        } else if self.line.is_none() {
            ChouetteRefusal::OrderUnknown
        } else {
            ChouetteRefusal::NoGame
        };
        self.game().ok_or(missing)
    }

    fn over_the_board_only(&self) -> Result<(), ChouetteRefusal> {
        if self.is_over_the_board() { Ok(()) } else { Err(ChouetteRefusal::OnlyOverTheBoard) }
    }

    fn online_only(&self) -> Result<(), ChouetteRefusal> {
        if self.is_over_the_board() { Err(ChouetteRefusal::OnlyOnline) } else { Ok(()) }
    }

    /// So much later; never over the board, where nobody is hurried.
    fn answer_until(&self, now: Time) -> Option<Time> {
        self.settings.pace.answer.filter(|_| !self.is_over_the_board()).map(|span| now + span)
    }
}

/// Whether something offered is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Yes,
    No,
}

impl ChouetteFacts {
    /// Facts without dice.
    #[must_use]
    pub const fn new(now: Time, actor: ChouetteActor) -> Self {
        Self { now, actor, dice: None, sealed: None }
    }

    /// The same facts with what the house makes the dice from.
    #[must_use]
    pub fn with_sealed(mut self, sealed: Option<SealedDice>) -> Self {
        self.sealed = sealed;
        self
    }

    fn player(&self) -> Result<&PlayerId, ChouetteRefusal> {
        match &self.actor {
            ChouetteActor::Player(person) => Ok(person),
            ChouetteActor::House => Err(ChouetteRefusal::PlayerOnly),
        }
    }

    fn house_only(&self) -> Result<(), ChouetteRefusal> {
        if self.actor == ChouetteActor::House { Ok(()) } else { Err(ChouetteRefusal::HouseOnly) }
    }

    fn two_dice(&self) -> Result<[Die; 2], ChouetteRefusal> {
        self.dice.ok_or(ChouetteRefusal::DiceMissing)
    }
}
