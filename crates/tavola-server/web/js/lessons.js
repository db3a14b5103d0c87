// The lessons: one board after the other, each with a task; what was done is kept in this browser.

/** @import { Setup, Side, StepGraph } from "./wire.js" */
/** @import { TavolaBoard } from "./board/element.js" */
import "./board/element.js";
import { countsOf, numberOf } from "./board/counts.js";
import { Words } from "./page/words.js";
import { Figure, layOut } from "./play/figure.js";
import { readXgid } from "./position/setup.js";

/**
 * @typedef {object} Task
 * @property {string} xgid
 * @property {"show" | "any" | "play" | "pass" | "point" | "cube" | "count"} kind
 * @property {string | number[] | null} right
 * @property {StepGraph | null} steps
 * @property {Setup[]} boards how the board stands after each right play
 * @property {Side} you
 */

const KEPT = "tavola.lessons";

/** The lessons that were gone through. @returns {string[]} */
function done() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} lesson */
function keep(lesson) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...done(), lesson])]));
  } catch {
    // A browser that keeps nothing forgets how far one was.
  }
}

class Step {
  /** @param {HTMLElement} root @param {Words} words @param {() => void} over */
  constructor(root, words, over) {
    this.root = root;
    this.over = over;
    /** @type {Task} */
    this.task = JSON.parse(root.querySelector("script")?.textContent ?? "null");
    const board = /** @type {TavolaBoard} */ (root.querySelector("tavola-board"));
    this.figure = new Figure(board, words, () => this.say(""));
    const setup = readXgid(this.task.xgid);
    if (!setup) return;
    const { you, kind, steps } = this.task;
    layOut(board, you);
    const { checkers, turn, roll, cube, owner } = setup;
    const offeredTo = kind === "cube" && turn !== you ? you : null;
    const lying = kind === "cube" || cube > 1 ? { value: offeredTo ? cube * 2 : cube, owner, offeredTo } : null;
    this.figure.set({ checkers, side: turn, roll, steps: steps ?? { nodes: [{ steps: [] }] }, you, cube: lying, pressable: kind === "point" });
    if (kind === "point" && board.host) board.host = { ...board.host, tap: (place) => this.answer(String(numberOf(you, place))) };
    root.addEventListener("click", (event) => this.#pressed(/** @type {HTMLElement} */ (event.target).closest("button")));
    root.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("answer")).trim());
    });
    board.addEventListener("keydown", (event) => {
      if (event.key === "u") this.figure.undo();
      if (event.key !== "Enter" || !steps || !this.figure.isDone) return;
      event.preventDefault();
      event.stopPropagation();
      this.played();
    }, true);
    for (const way of root.querySelectorAll("[data-answer], [data-does=done], [data-does=back], form")) /** @type {HTMLElement} */ (way).hidden = false;
    if (kind === "show") this.#goOn();
  }

  /** @param {HTMLButtonElement | null} button */
  #pressed(button) {
    const { does, answer } = button?.dataset ?? {};
    if (answer !== undefined) this.answer(answer);
    else if (does === "back") this.figure.undo();
    else if (does === "done") this.played();
    else if (does === "on") this.over();
  }

  /** @param {string} given */
  answer(given) {
    const { right } = this.task;
    this.judge(Array.isArray(right) ? right.map(String).includes(given) : given === right);
  }

  /** What was played on the board. */
  played() {
    const { kind, boards } = this.task;
    const now = String(this.figure.checkers);
    this.judge(this.figure.isDone && (kind === "any" || boards.some((board) => String(countsOf(board)) === now)));
    if (this.root.dataset["right"] === "false") this.figure.restart();
  }

  /** @param {boolean} isRight */
  judge(isRight) {
    const said = /** @type {HTMLTemplateElement | null} */ (this.root.querySelector(`template[data-says="${isRight ? "right" : "wrong"}"]`));
    this.say(said?.content.textContent ?? "", isRight);
    if (isRight) this.#goOn();
    // On a phone the board fills the screen: what is said of the answer, and the way on, come into sight.
    this.root.querySelector(".figure-acts")?.scrollIntoView({ block: "nearest" });
    this.root.querySelector(".figure-says")?.scrollIntoView({ block: "nearest" });
  }

  #goOn() {
    const on = /** @type {HTMLElement} */ (this.root.querySelector("[data-does=on]"));
    on.hidden = false;
    // There is nothing left to answer.
    for (const way of this.root.querySelectorAll("[data-answer], [data-does=done], [data-does=back], form")) /** @type {HTMLElement} */ (way).hidden = true;
    if (this.task.kind !== "show") on.focus();
  }

  /** @param {string} text @param {boolean} [isRight] */
  say(text, isRight) {
    if (text === "" && this.root.dataset["right"] === "false") return;
    if (isRight === undefined) delete this.root.dataset["right"];
    else this.root.dataset["right"] = String(isRight);
    const place = /** @type {HTMLElement} */ (this.root.querySelector(".figure-says"));
    place.textContent = text;
  }
}

/** @param {HTMLElement} article @param {Words} words */
function begin(article, words) {
  const steps = /** @type {HTMLElement[]} */ ([...article.querySelectorAll(".lesson-step")]);
  const over = /** @type {HTMLElement} */ (article.querySelector(".lesson-over"));
  for (const later of [...steps.slice(1), over]) later.hidden = true;
  const open = (/** @type {number} */ at) => {
    const step = steps[at];
    if (step) return void new Step(step, words, () => next(at));
  };
  const next = (/** @type {number} */ at) => {
    const [now, after] = [steps[at], steps[at + 1] ?? over];
    // Its board goes too: what a board is painted with stands in the first of the page.
    now?.remove();
    after.hidden = false;
    if (after === over) keep(article.dataset["lesson"] ?? "");
    /** @type {HTMLElement} */ (after.querySelector("h2")).focus();
    after.scrollIntoView({ block: "start" });
    open(at + 1);
  };
  open(0);
}

const article = /** @type {HTMLElement | null} */ (document.querySelector("article[data-lesson]"));
if (article) {
  fetch(article.dataset["words"] ?? "")
    .then((answer) => answer.text())
    .then((source) => begin(article, new Words(document.documentElement.lang, source)));
}
const path = /** @type {HTMLElement | null} */ (document.querySelector("ol.lessons"));
for (const lesson of path ? done() : []) {
  const line = path?.querySelector(`[data-lesson="${CSS.escape(lesson)}"] a`);
  line?.append(` ✓`);
  line?.setAttribute("aria-description", path?.dataset["done"] ?? "");
}
