// The match for whoever only looks: on a wall (projector) or over a picture (stream). It takes the log as it grows and folds
// it like a device; nothing can be pressed here.

/** @import { DeviceView, Entry, Side } from "../wire.js" */
import { byId, el, setText } from "../page/dom.js";
import { Words } from "../page/words.js";
import { bannerText } from "./banner.js";
import { face, gameText, goal, offeredBy } from "./draw.js";
import { other, SIDES } from "./fold/clock.js";
import { empty, take } from "./fold/state.js";
import { view } from "./fold/view.js";
import { Pulse, untilChange } from "./pulse.js";

/** After so many milliseconds without an answer what is shown is too old; so long without a sign of the device, too. */
const [STALE, UNHEARD] = [5000, 20_000];
const AGAIN = 2000;
const WAIT = 12_000;

class Show {
  state = empty();
  entries = 0;
  /** What the device's time is ahead of this one's, in milliseconds. */
  #ahead = 0;
  /** When the device was last heard of, by this computer's clock. */
  #heard = 0;
  #failing = false;
  pulse = new Pulse(() => this.draw(), () => untilChange(this.view));

  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    const part = (/** @type {string} */ name) => el("span", { class: name });
    const line = (/** @type {Side} */ side) => {
      const parts = { name: part("who"), cube: part("cube"), points: part("points"), needs: part("needs"), time: part("time"), delay: part("free") };
      return { ...parts, line: el("section", { class: "player", "data-side": side }, ...Object.values(parts)) };
    };
    this.lines = { white: line("white"), black: line("black") };
    this.goal = part("goal");
    this.crawford = part("crawford");
    this.middle = part("cube middle");
    this.games = part("games");
    this.banner = el("p", { class: "banner" });
    root.replaceChildren(this.lines.black.line, el("div", { class: "about" }, this.goal, this.crawford, this.middle, this.games), this.lines.white.line, this.banner);
  }

  /** @returns {DeviceView} */
  get view() {
    return view(this.state, Math.round(Date.now() + this.#ahead));
  }

  draw() {
    const now = this.view;
    const age = Date.now() - this.#heard;
    const isOld = this.#heard > 0 && now.posted === null && age > (this.#failing ? STALE : UNHEARD);
    this.root.classList.toggle("stale", isOld);
    for (const side of SIDES) this.#player(now, side, isOld ? age : null);
    const { value, owner, locked } = now.cube;
    setText(this.goal, now.length === null ? "" : goal(this.words, now));
    setText(this.crawford, locked && now.length !== 1 && now.winner === null ? this.words.say("board-crawford-word") : "");
    setText(this.middle, owner === "middle" && !locked && !offeredBy(now) ? String(value) : "");
    setText(this.games, now.games.map((game) => gameText(this.words, game, now)).join("   "));
    setText(this.banner, now.phase.type === "setup" ? "" : bannerText(this.words, now));
  }

  /** @param {DeviceView} now @param {Side} side @param {number | null} age how old it is, if it is too old */
  #player(now, side, age) {
    const line = this.lines[side];
    const by = offeredBy(now);
    const { clock, cube } = now;
    const runs = clock?.running === side;
    setText(line.name, now.names[side]);
    setText(line.points, String(now.score[side]));
    setText(line.needs, now.winner === null && now.length !== null ? this.words.say("board-needs", { points: now.away[side] }) : "");
    setText(line.time, clock ? face(clock.banks[side]) : "");
    const free = runs ? (clock?.delay_left[side] ?? 0) : 0;
    setText(line.delay, runs && age !== null ? this.words.say("board-age", { seconds: Math.round(age / 1000) }) : free > 0 ? String(Math.ceil(free / 1000)) : "");
    const isHis = by ? other(by) === side : cube.owner === side;
    setText(line.cube, isHis ? String(by ? cube.value * 2 : cube.value) : "");
    line.cube.classList.toggle("offered", by !== null && isHis);
    line.line.classList.toggle("on-turn", runs || (!clock && now.waits_for.length === 1 && now.waits_for[0] === side));
    line.line.classList.toggle("winner", now.winner === side);
  }

  /** Takes the log as it grows, for as long as the page is open. @param {string} id */
  async listen(id) {
    for (;;) {
      try {
        const answer = await fetch(`/board/${id}/log?after=${this.entries}${this.entries > 0 ? "&wait=entries" : ""}`, { cache: "no-store", signal: AbortSignal.timeout(WAIT) });
        if (!answer.ok) throw new Error(`${answer.status}`);
        this.#take(await answer.json());
        this.#failing = false;
      } catch {
        this.#failing = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
      this.pulse.go();
    }
  }

  /** @param {{ entries: Entry[], now: number, skew: number, heard: number | null }} log */
  #take({ entries, now, skew, heard }) {
    for (const entry of entries) take(this.state, entry);
    this.entries += entries.length;
    this.#ahead = now + skew - Date.now();
    this.#heard = Date.now() - (heard === null ? 0 : Math.max(0, now - heard));
  }
}

async function main() {
  const root = byId("show");
  const source = await (await fetch(root.dataset.words ?? "")).text();
  const show = new Show(root, new Words(document.documentElement.lang, source));
  show.pulse.go();
  await show.listen(location.pathname.split("/")[2] ?? "");
}

main();
