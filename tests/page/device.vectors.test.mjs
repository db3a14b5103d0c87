// The page's fold of a match beside a wooden board is the domain's, act for act and to the millisecond.
// The file is written by `cargo run -p tavola-club --example device_vectors 40 7 40`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { agrees } from "./device.vectors.mjs";

const lines = readFileSync(new URL("data/device_vectors.jsonl", import.meta.url), "utf8").trim().split("\n");

// rule: CLK-01, CLK-07
test("the page folds the domain's random matches to the same state", () => {
  assert.ok(lines.length >= 40);
  for (const line of lines) agrees(JSON.parse(line));
});
