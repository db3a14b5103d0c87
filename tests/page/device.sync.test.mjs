// How the device waits for the server. No browser and no network: the server is the test's own.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Sync } from "../../crates/tavola-server/web/js/device/sync.js";
import { CLOCK, House, Phone } from "./device.helpers.mjs";

/** The way to the server, and the page's own "online". */
const own = { fetch: globalThis.fetch, addEventListener: globalThis.addEventListener };
before(() => Object.assign(globalThis, { addEventListener: () => {} }));
after(() => Object.assign(globalThis, own));

/** @param {unknown} body */
const answered = (body) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

test("who takes the clock over hears the others' wishes from then on, whatever it was waiting for before", { timeout: 20_000 }, async () => {
  const [phone, house] = [new Phone("other"), new House()];
  house.command({ type: "open", settings: { names: { white: "Ada", black: "Carlo" }, length: 7, clock: CLOCK } }, phone.wall);
  const device = await phone.open("m", { token: "t", holds: false });
  /** What the device waits for, one question after the other. @type {string[]} */
  const waits = [];
  const rest = { now: phone.wall, heard: null, skew: 0, asks: [] };
  /** @param {string} address @param {{ signal: AbortSignal }} options */
  const server = async (address, { signal }) => {
    const { pathname, searchParams } = new URL(address, "http://club");
    if (pathname.endsWith("/lease")) {
      house.command({ type: "claim_lease", device: "other", whose: null });
      const entries = house.after(0);
      // The question that was waiting is answered before this one is, and asked again.
      while (waits.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
      return answered({ epoch: 1, log: { ...rest, entries } });
    }
    const from = Number(searchParams.get("after"));
    waits.push(searchParams.get("wait") ?? "");
    while (house.log.length <= from) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return answered({ ...rest, entries: house.after(from) });
  };
  Object.assign(globalThis, { fetch: server });
  const sync = new Sync(device, () => {});
  sync.start();
  while (waits.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  await sync.takeOver();
  while (waits.length < 4) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(waits, ["entries", "entries", "entries", "asks"]);
  assert.equal(device.kept.holds, true);
  sync.stop();
});
