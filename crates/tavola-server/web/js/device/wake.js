// Keeps the screen awake while a clock runs; says so if the browser refuses.

export class Awake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #wanted = false;

  /** @param {(refused: boolean) => void} told */
  constructor(told) {
    this.told = told;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.#wanted) this.keep();
    });
  }

  async keep() {
    this.#wanted = true;
    if (this.#lock && !this.#lock.released) return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      this.#lock.addEventListener("release", () => {
        if (this.#wanted && document.visibilityState === "visible") this.keep();
      });
      this.told(false);
    } catch {
      this.told(true);
    }
  }

  async release() {
    this.#wanted = false;
    await this.#lock?.release();
    this.#lock = null;
  }
}
