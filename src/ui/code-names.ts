import { labelInText, nameInText } from '#content';
import { codeWords } from '#words/codes';
import { cutText } from './cut-text.ts';

const LONGEST_LABEL = 160;

/** Titles and file names have room for this many characters. */
const LONGEST_NAME = 39;

/** A kept code, as far as its name goes. */
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
 * Returns what a kept code is called in lists: its own name, or else what it is for: a link's host and path, a
 * network's name. It has no secret in it.
 */
export function codeTitle({ name, isCopy, text }: NamedCode): string {
  const title = name ?? codeName(text, LONGEST_LABEL);
  return isCopy ? codeWords.copy(title) : title;
}

/**
 * Returns what a code is called in titles, from the text that it encodes, cut after so many characters. It has no
 * secret in it.
 */
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
