import { useState } from 'react';
import { codeName, Disclosure, Note, NumberField, Tick } from '#ui';
import { labelWords } from '#words/labels';
import { useCodes } from '#workbench';
import styles from './label-desk.module.css';
import { MOST_COPIES } from './label-fields.tsx';
import desk from './print-desk.module.css';
import type { LabelChoice } from './use-label-choice.ts';

interface OtherCodesProps {
  /** The id of this page's code. It is always printed, so it is not offered here. */
  readonly id: string;
  /** The requested number of copies of each ticked code, by id; null for a code without a requested number. */
  readonly others: LabelChoice['others'];
  /** The number of copies that will be printed of each ticked code, by id. */
  readonly copies: ReadonlyMap<string, number>;
  readonly change: (others: LabelChoice['others']) => void;
}

/** The visitor's other codes, to be printed on the same sheets as this page's code. */
export function OtherCodesChoice({ id, others, copies, change }: OtherCodesProps) {
  const [areGiven] = useState(others.size > 0);
  const [isAskedFor, setIsAskedFor] = useState(areGiven);
  return (
    <Disclosure
      title={labelWords.codes}
      open={areGiven || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {isAskedFor && <List id={id} others={others} copies={copies} change={change} />}
    </Disclosure>
  );
}

function List({ id, others, copies, change }: OtherCodesProps) {
  const codes = useCodes()?.filter((code) => code.id !== id);
  if (!codes) return <Note>{labelWords.codesLoading}</Note>;
  if (codes.length === 0) return <Note>{labelWords.noCodes}</Note>;

  function tick(code: string, isTicked: boolean): void {
    const changed = new Map(others);
    if (isTicked) changed.set(code, null);
    else changed.delete(code);
    change(changed);
  }

  return (
    <div className={desk.fields}>
      <Note>{labelWords.codesHint}</Note>
      <ul className={styles.codes}>
        {codes.map((code) => {
          const own = copies.get(code.id);
          const name = code.name ?? codeName(code.text);
          return (
            <li key={code.id}>
              <Tick checked={own !== undefined} onChange={({ target }) => tick(code.id, target.checked)}>
                {name}
              </Tick>
              {own !== undefined && (
                <NumberField
                  label={labelWords.copiesOf(name)}
                  unit={labelWords.copiesUnit}
                  value={own}
                  limits={{ min: 1, max: MOST_COPIES }}
                  limitsText={labelWords.limits}
                  change={(changed) => change(new Map(others).set(code.id, changed))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
