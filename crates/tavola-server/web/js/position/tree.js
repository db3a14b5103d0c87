// A tree of variations, alive: plays are made on the board, nodes are shown without a new page, keys go through the tree.
// The server keeps the tree and draws it; here its parts are asked for and put in their places.

/** @import { Side, StepGraph } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Setup } from "./setup.js" */
import { byId, setText } from "../page/dom.js";
import { Words } from "../page/words.js";
import { Figure, layOut } from "../play/figure.js";
import { playText } from "../play/notation.js";
import { readXgid } from "./setup.js";
import "../study/keys.js";

/** The parts of the page that are another node's. */
const PARTS = ["tree-name", "tree-about", "tree-acts", "tree-side"];

/** @type {Record<string, string>} */
const KEYS = { ArrowRight: "next", ArrowLeft: "before", ArrowUp: "beside-before", ArrowDown: "beside-next", Home: "first", End: "last" };

class TreePage {
  /** Which step was asked for last: one that comes later than the next is not shown. */
  #latest = 0;

  /** @param {Words} words */
  constructor(words) {
    const place = byId("tree-board");
    this.board = /** @type {TavolaBoard} */ (document.createElement("tavola-board"));
    this.board.setAttribute("label", place.querySelector("svg")?.getAttribute("aria-label") ?? "");
    place.replaceChildren(this.board);
    this.figure = new Figure(this.board, words, (figure) => this.#played(figure));
    matchMedia("(max-width: 560px) and (orientation: portrait)").addEventListener("change", () => this.#draw());
    byId("tree-undo").addEventListener("click", () => this.figure.undo());
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("submit", (event) => this.#submit(event));
    addEventListener("keydown", (event) => this.#key(event));
    addEventListener("popstate", () => this.#go(location.href, false));
    this.#draw();
  }

  /** The board at this node. */
  #draw() {
    const { xgid, below, steps } = /** @type {{ xgid: string, below: Side, steps: StepGraph | null }} */ (JSON.parse(byId("tree-data").textContent ?? "null"));
    const { checkers, turn, roll, cube, owner } = /** @type {Setup} */ (readXgid(xgid));
    // Others look on: what they try is not kept.
    const isOwn = document.querySelector("form[data-change]") !== null;
    byId("tree-undoing").hidden = true;
    layOut(this.board, below);
    this.figure.set({ checkers, side: turn, roll, steps: isOwn ? steps : null, cube: { value: cube, owner, offeredTo: null } });
  }

  /** A whole play is the next node. @param {Figure} figure */
  #played(figure) {
    byId("tree-undoing").toggleAttribute("hidden", figure.steps.length === 0);
    if (!figure.isDone || figure.steps.length === 0) return;
    const input = /** @type {HTMLInputElement | null} */ (document.getElementById("tree-play"));
    const form = input?.form;
    if (!input || !form) return;
    input.value = playText(figure.steps);
    form.requestSubmit();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const link = event.target instanceof Element ? event.target.closest("#tree-side nav a, #tree-acts nav a") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.#go(link.href, true);
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset["change"] || form.dataset["change"] === "discard") return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    this.#asked(fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } }), true);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const rel = KEYS[event.key];
    const focus = document.activeElement;
    const isWriting = focus !== null && focus.closest("input, textarea, select, tavola-board") !== null;
    if (!rel || isWriting || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(`.study-steps a[rel="${rel}"]`));
    if (!link) return;
    event.preventDefault();
    this.#go(link.href, true);
  }

  /** @param {string} href @param {boolean} isNew whether it is a new place in the history */
  #go(href, isNew) {
    this.#asked(fetch(href, { headers: { accept: "text/html" } }), isNew);
  }

  /** Shows the page that an answer brings. @param {Promise<Response>} asked @param {boolean} isNew */
  async #asked(asked, isNew) {
    const step = ++this.#latest;
    /** @type {Response} */
    let answer;
    try {
      answer = await asked;
    } catch {
      location.reload();
      return;
    }
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (step !== this.#latest) return;
    if (!answer.ok) {
      setText(byId("tree-said"), next.querySelector("main p")?.textContent ?? "");
      this.figure.restart();
      return;
    }
    setText(byId("tree-said"), "");
    const held = document.activeElement?.getAttribute("rel");
    for (const id of PARTS) {
      const part = next.getElementById(id);
      if (part) byId(id).replaceWith(part);
    }
    document.title = next.title;
    if (isNew) history.pushState(null, "", answer.url);
    if (held) /** @type {HTMLElement | null} */ (document.querySelector(`.study-steps a[rel="${held}"]`))?.focus();
    document.querySelector("#tree-side a[aria-current]")?.scrollIntoView({ block: "nearest" });
    this.#draw();
  }
}

const loaded = async (/** @type {string} */ address) => (await fetch(address)).text();
const page = byId("variations");
Promise.all((page.dataset["words"] ?? "").split(" ").map(loaded)).then((sources) => {
  new TreePage(new Words(document.documentElement.lang, sources.join("\n")));
});
