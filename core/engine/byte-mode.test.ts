import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeText } from './segmentation.ts';
import { textSegment } from './segments.ts';

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
    { numRuns: 300 },
  );
}, 60_000);

test('the byte counts of all runs add up to the length of the text in UTF-8', () => {
  fc.assert(
    fc.property(anyUnits, (text) => {
      const counted = analyzeText(text, false, false).runs.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(counted).toBe(Buffer.byteLength(text));
    }),
    { numRuns: 300 },
  );
}, 60_000);
