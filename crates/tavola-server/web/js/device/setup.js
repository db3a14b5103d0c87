// The screen before a match: the matches kept on this device, and the settings of a new one.

/** @import { ClockMode, ClockSettings, DeviceSettings } from "../wire.js" */
/** @import { Kept } from "./store.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { shown } from "./fold/clock.js";
import { presumedBefore } from "./fold/score.js";
import { LAST, lastUsed, PRESETS, remember } from "./presets.js";
import { dayAndTime } from "./sheet.js";

/**
 * @param {HTMLElement} root @param {Words} words @param {Kept[]} matches
 * @param {{ begin: (settings: DeviceSettings) => void, open: (id: string) => void, read: (text: string) => Promise<string | null>, told?: string | undefined }} then
 */
export function start(root, words, matches, then) {
  const say = words.say.bind(words);
  const list = matches.map((match) =>
    el("li", {}, el("button", { class: "kept", type: "button", onclick: () => then.open(match.id) }, el("strong", {}, match.title), el("small", {}, dayAndTime(words, match.opened)))),
  );
  const file = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ".json,application/json", class: "hidden", id: "handover-file" }));
  const told = el("p", { class: "note", role: "alert" }, then.told ? say(then.told) : "");
  file.addEventListener("change", async () => {
    const why = file.files?.[0] ? await then.read(await file.files[0].text()) : null;
    file.value = "";
    if (why) told.textContent = say(why);
  });
  root.replaceChildren(
    el("div", { class: "setup" },
      el("h1", {}, say("board-title")),
      el("p", {}, say("board-lead")),
      form(words, matches, then.begin),
      el("section", {}, el("h2", {}, say("board-kept")), list.length > 0 ? el("ul", { class: "kept-list" }, ...list) : el("p", { class: "note" }, say("board-kept-none"))),
      el("p", { class: "note" }, el("label", { for: "handover-file", class: "file-label" }, say("board-handover-read")), file),
      told,
      el("p", { class: "note" }, el("a", { href: "/chouettes?play=over_the_board" }, say("board-chouette"))),
      el("p", { class: "note" }, say("serviceWorker" in navigator && isSecureContext ? "board-install" : "board-install-secure")),
    ),
  );
}

/** @param {Words} words @param {Kept[]} matches @param {(settings: DeviceSettings) => void} begin */
function form(words, matches, begin) {
  const last = lastUsed();
  const say = words.say.bind(words);
  const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) => el("label", { class: "field" }, el("span", {}, label), input);
  const text = (/** @type {string} */ name, /** @type {string} */ value) => el("input", { name, value, required: true, maxlength: "64", autocomplete: "off", list: "known-names", onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() });
  const number = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ min, /** @type {string} */ max, /** @type {string} */ step) =>
    el("input", { name, type: "number", inputmode: "decimal", value, min, max, step });
  const select = (/** @type {string} */ name, /** @type {[string, string][]} */ options) =>
    el("select", { name }, ...options.map(([value, label]) => el("option", { value }, label)));
  const modes = ["simple_delay", "bronstein", "bronstein_prefunded", "fischer", "none"];
  const clock = /** @type {HTMLSelectElement} */ (select("clock", modes.map((mode) => [mode, say(`board-clock-${mode}`)])));
  const times = el("div", { class: "fields" },
    field(say("board-minutes"), number("minutes", "2", "0.1", "60", "0.1")),
    field(say("board-delay"), number("delay", "12", "0", "120", "1")),
    field(say("board-flag"), select("flag", ["loss", "when_noticed", "overtime"].map((rule) => [rule, say(`board-flag-${rule}`)]))),
  );
  const total = el("output", { class: "total" });
  const told = () => {
    times.hidden = clock.value === "none";
    total.textContent = totalText(words, settings(new FormData(element)));
  };
  const element = /** @type {HTMLFormElement} */ (el("form", { class: "setup-form" },
    el("h2", {}, say("board-new")),
    el("div", { class: "fields" },
      field(say("board-name-of", { side: "white" }), text("white", last?.names.white ?? say("board-white"))),
      field(say("board-name-of", { side: "black" }), text("black", last?.names.black ?? say("board-black"))),
      field(say("board-length"), number("length", String(last?.length ?? 7), "1", "64", "1")),
      field(say("board-clock"), clock),
    ),
    presets(words, last !== null, (clock) => setClock(element, clock, told)),
    times,
    el("details", {}, el("summary", {}, say("board-continue")), el("div", { class: "fields" },
      field(say("board-points-of", { side: "white" }), number("won_white", "0", "0", "63", "1")),
      field(say("board-points-of", { side: "black" }), number("won_black", "0", "0", "63", "1")))),
    el("label", { class: "check" }, el("input", { type: "checkbox", name: "holland" }), say("board-holland")),
    el("p", { class: "begin" }, total, el("button", { class: "device-act main", type: "submit" }, say("board-start"))),
    el("datalist", { id: "known-names" }, ...knownNames(matches).map((name) => el("option", { value: name }))),
  ));
  element.addEventListener("input", told);
  told();
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = settings(new FormData(element));
    remember(chosen);
    begin(chosen);
  });
  return element;
}

/**
 * Clocks as events have them, each by one touch.
 * @param {Words} words @param {boolean} again whether something was used before @param {(preset: ClockSettings | null) => void} choose
 */
function presets(words, again, choose) {
  const names = Object.keys(PRESETS).filter((name) => again || name !== LAST);
  const buttons = names.map((name) => el("button", { class: "preset", type: "button", "data-preset": name, onclick: () => choose(PRESETS[name]?.() ?? null) }, words.say(`board-preset-${name}`)));
  return el("div", { class: "presets", role: "group", "aria-label": words.say("board-presets") }, ...buttons);
}

/** @param {HTMLFormElement} form @param {ClockSettings | null} clock @param {() => void} told */
function setClock(form, clock, told) {
  const set = (/** @type {string} */ name, /** @type {string} */ value) => (/** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value);
  set("clock", clock?.mode ?? "none");
  if (clock) {
    set("minutes", String(clock.bank_per_point / 60_000));
    set("delay", String(clock.delay / 1000));
  }
  told();
}

/** What each player has at the beginning. @param {Words} words @param {DeviceSettings} settings */
function totalText(words, { clock, length, won }) {
  if (!clock || !(clock.bank_per_point > 0) || !(length > 0)) return "";
  const both = 2 * length - won.white - won.black;
  const bank = won.white + won.black === 0 ? clock.bank_per_point * length : Math.floor((clock.bank_per_point * both) / 2);
  return words.say("board-total", { bank: shown(Math.round(bank / 1000) * 1000), delay: clock.delay / 1000 });
}

/** Who has played on this device, the latest first. @param {Kept[]} matches */
const knownNames = (matches) => [...new Set(matches.flatMap((match) => match.title.split(" – ")).filter(Boolean))].slice(0, 40);

/** @param {FormData} data @returns {DeviceSettings} */
export function settings(data) {
  const text = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
  const mode = text("clock");
  /** @type {ClockSettings} */
  const clock = {
    mode: /** @type {ClockMode} */ (mode),
    bank_per_point: Math.round(Number(text("minutes").replace(",", ".")) * 60_000),
    delay: Math.round(Number(text("delay")) * 1000),
  };
  const rule = text("flag");
  const length = Number(text("length"));
  const points = (/** @type {string} */ name) => Math.min(length - 1, Math.max(0, Math.trunc(Number(text(name)))));
  const won = { white: points("won_white"), black: points("won_black") };
  return {
    names: { white: text("white"), black: text("black") },
    length,
    clock: mode === "none" ? null : clock,
    ordered: null,
    flag: rule === "overtime" ? { rule, time: 60_000 } : { rule: rule === "when_noticed" ? rule : "loss" },
    crawford: "on",
    holland: data.get("holland") ? "on" : "off",
    oversight: "players",
    won,
    before: presumedBefore(length, won),
  };
}
