// A table in this browser: the club's own decider in the engine's worker, its events kept before anything is shown of them.

/** @import { Refusal, TableCommand, TableEvent, TableView } from "../wire.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Choice, Saved } from "./saved.js" */
import { isWrong } from "./engine.js";
import { save } from "./saved.js";

/**
 * @typedef {{ version: number, format: number, kept: string[], events: TableEvent[], view: TableView }} Update
 * @typedef {{ update: Update } | { refused: Refusal } | "rests"} Outcome
 */

/** @param {number} bytes */
const random = (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class LocalTable {
  /** Whether the browser keeps what is played. */
  isKept = true;

  /** @param {Engine} engine @param {Saved} saved @param {TableView} view */
  constructor(engine, saved, view) {
    this.engine = engine;
    this.saved = saved;
    this.view = view;
  }

  /**
   * @param {Engine} engine
   * @param {Choice} choice
   * @param {[string, string]} names of the player and of the bot
   */
  static async opened(engine, choice, names) {
    const begun = Date.now();
    // The dice of the match come from this secret and from the player's chain, which the page draws: both by chance.
    const [id, secret] = [`offline-${random(6)}`, random(32)];
    const outcome = await asked(engine, { ask: "open", id, secret, names, ...choice, now: begun });
    const { update } = /** @type {{ update: Update }} */ (outcome);
    const table = new LocalTable(engine, { v: 1, id, secret, names, ...choice, begun, format: update.format, events: [] }, update.view);
    table.#keep(update);
    return table;
  }

  /** @param {Engine} engine @param {Saved} saved */
  static async restored(engine, saved) {
    const { level, secret, format, events } = saved;
    const outcome = await asked(engine, { ask: "restore", level, secret, format, events, now: Date.now() });
    const { update } = /** @type {{ update: Update }} */ (outcome);
    const table = new LocalTable(engine, { ...saved, format: update.format, events: update.kept }, update.view);
    return table;
  }

  /** @param {TableCommand} command */
  act(command) {
    return this.#done({ ask: "act", command, now: Date.now() });
  }

  /** Lets the bot do one thing. */
  bot() {
    return this.#done({ ask: "bot", now: Date.now() });
  }

  /** Does what has fallen due. */
  due() {
    return this.#done({ ask: "due", now: Date.now() });
  }

  /** @param {TableCommand} command @returns {Promise<Refusal | null>} why it would be refused */
  async would(command) {
    return (await asked(this.engine, { ask: "would", command, now: Date.now() })).refusal;
  }

  /** What a server would answer at an address of the table. @param {string} path @returns {Promise<Response>} */
  async get(path) {
    const { pathname, searchParams } = new URL(path, location.href);
    const question = pathname.endsWith("/record") ? { ask: "record" } : { ask: "proof", match: Number(searchParams.get("match") ?? 1) };
    const answer = await this.engine.ask(question);
    return new Response(JSON.stringify(answer), { status: isWrong(answer) ? 404 : 200, headers: { "content-type": "application/json" } });
  }

  /** The match as a file. @param {string} name @returns {Promise<string>} */
  async file(name) {
    const day = new Date(this.saved.begun).toISOString().slice(0, 10).replaceAll("-", ".");
    return (await asked(this.engine, { ask: "file", name, day })).text;
  }

  /** @param {{ ask: string } & Record<string, unknown>} question @returns {Promise<Outcome>} */
  async #done(question) {
    const outcome = await asked(this.engine, question);
    if (outcome.update) this.#keep(outcome.update);
    return outcome;
  }

  /** @param {Update} update */
  #keep(update) {
    this.view = update.view;
    this.saved.format = update.format;
    this.saved.events.push(...update.kept);
    this.isKept = save(this.saved);
  }
}

/** @param {Engine} engine @param {{ ask: string } & Record<string, unknown>} question @returns {Promise<any>} */
async function asked(engine, question) {
  const answer = await engine.ask(question);
  if (isWrong(answer)) throw new Error(answer.detail ?? answer.wrong);
  return answer;
}
