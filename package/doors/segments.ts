import { EncodeError, readySegments, type Segment } from '#engine';
import { TextError } from './errors.ts';
import type { CodedText } from './options.ts';

/** A part of a text in a mode of ISO/IEC 18004. `kanji` has characters of JIS X 0208; bytes need the mode `byte`. */
export interface CodeSegment {
  readonly mode: 'numeric' | 'alphanumeric' | 'byte' | 'kanji';
  readonly data: string | Uint8Array;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Returns bytes, or segments in modes of your choice, for `qr`, `svg` and the like, which encode them as they are, without
 * an ECI. Their `text` is what bytes mean in UTF-8, with U+FFFD for what means nothing. Throws a `TextError`.
 *
 * @example
 * svg(segments(Uint8Array.of(0, 255)));
 * qr(segments([{ mode: 'alphanumeric', data: 'A-' }, { mode: 'numeric', data: '0123' }]), { level: 'Q' });
 */
export function segments(input: Uint8Array | readonly CodeSegment[]): CodedText {
  const parts = input instanceof Uint8Array ? [{ mode: 'byte', data: input } as const] : input;
  try {
    const data = readySegments(
      parts.map(
        ({ mode, data }) => (typeof data === 'string' ? { mode, text: data } : { mode, bytes: data }) as Segment,
      ),
    );
    const text = parts.map(({ data }) => (typeof data === 'string' ? data : utf8.decode(data))).join('');
    return { text, code: {}, data };
  } catch (error) {
    if (error instanceof EncodeError) throw new TextError('empty', 'The segments must not be empty.', input);
    throw new TextError('not-in-mode', (error as Error).message, input);
  }
}
