// The buttons on the two halves of the board. Which they are is decided elsewhere.

/** @import { Act } from "./acts.js" */
/** @import { Model } from "./model.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el } from "../page/dom.js";
import { Spots } from "./spots.js";

/**
 * @typedef {object} Figures
 * @property {number} value what the cube would be turned to by a double
 * @property {number | string} asked what an offered cube would be worth, in money too where it is known
 * @property {number | string} refused what refusing it costs
 * @property {string} resigned what accepting a resignation wins; nothing where that is not said
 * @property {number} beaver what the cube would be turned to by doubling it back
 */

/** @param {Model | null} model @returns {Figures} */
export function figuresOf(model) {
  const value = (model?.cube.value ?? 1) * 2;
  const { asked, refused } = model?.phase.kind === "doubled" ? model.phase : { asked: value, refused: value / 2 };
  return { value, asked, refused, resigned: "", beaver: asked * 2 };
}

export class Slots {
  #spots = new Spots();

  /**
   * @param {Words} words
   * @param {{ act: (id: string) => void, leave: () => void }} host `leave`: the button that had the focus is gone
   */
  constructor(words, host) {
    this.words = words;
    this.host = host;
  }

  /**
   * @param {readonly Act[]} list
   * @param {Figures} figures what the sentences on the buttons speak of
   */
  show(list, figures) {
    this.#spots.stand(new Map(list.map((act) => [this.#spot(act), act.id])), performance.now());
    for (const slot of /** @type {const} */ (["left", "right", "below"])) {
      const root = byId(`slot-${slot}`);
      const here = list.filter((act) => act.slot === slot);
      const key = JSON.stringify([here, figures]);
      root.classList.toggle("offered", here.some((act) => act.id === "take"));
      // The opponent's dice lie on the bar's side of the left half until one rolls.
      root.classList.toggle("resting", slot === "left" && here.some((act) => act.id === "double" || act.id === "cancel_double"));
      root.classList.toggle("playing", here.some((act) => act.id === "undo"));
      if (root.dataset["acts"] === key) continue;
      root.dataset["acts"] = key;
      this.#fill(root, here, figures);
    }
  }

  /** Keeps buttons that stay, so that the focus stays too. @param {HTMLElement} root @param {Act[]} here @param {Figures} figures */
  #fill(root, here, figures) {
    const old = new Map([...root.children].map((child) => [child.getAttribute("data-act"), child]));
    const hadFocus = root.contains(document.activeElement);
    const buttons = here.map((act) => {
      const button = /** @type {HTMLElement} */ (old.get(act.id) ?? el("button", { type: "button", "data-act": act.id, onclick: () => this.host.act(act.id) }));
      button.className = `act act-${act.tone}${this.isGuarded(act) ? " guarded" : ""}`;
      button.setAttribute("aria-disabled", String(!act.enabled));
      if (act.key) button.setAttribute("aria-keyshortcuts", act.key);
      const detail = this.words.has(`act-${act.id}-detail`) ? this.words.say(`act-${act.id}-detail`, figures) : "";
      button.replaceChildren(this.words.say(`act-${act.id}`, figures), ...(detail ? [" ", el("small", {}, detail)] : []));
      return button;
    });
    root.replaceChildren(...buttons);
    if (hadFocus && !root.contains(document.activeElement)) this.host.leave();
  }

  /** Where on the board an act stands. @param {Act} act */
  #spot(act) {
    const west = ["undo", "cancel_double", "challenge"].includes(act.id);
    const east = ["done", "confirm_double", "accept_play", "drop", "reject_resignation"].includes(act.id);
    return act.slot + (west ? "-west" : east ? "-east" : "");
  }

  /** @param {Act} act @returns {boolean} whether something else stood there a moment ago */
  isGuarded(act) {
    return this.#spots.isGuarded(this.#spot(act), performance.now());
  }
}
