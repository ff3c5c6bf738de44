import { useEffect, useState } from 'react';
import { type GeneratedCode, subscribeToCodes } from '#storage';
import { findOutAbout, isNews, type KnownCode } from './known-code.ts';

/** Looks up the record of a finished code and decodes its picture. Returns null until this is done. */
export function useFinishedCode(code: GeneratedCode): KnownCode | null {
  const [answer, setAnswer] = useState<{ readonly code: GeneratedCode; readonly finished: KnownCode } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let known: KnownCode | null = null;
    const look = async (): Promise<void> => {
      if (known?.record) return;
      const finished = await findOutAbout(code);
      if (!isCurrent || !isNews(finished, known)) return;
      known = finished;
      setAnswer({ code, finished });
    };
    void look();
    // If the code was made in another tab, the picture may arrive before the record.
    const unsubscribe = subscribeToCodes(() => void look());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [code]);
  return answer?.code === code ? answer.finished : null;
}
