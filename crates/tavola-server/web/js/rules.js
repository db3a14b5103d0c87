// The rules for players: figures that can be played with. The legal plays come with the figure.

/** @import { Setup, StepGraph } from "./wire.js" */
/** @import { TavolaBoard } from "./board/element.js" */
import { countsOf } from "./board/counts.js";
import { Words } from "./page/words.js";
import { Figure } from "./play/figure.js";

/** @param {HTMLElement} place @param {Words} words */
function arm(place, words) {
  const board = /** @type {TavolaBoard} */ (place.querySelector("tavola-board"));
  const { board: setup, roll, steps } = /** @type {{ board: Setup, roll: [number, number], steps: StepGraph }} */ (
    JSON.parse(place.querySelector("script")?.textContent ?? "null")
  );
  const figure = new Figure(board, words);
  place.querySelector("button.quiet-button")?.addEventListener("click", () => figure.restart());
  figure.set({ checkers: countsOf(setup), side: "white", roll, steps, you: "white" });
}

const article = /** @type {HTMLElement} */ (document.querySelector("[data-words]"));
fetch(article.dataset["words"] ?? "")
  .then((answer) => answer.text())
  .then((source) => {
    const words = new Words(document.documentElement.lang, source);
    for (const figure of document.querySelectorAll("figure")) arm(figure, words);
  });
