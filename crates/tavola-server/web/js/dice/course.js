// The dice log as this browser follows it: line by line, each hashed, each in its place. Pure.

/** @import { DiceLog } from "../wire.js" */
/** @import { Pin } from "./pins.js" */
import { ends, logAfter, logAfterIn } from "../verify.js";

/** @typedef {{ code: string, about?: Record<string, string | number> }} Wrong what the house should not have done */

/**
 * Takes up one more line.
 * @param {Pin} pin
 * @param {string} line
 * @param {number} now
 * @returns {Wrong | null}
 */
export function take(pin, line, now) {
  pin.log = { lines: pin.log.lines + 1, digest: logAfter(pin.log.digest, line) };
  const [word, number = "", rest = ""] = line.split(" ");
  const next = pin.fallen + 1;
  if (word === "call") {
    if (pin.called?.number === Number(number)) return { code: "twice", about: { number: next } };
    if (pin.called || Number(number) !== next) return { code: "log" };
    if (pin.again && pin.again !== pin.fallen) return { code: "log" };
    Object.assign(pin, { called: { number: next, line, at: now }, again: null });
  } else if (word === "fell") {
    if (pin.called?.number !== Number(number)) return { code: "log" };
    Object.assign(pin, { fallen: next, called: null, dice: rest });
  } else if (word === "again" && !pin.called) {
    // What has fallen falls again, one roll after the other; the record shows at its end that it was this one.
    const isNext = pin.again === 0 ? Number(number) <= pin.fallen : Number(number) === (pin.again ?? NaN) + 1;
    if (!isNext) return { code: "log" };
    Object.assign(pin, { dice: rest, again: Number(number) });
  } else if (number === "take_back" && (word === "white" || word === "black") && !pin.called) {
    // Nothing is taken back where no tutor helps. Which of the rolls then lies on the board again is not in this line.
    if (!pin.tutor) return { code: "log" };
    Object.assign(pin, { dice: "", again: 0 });
  } else if (pin.called && !ends(line)) return { code: "between", about: { number: pin.called.number } };
  return null;
}

/**
 * Takes up what a view's log has more than the pin.
 * @param {Pin} pin changed in place
 * @param {DiceLog} log
 * @param {number} now
 * @returns {"same" | "older" | "gap" | Wrong} `gap` if the view does not show all the lines between
 */
export function advance(pin, log, now) {
  if (log.lines < pin.log.lines) return "older";
  const missing = log.lines - pin.log.lines;
  if (missing > log.last.length) return "gap";
  return takeAll(pin, missing === 0 ? [] : log.last.slice(-missing), log, now);
}

/**
 * @param {Pin} pin changed in place
 * @param {readonly string[]} lines
 * @param {{ lines: number, digest: string }} log where they must lead
 * @param {number} now
 * @returns {"same" | Wrong}
 */
export function takeAll(pin, lines, log, now) {
  for (const line of lines) {
    const wrong = take(pin, line, now);
    if (wrong) return wrong;
  }
  return pin.log.lines === log.lines && pin.log.digest === log.digest ? "same" : { code: "log" };
}

/**
 * The digest after so many lines of a record; in a chouette with those that were made with a name since taken out.
 * @param {import("../verify.js").Transcript} record
 * @param {string} head
 * @param {number} lines
 */
export const digestIn = (record, head, lines) => (record.log ?? []).slice(0, lines).reduce((before, line, index) => logAfterIn(record, before, line, index), head);
