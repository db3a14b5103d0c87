// Names of clauses in a sentence lead to their pages.

/** A clause by its name: `MOV-07`. */
const CLAUSE = /\b(?:SET|MOV|HIT|OFF|END|CUB|OPT|IRR|MAT|CHO|TRN|CLK|SWG|DAV|SITE)-\d\d\b/g;

/** Shows a text whose clauses are links, if it is not shown already. @param {Element} place @param {string} text */
export function setLinked(place, text) {
  if (place.textContent === text) return;
  const parts = linked(text);
  if (parts.length === 1) place.textContent = text;
  else place.replaceChildren(...parts);
}

/**
 * A text whose clauses are links, each opened beside the page: who is at a table stays there.
 * @param {string} text
 * @returns {(string | HTMLAnchorElement)[]}
 */
export function linked(text) {
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(CLAUSE)) {
    const link = document.createElement("a");
    link.href = `/rulebook/${found[0]}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.className = "clause";
    link.textContent = found[0];
    parts.push(text.slice(at, found.index), link);
    at = found.index + found[0].length;
  }
  return [...parts, text.slice(at)];
}
