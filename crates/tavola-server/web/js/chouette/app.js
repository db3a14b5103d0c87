// The chouette's page: what a chouette has of its own. What it decides is decided in the parts.

/** @import { ChouetteCommand, ChouetteCubeAnswer, ChouetteEvent, ChouetteView, PlayerId, Refusal, WinKind } from "../wire.js" */
/** @import { Act } from "../play/acts.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Shown as ShownOf, SharedCommand } from "../play/play_page.js" */
/** @import { Seen } from "../dice/guard.js" */
import { afterSteps } from "../board/counts.js";
import { LENGTH } from "../chain.js";
import { refusalText } from "../page/refusal.js";
import * as settings from "../page/settings.js";
import { acts } from "../play/acts.js";
import { automatic } from "../play/automation.js";
import { ask, closeUnless } from "../page/dialogs.js";
import { byId, setText } from "../page/dom.js";
import { isLight } from "../play/panel.js";
import { isPoints, stakeText } from "../page/money.js";
import { PlayPage } from "../play/play_page.js";
import { scene } from "../play/scene.js";
import * as turns from "../play/turn.js";
import { Words } from "../page/words.js";
import { Answering } from "./answering.js";
import * as answers from "./answers.js";
import { advises, modelOf, shownPlay } from "./board.js";
import { Book } from "./book.js";
import { commits, seenIn } from "./dice.js";
import { showButtons } from "./buttons.js";
import { decisions } from "./decisions.js";
import { KEYS, MORE_KEYS } from "./help.js";
import { Lineup, askable } from "./lineup.js";
import { isWooden, nameOf } from "./members.js";
import { Now } from "./now.js";
import { Accounts } from "./accounts.js";
import { Parts } from "./parts.js";
import { costsText } from "./resigning.js";
import { leavingMeans, offersToSettle } from "./settling.js";
import { showNews } from "./news.js";
import { TableTalk, Talk } from "./side.js";
import { cubesInWords, spoken } from "./speech.js";
import { statusText, timeText, waitingText } from "./status.js";
import { clearStrips, showStrips } from "./strip.js";

/** @typedef {ShownOf<ChouetteView, ChouetteEvent>} Shown */

/** While one of these is not answered, nothing else is done on the board. */
const AWAITED = ["play", "roll", "roll_opening"];

/** @extends {PlayPage<ChouetteView, ChouetteEvent, ChouetteCommand>} */
class ChouettePage extends PlayPage {
  /** The set and side for which a chain has been committed. */
  #committed = "";
  /** The number of the piece of advice on the board; null for the latest, -1 for none. @type {number | null} */
  #advice = null;

  /** @param {Words} words @param {ChouetteView} view @param {string} id @param {boolean} keeps whether the reader keeps the book */
  constructor(words, view, id, keeps) {
    super(words, "c", id, { more: MORE_KEYS, help: KEYS });
    this.keeps = keeps;
    this.answering = new Answering({
      ask: (command, person) => this.line.ask(command, this.#as(person)),
      reason: (refusal) => this.reason(refusal),
      say: (text) => this.say(text),
      changed: () => this.draw(),
    });
    const form = {
      choose: (/** @type {PlayerId} */ person, /** @type {PlayerId} */ cube, /** @type {ChouetteCubeAnswer} */ answer) => this.answering.choose(person, (now) => answers.choose(now, cube, answer)),
      all: (/** @type {PlayerId} */ person, /** @type {ChouetteCubeAnswer} */ answer) => this.answering.choose(person, (now) => answers.chooseAll(now, answer)),
      send: (/** @type {PlayerId} */ person) => this.#answer(person),
    };
    this.now = new Now(words, { send: (command) => this.send(command), choose: form.choose, all: form.all, answer: form.send });
    this.book = new Book(words, { send: (command, person) => this.send(command, this.#as(person)), form, sure: (text, then) => this.#ask(text, "wood-enter", then) });
    this.parts = new Parts(words);
    this.lineup = new Lineup(byId("lineup"), words);
    this.talk = new Talk(words, { say: (text) => this.send({ type: "advise", text, steps: [] }), show: (number) => this.#showAdvice(number), send: (command) => this.send(command) });
    this.tableTalk = new TableTalk(words, (text) => this.send({ type: "say", text }));
    this.accounts = new Accounts(words, id, (command, question) => this.#sure("sure-paid", () => this.send(command), question));
    this.#arm();
    this.start(view);
  }

  #arm() {
    byId("claim").addEventListener("click", () => {
      const kind = /** @type {WinKind | undefined} */ (this.view?.legal.claim.at(-1));
      if (kind) this.send({ type: "claim", kind });
    });
    byId("leave").addEventListener("click", () => this.#sure(this.view ? leavingMeans(this.view) : "sure-leave", () => this.send({ type: "leave" })));
    byId("close").addEventListener("click", () => this.#sure("sure-close", () => this.send({ type: "close" })));
    byId("undo-one").addEventListener("click", () => this.send({ type: "undo", steps: 1 }));
    byId("undo-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send({ type: "undo", steps: Math.max(1, Number(/** @type {HTMLInputElement} */ (byId("undo-steps")).value) || 1) });
    });
    setInterval(() => this.#tick(), 500);
  }

  // What comes in.

  /** @override @param {ChouetteView} view */
  modelOf(view) {
    return modelOf(view, this.id);
  }

  /** @override @param {ChouetteView} view */
  diceOf(view) {
    return seenIn(view);
  }

  /** Box and captain commit a chain for each set of dice, once. @override @param {ChouetteView} view @param {Seen} seen */
  commitChain(view, seen) {
    const side = commits(view);
    const key = `${seen.match} ${side}`;
    if (!side || this.#committed === key) return;
    this.#committed = key;
    const anchor = this.dice.pledge(seen);
    if (anchor) this.line.send({ type: "commit_chain", set: seen.match, anchor, length: LENGTH });
  }

  /** @override @param {Shown | null} before @param {Shown} now @returns {string[]} */
  sentences(before, now) {
    return spoken(before?.view ?? null, now.view, this.settings, this.words, now.events);
  }

  /** @override @param {Shown} before @param {Shown} now */
  isCubeNews({ view: before }, { view: now }) {
    const asked = (/** @type {ChouetteView} */ view) => offersToSettle(view).length;
    const leads = (/** @type {ChouetteView} */ view) => view.you !== null && view.game?.team_player === view.you;
    return (Boolean(now.game?.round) && !before.game?.round) || asked(now) > asked(before) || (leads(now) && !leads(before));
  }

  /** @override @param {Shown} shown */
  isYourTurn({ view: { legal } }) {
    return legal.actions.includes("roll") || legal.answer.length > 0;
  }

  /** @override */
  isOwnPlay() {
    return this.player.turn !== null && !this.player.turn.free && !(this.view && advises(this.view));
  }

  /** @override @param {Shown | null} before @param {Shown} now */
  afterShown(before, now) {
    super.afterShown(before, now);
    if (!now.view.game?.advice.some((piece) => piece.steps.length > 0)) this.#advice = null;
    this.answering.follow(now.view, this.keeps);
  }

  /** @override @param {Refusal} refusal */
  reason(refusal) {
    const { view } = this;
    return refusalText(refusal, this.words, (player) => (view ? nameOf(view, player) : player));
  }

  // What goes out.

  /** @param {PlayerId | undefined} person @returns {{ as?: string }} */
  #as(person) {
    return person === undefined || person === this.view?.you ? {} : { as: person };
  }

  /** @override @param {ChouetteCommand | SharedCommand} command */
  waitsFor(command) {
    return AWAITED.includes(command.type);
  }

  /** The others decide meanwhile: only the move for which all wait can wait itself. @override @param {string} act */
  canWait(act) {
    return [...AWAITED, "undo", "done", "no_move"].includes(act);
  }

  /** @param {PlayerId} person @returns {void} */
  #answer(person) {
    const { answers: now, verdict } = this.answering.of(person);
    if (!answers.isWhole(now)) return this.note(this.words.say("answer-open"));
    if (verdict.state === "refused") return this.note(verdict.text);
    this.send(answers.command(now), this.#as(person));
  }

  /** Who only advises shows the turn in hand to the captain. @override @returns {void} */
  done() {
    const { turn } = this.player;
    if (!turn || !this.view || !advises(this.view)) return super.done();
    if (turn.path.length === 0 || !(turn.free || turns.isComplete(turn))) return;
    this.player.set(turns.undoAll(turn));
    this.#propose(turn);
  }

  /** Shows the others a play one has in mind. @param {turns.Turn} turn */
  #propose(turn) {
    if (turn.path.length > 0) this.send({ type: "advise", text: "", steps: turns.stepsMade(turn) });
  }

  /** @override @param {string} id @param {Shown} shown @returns {void} */
  attempt(id, { view }) {
    const { turn } = this.player;
    if (id === "undo" && turn) return this.moved(this.player.set(turns.undo(turn)));
    if (id === "done" || id === "advise_play") return this.done();
    if (id === "propose") return turn ? this.#propose(turn) : undefined;
    if (["take", "drop", "again"].includes(id)) return this.#byKey(id, view);
    if (this.offered().some((act) => act.id === id && act.enabled)) return this.perform(id);
    const button = decisions(view, view.you, view.legal).buttons.find((one) => one.id === id || (id === "double" && one.id === "double_all"));
    if (button) return this.send(button.command);
    this.notNow(id);
  }

  /** One key for all that is offered. @param {string} id @param {ChouetteView} view */
  #byKey(id, view) {
    if (view.legal.actions.includes("accept_resignation") && id !== "again") return this.send({ type: id === "take" ? "accept_resignation" : "reject_resignation" });
    const key = id === "take" ? "t" : "p";
    const button = id === "again" ? undefined : decisions(view, view.you, view.legal).buttons.find((one) => one.key === key);
    if (button) return this.send(button.command);
    if (view.legal.answer.length === 0 || !view.you) return this.notNow(id);
    const again = view.legal.answer[0]?.answers.find((answer) => answer !== "take" && answer !== "drop");
    const answer = id === "take" ? "take" : id === "drop" ? "drop" : again;
    if (!answer) return this.notNow("beaver");
    this.send({ type: /** @type {"take"} */ (answer) });
  }

  /** @override @param {string} id */
  perform(id) {
    switch (id) {
      case "no_move":
        return this.send({ type: "play", steps: [] });
      case "roll":
        return this.send({ type: "roll", link: null });
      case "roll_opening":
        return this.send({ type: "roll_opening", link: null });
      default:
        return this.send(/** @type {ChouetteCommand} */ ({ type: id }));
    }
  }

  /** @override @param {string} id @returns {(() => void) | null} */
  local(id) {
    switch (id) {
      case "cubes":
        return () => this.view && this.say(cubesInWords(this.view, this.words));
      case "waits":
        return () => this.view && this.say(`${statusText(this.view, this.player.turn, this.words)} ${waitingText(this.view, this.words)}`);
      case "talk":
        return () => this.talk.field.focus();
      case "answer":
        return () => /** @type {HTMLElement | null} */ (document.querySelector(".answer-form input"))?.focus();
      default:
        return super.local(id);
    }
  }

  /** @override @param {string} id */
  whyNot(id) {
    return this.view?.legal.why_not[/** @type {import("../wire.js").ChouetteAct} */ (id)];
  }

  /** @override */
  goOtherwise() {
    const { view } = this;
    const button = view && decisions(view, view.you, view.legal).buttons.find((one) => one.key === "Enter");
    if (button) this.send(button.command);
    return Boolean(button);
  }

  // What is shown.

  /** @override @returns {Act[]} */
  acts() {
    const { view, model } = this;
    if (!view || !model || this.asked || view.game?.round || view.game?.extras) return [];
    const { turn } = this.player;
    if (turn && advises(view)) {
      const ready = turn.path.length > 0;
      const whole = ready && (turn.free || turns.isComplete(turn));
      return [{ id: "undo", slot: "right", tone: "quiet", enabled: ready, key: "u" }, { id: "advise_play", slot: "right", tone: "main", enabled: whole, key: "Enter" }];
    }
    const list = acts(model, turn);
    const canPropose = turn && turn.path.length > 0 && (turn.free || turns.isComplete(turn)) && view.legal.actions.includes("advise") && (view.game?.cubes.length ?? 0) > 1;
    if (canPropose) list.push({ id: "propose", slot: "left", tone: "plain", enabled: true, key: "" });
    if (view.game?.fair && view.game.team_player === view.you) {
      list.push({ id: "roll", slot: "right", tone: "main", enabled: false, key: "Enter" });
    }
    if (view.legal.actions.includes("roll_opening")) list.push({ id: "roll_opening", slot: "right", tone: "main", enabled: true, key: "Enter" });
    return list;
  }

  /** @override */
  draw() {
    const { shown, words } = this;
    if (!shown) return;
    const { view, model } = shown;
    const you = this.answering.of(view.you ?? "");
    const texts = { status: statusText(view, this.player.turn, words), waiting: waitingText(view, words) };
    this.now.show(view, this.#decisions(view), texts, you.answers, you.verdict);
    if (this.keeps && isWooden(view)) this.book.show(view, (person) => this.answering.of(person));
    this.lineup.show(view, {
      swatch: (side) => (model && isLight(model, this.settings, side) ? "swatch-light" : "swatch-dark"),
      isBot: (id) => id.startsWith("bot:"),
      askable: askable(view),
      ask: (member, asked) => this.send({ type: asked ? "take_back_asking" : "ask_advice", member }),
    });
    const latest = view.game?.advice.findLast((piece) => piece.steps.length > 0)?.number ?? null;
    this.talk.show(view, this.#advice ?? latest);
    this.tableTalk.show(view);
    this.parts.show(view);
    this.accounts.show(view);
    setText(byId("stake"), ` · ${stakeText(view.stake, words)}`);
    byId("stake").hidden = isPoints(view.stake);
    showNews(view, words);
    this.#showBoard(shown);
    closeUnless(this.player.turn !== null, "plays");
    byId("plays-open").hidden = this.player.turn === null || this.player.turn.free || this.asked !== "";
    showButtons(view, this);
    this.showMessage();
    this.#tick();
    this.plan();
  }

  /** @override */
  showMessage() {
    this.notes.show({ otherwise: this.line.waits ? this.words.say("line-waiting") : "" });
  }

  /** Buttons that stand on the board are not shown a second time beside it. @param {ChouetteView} view */
  #decisions(view) {
    const can = decisions(view, view.you, view.legal);
    const onBoard = this.acts().map((act) => act.id);
    const byBook = this.keeps && isWooden(view);
    const buttons = can.buttons.filter((button) => !onBoard.includes(button.id) && !byBook);
    if (byBook) return { ...can, buttons, offer: [], answers: false, settle: [] };
    return { ...can, buttons };
  }

  /** @param {Shown} shown */
  #showBoard({ view, model }) {
    byId("board-area").hidden = isWooden(view);
    document.body.classList.toggle("wooden", isWooden(view));
    byId("board-area").classList.toggle("empty", !model);
    this.layOut(model);
    this.showActs();
    if (!model) return clearStrips();
    const drawn = scene(model, this.player.turn, this.settings, this.words);
    this.board.show({ ...drawn, trail: this.#trail(view, model) ?? drawn.trail });
    showStrips(view, model, drawn.checkers, this);
  }

  /** A play shown to the captain. @param {ChouetteView} view @param {Model} model */
  #trail(view, model) {
    const moving = this.player.turn !== null && this.player.turn.path.length > 0;
    const steps = moving || this.#advice === -1 ? null : shownPlay(view, this.#advice);
    const mover = model.you;
    return steps && mover ? { mover, steps, checkers: afterSteps(model.checkers, mover, steps) } : null;
  }

  /** @override @param {Shown} shown */
  automatic({ view, model }) {
    if (!model || advises(view) || view.game?.round || view.game?.extras) return null;
    const next = automatic(model, this.player.turn, this.settings);
    return next?.what === "roll" && view.legal.actions.includes("double") ? null : next;
  }

  // Smaller things.

  /** @param {number | null} number */
  #showAdvice(number) {
    this.#advice = number ?? -1;
    this.draw();
  }

  /** @override @returns {{ text: string, detail?: string, act: () => void }[]} */
  resignations() {
    const { view } = this;
    if (!view) return [];
    return view.legal.resign.map((kind) => ({ text: this.words.say(`resign-kind`, { win: kind }), detail: costsText(view, kind, this.words), act: () => this.send({ type: "resign", kind }) }));
  }

  /** @param {string} question @param {() => void} then @param {Record<string, string>} [about] */
  #sure(question, then, about = {}) {
    const yes = { "sure-close": "choice-close", "sure-paid": "accounts-paid" }[question] ?? "choice-leave";
    this.#ask(this.words.say(question, about), yes, then);
  }

  /** @param {string} text @param {string} yes the key of the button @param {() => void} then */
  #ask(text, yes, then) {
    setText(byId("sure-text"), text);
    ask("sure", [{ text: this.words.say(yes), act: then }]);
  }

  #tick() {
    const { view } = this;
    if (view) setText(byId("now-time"), timeText(view, performance.now() - this.received, this.words));
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
