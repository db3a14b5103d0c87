// On a phone the parts beside the board are sheets, opened from a bar below: members, talk, accounts, everything else.
// What was said last stands over the board for a moment.

/** @import { ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { nameOf } from "./members.js";
import { adviceText } from "../play/talk.js";

/** So long what was said stands over the board, in milliseconds. */
const SAID_FOR = 9000;

export class Parts {
  /** How many pieces were said when the reader last saw them; null before the first view. @type {number | null} */
  #seen = null;
  #last = "";
  #timer = 0;

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    document.body.dataset["part"] = "";
    for (const button of this.#buttons()) button.addEventListener("click", () => this.open(button.dataset["part"] === document.body.dataset["part"] ? "" : (button.dataset["part"] ?? "")));
    byId("bubble").addEventListener("click", () => this.open("talk"));
    // What is pressed there is done on the board.
    for (const act of document.querySelectorAll(".panel-acts button")) act.addEventListener("click", () => this.open(""));
    byId("part-close").addEventListener("click", () => this.open(""));
  }

  #buttons() {
    return /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#parts [data-part]")]);
  }

  /** @param {string} part none: the board */
  open(part) {
    document.body.dataset["part"] = part;
    for (const button of this.#buttons()) button.setAttribute("aria-expanded", String(button.dataset["part"] === part));
    if (part === "talk") this.#hide();
  }

  /** @param {ChouetteView} view */
  show(view) {
    const pieces = view.game?.advice ?? [];
    const said = Math.max(0, ...pieces.map((piece) => piece.number)) + (view.said.at(-1)?.number ?? 0);
    if (this.#seen === null || document.body.dataset["part"] === "talk" || said < this.#seen) this.#seen = said;
    const fresh = said - this.#seen;
    const badge = byId("talk-fresh");
    badge.hidden = fresh === 0;
    setText(badge, String(fresh));
    this.#bubble(view, fresh > 0);
  }

  /** @param {ChouetteView} view @param {boolean} fresh */
  #bubble(view, fresh) {
    const piece = view.game?.advice.at(-1);
    const said = view.said.at(-1);
    const lines = [piece ? `${nameOf(view, piece.member)}: ${adviceText(piece, this.words)}` : "", said ? `${nameOf(view, said.member)}: ${said.text}` : ""];
    const key = `${piece?.number ?? 0} ${said?.number ?? 0}`;
    const [before = "0", beforeSaid = "0"] = this.#last.split(" ");
    const [by, line] = String(said?.number ?? 0) !== beforeSaid ? [said?.member, lines[1]] : String(piece?.number ?? 0) !== before ? [piece?.member, lines[0]] : [null, ""];
    this.#last = key;
    if (!fresh || !line || by === view.you) return;
    byId("bubble").replaceChildren(el("span", {}, line));
    byId("bubble").hidden = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#hide(), SAID_FOR);
  }

  #hide() {
    byId("bubble").hidden = true;
  }
}
