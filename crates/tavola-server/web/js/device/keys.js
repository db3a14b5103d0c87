// The device's keys.

/** @import { App } from "./app.js" */
import { other } from "./fold/clock.js";

/** @param {App} app @param {KeyboardEvent} event */
export function pressKey(app, event) {
  const { device } = app;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!device || !app.scene || event.repeat || event.ctrlKey || event.metaKey || target.closest("dialog, input, select, textarea")) return;
  const { view } = device;
  const turn = view.clock?.running ?? view.waits_for[0] ?? null;
  const { near } = app.scene;
  /** @type {Record<string, () => void>} */
  const keys = {
    " ": () => view.clock?.running && app.press(view.clock.running, event.timeStamp),
    1: () => app.press(near, event.timeStamp),
    2: () => app.press(other(near), event.timeStamp),
    d: () => turn && app.offered(turn, "double", event),
    t: () => turn && app.offered(turn, "take", event),
    p: () => turn && app.offered(turn, "drop", event),
    s: () => app.stop(event.timeStamp),
    c: () => app.sayTimes(),
    l: () => app.lock(),
    u: () => app.undo(),
  };
  const act = keys[event.key.toLowerCase()];
  if (!act || (event.key === " " && target.closest("button:not(.press)"))) return;
  event.preventDefault();
  act();
}
