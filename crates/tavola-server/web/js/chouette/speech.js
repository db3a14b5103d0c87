// What is said about a change of the chouette: sentences for the live region. Pure.

/** @import { ChouetteEdge, ChouetteEvent, ChouetteView, PlayerId } from "../wire.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
import { playText } from "../play/notation.js";
import { playSaid } from "../play/said.js";
import { largerFirst } from "../play/scene.js";
import { adviceText } from "../play/talk.js";
import { keyOf, nameOf, namesOf, whoIs } from "./members.js";
import { pointsText } from "../page/money.js";
import { offered, statusText } from "./status.js";

/**
 * @param {ChouetteView | null} before
 * @param {ChouetteView} now
 * @param {Settings} settings
 * @param {Words} words
 * @param {readonly ChouetteEvent[]} [events] what has led from one view to the other
 * @returns {string[]} sentences in the order they happened
 */
export function spoken(before, now, settings, words, events = []) {
  if (!before) return [statusText(now, null, words)].filter(Boolean);
  return [
    ...rolled(events, now, words),
    ...company(before, now, words),
    ...lastPlay(before, now, settings, words),
    ...settled(before, now, words),
    ...ended(before, now, words),
    ...begun(before, now, words),
    ...captain(before, now, words),
    ...offers(before, now, words),
    ...extras(before, now, words),
    ...advice(before, now, words),
    ...roll(before, now, settings, words),
    ...turn(before, now, words),
  ].filter(Boolean);
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function company(before, now, words) {
  const said = [];
  for (const member of now.members) {
    const was = before.members.find((one) => one.id === member.id);
    if (was?.presence === member.presence || member.id === now.you) continue;
    const key = !was ? "said-joins" : member.presence === "here" ? "said-stays" : member.presence === "leaving" ? "said-leaving" : "said-gone";
    said.push(words.say(key, { who: member.name }));
  }
  if (before.stage.type === "ordering" && now.line && !before.line) said.push(words.say("said-order", { names: namesOf(now, [now.line.box, ...now.line.queue], words) }));
  return said;
}

/**
 * Every roll for the order. The die that makes a tie or ends the order lies on no table afterwards: only what happened tells it.
 * @param {readonly ChouetteEvent[]} events @param {ChouetteView} now @param {Words} words
 */
function rolled(events, now, words) {
  return events.flatMap((event) => {
    if (event.type !== "die_rolled") return [];
    return [words.say("said-die", { who: whoIs(now, event.member, words), you: String(event.member === now.you), die: event.die })];
  });
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Settings} settings @param {Words} words */
function lastPlay(before, now, settings, words) {
  const last = now.game?.board?.last_turn;
  if (!last || !now.game || settings.sayPlays === "none") return [];
  const was = before.game?.number === now.game.number ? before.game.board : null;
  const { pips } = now.game.board ?? {};
  if (was && was.pips.white === pips?.white && was.pips.black === pips.black && was.phase.type === now.game.board?.phase.type) return [];
  if (was?.phase.type !== "to_play" || now.game.board?.phase.type === "to_play") return [];
  const player = last.camp === "box" ? now.game.box_player : now.game.team_player;
  if (player === now.you) return [];
  const about = { who: nameOf(now, player), play: playText(last.steps, { bar: words.say("bar-word"), off: words.say("off-word") }), a: last.roll[0], b: last.roll[1] };
  // It was being played: its roll was told when it fell.
  return [playSaid(about, { cannot: last.steps.length === 0, isShort: settings.sayPlays === "short", isToldRoll: settings.sayRolls !== "none" }, words)];
}

/** What became of each cube. @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function settled(before, now, words) {
  const was = before.game;
  if (!was || !now.game || was.number !== now.game.number) return [];
  const old = new Map(was.cubes.map((edge) => [`${edge.box} ${edge.member}`, edge]));
  return now.game.cubes.flatMap((edge) => {
    const before = old.get(`${edge.box} ${edge.member}`);
    if (!before) return [words.say("said-extra", { from: nameOf(now, edge.box), to: nameOf(now, edge.member), value: edge.cube.value })];
    return [cubeText(now, before, edge, words)].filter(Boolean);
  });
}

/** @param {ChouetteView} now @param {ChouetteEdge} was @param {ChouetteEdge} is @param {Words} words */
function cubeText(now, was, is, words) {
  const about = { who: whoIs(now, keyOf(is), words), you: String(keyOf(is) === now.you), value: is.cube.value };
  if (was.settled === null && is.settled !== null) return words.say(is.settled === "agreed" ? "said-agreed" : "said-settled", { ...about, winner: is.settled });
  if (was.cube.value === is.cube.value && was.cube.owner === is.cube.owner) return "";
  return words.say("said-cube", { ...about, at: is.cube.owner === "middle" ? "middle" : is.cube.owner === "white" ? "box" : "own" });
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function ended(before, now, words) {
  if (now.games.length <= before.games.length) return [];
  return now.games.slice(before.games.length).flatMap((game) => {
    const result = words.say("said-result", {
      game: game.number, winner: game.result.winner, box: nameOf(now, game.box), captain: nameOf(now, game.captain),
      win: game.result.kind ?? "none", ending: game.result.ending, fate: game.result.fate,
    });
    const points = Object.entries(game.points).filter(([, won]) => won !== 0);
    const list = points.map(([id, won], index) => `${whoIs(now, id, words, index === 0 ? "you-first" : "you")} ${pointsText(won ?? 0, words.language)}`);
    return [result, words.say("said-points", { list: list.join(", ") })];
  });
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function begun(before, now, words) {
  if (now.stage.type === "closed" && before.stage.type !== "closed") return [words.say("now-closed")];
  if (!now.game || before.game?.number === now.game.number) return [];
  return [words.say("said-game", { game: now.game.number, box: nameOf(now, now.game.box), captain: nameOf(now, now.game.captain) })];
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function captain(before, now, words) {
  if (!now.game || before.game?.number !== now.game.number) return [];
  const stands = now.members.find((member) => member.role === "stand_in");
  const stood = before.members.find((member) => member.role === "stand_in");
  if (stands && stands.id !== stood?.id) return [words.say("news-stands-in", { who: whoIs(now, stands.id, words, "you-first"), you: String(stands.id === now.you) })];
  if (before.game.captain === now.game.captain) return stood && !stands ? [words.say("news-captain-back", { who: nameOf(now, now.game.captain) })] : [];
  return [words.say("said-captain", { who: whoIs(now, now.game.captain, words), you: String(now.game.captain === now.you) })];
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function offers(before, now, words) {
  const round = now.game?.round;
  if (!round) return [];
  const was = before.game?.round;
  const names = round.offers.map((offer) => offer.member).join();
  const isNew = !was || was.step !== round.step || was.by !== round.by || was.offers.map((offer) => offer.member).join() !== names;
  const said = isNew ? [offered(now, words)] : [];
  const mine = now.legal.answer.length > 0;
  if (mine && (before.legal.answer.length === 0 || isNew)) said.push(words.say("said-answer", { n: now.legal.answer.length }));
  const answered = was && !isNew ? was.waiting.filter((id) => !round.waiting.includes(id) && id !== now.you) : [];
  if (answered.length > 0) said.push(words.say("said-answered", { who: namesOf(now, answered, words), rest: namesOf(now, round.waiting, words), n: round.waiting.length }));
  return said;
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function extras(before, now, words) {
  if (!now.game?.extras || before.game?.extras) return [];
  return [statusText(now, null, words)];
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function advice(before, now, words) {
  const pieces = now.game?.advice ?? [];
  const heard = before.game?.number === now.game?.number ? Math.max(0, ...(before.game?.advice ?? []).map((piece) => piece.number)) : 0;
  return pieces.filter((piece) => piece.number > heard && piece.member !== now.you).map((piece) =>
    words.say("said-advice", { who: nameOf(now, piece.member), text: adviceText(piece, words) }));
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Settings} settings @param {Words} words */
function roll(before, now, settings, words) {
  const phase = now.game?.board?.phase;
  if (phase?.type !== "to_play" || settings.sayRolls === "none" || !now.game) return [];
  const was = before.game?.board?.phase;
  if (was?.type === "to_play" && was.side === phase.side && before.game?.number === now.game.number) return [];
  const [a, b] = largerFirst(phase.roll);
  const player = phase.side === "white" ? now.game.box_player : now.game.team_player;
  const about = { who: nameOf(now, player), a: words.say("number", { n: a }), b: words.say("number", { n: b }), double: String(a === b) };
  return [words.say(player === now.you ? "say-roll-short" : "say-their-roll", about)];
}

/** @param {ChouetteView} before @param {ChouetteView} now @param {Words} words */
function turn(before, now, words) {
  const yours = (/** @type {ChouetteView} */ view) => view.legal.actions.includes("roll");
  if (yours(now) && !yours(before)) return [words.say(now.legal.actions.includes("double") ? "say-your-turn-cube" : "say-your-turn")];
  const may = (/** @type {ChouetteView} */ view) => view.legal.actions.includes("double") && !yours(view);
  if (may(now) && !may(before)) return [words.say("said-may-double")];
  return [];
}

/** All cubes in words, for who asks. @param {ChouetteView} view @param {Words} words */
export function cubesInWords(view, words) {
  const edges = view.game?.cubes ?? [];
  const said = edges.map((edge) => {
    const about = { who: whoIs(view, keyOf(edge), words), you: String(keyOf(edge) === view.you), value: edge.cube.value };
    if (edge.settled !== null) return words.say(edge.settled === "agreed" ? "said-agreed" : "said-settled", { ...about, winner: edge.settled });
    return words.say("said-cube", { ...about, at: edge.cube.owner === "middle" ? "middle" : edge.cube.owner === "white" ? "box" : "own" });
  });
  return said.join(" ") || words.say("no-cubes");
}

/** @param {ChouetteView} view @param {PlayerId} id @param {Words} words a member with what they are: "Ada, box" */
export const withRole = (view, id, words) => {
  const role = view.members.find((member) => member.id === id)?.role ?? "waiting";
  return words.say("with-role", { who: nameOf(view, id), role: words.say(`role-${role}`) });
};
