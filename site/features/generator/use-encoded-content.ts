import { useMemo } from 'react';
import { type ContentParts, type EncodedContent, isNothingTyped, type TypedContent } from '#content';
import type { LeftOut } from '#design';
import { useSeam } from '#workbench';
import { type ContentHelp, contentHelp } from './use-content-help.ts';

/** The encoded form of the typed content. */
interface EncodedEntry extends EncodedContent {
  /** The rules and components for typed content; null until they are loaded. */
  readonly help: ContentHelp | null;
  /** The fields of a complete payload; null if the content is not one. */
  readonly parts: ContentParts | null;
}

const NOTHING_ENCODED: EncodedContent = { text: '', cautions: [] };

/** Encodes the typed content once the rules are loaded. If `isWanted`, they load even while nothing is typed. */
export function useEncodedContent(
  { type, content, details, leftOut }: TypedContent & { readonly leftOut?: LeftOut },
  isWanted: boolean,
): EncodedEntry {
  const typed = useMemo(() => ({ type, content, details, leftOut }), [type, content, details, leftOut]);
  const help = useSeam(contentHelp, isWanted || leftOut !== undefined || !isNothingTyped(typed)).loaded;
  const encoded = useMemo(() => help?.encodeContent(typed) ?? NOTHING_ENCODED, [help, typed]);
  const parts = useMemo(() => help?.takeApart(typed) ?? null, [help, typed]);
  return { ...encoded, help, parts };
}
