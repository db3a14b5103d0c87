// A page on a live connection: views come in and are shown one after the other, commands go out and are answered.
// What is shown and what is said of it is the page's own.

/** @import { Refusal } from "../wire.js" */
/** @import { Arrival } from "./arrivals.js" */
/** @import { Words } from "./words.js" */
import { Arrivals } from "./arrivals.js";
import { dialog, fillSettings } from "./dialogs.js";
import { byId } from "./dom.js";
import { Notes } from "./notes.js";
import { happensAnyway, refusalText } from "./refusal.js";
import * as settings from "./settings.js";
import { guardOnline, isLost, showOnline } from "./online.js";
import { house } from "./house.js";
import { Sounds } from "./sound.js";
import { Talk } from "./talk.js";

/**
 * @template {{ version: number }} View
 * @template Event
 * @template {{ type: string }} Command
 * @template Shown what the page makes of a view
 */
export class LivePage {
  settings = settings.load();
  sounds = new Sounds();
  /** The view that is shown, as the page thinks of it. @type {Shown | null} */
  shown = null;
  /** When it came, by the browser's clock. */
  received = 0;
  /** The type of the command whose answer is waited for before anything else can be done. */
  asked = "";

  /** @param {Words} words @param {string} path of the live connection */
  constructor(words, path) {
    this.words = words;
    this.notes = new Notes(words, () => this.showMessage());
    this.chat = document.getElementById("chat") ? new Talk(words, path.replace(/\/live$/, "")) : null;
    /** @type {Arrivals<View, Event>} */
    this.arrivals = new Arrivals((arrival) => this.#show(arrival), () => this.plan());
    /** @type {import("./socket.js").Line<View, Event, Command>} */
    this.line = house.line(path, {
      update: (view, events) => this.receive(view, events),
      refused: (refusal) => this.#refused(refusal),
      line: (state) => {
        showOnline(state);
        this.notes.line(state);
        this.draw();
        this.showMessage();
      },
      watched: (watchers) => this.notes.watched(watchers),
      talk: (view) => this.chat?.show(view),
    });
  }

  /** @param {View} view the one that the page came with */
  start(view) {
    this.#arm();
    this.receive(view, []);
    this.line.start(view.version);
  }

  #arm() {
    guardOnline(() => this.tellOffline());
    fillSettings(this.words, () => this.settings, (next) => this.change(next));
    byId("settings-open").addEventListener("click", () => dialog("settings").showModal());
    addEventListener("resize", () => this.draw());
  }

  // What comes in.

  /** Takes a view as it comes; it is shown after those before it. @param {View} view @param {readonly Event[]} events what has led to it */
  receive(view, events) {
    this.arrivals.receive(view, events);
  }

  /** @param {Arrival<View, Event>} arrival */
  async #show({ view, events, at }) {
    const before = this.shown;
    const now = this.shownOf(view, events);
    this.asked = "";
    await this.beforeShown(before, now);
    this.shown = now;
    this.received = at;
    this.notes.follow(view.version);
    this.line.saw(view.version);
    this.afterShown(before, now);
    this.draw();
  }

  /** @param {Refusal} refusal */
  #refused(refusal) {
    const { asked } = this;
    this.asked = "";
    if (!happensAnyway(asked, refusal)) this.notes.refused(this.reason(refusal));
    this.draw();
  }

  // What goes out.

  /** @param {Command} command @param {{ as?: string }} [more] what goes out beside it */
  send(command, more) {
    if (isLost() && !this.canWait(command.type)) return this.tellOffline();
    if (this.waitsFor(command)) this.asked = command.type;
    this.line.send(command, more);
    this.draw();
  }

  // What each page has of its own.

  /** @param {View} view @param {readonly Event[]} _events what has led to it, as far as one is told @returns {Shown} */
  shownOf(view, _events) {
    throw new Error(`nothing is made of ${view}`);
  }

  /** Sounds, sentences and movement from what is shown to what comes. @param {Shown | null} _before @param {Shown} _now @returns {Promise<void>} */
  async beforeShown(_before, _now) {}

  /** What follows from what is shown now, before it is drawn. @param {Shown | null} _before @param {Shown} _now */
  afterShown(_before, _now) {}

  /** Draws everything. */
  draw() {}

  /** Shows the line under the board. */
  showMessage() {}

  /** Plans what the page does by itself. */
  plan() {}

  /** Whether nothing else can be done until a command is answered. @param {Command} _command */
  waitsFor(_command) {
    return true;
  }

  /** Whether an act can be done without a connection: it goes out once there is one. @param {string} _act */
  canWait(_act) {
    return true;
  }

  /** Says that there is no connection, and that something needs one. @returns {void} */
  tellOffline() {
    this.note(this.words.say("line-needed"));
  }

  /** @param {Refusal} refusal @returns {string} in the page's language */
  reason(refusal) {
    return refusalText(refusal, this.words);
  }

  // Smaller things.

  /** A sentence under the board that goes by itself. @param {string} text @returns {void} */
  note(text) {
    this.notes.note(text);
  }

  /** Says something to who listens. @param {string} text */
  say(text) {
    this.notes.say(text);
  }

  /** @param {settings.Settings} next */
  change(next) {
    this.settings = next;
    settings.save(next);
    this.draw();
  }
}
