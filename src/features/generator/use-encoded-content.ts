import { useMemo } from 'react';
import { type ContentParts, type EncodedContent, isNothingTyped, type TypedContent } from '#content';
import type { LeftOut } from '#design';
import { useLate } from '#workbench';
import { type ContentHelp, contentHelp } from './use-content-help.ts';

/** What the rules of content make of what is typed. */
interface EncodedEntry extends EncodedContent {
  /** The rules, and what shows them; null until they are loaded. */
  readonly help: ContentHelp | null;
  /** What a whole payload becomes in the fields; null if the content is none. */
  readonly parts: ContentParts | null;
}

const NOTHING_ENCODED: EncodedContent = { text: '', cautions: [] };

/** Encodes what is typed once the rules are loaded. `isWanted` loads them also while nothing is typed. */
export function useEncodedContent(
  { type, content, details, leftOut }: TypedContent & { readonly leftOut?: LeftOut },
  isWanted: boolean,
): EncodedEntry {
  const typed = useMemo(() => ({ type, content, details, leftOut }), [type, content, details, leftOut]);
  const help = useLate(contentHelp, isWanted || leftOut !== undefined || !isNothingTyped(typed)).loaded;
  const encoded = useMemo(() => help?.encodeContent(typed) ?? NOTHING_ENCODED, [help, typed]);
  const parts = useMemo(() => help?.takeApart(typed) ?? null, [help, typed]);
  return { ...encoded, help, parts };
}
