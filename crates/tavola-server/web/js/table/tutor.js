// The tutor of a table: asks before something is sent that costs much, shows the best plays to who asks, takes back.
// What costs how much and what is best, the server says.

/** @import { Step, TableCommand, TableView } from "../wire.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Turn } from "../play/turn.js" */
/** @import { Words } from "../page/words.js" */
import { ask, closeUnless, KEYS } from "../page/dialogs.js";
import { byId, el, setText } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { isLost } from "../page/online.js";
import { playText } from "../play/notation.js";
import { PAIR_HELP, PAIR_KEYS } from "./pair.js";
import { WAITING_KEYS, waitingHelp } from "./waiting.js";

/**
 * @typedef {{ loss: number | null, warns: boolean }} Weighed what something would cost, in units of the cube
 * @typedef {{ no_double: number, double_take: number, double_drop: number, action: string, answer: string }} CubeReport
 * @typedef {{ plays: { steps: Step[], equity: number, loss: number }[], cube: CubeReport | null }} Hint what is best
 */

/** What the tutor is asked about before it is sent. */
const DECISIONS = ["play", "roll", "double", "take", "drop", "beaver"];

const TUTOR_KEYS = { h: "hint", z: "take_back" };
/** @type {readonly (readonly [string, string])[]} */
const TUTOR_HELP = [["h", "key-hint"], ["z", "key-take-back"], ...KEYS];

/** Keys that mean something else at this table, and all as the help shows them. @param {TableView} view */
export function keysOf(view) {
  const { more, help } = view.partner ? { more: PAIR_KEYS, help: PAIR_HELP } : view.tutor ? { more: TUTOR_KEYS, help: TUTOR_HELP } : { more: {}, help: KEYS };
  const waits = waitingHelp(view);
  return waits.length > 0 ? { more: { ...more, ...WAITING_KEYS }, help: [...waits, ...help] } : { more, help };
}

/**
 * @typedef {object} Host what the tutor needs of the page
 * @property {string} id
 * @property {Words} words
 * @property {() => Model | null} model
 * @property {(command: TableCommand) => void} send
 * @property {(type: string) => void} ask says that an answer is waited for before anything else is done; nothing: no longer
 * @property {(text: string) => void} tell
 * @property {() => void} changed
 */

export class Tutor {
  /** Whether what is sent now has been asked about. */
  #isSure = false;
  /** What was asked for, and which of its plays is on the board. @type {{ moment: string, hint: Hint, at: number } | null} */
  #hint = null;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    document.getElementById("hint")?.addEventListener("click", () => this.#ask());
    document.getElementById("take-back")?.addEventListener("click", () => this.#takeBack());
  }

  /** Acts of the page's keys. @param {string} id @param {Model | null} model @returns {(() => void) | null} */
  local(id, model) {
    if (!isHelped(model)) return null;
    if (id === "hint") return () => this.#ask();
    return id === "take_back" ? () => this.#takeBack() : null;
  }

  /** Whether a command waits until the tutor has been asked about it. @param {{ type: string }} command */
  holds(command) {
    const model = this.host.model();
    if (!model || !isHelped(model) || this.#isSure || isLost() || !DECISIONS.includes(command.type)) return false;
    if (command.type === "play" && model.plays < 2) return false;
    if (command.type === "roll" && !model.actions.has("double")) return false;
    this.#weigh(/** @type {TableCommand} */ (command), momentOf(model));
    return true;
  }

  /** @param {TableCommand} command @param {string} moment at which it was to be sent */
  async #weigh(command, moment) {
    const { host } = this;
    host.ask(command.type);
    host.changed();
    const weighed = /** @type {Weighed | null} */ (await this.#answer("tutor", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ command }) }));
    host.ask("");
    const model = host.model();
    if (!model || momentOf(model) !== moment) return host.changed();
    if (!weighed?.warns) return this.#go(command);
    this.#warn(command, weighed.loss ?? 0);
  }

  /** @param {TableCommand} command @param {number} loss */
  #warn(command, loss) {
    const { words, changed } = this.host;
    const about = { loss: figure(loss, words), kind: command.type === "play" ? "play" : "decision" };
    setText(byId("tutor-costs"), words.say("tutor-costs", about));
    changed();
    ask("tutor-asks", [
      { text: words.say("tutor-again"), act: changed },
      { text: words.say("tutor-show"), act: () => this.#ask() },
      { text: words.say("tutor-anyway", about), act: () => this.#go(command) },
    ]);
  }

  /** @param {TableCommand} command */
  #go(command) {
    this.#isSure = true;
    this.host.send(command);
    this.#isSure = false;
  }

  /** Asks for the best plays and shows the first of them on the board. */
  async #ask() {
    const { host } = this;
    const model = host.model();
    if (!model || !canBeAdvised(model)) return host.tell(host.words.say("refused-nothing-to-advise"));
    const moment = momentOf(model);
    const hint = /** @type {Hint | null} */ (await this.#answer("hint.json"));
    const now = host.model();
    if (!hint || !now || momentOf(now) !== moment) return;
    this.#hint = { moment, hint, at: 0 };
    host.tell(hint.cube ? this.#cubeText(hint.cube, now) : this.#playText(hint, 0));
    host.changed();
  }

  #takeBack() {
    const { host } = this;
    if (!host.model()?.actions.has("take_back")) return host.tell(host.words.say("refused-nothing-to-take-back"));
    host.send({ type: "take_back" });
  }

  /** @param {string} what @param {RequestInit} [more] @returns {Promise<unknown>} null where there is no answer: the game goes on */
  async #answer(what, more) {
    const { host } = this;
    try {
      const answer = await fetch(`/t/${host.id}/${what}`, more);
      if (answer.ok) return await answer.json();
      const { message_key: key = "" } = await answer.json();
      host.tell(host.words.say(host.words.has(key) ? key : "tutor-away"));
    } catch {
      host.tell(host.words.say("tutor-away"));
    }
    return null;
  }

  /** The play that is shown, for arrows, while nothing is moved by hand. @param {Model} model @param {Turn | null} turn @returns {readonly Step[] | null} */
  trail(model, turn) {
    if (!this.#hint || this.#hint.moment !== momentOf(model) || (turn && turn.path.length > 0)) return null;
    return this.#hint.hint.plays[this.#hint.at]?.steps ?? null;
  }

  /** @param {Model} model */
  show(model) {
    const { words } = this.host;
    if (!model.tutor) return;
    setText(byId("tutor-note"), words.say("tutor-taken-back", { n: model.tutor.takenBack }));
    if (!isHelped(model)) return;
    byId("hint").toggleAttribute("disabled", !canBeAdvised(model));
    byId("take-back").toggleAttribute("disabled", !model.actions.has("take_back"));
    closeUnless(canBeAdvised(model), "tutor-asks");
    if (this.#hint && this.#hint.moment !== momentOf(model)) this.#hint = null;
    this.#list(model);
  }

  /** @param {Model} model */
  #list(model) {
    const list = byId("hints");
    const shown = this.#hint;
    list.hidden = !shown;
    keyed(list, JSON.stringify(shown), () => {
      if (!shown) return [];
      const { hint } = shown;
      if (hint.cube) return [el("li", { class: "hint-cube" }, this.#cubeText(hint.cube, model), " ", el("small", {}, this.#figures(hint.cube)))];
      return hint.plays.map((_, index) => {
        const show = () => {
          this.#hint = { ...shown, at: index };
          this.host.changed();
        };
        return el("li", {}, el("button", { type: "button", class: "choice", "aria-pressed": String(index === shown.at), onclick: show }, this.#playText(hint, index)));
      });
    });
  }

  /** @param {Hint} hint @param {number} index */
  #playText({ plays }, index) {
    const { words } = this.host;
    const one = plays[index];
    if (!one) return words.say("no-move");
    const play = playText(one.steps, { bar: words.say("bar-word"), off: words.say("off-word") });
    return words.say("tutor-hint-play", { play, loss: index === 0 ? signed(one.equity, words) : signed(-one.loss, words) });
  }

  /** What to do with the cube, for who is to decide. @param {CubeReport} cube @param {Model} model */
  #cubeText(cube, model) {
    const { words } = this.host;
    if (model.phase.kind === "doubled") return words.say(`tutor-cube-${cube.answer}`);
    const kind = cube.action === "too_good" ? "too_good" : cube.action === "double" || cube.action === "redouble" ? "double" : "no_double";
    return words.say(`tutor-cube-${kind}`);
  }

  /** @param {CubeReport} cube */
  #figures(cube) {
    const { words } = this.host;
    return words.say("tutor-cube-figures", { wait: signed(cube.no_double, words), take: signed(cube.double_take, words), drop: signed(cube.double_drop, words) });
  }
}

/** Whether the tutor helps the reader. @param {Model | null} model */
const isHelped = (model) => model !== null && model.tutor !== null && model.tutor.helps === model.you;

/** Whether the reader has something to decide. @param {Model} model */
const canBeAdvised = (model) => isHelped(model) && model.waitingFor === model.you && !model.resignation && ["on_roll", "doubled", "to_play"].includes(model.phase.kind);

/** What tells one decision from another. @param {Model} model */
const momentOf = ({ match, game, turns, phase, tutor }) => `${match}.${game}.${turns.length}.${phase.kind}.${tutor?.takenBack}`;

/** A loss with three decimals, as the reader's language writes it. @param {number} loss @param {Words} words */
const figure = (loss, words) => loss.toLocaleString(words.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** @param {number} equity @param {Words} words */
const signed = (equity, words) => `${equity > 0.0005 ? "+" : equity < -0.0005 ? "−" : ""}${figure(Math.abs(equity), words)}`;
