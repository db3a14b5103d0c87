// Keeps the screen awake from the first moment of a match to its end; says so if the browser refuses.

export class Awake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #wanted = false;
  /** The question that waits for the browser's answer: one at a time, or a second lock would outlast the first. @type {Promise<void> | null} */
  #asking = null;

  /** @param {(refused: boolean) => void} [told] whether the browser lets it */
  constructor(told = () => {}) {
    this.told = told;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.#wanted) this.keep();
    });
  }

  /** The screen stays on as long as it is wanted. @param {boolean} wanted */
  follow(wanted) {
    return wanted ? this.keep() : this.release();
  }

  /** @returns {Promise<void>} */
  keep() {
    this.#wanted = true;
    if (this.#lock && !this.#lock.released) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask() {
    try {
      const lock = (this.#lock = await navigator.wakeLock.request("screen"));
      lock.addEventListener("release", () => {
        if (this.#wanted && document.visibilityState === "visible") this.keep();
      });
      // It may have been let go before the browser answered.
      if (!this.#wanted) await this.release();
      this.told(false);
    } catch {
      this.told(document.visibilityState === "visible");
    }
  }

  async release() {
    this.#wanted = false;
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release();
  }
}
