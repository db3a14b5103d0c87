// How the two of a match wait for each other: what is said of it beside the board, and what can be pressed there. Texts are pure.

/** @import { Model } from "../play/model.js" */
/** @import { TableCommand, TableView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { other } from "../board/counts.js";
import { byId, setText } from "../page/dom.js";
import { ways } from "../page/words.js";
import { who } from "../play/scene.js";
import { Deadline } from "./deadline.js";
import { Orders } from "./orders.js";

/** What is about time or the match, which goes on elsewhere meanwhile. */
export const ELSEWHERE = ["leave", "claim", "claim_absence", "resign_match", "adjourn_absence", "offer_adjourn", "accept_adjourn", "decline_adjourn", "resume", "offer_rematch", "accept_rematch", "decline_rematch", "advise_play", "propose"];

const HOUR = 3_600_000;

/** Keys of their own where a match can be adjourned, or plays can be prepared. */
export const WAITING_KEYS = { j: "adjourn" };

/** @param {TableView} view @returns {(readonly [string, string])[]} */
export function waitingHelp({ pace, you }) {
  if (!you) return [];
  if (pace.limits.post) return [["o", "key-orders"]];
  return (pace.limits.absent ?? "claim") === "claim" ? [] : [["j", "key-adjourn"]];
}

/** Days and hours, of less than a day hours, of less than two hours minutes. @param {number} milliseconds @param {Words} words */
export function daysText(milliseconds, words) {
  const left = Math.max(0, milliseconds);
  const hours = Math.floor(left / HOUR);
  if (hours < 2) return words.say("pace-minutes", { n: Math.ceil(left / 60_000) });
  if (hours < 24) return words.say("pace-hours", { n: hours });
  return words.say("pace-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** A day and its time as the reader's clock has them. @param {number} at @param {Words} words */
const dateText = (at, words) => new Date(at).toLocaleString(ways(words.language), { dateStyle: "medium", timeStyle: "short" });

/** What is said of an offer to adjourn and of a match that rests. @param {Model} model @param {Words} words */
export function waitingText(model, words) {
  const { waiting, you } = model;
  if (!waiting) return "";
  if (waiting.adjourned) {
    const { by, absent } = waiting.adjourned;
    const wants = waiting.resumes[0];
    const first = absent ? words.say("pace-adjourned-absent", { who: who(model, absent, words), you: String(absent === you) }) : words.say("pace-adjourned");
    const next = wants ? words.say("pace-wants-on", { who: who(model, wants, words), you: String(wants === you) }) : words.say("pace-both-resume");
    const until = by ? words.say("pace-resume-by", { date: dateText(by, words) }) : "";
    return [first, next, until].filter(Boolean).join(" ");
  }
  if (!waiting.offer) return "";
  return words.say("pace-offered", { who: who(model, waiting.offer, words), you: String(waiting.offer === you) });
}

/** What both have left by post. @param {Model} model @param {number} elapsed milliseconds since the model came @param {Words} words */
export function postText(model, elapsed, words) {
  const { waiting, now } = model;
  if (!waiting?.post) return "";
  const side = model.you ?? "white";
  return [side, other(side)].map((one) => {
    const runs = waiting.postEnds !== null && model.waitingFor === one;
    const left = runs ? (waiting.postEnds ?? 0) - now - elapsed : (waiting.post?.[one] ?? 0);
    const until = waiting.rests[one] ?? 0;
    const rests = until > now + elapsed;
    return words.say("pace-post-left", { who: who(model, one, words), you: String(one === model.you), left: daysText(left, words), rests: String(rests), until: rests ? dateText(until, words) : "" });
  }).join(" ");
}

/** What stands beside the board of waiting for each other, and under it of what is left. */
export class Waiting {
  /** @param {string} id the table @param {Words} words @param {{ say: (text: string) => void, send: (command: TableCommand) => void }} host */
  constructor(id, words, host) {
    this.words = words;
    this.deadline = new Deadline(words, host.say);
    this.orders = new Orders(id, words, host.say);
    for (const [button, type] of /** @type {const} */ ([["adjourn", "offer_adjourn"], ["adjourn-withdraw", "decline_adjourn"]])) {
      byId(button).addEventListener("click", () => host.send({ type }));
    }
  }

  /** @param {Model} model @param {number} elapsed milliseconds since it came */
  show(model, elapsed) {
    const note = waitingText(model, this.words);
    const offers = model.actions.has("offer_adjourn");
    byId("waiting").hidden = !note && !model.waiting?.post && !offers;
    setText(byId("waiting-note"), note);
    byId("adjourn").hidden = !offers;
    byId("adjourn-withdraw").hidden = !model.actions.has("decline_adjourn") || model.waiting?.offer !== model.you;
    this.orders.follow(model);
    this.tick(model, elapsed);
  }

  /** What changes by time alone. @param {Model} model @param {number} elapsed */
  tick(model, elapsed) {
    this.deadline.show(model, elapsed);
    setText(byId("waiting-post"), postText(model, elapsed, this.words));
  }
}
