import type { ContentKind, EncodedContent } from './content-kind.ts';

export const TEXT_KIND: ContentKind = {
  type: 'text',
  buttonLabel: 'Text',
  inputLabel: 'Text Content',
  placeholder: 'Enter your text here...',
  isMultiline: true,
};

/** The text itself, verbatim. */
export function encodeText(content: string): EncodedContent {
  return { text: content };
}
