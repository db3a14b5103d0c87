//! Chouettes as the house runs them: opened, joined by people and bots, kept over a wooden board, looked at.

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, PlayerId, TableId, Time, dice_proof::MatchNumber};
use tavola_club::chouette::{
    Chouette, ChouetteAct, ChouetteActor, ChouetteCommand, ChouetteEvent, ChouetteFacts, ChouetteStream, ChouetteView,
    ChouetteViewer, DiceCommand, Door, HouseCommand, MemberCommand, PlayMode, Presence, SealedDice, Settings, Stage,
    Stake, TalkCommand, is_entered,
};
use tavola_engine::Level;

use crate::{
    app::App,
    base::{
        ids::{AccountId, CommandId, InvitationToken, StreamId, Version},
        random,
    },
    club::{
        bots::{self, BotLevel, bot_id, is_bot},
        chouette_opening::{Host, NewChouette},
    },
    store::{Awaits, RowWrite, Status},
    stream::rooms::{CommandContext, Connection, EntryPath, Kind, ListEntry, OwnChain, Rooms, Submitter},
    web::errors::AppError,
};

/// All chouettes.
pub type Chouettes = Rooms<ChouetteStream>;

/// The names the house's bots go by, one after the other.
const NAMES: [&str; 24] = [
    "Alba", "Brio", "Cino", "Dora", "Elmo", "Fosca", "Gino", "Ilda", "Lapo", "Mina", "Nilo", "Olga", "Pico", "Rita",
    "Sandro", "Tea", "Ugo", "Vera", "Zeno", "Ada", "Berto", "Clara", "Dino", "Emma",
];

/// A chouette that has just been opened.
#[derive(Debug, Clone, Serialize)]
pub struct OpenedChouette {
    /// The chouette.
    pub id: StreamId,
    /// What the link for others ends in.
    pub invitation: InvitationToken,
}

/// A chouette as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChouetteSummary {
    /// Who is there, by name, the box first once the order is known.
    pub names: Vec<String>,
    /// How many games have ended.
    pub games: usize,
    /// The preset's name.
    pub preset: String,
    /// Where the board is.
    pub play: PlayMode,
    /// Who may join.
    #[serde(default)]
    pub door: Door,
    /// What a point is worth.
    #[serde(default)]
    pub stake: Stake,
}

impl Rooms<ChouetteStream> {
    /// Opens a chouette for a host, and lets them and the bots in.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub async fn open(&self, new: &NewChouette, host: &AccountId, name: &str) -> Result<OpenedChouette, AppError> {
        let settings = Box::new(new.settings(player(host))?);
        let (id, invitation) = (StreamId::fresh(), InvitationToken::new(random::hex(16)));
        let invited = vec![RowWrite::invitation(&invitation, &id, self.time())];
        self.begin(&id, ChouetteCommand::House(HouseCommand::Open { settings }), invited).await?;
        if new.host == Host::Plays {
            let who = Submitter::Person {
                account: host.clone(),
                name: name.to_owned(),
                on_behalf: None,
                way: EntryPath::Invitation,
            };
            self.by_house_for(&id, "host", who, ChouetteCommand::Member(MemberCommand::Join { name: None })).await?;
        }
        for &BotLevel(level) in &new.bots {
            self.let_bot_in(&id, level).await?;
        }
        Ok(OpenedChouette { id, invitation })
    }

    /// Opens a chouette for the same people once this one is over, by the same rules and for the same stake, and lets
    /// them all in; whoever asks first keeps it unless the keeper does. Asked again, it is the same one.
    ///
    /// # Errors
    /// If the session is not over, the account was not part of it, or the database fails.
    pub async fn again(&self, id: &StreamId, account: &AccountId) -> Result<OpenedChouette, AppError> {
        let over = self.existing(id).await?.state;
        let asks = player(account);
        if over.settings().keeper.as_ref() != Some(&asks) && !is_there(&over, &over.seat_of(&asks)) {
            return Err(AppError::Forbidden);
        }
        if over.sequel().is_none() {
            let go_on =
                ChouetteCommand::House(HouseCommand::GoOn { chouette: TableId::new(StreamId::fresh().as_str()) });
            self.by_house(id, &CommandId::fresh().to_string(), go_on).await?;
        }
        let over = self.existing(id).await?.state;
        let sequel = over.sequel().ok_or(AppError::Busy)?;
        let next = StreamId::new(sequel.as_str());
        let known = self.store().invitation_of(&next).await?;
        let invitation = match known {
            Some(invitation) => invitation,
            None => self.open_for(&over, &next, asks).await?,
        };
        Ok(OpenedChouette { id: next, invitation })
    }

    /// Opens a chouette for those of another.
    async fn open_for(&self, over: &Chouette, next: &StreamId, asks: PlayerId) -> Result<InvitationToken, AppError> {
        let kept = over.settings().keeper.clone().filter(|keeper| is_there(over, keeper));
        let wooden = over.settings().play == PlayMode::OverTheBoard;
        let keeper = if wooden { over.settings().keeper.clone() } else { kept };
        let settings = Settings {
            keeper: Some(keeper.unwrap_or(asks)),
            stake: over.stake().clone(),
            carried: over.carried_on(),
            ..over.settings().clone()
        };
        let invitation = InvitationToken::new(random::hex(16));
        let invited = vec![RowWrite::invitation(&invitation, next, self.time())];
        self.begin(next, ChouetteCommand::House(HouseCommand::Open { settings: Box::new(settings) }), invited).await?;
        for member in over.present() {
            let name = over.members().get(member).map(|member| member.name.clone()).unwrap_or_default();
            let (who, join) = if is_bot(member) {
                (Submitter::Bot(member.clone()), ChouetteCommand::Member(MemberCommand::Join { name: Some(name) }))
            } else {
                let account = AccountId::new(over.account_of(member).as_str());
                let who = Submitter::Person { account, name, on_behalf: None, way: EntryPath::Invitation };
                (who, ChouetteCommand::Member(MemberCommand::Join { name: None }))
            };
            self.by_house_for(next, &CommandId::fresh().to_string(), who, join).await?;
        }
        Ok(invitation)
    }

    /// Lets a bot join.
    ///
    /// # Errors
    /// If there is no such chouette, it is full or over the board, or the database fails.
    pub async fn let_bot_in(&self, id: &StreamId, level: Level) -> Result<PlayerId, AppError> {
        let state = self.existing(id).await?.state;
        if state.settings().play == PlayMode::OverTheBoard {
            return Err(AppError::bots(super::chouette_opening::MOST_BOTS));
        }
        let known = state.members().keys().filter(|member| is_bot(member)).count();
        let bot = bot_id(level, known + 1);
        let name = NAMES.iter().cycle().nth(known).map(|name| (*name).to_owned());
        let key = CommandId::fresh();
        self.by_bot(id, &bot, key, ChouetteCommand::Member(MemberCommand::Join { name })).await?;
        Ok(bot)
    }

    /// Whether an account keeps the chouette.
    ///
    /// # Errors
    /// If there is no such chouette, it is not their, or the database fails.
    pub async fn kept_by(&self, id: &StreamId, account: &AccountId) -> Result<(), AppError> {
        let state = self.existing(id).await?.state;
        if state.settings().keeper == Some(player(account)) { Ok(()) } else { Err(AppError::Forbidden) }
    }

    async fn by_house_for(
        &self,
        id: &StreamId,
        name: &str,
        who: Submitter,
        command: ChouetteCommand,
    ) -> Result<Version, AppError> {
        let key = crate::store::CommandKey { actor: "house".to_owned(), id: CommandId::new(name) };
        self.by(id, who, key, command).await
    }
}

fn player(account: &AccountId) -> PlayerId {
    PlayerId::new(account.as_str())
}

impl Kind for ChouetteStream {
    type Actor = ChouetteActor;
    type Viewer = ChouetteViewer;
    type View = ChouetteView;

    fn rooms(app: &App) -> &Chouettes {
        app.chouettes()
    }

    fn admit(
        state: &Chouette,
        who: Submitter,
        command: ChouetteCommand,
    ) -> Result<(ChouetteActor, ChouetteCommand), AppError> {
        match who {
            Submitter::House => Ok((ChouetteActor::House, command)),
            Submitter::Bot(bot) => Ok((ChouetteActor::Player(bot), command)),
            Submitter::Person { .. } if is_the_houses(&command) => Err(AppError::Forbidden),
            Submitter::Person { account, on_behalf: Some(other), .. } => {
                for_another(state, &player(&account), other, command)
            }
            Submitter::Person { account, name, way, .. } => {
                for_himself(state, state.seat_of(&player(&account)), name, way, command)
            }
        }
    }

    fn facts(state: &Chouette, around: &CommandContext<'_, Self>) -> ChouetteFacts {
        let of = TableId::new(around.stream.as_str());
        let secret = around.locked.secret(state.dice_set().unwrap_or(MatchNumber::FIRST));
        let sealed = secret.map(|secret| SealedDice { of, secret });
        ChouetteFacts::new(around.now, around.actor.clone()).with_sealed(sealed)
    }

    fn viewer(state: &Chouette, account: Option<&AccountId>) -> ChouetteViewer {
        account.map_or(ChouetteViewer::Watcher, |account| ChouetteViewer::Member(state.seat_of(&player(account))))
    }

    fn view(state: &Chouette, viewer: &ChouetteViewer, now: Time, _: Version) -> Option<ChouetteView> {
        let mut view = (state.version() > 0).then(|| state.view(viewer, now))?;
        let ChouetteViewer::Member(person) = viewer else { return Some(view) };
        let keeps = state.settings().keeper.as_ref() == Some(person);
        if !keeps {
            view.legal_of.clear();
        }
        // Whoever has never been in comes in by a link, and says there what they are called.
        let is_new = !keeps && !state.members().contains_key(person);
        view.legal.actions.retain(|act| is_theirs(state, person, EntryPath::Address, *act));
        view.legal.actions.retain(|act| !is_new || *act != ChouetteAct::Join);
        Some(view)
    }

    fn visible_events(state: &Chouette, events: Vec<ChouetteEvent>, viewer: &ChouetteViewer) -> Vec<ChouetteEvent> {
        state.told(&events, viewer)
    }

    fn status(state: &Chouette) -> Option<Status> {
        match state.stage() {
            Stage::Unopened => None,
            Stage::Gathering => Some(Status::Waiting),
            Stage::Closed => Some(Status::Over),
            _ => Some(Status::Playing),
        }
    }

    fn list_entry(state: &Chouette, now: Time) -> Option<ListEntry> {
        let status = Self::status(state)?;
        let awaits = if status == Status::Over { Awaits::Nobody } else { bots::chouette::awaits(state, now) };
        let summary = serde_json::to_string(&ChouetteSummary::of(state)).unwrap_or_default();
        Some(ListEntry { status, awaits, summary })
    }

    fn seats(state: &Chouette) -> Vec<(String, AccountId)> {
        let keeper = state.settings().keeper.iter().map(|keeper| ("keeper".to_owned(), keeper));
        let members = state.members().keys().chain(state.claimants()).filter(|member| !is_bot(member));
        let members = members.map(|member| (member.to_string(), member));
        keeper.chain(members).map(|(place, member)| (place, AccountId::new(member.as_str()))).collect()
    }

    fn people(state: &Chouette) -> Vec<AccountId> {
        let there = state.members().iter().filter(|(id, member)| member.presence != Presence::Gone && !is_bot(id));
        there.map(|(id, _)| AccountId::new(id.as_str())).collect()
    }

    fn is_words(command: &ChouetteCommand) -> bool {
        match command {
            ChouetteCommand::Talk(TalkCommand::Say { .. }) => true,
            ChouetteCommand::Talk(TalkCommand::Advise { text, .. }) => !text.is_empty(),
            _ => false,
        }
    }

    fn tick() -> ChouetteCommand {
        ChouetteCommand::House(HouseCommand::Tick)
    }

    fn resumed(down: Millis) -> ChouetteCommand {
        ChouetteCommand::House(HouseCommand::Resumed { down })
    }

    fn presence(state: &Chouette, account: &AccountId, line: Connection) -> Option<ChouetteCommand> {
        let member = player(account);
        let online = state.settings().play == PlayMode::Online;
        let there = state.members().get(&member).is_some_and(|member| member.presence != Presence::Gone);
        (online && there).then_some(match line {
            Connection::Opened => ChouetteCommand::House(HouseCommand::Connected { member }),
            Connection::Closed => ChouetteCommand::House(HouseCommand::Disconnected { member }),
        })
    }

    fn deposits(state: &Chouette, account: &AccountId) -> Option<OwnChain> {
        let side = state.dice_side(&player(account))?;
        Some(OwnChain { of: state.dice_set()?, side, committed: state.chain(side) })
    }
}

/// Somebody acts for themselves.
fn for_himself(
    state: &Chouette,
    person: PlayerId,
    name: String,
    way: EntryPath,
    command: ChouetteCommand,
) -> Result<(ChouetteActor, ChouetteCommand), AppError> {
    let act = command.act().ok_or(AppError::Forbidden)?;
    if !is_theirs(state, &person, way, act) {
        return Err(AppError::Forbidden);
    }
    Ok(match command {
        ChouetteCommand::Member(MemberCommand::Join { .. }) => (
            ChouetteActor::Player(person),
            ChouetteCommand::Member(MemberCommand::Join { name: Some(name).filter(|name| !name.is_empty()) }),
        ),
        ChouetteCommand::Member(MemberCommand::ClaimSeat { seat, .. }) => (
            ChouetteActor::Player(person),
            ChouetteCommand::Member(MemberCommand::ClaimSeat {
                seat,
                name: Some(name).filter(|name| !name.is_empty()),
            }),
        ),
        command if is_the_keepers(state, act) => (ChouetteActor::House, command),
        command => (ChouetteActor::Player(person), command),
    })
}

/// Whether an act is that person's to do, whatever the rules say of it: what is not is offered to nobody.
fn is_theirs(state: &Chouette, person: &PlayerId, way: EntryPath, act: ChouetteAct) -> bool {
    let keeps = state.settings().keeper.as_ref() == Some(person);
    match act {
        ChouetteAct::Join => {
            let has_joined = state.members().contains_key(person);
            keeps || has_joined || way == EntryPath::Invitation || state.settings().door == Door::Open
        }
        ChouetteAct::ClaimSeat => !keeps && (way == EntryPath::Invitation || state.settings().door == Door::Open),
        act if is_the_keepers(state, act) => keeps,
        // A game is begun by those who are in it; the session is ended by who keeps it, while they are there.
        ChouetteAct::StartGame => keeps || is_there(state, person),
        ChouetteAct::Close => keeps || (is_there(state, person) && !keeper_is_there(state)),
        _ => true,
    }
}

/// The keeper acts for another: over the board for everybody, on the system's board for the bots they have let in.
fn for_another(
    state: &Chouette,
    keeper: &PlayerId,
    other: PlayerId,
    command: ChouetteCommand,
) -> Result<(ChouetteActor, ChouetteCommand), AppError> {
    let wooden = state.settings().play == PlayMode::OverTheBoard;
    let for_bot = is_bot(&other)
        && matches!(
            command,
            ChouetteCommand::Member(MemberCommand::Leave) | ChouetteCommand::Dice(DiceCommand::RollDie { .. })
        );
    // Whoever has an account comes by themselves: the keeper enters new seats of the book, and acts for those that are there.
    let enters = matches!(command, ChouetteCommand::Member(MemberCommand::Join { .. })) && is_entered(&other);
    let is_known = state.members().contains_key(&other) || other == *keeper;
    let allowed = if wooden { !is_bot(&other) && (is_known || enters) } else { for_bot };
    if state.settings().keeper.as_ref() != Some(keeper) || !allowed {
        return Err(AppError::Forbidden);
    }
    Ok((ChouetteActor::Player(other), command))
}

fn keeper_is_there(state: &Chouette) -> bool {
    state.settings().keeper.as_ref().is_some_and(|keeper| is_there(state, keeper) && !state.is_away(keeper))
}

fn is_there(state: &Chouette, person: &PlayerId) -> bool {
    state.members().get(person).is_some_and(|member| member.presence == Presence::Here)
}

/// Whether a command is the house's own.
const fn is_the_houses(command: &ChouetteCommand) -> bool {
    matches!(command, ChouetteCommand::House(_))
}

/// Whether an act is entered by the keeper: the stake; over a wooden board whatever happens on it.
fn is_the_keepers(state: &Chouette, act: ChouetteAct) -> bool {
    let wooden = state.settings().play == PlayMode::OverTheBoard;
    match act {
        ChouetteAct::SetStake | ChouetteAct::GrantClaim | ChouetteAct::RefuseClaim => true,
        ChouetteAct::SetOrder
        | ChouetteAct::Tie
        | ChouetteAct::Rolled
        | ChouetteAct::Result
        | ChouetteAct::Undo
        | ChouetteAct::StartGame
        | ChouetteAct::Close => wooden,
        _ => false,
    }
}
