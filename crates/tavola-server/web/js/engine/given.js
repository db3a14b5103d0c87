// A match that another page hands to the engine in the browser: taken from its file, read once by `/offline?study`.

const KEY = "tavola.offline.study";
/** The page that reads it. */
export const STUDY_HERE = "/offline?study";

/** Puts a match down for the next page. @param {string} text @returns {boolean} whether there was room */
export function hand(text) {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** The match that was put down last; it stays until there is another, so that a reload shows it again. @returns {string | null} */
export function handed() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const forget = () => localStorage.removeItem(KEY);
