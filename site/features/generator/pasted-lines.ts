import type { ContentType } from '#design';

/** The result of pasting several lines into an input of one line. */
export interface PastedLines {
  /** The text for the input. */
  readonly kept: string;
  /**
   * All lines that are not blank, if there are several and `kept` is the first of them. Otherwise empty. Each line may
   * be meant as a separate code.
   */
  readonly lines: readonly string[];
}

/**
 * Turns pasted text that has line breaks into text for an input of one line. The input itself would drop the line
 * breaks and join the lines into one broken text.
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
