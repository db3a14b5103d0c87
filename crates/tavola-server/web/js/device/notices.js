// What the device has to say beside the game: gaps, a changed clock, logs that parted, a screen that may go dark.

/** @import { Act, DeviceView, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Device } from "./device.js" */
import { linked } from "../page/clauses.js";
import { el } from "../page/dom.js";
import { shown, SIDES } from "./fold/clock.js";
import { compareLogs, rulingLine } from "./fold/conflict.js";
import { button, byHolding } from "./dialogs.js";

/**
 * @typedef {object} Ways
 * @property {boolean} asleep whether the browser refuses to keep the screen awake
 * @property {number | null} battery what is left in it, in percent, if that is little
 * @property {Set<unknown>} dismissed what has been read and left
 * @property {(act: Act, by: "white" | "black" | "house") => void} act
 * @property {() => void} again
 * @property {() => void} takeOver
 * @property {() => void} sheet shows the score sheet
 * @property {() => void} leave goes back to all matches
 * @property {Map<string, { text: string, element: HTMLElement }>} shown what stands there: the same element as long as it says the same
 */

/** Whole seconds as a clock has them. @param {number} millis */
const whole = (millis) => shown(Math.round(millis / 1000) * 1000);

/** @param {Words} words @param {Device} device @param {Ways} ways @returns {HTMLElement[]} */
export function noticed(words, device, ways) {
  const { view } = device;
  const say = words.say.bind(words);
  /** @type {HTMLElement[]} */
  const list = [];
  const once = (/** @type {string} */ key, /** @type {string} */ text, /** @type {() => HTMLElement} */ make) => {
    const there = ways.shown.get(key);
    const element = there?.text === text ? there.element : make();
    ways.shown.set(key, { text, element });
    list.push(element);
  };
  const notice = (/** @type {string} */ key, /** @type {string} */ text, /** @type {HTMLElement[]} */ ...acts) => {
    if (ways.dismissed.has(key)) return;
    const leave = () => {
      ways.dismissed.add(key);
      ways.again();
    };
    once(key, text, () => el("div", { class: "notice", role: "status" }, folded(text), ...acts, button(say(acts.length > 0 ? "board-keep-as-is" : "board-understood"), leave, "quiet")));
  };
  if (view.phase.type === "gap_asked") gapAsked(words, device, ways.act, once);
  if (view.phase.type === "flagged" && view.oversight === "players" && device.kept.holds) {
    once("play-on", "", () => el("div", { class: "notice plain" }, button(say("board-play-on"), () => ways.act({ type: "play_on" }, "white"), "quiet")));
  }
  for (const side of SIDES) {
    const began = view.clock?.overtime_at[side] ?? null;
    if (began !== null && view.winner === null) notice(`overtime-${side}`, overtimeText(words, view, side));
  }
  view.gaps.forEach((gap, index) => {
    const same = gap.turn === device.state.course?.turn && gap.side !== null && view.clock?.turn === gap.side;
    if (gap.restored || gap.counted || !same || view.phase.type === "gap_asked") return;
    const restore = button(say("board-restore"), () => ways.act({ type: "restore", gap: index + 1 }, "white"));
    notice(`gap-${index}`, say("board-gap", { time: whole(gap.length) }), ...(view.oversight === "players" ? [restore] : []));
  });
  view.jumps.forEach((jump, index) => {
    const time = `${jump.millis < 0 ? "−" : "+"}${whole(Math.abs(jump.millis))}`;
    notice(`jump-${index}`, say("board-jump", { time }));
  });
  view.conflicts.forEach((conflict, index) => {
    if (conflict.settled) return;
    const score = (/** @type {any} */ won) => `${won.white}–${won.black}`;
    const both = say("board-conflict", { here: score(conflict.here), there: score(conflict.there) });
    const look = button(say("board-conflict-look"), () => compareLogs(words, device, index, ways.act));
    notice(`conflict-${index}`, `${both} ${rulingLine(words, conflict.ruling, view.oversight)}`, look);
  });
  const { comparison } = view;
  if (comparison) {
    const counts = `${comparison.counts.white}–${comparison.counts.black}`;
    notice(`papers-${JSON.stringify(comparison.papers)}`, say(comparison.agrees ? "board-papers-agree" : "board-papers-differ", { counts }));
  }
  if (view.phase.type === "match_over") {
    once("sheet", "", () => el("div", { class: "notice plain" }, button(say("board-sheet"), ways.sheet), button(say("board-new-match"), ways.leave, "quiet")));
  }
  if (ways.battery !== null) notice("battery", say("board-battery", { percent: ways.battery }));
  if (ways.asleep && view.winner === null) notice("awake", say("board-awake-refused"));
  if (!device.kept.holds && device.kept.token && view.posted === null) takeOver(words, view.lease !== null, ways.takeOver, once);
  return list;
}

/** @typedef {(key: string, text: string, make: () => HTMLElement) => void} Once */

/** A notice takes one line of the middle, so that it covers nobody's clock; whoever touches it reads all of it. @param {string} text */
function folded(text) {
  const line = el("p", { class: "folded", onclick: () => line.classList.toggle("folded") }, ...linked(text));
  return line;
}

/** That a first flag has fallen and overtime runs. @param {Words} words @param {DeviceView} view @param {Side} side */
export function overtimeText(words, { clock, names }, side) {
  const time = clock?.flag.rule === "overtime" ? clock.flag.time : 0;
  return words.say("board-overtime-told", { name: names[side], time: whole(time) });
}

/**
 * A flag that fell while the device was off: whether that time counts. It stands there until somebody has said.
 * @param {Words} words @param {Device} device @param {Ways["act"]} act @param {Once} once
 */
function gapAsked(words, { view, kept }, act, once) {
  const { phase, gaps, names, legal, called } = view;
  if (phase.type !== "gap_asked" || !(kept.holds || kept.token)) return;
  const say = words.say.bind(words);
  const text = say("board-gap-asked", { time: whole(gaps[phase.gap - 1]?.length ?? 0), name: names[phase.side] });
  /** @type {HTMLElement[]} */
  const acts = [];
  if (legal[phase.side].includes("restore")) acts.push(button(say("board-restore"), () => act({ type: "restore", gap: phase.gap }, phase.side)));
  acts.push(button(say("board-gap-counts"), () => act({ type: "count", gap: phase.gap }, phase.side), "quiet"));
  if (called === null && view.oversight === "director") acts.push(button(say("board-reason-director"), () => act({ type: "call_director" }, "house"), "main"));
  once(`gap-asked-${phase.gap}`, `${text}${called}`, () => el("div", { class: "notice asked", role: "alert" }, el("p", {}, text), ...acts));
}

/** The button that takes the clock over: held where another device has it. @param {Words} words @param {boolean} held @param {() => void} take @param {Once} once */
function takeOver(words, held, take, once) {
  const text = words.say(held ? "board-take-over-hold" : "board-take-over");
  once("take-over", text, () => {
    const element = el("button", { class: "device-act take-over", type: "button", "data-online": true }, text);
    if (held) byHolding(element, take);
    else element.addEventListener("click", take);
    return element;
  });
}

/** Shows them; what stands there already is not touched, so that a finger or the focus on it stays. @param {HTMLElement} place @param {HTMLElement[]} list */
export function showNotices(place, list) {
  for (const old of [...place.children]) if (!list.includes(/** @type {HTMLElement} */ (old))) old.remove();
  list.forEach((element, index) => {
    if (place.children[index] !== element) place.insertBefore(element, place.children[index] ?? null);
  });
  // Only the first one is shown: how many wait behind it stands beside it.
  const waiting = list.filter((element) => element.matches(".notice:not(.plain, .asked)")).length - 1;
  place.dataset.more = waiting > 0 ? `+${waiting}` : "";
}
