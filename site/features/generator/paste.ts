import { type ClipboardEvent, useState } from 'react';
import { contentKind, type TypedContent } from '#content';
import type { ContentType } from '#design';
import { designStore } from '#workbench';
import type { Touched } from './touch.ts';

interface Pasted {
  readonly lines: readonly string[];
  readonly whole: string;
  readonly into: string;
}

/** `lines`: the pasted lines of which only the first was kept, until a change. `whole`: all of them, or the content. */
export function usePaste(touched: Touched | null, { type, content, details }: TypedContent) {
  const [pasted, setPasted] = useState<Pasted | null>(null);

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const input = event.currentTarget;
    const clipboard = event.clipboardData.getData('text/plain');
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const apart = isAll && touched?.takeApart({ type, content: clipboard, details });
    const isOfLines = !contentKind(type).isMultiline && /[\r\n]/.test(clipboard.trim());
    if (apart || isOfLines) event.preventDefault();
    if (apart) {
      // The payload is the content for a moment, so that Undo restores it as it was pasted.
      designStore.dispatch({ do: 'type-content', content: clipboard });
      designStore.dispatch({ do: 'take-apart', parts: apart });
    } else if (isOfLines) {
      const { text, lines } = pasteLines(type, clipboard);
      input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      designStore.dispatch({ do: 'type-content', content: input.value });
      setPasted({ lines, whole: clipboard, into: input.value });
    }
  }

  const { lines, whole } = pasted?.into === content ? pasted : { lines: null, whole: content };
  return { paste, lines, whole };
}

/** Returns the text of a single cell of a spreadsheet, or a single line. Returns null for several of them, or none. */
export function pastedCell(text: string): string | null {
  const one = text.replace(/\r?\n$/, '');
  if (one.trim() === '') return null;
  if (!/[\t\r\n]/.test(one)) return one;
  // Spreadsheets quote a cell that contains a tab or a line break.
  return /^"(?:[^"]|"")*"$/.test(one) ? one.slice(1, -1).replaceAll('""', '"') : null;
}

export interface PastedLines {
  readonly text: string;
  /** All lines that are not blank, if `text` is the first of several: each may be meant as a code of its own. */
  readonly lines: readonly string[];
}

/** The input itself would join the lines into one broken text. */
export function pasteLines(type: ContentType, text: string): PastedLines {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  switch (type) {
    case 'email':
      return { text: lines.join(', '), lines: [] };
    case 'sms':
      return { text: lines.join(' '), lines: [] };
    default:
      return { text: lines[0] ?? '', lines: lines.length > 1 ? lines : [] };
  }
}
