// Brings the device's page alive: what is kept, what is pressed, what is drawn, what is said.

/** @import { Act, DeviceSettings, DeviceView, Side, StopReason } from "../wire.js" */
/** @import { Kept } from "./store.js" */
import { uuid } from "../socket.js";
import { byId, el, setText } from "../table/dom.js";
import { Words } from "../words.js";
import { SIDES } from "./clock.js";
import { Device } from "./device.js";
import { askKind, askResult, askResume, button, byHolding, dialog } from "./dialogs.js";
import { Scene, spoken, turned } from "./draw.js";
import { handOver, readHandover } from "./handover.js";
import { noticed } from "./notices.js";
import { start } from "./setup.js";
import { csv, download, sheet } from "./sheet.js";
import { Signals } from "./signals.js";
import { deviceName, fresh, Store } from "./store.js";
import { Sync } from "./sync.js";
import { TimeBase } from "./timebase.js";
import { Awake } from "./wake.js";

/** A touch so soon after the last press is one by chance. */
const DEBOUNCE = 250;
const clocks = { wall: () => Date.now(), steady: () => performance.now() };

class App {
  /** @type {Device | null} */
  device = null;
  /** @type {Sync | null} */
  sync = null;
  /** @type {Scene | null} */
  scene = null;
  /** @type {DeviceView | null} */
  #before = null;
  #pressed = -DEBOUNCE;
  #locked = false;
  #hidden = false;
  #awakeRefused = false;
  #dismissed = new Set();
  #message = "";

  /** @param {HTMLElement} root @param {Words} words @param {Store} store */
  constructor(root, words, store) {
    this.root = root;
    this.words = words;
    this.store = store;
    this.signals = new Signals(words.language);
    this.awake = new Awake((refused) => {
      this.#awakeRefused = refused;
      this.notices();
    });
    document.addEventListener("visibilitychange", () => {
      this.#hidden ||= document.visibilityState === "hidden";
      this.beat();
    });
    addEventListener("pagehide", () => this.device?.heartbeat());
    addEventListener("keydown", (event) => this.key(event));
    setInterval(() => this.beat(), 250);
    setInterval(() => this.device?.heartbeat(), 1000);
  }

  /** @param {string} name @param {Record<string, string | number>} [args] */
  say(name, args) {
    return this.words.say(name, args);
  }

  // --- Which match

  async list() {
    this.sync?.stop();
    this.device = this.scene = this.sync = null;
    delete document.body.dataset.phase;
    start(this.root, this.words, await this.store.matches(), {
      begin: (settings) => this.begin(settings),
      open: (id) => this.open(id),
      read: (text) => this.read(text),
    });
  }

  /** @param {DeviceSettings} settings */
  async begin(settings) {
    const id = uuid();
    const title = `${settings.names.white} – ${settings.names.black}`;
    await this.show({ ...fresh(id), title });
    await this.act({ type: "open", settings }, "house");
  }

  /** @param {string} id */
  async open(id) {
    const kept = await this.store.match(id);
    if (kept) await this.show(kept);
    else await this.list();
  }

  /** A match that others have, by its address. @param {string} id @param {string | null} token */
  async join(id, token) {
    const kept = await this.store.match(id);
    await this.show(kept ? { ...kept, token: token ?? kept.token } : { ...fresh(id), token, holds: false });
  }

  /** A whole log that another device has handed over. @param {string} text */
  async read(text) {
    const handed = readHandover(text);
    if (!handed) return;
    const { id, title, entries, epoch, token } = handed;
    const kept = { ...fresh(id), title, token, epoch: epoch + 1, holds: true };
    await this.store.replace(kept, [...entries, { at: Math.max(...entries.map((entry) => entry.at)), by: "house", act: { type: "claim_lease", device: deviceName(), whose: null } }]);
    await this.open(id);
  }

  /** @param {Kept} kept */
  async show(kept) {
    const time = new TimeBase(clocks, kept.shift);
    const device = new Device(this.store, kept, time, deviceName(), () => this.changed());
    this.device = device;
    this.scene = null;
    await device.resume();
    history.replaceState(null, "", kept.token ? `/board/${kept.id}` : `/board#m=${kept.id}`);
    this.root.replaceChildren();
    this.scene = new Scene(this.root, this.words, (side, name) => this.offered(side, name));
    this.wire(this.scene);
    this.sync = new Sync(device, () => this.changed());
    this.sync.start();
    this.changed();
  }

  /** @param {Scene} scene */
  wire(scene) {
    for (const side of SIDES) {
      const { press } = scene.halves[side];
      press.addEventListener("pointerdown", (event) => this.press(side, event.timeStamp));
      press.addEventListener("click", (event) => event.detail === 0 && this.press(side, event.timeStamp));
    }
    const tool = (/** @type {string} */ id, /** @type {string} */ text) => el("button", { class: "tool-button", type: "button", id }, text);
    const stop = tool("stop", this.say("board-stop"));
    const menu = tool("menu", this.say("board-menu"));
    const undo = tool("undo", this.say("board-undo"));
    const lock = tool("lock", this.say("board-lock"));
    stop.addEventListener("click", (event) => this.stop(event.timeStamp));
    menu.addEventListener("click", () => this.menu());
    byHolding(undo, () => this.undo());
    byHolding(lock, () => this.lock());
    scene.tools.append(stop, undo, lock, menu);
  }

  // --- What is done

  /** @param {Act} act @param {"white" | "black" | "house" | "director"} by @param {number} [at] */
  async act(act, by, at) {
    const { device } = this;
    if (!device) return;
    try {
      if (!device.kept.holds) {
        await this.sync?.ask(act, by);
        return;
      }
      const refused = await device.act(act, by, at);
      this.#message = refused ? this.say(`board-refused-${refused}`) : "";
      if (refused) this.announce(this.#message);
    } catch {
      this.#message = this.say("board-not-kept");
      this.announce(this.#message);
    }
    this.changed();
    this.sync?.push();
  }

  /** @param {Side} side @param {number} stamp */
  async press(side, stamp) {
    const { device } = this;
    const now = performance.now();
    if (!device || !device.state.course || now - this.#pressed < DEBOUNCE) return;
    if (!device.view.legal[side].includes("press")) return;
    this.#pressed = now;
    this.signals.press();
    await this.act({ type: "press" }, side, device.time.at(stamp));
  }

  /** @param {Side} side @param {string} name */
  async offered(side, name) {
    if (this.#locked) return;
    const acts = /** @type {Record<string, Act>} */ ({
      opening: { type: "opening", winner: side },
      start_game: { type: "start_game" },
    });
    await this.act(acts[name] ?? /** @type {Act} */ ({ type: name }), side);
  }

  /** Why the clock stops; whatever is chosen counts from the moment of the touch. @param {number} stamp */
  stop(stamp) {
    const { device } = this;
    if (!device || this.#locked) return;
    const { view } = device;
    const at = device.time.at(stamp);
    if (view.phase.type === "stopped") {
      askResume(this.words, view, (side) => this.act({ type: "resume", side }, "house"), () => this.result(at));
      return;
    }
    const offers = view.legal.white.concat(view.legal.black);
    const box = dialog(this.words, this.say("board-why"));
    const choose = (/** @type {string} */ text, /** @type {() => void} */ act, /** @type {string} */ kind = "") =>
      box.insertBefore(button(text, () => { box.close(); act(); }, kind), box.lastElementChild);
    if (offers.includes("result")) choose(this.say("board-over"), () => this.result(at), "main");
    if (offers.includes("stop")) {
      for (const reason of /** @type {StopReason[]} */ (["fallen", "contested", "director", "faulty"])) {
        choose(this.say(`board-reason-${reason}`), () => this.act({ type: "stop", reason }, "house", at));
      }
    }
    for (const side of SIDES) {
      const name = view.names[side];
      if (view.legal[side].includes("take_break")) choose(`${name}: ${this.say("board-break")}`, () => this.act({ type: "take_break" }, side));
      if (view.legal[side].includes("concede")) choose(`${name}: ${this.say("board-concede")}`, () => askKind(this.words, (kind) => this.act({ type: "concede", kind }, side, at)), "quiet");
      if (view.legal[side].includes("claim")) choose(`${name}: ${this.say("board-claim")}`, () => askKind(this.words, (kind) => this.act({ type: "claim", kind }, side, at)), "quiet");
      if (view.legal[side].includes("concede_match")) choose(`${name}: ${this.say("board-concede-match")}`, () => this.act({ type: "concede_match" }, side, at), "quiet");
      if (view.how === "conceded" && view.winner !== side && view.legal[side].includes("withdraw")) choose(this.say("board-withdraw"), () => this.act({ type: "withdraw" }, side));
    }
  }

  /** @param {number} at */
  result(at) {
    if (!this.device) return;
    askResult(this.words, this.device.view, (winner, kind, cube) => this.act({ type: "result", winner, kind, cube }, "house", at));
  }

  undo() {
    if (!this.#locked) this.act({ type: "undo" }, this.device?.view.legal.white.includes("undo") ? "white" : "house");
  }

  lock() {
    this.#locked = !this.#locked;
    document.body.classList.toggle("locked", this.#locked);
    setText(byId("lock"), this.say(this.#locked ? "board-unlock" : "board-lock"));
    this.announce(this.#locked ? this.say("board-locked") : "");
  }

  menu() {
    if (this.#locked) return;
    const box = dialog(this.words, this.say("board-menu"));
    const add = (/** @type {string} */ text, /** @type {() => void} */ act) => box.insertBefore(button(text, () => { box.close(); act(); }), box.lastElementChild);
    add(this.say("board-sheet"), () => this.sheet());
    add(this.say("board-say"), () => this.sayTimes());
    add(this.say("board-full"), () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()));
    add(this.say("board-handover"), () => this.device && handOver(this.words, this.device, this));
    const { signals } = this;
    add(`${this.say("board-sound")}: ${signals.sound ? "✓" : "–"}`, () => signals.toggle("sound"));
    add(`${this.say("board-vibrate")}: ${signals.vibration ? "✓" : "–"}`, () => signals.toggle("vibration"));
    add(this.say("board-leave"), () => { history.replaceState(null, "", "/board"); this.list(); });
    box.insertBefore(el("p", { class: "note" }, this.say("board-keys")), box.lastElementChild);
  }

  sheet() {
    if (!this.device) return;
    const { view } = this.device;
    const box = dialog(this.words, this.say("board-sheet"), sheet(view, this.words));
    const save = () => download(`${view.names.white}-${view.names.black}.csv`, "text/csv", csv(view, this.words));
    const acts = [button(this.say("board-print"), () => print()), button(this.say("board-csv"), save)];
    const text = `${view.names.white} ${view.score.white} – ${view.score.black} ${view.names.black}`;
    if ("share" in navigator) acts.push(button(this.say("board-share"), () => navigator.share({ title: text, text: `${text}\n${csv(view, this.words)}` }).catch(() => {})));
    box.insertBefore(el("p", { class: "row" }, ...acts), box.lastElementChild);
    box.classList.add("wide");
  }

  // --- What is shown

  beat() {
    const { device, scene } = this;
    if (!device) return;
    const looked = device.kept.holds ? device.time.look(this.#hidden) : null;
    this.#hidden = document.visibilityState === "hidden";
    if (looked?.kind === "jump") this.act({ type: "jump", millis: looked.millis }, "house");
    if (looked?.kind === "slept") this.act({ type: "gap", from: looked.from, to: looked.to }, "house", looked.to);
    device.tick();
    const { view } = device;
    scene?.tick(view);
    for (const side of SIDES) {
      if (view.clock?.running === side && this.signals.low(side, view.clock.banks[side])) this.announce(this.say("board-low", { name: view.names[side] }));
    }
    if (view.phase.type === "ready") scene?.draw(view, { holds: device.kept.holds, legal: view.legal });
    this.status(view);
  }

  changed() {
    const { device, scene } = this;
    if (!device || !scene) return;
    const { view } = device;
    const asks = device.kept.token !== null;
    scene.draw(view, { holds: device.kept.holds || asks, legal: view.legal });
    if (this.#before) this.tell(this.#before, view);
    this.#before = view;
    setText(byId("stop"), this.say(view.phase.type === "stopped" ? "board-resume" : "board-stop"));
    byId("undo").toggleAttribute("disabled", view.undo === null || !device.kept.holds);
    byId("undo").title = view.undo ? this.say("board-undo-what", { act: this.say(`board-act-${view.undo}`) }) : "";
    if (view.clock?.running) this.awake.keep();
    else if (view.phase.type === "match_over") this.awake.release();
    this.notices();
    this.status(view);
  }

  /** For those who listen: what has changed. @param {DeviceView} before @param {DeviceView} after */
  tell(before, after) {
    const side = turned(before, after);
    if (side) this.announce(this.say("board-side-said", { name: after.names[side] }));
    else if (before.phase.type !== after.phase.type && this.scene?.banner.textContent) this.announce(this.scene.banner.textContent);
  }

  /** @param {DeviceView} view */
  status(view) {
    const { device, scene, sync } = this;
    if (!device || !scene) return;
    const parts = [this.#message];
    if (!device.kept.holds) {
      parts.push(this.say("board-viewer"), sync?.heard ? this.say("board-viewer-age", { seconds: Math.round((Date.now() - sync.heard) / 1000) }) : "");
    } else if (device.kept.token) {
      parts.push(device.pending.length === 0 ? this.say("board-online") : this.say("board-offline", { count: device.pending.length }));
    }
    if (view.clock?.running && view.clock.delay_left[view.clock.running] > 0) parts.push(this.say("board-delay-left", { seconds: Math.ceil(view.clock.delay_left[view.clock.running] / 1000) }));
    setText(scene.status, parts.filter(Boolean).join(" · "));
  }

  notices() {
    const { device, scene, sync } = this;
    if (!device || !scene) return;
    const list = noticed(this.words, device, {
      asleep: this.#awakeRefused,
      dismissed: this.#dismissed,
      act: (act, by) => this.act(act, by),
      again: () => this.notices(),
      takeOver: () => sync?.takeOver(),
    });
    scene.notices.replaceChildren(...list);
  }

  /** @param {string} text */
  announce(text) {
    if (text) byId("live").replaceChildren(el("p", {}, text));
  }

  sayTimes() {
    if (!this.device) return;
    const { view } = this.device;
    const time = (/** @type {Side} */ side) => (view.clock ? spoken(view.clock.banks[side]) : "");
    const text = this.say("board-said", { white: view.names.white, black: view.names.black, whiteTime: time("white"), blackTime: time("black"), a: view.score.white, b: view.score.black, length: view.length ?? 0 });
    this.announce(text);
    this.signals.speak(text);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { device } = this;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!device || !this.scene || event.repeat || event.ctrlKey || event.metaKey || target.closest("dialog, input, select, textarea")) return;
    const { view } = device;
    const turn = view.clock?.running ?? view.waits_for[0] ?? null;
    /** @type {Record<string, () => void>} */
    const keys = {
      " ": () => view.clock?.running && this.press(view.clock.running, event.timeStamp),
      1: () => this.press("white", event.timeStamp),
      2: () => this.press("black", event.timeStamp),
      d: () => turn && this.offered(turn, "double"),
      t: () => turn && this.offered(turn, "take"),
      p: () => turn && this.offered(turn, "pass"),
      s: () => this.stop(event.timeStamp),
      c: () => this.sayTimes(),
      l: () => this.lock(),
      u: () => this.undo(),
    };
    const act = keys[event.key.toLowerCase()];
    if (!act || (event.key === " " && target.closest("button:not(.press)"))) return;
    event.preventDefault();
    act();
  }
}

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
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/board-worker.js", { scope: "/board" }).catch(() => {});
  navigator.storage?.persist?.();
  const hash = new URLSearchParams(location.hash.slice(1));
  const match = /^\/board\/([\w-]+)$/.exec(location.pathname)?.[1];
  const [kept, taken] = [hash.get("m"), hash.get("take")];
  if (taken) await app.read(taken);
  else if (match && match !== "new") await app.join(match, hash.get("t"));
  else if (kept) await app.open(kept);
  else await app.list();
  document.documentElement.dataset.ready = "yes";
}

main();
