// A question about a position, alive: the play is made on the board, by mouse, finger or keys, and stands in the form.

/** @import { Side, StepGraph } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
import { byId } from "../page/dom.js";
import { Words } from "../page/words.js";
import { Figure, layOut } from "../play/figure.js";
import { readXgid } from "../position/setup.js";
import "../study/keys.js";

/** A place as plays are written. @param {number} number */
const place = (number) => (number === 25 ? "bar" : number === 0 ? "off" : String(number));

/** @param {Words} words @param {{ xgid: string, steps: StepGraph | null }} data */
function play(words, data) {
  const setup = readXgid(data.xgid);
  if (!setup) return;
  const answer = /** @type {HTMLInputElement} */ (byId("answer"));
  const undo = byId("question-undo");
  const board = /** @type {TavolaBoard} */ (document.createElement("tavola-board"));
  const frame = byId("question-board");
  const pov = /** @type {Side} */ (frame.dataset["below"] ?? "white");
  board.setAttribute("label", frame.dataset["label"] ?? "");
  frame.replaceChildren(board);
  const figure = new Figure(board, words, () => {
    answer.value = figure.steps.map(({ from, to, hit }) => `${place(from)}/${place(to)}${hit ? "*" : ""}`).join(" ");
    undo.toggleAttribute("disabled", figure.steps.length === 0);
  });
  const show = () => {
    layOut(board, pov);
    figure.show();
  };
  layOut(board, pov);
  const { checkers, turn, roll, cube, owner } = setup;
  figure.set({ checkers, side: turn, roll, steps: data.steps, you: turn, cube: { value: cube, owner, offeredTo: null } });
  undo.hidden = false;
  undo.toggleAttribute("disabled", true);
  undo.addEventListener("click", () => figure.undo());
  byId("question-hand").hidden = false;
  matchMedia("(max-width: 560px) and (orientation: portrait)").addEventListener("change", show);
  // On the board Enter answers once the roll is played.
  board.addEventListener("keydown", (event) => {
    if (event.key === "u") figure.undo();
    if (event.key !== "Enter" || !figure.isDone || figure.steps.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    /** @type {HTMLFormElement} */ (byId("question-form")).requestSubmit();
  }, true);
}

const data = document.getElementById("question-data");
if (data) {
  fetch(byId("question").dataset["words"] ?? "")
    .then((answer) => answer.text())
    .then((source) => play(new Words(document.documentElement.lang, source), JSON.parse(data.textContent ?? "null")));
}
