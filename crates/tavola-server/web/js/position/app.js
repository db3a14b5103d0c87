// The page of a position: its board is played on (what comes of another play?) or, while “Set up” is open, set up. The
// server says what can be played and what a text means; the address follows what is set up.

/** @import { Side, StepGraph } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Setup } from "./setup.js" */
import { byId, setText } from "../page/dom.js";
import { house } from "../page/house.js";
import { Words } from "../page/words.js";
import { Figure, layOut } from "../play/figure.js";
import { playText } from "../play/notation.js";
import { BRUSHES, Editor } from "./editor.js";
import { bringAlive } from "./rollout.js";
import { boardLetters, mirrored, noCheckers, pips, readXgid, startCheckers, xgid } from "./setup.js";
import "../study/keys.js";

/** So long nothing more is set up before the server is asked what it is, in milliseconds. */
const SETTLED = 180;

/**
 * @typedef {object} State what the server says of a text
 * @property {string | null} xgid none if the text is no position
 * @property {string | null} gnubg
 * @property {string} about whose turn and what is played for
 * @property {string | null} wrong why it is none, or why nothing is left to decide
 * @property {StepGraph | null} steps the legal steps of the roll
 */

const page = byId("position");
// What could not be read has no board and none of these; then nothing here begins.
const details = /** @type {HTMLDetailsElement} */ (document.getElementById("setup"));
const form = /** @type {HTMLFormElement} */ (document.getElementById("setup-form"));
const text = /** @type {HTMLTextAreaElement} */ (byId("position-id"));

/** @param {string} name @returns {HTMLInputElement & HTMLSelectElement} */
const field = (name) => /** @type {HTMLInputElement & HTMLSelectElement} */ (form.elements.namedItem(name));

class PositionPage {
  /** @type {Setup} */
  setup;
  /** @type {StepGraph | null} */
  steps;
  /** Whether what the address asks for is not yet known. */
  #isAwaited = false;
  #asked = 0;
  #timer = 0;

  /** @param {Words} words @param {{ xgid: string, steps: StepGraph | null }} data */
  constructor(words, data) {
    this.words = words;
    this.steps = data.steps;
    this.setup = /** @type {Setup} */ (readXgid(data.xgid));
    this.board = /** @type {TavolaBoard} */ (document.createElement("tavola-board"));
    const place = byId("position-board");
    this.board.setAttribute("label", place.dataset["label"] ?? "");
    place.replaceChildren(this.board);
    this.pov = /** @type {Side} */ (place.dataset["below"] ?? "white");
    this.figure = new Figure(this.board, words, () => this.#played());
    this.played = this.board.host;
    this.editor = new Editor(this.board, words, (setup, refused) => this.#changed(setup, refused));
    for (const element of document.querySelectorAll("[data-scripted]")) element.removeAttribute("hidden");
    this.#listen();
    matchMedia("(max-width: 560px) and (orientation: portrait)").addEventListener("change", () => this.show());
    this.show();
    this.#begin();
  }

  /**
   * The page that is kept is one without a position. With one in the address it stands for a page that has not come in time:
   * the position is shown at once, whoever looks at it and however long that takes.
   */
  #begin() {
    const asked = new URLSearchParams(location.search);
    const id = asked.get("id")?.trim();
    if (!id || page.dataset["xgid"]) return;
    text.value = id;
    details.open = false;
    this.#isAwaited = true;
    this.#ask(id, true, asked.get("roll") ?? "");
  }

  #listen() {
    details.addEventListener("toggle", () => this.show());
    byId("play-undo").addEventListener("click", () => this.figure.undo());
    const acts = {
      "setup-start": () => this.editor.set({ checkers: startCheckers(), roll: null }),
      "setup-clear": () => this.editor.set({ checkers: noCheckers(), roll: null }),
      "setup-mirror": () => this.editor.set(mirrored(this.editor.setup)),
    };
    for (const [id, act] of Object.entries(acts)) byId(id).addEventListener("click", act);
    form.addEventListener("change", () => this.#fields());
    for (const brush of document.getElementsByName("brush")) brush.addEventListener("change", () => this.#brush());
    text.addEventListener("input", () => this.#ask(text.value, true));
  }

  /** Shows the board as it is used now. */
  show() {
    this.editor.isOn = details.open;
    layOut(this.board, this.pov);
    if (details.open) {
      this.editor.begin(this.setup);
      this.#brush();
    } else {
      this.board.host = this.played;
      const { checkers, turn, roll, cube, owner } = this.setup;
      this.figure.set({ checkers, side: turn, roll, steps: this.steps, cube: { value: cube, owner, offeredTo: null } });
    }
    this.#written();
    this.#played();
  }

  #brush() {
    const chosen = /** @type {HTMLInputElement | null} */ (form.querySelector('input[name="brush"]:checked'));
    this.editor.brush = BRUSHES.find((brush) => brush === chosen?.value) ?? "white";
  }

  /** The board was changed. @param {Setup} setup @param {string} refused */
  #changed(setup, refused) {
    this.setup = setup;
    const brush = /** @type {HTMLInputElement | null} */ (form.querySelector(`input[name="brush"][value="${this.editor.brush}"]`));
    if (brush) brush.checked = true;
    this.#written();
    this.#say(refused ? this.words.say(refused) : "");
    if (!refused) this.#ask(xgid(setup), false);
  }

  /** A field was changed. */
  #fields() {
    const number = (/** @type {string} */ name, /** @type {number} */ most) => Math.max(0, Math.min(most, Math.trunc(Number(field(name).value)) || 0));
    const length = number("length", 99);
    const roll = field("roll").value;
    const score = { white: number("white", 98), black: number("black", 98) };
    const oneAway = length > 0 && Math.max(score.white, score.black) === length - 1 && score.white !== score.black;
    const owner = /** @type {Side | "middle"} */ (field("owner").value);
    this.editor.set({
      turn: /** @type {Side} */ (field("turn").value),
      roll: roll ? [Number(roll[0]), Number(roll[1])] : null,
      cube: Number(field("cube").value),
      owner: owner === "middle" ? null : owner,
      length, score,
      crawford: oneAway && field("crawford").checked,
      jacoby: field("jacoby").checked,
      beavers: field("beavers").checked,
    });
  }

  /** Fields and pips say what is on the board. */
  #written() {
    const { setup } = this;
    const values = {
      turn: setup.turn, roll: setup.roll ? `${Math.max(...setup.roll)}${Math.min(...setup.roll)}` : "", cube: String(setup.cube),
      owner: setup.owner ?? "middle", length: String(setup.length), white: String(setup.score.white), black: String(setup.score.black),
    };
    for (const [name, value] of Object.entries(values)) if (field(name).value !== value) field(name).value = value;
    for (const name of /** @type {const} */ (["crawford", "jacoby", "beavers"])) field(name).checked = setup[name];
    for (const part of form.querySelectorAll("[data-when]")) part.toggleAttribute("hidden", (part.getAttribute("data-when") === "match") !== setup.length > 0);
    // The fields say the roll themselves: the text beside them is the position before it.
    field("id").value = xgid({ ...setup, roll: null });
    const checkers = details.open ? setup.checkers : this.figure.checkers;
    const [white, black] = [pips(checkers, "white"), pips(checkers, "black")];
    setText(byId("position-pips"), this.words.say("position-pips", { white, black }));
  }

  /** @param {string} said */
  #say(said) {
    setText(byId("position-said"), said);
  }

  /** Asks what a text is, when nobody has written or set up any more for a moment. @param {string} asked @param {boolean} wasWritten @param {string} [roll] */
  #ask(asked, wasWritten, roll = "") {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = window.setTimeout(async () => {
      try {
        const rolled = roll ? `&roll=${encodeURIComponent(roll)}` : "";
        const answer = await house.get(`/position/state?id=${encodeURIComponent(asked)}${rolled}`, { headers: { accept: "application/json" } });
        if (answer.ok && number === this.#asked) this.#told(/** @type {State} */ (await answer.json()), wasWritten);
      } catch {
        // Without a network the board can still be set up; “Look” says then that there is none.
      }
    }, SETTLED);
  }

  /** @param {State} state @param {boolean} wasWritten */
  #told(state, wasWritten) {
    const isNone = state.xgid === null;
    const wrong = wasWritten && text.value.trim() === "" ? "" : (state.wrong ?? "");
    this.#say(wrong);
    byId("setup-look").toggleAttribute("disabled", state.wrong !== null && !wasWritten);
    if (isNone) return;
    setText(byId("position-about"), state.about);
    if (!wasWritten) text.value = state.xgid ?? "";
    const ids = document.getElementById("position-ids");
    if (ids) setText(ids, `${state.xgid}${state.gnubg ? ` GNUBG ${state.gnubg}` : ""}`);
    this.steps = state.steps;
    // On the page that was kept this is what the address asks for, and what is looked at beside the board.
    if (this.#isAwaited) page.dataset["xgid"] = state.xgid ?? "";
    this.#isAwaited = false;
    const read = readXgid(state.xgid ?? "");
    if (wasWritten && read) {
      this.setup = read;
      this.show();
      // A board that is shown anew says nothing: what is wrong with it is said behind that.
      if (wrong) this.#say(wrong);
    }
    // What was said of another position is no longer beside this one.
    byId("position-look").toggleAttribute("hidden", state.xgid !== page.dataset["xgid"]);
    const root = /** @type {HTMLInputElement | null} */ (document.querySelector('#what-if input[name="id"]'));
    if (root && state.xgid) root.value = state.xgid;
    history.replaceState(null, "", `/position?id=${encodeURIComponent(state.xgid ?? "").replaceAll("%3A", ":").replaceAll("%3D", "=")}&plies=${page.dataset["plies"] ?? 2}`);
  }

  /** A step was played, or taken back. */
  #played() {
    const { figure } = this;
    byId("play-acts").toggleAttribute("hidden", details.open || figure.turn === null);
    byId("play-undo").toggleAttribute("disabled", figure.steps.length === 0);
    for (const row of document.querySelectorAll("#position-look tr.chosen")) row.classList.remove("chosen");
    const on = /** @type {HTMLAnchorElement} */ (byId("play-on"));
    const isDone = !details.open && figure.isDone && figure.steps.length > 0;
    on.toggleAttribute("hidden", !isDone);
    const first = /** @type {HTMLInputElement | null} */ (document.querySelector('#what-if input[name="act"]'));
    if (first) first.value = isDone ? playText(figure.steps) : "";
    if (details.open) return;
    this.#written();
    if (!isDone) return this.#say("");
    const { turn, ...rest } = this.setup;
    const next = xgid({ ...rest, checkers: figure.checkers, turn: turn === "white" ? "black" : "white", roll: null });
    on.href = `/position?id=${encodeURIComponent(next)}&plies=${page.dataset["plies"] ?? 2}`;
    const letters = `XGID=${boardLetters(figure.checkers)}:`;
    const row = [...document.querySelectorAll("#position-look tr[data-next]")].find((one) => one.getAttribute("data-next")?.startsWith(letters));
    row?.classList.add("chosen");
    row?.scrollIntoView({ block: "nearest" });
    const cell = (/** @type {number} */ index) => row?.children[index]?.textContent?.trim() ?? "";
    const name = !row ? "position-your-other" : cell(0) === "1" ? "position-your-best" : "position-your-play";
    const isJudged = document.querySelector("#position-look tr[data-next]") !== null;
    this.#say(isJudged ? this.words.say(name, { rank: cell(0), play: cell(1), equity: cell(2), behind: cell(3) }) : "");
  }
}

/** @param {string} address */
const loaded = async (address) => (await fetch(address)).text();

const data = document.getElementById("position-data");
if (data) {
  const sources = Promise.all((page.dataset["words"] ?? "").split(" ").map(loaded));
  const words = sources.then((all) => new Words(document.documentElement.lang, all.join("\n")));
  bringAlive(words);
  words.then((known) => new PositionPage(known, JSON.parse(data.textContent ?? "null")));
}
