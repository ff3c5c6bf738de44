import { useState } from 'react';
import { codeName, Disclosure, Note, NumberField, Tick } from '#ui';
import { labelWords } from '#words/labels';
import { useCodes } from '#workbench';
import styles from './label-desk.module.css';
import { MOST_COPIES } from './label-fields.tsx';
import desk from './print-desk.module.css';

interface OtherCodesProps {
  /** The code that is printed in any case. */
  readonly id: string;
  /** Copies by ids. */
  readonly others: ReadonlyMap<string, number>;
  /** Of a code that is ticked. */
  readonly usualCopies: number;
  readonly change: (others: ReadonlyMap<string, number>) => void;
}

/** The visitor's other codes, to be printed beside this one. */
export function OtherCodesChoice({ id, others, usualCopies, change }: OtherCodesProps) {
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
      {isAskedFor && <List id={id} others={others} usualCopies={usualCopies} change={change} />}
    </Disclosure>
  );
}

function List({ id, others, usualCopies, change }: OtherCodesProps) {
  const codes = useCodes()?.filter((code) => code.id !== id);
  if (!codes) return <Note>{labelWords.codesLoading}</Note>;
  if (codes.length === 0) return <Note>{labelWords.noCodes}</Note>;

  function set(code: string, copies: number | null): void {
    const changed = new Map(others);
    if (copies === null) changed.delete(code);
    else changed.set(code, copies);
    change(changed);
  }

  return (
    <div className={desk.fields}>
      <Note>{labelWords.codesHint}</Note>
      <ul className={styles.codes}>
        {codes.map((code) => {
          const copies = others.get(code.id);
          const name = code.name ?? codeName(code.text);
          return (
            <li key={code.id}>
              <Tick
                checked={copies !== undefined}
                onChange={({ target }) => set(code.id, target.checked ? usualCopies : null)}
              >
                {name}
              </Tick>
              {copies !== undefined && (
                <NumberField
                  label={labelWords.copiesOf(name)}
                  unit={labelWords.copiesUnit}
                  value={copies}
                  limits={{ min: 1, max: MOST_COPIES }}
                  limitsText={labelWords.limits}
                  change={(changed) => set(code.id, changed)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
