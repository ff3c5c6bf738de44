import { useMemo } from 'react';
import { encodeContent } from '#content';
import { findTyped, type GeneratedCode } from '#storage';
import { codeLabel } from '#ui';

/** The text alternative of a generated code: what it encodes, as far as this browser still knows. */
export function useCodeDescription(code: GeneratedCode | null): string {
  return useMemo(() => {
    const typed = code && findTyped(code.id);
    if (!typed) return 'Your QR code';
    return codeLabel(encodeContent(typed.type, typed.content).text);
  }, [code]);
}
