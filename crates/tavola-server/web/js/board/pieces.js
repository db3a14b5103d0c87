// The parts of the board that move: checkers, dice, cube.

/** @import { Paint } from "./geometry.js" */
import { svg } from "./draw.js";

/**
 * A checker: a disc with a rim, a ring and its shadow on the cloth, and the same one standing on its edge for the tray.
 * @param {Paint} paint
 * @param {number} radius
 * @param {number} tray width of a checker in the tray
 * @param {number} edge
 */
export function checker(paint, radius, tray, edge) {
  const inner = radius - 1.5;
  const parts = [
    svg("circle", { cy: radius * 0.09, r: inner + 0.8, class: "shadow" }),
    svg("circle", { r: inner, class: "disc" }),
    svg("circle", { r: inner * 0.68, class: "ring" }),
    svg("circle", { r: inner * 0.6, class: "ring-inner" }),
    svg("rect", { x: -tray / 2, y: -edge / 2 + 1, width: tray, height: edge - 2, rx: 3.5, class: "side" }),
    svg("line", { x1: -tray / 2 + 4, x2: tray / 2 - 4, y1: 0, y2: 0, class: "side-line" }),
  ];
  parts.splice(4, 0, paint === "dark" ? svg("path", { d: rosette(inner * 0.5), class: "rosette" }) : svg("circle", { r: inner * 0.34, class: "turned" }));
  parts.splice(5, 0, svg("circle", { r: inner - 1, class: "sheen" }));
  if (paint === "dark") parts.splice(4, 0, svg("path", { d: `M${-inner * 0.5} 0H${inner * 0.5}M0 ${-inner * 0.5}V${inner * 0.5}`, class: "mark" }));
  return svg("g", { class: `checker ${paint}` }, parts);
}

/** Eight petals around the middle: what tells the dark checkers of inlaid boards from the light ones by touch of the eye. @param {number} radius */
function rosette(radius) {
  const petals = Array.from({ length: 8 }, (_, nth) => {
    const at = (/** @type {number} */ turn, /** @type {number} */ far) => {
      const angle = ((nth + turn) * Math.PI) / 4;
      return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    };
    return `M0 0Q${at(-0.62, radius * 0.72)} ${at(0, radius)}Q${at(0.62, radius * 0.72)} 0 0`;
  });
  return petals.join("");
}

/** Where pips lie on a die of side 2, by number. @type {Readonly<Record<number, readonly (readonly [number, number])[]>>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * @param {Paint} paint
 * @param {number} value
 * @param {number} size
 */
export function die(paint, value, size) {
  const half = size / 2;
  const step = size * 0.27;
  const pips = (PIPS[value] ?? []).map(([x, y]) => svg("circle", { cx: x * step, cy: y * step, r: size * 0.088, class: "pip" }));
  const face = svg("rect", { x: -half, y: -half, width: size, height: size, rx: size * 0.19, class: "die-face" });
  const shine = svg("rect", { x: -half + 1, y: -half + 1, width: size - 2, height: size - 2, rx: size * 0.18, class: "sheen" });
  return svg("g", { class: `die ${paint}` }, [svg("g", {}, [face, shine, ...pips])]);
}

/**
 * @param {number} value
 * @param {number} size
 */
export function cube(value, size) {
  const half = size / 2;
  const text = String(value);
  const font = size * (text.length <= 2 ? 0.52 : text.length === 3 ? 0.42 : 0.32);
  return svg("g", { class: "cube" }, [
    svg("rect", { x: -half, y: -half, width: size, height: size, rx: size * 0.16, class: "cube-side" }),
    svg("rect", { x: -half + size * 0.06, y: -half + size * 0.06, width: size * 0.88, height: size * 0.88, rx: size * 0.2, class: "cube-face" }),
    svg("rect", { x: -half + size * 0.13, y: -half + size * 0.13, width: size * 0.74, height: size * 0.74, rx: size * 0.15, class: "cube-inlay" }),
    svg("text", { class: "cube-text", "font-size": font }, [text]),
  ]);
}
