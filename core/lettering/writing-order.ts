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
  const text = lines.join(' ');
  const units = standIn(bidi, text);
  const embedding = bidi.getEmbeddingLevels(units, base);
  const isRightToLeft = embedding.paragraphs[0].level % 2 === 1;
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const levels = embedding.levels.subarray(start, end);
    start = end + 1;
    return { text: line, parts: reorder(partsOf(line, levels)), isRightToLeft };
  });
}

interface LeveledPart extends DirectedPart {
  readonly level: number;
}

function partsOf(line: string, levels: Uint8Array): LeveledPart[] {
  const parts: LeveledPart[] = [];
  for (let start = 0, at = 1; at <= line.length; at++) {
    if (levels[at] === levels[start]) continue;
    const level = levels[start];
    parts.push({ text: line.slice(start, at), level, isRightToLeft: level % 2 === 1 });
    start = at;
  }
  return parts;
}

/** Rule L2: from the highest level down to 1, turns around whatever is at that level or above. */
function reorder(parts: readonly LeveledPart[]): readonly LeveledPart[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && ordered[end].level >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** A character of each class, of one UTF-16 code unit. */
const STAND_INS: Readonly<Record<string, string>> = { L: 'a', R: 'א', AL: 'ا', EN: '0', AN: '٠', NSM: '\u0300' };

/** `bidi-js` reads UTF-16 code units, so both units of a character get its class. Others, such as emoji, are neutral. */
function standIn(algorithm: Bidi, text: string): string {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, (character) =>
    (STAND_INS[algorithm.getBidiCharTypeName(character)] ?? '!').repeat(2),
  );
}
