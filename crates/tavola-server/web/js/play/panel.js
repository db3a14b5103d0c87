// What stands around the board: players' bars, title, list of moves, games.

/** @import { Model, TurnRow } from "./model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Side } from "../wire.js" */
import { el, byId, setText } from "../page/dom.js";
import { other } from "../board/counts.js";
import { playText } from "./notation.js";
import { who } from "./scene.js";

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
    this.state = el("span", { class: "presence" });
    this.pips = el("span", { class: "figure pips" });
    this.score = el("span", { class: "figure score" });
    this.clock = el("span", { class: "figure clock", role: "timer" });
    this.delay = /** @type {HTMLProgressElement} */ (el("progress", { class: "delay", max: "1", value: "0", "aria-hidden": "true" }));
    root.replaceChildren(
      el("span", { class: "who" }, this.turn, this.checker, this.name, this.mark, this.state),
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
    setText(this.mark, seat.kind === "bot" ? words.say("bot") : side === model.you ? words.say("you-mark") : "");
    const gone = seat.kind === "person" && !seat.connected && model.state === "playing";
    setText(this.state, gone ? words.say("gone") : "");
    setText(this.pips, settings.pips ? words.say("pips", { n: pips(checkers, side) }) : "");
    const away = model.length === null ? null : model.length - model.score[side];
    setText(this.score, String(model.score[side]));
    this.score.title = away === null ? "" : words.say("away", { n: away });
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

export class Panel {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.top = new Bar(byId("top"), words);
    this.bottom = new Bar(byId("bottom"), words);
    this.moves = byId("moves");
    this.games = byId("games");
    this.title = byId("title");
  }

  /** @param {Model} model @param {Settings} settings @param {import("../board/counts.js").Counts} checkers */
  show(model, settings, checkers) {
    const bottom = model.you ?? "white";
    this.bottom.show(model, bottom, settings, checkers);
    this.top.show(model, other(bottom), settings, checkers);
    setText(this.title, this.#titleText(model));
    this.#showNames(model);
    this.#showMoves(model);
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
    const parts = [model.length === null ? words.say("title-money") : words.say("title-match", { length: model.length })];
    if (model.game > 0) parts.push(words.say("title-game", { game: model.game }));
    if (model.crawford && model.length !== 1) parts.push(words.say("title-crawford"));
    return parts.join(" · ");
  }

  /** @param {Model} model */
  #showMoves(model) {
    const rows = model.turns.map((turn) => this.#move(model, turn));
    this.moves.replaceChildren(...rows);
    // After the rest of the column has found its place.
    requestAnimationFrame(() => (this.moves.scrollTop = this.moves.scrollHeight));
  }

  /** @param {Model} model @param {TurnRow} turn */
  #move(model, turn) {
    const mine = turn.side === (model.you ?? "white");
    const roll = turn.roll ? [Math.max(...turn.roll), Math.min(...turn.roll)].join("") : "";
    return el(
      "li",
      { class: mine ? "move own" : "move" },
      el("span", { class: "move-who" }, who(model, turn.side, this.words)),
      el("span", { class: "move-roll" }, roll),
      el("span", { class: "move-text" }, turnText(turn, this.words)),
    );
  }

  /** @param {Model} model */
  #showGames(model) {
    const you = model.you ?? "white";
    const rows = gameRows(model, this.words).map((game) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, game.number),
        el("td", {}, who(model, game.winner, this.words)),
        el("td", {}, game.how),
        el("td", { class: "number-cell" }, game.points),
        el("td", { class: "number-cell" }, `${game.score[you]}–${game.score[other(you)]}`),
      ),
    );
    this.games.replaceChildren(...rows);
    byId("games-part").hidden = rows.length === 0;
  }
}

/**
 * The lines of the list of games. What ended a match away from the board is no game that was won by so much: it has its
 * own words and no points, and between two games it has no number either.
 * @param {Model} model @param {Words} words
 */
export function gameRows(model, words) {
  const { phase, games, length, score } = model;
  const away = (/** @type {string | null} */ cause, /** @type {boolean} */ between) => words.say("match-decided", { cause: cause ?? "", between: String(between) });
  const rows = games.map(({ number, winner, win, ending, decided, points, score: after }) => {
    const ofTheMatch = decided !== null && length !== null;
    const how = ofTheMatch ? away(decided, false) : words.say("game-how", { win, ending });
    return { number: String(number), winner, how, points: ofTheMatch ? "–" : String(points), score: after };
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
