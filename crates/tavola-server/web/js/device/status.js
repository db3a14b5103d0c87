// The line under the middle: what was refused, whether everything is sent, how old what is watched is.

/** @import { DeviceView } from "../wire.js" */
/** @import { Words } from "../words.js" */
/** @import { Device } from "./device.js" */
/** @import { Sync } from "./sync.js" */

/** @param {Words} words @param {Device} device @param {Sync | null} sync @param {DeviceView} view @param {string} message */
export function statusText(words, { kept, pending }, sync, { clock }, message) {
  const parts = [message];
  if (!kept.holds) {
    const seconds = sync?.heard ? Math.round((Date.now() - sync.heard) / 1000) : null;
    parts.push(words.say("board-viewer"), seconds === null ? "" : words.say("board-viewer-age", { seconds }));
  } else if (kept.token) {
    parts.push(pending.length === 0 ? words.say("board-online") : words.say("board-offline", { count: pending.length }));
  }
  const delay = clock?.running ? clock.delay_left[clock.running] : 0;
  if (delay > 0) parts.push(words.say("board-delay-left", { seconds: Math.ceil(delay / 1000) }));
  return parts.filter(Boolean).join(" · ");
}
