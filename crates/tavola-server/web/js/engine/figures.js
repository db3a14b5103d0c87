// Figures as the page's language writes them.

const LANGUAGE = document.documentElement.lang || "en";

/** The sign before decimals; digits are the same in every language. */
const SIGN = new Intl.NumberFormat(LANGUAGE, { numberingSystem: "latn" }).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/** @param {number} figure @param {number} decimals */
export const unsigned = (figure, decimals) => figure.toFixed(decimals).replace(".", SIGN);

/** With its sign, and a true minus. @param {number} figure @param {number} [decimals] */
export function signed(figure, decimals = 3) {
  const text = unsigned(Math.abs(figure), decimals);
  if (!/[1-9]/.test(text)) return text;
  return `${figure < 0 ? "−" : "+"}${text}`;
}

/** A share of 1 as signed percent. @param {number} share */
export const percent = (share) => `${signed(share * 100, 1)} %`;

/** A chance in percent, without the sign for it. @param {number} share */
export const chance = (share) => unsigned(share * 100, 1);
