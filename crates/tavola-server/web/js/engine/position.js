// Positions looked at by the engine in the browser: the server is asked for the page only, and without one the page that was
// kept shows the position too.

/** @import { Candidate, Cube } from "./tables.js" */
import { byId, el } from "../page/dom.js";
import { house } from "../page/house.js";
import { Words } from "../page/words.js";
import { engine, isWrong } from "./engine.js";
import { kept } from "./keeping.js";
import { cubeTable, playsTable, rightCube } from "./tables.js";

/**
 * @typedef {object} Looked
 * @property {{ on_roll: "white" | "black", waiting: "play" | "answer" | "roll", roll: string | null,
 *   contest: { length: number, white: number, black: number, crawford: boolean } | null }} about
 * @property {string | null} xgid
 * @property {string | null} before
 * @property {string | null} gnubg
 * @property {import("../wire.js").StepGraph | null} steps
 * @property {{ plays: { plays: { candidate: Candidate, next: string | null }[], choices: number } } | { cube: Cube } | null} look
 */

/** What the address says of who looks. */
const HERE = "look=here";
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((high) => [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low) => `${high}${low}`));

const page = byId("position");
const asked = new URLSearchParams(location.search);
const id = asked.get("id")?.trim() ?? "";
const roll = asked.get("roll") ?? "";
const plies = Math.min(3, Number(asked.get("plies") ?? 2) || 0);

/** @param {string} of @param {string} [rolled] */
const address = (of, rolled = "") => `/position?id=${encodeURIComponent(of).replaceAll("%3A", ":").replaceAll("%3D", "=")}${rolled ? `&roll=${rolled}` : ""}&plies=${plies}`;

class Here {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.engine = engine();
    house.get = (path, init) => fetch(path, init).catch((why) => (path.startsWith("/position/state?") ? this.#state(path) : Promise.reject(why)));
    this.engine.ready.then(() => this.#arm());
    // The page that is kept is one without a position: an address with one was opened without a network, or the server was
    // slow. What the page's own script has made of it meanwhile is not what the server has said.
    const isKept = id !== "" && !page.hasAttribute("data-served") && !document.querySelector("#position-look [role=alert]");
    if (isKept) this.#show().catch(() => {});
    else if (page.hasAttribute("data-look-here")) this.#look().catch(() => location.replace(location.href.replace(`&${HERE}`, "")));
  }

  /** Every way on is one that the engine here looks at. */
  #arm() {
    const isWay = (/** @type {string} */ href) => new URL(href, location.href).pathname === "/position";
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && isWay(link.href) && link.search && !link.search.includes(HERE)) link.search += `&${HERE}`;
    }, { capture: true });
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !isWay(form.action) || form.elements.namedItem("look")) return;
      form.append(el("input", { type: "hidden", name: "look", value: "here" }));
    }, { capture: true });
  }

  /** @param {{ id: string, roll?: string, plies: number | null }} of @returns {Promise<Looked | import("./engine.js").Wrong>} */
  #asked(of) {
    return this.engine.ask({ ask: "look", words: this.words.say("position-board"), ...of });
  }

  /** Fills in what the engine says. @returns {Promise<Looked | null>} */
  async #look() {
    const place = byId("position-look");
    place.setAttribute("aria-busy", "true");
    // What was set up by fields as well is the position that the server made of them.
    const given = page.dataset["xgid"];
    const looked = await this.#asked(given ? { id: given, plies } : { id, roll, plies });
    place.removeAttribute("aria-busy");
    const here = document.getElementById("position-here");
    if (isWrong(looked)) {
      place.prepend(el("p", { class: "warning", role: "alert" }, this.#wrong(looked)));
      return null;
    }
    // A page of the server has the ways on and the rollout already.
    if (here) here.replaceChildren(...this.#told(looked));
    else place.replaceChildren(...this.#told(looked), this.#rolls(looked));
    this.#pickable();
    place.dataset["by"] = "engine";
    return looked;
  }

  /** Each of several plays gets the box by which it is rolled out, where there is a form for that. */
  #pickable() {
    const rows = [...document.querySelectorAll("#position-look tr[data-next]")];
    const form = /** @type {HTMLFormElement | null} */ (document.getElementById("rollout-form"));
    if (!form || form.elements.namedItem("play") || rows.length < 2) return;
    rows.forEach((row, index) => {
      const [number, name] = row.children;
      const play = name?.querySelector("a")?.textContent ?? "";
      const more = index < 2 ? { checked: "" } : {};
      const box = el("input", { type: "checkbox", name: "play", value: play, form: "rollout-form", "aria-label": this.words.say("rollout-pick", { play }), ...more });
      number?.replaceChildren(el("label", { class: "rollout-pick" }, box, ` ${index + 1}`));
    });
  }

  /** On a page that was kept: the form that orders a rollout is the server's, if it answers. @param {string} of */
  async #rollout(of) {
    const answer = await fetch(`${address(of)}&${HERE}`, { headers: { accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const part = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("position-rollout");
    if (!part || document.getElementById("position-rollout")) return;
    (document.querySelector("#position-look .position-rolls") ?? byId("position-look").lastElementChild)?.before(part);
    this.#pickable();
  }

  /** The page of no position becomes that of the one that was asked for. */
  async #show() {
    const looked = await this.#look();
    if (!looked?.xgid) return;
    page.dataset["plies"] = String(plies);
    this.#rollout(looked.xgid);
    // The server has told the page what it is already.
    if (page.dataset["xgid"] === looked.xgid) return;
    page.dataset["xgid"] = looked.xgid;
    await until(() => document.querySelector("#position-board tavola-board"));
    const text = /** @type {HTMLTextAreaElement} */ (byId("position-id"));
    text.value = looked.xgid;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** @param {Looked} looked @returns {HTMLElement[]} */
  #told({ look }) {
    const { words } = this;
    if (!look) return [];
    if ("cube" in look) return [el("h2", {}, words.say("study-cube")), el("p", { class: "study-verdict" }, rightCube(words, look.cube)), cubeTable(words, look.cube)];
    const { plays, choices } = look.plays;
    const heading = el("h2", {}, words.say("position-play"));
    if (plays.length === 0) return [heading, el("p", {}, words.say("study-no-move"))];
    const about = { more: choices - plays.length, next: plays.map(({ next }) => next), address };
    return [heading, playsTable(words, plays.map(({ candidate }) => candidate), about)];
  }

  /** @param {Looked} looked */
  #rolls({ before, about }) {
    if (!before) return el("div");
    const way = (/** @type {string} */ text, /** @type {string} */ rolled, /** @type {boolean} */ current) =>
      el("a", { class: "step", href: address(before, rolled), ...(current ? { "aria-current": "true" } : {}) }, text);
    const links = ROLLS.flatMap((one) => [" ", way(one, one, about.roll === one)]);
    return el("nav", { class: "position-rolls", "aria-label": this.words.say("position-rolls") },
      el("h2", {}, this.words.say("position-rolls")), el("p", {}, way(this.words.say("study-cube"), "", about.roll === null), ...links));
  }

  /** @param {import("./engine.js").Wrong} wrong */
  #wrong({ wrong, detail }) {
    const text = this.words.has(wrong) ? this.words.say(wrong) : wrong;
    return detail ? `${text} (${detail})` : text;
  }

  /** What the server says of a text while it is written, said without one. @param {string} path */
  async #state(path) {
    const { searchParams } = new URL(path, location.href);
    const rolled = searchParams.get("roll");
    const looked = await this.#asked({ id: searchParams.get("id") ?? "", plies: null, ...(rolled ? { roll: rolled } : {}) });
    const none = { xgid: null, gnubg: null, about: "", steps: null };
    const state = isWrong(looked) ? { ...none, wrong: this.#wrong(looked) } : { ...looked, about: this.#about(looked), wrong: null };
    return new Response(JSON.stringify(state), { headers: { "content-type": "application/json" } });
  }

  /** Whose turn, and what is played for. @param {Looked} looked */
  #about({ about: { on_roll, waiting, roll: rolled, contest } }) {
    const { words } = this;
    const who = words.say(`position-${on_roll}`);
    const what = waiting === "play" ? words.say("position-plays", { who, roll: rolled ?? "" }) : words.say(waiting === "answer" ? "position-doubled" : "position-on-roll", { who });
    const of = contest ? words.say("position-match", { ...contest, crawford: contest.crawford ? "yes" : "no" }) : words.say("position-money");
    return `${what} ${of}`;
  }
}

/** @param {() => unknown} so @returns {Promise<void>} */
const until = (so) => new Promise((done) => {
  const look = () => (so() ? done() : requestAnimationFrame(look));
  look();
});

/** @param {string} name */
const words = async (name) => (await fetch((page.dataset["words"] ?? "").split(" ")[0]?.replace("table.ftl", `${name}.ftl`) ?? "")).text();

// Whoever saves data is looked at by the server: the engine is some megabytes once.
const saves = /** @type {any} */ (navigator).connection?.saveData === true;
if (!saves || !navigator.onLine) {
  Promise.all(["table", "study", "position"].map(words)).then((sources) => new Here(new Words(document.documentElement.lang, sources.join("\n"))));
  kept("/position").then((isKept) => (page.dataset["kept"] = String(isKept)));
}
