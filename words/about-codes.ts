import type { ContentType } from '#design';
import { codeWords } from '#words/codes';
import { fileWords } from '#words/files';
import { codeLabel, codeName } from './code-names.ts';
import { typeWords } from './types.ts';

/** Returns what a file of a code for `text` says of itself. Secrets are left out or masked. */
export function aboutCode(text: string): { readonly title: string; readonly description: string } {
  return { title: fileWords.title({ name: codeName(text) }), description: codeLabel(text) };
}

/** Returns what a file with codes of one kind says of them. */
export function aboutCodes(type: ContentType): string {
  return codeWords.labels.ofKind({ kind: typeWords(type).button });
}
