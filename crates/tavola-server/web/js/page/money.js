// Points and money as they are written: a sign that can be read, as many decimals as the currency has. Pure.

/** @import { Stake } from "../wire.js" */
/** @import { Words } from "./words.js" */

const MINUS = "−";
/** Currencies without a smaller unit, beside points. */
const WHOLE = new Set(["points", "JPY", "KRW", "ISK", "CLP", "VND", "XAF", "XOF"]);

/**
 * Points won or lost: "+3", "−1.5", "0".
 * @param {number} points whole or ending in .5
 * @param {string} language
 */
export const pointsText = (points, language) => sign(points) + number(Math.abs(points), points % 1 === 0 ? 0 : 1, language);

/**
 * An amount without its sign: "12.50 EUR", "3 points".
 * @param {number} amount in the currency's smallest unit
 * @param {string} currency
 * @param {string} language
 * @param {string} [name] of points in the language
 */
export function amountText(amount, currency, language, name = currency) {
  const digits = decimals(currency);
  const size = Math.abs(amount) / 10 ** digits;
  const more = amount % 1 === 0 ? 0 : 1;
  return `${number(size, digits + more, language)} ${currency === "points" ? name : currency}`;
}

/** @param {number} amount @param {string} currency @param {string} language with its sign and without the currency */
export function balanceText(amount, currency, language) {
  const digits = decimals(currency);
  const more = amount % 1 === 0 ? 0 : 1;
  return sign(amount) + number(Math.abs(amount) / 10 ** digits, digits + more, language);
}

/** @param {string} currency */
export const decimals = (currency) => (WHOLE.has(currency) || !/^[A-Z]{3}$/.test(currency) ? 0 : 2);

/**
 * What somebody has written, in the currency's smallest unit: "12,50" of EUR is 1250; null if it is no such amount.
 * @param {string} text
 * @param {string} currency
 * @returns {number | null}
 */
export function smallestUnits(text, currency) {
  const digits = decimals(currency);
  const written = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!written || (written[2] ?? "").length > digits) return null;
  return Number(`${written[1]}${(written[2] ?? "").padEnd(digits, "0")}`);
}

/**
 * @typedef {{ stake: Stake } | { wrong: "currency" | "decimals" | "bounds" | "amount", currency: string }} ReadStake the stake, or what is
 * wrong with what was written
 */

/** The largest unit that a point is worth. */
const MOST = 1_000_000;

/** What somebody has written as the worth of a point; without a currency it is points. @param {string} worth @param {string} named @returns {ReadStake} */
export function readStake(worth, named) {
  const code = named.trim() || "points";
  const currency = /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : code;
  if (!/^[A-Za-z0-9]{1,8}$/.test(currency)) return { wrong: "currency", currency };
  const written = /^(\d+)(?:[.,](\d+))?$/.exec(worth.trim());
  if (!written) return { wrong: "amount", currency };
  const [, whole, part = ""] = written;
  if (part.length > decimals(currency)) return { wrong: "decimals", currency };
  const unit = Number(`${whole}${part.padEnd(decimals(currency), "0")}`);
  return unit >= 1 && unit <= MOST ? { stake: { currency, unit } } : { wrong: "bounds", currency };
}

/** By what a sentence chooses that speaks of amounts. @param {string} currency */
export const centsOf = (currency) => (currency === "points" ? "points" : decimals(currency) === 0 ? "no" : "yes");

/** An amount as a field shows it, without the currency. @param {number} amount @param {string} currency @param {string} language */
export function fieldText(amount, currency, language) {
  const digits = decimals(currency);
  return new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits + 1 }).format(amount / 10 ** digits);
}

/** Whether no money is played for. @param {Stake} stake */
export const isInPoints = (stake) => stake.currency === "points";

/** What so many points are worth: "10.00 EUR". @param {number} points @param {Stake} stake @param {Words} words */
export const worth = (points, stake, words) => amountText(points * stake.unit, stake.currency, words.language, words.say("points-word"));

/** What a point is worth: "5.00 EUR per point". @param {Stake} stake @param {Words} words */
export const stakeText = (stake, words) => words.say("stake-per-point", { unit: worth(1, stake, words) });

/** Whether a point is just a point. @param {Stake} stake */
export const isPoints = (stake) => stake.currency === "points" && stake.unit === 1;

/** @param {number} value */
const sign = (value) => (value > 0 ? "+" : value < 0 ? MINUS : "");

/** @param {number} value @param {number} digits @param {string} language */
const number = (value, digits, language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
