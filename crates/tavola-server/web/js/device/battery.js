// How much is left in the battery, once it is little.

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
