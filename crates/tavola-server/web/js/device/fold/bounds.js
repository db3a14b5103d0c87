// How large what comes with an act may be, as crates/tavola-club/src/device/bounds.rs has it.

/** @import { Act, ClockSettings, DeviceSettings, Entry } from "../../wire.js" */

/** The longest name, in characters. */
const NAME = 64;
/** The longest text anybody writes, in characters. */
const TEXT = 2000;
/** The longest time anybody sets, gives or takes: 30 days, in milliseconds. */
const SPAN = 30 * 86_400_000;
/** The most points anybody notes, and the highest cube anybody types in. */
const POINTS = 1_000_000;
/** The most points one penalty gives: what the longest match is played to. */
const PENALTY = 64;
/** The most lines a log may have. */
export const LINES = 20_000;

/** Whether a text has no more characters than that; what is too long is not counted to its end. @param {string | undefined} text @param {number} most */
const fits = (text, most) => text === undefined || text.length <= most || [...text.slice(0, 2 * most + 2)].length <= most;

/** @param {{ reason?: string }} act */
const isTold = ({ reason }) => fits(reason, TEXT);

/** @param {ClockSettings} clock */
const isClock = ({ bank_per_point, delay }) => bank_per_point <= SPAN && delay <= SPAN;

const yes = () => true;

/** Of every act. @type {{ [T in Act["type"]]: (act: Extract<Act, { type: T }>) => boolean }} */
const WITHIN = {
  open: ({ settings }) => areBounded(settings),
  claim_lease: ({ device }) => fits(device, NAME),
  diverged: ({ device, entries }) => fits(device, NAME) && entries.length <= LINES && entries.every(isEntryBounded),
  received: ({ line }) => fits(line, NAME),
  adjust_time: (act) => Math.abs(act.millis) <= SPAN && isTold(act),
  penalty: (act) => act.points <= PENALTY && isTold(act),
  result: ({ cube }) => (cube ?? 1) <= POINTS,
  correct_result: (act) => act.cube <= POINTS && isTold(act),
  cube_stands: (act) => act.cube <= POINTS && isTold(act),
  compare: ({ white, black }) => white <= POINTS && black <= POINTS,
  bring_clock: ({ clock }) => isClock(clock),
  warn: isTold,
  hold: isTold,
  award_match: isTold,
  // What these carry is bounded by its type, names what is there or is refused, or counts as far as it can be.
  opening: yes,
  stop: yes,
  resume: yes,
  resign: yes,
  claim: yes,
  flag_fell: yes,
  set_length: yes,
  absent: yes,
  gap: yes,
  restore: yes,
  jump: yes,
  settle: yes,
  count: yes,
  start_game: yes,
  press: yes,
  double: yes,
  take: yes,
  drop: yes,
  call_director: yes,
  accept: yes,
  reject: yes,
  confirm: yes,
  take_break: yes,
  end_break: yes,
  resign_match: yes,
  withdraw: yes,
  call_flag: yes,
  undo: yes,
  release: yes,
  arrived: yes,
  post: yes,
  play_on: yes,
  tick: yes,
};

/** Whether its texts, lists, times and points are no larger than such things are. @param {Act} act */
export const isBounded = (act) => /** @type {(act: Act) => boolean} */ (WITHIN[act.type])(act);

/** @param {Partial<DeviceSettings>} settings */
function areBounded({ names, length = 0, clock, ordered, flag, won }) {
  const clocks = [clock, ordered].every((one) => !one || isClock(one));
  const overtime = flag?.rule !== "overtime" || flag.time <= SPAN;
  const goesOn = !won || (won.white < length && won.black < length);
  return clocks && overtime && goesOn && fits(names?.white, NAME) && fits(names?.black, NAME);
}

/** @param {Entry} entry */
const isEntryBounded = ({ act, stamp }) => (!stamp || (fits(stamp.id, NAME) && fits(stamp.device, NAME))) && isBounded(act);
