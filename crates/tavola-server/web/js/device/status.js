// The line under the middle: what was refused, whether everything is sent, how old what is watched is. And what is said.

/** @import { DeviceView, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Device } from "./device.js" */
/** @import { Signals } from "./signals.js" */
/** @import { Sync } from "./sync.js" */
import { spoken } from "./draw.js";
import { SIDES } from "./fold/clock.js";

/** After so many milliseconds without an answer of the server what a device shows that only watches is too old. */
const STALE = 5000;
/** So much longer it may be that the device with the clock is not heard of, since each asks the server for eight seconds at a time. */
const PATIENCE = 20_000;

/**
 * How old what a device shows that only watches is, in seconds; null as long as it can be trusted.
 * @param {Device | null} device @param {Sync | null} sync
 */
export function ageOf(device, sync) {
  if (!device || !sync || device.kept.holds || sync.heard === 0 || device.view.posted !== null) return null;
  const age = Date.now() - sync.heard;
  return age > (sync.failing ? STALE : PATIENCE) ? Math.round(age / 1000) : null;
}

/** What is said of a player with little time left, once for each level; else nothing. @param {Words} words @param {DeviceView} view @param {Signals} signals */
export function lowText(words, { clock, names }, signals) {
  for (const side of SIDES) {
    const level = clock?.running === side ? signals.low(side, clock.banks[side]) : null;
    if (level !== null) return words.say(level === 60_000 ? "board-low" : "board-low-seconds", { name: names[side], seconds: level / 1000 });
  }
  return "";
}

/** @param {Words} words @param {Device} device @param {Sync | null} sync @param {string} message */
export function statusText(words, { kept, pending }, sync, message) {
  const parts = [message];
  const barred = sync?.barred ?? null;
  if (barred === "right" && kept.token) parts.push(words.say("board-no-right"));
  if (!kept.holds) {
    const seconds = sync?.heard ? Math.round((Date.now() - sync.heard) / 1000) : null;
    parts.push(words.say("board-viewer"), seconds === null ? "" : words.say("board-viewer-age", { seconds }));
  } else if (kept.token && barred !== "right") {
    parts.push(pending.length === 0 ? words.say("board-online") : words.say("board-offline", { count: pending.length }));
  }
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
