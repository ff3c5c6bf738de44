import { useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { readStoredCode } from '#storage';
import { designStore, useDesign } from '#workbench';
import { designOfLook } from './look-design.ts';
import type { LookChoice } from './many-set.ts';

/**
 * Returns the design that all codes share, except for its content, which each row replaces. Returns the default design
 * until the chosen stored code has loaded, or if that code is gone.
 */
export function useLook(choice: LookChoice): QrDesign {
  const { design } = useDesign();
  const stored = useStoredDesign(choice.is === 'code' ? choice.id : null);
  useEffect(() => void designStore.restore(), []);
  return designOfLook(choice, design, stored);
}

function useStoredDesign(id: string | null): QrDesign | null {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly design: QrDesign | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    readStoredCode(id).then((record) => {
      if (isCurrent) setAnswer({ id, design: record?.design ?? null });
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return answer?.id === id ? answer.design : null;
}
