// From the table and the turn in hand to what the board draws and what its places are called. Pure.

/** @import { Model } from "./model.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Scene, Target } from "../board/element.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Side } from "../wire.js" */
import { BLACK_OFF, PLACES, WHITE_BAR, WHITE_OFF, barOf, countOf, numberOf, offOf, other, placeOf } from "../board/counts.js";
import { isComplete, checkersNow, movable, reaches, used } from "./turn.js";

const NOTHING = /** @type {ReadonlySet<number>} */ (new Set());

/**
 * @param {Model} model
 * @param {Turn | null} turn
 * @param {Settings} settings
 * @param {Words} words
 * @returns {Scene}
 */
export function scene(model, turn, settings, words) {
  const checkers = turn ? checkersNow(turn) : model.checkers;
  const mover = turn?.mover ?? null;
  const can = turn && mover ? new Set([...movable(turn)].map((from) => placeOf(mover, from))) : NOTHING;
  const fresh = turn === null || turn.path.length === 0;
  return {
    checkers,
    dice: dice(model, turn),
    opening: null,
    cube: cube(model),
    active: mover,
    movable: can,
    // One's own play needs no arrows: they would only mix with what the opponent does next.
    trail: settings.arrows && fresh && model.last && model.last.side !== model.you ? { mover: model.last.side, steps: model.last.steps } : null,
    labels: labels(model, turn, words, settings.numbers),
    diceLabel: turn ? diceLabel(turn, words) : "",
    cubeLabel: cubeLabel(model, words),
    cubeActive: model.actions.has("double"),
  };
}

/** @param {readonly [number, number]} roll */
const rollOf = ([a, b]) => ({ a, b });

/** What pressing the dice does; nothing where both are the same and there is more to play. @param {Turn} turn @param {Words} words */
export function diceLabel(turn, words) {
  if (isComplete(turn)) return words.say("dice-done", rollOf(turn.roll));
  return turn.roll[0] === turn.roll[1] ? "" : words.say("dice-swap", rollOf(turn.roll));
}

/** Tells one roll from another: each is seen to fall once. @param {Model} model */
export const rollId = ({ match, game, dice }) => `${match}.${game}.${dice.roll}`;

/** @param {Model} model @param {Turn | null} turn @returns {Scene["dice"]} */
function dice(model, turn) {
  const { phase } = model;
  const id = rollId(model);
  if (turn) return { side: turn.mover, id, ...diceLeft(turn.roll, used(turn)) };
  if (phase.kind === "to_play") return { side: phase.side, id, ...diceLeft(largerFirst(phase.roll), [0, 0]) };
  // A play that may be challenged is judged by its dice: they lie there whole, where no button is.
  if (phase.kind === "play_shown") return { side: phase.side, rests: phase.side !== model.you, ...diceLeft(largerFirst(phase.roll), [0, 0]) };
  // The opponent's dice lie there until one's own fall.
  if (phase.kind !== "on_roll" || !model.last || model.last.side === model.you || model.last.side === phase.side) return null;
  return { side: model.last.side, rests: true, ...diceLeft(largerFirst(model.last.roll), [0, 0]) };
}

/** A roll as it is written, the larger die first. @param {readonly [number, number]} roll @returns {[number, number]} */
export const largerFirst = ([a, b]) => (a >= b ? [a, b] : [b, a]);

/**
 * The dice of a roll, four for a double, and which are still to be played.
 * @param {readonly [number, number]} roll
 * @param {readonly [number, number]} played how often each number has been played
 */
export function diceLeft([a, b], [first, second]) {
  if (a !== b) return { values: [a, b], shares: [first > 0 ? 0 : 1, second > 0 ? 0 : 1] };
  return { values: [a, a, a, a], shares: [3, 2, 1, 0].map((before) => (first + second > before ? 0 : 1)) };
}

/** @param {Model} model @returns {Scene["cube"]} */
function cube({ cube: { value, owner, enabled }, phase }) {
  if (!enabled) return null;
  if (phase.kind === "doubled") return { value: phase.asked, owner, offeredTo: phase.to };
  return { value, owner, offeredTo: null };
}

/** @param {Model} model @param {Words} words */
function cubeLabel(model, words) {
  const { value, owner } = model.cube;
  if (model.actions.has("double")) return words.say("cube-press", { value: value * 2 });
  if (owner === null) return words.say("cube-middle", { value });
  return words.say("cube-owned", { value, you: String(owner === model.you), who: who(model, owner, words) });
}

/** What a cube is where nobody sits at the board. @param {{ value: number, owner: Side | null }} cube @param {Words} words */
export function cubeOfColours({ value, owner }, words) {
  return owner === null ? words.say("cube-middle", { value }) : words.say("cube-owned", { value, you: "false", who: words.say(owner) });
}

/** @param {Model} model @param {Side} side @param {Words} words */
export function who(model, side, words) {
  if (side === model.you) return words.say("you");
  return model.seats[side].name || words.say(side === "white" ? "white" : "black");
}

/**
 * Where the checker on a place can go, for the pointer.
 * @param {Turn} turn
 * @param {number} place
 * @returns {Map<number, Target>}
 */
export function targets(turn, place) {
  const { mover } = turn;
  return new Map(
    reaches(turn, numberOf(mover, place)).map(({ to, steps }) => [placeOf(mover, to), { hit: steps.some((s) => s.hit) }]),
  );
}

/**
 * What every place is called: "point 6, five of yours", and where its checker can go.
 * @param {Pick<Model, "you" | "checkers">} model
 * @param {Turn | null} turn
 * @param {Words} words
 * @param {Settings["numbers"]} [numbers]
 * @returns {Map<number, string>}
 */
export function labels(model, turn, words, numbers = "own") {
  const checkers = turn ? checkersNow(turn) : model.checkers;
  const reader = model.you ?? "white";
  const able = turn ? movable(turn) : NOTHING;
  /** @type {Map<number, string>} */
  const names = new Map();
  for (let place = 0; place < PLACES; place++) {
    const name = model.you === null ? placeOfNobody(place, words) : placeName(place, reader, words, numbers);
    let label = words.say("place", { place: name, checkers: checkersText(model, checkers, place, words) });
    if (turn && able.has(numberOf(turn.mover, place)) && place !== offOf(turn.mover)) {
      label += `; ${movesText(turn, numberOf(turn.mover, place), words, numbers)}`;
    }
    names.set(place, label);
  }
  return names;
}

/** @param {Turn} turn @param {number} from @param {Words} words @param {Settings["numbers"]} numbers */
function movesText(turn, from, words, numbers) {
  return reaches(turn, from)
    .map(({ to, steps }) => {
      const hit = steps.some((step) => step.hit);
      if (to === 0) return words.say("moves-off");
      return words.say(hit ? "moves-hitting" : "moves-to", { to: numbers === "absolute" ? placeOf(turn.mover, to) : to });
    })
    .join(", ");
}

/** As it is called where the reader plays neither side: points by White's numbers. @param {number} place @param {Words} words */
function placeOfNobody(place, words) {
  const side = place === WHITE_BAR || place === WHITE_OFF ? "white" : "black";
  if (place > 0 && place < WHITE_BAR) return words.say("point", { number: place });
  return words.say(place === WHITE_OFF || place === BLACK_OFF ? `tray-${side}` : `bar-${side}`);
}

/** @param {number} place @param {Side} reader @param {Words} words @param {Settings["numbers"]} numbers */
function placeName(place, reader, words, numbers) {
  if (place === offOf(reader)) return words.say("tray-yours");
  if (place === offOf(other(reader))) return words.say("tray-theirs");
  if (place === barOf(reader)) return words.say("bar-yours");
  if (place === barOf(other(reader))) return words.say("bar-theirs");
  // A place is a point by White's number.
  return words.say("point", { number: numbers === "absolute" ? place : numberOf(reader, place) });
}

/**
 * @param {Pick<Model, "you">} model
 * @param {import("../board/counts.js").Counts} checkers
 * @param {number} place
 * @param {Words} words
 */
function checkersText(model, checkers, place, words) {
  const white = countOf(checkers, place, "white");
  const count = white || countOf(checkers, place, "black");
  if (count === 0) return words.say("checkers-none");
  const special = place === 0 || place === WHITE_BAR || place === WHITE_OFF || place === BLACK_OFF;
  const number = words.say("number", { n: count });
  if (special) return words.say("checkers-count", { count: number, n: count });
  const side = white ? "white" : "black";
  if (model.you) return words.say(side === model.you ? "checkers-yours" : "checkers-theirs", { count: number, n: count });
  return words.say(`checkers-${side}`, { count: number, n: count });
}

/**
 * The board in words, quadrant by quadrant, for who asks.
 * @param {Model} model
 * @param {Turn | null} turn
 * @param {Words} words
 * @param {Settings["numbers"]} [numbers]
 */
export function boardInWords(model, turn, words, numbers = "own") {
  const reader = model.you ?? "white";
  const checkers = turn ? checkersNow(turn) : model.checkers;
  const names = labels(model, null, words, numbers);
  const part = (/** @type {number} */ from, /** @type {number} */ to) => {
    const said = [];
    for (let number = from; number <= to; number++) {
      const place = placeOf(reader, number);
      if ((checkers[place] ?? 0) !== 0) said.push(names.get(place) ?? "");
    }
    return said.join("; ") || words.say("checkers-none");
  };
  return [
    words.say("quadrant-home", { checkers: part(1, 6) }),
    words.say("quadrant-outer", { checkers: part(7, 12) }),
    words.say("quadrant-their-outer", { checkers: part(13, 18) }),
    words.say("quadrant-their-home", { checkers: part(19, 24) }),
    [barOf(reader), barOf(other(reader)), offOf(reader), offOf(other(reader))].map((p) => names.get(p)).join("; "),
  ].join(". ");
}
