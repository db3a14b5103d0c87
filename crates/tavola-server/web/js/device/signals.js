// What is heard and felt: a click at a press, warnings of little time, a fallen flag, spoken times. Each can be switched off.

/** @import { Side } from "../wire.js" */

const KEY = "tavola-device-signals";
/** What is left when it is said, in milliseconds; all but the first by choice. */
const LEVELS = [60_000, 30_000, 10_000];

export class Signals {
  sound = true;
  vibration = true;
  /** Whether half a minute and ten seconds are told too. */
  countdown = true;
  /** @type {AudioContext | null} */
  #context = null;
  /** How many levels each has been told of. @type {Record<Side, number>} */
  #told = { white: 0, black: 0 };

  /** @param {string} language */
  constructor(language) {
    this.language = language;
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // What cannot be read is as if nothing had been chosen.
    }
  }

  /** @param {"sound" | "vibration" | "countdown"} which */
  toggle(which) {
    this[which] = !this[which];
    localStorage.setItem(KEY, JSON.stringify({ sound: this.sound, vibration: this.vibration, countdown: this.countdown }));
  }

  press() {
    this.#tone(220, 0.05);
    if (this.vibration) navigator.vibrate?.(25);
  }

  /** Of how little time left is to be told now: of each level once. In milliseconds; null where there is nothing to tell. @param {Side} side @param {number} left */
  low(side, left) {
    const levels = this.countdown ? LEVELS : LEVELS.slice(0, 1);
    const passed = levels.filter((level) => left < level).length;
    const before = this.#told[side];
    this.#told[side] = passed;
    if (passed <= before) return null;
    this.#tone(660, 0.3);
    if (passed > 1) setTimeout(() => this.#tone(880, 0.3), 350);
    if (this.vibration) navigator.vibrate?.([60, 60, 60]);
    return levels[passed - 1] ?? null;
  }

  /** A flag has fallen, or overtime has begun. */
  flag() {
    this.#tone(440, 0.9);
    setTimeout(() => this.#tone(330, 1.2), 500);
    if (this.vibration) navigator.vibrate?.([300, 100, 300]);
  }

  /** @param {string} text */
  speak(text) {
    if (!("speechSynthesis" in window)) return;
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = this.language;
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  }

  /** @param {number} pitch @param {number} seconds */
  #tone(pitch, seconds) {
    if (!this.sound) return;
    try {
      this.#context ??= new AudioContext();
      const [tone, gain] = [this.#context.createOscillator(), this.#context.createGain()];
      const now = this.#context.currentTime;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.15, now);
      gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
      tone.connect(gain).connect(this.#context.destination);
      tone.start(now);
      tone.stop(now + seconds);
    } catch {
      // Without sound the clock goes on.
    }
  }
}
