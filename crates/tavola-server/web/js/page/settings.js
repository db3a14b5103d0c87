// What a player has chosen for this browser: kept in local storage, applied to the page, told to listeners.

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} look
 * @property {"noce" | "lavagna" | "chiaro" | "panno" | "marmo" | "lacca"} board
 * @property {"right" | "left"} home where one's home board lies
 * @property {"own" | "absolute"} numbers of the points: each player's own, or the first player's for both (SET-04)
 * @property {"light" | "dark"} colour of one's own checkers
 * @property {"slow" | "normal" | "fast" | "quick" | "none"} speed
 * @property {boolean} pips
 * @property {boolean} clocks
 * @property {boolean} arrows
 * @property {boolean} confirmDouble
 * @property {boolean} autoForced
 * @property {boolean} autoPass
 * @property {boolean} autoRoll
 * @property {boolean} autoBearOff
 * @property {boolean} fastForward
 * @property {boolean} soundRoll
 * @property {boolean} soundChecker
 * @property {boolean} soundHit
 * @property {boolean} soundOff
 * @property {boolean} soundCube
 * @property {boolean} soundClock
 * @property {boolean} soundTurn
 * @property {"short" | "full" | "none"} sayPlays
 * @property {"short" | "full" | "none"} sayRolls
 */

/** @type {Settings} */
export const DEFAULTS = {
  look: "system", board: "noce", home: "right", numbers: "own", colour: "light", speed: "normal",
  pips: true, clocks: true, arrows: true, confirmDouble: true,
  autoForced: true, autoPass: true, autoRoll: true, autoBearOff: false, fastForward: true,
  soundRoll: true, soundChecker: true, soundHit: true, soundOff: true, soundCube: true, soundClock: true, soundTurn: true,
  sayPlays: "full", sayRolls: "full",
};

/** What each setting can be; switches are on or off. @type {Readonly<Record<string, readonly string[]>>} */
export const CHOICES = {
  look: ["system", "light", "dark"],
  board: ["noce", "lavagna", "chiaro", "panno", "marmo", "lacca"],
  home: ["right", "left"],
  numbers: ["own", "absolute"],
  colour: ["light", "dark"],
  speed: ["slow", "normal", "fast", "quick", "none"],
  sayPlays: ["full", "short", "none"],
  sayRolls: ["full", "short", "none"],
};

/** Milliseconds a step takes. */
export const STEP_TIME = { slow: 220, normal: 170, fast: 140, quick: 120, none: 0 };

const KEY = "tavola-settings";

/** @returns {Settings} */
export function load() {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return { ...DEFAULTS };
  }
}

/**
 * Only what we know, only values we know.
 * @param {Record<string, unknown>} raw
 * @returns {Settings}
 */
export function sound(raw) {
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULTS };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = raw[name];
    const known = CHOICES[name] ? CHOICES[name].includes(String(value)) : typeof value === typeof usual;
    if (known) settings[name] = value;
  }
  return /** @type {Settings} */ (settings);
}

/** @param {Settings} settings */
export function save(settings) {
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply(settings);
}

/** @param {Settings} settings */
export function apply(settings) {
  const root = document.documentElement;
  if (settings.look === "system") delete root.dataset["look"];
  else root.dataset["look"] = settings.look;
  root.dataset["board"] = settings.board;
}
