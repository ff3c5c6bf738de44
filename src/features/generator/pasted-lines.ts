import type { ContentType } from '#design';

/** What becomes of several lines that are pasted into an input of one line. */
export interface PastedLines {
  /** What the input takes. */
  readonly kept: string;
  /**
   * All lines that are not blank, at least two, if only the first is kept. Each of them may be meant as a code of its
   * own.
   */
  readonly lines: readonly string[];
}

/**
 * What an input of one line takes of a pasted text with line breaks. By itself it would drop them and join the lines
 * into one broken text.
 */
export function pasteLines(type: ContentType, text: string): PastedLines {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  switch (type) {
    case 'email':
      // A mail may have several recipients.
      return { kept: lines.join(', '), lines: [] };
    case 'sms':
      // A message may have several lines, but not in this input.
      return { kept: lines.join(' '), lines: [] };
    default:
      return { kept: lines[0] ?? '', lines: lines.length > 1 ? lines : [] };
  }
}
