import type { SecretKind } from '#design';

/** A secret part of a text. Positions count UTF-16 units; each end is exclusive. */
export interface Secret {
  readonly kind: SecretKind;
  /** `start` to `end` is the secret itself, which is replaced by dots when shown. */
  readonly start: number;
  readonly end: number;
  /** `from` to `to` is removed when the secret is dropped. It can include, for example, the name of its field. */
  readonly from: number;
  readonly to: number;
}

/** Returns the same secret, moved by `by` characters. */
export function moved({ kind, start, end, from, to }: Secret, by: number): Secret {
  return { kind, start: start + by, end: end + by, from: from + by, to: to + by };
}

/**
 * A text in a simpler spelling. `starts` has, for each character, its position in the original text, followed by the
 * length of the original.
 */
export interface Respelled {
  readonly text: string;
  readonly starts: readonly number[];
}

/**
 * Replaces each match of a pattern by `spell(match)`, which must be one character or none. The pattern must be global
 * and must not match empty text.
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

/** Converts the positions of secrets in a respelled text to their positions in the original text. */
export function placesInOriginal({ starts }: Respelled, secrets: readonly Secret[]): Secret[] {
  return secrets.map(({ kind, start, end, from, to }) => ({
    kind,
    start: starts[start],
    end: starts[end],
    from: starts[from],
    to: starts[to],
  }));
}
