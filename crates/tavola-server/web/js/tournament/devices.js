// How the matches at the tables stand on their devices: asked for every other second, counted on in between.

const AGAIN = 2000;
/** A device that was not heard of for so long has no network. */
const SILENCE = 25_000;

/**
 * @typedef {{ white: number, black: number }} Pair
 * @typedef {{ board: string, score: Pair, banks: Pair | null, delay_left: Pair | null, running: "white" | "black" | null, phase: string, age: number | null, called?: number | null, gap: number | null, conflict: boolean, odd_times?: number }} Seen
 */

/** @type {Record<string, Seen>} */
let seen = {};
let at = 0;

/** @param {number} millis */
function face(millis) {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left by now. @param {Seen} device @param {"white" | "black"} side */
export function left({ banks, delay_left, running }, side, since = 0) {
  if (!banks) return 0;
  const spent = running === side ? Math.max(0, since - (delay_left?.[side] ?? 0)) : 0;
  return Math.max(0, banks[side] - spent);
}

/** One line. @param {Seen} device @param {Record<string, string>} words @param {number} since how old it is */
export function told(device, words, since) {
  const time = (/** @type {"white" | "black"} */ side) => (device.running === side ? `▶ ${face(left(device, side, since))}` : face(left(device, side, since)));
  const parts = [`${device.score.white}–${device.score.black}`];
  if (device.banks) parts.push(`${time("white")} | ${time("black")}`);
  parts.push([words[device.phase] ?? "", device.called === undefined || device.called === null ? "" : face(device.called + since)].filter(Boolean).join(" "));
  if (device.gap) parts.push(`${words["gap"] ?? ""} ${face(device.gap)}`);
  if (device.conflict) parts.push(words["conflict"] ?? "");
  if (device.odd_times) parts.push(words["odd_times"] ?? "");
  if (device.age !== null && device.age + since > SILENCE) parts.push(`${words["unheard"] ?? ""} ${face(device.age + since)}`);
  return parts.filter(Boolean).join(" · ");
}

function show() {
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-device]"))) {
    const device = seen[line.dataset["device"] ?? ""];
    line.hidden = !device;
    if (!device) continue;
    const how = told(device, JSON.parse(line.dataset["words"] ?? "{}"), Date.now() - at);
    const text = line.dataset["name"] ? `${line.dataset["name"]}: ${how}` : how;
    if (line.textContent !== text) line.textContent = text;
    line.classList.toggle("warning", device.conflict || Boolean(device.odd_times) || ["director", "flagged", "gap_asked", "claimed", "absent"].includes(device.phase));
  }
}

/** At which matches the director is called, as a text. @param {Record<string, Seen>} devices */
export const callsOf = (devices) => Object.keys(devices).filter((name) => (devices[name]?.called ?? null) !== null).sort().join(" ");

/** Begins to look, if there is anything to be seen. @param {string} event @param {() => unknown} refresh asks for the page again: who is called stands among what is to be decided */
export function watchDevices(event, refresh) {
  const ask = async () => {
    if (document.querySelector("[data-device]") && document.visibilityState === "visible") {
      const answer = await fetch(`/e/${event}/devices`, { headers: { accept: "application/json" } }).catch(() => null);
      const before = callsOf(seen);
      if (answer?.ok) [seen, at] = [await answer.json(), Date.now()];
      if (callsOf(seen) !== before) refresh();
    }
    setTimeout(ask, AGAIN);
  };
  void ask();
  setInterval(show, 250);
}
