import type { SecretKind } from '#design';

/**
 * A part of a text that only those may see who ask for it. Positions count UTF-16 units; an end is the first one
 * behind.
 */
export interface Secret {
  readonly kind: SecretKind;
  /** The secret itself, for which dots are shown. */
  readonly start: number;
  readonly end: number;
  /** What goes away with it in a text without secrets, such as the name of its field. */
  readonly from: number;
  readonly to: number;
}

/** The same secret so many characters further on. */
export function moved({ kind, start, end, from, to }: Secret, by: number): Secret {
  return { kind, start: start + by, end: end + by, from: from + by, to: to + by };
}

/**
 * A text in a plainer spelling, and where each of its characters begins in the text as it was; one more for the end.
 */
export interface Respelled {
  readonly text: string;
  readonly starts: readonly number[];
}

/**
 * A text with each match of a global pattern, never an empty one, replaced by what `spell` makes of it: one character
 * or none.
 */
export function respell(text: string, pattern: RegExp, spell: (match: string) => string): Respelled {
  const starts: number[] = [];
  let plain = '';
  let position = 0;
  const copyTo = (end: number): void => {
    plain += text.slice(position, end);
    for (; position < end; position++) starts.push(position);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    copyTo(index);
    const spelled = spell(match);
    if (spelled !== '') starts.push(index);
    plain += spelled;
    position = index + match.length;
  }
  copyTo(text.length);
  starts.push(text.length);
  return { text: plain, starts };
}

/** The places of secrets that were found in the plainer spelling, in the text as it was. */
export function placesInOriginal({ starts }: Respelled, secrets: readonly Secret[]): Secret[] {
  return secrets.map(({ kind, start, end, from, to }) => ({
    kind,
    start: starts[start],
    end: starts[end],
    from: starts[from],
    to: starts[to],
  }));
}
