// The state of a match's log: the entries that count, the course they make, who holds the clock, logs that parted.

/** @import { Act, ConflictView, DeviceActor, Entry, Irregular, Keep, Lease, Ruling, Side, Stamp } from "../../wire.js" */
/** @import { Course } from "./course.js" */
import { apply } from "./apply.js";
import { isBounded } from "./bounds.js";
import { canBeUndone, isRuling, newCourse } from "./course.js";
import { flagAt, judge as judgeCourse, judgeGoingBack, sideOf } from "./judge.js";
import { counted, countedAt, noteOddTimes, noteOddTimesOf, possible } from "./times.js";

/**
 * @typedef {object} Conflict
 * @property {string} device
 * @property {number} epoch
 * @property {Side | null} whose
 * @property {number} common
 * @property {Entry[]} entries
 * @property {Keep | null} settled
 *
 * That one of two logs was kept: what undoing it brings back, and how many entries counted right after it.
 * @typedef {{ entry: Entry, conflict: number, before: Entry[], lines: number }} Choice
 *
 * @typedef {object} State
 * @property {number} version
 * @property {Entry[]} effective
 * @property {Course | null} course
 * @property {Lease | null} lease
 * @property {{ epoch: number, lines: number }[]} ended
 * @property {Conflict[]} conflicts
 * @property {Choice[]} choices
 * @property {Ruling[]} undone
 * @property {number} last
 * @property {Map<string, number>} received when lines came whose own time cannot be
 * @property {number} lastLine as of when the last line of a device counts
 * @property {Irregular[]} oddTimes what the director is to see of the lines' times
 *
 * Where an entry was written: what tells a ruling of the desk from one that somebody at the table has made up.
 * @typedef {"device" | "server"} Origin
 * With what right an act is done: a player's, that of a table's device where the desk alone rules, the director's.
 * @typedef {Side | "table" | "desk"} Right
 */

/** @returns {State} */
export const empty = () => ({
  version: 0,
  effective: [],
  course: null,
  lease: null,
  ended: [],
  conflicts: [],
  choices: [],
  undone: [],
  last: 0,
  received: new Map(),
  lastLine: 0,
  oddTimes: [],
});

/** @param {Iterable<Entry>} entries @returns {State} */
export function fold(entries) {
  const state = empty();
  for (const entry of entries) take(state, entry);
  return state;
}

/** The act as one's own copy, so that folding never writes into a log. @param {Entry} entry */
const own = (entry) => /** @type {Entry} */ (structuredClone(entry));

/** Why an entry of a log cannot have happened and leaves the match as it was; null if it can. @param {State} state @param {Entry} entry */
export function refusalOf(state, entry) {
  return judge(state, entry.act, entry.by, countedAt(state, entry), entry.stamp ? "device" : "server");
}

/** Folds one more entry into the state. @param {State} state @param {Entry} entry */
export function take(state, entry) {
  const refused = refusalOf(state, entry);
  const taken = counted(state, entry);
  const { at } = taken;
  state.version += 1;
  if (refused === null) noteOddTimes(state, entry, taken);
  state.last = Math.max(state.last, at);
  if (entry.stamp) {
    writeDown(state, entry.stamp);
    state.lastLine = Math.max(state.lastLine, at);
  }
  if (refused === null) takeIn(state, own(taken));
}

/** @param {State} state @param {Stamp} stamp */
function writeDown(state, stamp) {
  const lease = (state.lease ??= { device: stamp.device, whose: null, epoch: stamp.epoch, next: 0 });
  if (lease.device === stamp.device && lease.epoch === stamp.epoch) lease.next = Math.max(lease.next, stamp.seq + 1);
}

/** @param {State} state @param {Entry} entry */
function takeIn(state, entry) {
  const { act } = entry;
  switch (act.type) {
    case "open":
      state.course = newCourse(act.settings, entry.at);
      break;
    case "received":
      state.received.set(act.line, act.at);
      return undefined;
    case "claim_lease":
      return handOver(state, act.device, act.whose ?? null);
    case "diverged":
      return part(state, { ...act, entries: possible(state, act.entries, entry.at) });
    case "settle":
      return settle(state, entry, act.conflict, act.keep);
    case "undo":
      return undo(state, entry);
    default:
      if (state.course) apply(state.course, act, entry.by, entry.at);
  }
  state.effective.push(entry);
  return undefined;
}

/**
 * With what right somebody acts. Where a director rules, only the server knows who they are: a device's line that claims to
 * be theirs is none of theirs, and what a device enters by itself decides nothing.
 * @param {State} state @param {DeviceActor} by @param {Origin} origin @returns {Right | null}
 */
function rightOf({ course }, by, origin) {
  const side = sideOf(by);
  if (side) return side;
  if (origin === "server" || course?.settings.oversight !== "director") return "desk";
  return by === "director" ? null : "table";
}

/** Whether an act may be done: null, or the name of the sentence that refuses it. @param {State} state @param {Act} act @param {DeviceActor} by @param {number} at @param {Origin} origin */
export function judge(state, act, by, at, origin) {
  return judgeMoment(state, act, by, at, origin) ?? (isBounded(act) ? null : "too-long");
}

/** Whether an act belongs to this moment, however large what it carries. @param {State} state @param {Act} act @param {DeviceActor} by @param {number} at @param {Origin} origin */
function judgeMoment(state, act, by, at, origin) {
  const { course } = state;
  const right = rightOf(state, by, origin);
  if (right === null || (right === "table" && (isRuling(act) || act.type === "post"))) return "director-only";
  // What the server does by itself comes from nobody else.
  if (origin === "device" && (act.type === "received" || act.type === "tick")) return "director-only";
  if (act.type === "received") return by === "house" ? null : "director-only";
  if (act.type === "claim_lease" || act.type === "diverged") return sideOf(by) ? "director-only" : null;
  if (act.type === "open" && !course) return sound(act.settings) ? null : "unsound";
  if (!course) return "not-opened";
  if (act.type === "tick") return "nothing-due";
  if (act.type === "undo") return judgeGoingBack(course, right) ?? judgeUndo(state, course, right);
  if (act.type === "settle") {
    if (right !== "desk" && course.settings.oversight === "director") return "director-only";
    return judgeChoice(state, act.conflict, act.keep);
  }
  return judgeCourse(course, act, right, at);
}

/** There is such a conflict, and what is to be kept is a match: a log that never was one would leave nothing. @param {State} state @param {number} number @param {Keep} keep */
function judgeChoice(state, number, keep) {
  const conflict = state.conflicts[number - 1];
  if (!conflict || conflict.settled !== null) return "no-such";
  return keep === "this" || asTheOtherLogHasIt(state, conflict).course ? null : "no-such";
}

/** @param {any} settings */
function sound({ names, clock, ordered }) {
  const named = [names.white, names.black].every((name) => name.trim() !== "" && [...name].length <= 64);
  const timed = [clock, ordered].filter(Boolean).every(({ bank_per_point, delay }) => {
    return bank_per_point > 0 && bank_per_point <= 36_000_000 && delay <= 36_000_000;
  });
  return named && timed;
}

/** A ruling is taken back by whoever could have made it. @param {State} state @param {Course} course @param {Right} right */
function judgeUndo(state, course, right) {
  const last = lastEntered(state);
  if (!last) return "nothing-to-undo";
  return isRuling(last.act) && right !== "desk" && course.settings.oversight === "director" ? "director-only" : null;
}

/** @param {State} state */
const lastUndoable = (state) => state.effective.findLastIndex((entry) => canBeUndone(entry.act));

/** The choice between two logs, if that was the last thing entered. @param {State} state */
function lastChoice(state) {
  const choice = state.choices.at(-1);
  return choice && lastUndoable(state) < choice.lines ? choice : null;
}

/** @param {State} state @returns {Entry | null} */
const lastEntered = (state) => lastChoice(state)?.entry ?? state.effective[lastUndoable(state)] ?? null;

/** What `undo` would take back. @param {State} state @returns {Entry | null} */
export function undoable(state) {
  if (!state.course || judgeGoingBack(state.course, "desk") !== null) return null;
  return lastEntered(state);
}

/** @param {State} state @param {string} device @param {Side | null} whose */
function handOver(state, device, whose) {
  const epoch = state.lease?.epoch ?? 0;
  if (state.lease) state.ended.push({ epoch, lines: state.effective.length });
  state.lease = { device, whose, epoch: epoch + 1, next: 0 };
}

/** @param {State} state @param {Extract<Act, { type: "diverged" }>} act */
function part(state, { device, epoch, whose, entries }) {
  const common = state.ended.find((ended) => ended.epoch === epoch)?.lines ?? 0;
  const known = state.conflicts.find((one) => one.device === device && one.epoch === epoch && one.settled === null);
  if (!known) {
    state.conflicts.push({ device, epoch, whose: whose ?? null, common, entries, settled: null });
    return;
  }
  const ids = new Set(known.entries.map((entry) => entry.stamp?.id));
  known.entries.push(...entries.filter((entry) => !ids.has(entry.stamp?.id)));
}

/** The match as the other log has it. @param {State} state @param {Conflict} conflict */
export function asTheOtherLogHasIt(state, conflict) {
  return fold([...state.effective.slice(0, conflict.common), ...conflict.entries]);
}

/** @param {State} state @param {Entry} entry @param {number} number @param {Keep} keep */
function settle(state, entry, number, keep) {
  const conflict = state.conflicts[number - 1];
  if (!conflict) return;
  const before = [...state.effective];
  conflict.settled = keep;
  if (keep === "that") {
    const other = asTheOtherLogHasIt(state, conflict);
    noteOddTimesOf(state, other);
    Object.assign(state, { effective: other.effective, course: other.course });
  }
  state.choices.push({ entry, conflict: number - 1, before, lines: state.effective.length });
}

/** @param {State} state @param {Entry} by */
function undo(state, by) {
  const taken = lastChoice(state) ? takeBackTheChoice(state) : takeOut(state, lastUndoable(state));
  if (!taken) return;
  state.undone.push({ at: by.at, by: by.by, act: taken.act });
  const { effective, course } = fold(state.effective);
  Object.assign(state, { effective, course });
}

/** @param {State} state @param {number} index */
function takeOut(state, index) {
  for (const ended of state.ended) if (ended.lines > index) ended.lines -= 1;
  for (const conflict of state.conflicts) if (conflict.common > index) conflict.common -= 1;
  return state.effective.splice(index, 1)[0];
}

/** Both logs are there again, with what the device has noted since. @param {State} state */
function takeBackTheChoice(state) {
  const choice = state.choices.pop();
  if (!choice) return undefined;
  const noted = state.effective.slice(choice.lines);
  state.effective = [...choice.before, ...noted];
  const conflict = state.conflicts[choice.conflict];
  if (conflict) conflict.settled = null;
  return choice.entry;
}

/**
 * The entries an act leads to, the fallen flag before it included; or why it is refused. Nothing is changed.
 * @param {State} state @param {Act} act @param {{ now: number, by: DeviceActor, origin?: Origin }} facts
 * @returns {{ entries: Entry[] } | { refused: string }}
 */
export function decide(state, act, facts) {
  const now = Math.max(facts.now, state.last);
  const due = state.course ? flagAt(state.course) : null;
  // What fell while the device was off is not noted before that it was off: whether it counts is asked.
  const wasOff = due !== null && act.type === "gap" && act.from < due.at;
  if (!due || due.at > now || wasOff) {
    const opens = state.course !== null || act.type === "open";
    const refused = judge(state, act, facts.by, now, facts.origin ?? "server") ?? (opens ? null : "not-opened");
    return refused === null ? { entries: [{ at: now, by: facts.by, act }] } : { refused };
  }
  /** @type {Entry} */
  const fell = { at: due.at, by: "house", act: { type: "flag_fell", side: due.side } };
  const fallen = structuredClone(state);
  take(fallen, fell);
  const rest = decide(fallen, act, facts);
  return { entries: "entries" in rest ? [fell, ...rest.entries] : [fell] };
}
