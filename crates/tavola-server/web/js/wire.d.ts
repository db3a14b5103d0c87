// Written by `cargo xtask wire` from the Rust types. Do not edit.

export type AccountId = string;

export type Act = { "type": "open", 
/**
 * To what.
 */
settings: DeviceSettings, } | { "type": "start_game" } | { "type": "opening", 
/**
 * Who begins.
 */
winner: Side, } | { "type": "press" } | { "type": "double" } | { "type": "take" } | { "type": "drop" } | { "type": "stop", 
/**
 * Why the clock is stopped.
 */
reason: StopReason, } | { "type": "call_director" } | { "type": "resume", 
/**
 * For whom, if not for whom it ran.
 */
side: Side | null, } | { "type": "resign", 
/**
 * As what.
 */
kind: WinKind, } | { "type": "claim", 
/**
 * As what.
 */
kind: WinKind, } | { "type": "accept" } | { "type": "reject" } | { "type": "result", 
/**
 * Who won it.
 */
winner: Side, 
/**
 * As what.
 */
kind: WinKind, 
/**
 * What the cube showed, if not what the device has.
 */
cube: CubeValue | null, } | { "type": "confirm" } | { "type": "compare", 
/**
 * The length at the top, if noted.
 */
length: MatchLength | null, 
/**
 * White's points.
 */
white: Points, 
/**
 * Black's points.
 */
black: Points, } | { "type": "take_break" } | { "type": "end_break" } | { "type": "resign_match" } | { "type": "withdraw" } | { "type": "call_flag" } | { "type": "flag_fell", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "undo" } | { "type": "correct_result", 
/**
 * Which game, from 1.
 */
game: number, 
/**
 * Who won it.
 */
winner: Side, 
/**
 * As what.
 */
kind: WinKind, 
/**
 * What the cube showed.
 */
cube: CubeValue, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "adjust_time", 
/**
 * Whose bank.
 */
side: Side, 
/**
 * How much, in milliseconds.
 */
millis: number, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "penalty", 
/**
 * Who is penalised.
 */
against: Side, 
/**
 * How many points the opponent gets.
 */
points: Points, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "warn", 
/**
 * Who is warned.
 */
against: Side, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "hold", 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "release" } | { "type": "set_length", 
/**
 * The bracket's.
 */
length: MatchLength, } | { "type": "bring_clock", 
/**
 * To what it is set.
 */
clock: ClockSettings, } | { "type": "absent", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "arrived" } | { "type": "award_match", 
/**
 * To whom.
 */
winner: Side, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "post" } | { "type": "gap", 
/**
 * When it was last seen alive.
 */
from: Time, 
/**
 * When it was back.
 */
to: Time, } | { "type": "restore", 
/**
 * Which gap, from 1.
 */
gap: number, } | { "type": "jump", 
/**
 * By how much, in milliseconds.
 */
millis: number, } | { "type": "claim_lease", 
/**
 * The device's own name, drawn by it.
 */
device: DeviceId, 
/**
 * Whose phone it is, if a player's; none for the table's own.
 */
whose: Side | null, } | { "type": "diverged", 
/**
 * The device's own name, drawn by it.
 */
device: DeviceId, 
/**
 * Under which lease.
 */
epoch: number, 
/**
 * Whose phone it is, if a player's.
 */
whose: Side | null, 
/**
 * What it has written.
 */
entries: Array<Entry>, } | { "type": "tick" } | { "type": "settle", 
/**
 * Which conflict, from 1.
 */
conflict: number, 
/**
 * Which log.
 */
keep: Keep, } | { "type": "count", 
/**
 * Which gap, from 1.
 */
gap: number, } | { "type": "received", 
/**
 * The line.
 */
line: EntryId, 
/**
 * When it came, by the device's time: later it cannot have been written.
 */
at: Time, } | { "type": "play_on" } | { "type": "cube_stands", 
/**
 * Which game, from 1: one on the sheet, or the one whose result is being confirmed.
 */
game: number, 
/**
 * What the cube showed: 2 or more.
 */
cube: CubeValue, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, };

export type Action = { "type": "roll_opening", 
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
play: Play, } | { "type": "challenge" } | { "type": "accept_play" } | { "type": "resign", 
/**
 * What is offered.
 */
kind: WinKind, } | { "type": "accept_resignation" } | { "type": "reject_resignation" } | { "type": "claim", 
/**
 * What is claimed.
 */
kind: WinKind, } | { "type": "roll_early", 
/**
 * What fell.
 */
roll: Roll, } | { "type": "double_early" } | { "type": "double_by_mistake" } | { "type": "annul_doubles" } | { "type": "correct_start" };

export type AdjournedView = { 
/**
 * Since when.
 */
since: Time, 
/**
 * Who was away too long, if it was adjourned for that.
 */
absent: Side | null, 
/**
 * When it is decided if it is not resumed; none if it waits for ever.
 */
resume_by: Time | null, };

export type Announcement = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * As it was written; at most 2,000 characters.
 */
text: string, };

export type ApiAccepted = { 
/**
 * The version it has brought the stream to.
 */
version: Version, };

export type ApiAct<C> = { 
/**
 * The program's name for it: sent again with the same one it is done once.
 */
command_id: CommandId, 
/**
 * What is to be done.
 */
command: C, 
/**
 * The version it was decided on: another is answered with 409 and the present view. Left out, any will do.
 */
expected?: Version | null, 
/**
 * For whom, if for somebody else: the host of a chouette over the board.
 */
as?: PlayerId | null, };

export type ApiAgainst = { 
/**
 * By length: length, matches, won by the first.
 */
lengths: Array<[number, number, number]>, 
/**
 * The latest matches, as the first’s.
 */
matches: Array<ApiPlayed>, };

export type ApiAnswer = { 
/**
 * `accept`, `decline`, `take_back` or `begin`.
 */
act: string, 
/**
 * Why it is declined.
 */
reason?: string | null, };

export type ApiAsked = { 
/**
 * Its name.
 */
challenge: ChallengeId, };

export type ApiChallenge = { 
/**
 * Its name.
 */
id: ChallengeId, 
/**
 * The other player.
 */
who: string, 
/**
 * Whether one has asked oneself.
 */
own: boolean, 
/**
 * `asked`, `agreed` or `begun`.
 */
standing: string, 
/**
 * The table, once it has begun.
 */
at_table: StreamId | null, 
/**
 * What is to be played.
 */
table: NewTable, 
/**
 * When, if not at once.
 */
at: Time | null, 
/**
 * Since when.
 */
since: Time, };

export type ApiChange = { 
/**
 * The pool.
 */
pool: string, 
/**
 * Points to win.
 */
length: number, 
/**
 * Whether it was won.
 */
won: boolean, 
/**
 * The rating before.
 */
before: number, 
/**
 * The rating after.
 */
after: number, 
/**
 * When it ended.
 */
at: Time, };

export type ApiDeposit = { 
/**
 * The seed.
 */
seed: Digest, };

export type ApiEvent = { "type": "place", 
/**
 * `table`, `chouette` or `tournament`.
 */
kind: string, 
/**
 * Its name in addresses.
 */
id: StreamId, 
/**
 * Its version.
 */
version: Version, 
/**
 * Whether one can act there now; of tables only.
 */
to_act: boolean, 
/**
 * Whether its match is over; of tables only.
 */
over: boolean, } | { "type": "challenge" } & ApiChallenge | { "type": "heartbeat", 
/**
 * The server's time.
 */
now: Time, };

export type ApiJoin = { 
/**
 * The seat of a chouette's book that one says is one's own.
 */
seat?: PlayerId | null, };

export type ApiJoined = { 
/**
 * The table or chouette.
 */
id: StreamId, 
/**
 * Its page.
 */
url: string, };

export type ApiLine<E, V> = { "type": "update" } & Update<E, V> | { "type": "heartbeat", 
/**
 * The version.
 */
version: Version, 
/**
 * The server's time.
 */
now: Time, };

export type ApiListed = { 
/**
 * Who.
 */
person: ApiPerson, 
/**
 * What their rating has gained in the time.
 */
gain: number, 
/**
 * Points played in it.
 */
points: number, 
/**
 * Matches played.
 */
matches: number, 
/**
 * Matches won.
 */
won: number, 
/**
 * 500 times the loss a decision, on the board of errors.
 */
errors: number | null, };

export type ApiMatch = { 
/**
 * Where its analysis is read.
 */
url: string, 
/**
 * Who played.
 */
names: BySide<string>, 
/**
 * Points won.
 */
points: BySide<number>, 
/**
 * Points to win; none in money play.
 */
length: number | null, 
/**
 * How many games.
 */
games: number, 
/**
 * When it was played, else when it came.
 */
at: Time, 
/**
 * What the next page is asked with.
 */
behind: string, };

export type ApiMe = { 
/**
 * The account.
 */
id: AccountId, 
/**
 * Its name.
 */
name: string, 
/**
 * Whether it is a bot's.
 */
bot: boolean, 
/**
 * What the token may do.
 */
scopes: Array<string>, };

export type ApiNewChallenge = { 
/**
 * The player’s name.
 */
to: string, 
/**
 * What is to be played; its opponent counts for nothing.
 */
table: NewTable, 
/**
 * When, if not at once.
 */
at?: Time | null, };

export type ApiNothing = Record<string, unknown>;

export type ApiNotice = { 
/**
 * Its name.
 */
key: string, 
/**
 * What kind of news it is: `turn`, `challenge`, `seek`, …
 */
kind: string, 
/**
 * About whom, if about somebody.
 */
person: string | null, 
/**
 * The page it leads to.
 */
url: string, 
/**
 * When it was told.
 */
at: Time, 
/**
 * Whether it was seen.
 */
seen: boolean, };

export type ApiOpenChouette = { 
/**
 * What is put behind `/join/` to join it.
 */
token: string, 
/**
 * Names, games, rules, stake.
 */
summary: unknown, };

export type ApiOpenTable = { 
/**
 * Its name in addresses.
 */
id: StreamId, 
/**
 * Names, score, length, rules.
 */
summary: unknown, };

export type ApiOpenTournament = { 
/**
 * Its name in addresses.
 */
id: StreamId, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many take part.
 */
players: number, 
/**
 * Whether it has begun.
 */
begun: boolean, };

export type ApiOpened = { 
/**
 * Its name in addresses.
 */
id: StreamId, 
/**
 * Its page.
 */
url: string, 
/**
 * Where whoever is invited joins, behind `/api/v1` too; none where nobody is.
 */
join_url: string | null, 
/**
 * In doubles the partner's link, then those of both opponents.
 */
join_urls?: Array<string>, };

export type ApiPerformance = { 
/**
 * 500 times the loss a decision.
 */
rating: number, 
/**
 * 95 of 100 times the true figure is within so much.
 */
within: number | null, 
/**
 * How many decisions it is made of.
 */
decisions: number, };

export type ApiPerson = { 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether a program plays.
 */
bot: boolean, 
/**
 * Their rating, if they have played for one.
 */
rating: number | null, 
/**
 * Whether it is still unsure.
 */
provisional: boolean, };

export type ApiPlace = { 
/**
 * `table`, `chouette` or `tournament`.
 */
kind: string, 
/**
 * Its name in addresses.
 */
id: StreamId, 
/**
 * `waiting`, `playing`, `over` or `broken`.
 */
status: string, 
/**
 * When something happened there last.
 */
updated_at: Time, 
/**
 * Names, score and rules, as lists show them.
 */
summary: unknown, };

export type ApiPlayed = { 
/**
 * The table.
 */
table: StreamId, 
/**
 * Which match of the table, from 1.
 */
number: number, 
/**
 * Against whom.
 */
opponent: ApiPerson, 
/**
 * Points to win.
 */
length: number, 
/**
 * Own points.
 */
own: number, 
/**
 * The opponent’s points.
 */
other: number, 
/**
 * Whether it was won.
 */
won: boolean, 
/**
 * Whether it counted for ratings.
 */
rated: boolean, 
/**
 * What it did to the rating: before and after.
 */
change: [number, number] | null, 
/**
 * When it ended.
 */
ended: Time, };

export type ApiProblem = { 
/**
 * `about:blank`: the status says it.
 */
type: string, 
/**
 * The status in words.
 */
title: string, 
/**
 * The status.
 */
status: number, 
/**
 * What is wrong, in English.
 */
detail: string, 
/**
 * The kind of error: `refused`, `scope`, `stale`, …
 */
code: string, 
/**
 * As `detail`.
 */
message: string, 
/**
 * The clause, where the rules refuse.
 */
clause?: string | null, 
/**
 * The address below this server where that clause is explained.
 */
clause_page?: string, 
/**
 * The sentence, for translation.
 */
message_key?: string, 
/**
 * What would be legal instead.
 */
legal?: Array<string>, 
/**
 * After how many seconds it is worth trying again.
 */
retry_after?: number, 
/**
 * With `stale`: the present version.
 */
version?: Version, };

export type ApiProfile = { 
/**
 * Who.
 */
person: ApiPerson, 
/**
 * Since when they are here.
 */
joined: Time, 
/**
 * Where they stand in each pool they have played in.
 */
standings: Array<ApiStanding>, 
/**
 * How their rating has moved in the pool they have played most in, the oldest change first.
 */
history: Array<ApiChange>, 
/**
 * How well they play, by the engine; none where too little was judged.
 */
performance: ApiPerformance | null, };

export type ApiQuestion<C> = { 
/**
 * The command.
 */
command: C, 
/**
 * For whom, if for somebody else.
 */
as?: PlayerId | null, };

export type ApiSay = { 
/**
 * The program’s name for it: sent again with the same one it is said once.
 */
command_id: CommandId, 
/**
 * `phrase` with the name of a `phrase`, `say` with a `text`, `want_words`, `want_no_words`, `mute`, `unmute` or `block`
 * with the number of a `line`.
 */
act: { type: string; phrase?: string; text?: string; line?: number }, };

export type ApiSeek = { 
/**
 * Its name.
 */
id: SeekId, 
/**
 * Who seeks.
 */
who: ApiPerson, 
/**
 * Whether it is one’s own.
 */
own: boolean, 
/**
 * Whether the club pairs it by itself.
 */
quick: boolean, 
/**
 * Whether it stands while nobody listens for its owner.
 */
stays: boolean, 
/**
 * What is to be played.
 */
table: NewTable, 
/**
 * How far the opponent’s rating may be from the seeker’s.
 */
range: number | null, 
/**
 * Since when.
 */
since: Time, };

export type ApiSought = { 
/**
 * The seek, where it stands: for as long as its owner listens to `/events`.
 */
seek?: SeekId, 
/**
 * The page of the table, where there is one.
 */
table?: string, };

export type ApiStanding = { 
/**
 * `people`, `correspondence` or `bots`.
 */
pool: string, 
/**
 * The rating, by the formula of FIBS.
 */
rating: number, 
/**
 * Points played.
 */
experience: number, 
/**
 * Matches played.
 */
matches: number, 
/**
 * How far the rating may be off, by Glicko-2.
 */
deviation: number, 
/**
 * When it last changed.
 */
changed: Time, };

export type ApiTv = { 
/**
 * The table; none if nobody plays.
 */
table: StreamId | null, };

export type ApiVerdict = { 
/**
 * Why; none if it would not.
 */
refusal: Refusal | null, };

export type ApiWish = { 
/**
 * The length of a quick button: 1, 5 or 7.
 */
quick?: number | null, 
/**
 * What is to be played; its opponent counts for nothing.
 */
table?: NewTable | null, 
/**
 * How far the opponent’s rating may be from one’s own.
 */
range?: number | null, };

export type ApiWithdraw = { 
/**
 * Which.
 */
id?: SeekId | null, };

export type Appeal = { 
/**
 * Who appealed; nobody where the director has brought it before the committee (TRN-02).
 */
by: EntrantId | null, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * Who sits: the committee, whoever is party replaced (TRN-02).
 */
members: Array<PlayerId>, 
/**
 * What those are called who came for somebody replaced.
 */
successors?: Array<CommitteeMember>, 
/**
 * Whose sides are heard: those there were when the appeal was made, whoever plays the match by now.
 */
sides: Array<EntrantId>, 
/**
 * Who of the two sides has been heard.
 */
heard: Array<EntrantId>, 
/**
 * The votes so far.
 */
votes: Array<[PlayerId, Vote]>, 
/**
 * Why it was closed without a decision, if it was; at most 2,000 characters.
 */
closed?: string, };

export type AppealCommand = { "type": "appeal", 
/**
 * Against which ruling.
 */
ruling: RulingNumber, 
/**
 * Who appeals.
 */
entrant: EntrantId, } | { "type": "convene", 
/**
 * Which ruling.
 */
ruling: RulingNumber, } | { "type": "replace_member", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * What that one is called, if not on the committee.
 */
name: string | null, } | { "type": "hear", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "cast_vote", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * Who votes.
 */
member: PlayerId, 
/**
 * Uphold or overturn.
 */
vote: Vote, } | { "type": "decide_appeal", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, } | { "type": "close_appeal", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, 
/**
 * Why, for the record; at most 2,000 characters.
 */
reason: string, };

export type Arg = { "number": number } | { "name": string } | { "player": PlayerId } | { "term": string } | { "noted": [Arg, Arg] } | { "list": Array<Arg> };

export type AtTheTable = { "type": "expected" } | { "type": "absent" } | { "type": "here", 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, } | { "type": "on_break", 
/**
 * Since when.
 */
since: Time, } | { "type": "away", 
/**
 * Since when.
 */
since: Time, };

export type AuctionLine = { 
/**
 * What its owner gets, once all is played.
 */
owner: Cents | null, 
/**
 * What its players get for the share they bought back.
 */
players_get: Cents | null, 
/**
 * The players in it.
 */
players: Array<EntrantId>, 
/**
 * Who bought it.
 */
buyer: string, 
/**
 * For how much.
 */
price: Cents, 
/**
 * The share that its players have bought back.
 */
bought_back: Rate, };

export type AutomaticDoubles = "none" | { "up_to": AutomaticLimit } | "first_then_by_consent";

export type AutomaticLimit = number;

export type AwardedPoints = { 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * To whom.
 */
to: Side, 
/**
 * How many.
 */
points: Points, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, 
/**
 * After how many games.
 */
after_game: number, 
/**
 * The score after it.
 */
score: BySide<Points>, };

export type Away = number;

export type BackgammonRule = "only_with_none_off" | "even_with_some_off";

export type Balance = number;

export type Banned = "no" | "yes";

export type BotLevel = "beginner" | "novice" | "casual" | "intermediate" | "advanced" | "expert" | "full";

export type BreakTaken = { 
/**
 * When it began.
 */
from: Time, 
/**
 * When it ended; none while it lasts.
 */
to: Time | null, };

export type BreakView = { 
/**
 * Those taken.
 */
taken: Array<BreakTaken>, 
/**
 * How many are left.
 */
left: number, 
/**
 * By how much the longest was too long so far (TRN-11).
 */
over: Millis, };

export type BySide<T> = { 
/**
 * White's.
 */
white: T, 
/**
 * Black's.
 */
black: T, };

export type CalcuttaPlan = { 
/**
 * How much of the prices comes back.
 */
returned: Rate, 
/**
 * The parts of the owners of the first, the second, …
 */
parts: Array<number>, };

export type CallCommand = { "type": "schedule", 
/**
 * Which match.
 */
match: MatchId | null, 
/**
 * Or of which division,
 */
division: DivisionId | null, 
/**
 * which stage
 */
stage: Stage | null, 
/**
 * and which round.
 */
round: Round | null, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, } | { "type": "set_lateness", 
/**
 * At which match.
 */
match: MatchId | null, 
/**
 * Or in which division,
 */
division: DivisionId | null, 
/**
 * which stage
 */
stage: Stage | null, 
/**
 * and which round.
 */
round: Round | null, 
/**
 * How; without it as in the tournament.
 */
lateness: Lateness | null, } | { "type": "call", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Where.
 */
table: TableNumber | null, } | { "type": "call_next" } | { "type": "absent", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Which of a Davis Cup pair; without it the pair.
 */
member: MemberOfPair | null, } | { "type": "arrive", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Which of a Davis Cup pair; without it the pair.
 */
member: MemberOfPair | null, } | { "type": "postpone", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, } | { "type": "start", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, } | { "type": "start_all" } | { "type": "table_made", 
/**
 * For which.
 */
match: MatchId, 
/**
 * The table's stream.
 */
table: TableId, 
/**
 * For which match of a Davis Cup tie.
 */
rubber: Rubber | null, } | { "type": "break", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "leave_room", 
/**
 * From which match.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "return", 
/**
 * To which match.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, };

export type CallView = { 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The table it would be called to.
 */
table: TableNumber | null, 
/**
 * When, by estimate.
 */
at: Time, };

export type Cause = "score" | "flag" | "too_slow" | "absent" | "left" | "resigned" | "ruling" | "session_over" | "annulled";

export type Cents = number;

export type ChainLength = number;

export type Chair = "first" | "second";

export type ChallengeId = string;

export type Charge = { "type": "entry" } | { "type": "pool", 
/**
 * The side pool's name, as it was set up.
 */
pool: string, };

export type ChouetteAccountView = { 
/**
 * The currency.
 */
currency: string, 
/**
 * What each has to get, or below zero to pay.
 */
balances: { [key in PlayerId]: Balance }, 
/**
 * Who owes whom, pair by pair.
 */
debts: Array<ChouettePayment>, 
/**
 * The fewest payments that settle it.
 */
payments: Array<ChouettePayment>, };

export type ChouetteAccounts = "stay" | "carried_on";

export type ChouetteAct = "join" | "leave" | "roll_die" | "set_order" | "set_stake" | "seek_partner" | "accept_partner" | "decline_partner" | "draw_partner" | "end_partnership" | "start_game" | "roll_opening" | "tie" | "count_tie" | "decline_tie" | "roll" | "commit_chain" | "open_link" | "rolled" | "play" | "challenge" | "accept_play" | "double" | "hold" | "take" | "drop" | "beaver" | "raccoon" | "otter" | "give_extra" | "decline_extra" | "ask_advice" | "take_back_asking" | "advise" | "agree_to_advice" | "say" | "resign" | "accept_resignation" | "reject_resignation" | "claim" | "result" | "offer_settlement" | "accept_settlement" | "decline_settlement" | "pay" | "undo" | "close" | "claim_seat" | "grant_claim" | "refuse_claim";

export type ChouetteAdvice = { 
/**
 * Which of this game, from 1.
 */
number: number, 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * In words.
 */
text: string, 
/**
 * By a play.
 */
steps: Array<Step>, 
/**
 * Who agrees.
 */
agreed: Array<PlayerId>, };

export type ChouetteAnswerSource = "player" | "silence";

export type ChouetteBeaver = "may" | "must";

export type ChouetteBetween = { 
/**
 * The box; or who has given an additional cube.
 */
box: PlayerId, 
/**
 * The member of the team.
 */
member: PlayerId, };

export type ChouetteBoardCommand = { "type": "count_tie" } | { "type": "decline_tie" } | { "type": "play", 
/**
 * The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "challenge" } | { "type": "accept_play" } | { "type": "resign", 
/**
 * What is offered.
 */
kind: WinKind, } | { "type": "accept_resignation" } | { "type": "reject_resignation" } | { "type": "claim", 
/**
 * What is claimed.
 */
kind: WinKind, };

export type ChouetteBoardView = { 
/**
 * The checkers: White's numbering, White's checkers positive.
 */
position: Setup, 
/**
 * Pips both have to travel.
 */
pips: BySide<number>, 
/**
 * What is waited for.
 */
phase: PhaseView, 
/**
 * A resignation that waits for its answer.
 */
resignation: PendingView | null, 
/**
 * The last play.
 */
last_turn: ChouetteLastTurn | null, };

export type ChouetteBoxFate = "stays" | "beaten" | "behind";

export type ChouetteBoxStays = "beats_captain" | "wins_and_level";

export type ChouetteCamp = "box" | "team";

export type ChouetteCaptainAfterDrop = "stays" | "temporary";

export type ChouetteCaptainCause = "declined" | "cube_dropped" | "settled" | "left" | "too_slow";

export type ChouetteCaptainCube = "off" | "if_any" | "must";

export type ChouetteCarried = { 
/**
 * Whoever owes or is owed something, by name; some of them may never come again.
 */
names: { [key in PlayerId]: string }, 
/**
 * What is open, one account for each currency.
 */
accounts: Array<ChouetteCarriedAccount>, };

export type ChouetteCarriedAccount = { 
/**
 * The currency.
 */
currency: Currency, 
/**
 * Who owes whom how much, in its smallest unit: the fewest payments that would have settled it.
 */
debts: Array<ChouettePayment>, };

export type ChouetteClaim = { 
/**
 * Their account.
 */
person: PlayerId, 
/**
 * What they go by.
 */
name: string, 
/**
 * The seat.
 */
seat: PlayerId, };

export type ChouetteCommand = ChouetteHouseCommand | ChouetteSessionCommand | ChouetteEntryCommand | ChouetteMemberCommand | ChouettePartnerCommand | ChouetteDiceCommand | ChouetteBoardCommand | ChouetteCubeCommand | ChouetteTalkCommand;

export type ChouetteConsultation = "free" | "never" | "after-cube" | "cube-holders";

export type ChouetteCubeAnswer = "take" | "drop" | "beaver" | "raccoon" | "otter";

export type ChouetteCubeCommand = { "type": "double", 
/**
 * Which, named by the member, of additional cubes by who gave them; without it all one may offer.
 */
cubes: Array<PlayerId> | null, } | { "type": "hold" } | { "type": "answer", 
/**
 * For each cube, named by the member, of additional cubes by who gave them.
 */
answers: { [key in PlayerId]: ChouetteCubeAnswer }, } | { "type": "take" } | { "type": "drop" } | { "type": "beaver" } | { "type": "raccoon" } | { "type": "otter" } | { "type": "give_extra" } | { "type": "decline_extra" };

export type ChouetteCubeEvent = { "type": "doubled", 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * Their side.
 */
camp: ChouetteCamp, 
/**
 * Which.
 */
cubes: Array<ChouetteBetween>, 
/**
 * Who else may join in.
 */
others: Array<PlayerId>, 
/**
 * Until when they are waited for.
 */
gather_until: Time | null, 
/**
 * Until when they are to be answered.
 */
answer_by: Time | null, } | { "type": "held", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "gathering_over", 
/**
 * Until when the cubes are to be answered.
 */
answer_by: Time | null, } | { "type": "answered", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * Each cube with its answer.
 */
answers: Array<[ChouetteBetween, ChouetteCubeAnswer]>, 
/**
 * Whether they did it themselves.
 */
source: ChouetteAnswerSource, } | { "type": "cubes_answered", 
/**
 * One by one.
 */
results: Array<ChouetteCubeResult>, 
/**
 * What is paid.
 */
postings: Array<ChouettePosting>, 
/**
 * Until when cubes doubled again are to be answered.
 */
answer_by: Time | null, } | { "type": "extras_asked", 
/**
 * Who has taken alone.
 */
taker: PlayerId, 
/**
 * Who may give.
 */
givers: Array<PlayerId>, 
/**
 * What is paid for it; the cube is worth twice as much.
 */
price: CubeValue, 
/**
 * Until when.
 */
until: Time | null, } | { "type": "extra_answered", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * What they pay along with the cube; none if they give none.
 */
paid: ChouettePosting | null, };

export type ChouetteCubeResult = { 
/**
 * Which.
 */
cube: ChouetteBetween, 
/**
 * How it was answered in the end.
 */
answer: ChouetteCubeAnswer, 
/**
 * The duty that has changed the answer.
 */
duty?: ChouetteDuty | null, 
/**
 * What it is worth now: agreed, asked for again, or lost.
 */
value: CubeValue, };

export type ChouetteCubes = "single" | "multiple";

export type ChouetteDeclining = "captain_only" | "in_turn";

export type ChouetteDiceCommand = { "type": "roll_die", 
/**
 * Over the board: what fell.
 */
die: Die | null, } | { "type": "roll_opening", 
/**
 * The link of one's own chain for this roll; it can also be opened afterwards.
 */
link: Digest | null, } | { "type": "roll", 
/**
 * The link of one's own chain for this roll; it can also be opened afterwards.
 */
link: Digest | null, } | { "type": "commit_chain", 
/**
 * For which set of dice.
 */
set: MatchNumber, 
/**
 * The chain's end.
 */
anchor: Digest, 
/**
 * How many links it has.
 */
length: ChainLength, } | { "type": "open_link", 
/**
 * Of which roll of the set.
 */
number: RollNumber, 
/**
 * The link.
 */
link: Digest, 
/**
 * The digest of one's dice log up to this call; a page that keeps no log leaves it out.
 */
seen?: Digest, };

export type ChouetteDiceEvent = { "type": "dice_committed", 
/**
 * The stream they are bound to.
 */
of: TableId, 
/**
 * Which set, from 1.
 */
set: MatchNumber, 
/**
 * What the secret must give.
 */
commitment: Digest, } | { "type": "chain_committed", 
/**
 * For which side.
 */
side: Side, 
/**
 * Whose page drew it; none if the house did.
 */
member: PlayerId | null, 
/**
 * The chain.
 */
chain: TranscriptChain, } | { "type": "roll_called", 
/**
 * Its number in the set.
 */
number: RollNumber, 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * What for.
 */
purpose: RollPurpose, } | { "type": "link_opened", 
/**
 * Of which roll.
 */
number: RollNumber, 
/**
 * The side it is about.
 */
side: Side, 
/**
 * The link.
 */
link: Digest, 
/**
 * Where it came from.
 */
source: LinkSource, 
/**
 * The digest of the dice log up to the call, as the side's page has it.
 */
seen?: Digest, } | { "type": "dice_fell", 
/**
 * Which roll.
 */
number: RollNumber, 
/**
 * In this order.
 */
dice: [Die, Die], } | { "type": "dice_opened", 
/**
 * Which set.
 */
set: MatchNumber, 
/**
 * The secret.
 */
secret: Digest, };

export type ChouetteDiceView = { 
/**
 * Which set: the chains are bound to it as to a match.
 */
set: MatchNumber, 
/**
 * The house's commitment.
 */
house_commitment: Digest, 
/**
 * The chains committed so far; where one is missing at the first roll, the house draws it.
 */
chains: BySide<TranscriptChain | null>, 
/**
 * Whose page drew them; none if the house did.
 */
owners: BySide<PlayerId | null>, 
/**
 * The number of the last roll called; the next one is one higher.
 */
roll_number: RollNumber, 
/**
 * A roll on its way.
 */
called: ChouetteRollView | null, 
/**
 * The last roll for which each side's own link is open; 0 before the first.
 */
opened: BySide<RollNumber>, 
/**
 * The dice log as far as it goes; none before the set's first roll.
 */
log: DiceLog | null, 
/**
 * Box and captain of the game the set serves, by name, as the log begins with them.
 */
players: BySide<string>, };

export type ChouetteDoor = "invited" | "open";

export type ChouetteDuty = { "type": "take_enough", 
/**
 * What the cubes taken would win.
 */
taken: number, 
/**
 * What the cubes dropped cost.
 */
dropped: number, 
/**
 * What the box has lost in this game before; below zero: won.
 */
lost: Balance, } | { "type": "beaver_the_captain" } | { "type": "take_the_captain", 
/**
 * The captain.
 */
captain: PlayerId, } | { "type": "takers_beaver" } | { "type": "sole_taker_beavers" } | { "type": "last_rejects" };

export type ChouetteEdge = { 
/**
 * What kind of cube.
 */
kind: ChouetteEdgeKind, 
/**
 * How it lies: White is the box's side, Black the team's.
 */
cube: Cube, 
/**
 * Who won it, once it is settled; nobody if it was settled by agreement.
 */
settled: ChouetteSettled | null, 
/**
 * The box; or who has given an additional cube.
 */
box: PlayerId, 
/**
 * The member of the team.
 */
member: PlayerId, };

export type ChouetteEdgeKind = "main" | "extra";

export type ChouetteEntryCommand = { "type": "tie", 
/**
 * What both rolled, for the record.
 */
die: Die, } | { "type": "rolled" } | { "type": "result", 
/**
 * Who won.
 */
winner: ChouetteCamp, 
/**
 * Single, gammon or backgammon.
 */
kind: WinKind, } | { "type": "undo", 
/**
 * How many: 1 or more.
 */
steps: number, };

export type ChouetteEvent = { 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * Whether it is what was commanded, or what follows from it.
 */
origin?: ChouetteOrigin, 
/**
 * The digest of the dice log after it as it was, where a name has been taken out since of what it is made of.
 */
kept?: Digest, } & (ChouetteSessionEvent | ChouetteMemberEvent | ChouettePresenceEvent | ChouetteLineEvent | ChouetteGameEvent | ChouetteCubeEvent | ChouetteTalkEvent | ChouetteDiceEvent);

export type ChouetteExtraCubes = "off" | "paid" | "free";

export type ChouetteExtrasView = { 
/**
 * To whom.
 */
taker: PlayerId, 
/**
 * Who has still to decide.
 */
waiting: Array<PlayerId>, 
/**
 * What is paid along with a cube.
 */
price: CubeValue, 
/**
 * Until when.
 */
until: Time | null, };

export type ChouetteFairView = { 
/**
 * The members' accounts, in the order of the queue.
 */
waiting: Array<PlayerId>, 
/**
 * Until when.
 */
until: Time, };

export type ChouetteGameEvent = { "type": "game_started", 
/**
 * Which, from 1.
 */
number: number, 
/**
 * The order it begins in.
 */
line: ChouetteLine, 
/**
 * Who plays against the box, captain first.
 */
team: Array<PlayerId>, 
/**
 * For what.
 */
stake: Stake, } | { "type": "acted", 
/**
 * By which side.
 */
camp: ChouetteCamp, 
/**
 * What, with the dice that fell.
 */
action: Action, } | { "type": "tie_declined" } | { "type": "rolled" } | { "type": "fair_over" } | { "type": "result_entered", 
/**
 * Who won.
 */
winner: ChouetteCamp, 
/**
 * Single, gammon or backgammon.
 */
kind: WinKind, } | { "type": "too_slow", 
/**
 * Whose side.
 */
camp: ChouetteCamp, } | { "type": "captain_changed", 
/**
 * The captain's account.
 */
captain: PlayerId, 
/**
 * Why.
 */
why: ChouetteCaptainCause, 
/**
 * The queue as it stands now.
 */
queue: Array<PlayerId>, } | { "type": "stood_in", 
/**
 * Who.
 */
member: PlayerId | null, } | { "type": "game_ended", 
/**
 * How.
 */
result: ChouetteResult, 
/**
 * What is paid now.
 */
postings: Array<ChouettePosting>, 
/**
 * The line for the next game; none if nobody is left.
 */
line: ChouetteLine | null, 
/**
 * Who leaves.
 */
gone: Array<PlayerId>, };

export type ChouetteGameRecord = { 
/**
 * Which, from 1.
 */
number: number, 
/**
 * The box of that game.
 */
box: PlayerId, 
/**
 * Its partner.
 */
partner: PlayerId | null, 
/**
 * The captain it began with.
 */
captain: PlayerId, 
/**
 * What a point was worth.
 */
stake: Stake, 
/**
 * How it ended.
 */
result: ChouetteResult, 
/**
 * The cubes as they were settled.
 */
cubes: Array<ChouetteEdge>, 
/**
 * What each has won or lost.
 */
points: { [key in PlayerId]: Balance }, 
/**
 * One by one.
 */
postings: Array<ChouettePosting>, 
/**
 * Its set of dice; none over the board.
 */
dice: MatchNumber | null, };

export type ChouetteGameView = { 
/**
 * Which, from 1.
 */
number: number, 
/**
 * The box.
 */
box: PlayerId, 
/**
 * Its partner.
 */
partner: PlayerId | null, 
/**
 * Who decides for the team.
 */
captain: PlayerId, 
/**
 * Captains whose cube the box has dropped; the first takes the box if the team wins.
 */
dropped_captains: Array<PlayerId>, 
/**
 * Who rolls and moves for the box's side.
 */
box_player: PlayerId, 
/**
 * Who rolls and moves for the team.
 */
team_player: PlayerId, 
/**
 * What a point is worth.
 */
stake: Stake, 
/**
 * All cubes: White is the box's side, Black the team's.
 */
cubes: Array<ChouetteEdge>, 
/**
 * The board online: White is the box, Black the captain. None over a wooden board.
 */
board: ChouetteBoardView | null, 
/**
 * Members who have said that they do not double in this turn.
 */
held: Array<PlayerId>, 
/**
 * Before the captain's roll: whom it waits for, and until when.
 */
fair: ChouetteFairView | null, 
/**
 * An equal opening roll waits for the box.
 */
tie_waits: boolean, 
/**
 * Cubes on offer.
 */
round: ChouetteRoundView | null, 
/**
 * Additional cubes that may be given.
 */
extras: ChouetteExtrasView | null, 
/**
 * Settlements on offer.
 */
settlements: Array<ChouetteSettlement>, 
/**
 * Advice of the viewer's own side: to the captain for the team's eyes, between box and partner for theirs.
 */
advice: Array<ChouetteAdvice>, 
/**
 * For the team's eyes: whom the captain has asked for the decision that is open.
 */
asked: Array<PlayerId>, 
/**
 * What has been paid in this game so far.
 */
postings: Array<ChouettePosting>, };

export type ChouetteHoldout = "off" | "first" | "any";

export type ChouetteHouseCommand = { "type": "open", 
/**
 * All settings.
 */
settings: ChouetteSettings, } | { "type": "go_on", 
/**
 * In which.
 */
chouette: TableId, } | { "type": "tick" } | { "type": "connected", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "disconnected", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "resumed", 
/**
 * How long.
 */
down: Millis, };

export type ChouetteLastTurn = { 
/**
 * The box or the team.
 */
camp: ChouetteCamp, 
/**
 * The roll.
 */
roll: Roll, 
/**
 * The steps, numbered by the mover.
 */
steps: Play, };

export type ChouetteLeaving = "plays_on" | "loses";

export type ChouetteLedgerView = { 
/**
 * Points won over all games, the one in play included.
 */
points: { [key in PlayerId]: Balance }, 
/**
 * One account for each currency.
 */
accounts: Array<ChouetteAccountView>, 
/**
 * What they began with: left open in another session.
 */
carried: Array<ChouetteCarriedAccount>, 
/**
 * Whether they are paid here, or have gone along with the same people to another session.
 */
stand: ChouetteAccounts, };

export type ChouetteLegal = { 
/**
 * The commands in order.
 */
actions: Array<ChouetteAct>, 
/**
 * The cubes that may be offered, named as `double` names them.
 */
offer: Array<PlayerId>, 
/**
 * The cubes to be answered, with the answers that each may get; duties over all of them come on top.
 */
answer: Array<ChouetteToAnswer>, 
/**
 * The legal plays as a graph of steps, while the viewer is to play or may show a play to whoever is.
 */
steps: StepGraph | null, 
/**
 * What can be resigned.
 */
resign: Array<WinKind>, 
/**
 * What can be claimed.
 */
claim: Array<WinKind>, 
/**
 * Why a command that one might expect is not in order: the clause.
 */
why_not: { [key in ChouetteAct]?: Clause }, };

export type ChouetteLine = { 
/**
 * The box.
 */
box: PlayerId, 
/**
 * Who shares the box's results; they keep their place in the queue but are no member of the team.
 */
partner: PlayerId | null, 
/**
 * The queue, best placed first.
 */
queue: Array<PlayerId>, };

export type ChouetteLineEvent = { "type": "die_rolled", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * One to six.
 */
die: Die, 
/**
 * Until when everybody should have rolled.
 */
until: Time | null, } | { "type": "order_decided", 
/**
 * Box, captain, queue.
 */
line: ChouetteLine, } | { "type": "partner_asked", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * Until when.
 */
until: Time | null, } | { "type": "partner_declined", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "lot_void", 
/**
 * What was rolled.
 */
dice: [Die, Die], } | { "type": "partner_found", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "nobody_wanted" } | { "type": "partnership_ended" };

export type ChouetteMemberCommand = { "type": "join", 
/**
 * The name to show; without it the identifier.
 */
name: string | null, } | { "type": "leave" } | { "type": "pay", 
/**
 * To whom.
 */
to: PlayerId, 
/**
 * In which currency.
 */
currency: Currency, 
/**
 * How much, in its smallest unit.
 */
amount: Balance, } | { "type": "claim_seat", 
/**
 * The seat.
 */
seat: PlayerId, 
/**
 * What one goes by; without it the identifier.
 */
name: string | null, } | { "type": "grant_claim", 
/**
 * The account that has claimed it.
 */
person: PlayerId, } | { "type": "refuse_claim", 
/**
 * The account that has claimed it.
 */
person: PlayerId, };

export type ChouetteMemberEvent = { "type": "joined", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * The name to show.
 */
name: string, } | { "type": "stayed", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "leaving", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "left_cubes", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * What is paid.
 */
postings: Array<ChouettePosting>, } | { "type": "left", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * The line without them; none before the order is known or if nobody is left.
 */
line: ChouetteLine | null, } | { "type": "claimed", 
/**
 * Their account.
 */
person: PlayerId, 
/**
 * What they go by.
 */
name: string, 
/**
 * The seat.
 */
seat: PlayerId, } | { "type": "claim_granted", 
/**
 * Their account.
 */
person: PlayerId, 
/**
 * The seat.
 */
seat: PlayerId, } | { "type": "claim_refused", 
/**
 * Their account.
 */
person: PlayerId, };

export type ChouetteMemberView = { 
/**
 * The account.
 */
id: PlayerId, 
/**
 * The name to show.
 */
name: string, 
/**
 * Whether they are there.
 */
presence: ChouettePresence, 
/**
 * Whether they have no page open; those who play over the board never have.
 */
is_away: boolean, 
/**
 * What they are now.
 */
role: ChouetteRole, 
/**
 * Points won over all games.
 */
points: Balance, 
/**
 * Points won in the game in play so far.
 */
in_game: Balance, };

export type ChouetteOfferView = { 
/**
 * The stake if it is accepted.
 */
asked: CubeValue, 
/**
 * The stake that is lost by refusing.
 */
refused: CubeValue, 
/**
 * Who answers for it.
 */
answers: PlayerId, 
/**
 * The box; or who has given an additional cube.
 */
box: PlayerId, 
/**
 * The member of the team.
 */
member: PlayerId, };

export type ChouetteOffering = "until_roll" | "until_answered";

export type ChouetteOrigin = "command" | "consequence";

export type ChouettePace = { 
/**
 * For an answer to a cube, an additional cube, a partnership, a die; without it for ever.
 */
answer: Millis | null, 
/**
 * For others to join in after a member has offered their cube (CHO-16).
 */
gather: Millis, 
/**
 * Before the captain rolls, for members to offer theirs; those who hold are not waited for.
 */
fair: Millis, 
/**
 * For a roll or a play; without it for ever.
 */
turn: Millis | null, 
/**
 * For somebody who is waited for and has no page open; without it they are treated like anybody else.
 */
absence: Millis | null, 
/**
 * For a link of a chain, once a roll has been called.
 */
link: Millis, };

export type ChouettePartnerCommand = { "type": "seek_partner" } | { "type": "accept_partner" } | { "type": "decline_partner" } | { "type": "draw_partner", 
/**
 * Over the board: on whom the lot fell.
 */
member: PlayerId | null, } | { "type": "end_partnership" };

export type ChouettePartnerLot = "without_captain" | "with_captain";

export type ChouettePartnerPlace = "kept" | "end";

export type ChouettePayment = { 
/**
 * Who pays.
 */
from: PlayerId, 
/**
 * Who receives.
 */
to: PlayerId, 
/**
 * How much: more than zero.
 */
amount: Balance, };

export type ChouettePlayMode = "online" | "over_the_board";

export type ChouettePosting = { 
/**
 * Who loses them.
 */
from: PlayerId, 
/**
 * Who gets them.
 */
to: PlayerId, 
/**
 * How many: more than zero.
 */
points: Balance, 
/**
 * For what.
 */
cause: ChouettePostingCause, };

export type ChouettePostingCause = "dropped" | "decided" | "extra_given" | "agreed" | "left" | "partner";

export type ChouettePresence = "here" | "leaving" | "gone";

export type ChouettePresenceEvent = { "type": "disconnected", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "connected", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "resumed", 
/**
 * How long.
 */
down: Millis, };

export type ChouetteResult = { 
/**
 * Who won against the captain (the acting one); that decides about the box.
 */
winner: ChouetteCamp, 
/**
 * What was won on the board; none if the last cube was settled before.
 */
kind: WinKind | null, 
/**
 * What ended it.
 */
ending: Ending, 
/**
 * What the box's side won in all, shared with nobody yet.
 */
box_points: Balance, 
/**
 * What becomes of the box.
 */
fate: ChouetteBoxFate, };

export type ChouetteRole = "box" | "partner" | "captain" | "member" | "giver" | "stand_in" | "out" | "waiting" | "gone";

export type ChouetteRollView = { 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * What for.
 */
purpose: RollPurpose, 
/**
 * Whose links are waited for.
 */
waiting: Array<Side>, 
/**
 * Until when.
 */
until: Time | null, };

export type ChouetteRoundView = { 
/**
 * Which side made the offers.
 */
by: ChouetteCamp, 
/**
 * Double, beaver, raccoon or otter.
 */
step: OfferStep, 
/**
 * The cubes.
 */
offers: Array<ChouetteOfferView>, 
/**
 * Who has still to answer.
 */
waiting: Array<PlayerId>, 
/**
 * Who may still join in with an offer; the box answers when nobody is left or the time is over.
 */
joining: Array<PlayerId>, 
/**
 * Until when those are waited for.
 */
join_until: Time | null, 
/**
 * Until when the answers are waited for.
 */
answer_by: Time | null, };

export type ChouetteRules = { 
/**
 * The preset, `chouette-galore` or `chouette-club`, with the knobs of the game turned away from it.
 */
game: RuleChoice, 
/**
 * See [`ChouetteKnobs::cubes`].
 */
cubes?: ChouetteCubes | null, 
/**
 * See [`ChouetteKnobs::box_stays`].
 */
box_stays?: ChouetteBoxStays | null, 
/**
 * See [`ChouetteKnobs::offering`].
 */
offering?: ChouetteOffering | null, 
/**
 * See [`ChouetteKnobs::take_enough`].
 */
take_enough?: ChouetteSwitch | null, 
/**
 * See [`ChouetteKnobs::captain_cube`].
 */
captain_cube?: ChouetteCaptainCube | null, 
/**
 * See [`ChouetteKnobs::beaver`].
 */
beaver?: ChouetteBeaver | null, 
/**
 * See [`ChouetteKnobs::sole_taker_beavers`].
 */
sole_taker_beavers?: ChouetteSwitch | null, 
/**
 * See [`ChouetteKnobs::holdout`].
 */
holdout?: ChouetteHoldout | null, 
/**
 * See [`ChouetteKnobs::extras`].
 */
extras?: ChouetteExtraCubes | null, 
/**
 * See [`ChouetteKnobs::consultation`].
 */
consultation?: ChouetteConsultation | null, 
/**
 * See [`ChouetteKnobs::declining`]; unless set, by the number of cubes: one `captain_only`, many `in_turn`.
 */
declining?: ChouetteDeclining | null, 
/**
 * See [`ChouetteKnobs::captain_after_drop`].
 */
captain_after_drop?: ChouetteCaptainAfterDrop | null, 
/**
 * See [`ChouetteKnobs::leaving`].
 */
leaving?: ChouetteLeaving | null, 
/**
 * See [`ChouetteKnobs::partner_from`].
 */
partner_from?: number | null, 
/**
 * See [`ChouetteKnobs::partner_lot`].
 */
partner_lot?: ChouettePartnerLot | null, 
/**
 * See [`ChouetteKnobs::partner_place`].
 */
partner_place?: ChouettePartnerPlace | null, };

export type ChouetteSaid = { 
/**
 * Which of the session, from 1.
 */
number: number, 
/**
 * Their account.
 */
member: PlayerId, 
/**
 * The words.
 */
text: string, };

export type ChouetteSessionCommand = { "type": "set_order", 
/**
 * Box, captain, queue.
 */
order: Array<PlayerId>, } | { "type": "set_stake", 
/**
 * What a point is worth.
 */
stake: Stake, } | { "type": "start_game" } | { "type": "close" };

export type ChouetteSessionEvent = { "type": "opened", 
/**
 * All settings.
 */
settings: ChouetteSettings, } | { "type": "stake_set", 
/**
 * What a point is worth.
 */
stake: Stake, } | { "type": "paid", 
/**
 * In which currency.
 */
currency: Currency, 
/**
 * Who to whom, how much.
 */
payment: ChouettePayment, } | { "type": "undone", 
/**
 * How many.
 */
steps: number, } | { "type": "closed" } | { "type": "goes_on", 
/**
 * In which.
 */
chouette: TableId, 
/**
 * Whether what is open goes with them.
 */
accounts: ChouetteAccounts, };

export type ChouetteSettings = { 
/**
 * The rules.
 */
rules: ChouetteRules, 
/**
 * Where the board is.
 */
play: ChouettePlayMode, 
/**
 * What a point is worth at first.
 */
stake: Stake, 
/**
 * How long is waited.
 */
pace: ChouettePace, 
/**
 * Who has opened it: they let bots in, and over the board enter for everybody.
 */
keeper?: PlayerId | null, 
/**
 * Who may join; it is the house that asks.
 */
door: ChouetteDoor, 
/**
 * Where they talk by voice.
 */
voice?: ChouetteVoice, 
/**
 * What the same people have left open in another session.
 */
carried?: ChouetteCarried, };

export type ChouetteSettled = "box" | "team" | "agreed";

export type ChouetteSettlement = { 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * For which cube.
 */
cube: ChouetteBetween, 
/**
 * What they would receive.
 */
points: Balance, };

export type ChouetteStageView = { "type": "unopened" } | { "type": "gathering" } | { "type": "ordering", 
/**
 * Who has to roll.
 */
to_roll: Array<PlayerId>, 
/**
 * What those tied have rolled in this round.
 */
rolled: { [key in PlayerId]: number }, 
/**
 * Until when.
 */
until: Time | null, } | { "type": "between" } | { "type": "seeking", 
/**
 * Who is asked; nobody once all have declined.
 */
asked: PlayerId | null, 
/**
 * Who has declined.
 */
declined: Array<PlayerId>, 
/**
 * Until when the one asked may answer.
 */
until: Time | null, } | { "type": "playing" } | { "type": "closed" };

export type ChouetteSwitch = "off" | "on";

export type ChouetteTalkCommand = { "type": "ask_advice", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "advise", 
/**
 * In words.
 */
text: string, 
/**
 * By a play to be shown on the board.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "take_back_asking", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "agree_to_advice", 
/**
 * Which of this game, from 1.
 */
number: number, } | { "type": "say", 
/**
 * The words, 1 to 500 characters.
 */
text: string, } | { "type": "offer_settlement", 
/**
 * Which cube, named as in an answer; a member with one cube needs no name.
 */
cube: PlayerId | null, 
/**
 * What oneself would receive; below zero: pay.
 */
points: Balance, } | { "type": "accept_settlement", 
/**
 * Which cube.
 */
cube: PlayerId | null, } | { "type": "decline_settlement", 
/**
 * Which cube.
 */
cube: PlayerId | null, };

export type ChouetteTalkEvent = { "type": "advice_asked", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "advised", 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * In words.
 */
text: string, 
/**
 * By a play.
 */
steps: Array<Step>, } | { "type": "asking_taken_back", 
/**
 * The member's account.
 */
member: PlayerId, } | { "type": "advice_agreed", 
/**
 * Their account.
 */
member: PlayerId, 
/**
 * Which piece of this game, from 1.
 */
number: number, } | { "type": "said", 
/**
 * Their account.
 */
member: PlayerId, 
/**
 * The words.
 */
text: string, } | { "type": "settlement_offered", 
/**
 * By whom.
 */
by: PlayerId, 
/**
 * For which cube.
 */
cube: ChouetteBetween, 
/**
 * What they would receive.
 */
points: Balance, } | { "type": "settlement_declined", 
/**
 * For which cube.
 */
cube: ChouetteBetween, } | { "type": "settlement_agreed", 
/**
 * For which cube.
 */
cube: ChouetteBetween, 
/**
 * What is paid; none for nothing.
 */
posting: ChouettePosting | null, };

export type ChouetteToAnswer = { 
/**
 * Which, named as `answer` names it.
 */
cube: PlayerId, 
/**
 * What was offered.
 */
step: OfferStep, 
/**
 * The stake if it is accepted.
 */
asked: CubeValue, 
/**
 * The stake that is lost by refusing.
 */
refused: CubeValue, 
/**
 * The answers that the rules have.
 */
answers: Array<ChouetteCubeAnswer>, };

export type ChouetteView = { 
/**
 * How many events it has.
 */
version: number, 
/**
 * The server's time when this was made.
 */
now: Time, 
/**
 * The viewer, if they have joined.
 */
you: PlayerId | null, 
/**
 * The rules: the preset and every knob turned away from it.
 */
rules: ChouetteRules, 
/**
 * Where the board is.
 */
play: ChouettePlayMode, 
/**
 * What a point of the next game is worth.
 */
stake: Stake, 
/**
 * How long is waited for whom.
 */
pace: ChouettePace, 
/**
 * Who has opened it: they let bots in, and over the board enter for everybody.
 */
keeper: PlayerId | null, 
/**
 * Who may join.
 */
door: ChouetteDoor, 
/**
 * Where they talk by voice.
 */
voice: ChouetteVoice | null, 
/**
 * What everybody may know about the dice; none where they come from outside.
 */
dice: ChouetteDiceView | null, 
/**
 * Where it stands.
 */
stage: ChouetteStageView, 
/**
 * Everybody who has ever joined, as the accounts need them: who is there as they came, then who has gone.
 */
members: Array<ChouetteMemberView>, 
/**
 * The order; none before it is known.
 */
line: ChouetteLine | null, 
/**
 * The game in play.
 */
game: ChouetteGameView | null, 
/**
 * The accounts.
 */
ledger: ChouetteLedgerView, 
/**
 * The ended games.
 */
games: Array<ChouetteGameRecord>, 
/**
 * What the viewer may do.
 */
legal: ChouetteLegal, 
/**
 * Over the board: what each member may do, for whoever keeps the book. Empty online.
 */
legal_of: { [key in PlayerId]: ChouetteLegal }, 
/**
 * What was said to everybody, the latest of it.
 */
said: Array<ChouetteSaid>, 
/**
 * What has just happened, the latest last, as the viewer may know it.
 */
recent: Array<ChouetteEvent>, 
/**
 * Over the board: claims to seats of the keeper's book, the keeper's to decide; others see their own.
 */
claims: Array<ChouetteClaim>, 
/**
 * Over the board: seats of the keeper's book that nobody has been given.
 */
claimable: Array<PlayerId>, 
/**
 * The chouette in which the same people go on.
 */
sequel: TableId | null, 
/**
 * When the timer acts next if nobody does.
 */
next_deadline: Time | null, };

export type ChouetteVoice = string;

export type Clause = string;

export type ClockMode = "simple_delay" | "bronstein" | "bronstein_prefunded" | "fischer";

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

export type Clubs = "by_lot" | "apart";

export type CommandId = string;

export type CommandName = "take_seat" | "ready" | "roll" | "play" | "double" | "take" | "drop" | "beaver" | "raccoon" | "otter" | "accept_play" | "challenge" | "resign" | "resign_match" | "accept_resignation" | "reject_resignation" | "claim" | "claim_absence" | "adjourn_absence" | "offer_adjourn" | "accept_adjourn" | "decline_adjourn" | "resume" | "annul_doubles" | "next_game" | "offer_rematch" | "accept_rematch" | "decline_rematch" | "leave" | "roll_early" | "double_early" | "double_by_mistake" | "correct_start" | "take_back" | "take_dice" | "give_dice" | "advise";

export type CommitteeMember = { 
/**
 * The person's account.
 */
person: PlayerId, 
/**
 * The name as published.
 */
name: string, };

export type ComparisonView = { 
/**
 * What each has read out.
 */
papers: BySide<Paper | null>, 
/**
 * Whether everything read out agrees with the scoreboard.
 */
agrees: boolean, 
/**
 * Which score would count of the papers alone (MAT-05); none until both are read out.
 */
papers_alone: unknown, 
/**
 * Which score counts: the scoreboard's (MAT-07).
 */
counts: BySide<Points>, };

export type ConflictView = { 
/**
 * The device that wrote the other log.
 */
device: DeviceId, 
/**
 * Its lease.
 */
epoch: number, 
/**
 * How many lines both have in common.
 */
common: number, 
/**
 * How many lines each has after them: here, there.
 */
lines: [number, number], 
/**
 * The score here.
 */
here: BySide<Points>, 
/**
 * The score there.
 */
there: BySide<Points>, 
/**
 * The games there.
 */
games: Array<SheetLine>, 
/**
 * Which score counts, and why.
 */
ruling: unknown, 
/**
 * Which log was kept.
 */
settled: Keep | null, };

export type Consolation = { "type": "none" } | { "type": "redraw", 
/**
 * Which rounds feed it.
 */
feeding: Feeding, } | { "type": "fixed_tree", 
/**
 * Which rounds feed it.
 */
feeding: Feeding, } | { "type": "usual" };

export type CppSchedule = { "type": "steps", 
/**
 * In the first round.
 */
first: number, 
/**
 * More each further round.
 */
step: number, } | { "type": "listed", 
/**
 * Round by round.
 */
cpp: Array<number>, };

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

export type Currency = string;

export type DeadRubbers = "played" | "not_played";

export type DeskCommand = { "type": "add_division", 
/**
 * The division with all its settings.
 */
division: Division, } | { "type": "change_division", 
/**
 * As it is to be; its `id` says which.
 */
division: Division, } | { "type": "change_settings", 
/**
 * As they are to be.
 */
settings: TournamentTerms, } | { "type": "set_clock", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Set so; without it no clock.
 */
clock: ClockSettings | null, } | { "type": "set_notes", 
/**
 * What.
 */
notes: Notes, } | { "type": "set_tables", 
/**
 * How many, numbered from 1.
 */
tables: number, } | { "type": "close_table", 
/**
 * The table's number, from 1.
 */
table: TableNumber, } | { "type": "open_table", 
/**
 * The table's number, from 1.
 */
table: TableNumber, } | { "type": "appoint", 
/**
 * Director or referee.
 */
office: Office, 
/**
 * The person's account.
 */
person: PlayerId, } | { "type": "dismiss", 
/**
 * Director or referee.
 */
office: Office, 
/**
 * The person's account.
 */
person: PlayerId, } | { "type": "appoint_committee", 
/**
 * Three or more, in the order of their appointment.
 */
members: Array<CommitteeMember>, } | { "type": "announce", 
/**
 * As it was written; at most 2,000 characters.
 */
text: string, } | { "type": "withdraw_announcement", 
/**
 * Which, from 1.
 */
number: number, } | { "type": "finish", 
/**
 * The divisions that are not played to their end and are left so.
 */
leaving: Array<DivisionId>, };

export type DeviceActor = "white" | "black" | "director" | "house";

export type DeviceClock = { 
/**
 * To what it is set.
 */
settings: ClockSettings, 
/**
 * What a fallen flag means.
 */
flag: FlagRule, 
/**
 * Time left in each bank.
 */
banks: BySide<Millis>, 
/**
 * The same as people read it: `20:47`.
 */
shown: BySide<string>, 
/**
 * Free time left in the turn.
 */
delay_left: BySide<Millis>, 
/**
 * Whose time runs.
 */
running: Side | null, 
/**
 * Whose turn goes on, running or held.
 */
turn: Side | null, 
/**
 * What that turn has used.
 */
used: Millis, 
/**
 * When the running flag falls.
 */
falls_at: Time | null, 
/**
 * Who has had their overtime.
 */
overtime: BySide<boolean>, 
/**
 * When it began.
 */
overtime_at: BySide<Time | null>, 
/**
 * Whether no flag counts, since both play on after one that nobody noticed.
 */
plays_on: boolean, 
/**
 * Whose flag has fallen without being noticed.
 */
fallen: BySide<Time | null>, };

export type DeviceCube = { 
/**
 * What it shows.
 */
value: CubeValue, 
/**
 * Whose it is.
 */
owner: CubeOwner, 
/**
 * Whether there is no doubling in this game (MAT-02).
 */
locked: boolean, };

export type DeviceId = string;

export type DevicePhase = SetupPhase | Phase;

export type DeviceSettings = { 
/**
 * The players' names.
 */
names: BySide<string>, 
/**
 * The length, from the draw where there is one.
 */
length: MatchLength, 
/**
 * The clock; without it the device is a scoreboard only.
 */
clock: ClockSettings | null, 
/**
 * The clock the event has ordered, if any (CLK-11).
 */
ordered: ClockSettings | null, 
/**
 * What a fallen flag means.
 */
flag: FlagRule, 
/**
 * The Crawford rule (MAT-02).
 */
crawford: Crawford, 
/**
 * The Holland rule (MAT-04), kept only where a clock counts the turns.
 */
holland: Holland, 
/**
 * Who may rule.
 */
oversight: Oversight, 
/**
 * The score to begin with: a match continued from paper.
 */
won: BySide<Points>, 
/**
 * Whether the Crawford game lies behind at that score: `pre` or `post`.
 */
before: CrawfordState, };

export type DeviceView = { 
/**
 * How many entries the log has.
 */
version: number, 
/**
 * When this was so.
 */
now: Time, 
/**
 * Where the match stands.
 */
phase: DevicePhase, 
/**
 * When it was set up.
 */
opened: Time | null, 
/**
 * The players' names.
 */
names: BySide<string>, 
/**
 * The length.
 */
length: MatchLength | null, 
/**
 * The points of both.
 */
score: BySide<Points>, 
/**
 * The points both still need.
 */
away: BySide<number>, 
/**
 * Where the match stands with the Crawford game.
 */
crawford: CrawfordState, 
/**
 * The clock; none on a scoreboard without one.
 */
clock: DeviceClock | null, 
/**
 * The cube.
 */
cube: DeviceCube, 
/**
 * The game in progress.
 */
game: GameNow | null, 
/**
 * The finished games.
 */
games: Array<SheetLine>, 
/**
 * Points given outside games.
 */
awards: Array<AwardedPoints>, 
/**
 * The time both have used in finished turns.
 */
used: BySide<Millis>, 
/**
 * Who must do something now.
 */
waits_for: Array<Side>, 
/**
 * Both papers, when they are compared.
 */
comparison: ComparisonView | null, 
/**
 * Breaks.
 */
breaks: BySide<BreakView>, 
/**
 * Since when the director is called.
 */
called: Time | null, 
/**
 * Why nothing may be touched, while the director holds the match.
 */
hold: string | null, 
/**
 * Who rules.
 */
oversight: Oversight, 
/**
 * Times in which the device was off.
 */
gaps: Array<Gap>, 
/**
 * Changes of the phone's clock.
 */
jumps: Array<Jump>, 
/**
 * What may be penalised.
 */
irregular: Array<Irregular>, 
/**
 * Rulings, oldest first.
 */
rulings: Array<Ruling>, 
/**
 * What was taken back.
 */
undone: Array<Ruling>, 
/**
 * What [`Act::Undo`] would take back now.
 */
undo: string | null, 
/**
 * The winner, once there is one.
 */
winner: Side | null, 
/**
 * By what.
 */
how: How | null, 
/**
 * When the result was written on the bracket.
 */
posted: Time | null, 
/**
 * Which device holds the clock.
 */
lease: Lease | null, 
/**
 * Logs that parted.
 */
conflicts: Array<ConflictView>, 
/**
 * What each may do now, by name.
 */
legal: { white: string[], black: string[], director: string[] }, };

export type DiceLog = { 
/**
 * How many lines it has.
 */
lines: number, 
/**
 * Their digest, that of the head included.
 */
digest: Digest, 
/**
 * The last lines, at most eight.
 */
last: Array<string>, };

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
roll_number: RollNumber, 
/**
 * The last roll for which each seat's own link is open; 0 before the first.
 */
opened: BySide<RollNumber>, 
/**
 * The dice log as far as it goes; none before the match.
 */
log: DiceLog | null, 
/**
 * Where a pair plays: what both sides were called when the match began, as the log begins with it.
 */
players?: BySide<string>, };

export type Die = number;

export type Digest = string;

export type Dispute = { 
/**
 * About what.
 */
text: string, 
/**
 * Who called the director; nobody where two results were handed in.
 */
by: PlayerId | null, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * The other result handed in, if that is what it is about.
 */
other?: MatchReport | null, };

export type Division = { 
/**
 * Its name in commands.
 */
id: DivisionId, 
/**
 * Its name to show; without it the one in commands.
 */
name: string | null, 
/**
 * When its matches are called.
 */
precedence: Precedence, 
/**
 * What one entrant is.
 */
entrants: EntrantKind, 
/**
 * How it is played.
 */
format: Format, 
/**
 * How long its matches are.
 */
lengths: Lengths, 
/**
 * Whether a pairing is one match or several (MAT-09).
 */
series: Series, 
/**
 * What parts equals in rounds, in that order; without it by custom.
 */
tie_breaks: Array<TieBreak> | null, 
/**
 * The clock its matches are played with, if any.
 */
clock: ClockSettings | null, 
/**
 * What it costs.
 */
fees: Fees, 
/**
 * How its prizes are shared; without it by custom.
 */
prizes: PrizeTable | null, 
/**
 * Its side pools.
 */
pools: Array<DivisionPool>, 
/**
 * Its auction, if there is one.
 */
calcutta: CalcuttaPlan | null, 
/**
 * How long a point takes, for estimates.
 */
per_point: Millis, };

export type DivisionId = string;

export type DivisionPool = { 
/**
 * Its name.
 */
name: string, 
/**
 * What joining costs.
 */
fee: Cents, 
/**
 * How much comes back.
 */
returned: Rate, 
/**
 * The parts of the first, the second, …
 */
parts: Array<number>, };

export type DivisionView = { 
/**
 * How it is set up.
 */
division: Division, 
/**
 * How far its draw is.
 */
draw: DrawView, 
/**
 * Its brackets and rounds, stage by stage.
 */
stages: Array<StageSheet>, 
/**
 * The late places.
 */
late: Array<LatePlaceView>, 
/**
 * Until when they are kept.
 */
late_until: Time | null, 
/**
 * The standings: of rounds as they are, of brackets as far as they are known.
 */
standings: Array<Standing>, 
/**
 * The prizes as they would be paid now, named where the place is certain; final once the division is over.
 */
prizes: Array<Prize>, 
/**
 * The lots of the auction.
 */
auction: Array<AuctionLine>, 
/**
 * The rounds still to be played, each with its likely end.
 */
schedule: Array<RoundEstimate>, 
/**
 * Of a Swiss not yet published that has more rounds than can be played without a second meeting: the most there can be.
 */
most_rounds?: number, 
/**
 * Matches of a Swiss in which two meet again, since it could not be paired otherwise.
 */
met_again?: Array<MatchId>, 
/**
 * Whether somebody can still be entered (TRN-10).
 */
takes_entries: boolean, 
/**
 * Whether a round can be drawn now.
 */
is_round_due: boolean, 
/**
 * Whether all its matches are played.
 */
is_over: boolean, };

export type DoublingLimit = "none" | "tavola-reale";

export type DrawCommand = { "type": "add_words", 
/**
 * Of which division's draw.
 */
division: DivisionId, 
/**
 * Which words.
 */
words: string, } | { "type": "draw", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * How many byes are kept as late places (TRN-10).
 */
late_places: number, 
/**
 * Until when they are kept.
 */
until: Time | null, 
/**
 * How large the sheet is.
 */
size: MainSize, 
/**
 * Of a bracket: whether club-mates are kept apart in their first match.
 */
clubs: Clubs, } | { "type": "publish_draw", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "close_late_place", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The late place's number, from 1.
 */
place: LatePlace, } | { "type": "cut_off", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "draw_round", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, };

export type DrawKey = string;

export type DrawState = "entries" | "drawn" | "published";

export type DrawView = { 
/**
 * Not drawn, drawn (directors see it), published.
 */
state: DrawState, 
/**
 * Every draw made with its name, the words in it and its key.
 */
keys: Array<DrawnKey>, };

export type DrawnKey = { 
/**
 * The draw's name.
 */
name: string, 
/**
 * The words that were added.
 */
words: string, 
/**
 * Its key.
 */
key: DrawKey, };

export type Duplicate = { 
/**
 * Its name.
 */
set: TableId, 
/**
 * The house's commitment to the secret of its first match.
 */
commitment: Digest, };

export type Early = { "type": "rolled", 
/**
 * What fell.
 */
roll: Roll, } | { "type": "doubled" };

export type Ending = "borne_off" | "dropped" | "resigned" | "claimed" | "flag" | "forfeited" | "adjudicated";

export type EntrantId = number;

export type EntrantKind = "single" | "consultation_doubles" | "davis_pair";

export type Entry = { 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * By whom.
 */
by: DeviceActor, 
/**
 * The act with everything that belongs to it.
 */
act: Act, 
/**
 * Which line it is of the device that wrote it; none for what the server wrote itself.
 */
stamp?: Stamp | null, };

export type EntryCommand = { "type": "enter", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Who: one, or both; of a Davis Cup pair number 1 first (DAV-01).
 */
people: Array<TournamentPerson>, 
/**
 * The name to show; without it the names joined.
 */
name: string | null, } | { "type": "approve", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "refuse_entry", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "withdraw", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "check_in", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Here, or not.
 */
presence: Presence, } | { "type": "import", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The list; a heading line names its columns.
 */
csv: string, 
/**
 * What becomes of it if some of its lines are wrong.
 */
wrong: WrongLines, } | { "type": "rebuy", 
/**
 * Who was beaten.
 */
entrant: EntrantId, } | { "type": "pay", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * For what.
 */
charge: Charge, 
/**
 * How much.
 */
amount: Cents, } | { "type": "pay_all", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "join_pool", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * The side pool's name, as it was set up.
 */
pool: string, } | { "type": "sell_lot", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Who is in it: one star, or several.
 */
players: Array<EntrantId>, 
/**
 * Who bought it.
 */
buyer: string, 
/**
 * For how much.
 */
price: Cents, 
/**
 * The share that its players have bought back.
 */
bought_back: Rate, } | { "type": "play_off", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Who won.
 */
winner: EntrantId, 
/**
 * Who lost.
 */
loser: EntrantId, } | { "type": "amend", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Which of its people, from 1.
 */
number: number, 
/**
 * Their name.
 */
name: string, 
/**
 * Their club or country.
 */
club: string | null, 
/**
 * Their rating in hundredths.
 */
rating: number | null, } | { "type": "substitute", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Whose place it is of its people, from 1.
 */
number: number, 
/**
 * Who plays now.
 */
name: string, 
/**
 * Their club or country.
 */
club: string | null, } | { "type": "refund", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * How much; at most what was paid.
 */
amount: Cents, } | { "type": "waive", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * How much.
 */
amount: Cents, } | { "type": "nominate", 
/**
 * Which pair.
 */
entrant: EntrantId, 
/**
 * Who is number 1.
 */
first: string, };

export type EntryId = string;

export type EntryState = "requested" | "approved" | "refused" | "out" | "disqualified";

export type ErrorBody = { 
/**
 * The kind of error: `not_found`, `refused` and so on.
 */
code: string, 
/**
 * What is wrong, in English.
 */
message: string, };

export type Fate = "unaffected" | "re_paired" | "annulled" | "to_be_replayed" | "redrawn";

export type Fault = { 
/**
 * Where it stands in the file: `rolls[3].links.white`.
 */
place: string, 
/**
 * What is wrong with it.
 */
what: string, };

export type Feed = { "type": "entrant", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "late", 
/**
 * The late place's number, from 1.
 */
place: LatePlace, } | { "type": "bye" } | { "type": "winner", 
/**
 * The match's number in the tournament, from 1.
 */
of: MatchId, } | { "type": "loser", 
/**
 * The match's number in the tournament, from 1.
 */
of: MatchId, };

export type Feeding = { "type": "all_but_final" } | { "type": "all" } | { "type": "first", 
/**
 * How many.
 */
rounds: number, };

export type Fees = { 
/**
 * For the organiser; nothing of it comes back.
 */
registration: Cents, 
/**
 * Into the prizes, as far as it comes back.
 */
entry: Cents, 
/**
 * For who buys themselves in again, as far as it comes back.
 */
rebuy: Cents, 
/**
 * How much of entries and rebuys comes back.
 */
returned: Rate, 
/**
 * Money added to the prizes.
 */
added: Cents, };

export type Fixture = { 
/**
 * Its number in the tournament.
 */
id: MatchId, 
/**
 * The part it belongs to.
 */
stage: Stage, 
/**
 * Its round there.
 */
round: Round, 
/**
 * Its place in the round, from the top of the sheet.
 */
place: Place, 
/**
 * Where its seats are filled from.
 */
feeds: [Feed, Feed], 
/**
 * Whether it is played in every case.
 */
need: Need, };

export type FlagRule = { "rule": "loss" } | { "rule": "when_noticed" } | { "rule": "overtime", 
/**
 * How much: a minute or two by custom.
 */
time: Millis, };

export type Follows = "act" | "consequence";

export type Format = { "type": "knock_out", 
/**
 * How its losers go on.
 */
consolation: Consolation, 
/**
 * Whether the consolation's losers go on once more.
 */
last_chance: LastChance, } | { "type": "double_elimination", 
/**
 * Whether the last two play once more if the undefeated one loses.
 */
recharge: Recharge, } | { "type": "lives", 
/**
 * How many everybody has.
 */
lives: number, 
/**
 * After so many rounds the best by lives is first; without it until one is left.
 */
rounds: number | null, } | { "type": "swiss", 
/**
 * How many; without it as many as a knock-out of that size would have.
 */
rounds: number | null, 
/**
 * How equals are paired.
 */
order: SwissOrder, } | { "type": "round_robin", 
/**
 * The first so many rounds of it only.
 */
rounds: number | null, } | { "type": "swing", 
/**
 * What everybody begins with.
 */
points: number, 
/**
 * Chips a point, round by round.
 */
chips: CppSchedule, 
/**
 * What can be lost at most.
 */
limit: LossLimit, } | { "type": "davis_cup", 
/**
 * How ties follow each other.
 */
ties: Ties, 
/**
 * Whether all five are played after the decision (DAV-03); without it in groups only.
 */
dead?: DeadRubbers | null, };

export type FromWhen = "at_once" | "next_game";

export type GameNow = { 
/**
 * Which game, from 1.
 */
number: number, 
/**
 * When it began.
 */
began: Time, 
/**
 * Turns so far, as far as the clock counts them.
 */
turns: BySide<number>, 
/**
 * Time used in finished turns.
 */
used: BySide<Millis>, 
/**
 * Whether it is the Crawford game.
 */
crawford: boolean, };

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
crawford: boolean, 
/**
 * Why it ended away from the board, if it did.
 */
decided?: Cause | null, };

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
 * As it came about on the board or was resigned; what it counts is [`Outcome::points`].
 */
kind: WinKind, 
/**
 * The cube whose value is paid.
 */
cube: Cube, };

export type Gap = { 
/**
 * When it was last seen alive.
 */
from: Time, 
/**
 * When it was back.
 */
to: Time, 
/**
 * How long it was off.
 */
length: Millis, 
/**
 * Into whose running turn it fell, if time was running.
 */
side: Side | null, 
/**
 * Which turn of the clock that was.
 */
turn: number, 
/**
 * Whether its time was given back.
 */
restored: boolean, 
/**
 * Whether it was said that its time counts, where a flag fell in it.
 */
counted: boolean, };

export type GroundsOfRuling = { "type": "result_posted" } | { "type": "length_passed" } | { "type": "noticed_in_play" } | { "type": "nothing_noted" } | { "type": "too_late" } | { "type": "illegal_plays", 
/**
 * How many there have been in the match.
 */
count: number, };

export type HalfPoints = number;

export type HeardOfWish = { "type": "entered" } | { "type": "refused", 
/**
 * The name of the sentence that says why.
 */
why: string, } | { "type": "unheard" };

export type HistoryKnown = { 
/**
 * The version of the view they have it from.
 */
version: number, 
/**
 * How many of the first games there stand here too.
 */
games: number, 
/**
 * How many of the first turns.
 */
turns: number, };

export type HistoryView = { 
/**
 * The ended games of this match.
 */
games: Array<GameRecord>, 
/**
 * The turns and cube acts of this game, first to last.
 */
turns: Array<TurnRecord>, 
/**
 * What comes before these games and turns, which the reader has; nothing comes before a history that is whole.
 */
after?: HistoryKnown, };

export type Holland = "off" | "on";

export type Host = "plays" | "keeps";

export type HouseCommand = { "type": "open", 
/**
 * All settings.
 */
settings: TournamentSettings, } | { "type": "tick" };

export type How = "score" | "flag" | "resigned" | "penalty" | "ruling";

export type HowItEnded = "played" | "resigned" | "forfeited" | "late" | "flag" | "ruling" | "withdrawn" | "disqualified";

export type Irregular = { "type": "no_clock" } | { "type": "wrong_time" } | { "type": "long_break", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * By how much.
 */
over: Millis, } | { "type": "unchecked", 
/**
 * Which game.
 */
game: number, } | { "type": "impossible_time", 
/**
 * The time it said.
 */
said: Time, 
/**
 * The time it counts as of.
 */
counted: Time, 
/**
 * Whose act it is.
 */
by: DeviceActor, 
/**
 * Which.
 */
act: string, } | { "type": "impossible_gap", 
/**
 * When it said so, as it counts.
 */
at: Time, } | { "type": "impossible_jump", 
/**
 * When it said so, as it counts.
 */
at: Time, } | { "type": "past_flag", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * When it fell.
 */
fell: Time, 
/**
 * When the line was written.
 */
at: Time, };

export type Jacoby = "off" | "on";

export type Jump = { 
/**
 * When it was noticed.
 */
at: Time, 
/**
 * By how much, in milliseconds.
 */
millis: number, };

export type Keep = "this" | "that";

export type KnockOut = { 
/**
 * The number of its first match; the others follow, round by round from the top.
 */
first: MatchId, 
/**
 * The lines of the sheet from the top: entrants, late places, byes. Two lines are a match of the first round.
 */
lines: Array<Feed>, };

export type LastChance = { "type": "none" } | { "type": "first_rounds", 
/**
 * How many of them.
 */
rounds: number, };

export type LateDisqualifies = "match" | "event";

export type LateInRubber = { 
/**
 * Which match.
 */
rubber: Rubber, 
/**
 * Who was late: of the upper or the lower pair.
 */
chair: Chair, 
/**
 * The points their opponent has got (TRN-12).
 */
points: number, 
/**
 * The time taken from their clock (TRN-14).
 */
time: Millis, };

export type LatePlace = number;

export type LatePlaceView = { 
/**
 * The late place's number, from 1.
 */
place: LatePlace, 
/**
 * What has become of it.
 */
seat: LateSeat, };

export type LateReading = "completed" | "begun";

export type LateSeat = { "type": "kept" } | { "type": "taken", 
/**
 * Who came.
 */
by: EntrantId, } | { "type": "bye" };

export type Lateness = { 
/**
 * How late one may be without loss.
 */
grace: Millis, 
/**
 * The span that costs a point.
 */
every: Millis, 
/**
 * Whether a span costs when it is begun or when it is completed.
 */
reading: LateReading, };

export type Lease = { 
/**
 * The device's own name, drawn by it.
 */
device: DeviceId, 
/**
 * Whose phone it is, if a player's.
 */
whose: Side | null, 
/**
 * The lease's number: it grows with each handover.
 */
epoch: number, 
/**
 * The number its next line will have.
 */
next: number, };

export type Leaving = "withdrawn" | "disqualified";

export type LeftUndone = { 
/**
 * Matches that could be played, the first 12: it can't be closed before they have a result.
 */
matches: Array<MatchId>, 
/**
 * Matches in dispute: it can't be closed before a ruling.
 */
disputes: Array<MatchId>, 
/**
 * Rulings under appeal: it can't be closed before the appeals are.
 */
appeals: Array<RulingNumber>, 
/**
 * Divisions with entries that are not drawn, or have rounds still to be drawn or played: they may be left so.
 */
divisions: Array<DivisionId>, };

export type Leg = { 
/**
 * Its result.
 */
report: MatchReport, 
/**
 * Whose direction it was played in.
 */
direction: Chair, 
/**
 * When it was over.
 */
at: Time, 
/**
 * The system's table it was played at.
 */
table?: TableId | null, };

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
 * What the viewer can resign.
 */
resign: Array<WinKind>, 
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

export type Lengths = { 
/**
 * In the main, or in all rounds; the last counts for all later rounds.
 */
main: Array<number>, 
/**
 * In the consolation and the lower bracket; without it as in the main's first round.
 */
consolation: Array<number>, 
/**
 * In the last chance; without it as in the consolation's first round.
 */
last_chance: Array<number>, 
/**
 * In the final of the main; without it as the round before.
 */
final: number | null, };

export type LinkSource = "client" | "escrow" | "house" | "default";

export type LogLine = { 
/**
 * Its number: the version of the stream after it.
 */
act: number, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * The account that acted; none if it was the server.
 */
by: PlayerId | null, 
/**
 * What kind of tournament it is, as its `type` says.
 */
what: string, 
/**
 * Which match it is about.
 */
match: MatchId | null, 
/**
 * Who sat at that match then, once both were known.
 */
pair?: [EntrantId, EntrantId], 
/**
 * Whom it is about.
 */
entrant: EntrantId | null, 
/**
 * What they were called then, if that was something else.
 */
name?: string, 
/**
 * How much money it is about.
 */
amount?: Cents | null, 
/**
 * The result it says.
 */
result?: MatchReport | null, 
/**
 * Whether it has been undone.
 */
undone: boolean, 
/**
 * Whether it can be undone now.
 */
can_be_undone: boolean, };

export type Loses = "points" | "clock";

export type LossLimit = "loser_stack" | "table_stakes" | "owed";

export type MainSize = "fitting" | "doubled";

export type MatchId = number;

export type MatchLength = number;

export type MatchNumber = number;

export type MatchPhase = { "type": "planned" } | { "type": "called", 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, } | { "type": "playing", 
/**
 * Since when.
 */
since: Time, } | { "type": "reported", 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, 
/**
 * The number of the entry that acts.
 */
by: EntrantId, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, } | { "type": "ended", 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, 
/**
 * Who handed it in.
 */
source: Source, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, };

export type MatchReport = { 
/**
 * Who won.
 */
winner: EntrantId, 
/**
 * The winner's points and the loser's.
 */
score?: [number, number] | null, 
/**
 * How it ended.
 */
how: HowItEnded, 
/**
 * Of a Swing game: single, gammon or backgammon.
 */
kind?: WinKind | null, 
/**
 * Of a Swing game: the cube.
 */
cube?: CubeValue | null, 
/**
 * Of a Davis Cup tie: which of its five matches.
 */
rubber?: Rubber | null, };

export type MatchStatus = { 
/**
 * How far it is.
 */
phase: MatchPhase, 
/**
 * Its table.
 */
table: TableNumber | null, 
/**
 * The system's table it is played at.
 */
online: TableId | null, 
/**
 * When it is to begin.
 */
scheduled: Time | null, 
/**
 * Whether it has been postponed, which happens once (TRN-13).
 */
postponed: boolean, 
/**
 * The points it is played to; other than planned only after a ruling (MAT-06).
 */
length: number, 
/**
 * Both sides.
 */
sides: [SideOfMatch, SideOfMatch], 
/**
 * The clock ordered for it, and the bank each has (CLK-03, TRN-24).
 */
clock: OrderedClock | null, 
/**
 * What is quarrelled about.
 */
dispute: Dispute | null, 
/**
 * How lateness is counted at it, if otherwise than in the tournament (TRN-12).
 */
lateness?: Lateness, 
/**
 * Its neutral referee, if it has one of its own (TRN-19).
 */
referee?: string, 
/**
 * Whether it is recorded by the director's order (TRN-20).
 */
recorded: boolean, 
/**
 * How often its dice were mixed anew (TRN-22).
 */
dice_mixed: number, 
/**
 * When it was begun, if it has been.
 */
began?: Time | null, 
/**
 * The results of a Davis Cup tie so far.
 */
rubbers?: Array<MatchReport>, 
/**
 * The system's tables of a Davis Cup tie.
 */
rubber_tables?: Array<RubberTable>, 
/**
 * What only a Davis Cup tie has.
 */
tie?: TieStatus, 
/**
 * Of a best of three: the matches over so far (MAT-09).
 */
legs?: Array<Leg>, 
/**
 * Of a best of three: whose direction the match now to be played has; the upper line's first, then the lower's, in
 * the third the one drawn (MAT-09).
 */
direction?: Chair | null, };

export type MemberOfPair = "first" | "second";

export type Millis = number;

export type MissedMember = { 
/**
 * Of which pair.
 */
chair: Chair, 
/**
 * Number 1 or number 2.
 */
member: MemberOfPair, };

export type Moment = { 
/**
 * The checkers: White's numbering, White's checkers positive.
 */
board: Setup, 
/**
 * What the cube shows.
 */
cube: CubeValue, 
/**
 * Whose it is.
 */
owner: CubeOwner, 
/**
 * Whether there is doubling in this game at all.
 */
enabled: boolean, 
/**
 * Its XGID; none before the first roll, after the end, and where the format has no words for it.
 */
xgid: string | null, 
/**
 * Its GNUBG id; none in the same cases.
 */
gnubg: string | null, };

export type Muted = { 
/**
 * A line of theirs.
 */
line: number, 
/**
 * Their name.
 */
name: string, };

export type Need = { "type": "always" } | { "type": "second_wins", 
/**
 * The match's number in the tournament, from 1.
 */
of: MatchId, };

export type NewChouette = { 
/**
 * The rules: `{"game": {"preset": "chouette-club"}, …}`.
 */
rules: ChouetteRules, 
/**
 * On the system's board, or over a wooden one.
 */
play?: ChouettePlayMode, 
/**
 * What a point is worth; points if left out.
 */
stake?: Stake, 
/**
 * How long is waited for whom; the house's own measure if left out.
 */
pace?: ChouettePace | null, 
/**
 * Who may join: whoever has the link, or everybody.
 */
door?: ChouetteDoor, 
/**
 * Whether the host plays themselves.
 */
host?: Host, 
/**
 * Bots that join at once, each with its level.
 */
bots?: Array<BotLevel>, 
/**
 * Where they talk by voice: an https link.
 */
voice?: ChouetteVoice | null, 
/**
 * The name to go by from now on.
 */
name?: string | null, };

export type NewTable = { 
/**
 * Whom to play.
 */
opponent: Opponent, 
/**
 * The rules.
 */
rules: RuleSet, 
/**
 * The clock; without it, none.
 */
clock?: ClockSettings | null, 
/**
 * The side to sit on; drawn if left open.
 */
side?: Side | null, 
/**
 * The name to go by from now on.
 */
name?: string | null, 
/**
 * How long anybody may keep the others waiting; for as long as they like if left out.
 */
pace?: Pace | null, 
/**
 * How strong the bot is; as strong as it can if left out.
 */
level?: BotLevel | null, 
/**
 * What a point is worth in money play; a point if left out.
 */
stake?: Stake, 
/**
 * The bot is as strong as whoever opens the table, by their judged matches; `level` is left out then.
 */
own_level?: boolean, 
/**
 * A tutor against a bot; none if left out.
 */
tutor?: Tutor | null, 
/**
 * Whether the result counts for the ratings of both: a match between two people only; it does not if left out.
 */
rated?: boolean, 
/**
 * Who may watch, and how far behind the play; everybody at once if left out.
 */
watch?: Watch, };

export type NewTournament = { 
/**
 * The tournament's settings.
 */
settings: TournamentSettings, 
/**
 * The name to go by from now on.
 */
name?: string | null, };

export type Notes = { 
/**
 * Where it is and how one gets there.
 */
venue: string, 
/**
 * What one wears.
 */
dress: string, 
/**
 * Anything else.
 */
more: string, 
/**
 * The languages that are spoken at the tables (TRN-04).
 */
languages: string, };

export type Noticed = "in_play" | "posted";

export type Offer = { 
/**
 * Who made the first double; they are on roll.
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

export type Office = "director" | "referee";

export type OfficialTable = { 
/**
 * Its number.
 */
table: TableNumber, 
/**
 * Whether it is in use for the tournament.
 */
is_open: boolean, 
/**
 * The match at it.
 */
match: MatchId | null, 
/**
 * When it should be free, by estimate.
 */
free: Time | null, };

export type Opponent = "bot" | "friend" | "doubles" | "bots";

export type OrderedClock = { 
/**
 * What it is set to.
 */
settings: ClockSettings, 
/**
 * The bank each player gets.
 */
bank: Millis, };

export type Origin = number;

export type Oversight = "players" | "director";

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
 * For answering a resignation; then it counts as rejected.
 */
answer: Millis, 
/**
 * For making the opening roll, and in a match for asking for the next game; then it happens by itself. In money
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
idle: Millis, 
/**
 * What each return gives back, where the absences of a match are counted together; then `absence` is for all of them.
 */
per_return?: Millis | null, 
/**
 * What whoever waits may do once an absence was too long.
 */
absent?: WhenAbsent, 
/**
 * For resuming an adjourned match; then it is decided against whoever did not want to.
 */
resume?: Millis | null, 
/**
 * Days for each turn, in a match by post.
 */
post?: Post | null, };

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
absent_from: BySide<Time | null>, 
/**
 * What each still has for being away, where absences are counted together; what runs now is not taken off yet.
 */
away?: BySide<Millis>, 
/**
 * Who has not acted in this match yet: where absence is agreed on, a match somebody never began counts for nobody.
 */
never_acted?: Array<Side>, 
/**
 * Since when the match rests, if it is adjourned.
 */
adjourned?: AdjournedView, 
/**
 * What each has left in a match by post; what runs now is not taken off yet.
 */
post?: BySide<Millis>, 
/**
 * When the time by post of whoever is waited for is over.
 */
post_ends?: Time, 
/**
 * Until when each is on vacation.
 */
rests?: BySide<Time | null>, };

export type PageMessage<C> = { "type": "command", 
/**
 * The page's name for it; a UUID will do.
 */
command_id: CommandId, 
/**
 * The command itself.
 */
command: C, 
/**
 * For whom, if for somebody else: the keeper of a chouette.
 */
as?: PlayerId | null, } | { "type": "would", 
/**
 * The page's name for the question.
 */
ask: CommandId, 
/**
 * The command itself.
 */
command: C, 
/**
 * For whom, if for somebody else.
 */
as?: PlayerId | null, } | { "type": "resume", 
/**
 * The version.
 */
version: Version, } | { "type": "ping" };

export type PairView = { 
/**
 * Number 1, then number 2.
 */
people: Array<PersonView>, 
/**
 * Who has the dice in hand.
 */
dice: Partner, 
/**
 * Whose page opens the links of the side's chain; none where the house does.
 */
links: Partner | null, };

export type Paper = { 
/**
 * The length at the top, if noted.
 */
length: MatchLength | null, 
/**
 * The points of both.
 */
won: BySide<Points>, };

export type Partner = "first" | "second";

export type PartnerWord = { 
/**
 * Which of the pair's, from 1.
 */
number: number, 
/**
 * Who said it.
 */
partner: Partner, 
/**
 * The words; may be empty where a play is shown.
 */
text: string, 
/**
 * The play shown, while the roll it is for is to be played.
 */
steps: Array<Step>, };

export type PendingView = { "type": "resignation", 
/**
 * Who resigns.
 */
by: Side, 
/**
 * Single, gammon or backgammon.
 */
kind: WinKind, } | { "type": "next_game", 
/**
 * The side that acts.
 */
by: Side, } | { "type": "adjourn", 
/**
 * The side that acts.
 */
by: Side, } | { "type": "resume", 
/**
 * The side that acts.
 */
by: Side, } | { "type": "rematch", 
/**
 * The side that acts.
 */
by: Side, };

export type PersonView = { 
/**
 * The name; none while the seat is free.
 */
name: string | null, 
/**
 * Whether the free seat is kept for somebody invited.
 */
invited: boolean, 
/**
 * Whether they are connected.
 */
connected: boolean, 
/**
 * Whether they have left and their partner plays on.
 */
left: boolean, };

export type Phase = { "type": "ready" } | { "type": "opening_roll" } | { "type": "running", 
/**
 * Whose time runs; none without a clock.
 */
side: Side | null, } | { "type": "cube_offered", 
/**
 * Who doubled.
 */
by: Side, } | { "type": "stopped", 
/**
 * Why the clock is stopped.
 */
reason: StopReason, 
/**
 * Whose turn goes on.
 */
turn: Side | null, 
/**
 * Who had doubled, if an answer is waited for.
 */
offered: Side | null, } | { "type": "resigned", 
/**
 * The side that acts.
 */
by: Side, 
/**
 * As what.
 */
kind: WinKind, } | { "type": "claimed", 
/**
 * The side that acts.
 */
by: Side, 
/**
 * As what.
 */
kind: WinKind, } | { "type": "game_entry", 
/**
 * Who won.
 */
winner: Side, 
/**
 * As what.
 */
kind: WinKind, 
/**
 * What the cube showed.
 */
cube: CubeValue, 
/**
 * What ended it.
 */
ending: Ending, 
/**
 * Who has confirmed.
 */
confirmed: BySide<boolean>, } | { "type": "absent", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "flagged", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * When, to the millisecond.
 */
at: Time, 
/**
 * Who has confirmed.
 */
confirmed: BySide<boolean>, } | { "type": "match_over", 
/**
 * Who won.
 */
winner: Side, 
/**
 * By what.
 */
how: How, } | { "type": "gap_asked", 
/**
 * Which gap, from 1.
 */
gap: number, 
/**
 * Whose flag.
 */
side: Side, 
/**
 * When it fell, if the time counts.
 */
at: Time, };

export type PhaseView = { "type": "waiting" } | { "type": "opening", 
/**
 * What became of an equal roll just before.
 */
tie: Tie | null, 
/**
 * That equal roll's number.
 */
rolled: Die | null, } | { "type": "rolling", 
/**
 * Whose roll; none for the opening roll.
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
 * The side it is about.
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
 * The side it is about.
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
cause: Cause, } | { "type": "closed", 
/**
 * The winner of the last match; none for a money session, or if there was none.
 */
winner: Side | null, 
/**
 * What decided that match; none if none was ended.
 */
cause: Cause | null, };

export type Place = number;

export type Play = Step[];

export type PlayerId = string;

export type Points = number;

export type Post = { 
/**
 * What each turn adds to a player’s time.
 */
per_turn: Millis, 
/**
 * What each begins with.
 */
bank: Millis, 
/**
 * The most that anybody has.
 */
cap: Millis, 
/**
 * How long after a player’s time the server claims the match, if the opponent has not.
 */
grace: Millis, };

export type Precedence = "champion" | "intermediate" | "further" | "side";

export type PrematureRoll = "void" | "stands";

export type Presence = "not_seen" | "here";

export type Preset = "money" | "match" | "tavola-reale" | "tournament" | "chouette-galore" | "chouette-club";

export type Prize = { 
/**
 * From the side pool of that name; none: from the division's pool.
 */
pool: string | null, 
/**
 * For the place in this stage.
 */
stage: Stage, 
/**
 * Which place.
 */
place: number, 
/**
 * To whom, as far as it is decided.
 */
entrant: EntrantId | null, 
/**
 * How much.
 */
amount: Cents, };

export type PrizeLine = { 
/**
 * In which part of the tournament.
 */
stage: Stage, 
/**
 * The place there, 1 the winner. Losing semi-finalists are both third: two lines.
 */
place: number, 
/**
 * Its part of the pool.
 */
part: number, };

export type PrizeTable = Array<PrizeLine>;

export type Ramp = "original" | "club" | "none";

export type Rate = number;

export type Rated = { 
/**
 * The rating.
 */
rating: Rating, 
/**
 * The summed lengths of the matches played.
 */
experience: number, };

export type Rating = number;

export type RatingBefore = { 
/**
 * Hundredths of a point: 150,000 is 1500.00.
 */
hundredths: number, 
/**
 * Points of matches played so far.
 */
experience: number, };

export type RatingLine = { 
/**
 * Their first entry.
 */
entrant: EntrantId, 
/**
 * Their name as names are compared.
 */
name: string, 
/**
 * Before.
 */
before: Rated, 
/**
 * By now.
 */
after: Rated, };

export type Readiness = "waiting" | "ready" | "bye" | "empty" | "begun";

export type Recharge = "played" | "none";

export type RecordedGame = { 
/**
 * Of which match of the table: 1, or more after rematches.
 */
match: MatchNumber, 
/**
 * Which of the match, from 1.
 */
number: number, 
/**
 * The score before it.
 */
score: BySide<Points>, 
/**
 * Whether it is the Crawford game.
 */
crawford: boolean, 
/**
 * Its lines, first to last.
 */
lines: Array<RecordedLine>, 
/**
 * How it stands after them.
 */
end: Moment, 
/**
 * How it ended; none while it is being played.
 */
result: GameRecord | null, };

export type RecordedLine = { 
/**
 * What was done.
 */
record: TurnRecord, 
/**
 * How it stood when it was decided.
 */
before: Moment, };

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
args: Record<string, Arg>, 
/**
 * The sentence in English, for logs and for programs without translations.
 */
message: string, 
/**
 * What would be legal instead, by command name.
 */
legal: Array<string>, };

export type Remedy = { "type": "stands" } | { "type": "legal_play" } | { "type": "roll_again" } | { "type": "void_doubles" } | { "type": "give_time", 
/**
 * How much.
 */
time: Millis, } | { "type": "replace_clock" } | { "type": "replace_equipment" } | { "type": "mix_dice" } | { "type": "remove_spectator" } | { "type": "warning" } | { "type": "penalty_points", 
/**
 * How many.
 */
points: number, } | { "type": "loss_of_game", 
/**
 * How many.
 */
points: number, } | { "type": "loss_of_match" } | { "type": "disqualify" } | { "type": "ban" } | { "type": "settled" };

export type ResultCommand = { "type": "score", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Points, the winner's first.
 */
score: [number, number], } | { "type": "result", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The winner and the score, the winner's points first.
 */
result: MatchReport, } | { "type": "confirm", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, } | { "type": "correct", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What it is to be.
 */
result: MatchReport, 
/**
 * The matches that may be touched.
 */
accepting: Array<MatchId>, } | { "type": "undo", 
/**
 * Which, by its number in the log.
 */
act: number, 
/**
 * If it was a result: the matches that may be touched.
 */
accepting: Array<MatchId>, };

export type Roll = [number, number];

export type RollNumber = number;

export type RollPurpose = "opening" | "turn" | "order" | "lot";

export type Round = number;

export type RoundEstimate = { 
/**
 * Of which stage.
 */
stage: Stage, 
/**
 * The round, from 1.
 */
round: Round, 
/**
 * How many of its matches are still to be played.
 */
matches: number, 
/**
 * When the last of them should end, by the pace seen so far and the tables there are.
 */
ends: Time, };

export type Rounds = "by_themselves" | "by_the_director";

export type Rubber = "first_second" | "second_first" | "doubles" | "firsts" | "seconds";

export type RubberTable = { 
/**
 * Of which.
 */
rubber: Rubber, 
/**
 * The table.
 */
table: TableId, };

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

export type Ruling = { 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * By whom.
 */
by: DeviceActor, 
/**
 * The act with everything that belongs to it.
 */
act: Act, };

export type RulingCommand = { "type": "dispute", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * About what.
 */
text: string, } | { "type": "rule", 
/**
 * In which match.
 */
match: MatchId | null, 
/**
 * In which match of a tie.
 */
rubber: Rubber | null, 
/**
 * About whom.
 */
about: EntrantId | null, 
/**
 * By which clause.
 */
clause: Clause, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, 
/**
 * What is done.
 */
remedy: Remedy, } | { "type": "illegal_play", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Who played it.
 */
entrant: EntrantId, } | { "type": "order_clock", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Set so; without it as the tournament has it.
 */
settings: ClockSettings | null, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "wrong_length", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The length both had noted; without it nobody noted any.
 */
noted: number | null, 
/**
 * The score as it stands, or as it was posted, the upper line first.
 */
score: [number, number], 
/**
 * When it was noticed.
 */
noticed: Noticed, } | { "type": "mix_dice", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Who asks.
 */
entrant: EntrantId, } | { "type": "replace_equipment", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What is replaced.
 */
what: string, } | { "type": "name_referee", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Who; without it nobody.
 */
name: string | null, } | { "type": "record_match", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, };

export type RulingNumber = number;

export type RulingState = "holds" | "final" | "appealed" | "upheld" | "overturned" | "taken_back" | "undecided";

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

export type Seat = { "type": "open" } | { "type": "nobody" } | { "type": "known", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, };

export type SeatPlan = { "type": "open" } | { "type": "taken", 
/**
 * A guest or a bot.
 */
sitter: Sitter, } | { "type": "invited", 
/**
 * SHA-256 of the invitation's token, as [`invitation_digest`] makes it: the token itself is in no event.
 */
invitation: Digest, } | { "type": "later", 
/**
 * As of [`SeatPlan::Invited`].
 */
invitation: Digest, };

export type SeatView = { 
/**
 * The name of who sits there, of a pair both names; none while free.
 */
name: string | null, 
/**
 * Person or bot; none while free, or while one of a pair is missing.
 */
kind: SitterKind | null, 
/**
 * How strong a bot is, by its level's name; none for people.
 */
level: string | null, 
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
gone_since: Time | null, 
/**
 * The two who play this side, where a pair does.
 */
pair?: PairView, };

export type SeekId = string;

export type Series = "single" | "best_of_three";

export type ServerMessage<E, V> = { "type": "update" } & Update<E, V> | { "type": "accepted", 
/**
 * The sender's name for the command.
 */
command_id: CommandId, 
/**
 * The version it brought the stream to.
 */
version: Version, } | { "type": "refused", 
/**
 * The sender's name for the command.
 */
command_id: CommandId, 
/**
 * The kind of error: `refused` where the rules or the house refuse it.
 */
code: string, 
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
args: Record<string, Arg>, 
/**
 * The sentence in English, for logs and for programs without translations.
 */
message: string, 
/**
 * What would be legal instead, by command name.
 */
legal: Array<string>, } | { "type": "would", 
/**
 * The sender's name for the question.
 */
ask: CommandId, 
/**
 * Why it would be refused; none if it would not.
 */
refusal: Refusal | null, } | { "type": "presence", 
/**
 * How many.
 */
watchers: number, } | { "type": "talk" } & TalkView | { "type": "error", 
/**
 * Code and sentence.
 */
error: ErrorBody, } | { "type": "pong", 
/**
 * The server's time.
 */
now: Time, };

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

export type SetupPhase = { "type": "setup" };

export type SheetLine = { 
/**
 * Which game, from 1.
 */
number: number, 
/**
 * Who won.
 */
winner: Side, 
/**
 * As what.
 */
kind: WinKind, 
/**
 * What the cube showed.
 */
cube: CubeValue, 
/**
 * What it counted.
 */
points: Points, 
/**
 * What ended it.
 */
ending: Ending, 
/**
 * Whether it was the Crawford game.
 */
crawford: boolean, 
/**
 * The score after it.
 */
score: BySide<Points>, 
/**
 * What is left in the banks after it; none without a clock.
 */
banks: BySide<Millis> | null, 
/**
 * The time both have used in it.
 */
used: BySide<Millis>, 
/**
 * How many turns both have had, as far as the clock counted them.
 */
turns: BySide<number>, 
/**
 * When it began.
 */
began: Time, 
/**
 * When its result was entered.
 */
ended: Time, 
/**
 * Who has confirmed it (MAT-05).
 */
confirmed: BySide<boolean>, 
/**
 * Whether it was corrected later.
 */
corrected: boolean, };

export type Side = "white" | "black";

export type SideOfMatch = { 
/**
 * Their points, penalties of their opponent included.
 */
points: number, 
/**
 * Of those, given them by lateness or rulings.
 */
given: number, 
/**
 * Whether they are there.
 */
at_table: AtTheTable, 
/**
 * Breaks taken.
 */
breaks: number, 
/**
 * Illegal plays complained of (IRR-09).
 */
illegal_plays: number, 
/**
 * Time taken from their clock for lateness (TRN-14).
 */
time_lost: Millis, 
/**
 * Time given back to their clock (CLK-10).
 */
time_given: Millis, };

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

export type SoldLot = { 
/**
 * The players in it.
 */
players: Array<EntrantId>, 
/**
 * Who bought it.
 */
buyer: string, 
/**
 * For how much.
 */
price: Cents, 
/**
 * The share that its players have bought back.
 */
bought_back: Rate, };

export type Source = { "type": "player", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "scoreboard" } | { "type": "director" };

export type Stage = "main" | "consolation" | "last_chance" | "lower" | "finals" | "rounds";

export type StageSheet = { 
/**
 * Which.
 */
stage: Stage, 
/**
 * Its matches round by round, from the top of the sheet.
 */
rounds: Array<Array<MatchId>>, };

export type Stake = { currency: Currency, unit: number, };

export type Stamp = { 
/**
 * The line's name.
 */
id: EntryId, 
/**
 * The device that wrote it.
 */
device: DeviceId, 
/**
 * The lease it wrote under.
 */
epoch: number, 
/**
 * The number of the line under that lease, from 0.
 */
seq: number, };

export type Standing = { 
/**
 * The place; equals share it.
 */
place: number, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Matches won.
 */
won: number, 
/**
 * Matches lost.
 */
lost: number, 
/**
 * Byes.
 */
byes: number, 
/**
 * What decides: points of a round robin, victory points of a Swing, lives.
 */
points: number, 
/**
 * Half a point more, given to who joined late.
 */
and_half: boolean, 
/**
 * Of rounds: what parts them from equals, in the order in which it does.
 */
tie_breaks: Array<TieBreakValue>, 
/**
 * The stage in which they went out, or still is.
 */
stage: Stage | null, };

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

export type StreamId = string;

export type SurplusPoints = "refuse" | "cut" | "keep";

export type SwissOrder = "lot" | "fold" | "neighbours";

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
 * The side it is about.
 */
side: Side, 
/**
 * A guest or a bot.
 */
sitter: Sitter, 
/**
 * As which of a pair.
 */
partner?: Partner, } | { "type": "ready", 
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
link: Digest, 
/**
 * The digest of one's dice log up to this call; a page that keeps no log leaves it out.
 */
seen?: Digest, } | { "type": "play", 
/**
 * The steps in order, points numbered by the mover (25 the bar, 0 off); none where nothing can be moved.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "double" } | { "type": "take" } | { "type": "drop" } | { "type": "beaver" } | { "type": "raccoon" } | { "type": "otter" } | { "type": "accept_play" } | { "type": "challenge" } | { "type": "resign", 
/**
 * What is offered.
 */
kind: WinKind, } | { "type": "resign_match" } | { "type": "accept_resignation" } | { "type": "reject_resignation" } | { "type": "claim", 
/**
 * What is claimed.
 */
kind: WinKind, } | { "type": "claim_absence" } | { "type": "adjourn_absence" } | { "type": "offer_adjourn" } | { "type": "accept_adjourn" } | { "type": "decline_adjourn" } | { "type": "resume" } | { "type": "rest", 
/**
 * Whose time.
 */
side: Side, 
/**
 * Until when.
 */
until: Time, } | { "type": "roll_early" } | { "type": "double_early" } | { "type": "double_by_mistake" } | { "type": "annul_doubles" } | { "type": "correct_start" } | { "type": "next_game" } | { "type": "offer_rematch" } | { "type": "accept_rematch" } | { "type": "decline_rematch" } | { "type": "leave" } | { "type": "take_back" } | { "type": "take_dice" } | { "type": "give_dice" } | { "type": "advise", 
/**
 * The words; may be empty where a play is shown.
 */
text: string, 
/**
 * The play; empty for words alone.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "disconnected", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "connected", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "give_time", 
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
 * Why the clock is stopped.
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
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * Network delay given back to the side whose clock ran (CLK-12).
 */
credit?: Millis, 
/**
 * The digest of the dice log after it as it was, where a name has been taken out since of what it is made of.
 */
kept?: Digest, } & ({ "type": "opened", 
/**
 * On these terms.
 */
terms: Terms, 
/**
 * The house's commitment for the first match; none for wooden dice and replays.
 */
commitment: Digest | null, } | { "type": "seated", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * A guest or a bot.
 */
sitter: Sitter, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "unseated", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "got_ready", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Its chain, where the dice are made from chains.
 */
chain: TranscriptChain | null, 
/**
 * Who of a pair has brought it, and has the dice.
 */
partner?: Partner, } | { "type": "match_started", 
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
 * Whose; none for the opening roll.
 */
by: Side | null, } | { "type": "link_opened", 
/**
 * For which roll.
 */
number: RollNumber, 
/**
 * The side it is about.
 */
side: Side, 
/**
 * The link.
 */
link: Digest, 
/**
 * By whom.
 */
source: LinkSource, 
/**
 * The digest of the dice log up to the call, as the seat's page has it.
 */
seen?: Digest, } | { "type": "acted", 
/**
 * Whose; White's for the opening roll, which is both's.
 */
side: Side, 
/**
 * What, with the dice that fell.
 */
action: Action, } | { "type": "taken_back", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "rolled_again", 
/**
 * Whose.
 */
side: Side, 
/**
 * Its number when it fell.
 */
number: RollNumber, 
/**
 * The dice.
 */
roll: Roll, } | { "type": "answer_missed", 
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
 * The winner, the kind of win and the points.
 */
result: GameResult, 
/**
 * What the winner got; none where the match was decided away from the board.
 */
points: Points, } | { "type": "next_game_wanted", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "match_ended", 
/**
 * The winner; none for a money session.
 */
winner: Side | null, 
/**
 * Why the game was decided away from the board.
 */
cause: Cause, } | { "type": "dice_opened", 
/**
 * The secret.
 */
secret: Digest, } | { "type": "rematch_offered", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "rematch_declined", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "rematch_agreed", 
/**
 * The house's commitment for it.
 */
commitment: Digest | null, } | { "type": "left", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "partner_left", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who.
 */
partner: Partner, } | { "type": "dice_passed", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who has them now.
 */
to: Partner, } | { "type": "advised", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who.
 */
partner: Partner, 
/**
 * The words; at most 500 characters.
 */
text: string, 
/**
 * The play shown; empty for words alone.
 */
steps: { from: number; to: number; hit?: boolean }[], } | { "type": "disconnected", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "connected", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * Who of a pair.
 */
partner?: Partner, } | { "type": "overdue", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "adjourn_offered", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "adjourn_declined", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "adjourned", 
/**
 * Who was away too long, if it was for that.
 */
absent: Side | null, } | { "type": "resume_wanted", 
/**
 * The side it is about.
 */
side: Side, } | { "type": "taken_up" } | { "type": "rested", 
/**
 * Whose time stands.
 */
side: Side, 
/**
 * Until when.
 */
until: Time, } | { "type": "time_given", 
/**
 * How much to whom.
 */
time: BySide<Millis>, 
/**
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "resumed", 
/**
 * How long.
 */
down: Millis, } | { "type": "clock_stopped", 
/**
 * Why the clock is stopped.
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
 * For the record; at most 2,000 characters.
 */
reason: string, } | { "type": "closed" });

export type TableId = string;

export type TableNumber = number;

export type TableRecord = { 
/**
 * In the order in which they were played, those of earlier matches first.
 */
games: Array<RecordedGame>, };

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
 * Which of a pair the viewer is; none where nobody shares their side.
 */
partner?: Partner, 
/**
 * The rules played: the preset and every knob turned away from it.
 */
rules: RuleSet, 
/**
 * What a point is worth in money play.
 */
stake: Stake, 
/**
 * The tutor of one of the players, where there is one.
 */
tutor?: TutorView, 
/**
 * What it is a table of, if the same dice fall at another table.
 */
duplicate?: Duplicate, 
/**
 * Whether the result counts for the ratings of both.
 */
rated?: boolean, 
/**
 * Who may watch, and how far behind the play.
 */
watch?: Watch, 
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
dice: DiceView, 
/**
 * What the viewer and their partner have said to each other; nobody else is told.
 */
talk?: Array<PartnerWord>, };

export type TalkLine = { 
/**
 * Its number at this stream.
 */
number: number, 
/**
 * Who said it, by the name they had.
 */
name: string, 
/**
 * Whether it was the reader.
 */
own: boolean, 
/**
 * Who was meant to hear it.
 */
room: TalkRoom, 
/**
 * Which phrase it is; none for free words.
 */
phrase: string | null, 
/**
 * The free words; empty for a phrase.
 */
text: string, 
/**
 * When.
 */
at: Time, };

export type TalkRoom = "players" | "watchers" | "all";

export type TalkView = { 
/**
 * The lines come after this one, which the reader has; 0 if they are all there are.
 */
after: number, 
/**
 * The lines, the oldest first.
 */
lines: Array<TalkLine>, 
/**
 * Who hears what the reader says.
 */
room: TalkRoom, 
/**
 * What the reader may write.
 */
writing: Writing, 
/**
 * Why not more, as a message's name; none where nothing is missing.
 */
why: string | null, 
/**
 * Whether the reader wants free words at this table; none where that is not theirs to say.
 */
wants: boolean | null, 
/**
 * Whether the others want them.
 */
others_want: boolean, 
/**
 * Whom the reader does not want to hear here: a line of theirs, and their name.
 */
muted: Array<Muted>, };

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
 * Consultation doubles: what the seat beside it is meant for, on each side that a pair plays.
 */
partners?: BySide<SeatPlan | null>, 
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
beginning?: unknown, 
/**
 * What a point is worth in money play: the table shows it and moves no money.
 */
stake?: Stake, 
/**
 * A tutor for one person against a bot, if there is one.
 */
tutor?: Tutor, 
/**
 * What it is a table of, if the same dice fall at another table.
 */
duplicate?: Duplicate, 
/**
 * Whether the result counts for the ratings of both.
 */
rated?: boolean, 
/**
 * Who may watch, and how far behind the play.
 */
watch?: Watch, };

export type Tie = "counted" | "not_counted" | "offered";

export type TieBreak = "direct_encounter" | "sonneborn_berger" | "buchholz" | "median" | "buchholz_cut_one" | "points_difference" | "fewest_losses" | "play_off";

export type TieBreakValue = { 
/**
 * The tie-break that separated them.
 */
by: TieBreak, 
/**
 * In points; none where it cannot part the equals.
 */
value: number | null, };

export type TieStatus = { 
/**
 * Its second official table: phases 1 and 3 need two boards (DAV-02).
 */
second_table: TableNumber | null, 
/**
 * Who is missed.
 */
missed: Array<MissedMember>, 
/**
 * What lateness has cost in its matches.
 */
late: Array<LateInRubber>, 
/**
 * Since when its present phase can be played; the first from the hour of the tie.
 */
phase_since: Time | null, };

export type Ties = "knock_out" | "group";

export type Time = number;

export type Touched = { 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What becomes of it.
 */
fate: Fate, };

export type TournamentCommand = HouseCommand | DeskCommand | EntryCommand | DrawCommand | CallCommand | ResultCommand | RulingCommand | AppealCommand;

export type TournamentDeskEvent = { "type": "opened", 
/**
 * All settings.
 */
settings: TournamentSettings, 
/**
 * What commits to the seed of all its lots.
 */
commitment: Digest, } | { "type": "division_added", 
/**
 * The division with all its settings.
 */
division: Division, } | { "type": "division_changed", 
/**
 * What it is now.
 */
division: Division, } | { "type": "settings_changed", 
/**
 * What they are now.
 */
settings: TournamentTerms, } | { "type": "clock_set", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * How it is set.
 */
clock: ClockSettings | null, } | { "type": "notes_set", 
/**
 * What they are now.
 */
notes: Notes, } | { "type": "tables_set", 
/**
 * How many there are now.
 */
tables: number, } | { "type": "table_closed", 
/**
 * The table's number, from 1.
 */
table: TableNumber, } | { "type": "table_opened", 
/**
 * The table's number, from 1.
 */
table: TableNumber, } | { "type": "appointed", 
/**
 * Director or referee.
 */
office: Office, 
/**
 * The person's account.
 */
person: PlayerId, } | { "type": "dismissed", 
/**
 * Director or referee.
 */
office: Office, 
/**
 * The person's account.
 */
person: PlayerId, } | { "type": "committee_appointed", 
/**
 * Three or more, in the order of their appointment.
 */
members: Array<CommitteeMember>, } | { "type": "announced", 
/**
 * As it was written; at most 2,000 characters.
 */
text: string, } | { "type": "announcement_withdrawn", 
/**
 * Which, from 1.
 */
number: number, } | { "type": "finished", 
/**
 * The seed of all its lots, opened.
 */
seed: Digest, } | { "type": "undone", 
/**
 * The act's number in the log, from 1.
 */
act: number, };

export type TournamentDrawEvent = { "type": "words_added", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * As it was written; at most 2,000 characters.
 */
words: string, } | { "type": "drawn", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The name of the draw, of which its key is made.
 */
name: string, 
/**
 * The key: with it anybody can repeat the draw.
 */
key: DrawKey, 
/**
 * The lines of the sheet, if it is a bracket.
 */
sheet: KnockOut | null, 
/**
 * Matches that are not those of the sheet: a tree below it, rounds.
 */
fixtures: Array<Fixture>, 
/**
 * Until when late places are kept.
 */
until: Time | null, } | { "type": "draw_published", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "draw_discarded", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "late_place_filled", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Which place.
 */
place: LatePlace, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "late_place_closed", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Which place.
 */
place: LatePlace, } | { "type": "cut_off", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, } | { "type": "round_drawn", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The name of the draw.
 */
name: string, 
/**
 * Its key.
 */
key: DrawKey, 
/**
 * Its matches.
 */
fixtures: Array<Fixture>, };

export type TournamentEntry = { 
/**
 * Their number.
 */
entrant: EntrantId, 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The name to show: the player's, or of both.
 */
name: string, 
/**
 * Who plays; of a Davis Cup pair number 1 first (DAV-01).
 */
people: Array<TournamentPerson>, 
/**
 * How far the entry is.
 */
state: EntryState, 
/**
 * The entry they had before they bought themselves in again.
 */
rebuy_of?: EntrantId | null, 
/**
 * The side pools they have joined.
 */
pools?: Array<string>, 
/**
 * What they have paid.
 */
paid: Cents, 
/**
 * What they have been let off.
 */
waived: Cents, 
/**
 * Whether they are in the hall.
 */
presence?: Presence, };

export type TournamentEntryEvent = { "type": "entered", 
/**
 * Who and how far.
 */
entry: TournamentEntry, } | { "type": "entry_approved", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "entry_refused", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "entrant_out", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Whether they may not come back.
 */
banned: Banned, 
/**
 * How they left.
 */
how: Leaving, } | { "type": "entrant_back", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "paid", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * For what.
 */
charge: Charge, 
/**
 * How much.
 */
amount: Cents, } | { "type": "pool_joined", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * The side pool's name, as it was set up.
 */
pool: string, } | { "type": "checked_in", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Here, or not.
 */
presence: Presence, } | { "type": "amended", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * The name to show.
 */
name: string, 
/**
 * All its people as they are now.
 */
people: Array<TournamentPerson>, } | { "type": "substituted", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * The name to show.
 */
name: string, 
/**
 * All its people as they are now.
 */
people: Array<TournamentPerson>, } | { "type": "refunded", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * How much.
 */
amount: Cents, } | { "type": "waived", 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * How much.
 */
amount: Cents, } | { "type": "nominated", 
/**
 * Which pair.
 */
entrant: EntrantId, 
/**
 * Who is number 1.
 */
first: string, } | { "type": "lot_sold", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Which, to whom, for how much.
 */
lot: SoldLot, } | { "type": "played_off", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * Who won it.
 */
winner: EntrantId, 
/**
 * Who lost it.
 */
loser: EntrantId, } | { "type": "late_joined", 
/**
 * The division's short name, unique in the tournament.
 */
division: DivisionId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * What they are given for the rounds they have missed.
 */
given: HalfPoints, };

export type TournamentEvent = { 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * Who; nobody if the house did by itself.
 */
by?: PlayerId | null, 
/**
 * Whether it goes along with the tournament before it, and is no act of its own.
 */
follows?: Follows, } & (TournamentDeskEvent | TournamentEntryEvent | TournamentDrawEvent | TournamentMatchEvent | TournamentOrderEvent | TournamentRulingEvent);

export type TournamentMatchEvent = { "type": "scheduled", 
/**
 * The matches' numbers.
 */
matches: Array<MatchId>, 
/**
 * When they begin.
 */
begins: Time, } | { "type": "lateness_set", 
/**
 * The matches' numbers.
 */
matches: Array<MatchId>, 
/**
 * How; without it as in the tournament.
 */
lateness: Lateness | null, } | { "type": "called", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * To which official table.
 */
table: TableNumber | null, 
/**
 * To how many points.
 */
length: number, 
/**
 * Who plays, the upper line first.
 */
players: [EntrantId, EntrantId], 
/**
 * With which clock.
 */
clock: OrderedClock | null, 
/**
 * Of a Davis Cup tie: to which table its second board.
 */
second?: TableNumber | null, } | { "type": "second_table", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Which table.
 */
table: TableNumber, } | { "type": "missed", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Which of a Davis Cup pair; without it, of a pair, nobody is there.
 */
member?: MemberOfPair | null, } | { "type": "arrived", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Points their opponent has got.
 */
points: number, 
/**
 * Time taken from their clock.
 */
time: Millis, 
/**
 * Which of a Davis Cup pair; without it, of a pair, both are there.
 */
member?: MemberOfPair | null, 
/**
 * In which match of the tie it has cost that.
 */
rubber?: Rubber | null, } | { "type": "postponed", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * When now.
 */
until: Time, } | { "type": "started", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, } | { "type": "table_made", 
/**
 * For which.
 */
match: MatchId, 
/**
 * The table's stream.
 */
table: TableId, 
/**
 * For which match of a Davis Cup tie.
 */
rubber?: Rubber | null, } | { "type": "scored", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The upper line first.
 */
score: [number, number], } | { "type": "break_taken", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "left_room", 
/**
 * From which match.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "returned", 
/**
 * To which match.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * By how much a break was overrun.
 */
over: Millis, } | { "type": "reported", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "rubber_ended", 
/**
 * Of which tie.
 */
match: MatchId, 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, } | { "type": "rubber_corrected", 
/**
 * Of which tie.
 */
match: MatchId, 
/**
 * What it is now.
 */
report: MatchReport, } | { "type": "leg_ended", 
/**
 * Of which pairing.
 */
match: MatchId, 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, 
/**
 * Whose direction the next one is played in.
 */
direction: Chair, } | { "type": "ended", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The winner and the score, the winner's points first.
 */
report: MatchReport, 
/**
 * Who handed it in.
 */
source: Source, } | { "type": "corrected", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What it is now.
 */
report: MatchReport, 
/**
 * What becomes of the matches after it.
 */
touched: Array<Touched>, } | { "type": "reopened", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What becomes of the matches after it.
 */
touched: Array<Touched>, };

export type TournamentMatchView = { 
/**
 * Its number.
 */
id: MatchId, 
/**
 * Its division.
 */
division: DivisionId, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * Its round.
 */
round: Round, 
/**
 * Its place in the round.
 */
place: Place, 
/**
 * Who sits there, the upper line first.
 */
seats: [Seat, Seat], 
/**
 * Where an open seat comes from: the match, and whether its winner or its loser.
 */
feeds: [Feed, Feed], 
/**
 * Whether it can be called.
 */
readiness: Readiness, 
/**
 * Everything else.
 */
status: MatchStatus, 
/**
 * Points each would have been given for lateness by now, the upper line first.
 */
late_now: [number, number], 
/**
 * Of a Davis Cup tie: who keeps one of its matches waiting, and what that has cost by now.
 */
late_in?: Array<LateInRubber>, 
/**
 * When it should end, by estimate.
 */
ends: Time | null, };

export type TournamentOrderEvent = { "type": "disputed", 
/**
 * About which match.
 */
match: MatchId, 
/**
 * What is said.
 */
text: string, 
/**
 * The other result, if there is one.
 */
other?: MatchReport | null, } | { "type": "illegal_play", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * How many there have been.
 */
count: number, } | { "type": "clock_ordered", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * How it is set.
 */
clock: OrderedClock, } | { "type": "length_set", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * To how many points.
 */
length: number, 
/**
 * The score as it stands.
 */
score: [number, number], } | { "type": "dice_mixed", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Who asked and mixes.
 */
entrant: EntrantId, 
/**
 * Who chooses first.
 */
chooses: EntrantId, } | { "type": "equipment_replaced", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * What.
 */
what: string, 
/**
 * From when.
 */
from: FromWhen, } | { "type": "referee_named", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, 
/**
 * Who.
 */
name: string | null, } | { "type": "recording_ordered", 
/**
 * The match's number in the tournament, from 1.
 */
match: MatchId, };

export type TournamentPerson = { 
/**
 * Their name.
 */
name: string, 
/**
 * Their account, if they have one.
 */
player?: PlayerId | null, 
/**
 * Their club or country.
 */
club?: string | null, 
/**
 * Their rating in hundredths, and how many points of matches they have behind them.
 */
rating?: RatingBefore | null, };

export type TournamentRuling = { 
/**
 * Its number.
 */
number: RulingNumber, 
/**
 * Milliseconds since 1970, UTC, by the server's clock.
 */
at: Time, 
/**
 * Who ruled; nobody if the house did by itself.
 */
by: PlayerId | null, 
/**
 * In which match.
 */
of: MatchId | null, 
/**
 * In which match of a tie, if it is about one of them.
 */
rubber?: Rubber, 
/**
 * About whom.
 */
about: EntrantId | null, 
/**
 * By which clause.
 */
clause: Clause, 
/**
 * Why, as whoever ruled wrote it; in English where the system did.
 */
reason: string, 
/**
 * Why the system itself ruled so, for every language.
 */
grounds?: GroundsOfRuling, 
/**
 * What it does.
 */
remedy: Remedy, 
/**
 * What has become of it.
 */
state: RulingState, 
/**
 * The appeal, if there was one.
 */
appeal: Appeal | null, };

export type TournamentRulingEvent = { "type": "ruled", 
/**
 * Which.
 */
ruling: TournamentRuling, } | { "type": "ruling_taken_back", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, } | { "type": "appealed", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, 
/**
 * Who sits.
 */
members: Array<PlayerId>, } | { "type": "convened", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, 
/**
 * Who sits.
 */
members: Array<PlayerId>, } | { "type": "member_replaced", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * Who went.
 */
member: PlayerId, 
/**
 * Who came.
 */
successor: PlayerId, 
/**
 * What that one is called, if it was said.
 */
name?: string | null, } | { "type": "heard", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * The entry's number in the tournament, from 1.
 */
entrant: EntrantId, } | { "type": "vote_cast", 
/**
 * In which appeal.
 */
ruling: RulingNumber, 
/**
 * The member's account.
 */
member: PlayerId, 
/**
 * Uphold or overturn.
 */
vote: Vote, } | { "type": "appeal_decided", 
/**
 * Against which ruling.
 */
ruling: RulingNumber, 
/**
 * How: upheld or overturned.
 */
state: RulingState, } | { "type": "appeal_over", 
/**
 * The ruling's number in the tournament, from 1.
 */
ruling: RulingNumber, } | { "type": "appeal_closed", 
/**
 * Against which ruling.
 */
ruling: RulingNumber, 
/**
 * Why, as it was written; at most 2,000 characters.
 */
reason: string, };

export type TournamentSettings = { 
/**
 * Its name.
 */
name: string, 
/**
 * Where its matches are played.
 */
venue: Venue, 
/**
 * When it begins.
 */
begins: Time | null, 
/**
 * Who directs it from the beginning.
 */
directors: Array<PlayerId>, 
/**
 * The first division or divisions; more can be added.
 */
divisions: Array<Division>, 
/**
 * How many official tables there are, numbered from 1.
 */
tables: number, 
/**
 * How lateness is counted.
 */
lateness: Lateness, 
/**
 * What lateness loses; without it time where the match has a clock over the board (TRN-14), else points.
 */
late_loses?: Loses | null, 
/**
 * What somebody is out of who was too late.
 */
late_disqualifies: LateDisqualifies, 
/**
 * What becomes of a score beyond the length.
 */
surplus: SurplusPoints, 
/**
 * How long after a ruling one may appeal.
 */
appeal: Millis, 
/**
 * Who draws later rounds.
 */
rounds: Rounds, 
/**
 * How fast newcomers' ratings move.
 */
rating: Ramp, 
/**
 * The currency of its fees, three letters.
 */
currency: string, 
/**
 * What is told about the place.
 */
notes: Notes, 
/**
 * The rules of its matches, the length apart; without them those of tournaments.
 */
rules: RuleChoice | null, 
/**
 * The clock the director brings in where none was ordered before (TRN-24).
 */
slow_play_clock: ClockSettings, };

export type TournamentStage = "unopened" | "open" | "finished";

export type TournamentTerms = { 
/**
 * Its name.
 */
name: string, 
/**
 * When it begins.
 */
begins: Time | null, 
/**
 * Who draws later rounds.
 */
rounds: Rounds, 
/**
 * How lateness is counted.
 */
lateness: Lateness, 
/**
 * What lateness loses; without it time where the match has a clock over the board (TRN-14), else points.
 */
late_loses?: Loses | null, 
/**
 * What somebody is out of who was too late.
 */
late_disqualifies: LateDisqualifies, 
/**
 * What becomes of a score beyond the length.
 */
surplus: SurplusPoints, 
/**
 * How fast newcomers' ratings move.
 */
rating: Ramp, 
/**
 * The currency of its fees, three letters.
 */
currency: string, };

export type TournamentView = { 
/**
 * How far it is.
 */
stage: TournamentStage, 
/**
 * What it was opened with; divisions as they are now stand in `divisions`.
 */
settings: TournamentSettings, 
/**
 * What commits to the seed of all lots.
 */
commitment: Digest | null, 
/**
 * The seed, once the tournament is over.
 */
seed: Digest | null, 
/**
 * Who has which office.
 */
officials: Array<[Office, PlayerId]>, 
/**
 * The committee (TRN-02).
 */
committee: Array<CommitteeMember>, 
/**
 * The divisions in order of precedence.
 */
divisions: Array<DivisionView>, 
/**
 * The entries; requests and refusals only to directors and to whom they concern.
 */
entries: Array<TournamentEntry>, 
/**
 * All matches that the viewer may see, by number.
 */
matches: Array<TournamentMatchView>, 
/**
 * The official tables.
 */
tables: Array<OfficialTable>, 
/**
 * The matches that can be called, in the order in which they would be (TRN-07).
 */
calls: Array<CallView>, 
/**
 * Announcements that stand, with their numbers.
 */
announcements: Array<Announcement>, 
/**
 * Rulings: to officials all, to players theirs, to the public those that changed a score.
 */
rulings: Array<TournamentRuling>, 
/**
 * The log: officials only.
 */
log: Array<LogLine>, 
/**
 * What would be left undone if the event were closed now: officials only.
 */
left: LeftUndone, 
/**
 * Ratings before and after, once there are results.
 */
ratings: Array<RatingLine>, 
/**
 * What this viewer is in this tournament.
 */
you: YouInTheTournament, 
/**
 * When the timer must next ask.
 */
next_deadline: Time | null, };

export type Transcript = { 
/**
 * The version of this format: 2; 1 has neither log nor ending.
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
rolls: Array<TranscriptRoll>, 
/**
 * What happened, line by line; none in version 1.
 */
log?: Array<string>, 
/**
 * Digests of the log as they were, each after so many lines: names were taken out of what they are made of, since
 * their players have left for good.
 */
kept?: Array<[number, Digest]>, 
/**
 * Where it ends; none in version 1 and while the match goes on.
 */
ending?: TranscriptEnding, };

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

export type TranscriptEnding = { 
/**
 * How many rolls fell.
 */
rolls: number, 
/**
 * How many lines the log has.
 */
lines: number, 
/**
 * How it ended: the log's last line.
 */
how: string, 
/**
 * The digest of the whole log, names and chains included.
 */
digest: Digest, };

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
 * What it was rolled for.
 */
purpose: RollPurpose, 
/**
 * Both links.
 */
links: BySide<TranscriptLink>, 
/**
 * The digest of the log up to the call, as each seat's page said that it had it.
 */
seen?: BySide<Digest | null>, 
/**
 * What fell; for an opening roll White's die first.
 */
dice: [Die, Die], };

export type TurnRecord = { "type": "turn" } & TurnView | { "type": "cube", 
/**
 * The side it is about.
 */
side: Side, 
/**
 * What.
 */
act: CommandName, 
/**
 * The stake asked for, or agreed, or lost.
 */
value: CubeValue, } | { "type": "rolled_early", 
/**
 * Who rolled.
 */
side: Side, 
/**
 * What fell.
 */
roll: Roll, } | { "type": "start_corrected", 
/**
 * Who asked for it.
 */
side: Side, } | { "type": "challenged", 
/**
 * Who had demanded it.
 */
side: Side, } | { "type": "rejected", 
/**
 * Who had offered it.
 */
side: Side, 
/**
 * Single, gammon or backgammon.
 */
kind: WinKind, };

export type TurnView = { 
/**
 * The side it is about.
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

export type Tutor = { 
/**
 * What a decision costs at least for the tutor to ask first: thousandths of the cube, from 1 to 1,000.
 */
limit: number, };

export type TutorView = { 
/**
 * What a decision costs at least for the tutor to ask first: thousandths of the cube.
 */
limit: number, 
/**
 * The side that is helped.
 */
helps: Side, 
/**
 * How often something was taken back in this match.
 */
taken_back: number, };

export type Update<E, V> = { 
/**
 * The stream's version.
 */
version: Version, 
/**
 * What happened since the page's version, as far as the viewer may know; empty for a first look.
 */
events: Array<E>, 
/**
 * How it looks now, complete but for a history of which the page has the beginning.
 */
view: V, };

export type Venue = "over_the_board" | "online";

export type Verdict = { 
/**
 * How many rolls were looked at.
 */
rolls: number, 
/**
 * Everything that does not fit; none if the dice were honest.
 */
faults: Array<Fault>, 
/**
 * What a reader should know although nothing is wrong.
 */
remarks: Array<string>, };

export type Version = number;

export type Vote = "uphold" | "overturn";

export type Watch = "at_once" | "one_turn" | "three_turns" | "three_minutes" | "nobody";

export type WhenAbsent = "claim" | "choose" | "adjourn";

export type WinKind = "single" | "gammon" | "backgammon";

export type Writing = "free" | "phrases" | "nothing";

export type WrongLines = "refuse" | "leave_out";

export type YouInTheTournament = { 
/**
 * Their account.
 */
player: PlayerId | null, 
/**
 * Their offices.
 */
offices: Array<Office>, 
/**
 * Whether they sit on the committee.
 */
on_committee: boolean, 
/**
 * Their entries.
 */
entrants: Array<EntrantId>, 
/**
 * Their next matches, the nearest first.
 */
matches: Array<MatchId>, };
