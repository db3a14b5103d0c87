// What can be said while the clock stands or is to be stopped: why, that the game is over, who gives up what.

/** @import { Act, StopReason } from "../wire.js" */
/** @import { App } from "./app.js" */
/** @import { Device } from "./device.js" */
import { SIDES } from "./clock.js";
import { askKind, askPaper, askResume, button, dialog } from "./dialogs.js";

/** Why the clock stops, or for whom it goes on. @param {App} app @param {Device} device @param {number} at when it was touched */
export function askWhy(app, device, at) {
  if (document.querySelector("dialog[open]")) return;
  const { view } = device;
  if (view.phase.type === "stopped") {
    askResume(app.words, view, (side) => app.act({ type: "resume", side }, "house"), () => app.result(at));
    return;
  }
  const offers = view.legal.white.concat(view.legal.black);
  const box = dialog(app.words, app.say("board-why"));
  const choose = (/** @type {string} */ text, /** @type {() => void} */ act, /** @type {string} */ kind = "") =>
    box.insertBefore(button(text, () => { box.close(); act(); }, kind), box.lastElementChild);
  if (offers.includes("result")) choose(app.say("board-over"), () => app.result(at), "main");
  if (offers.includes("stop")) {
    for (const side of SIDES) choose(`${view.names[side]}: ${app.say("board-reason-contested")}`, () => app.act({ type: "stop", reason: "contested" }, side, at));
    for (const reason of /** @type {StopReason[]} */ (["fallen", "director", "faulty"])) {
      choose(app.say(`board-reason-${reason}`), () => app.act({ type: "stop", reason }, "house", at));
    }
  }
  for (const side of SIDES) {
    const name = view.names[side];
    if (view.legal[side].includes("compare")) choose(`${name}: ${app.say("board-compare")}`, () => askPaper(app.words, view, (paper) => app.act({ type: "compare", ...paper }, side)));
    if (view.legal[side].includes("take_break")) choose(`${name}: ${app.say("board-break")}`, () => app.act({ type: "take_break" }, side));
    if (view.legal[side].includes("concede")) choose(`${name}: ${app.say("board-concede")}`, () => askKind(app.words, (kind) => app.act({ type: "concede", kind }, side, at)), "quiet");
    if (view.legal[side].includes("claim")) choose(`${name}: ${app.say("board-claim")}`, () => askKind(app.words, (kind) => app.act({ type: "claim", kind }, side, at)), "quiet");
    if (view.legal[side].includes("concede_match")) choose(`${name}: ${app.say("board-concede-match")}`, () => app.act({ type: "concede_match" }, side, at), "quiet");
    if (view.how === "conceded" && view.winner !== side && view.legal[side].includes("withdraw")) choose(app.say("board-withdraw"), () => app.act({ type: "withdraw" }, side));
  }
}
