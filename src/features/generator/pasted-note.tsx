import { Note } from '#ui';
import { contentWords } from '#words/generator-content';

/** Says that only the first of several pasted lines was kept. Nothing if all of them were. */
export function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return <Note tone="warning">{contentWords.pasted(lines.length)}</Note>;
}
