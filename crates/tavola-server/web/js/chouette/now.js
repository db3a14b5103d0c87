// What is to be done now: the line that says it, who is waited for, and the buttons and forms of whoever reads.

/** @import { ChouetteCommand, ChouetteCubeAnswer, ChouetteView, PlayerId } from "../wire.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Button, Decisions } from "./decisions.js" */
/** @import { Verdict } from "./form.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { AnswerForm } from "./form.js";
import { keyed } from "./draw.js";
import { nameOf } from "./members.js";
import { pointsText } from "./money.js";

/**
 * @typedef {object} NowHost
 * @property {(command: ChouetteCommand, person?: PlayerId) => void} send
 * @property {(person: PlayerId, cube: PlayerId, answer: ChouetteCubeAnswer) => void} choose
 * @property {(person: PlayerId, answer: ChouetteCubeAnswer) => void} all
 * @property {(person: PlayerId) => void} answer
 */

export class Now {
  /** @type {AnswerForm | null} */
  #form = null;
  /** @type {Set<PlayerId>} */
  #marked = new Set();

  /** @param {Words} words @param {NowHost} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
  }

  /**
   * @param {ChouetteView} view
   * @param {Decisions} can
   * @param {{ status: string, waiting: string }} texts
   * @param {Answers} answers
   * @param {Verdict} verdict
   */
  show(view, can, texts, answers, verdict) {
    setText(byId("now-text"), texts.status);
    setText(byId("now-waiting"), texts.waiting);
    const shown = can.buttons.filter((button) => !(button.id === "double_all" && can.offer.length > 1));
    keyed(byId("now-acts"), JSON.stringify(shown), () => shown.map((button) => this.#button(button)));
    this.#offers(view, can);
    this.#answers(view, can, answers, verdict);
    this.#settlements(view, can);
  }

  /** @param {Button} button */
  #button({ id, command, tone, key, about }) {
    const kind = tone === "main" ? "button" : "panel-button";
    const attributes = { type: "button", class: `${kind} tone-${tone}`, "data-act": id, "data-id": `act-${id}`, onclick: () => this.host.send(command) };
    return el("button", key ? { ...attributes, "aria-keyshortcuts": key } : attributes, this.words.say(`choice-${id}`, about));
  }

  /** The box chooses whom it doubles. @param {ChouetteView} view @param {Decisions} can */
  #offers(view, can) {
    const { words } = this;
    const root = byId("now-offer");
    root.hidden = can.offer.length < 2;
    this.#marked = new Set([...this.#marked].filter((id) => can.offer.includes(id)));
    const value = (/** @type {PlayerId} */ key) => 2 * (view.game?.cubes.find((edge) => (edge.kind === "main" ? edge.member : edge.box) === key)?.cube.value ?? 1);
    keyed(root, can.offer.map((key) => `${key} ${value(key)}`).join(), () => can.offer.length < 2 ? [] : [
      el("fieldset", {}, el("legend", {}, words.say("offer-title")), el("div", { class: "offer-cubes" },
        ...can.offer.map((key) => el("label", { class: "offer-cube" }, this.#mark(key), el("span", {}, nameOf(view, key)), el("b", {}, String(value(key)))))),
        el("div", { class: "row" },
          el("button", { type: "button", class: "panel-button", "data-act": "double_all", "data-id": "double-all", "aria-keyshortcuts": "d", onclick: () => this.host.send({ type: "double", cubes: null }) }, words.say("choice-double_all")),
          el("button", { type: "button", class: "panel-button", "data-act": "double_some", "data-id": "double-some", onclick: () => this.#marked.size > 0 && this.host.send({ type: "double", cubes: [...this.#marked] }) }, words.say("choice-double_some")))),
    ]);
  }

  /** @param {PlayerId} key */
  #mark(key) {
    const toggle = (/** @type {Event} */ event) => {
      if (/** @type {HTMLInputElement} */ (event.target).checked) this.#marked.add(key);
      else this.#marked.delete(key);
    };
    return el("input", { type: "checkbox", "data-id": `mark-${key}`, "data-cube": key, checked: this.#marked.has(key), onchange: toggle });
  }

  /** @param {ChouetteView} view @param {Decisions} can @param {Answers} answers @param {Verdict} verdict */
  #answers(view, can, answers, verdict) {
    const root = byId("now-answer");
    root.hidden = !can.answers || answers.cubes.length === 0 || view.you === null;
    if (root.hidden || view.you === null) {
      root.replaceChildren();
      this.#form = null;
      return;
    }
    if (!this.#form) {
      this.#form = new AnswerForm(this.words, { choose: this.host.choose, all: this.host.all, send: this.host.answer }, view.you);
      root.replaceChildren(this.#form.root);
    }
    this.#form.show(view, answers, verdict, this.words.say("answer-title", { n: answers.cubes.length }));
  }

  /** @param {ChouetteView} view @param {Decisions} can */
  #settlements(view, can) {
    const { words, host } = this;
    byId("settle").hidden = can.settle.length === 0 && can.settlements.length === 0;
    keyed(byId("settle-open"), JSON.stringify(can.settlements), () => can.settlements.map(({ cube, by, points, own }) =>
      el("li", {}, el("span", {}, words.say("settle-offered", { own: String(own), by: nameOf(view, by), who: nameOf(view, cube), points: pointsText(points, words.language) || "0" })),
        ...(own ? [] : [el("button", { type: "button", class: "panel-button", "data-act": "accept_settlement", "data-id": `settle-yes-${cube}`, onclick: () => host.send({ type: "accept_settlement", cube }) }, words.say("settle-accept"))]),
        el("button", { type: "button", class: "panel-button", "data-act": "decline_settlement", "data-id": `settle-no-${cube}`, onclick: () => host.send({ type: "decline_settlement", cube }) }, words.say(own ? "settle-withdraw" : "settle-decline")))));
    keyed(byId("settle-new"), can.settle.join(), () => can.settle.map((cube) => this.#settle(view, cube)));
  }

  /** @param {ChouetteView} view @param {PlayerId} cube */
  #settle(view, cube) {
    const { words, host } = this;
    const label = words.say("settle-receive", { who: nameOf(view, cube) });
    const field = /** @type {HTMLInputElement} */ (el("input", { type: "number", step: "0.5", inputmode: "decimal", "aria-label": label, "data-id": `settle-${cube}` }));
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (field.value !== "") host.send({ type: "offer_settlement", cube, points: Number(field.value) });
    };
    return el("form", { class: "settle-row", onsubmit: send }, el("span", {}, nameOf(view, cube)), field, el("button", { class: "panel-button" }, words.say("settle-offer")));
  }
}
