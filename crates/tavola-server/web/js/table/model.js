// The table as the page thinks of it. Types only; view.js makes it from what the server sends.

/** @import { Side, BySide, StepGraph, StepView } from "../wire.js" */
/** @import { Men } from "../board/men.js" */

/**
 * @typedef {"single" | "gammon" | "backgammon"} WinKind
 *
 * @typedef {{ kind: "waiting" }
 *   | { kind: "opening" }
 *   | { kind: "on_roll", side: Side }
 *   | { kind: "doubled", by: Side, asked: number, refused: number, step: string }
 *   | { kind: "to_play", side: Side, roll: [number, number] }
 *   | { kind: "play_shown", side: Side, roll: [number, number] }
 *   | { kind: "game_over", winner: Side, points: number, win: WinKind, ending: string }
 *   | { kind: "match_over", winner: Side, points: number, win: WinKind, ending: string }} Phase
 *
 * @typedef {object} Seat
 * @property {string} name
 * @property {"person" | "bot" | "empty"} kind
 * @property {boolean} connected
 *
 * @typedef {object} LastTurn
 * @property {Side} side
 * @property {[number, number]} roll
 * @property {StepView[]} steps
 * @property {string} id tells one turn from another
 *
 * @typedef {object} ClockModel
 * @property {Side | null} running
 * @property {number} delay milliseconds of delay left to who runs
 * @property {number} delayFull
 * @property {BySide<number>} bank milliseconds
 * @property {number} at server time of these values
 *
 * @typedef {object} GameRow a finished game
 * @property {number} number
 * @property {Side} winner
 * @property {number} points
 * @property {WinKind} win
 * @property {string} ending
 * @property {BySide<number>} score after it
 *
 * @typedef {object} TurnRow one line of the running game
 * @property {Side} side
 * @property {string} text already in standard notation, or a cube act
 * @property {string} kind "play", "double", "take", "drop", "beaver", …
 * @property {number} value of the cube, for cube acts
 * @property {[number, number] | null} roll
 *
 * @typedef {object} Model
 * @property {string} id
 * @property {number} version
 * @property {Side | null} you
 * @property {BySide<Seat>} seats
 * @property {number | null} length match length; null in money play
 * @property {BySide<number>} score
 * @property {number} game
 * @property {boolean} crawford
 * @property {{ value: number, owner: Side | null, enabled: boolean }} cube
 * @property {Men} men
 * @property {BySide<number>} pips
 * @property {Phase} phase
 * @property {{ by: Side, win: WinKind } | null} concession
 * @property {Side | null} rematchBy who has offered another match
 * @property {ReadonlySet<string>} actions what you may do now
 * @property {StepGraph | null} graph
 * @property {boolean} free checkers may be moved freely (called legality)
 * @property {WinKind[]} resign
 * @property {WinKind[]} claim
 * @property {Readonly<Record<string, string>>} whyNot clause by act
 * @property {LastTurn | null} last
 * @property {{ white: number, black: number } | null} opening
 * @property {ClockModel | null} clock
 * @property {GameRow[]} games
 * @property {TurnRow[]} turns
 * @property {{ commitment: string, roll: number } | null} dice
 */
export {};
