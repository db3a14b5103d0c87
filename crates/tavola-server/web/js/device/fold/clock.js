// The clock of a match: banks, delay, whose time runs. Times come in as milliseconds; nothing ticks.
// The same rules as crates/tavola-club/src/clock.rs; random matches in the tests hold both to the millisecond.

/** @import { ClockSettings, Side, StopReason } from "../../wire.js" */

/**
 * @typedef {{ white: number, black: number }} Pair
 * @typedef {{ side: Side, used: number, since: number | null }} Turn
 * @typedef {object} Clock
 * @property {ClockSettings} settings
 * @property {Pair} bank
 * @property {Turn | null} turn
 * @property {StopReason | null} stopped
 */

/** @type {Side[]} */
export const SIDES = ["white", "black"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** What is left of a span after a part of it; never below zero. @param {number} span @param {number} part */
export const less = (span, part) => Math.max(0, span - part);

/** What a clock is set to, with the delay that goes without saying. @param {Partial<ClockSettings>} written @returns {ClockSettings} */
export const clockSettings = (written) => /** @type {ClockSettings} */ ({ mode: "simple_delay", ...written });

/** @param {ClockSettings} settings @param {number} bank @returns {Clock} */
export function newClock(settings, bank) {
  return { settings, bank: { white: bank, black: bank }, turn: null, stopped: null };
}

/** The bank of a clock brought in when both still need so much. @param {ClockSettings} settings @param {Pair} away */
export function bankAt(settings, away) {
  return Math.floor((settings.bank_per_point * (away.white + away.black)) / 2);
}

/** The time used in one turn at which the flag falls. @param {ClockSettings} settings @param {number} bank */
export function fallsAfter({ mode, delay }, bank) {
  const free = mode === "simple_delay" || mode === "bronstein_prefunded";
  return free && bank > 0 ? bank + delay : bank;
}

/** The bank after a turn is pressed. @param {ClockSettings} settings @param {number} bank @param {number} used */
export function afterPress(settings, bank, used) {
  if (used >= fallsAfter(settings, bank)) return 0;
  switch (settings.mode) {
    case "bronstein":
      return less(bank, used) + Math.min(used, settings.delay);
    case "fischer":
      return less(bank, used) + settings.delay;
    default:
      return less(bank, less(used, settings.delay));
  }
}

/**
 * What the clock shows after so much of a turn.
 * @param {ClockSettings} settings @param {number} bank @param {number} used
 */
export function face(settings, bank, used) {
  const { mode, delay } = settings;
  const shown =
    mode === "simple_delay"
      ? less(bank, less(used, delay))
      : mode === "bronstein_prefunded"
        ? less(fallsAfter(settings, bank), used)
        : less(bank, used);
  const delayed = mode === "simple_delay" || mode === "bronstein";
  return { bank: shown, delay: delayed ? less(delay, used) : 0 };
}

/** What the turn in progress has used. @param {Clock} clock @param {number} now */
export function used(clock, now) {
  const { turn } = clock;
  if (!turn) return 0;
  return turn.used + (turn.since === null ? 0 : less(now, turn.since));
}

/** Whose time runs. @param {Clock} clock */
export const running = (clock) => (clock.turn && clock.turn.since !== null ? clock.turn.side : null);

/** When the running flag falls. @param {Clock} clock */
export function fallsAt(clock) {
  const { turn } = clock;
  if (!turn || turn.since === null) return null;
  return turn.since + less(fallsAfter(clock.settings, clock.bank[turn.side]), turn.used);
}

/** What one side shows. @param {Clock} clock @param {Side} side @param {number} now */
export function faceOf(clock, side, now) {
  if (clock.turn?.side === side) return face(clock.settings, clock.bank[side], used(clock, now));
  return { bank: clock.bank[side], delay: face(clock.settings, clock.bank[side], 0).delay };
}

/** @param {Clock} clock @param {number} now */
function hold(clock, now) {
  if (!clock.turn) return;
  clock.turn.used = used(clock, now);
  clock.turn.since = null;
}

/** @param {Clock} clock @param {number} now */
function press(clock, now) {
  const { turn } = clock;
  if (!turn) return;
  clock.bank[turn.side] = afterPress(clock.settings, clock.bank[turn.side], used(clock, now));
  clock.turn = null;
}

/**
 * Brings the clock in line: a side's time runs, or it is held for a moment, or neutral. A change of side is a press.
 * @param {Clock} clock @param {Side | "held" | "neutral"} runs @param {number} now
 */
export function follow(clock, runs, now) {
  if (runs === "held") return hold(clock, now);
  if (runs === "neutral") return press(clock, now);
  if (clock.turn?.side === runs) {
    if (clock.stopped === null && clock.turn.since === null) clock.turn.since = now;
    return undefined;
  }
  press(clock, now);
  clock.turn = { side: runs, used: 0, since: clock.stopped === null ? now : null };
  return undefined;
}

/** @param {Clock} clock @param {StopReason} reason @param {number} now */
export function stop(clock, reason, now) {
  hold(clock, now);
  clock.stopped = reason;
}

/** So much of the turn in progress is not counted. @param {Clock} clock @param {number} span @param {number} now */
export function excuse(clock, span, now) {
  if (!clock.turn) return;
  clock.turn.used = less(used(clock, now), span);
  if (clock.turn.since !== null) clock.turn.since = now;
}

/** As a clock face has it: `20:47`, tenths only where they are not zero. @param {number} millis */
export function shown(millis) {
  const [minutes, seconds, tenths] = [Math.floor(millis / 60_000), Math.floor(millis / 1000) % 60, Math.floor(millis / 100) % 10];
  return `${minutes}:${String(seconds).padStart(2, "0")}${tenths === 0 ? "" : `.${tenths}`}`;
}
