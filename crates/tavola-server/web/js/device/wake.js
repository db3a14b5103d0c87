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

/** Below this much left, and not being charged, the battery is worth a word. */
const LOW_BATTERY = 0.2;

/** Says how much is left in the battery, in percent, when that is little, and null when it is not. @param {(percent: number | null) => void} tell */
export async function watchBattery(tell) {
  const battery = await /** @type {any} */ (navigator).getBattery?.().catch(() => null);
  if (!battery) return;
  const look = () => tell(!battery.charging && battery.level < LOW_BATTERY ? Math.round(battery.level * 100) : null);
  battery.addEventListener("levelchange", look);
  battery.addEventListener("chargingchange", look);
  look();
}
