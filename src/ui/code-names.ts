import { labelInText, nameInText } from '#content';
import { codeWords } from '#words/codes';
import { cutText } from './cut-text.ts';

const LONGEST_LABEL = 160;

/** Titles and file names have room for this many characters. */
const LONGEST_NAME = 39;

/** The parts of a kept code that decide its name. */
interface NamedCode {
  readonly name?: string;
  readonly isCopy?: boolean;
  /** The text that it encodes. */
  readonly text: string;
}

/** Returns the text alternative of a code's picture, from the text that it encodes. It has no secret in it. */
export function codeLabel(text: string): string {
  const label = labelInText(text);
  switch (label.is) {
    case 'text':
      return codeWords.labels.text(cutText(label.text, LONGEST_LABEL, '…'));
    case 'network':
      return label.name === '' ? codeWords.labels.unnamedNetwork : codeWords.labels.network(label.name);
    case 'one-time-password':
      return codeWords.labels.password;
  }
}

/**
 * Returns the name of a kept code in lists: its own, or else one from its text, such as a link's host and path or a
 * network's name. It contains no secret.
 */
export function codeTitle({ name, isCopy, text }: NamedCode): string {
  const title = name ?? codeName(text, LONGEST_LABEL);
  return isCopy ? codeWords.copy(title) : title;
}

/** Returns a code's name for titles, from its text, cut to `longest` characters. It contains no secret. */
export function codeName(text: string, longest = LONGEST_NAME): string {
  const name = nameInText(text);
  switch (name.is) {
    case 'name':
      return cutText(name.name, longest, '…');
    case 'kind':
      return codeWords.unnamed[name.kind];
    case 'one-time-password':
      return codeWords.password;
  }
}

/** Returns a code's name as a file's: letters, digits, dots and hyphens, in every script. */
export function fileNameOf(text: string): string {
  const words = codeName(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return words === '' ? codeWords.file : words;
}
