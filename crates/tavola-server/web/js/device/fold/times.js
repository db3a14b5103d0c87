// Times that lines say and that cannot be: what counts in their place, and what is shown of them.

/** @import { Entry, Irregular } from "../../wire.js" */
/** @import { State } from "./state.js" */
import { canBeUndone, isOnRecord } from "./course.js";
import { flagAt } from "./judge.js";

/** How far a line of another log may be ahead of when that log came. */
const FAR = 120_000;
/** How far a device's time may run ahead of what the server knows it to be. */
export const TOO_FAR = 300_000;
/** A time that is corrected by no more is not worth a word. */
const WORTH_A_WORD = 1000;

/**
 * As of when an entry counts. A device's lines follow one another and none is of a time after it came; a fallen flag has
 * an instant of its own, which the clock knows.
 * @param {State} state @param {Entry} entry
 */
export function countedAt(state, { at, act, stamp }) {
  if (!stamp || act.type === "flag_fell") return at;
  const latest = Math.min(at, state.received.get(stamp.id) ?? at);
  return Math.max(latest, state.lastLine, state.course?.opened ?? 0);
}

/** Notes a line whose time was not taken as it says, and one that goes on after a flag that it does not mention. @param {State} state @param {Entry} entry @param {number} counted */
export function noteOddTimes(state, { at, by, act, stamp }, counted) {
  if (!stamp) return;
  if (Math.abs(at - counted) > WORTH_A_WORD) state.oddTimes.push({ type: "impossible_time", said: at, counted, by, act: act.type });
  const due = state.course ? flagAt(state.course) : null;
  const isAnAct = canBeUndone(act) || isOnRecord(act);
  if (due && due.at <= counted && isAnAct) state.oddTimes.push({ type: "past_flag", side: due.side, fell: due.at, at: counted });
}

/** The lines of another log as they can have been written: by a device, and before they came. @param {State} state @param {Entry[]} entries @param {number} came */
export function possible(state, entries, came) {
  const latest = came + FAR;
  const stamped = entries.filter((entry) => entry.stamp);
  for (const { at, by, act } of stamped) {
    if (at > latest) state.oddTimes.push({ type: "impossible_time", said: at, counted: latest, by, act: act.type });
  }
  return stamped.map((entry) => ({ ...entry, at: Math.min(entry.at, latest) }));
}
