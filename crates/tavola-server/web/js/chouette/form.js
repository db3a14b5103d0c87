// The form for an answer to cubes: one choice a cube, a word on what the rules say, one button. Draws; decides nothing.

/** @import { ChouetteCubeAnswer, ChouetteView, PlayerId } from "../wire.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Words } from "../page/words.js" */
import { setLinked } from "../page/clauses.js";
import { el, setText } from "../page/dom.js";
import { forAll, isWhole, keyOf, weigh } from "./answers.js";
import { keyed } from "../page/keyed.js";
import { nameOf } from "./members.js";

/**
 * @typedef {{ state: "open" | "asked" | "fine" } | { state: "refused", text: string }} Verdict what the rules say
 *
 * @typedef {object} FormHost
 * @property {(person: PlayerId, cube: PlayerId, answer: ChouetteCubeAnswer) => void} choose
 * @property {(person: PlayerId, answer: ChouetteCubeAnswer) => void} all
 * @property {(person: PlayerId) => void} send
 */

export class AnswerForm {
  /** @param {Words} words @param {FormHost} host @param {PlayerId} person who answers */
  constructor(words, host, person) {
    this.words = words;
    this.host = host;
    this.person = person;
    this.cubes = el("div", { class: "answer-cubes" });
    this.quick = el("div", { class: "answer-quick" });
    this.title = el("legend", {});
    this.weighed = el("p", { class: "answer-weigh" });
    this.verdict = el("p", { class: "verdict-line", role: "status" });
    this.button = el("button", { type: "submit", class: "button", "data-id": `send-${person}`, "data-act": "answer" }, words.say("answer-send"));
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      host.send(person);
    };
    this.root = el("form", { class: "answer-form", "data-person": person, onsubmit: submit },
      el("fieldset", {}, this.title, this.quick, this.cubes), this.weighed, this.verdict, this.button);
  }

  /** @param {ChouetteView} view @param {Answers} answers @param {Verdict} verdict @param {string} title */
  show(view, answers, verdict, title) {
    const { words } = this;
    setText(this.title, title);
    const alone = answers.cubes.length === 1;
    this.root.classList.toggle("alone", alone);
    const only = alone ? answers.cubes[0] : undefined;
    keyed(this.cubes, keyOf(answers.cubes), () => only ? [this.#alone(only)] : answers.cubes.map((cube) => this.#cube(view, cube)));
    keyed(this.quick, alone ? "" : forAll(answers).join(), () => alone ? [] : forAll(answers).map((answer) =>
      el("button", { type: "button", class: "panel-button", "data-id": `all-${answer}-${this.person}`, "data-act": `all-${answer}`, onclick: () => this.host.all(this.person, answer) }, words.say(`answer-all-${answer}`))));
    for (const input of this.cubes.querySelectorAll("input")) input.checked = answers.chosen[input.dataset["cube"] ?? ""] === input.value;
    const { played, paid } = weigh(answers);
    const whole = isWhole(answers);
    setText(this.weighed, whole && !alone ? words.say("answer-weigh", { played, paid }) : "");
    setLinked(this.verdict, verdict.state === "refused" ? verdict.text : whole ? (verdict.state === "fine" && !alone ? words.say("answer-fine") : "") : alone ? "" : words.say("answer-open"));
    this.verdict.classList.toggle("refused", verdict.state === "refused");
    this.button.hidden = alone;
    this.button.setAttribute("aria-disabled", String(!whole || verdict.state === "refused"));
  }

  /** One cube alone is answered by one press. @param {import("../wire.js").ChouetteToAnswer} cube */
  #alone({ cube, asked, refused, answers }) {
    const { words, person } = this;
    const press = (/** @type {ChouetteCubeAnswer} */ answer) => {
      this.host.choose(person, cube, answer);
      this.host.send(person);
    };
    return el("div", { class: "answer-alone" }, el("p", {}, words.say("answer-cube-alone", { asked, refused })), el("div", { class: "row" },
      ...answers.map((answer) => el("button", { type: "button", class: answer === "take" ? "button" : "panel-button", "data-act": `answer-${answer}`, "data-cube": cube, "data-id": `answer-${answer}-${person}`, onclick: () => press(answer) }, words.say(`answer-${answer}`)))));
  }

  /**
   * @param {ChouetteView} view
   * @param {import("../wire.js").ChouetteToAnswer} cube
   */
  #cube(view, { cube, asked, refused, answers }) {
    const { words, person } = this;
    const name = `answer-${person}-${cube}`;
    const choices = answers.map((answer) =>
      el("label", { class: `answer-choice answer-${answer}` },
        el("input", { type: "radio", name, value: answer, "data-cube": cube, "data-id": `${name}-${answer}`, onchange: () => this.host.choose(person, cube, answer) }),
        el("span", {}, words.say(`answer-${answer}`))));
    const label = words.say("answer-cube", { who: nameOf(view, cube), asked, refused });
    return el("div", { class: "answer-cube", role: "radiogroup", "aria-label": label },
      el("span", { class: "answer-label" }, el("b", {}, nameOf(view, cube)), el("small", {}, words.say("answer-cube-alone", { asked, refused }))),
      el("span", { class: "answer-choices" }, ...choices));
  }
}
