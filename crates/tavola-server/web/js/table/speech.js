// What is said about a change of the table: sentences for the live region. Pure.

/** @import { Model, Seat } from "../play/model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
import { isPoints, worth } from "../page/money.js";
import { playText } from "../play/notation.js";
import { playSaid, wentBack } from "../play/said.js";
import { largerFirst, who } from "../play/scene.js";
import { adviceText } from "../play/talk.js";
import { earlyText } from "./early.js";
import { waitingText } from "./waiting.js";

/**
 * @param {Model | null} before
 * @param {Model} now
 * @param {Settings} settings
 * @param {Words} words
 * @returns {string[]} sentences in the order they happened
 */
export function spoken(before, now, settings, words) {
  return [
    ...company(before, now, words),
    ...lastPlay(before, now, settings, words),
    ...cubeChange(before, now, words),
    ...ending(before, now, words),
    ...roll(before, now, settings, words),
    ...asked(before, now, words),
  ].filter(Boolean);
}

/** @param {Model | null} before @param {Model} now @param {Words} words */
function company(before, now, words) {
  if (!before) return [];
  /** @type {string[]} */
  const said = [];
  for (const side of /** @type {const} */ (["white", "black"])) {
    const was = before.seats[side];
    const is = now.seats[side];
    if (was.kind === "empty" && is.kind !== "empty" && side !== now.you) said.push(words.say("say-sits", { who: is.name }));
    else if (is.people.length > 0) said.push(...pair(was, is, side === now.you ? now.pair : null, words));
    else if (is.kind === "person" && was.kind === "person" && was.connected !== is.connected && side !== now.you) {
      said.push(words.say(is.connected ? "say-back" : "say-gone", { who: is.name }));
    }
  }
  return [...said, ...heard(before, now, words)];
}

/** Comings, goings and dice of a pair. @param {Seat} was @param {Seat} is @param {Model["pair"]} own the reader's, if it is theirs @param {Words} words */
function pair(was, is, own, words) {
  const index = own && (own.you === "first" ? 0 : 1);
  const said = is.people.flatMap((person, at) => {
    const before = was.people[at];
    if (at === index || !before?.name || !person.name) return [];
    if (before.left !== person.left) return [words.say(person.left ? "say-partner-left" : "say-partner-back", { who: person.name })];
    return before.connected === person.connected ? [] : [words.say(person.connected ? "say-back" : "say-gone", { who: person.name })];
  });
  if (was.holder === is.holder || !is.holder || was.kind === "empty") return said;
  return [...said, words.say("say-dice", { who: is.holder, you: String(own?.holds ?? false) })];
}

/** What the reader's partner has said. @param {Model} before @param {Model} now @param {Words} words */
const heard = (before, now, words) => newWords(before, now).map((word) => words.say("said-advice", { who: now.pair?.partner ?? "", text: adviceText(word, words) }));

/** @param {Model} before @param {Model} now */
export function newWords(before, now) {
  const last = before.pair?.talk.at(-1)?.number ?? 0;
  return (now.pair?.talk ?? []).filter((word) => word.number > last && word.partner !== now.pair?.you);
}

/** @param {Model | null} before @param {Model} now @param {Settings} settings @param {Words} words */
function lastPlay(before, now, settings, words) {
  const { last } = now;
  if (before && wentBack(before, now)) return [words.say("say-taken-back")];
  if (!last || last.id === before?.last?.id || settings.sayPlays === "none") return [];
  if (before && last.side === now.you) return [];
  const text = playText(last.steps, { bar: words.say("bar-word"), off: words.say("off-word") });
  const [a, b] = last.roll;
  const was = before?.phase;
  const isToldRoll = settings.sayRolls !== "none" && was?.kind === "to_play" && was.side === last.side && before?.game === now.game;
  return [playSaid({ who: who(now, last.side, words), play: text, a, b }, { cannot: last.steps.length === 0, isShort: settings.sayPlays === "short", isToldRoll }, words)];
}

/** @param {Model | null} before @param {Model} now @param {Words} words */
function cubeChange(before, now, words) {
  const { phase } = now;
  if (phase.kind === "doubled" && !(before?.phase.kind === "doubled" && before.phase.step === phase.step)) {
    if (phase.by === now.you) return [words.say("status-doubled", { who: who(now, phase.to, words), value: phase.asked })];
    const key = phase.step === "double" ? "say-doubles" : `say-${phase.step}`;
    return [words.say(key, { who: who(now, phase.by, words), value: phase.asked })];
  }
  const isOver = phase.kind === "game_over" || phase.kind === "match_over";
  if (before && !isOver && (before.cube.owner !== now.cube.owner || before.cube.value !== now.cube.value) && before.game === now.game) {
    const { owner, value } = now.cube;
    return [owner ? words.say("say-cube", { who: who(now, owner, words), you: String(owner === now.you), value }) : words.say("say-cube-middle", { value })];
  }
  return [];
}

/** @param {Model | null} before @param {Model} now @param {Words} words */
function ending(before, now, words) {
  const { phase } = now;
  if (phase.kind !== "game_over" && phase.kind !== "match_over") return newGame(before, now, words);
  if (before && before.phase.kind === phase.kind && before.game === now.game) return [];
  return [resultText(now, words), scoreText(now, words)];
}

/** @param {Model | null} before @param {Model} now @param {Words} words */
function newGame(before, now, words) {
  if (before && before.game === now.game) return [];
  if (now.phase.kind === "waiting") return [];
  const said = [words.say(now.crawford && now.length !== 1 ? "say-crawford" : "say-game", { game: now.game })];
  return before && now.game > 1 ? [...finishedGame(before, now, words), ...said] : said;
}

/** @param {Model} before @param {Model} now @param {Words} words */
function finishedGame(before, now, words) {
  if (before.phase.kind === "game_over") return [];
  const game = now.games.at(-1);
  if (!game) return [];
  const args = { who: who(now, game.winner, words), points: game.points, win: game.win, ending: game.ending, you: fate(now, game.winner), cube: before.cube.value };
  return [words.say("say-result", args), scoreText(now, words)];
}

/** What a win is to the reader: "true" their own, "lost" their opponent's, "false" another's. @param {Model} now @param {import("../wire.js").Side} winner */
const fate = ({ you }, winner) => (you === null ? "false" : you === winner ? "true" : "lost");

/** @param {Model} now @param {Words} words */
export function resultText(now, words) {
  const { phase } = now;
  const closed = phase.kind === "closed" && phase.cause !== null;
  if (phase.kind !== "game_over" && phase.kind !== "match_over" && !closed) return "";
  const cause = phase.kind === "game_over" ? "score" : (phase.cause ?? "score");
  if (phase.winner === null) return words.say("say-session-over", { cause });
  const args = { who: who(now, phase.winner, words), points: phase.points, win: phase.win, ending: phase.ending, cause, you: fate(now, phase.winner), cube: now.cube.value };
  return words.say(phase.kind === "game_over" ? "say-result" : "say-match-won", args);
}

/** Whether a match is won before anybody had the points for it. @param {Model} now */
const isEndedEarly = ({ phase, score, length }) =>
  (phase.kind === "match_over" || phase.kind === "closed") && phase.winner !== null && length !== null && score[phase.winner] < length;

/** @param {Model} now @param {Words} words */
export function scoreText(now, words) {
  const side = now.you ?? "white";
  const yours = now.score[side];
  const theirs = now.score[side === "white" ? "black" : "white"];
  if (now.length !== null) return words.say(isEndedEarly(now) ? "score-match-stood" : "score-match", { yours, theirs, length: now.length });
  if (isPoints(now.stake)) return words.say("score-money", { yours, theirs });
  const ahead = yours > theirs ? side : side === "white" ? "black" : "white";
  const lead = yours === theirs ? "level" : now.you === null ? "other" : ahead === now.you ? "you" : "opponent";
  return words.say("score-stake", { yours, theirs, lead, who: who(now, ahead, words), amount: worth(Math.abs(yours - theirs), now.stake, words) });
}

/** @param {Model | null} before @param {Model} now @param {Settings} settings @param {Words} words */
function roll(before, now, settings, words) {
  const { phase } = now;
  if (phase.kind !== "to_play" || settings.sayRolls === "none") return [];
  const was = before?.phase;
  const same = was?.kind === "to_play" && was.side === phase.side && before?.last?.id === now.last?.id && before?.game === now.game;
  if (same) return [];
  const [a, b] = largerFirst(phase.roll);
  const args = { who: who(now, phase.side, words), a: words.say("number", { n: a }), b: words.say("number", { n: b }), double: String(a === b) };
  const mine = phase.side === now.you;
  if (!mine || settings.sayRolls === "short" || !now.graph) return [words.say(mine ? "say-roll-short" : "say-their-roll", args)];
  return [words.say("say-roll", { ...args, n: now.plays })];
}

/** @param {Model | null} before @param {Model} now @param {Words} words */
function asked(before, now, words) {
  const { resignation, phase } = now;
  const waits = waitingText(now, words);
  if (before && waits && waits !== waitingText(before, words)) return [waits];
  if (before?.waiting?.adjourned && !now.waiting?.adjourned && now.state === "playing") return [words.say("pace-goes-on")];
  const early = earlyText(now, words);
  if (early && before && earlyText(before, words) !== early) return [early];
  if (resignation && !before?.resignation && resignation.by !== now.you) {
    return [words.say("say-resigns", { who: who(now, resignation.by, words), win: resignation.win })];
  }
  if (before?.resignation && !resignation && before.resignation.by === now.you && before.game === now.game && phase.kind !== "match_over" && phase.kind !== "game_over") {
    return [words.say("say-rejected")];
  }
  const turned = phase.kind === "on_roll" && phase.side === now.you;
  const already = before?.phase.kind === "on_roll" && before.phase.side === now.you && before.game === now.game;
  if (turned && !already && (now.pair === null || now.pair.holds)) return [words.say(now.actions.has("double") ? "say-your-turn-cube" : "say-your-turn")];
  return [];
}
