//! What becomes of a command: judged against the state, then everything that follows by the rules.

mod board;
mod club;
mod cubes;
mod due;
mod duties;
mod follow;
mod lines;
mod roll;
mod talk;

use tavola_base::dice_proof::RollPurpose;
use tavola_base::{PlayerId, Time};
use tavola_rules::Die;

use super::command::ChouetteCommand;
use super::dice::SealedDice;
use super::duty::CubeAnswer;
use super::event::{ChouetteEvent, Happened, Origin};
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
        let event = ChouetteEvent { at: self.now, origin, what };
        self.state = std::mem::take(&mut self.state).after(&event);
        self.events.push(event);
    }

    fn carry_out(&mut self, command: ChouetteCommand) -> Result<(), ChouetteRefusal> {
        if let Some(sealed) = self.facts.sealed.as_ref().filter(|_| self.state.dice.is_sealed()) {
            match (&command, roll::asked_by(&command)) {
                (ChouetteCommand::OpenLink { number, link, seen }, _) => {
                    return self.open_link(*number, (*link, *seen), sealed);
                }
                (ChouetteCommand::Tick, _) if self.state.dice.called.is_some() => {
                    return self.open_missing_links(sealed);
                }
                (ChouetteCommand::Tick, _) if self.state.opening_due().is_some_and(|due| due <= self.now) => {
                    self.facts.house_only()?;
                    let the_box = self.state.playing()?.the_box.clone();
                    return self.call(the_box, RollPurpose::Opening, None, sealed);
                }
                (_, Some((purpose, link))) => {
                    return self.call(self.facts.player()?.clone(), purpose, link, sealed);
                }
                _ => {}
            }
        }
        let acts = self.state.judge(command, self.facts)?;
        self.act(acts);
        Ok(())
    }

    /// Pushes acts, each with what follows from it; none after the game has ended by one of them.
    fn act(&mut self, acts: Vec<Happened>) {
        let playing = self.state.game().is_some();
        let taken_back = matches!(acts[..], [Happened::Undone { .. }]);
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
        match (&self.stage, &command) {
            (Stage::Unopened, ChouetteCommand::Open { .. }) => {}
            (Stage::Unopened, _) => return Err(ChouetteRefusal::NotOpened),
            (_, ChouetteCommand::Open { .. }) => return Err(ChouetteRefusal::OpenedAlready),
            (
                Stage::Closed,
                ChouetteCommand::Pay { .. } | ChouetteCommand::Undo { .. } | ChouetteCommand::GoOn { .. },
            ) => {}
            (Stage::Closed, _) => return Err(ChouetteRefusal::Over),
            _ => {}
        }
        self.not_between_call_and_fall(&command)?;
        match command {
            ChouetteCommand::Connected { member } => self.connected(member, facts),
            ChouetteCommand::Disconnected { member } => self.disconnected(member, facts),
            ChouetteCommand::Resumed { down } => self.resumed(down, facts),
            ChouetteCommand::Open { settings } => {
                facts.house_only()?;
                Ok(vec![Happened::Opened { settings }])
            }
            ChouetteCommand::SetStake { stake } => self.set_stake(stake, facts),
            ChouetteCommand::SetOrder { order } => self.set_order(&order, facts),
            ChouetteCommand::StartGame => self.start_game(),
            ChouetteCommand::Undo { steps } => self.undo(steps),
            ChouetteCommand::Close => self.close(),
            ChouetteCommand::GoOn { chouette } => self.go_on(chouette, facts),
            ChouetteCommand::Tick => {
                facts.house_only()?;
                self.due(facts.now)
            }
            ChouetteCommand::Rolled => self.rolled(),
            ChouetteCommand::Tie { die } => self.tie(die),
            ChouetteCommand::Result { winner, kind } => self.result(winner, kind),
            command => self.judge_player(command, facts.player()?, facts),
        }
    }

    fn judge_player(&self, command: ChouetteCommand, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        if let ChouetteCommand::Join { name } = command {
            return self.join_in(person, name);
        }
        if let ChouetteCommand::Pay { to, currency, amount } = command {
            return self.pay(person, &to, currency, amount);
        }
        if !self.joined.contains(person) {
            return Err(ChouetteRefusal::NotHere(person.clone()));
        }
        match command {
            ChouetteCommand::Leave => self.leave(person),
            ChouetteCommand::CommitChain { set, anchor, length } => self.commit_chain(person, set, (anchor, length)),
            ChouetteCommand::RollDie { die } => self.roll_die(person, die, facts),
            ChouetteCommand::SeekPartner => self.seek_partner(person, facts.now),
            ChouetteCommand::AcceptPartner => self.answer_partner(person, Wanted::Yes),
            ChouetteCommand::DeclinePartner => self.answer_partner(person, Wanted::No),
            ChouetteCommand::DrawPartner { member } => self.draw_partner(person, member, facts),
            ChouetteCommand::EndPartnership => self.end_partnership(person),
            ChouetteCommand::Double { cubes } => self.double(person, cubes.as_deref(), facts.now),
            ChouetteCommand::Hold => self.hold(person),
            ChouetteCommand::Answer { answers } => self.answer(person, &cubes::Given::Each(&answers)),
            ChouetteCommand::Take => self.answer(person, &cubes::Given::All(CubeAnswer::Take)),
            ChouetteCommand::Drop => self.answer(person, &cubes::Given::All(CubeAnswer::Drop)),
            ChouetteCommand::Beaver => self.answer(person, &cubes::Given::All(CubeAnswer::Beaver)),
            ChouetteCommand::Raccoon => self.answer(person, &cubes::Given::All(CubeAnswer::Raccoon)),
            ChouetteCommand::Otter => self.answer(person, &cubes::Given::All(CubeAnswer::Otter)),
            ChouetteCommand::GiveExtra => self.answer_extra(person, Wanted::Yes),
            ChouetteCommand::DeclineExtra => self.answer_extra(person, Wanted::No),
            ChouetteCommand::AskAdvice { member } => self.ask_advice(person, &member),
            ChouetteCommand::Advise { text, steps } => self.advise(person, text, steps),
            ChouetteCommand::OfferSettlement { cube, points } => self.offer_settlement(person, cube.as_ref(), points),
            ChouetteCommand::AcceptSettlement { cube } => self.accept_settlement(person, cube.as_ref()),
            ChouetteCommand::DeclineSettlement { cube } => self.decline_settlement(person, cube.as_ref()),
            command => self.judge_board(command, person, facts),
        }
    }

    /// The game in play; there is none before the order is known.
    fn playing(&self) -> Result<&InPlay, ChouetteRefusal> {
        let unknown = self.line.is_none();
        self.game().ok_or(if unknown { ChouetteRefusal::OrderUnknown } else { ChouetteRefusal::NoGame })
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
