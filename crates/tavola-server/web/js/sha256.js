// SHA-256 in plain JavaScript: the browser's own is missing on pages that come over plain HTTP.

const K = constants(64, 3);
const START = constants(8, 2);

/** The first bits behind the point of the roots of the first primes. @param {number} count @param {2 | 3} root */
function constants(count, root) {
  const words = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    if (!isPrime(n)) continue;
    words[found++] = rootBits(BigInt(n), BigInt(root));
  }
  return words;
}

/** @param {number} n */
function isPrime(n) {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** @param {bigint} n @param {bigint} root the 32 bits behind the point of n's root */
function rootBits(n, root) {
  const scaled = n << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** root <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

/** @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function sha256(bytes) {
  const state = START.slice();
  const padded = pad(bytes);
  const words = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    block(state, words);
  }
  const out = new Uint8Array(32);
  const writer = new DataView(out.buffer);
  state.forEach((word, i) => writer.setUint32(4 * i, word));
  return out;
}

/** @param {Uint8Array} bytes */
function pad(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {Uint32Array} words @param {number} i */
const at = (words, i) => words[i] ?? 0;

/** @param {Uint32Array} state @param {Uint32Array} words */
function block(state, words) {
  for (let i = 16; i < 64; i++) {
    const a = at(words, i - 15);
    const b = at(words, i - 2);
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = at(state, i) + value));
}

/**
 * SHA-256 over fields, each preceded by its length as four bytes, high byte first.
 * @param {readonly Uint8Array[]} fields
 */
export const sha256Fields = (fields) => sha256(joinFields(fields));

/** @param {readonly Uint8Array[]} fields */
export function joinFields(fields) {
  const all = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
  let offset = 0;
  for (const field of fields) {
    new DataView(all.buffer).setUint32(offset, field.length);
    all.set(field, offset + 4);
    offset += 4 + field.length;
  }
  return all;
}

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/** @param {number} n as four bytes, high byte first */
export function number32(n) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
export const fromHex = (hex) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
