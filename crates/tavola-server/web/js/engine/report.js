// The analysis of a match that the engine in the browser has judged: figures, errors worst first, every line with its
// alternatives. Shown like the server's page of an analysis.

/** @import { Words } from "../page/words.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Candidate, Cube } from "./tables.js" */
import { el } from "../page/dom.js";
import { isWrong } from "./engine.js";
import { percent, signed, unsigned } from "./figures.js";
import { cubeTable, playsTable, rightCube } from "./tables.js";

/**
 * @typedef {"white" | "black"} Side
 * @typedef {{ loss: number, loss_worth: number, mark: string | null, counts: boolean, reasons?: { reason: string, by?: number, made?: number, best?: number }[],
 *   decision: "play" | "doubling" | "answer", candidates?: Candidate[], chosen?: number | null, choices?: number, luck?: number, luck_worth?: number,
 *   doubled?: boolean, answer?: string, cube?: Cube }} Decision
 * @typedef {{ by: Side, act: string, roll?: [number, number], play?: string, kind?: string, xgid: string | null, decisions: Decision[] }} Line
 * @typedef {{ score: Record<Side, number>, crawford: boolean, lines: Line[], result: { by: Side, kind: string, points: number, ending: unknown } | null }} Game
 * @typedef {{ name: string, rating: number, millis: number, plays: number, play_losses: number, cubes: number, cube_losses: number,
 *   losses_worth: number, luck: number, luck_worth: number, marks: number[] }} Player
 * @typedef {{ plies: number, length: number | null, players: Record<Side, Player>, games: Game[] }} Report
 * @typedef {{ game: number, line: number }} At
 */

const SIDES = /** @type {const} */ (["white", "black"]);
const REASONS = {
  fewer_wins: "wins", fewer_gammons: "gammons", more_gammons_lost: "gammons-lost", shots: "shots", hits: "hits",
  home_points: "home", prime: "prime", anchor: "anchor", off: "off",
};

export class ReportView {
  /** @param {HTMLElement} place @param {Words} words @param {Engine} engine */
  constructor(place, words, engine) {
    this.place = place;
    this.words = words;
    this.engine = engine;
    /** @type {Report | null} */
    this.report = null;
    /** @type {At | null} */
    this.at = null;
    this.decision = el("section", { class: "study-decision", id: "decision", tabindex: "-1" });
    addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Report} report @param {Side} you */
  show(report, you) {
    this.report = report;
    this.you = you;
    this.at ??= this.#worst()[0]?.at ?? { game: 0, line: 0 };
    const side = el("div", { class: "study-side" }, this.#summary(report), this.#errors());
    this.place.replaceChildren(el("div", { class: "study-columns" }, el("div", { class: "study-main" }, this.decision), side), this.#games(report));
    this.#look(this.at);
  }

  /** @param {At} at @returns {Line | undefined} */
  #line({ game, line }) {
    return this.report?.games[game]?.lines[line];
  }

  /** @returns {At[]} */
  #all() {
    return (this.report?.games ?? []).flatMap(({ lines }, game) => lines.map((_, line) => ({ game, line })));
  }

  /** @returns {{ at: At, line: Line, one: Decision }[]} */
  #worst() {
    const found = this.#all().flatMap((at) => {
      const line = this.#line(at);
      return line ? line.decisions.filter((one) => one.mark).map((one) => ({ at, line, one })) : [];
    });
    return found.sort((a, b) => b.one.loss - a.one.loss);
  }

  /** @param {At} at */
  async #look(at) {
    const line = this.#line(at);
    if (!line || !this.report) return;
    this.at = at;
    for (const row of this.place.querySelectorAll("tr[data-at]")) row.toggleAttribute("aria-current", row.getAttribute("data-at") === name(at));
    const play = line.decisions.find((one) => one.decision === "play");
    const best = play?.candidates?.[0]?.play ?? "";
    const board = el("div", { class: "study-board" });
    const hasWaited = line.decisions.some(({ decision, doubled }) => decision === "doubling" && !doubled);
    const texts = line.decisions.flatMap((one) => this.#told(one, hasWaited));
    this.decision.dataset["at"] = name(at);
    this.decision.replaceChildren(
      el("h2", {}, `${name(at)} · ${this.#who(line.by)} · ${this.#act(line)}`), board, this.#steps(at),
      ...(texts.length > 0 ? texts : [el("p", { class: "note" }, this.words.say("study-no-decision"))]),
    );
    if (!line.xgid) return;
    const looked = await this.engine.ask({
      ask: "look", id: line.xgid, plies: null, words: this.words.say("study-board"), below: this.you, made: line.play ?? "", best: best === line.play ? "" : best,
    });
    // The engine's own picture, of a position that the engine has written: nothing in it comes from anywhere else.
    if (!isWrong(looked) && this.at === at) board.innerHTML = /** @type {{ svg: string }} */ (looked).svg;
  }

  /** @param {Side} side */
  #who(side) {
    return this.report?.players[side].name ?? side;
  }

  /** @param {Line} line */
  #act({ act, roll, play, kind }) {
    const dice = roll ? `${roll[0]}-${roll[1]}` : "";
    if (act === "play") return `${dice}: ${play || this.words.say("study-dances")}`;
    if (act === "illegal") return `${dice}: ${this.words.say("study-illegal")}`;
    if (act === "roll") return dice;
    return this.words.say(act === "resign" ? `study-resigns-${kind}` : `study-${act}s`);
  }

  /** @param {Decision} one @param {boolean} hasWaited whether the line also has the decision not to double @returns {HTMLElement[]} */
  #told(one, hasWaited) {
    const of = hasWaited ? `${this.words.say(one.decision === "play" ? "study-play" : "study-cube")}: ` : "";
    const parts = [el("p", { class: "study-verdict" }, of + this.#verdict(one))];
    const why = (one.reasons ?? []).map((reason) => this.#why(reason)).join(" ");
    if (why) parts.push(el("p", {}, why));
    if (one.candidates && (one.choices ?? 0) > 0) {
      parts.push(playsTable(this.words, one.candidates, { chosen: one.chosen ?? null, more: (one.choices ?? 0) - one.candidates.length }));
    }
    if (one.luck !== undefined) {
      const worth = this.report?.length ? percent(one.luck_worth ?? 0) : signed(one.luck_worth ?? 0, 2);
      parts.push(el("p", { class: "note" }, this.words.say(this.report?.length ? "study-roll-luck-match" : "study-roll-luck", { luck: signed(one.luck), worth })));
    }
    if (one.cube) {
      parts.push(el("p", { class: "note" }, this.words.say(one.decision === "answer" ? "study-cube-doubler" : "study-cube-before")), cubeTable(this.words, one.cube));
    }
    return parts;
  }

  /** @param {Decision} one */
  #verdict(one) {
    const { words } = this;
    if (one.decision === "play" && one.choices === 0) return words.say("study-no-move");
    if (one.decision === "play" && one.choices === 1) return words.say("study-forced");
    const isMatch = Boolean(this.report?.length);
    const about = { lost: unsigned(one.loss, 3), worth: isMatch ? percent(-one.loss_worth) : signed(-one.loss_worth) };
    const cost = () => words.say(isMatch ? "study-cost-match" : "study-cost-money", about);
    const said = one.mark ? `${words.say(`study-${one.mark}`)}: ${cost()}` : one.loss === 0 ? words.say("study-right") : words.say("study-as-good", about);
    return one.cube ? `${said} ${rightCube(words, one.cube)}` : said;
  }

  /** @param {{ reason: string, by?: number, made?: number, best?: number }} reason */
  #why({ reason, by, made = 0, best = 0 }) {
    const key = REASONS[/** @type {keyof typeof REASONS} */ (reason)];
    if (!key) return "";
    if (key === "hits" && (made === 0 || best === 0)) return this.words.say(best > made ? "study-why-best-hits" : "study-why-made-hits");
    return this.words.say(`study-why-${key}`, by === undefined ? { made, best } : { by: unsigned(by * 100, 1) });
  }

  /** @param {At} at */
  #steps(at) {
    const all = this.#all();
    const here = all.findIndex((one) => name(one) === name(at));
    const isError = (/** @type {At} */ one) => this.#line(one)?.decisions.some(({ mark }) => mark) ?? false;
    const ways = /** @type {const} */ ([
      ["study-first", "|◀", here > 0 ? all[0] : undefined],
      ["study-error-before", "◀?", all.slice(0, here).reverse().find(isError)],
      ["study-before", "◀", all[here - 1]],
      ["study-next", "▶", all[here + 1]],
      ["study-error-next", "?▶", all.slice(here + 1).find(isError)],
      ["study-last", "▶|", here + 1 < all.length ? all.at(-1) : undefined],
    ]);
    const buttons = ways.map(([label, sign, to]) =>
      el("button", { type: "button", class: "step panel-button", "aria-label": this.words.say(label), title: this.words.say(label), disabled: !to, onclick: () => to && this.#look(to) }, sign));
    return el("nav", { class: "study-steps", "aria-label": this.words.say("study-steps") }, ...buttons);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.place.closest("[hidden]") || !this.at || event.target instanceof HTMLInputElement) return;
    const index = { Home: 0, ArrowUp: 1, ArrowLeft: 2, ArrowRight: 3, ArrowDown: 4, End: 5 }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    this.decision.querySelectorAll("button")[index]?.click();
  }

  /** @param {Report} report */
  #summary({ players, length }) {
    const worth = (/** @type {number} */ value) => (length ? percent(value) : signed(value, 2));
    const lost = (/** @type {number} */ sum, /** @type {number} */ n) => this.words.say("study-lost-of", { lost: unsigned(sum, 3), n });
    /** @type {[string, (player: Player) => string][]} */
    const rows = [
      ["study-rating", ({ rating }) => unsigned(rating, 2)],
      ["study-millis", ({ millis }) => unsigned(millis, 1)],
      ["study-plays", ({ plays, play_losses }) => lost(play_losses, plays)],
      ["study-cubes", ({ cubes, cube_losses }) => lost(cube_losses, cubes)],
      ["study-marks", ({ marks }) => marks.join(" · ")],
      ["study-losses-worth", ({ losses_worth }) => worth(-losses_worth)],
      ["study-luck", ({ luck }) => signed(luck)],
      ["study-luck-worth", ({ luck_worth }) => worth(luck_worth)],
    ];
    const body = rows.map(([key, cell]) =>
      el("tr", {}, el("th", { scope: "row", title: this.words.say(`${key}-note`) }, this.words.say(key)), ...SIDES.map((side) => el("td", { class: "number" }, cell(players[side])))));
    const heads = SIDES.map((side) => el("th", { scope: "col", class: "number" }, players[side].name));
    return el("section", { class: "study-summary" }, el("h2", {}, this.words.say("study-summary")),
      el("table", {}, el("thead", {}, el("tr", {}, el("td"), ...heads)), el("tbody", {}, ...body)));
  }

  #errors() {
    const found = this.#worst();
    const heading = el("h2", {}, this.words.say("study-errors"));
    if (found.length === 0) return el("section", { class: "study-errors" }, heading, el("p", {}, this.words.say("study-no-errors")));
    const rows = found.slice(0, 40).map(({ at, line, one }) => {
      const better = one.decision === "play" ? one.candidates?.[0]?.play : "";
      const what = better ? this.words.say("study-played", { roll: (line.roll ?? []).join("-"), play: line.play ?? "", best: better }) : this.#wrongCube(one);
      return this.#row(at, [name(at), this.#who(line.by), `${this.words.say(`study-${one.mark}`)}. ${what}`, unsigned(one.loss, 3)]);
    });
    return el("section", { class: "study-errors" }, heading, el("table", {}, this.#heads(), el("tbody", {}, ...rows)));
  }

  /** @param {Decision} one */
  #wrongCube({ decision, doubled, answer }) {
    if (decision === "doubling") return this.words.say(doubled ? "study-wrong-double" : "study-missed-double");
    return this.words.say(`study-wrong-${answer}`);
  }

  #heads() {
    const names = ["study-where", "study-who", "study-what"].map((key) => el("th", { scope: "col" }, this.words.say(key)));
    return el("thead", {}, el("tr", {}, ...names, el("th", { scope: "col", class: "number" }, this.words.say("study-cost"))));
  }

  /** @param {At} at @param {[string, string, string, string]} texts */
  #row(at, [where, who, what, cost]) {
    const open = el("button", { type: "button", class: "quiet-button", onclick: () => this.#look(at) }, where);
    return el("tr", { "data-at": name(at), onclick: () => this.#look(at) }, el("td", {}, open), el("td", {}, who), el("td", {}, what), el("td", { class: "number" }, cost));
  }

  /** @param {Report} report */
  #games({ games, length }) {
    const parts = games.map((game, index) => {
      const about = { n: index + 1, black: game.score.black, white: game.score.white, length: length ?? 0, crawford: game.crawford ? "yes" : "no" };
      const rows = game.lines.map((line, number) => {
        const loss = line.decisions.reduce((sum, one) => sum + one.loss, 0);
        return this.#row({ game: index, line: number }, [`${index + 1}.${number + 1}`, this.#who(line.by), this.#act(line), loss > 0 ? unsigned(loss, 3) : ""]);
      });
      return el("details", games.length === 1 ? { open: true } : {}, el("summary", {}, this.words.say("study-game", about)),
        el("table", { class: "study-lines" }, this.#heads(), el("tbody", {}, ...rows)));
    });
    return el("section", { class: "study-games" }, el("h2", {}, this.words.say("study-games")), ...parts);
  }
}

/** A line by its numbers, from 1. @param {At} at */
const name = ({ game, line }) => `${game + 1}.${line + 1}`;
