// Where the checkers stand, as plain counts with fixed sides. Nothing here knows a rule: steps come from the server.

/** @import { Side, Setup, Step } from "../wire.js" */

/**
 * Signed counts by place, in White's numbering: 1 to 24 the points (White positive), 25 White's bar, 0 Black's bar,
 * 26 White's checkers borne off, 27 Black's.
 * @typedef {number[]} Counts
 */

export const BLACK_BAR = 0;
export const WHITE_BAR = 25;
export const WHITE_OFF = 26;
export const BLACK_OFF = 27;
export const PLACES = 28;

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** @param {Side} side */
export const barOf = (side) => (side === "white" ? WHITE_BAR : BLACK_BAR);

/** @param {Side} side */
export const offOf = (side) => (side === "white" ? WHITE_OFF : BLACK_OFF);

/**
 * The place a mover's number means: 1 to 24 points from their home, 25 their bar, 0 their tray.
 * @param {Side} mover
 * @param {number} number
 */
export function placeOf(mover, number) {
  if (number === 0) return offOf(mover);
  return mover === "white" ? number : 25 - number;
}

/**
 * What a place is called by a player: their own numbering, 25 their bar, 0 their tray.
 * @param {Side} mover
 * @param {number} place
 */
export function numberOf(mover, place) {
  if (place === offOf(mover)) return 0;
  return mover === "white" ? place : 25 - place;
}

/** @param {Setup} board @returns {Counts} */
export function countsOf(board) {
  const checkers = new Array(PLACES).fill(0);
  board.points.forEach((count, index) => (checkers[index + 1] = count));
  checkers[WHITE_BAR] = board.bar.white;
  checkers[BLACK_BAR] = -board.bar.black;
  checkers[WHITE_OFF] = board.off.white;
  checkers[BLACK_OFF] = -board.off.black;
  return checkers;
}

/**
 * @param {Counts} checkers
 * @param {number} place
 * @param {Side} side
 * @returns {number} that side's checkers on the place
 */
export function countOf(checkers, place, side) {
  const count = checkers[place] ?? 0;
  return Math.max(0, side === "white" ? count : -count);
}

/**
 * The counts after one step; the arguments stay as they are.
 * @param {Counts} checkers
 * @param {Side} mover
 * @param {Step} step
 * @returns {Counts}
 */
export function afterStep(checkers, mover, step) {
  const next = checkers.slice();
  const sign = mover === "white" ? 1 : -1;
  const from = placeOf(mover, step.from);
  const to = placeOf(mover, step.to);
  next[from] = (next[from] ?? 0) - sign;
  if (step.hit) {
    next[to] = 0;
    const bar = barOf(other(mover));
    next[bar] = (next[bar] ?? 0) - sign;
  }
  next[to] = (next[to] ?? 0) + sign;
  return next;
}

/**
 * @param {Counts} checkers
 * @param {Side} mover
 * @param {readonly Step[]} steps
 */
export const afterSteps = (checkers, mover, steps) => steps.reduce((m, step) => afterStep(m, mover, step), checkers);

/**
 * The counts before steps that have been made.
 * @param {Counts} checkers
 * @param {Side} mover
 * @param {readonly Step[]} steps
 * @returns {Counts}
 */
export const beforeSteps = (checkers, mover, steps) => steps.reduceRight((m, step) => beforeStep(m, mover, step), checkers);

/** @param {Counts} checkers @param {Side} mover @param {Step} step */
function beforeStep(checkers, mover, step) {
  const before = checkers.slice();
  const sign = mover === "white" ? 1 : -1;
  const from = placeOf(mover, step.from);
  const to = placeOf(mover, step.to);
  before[to] = (before[to] ?? 0) - sign;
  if (step.hit) {
    before[to] = -sign;
    const bar = barOf(other(mover));
    before[bar] = (before[bar] ?? 0) + sign;
  }
  before[from] = (before[from] ?? 0) + sign;
  return before;
}

/**
 * Pips a side still has to travel; a checker on the bar counts 25.
 * @param {Counts} checkers
 * @param {Side} side
 */
export function pipsOf(checkers, side) {
  let pips = 0;
  for (let place = 0; place <= 25; place++) pips += countOf(checkers, place, side) * numberOf(side, place);
  return pips;
}
