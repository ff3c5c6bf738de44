import { useEffect, useState } from 'react';
import type { UploadedImage } from '#raster';
import type { CodeRecord } from '#storage';
import { type Remade, remake } from './remake.ts';

export type { Remade };

interface Answer {
  readonly record: CodeRecord;
  readonly outcome: { readonly code: Remade } | { readonly error: unknown };
}

/**
 * Makes the code of a record again. Returns null until it is ready. Throws what `remake` rejects with, for an error
 * boundary.
 */
export function useRemade(record: CodeRecord, image: UploadedImage | null): Remade | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const answerWith = (outcome: Answer['outcome']): void => {
      if (isCurrent) setAnswer({ record, outcome });
    };
    remake(record, image).then(
      (code) => answerWith({ code }),
      (error: unknown) => answerWith({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [record, image]);
  if (answer?.record !== record) return null;
  if ('error' in answer.outcome) throw answer.outcome.error;
  return answer.outcome.code;
}
