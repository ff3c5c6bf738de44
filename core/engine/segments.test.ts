import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kanjiValue } from './kanji.ts';
import { eciSegment, encodeSegments, type ReadySegment, textSegment } from './segments.ts';

function bitsOf(segments: readonly ReadySegment[], capacity: number): string {
  const data = new Uint8Array(capacity + 1).fill(0xaa);
  encodeSegments(segments, 0, data, capacity);
  expect(data[capacity]).toBe(0xaa);
  return Array.from(data.subarray(0, capacity), (byte) => byte.toString(2).padStart(8, '0')).join('');
}

function joined(bits: string): string {
  return bits.replaceAll(' ', '');
}

const PADDING = '11101100 00010001';

test('the digits 01234567 in version 1-M have the bits of the example in Annex I', () => {
  const bits = '0001 0000001000 0000001100 0101011001 1000011 0000 000';
  expect(bitsOf([textSegment('numeric', '01234567')], 16)).toBe(joined(bits + PADDING.repeat(5)));
});

test('the alphanumeric text AC-42 has the bits of the example in 7.4.4', () => {
  const bits = '0010 000000101 00111001110 11100111001 000010 0000 000';
  expect(bitsOf([textSegment('alphanumeric', 'AC-42')], 8)).toBe(joined(bits + PADDING));
});

test('the kanji 点茗 have the bits of the example in 7.4.6', () => {
  const bits = '1000 00000010 0110110011111 1101010101010 0000 000000';
  expect(bitsOf([textSegment('kanji', '点茗')], 8)).toBe(joined(bits + PADDING));
});

test('ECI designators have one, two or three bytes (7.4.2)', () => {
  const byte: ReadySegment = { mode: 'byte', values: Uint8Array.of(0xff) };
  const rest = '0100 00000001 11111111 0000';
  expect(bitsOf([eciSegment(26), byte], 5)).toBe(joined(`0111 00011010 ${rest} 0000`).slice(0, 40));
  expect(bitsOf([eciSegment(127), byte], 5)).toBe(joined(`0111 01111111 ${rest} 0000`).slice(0, 40));
  expect(bitsOf([eciSegment(128), byte], 6)).toBe(joined(`0111 1000000010000000 ${rest} 0000`).slice(0, 48));
  expect(bitsOf([eciSegment(16383), byte], 6)).toBe(joined(`0111 1011111111111111 ${rest} 0000`).slice(0, 48));
  expect(bitsOf([eciSegment(16384), byte], 7)).toBe(joined(`0111 110000000100000000000000 ${rest} 0000`).slice(0, 56));
  expect(bitsOf([eciSegment(899), byte], 6)).toBe(joined(`0111 1000001110000011 ${rest} 0000`).slice(0, 48));
  expect(bitsOf([eciSegment(999999), byte], 7)).toBe(joined(`0111 110011110100001000111111 ${rest} 0000`).slice(0, 56));
});

test('the terminator is cut short if it does not fit, and left out if no bits are left for it', () => {
  expect(bitsOf([textSegment('numeric', '12')], 3)).toBe(joined('0001 0000000010 0001100 000'));
  expect(
    bitsOf(
      [
        { mode: 'byte', values: Uint8Array.of(1) },
        { mode: 'byte', values: Uint8Array.of(2) },
      ],
      5,
    ),
  ).toBe(joined('0100 00000001 00000001 0100 00000001 00000010'));
});

const anyUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7fe, max: 0xe001 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((units) => String.fromCharCode(...units));

test('byte mode encodes any code units as UTF-8, with U+FFFD for lone surrogates', () => {
  fc.assert(
    fc.property(anyUnits, (text) => {
      const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
      expect(textSegment('byte', text)).toEqual({ mode: 'byte', values: Uint8Array.from(Buffer.from(wellFormed)) });
    }),
  );
});

test('the table has all of JIS X 0208 except for the characters about which decoders disagree', () => {
  let count = 0;
  const seen = new Set<number>();
  for (let unit = 0; unit <= 0xffff; unit++) {
    const value = kanjiValue(unit);
    if (value < 0) continue;
    count++;
    seen.add(value);
  }
  // JIS X 0208 has 6879 characters. Eight of them are disputed: for each, some decoders return one Unicode character,
  // others a similar one. The loop below checks both characters of these eight pairs, and three characters that are not
  // in JIS X 0208.
  expect(Math.max(...seen)).toBeLessThan(1 << 13);
  expect(count).toBe(6879 - 8);
  expect(seen.size).toBe(count);
  for (const disputed of '～〜∥‖－−―—￠¢￡£￢¬＼\\①Ⅳ㈱') expect(kanjiValue(disputed.charCodeAt(0))).toBe(-1);
});
