import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeText } from './text.ts';

it('encodes text verbatim', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }), (typed) => {
      expect(encodeText(typed)).toEqual({ text: typed, cautions: [] });
    }),
  );
});
