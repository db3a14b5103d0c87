// The dice on a page: the guard, what it says, and the way to another device. Tables and chouettes use the same.

/** @import { Side } from "../wire.js" */
/** @import { Outcome } from "../page/socket.js" */
/** @import { Seen } from "./guard.js" */
/** @import { Words } from "../page/words.js" */
import { Chain, secret } from "../chain.js";
import { byId, el, setText } from "../page/dom.js";
import { house } from "../page/house.js";
import { bring, bundle } from "./away.js";
import { Guard } from "./guard.js";
import { Pins, browserStorage } from "./pins.js";

/**
 * @typedef {object} Page
 * @property {Words} words
 * @property {"t" | "c"} kind
 * @property {string} id
 * @property {(text: string) => void} say to who listens
 * @property {(link: { number: number, link: string, seen: string }, answered: (outcome: Outcome) => void) => void} open
 */

export class DicePart {
  #pins = new Pins(browserStorage());
  /** @type {Chain | null} */
  #chain = null;
  #chainKey = "";
  /** @type {Seen | null} */
  #seen = null;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.#pins.tidy(Date.now());
    this.guard = new Guard({
      kind: page.kind,
      id: page.id,
      pins: this.#pins,
      chain: (match, side) => this.#own(match, side),
      proof: (match) => house.get(`/${page.kind}/${page.id}/proof.json?match=${match}`).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))))),
      open: (link) => new Promise((answer) => page.open(link, answer)),
      alarm: (code, about, isRefused) => this.#alarm(code, about, isRefused),
      remark: (code, about) => this.#remark(code, about),
      verdict: (verdict, match, rolls) => this.#verdict(verdict, match, rolls),
      now: () => Date.now(),
      later: (again) => setTimeout(again, 3000),
    });
    byId("dice-evidence").addEventListener("click", () => this.#saveEvidence());
    byId("dice-away").addEventListener("toggle", () => this.#showAway());
    byId("dice-away-copy").addEventListener("click", () => this.#copyAway());
  }

  /** The end of one's chain, to be committed; null where the house is to draw one. @param {Seen} seen */
  pledge(seen) {
    return this.guard.pledge(seen);
  }

  /** @param {Seen} seen @param {unknown} view */
  follow(seen, view) {
    if (!this.#seen && seen.side) this.#bring(seen);
    this.#seen = seen;
    const pin = seen.side && this.#pins.load(this.page.id, seen.match);
    byId("dice-away").hidden = !pin || seen.over || !seen.side || seen.chains[seen.side]?.anchor !== pin.own;
    return this.guard.follow(seen, view);
  }

  /** @param {number} match @param {Side} side */
  #own(match, side) {
    const key = `${match} ${side}`;
    if (key === this.#chainKey) return this.#chain;
    const seed = this.#pins.seed(this.page.id, match, side);
    const own = this.#pins.storage ? secret() : null;
    this.#chain = own && new Chain(own, this.page.id, match, side, seed);
    this.#chainKey = key;
    return this.#chain;
  }

  // What is said.

  /** @param {string} code @param {Record<string, string | number>} about @param {boolean} isRefused */
  #alarm(code, about, isRefused) {
    const { words } = this.page;
    const text = words.say(`dice-alarm-${code}`, about);
    const sentences = isRefused ? [text, words.say("dice-alarm-refused")] : [text];
    byId("dice-warning-list").append(el("li", { "data-code": code }, sentences.join(" ")));
    byId("dice-warning").hidden = false;
    this.page.say(words.say("dice-said", { text: sentences.join(" ") }));
    console.error(`dice: ${code} ${JSON.stringify(about)}`);
  }

  /** @param {string} code @param {Record<string, string | number>} about */
  #remark(code, about) {
    const list = byId("dice-remarks");
    // Of remarks of one kind the latest stands; each is read out.
    for (const old of list.querySelectorAll(`[data-code="${code}"]`)) old.remove();
    list.append(el("li", { "data-code": code }, this.page.words.say(`dice-remark-${code}`, about)));
  }

  /** @param {"right" | "fits" | "wrong"} verdict @param {number} match @param {number} rolls */
  #verdict(verdict, match, rolls) {
    const { words, kind, id } = this.page;
    const place = byId("dice-checked");
    place.dataset["verdict"] = verdict;
    const details = /** @type {HTMLAnchorElement} */ (byId("dice-details"));
    details.href = kind === "t" ? `/verify?table=${id}&match=${match}` : `/verify?chouette=${id}&set=${match}`;
    setText(byId("dice-checked-text"), `${verdict === "wrong" ? "✗" : "✓"} ${words.say(`dice-${verdict}`, { rolls })}`);
    place.hidden = false;
  }

  #saveEvidence() {
    const { id } = this.page;
    const evidence = this.#pins.evidence().filter((piece) => piece.id === id);
    const file = new Blob([JSON.stringify({ v: 1, page: location.href.split("#")[0], saved: new Date().toISOString(), evidence, pins: this.#pins.of(id) }, null, 1)], { type: "application/json" });
    const link = el("a", { href: URL.createObjectURL(file), download: `tavola-dice-evidence-${id}.json` });
    link.click();
  }

  // To another device and from one.

  #showAway() {
    const field = /** @type {HTMLInputElement} */ (byId("dice-away-link"));
    const seen = this.#seen;
    const pin = seen && this.#pins.load(this.page.id, seen.match);
    const chain = pin && this.#own(pin.match, pin.side);
    const open = /** @type {HTMLDetailsElement} */ (byId("dice-away")).open;
    // The seed stands in the page only while it is asked for.
    field.value = open && pin && chain ? `${location.origin}${location.pathname}#dice=${bundle(pin, chain.seed)}` : "";
  }

  async #copyAway() {
    const field = /** @type {HTMLInputElement} */ (byId("dice-away-link"));
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => undefined);
  }

  /** @param {Seen} seen */
  #bring(seen) {
    if (!location.hash.startsWith("#dice=")) return;
    const text = location.hash.slice("#dice=".length);
    history.replaceState(null, "", location.pathname + location.search);
    if (!bring(this.#pins, this.page.id, seen, text)) return;
    this.#chainKey = "";
    this.#remark("brought", {});
  }
}
