// Somebody waits at a table: whoever looks at the lobby is taken there, whoever looks at something else is called by title,
// sound and a question.

/** @import { Called } from "./line.js" */
import { el } from "../page/dom.js";
import { load } from "../page/settings.js";
import { Sounds } from "../page/sound.js";

const BLINK = 900;

export class Calls {
  #sounds = new Sounds();
  #title = document.title;
  #timer = 0;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {boolean} takes whether whoever sees the page is taken to the table without being asked */
  constructor(takes) {
    this.takes = takes;
    // Said once, whoever else would listen.
    document.documentElement.dataset["calls"] = "yes";
  }

  /** @param {Called} called */
  come(called) {
    if (this.takes && document.visibilityState === "visible") return location.assign(called.table);
    this.#sounds.play("turn", load());
    this.#blink(called.title);
    this.#ask(called);
  }

  /** Nobody waits any more. */
  over() {
    clearInterval(this.#timer);
    document.title = this.#title;
    this.#dialog?.remove();
    this.#dialog = null;
  }

  /** @param {string} title */
  #blink(title) {
    clearInterval(this.#timer);
    this.#title ||= document.title;
    document.title = title;
    this.#timer = window.setInterval(() => (document.title = document.title === title ? this.#title : title), BLINK);
  }

  /** @param {Called} called */
  #ask({ table, text, note, go, stay }) {
    this.#dialog?.remove();
    const close = () => this.over();
    const box = el("dialog", { class: "called", "aria-labelledby": "called-text" },
      el("h2", { id: "called-text" }, text),
      el("p", { class: "note" }, note),
      el("p", { class: "called-acts" },
        el("a", { class: "button", href: table, id: "called-go" }, go), " ",
        el("button", { class: "button second-button", type: "button", onclick: close }, stay)));
    if (!(box instanceof HTMLDialogElement)) return;
    box.addEventListener("close", close);
    document.body.append(box);
    this.#dialog = box;
    box.showModal();
  }
}
