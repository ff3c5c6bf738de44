import { expect, test } from 'vitest';
import { encodeSegments } from './data-codewords.ts';
import { eciSegment, type ReadySegment, textSegment } from './segments.ts';

/** Returns the data codewords as bits, for versions 1 to 9. */
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
}, 60_000);

test('the alphanumeric text AC-42 has the bits of the example in 7.4.4', () => {
  const bits = '0010 000000101 00111001110 11100111001 000010 0000 000';
  expect(bitsOf([textSegment('alphanumeric', 'AC-42')], 8)).toBe(joined(bits + PADDING));
}, 60_000);

test('the kanji 点茗 have the bits of the example in 7.4.6', () => {
  const bits = '1000 00000010 0110110011111 1101010101010 0000 000000';
  expect(bitsOf([textSegment('kanji', '点茗')], 8)).toBe(joined(bits + PADDING));
}, 60_000);

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
}, 60_000);

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
}, 60_000);
