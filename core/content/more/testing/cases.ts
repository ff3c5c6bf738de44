import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoreType } from '#design';
import { type Caution, type Details, encodeContent, recognize } from '../../index.ts';

export interface Case {
  readonly content: string;
  readonly details?: Details;
  /** Empty if there is no code. */
  readonly text: string;
  /** The kinds of the cautions with their fields: `iban-check iban`. */
  readonly cautions?: readonly string[];
}

/** Tests a type behind More. `judge`, a program of others, expects the fields in the text. */
export function testType(
  type: MoreType,
  cases: Readonly<Record<string, Case>>,
  fields: fc.Arbitrary<Typed>,
  judge?: (text: string, typed: Typed) => void,
): void {
  describe(type, () => {
    it.each(Object.entries(cases))('%s', (_name, { content, details, text, cautions = [] }) => {
      const encoded = encodeContent({ type, content, details });
      expect(encoded.text).toBe(text);
      expect(encoded.cautions.map(({ kind, field }: Caution) => `${kind} ${field}`)).toEqual(cautions);
    });

    it('reads the fields that it wrote', () => {
      fc.assert(
        fc.property(fields, ({ content, details }) => {
          const { text } = encodeContent({ type, content, details });
          const filled = Object.entries(details).filter(([, value]) => value);
          const expected =
            filled.length > 0 ? { type, content, details: Object.fromEntries(filled) } : { type, content };
          expect(recognize(text)).toEqual(expected);
          judge?.(text, { content, details });
        }),
      );
    });
  });
}

export interface Typed {
  readonly content: string;
  readonly details: Details;
}

/** Text on one line without spaces at its ends, of at most `most` characters. */
export function lineOf(most: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 äß東;,:\\/*&=%+?#"\'-.()🎉'), minLength: 1, maxLength: most })
    .map((text) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim())
    .filter((text) => text !== '');
}
