// Written by `cargo xtask wire` from the Rust types. Do not edit.

export type Action = { "type": "throw_opening", 
/**
 * White's die.
 */
white: Die, 
/**
 * Black's die.
 */
black: Die, } | { "type": "count_tie" } | { "type": "roll", 
/**
 * What fell.
 */
roll: Roll, } | { "type": "double" } | { "type": "take" } | { "type": "drop" } | { "type": "beaver" } | { "type": "raccoon" } | { "type": "otter" } | { "type": "play", 
/**
 * The steps; none where nothing can be moved.
 */
play: Play, } | { "type": "challenge" } | { "type": "accept_play" } | { "type": "concede", 
/**
 * What is offered.
 */
kind: WinKind, } | { "type": "accept_concession" } | { "type": "reject_concession" } | { "type": "claim", 
/**
 * What is claimed.
 */
kind: WinKind, } | { "type": "roll_early", 
/**
 * What fell.
 */
roll: Roll, } | { "type": "double_early" } | { "type": "double_by_mistake" } | { "type": "annul_doubles" } | { "type": "correct_start" };

export type AutomaticDoubles = "none" | { "up_to": AutomaticLimit } | "first_then_by_consent";

export type AutomaticLimit = number;

export type Away = number;

export type BackgammonRule = "only_with_none_off" | "even_with_some_off";

export type BySide<T> = { 
/**
 * White's.
 */
white: T, 
/**
 * Black's.
 */
black: T, };

export type Cause = "score" | "flag" | "too_slow" | "absent" | "left" | "conceded" | "ruling" | "session_over";

export type ChainLength = number;

export type ClockMode = "simple_delay" | "bronstein" | "fischer";

export type ClockSettings = { 
/**
 * What the delay means.
 */
mode: ClockMode, 
/**
 * Bank for each point of the match. A game of money play counts as one point, and its bank is filled anew.
 */
bank_per_point: Millis, 
/**
 * Free time, or increment, of each turn.
 */
delay: Millis, };

export type ClockView = { 
/**
 * What the delay means.
 */
mode: ClockMode, 
/**
 * The free time, or increment, of each turn.
 */
delay: Millis, 
/**
 * Whose time runs.
 */
running: Side | null, 
/**
 * Free time left in the turn that runs.
 */
delay_left: Millis, 
/**
 * What the banks show.
 */
bank: BySide<Millis>, 
/**
 * How much network delay can still be given back.
 */
lag_left: BySide<Millis>, 
/**
 * Why it was stopped, if it was.
 */
stopped: StopReason | null, };

export type CommandName = "take_seat" | "ready" | "roll" | "play" | "double" | "take" | "drop" | "beaver" | "raccoon" | "otter" | "accept_play" | "challenge" | "concede" | "concede_match" | "accept_concession" | "reject_concession" | "claim" | "claim_absence" | "annul_doubles" | "next_game" | "offer_rematch" | "accept_rematch" | "decline_rematch" | "leave";

export type Crawford = "off" | "on";

export type CrawfordState = "pre" | "crawford" | "post";

export type Cube = { 
/**
 * What it shows: the stake of a single game.
 */
value: CubeValue, 
/**
 * Whose it is.
 */
owner: CubeOwner, };

export type CubeOwner = "middle" | "white" | "black";

export type CubeResponses = "take_or_drop" | "beaver" | "raccoon" | "otter";

export type CubeValue = number;

export type CubeView = { 
/**
 * What it shows.
 */
value: CubeValue, 
/**
 * Whose it is.
 */
owner: CubeOwner, 
/**
 * Whether there is doubling in this game at all (not in the Crawford game or a match to one point).
 */
enabled: boolean, };

export type DiceView = { 
/**
 * The house's commitment for this match; none where the dice come from elsewhere.
 */
house_commitment: Digest | null, 
/**
 * The house's secret, once the match is over.
 */
house_secret: Digest | null, 
/**
 * The seats' chains as committed.
 */
chains: BySide<TranscriptChain | null>, 
/**
 * The number of the last roll called; the next one is one higher.
 */
roll_number: RollNumber, };

export type Die = number;

export type Digest = string;

export type DoublingLimit = "none" | "tavola-reale";

export type Early = { "type": "rolled", 
/**
 * What fell.
 */
roll: Roll, } | { "type": "doubled" };

export type Ending = "borne_off" | "dropped" | "resigned" | "claimed" | "flag" | "forfeited" | "adjudicated";

export type Fault = { 
/**
 * Where it stands in the file: `rolls[3].links.white`.
 */
place: string, 
/**
 * What is wrong with it.
 */
what: string, };

export type GameRecord = { 
/**
 * Which of the match, from 1.
 */
number: number, 
/**
 * How it ended.
 */
result: GameResult, 
/**
 * What the winner got.
 */
points: Points, 
/**
 * The score after it.
 */
score: BySide<Points>, 
/**
 * Whether it was the Crawford game.
 */
crawford: boolean, };

export type GameResult = { 
/**
 * What ended it.
 */
ending: Ending, 
/**
 * The winner.
 */
winner: Side, 
/**
 * As it came about on the board or was conceded; what it counts is [`Outcome::points`].
 */
kind: WinKind, 
/**
 * The cube whose value is paid.
 */
cube: Cube, };

export type HistoryView = { 
/**
 * The ended games of this match.
 */
games: Array<GameRecord>, 
/**
 * The turns and cube acts of this game, first to last.
 */
turns: Array<TurnRecord>, };

export type Holland = "off" | "on";

export type Jacoby = "off" | "on";

export type LegalView = { 
/**
 * The commands in order.
 */
actions: Array<CommandName>, 
/**
 * The legal plays as a graph of steps, while the viewer is to play.
 */
steps: StepGraph | null, 
/**
 * How many different plays there are, while the viewer is to play.
 */
plays: number, 
/**
 * What the viewer can concede.
 */
concede: Array<WinKind>, 
/**
 * What the viewer can claim.
 */
claim: Array<WinKind>, 
/**
 * Why a command that one might expect is not in order: the clause.
 */
why_not: { [name in CommandName]?: string }, };

export type Legality = "strict" | "called";

export type Length = "unlimited" | { "points": MatchLength };

export type LinkSource = "client" | "escrow" | "house" | "default";

export type MatchLength = number;

export type MatchNumber = number;

export type Millis = number;

export type Offer = { 
/**
 * Who made the first double; he is on roll.
 */
doubler: Side, 
/**
 * How far the doubling has gone.
 */
step: OfferStep, 
/**
 * The stake if this step is accepted.
 */
asked: CubeValue, 
/**
 * The stake that is lost by refusing this step.
 */
refused: CubeValue, };

export type OfferStep = "double" | "beaver" | "raccoon" | "otter";

export type Origin = number;

export type Pace = { 
/**
 * For one decision; who takes longer loses the match (in money play the game).
 */
decision: Millis | null, 
/**
 * For coming back after the connection is lost; then the opponent may claim the match (in money play the game).
 */
absence: Millis | null, 
/**
 * For answering a concession; then it counts as rejected.
 */
answer: Millis, 
/**
 * For making the opening throw, and in a match for asking for the next game; then it happens by itself. In money
 * play the time for a decision holds for the next game, and the session ends after it.
 */
between: Millis, 
/**
 * For a page to open its link of the dice; then the house opens it.
 */
link: Millis, 
/**
 * For somebody to sit down and for a rematch; then the table is closed.
 */
idle: Millis, };

export type PaceView = { 
/**
 * The table's limits.
 */
limits: Pace, 
/**
 * Who has to decide now.
 */
waiting_for: Side | null, 
/**
 * When that player loses if nothing happens.
 */
decide_by: Time | null, 
/**
 * From when on each can be claimed to be absent, while gone.
 */
absent_from: BySide<Time | null>, };

export type PendingView = { "type": "concession", 
/**
 * Who concedes.
 */
by: Side, 
/**
 * What.
 */
kind: WinKind, } | { "type": "next_game", 
/**
 * Who.
 */
by: Side, } | { "type": "rematch", 
/**
 * Who.
 */
by: Side, };

export type PhaseView = { "type": "waiting" } | { "type": "opening", 
/**
 * What became of an equal throw just before.
 */
tie: Tie | null, 
/**
 * That equal throw's number.
 */
thrown: Die | null, } | { "type": "rolling", 
/**
 * Whose roll; none for the opening throw.
 */
side: Side | null, 
/**
 * Its number: each page opens its link for it.
 */
number: RollNumber, 
/**
 * Whose link is missing.
 */
missing: Array<Side>, } | { "type": "on_roll", 
/**
 * Who.
 */
side: Side, } | { "type": "doubled", 
/**
 * Who offered it.
 */
by: Side, 
/**
 * Who answers.
 */
to: Side, 
/**
 * The offer: step, stake asked, stake lost by refusing.
 */
offer: Offer, } | { "type": "to_play", 
/**
 * Who.
 */
side: Side, 
/**
 * What fell.
 */
roll: Roll, 
/**
 * Whether any play may be completed: called legality before a challenge.
 */
free: boolean, 
/**
 * For the first turn of a game: White's die and Black's.
 */
opening: BySide<Die> | null, 
/**
 * What the opponent has done too early.
 */
early: Early | null, } | { "type": "play_shown", 
/**
 * Who has played.
 */
side: Side, 
/**
 * The roll.
 */
roll: Roll, 
/**
 * The steps.
 */
steps: Array<Step>, 
/**
 * The board before.
 */
before: Setup, } | { "type": "game_over", 
/**
 * How it ended.
 */
result: GameResult, 
/**
 * What the winner got.
 */
points: Points, } | { "type": "match_over", 
/**
 * How the last game ended; none if it had not begun.
 */
result: GameResult | null, 
/**
 * The winner; none for a money session.
 */
winner: Side | null, 
/**
 * What decided it.
 */
cause: Cause, } | { "type": "closed" };

export type Play = Step[];

export type PlayerId = string;

export type Points = number;

export type PrematureRoll = "void" | "stands";

export type Preset = "money" | "match" | "tavola-reale" | "tournament" | "chouette-galore" | "chouette-club";

export type Refusal = { 
/**
 * The clause of the rulebook, such as `MOV-07`; none for a matter of the house, such as a seat already taken.
 */
clause: string | null, 
/**
 * The name of the sentence in the translations.
 */
message_key: string, 
/**
 * What the sentence speaks of.
 */
args: Record<string, string>, 
/**
 * The sentence in English, for logs and for programs without translations.
 */
message: string, 
/**
 * What would be legal instead, by command name.
 */
legal: Array<string>, };

export type Roll = [number, number];

export type RollNumber = number;

export type RuleChoice = { 
/**
 * The preset.
 */
preset: Preset, 
/**
 * How long is played, unless the preset's usual length.
 */
length?: Length | null, 
/**
 * See [`Knobs::jacoby`].
 */
jacoby?: Jacoby | null, 
/**
 * See [`Knobs::responses`].
 */
responses?: CubeResponses | null, 
/**
 * See [`Knobs::automatic_doubles`].
 */
automatic_doubles?: AutomaticDoubles | null, 
/**
 * See [`Knobs::crawford`].
 */
crawford?: Crawford | null, 
/**
 * See [`Knobs::holland`].
 */
holland?: Holland | null, 
/**
 * See [`Knobs::doubling_limit`].
 */
doubling_limit?: DoublingLimit | null, 
/**
 * See [`Knobs::backgammon`].
 */
backgammon?: BackgammonRule | null, 
/**
 * See [`Knobs::premature_roll`].
 */
premature_roll?: PrematureRoll | null, 
/**
 * See [`Knobs::legality`].
 */
legality?: Legality | null, };

export type RuleSet = RuleChoice;

export type ScoreView = { 
/**
 * Points won.
 */
points: BySide<Points>, 
/**
 * What is played to; none in money play.
 */
length: number | null, 
/**
 * What each still needs; none in money play.
 */
away: BySide<Away> | null, };

export type SeatPlan = { "type": "open" } | { "type": "taken", 
/**
 * By whom.
 */
sitter: Sitter, } | { "type": "invited", 
/**
 * SHA-256 of the invitation's token, as [`invitation_digest`] makes it: the token itself is in no event.
 */
invitation: Digest, };

export type SeatView = { 
/**
 * The name of who sits there; none while free.
 */
name: string | null, 
/**
 * Person or bot; none while free.
 */
kind: SitterKind | null, 
/**
 * Whether a free seat is kept for somebody invited.
 */
invited: boolean, 
/**
 * Whether the player is ready for the match.
 */
ready: boolean, 
/**
 * Whether the player is connected.
 */
connected: boolean, 
/**
 * Since when the player is gone.
 */
gone_since: Time | null, };

export type Setup = { 
/**
 * White's points 1 to 24: White's checkers positive, Black's negative.
 */
points: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * Checkers on the bar.
 */
bar: BySide<number>, 
/**
 * Checkers borne off.
 */
off: BySide<number>, };

export type Side = "white" | "black";

export type Sitter = { 
/**
 * Who it is.
 */
player: PlayerId, 
/**
 * The name shown.
 */
name: string, 
/**
 * Person or program.
 */
kind: SitterKind, };

export type SitterKind = "person" | "bot";

export type Step = { 
/**
 * Where the checker stood.
 */
from: Origin, 
/**
 * Where it went.
 */
to: Target, 
/**
 * Whether it hit a blot there; read as "no" where it is left out.
 */
hit: boolean, };

export type StepEdge = { 
/**
 * Where the checker stands: 1 to 24, 25 for the bar.
 */
from: Origin, 
/**
 * Where it goes: 1 to 24, 0 for off.
 */
to: Target, 
/**
 * The number used, which may be larger than the way in bearing off.
 */
die: Die, 
/**
 * Whether it hits.
 */
hit: boolean, 
/**
 * The index of the node it leads to.
 */
next: number, };

export type StepGraph = { 
/**
 * The nodes: checkers moved so far and dice left decide which one a player is at.
 */
nodes: Array<StepNode>, };

export type StepNode = { 
/**
 * The steps that can follow; none where the turn is complete.
 */
steps: Array<StepEdge>, };

export type StopReason = "fallen" | "contested" | "director" | "break" | "faulty";

export type TableCommand = { "type": "open", 
/**
 * On these terms.
 */
terms: Terms, } | { "type": "take_seat", 
/**
 * Where; without it on whichever seat is free, the invited one first.
 */
side?: Side, 
/**
 * The token of the invitation, where the seat is kept for one.
 */
invitation?: string, } | { "type": "seat", 
/**
 * Where.
 */
side: Side, 
/**
 * Whom.
 */
sitter: Sitter, } | { "type": "ready", 
/**
 * The committed end of one's chain; without it the house draws a chain for the seat.
 */
anchor?: Digest, 
/**
 * How many links that chain has.
 */
length?: ChainLength, } | { "type": "roll", 
/**
 * One's own link for this roll, where the seat has its own chain.
 */
link?: Digest, } | { "type": "open_link", 
/**
 * The roll.
 */
number: RollNumber, 
/**
 * The link.
 */
link: Digest, } | { "type": "play", 
/**
 * The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "double" } | { "type": "take" } | { "type": "drop" } | { "type": "beaver" } | { "type": "raccoon" } | { "type": "otter" } | { "type": "accept_play" } | { "type": "challenge" } | { "type": "concede", 
/**
 * What is offered.
 */
kind: WinKind, } | { "type": "concede_match" } | { "type": "accept_concession" } | { "type": "reject_concession" } | { "type": "claim", 
/**
 * What is claimed.
 */
kind: WinKind, } | { "type": "claim_absence" } | { "type": "roll_early" } | { "type": "double_early" } | { "type": "double_by_mistake" } | { "type": "annul_doubles" } | { "type": "correct_start" } | { "type": "next_game" } | { "type": "offer_rematch" } | { "type": "accept_rematch" } | { "type": "decline_rematch" } | { "type": "leave" } | { "type": "disconnected", 
/**
 * Whose.
 */
side: Side, } | { "type": "connected", 
/**
 * Whose.
 */
side: Side, } | { "type": "give_time", 
/**
 * How much to whom.
 */
time: BySide<Millis>, 
/**
 * Why, for the record.
 */
reason: string, } | { "type": "resumed", 
/**
 * How long it was down.
 */
down: Millis, } | { "type": "stop_clock", 
/**
 * Why.
 */
reason: StopReason, } | { "type": "start_clock" } | { "type": "order_clock", 
/**
 * How it is set.
 */
settings: ClockSettings, } | { "type": "award_match", 
/**
 * The winner.
 */
winner: Side, 
/**
 * Why, for the record.
 */
reason: string, } | { "type": "tick" };

export type TableEvent = { 
/**
 * When.
 */
at: Time, 
/**
 * Network delay given back to the side whose clock ran (CLK-12).
 */
credit?: Millis, } & ({ "type": "opened", 
/**
 * On these terms.
 */
terms: Terms, 
/**
 * The house's commitment for the first match; none for wooden dice and replays.
 */
commitment: Digest | null, } | { "type": "seated", 
/**
 * Where.
 */
side: Side, 
/**
 * Who.
 */
sitter: Sitter, } | { "type": "unseated", 
/**
 * Which.
 */
side: Side, } | { "type": "got_ready", 
/**
 * Which.
 */
side: Side, 
/**
 * Its chain, where the dice are made from chains.
 */
chain: TranscriptChain | null, } | { "type": "match_started", 
/**
 * Which of this table.
 */
number: MatchNumber, } | { "type": "game_started", 
/**
 * Which of the match, from 1.
 */
number: number, } | { "type": "roll_called", 
/**
 * Its number.
 */
number: RollNumber, 
/**
 * Whose; none for the opening throw.
 */
by: Side | null, } | { "type": "link_opened", 
/**
 * For which roll.
 */
number: RollNumber, 
/**
 * Whose.
 */
side: Side, 
/**
 * The link.
 */
link: Digest, 
/**
 * By whom.
 */
source: LinkSource, } | { "type": "acted", 
/**
 * Whose; White's for the opening throw, which is both's.
 */
side: Side, 
/**
 * What, with the dice that fell.
 */
action: Action, } | { "type": "answer_missed", 
/**
 * Who did not answer.
 */
side: Side, } | { "type": "decided", 
/**
 * Who lost.
 */
loser: Side, 
/**
 * By what.
 */
cause: Cause, } | { "type": "game_ended", 
/**
 * How.
 */
result: GameResult, 
/**
 * What the winner got; none where the match was decided away from the board.
 */
points: Points, } | { "type": "next_game_wanted", 
/**
 * Who.
 */
side: Side, } | { "type": "match_ended", 
/**
 * The winner; none for a money session.
 */
winner: Side | null, 
/**
 * Why.
 */
cause: Cause, } | { "type": "dice_opened", 
/**
 * The secret.
 */
secret: Digest, } | { "type": "rematch_offered", 
/**
 * Who.
 */
side: Side, } | { "type": "rematch_declined", 
/**
 * By whom.
 */
side: Side, } | { "type": "rematch_agreed", 
/**
 * The house's commitment for it.
 */
commitment: Digest | null, } | { "type": "left", 
/**
 * Who.
 */
side: Side, } | { "type": "disconnected", 
/**
 * Whose.
 */
side: Side, } | { "type": "connected", 
/**
 * Whose.
 */
side: Side, } | { "type": "time_given", 
/**
 * How much to whom.
 */
time: BySide<Millis>, 
/**
 * Why.
 */
reason: string, } | { "type": "resumed", 
/**
 * How long.
 */
down: Millis, } | { "type": "clock_stopped", 
/**
 * Why.
 */
reason: StopReason, } | { "type": "clock_started" } | { "type": "clock_ordered", 
/**
 * How it is set.
 */
settings: ClockSettings, } | { "type": "ruled", 
/**
 * Who won by it.
 */
winner: Side, 
/**
 * Why.
 */
reason: string, } | { "type": "closed" });

export type TableId = string;

export type TableState = "waiting" | "playing" | "over" | "closed";

export type TableView = { 
/**
 * The table.
 */
id: TableId, 
/**
 * How many events it has.
 */
version: number, 
/**
 * The server's time when this was made; clocks and deadlines are to be read against it.
 */
now: Time, 
/**
 * The viewer's side; none for a watcher.
 */
you: Side | null, 
/**
 * The rules played: the preset and every knob turned away from it.
 */
rules: RuleSet, 
/**
 * Both seats.
 */
seats: BySide<SeatView>, 
/**
 * Where the table stands as a whole.
 */
state: TableState, 
/**
 * The score.
 */
score: ScoreView, 
/**
 * Which match of this table: 1, or more after rematches.
 */
match: MatchNumber, 
/**
 * Which game of the match: from 1; 0 before the first.
 */
game_number: number, 
/**
 * Where the match stands with the Crawford game.
 */
crawford: CrawfordState, 
/**
 * The cube.
 */
cube: CubeView, 
/**
 * The checkers: White's numbering, White's checkers positive.
 */
board: Setup, 
/**
 * Pips both have to travel.
 */
pips: BySide<number>, 
/**
 * What is waited for.
 */
phase: PhaseView, 
/**
 * What has been offered and waits for an answer beside the game.
 */
pending: Array<PendingView>, 
/**
 * What the viewer may do; all empty for watchers.
 */
legal: LegalView, 
/**
 * The last completed turn.
 */
last_turn: TurnView | null, 
/**
 * The clock, if one is used.
 */
clock: ClockView | null, 
/**
 * Who keeps whom waiting, and until when.
 */
pace: PaceView, 
/**
 * Games and turns so far.
 */
history: HistoryView, 
/**
 * What is known about the dice.
 */
dice: DiceView, };

export type Target = number;

export type Terms = { 
/**
 * The name of its stream.
 */
table: TableId, 
/**
 * The rules played.
 */
rules: RuleSet, 
/**
 * What the seats are meant for.
 */
seats: BySide<SeatPlan>, 
/**
 * The clock, if one is used.
 */
clock?: ClockSettings | null, 
/**
 * How long anybody may keep the others waiting.
 */
pace: Pace, 
/**
 * Where the first match begins, if not at its beginning: a case, a position to be played.
 */
beginning?: unknown, };

export type Throw = "opening" | "turn";

export type Tie = "counted" | "not_counted" | "offered";

export type Time = number;

export type Transcript = { 
/**
 * The version of this format: 1.
 */
v: number, 
/**
 * The scheme: `tavola-dice-1`.
 */
scheme: string, 
/**
 * The table.
 */
table: TableId, 
/**
 * Which match of the table.
 */
match: MatchNumber, 
/**
 * Who sat where, by name.
 */
players: BySide<string>, 
/**
 * The house's commitment, shown before anybody sat down.
 */
house_commitment: Digest, 
/**
 * The house's secret; `null` until the match is over.
 */
house_secret: Digest | null, 
/**
 * Both chains.
 */
chains: BySide<TranscriptChain>, 
/**
 * The rolls, first to last.
 */
rolls: Array<TranscriptRoll>, };

export type TranscriptChain = { 
/**
 * `client` if the seat's page drew it, `house` if the house did.
 */
source: LinkSource, 
/**
 * Its committed end.
 */
anchor: Digest, 
/**
 * How many links it has.
 */
length: ChainLength, };

export type TranscriptLink = { 
/**
 * The link.
 */
link: Digest, 
/**
 * Where it came from.
 */
source: LinkSource, };

export type TranscriptRoll = { 
/**
 * Its number in the match, from 1, without gaps.
 */
number: RollNumber, 
/**
 * What it was thrown for.
 */
throw: Throw, 
/**
 * Both links.
 */
links: BySide<TranscriptLink>, 
/**
 * What fell; for an opening throw White's die first.
 */
dice: [Die, Die], };

export type TurnRecord = { "type": "turn" } & TurnView | { "type": "cube", 
/**
 * Whose.
 */
side: Side, 
/**
 * What.
 */
act: CommandName, 
/**
 * The stake asked for, or agreed, or lost.
 */
value: CubeValue, } | { "type": "challenged", 
/**
 * Who had demanded it.
 */
side: Side, };

export type TurnView = { 
/**
 * Whose.
 */
side: Side, 
/**
 * The roll.
 */
roll: Roll, 
/**
 * The steps, numbered by the mover.
 */
steps: Array<Step>, 
/**
 * The steps written one by one: `24/18* 13/11`; empty where nothing could be moved.
 */
text: string, };

export type Verdict = { 
/**
 * How many rolls were looked at.
 */
rolls: number, 
/**
 * Everything that does not fit; none if the dice were honest.
 */
faults: Array<Fault>, };

export type WinKind = "single" | "gammon" | "backgammon";
