// The table page: what a table of two has of its own. What it decides is decided in the parts.

/** @import { Model } from "../play/model.js" */
/** @import { Act } from "../play/acts.js" */
/** @import { Shown as ShownOf } from "../play/play_page.js" */
/** @import { CommandName, Side, TableCommand, TableEvent, TableView, WinKind } from "../wire.js" */
import { LENGTH } from "../chain.js";
import * as settings from "../page/settings.js";
import { Words } from "../page/words.js";
import { acts } from "../play/acts.js";
import { automatic } from "../play/automation.js";
import { seenAt } from "./dice.js";
import { closeUnless } from "../page/dialogs.js";
import { byId, setText } from "../page/dom.js";
import { withHistory } from "./history.js";
import { wait } from "../play/movement.js";
import { Panel } from "../play/panel.js";
import { PlayPage } from "../play/play_page.js";
import { Replay } from "./replay.js";
import { scene, who } from "../play/scene.js";
import { resultText, scoreText, spoken } from "./speech.js";
import { statusText } from "./status.js";
import * as turns from "../play/turn.js";
import { modelOf } from "./view.js";

/** @typedef {ShownOf<TableView, TableEvent>} Shown */

/** @extends {PlayPage<TableView, TableEvent, TableCommand>} */
class TablePage extends PlayPage {
  #confirming = false;
  /** The last view that came, with its whole history. @type {TableView | null} */
  #latest = null;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {WakeLockSentinel | null} */
  #awake = null;

  /** @param {Words} words @param {TableView} view */
  constructor(words, view) {
    super(words, "t", view.id);
    this.panel = new Panel(words);
    this.#arm();
    this.start(view);
  }

  #arm() {
    for (const [button, act] of /** @type {const} */ ([["claim-open", "claim"], ["last-open", "last"]])) {
      byId(button).addEventListener("click", () => this.act(act));
    }
    byId("decline").addEventListener("click", () => this.send({ type: "decline_rematch" }));
    byId("leave").addEventListener("click", () => this.send({ type: "leave" }));
    setInterval(() => this.#tick(), 250);
    document.addEventListener("visibilitychange", () => this.model && this.#keepAwake(this.model));
  }

  // What comes in.

  /** @override @param {TableView} news */
  completed(news) {
    const view = withHistory(this.#latest, news);
    if (view) this.#latest = view;
    return view;
  }

  /** @override @param {TableView} view */
  modelOf(view) {
    return modelOf(view);
  }

  /** @override @param {TableView} view */
  diceOf(view) {
    return seenAt(view);
  }

  /** @override @param {Shown | null} before @param {Shown} now */
  onNews(before, now) {
    if (before && before.view.version !== now.view.version) this.#replay = null;
  }

  /** @override @param {Shown | null} before @param {Shown} now @returns {string[]} */
  sentences(before, { model }) {
    return model ? spoken(before?.model ?? null, model, this.settings, this.words) : [];
  }

  /** @override @param {Shown} before @param {Shown} now */
  isCubeNews({ model: before }, { model: now }) {
    return now?.phase.kind === "doubled" || now?.cube.value !== before?.cube.value;
  }

  /** @override @param {Shown} shown */
  isYourTurn({ model }) {
    return model?.phase.kind === "on_roll" && model.phase.side === model.you;
  }

  /** @override @param {Model} model */
  isOwnPlay(model) {
    return model.last?.side === model.you && this.player.turn !== null;
  }

  /** @override @param {Shown | null} before @param {Shown} now */
  afterShown(before, now) {
    super.afterShown(before, now);
    if (!now.model) return;
    if (before?.model?.phase.kind !== now.model.phase.kind) this.#confirming = false;
    this.#getReady(now.model);
    this.#keepAwake(now.model);
  }

  /** The player's part in the dice. @param {Model} model */
  #getReady(model) {
    if (!model.actions.has("ready") || this.line.isBusy) return;
    const anchor = this.#latest ? this.dice.pledge(seenAt(this.#latest)) : null;
    this.line.send(anchor ? { type: "ready", anchor, length: LENGTH } : { type: "ready" });
  }

  // What goes out.

  /** A key means what it means in this phase. @override @param {string} id @returns {void} */
  press(id) {
    if (this.#confirming && id === "double") return this.act("confirm_double");
    if (this.model?.resignation && id === "take") return this.act("accept_resignation");
    if (this.model?.resignation && id === "drop") return this.act("reject_resignation");
    this.act(id);
  }

  /** @override @param {string} id @returns {void} */
  attempt(id) {
    if (id === "again") {
      const again = this.acts().find((act) => act.key === "b");
      return again ? this.act(again.id) : this.notNow("beaver");
    }
    const button = this.acts().find((act) => act.id === id);
    if (!button || !button.enabled) return this.notNow(id);
    if (!this.slots.isGuarded(button)) this.perform(id);
  }

  /** @override @param {string} id @returns {void} */
  perform(id) {
    const { turn } = this.player;
    switch (id) {
      case "undo":
        if (turn) this.moved(this.player.set(turns.undo(turn)));
        return;
      case "done":
        return this.done();
      case "no_move":
        return this.send({ type: "play", steps: [] });
      case "roll":
        return this.send({ type: "roll" });
      case "double":
        return this.settings.confirmDouble ? this.#confirm() : this.send({ type: "double" });
      case "confirm_double":
        this.#confirming = false;
        return this.send({ type: "double" });
      case "cancel_double":
        this.#confirming = false;
        return this.draw();
      default:
        return this.send(/** @type {TableCommand} */ ({ type: /** @type {CommandName} */ (id) }));
    }
  }

  #confirm() {
    this.#confirming = true;
    this.say(this.words.say("confirm-double", { value: (this.model?.cube.value ?? 1) * 2 }));
    this.draw();
  }

  /** @override @param {string} id @returns {(() => void) | null} */
  local(id) {
    switch (id) {
      case "last":
        return () => this.#again();
      case "clocks":
        return () => this.change({ ...this.settings, clocks: !this.settings.clocks });
      case "pips":
        return () => this.#togglePips();
      case "claim":
        return () => this.#claim();
      default:
        return super.local(id);
    }
  }

  /** @override @param {string} id */
  whyNot(id) {
    return this.model?.whyNot[/** @type {CommandName} */ (id)];
  }

  /** @override @param {string} id */
  notNow(id) {
    if (this.whyNot(id)) super.notNow(id);
    else if (id === "undo" || id === "done") this.note(this.words.say(this.player.turn ? "not-complete" : "not-now"));
    else if (id === "resign") this.note(this.words.say("not-now"));
  }

  /** @override */
  go() {
    if (this.#replay) this.#stopReplay();
    else super.go();
  }

  /** Asks the server which rule forbids a step. @override @param {number} from @param {number | null} to */
  cannotMove(from, to) {
    const steps = this.player.attempt(from, to);
    if (!steps || !this.player.turn) return;
    if (turns.isComplete(this.player.turn)) return this.note(this.words.say("dice-used"));
    this.line.send({ type: "play", steps });
  }

  // What is shown.

  /** @override @returns {Act[]} */
  acts() {
    const { model } = this;
    if (!model || this.asked || this.#replay) return [];
    const list = acts(model, this.player.turn);
    if (!this.#confirming) return list;
    return [
      { id: "cancel_double", slot: "left", tone: "quiet", enabled: true, key: "Escape" },
      { id: "confirm_double", slot: "left", tone: "plain", enabled: true, key: "d" },
      ...list.filter((act) => act.slot === "right"),
    ];
  }

  /** @override */
  draw() {
    const { model, words } = this;
    if (!model) return;
    this.layOut(model);
    const shown = this.#replay?.scene(model, this.settings, words) ?? scene(model, this.player.turn, this.settings, words);
    this.board.show(shown);
    this.panel.show(model, this.settings, shown.checkers);
    this.panel.tick(model, performance.now() - this.received, this.settings);
    this.showActs();
    this.showMessage();
    this.#showButtons(model);
    this.plan();
  }

  /** @override */
  showMessage() {
    const { model, words } = this;
    if (model) this.notes.show({ first: this.#replay?.caption(model, words) ?? "", otherwise: statusText(model, this.player.turn, words) });
  }

  /** @param {Model} model */
  #showButtons(model) {
    byId("resign-open").hidden = model.resign.length === 0 && !model.actions.has("resign_match");
    byId("claim-open").hidden = model.claim.length === 0 && !model.actions.has("claim_absence");
    byId("plays-open").hidden = this.player.turn === null || this.player.turn.free || this.asked !== "";
    byId("leave").hidden = !model.actions.has("leave") || model.state === "playing";
    byId("last-open").hidden = model.last === null;
    byId("invite").hidden = !(model.state === "waiting" && (model.seats.white.kind === "empty" || model.seats.black.kind === "empty"));
    byId("decline").hidden = !model.actions.has("decline_rematch");
    byId("proof").hidden = model.dice.commitment === null;
    closeUnless(this.player.turn !== null, "plays");
    this.#showResult(model);
  }

  /** @param {Model} model */
  #showResult(model) {
    const closed = model.phase.kind === "closed";
    const over = model.phase.kind === "match_over" || model.phase.kind === "game_over" || (closed && resultText(model, this.words) !== "");
    byId("result").hidden = !over;
    byId("onward").hidden = !closed && !(model.phase.kind === "match_over" && model.you === null);
    if (!over) return;
    setText(byId("result-text"), resultText(model, this.words));
    setText(byId("result-score"), scoreText(model, this.words));
  }

  /** @override @param {Shown} shown */
  automatic({ model }) {
    return model && !this.#replay ? automatic(model, this.player.turn, this.settings) : null;
  }

  // Smaller things.

  #togglePips() {
    const { model } = this;
    this.change({ ...this.settings, pips: !this.settings.pips });
    if (model) this.say(this.words.say("say-pips", { yours: model.pips[model.you ?? "white"], theirs: model.pips[model.you === "black" ? "white" : "black"] }));
  }

  async #again() {
    const { model } = this;
    if (!model?.last) return;
    const replay = new Replay(model, model.turns.length);
    for (const sentence of spoken(null, { ...model, you: null, phase: { kind: "closed", winner: null, points: 0, win: "single", ending: "", cause: null }, game: 0 }, this.settings, this.words)) this.say(sentence);
    this.board.show(replay.before(model, this.settings, this.words));
    await wait(250);
    await this.board.play(model.last.side, model.last.steps);
    this.draw();
  }

  /** @override @param {-1 | 1} direction */
  stepThroughGame(direction) {
    const { model } = this;
    if (!model || model.turns.length === 0) return;
    const at = (this.#replay?.at ?? model.turns.length) + direction;
    if (at > model.turns.length || (at === model.turns.length && direction === 1)) return this.#stopReplay();
    this.#replay = new Replay(model, Math.max(0, at));
    this.say(this.#replay.caption(model, this.words));
    this.draw();
  }

  #stopReplay() {
    this.#replay = null;
    this.draw();
  }

  /** @override @returns {{ text: string, command: TableCommand }[]} */
  resignations() {
    const { model } = this;
    if (!model) return [];
    /** @type {{ text: string, command: TableCommand }[]} */
    const choices = model.resign.map((kind) => ({ text: `resign-${kind}`, command: { type: "resign", kind } }));
    return model.actions.has("resign_match") ? [...choices, { text: "resign-match", command: { type: "resign_match" } }] : choices;
  }

  #claim() {
    const { model } = this;
    if (!model) return;
    if (model.actions.has("claim_absence")) return this.send({ type: "claim_absence" });
    const kind = /** @type {WinKind | undefined} */ (model.claim.at(-1));
    if (kind) this.send({ type: "claim", kind });
  }

  /** @param {Model} model */
  async #keepAwake(model) {
    const playing = model.state === "playing" && model.you !== null;
    if (playing && !this.#awake && "wakeLock" in navigator && document.visibilityState === "visible") {
      this.#awake = await navigator.wakeLock.request("screen").catch(() => null);
      this.#awake?.addEventListener("release", () => (this.#awake = null));
    } else if (!playing && this.#awake) {
      await this.#awake.release().catch(() => undefined);
    }
  }

  #tick() {
    const { model } = this;
    if (!model) return;
    const elapsed = performance.now() - this.received;
    this.panel.tick(model, elapsed, this.settings);
    const { clock, you } = model;
    if (clock && you && clock.running === you) {
      const left = clock.bank[you] + clock.delay - elapsed;
      if (left < 10_000 && left > 0 && Math.floor(left / 1000) !== Math.floor((left + 250) / 1000)) this.sounds.play("clock", this.settings);
    }
    this.#showDeadline(model, elapsed);
  }

  /** Counts the last minute of whoever keeps the other waiting. @param {Model} model @param {number} elapsed */
  #showDeadline(model, elapsed) {
    const now = model.now + elapsed;
    const left = model.decideBy === null ? Infinity : model.decideBy - now;
    const side = /** @type {Side | null} */ (model.waitingFor);
    const text = side && left < 60_000 ? this.words.say("deadline", { who: who(model, side, this.words), you: String(side === model.you), seconds: Math.max(0, Math.ceil(left / 1000)) }) : "";
    setText(byId("deadline"), text);
  }
}

async function start() {
  settings.apply(settings.load());
  const language = document.documentElement.lang;
  const source = await fetch(byId("table").dataset["words"] ?? "").then((answer) => answer.text());
  const view = JSON.parse(byId("view").textContent ?? "null");
  new TablePage(new Words(language, source), view);
}

start();
