// Boards in a text: a roll is played on them with free hands, and the rules say whether it was legal and by which clause it
// was not; what one does with the cube is asked. They come alive when they come into view.

/** @import { Step } from "./wire.js" */
/** @import { TavolaBoard } from "./board/element.js" */
import "./board/element.js";
import { setLinked } from "./page/clauses.js";
import { Words } from "./page/words.js";
import { Figure, layOut } from "./play/figure.js";
import { isOfRoll, stepsOf } from "./play/written.js";
import { readXgid } from "./position/setup.js";

class Shown {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.xgid = root.dataset["xgid"] ?? "";
    const board = /** @type {TavolaBoard} */ (root.querySelector("tavola-board"));
    this.says = /** @type {HTMLElement} */ (root.querySelector(".figure-says"));
    this.figure = new Figure(board, words, () => this.say(""));
    const setup = readXgid(this.xgid);
    if (!setup) return;
    const { checkers, turn, roll, cube, owner } = setup;
    layOut(board, turn, root.dataset["home"]);
    const isPlayed = root.dataset["task"] === "play";
    const lying = root.dataset["task"] === "cube" || cube > 1 ? { value: cube, owner, offeredTo: null } : null;
    this.figure.set({ checkers, side: turn, roll: isPlayed ? roll : null, steps: null, free: isPlayed, you: turn, cube: lying });
    this.#refuses(board);
    root.addEventListener("click", (event) => this.#pressed(/** @type {HTMLElement} */ (event.target)));
    // The board has buttons of its own, and shows them when they have a name.
    for (const button of root.querySelectorAll(".figure-acts button")) /** @type {HTMLElement} */ (button).hidden = false;
  }

  /** What hands cannot do is asked about at once: which clause forbids it? @param {TavolaBoard} board */
  #refuses(board) {
    const { host } = board;
    if (!host) return;
    const { drop } = host;
    board.host = {
      ...host,
      drop: (from, to) => {
        const before = this.figure.steps.length;
        drop(from, to);
        const step = this.figure.stepBetween(from, to);
        if (this.figure.steps.length === before && step) void this.check([...this.figure.steps, step]);
      },
    };
  }

  /** @param {HTMLElement} target */
  #pressed(target) {
    const button = target.closest("button");
    if (!button) return;
    const acts = { back: () => this.figure.undo(), again: () => this.figure.restart() };
    const does = button.dataset["does"] ?? "";
    if (does === "check") void this.check(this.figure.steps);
    else if (does === "cube") this.answer(button);
    else if (does === "back" || does === "again") acts[does]();
  }

  /** @param {HTMLElement} button */
  answer(button) {
    this.root.dataset["right"] = button.dataset["right"] ?? "";
    this.say(button.dataset["says"] ?? "");
  }

  /** Makes a play that the text names, and asks whether it is legal. @param {string} play */
  make(play) {
    this.figure.restart();
    this.root.scrollIntoView({ block: "nearest" });
    for (const step of stepsOf(play)) {
      const before = this.figure.steps.length;
      this.figure.make(step.from, step.to);
      // What hands cannot do is asked about as it is written.
      if (this.figure.steps.length === before) return void this.check([...this.figure.steps, step]);
    }
    void this.check(this.figure.steps);
  }

  /** @param {readonly { from: number, to: number }[]} steps */
  async check(steps) {
    const plain = steps.map(({ from, to }) => ({ from, to }));
    const asked = new URLSearchParams({ id: this.xgid, steps: JSON.stringify(plain) });
    const answer = await fetch(`/rules/check?${asked}`).catch(() => null);
    if (!answer?.ok) return this.say("");
    const { legal, clause, text } = await answer.json();
    this.root.dataset["right"] = String(legal);
    this.say(clause ? `${text} ${clause}` : text);
  }

  /** @param {string} text */
  say(text) {
    if (text === "") delete this.root.dataset["right"];
    setLinked(this.says, text);
  }
}

/** The figure that a play in the text is about: the last one before it. @param {Element} code @param {HTMLElement[]} figures */
const before = (code, figures) => figures.findLast((figure) => figure.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The figures that are awake. @type {Map<HTMLElement, Shown>} */
export const shown = new Map();

/** @param {Words} words */
function arm(words) {
  const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("figure[data-xgid]")]);
  const wake = (/** @type {HTMLElement} */ root) => {
    const known = shown.get(root) ?? new Shown(root, words);
    shown.set(root, known);
    return known;
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(/** @type {HTMLElement} */ (target));
  }, { rootMargin: "200px" });
  for (const figure of figures) seen.observe(figure);
  // On paper there are all of them, whatever has been seen.
  addEventListener("beforeprint", () => figures.forEach(wake));
  const played = figures.filter((figure) => figure.dataset["task"] === "play");
  for (const code of document.querySelectorAll("code.play")) {
    const figure = before(code, played);
    // A play of another roll is only spoken of.
    if (!figure || !isOfRoll(code.textContent ?? "", readXgid(figure.dataset["xgid"] ?? "")?.roll ?? null)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "play";
    button.textContent = code.textContent;
    button.addEventListener("click", () => wake(figure).make(button.textContent ?? ""));
    code.replaceWith(button);
  }
}

const root = /** @type {HTMLElement | null} */ (document.querySelector("[data-words]"));
if (root) {
  fetch(root.dataset["words"] ?? "")
    .then((answer) => answer.text())
    .then((source) => arm(new Words(document.documentElement.lang, source)));
}
