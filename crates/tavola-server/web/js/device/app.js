// Brings the device's page alive: what is kept, what is pressed, what is drawn, what is said.

/** @import { Act, DeviceSettings, DeviceView, Side } from "../wire.js" */
/** @import { Kept } from "./store.js" */
import { Awake } from "../page/awake.js";
import { guardOnline, isLost, showOnline } from "../page/online.js";
import { uuid } from "../page/socket.js";
import { setLinked } from "../page/clauses.js";
import { byId, el, setText } from "../page/dom.js";
import { Words } from "../page/words.js";
import { SIDES } from "./fold/clock.js";
import { watchBattery } from "./battery.js";
import { Device } from "./device.js";
import { arrive, openKept, read } from "./arrive.js";
import { askResult, askTakeOver } from "./dialogs.js";
import { hasFallen, Scene, turned } from "./draw.js";
import { showCourse } from "./course.js";
import { pressKey } from "./keys.js";
import { showMenu, showSheet } from "./menu.js";
import { noticed, showNotices } from "./notices.js";
import { Pulse, untilChange } from "./pulse.js";
import { refusedText } from "./refused.js";
import { renewing } from "./renew.js";
import { start } from "./setup.js";
import { Signals } from "./signals.js";
import { lowText, ageOf, statusText, stopLabel, timesText } from "./status.js";
import { deviceName, fresh, Store } from "./store.js";
import { Sync } from "./sync.js";
import { OneTab } from "./tabs.js";
import { callTool, setLocked, wire } from "./tools.js";
import { TimeBase } from "./timebase.js";
import { undo, undoHint } from "./fold/undo.js";
import { askWhy } from "./why.js";

/** A touch so soon after the last press is one by chance. */
const DEBOUNCE = 250;
const clocks = { wall: () => Date.now(), steady: () => performance.now() };

export class App {
  /** @type {Device | null} */
  device = null;
  /** @type {Sync | null} */
  sync = null;
  /** @type {Scene | null} */
  scene = null;
  /** @type {DeviceView | null} */
  #before = null;
  /** When the last press was, in the device's time. */
  #pressed = -Infinity;
  #locked = false;
  /** @type {Map<string, { text: string, element: HTMLElement }>} */
  #shown = new Map();
  /** Touches are taken up one after the other. @type {Promise<unknown>} */
  #touches = Promise.resolve();
  #awakeRefused = false;
  /** @type {number | null} */
  #battery = null;
  #dismissed = new Set();
  tab = new OneTab();
  renew = () => {};
  #message = "";
  /** What was offered to whom when it was drawn. */
  #offers = "";
  #silence = 0;
  pulse = new Pulse(() => this.beat(), () => (this.device ? untilChange(this.device.view) : 1000));

  /** @param {HTMLElement} root @param {Words} words @param {Store} store */
  constructor(root, words, store) {
    this.root = root;
    this.words = words;
    this.store = store;
    this.signals = new Signals(words.language);
    guardOnline(() => this.tellWhy("board-no-line"));
    this.awake = new Awake((refused) => {
      this.#awakeRefused = refused;
      this.notices();
    });
    watchBattery((percent) => {
      this.#battery = percent;
      this.notices();
    });
    document.addEventListener("visibilitychange", () => {
      if (this.device && document.visibilityState === "hidden") this.device.away ??= this.device.now();
      this.pulse.go();
    });
    addEventListener("pagehide", () => this.device?.heartbeat());
    addEventListener("keydown", (event) => pressKey(this, event));
    this.pulse.go();
    setInterval(() => this.device?.heartbeat(), 1000);
  }

  /** @param {string} name @param {Record<string, string | number>} [args] */
  say(name, args) {
    return this.words.say(name, args);
  }

  /** All matches; with the sentence that says why the one that was asked for is not shown. @param {string} [told] */
  async list(told) {
    this.tab.leave();
    this.#close();
    this.renew();
    start(this.root, this.words, await this.store.matches(), {
      begin: (settings) => this.begin(settings),
      open: (id) => this.open(id),
      read: (text) => read(this, text),
      told,
    });
  }

  #close() {
    this.sync?.stop();
    this.device = this.scene = this.sync = null;
    showOnline("open");
    this.awake.release();
    delete document.body.dataset.phase;
  }

  /** Back to all matches. */
  leave() {
    history.replaceState(null, "", "/board");
    return this.list();
  }

  /** @param {DeviceSettings} settings */
  async begin(settings) {
    if (this.device) return;
    const id = uuid();
    const title = `${settings.names.white} – ${settings.names.black}`;
    await this.show({ ...fresh(id), title });
    await this.act({ type: "open", settings }, "house");
  }

  /** @param {string} id */
  open(id) {
    return openKept(this, id);
  }

  /** Another tab of this browser shows the match now. @param {string} id */
  elsewhere(id) {
    this.#plain("board-elsewhere", "board-elsewhere-here", () => this.open(id));
  }

  /** In the place of the match a sentence, and a button that leads on. @param {string} told @param {string} way @param {() => unknown} go */
  #plain(told, way, go) {
    this.#close();
    const on = el("button", { class: "device-act main", type: "button", onclick: go }, this.say(way));
    this.root.replaceChildren(el("div", { class: "setup", role: "alert" }, el("p", {}, this.say(told)), on));
  }

  /** @param {Kept} kept */
  async show(kept) {
    const time = new TimeBase(clocks, kept.shift);
    const device = new Device(this.store, kept, time, deviceName(), () => this.changed());
    this.sync?.stop();
    this.tab.claim(kept.id, () => this.elsewhere(kept.id));
    this.device = device;
    device.away = document.visibilityState === "hidden" ? device.now() : null;
    this.scene = null;
    this.#before = null;
    this.#shown.clear();
    this.#pressed = -Infinity;
    await device.resume();
    history.replaceState(null, "", kept.token ? `/board/${kept.id}` : `/board#m=${kept.id}`);
    this.root.replaceChildren();
    this.scene = new Scene(this.root, this.words, (side, name, event) => this.offered(side, name, event), () => showCourse(this));
    wire(this, this.scene);
    this.sync = new Sync(device, () => this.changed());
    this.sync.start();
    this.changed();
  }

  /**
   * Takes up a touch after all that were before it, so that it meets the state they lead to.
   * @param {() => unknown} touch
   */
  inTurn(touch) {
    const done = this.#touches.then(touch);
    this.#touches = done.catch(() => {});
    return done;
  }

  /** @param {Act} act @param {"white" | "black" | "house" | "director"} by @param {number} [at] */
  async act(act, by, at) {
    const { device } = this;
    if (!device) return;
    if (!device.kept.holds) {
      if (isLost()) return this.tellWhy("board-no-line");
      // Nothing waits for the answer of another device.
      this.ask(act, by).then((refused) => this.tellFor(refusedText(this.words, refused, act)), (error) => this.tellWhy(unanswered(error)));
      return;
    }
    try {
      const refused = await device.act(act, by, at);
      this.tellFor(refusedText(this.words, refused, act));
    } catch {
      this.tellWhy("board-not-kept");
    }
    this.changed();
    this.sync?.push();
  }

  /** What a device that only watches passes on to the one that holds the clock. @param {Act} act @param {"white" | "black" | "house" | "director"} by @returns {Promise<string | null>} */
  async ask(act, by) {
    if (!this.device?.kept.token || !this.sync) return "lease-lost";
    return this.sync.ask(act, by);
  }

  /** Says for a while why a touch did nothing; none is left without an answer. @param {string | null} name of the sentence */
  tellWhy(name) {
    this.tellFor(name ? this.say(name) : "");
  }

  /** Says something for a while. @param {string} text */
  tellFor(text) {
    clearTimeout(this.#silence);
    this.announce((this.#message = text));
    if (this.device) this.status();
    if (text) this.#silence = window.setTimeout(() => this.tellFor(""), 6000);
  }

  /** @param {Side} side @param {number} stamp */
  press(side, stamp) {
    const { device } = this;
    if (!device) return undefined;
    const at = device.time.at(stamp);
    return this.inTurn(() => {
      if (at - this.#pressed < DEBOUNCE) return this.tellWhy("board-too-soon");
      if (device.view.legal[side].includes("press")) {
        this.#pressed = at;
        this.signals.press();
      }
      return this.act({ type: "press" }, side, at);
    });
  }

  /** @param {Side} side @param {string} name @param {Event} event */
  offered(side, name, event) {
    const { device } = this;
    if (!device) return undefined;
    if (this.#locked) return this.tellWhy("board-locked");
    const act = /** @type {Act} */ (name === "opening" ? { type: name, winner: side } : { type: name });
    const at = device.time.at(event.timeStamp);
    return this.inTurn(() => this.act(act, side, at));
  }

  /** Why the clock stops; whatever is chosen counts from the moment of the touch. @param {number} stamp */
  stop(stamp) {
    const { device } = this;
    if (!device) return undefined;
    if (this.#locked) return this.tellWhy("board-locked");
    const at = device.time.at(stamp);
    return this.inTurn(() => askWhy(this, device, at));
  }

  /** @param {number} at */
  result(at) {
    if (!this.device) return;
    askResult(this.words, this.device.view, (winner, kind, cube) => this.act({ type: "result", winner, kind, cube }, "house", at));
  }

  undo() {
    return this.#locked ? this.tellWhy("board-locked") : this.inTurn(() => undo(this));
  }

  get locked() {
    return this.#locked;
  }

  lock() {
    this.#locked = !this.#locked;
    setLocked(this, this.#locked);
  }

  menu() {
    return this.#locked ? this.tellWhy("board-locked") : showMenu(this);
  }

  beat() {
    const { device, scene } = this;
    if (!device) return;
    this.look(device);
    device.tick();
    const { view } = device;
    scene?.tick(view);
    // What one may do changes with time alone where a flag falls that has to be called: it is drawn at that moment.
    if (view.phase.type === "ready" || JSON.stringify(view.legal) !== this.#offers) this.draw(device, view);
    this.announce(lowText(this.words, view, this.signals));
    this.#watched(view);
    this.status();
  }

  /** A device that only watches says how old what it shows is, once that is too old to be trusted. @param {DeviceView} view */
  #watched(view) {
    if (!this.scene) return;
    const age = ageOf(this.device, this.sync);
    showOnline(age === null ? "open" : "lost");
    document.body.classList.toggle("stale", age !== null);
    if (age !== this.scene.age) {
      this.scene.age = age;
      this.scene.tick(view);
    }
  }

  /** Whether the system's clock was set, and how long the page was out of sight. @param {Device} device */
  look(device) {
    if (!device.kept.holds) return;
    const looked = device.time.look(device.away !== null);
    if (looked?.kind === "jump") this.act({ type: "jump", millis: looked.millis }, "house");
    if (device.away !== null && document.visibilityState === "visible") device.back().then(() => this.sync?.push(), () => this.tellWhy("board-not-kept"));
  }

  /** @param {Device} device @param {DeviceView} view */
  draw({ kept }, view) {
    this.#offers = JSON.stringify(view.legal);
    this.scene?.draw(view, { holds: kept.holds || kept.token !== null, asks: !kept.holds, legal: view.legal });
  }

  changed() {
    const { device, scene } = this;
    if (!device || !scene) return;
    if (this.sync?.barred === "unknown" && device.log.length === 0) return this.#plain("board-no-such-match", "board-leave", () => this.leave());
    const { view } = device;
    this.draw(device, view);
    if (this.#before) this.tell(this.#before, view);
    this.#before = view;
    this.pulse.aim();
    callTool("stop", this.say(stopLabel(view)));
    byId("undo").toggleAttribute("disabled", view.undo === null || !device.kept.holds);
    byId("undo").title = undoHint(this);
    if (view.phase.type === "match_over") this.awake.release();
    else if (view.phase.type !== "setup") this.awake.keep();
    this.notices();
    this.status();
  }

  /** For those who listen: what has changed. @param {DeviceView} before @param {DeviceView} after */
  tell(before, after) {
    const side = turned(before, after);
    if (hasFallen(before, after)) this.signals.flag();
    if (side) this.announce(this.say("board-side-said", { name: after.names[side] }));
    else if (before.phase.type !== after.phase.type && this.scene?.banner.textContent) this.announce(this.scene.banner.textContent);
  }

  status() {
    if (this.device && this.scene) setLinked(this.scene.status, statusText(this.words, this.device, this.sync, this.#message));
  }

  notices() {
    const { device, scene, sync } = this;
    if (!device || !scene) return;
    const list = noticed(this.words, device, {
      asleep: this.#awakeRefused,
      battery: this.#battery,
      dismissed: this.#dismissed,
      act: (act, by) => this.act(act, by),
      again: () => this.notices(),
      sheet: () => showSheet(this),
      leave: () => this.leave(),
      takeOver: () => askTakeOver(this.words, device.view, () => this.inTurn(() => sync?.takeOver().catch((error) => this.tellWhy(unanswered(error))))),
      shown: this.#shown,
    });
    showNotices(scene.notices, list);
  }

  /** @param {string} text */
  announce(text) {
    if (text) byId("live").replaceChildren(el("p", {}, text));
  }

  sayTimes() {
    if (!this.device) return;
    const text = timesText(this.words, this.device.view);
    this.announce(text);
    this.signals.speak(text);
  }
}

/** What is said of a wish that came to nothing. @param {unknown} error */
const unanswered = (error) => (error instanceof Error && error.message === "403" ? "board-link-worthless" : "board-unheard");

async function main() {
  const root = byId("device");
  const source = await (await fetch(root.dataset.words ?? "")).text();
  const words = new Words(document.documentElement.lang, source);
  const store = await Store.open().catch(() => null);
  if (!store) {
    root.replaceChildren(el("p", { class: "setup", role: "alert" }, words.say("board-storage-refused")));
    return;
  }
  const app = new App(root, words, store);
  renewing(() => !app.device && !document.activeElement?.matches("input, select")).then((look) => (app.renew = look));
  navigator.storage?.persist?.();
  await arrive(app).catch(() => app.list("board-kept-unreadable"));
  document.documentElement.dataset.ready = "yes";
}

main();
