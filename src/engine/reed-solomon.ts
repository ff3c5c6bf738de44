// Error correction codewords of one block. ISO/IEC 18004:2015, 7.5.2 and Annex A: arithmetic in GF(2⁸) modulo
// x⁸ + x⁴ + x³ + x² + 1, generator polynomial with the roots 2⁰ … 2ⁿ⁻¹.

const FIELD_POLYNOMIAL = 0x11d;

const generators = new Map<number, Uint8Array>();

/** Product in GF(2⁸). */
export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product <<= 1;
    if (product & 0x100) product ^= FIELD_POLYNOMIAL;
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

/** Coefficients of the generator polynomial of a degree, highest power first, without the leading 1. */
export function generatorPolynomial(degree: number): Uint8Array {
  let generator = generators.get(degree);
  if (generator === undefined) {
    generator = new Uint8Array(degree);
    generator[degree - 1] = 1;
    for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2)) {
      for (let j = 0; j < degree; j++) generator[j] = multiply(generator[j], root) ^ (generator[j + 1] ?? 0);
    }
    generators.set(degree, generator);
  }
  return generator;
}

/** The `degree` error correction codewords of a block's data: the remainder of data · xᵈᵉᵍʳᵉᵉ by the generator. */
export function errorCorrection(data: Uint8Array, degree: number): Uint8Array {
  const generator = generatorPolynomial(degree);
  const remainder = new Uint8Array(degree);
  for (const codeword of data) {
    const factor = codeword ^ remainder[0];
    remainder.copyWithin(0, 1);
    remainder[degree - 1] = 0;
    for (let i = 0; i < degree; i++) remainder[i] ^= multiply(generator[i], factor);
  }
  return remainder;
}
