// The answers to cubes that are being made on this page, one person's beside another's, each with what the rules say of it.

/** @import { ChouetteCommand, ChouetteView, PlayerId, Refusal } from "../wire.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Verdict } from "./form.js" */
import * as answers from "./answers.js";
import { legalOf } from "./book.js";

/** @typedef {{ answers: Answers, verdict: Verdict }} Making */

/**
 * @typedef {object} AnsweringHost
 * @property {(command: ChouetteCommand, person: PlayerId) => Promise<Refusal | null>} ask what the rules say
 * @property {(refusal: Refusal) => string} reason
 * @property {(text: string) => void} say to who listens
 * @property {() => void} changed
 */

export class Answering {
  /** @type {Map<PlayerId, Making>} */
  #people = new Map();

  /** @param {AnsweringHost} host */
  constructor(host) {
    this.host = host;
  }

  /** Keeps what still fits what is offered. @param {ChouetteView} view @param {boolean} keeps whether the reader answers for all */
  follow(view, keeps) {
    const people = [...(view.you ? [view.you] : []), ...(keeps ? Object.keys(view.legal_of) : [])];
    for (const person of this.#people.keys()) if (!people.includes(person)) this.#people.delete(person);
    for (const person of people) {
      const cubes = (person === view.you ? view.legal : legalOf(view, person)).answer;
      const before = this.#people.get(person);
      const now = before ? answers.follow(before.answers, cubes) : answers.blank(cubes);
      const same = before && answers.keyOf(before.answers.cubes) === answers.keyOf(cubes);
      this.#people.set(person, { answers: now, verdict: same ? before.verdict : { state: "open" } });
    }
  }

  /** @param {PlayerId} person @returns {Making} */
  of(person) {
    return this.#people.get(person) ?? { answers: answers.blank([]), verdict: { state: "open" } };
  }

  /** @param {PlayerId} person @param {(now: Answers) => Answers} change */
  choose(person, change) {
    const now = change(this.of(person).answers);
    const whole = answers.isWhole(now);
    this.#people.set(person, { answers: now, verdict: { state: whole ? "asked" : "open" } });
    this.host.changed();
    if (whole) this.#judge(person, now);
  }

  /** Asks what the rules say before the answer is final. @param {PlayerId} person @param {Answers} now */
  async #judge(person, now) {
    const refusal = await this.host.ask(answers.command(now), person);
    if (this.of(person).answers !== now) return;
    const verdict = /** @type {Verdict} */ (refusal ? { state: "refused", text: this.host.reason(refusal) } : { state: "fine" });
    this.#people.set(person, { answers: now, verdict });
    if (verdict.state === "refused") this.host.say(verdict.text);
    this.host.changed();
  }
}
