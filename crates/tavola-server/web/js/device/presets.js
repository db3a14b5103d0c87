// Clocks as events set them, and what was used last on this device.

/** @import { ClockSettings, DeviceSettings } from "../wire.js" */

const KEY = "tavola-device-last";
/** The preset that is whatever was used last. */
export const LAST = "last";

/** @param {number} seconds for each point @param {number} delay in seconds @returns {ClockSettings} */
const simple = (seconds, delay) => ({ mode: "simple_delay", bank_per_point: seconds * 1000, delay: delay * 1000 });

/** @type {Record<string, () => ClockSettings | null>} */
export const PRESETS = {
  [LAST]: () => lastUsed()?.clock ?? null,
  italy: () => simple(180, 12),
  usual: () => simple(120, 12),
  doubles: () => simple(150, 18),
  none: () => null,
};

/** What the last match on this device was set to; none if nothing was, or it cannot be read. @returns {Pick<DeviceSettings, "names" | "length" | "clock"> | null} */
export function lastUsed() {
  try {
    const { names, length, clock } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    const named = typeof names?.white === "string" && typeof names?.black === "string";
    return named && Number.isInteger(length) ? { names, length, clock: clock ?? null } : null;
  } catch {
    return null;
  }
}

/** @param {DeviceSettings} settings */
export function remember({ names, length, clock }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ names, length, clock }));
  } catch {
    // Without room for it the next match begins with the usual.
  }
}
