// The one line that says where the chouette stands, and the one that says who is waited for. Pure.

/** @import { ChouetteView } from "../wire.js" */
/** @import { Turn } from "../play/turn.js" */
/** @import { Words } from "../page/words.js" */
import { largerFirst } from "../play/scene.js";
import { cannotMove, isComplete } from "../play/turn.js";
import { advises } from "./board.js";
import { awaits, isWooden, nameOf, namesOf, toMove, whoIs } from "./members.js";

/**
 * @param {ChouetteView} view
 * @param {Turn | null} turn
 * @param {Words} words
 * @returns {string}
 */
export function statusText(view, turn, words) {
  switch (view.stage.type) {
    case "gathering":
      return words.say(view.members.length < 3 ? "now-gathering" : isWooden(view) ? "now-enough-wooden" : "now-enough", { n: view.members.length });
    case "ordering":
      return words.say("now-ordering");
    case "between":
      return view.line ? words.say(view.games.length === 0 ? "now-order" : "now-between", lineOf(view, words)) : words.say("now-gathering", { n: 0 });
    case "seeking":
      return view.stage.asked ? words.say("now-partner", { who: whoIs(view, view.stage.asked, words, "you-first"), you: String(view.stage.asked === view.you) }) : words.say("now-draw");
    case "playing":
      return inGame(view, turn, words);
    case "closed":
      return words.say("now-closed");
    default:
      return "";
  }
}

/** @param {ChouetteView} view @param {Words} words */
function lineOf(view, words) {
  const [captain] = view.line?.queue.filter((id) => id !== view.line?.partner) ?? [];
  return { box: nameOf(view, view.line?.box ?? ""), captain: captain ? nameOf(view, captain) : words.say("nobody"), game: view.games.length + 1 };
}

/** @param {ChouetteView} view @param {Turn | null} turn @param {Words} words */
function inGame(view, turn, words) {
  const { game } = view;
  if (!game) return "";
  if (game.extras) return words.say("now-extras", { who: whoIs(view, game.extras.taker, words), you: String(game.extras.taker === view.you), price: game.extras.price });
  if (game.tie_waits) return words.say("now-tie", { who: whoIs(view, game.box, words), you: String(game.box === view.you) });
  if (game.round) return offered(view, words);
  if (isWooden(view)) return words.say("now-wooden", { game: game.number });
  return onBoard(view, turn, words);
}

/** Who has offered what, and to whom. @param {ChouetteView} view @param {Words} words */
export function offered(view, words) {
  const round = view.game?.round;
  if (!round) return "";
  const members = namesOf(view, round.offers.map((offer) => offer.member), words, round.by === "box" ? "you-object" : "you-first");
  const values = [...new Set(round.offers.map((offer) => offer.asked))].sort((one, other) => one - other);
  if (values.length > 1) return offeredApart(view, round, values, words);
  const [value = 0] = values;
  const about = { box: whoIs(view, view.game?.box ?? "", words, "you-first"), members, n: round.offers.length, value, step: round.step };
  return words.say(round.by === "box" ? "now-box-offers" : "now-team-offers", about);
}

/** Cubes that would come to lie at different values, each with its own. @param {ChouetteView} view @param {import("../wire.js").ChouetteRoundView} round @param {readonly number[]} values @param {Words} words */
function offeredApart(view, round, values, words) {
  const parts = values.map((value, index) => {
    const ids = round.offers.filter((offer) => offer.asked === value).map((offer) => offer.member);
    return words.say("now-offer-part", { members: namesOf(view, ids, words, round.by === "box" ? "you-object" : index === 0 ? "you-first" : "you"), value, by: round.by });
  });
  const list = parts.join("; ");
  return round.by === "box" ? words.say("now-box-offers-apart", { box: whoIs(view, view.game?.box ?? "", words, "you-first"), list, step: round.step }) : words.say("now-team-offers-apart", { list, step: round.step });
}

/** @param {ChouetteView} view @param {Turn | null} turn @param {Words} words */
function onBoard(view, turn, words) {
  const board = view.game?.board;
  const awaited = toMove(view);
  const [player = ""] = awaited.who;
  const about = { who: whoIs(view, player, words, "you-first"), you: String(player === view.you) };
  if (board?.resignation?.type === "resignation") return words.say("now-resignation", { ...about, win: board.resignation.kind });
  switch (board?.phase.type) {
    case "opening":
      return words.say(awaited.who.includes(view.you ?? "") ? "now-opening-yours" : "now-opening", { who: namesOf(view, awaited.who, words) });
    case "on_roll":
      return words.say(view.legal.actions.includes("double") ? "now-roll-cube" : "now-roll", about);
    case "to_play":
      return toPlay(view, turn, board.phase.roll, about, words);
    case "play_shown":
      return words.say("now-shown", about);
    default:
      return "";
  }
}

/**
 * @param {ChouetteView} view
 * @param {Turn | null} turn
 * @param {readonly [number, number]} dice
 * @param {Record<string, string>} about
 * @param {Words} words
 */
function toPlay(view, turn, dice, about, words) {
  const roll = largerFirst(dice).join("-");
  if (advises(view)) return words.say(turn && turn.path.length > 0 ? "now-advise-ready" : "now-advise", { ...about, roll });
  if (!turn) return words.say("now-play", { ...about, roll });
  if (cannotMove(turn)) return words.say("status-cannot", { roll });
  if (isComplete(turn) && turn.path.length > 0) return words.say("status-complete");
  return words.say("status-play", { roll });
}

/**
 * Who has still to act, by name; empty where the line above says it.
 * @param {ChouetteView} view
 * @param {Words} words
 */
export function waitingText(view, words) {
  const { who, what } = awaits(view);
  const [claim] = view.claims;
  // Who keeps the book sees all claims; anybody else their own.
  if (claim && view.you === null && Object.keys(view.legal_of).length === 0) return words.say("waits-claim", { who: nameOf(view, claim.seat) });
  if (view.stage.type === "playing" && view.members.some((member) => member.id === view.you && member.role === "waiting")) return words.say("waits-next-game");
  const several = ["roll_die", "offer", "answer", "extra"].includes(what);
  return several && who.length > 0 ? words.say(`waits-${what}`, { who: namesOf(view, who, words) }) : "";
}

/**
 * How long whoever is waited for has left; empty where nobody is hurried.
 * @param {ChouetteView} view
 * @param {number} elapsed milliseconds since the view came
 * @param {Words} words
 */
export function timeText(view, elapsed, words) {
  const { until, who } = awaits(view);
  if (until === null || who.length === 0) return "";
  const left = Math.max(0, Math.ceil((Number(until) - Number(view.now) - elapsed) / 1000));
  return words.say("time-left", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` });
}
