// A page with a board on which one plays, at a table or in a chouette: hands, keys, dialogs, dice, and what goes by itself.

/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Seen } from "../dice/guard.js" */
/** @import { KeyHost } from "../page/keys.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Step, WinKind } from "../wire.js" */
/** @import { Act } from "./acts.js" */
/** @import { Automatic } from "./automation.js" */
/** @import { Model } from "./model.js" */
/** @import { Turn } from "./turn.js" */
import "../board/element.js";
import { DicePart } from "../dice/part.js";
import { armDialogs, ask, dialog, fillHelp, KEYS } from "../page/dialogs.js";
import { byId, setText } from "../page/dom.js";
import { armInvitation } from "../page/invitation.js";
import { Keys } from "../page/keys.js";
import { LivePage } from "../page/live_page.js";
import { isLost } from "../page/online.js";
import { isCompact, moveForced, showOpening, showPlay, soundNews, soundOf, speedOf, wait } from "./movement.js";
import { playText } from "./notation.js";
import { isLight } from "./panel.js";
import { Player } from "./player.js";
import { boardInWords, targets } from "./scene.js";
import { Slots, figuresOf } from "./slots.js";
import * as turns from "./turn.js";

/**
 * What a page shows of a view: `model` is its board, none where there is none to play on; `events` are what has led to it
 * from the view before, none of them where that is too long ago.
 * @template View
 * @template Event
 * @typedef {{ view: View, model: Model | null, events: readonly Event[] }} Shown
 */

/**
 * The commands that both kinds of page send.
 * @typedef {{ type: "play", steps: Step[] } | { type: "resign" | "claim", kind: WinKind }
 *   | { type: "open_link", number: number, link: string, seen: string }} SharedCommand
 */

/** What is done to a turn in hand at any moment. @type {Readonly<Record<string, (turn: Turn) => Turn>>} */
const TURN_ACTS = { undo_all: turns.undoAll, swap: turns.swapDice };

/**
 * @template {{ version: number }} View
 * @template Event
 * @template {{ type: string }} Command
 * @extends {LivePage<View, Event, Command | SharedCommand, Shown<View, Event>>}
 */
export class PlayPage extends LivePage {
  player = new Player();
  #timer = 0;

  /**
   * @param {Words} words
   * @param {"t" | "c"} kind
   * @param {string} id
   * @param {{ more?: Readonly<Record<string, string>>, help?: readonly (readonly [string, string])[] }} [keys] that mean
   *   something else here, and all as the help shows them
   */
  constructor(words, kind, id, keys = {}) {
    super(words, `/${kind}/${id}/live`);
    this.id = id;
    this.board = /** @type {TavolaBoard} */ (byId("board"));
    this.slots = new Slots(words, { act: (act) => this.act(act), leave: () => this.board.focusPlace() });
    this.dice = new DicePart({
      words, kind, id, say: (text) => this.say(text),
      open: (link, answered) => this.line.send({ type: "open_link", ...link }, {}, answered),
    });
    this.#arm();
    new Keys(this.#keyHost(), keys.more);
    fillHelp(words, this.chat ? [...(keys.help ?? KEYS), ["w", "key-chat"]] : keys.help);
  }

  #arm() {
    this.board.host = {
      targets: (place) => (this.player.turn ? targets(this.player.turn, place) : new Map()),
      tap: (place, which) => this.try(() => this.player.tap(place, which), () => this.cannotMove(place, null)),
      drop: (from, to) => this.try(() => this.player.drop(from, to), () => this.cannotMove(from, to)),
      dice: () => (this.player.turn && turns.isComplete(this.player.turn) && !this.player.turn.free ? this.act("done") : this.act("swap")),
      cube: () => this.press("double"),
    };
    armDialogs();
    for (const act of ["help", "resign", "plays"]) byId(`${act}-open`).addEventListener("click", () => this.act(act));
    byId("flip").addEventListener("click", () => this.act("flip"));
    armInvitation(this.words);
    document.addEventListener("close", () => this.plan(), true);
  }

  /** @returns {KeyHost} */
  #keyHost() {
    return {
      act: (id) => this.press(id),
      go: () => this.go(),
      typing: (text) => this.notes.typing(text),
      typed: (text) => this.#typed(text),
      replay: (direction) => this.stepThroughGame(direction),
      isReplaying: () => this.isLookingBack(),
    };
  }

  /** The view that is shown. */
  get view() {
    return this.shown?.view ?? null;
  }

  /** The board that is shown. */
  get model() {
    return this.shown?.model ?? null;
  }

  // What comes in.

  /** The dice do not wait for what is still to be shown. @override @param {View} news @param {readonly Event[]} events */
  receive(news, events) {
    const view = this.completed(news);
    if (!view) return this.line.afresh();
    const seen = this.diceOf(view);
    if (seen) {
      this.commitChain(view, seen);
      this.dice.follow(seen, view);
    }
    super.receive(view, events);
  }

  /** @override @param {View} view @param {readonly Event[]} events @returns {Shown<View, Event>} */
  shownOf(view, events) {
    return { view, model: this.modelOf(view), events };
  }

  /** @override @param {Shown<View, Event> | null} before @param {Shown<View, Event>} now */
  async beforeShown(before, now) {
    this.onNews(before, now);
    if (before) soundNews(this, before, now);
    for (const sentence of this.sentences(before, now)) this.say(sentence);
    if (before?.model && now.model) await showOpening(this, before.model, now.model, { waiting: this.arrivals.length });
    if (before?.model && now.model) await showPlay(this, before.model, now.model, { own: this.isOwnPlay(now.model), waiting: this.arrivals.length });
  }

  /** @override @param {Shown<View, Event> | null} _before @param {Shown<View, Event>} now */
  afterShown(_before, now) {
    if (now.model) this.player.follow(now.model);
    else this.player.turn = null;
  }

  // What goes out.

  /** @override @param {Command | SharedCommand} command @param {{ as?: string }} [more] */
  send(command, more) {
    clearTimeout(this.#timer);
    super.send(command, more);
  }

  /** Plays the turn in hand. @returns {void} */
  done() {
    const { turn } = this.player;
    if (!turn) return this.note(this.words.say("not-now"));
    if (!turns.isComplete(turn)) return this.note(this.words.say("not-complete"));
    this.send({ type: "play", steps: turns.stepsMade(turn) });
  }

  /** A key or the cube on the board asks for an act. @param {string} id @returns {void} */
  press(id) {
    this.act(id);
  }

  /** Does an act if it can be done now. @param {string} id @returns {void} */
  act(id) {
    if (!this.shown) return;
    const local = this.local(id);
    if (local) return local();
    const { turn } = this.player;
    const change = TURN_ACTS[id];
    if (turn && change) return this.moved(this.player.set(change(turn)));
    this.attempt(id, this.shown);
  }

  /** Acts of the page itself. @param {string} id @returns {(() => void) | null} */
  local(id) {
    switch (id) {
      case "help":
        return () => dialog("help").showModal();
      case "flip":
        return () => this.change({ ...this.settings, home: this.settings.home === "right" ? "left" : "right" });
      case "plays":
        return () => this.#listPlays();
      case "pips":
        return () => this.change({ ...this.settings, pips: !this.settings.pips });
      case "quadrants":
        return () => this.model && this.say(boardInWords(this.model, this.player.turn, this.words, this.settings.numbers));
      case "board":
        return () => this.board.focusPlace();
      case "resign":
        return () => this.#resign();
      case "escape":
        return () => this.escape();
      default:
        return null;
    }
  }

  /** The next act: what Enter and the space bar mean. @returns {void} */
  go() {
    const main = this.offered().find((act) => act.tone === "main" && act.enabled && act.key === "Enter");
    if (main) this.act(main.id);
    else if (!this.goOtherwise() && this.player.turn) this.note(this.words.say("not-complete"));
  }

  /** Says why an act is not to be done now. @param {string} id */
  notNow(id) {
    if (isLost() && !this.canWait(id)) return this.tellOffline();
    const clause = this.whyNot(id);
    const key = `clause-${clause}`;
    const text = this.words.say(this.words.has(key) ? key : "not-now");
    this.note(clause ? this.words.say("refused-clause", { text, clause }) : text);
  }

  // The turn in hand.

  /** Moves by hand, and says and sounds what was moved. @param {() => boolean} move @param {() => void} [otherwise] it cannot be moved */
  try(move, otherwise = () => this.plan()) {
    const before = this.player.turn;
    if (!before || this.asked) return;
    if (!move()) return otherwise();
    const now = this.player.turn;
    const steps = now ? now.path.slice(before.path.length) : [];
    for (const step of steps) soundOf(this, step);
    const complete = now && !now.free && turns.isComplete(now) ? `. ${this.words.say("say-complete")}` : "";
    if (steps.length > 0) this.say(this.playText(steps) + complete);
    this.moved(true);
  }

  /** @param {boolean} changed whether the turn in hand is another now */
  moved(changed) {
    if (changed) this.notes.clear();
    this.draw();
  }

  /** @param {string} text a play, or the number of one in the list */
  #typed(text) {
    const can = this.player.turn !== null && !this.asked;
    let done = false;
    if (can) this.try(() => (done = this.player.typed(text)));
    if (done && dialog("plays").open) dialog("plays").close();
    if (!done) this.note(this.words.say(can ? "typed-wrong" : "not-now", { text }));
    return done;
  }

  /** @param {readonly Step[]} steps */
  playText(steps) {
    return playText(steps, { bar: this.words.say("bar-word"), off: this.words.say("off-word") });
  }

  #listPlays() {
    const { turn } = this.player;
    if (!turn || turn.free || this.asked) return this.note(this.words.say("not-now"));
    const list = turns.plays(turn);
    setText(byId("plays-count"), this.words.say("plays-count", { n: list.length }));
    ask("plays", list.map((play, i) => ({ text: `${i + 1}. ${this.playText(play)}`, act: () => this.try(() => this.player.turn === turn && this.player.set(turns.playOut(turn, play))) })));
  }

  #resign() {
    const choices = this.resignations();
    if (choices.length === 0) return this.notNow("resign");
    ask("resign", choices);
  }

  // What is shown.

  /** How the board lies; without one to play on, as it lay. @param {Model | null} model */
  layOut(model) {
    const lies = this.board.geometry.layout;
    const pov = model ? (model.you ?? "white") : lies.pov;
    const swap = model ? !isLight(model, this.settings, "white") : lies.swap;
    this.board.speed = speedOf(this.settings);
    this.board.setLayout({ pov, swap, mirror: this.settings.home === "left", numbers: this.settings.numbers, compact: isCompact() });
  }

  showActs() {
    this.slots.show(this.model ? this.offered() : [], this.figures());
  }

  /** The buttons on the board as they can be pressed now: without a connection those whose act can wait. @returns {Act[]} */
  offered() {
    return this.acts().map((act) => (isLost() && !this.canWait(act.id) ? { ...act, enabled: false } : act));
  }

  // By itself.

  /** @override */
  plan() {
    clearTimeout(this.#timer);
    const { shown } = this;
    if (!shown?.model || this.arrivals.isShowing || this.asked || document.querySelector("dialog[open]")) return;
    const next = this.automatic(shown);
    if (next) this.#timer = window.setTimeout(() => this.#automatically(next, shown), next.after);
  }

  /** @param {Automatic} next @param {Shown<View, Event>} shown what it was planned for */
  async #automatically(next, shown) {
    if (this.shown !== shown || !shown.model || this.asked || document.querySelector("dialog[open]")) return;
    if (next.what === "roll" || next.what === "no_move") return this.perform(next.what);
    if (next.what !== "play" || !this.player.turn) return;
    const moved = await moveForced(this, shown.model, next.steps);
    if (moved) this.say(this.words.say("say-forced", { play: this.playText(next.steps) }));
    await wait(450);
    if (moved && this.shown === shown && this.player.turn === moved) this.done();
  }

  // What tables and chouettes each have of their own.

  /** The whole of a view that came; null where it does not go on from the last. @param {View} news @returns {View | null} */
  completed(news) {
    return news;
  }

  /** The board of a view; null where there is none to play on. @param {View} _view @returns {Model | null} */
  modelOf(_view) {
    return null;
  }

  /** What a view says about the dice; null where they come from outside. @param {View} _view @returns {Seen | null} */
  diceOf(_view) {
    return null;
  }

  /** Commits a chain as soon as a view asks for it. @param {View} _view @param {Seen} _seen */
  commitChain(_view, _seen) {}

  /** A view comes that is not shown yet. @param {Shown<View, Event> | null} _before @param {Shown<View, Event>} _now */
  onNews(_before, _now) {}

  /** What is said of a view. @param {Shown<View, Event> | null} _before @param {Shown<View, Event>} _now @returns {string[]} */
  sentences(_before, _now) {
    return [];
  }

  /** Whether a cube was turned or offered. @param {Shown<View, Event>} _before @param {Shown<View, Event>} _now */
  isCubeNews(_before, _now) {
    return false;
  }

  /** Whether one is called to act. @param {Shown<View, Event>} _shown */
  isYourTurn(_shown) {
    return false;
  }

  /** Whether the last play was made on this page. @param {Model} _model */
  isOwnPlay(_model) {
    return this.player.turn !== null;
  }

  /** The buttons on the board. @returns {Act[]} */
  acts() {
    return [];
  }

  /** Does an act of the game, or says why not. @param {string} id @param {Shown<View, Event>} _shown @returns {void} */
  attempt(id, _shown) {
    this.notNow(id);
  }

  /** Does an act that is one of `acts`. @param {string} _id */
  perform(_id) {}

  /** The next act where no button on the board is it. @returns {boolean} whether there was one */
  goOtherwise() {
    return false;
  }

  /** The clause by which an act is not to be done now. @param {string} _id @returns {string | undefined} */
  whyNot(_id) {
    return undefined;
  }

  /** A move by hand that cannot be made. @param {number} _from @param {number | null} _to null for a tap */
  cannotMove(_from, _to) {
    this.plan();
  }

  isLookingBack = () => false;
  figures = () => figuresOf(this.model);

  /** Goes back from whatever is half done. */
  escape() {}

  /** Turns to another move of the game. @param {-1 | 1} _direction */
  stepThroughGame(_direction) {}

  /** Ways to resign, each with what it costs. @returns {{ text: string, detail?: string, act: () => void }[]} */
  resignations() {
    return [];
  }

  /** What the page does by itself next. @param {Shown<View, Event>} _shown @returns {Automatic | null} */
  automatic(_shown) {
    return null;
  }
}
