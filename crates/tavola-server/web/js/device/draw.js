// Draws the match: two halves that face their players, the middle between them. It only shows a view.

/** @import { DeviceView, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el, setText } from "../page/dom.js";
import { other, shown, SIDES } from "./fold/clock.js";
import { withReason } from "./reason.js";

/** @typedef {{ press: HTMLElement, name: HTMLElement, score: HTMLElement, time: HTMLElement, bar: HTMLElement, mark: HTMLElement, acts: HTMLElement, half: HTMLElement }} Half */

/** What a side can be offered in its own half, in this order. */
const OFFERED = ["opening", "double", "take", "drop", "accept", "reject", "confirm", "end_break", "call_flag", "start_game"];

export class Scene {
  /** @type {Record<Side, Half>} */
  halves;
  /** @type {Map<string, string>} what was drawn last, by place */
  #drawn = new Map();

  /** @param {HTMLElement} root @param {Words} words @param {(side: Side, act: string, event: Event) => void} act */
  constructor(root, words, act) {
    this.words = words;
    this.act = act;
    const part = (/** @type {string} */ name, /** @type {string} */ tag = "span") => el(tag, { class: name });
    const half = (/** @type {Side} */ side) => {
      const [name, score, time, bar, mark] = [part("who"), part("points"), part("time"), part("delay"), part("mark")];
      const press = el("button", { class: "press", type: "button", "data-side": side }, el("span", { class: "line" }, name, mark), el("span", { class: "line big" }, time, score), bar);
      const acts = el("div", { class: "acts" });
      const section = el("section", { class: `half ${side === "white" ? "near" : "far"}`, "data-side": side }, press, acts);
      return { press, name, score, time, bar, mark, acts, half: section };
    };
    this.halves = { white: half("white"), black: half("black") };
    this.length = part("length");
    this.number = part("number");
    this.cube = part("cube");
    this.banner = part("banner", "p");
    this.status = part("status", "p");
    this.notices = part("notices", "div");
    this.tools = part("tools", "div");
    this.middle = el("section", { class: "middle" }, el("div", { class: "facts" }, this.length, this.number, this.cube), this.banner, this.notices, this.tools, this.status);
    root.append(this.halves.black.half, this.middle, this.halves.white.half);
  }

  /** @param {DeviceView} view @param {{ holds: boolean, legal: DeviceView["legal"] }} here */
  draw(view, here) {
    document.body.dataset.phase = view.phase.type;
    document.body.dataset.clock = view.clock ? "yes" : "no";
    for (const side of SIDES) this.#half(view, side, here);
    setText(this.length, goal(this.words, view));
    setText(this.number, view.game ? this.words.say("board-game", { number: view.game.number }) : "");
    this.#cube(view);
    setText(this.banner, this.#banner(view));
    this.banner.classList.toggle("crawford", view.cube.locked && (view.game !== null || view.phase.type === "ready"));
  }

  /** Only what moves with time. @param {DeviceView} view */
  tick(view) {
    for (const side of SIDES) this.#time(view, side);
  }

  /** @param {DeviceView} view @param {Side} side @param {{ holds: boolean, legal: DeviceView["legal"] }} here */
  #half(view, side, here) {
    const half = this.halves[side];
    setText(half.name, view.names[side]);
    this.#flip(half.score, view.score[side]);
    const running = view.clock?.running === side;
    const turn = view.waits_for.includes(side) && view.phase.type !== "ready" && view.phase.type !== "opening_roll";
    half.half.classList.toggle("on-turn", running || (turn && !view.clock));
    half.half.classList.toggle("winner", view.winner === side);
    const clocked = view.clock !== null && ["running", "cube_offered"].includes(view.phase.type);
    setText(half.mark, running ? `▶ ${this.words.say("board-turn")}` : clocked ? this.words.say("board-waits") : view.clock && view.phase.type === "stopped" ? `❚❚ ${this.words.say("board-stopped")}` : "");
    // Never `disabled`: a touch while the last one is still being kept is heard and judged when its turn comes.
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
      half.bar.hidden = true;
      return;
    }
    const left = clock.banks[side];
    const text = face(left);
    setText(half.time, text);
    half.time.classList.toggle("long", text.length > 5);
    half.half.classList.toggle("low", left < 60_000);
    const delay = clock.settings.delay;
    half.bar.hidden = clock.running !== side || clock.delay_left[side] === 0;
    half.bar.style.setProperty("--left", delay > 0 ? String(clock.delay_left[side] / delay) : "0");
    const label = this.words.say("board-press-label", { name: view.names[side], time: spoken(left), turn: clock.running === side ? "yes" : "no" });
    // Read when it is reached, not with every second.
    const minute = `${Math.floor(left / 60_000)}${clock.running}`;
    if (this.#drawn.get(`label-${side}`) !== minute) half.press.setAttribute("aria-label", label);
    this.#drawn.set(`label-${side}`, minute);
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

  /** @param {DeviceView} view @param {Side} side @param {{ holds: boolean, legal: DeviceView["legal"] }} here */
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
    const { value, owner, locked } = view.cube;
    this.cube.dataset.owner = owner;
    this.cube.classList.toggle("locked", locked);
    this.cube.title = locked ? this.words.say("board-cube-locked") : owner === "middle" ? this.words.say("board-cube-middle") : this.words.say("board-cube-of", { name: view.names[owner] });
    setText(this.cube, locked ? "✕" : String(value));
    this.cube.setAttribute("role", "img");
    this.cube.setAttribute("aria-label", `${this.words.say("board-cube", { value })}, ${this.cube.title}`);
  }

  /** @param {DeviceView} view */
  #banner(view) {
    const { phase, names } = view;
    const say = this.words.say.bind(this.words);
    if (view.hold !== null) return withReason(say("board-held"), view.hold);
    if (view.called !== null) return `${say("board-called")}${phase.type === "game_entry" ? ` · ${this.entered(view)}` : ""}`;
    switch (phase.type) {
      case "match_over":
        return `${say("board-match-won", { name: names[phase.winner] })} ${say(`board-how-${phase.how}`)}${view.posted ? ` · ${say("board-posted")}` : ""}`;
      case "flagged":
        return say("board-flagged", { name: names[phase.side] });
      case "game_entry":
        return `${this.entered(view)} · ${say("board-both-confirm")}`;
      case "resigned":
        return say("board-resigns", { name: names[phase.by], kind: say(`board-kind-${phase.kind}`).toLowerCase() });
      case "claimed":
        return say("board-claims", { name: names[phase.by], kind: say(`board-kind-${phase.kind}`).toLowerCase() });
      case "absent":
        return say("board-absent", { name: names[phase.side] });
      case "gap_asked":
        return say("board-gap-banner");
      case "stopped":
        return say(phase.reason === "director" && view.oversight === "players" ? "board-paused" : `board-reason-${phase.reason}`);
      default:
    }
    const away = SIDES.find((side) => view.breaks[side].taken.at(-1)?.to === null);
    if (away) {
      const since = view.breaks[away].taken.at(-1)?.from ?? view.now;
      return say("board-on-break", { name: names[away], time: shown(Math.floor((view.now - since) / 1000) * 1000) });
    }
    if (view.cube.locked) return say("board-crawford");
    if (phase.type === "opening_roll") return say("board-opening");
    return phase.type === "ready" ? say("board-ready") : "";
  }

  /** @param {DeviceView} view */
  entered({ phase, names }) {
    if (phase.type !== "game_entry") return "";
    const times = { single: 1, gammon: 2, backgammon: 3 }[phase.kind];
    return this.words.say("board-entered", { name: names[phase.winner], kind: this.words.say(`board-kind-${phase.kind}`).toLowerCase(), cube: phase.cube, points: times * phase.cube });
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
