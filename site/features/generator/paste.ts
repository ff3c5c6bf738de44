import { type ClipboardEvent, useState } from 'react';
import { type ContentParts, contentKind, type TypedContent } from '#content';
import type { ContentType } from '#design';
import type { Studio } from './generator-context.ts';

interface PasteActions {
  readonly typeContent: (content: string) => void;
  readonly takeApart: (parts: ContentParts) => void;
}

/**
 * Returns `paste`, which handles pasting into the content, and `lines`. If a complete payload replaces the whole
 * content, `paste` splits the payload into the fields. If several lines are pasted into an input of one line, `paste`
 * inserts the text that `pasteLines` makes of them. `lines` is then the `lines` array that `pasteLines` returned, until
 * the content changes. At all other times, `lines` is null.
 */
export function usePaste(
  studio: Studio | null,
  { type, content, details }: TypedContent,
  { typeContent, takeApart }: PasteActions,
) {
  const [pasted, setPasted] = useState<{ readonly lines: readonly string[]; readonly into: string } | null>(null);

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const input = event.currentTarget;
    const clipboard = event.clipboardData.getData('text/plain');
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const apart = isAll && studio?.takeApart({ type, content: clipboard, details });
    const isOfLines = !contentKind(type).isMultiline && /[\r\n]/.test(clipboard.trim());
    if (apart || isOfLines) event.preventDefault();
    if (apart) {
      // The payload is the content for a moment, so that Undo restores it as it was pasted.
      typeContent(clipboard);
      takeApart(apart);
    } else if (isOfLines) {
      const { kept, lines } = pasteLines(type, clipboard);
      input.setRangeText(kept, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      typeContent(input.value);
      setPasted({ lines, into: input.value });
    }
  }

  return { paste, lines: pasted?.into === content ? pasted.lines : null };
}

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
