// Two logs of one match side by side: the score sheet of each, what was written since they parted, and which counts.

/** @import { Act, Entry, Oversight } from "../../wire.js" */
/** @import { Words } from "../../page/words.js" */
/** @import { Device } from "../device.js" */
import { linked } from "../../page/clauses.js";
import { el } from "../../page/dom.js";
import { button, dialog } from "../dialogs.js";
import { clockTime, sheet } from "../sheet.js";
import { asTheOtherLogHasIt } from "./state.js";
import { actText } from "./undo.js";
import { view } from "./view.js";

/** What an entry says, in a line. @param {Words} words @param {Entry} entry @param {{ white: string, black: string }} names */
export function entryLine(words, { at, by, act }, names) {
  const who = by === "white" || by === "black" ? `${names[by]}: ` : "";
  return `${clockTime(words, at)} ${who}${actText(words, act, names)}`;
}

/** Which log counts, by MAT-05 and MAT-07; where they say nothing, the director or the players. @param {Words} words @param {any} ruling @param {Oversight} oversight */
export function rulingLine(words, ruling, oversight) {
  if (ruling.by === "director" && oversight === "players") return words.say("board-conflict-players");
  const won = ruling.won ? `${ruling.won.white}–${ruling.won.black}` : "";
  return words.say(`board-conflict-${ruling.by}`, { won });
}

/**
 * @param {Words} words @param {Device} device @param {number} index
 * @param {(act: Act, by: "white" | "house") => void} act
 */
export function compareLogs(words, device, index, act) {
  const { state } = device;
  const [conflict, shown] = [state.conflicts[index], device.view.conflicts[index]];
  if (!conflict || !shown) return;
  const there = asTheOtherLogHasIt(state, conflict);
  const mine = state.effective.slice(conflict.common);
  const column = (/** @type {string} */ title, /** @type {import("./state.js").State} */ one, /** @type {Entry[]} */ entries) => {
    const seen = view(one, device.now());
    const lines = entries.map((entry) => el("li", {}, entryLine(words, entry, seen.names)));
    return el("section", { class: "log" }, el("h3", {}, title), sheet(seen, words), el("h4", {}, words.say("board-conflict-since", { count: entries.length })), el("ol", {}, ...lines));
  };
  const both = el("div", { class: "logs" }, column(words.say("board-conflict-here"), state, mine), column(words.say("board-conflict-there"), there, conflict.entries));
  const box = dialog(words, words.say("board-conflict-title"), el("p", { class: "ruling" }, ...linked(rulingLine(words, shown.ruling, device.view.oversight))), both);
  box.classList.add("wide");
  if (device.view.oversight !== "players") return;
  const keep = (/** @type {"this" | "that"} */ which) =>
    button(words.say(`board-keep-${which}`), () => {
      box.close();
      act({ type: "settle", conflict: index + 1, keep: which }, "white");
    });
  box.insertBefore(el("p", { class: "row" }, keep("this"), keep("that")), box.lastElementChild);
}
