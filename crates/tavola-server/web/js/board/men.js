// Where the checkers stand, as plain counts with fixed sides. Nothing here knows a rule: steps come from the server.

/** @import { Side, Setup, Step } from "../wire.js" */

/**
 * Signed counts by place, in White's numbering: 1 to 24 the points (White positive), 25 White's bar, 0 Black's bar,
 * 26 White's checkers borne off, 27 Black's.
 * @typedef {number[]} Men
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
 * The place a mover's number means: 1 to 24 points from his home, 25 his bar, 0 his tray.
 * @param {Side} mover
 * @param {number} number
 */
export function placeOf(mover, number) {
  if (number === 0) return offOf(mover);
  return mover === "white" ? number : 25 - number;
}

/**
 * What a place is called by a player: his own numbering, 25 his bar, 0 his tray.
 * @param {Side} mover
 * @param {number} place
 */
export function numberOf(mover, place) {
  if (place === offOf(mover)) return 0;
  return mover === "white" ? place : 25 - place;
}

/** @param {Setup} board @returns {Men} */
export function menOf(board) {
  const men = new Array(PLACES).fill(0);
  board.points.forEach((count, index) => (men[index + 1] = count));
  men[WHITE_BAR] = board.bar.white;
  men[BLACK_BAR] = -board.bar.black;
  men[WHITE_OFF] = board.off.white;
  men[BLACK_OFF] = -board.off.black;
  return men;
}

/**
 * @param {Men} men
 * @param {number} place
 * @param {Side} side
 * @returns {number} that side's checkers on the place
 */
export function countOf(men, place, side) {
  const count = men[place] ?? 0;
  return Math.max(0, side === "white" ? count : -count);
}

/**
 * The counts after one step; the arguments stay as they are.
 * @param {Men} men
 * @param {Side} mover
 * @param {Step} step
 * @returns {Men}
 */
export function afterStep(men, mover, step) {
  const next = men.slice();
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
 * @param {Men} men
 * @param {Side} mover
 * @param {readonly Step[]} steps
 */
export const afterSteps = (men, mover, steps) => steps.reduce((m, step) => afterStep(m, mover, step), men);

/**
 * Pips a side still has to travel; a checker on the bar counts 25.
 * @param {Men} men
 * @param {Side} side
 */
export function pipsOf(men, side) {
  let pips = 0;
  for (let place = 0; place <= 25; place++) pips += countOf(men, place, side) * numberOf(side, place);
  return pips;
}
