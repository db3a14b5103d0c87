// What one touches beside the acts of the game: both press areas, the tools of the middle, who sits where.

/** @import { App } from "./app.js" */
/** @import { Scene } from "./draw.js" */
import { byId, el, setText } from "../page/dom.js";
import { byHolding } from "./dialogs.js";
import { SIDES } from "./fold/clock.js";
import { undoHint } from "./fold/undo.js";

/** Who sits near, where it is not White: a choice of this device. */
const NEAR = "tavola-device-near";
/** Tools that are held, so that a touch by chance does nothing. */
const HELD = ["undo", "lock"];

/** Connects what is drawn with what it does. @param {App} app @param {Scene} scene */
export function wire(app, scene) {
  scene.sit(localStorage.getItem(NEAR) === "black" ? "black" : "white");
  for (const side of SIDES) {
    const { press } = scene.halves[side];
    press.addEventListener("pointerdown", (event) => app.press(side, event.timeStamp));
    press.addEventListener("click", (event) => event.detail === 0 && app.press(side, event.timeStamp));
  }
  const [stop, undone, lock, menu] = /** @type {const} */ (["stop", "undo", "lock", "menu"]).map((id) => tool(app, id));
  if (!stop || !undone || !lock || !menu) return;
  stop.addEventListener("click", (event) => app.stop(event.timeStamp));
  menu.addEventListener("click", () => app.menu());
  byHolding(undone, () => app.undo(), () => (app.locked ? app.tellWhy("board-locked") : app.tellFor(undoHint(app))));
  byHolding(lock, () => app.lock(), () => app.tellWhy(app.locked ? "board-locked" : "board-hold"));
  scene.tools.append(stop, undone, lock, menu);
}

/** A tool; one that has to be held says so under its name. @param {App} app @param {string} id */
function tool(app, id) {
  const held = HELD.includes(id) ? [el("small", {}, app.say("board-held-button"))] : [];
  return el("button", { class: "tool-button", type: "button", id }, el("span", {}, app.say(`board-${id}`)), ...held);
}

/** What the tool is called now. @param {string} id @param {string} text */
export const callTool = (id, text) => setText(/** @type {HTMLElement} */ (byId(id).firstElementChild), text);

/** @param {App} app @param {boolean} locked */
export function setLocked(app, locked) {
  document.body.classList.toggle("locked", locked);
  callTool("lock", app.say(locked ? "board-unlock" : "board-lock"));
  app.announce(locked ? app.say("board-locked") : "");
}

/** Whoever sat near sits far: the device remembers it. @param {App} app */
export function swapSides(app) {
  const near = app.scene?.near === "white" ? "black" : "white";
  localStorage.setItem(NEAR, near);
  app.scene?.sit(near);
  app.changed();
}
