// What a ruling does to the course of a match.

/** @import { Act, ClockSettings, CrawfordState, Side, StopReason, WinKind } from "../../wire.js" */
/** @import { Course, InGame } from "./course.js" */
import { addToScore, onFromTheGap, run, scoreOn, stop, turnTo } from "./apply.js";
import * as clocks from "./clock.js";
import { other, SIDES } from "./clock.js";
import { isInGame, isRuling, needed, none, stopped } from "./course.js";
import { pointsOf, standing, winnerOf } from "./score.js";

/** @param {Course} course @param {Act} act @param {Side | null} side none if it is no player @param {number} at */
export function applyRuling(course, act, side, at) {
  if (side === null && isRuling(act)) course.called = null;
  switch (act.type) {
    case "correct_result":
      return correct(course, act.game - 1, act.winner, act.kind, act.cube, at);
    case "adjust_time":
      return adjust(course, act.side, act.millis, at);
    case "penalty": {
      const { points, reason = "" } = act;
      course.awards.push({ at, to: other(act.against), points, reason, after_game: course.games.length, score: none() });
      addToScore(course, { award: course.awards.length - 1 });
      return endIfWon(course, "penalty", at);
    }
    case "hold":
      if (course.phase.type === "running" || course.phase.type === "cube_offered") stop(course, "director", "director", at);
      course.hold = act.reason ?? "";
      return undefined;
    case "release":
      course.hold = null;
      return undefined;
    case "set_length":
      return setLength(course, act.length, at);
    case "bring_clock":
      return bringClock(course, act.clock);
    case "absent":
      course.phase = { type: "absent", side: act.side };
      course.turn += 1;
      return run(course, act.side, at);
    case "arrived":
      run(course, "neutral", at);
      course.phase = { type: "ready" };
      return undefined;
    case "award_match":
      return end(course, act.winner, "ruling", at);
    case "play_on":
      return playOn(course, at);
    case "cube_stands":
      return cubeStands(course, act.game - 1, act.cube, at);
    case "restore":
      return restore(course, act.gap - 1, at);
    default:
      return undefined;
  }
}

/** @param {Course} course @param {number} index @param {number} at */
function restore(course, index, at) {
  const gap = course.gaps[index];
  if (!gap) return;
  gap.restored = true;
  if (course.clock) clocks.excuse(course.clock, gap.length, at);
  const { phase } = course;
  if (phase.type === "gap_asked") onFromTheGap(course, phase.side, at);
  else if (phase.type === "flagged" && gap.side === phase.side && gap.from < phase.at && phase.at <= gap.to) backFromTheFlag(course, phase.side, "faulty", at);
}

/** @param {Course} course @param {number} index @param {Side} winner @param {WinKind} kind @param {number} cube @param {number} at */
function correct(course, index, winner, kind, cube, at) {
  const game = course.games[index];
  if (game) Object.assign(game, { winner, kind, cube, points: pointsOf(kind, cube), corrected: true });
  const wasCrawford = course.game?.crawford ?? false;
  rescore(course);
  if (course.game?.crawford && !wasCrawford) doublesFall(course, at);
  scoreRules(course, at);
}

/** The score with everything that has changed it, from the beginning. @param {Course} course */
function rescore(course) {
  const { settings, scored, game } = course;
  course.length = settings.length;
  course.score = standing(settings.length, settings.crawford, settings.won, settings.before);
  scored.forEach((step, index) => {
    if (game?.scored === index) gameBeginsAt(game, course.score.crawford);
    scoreOn(course, step);
  });
  if (game?.scored === scored.length) gameBeginsAt(game, course.score.crawford);
}

/** The game in progress is the Crawford game or is not, by the score it was truly begun at; doubles of one that is fall. @param {InGame} game @param {CrawfordState} state */
function gameBeginsAt(game, state) {
  game.crawford = state === "crawford";
  if (game.crawford) game.cube = { value: 1, owner: "middle" };
}

/** A double that waits for its answer in what turns out to be the Crawford game was none: the doubler is on turn. @param {Course} course @param {number} at */
function doublesFall(course, at) {
  const { phase } = course;
  if (phase.type === "cube_offered") {
    turnTo(course, phase.by, at);
  } else if (phase.type === "stopped" && phase.offered !== null) {
    course.phase = { ...phase, turn: course.clock ? phase.offered : null, offered: null };
  } else if (phase.type === "game_entry") {
    course.phase = { ...phase, cube: 1, confirmed: { white: false, black: false } };
  }
}

/** @param {Course} course @param {number} at */
function scoreRules(course, at) {
  const { phase } = course;
  const byPoints = phase.type === "match_over" && (phase.how === "score" || phase.how === "penalty");
  if (byPoints && winnerOf(course.score) === null) course.phase = { type: "ready" };
  else if (phase.type === "match_over" ? phase.how === "score" : phase.type !== "flagged") endIfWon(course, "score", at);
}

/** @param {Course} course @param {"score" | "penalty"} how @param {number} at */
function endIfWon(course, how, at) {
  const winner = winnerOf(course.score);
  if (winner) end(course, winner, how, at);
}

/** @param {Course} course @param {Side} winner @param {"score" | "penalty" | "ruling"} how @param {number} at */
function end(course, winner, how, at) {
  run(course, "neutral", at);
  course.game = course.before = null;
  course.phase = { type: "match_over", winner, how };
}

/** A flag that nobody noticed does not count, and none does from now on. @param {Course} course @param {number} at */
function playOn(course, at) {
  course.playsOn = true;
  if (course.phase.type === "flagged") backFromTheFlag(course, course.phase.side, "director", at);
  course.fallen = { white: null, black: null };
}

/** What the cube of the Crawford game showed counts, since nobody noticed before that game's end. @param {Course} course @param {number} index @param {number} cube @param {number} at */
function cubeStands(course, index, cube, at) {
  const game = course.games[index];
  if (game) correct(course, index, game.winner, game.kind, cube, at);
  else if (course.phase.type === "game_entry") course.phase = { ...course.phase, cube, confirmed: { white: false, black: false } };
}

/** Time given to a fallen flag brings the match back. @param {Course} course @param {Side} side @param {number} millis @param {number} at */
function adjust(course, side, millis, at) {
  const { clock, phase } = course;
  if (!clock) return;
  clock.bank[side] = clocks.less(clock.bank[side], -millis);
  if ((phase.type === "flagged" || phase.type === "gap_asked") && phase.side === side && millis > 0) backFromTheFlag(course, side, "faulty", at);
}

/** The match goes on where a flag had fallen, with the clock stopped; a player who is not here yet is awaited anew. @param {Course} course @param {Side} side @param {StopReason} reason @param {number} at */
function backFromTheFlag(course, side, reason, at) {
  course.fallen[side] = null;
  const before = course.before ?? { type: "running", side: course.clock?.turn?.side ?? null };
  course.before = null;
  if (course.game) {
    course.phase = stopped(before, reason);
  } else {
    run(course, "neutral", at);
    course.phase = { type: "ready" };
  }
}

/** The length the bracket has, or the one noted if the right one has been passed. @param {Course} course @param {number} right @param {number} at */
function setLength(course, right, at) {
  const passed = SIDES.some((side) => course.score.won[side] >= right);
  if (passed) return;
  addToScore(course, { length: right });
  scoreRules(course, at);
}

/** @param {Course} course @param {ClockSettings} written */
function bringClock(course, written) {
  const settings = clocks.clockSettings(written);
  course.ordered = settings;
  course.clock = clocks.newClock(settings, clocks.bankAt(settings, needed(course.score)));
  course.fallen = { white: null, black: null };
  course.playsOn = false;
  if (course.phase.type === "gap_asked") {
    course.phase = course.before ?? { type: "ready" };
    course.before = null;
  }
  if (isInGame(course)) course.phase = stopped(course.phase, "director");
}
