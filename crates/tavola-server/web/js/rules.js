// The rules for players: figures that can be played with. The legal plays come with the figure.

/** @import { Setup, StepGraph } from "./wire.js" */
/** @import { TavolaBoard } from "./board/element.js" */
/** @import { Turn } from "./play/turn.js" */
import "./board/element.js";
import { countOf, countsOf, numberOf, PLACES, placeOf } from "./board/counts.js";
import { Words } from "./page/words.js";
import { diceLabel, diceLeft } from "./play/scene.js";
import * as turns from "./play/turn.js";

/** @param {HTMLElement} figure @param {Words} words */
function arm(figure, words) {
  const board = /** @type {TavolaBoard} */ (figure.querySelector("tavola-board"));
  const data = /** @type {{ board: Setup, roll: [number, number], steps: StepGraph }} */ (
    JSON.parse(figure.querySelector("script")?.textContent ?? "null")
  );
  const begin = () => turns.newTurn("white", data.roll, data.steps, countsOf(data.board));
  let turn = begin();
  const set = (/** @type {Turn | null} */ next) => {
    turn = next ?? turn;
    show();
  };
  const show = () => {
    board.show({
      checkers: turns.checkersNow(turn),
      dice: { side: "white", ...diceLeft(turn.roll, turns.used(turn)) },
      opening: null,
      cube: null,
      active: "white",
      movable: new Set([...turns.movable(turn)].map((from) => placeOf("white", from))),
      trail: null,
      labels: labels(turn, words),
      diceLabel: diceLabel(turn, words),
      cubeLabel: "",
      cubeActive: false,
    });
  };
  board.host = {
    targets: (place) =>
      new Map(turns.reaches(turn, place).map(({ to, steps }) => [placeOf("white", to), { hit: steps.some((s) => s.hit) }])),
    tap: (place, which) => set(turns.moveFrom(turn, numberOf("white", place), which) ?? turns.make(turn, numberOf("white", place))),
    drop: (from, to) => set(turns.moveTo(turn, numberOf("white", from), numberOf("white", to))),
    dice: () => set(turns.swapDice(turn)),
    cube: () => {},
  };
  figure.querySelector("button.quiet-button")?.addEventListener("click", () => set(begin()));
  show();
}

/** @param {Turn} turn @param {Words} words @returns {Map<number, string>} */
function labels(turn, words) {
  const checkers = turns.checkersNow(turn);
  /** @type {Map<number, string>} */
  const names = new Map();
  for (let place = 0; place < PLACES; place++) {
    const white = countOf(checkers, place, "white");
    const n = white || countOf(checkers, place, "black");
    const key = n === 0 ? "checkers-none" : white ? "checkers-yours" : "checkers-theirs";
    const name = place === 0 ? words.say("bar-theirs") : place > 24 ? words.say(place === 25 ? "bar-yours" : place === 26 ? "tray-yours" : "tray-theirs") : words.say("point", { number: place });
    names.set(place, words.say("place", { place: name, checkers: words.say(key, { n, count: words.say("number", { n }) }) }));
  }
  return names;
}

const article = /** @type {HTMLElement} */ (document.querySelector("[data-words]"));
fetch(article.dataset["words"] ?? "")
  .then((answer) => answer.text())
  .then((source) => {
    const words = new Words(document.documentElement.lang, source);
    for (const figure of document.querySelectorAll("figure")) arm(figure, words);
  });
