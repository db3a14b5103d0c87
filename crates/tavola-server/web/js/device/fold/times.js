// Times that lines say and that cannot be: what counts in their place, and what is shown of them.

/** @import { Act, Entry, Irregular } from "../../wire.js" */
/** @import { State } from "./state.js" */
import { canBeUndone, isOnRecord } from "./course.js";
import { flagAt } from "./judge.js";

/** How far a line of another log may be ahead of when that log came. */
const FAR = 120_000;
/** How far a device's time may run ahead of what the server knows it to be. */
export const TOO_FAR = 300_000;
/** As long as no clock is set by: a hundred years. */
const FOR_EVER = 100 * 365 * 86_400_000;
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

/**
 * An entry as it counts: its own time and the times it speaks of are such as can be. A device is off within the match and
 * before it says so, and no clock is set by more than a hundred years.
 * @param {State} state @param {Entry} entry @returns {Entry}
 */
export function counted(state, entry) {
  const at = countedAt(state, entry);
  const { act } = entry;
  if (act.type === "gap") {
    const from = within(act.from, Math.min(state.course?.opened ?? 0, at), at);
    return { ...entry, at, act: { ...act, from, to: within(act.to, from, at) } };
  }
  if (act.type === "jump") return { ...entry, at, act: { ...act, millis: within(act.millis, -FOR_EVER, FOR_EVER) } };
  return { ...entry, at };
}

/** @param {number} number @param {number} least @param {number} most */
const within = (number, least, most) => Math.min(Math.max(number, least), most);

/** What is odd about the time an entry speaks of, beside its own. @param {Act} said @param {Entry} entry as it counts @returns {Irregular | null} */
function oddSpan(said, { at, act }) {
  if (said.type === "gap" && act.type === "gap") {
    const isOdd = isWorthAWord(said.from, act.from) || isWorthAWord(said.to, act.to);
    return isOdd ? { type: "impossible_gap", at } : null;
  }
  return said.type === "jump" && act.type === "jump" && said.millis !== act.millis ? { type: "impossible_jump", at } : null;
}

/** @param {number} said @param {number} taken */
const isWorthAWord = (said, taken) => Math.abs(said - taken) > WORTH_A_WORD;

/** Of a log that is kept from now on: what is to be seen of its times is to be seen here. @param {State} state @param {State} other */
export function noteOddTimesOf(state, other) {
  const known = new Set(state.oddTimes.map((odd) => JSON.stringify(odd)));
  state.oddTimes.push(...other.oddTimes.filter((odd) => !known.has(JSON.stringify(odd))));
}

/** Notes a line whose times were not taken as it says, and one that goes on after a flag that it does not mention. @param {State} state @param {Entry} entry @param {Entry} taken as it counts */
export function noteOddTimes(state, { at, by, act, stamp }, taken) {
  const odd = oddSpan(act, taken);
  if (odd) state.oddTimes.push(odd);
  if (!stamp) return;
  const counted = taken.at;
  if (isWorthAWord(at, counted)) state.oddTimes.push({ type: "impossible_time", said: at, counted, by, act: act.type });
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
