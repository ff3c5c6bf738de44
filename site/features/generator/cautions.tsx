import { useEffect, useEffectEvent, useState } from 'react';
import { type Caution, offersOf, type Understood } from '#content';
import { Button, dayInWords, momentText, Note } from '#ui';
import { cautionText, dayText, decimalText } from '#words';
import { contentWords } from '#words/generator-content';
import { grammar } from '#words/grammar';
import styles from './details.module.css';

interface CautionsProps {
  readonly cautions: readonly Caution[];
  /** The value of the field, if it is written in another way. */
  readonly understood?: Understood;
  readonly mend: (field: string, mended: string) => void;
}

/** Screen readers announce a caution only if the live region around it was there before. */
export function Cautions({ cautions, understood, mend }: CautionsProps) {
  const settled = useSettledCautions(cautions);
  return (
    <>
      {understood !== undefined && !settled.some((caution) => saysNumber(caution, understood)) && (
        <Note>{understoodText(understood)}</Note>
      )}
      {settled.map((caution) => (
        <div key={`${caution.field} ${caution.kind}`} className={styles.apart}>
          <Note tone={caution.refuses ? 'problem' : 'warning'}>{cautionText(caution)}</Note>
          {offersOf(caution).map((offer) => (
            <Button key={offer} size="small" onClick={() => mend(caution.field, offer)}>
              {mendText(caution, offer)}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

/** Such a caution ends with the number, which needs no second line. */
function saysNumber(caution: Caution, understood: Understood): boolean {
  return 'number' in caution && 'text' in understood && caution.number === understood.text;
}

function understoodText(value: Understood): string {
  if ('moment' in value && value.zone !== '') return momentText(value.moment, value.zone, value.typed);
  if ('moment' in value) return contentWords.understood({ text: momentText(value.moment, '') });
  return contentWords.understood({
    text: 'amount' in value ? grammar.amount(Number(value.amount)) : dayInWords(value.text),
  });
}

function mendText(caution: Caution, mended: string): string {
  const { mends } = contentWords;
  switch (caution.kind) {
    case 'end-left-out':
      return mends[caution.kind](caution);
    case 'invisible':
    case 'space-at-end':
    case 'link-slip':
      return mends[caution.kind];
    case 'marks-in-link':
      return mends['link-slip'];
    case 'which-amount':
      return mends.other({ mended: decimalText(mended) });
    case 'two-days':
      return mends.other({ mended: dayText(mended) });
    default:
      return mends.other({ mended });
  }
}

const PAUSE = 1000;

/** Milliseconds after a field loses the focus. New cautions move the page; sooner, a click could miss its target. */
const PRESS = 250;

/**
 * Waits until the visitor pauses or leaves the field, so that nobody reads that an address has no @ while typing it.
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

/** First those about secrets that a link left out, then those of the last pause (`settled`) that still apply. */
export function shownCautions(cautions: readonly Caution[], settled: readonly Caution[]): readonly Caution[] {
  const urgent = cautions.filter(({ kind }) => kind === 'left-out');
  const stillTrue = settled.flatMap((caution) => {
    const now = caution.kind === 'left-out' ? undefined : cautions.find((each) => isSame(each, caution));
    // The words may wait, but what a press writes must come from what is typed now.
    return now === undefined ? [] : offersOf(now).join() === offersOf(caution).join() ? caution : now;
  });
  return [...urgent, ...stillTrue];
}

function isSame(a: Caution, b: Caution): boolean {
  return a.field === b.field && a.kind === b.kind;
}
