// What is to be done now: the line that says it, who is waited for, and the buttons and forms of whoever reads.

/** @import { ChouetteCommand, ChouetteCubeAnswer, ChouetteView, PlayerId } from "../wire.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Button, Decisions } from "./decisions.js" */
/** @import { Verdict } from "./form.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { AnswerForm } from "./form.js";
import { keyed } from "../page/keyed.js";
import { nameOf } from "./members.js";
import { settleText, worthText } from "./settling.js";

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
    this.#offered(view, can);
    this.#settlements(view, can);
  }

  /** What is offered to the reader stands where they look. @param {ChouetteView} view @param {Decisions} can */
  #offered(view, can) {
    const { words, host } = this;
    const asked = can.settlements.filter((offer) => !offer.own);
    keyed(byId("now-settle"), JSON.stringify([asked, view.legal.actions.includes("accept_settlement")]), () => asked.map((offer) =>
      el("div", { class: "settle-asked", role: "group" }, el("p", { class: "now-text" }, settleText(view, offer, words)),
        el("div", { class: "row" },
          el("button", { type: "button", class: "button", "data-act": "accept_settlement", "data-id": `asked-yes-${offer.cube}`, onclick: () => host.send({ type: "accept_settlement", cube: offer.cube }) }, words.say("settle-accept")),
          el("button", { type: "button", class: "panel-button", "data-act": "decline_settlement", "data-id": `asked-no-${offer.cube}`, onclick: () => host.send({ type: "decline_settlement", cube: offer.cube }) }, words.say("settle-decline"))))));
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
        ...can.offer.map((key) => el("label", { class: "offer-cube" }, this.#mark(key), el("span", {}, nameOf(view, key)), el("b", {}, `${value(key)} → ${2 * value(key)}`)))),
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
    keyed(byId("settle-open"), JSON.stringify(can.settlements), () => can.settlements.filter((offer) => offer.own).map((offer) =>
      el("li", {}, el("span", {}, settleText(view, offer, words)),
        el("button", { type: "button", class: "panel-button", "data-act": "decline_settlement", "data-id": `settle-no-${offer.cube}`, onclick: () => host.send({ type: "decline_settlement", cube: offer.cube }) }, words.say("settle-withdraw")))));
    keyed(byId("settle-new"), can.settle.join(), () => can.settle.map((cube) => this.#settle(view, cube)));
  }

  /** @param {ChouetteView} view @param {PlayerId} cube */
  #settle(view, cube) {
    const { words, host } = this;
    const label = words.say("settle-points", { who: nameOf(view, cube), yours: String(cube === view.you) });
    const way = /** @type {HTMLSelectElement} */ (el("select", { "aria-label": label, "data-id": `settle-way-${cube}` },
      el("option", { value: "1" }, words.say("settle-way-receive")), el("option", { value: "-1" }, words.say("settle-way-pay"))));
    const field = /** @type {HTMLInputElement} */ (el("input", { type: "number", step: "0.5", min: "0", inputmode: "decimal", "aria-label": label, "data-id": `settle-${cube}` }));
    const worth = el("small", {});
    const tell = () => worth.replaceChildren(field.value === "" ? "" : worthText(view, Number(field.value), words));
    field.addEventListener("input", tell);
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (field.value !== "") host.send({ type: "offer_settlement", cube, points: Number(way.value) * Number(field.value) });
    };
    return el("form", { class: "settle-row", onsubmit: send }, el("span", {}, label), way, field, worth, el("button", { class: "panel-button" }, words.say("settle-offer")));
  }
}
