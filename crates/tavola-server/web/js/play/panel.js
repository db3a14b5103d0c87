// What stands around the board: players' bars, title, list of moves, games.

/** @import { Model, TurnRow } from "./model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Side } from "../wire.js" */
import { el, byId, scrollWithin, setText } from "../page/dom.js";
import { isPoints, worth } from "../page/money.js";
import { other } from "../board/counts.js";
import { playText } from "./notation.js";
import { largerFirst, who } from "./scene.js";

/** A player's bar. */
class Bar {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.turn = el("span", { class: "turn-mark", "aria-hidden": "true" });
    this.checker = el("span", { class: "swatch", "aria-hidden": "true" });
    this.name = el("strong", { class: "name" });
    this.mark = el("span", { class: "badge" });
    this.hand = el("span", { class: "badge hand" });
    this.state = el("span", { class: "presence" });
    this.pips = el("span", { class: "figure pips" });
    this.score = el("span", { class: "figure score" });
    this.clock = el("span", { class: "figure clock", role: "timer" });
    this.delay = /** @type {HTMLProgressElement} */ (el("progress", { class: "delay", max: "1", value: "0", "aria-hidden": "true" }));
    root.replaceChildren(
      el("span", { class: "who" }, this.turn, this.checker, this.name, this.mark, this.hand, this.state),
      el("span", { class: "figures" }, this.pips, this.clock, this.score),
      this.delay,
    );
  }

  /** @param {Model} model @param {Side} side @param {Settings} settings @param {import("../board/counts.js").Counts} checkers */
  show(model, side, settings, checkers) {
    const { words } = this;
    const seat = model.seats[side];
    const acts = model.waitingFor === side || (model.waitingFor === null && toAct(model) === side);
    this.root.classList.toggle("acting", acts);
    this.root.setAttribute("aria-label", words.say(side === model.you ? "bar-you" : "bar-them", { who: seat.name || words.say("seat-free") }));
    const light = (side === "white") === isLight(model, settings, "white");
    this.checker.className = `swatch ${light ? "swatch-light" : "swatch-dark"}`;
    setText(this.name, seat.name || words.say("seat-free"));
    setText(this.mark, seat.kind === "bot" ? botText(seat.level, words) : side === model.you ? words.say("you-mark") : "");
    const gone = seat.kind === "person" && !seat.connected && model.state === "playing";
    const away = seat.people.filter((person) => person.name !== null && !person.connected).map((person) => person.name ?? "");
    setText(this.hand, seat.holder && model.state === "playing" ? words.say("pair-hand", { who: seat.holder }) : "");
    setText(this.state, gone ? words.say("gone") : model.state === "playing" && away[0] ? words.say("pair-away", { who: away[0] }) : "");
    setText(this.pips, settings.pips && model.game > 0 ? words.say("pips", { n: pips(checkers, side) }) : "");
    const needs = model.length === null ? null : model.length - model.score[side];
    setText(this.score, String(model.score[side]));
    this.score.title = needs === null ? "" : words.say("away", { n: needs });
    this.score.setAttribute("aria-label", words.say("score-of", { n: model.score[side] }));
  }

  /** @param {number | null} bank @param {number} share of the delay still left @param {boolean} runs */
  time(bank, share, runs) {
    this.clock.hidden = bank === null;
    this.delay.hidden = bank === null;
    if (bank === null) return;
    setText(this.clock, clockText(bank));
    this.clock.classList.toggle("low", bank < 30_000);
    this.delay.value = runs ? share : 0;
  }
}

/** That it is a bot, and how strong. @param {string} level @param {Words} words */
const botText = (level, words) => (words.has(`bot-level-${level}`) ? words.say("bot-level", { level: words.say(`bot-level-${level}`) }) : words.say("bot"));

/** @param {import("../board/counts.js").Counts} checkers @param {Side} side */
function pips(checkers, side) {
  let sum = 0;
  for (let place = 0; place <= 25; place++) {
    const count = side === "white" ? Math.max(0, checkers[place] ?? 0) : Math.max(0, -(checkers[place] ?? 0));
    sum += count * (side === "white" ? place : 25 - place);
  }
  return sum;
}

/** @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {Model} model @returns {Side | null} */
function toAct({ phase }) {
  if (phase.kind === "on_roll" || phase.kind === "to_play") return phase.side;
  if (phase.kind === "doubled") return phase.to;
  return null;
}

/**
 * Whether a side's checkers are drawn light: one's own are what one has chosen.
 * @param {Model} model
 * @param {Settings} settings
 * @param {Side} side
 */
export function isLight(model, settings, side) {
  const own = model.you ?? "white";
  return (side === own) === (settings.colour === "light");
}

/**
 * @typedef {object} Picks what a press on the lists asks to be shown
 * @property {(at: number) => void} line of the game that is shown: after so many lines
 * @property {(match: number, game: number) => void} game
 */

/** @typedef {{ turns: readonly TurnRow[], at: number, game: number } | null} Shown the game that is looked back at, if one is */

export class Panel {
  /** What the list of moves shows. */
  #movesKey = "";

  /** @param {Words} words @param {Picks} picks */
  constructor(words, picks) {
    this.words = words;
    this.picks = picks;
    this.top = new Bar(byId("top"), words);
    this.bottom = new Bar(byId("bottom"), words);
    this.moves = byId("moves");
    this.games = byId("games");
    this.title = byId("title");
  }

  /** @param {Model} model @param {Settings} settings @param {import("../board/counts.js").Counts} checkers @param {Shown} shown */
  show(model, settings, checkers, shown) {
    const bottom = model.you ?? "white";
    this.bottom.show(model, bottom, settings, checkers);
    this.top.show(model, other(bottom), settings, checkers);
    setText(this.title, this.#titleText(model));
    this.#showNames(model);
    this.#showMoves(model, shown ?? { turns: model.turns, at: -1, game: model.game });
    this.#showGames(model);
  }

  /** @param {Model} model @param {number} elapsed milliseconds since the model came @param {Settings} settings */
  tick(model, elapsed, settings) {
    const bottom = model.you ?? "white";
    for (const [bar, side] of /** @type {const} */ ([[this.bottom, bottom], [this.top, other(bottom)]])) {
      const clock = settings.clocks ? model.clock : null;
      if (!clock) {
        bar.time(null, 0, false);
        continue;
      }
      const runs = clock.running === side;
      const used = runs ? elapsed : 0;
      const delay = Math.max(0, clock.delay - used);
      const bank = clock.bank[side] - Math.max(0, used - clock.delay);
      bar.time(bank, clock.delayFull ? delay / clock.delayFull : 0, runs);
    }
  }

  /** Who plays, where the page was made before both had sat down. @param {Model} model */
  #showNames({ seats }) {
    const names = [seats.white.name, seats.black.name];
    if (names.includes("")) return;
    setText(byId("names"), names.join(" – "));
    document.title = `${names.join(" – ")} · Tavola`;
  }

  /** @param {Model} model */
  #titleText(model) {
    const { words } = this;
    const parts = [this.title.dataset["rules"] ?? ""];
    if (model.game > 0) parts.push(words.say("title-game", { game: model.game }));
    if (model.crawford && model.length !== 1) parts.push(words.say("title-crawford"));
    return parts.join(" · ");
  }

  /** Both players' lines beside each other. @param {Model} model @param {NonNullable<Shown>} shown */
  #showMoves(model, { turns, at, game }) {
    const key = JSON.stringify([turns, game, model.you, model.seats.white.name, model.seats.black.name]);
    byId("moves-part").hidden = turns.length === 0;
    if (key !== this.#movesKey) {
      this.#movesKey = key;
      const left = model.you ?? "white";
      const heads = [left, other(left)].map((side) => el("span", { class: "move-head" }, who(model, side, this.words)));
      const rows = moveRows(turns, left).map((row) => this.#moveRow(model, turns, row));
      this.moves.replaceChildren(el("li", { class: "move-row", "aria-hidden": "true" }, el("span", {}), ...heads), ...rows);
      // After the rest of the column has found its place.
      if (at < 0) requestAnimationFrame(() => (this.moves.scrollTop = this.moves.scrollHeight));
    }
    for (const cell of this.moves.querySelectorAll("[data-line]")) {
      const isShown = cell.getAttribute("data-line") === String(at);
      if (isShown) cell.setAttribute("aria-current", "true");
      else cell.removeAttribute("aria-current");
      if (isShown) scrollWithin(this.moves, /** @type {HTMLElement} */ (cell));
    }
  }

  /** @param {Model} model @param {readonly TurnRow[]} turns @param {MoveRow} row */
  #moveRow(model, turns, { number, left, right }) {
    const cell = (/** @type {number | null} */ index) => {
      const turn = index === null ? undefined : turns[index];
      if (index === null || !turn) return el("span", {});
      const roll = turn.roll ? largerFirst(turn.roll).join("") : "";
      const act = turn.kind === "play" ? "" : " move-act";
      return el(
        "button",
        { type: "button", class: `move${act}`, "data-line": String(index + 1), tabindex: "-1", onclick: () => this.picks.line(index + 1) },
        el("span", { class: "hidden" }, `${who(model, turn.side, this.words)} `),
        roll ? el("span", { class: "move-roll" }, `${roll} `) : "",
        el("span", { class: "move-text" }, turnText(turn, this.words)),
      );
    };
    return el("li", { class: "move-row" }, el("span", { class: "move-number" }, `${number}`), cell(left), cell(right));
  }

  /** @param {Model} model */
  #showGames(model) {
    const you = model.you ?? "white";
    const rows = gameRows(model, this.words).map((game) => {
      const number = Number(game.number);
      const pick = () => this.picks.game(model.match, number);
      const open = { type: "button", class: "game-open", "aria-label": this.words.say("lookback-open", { game: number }), onclick: pick };
      return el(
        "tr",
        {},
        el("th", { scope: "row" }, Number.isInteger(number) ? el("button", open, game.number) : game.number),
        el("td", {}, who(model, game.winner, this.words)),
        el("td", {}, game.how),
        el("td", { class: "number-cell" }, game.points),
        el("td", { class: "number-cell" }, `${game.score[you]}–${game.score[other(you)]}`),
      );
    });
    this.games.replaceChildren(...rows);
    byId("games-part").hidden = rows.length === 0;
  }
}

/** @typedef {{ number: number, left: number | null, right: number | null }} MoveRow the lines of a game that stand in one row, by index */

/**
 * A game's lines in rows as on a sheet: one side's on the left, the other's on the right.
 * @param {readonly TurnRow[]} turns @param {Side} side whose stand on the left
 * @returns {MoveRow[]}
 */
export function moveRows(turns, side) {
  /** @type {MoveRow[]} */
  const rows = [];
  turns.forEach((turn, index) => {
    const place = turn.side === side ? "left" : "right";
    const last = rows.at(-1);
    const fits = last && last[place] === null && (place === "right" || last.right === null);
    if (fits) last[place] = index;
    else rows.push({ number: rows.length + 1, left: null, right: null, [place]: index });
  });
  return rows;
}

/**
 * The lines of the list of games. What ended a match away from the board is no game that was won by so much: it has its
 * own words and no points, and between two games it has no number either.
 * @param {Model} model @param {Words} words
 */
export function gameRows(model, words) {
  const { phase, games, length, score, stake } = model;
  const away = (/** @type {string | null} */ cause, /** @type {boolean} */ between) => words.say("match-decided", { cause: cause ?? "", between: String(between) });
  const money = (/** @type {number} */ won) => (length === null && !isPoints(stake) ? ` (${worth(won, stake, words)})` : "");
  const rows = games.map(({ number, winner, win, ending, decided, points, score: after }) => {
    const ofTheMatch = decided !== null && length !== null;
    const how = ofTheMatch ? away(decided, false) : words.say("game-how", { win, ending });
    return { number: String(number), winner, how, points: ofTheMatch ? "–" : `${points}${money(points)}`, score: after };
  });
  const over = phase.kind === "match_over" || phase.kind === "closed";
  const decidedBetween = over && phase.winner !== null && phase.cause !== null && phase.cause !== "score" && length !== null && !games.at(-1)?.decided;
  if (!decidedBetween || phase.winner === null) return rows;
  return [...rows, { number: "–", winner: phase.winner, how: away(phase.cause, true), points: "–", score }];
}

/** @param {TurnRow} turn @param {Words} words */
export function turnText(turn, words) {
  if (turn.kind !== "play") return words.say(`moved-${turn.kind}`, { value: turn.value });
  if (turn.steps.length === 0) return words.say("no-move");
  return playText(turn.steps, { bar: words.say("bar-word"), off: words.say("off-word") });
}
