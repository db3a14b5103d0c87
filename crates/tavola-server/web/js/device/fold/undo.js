// What is undone, in words: before it is done and afterwards.

/** @import { Act, Ruling } from "../../wire.js" */
/** @import { Words } from "../../page/words.js" */
/** @import { App } from "../app.js" */
import { isOnRecord } from "./course.js";
import { rulingText } from "../sheet.js";
import { undoable } from "./state.js";

/** An act as a sentence goes on with it after a colon. @param {Words} words @param {Act} act @param {{ white: string, black: string }} names */
export function actText(words, act, names) {
  return isOnRecord(act) ? rulingText(act, names, words) : words.say(`board-act-${act.type}`);
}

/** What holding the button would undo; a short touch says it. @param {App} app */
export function undoHint({ device, words }) {
  const entry = device && undoable(device.state);
  return device && entry ? words.say("board-undo-what", { act: actText(words, entry.act, device.view.names) }) : "";
}

/** What has been undone since so many were. @param {App} app @param {number} before */
function undone({ device, words }, before) {
  const { undone: all, names } = device?.view ?? { undone: /** @type {Ruling[]} */ ([]), names: { white: "", black: "" } };
  const last = all.length > before ? all.at(-1) : null;
  return last ? words.say("board-undone", { act: actText(words, last.act, names) }) : "";
}

/** Takes back the last thing entered, and says what it was. @param {App} app */
export async function undo(app) {
  const { device } = app;
  if (!device) return;
  const before = device.view.undone.length;
  await app.act({ type: "undo" }, device.view.legal.white.includes("undo") ? "white" : "house");
  const told = undone(app, before);
  if (told) app.tellFor(told);
}
