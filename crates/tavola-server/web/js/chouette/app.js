// The chouette's page: puts the parts together. What they decide is decided in the parts.

/** @import { ChouetteCommand, ChouetteCubeAnswer, ChouetteView, PlayerId, Refusal, Side, Step, WinKind } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Act } from "../play/acts.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Verdict } from "./form.js" */
import "../board/element.js";
import { afterSteps, pipsOf } from "../board/counts.js";
import { LENGTH } from "../chain.js";
import { DicePart } from "../dice/part.js";
import { happensAnyway, refusalText } from "../page/refusal.js";
import * as settings from "../page/settings.js";
import { Line } from "../page/socket.js";
import { Sounds } from "../page/sound.js";
import { acts } from "../play/acts.js";
import { Arrivals } from "../page/arrivals.js";
import { automatic } from "../play/automation.js";
import { armDialogs, ask, closeUnless, dialog, fillHelp, fillSettings } from "../page/dialogs.js";
import { byId, el, setText } from "../page/dom.js";
import { copyInvitation } from "../page/invitation.js";
import { Keys } from "../page/keys.js";
import { isCompact, moveForced, showPlay, speedOf, wait } from "../play/movement.js";
import { playText } from "../play/notation.js";
import { Notes } from "../page/notes.js";
import { isLight } from "../play/panel.js";
import { Player } from "../play/player.js";
import { boardInWords, scene, targets } from "../play/scene.js";
import * as turns from "../play/turn.js";
import { Words } from "../page/words.js";
import * as answers from "./answers.js";
import { advises, modelOf, shownPlay } from "./board.js";
import { Book, legalOf } from "./book.js";
import { commits, seenIn } from "./dice.js";
import { decisions } from "./decisions.js";
import { keyed } from "./draw.js";
import { KEYS, MORE_KEYS } from "./help.js";
import { Lineup } from "./lineup.js";
import { consultation, isWooden, nameOf } from "./members.js";
import { Now } from "./now.js";
import { Accounts, Talk } from "./side.js";
import { cubesInWords, spoken } from "./speech.js";
import { statusText, timeText, waitingText } from "./status.js";

/** @typedef {{ view: ChouetteView, model: Model | null }} Seen */

class ChouettePage {
  settings = settings.load();
  sounds = new Sounds();
  player = new Player();
  /** @type {Seen | null} */
  seen = null;
  #received = 0;
  #asked = "";
  #automaticTimer = 0;
  /** The set and side for which a chain has been committed. */
  #committed = "";
  /** Answers being made, by who makes them. @type {Map<PlayerId, { answers: Answers, verdict: Verdict }>} */
  #answering = new Map();
  /** The number of the piece of advice on the board; null for the latest, -1 for none. @type {number | null} */
  #advice = null;

  /** @param {Words} words @param {ChouetteView} view @param {string} id @param {boolean} keeps whether the reader keeps the book */
  constructor(words, view, id, keeps) {
    this.words = words;
    this.id = id;
    this.keeps = keeps;
    this.board = /** @type {TavolaBoard} */ (byId("board"));
    this.notes = new Notes(words, () => this.notes.show({}));
    /** @type {Arrivals<ChouetteView>} */
    this.arrivals = new Arrivals((next, at) => this.#step({ view: next, model: modelOf(next, id) }, at), () => this.#plan());
    /** @type {Line<ChouetteView, ChouetteCommand>} */
    this.line = new Line(`/c/${id}/live`, {
      update: (next) => this.#receive(next),
      refused: (refusal) => this.#refused(refusal),
      line: (state) => this.notes.line(state),
    });
    this.dice = new DicePart({
      words, kind: "c", id, say: (text) => this.say(text),
      open: (link, answered) => this.line.send({ type: "open_link", ...link }, {}, answered),
    });
    const form = {
      choose: (/** @type {PlayerId} */ person, /** @type {PlayerId} */ cube, /** @type {ChouetteCubeAnswer} */ answer) => this.#choose(person, (now) => answers.choose(now, cube, answer)),
      all: (/** @type {PlayerId} */ person, /** @type {ChouetteCubeAnswer} */ answer) => this.#choose(person, (now) => answers.chooseAll(now, answer)),
      send: (/** @type {PlayerId} */ person) => this.#answer(person),
    };
    this.now = new Now(words, { send: (command) => this.#send(command), choose: form.choose, all: form.all, answer: form.send });
    this.book = new Book(words, { send: (command, person) => this.#send(command, person), form });
    this.lineup = new Lineup(byId("lineup"), words);
    this.talk = new Talk(words, { say: (text) => this.#send({ type: "advise", text, steps: [] }), show: (number) => this.#showAdvice(number) });
    this.accounts = new Accounts(words, id);
    this.#arm();
    this.#receive(view);
    this.line.start(view.version);
  }

  // What comes in.

  /** The dice do not wait for what is still to be shown. @param {ChouetteView} view */
  #receive(view) {
    const seen = seenIn(view);
    if (seen) {
      this.#commit(view, seen);
      this.dice.follow(seen, view);
    }
    this.arrivals.receive(view);
  }

  /** Box and captain commit a chain for each set of dice, once. @param {ChouetteView} view @param {import("../dice/guard.js").Seen} seen */
  #commit(view, seen) {
    const side = commits(view);
    const key = `${seen.match} ${side}`;
    if (!side || this.#committed === key) return;
    this.#committed = key;
    const anchor = this.dice.pledge(seen);
    if (anchor) this.line.send({ type: "commit_chain", set: seen.match, anchor, length: LENGTH });
  }

  /** @param {Seen} now @param {number} at when it came */
  async #step(now, at) {
    const before = this.seen;
    this.#asked = "";
    if (before) this.#sound(before, now);
    for (const sentence of spoken(before?.view ?? null, now.view, this.settings, this.words)) this.say(sentence);
    const own = this.player.turn !== null && !this.player.turn.free;
    if (before?.model && now.model) await showPlay(this, before.model, now.model, { own, waiting: this.arrivals.length });
    this.seen = now;
    this.#received = at;
    if (!now.view.game?.advice.some((piece) => piece.steps.length > 0)) this.#advice = null;
    if (now.model) this.player.follow(now.model);
    else this.player.turn = null;
    this.#followAnswers(now.view);
    this.draw();
  }

  /** @param {Seen} before @param {Seen} now */
  #sound(before, now) {
    if (now.model?.phase.kind === "to_play" && before.model?.phase.kind !== "to_play") this.sounds.play("roll", this.settings);
    if (now.view.game?.round && !before.view.game?.round) this.sounds.play("cube", this.settings);
    const mine = (/** @type {Seen} */ { view }) => view.legal.actions.includes("roll") || view.legal.answer.length > 0;
    if (mine(now) && !mine(before)) this.sounds.play("turn", this.settings);
  }

  /** @param {Refusal} refusal */
  #refused(refusal) {
    const asked = this.#asked;
    this.#asked = "";
    if (!happensAnyway(asked, refusal)) this.note(this.#reason(refusal));
    this.draw();
  }

  /** @param {Refusal} refusal */
  #reason(refusal) {
    const view = this.seen?.view;
    return refusalText(refusal, this.words, (player) => (view ? nameOf(view, player) : player));
  }

  // Answers to cubes.

  /** @param {ChouetteView} view */
  #followAnswers(view) {
    const people = [...(view.you ? [view.you] : []), ...(this.keeps ? Object.keys(view.legal_of) : [])];
    for (const person of this.#answering.keys()) if (!people.includes(person)) this.#answering.delete(person);
    for (const person of people) {
      const cubes = (person === view.you ? view.legal : legalOf(view, person)).answer;
      const before = this.#answering.get(person);
      const now = before ? answers.follow(before.answers, cubes) : answers.blank(cubes);
      const same = before && answers.keyOf(before.answers.cubes) === answers.keyOf(cubes);
      this.#answering.set(person, { answers: now, verdict: same ? before.verdict : { state: "open" } });
    }
  }

  /** @param {PlayerId} person */
  #answeringOf(person) {
    return this.#answering.get(person) ?? { answers: answers.blank([]), verdict: /** @type {Verdict} */ ({ state: "open" }) };
  }

  /** @param {PlayerId} person @param {(now: Answers) => Answers} change */
  #choose(person, change) {
    const now = change(this.#answeringOf(person).answers);
    const whole = answers.isWhole(now);
    this.#answering.set(person, { answers: now, verdict: { state: whole ? "asked" : "open" } });
    this.draw();
    if (whole) this.#judge(person, now);
  }

  /** Asks what the rules say before the answer is final. @param {PlayerId} person @param {Answers} now */
  async #judge(person, now) {
    const refusal = await this.line.ask(answers.command(now), this.#as(person));
    if (this.#answeringOf(person).answers !== now) return;
    const verdict = /** @type {Verdict} */ (refusal ? { state: "refused", text: this.#reason(refusal) } : { state: "fine" });
    this.#answering.set(person, { answers: now, verdict });
    if (verdict.state === "refused") this.say(verdict.text);
    this.draw();
  }

  /** @param {PlayerId} person */
  #answer(person) {
    const { answers: now, verdict } = this.#answeringOf(person);
    if (!answers.isWhole(now)) return this.note(this.words.say("answer-open"));
    if (verdict.state === "refused") return this.note(verdict.text);
    this.#send(answers.command(now), person);
  }

  // What goes out.

  /** @param {PlayerId | undefined} person @returns {Record<string, string>} */
  #as(person) {
    return person === undefined || person === this.seen?.view.you ? {} : { as: person };
  }

  /** @param {ChouetteCommand} command @param {PlayerId} [person] */
  #send(command, person) {
    if (["play", "roll", "roll_opening"].includes(command.type)) this.#asked = command.type;
    clearTimeout(this.#automaticTimer);
    this.line.send(command, this.#as(person));
    this.draw();
  }

  #done() {
    const { turn } = this.player;
    const view = this.seen?.view;
    if (!turn || !view) return this.note(this.words.say("not-now"));
    const steps = turns.stepsMade(turn);
    if (advises(view)) {
      if (steps.length === 0) return;
      this.player.set(turns.undoAll(turn));
      return this.#send({ type: "advise", text: "", steps });
    }
    if (!turns.isComplete(turn)) return this.note(this.words.say("not-complete"));
    this.#send({ type: "play", steps });
  }

  /** The captain shows what he has in mind before he plays it. */
  #propose() {
    const { turn } = this.player;
    if (turn && turn.path.length > 0) this.#send({ type: "advise", text: "", steps: turns.stepsMade(turn) });
  }

  /** Does an act if it can be done now. @param {string} id @returns {void} */
  act(id) {
    const local = this.#local(id);
    if (local) return local();
    const { player } = this;
    const view = this.seen?.view;
    if (!view) return;
    if (id === "undo" && player.turn) return this.#move(player.set(turns.undo(player.turn)));
    if (id === "undo_all" && player.turn) return this.#move(player.set(turns.undoAll(player.turn)));
    if (id === "swap" && player.turn) return this.#move(player.set(turns.swapDice(player.turn)));
    if (id === "done" || id === "advise_play") return this.#done();
    if (id === "propose") return this.#propose();
    if (["take", "drop", "again"].includes(id)) return this.#byKey(id, view);
    const shown = this.#acts().find((act) => act.id === id && act.enabled);
    if (shown) return this.#perform(id);
    const button = decisions(view, view.you, view.legal).buttons.find((one) => one.id === id || (id === "double" && one.id === "double_all"));
    if (button) return this.#send(button.command);
    this.#notNow(id, view);
  }

  /** One key for all that is offered. @param {string} id @param {ChouetteView} view */
  #byKey(id, view) {
    if (view.legal.actions.includes("accept_resignation") && id !== "again") return this.#send({ type: id === "take" ? "accept_resignation" : "reject_resignation" });
    const key = id === "take" ? "t" : "p";
    const button = id === "again" ? undefined : decisions(view, view.you, view.legal).buttons.find((one) => one.key === key);
    if (button) return this.#send(button.command);
    if (view.legal.answer.length === 0 || !view.you) return this.#notNow(id, view);
    const again = view.legal.answer[0]?.answers.find((answer) => answer !== "take" && answer !== "drop");
    const answer = id === "take" ? "take" : id === "drop" ? "drop" : again;
    if (!answer) return this.#notNow("beaver", view);
    this.#send({ type: /** @type {"take"} */ (answer) });
  }

  /** @param {string} id */
  #perform(id) {
    switch (id) {
      case "no_move":
        return this.#send({ type: "play", steps: [] });
      case "roll":
        return this.#send({ type: "roll", link: null });
      case "roll_opening":
        return this.#send({ type: "roll_opening", link: null });
      default:
        return this.#send(/** @type {ChouetteCommand} */ ({ type: id }));
    }
  }

  /** Acts of the page itself. @param {string} id @returns {(() => void) | null} */
  #local(id) {
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
        return () => this.seen?.model && this.say(boardInWords(this.seen.model, this.player.turn, this.words));
      case "cubes":
        return () => this.seen && this.say(cubesInWords(this.seen.view, this.words));
      case "waits":
        return () => this.seen && this.say(`${statusText(this.seen.view, this.player.turn, this.words)} ${waitingText(this.seen.view, this.words)}`);
      case "talk":
        return () => this.talk.field.focus();
      case "answer":
        return () => /** @type {HTMLElement | null} */ (document.querySelector(".answer-form input"))?.focus();
      case "board":
        return () => this.board.focusPlace();
      case "resign":
        return () => this.#resign();
      default:
        return null;
    }
  }

  /** @param {string} id @param {ChouetteView} view */
  #notNow(id, view) {
    const why = view.legal.why_not[/** @type {import("../wire.js").ChouetteAct} */ (id)];
    const key = `clause-${why}`;
    const text = this.words.has(key) ? this.words.say(key) : this.words.say("not-now");
    this.note(why ? this.words.say("refused-clause", { text, clause: why }) : text);
  }

  #go() {
    const main = this.#acts().find((act) => act.tone === "main" && act.enabled && act.key === "Enter");
    if (main) return this.act(main.id);
    const view = this.seen?.view;
    const button = view && decisions(view, view.you, view.legal).buttons.find((one) => one.key === "Enter");
    if (button) return this.#send(button.command);
    if (this.player.turn) this.note(this.words.say("not-complete"));
  }

  /** @param {boolean} moved */
  #move(moved) {
    if (moved) this.notes.clear();
    this.draw();
  }

  // The board tells.

  /** @param {() => boolean} move */
  #try(move) {
    const before = this.player.turn;
    if (!before || this.#asked) return;
    if (!move()) return this.#plan();
    const steps = this.player.turn ? this.player.turn.path.slice(before.path.length) : [];
    for (const step of steps) this.sounds.play(step.hit ? "hit" : step.to === 0 ? "off" : "checker", this.settings);
    const complete = this.player.turn && !this.player.turn.free && turns.isComplete(this.player.turn);
    if (steps.length > 0) this.say(this.#playText(steps) + (complete ? `. ${this.words.say("say-complete")}` : ""));
    this.#move(true);
  }

  /** @param {readonly Step[]} steps */
  #playText(steps) {
    return playText(steps, { bar: this.words.say("bar-word"), off: this.words.say("off-word") });
  }

  // What is shown.

  /** @returns {Act[]} */
  #acts() {
    const { seen } = this;
    if (!seen?.model || this.#asked || seen.view.game?.round || seen.view.game?.extras) return [];
    const { turn } = this.player;
    const list = acts(seen.model, turn);
    if (turn && advises(seen.view)) {
      const ready = turn.path.length > 0;
      return [{ id: "undo", slot: "right", tone: "quiet", enabled: ready, key: "u" }, { id: "advise_play", slot: "right", tone: "main", enabled: ready, key: "Enter" }];
    }
    const canPropose = turn && turn.path.length > 0 && seen.view.legal.actions.includes("advise") && (seen.view.game?.cubes.length ?? 0) > 1;
    if (canPropose) list.push({ id: "propose", slot: "left", tone: "plain", enabled: true, key: "" });
    if (seen.view.game?.fair && seen.view.game.team_player === seen.view.you) {
      list.push({ id: "roll", slot: "right", tone: "main", enabled: false, key: "Enter" });
    }
    if (seen.view.legal.actions.includes("roll_opening")) list.push({ id: "roll_opening", slot: "right", tone: "main", enabled: true, key: "Enter" });
    return list;
  }

  draw() {
    const { seen, words } = this;
    if (!seen) return;
    const { view, model } = seen;
    const can = this.#decisions(view);
    const you = this.#answeringOf(view.you ?? "");
    const texts = { status: statusText(view, this.player.turn, words), waiting: waitingText(view, words) };
    this.now.show(view, can, texts, you.answers, you.verdict);
    if (this.keeps && isWooden(view)) this.book.show(view, (person) => this.#answeringOf(person));
    this.lineup.show(view, {
      swatch: (side) => (model && isLight(model, this.settings, side) ? "swatch-light" : "swatch-dark"),
      isBot: (id) => id.startsWith("bot:"),
      askable: this.#askable(view),
      ask: (member) => this.#send({ type: "ask_advice", member }),
    });
    const latest = view.game?.advice.findLast((piece) => piece.steps.length > 0)?.number ?? null;
    this.talk.show(view, this.#advice ?? latest);
    this.accounts.show(view);
    this.#showBoard(seen);
    this.#showButtons(view);
    this.notes.show({});
    this.#tick();
    this.#plan();
  }

  /** Buttons that stand on the board are not shown a second time beside it. @param {ChouetteView} view */
  #decisions(view) {
    const can = decisions(view, view.you, view.legal);
    const onBoard = this.#acts().map((act) => act.id);
    const byBook = this.keeps && isWooden(view);
    const buttons = can.buttons.filter((button) => !onBoard.includes(button.id) && !byBook);
    if (byBook) return { ...can, buttons, offer: [], answers: false, settle: [] };
    return { ...can, buttons };
  }

  /** @param {ChouetteView} view */
  #askable(view) {
    const { game } = view;
    if (!game || game.captain !== view.you || consultation(view) !== "cube-holders" || !game.board) return [];
    return game.cubes.filter((edge) => edge.kind === "main" && edge.settled === null && edge.member !== view.you).map((edge) => edge.member);
  }

  /** @param {Seen} seen */
  #showBoard({ view, model }) {
    byId("board-area").hidden = isWooden(view);
    document.body.classList.toggle("wooden", isWooden(view));
    byId("board-area").classList.toggle("empty", !model);
    this.#layout(model);
    if (!model) {
      for (const place of ["top", "bottom"]) keyed(byId(place), "", () => []);
      for (const place of ["top", "bottom"]) byId(place).classList.remove("acting");
      for (const slot of ["slot-left", "slot-right"]) keyed(byId(slot), "", () => []);
      return;
    }
    const pov = model.you ?? "white";
    this.board.speed = speedOf(this.settings);
    const shown = scene(model, this.player.turn, this.settings, this.words);
    this.board.show({ ...shown, trail: this.#trail(view, model) ?? shown.trail });
    this.#strip("bottom", view, model, pov, shown.checkers);
    this.#strip("top", view, model, pov === "white" ? "black" : "white", shown.checkers);
    this.#showActs();
  }

  /** How the board lies; between games as it lay. @param {Model | null} model */
  #layout(model) {
    const lies = this.board.geometry.layout;
    const pov = model ? (model.you ?? "white") : lies.pov;
    const swap = model ? !isLight(model, this.settings, "white") : lies.swap;
    this.board.setLayout({ pov, swap, mirror: this.settings.home === "left", compact: isCompact() });
  }

  /** A play shown to the captain. @param {ChouetteView} view @param {Model} model */
  #trail(view, model) {
    const moving = this.player.turn !== null && this.player.turn.path.length > 0;
    const steps = moving || this.#advice === -1 ? null : shownPlay(view, this.#advice);
    return steps ? { mover: /** @type {const} */ ("black"), steps, checkers: afterSteps(model.checkers, "black", steps) } : null;
  }

  /** @param {"top" | "bottom"} place @param {ChouetteView} view @param {Model} model @param {Side} side @param {number[]} checkers */
  #strip(place, view, model, side, checkers) {
    const id = side === "white" ? view.game?.box_player : view.game?.team_player;
    const { phase } = model;
    const acts = (phase.kind === "on_roll" || phase.kind === "to_play") && phase.side === side;
    const role = this.words.say(side === "white" ? "role-box" : "role-captain");
    const pips = this.settings.pips ? this.words.say("line-pips", { n: pipsOf(checkers, side) }) : "";
    const root = byId(place);
    root.classList.toggle("acting", acts);
    keyed(root, JSON.stringify([id, role, pips, acts, isLight(model, this.settings, side)]), () => [
      el("span", { class: "turn-mark", "aria-hidden": "true" }),
      el("span", { class: `swatch ${isLight(model, this.settings, side) ? "swatch-light" : "swatch-dark"}`, "aria-hidden": "true" }),
      el("span", { class: "role" }, role), el("b", { class: "name" }, nameOf(view, id ?? "")), el("span", { class: "pips" }, pips),
    ]);
  }

  #showActs() {
    const list = this.#acts();
    for (const slot of /** @type {const} */ (["left", "right"])) {
      const here = list.filter((act) => act.slot === slot);
      const root = byId(`slot-${slot}`);
      root.classList.toggle("playing", here.some((act) => act.id === "undo"));
      const value = (this.seen?.model?.cube.value ?? 1) * 2;
      keyed(root, JSON.stringify(here), () => here.map((act) => el("button", {
        type: "button", class: `act act-${act.tone}`, "data-act": act.id, "data-id": `slot-${act.id}`, "aria-disabled": String(!act.enabled), ...(act.key ? { "aria-keyshortcuts": act.key } : {}), onclick: () => this.act(act.id),
      }, this.words.say(`act-${act.id}`, { value }))));
    }
  }

  /** @param {ChouetteView} view */
  #showButtons(view) {
    byId("resign-open").hidden = view.legal.resign.length === 0;
    byId("claim").hidden = view.legal.claim.length === 0;
    closeUnless(this.player.turn !== null, "plays");
    byId("plays-open").hidden = this.player.turn === null || this.player.turn.free || this.#asked !== "";
    byId("flip").hidden = isWooden(view);
    const playing = view.stage.type === "playing";
    byId("leave").hidden = !view.legal.actions.includes("leave");
    setText(byId("leave"), this.words.say(playing ? "choice-leave-game" : "choice-leave"));
    byId("close").hidden = !(this.keeps ? view.stage.type !== "closed" && !playing && view.line !== null : view.legal.actions.includes("close") && !isWooden(view) && view.games.length > 0);
    byId("accounts-open").hidden = view.games.length === 0 && view.ledger.accounts.length === 0;
    const moves = /** @type {HTMLAnchorElement} */ (byId("history-open"));
    moves.hidden = view.game === null;
    if (view.game) moves.href = `/c/${this.id}/games/${view.game.number}`;
    this.#goesOn(view);
    byId("invite").hidden = view.stage.type === "closed" || !document.getElementById("invite-link");
    const invite = byId("invite");
    const gathering = view.stage.type === "gathering";
    // Open while one waits for others; later only who wants it opens it.
    if (invite instanceof HTMLDetailsElement && invite.dataset["gathering"] !== String(gathering)) {
      invite.open = gathering;
      invite.dataset["gathering"] = String(gathering);
    }
  }

  /** Once the session is over the same people can go on elsewhere. @param {ChouetteView} view */
  #goesOn(view) {
    const sequel = /** @type {HTMLAnchorElement} */ (byId("sequel"));
    sequel.hidden = view.sequel === null;
    if (view.sequel !== null) sequel.href = `/c/${view.sequel}`;
    byId("again").hidden = view.stage.type !== "closed" || view.sequel !== null || !(this.keeps || view.you !== null);
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
    clearTimeout(this.#automaticTimer);
    const { seen } = this;
    const { turn } = this.player;
    if (!seen?.model || this.arrivals.isShowing || this.#asked || document.querySelector("dialog[open]") || advises(seen.view)) return;
    if (seen.view.game?.round || seen.view.game?.extras) return;
    const mayDouble = seen.view.legal.actions.includes("double");
    const next = automatic(seen.model, turn, this.settings);
    if (!next || (next.what === "roll" && mayDouble)) return;
    const { model } = seen;
    this.#automaticTimer = window.setTimeout(() => this.#automatically(next, model), next.after);
  }

  /** @param {import("../play/automation.js").Automatic} next @param {Model} model */
  async #automatically(next, model) {
    const { player } = this;
    if (this.seen?.model !== model || this.#asked) return;
    if (next.what === "roll" || next.what === "no_move") return this.#perform(next.what);
    if (next.what !== "play" || !player.turn) return;
    if (!(await moveForced(this, model, next.steps))) return;
    this.say(this.words.say("say-forced", { play: this.#playText(next.steps) }));
    await wait(450);
    if (this.seen?.model === model) this.#done();
  }

  // Smaller things.

  /** @param {number | null} number */
  #showAdvice(number) {
    this.#advice = number ?? -1;
    this.draw();
  }

  #listPlays() {
    const { turn } = this.player;
    if (!turn || turn.free || this.#asked) return this.note(this.words.say("not-now"));
    const list = turns.plays(turn);
    setText(byId("plays-count"), this.words.say("plays-count", { n: list.length }));
    ask("plays", list.map((play, i) => ({ text: `${i + 1}. ${this.#playText(play)}`, act: () => this.#try(() => this.player.set(turns.playOut(turn, play))) })));
  }

  #resign() {
    const legal = this.seen?.view.legal;
    if (!legal || legal.resign.length === 0) return this.note(this.words.say("not-now"));
    ask("resign", legal.resign.map((kind) => ({ text: this.words.say(`resign-${kind}`), act: () => this.#send({ type: "resign", kind }) })));
  }

  /** @param {string} question @param {() => void} then */
  #sure(question, then) {
    setText(byId("sure-text"), this.words.say(question));
    ask("sure", [{ text: this.words.say(question === "sure-leave" ? "choice-leave" : "choice-close"), act: then }]);
  }

  /** @param {settings.Settings} next */
  change(next) {
    this.settings = next;
    settings.save(next);
    this.draw();
  }

  #arm() {
    this.board.host = {
      targets: (place) => (this.player.turn ? targets(this.player.turn, place) : new Map()),
      tap: (place, which) => this.#try(() => this.player.tap(place, which)),
      drop: (from, to) => this.#try(() => this.player.drop(from, to)),
      dice: () => (this.player.turn && turns.isComplete(this.player.turn) && !this.player.turn.free ? this.act("done") : this.act("swap")),
      cube: () => this.act("double"),
    };
    new Keys({
      act: (id) => this.act(id),
      go: () => this.#go(),
      typing: (text) => {
        this.notes.typing(text);
      },
      typed: (text) => this.#typed(text),
      replay: () => undefined,
    }, MORE_KEYS);
    armDialogs();
    fillHelp(this.words, KEYS);
    fillSettings(this.words, () => this.settings, (next) => this.change(next));
    for (const [button, act] of /** @type {const} */ ([["help-open", "help"], ["resign-open", "resign"], ["plays-open", "plays"], ["flip", "flip"]])) {
      byId(button).addEventListener("click", () => this.act(act));
    }
    byId("claim").addEventListener("click", () => {
      const kind = /** @type {WinKind | undefined} */ (this.seen?.view.legal.claim.at(-1));
      if (kind) this.#send({ type: "claim", kind });
    });
    byId("settings-open").addEventListener("click", () => dialog("settings").showModal());
    byId("leave").addEventListener("click", () => this.#sure("sure-leave", () => this.#send({ type: "leave" })));
    byId("close").addEventListener("click", () => this.#sure("sure-close", () => this.#send({ type: "close" })));
    byId("undo-one").addEventListener("click", () => this.#send({ type: "undo", steps: 1 }));
    byId("undo-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send({ type: "undo", steps: Math.max(1, Number(/** @type {HTMLInputElement} */ (byId("undo-steps")).value) || 1) });
    });
    document.getElementById("invite-copy")?.addEventListener("click", () => copyInvitation(this.words));
    setInterval(() => this.#tick(), 500);
    addEventListener("resize", () => this.draw());
    document.addEventListener("close", () => this.#plan(), true);
  }

  /** @param {string} text */
  #typed(text) {
    const played = this.player.turn !== null && !this.#asked;
    let done = false;
    if (played) this.#try(() => (done = this.player.typed(text)));
    if (done && dialog("plays").open) dialog("plays").close();
    if (!done) this.note(this.words.say(played ? "typed-wrong" : "not-now", { text }));
    return done;
  }

  #tick() {
    const view = this.seen?.view;
    if (view) setText(byId("now-time"), timeText(view, performance.now() - this.#received, this.words));
  }
}

async function start() {
  settings.apply(settings.load());
  const main = byId("chouette");
  const sources = (main.dataset["words"] ?? "").split(" ").map((path) => fetch(path).then((answer) => answer.text()));
  const words = new Words(document.documentElement.lang, (await Promise.all(sources)).join("\n"));
  new ChouettePage(words, JSON.parse(byId("view").textContent ?? "null"), main.dataset["id"] ?? "", main.dataset["keeps"] === "true");
}

start();
