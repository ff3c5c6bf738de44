import { useEffect, useEffectEvent, useState } from 'react';
import type { Caution } from '#content';

/** Milliseconds without typing after which a visitor has paused. */
const PAUSE = 1000;

/** Milliseconds in which the press that left the field ends: nothing may move under the finger. */
const PRESS = 250;

/**
 * The cautions to show. A new one waits until the visitor pauses or leaves the field, so that nobody is told, or hears,
 * that an address has no @ while typing it. One that is shown keeps its words until then, and goes as soon as it no
 * longer applies. What a link left out is shown at once.
 */
export function useSettledCautions(cautions: readonly Caution[]): readonly Caution[] {
  const [settled, setSettled] = useState<readonly Caution[]>([]);
  const settle = useEffectEvent(() => setSettled(cautions));
  // The list is another one in each rendering; what it says is not.
  const said = JSON.stringify(cautions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew when something else is to be said.
  useEffect(() => {
    let timer = setTimeout(settle, PAUSE);
    const settleAfter = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, ms);
    };
    const wait = (): void => settleAfter(PAUSE);
    const leave = (): void => settleAfter(PRESS);
    document.addEventListener('input', wait);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
      document.removeEventListener('focusout', leave);
    };
  }, [said]);
  const urgent = cautions.filter(({ kind }) => kind === 'left-out');
  const stillTrue = settled.filter(
    (caution) => caution.kind !== 'left-out' && cautions.some((now) => isSame(now, caution)),
  );
  return [...urgent, ...stillTrue];
}

/** Whether two cautions say the same of the same field, perhaps with other figures. */
function isSame(a: Caution, b: Caution): boolean {
  return a.field === b.field && a.kind === b.kind;
}
