import { useMemo } from 'react';
import { encodeContent } from '#content';
import { findTyped, type GeneratedCode } from '#storage';

/** The text that a generated code holds, or null when this browser no longer knows it. */
export function useEncodedText(code: GeneratedCode | null): string | null {
  return useMemo(() => {
    const typed = code && findTyped(code.id);
    return typed ? encodeContent(typed.type, typed.content).text : null;
  }, [code]);
}
