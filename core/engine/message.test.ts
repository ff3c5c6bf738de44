import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataCodewords } from './capacity.ts';
import {
  bestMask,
  blockLayout,
  encode,
  errorCorrectionOf,
  LEVELS,
  MASKS,
  type Message,
  messageFor,
  prepare,
  prepareMessage,
  readBlocks,
  renderMask,
} from './index.ts';
import { readSymbol } from './testing/symbol-reading.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[0-9A-Z]{1,60}$/),
);

const options = fc.record({
  level: fc.constantFrom(...LEVELS),
  minVersion: fc.integer({ min: 1, max: 40 }),
  eci: fc.boolean(),
});

function bitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
}

/** Returns the message with its free bits replaced by `random`. */
function refill(message: Message, random: (index: number) => number): Message {
  return { ...message, data: message.data.map((byte, i) => (i < message.used ? byte : random(i) & 0xff)) };
}

test('from a message with the standard’s padding, prepareMessage gives the same symbol as encode', () => {
  fc.assert(
    fc.property(anyText, options, (text, chosen) => {
      const prepared = prepareMessage(messageFor(text, chosen));
      expect(prepared).toEqual(prepare(text, chosen));
      expect(renderMask(prepared, bestMask(prepared))).toEqual(encode(text, chosen));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('whatever the free bits are, the symbol is valid and contains the message', () => {
  const free = fc.uint8Array({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(anyText, options, free, fc.constantFrom(...MASKS), (text, chosen, bytes, mask) => {
      const message = messageFor(text, chosen);
      const { version, level, used } = message;
      const filled = refill(message, (i) => bytes[i % bytes.length]);
      const code = renderMask(prepareMessage(filled), mask);

      const judged = readSymbol(code);
      expect(judged.wrongModules).toBe(0);
      expect(new Set(judged.formats).size).toBe(1);
      expect(judged.remainder.some(Boolean)).toBe(false);

      const blocks = readBlocks(code);
      const data = blocks.flatMap((block) => [...block.data]);
      expect(data).toEqual([...filled.data]);
      expect(data.slice(0, used)).toEqual([...messageFor(text, chosen).data.subarray(0, used)]);
      for (const [i, block] of blocks.entries()) {
        const { dataStart, dataCodewords: length, errorCorrectionCodewords } = blockLayout(version, level)[i];
        expect(block.data).toEqual(filled.data.subarray(dataStart, dataStart + length));
        expect(block.errorCorrection).toEqual(errorCorrectionOf(block.data, errorCorrectionCodewords));
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('the message ends with its terminator and the zeros up to a whole codeword; then comes the padding', () => {
  for (let length = 1; length <= 16; length++) {
    const bytes = new Uint8Array(length).fill(0xff);
    const { data, used } = messageFor([{ mode: 'byte', bytes }], { level: 'L', maxVersion: 1 });
    const bits = 4 + 8 + 8 * length;
    expect(used).toBe((bits + 4) / 8);
    expect(bitsOf(data.subarray(0, used)).slice(bits - 8)).toBe('11111111 0000'.replace(' ', ''));
    const padding = [...data.subarray(used)];
    expect(padding).toEqual(padding.map((_, i) => (i % 2 === 0 ? 0xec : 0x11)));
  }
  // A single digit leaves two zeros between the terminator and the end of the codeword.
  const { data, used } = messageFor('1', { level: 'L' });
  expect(bitsOf(data.subarray(0, used))).toBe('0001 0000000001 0001 0000 00'.replaceAll(' ', ''));
}, 60_000);

test('a message whose terminator is cut short has no free codewords', () => {
  // 9 codewords in 1-H are 72 bits. 17 digits take 71, which leaves one zero for the terminator.
  const tight = messageFor('7'.repeat(17), { level: 'H', maxVersion: 1 });
  expect([tight.used, tight.data.length]).toEqual([9, 9]);
  const shorter = messageFor('7'.repeat(15), { level: 'H', maxVersion: 1 });
  expect(shorter.used).toBe(9);
  const free = messageFor('7'.repeat(13), { level: 'H', maxVersion: 1 });
  expect(free.used).toBe(8);
}, 60_000);

test('later calls do not change a message', () => {
  const first = messageFor('first', { level: 'M' });
  const before = first.data.slice();
  messageFor('second, which is longer', { level: 'M' });
  encode('third', { level: 'L', minVersion: 40 });
  expect(first.data).toEqual(before);
  expect(first.data).toHaveLength(dataCodewords(1, 'M'));
}, 60_000);

test('prepareMessage throws a RangeError for an invalid version or level or a wrong number of data codewords', () => {
  const message = messageFor('a', { level: 'M' });
  expect(() => prepareMessage({ ...message, data: message.data.subarray(1) })).toThrow(
    new RangeError('data must be 16 codewords, got 15'),
  );
  expect(() => prepareMessage({ ...message, data: new Uint8Array(17) })).toThrow(
    new RangeError('data must be 16 codewords, got 17'),
  );
  expect(() => prepareMessage({ ...message, version: 41 })).toThrow(RangeError);
  expect(() => prepareMessage({ ...message, level: 'h' as 'H' })).toThrow(RangeError);
}, 60_000);
