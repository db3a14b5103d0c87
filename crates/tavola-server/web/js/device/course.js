// The course of the match on the board itself: one card for each game, the latest first.

/** @import { App } from "./app.js" */
/** @import { DeviceView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { button, dialog } from "./dialogs.js";
import { gameText } from "./draw.js";
import { shown } from "./fold/clock.js";
import { showSheet } from "./menu.js";

/** @param {App} app */
export function showCourse(app) {
  if (!app.device || document.querySelector("dialog[open]")) return;
  const { view } = app.device;
  const box = dialog(app.words, app.say("board-course"), cards(app.words, view));
  const whole = () => {
    box.close();
    showSheet(app);
  };
  box.insertBefore(button(app.say("board-sheet"), whole), box.lastElementChild);
}

/** @param {Words} words @param {DeviceView} view */
function cards(words, view) {
  if (view.games.length === 0) return el("p", {}, words.say("board-sheet-none"));
  const line = (/** @type {DeviceView["games"][number]} */ game) => {
    const how = words.say("board-sheet-how", { kind: words.say(`board-kind-${game.kind}`), ending: game.ending });
    const time = words.say("board-course-time", { time: shown(Math.floor((game.ended - game.began) / 1000) * 1000) });
    const won = words.say("board-course-won", { name: view.names[game.winner], points: game.points });
    return el("li", {}, el("strong", {}, gameText(words, game, view)), el("span", {}, won), el("small", {}, `${how} · ${time}`));
  };
  return el("ol", { class: "course-cards", reversed: true }, ...view.games.toReversed().map(line));
}
