// What has just happened, in a few lines: what the board does not show. `newsOf` is pure.

/** @import { ChouetteBetween, ChouetteCubeAnswer, ChouetteEvent, ChouetteView, PlayerId } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { nameOf, whoIs } from "./members.js";
import { pointsText } from "../page/money.js";

/** So many lines are shown. */
const MOST = 5;

/** @param {ChouetteView} view @param {Words} words */
export function showNews(view, words) {
  const lines = newsOf(view, words);
  const list = byId("news");
  list.hidden = lines.length === 0;
  keyed(list, JSON.stringify(lines), () => lines.map((line) => el("li", {}, line)));
}

/** The latest first. @param {ChouetteView} view @param {Words} words @returns {string[]} */
export function newsOf(view, words) {
  return view.recent.flatMap((event) => lines(view, event, words)).slice(-MOST).reverse();
}

/** @param {ChouetteView} view @param {ChouetteEvent} event @param {Words} words @returns {string[]} */
function lines(view, event, words) {
  const who = (/** @type {PlayerId} */ id) => ({ who: whoIs(view, id, words, "you-first"), you: String(id === view.you) });
  const one = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ about) => [words.say(key, about)];
  switch (event.type) {
    case "acted":
      return board(event.action, words);
    case "tie_declined":
      return one("news-tie-declined", {});
    case "doubled":
      return one("news-doubled", { ...who(event.by), n: event.cubes.length });
    case "answered":
      return silence(view, event, words);
    case "cubes_answered":
      return event.results.map((result) => words.say("news-answer", { ...who(answerer(view, result.cube)), answer: answered(result.answer, words), value: result.value, of: nameOf(view, result.cube.member), duty: result.duty?.type ?? "none" }));
    case "extra_answered":
      return event.paid ? one("news-extra", { ...who(event.member), to: nameOf(view, event.paid.to) }) : [];
    case "captain_changed":
      return one("news-captain", { ...who(event.captain), why: event.why });
    case "stood_in":
      return event.member ? one("news-stands-in", who(event.member)) : one("news-captain-back", { who: nameOf(view, view.game?.captain ?? "") });
    case "too_slow":
      return one("news-too-slow", { side: event.camp });
    case "settlement_agreed":
      return one("news-settled", { who: nameOf(view, event.cube.member), points: pointsText(event.posting?.points ?? 0, words.language).replace("+", ""), to: event.posting ? nameOf(view, event.posting.to) : "", paid: String(Boolean(event.posting)) });
    case "settlement_declined":
      return one("news-settle-declined", { who: nameOf(view, event.cube.member) });
    case "joined":
      return one("said-joins", { who: event.name });
    case "stayed":
      return one("said-stays", { who: nameOf(view, event.member) });
    case "leaving":
      return one("said-leaving", { who: nameOf(view, event.member) });
    case "left_cubes":
      return one("history-left-cubes", { who: nameOf(view, event.member) });
    case "left":
      return one("said-gone", { who: nameOf(view, event.member) });
    case "game_started":
      return one("said-game", { game: event.number, box: nameOf(view, event.line.box), captain: nameOf(view, event.team[0] ?? "") });
    case "game_ended":
      return one("game-fate", { fate: event.result.fate });
    default:
      return [];
  }
}

/** @param {Extract<ChouetteEvent, { type: "acted" }>["action"]} action @param {Words} words @returns {string[]} */
function board(action, words) {
  if (action.type === "count_tie") return [words.say("news-tie-counted")];
  const same = action.type === "roll_opening" && action.white === action.black;
  return same ? [words.say("news-tie", { die: action.white })] : [];
}

/** What no answer has come to; and the reader's own answer until all have answered. @param {ChouetteView} view @param {Extract<ChouetteEvent, { type: "answered" }>} event @param {Words} words */
function silence(view, event, words) {
  const you = event.member === view.you;
  if (event.source === "silence") {
    const what = event.answers.map(([, answer]) => answered(answer, words));
    return [words.say("news-silence", { who: nameOf(view, event.member), you: String(you), answer: [...new Set(what)].join(" / ") })];
  }
  const open = view.game?.round?.waiting.length ?? 0;
  return you && open > 0 ? [words.say("news-own-answer", { answers: event.answers.map(([cube, answer]) => `${nameOf(view, cube.member)} ${answered(answer, words)}`).join(", "), n: event.answers.length, answer: event.answers.map(([, answer]) => answered(answer, words)).join("") })] : [];
}

/** @param {ChouetteCubeAnswer} answer @param {Words} words */
const answered = (answer, words) => words.say(`answer-${answer}`);

/** Who has answered for a cube: the last double shows whose it was. @param {ChouetteView} view @param {ChouetteBetween} cube @returns {PlayerId} */
function answerer(view, cube) {
  const double = view.recent.findLast((event) => event.type === "doubled" && event.cubes.some((one) => one.member === cube.member && one.box === cube.box));
  return double?.type === "doubled" && double.camp === "team" ? cube.box : cube.member;
}
