// The order in which words of both directions are written on their lines: the Unicode Bidirectional Algorithm,
// https://www.unicode.org/reports/tr9/.

import bidiFactory, { type Bidi } from 'bidi-js';

/** A part of a line that is written in one direction. */
export interface DirectedPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

export interface WrittenLine {
  readonly text: string;
  /** From left to right. */
  readonly parts: readonly DirectedPart[];
  /** The direction of the paragraph: that of its first letter. */
  readonly isRightToLeft: boolean;
}

/** Letters, digits and marks of the blocks that Unicode reserves for scripts from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

let bidi: Bidi | undefined;

/**
 * Orders the parts of each line of a paragraph, whose words keep the direction that they have in it. Addresses are
 * `ltr`: https://www.rfc-editor.org/rfc/rfc3987#section-4.1.
 */
export function orderLines(lines: readonly string[], base: 'auto' | 'ltr' = 'auto'): readonly WrittenLine[] {
  if (!lines.some((line) => RIGHT_TO_LEFT.test(line))) {
    return lines.map((text) => ({ text, parts: [{ text, isRightToLeft: false }], isRightToLeft: false }));
  }
  bidi ??= bidiFactory();
  const algorithm = bidi;
  const units = standIn(algorithm, lines.join(' '));
  const embedding = algorithm.getEmbeddingLevels(units, base);
  const isRightToLeft = embedding.paragraphs[0].level % 2 === 1;
  let next = 0;
  return lines.map((text) => {
    const [start, end] = [next, next + text.length];
    next = end + 1;
    const order = algorithm.getReorderedIndices(units, embedding, start, end - 1);
    const placeOf = ({ at }: PlacedPart): number => order.indexOf(start + at);
    const parts = partsOf(text, embedding.levels.subarray(start, end));
    return { text, parts: parts.sort((one, other) => placeOf(one) - placeOf(other)), isRightToLeft };
  });
}

interface PlacedPart extends DirectedPart {
  /** Where it begins in its line. */
  readonly at: number;
}

/** Returns the parts with letters of one level, in the order in which they are read. */
function partsOf(line: string, levels: Uint8Array): PlacedPart[] {
  const parts: PlacedPart[] = [];
  for (let at = 0, end = 1; end <= line.length; end++) {
    if (levels[end] === levels[at]) continue;
    parts.push({ text: line.slice(at, end), at, isRightToLeft: levels[at] % 2 === 1 });
    at = end;
  }
  return parts;
}

/** A character of each class, of one UTF-16 code unit. */
const STAND_INS: Readonly<Record<string, string>> = { L: 'a', R: 'א', AL: 'ا', EN: '0', AN: '٠', NSM: '\u0300' };

/** `bidi-js` reads UTF-16 code units, so both units of a character get its class. Others, such as emoji, are neutral. */
function standIn(algorithm: Bidi, text: string): string {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, (character) =>
    (STAND_INS[algorithm.getBidiCharTypeName(character)] ?? '!').repeat(2),
  );
}
