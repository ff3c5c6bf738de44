import { type ClipboardEvent, useState } from 'react';
import { type ContentParts, contentKind, type TypedContent } from '#content';
import { tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { contentHelp } from './use-content-help.ts';

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
export function usePaste({ type, content, details }: TypedContent, { typeContent, takeApart }: PasteActions) {
  const [pasted, setPasted] = useState<{ readonly lines: readonly string[]; readonly into: string } | null>(null);

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const input = event.currentTarget;
    const clipboard = event.clipboardData.getData('text/plain');
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const apart = isAll && contentHelp.get()?.takeApart({ type, content: clipboard, details });
    const isOfLines = !contentKind(type).isMultiline && /[\r\n]/.test(clipboard.trim());
    if (apart || isOfLines) event.preventDefault();
    if (apart) {
      // The payload is the content for a moment, so that Undo restores it as it was pasted.
      typeContent(clipboard);
      takeApart(apart);
    } else if (isOfLines) {
      pasteLinesInto(input, clipboard).catch((error: unknown) => tellFailure(generatorWords.notPasted, error));
    }
  }

  /** Pastes several lines. The input itself would join them into one broken text. */
  async function pasteLinesInto(input: HTMLInputElement | HTMLTextAreaElement, clipboard: string): Promise<void> {
    const { pasteLines } = await contentHelp.load();
    const { kept, lines } = pasteLines(type, clipboard);
    input.setRangeText(kept, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    typeContent(input.value);
    setPasted({ lines, into: input.value });
  }

  return { paste, lines: pasted?.into === content ? pasted.lines : null };
}
