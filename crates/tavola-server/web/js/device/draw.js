// Draws the match: two halves that face their players, the middle between them. It only shows a view.

/** @import { DeviceView, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el, setText } from "../page/dom.js";
import { bannerText } from "./banner.js";
import { other, SIDES } from "./fold/clock.js";

/** @typedef {{ press: HTMLElement, name: HTMLElement, score: HTMLElement, time: HTMLElement, delay: HTMLElement, seconds: HTMLElement, mark: HTMLElement, needs: HTMLElement, acts: HTMLElement, half: HTMLElement }} Half */

/** @typedef {{ holds: boolean, asks: boolean, legal: DeviceView["legal"] }} Here `asks`: what is pressed here another device has to hear */

/** What a side can be offered in its own half, in this order. */
const OFFERED = ["opening", "double", "take", "drop", "accept", "reject", "confirm", "end_break", "call_flag", "start_game"];

export class Scene {
  /** @type {Record<Side, Half>} */
  halves;
  /** How old what is shown is, in seconds, if it is too old to be trusted. @type {number | null} */
  age = null;
  /** @type {Side} */
  near = "white";
  /** @type {Map<string, string>} what was drawn last, by place */
  #drawn = new Map();

  /**
   * @param {HTMLElement} root @param {Words} words @param {(side: Side, act: string, event: Event) => void} act
   * @param {() => void} course shows the course of the match
   */
  constructor(root, words, act, course) {
    this.words = words;
    this.act = act;
    this.course = course;
    const part = (/** @type {string} */ name, /** @type {string} */ tag = "span") => el(tag, { class: name });
    const half = (/** @type {Side} */ side) => {
      const [name, time, seconds, mark, needs] = [part("who"), part("time"), part("seconds"), part("mark"), part("needs")];
      const delay = el("span", { class: "delay" }, seconds, part("bar"));
      const about = el("span", { class: "about" }, name, el("span", { class: "state" }, needs, mark));
      const press = el("button", { class: "press", type: "button", "data-side": side }, el("span", { class: "line" }, about, delay), time);
      const score = el("button", { class: "points", type: "button", onclick: () => this.course() });
      const acts = el("div", { class: "acts" });
      const section = el("section", { class: "half", "data-side": side }, press, el("div", { class: "tally" }, score, acts));
      return { press, name, score, time, delay, seconds, mark, needs, acts, half: section };
    };
    this.halves = { white: half("white"), black: half("black") };
    this.length = part("length");
    this.number = part("number");
    this.cube = part("cube");
    this.banner = part("banner", "p");
    this.status = part("status", "p");
    this.notices = part("notices", "div");
    this.tools = part("tools", "div");
    this.games = el("button", { class: "games", type: "button", onclick: () => this.course() });
    const goal = el("div", { class: "goal" }, this.length, this.number);
    this.middle = el("section", { class: "middle" }, el("div", { class: "facts" }, goal, this.cube, this.games), this.banner, this.notices, this.tools, this.status);
    this.sit("white");
    root.append(this.halves.black.half, this.middle, this.halves.white.half);
  }

  /** Who sits near: at the lower edge, or on the right of a screen that lies. @param {Side} near */
  sit(near) {
    for (const side of SIDES) {
      this.halves[side].half.classList.toggle("near", side === near);
      this.halves[side].half.classList.toggle("far", side !== near);
    }
    this.near = near;
  }

  /** @param {DeviceView} view @param {Here} here */
  draw(view, here) {
    document.body.dataset.phase = view.phase.type;
    document.body.dataset.clock = view.clock ? "yes" : "no";
    for (const side of SIDES) this.#half(view, side, here);
    setText(this.length, goal(this.words, view));
    setText(this.number, view.game ? this.words.say("board-game", { number: view.game.number }) : "");
    this.#cube(view);
    setText(this.banner, bannerText(this.words, view));
    this.#games(view);
  }

  /** Only what moves with time. @param {DeviceView} view */
  tick(view) {
    for (const side of SIDES) this.#time(view, side);
  }

  /** @param {DeviceView} view @param {Side} side @param {Here} here */
  #half(view, side, here) {
    const half = this.halves[side];
    setText(half.name, view.names[side]);
    this.#flip(half.score, view.score[side]);
    const running = view.clock?.running === side;
    const turn = view.waits_for.includes(side) && view.phase.type !== "ready" && view.phase.type !== "opening_roll";
    half.half.classList.toggle("on-turn", running || (turn && !view.clock));
    half.half.classList.toggle("winner", view.winner === side);
    const clocked = view.clock !== null && ["running", "cube_offered"].includes(view.phase.type);
    const mark = running ? `▶ ${this.words.say("board-turn")}` : clocked ? this.words.say("board-waits") : view.clock && view.phase.type === "stopped" ? `❚❚ ${this.words.say("board-stopped")}` : "";
    setText(half.mark, [mark, view.clock?.overtime[side] ? this.words.say("board-overtime") : ""].filter(Boolean).join(" · "));
    setText(half.needs, view.winner === null && view.length !== null ? this.words.say("board-needs", { points: view.away[side] }) : "");
    half.score.setAttribute("aria-label", this.words.say("board-points-label", { name: view.names[side], points: view.score[side] }));
    // Never `disabled`: a touch while the last one is still being kept is heard and judged when its turn comes.
    half.press.toggleAttribute("data-online", here.asks);
    half.acts.toggleAttribute("data-online", here.asks);
    half.press.setAttribute("aria-disabled", String(!here.holds || !here.legal[side].includes("press")));
    this.#time(view, side);
    this.#acts(view, side, here);
  }

  /** @param {DeviceView} view @param {Side} side */
  #time(view, side) {
    const half = this.halves[side];
    const { clock } = view;
    if (!clock) {
      setText(half.time, "");
      this.#delay(half, "", 0);
      return;
    }
    const left = clock.banks[side];
    const text = face(left);
    setText(half.time, text);
    half.time.classList.toggle("long", text.length > 5);
    half.half.classList.toggle("low", left < 60_000);
    const free = clock.running === side ? clock.delay_left[side] : 0;
    if (this.age !== null && clock.running === side) this.#delay(half, this.words.say("board-age", { seconds: this.age }), 0);
    else this.#delay(half, free > 0 ? String(Math.ceil(free / 1000)) : "", free / Math.max(1, clock.settings.delay));
    const label = this.words.say("board-press-label", { name: view.names[side], time: spoken(left), turn: clock.running === side ? "yes" : "no" });
    // Read when it is reached, not with every second.
    const minute = `${Math.floor(left / 60_000)}${clock.running}`;
    if (this.#drawn.get(`label-${side}`) !== minute) half.press.setAttribute("aria-label", label);
    this.#drawn.set(`label-${side}`, minute);
  }

  /** The free seconds of a turn, large, with a bar. @param {Half} half @param {string} text @param {number} left as a part of the whole */
  #delay(half, text, left) {
    setText(half.seconds, text);
    half.delay.classList.toggle("none", text === "");
    half.delay.style.setProperty("--left", String(left));
  }

  /** How the score came about: the last games, and the whole course for whoever touches it. @param {DeviceView} view */
  #games(view) {
    const last = view.games.slice(-3).map((game) => gameText(this.words, game, view));
    const text = last.join("|");
    if (this.#drawn.get("games") === text) return;
    this.#drawn.set("games", text);
    this.games.hidden = last.length === 0;
    this.games.setAttribute("aria-label", this.words.say("board-course"));
    this.games.replaceChildren(...last.map((line) => el("span", {}, line)));
  }

  /** A digit that flips when it changes. @param {HTMLElement} place @param {number} points */
  #flip(place, points) {
    const text = String(points);
    if (place.textContent === text) return;
    place.classList.remove("flip");
    void place.offsetWidth;
    place.classList.add("flip");
    place.textContent = text;
  }

  /** @param {DeviceView} view @param {Side} side @param {Here} here */
  #acts(view, side, here) {
    const half = this.halves[side];
    const legal = here.holds ? here.legal[side] : [];
    const names = OFFERED.filter((name) => legal.includes(name) && this.#wanted(view, side, name));
    // A button stays the same element as long as it is offered, so that a finger on it meets it again.
    for (const old of [...half.acts.children]) if (!names.includes(/** @type {HTMLElement} */ (old).dataset.act ?? "")) old.remove();
    names.forEach((name, index) => {
      const there = /** @type {HTMLElement | null} */ (half.acts.querySelector(`[data-act="${name}"]`));
      const button = there ?? el("button", { class: `device-act ${name}`, type: "button", "data-act": name, onclick: (event) => this.act(side, name, event) });
      setText(button, this.#label(view, name));
      if (half.acts.children[index] !== button) half.acts.insertBefore(button, half.acts.children[index] ?? null);
    });
  }

  /** @param {DeviceView} view @param {Side} side @param {string} name */
  #wanted(view, side, name) {
    const { phase } = view;
    if (name === "opening") return view.clock !== null && view.phase.type === "opening_roll";
    if (name === "start_game") return side === "white" && (phase.type === "ready" || phase.type === "game_entry");
    if (name === "confirm") return view.waits_for.includes(side);
    if (name === "call_flag") return view.clock?.flag.rule === "when_noticed";
    return true;
  }

  /** @param {DeviceView} view @param {string} name */
  #label(view, name) {
    const { value } = view.cube;
    switch (name) {
      case "opening":
        return this.words.say("board-begins");
      case "start_game":
        return this.words.say(view.games.length === 0 && view.phase.type === "ready" ? "board-first-game" : "board-next-game");
      case "confirm": {
        const { phase } = view;
        if (phase.type !== "game_entry") return this.words.say("board-confirm");
        const points = { single: 1, gammon: 2, backgammon: 3 }[phase.kind] * phase.cube;
        const won = (/** @type {Side} */ side) => view.score[side] + (phase.winner === side ? points : 0);
        return this.words.say("board-confirm-score", { a: won("white"), b: won("black") });
      }
      case "end_break":
        return this.words.say("board-end-break");
      case "call_flag":
        return this.words.say("board-call-flag");
      default:
        return this.words.say(`board-${name}`, { value: value * 2 });
    }
  }

  /** @param {DeviceView} view */
  #cube(view) {
    const { owner, locked } = view.cube;
    const offered = offeredBy(view);
    const value = offered ? view.cube.value * 2 : view.cube.value;
    const whose = offered ? other(offered) : owner;
    this.cube.dataset.owner = whose;
    this.cube.dataset.towards = whose === "middle" ? "middle" : whose === this.near ? "near" : "far";
    this.cube.classList.toggle("locked", locked);
    this.cube.classList.toggle("offered", offered !== null);
    this.cube.hidden = locked && view.length === 1;
    this.cube.title = locked ? this.words.say("board-crawford") : owner === "middle" ? this.words.say("board-cube-middle") : this.words.say("board-cube-of", { name: view.names[owner] });
    setText(this.cube, locked ? this.words.say("board-crawford-word") : String(value));
    this.cube.setAttribute("role", "img");
    this.cube.setAttribute("aria-label", `${this.words.say("board-cube", { value })}, ${this.cube.title}`);
  }
}

/** Time as it is read from afar: minutes and seconds, tenths in the last ten seconds. @param {number} millis */
export function face(millis) {
  if (millis < 10_000) return `0:0${(Math.floor(millis / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is played to. A match to one point with a cube is no match: it is a single game, as in a Swing. @param {Words} words @param {DeviceView} view */
export const goal = (words, { length, crawford }) => (length === 1 && crawford === "pre" ? words.say("board-one-game") : words.say("board-to", { length: length ?? 0 }));

/** Time as it is said. @param {number} millis */
export const spoken = (millis) => face(millis).replace(/\.\d$/, "");

/** Whose turn changes from one view to the next, for those who listen. @param {DeviceView} before @param {DeviceView} after @returns {Side | null} */
export function turned(before, after) {
  const side = after.clock?.running ?? null;
  return side !== null && before.clock?.running === other(side) ? side : null;
}

/** Who has doubled, if the answer is waited for. @param {DeviceView} view @returns {Side | null} */
export const offeredBy = ({ phase }) => (phase.type === "cube_offered" ? phase.by : phase.type === "stopped" ? phase.offered : null);

/** A game that is over, in a few signs: the score after it, as what it was won, at which cube. @param {Words} words @param {import("../wire.js").SheetLine} game @param {DeviceView} view */
export function gameText(words, { score, kind, cube, crawford, number }, view) {
  const [near, far] = [score.white, score.black];
  const as = kind === "single" ? "" : ` ${words.say(`board-kind-${kind}`)}`;
  const given = view.awards.some((award) => award.after_game === number) ? " *" : "";
  return `${near}–${far}${as}${cube > 1 ? ` ×${cube}` : ""}${crawford ? " C" : ""}${given}`;
}

/** Whether a flag has fallen from one view to the next, or overtime has begun. @param {DeviceView} before @param {DeviceView} after */
export function hasFallen(before, after) {
  const late = (/** @type {DeviceView} */ { clock }) => SIDES.filter((side) => clock?.overtime[side]).length;
  const flagged = (/** @type {DeviceView} */ { phase }) => phase.type === "flagged" || phase.type === "gap_asked";
  return late(after) > late(before) || (flagged(after) && !flagged(before));
}
