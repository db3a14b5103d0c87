// What the middle of the device says in words.

/** @import { DeviceView, StopReason, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { shown, SIDES } from "./fold/clock.js";
import { withReason } from "./reason.js";

/** What the middle says: what is waited for, and why. @param {Words} words @param {DeviceView} view */
export function bannerText(words, view) {
  const { phase, names } = view;
  const say = words.say.bind(words);
  if (view.hold !== null) return withReason(say("board-held"), view.hold);
  if (view.called !== null) return `${say("board-called")}${phase.type === "game_entry" ? ` · ${entered(words, view)}` : ""}`;
  switch (phase.type) {
    case "match_over":
      return `${say("board-match-won", { name: names[phase.winner] })} ${say(`board-how-${phase.how}`)}${view.posted ? ` · ${say("board-posted")}` : ""}`;
    case "flagged":
      return say("board-flagged", { name: names[phase.side] });
    case "game_entry":
      return `${entered(words, view)} · ${say("board-both-confirm")}`;
    case "resigned":
      return say("board-resigns", { name: names[phase.by], kind: say(`board-kind-${phase.kind}`).toLowerCase() });
    case "claimed":
      return say("board-claims", { name: names[phase.by], kind: say(`board-kind-${phase.kind}`).toLowerCase() });
    case "absent":
      return say("board-absent", { name: names[phase.side] });
    case "gap_asked":
      return say("board-gap-banner");
    case "stopped":
      return [say(stoppedText(view, phase.reason)), phase.offered ? doubleText(words, view, phase.offered) : ""].filter(Boolean).join(" · ");
    case "cube_offered":
      return doubleText(words, view, phase.by);
    default:
  }
  const away = SIDES.find((side) => view.breaks[side].taken.at(-1)?.to === null);
  if (away) {
    const since = view.breaks[away].taken.at(-1)?.from ?? view.now;
    return say("board-on-break", { name: names[away], time: shown(Math.floor((view.now - since) / 1000) * 1000) });
  }
  if (phase.type === "opening_roll") return say("board-opening");
  return phase.type === "ready" ? say("board-ready") : "";
}

/** @param {Words} words @param {DeviceView} view */
function entered(words, { phase, names }) {
  if (phase.type !== "game_entry") return "";
  const times = { single: 1, gammon: 2, backgammon: 3 }[phase.kind];
  return words.say("board-entered", { name: names[phase.winner], kind: words.say(`board-kind-${phase.kind}`).toLowerCase(), cube: phase.cube, points: times * phase.cube });
}

/** A double in words. @param {Words} words @param {DeviceView} view @param {Side} by */
const doubleText = (words, { names, cube }, by) => words.say("board-doubles", { name: names[by], value: cube.value * 2 });

/** What is said of a clock that stands. @param {DeviceView} view @param {StopReason} reason */
function stoppedText({ oversight, rulings, clock }, reason) {
  if (reason !== "director") return `board-reason-${reason}`;
  if (oversight === "players") return clock?.plays_on ? "board-played-on" : "board-paused";
  return rulings.length > 0 ? "board-ruled" : "board-paused";
}
