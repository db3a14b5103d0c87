// The screen stays on while one plays.

export class Awake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;

  /** @param {boolean} wanted whether it is to stay on */
  async keep(wanted) {
    if (wanted && !this.#lock && "wakeLock" in navigator && document.visibilityState === "visible") {
      this.#lock = await navigator.wakeLock.request("screen").catch(() => null);
      this.#lock?.addEventListener("release", () => (this.#lock = null));
    } else if (!wanted && this.#lock) {
      await this.#lock.release().catch(() => undefined);
    }
  }
}
