import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLength, writeUtf8 } from './utf8.ts';

const anyUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7fe, max: 0xe001 })), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

test('bytes are those of the platform encoder for any code units, lone surrogates as U+FFFD', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(anyUnits, (text) => {
      const bytes: number[] = [];
      writeUtf8(text, (byte) => bytes.push(byte));
      expect(bytes).toEqual([...encoder.encode(text)]);
      expect(byteLength(text)).toBe(bytes.length);
    }),
    { numRuns: 500 },
  );
});
