// What one has prepared in a match by post: a list, and a form that adds to it. Nobody else is told of it.

/** @import { Model } from "../play/model.js" */
/** @import { Refusal } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el, setText } from "../page/dom.js";
import { setLinked } from "../page/clauses.js";
import { refusalText } from "../page/refusal.js";

/** @typedef {{ type: string, until?: string, answer?: string, then?: string, roll?: [number, number] }} Order */
/** @typedef {{ waiting: { number: number, order: Order }[], void: { number: number, order: Order }[], forced: [number, number][] }} Listed */

/** An order in words. @param {Order} order @param {Words} words */
export function orderText(order, words) {
  const detail = order.until ?? order.answer ?? order.then;
  const name = detail && order.type !== "if_roll" ? `order-${order.type}-${detail}` : `order-${order.type}`;
  return words.say(name, { roll: (order.roll ?? []).join("-"), then: order.then ?? "roll" });
}

export class Orders {
  /** The version of the table that was last asked about. */
  #asked = -1;

  /** @param {string} id the table @param {Words} words @param {(text: string) => void} say to who listens */
  constructor(id, words, say) {
    this.id = id;
    this.words = words;
    this.say = say;
    this.root = document.getElementById("orders");
    if (!this.root) return;
    this.#part("orders-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const { value } = /** @type {HTMLSelectElement} */ (this.#part("orders-order"));
      void this.#send("orders", JSON.parse(value));
    });
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {string} id */
  #part(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (event.key !== "o" || event.ctrlKey || event.metaKey || event.altKey || isTyping || this.root?.hidden) return;
    event.preventDefault();
    this.#part("orders-order").focus();
  }

  /** Follows the table: other things can be prepared at every moment. @param {Model} model */
  follow(model) {
    if (!this.root) return;
    this.root.hidden = model.state !== "playing";
    if (this.root.hidden || model.version === this.#asked) return;
    this.#asked = model.version;
    void this.#load();
  }

  async #load() {
    const answer = await fetch(`/t/${this.id}/orders`).catch(() => null);
    if (answer?.ok) this.#show(await answer.json());
  }

  /** @param {string} way @param {unknown} body */
  async #send(way, body) {
    const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(`/t/${this.id}/${way}`, asked).catch(() => null);
    if (!answer) return this.#tell(this.words.say("line-needed"));
    const told = await answer.json();
    if (!answer.ok) return this.#tell(refusalText(/** @type {Refusal} */ (told), this.words));
    this.#show(told);
    this.#tell(this.words.say(way === "orders" ? "orders-kept" : "orders-cancelled"));
  }

  /** @param {string} text */
  #tell(text) {
    setLinked(this.#part("orders-said"), text);
    this.say(text);
  }

  /** @param {Listed} listed */
  #show(listed) {
    const line = (/** @type {{ number: number, order: Order }} */ { number, order }, /** @type {boolean} */ isVoid) => {
      const text = orderText(order, this.words);
      const button = el("button", { type: "button", class: "panel-button", "data-cancels": String(number), onclick: () => void this.#send("orders/cancel", { number }) });
      button.textContent = this.words.say("orders-cancel");
      button.setAttribute("aria-label", `${this.words.say("orders-cancel")}: ${text}`);
      const item = el("li", isVoid ? { class: "void" } : {});
      item.append(isVoid ? this.words.say("orders-void", { text }) : text, " ", button);
      return item;
    };
    this.#part("orders-list").replaceChildren(...listed.waiting.map((one) => line(one, false)), ...listed.void.map((one) => line(one, true)));
    const rolls = this.#part("orders-rolls");
    rolls.hidden = listed.forced.length === 0;
    const ways = this.root?.querySelector('option[value*="if_dance"][value*="double"]') ? ["roll", "double"] : ["roll"];
    rolls.replaceChildren(...listed.forced.flatMap((roll) => ways.map((then) => {
      const order = { type: "if_roll", roll, then };
      const option = el("option", { value: JSON.stringify(order) });
      option.textContent = orderText(order, this.words);
      return option;
    })));
  }
}
