// Sounds made on the spot: wood on felt, dice in a cup, a bell. No files; each kind can be muted.

/** @import { Settings } from "./settings.js" */

/** @typedef {"roll" | "checker" | "hit" | "off" | "cube" | "clock" | "turn"} Sound */

/** @type {Readonly<Record<Sound, keyof Settings>>} */
const SWITCH = {
  roll: "soundRoll", checker: "soundChecker", hit: "soundHit", off: "soundOff",
  cube: "soundCube", clock: "soundClock", turn: "soundTurn",
};

export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioBuffer | null} */
  #noise = null;

  constructor() {
    // Browsers let a page make sounds only after it has been touched.
    const wake = () => this.#wake();
    addEventListener("pointerdown", wake, { once: true });
    addEventListener("keydown", wake, { once: true });
  }

  #wake() {
    try {
      this.#context = new AudioContext();
      const length = this.#context.sampleRate;
      this.#noise = this.#context.createBuffer(1, length, length);
      const data = this.#noise.getChannelData(0);
      for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
    } catch {
      this.#context = null;
    }
  }

  /** @param {Sound} sound @param {Settings} settings */
  play(sound, settings) {
    if (!settings[SWITCH[sound]] || !this.#context) return;
    switch (sound) {
      case "roll":
        for (let i = 0; i < 5; i++) this.#knock(0.05 * i + Math.random() * 0.03, 1900 + Math.random() * 900, 0.14, 0.03);
        break;
      case "checker":
        this.#knock(0, 620, 0.4, 0.06);
        break;
      case "hit":
        this.#knock(0, 420, 0.5, 0.08);
        this.#knock(0.07, 700, 0.4, 0.06);
        break;
      case "off":
        this.#knock(0, 980, 0.3, 0.05);
        break;
      case "cube":
        this.#knock(0, 300, 0.5, 0.1);
        this.#tone(0.05, 330, 0.1, 0.25);
        break;
      case "clock":
        this.#tone(0, 880, 0.1, 0.12);
        break;
      case "turn":
        this.#tone(0, 523, 0.06, 0.18);
        this.#tone(0.11, 659, 0.06, 0.25);
    }
  }

  /** @param {number} after @param {number} pitch @param {number} loud @param {number} long */
  #knock(after, pitch, loud, long) {
    const context = this.#context;
    if (!context || !this.#noise) return;
    const at = context.currentTime + after;
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 3;
    source.connect(filter).connect(this.#fading(at, loud, long));
    source.start(at, Math.random() * 0.8, long * 2);
  }

  /** @param {number} after @param {number} pitch @param {number} loud @param {number} long */
  #tone(after, pitch, loud, long) {
    const context = this.#context;
    if (!context) return;
    const at = context.currentTime + after;
    const source = context.createOscillator();
    source.frequency.value = pitch;
    source.connect(this.#fading(at, loud, long));
    source.start(at);
    source.stop(at + long * 2);
  }

  /** @param {number} at @param {number} loud @param {number} long */
  #fading(at, loud, long) {
    const context = /** @type {AudioContext} */ (this.#context);
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long * 2);
    gain.connect(context.destination);
    return gain;
  }
}
