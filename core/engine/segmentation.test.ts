import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kanjiValue } from './kanji.ts';
import { analyzeText, segmentText } from './segmentation.ts';
import { messageBits, type ReadySegment, type Segment, SIZE_CLASSES, type SizeClass } from './segments.ts';

const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]$/;

function bitsOf(mode: Segment['mode'], text: string, sizeClass: SizeClass): number {
  const counts = { numeric: [10, 12, 14], alphanumeric: [9, 11, 13], byte: [8, 16, 16], kanji: [8, 10, 12], eci: [] };
  const n = text.length;
  const data = {
    numeric: 10 * Math.floor(n / 3) + [0, 4, 7][n % 3],
    alphanumeric: Math.ceil(5.5 * n),
    byte: 8 * Buffer.byteLength(text),
    kanji: 13 * n,
    eci: 0,
  };
  return 4 + counts[mode][sizeClass] + data[mode];
}

const KANJI = new Map(
  Array.from({ length: 0x10000 }, (_, unit) => [kanjiValue(unit), String.fromCharCode(unit)] as const),
);

function textOf({ mode, values }: ReadySegment): string {
  if (mode === 'eci') return '';
  if (mode === 'byte') return Buffer.from(values).toString();
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  return Array.from(values, (value) => (mode === 'kanji' ? KANJI.get(value) : characters[value])).join('');
}

/** Returns the fewest bits that can encode the text. Tries every mode for every character (code point). */
function fewestBits(text: string, sizeClass: SizeClass): number {
  const characters = [...text];
  const modesOf = (character: string): Segment['mode'][] => {
    const modes: Segment['mode'][] = ['byte'];
    if (/^[0-9]$/.test(character)) modes.push('numeric');
    if (ALPHANUMERIC.test(character)) modes.push('alphanumeric');
    if (character.length === 1 && kanjiValue(character.charCodeAt(0)) >= 0) modes.push('kanji');
    return modes;
  };
  let least = Number.POSITIVE_INFINITY;
  // `closed` is the bits of all closed segments; `open` is the text of the segment in `mode` that is still open.
  const visit = (index: number, closed: number, mode: Segment['mode'] | undefined, open: string): void => {
    const total = closed + (mode === undefined ? 0 : bitsOf(mode, open, sizeClass));
    if (index === characters.length) {
      least = Math.min(least, total);
      return;
    }
    for (const next of modesOf(characters[index])) {
      if (next === mode) visit(index + 1, closed, mode, open + characters[index]);
      else visit(index + 1, total, next, characters[index]);
    }
  };
  visit(0, 0, undefined, '');
  return least;
}

const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'0123456789') },
  { weight: 4, arbitrary: fc.constantFrom(...'ABCXYZ $%*+-./:') },
  { weight: 3, arbitrary: fc.constantFrom(...'abcxyz_?') },
  { weight: 2, arbitrary: fc.constantFrom(...'漢字点茗Ωж') },
  { weight: 1, arbitrary: fc.constantFrom('é', '€', '～', '🙂') },
);

/** Texts in which characters of one kind come in runs, as in real texts. */
const stretchyText = fc
  .array(
    fc.tuple(fc.constantFrom('7', 'A', 'b', '漢', 'é'), fc.integer({ min: 1, max: 6 })).map(([c, n]) => c.repeat(n)),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join('').slice(0, 13));

test('no other way of splitting a short text into segments has fewer bits', () => {
  const text = fc.oneof(
    fc.array(character, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    stretchyText,
  );
  fc.assert(
    fc.property(text, (value) => {
      for (const sizeClass of SIZE_CLASSES) {
        const segments = segmentText(analyzeText(value, false, true), sizeClass);
        expect(messageBits(segments, sizeClass)).toBe(fewestBits(value, sizeClass));
      }
    }),
  );
});

test('the segments of a text join to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), fc.boolean(), (text, useKanji) => {
      for (const sizeClass of SIZE_CLASSES) {
        const segments = segmentText(analyzeText(text, false, true), sizeClass, useKanji);
        expect(segments.map(textOf).join('')).toBe(Buffer.from(text).toString());
        if (!useKanji) expect(segments.some(({ mode }) => mode === 'kanji')).toBe(false);
      }
    }),
    { numRuns: 50 },
  );
});

test('a text whose character set is declared has no segment in kanji mode, and ASCII is never declared', () => {
  const announced = segmentText(analyzeText('点茗 é', true, false), 0);
  expect(announced[0]).toEqual({ mode: 'eci', values: Uint8Array.of(26) });
  expect(announced.some(({ mode }) => mode === 'kanji')).toBe(false);
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (text) => {
      expect(segmentText(analyzeText(text, true, false), 0).some(({ mode }) => mode === 'eci')).toBe(false);
    }),
  );
});
