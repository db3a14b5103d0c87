// In consultation doubles: who of one's side has the dice in hand, and what the two say to each other.

/** @import { Step, TableCommand } from "../wire.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Turn } from "../play/turn.js" */
/** @import { Words } from "../page/words.js" */
import { KEYS } from "../page/dialogs.js";
import { byId, el, setText } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { armTalk, pieceItem, replyButton } from "../play/talk.js";
import { isComplete } from "../play/turn.js";
import { advises } from "./view.js";

/** @typedef {import("../play/acts.js").Act} Act */

/** Keys that a pair has besides the table's. @type {Readonly<Record<string, string>>} */
export const PAIR_KEYS = { s: "talk", k: "dice_hand" };

/** @type {readonly (readonly [string, string])[]} */
export const PAIR_HELP = [["s", "key-talk"], ["k", "key-dice-hand"], ...KEYS];

export class Pair {
  /** The number of the word whose play is on the board; null for the latest, -1 for none. @type {number | null} */
  #shown = null;

  /** @param {Words} words @param {{ send: (command: TableCommand) => void, changed: () => void }} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
    this.field = armTalk(byId("talk-form"), /** @type {HTMLInputElement} */ (byId("talk-text")), (text) => {
      host.send({ type: "advise", text, steps: [] });
      // What is typed next is a play again.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (const [id, type] of /** @type {const} */ ([["take-dice", "take_dice"], ["give-dice", "give_dice"], ["leave-partner", "leave"]])) {
      byId(id).addEventListener("click", () => host.send({ type }));
    }
  }

  /** Acts of the page's keys. @param {string} id @param {Model | null} model @returns {(() => void) | null} */
  local(id, model) {
    if (!model?.pair) return null;
    if (id === "talk") return () => this.field.focus();
    if (id !== "dice_hand") return null;
    const type = model.actions.has("take_dice") ? "take_dice" : model.actions.has("give_dice") ? "give_dice" : null;
    return type ? () => this.host.send({ type }) : null;
  }

  /** @param {Model} model */
  show(model) {
    const { words } = this;
    const { pair } = model;
    // Before one's partner has come there is nobody to talk to.
    byId("pair").hidden = pair === null || pair.partner === "";
    if (!pair || !model.you) return;
    const { holder } = model.seats[model.you];
    setText(byId("pair-people"), words.say("pair-dice", { who: holder, you: String(pair.holds) }));
    const may = (/** @type {import("../wire.js").CommandName} */ act) => model.actions.has(act);
    byId("take-dice").hidden = !may("take_dice");
    byId("give-dice").hidden = !may("give_dice");
    setText(byId("take-dice"), words.say(pair.youLeft ? "pair-come-back" : "act-take_dice"));
    setText(byId("give-dice"), words.say("act-give_dice", { who: pair.partner }));
    byId("leave-partner").hidden = !may("leave") || !this.stays(model);
    setText(byId("leave-partner"), words.say("pair-leave", { who: pair.partner }));
    setText(byId("pair-note"), this.#note(pair));
    byId("talk-form").hidden = !may("advise");
    if (!pair.talk.some((word) => word.steps.length > 0)) this.#shown = null;
    this.#list(model, pair);
  }

  /** Whether one's partner would play on. @param {Model} model */
  stays({ pair, state }) {
    return pair !== null && pair.partner !== "" && !pair.partnerLeft && state !== "waiting";
  }

  /** @param {NonNullable<Model["pair"]>} pair */
  #note(pair) {
    const { words } = this;
    const who = pair.partner;
    if (pair.youLeft) return words.say("pair-you-left", { who });
    const links = pair.linksAway ? ` ${words.say("pair-links-away", { who })}` : "";
    if (pair.partnerLeft) return `${words.say("pair-left", { who })}${links}`;
    return pair.partnerAway ? `${words.say("pair-away-note", { who })}${links}` : "";
  }

  /** @param {Model} model @param {NonNullable<Model["pair"]>} pair */
  #list(model, pair) {
    const { words, host } = this;
    const shown = this.#number(pair);
    const plays = model.actions.has("play");
    const list = byId("talk-list");
    const before = list.dataset["key"];
    keyed(list, JSON.stringify([pair, shown, plays]), () => pair.talk.length === 0
      ? [el("li", { class: "note" }, words.say("talk-none"))]
      : pair.talk.map((word) => {
        const name = word.partner === pair.you ? words.say("talk-you") : pair.partner;
        const reply = word.steps.length > 0 && plays ? [replyButton(word, "play-this", words.say("talk-play-this"), () => host.send({ type: "play", steps: word.steps }))] : [];
        return pieceItem(word, words, { name, shown, show: (number) => this.#show(number) }, [], reply);
      }));
    if (list.dataset["key"] !== before) list.scrollTop = list.scrollHeight;
  }

  /** @param {number | null} number */
  #show(number) {
    this.#shown = number ?? -1;
    this.host.changed();
  }

  /** @param {NonNullable<Model["pair"]>} pair */
  #number(pair) {
    return this.#shown ?? pair.talk.findLast((word) => word.steps.length > 0)?.number ?? null;
  }

  /** The play that is shown to or by one's partner, for arrows. @param {Model} model @param {Turn | null} turn @returns {readonly Step[] | null} */
  trail({ pair, phase, you }, turn) {
    const moving = turn !== null && turn.path.length > 0;
    if (!pair || moving || phase.kind !== "to_play" || phase.side !== you) return null;
    const word = pair.talk.find(({ number, steps }) => number === this.#number(pair) && steps.length > 0);
    return word ? word.steps : null;
  }

  /**
   * What stands on the board for who shows plays to their partner, and what whoever has the dice has besides.
   * @param {Model} model @param {Turn | null} turn @param {Act[]} list
   * @returns {Act[]}
   */
  acts(model, turn, list) {
    const ready = turn !== null && turn.path.length > 0;
    const whole = ready && (turn.free || isComplete(turn));
    if (advises(model)) {
      return [{ id: "undo", slot: "right", tone: "quiet", enabled: ready, key: "u" }, { id: "advise_play", slot: "right", tone: "main", enabled: whole, key: "Enter" }];
    }
    const proposes = whole && model.pair && !model.pair.partnerLeft && model.actions.has("advise");
    return proposes ? [...list, { id: "propose", slot: "left", tone: "plain", enabled: true, key: "" }] : list;
  }
}
