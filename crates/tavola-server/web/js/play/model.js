// The table as the page thinks of it. Types only; view.js makes it from what the server sends.

/** @import { BySide, CommandName, Early, Partner, PartnerWord, PersonView, Side, Stake, Step, StepGraph, TranscriptChain, WinKind } from "../wire.js" */
/** @import { Counts } from "../board/counts.js" */

/**
 * @typedef {{ kind: "waiting" } | { kind: "closed", winner: Side | null, points: number, win: WinKind, ending: string, cause: string | null }
 *   | { kind: "opening", tie: number | null }
 *   | { kind: "rolling", side: Side | null, number: number, missing: Side[] }
 *   | { kind: "on_roll", side: Side }
 *   | { kind: "doubled", by: Side, to: Side, asked: number, refused: number, step: string }
 *   | { kind: "to_play", side: Side, roll: [number, number], early?: Early | null }
 *   | { kind: "play_shown", side: Side, roll: [number, number] }
 *   | { kind: "game_over", winner: Side, points: number, win: WinKind, ending: string }
 *   | { kind: "match_over", winner: Side | null, points: number, win: WinKind, ending: string, cause: string }} Phase
 *
 * @typedef {object} Seat
 * @property {string} name
 * @property {"person" | "bot" | "empty"} kind
 * @property {string} level how strong a bot is; empty for people
 * @property {boolean} connected
 * @property {boolean} ready
 * @property {boolean} invited
 * @property {readonly PersonView[]} people the two of a pair; nobody where one plays alone
 * @property {string} holder who of a pair has the dice in hand; empty where one plays alone
 *
 * @typedef {object} PairModel the reader's own pair
 * @property {Partner} you
 * @property {string} partner their partner's name
 * @property {boolean} holds whether the reader has the dice in hand
 * @property {boolean} youLeft
 * @property {boolean} partnerLeft
 * @property {boolean} partnerAway
 * @property {boolean} linksAway whether the partner's page, which is away, would open the links of the dice
 * @property {readonly PartnerWord[]} talk
 *
 * @typedef {object} LastTurn
 * @property {Side} side
 * @property {[number, number]} roll
 * @property {Step[]} steps
 * @property {string} id tells one turn from another
 *
 * @typedef {object} ClockModel
 * @property {Side | null} running
 * @property {number} delay milliseconds of delay left to who runs
 * @property {number} delayFull
 * @property {BySide<number>} bank milliseconds
 *
 * @typedef {object} GameRow a finished game
 * @property {number} number
 * @property {Side} winner
 * @property {number} points
 * @property {WinKind} win
 * @property {string} ending
 * @property {string | null} decided why it ended away from the board, if it did
 * @property {BySide<number>} score after it
 *
 * @typedef {object} TurnRow one line of the running game
 * @property {Side} side
 * @property {string} kind "play", "challenge", "roll_early", "correct_start", "rejected_" and what was offered to be lost, or an act with the cube
 * @property {[number, number] | null} roll
 * @property {Step[]} steps
 * @property {number} value of the cube, for cube acts
 *
 * @typedef {object} Waiting
 * @property {"claim" | "choose" | "adjourn"} absent what whoever waits for an absent opponent may do
 * @property {Side[]} neverActed who has not played at all: claimed, the match is annulled
 * @property {BySide<number> | null} away what each still has for being away, where absences are counted together
 * @property {Side | null} offer who offers to adjourn
 * @property {{ since: number, absent: Side | null, by: number | null } | null} adjourned
 * @property {Side[]} resumes who wants to go on
 * @property {BySide<number> | null} post what each has left by post
 * @property {number | null} postEnds
 * @property {BySide<number | null>} rests until when each is on vacation
 *
 * @typedef {object} Model
 * @property {string} id
 * @property {number} version
 * @property {number} now the server's time when this was made
 * @property {Side | null} you
 * @property {number} match
 * @property {"waiting" | "playing" | "over" | "closed"} state
 * @property {BySide<Seat>} seats
 * @property {number | null} length match length; null in money play
 * @property {string} preset
 * @property {Stake} stake what a point is worth in money play
 * @property {BySide<number>} score
 * @property {number} game
 * @property {boolean} crawford
 * @property {{ value: number, owner: Side | null, enabled: boolean }} cube
 * @property {Counts} checkers
 * @property {BySide<number>} pips
 * @property {Phase} phase
 * @property {{ by: Side, win: WinKind } | null} resignation
 * @property {Side | null} wantsNext who is ready for the next game
 * @property {Side | null} wantsRematch who has offered another match
 * @property {PairModel | null} pair where two share the reader's side
 * @property {{ helps: Side, takenBack: number } | null} tutor where one helps: whom, and how often they have taken something back
 * @property {ReadonlySet<CommandName>} actions what you may do now
 * @property {StepGraph | null} graph
 * @property {number} plays how many different plays your roll has
 * @property {boolean} free any play may be completed (called legality)
 * @property {WinKind[]} resign
 * @property {WinKind[]} claim
 * @property {{ [name in CommandName]?: string }} whyNot clause by act
 * @property {LastTurn | null} last
 * @property {BySide<number> | null} opening
 * @property {ClockModel | null} clock
 * @property {number | null} decideBy
 * @property {Side | null} waitingFor
 * @property {BySide<number | null>} absentFrom
 * @property {Waiting | null} [waiting] how the two wait for each other, where it matters
 * @property {GameRow[]} games
 * @property {TurnRow[]} turns
 * @property {{ commitment: string | null, roll: number, chain: TranscriptChain | null, open: boolean }} dice
 */
export {};
