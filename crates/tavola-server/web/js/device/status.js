// The line under the middle: what was refused, whether everything is sent, how old what is watched is.

/** @import { DeviceView, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Device } from "./device.js" */
/** @import { Sync } from "./sync.js" */
import { spoken } from "./draw.js";

/** @param {Words} words @param {Device} device @param {Sync | null} sync @param {DeviceView} view @param {string} message */
export function statusText(words, { kept, pending }, sync, { clock }, message) {
  const parts = [message];
  const barred = sync?.barred ?? null;
  if (barred === "right" && kept.token) parts.push(words.say("board-no-right"));
  if (!kept.holds) {
    const seconds = sync?.heard ? Math.round((Date.now() - sync.heard) / 1000) : null;
    parts.push(words.say("board-viewer"), seconds === null ? "" : words.say("board-viewer-age", { seconds }));
  } else if (kept.token && barred !== "right") {
    parts.push(pending.length === 0 ? words.say("board-online") : words.say("board-offline", { count: pending.length }));
  }
  const delay = clock?.running ? clock.delay_left[clock.running] : 0;
  if (delay > 0) parts.push(words.say("board-delay-left", { seconds: Math.ceil(delay / 1000) }));
  return parts.filter(Boolean).join(" · ");
}

/** What the button says that stops the clock; without a clock it is there to end the game. @param {DeviceView} view */
export function stopLabel({ phase, clock }) {
  if (phase.type === "stopped") return "board-resume";
  if (phase.type === "match_over") return "board-more";
  if (clock) return "board-stop";
  return phase.type === "running" || phase.type === "cube_offered" ? "board-over" : "board-more";
}

/** Both times and the score, to be said. @param {Words} words @param {DeviceView} view */
export function timesText(words, { names, clock, score, length }) {
  const time = (/** @type {Side} */ side) => (clock ? spoken(clock.banks[side]) : "");
  return words.say("board-said", { white: names.white, black: names.black, whiteTime: time("white"), blackTime: time("black"), a: score.white, b: score.black, length: length ?? 0 });
}
