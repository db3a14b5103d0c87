// The table page: what a table of two has of its own. What it decides is decided in the parts.

/** @import { Model } from "../play/model.js" */
/** @import { Act } from "../play/acts.js" */
/** @import { Shown as ShownOf } from "../play/play_page.js" */
/** @import { CommandName, TableCommand, TableEvent, TableView, WinKind } from "../wire.js" */
import { LENGTH } from "../chain.js";
import { Awake } from "../page/awake.js";
import * as settings from "../page/settings.js";
import { Words } from "../page/words.js";
import { acts } from "../play/acts.js";
import { automatic } from "../play/automation.js";
import { seenAt } from "./dice.js";
import { afterSteps } from "../board/counts.js";
import { ask } from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { withHistory } from "./history.js";
import { Panel } from "../play/panel.js";
import { PlayPage } from "../play/play_page.js";
import { showAgain } from "./again.js";
import { showControls } from "./controls.js";
import { Looking } from "./looking.js";
import { Pair } from "./pair.js";
import { Rating } from "./rating.js";
import { SecondPress } from "./second_press.js";
import { costOf, inMoney, isInTurn, kindsInTurn, Resigning, worthResigning } from "./resigning.js";
import { scene } from "../play/scene.js";
import { newWords, spoken } from "./speech.js";
import { statusText } from "./status.js";
import { ELSEWHERE, Waiting } from "./waiting.js";
import { keysOf, Tutor } from "./tutor.js";
import "./tv.js";
import { adviceText } from "../play/talk.js";
import * as turns from "../play/turn.js";
import { advises, isPlaying, isSameMoment, modelOf } from "./view.js";

/** @typedef {ShownOf<TableView, TableEvent>} Shown */

/** @extends {PlayPage<TableView, TableEvent, TableCommand>} */
class TablePage extends PlayPage {
  #confirming = false;
  #secondPress = new SecondPress();
  /** The last view that came, with its whole history. @type {TableView | null} */
  #latest = null;
  #resigning = new Resigning();
  #pair = new Pair(this.words, { send: (command) => this.send(command), changed: () => this.draw() });
  #tutor = new Tutor({
    id: this.id, words: this.words, model: () => this.model, send: (command) => this.send(command), tell: (text) => this.notes.tell(text), ask: (type) => void (this.asked = type), changed: () => this.draw(),
  });
  #waiting = new Waiting(this.id, this.words, { say: (text) => this.say(text), send: (command) => this.send(command) });
  #awake = new Awake();
  #rating = new Rating(this.id);

  /** @param {Words} words @param {TableView} view */
  constructor(words, view) {
    super(words, "t", view.id, keysOf(view));
    this.panel = new Panel(words, {
      line: (line) => this.looking.go((at) => at.to(line)),
      game: (match, game) => this.looking.visit({ match, game, line: 0 }),
    });
    this.looking = new Looking({
      id: view.id, words, version: () => this.#latest?.version ?? 0, model: () => this.model,
      say: (text) => this.say(text), tell: (text) => this.notes.tell(text), note: (text) => this.note(text), changed: () => this.draw(),
    });
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
    return model?.phase.kind === "on_roll" && model.phase.side === model.you && (model.pair === null || model.pair.holds);
  }

  /** @override @param {Model} model */
  isOwnPlay(model) {
    return model.last?.side === model.you && this.player.turn !== null && (model.pair === null || model.pair.holds);
  }

  /** @override @param {Shown | null} before @param {Shown} now */
  afterShown(before, now) {
    super.afterShown(before, now);
    if (!now.model) return;
    if (before?.model && !isSameMoment(before.model, now.model)) {
      this.#confirming = false;
      this.#secondPress.clear();
      this.notes.clear();
    }
    if (before?.model?.resignation?.by === now.model.you && !now.model.resignation && now.model.phase.kind === "on_roll") this.notes.tell(this.words.say("say-rejected"));
    this.#tellWords(before?.model ?? null, now.model);
    const kind = this.#resigning.due(before?.model ?? null, now.model);
    if (kind) this.send({ type: "resign", kind });
    if (!before) this.looking.open();
    this.#getReady(now.model);
    this.#awake.follow(isPlaying(now.model));
    this.#rating.follow(now.model);
  }

  /** What one's partner says stands under the board for a moment. @param {Model | null} before @param {Model} now */
  #tellWords(before, now) {
    const word = before && newWords(before, now).at(-1);
    if (word) this.notes.tell(this.words.say("said-advice", { who: now.pair?.partner ?? "", text: adviceText(word, this.words) }));
  }

  /** The player's part in the dice. @param {Model} model */
  #getReady(model) {
    if (!model.actions.has("ready") || this.line.isBusy) return;
    const anchor = this.#latest ? this.dice.pledge(seenAt(this.#latest)) : null;
    this.line.send(anchor ? { type: "ready", anchor, length: LENGTH } : { type: "ready" });
  }

  // What goes out.

  /** @override @param {TableCommand} command @param {{ as?: string }} [more] */
  send(command, more) {
    if (!this.#tutor.holds(command)) super.send(command, more);
  }

  /** A key means what it means in this phase. @override @param {string} id @returns {void} */
  press(id) {
    if (this.#confirming && id === "double") return this.act("confirm_double");
    if (this.model?.resignation && id === "take") return this.act("accept_resignation");
    if (this.model?.resignation && id === "drop") return this.act("reject_resignation");
    this.act(id);
  }

  /** @override @param {string} id @returns {void} */
  attempt(id) {
    if (id === "again" || id === "adjourn") {
      const again = this.acts().find((act) => act.key === (id === "again" ? "b" : "j"));
      return again ? this.act(again.id) : this.notNow(id === "again" ? "beaver" : "resign");
    }
    const button = this.offered().find((act) => act.id === id);
    if (!button || !button.enabled) return this.notNow(id);
    if (!this.slots.isGuarded(button)) this.perform(id);
  }

  /** The game waits for who is to act: what one does in it can wait too. @override @param {string} act */
  canWait(act) {
    return !ELSEWHERE.includes(act);
  }

  /** @override @param {string} id @returns {void} */
  perform(id) {
    const { turn } = this.player;
    const question = this.#secondPress.question(id, this.model, turn);
    if (question) return this.note(this.words.say(question));
    switch (id) {
      case "undo":
        if (turn) this.moved(this.player.set(turns.undo(turn)));
        return;
      case "done":
      case "advise_play":
        return this.done();
      case "propose":
        return turn ? this.#propose(turn) : undefined;
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

  /** Who has not the dice shows the turn in hand to their partner. @override @returns {void} */
  done() {
    const { turn } = this.player;
    if (!turn || !this.model || !advises(this.model)) return super.done();
    if (turn.path.length === 0 || !(turn.free || turns.isComplete(turn))) return this.note(this.words.say("not-complete"));
    this.player.set(turns.undoAll(turn));
    this.#propose(turn);
  }

  /** @param {turns.Turn} turn */
  #propose(turn) {
    this.send({ type: "advise", text: "", steps: turns.stepsMade(turn) });
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
        return () => showAgain(this);
      case "clocks":
        return () => this.change({ ...this.settings, clocks: !this.settings.clocks });
      case "pips":
        return () => this.#togglePips();
      case "claim":
        return () => this.#claim();
      default:
        return this.#pair.local(id, this.model) ?? this.#tutor.local(id, this.model) ?? super.local(id);
    }
  }

  /** @override @param {string} id */
  whyNot(id) {
    return this.model?.whyNot[/** @type {CommandName} */ (id)];
  }

  /** @override @param {string} id */
  notNow(id) {
    if (this.whyNot(id) || !this.canWait(id)) super.notNow(id);
    else if (id === "undo" || id === "done") this.note(this.words.say(this.player.turn ? "not-complete" : "not-now"));
    else if (id === "resign") this.note(this.words.say("not-now"));
  }

  /** @override */
  go() {
    if (this.looking.at) this.escape();
    else super.go();
  }

  /** @override */
  escape() {
    if (this.#confirming) return this.perform("cancel_double");
    this.#resigning.wish = null;
    if (this.looking.at) this.looking.close();
    else this.draw();
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
    if (!model || this.asked || this.looking.at) return [];
    const list = this.#pair.acts(model, this.player.turn, acts(model, this.player.turn));
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
    const shown = this.looking.at?.scene(model, this.settings, words) ?? scene(model, this.player.turn, this.settings, words);
    const steps = this.looking.at || !model.you ? null : (this.#pair.trail(model, this.player.turn) ?? this.#tutor.trail(model, this.player.turn));
    this.board.show(steps && model.you ? { ...shown, trail: { mover: model.you, steps, checkers: afterSteps(model.checkers, model.you, steps) } } : shown);
    this.#pair.show(model);
    this.#tutor.show(model);
    this.#waiting.show(model, performance.now() - this.received);
    this.panel.show(model, this.settings, shown.checkers, this.looking.at && { turns: this.looking.at.turns, at: this.looking.at.at, game: this.looking.at.index });
    this.panel.tick(model, performance.now() - this.received, this.settings);
    this.showActs();
    this.showMessage();
    this.looking.draw();
    showControls(model, { turn: this.player.turn, asked: this.asked, resigns: this.resignations().length > 0, partnerStays: this.#pair.stays(model) }, words);
    this.plan();
  }

  /** @override */
  showMessage() {
    const { model, words } = this;
    if (!model) return;
    const waits = this.line.waits ? words.say("line-waiting") : "";
    const resigns = this.#resigning.wish ? words.say("resign-when-done", { win: this.#resigning.wish }) : "";
    this.notes.show({ first: this.looking.at?.caption(model, words) || resigns, otherwise: waits || statusText(model, this.player.turn, words) });
  }

  /** @override @param {Shown} shown */
  automatic({ model }) {
    return model && !this.looking.at && !advises(model) ? automatic(model, this.player.turn, this.settings) : null;
  }

  // Smaller things.

  #togglePips() {
    const { model } = this;
    this.change({ ...this.settings, pips: !this.settings.pips });
    if (model) this.say(this.words.say("say-pips", { yours: model.pips[model.you ?? "white"], theirs: model.pips[model.you === "black" ? "white" : "black"] }));
  }

  isLookingBack = () => this.looking.at !== null;
  figures = () => inMoney(this.model, this.words);

  /** @override @param {-1 | 1} direction */
  stepThroughGame(direction) {
    if (this.model && this.model.game > 0) this.looking.step(direction);
  }

  /** @override @returns {{ text: string, detail?: string, act: () => void }[]} */
  resignations() {
    const { model, words } = this;
    if (!model) return [];
    const inTurn = isInTurn(model);
    const kinds = worthResigning(model, inTurn ? kindsInTurn(model) : model.resign, this.#latest?.rules);
    const choices = kinds.map((kind) => ({ ...costOf(model, kind, words), act: () => (inTurn ? this.#resignWhenDone(kind) : this.send({ type: "resign", kind })) }));
    const match = { text: words.say("resign-match"), act: () => this.#sureOfMatch() };
    return model.actions.has("resign_match") ? [...choices, match] : choices;
  }

  /** The whole match is given up by a second press only. */
  #sureOfMatch() {
    ask("resign", [
      { text: this.words.say("resign-match-sure"), act: () => this.send({ type: "resign_match" }) },
      { text: this.words.say("resign-match-no"), act: () => {} },
    ]);
  }

  /** @param {WinKind} kind */
  #resignWhenDone(kind) {
    this.#resigning.wish = kind;
    this.say(this.words.say("resign-when-done", { win: kind }));
    this.draw();
  }

  #claim() {
    const { model } = this;
    if (!model) return;
    if (model.actions.has("claim_absence")) return this.send({ type: "claim_absence" });
    const kind = /** @type {WinKind | undefined} */ (model.claim.at(-1));
    if (kind) this.send({ type: "claim", kind });
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
    this.#waiting.tick(model, elapsed);
  }
}

async function start() {
  settings.apply(settings.load());
  const sources = await Promise.all((byId("table").dataset["words"] ?? "").split(" ").map((path) => fetch(path).then((answer) => answer.text())));
  new TablePage(new Words(document.documentElement.lang, sources.join("\n")), JSON.parse(byId("view").textContent ?? "null"));
}

start();
