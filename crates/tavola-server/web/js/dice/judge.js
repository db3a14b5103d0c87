// What a record says once the match is over, held against what this browser has kept of it. Pure.

/** @import { Chain } from "../chain.js" */
/** @import { Transcript } from "../verify.js" */
/** @import { Pin } from "./pins.js" */
import { headOf, logHead, verify } from "../verify.js";
import { digestIn } from "./course.js";

/**
 * @param {Transcript} record
 * @param {Pin | null} pin null where this browser has kept nothing
 * @param {Chain | null} chain one's own, where this browser has it
 * @returns {{ rolls: number, faults: string[] }}
 */
export function judged(record, pin, chain) {
  const { rolls, faults, remarks } = verify(record);
  // It is asked for once the match is over: a record that says otherwise hides its end.
  const hidden = remarks.includes("in-play") ? ["house_secret: not opened, though the match is over"] : [];
  const more = pin ? [...ofPin(record, pin), ...(chain ? ofLinks(record, pin, chain) : [])] : [];
  return { rolls, faults: [...more, ...hidden, ...faults] };
}

/** @param {Transcript} record @param {Pin} pin */
function ofPin(record, pin) {
  const faults = [];
  if (record.v !== 2) faults.push("v: the record does not state its length");
  if (record.house_commitment !== pin.commitment) faults.push("house_commitment: it is not the one shown before the match");
  if (!pin.head) return faults;
  const kept = logHead({ table: pin.id, match: pin.match, commitment: pin.commitment, ...pin.head });
  // Somebody who has left is named in it no longer; this browser still knows the name.
  const begun = record.kept ? { ...headOf(record), players: pin.head.players } : headOf(record);
  if (logHead(begun) !== kept) faults.push("chains: names or chains are not those of the match's beginning");
  const lines = record.log ?? [];
  if (lines.length < pin.log.lines || digestIn(record, kept, pin.log.lines) !== pin.log.digest) faults.push("log: it is not the course of the match that was shown here");
  return faults;
}

/** @param {Transcript} record @param {Pin} pin @param {Chain} chain */
function ofLinks(record, pin, chain) {
  const faults = [];
  for (const [index, roll] of record.rolls.entries()) {
    const { source, link } = roll.links[pin.side];
    const place = `rolls[${index}].links.${pin.side}`;
    const state = pin.links[roll.number];
    if (source === "escrow") faults.push(`${place}: opened from a deposit, though nothing was deposited here`);
    if (source === "client" && link !== chain.link(roll.number)) faults.push(`${place}: not a link of this browser's chain`);
    if (source === "default" && (state === "accepted" || state === "unheard")) faults.push(`${place}: the house has received this link in time`);
    if (source === "client" && state === "accepted" && !roll.seen?.[pin.side]) faults.push(`rolls[${index}].seen.${pin.side}: left out, though it was sent`);
  }
  return faults;
}
