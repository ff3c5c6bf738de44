import { createContext, use } from 'react';
import type { ContentParts, EncodedContent, TypedContent } from '#content';

export interface EncodedEntry extends EncodedContent {
  /** The fields of a complete payload; null if the content is none. */
  readonly parts: ContentParts | null;
  /** The content as a complete payload of another type; null if it is none. */
  readonly other: TypedContent | null;
}

/** The entry of the content: what is typed, what it means, and how it is changed. */
export interface Entry {
  /** The id of the main field; those of what describes it begin with it. */
  readonly id: string;
  readonly typed: TypedContent;
  readonly encoded: EncodedEntry;
  /** The field to shorten if the text is too long for a code. */
  readonly tooLong: string | null;
  /** The pasted lines of which only the first was kept. */
  readonly pastedLines: readonly string[] | null;
  /** The current code; null if there is none. `size` counts modules per side. */
  readonly code: { readonly size: number; readonly isWoven: boolean } | null;
  readonly isTyping: boolean;
  readonly hasOpenDetails: boolean;
  readonly isPasswordShown: boolean;
  readonly togglePassword: () => void;
  readonly addPassword: () => void;
  readonly type: (name: string, text: string) => void;
  /** Changes something by a button that may disappear, so the focus moves to the main field. */
  readonly press: (change: () => void) => void;
  readonly switchType: () => void;
  /** Undefined if there was no split, or something else has changed since. */
  readonly undoSplit?: () => void;
}

export const EntryContext = createContext<Entry | null>(null);

export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (!entry) throw new RangeError('There is no entry around this');
  return entry;
}
