// The line to a table in this browser: what a page does goes to the engine's worker, and the bot answers after a moment.

/** @import { Refusal, TableCommand, TableEvent, TableView } from "../wire.js" */
/** @import { Listener } from "../page/socket.js" */
/** @import { LocalTable, Outcome } from "./local_table.js" */

/** So long the bot takes for what it does, in milliseconds. */
const PAUSE = 450;
/** So often is asked what has fallen due: the next game, a roll that waits for nothing. */
const BEAT = 500;

export class LocalLine {
  isOpen = true;
  /** Nothing waits for a network. */
  waits = false;
  #busy = 0;
  /** One thing after the other. @type {Promise<void>} */
  #turn = Promise.resolve();

  /**
   * @param {LocalTable} table
   * @param {Listener<TableView, TableEvent>} listener
   * @param {(why: unknown) => void} broken
   */
  constructor(table, listener, broken) {
    this.table = table;
    this.listener = listener;
    this.broken = broken;
  }

  start() {
    this.listener.line("open");
    this.#letTheBotAct();
    setInterval(() => this.#inTurn(() => this.table.due()), BEAT);
  }

  close() {}

  saw() {}

  afresh() {
    this.listener.update(this.table.view, []);
  }

  get isBusy() {
    return this.#busy > 0;
  }

  /**
   * @param {TableCommand} command
   * @param {object} [_more]
   * @param {((outcome: "accepted" | "refused") => void) | null} [answered]
   */
  send(command, _more = {}, answered = null) {
    this.#busy += 1;
    this.#inTurn(() => this.table.act(command), (refusal) => {
      this.#busy -= 1;
      if (answered) answered(refusal ? "refused" : "accepted");
      else if (refusal) this.listener.refused(refusal);
    });
    return true;
  }

  /** @param {TableCommand} command @returns {Promise<Refusal | null>} */
  ask(command) {
    return this.table.would(command);
  }

  /** @param {() => Promise<Outcome>} act @param {(refusal: Refusal | null) => void} [done] */
  #inTurn(act, done) {
    this.#turn = this.#turn.then(async () => {
      const outcome = await act();
      const isNews = outcome !== "rests" && "update" in outcome;
      done?.(outcome !== "rests" && "refused" in outcome ? outcome.refused : null);
      if (!isNews) return;
      this.listener.update(outcome.update.view, outcome.update.events);
      this.#letTheBotAct();
    }).catch(this.broken);
  }

  #letTheBotAct() {
    setTimeout(() => this.#inTurn(() => this.table.bot()), PAUSE);
  }
}
