// What is said at a table or in a chouette: lines that come in, phrases and free words that go out, whom one does not want to hear.

/** @import { TalkLine, TalkView } from "../wire.js" */
/** @import { Words } from "./words.js" */
import { dialog } from "./dialogs.js";
import { setLinked } from "./clauses.js";
import { byId, el, setText } from "./dom.js";
import { refusalText } from "./refusal.js";
import { uuid } from "./socket.js";

/** @typedef {{ type: string, [more: string]: unknown }} TalkAct */

/** Leads to what is said. */
const KEY = "w";
/** So many lines stay on the page. */
const KEPT = 150;

export class Talk {
  /** @type {TalkLine[]} */
  #lines = [];
  /** The last line that was on the screen. */
  #read = 0;
  #isInSight = false;
  /** The line that is about to be reported. */
  #reported = 0;
  /** @type {TalkView | null} */
  #view = null;

  /** @param {Words} words @param {string} at the page's address */
  constructor(words, at) {
    this.words = words;
    this.at = at;
    this.box = byId("chat");
    this.log = byId("chat-log");
    this.list = byId("chat-lines");
    this.phrase = /** @type {HTMLSelectElement} */ (byId("chat-phrase"));
    this.field = /** @type {HTMLInputElement} */ (byId("chat-text"));
    this.#arm();
  }

  #arm() {
    byId("chat-phrases").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.phrase.value) this.#say({ type: "phrase", phrase: this.phrase.value }, () => (this.phrase.value = ""));
    });
    byId("chat-words").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (text) this.#say({ type: "say", text }, () => (this.field.value = ""));
    });
    byId("chat-want").addEventListener("click", () => this.#say({ type: this.#view?.wants ? "want_no_words" : "want_words" }));
    byId("chat-open").addEventListener("click", () => this.open());
    byId("report-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#report();
    });
    for (const field of [this.field, this.phrase]) field.addEventListener("keydown", (event) => void (/** @type {KeyboardEvent} */ (event).key === "Escape" && field.blur()));
    // Half of it, so that lines below the fold are not taken for read.
    new IntersectionObserver((entries) => this.#seen((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5), { threshold: [0, 0.5, 1] }).observe(this.log);
    document.addEventListener("visibilitychange", () => this.#count());
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isElsewhere = ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || document.querySelector("dialog[open]") !== null;
    if (key !== KEY || isElsewhere || (target instanceof Element && target.closest("input, select, textarea"))) return;
    event.preventDefault();
    this.open();
  }

  /** Whether there is anything to read or somebody to read it. */
  get isThere() {
    return !this.box.hidden;
  }

  /** Goes to where one writes. @returns {void} */
  open() {
    if (!this.isThere) return;
    this.box.scrollIntoView({ block: "nearest" });
    (this.#view?.writing === "free" ? this.field : this.phrase).focus();
  }

  /** @param {TalkView} view */
  show(view) {
    const isFirst = this.#view === null;
    this.#view = view;
    const before = view.after === 0 ? [] : this.#lines;
    this.#lines = [...before, ...view.lines].slice(-KEPT);
    if (isFirst) this.#read = this.#lines.at(-1)?.number ?? 0;
    this.#draw(view);
    this.#count();
  }

  /** @param {TalkView} view */
  #draw(view) {
    const { words } = this;
    const isEmpty = this.#lines.length === 0;
    this.box.hidden = isEmpty && view.writing === "nothing";
    byId("chat-open").hidden = this.box.hidden;
    byId("chat-empty").hidden = !isEmpty;
    this.log.hidden = isEmpty;
    this.#drawLines(view);
    setText(byId("chat-room"), words.say(`chat-room-${view.room}`));
    byId("chat-phrases").hidden = view.writing === "nothing";
    byId("chat-words").hidden = view.writing !== "free";
    const asks = view.wants === false && view.others_want && view.why === "talk-both" ? ` ${words.say("chat-others-want")}` : "";
    setText(byId("chat-why"), view.why ? words.say(view.why) + asks : "");
    const want = byId("chat-want");
    want.hidden = view.wants === null || view.why === "talk-guest" || view.why === "talk-no-free-words";
    setText(want, words.say(view.wants ? "chat-want-no" : "chat-want"));
    byId("chat-muted").replaceChildren(...view.muted.map(({ line, name }) => this.#button("unmute", words.say("chat-unmute", { name }), line)));
  }

  /** New lines are put at the end, so that they are read out and nothing else is; all are drawn anew only where the old have changed. @param {TalkView} view */
  #drawLines(view) {
    if (view.after === 0) this.list.replaceChildren(...this.#lines.map((line) => this.#line(line)));
    else this.list.append(...view.lines.map((line) => this.#line(line)));
    while (this.list.children.length > KEPT) this.list.firstElementChild?.remove();
    if (view.lines.length > 0) this.log.scrollTop = this.log.scrollHeight;
  }

  /** @param {TalkLine} line */
  #line(line) {
    const { words } = this;
    const mark = line.room === "watchers" ? [el("small", {}, words.say("chat-of-watchers"))] : [];
    const said = el("span", { dir: "auto", class: "chat-said" }, textOf(line, words));
    return el("li", { "data-line": String(line.number), class: line.own ? "own" : "" }, el("bdi", { class: "chat-name" }, line.name), ...mark, said, ...(line.own ? [] : [this.#acts(line)]));
  }

  /** @param {TalkLine} line */
  #acts(line) {
    const { words } = this;
    const about = words.say("chat-line-acts", { name: line.name });
    const report = el("button", { type: "button", class: "quiet-button", "data-act": "report", onclick: () => this.#ask(line) }, words.say("chat-report"));
    return el("details", { class: "chat-acts" }, el("summary", { "aria-label": about, title: about }, "⋯"), this.#button("mute", words.say("chat-mute"), line.number), this.#button("block", words.say("chat-block"), line.number), report);
  }

  /** @param {string} type @param {string} text @param {number} line */
  #button(type, text, line) {
    return el("button", { type: "button", class: "quiet-button", "data-act": type, onclick: () => this.#say({ type, line }, () => void (type === "block" && (byId("chat-blocked").hidden = false))) }, text);
  }

  /** @param {TalkLine} line */
  #ask(line) {
    this.#reported = line.number;
    setText(byId("report-about"), this.words.say("report-about", { name: line.name }));
    dialog("report").showModal();
  }

  #report() {
    const [reason, own] = /** @type {[HTMLSelectElement, HTMLTextAreaElement]} */ ([byId("report-reason"), byId("report-words")]);
    this.#say({ type: "report", line: this.#reported, reason: reason.value, words: own.value }, () => {
      own.value = "";
      this.#note(this.words.say("report-sent"));
    });
    dialog("report").close();
  }

  /** @param {TalkAct} act @param {() => void} [done] */
  async #say(act, done = () => {}) {
    this.#note("");
    const body = JSON.stringify({ command_id: uuid(), act });
    const answer = await fetch(`${this.at}/talk`, { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => null);
    if (answer?.ok) return done();
    const refusal = await answer?.json().catch(() => null);
    this.#note(refusal?.message_key ? refusalText(refusal, this.words) : (refusal?.message ?? this.words.say("line-needed")));
  }

  /** @param {string} text */
  #note(text) {
    setLinked(byId("chat-note"), text);
  }

  /** @param {boolean} isInSight */
  #seen(isInSight) {
    this.#isInSight = isInSight;
    this.#count();
  }

  /** What is in sight is read; the button in the head says how much is not. */
  #count() {
    if (this.#isInSight && document.visibilityState === "visible") this.#read = this.#lines.at(-1)?.number ?? this.#read;
    const unread = this.#lines.filter((line) => line.number > this.#read && !line.own).length;
    const mark = byId("chat-unread");
    mark.hidden = unread === 0;
    setText(mark, unread === 0 ? "" : String(unread));
    if (unread === 0) byId("chat-open").removeAttribute("aria-label");
    else byId("chat-open").setAttribute("aria-label", `${this.words.say("chat-open")}: ${this.words.say("chat-unread", { n: unread })}`);
  }
}

/** A line in the reader's language. @param {TalkLine} line @param {Words} words */
const textOf = (line, words) => (line.phrase ? words.say(`phrase-${line.phrase}`) : line.text);
