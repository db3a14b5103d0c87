// The device's menu: score sheet, spoken times, full screen, handing over, sounds.

/** @import { App } from "./app.js" */
import { el } from "../page/dom.js";
import { button, dialog } from "./dialogs.js";
import { handOver } from "./handover.js";
import { mayPutRight, putRight } from "./putright.js";
import { csv, download, mat, sheet } from "./sheet.js";
import { swapSides } from "./tools.js";

/** @param {App} app */
export function showMenu(app) {
  const box = dialog(app.words, app.say("board-menu"));
  const add = (/** @type {string} */ text, /** @type {() => void} */ act) => box.insertBefore(button(text, () => { box.close(); act(); }), box.lastElementChild);
  add(app.say("board-sheet"), () => showSheet(app));
  if (mayPutRight(app)) add(app.say("board-right-menu"), () => putRight(app));
  add(app.say("board-say"), () => app.sayTimes());
  add(app.say("board-full"), () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()));
  add(app.say("board-swap"), () => swapSides(app));
  add(app.say("board-handover"), () => app.device && handOver(app.words, app.device, app));
  const { signals } = app;
  add(`${app.say("board-sound")}: ${signals.sound ? "✓" : "–"}`, () => signals.toggle("sound"));
  add(`${app.say("board-countdown")}: ${signals.countdown ? "✓" : "–"}`, () => signals.toggle("countdown"));
  add(`${app.say("board-vibrate")}: ${signals.vibration ? "✓" : "–"}`, () => signals.toggle("vibration"));
  add(app.say("board-leave"), () => app.leave());
  box.insertBefore(el("p", { class: "note" }, app.say("board-keys")), box.lastElementChild);
}

/** @param {App} app */
export function showSheet(app) {
  if (!app.device) return;
  const { view } = app.device;
  const box = dialog(app.words, app.say("board-sheet"), sheet(view, app.words));
  const save = () => download(`${view.names.white}-${view.names.black}.csv`, "text/csv", csv(view, app.words));
  const skeleton = () => download(`${view.names.white}-${view.names.black}.mat`, "text/plain", mat(view));
  const acts = [button(app.say("board-print"), () => print()), button(app.say("board-csv"), save), button(app.say("board-mat"), skeleton)];
  const text = `${view.names.white} ${view.score.white} – ${view.score.black} ${view.names.black}`;
  if ("share" in navigator) acts.push(button(app.say("board-share"), () => navigator.share({ title: text, text: `${text}\n${csv(view, app.words)}` }).catch(() => {})));
  box.insertBefore(el("p", { class: "row" }, ...acts), box.lastElementChild);
  box.classList.add("wide");
}
