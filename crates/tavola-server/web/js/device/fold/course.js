// The course of one match as folded from its log. What may be done is in judge.js, what it does in apply.js.

/** @import { Act, AwardedPoints, BreakTaken, ClockSettings, DeviceSettings, Gap, SheetLine, Jump, Paper, Phase, Ruling, Side, StopReason } from "../../wire.js" */
/** @import { Clock, Pair } from "./clock.js" */
/** @import { Score } from "./score.js" */
import { bankAt, clockSettings, newClock, other } from "./clock.js";
import { away, standing } from "./score.js";

/**
 * @typedef {object} InGame
 * @property {number} number
 * @property {number} began
 * @property {{ value: number, owner: "middle" | Side }} cube
 * @property {boolean} crawford
 * @property {number} scored how many changes of the score lay before it
 * @property {Pair} turns
 * @property {Pair} used
 *
 * @typedef {{ game: number } | { award: number } | { length: number }} Scored
 *
 * @typedef {object} Course
 * @property {DeviceSettings} settings
 * @property {number} opened
 * @property {number} length
 * @property {Score} score
 * @property {Scored[]} scored
 * @property {Clock | null} clock
 * @property {ClockSettings | null} ordered
 * @property {Phase} phase
 * @property {Phase | null} before where the match goes on if what has interrupted it is taken back
 * @property {Side | null} resignedBy
 * @property {InGame | null} game
 * @property {number} entered when the result was entered that waits to be confirmed
 * @property {SheetLine[]} games
 * @property {AwardedPoints[]} awards
 * @property {Ruling[]} rulings
 * @property {{ white: Paper | null, black: Paper | null }} papers
 * @property {{ white: BreakTaken[], black: BreakTaken[] }} breaks
 * @property {{ white: number | null, black: number | null }} fallen
 * @property {{ white: boolean, black: boolean }} overtime
 * @property {{ white: number | null, black: number | null }} overtimeAt
 * @property {boolean} playsOn whether both play on though a flag has fallen, so that no flag counts
 * @property {number | null} called since when the director is called
 * @property {string | null} hold
 * @property {Gap[]} gaps
 * @property {Jump[]} jumps
 * @property {number} turn
 * @property {Pair} used
 * @property {number | null} posted
 */

export const none = () => ({ white: 0, black: 0 });

/** @param {DeviceSettings} written @param {number} at @returns {Course} */
export function newCourse(written, at) {
  const settings = filled(written);
  const score = standing(settings.length, settings.crawford, settings.won, settings.before);
  return {
    settings,
    opened: at,
    length: settings.length,
    score,
    scored: [],
    clock: settings.clock ? newClock(settings.clock, firstBank(settings, settings.clock, score)) : null,
    ordered: settings.ordered ?? null,
    phase: { type: "ready" },
    before: null,
    resignedBy: null,
    game: null,
    entered: at,
    games: [],
    awards: [],
    rulings: [],
    papers: { white: null, black: null },
    breaks: { white: [], black: [] },
    fallen: { white: null, black: null },
    overtime: { white: false, black: false },
    overtimeAt: { white: null, black: null },
    playsOn: false,
    called: null,
    hold: null,
    gaps: [],
    jumps: [],
    turn: 0,
    used: none(),
    posted: null,
  };
}

/** Settings with everything said that goes without saying. @param {any} written @returns {DeviceSettings} */
function filled(written) {
  const usual = {
    clock: null,
    ordered: null,
    flag: { rule: "loss" },
    crawford: "on",
    holland: "off",
    oversight: "players",
    won: none(),
    before: "pre",
  };
  const settings = { ...usual, ...written };
  if (settings.clock) settings.clock = clockSettings(settings.clock);
  if (settings.ordered) settings.ordered = clockSettings(settings.ordered);
  return settings;
}

/** @param {DeviceSettings} settings @param {ClockSettings} clock @param {Score} score */
function firstBank({ won, length }, clock, score) {
  if (won.white === 0 && won.black === 0) return clock.bank_per_point * length;
  return bankAt(clock, needed(score));
}

/** @param {Score} score */
export const needed = (score) => ({ white: away(score, "white"), black: away(score, "black") });

/** Whose turn goes on, running or held. @param {Course} course @returns {Side | null} */
export function turnSide({ phase }) {
  if (phase.type === "running") return phase.side;
  if (phase.type === "cube_offered") return other(phase.by);
  if (phase.type === "gap_asked") return phase.side;
  return phase.type === "stopped" ? phase.turn : null;
}

/** The same moment of a game with the clock stopped. @param {Phase} phase @param {StopReason} reason @returns {Phase} */
export function stopped(phase, reason) {
  switch (phase.type) {
    case "running":
      return { type: "stopped", reason, turn: phase.side, offered: null };
    case "cube_offered":
      return { type: "stopped", reason, turn: other(phase.by), offered: phase.by };
    case "stopped":
      return { ...phase, reason };
    default:
      return phase;
  }
}

/** @param {Course} course */
export const isInGame = ({ phase }) => ["running", "cube_offered", "stopped"].includes(phase.type);

/** @param {Course} course @returns {Side | null} */
export function winner({ phase }) {
  if (phase.type === "match_over") return phase.winner;
  return phase.type === "flagged" ? other(phase.side) : null;
}

/** @param {Course} course @param {Side} side */
export const onBreak = (course, side) => course.breaks[side].at(-1)?.to === null;

/** How many breaks each has in a match of that length. @param {number} length */
export const breaksAllowed = (length) => (length < 13 ? 1 : 2);

/** @param {Act} act */
export const isRuling = (act) => RULINGS.has(act.type);

/** Whether it stands among the rulings. @param {Act} act */
export const isOnRecord = (act) => isRuling(act) || act.type === "post" || act.type === "count";

/** Whether it only notes what the device has noticed by itself. @param {Act} act */
export const isNoted = ({ type }) => type === "gap" || type === "jump" || type === "flag_fell";

/** Whether undoing takes it back: whatever somebody has entered, a ruling too. @param {Act} act */
export const canBeUndone = (act) => UNDOABLE.has(act.type);

const RULINGS = new Set([
  "correct_result", "adjust_time", "penalty", "warn", "hold", "release", "set_length", "bring_clock", "absent",
  "arrived", "award_match", "restore", "settle", "play_on", "cube_stands",
]);

const UNDOABLE = new Set([
  "start_game", "opening", "press", "double", "take", "drop", "stop", "call_director", "resume", "resign", "claim", "accept", "reject",
  "result", "confirm", "compare", "take_break", "end_break", "resign_match", "withdraw", "call_flag", "count", ...RULINGS,
]);
