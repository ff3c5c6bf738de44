// Decodes punycode (RFC 3492), the form of host names beyond ASCII. Numbers in comments are clauses of the RFC.

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** The longest label of a host, in characters. */
const MOST_CHARACTERS = 63;

/**
 * Returns a label of a host as people read it: `xn--mnchen-3ya` as `münchen`. Labels that are not valid punycode are
 * returned unchanged.
 */
export function readLabel(label: string): string {
  if (!/^xn--/i.test(label) || label.length > MOST_CHARACTERS) return label;
  const decoded = decode(label.slice(4).toLowerCase());
  // Encoders never use this form for a label that consists of ASCII characters.
  return decoded !== null && /[^\0-\x7f]/.test(decoded) ? decoded : label;
}

/** Decodes punycode (6.2). Returns null for invalid input. */
function decode(input: string): string | null {
  const basic = Math.max(0, input.lastIndexOf('-'));
  const output = Array.from(input.slice(0, basic), (character) => character.charCodeAt(0));
  let [n, i, bias] = [INITIAL_N, 0, INITIAL_BIAS];
  for (let at = basic > 0 ? basic + 1 : 0; at < input.length; ) {
    const before = i;
    for (let [w, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(input.charCodeAt(at++));
      if (digit === null) return null;
      i += digit * w;
      const t = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < t) break;
      w *= BASE - t;
    }
    bias = adapt(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    i %= output.length + 1;
    if (n > 0x10ffff) return null;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}

/** Returns the value of a digit: 0 to 25 for a to z, 26 to 35 for 0 to 9; null for anything else and past the end. */
function digitOf(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : null;
}

/** Returns the bias for the next character (6.1). */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
