// When the page looks at the time: at the next change of what is shown, and no more often.

/** @import { DeviceView } from "../wire.js" */

/** How long at most, in milliseconds: a changed clock is noticed within that time. */
const LONGEST = 1000;
/** How long at least. */
const SHORTEST = 20;

/**
 * How long it is until something shown with time changes, in milliseconds: whole seconds, tenths in the last ten, whole
 * seconds of the delay, and the fall of a flag.
 * @param {DeviceView} view
 */
export function untilChange({ clock, now }) {
  const side = clock?.running;
  if (!clock || !side) return LONGEST;
  const [bank, delay] = [clock.banks[side], clock.delay_left[side]];
  const step = bank < 10_000 ? 100 : 1000;
  // While a simple delay lasts only its seconds move; a bank that runs beside it moves with them or before.
  const next = delay > 0 && clock.settings.mode === "simple_delay" ? part(delay, 1000) : Math.min(part(bank, step), delay > 0 ? part(delay, 1000) : LONGEST);
  const falls = clock.falls_at !== null && clock.falls_at > now ? clock.falls_at - now : LONGEST;
  return Math.min(LONGEST, Math.max(SHORTEST, Math.min(next, falls)));
}

/** What is left of the step a span is in; of a whole one the whole. @param {number} span @param {number} step */
const part = (span, step) => span % step || step;

export class Pulse {
  #timer = 0;

  /** @param {() => void} beat @param {() => number} next how long until the next one */
  constructor(beat, next) {
    this.beat = beat;
    this.next = next;
  }

  /** Beats now, and again when something changes. */
  go() {
    this.beat();
    this.aim();
  }

  /** The next one at the next change, as things stand now. */
  aim() {
    clearTimeout(this.#timer);
    // Aimed a moment behind the change, since timers may come a little early.
    this.#timer = window.setTimeout(() => this.go(), this.next() + 4);
  }
}
