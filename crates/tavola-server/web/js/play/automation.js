// What the page does by itself, each behind its own switch and after a pause one can see. Pure.
// It never plays part of a turn: only a turn that has one result is wholly forced.

/** @import { Model } from "./model.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { StepEdge } from "../wire.js" */
import { countOf, numberOf, other } from "../board/counts.js";
import { cannotMove, forced, isComplete, plays, undoAll } from "./turn.js";

/**
 * @typedef {{ what: "no_move" | "roll" | "done", after: number }
 *   | { what: "play", after: number, steps: readonly StepEdge[] }} Automatic
 */

const PAUSE = 700;
const SHORT = 350;

/**
 * The next thing to be done by itself, or null.
 * @param {Model} model
 * @param {Turn | null} turn
 * @param {Settings} settings
 * @returns {Automatic | null}
 */
export function automatic(model, turn, settings) {
  if (model.resignation) return null;
  if (turn) return ofTurn(model, turn, settings);
  const mayRoll = model.actions.has("roll") && !model.actions.has("double");
  if (!mayRoll) return null;
  if (settings.fastForward && isShutOut(model)) return { what: "roll", after: SHORT };
  return settings.autoRoll ? { what: "roll", after: PAUSE } : null;
}

/** @param {Model} model @param {Turn} turn @param {Settings} settings @returns {Automatic | null} */
function ofTurn(model, turn, settings) {
  if (cannotMove(turn)) {
    const quick = settings.fastForward && isShutOut(model);
    return settings.autoPass || quick ? { what: "no_move", after: quick ? SHORT : PAUSE * 1.6 } : null;
  }
  if (turn.path.length > 0) return null;
  const only = forced(turn);
  if (only && settings.autoForced) return { what: "play", after: PAUSE, steps: only };
  if (settings.autoBearOff && isRace(model)) {
    const best = bearingOff(turn);
    if (best) return { what: "play", after: PAUSE, steps: best };
  }
  return null;
}

/** @param {Turn} turn @returns {boolean} whether an automatic play has been made whole */
export const canEnd = (turn) => isComplete(turn);

/**
 * The play that takes most checkers off, if every step of it does: nothing is decided for the player otherwise.
 * @param {Turn} turn
 * @returns {readonly StepEdge[] | null}
 */
function bearingOff(turn) {
  const whole = plays(undoAll(turn)).filter((steps) => steps.every((step) => step.to === 0));
  return whole[0] ?? null;
}

/** @param {Model} model @returns {boolean} whether no checker has to pass one of the other side any more */
export function isRace({ checkers }) {
  let back = 0;
  for (let place = 0; place <= 25; place++) if (countOf(checkers, place, "white") > 0) back = place;
  for (let place = 0; place < back; place++) if (countOf(checkers, place, "black") > 0) return false;
  return true;
}

/** @param {Model} model @returns {boolean} whether you are on the bar against six made points */
export function isShutOut({ checkers, you }) {
  if (!you) return false;
  const bar = you === "white" ? 25 : 0;
  if (countOf(checkers, bar, you) === 0) return false;
  for (let place = 1; place <= 24; place++) {
    if (numberOf(other(you), place) <= 6 && countOf(checkers, place, other(you)) < 2) return false;
  }
  return true;
}
