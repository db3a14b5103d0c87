// The table page: puts the parts together. What they decide is decided in the parts.

/** @import { Model } from "../play/model.js" */
/** @import { Act } from "../play/acts.js" */
/** @import { CommandName, Refusal, Side, TableCommand, TableView, WinKind } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
import "../board/element.js";
import { LENGTH } from "../chain.js";
import { DicePart } from "../dice/part.js";
import { happensAnyway, refusalText } from "../page/refusal.js";
import * as settings from "../page/settings.js";
import { Line } from "../page/socket.js";
import { Sounds } from "../page/sound.js";
import { Words } from "../page/words.js";
import { acts } from "../play/acts.js";
import { Arrivals } from "../page/arrivals.js";
import { automatic } from "../play/automation.js";
import { seenAt } from "./dice.js";
import { armDialogs, ask, closeUnless, dialog, fillHelp, fillSettings } from "../page/dialogs.js";
import { byId, el, setText } from "../page/dom.js";
import { withHistory } from "./history.js";
import { copyInvitation } from "../page/invitation.js";
import { Keys } from "../page/keys.js";
import { isCompact, moveForced, showPlay, soundOf, speedOf, wait } from "../play/movement.js";
import { playText } from "../play/notation.js";
import { Panel, isLight } from "../play/panel.js";
import { Player } from "../play/player.js";
import { Notes } from "../page/notes.js";
import { Replay } from "./replay.js";
import { boardInWords, scene, targets, who } from "../play/scene.js";
import { resultText, scoreText, spoken } from "./speech.js";
import { statusText } from "./status.js";
import * as turns from "../play/turn.js";
import { modelOf } from "./view.js";

/** Two different things never stand in one place within this time. */
const GUARD = 1000;

class TablePage {
  settings = settings.load();
  sounds = new Sounds();
  player = new Player();
  /** @type {Model | null} */
  model = null;
  #received = 0;
  #confirming = false;
  /** A command was sent and not answered. */
  #asked = "";
  #saysRefusal = false;
  #automaticTimer = 0;
  #automaticKey = "";
  /** @type {Map<string, { id: string, since: number, before: string }>} */
  #places = new Map();
  /** The last view that came, with its whole history. @type {TableView | null} */
  #view = null;
  /** What the last view that came says about the dice. @type {import("../dice/guard.js").Seen | null} */
  #seen = null;
  /** @type {Replay | null} */
  #replay = null;
  #flipped = false;
  /** @type {WakeLockSentinel | null} */
  #awake = null;

  /** @param {Words} words @param {TableView} view */
  constructor(words, view) {
    this.words = words;
    this.board = /** @type {TavolaBoard} */ (byId("board"));
    this.panel = new Panel(words);
    this.notes = new Notes(words, () => this.model && this.#showMessage(this.model));
    /** @type {Arrivals<TableView>} */
    this.arrivals = new Arrivals((next, at) => this.#step(modelOf(next), at), () => this.#plan());
    /** @type {Line<TableView, TableCommand>} */
    this.line = new Line(`/t/${view.id}/live`, {
      update: (next) => this.#receive(next),
      refused: (refusal) => this.#refused(refusal),
      line: (state) => this.notes.line(state),
    });
    this.dice = new DicePart({
      words, kind: "t", id: view.id, say: (text) => this.say(text),
      open: (link, answered) => this.line.send({ type: "open_link", ...link }, {}, answered),
    });
    this.#arm();
    this.#receive(view);
    this.line.start(view.version);
  }

  // What comes in.

  /** The dice do not wait for what is still to be shown. @param {TableView} news */
  #receive(news) {
    const view = withHistory(this.#view, news);
    if (!view) return this.line.afresh();
    this.#view = view;
    this.#seen = seenAt(view);
    this.dice.follow(this.#seen, view);
    this.arrivals.receive(view);
  }

  /** @param {Model} now @param {number} at when it came */
  async #step(now, at) {
    const before = this.model;
    this.#asked = "";
    if (before && before.version !== now.version) this.#replay = null;
    if (before) this.#sound(before, now);
    for (const sentence of spoken(before, now, this.settings, this.words)) this.say(sentence);
    if (before) await showPlay(this, before, now, { own: now.last?.side === now.you && this.player.turn !== null, waiting: this.arrivals.length });
    this.model = now;
    this.#received = at;
    if (before?.phase.kind !== now.phase.kind) this.#confirming = false;
    // What was refused before is of no interest any more.
    if (this.#saysRefusal && before && before.version !== now.version) {
      this.#saysRefusal = false;
      this.notes.clear();
    }
    this.player.follow(now);
    this.#getReady(now);
    this.draw();
    this.#keepAwake(now);
  }

  /** @param {Model} before @param {Model} now */
  #sound(before, now) {
    if (now.phase.kind === "to_play" && before.phase.kind !== "to_play") this.sounds.play("roll", this.settings);
    if (now.phase.kind === "doubled" || now.cube.value !== before.cube.value) this.sounds.play("cube", this.settings);
    const mine = now.phase.kind === "on_roll" && now.phase.side === now.you;
    const was = before.phase.kind === "on_roll" && before.phase.side === now.you;
    if (mine && !was) this.sounds.play("turn", this.settings);
  }

  /** @param {Refusal} refusal */
  #refused(refusal) {
    const asked = this.#asked;
    this.#asked = "";
    if (!happensAnyway(asked, refusal)) {
      this.note(refusalText(refusal, this.words));
      this.#saysRefusal = true;
    }
    this.draw();
  }

  // The player's part in the dice.

  /** @param {Model} model */
  #getReady(model) {
    if (!model.actions.has("ready") || this.line.isBusy) return;
    const anchor = this.#seen ? this.dice.pledge(this.#seen) : null;
    this.line.send(anchor ? { type: "ready", anchor, length: LENGTH } : { type: "ready" });
  }

  // What goes out.

  /** @param {TableCommand} command */
  #send(command) {
    this.#asked = command.type;
    clearTimeout(this.#automaticTimer);
    this.line.send(command);
    this.draw();
  }

  #done() {
    const { turn } = this.player;
    if (!turn || !turns.isComplete(turn)) {
      this.note(this.words.say(turn ? "not-complete" : "not-now"));
      return;
    }
    this.#send({ type: "play", steps: turns.stepsMade(turn) });
  }

  /** Does an act if it can be done now. @param {string} id @returns {void} */
  act(id) {
    const { model, player } = this;
    if (!model) return;
    const local = this.#local(id);
    if (local) return local();
    const shown = this.#acts().find((act) => act.id === id);
    if (id === "again") {
      const again = this.#acts().find((act) => act.key === "b");
      return again ? this.act(again.id) : this.#notNow("beaver");
    }
    if (id === "undo_all" && player.turn) return this.#move(player.set(turns.undoAll(player.turn)));
    if (id === "swap" && player.turn) return this.#move(player.set(turns.swapDice(player.turn)));
    if (!shown || !shown.enabled) return this.#notNow(id);
    if (this.#isGuarded(shown)) return;
    this.#perform(id, model);
  }

  /** @param {string} id @param {Model} model */
  #perform(id, model) {
    const { player } = this;
    switch (id) {
      case "undo":
        if (player.turn) this.#move(player.set(turns.undo(player.turn)));
        return;
      case "done":
        return this.#done();
      case "no_move":
        return this.#send({ type: "play", steps: [] });
      case "roll":
        return this.#send({ type: "roll" });
      case "double":
        if (this.settings.confirmDouble && !this.#confirming) {
          this.#confirming = true;
          this.say(this.words.say("confirm-double", { value: model.cube.value * 2 }));
          return this.draw();
        }
        return this.#send({ type: "double" });
      case "confirm_double":
        this.#confirming = false;
        return this.#send({ type: "double" });
      case "cancel_double":
        this.#confirming = false;
        return this.draw();
      default:
        return this.#send(/** @type {TableCommand} */ ({ type: /** @type {CommandName} */ (id) }));
    }
  }

  /** Acts of the page itself. @param {string} id @returns {(() => void) | null} */
  #local(id) {
    switch (id) {
      case "help":
        return () => dialog("help").showModal();
      case "flip":
        return () => this.#flip();
      case "plays":
        return () => this.#listPlays();
      case "last":
        return () => this.#again();
      case "clocks":
        return () => this.change({ ...this.settings, clocks: !this.settings.clocks });
      case "pips":
        return () => this.#togglePips();
      case "quadrants":
        return () => this.model && this.say(boardInWords(this.model, this.player.turn, this.words));
      case "board":
        return () => this.board.focusPlace();
      case "resign":
        return () => this.#resign();
      case "claim":
        return () => this.#claim();
      default:
        return null;
    }
  }

  /** @param {string} id */
  #notNow(id) {
    const why = this.model?.whyNot[/** @type {CommandName} */ (id)];
    const key = `clause-${why}`;
    if (why) this.note(this.words.say("refused-clause", { text: this.words.has(key) ? this.words.say(key) : this.words.say("not-now"), clause: why }));
    else if (id === "undo" || id === "done") this.note(this.words.say(this.player.turn ? "not-complete" : "not-now"));
  }

  #go() {
    if (this.#replay) return this.#stopReplay();
    const main = this.#acts().find((act) => act.tone === "main" && act.enabled && act.key === "Enter");
    if (main) this.act(main.id);
    else if (this.player.turn) this.note(this.words.say("not-complete"));
  }

  /** @param {boolean} moved */
  #move(moved) {
    if (moved) this.notes.clear();
    this.draw();
    return undefined;
  }

  // The board tells.

  /** @param {number} place @param {"left" | "right"} which */
  #tap(place, which) {
    if (!this.player.turn || this.#asked) return;
    const before = this.player.turn;
    if (this.player.tap(place, which)) this.#moved(before);
    else this.#why(place, null);
  }

  /** @param {number} from @param {number} to */
  #drop(from, to) {
    const before = this.player.turn;
    if (!before || this.#asked) return;
    if (this.player.drop(from, to)) this.#moved(before);
    else this.#why(from, to);
  }

  /** Says and sounds what was just moved. @param {turns.Turn} before */
  #moved(before) {
    const now = this.player.turn;
    const steps = now ? now.path.slice(before.path.length) : [];
    for (const step of steps) soundOf(this, step);
    if (steps.length > 0) this.say(this.#playText(steps) + (now && turns.isComplete(now) ? `. ${this.words.say("say-complete")}` : ""));
    this.#move(true);
  }

  /** Asks the server which rule forbids a step. @param {number} from @param {number | null} to */
  #why(from, to) {
    const steps = this.player.attempt(from, to);
    if (!steps || !this.player.turn) return;
    if (turns.isComplete(this.player.turn)) return this.note(this.words.say("dice-used"));
    this.line.send({ type: "play", steps });
  }

  /** @param {readonly import("../wire.js").Step[]} steps */
  #playText(steps) {
    return playText(steps, { bar: this.words.say("bar-word"), off: this.words.say("off-word") });
  }

  // What is shown.

  /** @returns {Act[]} */
  #acts() {
    const { model } = this;
    if (!model || this.#asked || this.#replay) return [];
    const list = acts(model, this.player.turn);
    if (!this.#confirming) return list;
    return [
      { id: "cancel_double", slot: "left", tone: "quiet", enabled: true, key: "Escape" },
      { id: "confirm_double", slot: "left", tone: "plain", enabled: true, key: "d" },
      ...list.filter((act) => act.slot === "right"),
    ];
  }

  draw() {
    const { model, words } = this;
    if (!model) return;
    this.#layout(model);
    const replay = this.#replay;
    const shown = replay ? replay.scene(model, this.settings, words) : scene(model, this.player.turn, this.settings, words);
    this.board.show(shown);
    this.panel.show(model, this.settings, shown.checkers);
    this.panel.tick(model, performance.now() - this.#received, this.settings);
    this.#showActs();
    this.#showMessage(model);
    this.#showButtons(model);
    this.#plan();
  }

  /** @param {Model} model */
  #layout(model) {
    const pov = this.#flipped ? (model.you === "black" ? "white" : "black") : (model.you ?? "white");
    this.board.speed = speedOf(this.settings);
    this.board.setLayout({
      pov,
      mirror: this.settings.home === "left",
      swap: !isLight(model, this.settings, "white"),
      compact: isCompact(),
    });
  }

  #showActs() {
    const list = this.#acts();
    for (const slot of /** @type {const} */ (["left", "right"])) {
      const root = byId(`slot-${slot}`);
      const here = list.filter((act) => act.slot === slot);
      const key = JSON.stringify(here);
      root.classList.toggle("offered", here.some((act) => act.id === "take"));
      root.classList.toggle("playing", here.some((act) => act.id === "undo"));
      if (root.dataset["acts"] === key) continue;
      root.dataset["acts"] = key;
      this.#fill(root, here);
    }
  }

  /** Keeps buttons that stay, so that the focus stays too. @param {HTMLElement} root @param {Act[]} here */
  #fill(root, here) {
    const old = new Map([...root.children].map((child) => [child.getAttribute("data-act"), child]));
    const hadFocus = root.contains(document.activeElement);
    const buttons = here.map((act) => {
      const button = /** @type {HTMLElement} */ (old.get(act.id) ?? el("button", { type: "button", "data-act": act.id, onclick: () => this.act(act.id) }));
      button.className = `act act-${act.tone}`;
      button.setAttribute("aria-disabled", String(!act.enabled));
      button.setAttribute("aria-keyshortcuts", act.key);
      setText(button, this.words.say(`act-${act.id}`, { value: (this.model?.cube.value ?? 1) * 2 }));
      this.#standing(act);
      return button;
    });
    root.replaceChildren(...buttons);
    if (hadFocus && !root.contains(document.activeElement)) this.board.focusPlace();
  }

  /** Where on the board an act stands. @param {Act} act */
  #spot(act) {
    const west = ["undo", "cancel_double", "challenge"].includes(act.id);
    const east = ["done", "confirm_double", "accept_play", "drop", "reject_resignation"].includes(act.id);
    return act.slot + (west ? "-west" : east ? "-east" : "");
  }

  /** @param {Act} act */
  #standing(act) {
    const spot = this.#spot(act);
    const now = this.#places.get(spot);
    if (now?.id !== act.id) this.#places.set(spot, { id: act.id, since: performance.now(), before: now?.id ?? "" });
  }

  /** @param {Act} act @returns {boolean} whether something else stood there a moment ago */
  #isGuarded(act) {
    const standing = this.#places.get(this.#spot(act));
    return standing !== undefined && standing.before !== "" && performance.now() - standing.since < GUARD;
  }

  /** @param {Model} model */
  #showMessage(model) {
    this.notes.show({ first: this.#replay?.caption(model, this.words) ?? "", otherwise: statusText(model, this.player.turn, this.words) });
  }

  /** @param {Model} model */
  #showButtons(model) {
    byId("resign-open").hidden = model.resign.length === 0 && !model.actions.has("resign_match");
    byId("claim-open").hidden = model.claim.length === 0 && !model.actions.has("claim_absence");
    byId("plays-open").hidden = this.player.turn === null || this.#asked !== "";
    byId("leave").hidden = !model.actions.has("leave") || model.state === "playing";
    byId("last-open").hidden = model.last === null;
    byId("invite").hidden = !(model.state === "waiting" && (model.seats.white.kind === "empty" || model.seats.black.kind === "empty"));
    byId("decline").hidden = !model.actions.has("decline_rematch");
    byId("proof").hidden = model.dice.commitment === null;
    closeUnless(this.player.turn !== null, "plays");
    const closed = model.phase.kind === "closed";
    const over = model.phase.kind === "match_over" || model.phase.kind === "game_over" || (closed && resultText(model, this.words) !== "");
    byId("result").hidden = !over;
    byId("onward").hidden = !closed && !(model.phase.kind === "match_over" && model.you === null);
    if (over) {
      setText(byId("result-text"), resultText(model, this.words));
      setText(byId("result-score"), scoreText(model, this.words));
    }
  }

  /** @param {string} text @returns {void} */
  note(text) {
    this.notes.note(text);
  }

  /** @param {string} text */
  say(text) {
    this.notes.say(text);
  }

  // By itself.

  #plan() {
    const { model } = this;
    clearTimeout(this.#automaticTimer);
    if (!model || this.arrivals.isShowing || this.#asked || this.#replay || document.querySelector("dialog[open]")) return;
    const next = automatic(model, this.player.turn, this.settings);
    const key = next ? `${model.version} ${next.what}` : "";
    this.#automaticKey = key;
    if (!next) return;
    this.#automaticTimer = window.setTimeout(() => this.#automatically(next, key), next.after);
  }

  /** @param {import("../play/automation.js").Automatic} next @param {string} key */
  async #automatically(next, key) {
    const { model, player } = this;
    if (!model || key !== this.#automaticKey || this.#asked) return;
    if (next.what === "roll") return this.#perform("roll", model);
    if (next.what === "no_move") return this.#send({ type: "play", steps: [] });
    if (next.what !== "play" || !player.turn) return;
    if (!(await moveForced(this, model, next.steps))) return;
    this.say(this.words.say("say-forced", { play: this.#playText(next.steps) }));
    await wait(450);
    if (this.model === model) this.#done();
  }

  // Smaller things.

  #flip() {
    this.change({ ...this.settings, home: this.settings.home === "right" ? "left" : "right" });
  }

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

  /** @param {-1 | 1} direction */
  #stepReplay(direction) {
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

  #listPlays() {
    const { turn } = this.player;
    if (!turn || this.#asked) return this.note(this.words.say("not-now"));
    const list = turns.plays(turn);
    const choices = list.map((play, i) => ({ text: `${i + 1}. ${this.#playText(play)}`, act: () => this.#chosen(play) }));
    setText(byId("plays-count"), this.words.say("plays-count", { n: list.length }));
    ask("plays", choices);
  }

  /** @param {readonly import("../wire.js").StepEdge[]} play */
  #chosen(play) {
    const before = this.player.turn;
    if (before && this.player.set(turns.playOut(before, play))) this.#moved(before);
  }

  #resign() {
    const { model } = this;
    if (!model) return;
    const choices = model.resign.map((kind) => ({ text: this.words.say(`resign-${kind}`), act: () => this.#send({ type: "resign", kind }) }));
    if (model.actions.has("resign_match")) choices.push({ text: this.words.say("resign-match"), act: () => this.#send({ type: "resign_match" }) });
    if (choices.length === 0) return this.#notNow("resign");
    ask("resign", choices);
  }

  #claim() {
    const { model } = this;
    if (!model) return;
    if (model.actions.has("claim_absence")) return this.#send({ type: "claim_absence" });
    const kind = /** @type {WinKind | undefined} */ (model.claim.at(-1));
    if (kind) this.#send({ type: "claim", kind });
  }

  /** @param {settings.Settings} next */
  change(next) {
    this.settings = next;
    settings.save(next);
    this.draw();
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

  #arm() {
    this.board.host = {
      targets: (place) => (this.player.turn ? targets(this.player.turn, place) : new Map()),
      tap: (place, which) => this.#tap(place, which),
      drop: (from, to) => this.#drop(from, to),
      dice: () => (this.player.turn && turns.isComplete(this.player.turn) && !this.player.turn.free ? this.act("done") : this.act("swap")),
      cube: () => this.act(this.#confirming ? "confirm_double" : "double"),
    };
    new Keys({
      act: (id) => this.act(this.#confirming && id === "double" ? "confirm_double" : this.model?.resignation && id === "take" ? "accept_resignation" : this.model?.resignation && id === "drop" ? "reject_resignation" : id),
      go: () => this.#go(),
      typing: (text) => {
        this.notes.typing(text);
      },
      typed: (text) => this.#typed(text),
      replay: (direction) => this.#stepReplay(direction),
    });
    armDialogs();
    fillHelp(this.words);
    fillSettings(this.words, () => this.settings, (next) => this.change(next));
    for (const [button, act] of /** @type {const} */ ([["help-open", "help"], ["resign-open", "resign"], ["claim-open", "claim"], ["plays-open", "plays"], ["last-open", "last"], ["flip", "flip"]])) {
      byId(button).addEventListener("click", () => this.act(act));
    }
    byId("decline").addEventListener("click", () => this.#send({ type: "decline_rematch" }));
    byId("leave").addEventListener("click", () => this.#send({ type: "leave" }));
    byId("settings-open").addEventListener("click", () => dialog("settings").showModal());
    byId("invite-copy").addEventListener("click", () => copyInvitation(this.words));
    setInterval(() => this.#tick(), 250);
    addEventListener("resize", () => this.draw());
    document.addEventListener("visibilitychange", () => this.model && this.#keepAwake(this.model));
    document.addEventListener("close", () => this.#plan(), true);
  }

  /** @param {string} text */
  #typed(text) {
    const before = this.player.turn;
    const played = before !== null && !this.#asked && this.player.typed(text);
    if (played) {
      if (dialog("plays").open) dialog("plays").close();
      this.#moved(before);
    } else this.note(this.words.say(before ? "typed-wrong" : "not-now", { text }));
    return played;
  }

  #tick() {
    const { model } = this;
    if (!model) return;
    const elapsed = performance.now() - this.#received;
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
