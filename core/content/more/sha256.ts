/** Returns the SHA-256 of some bytes (FIPS 180-4). The platform's is asynchronous. */
export function sha256(bytes: readonly number[]): number[] {
  const length = bytes.length * 8;
  const padded = [...bytes, 0x80, ...Array.from<number>({ length: (119 - (bytes.length % 64)) % 64 }).fill(0)];
  for (let shift = 56; shift >= 0; shift -= 8) padded.push(Math.floor(length / 2 ** shift) & 0xff);
  const state = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let k = 0; k < 64; k++) {
      words[k] =
        k < 16
          ? padded.slice(block + 4 * k, block + 4 * k + 4).reduce((word, byte) => (word << 8) | byte, 0)
          : small(words[k - 2], 17, 19, 10) + words[k - 7] + small(words[k - 15], 7, 18, 3) + words[k - 16];
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let k = 0; k < 64; k++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + large(e, 6, 11, 25) + choice + CONSTANTS[k] + words[k]) | 0;
      const two = (large(a, 2, 13, 22) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [k, value] of [a, b, c, d, e, f, g, h].entries()) state[k] = (state[k] + value) | 0;
  }
  return state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff));
}

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109,
  113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239,
  241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311,
];

/** The first 32 bits of the fraction of a root. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function small(word: number, one: number, two: number, shift: number): number {
  return turn(word, one) ^ turn(word, two) ^ (word >>> shift);
}

function large(word: number, one: number, two: number, three: number): number {
  return turn(word, one) ^ turn(word, two) ^ turn(word, three);
}
