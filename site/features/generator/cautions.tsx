import { useEffect, useEffectEvent, useState } from 'react';
import type { Caution } from '#content';
import { Note } from '#ui';
import { contentWords } from '#words/generator-content';

/**
 * Shows cautions as sentences, at the times that `useSettledCautions` chooses. Screen readers announce a caution only
 * if the live region around it was on the page before the caution appeared.
 */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  return useSettledCautions(cautions).map((caution) => (
    <Note key={`${caution.field} ${caution.kind}`} tone="warning">
      {contentWords.caution(caution)}
    </Note>
  ));
}

/** Milliseconds without typing that count as a pause. */
const PAUSE = 1000;

/**
 * Milliseconds from the moment a field loses the focus until new cautions appear. New cautions move the page. If they
 * appeared during the click that takes the focus away from the field, the click would miss its target.
 */
const PRESS = 250;

/**
 * Returns the cautions to show. A new caution waits until the visitor pauses or leaves the field, so that nobody reads
 * that an address has no @ while still typing it. A shown caution keeps its words until the next pause, and disappears
 * once it no longer applies. Cautions about secrets that a link left out are shown at once.
 */
function useSettledCautions(cautions: readonly Caution[]): readonly Caution[] {
  const [settled, setSettled] = useState<readonly Caution[]>([]);
  const settle = useEffectEvent(() => setSettled(cautions));
  // The list is a new object in each rendering, so its content is compared.
  const said = JSON.stringify(cautions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of cautions restarts the pause.
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
  return shownCautions(cautions, settled);
}

/**
 * Returns the cautions to show: first those in `cautions` about secrets that a link left out, then the others in
 * `settled` that still apply, with the words they had. `cautions` apply now; `settled` applied at the last pause.
 */
export function shownCautions(cautions: readonly Caution[], settled: readonly Caution[]): readonly Caution[] {
  const urgent = cautions.filter(({ kind }) => kind === 'left-out');
  const stillTrue = settled.filter(
    (caution) => caution.kind !== 'left-out' && cautions.some((now) => isSame(now, caution)),
  );
  return [...urgent, ...stillTrue];
}

/** Whether two cautions are of the same kind and field, possibly with other figures. */
function isSame(a: Caution, b: Caution): boolean {
  return a.field === b.field && a.kind === b.kind;
}
