// What is heard and felt: a click at a press, a warning at one minute, spoken times. Each can be switched off.

/** @import { Side } from "../wire.js" */

const KEY = "tavola-device-signals";
const LOW = 60_000;

export class Signals {
  sound = true;
  vibration = true;
  /** @type {AudioContext | null} */
  #context = null;
  /** Who has been warned in this stretch below a minute. */
  #warned = new Set();

  /** @param {string} language */
  constructor(language) {
    this.language = language;
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // What cannot be read is as if nothing had been chosen.
    }
  }

  /** @param {"sound" | "vibration"} which */
  toggle(which) {
    this[which] = !this[which];
    localStorage.setItem(KEY, JSON.stringify({ sound: this.sound, vibration: this.vibration }));
  }

  press() {
    this.#tone(220, 0.05);
    if (this.vibration) navigator.vibrate?.(25);
  }

  /** Whether to warn that the last minute has begun: once. @param {Side} side @param {number} left */
  low(side, left) {
    if (left >= LOW) this.#warned.delete(side);
    if (left >= LOW || this.#warned.has(side)) return false;
    this.#warned.add(side);
    this.#tone(660, 0.3);
    if (this.vibration) navigator.vibrate?.([60, 60, 60]);
    return true;
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
