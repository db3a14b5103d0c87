// Whether an act belongs to this moment and to whoever does it. A refusal is the name of its sentence, null is yes.

/** @import { Act, Side, StopReason } from "../../wire.js" */
/** @import { Right } from "./state.js" */
/** @import { Course } from "./course.js" */
import { fallsAt, other, running, SIDES } from "./clock.js";
import { breaksAllowed, isInGame, isNoted, isRuling, onBreak, winner } from "./course.js";
import { pointsOf, trailerOf } from "./score.js";

/** @typedef {string | null} Refusal */

/** @param {boolean} holds @param {string} otherwise @returns {Refusal} */
const ensure = (holds, otherwise) => (holds ? null : otherwise);

/** @param {string} by @returns {Side | null} */
export const sideOf = (by) => (by === "white" || by === "black" ? by : null);

/** @param {Course} course @param {Act} act @param {Right} by @param {number} at @returns {Refusal} */
export function judge(course, act, by, at) {
  const right = judgeRight(course, act, by);
  if (right) return right;
  switch (act.type) {
    case "open":
      return "opened-already";
    case "gap":
    case "jump":
      return null;
    case "call_director":
      return ensure(course.called === null, "not-now");
    case "flag_fell": {
      const due = flagAt(course);
      return ensure(due !== null && due.side === act.side && due.at <= at, "no-flag");
    }
    case "post":
      return by === "desk" ? ensure(winner(course) !== null, "not-now") : "director-only";
    case "withdraw":
      return ensure(course.resignedBy !== null && (!sideOf(by) || by === course.resignedBy), "nothing-given-up");
    case "confirm":
      return judgeConfirm(course);
    case "count":
      return judgeCount(course, act.gap, by);
    default:
  }
  if (isRuling(act)) return judgeRuling(course, act, at);
  if (act.type === "call_flag") {
    const side = sideOf(by);
    return side ? judgeCall(course, side, at) : "player-only";
  }
  return goingOn(course) ?? judgeGame(course, act, by);
}

/** The running flag that falls by itself. @param {Course} course */
export function flagAt({ clock, settings, playsOn }) {
  if (!clock || playsOn || settings.flag.rule === "when_noticed") return null;
  const side = running(clock);
  const at = fallsAt(clock);
  return side && at !== null ? { side, at } : null;
}

/** @param {Course} course @param {Act} act @param {Right} by @returns {Refusal} */
function judgeRight(course, act, by) {
  const rules = by === "desk";
  const director = course.settings.oversight === "director";
  if (isRuling(act) && !rules && director) return "director-only";
  if (director && REASONED.has(act.type) && ("reason" in act ? act.reason : "").trim() === "") return "reason-missing";
  if (course.posted !== null) return ensure(rules && ["correct_result", "cube_stands", "warn"].includes(act.type), "posted");
  return ensure(course.hold === null || rules || isRuling(act) || isNoted(act), "on-hold");
}

/** What is recorded with its reason where a director rules. */
const REASONED = new Set(["correct_result", "adjust_time", "penalty", "warn", "hold", "award_match", "cube_stands"]);

/** Whether a gap's time may be said to count: against themselves a player says so even where a director rules. @param {Course} course @param {number} number @param {Right} by @returns {Refusal} */
function judgeCount({ phase, settings }, number, by) {
  if (phase.type !== "gap_asked") return "not-now";
  if (phase.gap !== number) return "no-such";
  return ensure(by === "desk" || settings.oversight === "players" || by === phase.side, "director-only");
}

/** @param {Course} course @returns {Refusal} */
function goingOn({ phase }) {
  if (phase.type === "flagged") return "flagged";
  if (phase.type === "gap_asked") return "gap-asked";
  return ensure(phase.type !== "match_over", "over");
}

/** @param {Course} course @returns {Refusal} */
function judgeConfirm({ phase }) {
  if (phase.type === "match_over") return "over";
  return ensure(phase.type === "game_entry" || phase.type === "flagged", "not-now");
}

/** @param {Course} course @param {Side} caller @param {number} at @returns {Refusal} */
function judgeCall(course, caller, at) {
  const side = other(caller);
  const { clock } = course;
  const falls = clock && running(clock) === side ? fallsAt(clock) : null;
  return goingOn(course) ?? ensure(!course.playsOn, "no-flag") ?? ensure(course.fallen[side] !== null || (falls !== null && falls <= at), "no-flag");
}

/** Both play on after a flag that has fallen, noted or not. @param {Course} course @param {number} at @returns {Refusal} */
function judgePlayingOn(course, at) {
  const { phase, clock, fallen, playsOn } = course;
  const falls = clock ? fallsAt(clock) : null;
  const has = phase.type === "flagged" || SIDES.some((side) => fallen[side] !== null) || (falls !== null && falls <= at);
  return (phase.type === "flagged" ? null : goingOn(course)) ?? ensure(!playsOn && has, "no-flag");
}

/** The cube of the Crawford game stands once that game is over. @param {Course} course @param {number} number @param {number} cube @returns {Refusal} */
function judgeCube({ games, game, phase }, number, cube) {
  const entered = phase.type === "game_entry" && game?.number === number ? game : null;
  const over = games[number - 1] ?? entered;
  return over ? ensure(over.crawford && cube > 1, "not-now") : "no-such";
}

/** @param {Course} course @param {Act} act @param {number} at @returns {Refusal} */
function judgeRuling(course, act, at) {
  const { phase } = course;
  switch (act.type) {
    case "correct_result": {
      const game = course.games[act.game - 1];
      return game ? ensure(!game.crawford || act.cube === 1 || act.cube === game.cube, "crawford-cube") : "no-such";
    }
    case "cube_stands":
      return judgeCube(course, act.game, act.cube);
    case "play_on":
      return judgePlayingOn(course, at);
    case "adjust_time":
      return ensure(course.clock !== null, "no-clock");
    case "penalty":
      return ensure(phase.type !== "match_over", "over") ?? ensure(act.points > 0, "no-points");
    case "award_match":
      return ensure(phase.type !== "match_over", "over");
    case "hold":
      return ensure(course.hold === null, "not-now");
    case "release":
      return ensure(course.hold !== null, "not-now");
    case "set_length":
      return ensure(act.length !== course.length, "same-length");
    case "bring_clock":
      return (phase.type === "gap_asked" ? null : goingOn(course)) ?? ensure(act.clock.bank_per_point > 0, "unsound");
    case "absent":
      return ensure(phase.type === "ready" || phase.type === "opening_roll", "not-now");
    case "arrived":
      return ensure(phase.type === "absent", "not-now");
    case "restore":
      return judgeRestore(course, act.gap);
    case "warn":
      return null;
    default:
      return "no-such";
  }
}

/** @param {Course} course @param {number} number @returns {Refusal} */
function judgeRestore(course, number) {
  const gap = course.gaps[number - 1];
  if (!gap || gap.restored || gap.side === null) return "no-such";
  return ensure(course.turn === gap.turn && course.clock?.turn?.side === gap.side, "turn-is-over");
}

/** What a player does in a match that goes on. @param {Course} course @param {Act} act @param {Right} by @returns {Refusal} */
function judgeGame(course, act, by) {
  const { phase } = course;
  switch (act.type) {
    case "start_game":
      return judgeStart(course);
    case "opening":
      return phase.type === "opening_roll" ? null : judgeStart(course);
    case "stop":
      return judgeStop(course, act.reason);
    case "resume":
      return judgeResume(course, act.side ?? null, by);
    case "result":
      return judgeResult(course, act.cube ?? null);
    default:
  }
  const side = sideOf(by);
  return side ? judgePlayer(course, act, side) : PLAYERS.has(act.type) ? "player-only" : "not-now";
}

const PLAYERS = new Set([
  "press", "double", "take", "drop", "resign", "claim", "accept", "reject", "compare", "take_break", "end_break",
  "resign_match",
]);

/** @param {Course} course @param {Act} act @param {Side} side @returns {Refusal} */
function judgePlayer(course, act, side) {
  const { phase } = course;
  switch (act.type) {
    case "press":
      if (phase.type !== "running") return "not-now";
      if (phase.side === null) return "no-clock";
      return ensure(phase.side === side, "not-your-turn");
    case "double":
      return judgeDouble(course, side);
    case "take":
    case "drop":
      return ensure(phase.type === "cube_offered" && phase.by !== side, "nothing-offered");
    case "resign":
    case "claim":
      return ensure(phase.type === "running" || (phase.type === "stopped" && phase.offered === null), "not-now");
    case "accept":
      return ensure(toAnswer(course, side), "nothing-offered");
    case "reject":
      if (!toAnswer(course, side)) return "nothing-offered";
      return ensure(!isTheMost(course), "most-resigned");
    case "compare":
      return ensure(phase.type === "ready", "not-now");
    case "take_break":
      if (phase.type !== "ready") return "break-between-games";
      if (onBreak(course, side)) return "not-now";
      return ensure(course.breaks[side].length < breaksAllowed(course.length), "no-break-left");
    case "end_break":
      return ensure(onBreak(course, side), "not-now");
    case "resign_match":
      return null;
    default:
      return "not-now";
  }
}

/** Whether more than was resigned cannot be lost: no game counts more, or the match is over with it. @param {Course} course */
function isTheMost({ phase, game, score, length }) {
  if (phase.type !== "resigned") return false;
  const won = score.won[other(phase.by)] + pointsOf(phase.kind, game?.cube.value ?? 1);
  return phase.kind === "backgammon" || won >= length;
}

/** Whether there is a resignation or claim to answer. @param {Course} course @param {Side} side */
const toAnswer = ({ phase }, side) => (phase.type === "resigned" || phase.type === "claimed") && phase.by !== side;

/** @param {Course} course @returns {Refusal} */
function judgeStart(course) {
  if (SIDES.some((side) => onBreak(course, side))) return "break-running";
  const { phase } = course;
  if (phase.type === "ready") return null;
  if (phase.type !== "game_entry") return "not-now";
  const won = { ...course.score.won };
  won[phase.winner] += pointsOf(phase.kind, phase.cube);
  const trailer = trailerOf(won);
  return ensure(trailer !== null && phase.confirmed[trailer] && won[phase.winner] < course.length, "trailer-confirms");
}

/** @param {Course} course @param {Side} side @returns {Refusal} */
function judgeDouble(course, side) {
  const { phase, game } = course;
  if (phase.type !== "running") return "not-now";
  if (phase.side !== null && phase.side !== side) return "not-your-turn";
  if (!game) return "not-now";
  if (game.crawford) return "crawford-game";
  if (game.cube.owner !== "middle" && game.cube.owner !== side) return "cube-not-yours";
  if (hollandMakesWait(course, side)) return "holland-waits";
  return ensure(game.cube.value < 2 ** 48, "cube-exhausted");
}

/** @param {Course} course @param {Side} side */
function hollandMakesWait({ settings, clock, score, game }, side) {
  const rule = settings.holland === "on" && clock !== null && score.crawford === "post";
  return rule && trailerOf(score.won) === side && game !== null && game.turns[side] < 3;
}

/** @param {Course} course @param {StopReason} reason @returns {Refusal} */
function judgeStop({ phase }, reason) {
  if (reason === "break") return "break-between-games";
  return ensure(phase.type === "running" || phase.type === "cube_offered", "not-now");
}

/** A clock that stands runs again. One that runs for the wrong player the director gives to the right one. @param {Course} course @param {Side | null} side @param {Right} by @returns {Refusal} */
function judgeResume({ phase, clock }, side, by) {
  if (phase.type === "running" && phase.side !== null && by === "desk") return ensure(side === other(phase.side), "not-now");
  if (phase.type !== "stopped") return "not-now";
  if (phase.offered !== null) return ensure(side === null || side === other(phase.offered), "not-your-turn");
  return ensure(clock === null || (side ?? phase.turn) !== null, "whose-turn");
}

/** @param {Course} course @param {number | null} cube @returns {Refusal} */
function judgeResult(course, cube) {
  if (!isInGame(course) && course.phase.type !== "game_entry") return "not-now";
  return ensure(!course.game?.crawford || cube === null || cube === 1, "crawford-cube");
}

/** Whether the last act may be taken back. @param {Course} course @param {Right} by @returns {Refusal} */
export function judgeGoingBack(course, by) {
  if (course.posted !== null) return "posted";
  if (course.phase.type === "flagged") return "flagged";
  if (course.phase.type === "gap_asked") return "gap-asked";
  return ensure(course.hold === null || by === "desk", "on-hold");
}
