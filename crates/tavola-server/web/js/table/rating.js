// What is said of ratings at a table: fetched anew when somebody sits down, when the match begins and when it ends.

/** @import { Model } from "../play/model.js" */
import { armSeals } from "../people/seal.js";

/** How often and how far apart it is asked while a rating is being worked out. */
const TRIES = 8;
const PAUSE = 700;

export class Rating {
  /** Of what moment the piece on the page is. */
  #moment = "";

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    const place = document.getElementById("rating-place");
    if (place) armSeals(place);
  }

  /** @param {Model} model */
  follow(model) {
    const moment = momentOf(model);
    if (moment === this.#moment) return;
    const isFirst = this.#moment === "";
    this.#moment = moment;
    // The page came with the piece of its moment.
    if (!isFirst || document.querySelector("#rating[data-waits]")) this.#fetch(moment, TRIES);
  }

  /** @param {string} moment @param {number} tries */
  async #fetch(moment, tries) {
    const text = await fetch(`/t/${this.id}/rating`).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    const place = document.getElementById("rating-place");
    if (moment !== this.#moment || !place) return;
    const piece = new DOMParser().parseFromString(text, "text/html").getElementById("rating");
    if (piece) place.replaceChildren(piece);
    if ((!piece || piece.hasAttribute("data-waits")) && tries > 1) setTimeout(() => this.#fetch(moment, tries - 1), PAUSE);
  }
}

/** What of the table the piece depends on. Pure. @param {Pick<Model, "seats" | "state" | "match">} model */
export function momentOf({ seats, state, match }) {
  const stage = state === "closed" ? "over" : state;
  return [seats.white.name, seats.black.name, stage, String(match)].join("\n");
}
