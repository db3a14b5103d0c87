// A position that is being set up: checkers, turn, roll, cube, score. Pure: every change is a new value. A side always
// has fifteen checkers: what stands nowhere else lies borne off.

/** @import { BySide, Side } from "../wire.js" */
/** @import { Counts } from "../board/counts.js" */
import { BLACK_BAR, BLACK_OFF, PLACES, WHITE_BAR, WHITE_OFF, countOf, offOf, other } from "../board/counts.js";

/** How many checkers a side has. */
export const CHECKERS = 15;

/**
 * @typedef {object} Setup
 * @property {Counts} checkers
 * @property {Side} turn who is on roll
 * @property {readonly [number, number] | null} roll
 * @property {number} cube what it shows
 * @property {Side | null} owner
 * @property {number} length of the match; 0 in money play
 * @property {BySide<number>} score
 * @property {boolean} crawford whether it is the Crawford game
 * @property {boolean} jacoby
 * @property {boolean} beavers
 */

/** @returns {Counts} the board at the beginning of a game */
export function startCheckers() {
  const checkers = new Array(PLACES).fill(0);
  for (const [number, count] of /** @type {const} */ ([[24, 2], [13, 5], [8, 3], [6, 5]])) {
    checkers[number] = count;
    checkers[25 - number] = -count;
  }
  return checkers;
}

/** @returns {Counts} every checker borne off */
export function noCheckers() {
  const checkers = new Array(PLACES).fill(0);
  checkers[WHITE_OFF] = CHECKERS;
  checkers[BLACK_OFF] = -CHECKERS;
  return checkers;
}

/** The side a place belongs to, if it can hold no other's checkers. @param {number} place @returns {Side | null} */
export function ownerOf(place) {
  if (place === WHITE_BAR || place === WHITE_OFF) return "white";
  return place === BLACK_BAR || place === BLACK_OFF ? "black" : null;
}

/** @param {number} place */
const isTray = (place) => place === WHITE_OFF || place === BLACK_OFF;

/** @param {Side} side */
const sign = (side) => (side === "white" ? 1 : -1);

/** @param {Counts} checkers @param {number} place @param {number} change */
const change = (checkers, place, change) => checkers.map((count, at) => (at === place ? count + change : count));

/** Whatever stands on a place goes to its tray. @param {Counts} checkers @param {number} place */
function emptied(checkers, place) {
  const count = checkers[place] ?? 0;
  if (count === 0 || isTray(place)) return checkers;
  const tray = offOf(count > 0 ? "white" : "black");
  return change(change(checkers, place, -count), tray, count);
}

/**
 * A checker more on a place; the other side's go to their tray. On a bar it is that bar's side's.
 * @param {Counts} checkers
 * @param {number} place
 * @param {Side} brush whose checker
 * @returns {Counts | null} null if that side has all its checkers on the board, or the place is a tray
 */
export function placed(checkers, place, brush) {
  if (isTray(place)) return null;
  const side = ownerOf(place) ?? brush;
  if (countOf(checkers, offOf(side), side) === 0) return null;
  const cleared = countOf(checkers, place, other(side)) > 0 ? emptied(checkers, place) : checkers;
  return change(change(cleared, offOf(side), -sign(side)), place, sign(side));
}

/** A checker less on a place. @param {Counts} checkers @param {number} place @returns {Counts | null} null if none stands there */
export function taken(checkers, place) {
  const count = checkers[place] ?? 0;
  if (count === 0 || isTray(place)) return null;
  const side = count > 0 ? "white" : "black";
  return change(change(checkers, place, -sign(side)), offOf(side), sign(side));
}

/**
 * A checker from one place to another. Where it can't stand (the other side's bar or tray), it comes to its own.
 * @param {Counts} checkers
 * @param {number} from
 * @param {number} to
 * @returns {Counts | null} null if none stands there or nothing would change
 */
export function moved(checkers, from, to) {
  const count = checkers[from] ?? 0;
  if (count === 0) return null;
  const side = count > 0 ? "white" : "black";
  const target = ownerOf(to) === other(side) ? (isTray(to) ? offOf(side) : side === "white" ? WHITE_BAR : BLACK_BAR) : to;
  if (target === from) return null;
  const cleared = countOf(checkers, target, other(side)) > 0 ? emptied(checkers, target) : checkers;
  return change(change(cleared, from, -sign(side)), target, sign(side));
}

/** Both sides change places: White stands as Black stood, with turn, cube and score. @param {Setup} setup @returns {Setup} */
export function mirrored(setup) {
  const checkers = setup.checkers.map((_, place) => {
    const from = place <= WHITE_BAR ? 25 - place : place === WHITE_OFF ? BLACK_OFF : WHITE_OFF;
    return 0 - (setup.checkers[from] ?? 0);
  });
  const score = { white: setup.score.black, black: setup.score.white };
  return { ...setup, checkers, turn: other(setup.turn), owner: setup.owner && other(setup.owner), score };
}

/** Pips a side still has to travel. @param {Counts} checkers @param {Side} side */
export function pips(checkers, side) {
  let sum = 0;
  for (let place = 0; place <= 25; place++) sum += countOf(checkers, place, side) * (side === "white" ? place : 25 - place);
  return sum;
}

/** @param {number} count */
const letter = (count) => (count === 0 ? "-" : String.fromCharCode((count > 0 ? 64 : 96) + Math.abs(count)));

/** The 26 letters of a board: Black's bar, White's points 1 to 24, White's bar. @param {Counts} checkers */
export const boardLetters = (checkers) => checkers.slice(0, 26).map(letter).join("");

/** @param {Setup} setup @returns {string} its XGID */
export function xgid({ checkers, turn, roll, cube, owner, length, score, crawford, jacoby, beavers }) {
  const rules = length > 0 ? Number(crawford) : Number(jacoby) + 2 * Number(beavers);
  const dice = roll ? `${Math.max(...roll)}${Math.min(...roll)}` : "00";
  const held = owner === null ? 0 : sign(owner);
  return `XGID=${boardLetters(checkers)}:${Math.log2(cube)}:${held}:${sign(turn)}:${dice}:${score.white}:${score.black}:${rules}:${length}:10`;
}

/**
 * The setup an XGID of the server says; a double that waits for its answer is taken as not yet made.
 * @param {string} id
 * @returns {Setup | null}
 */
export function readXgid(id) {
  const fields = id.replace(/^XGID=/, "").split(":");
  const [board = "", cube, owner, turn, dice = "", white, black, rules, length] = fields;
  if (fields.length < 9 || board.length !== 26) return null;
  const checkers = new Array(PLACES).fill(0);
  [...board].forEach((sign, place) => {
    const code = sign.charCodeAt(0);
    if (code >= 65 && code <= 80) checkers[place] = code - 64;
    else if (code >= 97 && code <= 112) checkers[place] = 96 - code;
  });
  const onBoard = (/** @type {Side} */ side) => checkers.slice(0, 26).reduce((sum, _, place) => sum + countOf(checkers, place, side), 0);
  checkers[WHITE_OFF] = Math.max(0, CHECKERS - onBoard("white"));
  checkers[BLACK_OFF] = -Math.max(0, CHECKERS - onBoard("black"));
  const side = (/** @type {string | undefined} */ field) => (field === "1" ? "white" : field === "-1" ? "black" : null);
  const knobs = Number(rules);
  const isMatch = Number(length) > 0;
  const roll = /^[1-6]{2}$/.test(dice) ? /** @type {[number, number]} */ ([Number(dice[0]), Number(dice[1])]) : null;
  return {
    checkers, roll, turn: side(turn) ?? "white", cube: 2 ** Number(cube), owner: side(owner), length: Number(length),
    score: { white: Number(white), black: Number(black) },
    crawford: isMatch && knobs === 1, jacoby: !isMatch && knobs % 2 === 1, beavers: !isMatch && knobs >= 2,
  };
}

/** Every roll, for who goes through them: none, 1-1, 2-1, … 6-6. @type {readonly (readonly [number, number] | null)[]} */
const ROLLS = [null, ...[1, 2, 3, 4, 5, 6].flatMap((high) => [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low) => /** @type {const} */ ([high, low])))];

/** The roll after that one. @param {Setup["roll"]} roll @returns {Setup["roll"]} */
export function nextRoll(roll) {
  const key = roll ? `${Math.max(...roll)}${Math.min(...roll)}` : "";
  const at = ROLLS.findIndex((one) => (one ? one.join("") : "") === key);
  return ROLLS[(at + 1) % ROLLS.length] ?? null;
}
