import { labelInText, nameInText, showSeparators } from '#content';
import { codeWords } from '#words/codes';
import { cutText } from './cut-text.ts';
import { typeWords } from './types.ts';

const LONGEST_LABEL = 160;

/** The longest name of a code elsewhere, such as in file names, in characters. */
const LONGEST_NAME = 39;

interface NamedCode {
  readonly name?: string;
  readonly isCopy?: boolean;
  readonly text: string;
}

/** Returns the text alternative of the picture of a code for `text`. Secrets are left out or masked. */
export function codeLabel(text: string): string {
  const label = labelInText(text);
  switch (label.is) {
    case 'text':
      return codeWords.labels.text({ text: cutText(label.text, LONGEST_LABEL, '…') });
    case 'kind': {
      const name = cutText(showSeparators(label.name), LONGEST_LABEL, '…');
      return name.trim() === ''
        ? codeWords.labels.unnamed({ kind: typeWords(label.kind).button })
        : codeWords.labels.kinds[label.kind]({ name });
    }
    case 'one-time-password':
      return codeWords.labels.password;
  }
}

/** Returns a stored code's own name, else one from its text, such as a link's host and path, without secrets. */
export function codeTitle({ name, isCopy, text }: NamedCode): string {
  const title = name ?? codeName(text, LONGEST_LABEL);
  return isCopy ? codeWords.copy({ name: title }) : title;
}

/** Returns a name for a code with this text, cut to `longest` characters. It contains no secret. */
export function codeName(text: string, longest = LONGEST_NAME): string {
  const name = nameInText(text);
  switch (name.is) {
    case 'name':
      return cutText(showSeparators(name.name), longest, '…');
    case 'kind':
      return typeWords(name.kind).unnamed;
    case 'one-time-password':
      return codeWords.password;
  }
}

/** Returns a file name without extension: letters of any script, digits, dots and hyphens. */
export function fileNameOf(text: string): string {
  const words = codeName(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return words === '' ? codeWords.file : words;
}
