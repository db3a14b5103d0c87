// Whether what comes from outside is a log of a match: every entry, before anything of it is kept.

/** @import { Act, Entry } from "../wire.js" */
import { LINES } from "./fold/bounds.js";
import { view } from "./fold/view.js";
import { fold } from "./fold/state.js";

/** @typedef {(value: any) => boolean} Check */

/** @type {Check} */
const isText = (value) => typeof value === "string" && value.length <= 2000;
/** @type {Check} */
const isName = (value) => typeof value === "string" && value.length > 0 && value.length <= 64;
/** @type {Check} */
const isTime = (value) => Number.isSafeInteger(value) && value >= 0;
/** @type {Check} */
const isSpan = (value) => Number.isSafeInteger(value);
/** @type {Check} */
const isPoints = (value) => Number.isSafeInteger(value) && value >= 0;
/** @type {Check} */
const isNumber = (value) => Number.isSafeInteger(value) && value >= 0 && value < 2 ** 32;
/** @type {Check} */
const isLength = (value) => Number.isInteger(value) && value >= 1 && value <= 64;
/** @type {Check} */
const isCube = (value) => Number.isSafeInteger(value) && value >= 1 && Number.isInteger(Math.log2(value));
/** @type {(...words: string[]) => Check} */
const oneOf = (...words) => (value) => words.includes(value);
/** @type {(check: Check) => Check} */
const maybe = (check) => (value) => value === null || value === undefined || check(value);
/** An object with these parts and no others. @type {(parts: Record<string, Check>) => Check} */
const made = (parts) => (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) &&
  Object.keys(value).every((key) => Object.hasOwn(parts, key)) && Object.entries(parts).every(([key, check]) => check(value[key]));

const isSide = oneOf("white", "black");
const isKind = oneOf("single", "gammon", "backgammon");
const isClock = made({ mode: maybe(oneOf("simple_delay", "bronstein", "bronstein_prefunded", "fischer")), bank_per_point: isTime, delay: isTime });
/** @type {(check: Check) => Check} */
const both = (check) => made({ white: check, black: check });
/** @type {Check} */
const isSettings = made({
  names: both(isName),
  length: isLength,
  clock: maybe(isClock),
  ordered: maybe(isClock),
  flag: maybe((flag) => made({ rule: oneOf("loss", "when_noticed") })(flag) || made({ rule: oneOf("overtime"), time: isTime })(flag)),
  crawford: maybe(oneOf("on", "off")),
  holland: maybe(oneOf("on", "off")),
  oversight: maybe(oneOf("players", "director")),
  won: maybe(both(isPoints)),
  before: maybe(oneOf("pre", "crawford", "post")),
});

/** What belongs to each act. @type {Record<Act["type"], Record<string, Check>>} */
const PARTS = {
  open: { settings: isSettings },
  start_game: {},
  opening: { winner: isSide },
  press: {},
  double: {},
  take: {},
  drop: {},
  stop: { reason: oneOf("fallen", "contested", "director", "break", "faulty") },
  call_director: {},
  resume: { side: maybe(isSide) },
  resign: { kind: isKind },
  claim: { kind: isKind },
  accept: {},
  reject: {},
  result: { winner: isSide, kind: isKind, cube: maybe(isCube) },
  confirm: {},
  compare: { length: maybe(isLength), white: isPoints, black: isPoints },
  take_break: {},
  end_break: {},
  resign_match: {},
  withdraw: {},
  call_flag: {},
  flag_fell: { side: isSide },
  undo: {},
  correct_result: { game: isNumber, winner: isSide, kind: isKind, cube: isCube, reason: maybe(isText) },
  adjust_time: { side: isSide, millis: isSpan, reason: maybe(isText) },
  penalty: { against: isSide, points: isPoints, reason: maybe(isText) },
  warn: { against: isSide, reason: maybe(isText) },
  hold: { reason: maybe(isText) },
  release: {},
  set_length: { length: isLength },
  bring_clock: { clock: isClock },
  absent: { side: isSide },
  arrived: {},
  award_match: { winner: isSide, reason: maybe(isText) },
  post: {},
  play_on: {},
  cube_stands: { game: isNumber, cube: isCube, reason: maybe(isText) },
  gap: { from: isTime, to: isTime },
  restore: { gap: isNumber },
  jump: { millis: isSpan },
  claim_lease: { device: isName, whose: maybe(isSide) },
  // A log within a log has none within it.
  diverged: { device: isName, epoch: isNumber, whose: maybe(isSide), entries: (entries) => areEntries(entries) && entries.every((/** @type {Entry} */ entry) => entry.act.type !== "diverged") },
  tick: {},
  settle: { conflict: isNumber, keep: oneOf("this", "that") },
  count: { gap: isNumber },
  received: { line: isName, at: isTime },
};

/** @type {Check} */
const isAct = (act) => {
  const parts = typeof act?.type === "string" && Object.hasOwn(PARTS, act.type) ? PARTS[/** @type {Act["type"]} */ (act.type)] : null;
  return parts !== null && made({ type: isText, ...parts })(act);
};

const isStamp = made({ id: isName, device: isName, epoch: isNumber, seq: isNumber });
const isEntry = made({ at: isTime, by: oneOf("white", "black", "director", "house"), act: isAct, stamp: maybe(isStamp) });

/** @type {Check} */
function areEntries(entries) {
  return Array.isArray(entries) && entries.length <= LINES && entries.every(isEntry);
}

/** A whole log: every entry is one, no line comes twice, and together they are a match. @param {unknown} entries @returns {entries is Entry[]} */
export function isLog(entries) {
  if (!areEntries(entries)) return false;
  const lines = /** @type {Entry[]} */ (entries).map((entry) => entry.stamp?.id).filter(Boolean);
  return new Set(lines).size === lines.length && isMatch(/** @type {Entry[]} */ (entries));
}

/** Whether entries can be folded and shown as a match. @param {Entry[]} entries */
export function isMatch(entries) {
  try {
    const state = fold(entries);
    return view(state, state.last).phase.type !== "setup";
  } catch {
    return false;
  }
}
