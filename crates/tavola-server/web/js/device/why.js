// What can be said while the clock stands or is to be stopped: why, that the game is over, who gives up what.

/** @import { DeviceView, Side, StopReason } from "../wire.js" */
/** @import { App } from "./app.js" */
/** @import { Device } from "./device.js" */
import { el } from "../page/dom.js";
import { SIDES } from "./fold/clock.js";
import { askKind, askPaper, askResume, button, dialog } from "./dialogs.js";

/** Why the clock stops, or for whom it goes on. @param {App} app @param {Device} device @param {number} at when it was touched */
export function askWhy(app, device, at) {
  if (document.querySelector("dialog[open]")) return;
  const { view } = device;
  if (view.phase.type === "stopped") {
    const call = view.oversight === "director" && view.called === null ? () => app.act({ type: "call_director" }, "house", at) : null;
    askResume(app.words, view, { go: (side) => app.act({ type: "resume", side }, "house"), over: () => app.result(at), call });
    return;
  }
  const offers = view.legal.white.concat(view.legal.black);
  const all = el("div", { class: "choices" });
  const box = dialog(app.words, app.say(view.clock && offers.includes("stop") ? "board-why" : "board-what"), all);
  box.classList.add("wide");
  const into = (/** @type {HTMLElement} */ place) => (/** @type {string} */ text, /** @type {() => void} */ act, kind = "") =>
    place.append(button(text, () => { box.close(); act(); }, kind));
  const choose = into(all);
  if (offers.includes("result")) choose(app.say("board-over"), () => app.result(at), "main");
  if (view.clock && offers.includes("stop")) {
    for (const reason of /** @type {StopReason[]} */ (["fallen", "faulty"])) {
      choose(app.say(`board-reason-${reason}`), () => app.act({ type: "stop", reason }, "house", at));
    }
  }
  if (view.oversight === "players") {
    // Nobody is there to be called: the clock simply stands.
    if (view.clock && offers.includes("stop")) choose(app.say("board-pause"), () => app.act({ type: "stop", reason: "director" }, "house", at));
  } else if (offers.includes("call_director")) {
    choose(app.say("board-reason-director"), () => app.act({ type: "call_director" }, "house", at));
  }
  const sides = SIDES.map((side) => ofPlayer(app, view, side, at, into));
  all.append(el("div", { class: "by-player" }, ...sides.filter((one) => one.children.length > 1)));
}

/**
 * What one player may do about the game.
 * @param {App} app @param {DeviceView} view @param {Side} side @param {number} at
 * @param {(place: HTMLElement) => (text: string, act: () => void, kind?: string) => void} into
 */
function ofPlayer(app, view, side, at, into) {
  const place = el("section", {}, el("h3", {}, view.names[side]));
  const choose = into(place);
  const may = (/** @type {DeviceView["legal"]["white"][number]} */ name) => view.legal[side].includes(name);
  if (view.clock && may("stop")) choose(app.say("board-reason-contested"), () => app.act({ type: "stop", reason: "contested" }, side, at));
  if (may("compare")) choose(app.say("board-compare"), () => askPaper(app.words, view, (paper) => app.act({ type: "compare", ...paper }, side)));
  if (may("take_break")) choose(app.say("board-break"), () => app.act({ type: "take_break" }, side));
  if (may("resign")) choose(app.say("board-resign"), () => askKind(app.words, (kind) => app.act({ type: "resign", kind }, side, at)), "quiet");
  if (may("claim")) choose(app.say("board-claim"), () => askKind(app.words, (kind) => app.act({ type: "claim", kind }, side, at)), "quiet");
  if (may("resign_match")) choose(app.say("board-resign-match"), () => app.act({ type: "resign_match" }, side, at), "quiet");
  if (view.how === "resigned" && view.winner !== side && may("withdraw")) choose(app.say("board-withdraw"), () => app.act({ type: "withdraw" }, side));
  return place;
}
