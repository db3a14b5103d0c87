// Small helpers that make SVG and the parts of the board that never move.

/** @import { Geometry } from "./geometry.js" */
import { placeOf } from "./counts.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Element | string)[]} [children]
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/**
 * Everything that stays: frame, felt, points, bar, trays, numbers.
 * @param {Geometry} g
 * @returns {SVGElement}
 */
export function drawStill(g) {
  return svg("g", { class: "still" }, [definitions(), frame(g), ...fields(g), ...veins(g), ...trays(g), ...points(g), bar(g), ...inlays(g)]);
}

function definitions() {
  const stop = (/** @type {string} */ offset, /** @type {string} */ name) => svg("stop", { offset, class: name });
  return svg("defs", {}, [
    svg("linearGradient", { id: "wood", x1: 0, y1: 0, x2: 0, y2: 1 }, [
      stop("0", "stop-frame-light"), stop("0.5", "stop-frame"), stop("1", "stop-frame"),
    ]),
    svg("linearGradient", { id: "cloth", x1: 0, y1: 0, x2: 0, y2: 1 }, [
      stop("0", "stop-felt-deep"), stop("0.12", "stop-felt"), stop("0.88", "stop-felt"), stop("1", "stop-felt-deep"),
    ]),
    svg("pattern", { id: "weave", width: 4, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(30)" }, [
      svg("path", { d: "M0 1H4M1 0V4", class: "thread" }),
    ]),
    svg("pattern", { id: "hatch", width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, [
      svg("rect", { width: 3, height: 9, class: "hatch-line" }),
    ]),
    svg("radialGradient", { id: "sheen", cx: 0.36, cy: 0.3, r: 0.75 }, [
      svg("stop", { offset: "0", "stop-color": "#fff", "stop-opacity": 1 }), svg("stop", { offset: "0.55", "stop-color": "#fff", "stop-opacity": 0.1 }),
      svg("stop", { offset: "1", "stop-color": "#000", "stop-opacity": 0.55 }),
    ]),
    svg("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 7, refY: 5, markerWidth: 4.5, markerHeight: 4.5, orient: "auto" }, [
      svg("path", { d: "M0 0.6 9 5 0 9.4Z", class: "trail-head" }),
    ]),
  ]);
}

/** @param {Geometry} g */
function frame(g) {
  return svg("g", {}, [
    svg("rect", { x: 0, y: 0, width: g.width, height: g.height, rx: 14, class: "frame" }),
    svg("path", { d: grain(g), class: "grain" }),
    svg("rect", { x: 2.5, y: 2.5, width: g.width - 5, height: g.height - 5, rx: 12, class: "frame-edge" }),
  ]);
}

/**
 * The grain of the wood: long, nearly straight lines along the frame, always the same ones.
 * @param {Geometry} g
 */
function grain(g) {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const lines = [];
  for (const top of [3, g.height - g.sizes.frameY + 2]) {
    for (let i = 0; i < 9; i++) {
      const y = top + 2 + next() * (g.sizes.frameY - 8);
      const from = next() * g.width * 0.6;
      const to = from + (0.25 + next() * 0.5) * g.width;
      const bend = (next() - 0.5) * 5;
      lines.push(`M${round(from)} ${round(y)}Q${round((from + to) / 2)} ${round(y + bend)} ${round(Math.min(to, g.width - 4))} ${round(y)}`);
    }
  }
  for (const x of [g.barX - g.sizes.bar / 2, g.barX]) {
    for (let i = 0; i < 5; i++) {
      const at = x + 3 + next() * (g.sizes.bar / 2 - 6);
      const from = g.top + next() * (g.height * 0.5);
      const to = Math.min(from + (0.3 + next() * 0.4) * g.height, g.bottom);
      lines.push(`M${round(at)} ${round(from)}Q${round(at + (next() - 0.5) * 4)} ${round((from + to) / 2)} ${round(at)} ${round(to)}`);
    }
  }
  return lines.join("");
}

/** @param {Geometry} g */
function fields(g) {
  const width = 6 * g.sizes.point;
  const right = g.barX + g.sizes.bar / 2;
  return [g.fieldLeft, right].map((x) =>
    svg("g", {}, [
      svg("rect", { x, y: g.top, width, height: g.bottom - g.top, class: "felt" }),
      svg("rect", { x, y: g.top, width, height: g.bottom - g.top, class: "weave" }),
      svg("rect", { x: x + 1, y: g.top + 1, width: width - 2, height: g.bottom - g.top - 2, class: "felt-edge" }),
    ]),
  );
}

/** @param {Geometry} g */
function trays(g) {
  const s = g.sizes;
  const deep = 15 * s.edge + 12;
  /** @type {SVGElement[]} */
  const wells = [];
  const well = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ height) =>
    wells.push(svg("rect", { x: x - s.tray / 2 + 3, y, width: s.tray - 6, height, rx: 5, class: "well" }));
  well(g.trayX, g.top, deep);
  well(g.trayX, g.bottom - deep, deep);
  if (g.cubeX !== g.trayX) {
    well(g.cubeX, g.top, g.bottom - g.top);
  } else {
    well(g.cubeX, g.top + deep + 6, g.bottom - g.top - 2 * deep - 12);
  }
  return wells;
}

/** @param {Geometry} g */
function points(g) {
  const s = g.sizes;
  const length = s.half * 0.86;
  return Array.from({ length: 24 }, (_, i) => {
    const number = i + 1;
    const written = g.layout.numbers === "absolute" ? placeOf(g.layout.pov, number) : number;
    const low = number <= 12;
    const x = g.columnX(g.column(number));
    const base = low ? g.bottom : g.top;
    const tip = low ? base - length : base + length;
    const half = s.point / 2 - 1.5;
    const d = `M${round(x - half)} ${base}L${round(x - 1.2)} ${round(tip)}Q${round(x)} ${round(tip - (low ? 3 : -3))} ${round(x + 1.2)} ${round(tip)}L${round(x + half)} ${base}Z`;
    const odd = number % 2 === 1;
    const parts = [svg("path", { d, class: odd ? "point point-b" : "point point-a" })];
    parts.push(svg("path", { d: inset(x, base, tip, half), class: "point-inlay" }));
    if (odd) parts.push(svg("path", { d, class: "point-hatch", fill: "url(#hatch)" }));
    const textY = low ? g.bottom + s.frameY / 2 : g.top - s.frameY / 2;
    parts.push(svg("text", { x: round(x), y: textY + 1, class: "number" }, [String(written)]));
    return svg("g", {}, parts);
  });
}

/** The line let into a point: the point itself, a little smaller. @param {number} x @param {number} base @param {number} tip @param {number} half */
function inset(x, base, tip, half) {
  const down = Math.sign(base - tip);
  return `M${round(x - half + 7)} ${round(base - 5 * down)}L${round(x)} ${round(tip + 34 * down)}L${round(x + half - 7)} ${round(base - 5 * down)}Z`;
}

/** Veins of stone across each field, always the same ones: a broad soft shade and a fine line in it. @param {Geometry} g */
function veins(g) {
  let seed = 94;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const [width, height] = [6 * g.sizes.point, g.bottom - g.top];
  return [g.fieldLeft, g.barX + g.sizes.bar / 2].flatMap((left) => Array.from({ length: 6 }, (_, nth) => {
    let [x, y] = [left + (0.06 + next() * 0.75) * width, g.top + (nth % 2) * next() * height * 0.4 + 2];
    const lean = nth % 3 === 0 ? -14 : 26;
    let d = `M${round(x)} ${round(y)}`;
    for (const deep = y + (0.45 + next() * 0.55) * height; y < Math.min(deep, g.bottom - 60);) {
      const [dx, dy] = [lean + (next() - 0.5) * 34, 40 + next() * 44];
      if (x + dx < left + 3 || x + dx > left + width - 3) break;
      d += `S${round(x + dx + (next() - 0.5) * 12)} ${round(y + dy * 0.7)} ${round(x + dx)} ${round(y + dy)}`;
      [x, y] = [x + dx, y + dy];
    }
    return [svg("path", { d, class: "vein broad" }), svg("path", { d, class: "vein" })];
  }).flat());
}

/** Lines of metal let into the frame, around the fields. @param {Geometry} g */
function inlays(g) {
  const { frameX, bar: width } = g.sizes;
  const edge = svg("rect", { x: frameX / 2, y: 6, width: g.width - frameX, height: g.height - 12, rx: 9, class: "inlay" });
  const [left, right] = [g.barX - width / 2, g.barX + width / 2];
  const field = (/** @type {number} */ x) => svg("rect", { x: x - 4, y: g.top - 4, width: 6 * g.sizes.point + 8, height: g.bottom - g.top + 8, rx: 3, class: "inlay" });
  return [edge, field(g.fieldLeft), field(right), svg("path", { d: `M${round(left + 9)} ${g.top}V${g.bottom}M${round(right - 9)} ${g.top}V${g.bottom}`, class: "inlay" })];
}

/** @param {Geometry} g */
function bar(g) {
  const s = g.sizes;
  const x = g.barX - s.bar / 2;
  return svg("g", {}, [
    svg("rect", { x: x - 1.5, y: g.top, width: 1.5, height: g.bottom - g.top, class: "shade" }),
    svg("rect", { x: x + s.bar, y: g.top, width: 1.5, height: g.bottom - g.top, class: "shade" }),
    svg("line", { x1: g.barX, y1: 6, x2: g.barX, y2: g.height - 6, class: "hinge" }),
  ]);
}
