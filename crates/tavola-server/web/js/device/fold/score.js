// Points of both and the Crawford state of the game about to be played, as crates/tavola-rules/src/score.rs has them.

/** @import { Crawford, CrawfordState, CubeValue, Side, WinKind } from "../../wire.js" */
/** @import { Pair } from "./clock.js" */
import { SIDES } from "./clock.js";

/** @typedef {{ length: number, rule: Crawford, won: Pair, crawford: CrawfordState }} Score */

/**
 * A score that was reached, with the state of the game that led to it.
 * @param {number} length @param {Crawford} rule @param {Pair} won @param {CrawfordState} before @returns {Score}
 */
export function standing(length, rule, won, before) {
  /** @type {Score} */
  const score = { length, rule, won: { ...won }, crawford: before };
  // Where both need one point of several the Crawford game lies behind.
  const hasPassed = (won.white > 0 || won.black > 0) && SIDES.every((side) => away(score, side) === 1);
  score.crawford = after(score, hasPassed ? "post" : before);
  return score;
}

/** @param {Score} score @param {CrawfordState} state @returns {CrawfordState} */
function after(score, state) {
  if (score.rule === "off") return "pre";
  if (state !== "pre") return "post";
  return SIDES.some((side) => away(score, side) === 1) ? "crawford" : "pre";
}

/** What a side still needs. @param {Score} score @param {Side} side */
export const away = (score, side) => Math.max(0, score.length - score.won[side]);

/** @param {Score} score */
export const winnerOf = (score) => SIDES.find((side) => away(score, side) === 0) ?? null;

/** Who has fewer points. @param {Pair} won */
export const trailerOf = (won) => (won.white === won.black ? null : won.white < won.black ? "white" : "black");

/** Points given outside a game; a Crawford game due stays due. @param {Score} score @param {Side} to @param {number} points */
export function award(score, to, points) {
  const won = { ...score.won, [to]: score.won[to] + points };
  const next = { ...score, won };
  if (score.crawford === "pre") next.crawford = after(next, "pre");
  return next;
}

/** What a win counts. @param {WinKind} kind @param {number} cube */
export const pointsOf = (kind, cube) => ({ single: 1, gammon: 2, backgammon: 3 })[kind] * cube;

/** The state of the game that led to a score of which nothing else is known: at one point each the Crawford game lies behind. @param {number} length @param {Pair} won @returns {CrawfordState} */
export const presumedBefore = (length, won) => (length > 1 && SIDES.every((side) => won[side] + 1 === length) ? "post" : "pre");
