// Pages that do nothing by themselves and are not loaded again: what they show has come to them.
// @ts-check

import assert from "node:assert/strict";

/** @import { Page } from "playwright-core" */

/** The page does nothing by itself and shows no movement. */
export const STILL = { speed: "none", autoForced: false, autoPass: false, autoRoll: false, fastForward: false, confirmDouble: false };

/** Marks pages; what it gives asserts that they are the same documents still. @param {Page[]} pages */
export async function untouched(pages) {
  for (const page of pages) await page.evaluate(() => void Object.assign(window, { untouched: true }));
  return async () => {
    for (const page of pages.filter((page) => !page.isClosed())) {
      assert.equal(await page.evaluate(() => "untouched" in window), true, `${page.url()} was loaded again`);
    }
  };
}
