// Error correction codewords. ISO/IEC 18004:2015, 7.5.2 and Annex A. They are the remainder of the data polynomial
// times xⁿ, divided by a generator polynomial with the roots 2⁰ … 2ⁿ⁻¹, over GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1.
//
// The remainder is kept in eight words of four codewords each, highest power first. Each step of the division shifts it
// by one codeword. The sum of the codeword shifted out and the next data codeword is the factor. The product of the
// generator and this factor is taken from a table and subtracted.

/** Words of a remainder: a block has at most 30 error correction codewords. */
const WORDS = 8;

const MODULUS = 0b100011101;

const tables: Int32Array[] = [];

/** Returns the generator polynomial of a degree times each of the 256 factors, without the leading coefficients. */
function multiplesOfGenerator(degree: number): Int32Array {
  tables[degree] ??= buildMultiples(degree);
  return tables[degree];
}

function buildMultiples(degree: number): Int32Array {
  const table = new Int32Array(256 * WORDS);
  const used = Math.ceil(degree / 4);
  let multiple = generatorPolynomial(degree);
  for (let power = 1; power < 256; power *= 2) {
    for (let i = 0; i < degree; i++) table[power * WORDS + (i >>> 2)] |= multiple[i] << (24 - 8 * (i & 3));
    multiple = multiple.map((coefficient) => multiply(coefficient, 2));
    // The row of `power + smaller` is the sum of their rows.
    for (let smaller = 1; smaller < power; smaller++) {
      for (let word = 0; word < used; word++) {
        table[(power + smaller) * WORDS + word] = table[power * WORDS + word] ^ table[smaller * WORDS + word];
      }
    }
  }
  return table;
}

/** Returns the coefficients of ∏ (x − 2ⁱ), i < degree, highest power first, without the leading 1. */
export function generatorPolynomial(degree: number): Uint8Array {
  const generator = new Uint8Array(degree);
  generator[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2)) {
    for (let j = 0; j < degree; j++) {
      generator[j] = multiply(root, generator[j]) ^ (generator[j + 1] ?? 0);
    }
  }
  return generator;
}

export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bits = b; bits !== 0; bits >>>= 1) {
    if (bits & 1) product ^= a;
    a = (a << 1) ^ ((a >>> 7) * MODULUS);
  }
  return product;
}

/** Writes the codewords for `data[from]` to `data[to - 1]` to every `step`-th place of `target` from `start` on. */
export function writeErrorCorrection(
  data: Uint8Array,
  from: number,
  to: number,
  degree: number,
  target: Uint8Array,
  start: number,
  step: number,
): void {
  const table = multiplesOfGenerator(degree);
  let r0 = 0;
  let r1 = 0;
  let r2 = 0;
  let r3 = 0;
  let r4 = 0;
  let r5 = 0;
  let r6 = 0;
  let r7 = 0;
  for (let i = from; i < to; i++) {
    const row = ((r0 >>> 24) ^ data[i]) * WORDS;
    r0 = ((r0 << 8) | (r1 >>> 24)) ^ table[row];
    r1 = ((r1 << 8) | (r2 >>> 24)) ^ table[row + 1];
    r2 = ((r2 << 8) | (r3 >>> 24)) ^ table[row + 2];
    r3 = ((r3 << 8) | (r4 >>> 24)) ^ table[row + 3];
    r4 = ((r4 << 8) | (r5 >>> 24)) ^ table[row + 4];
    r5 = ((r5 << 8) | (r6 >>> 24)) ^ table[row + 5];
    r6 = ((r6 << 8) | (r7 >>> 24)) ^ table[row + 6];
    r7 = (r7 << 8) ^ table[row + 7];
  }
  const remainder = [r0, r1, r2, r3, r4, r5, r6, r7];
  for (let i = 0; i < degree; i++) target[start + i * step] = remainder[i >>> 2] >>> (24 - 8 * (i & 3));
}

/** Returns the error correction codewords of a block. Linear: those of a sum are the sum of those. */
export function errorCorrectionOf(data: Uint8Array, degree: number): Uint8Array {
  const codewords = new Uint8Array(degree);
  writeErrorCorrection(data, 0, data.length, degree, codewords, 0, 1);
  return codewords;
}
