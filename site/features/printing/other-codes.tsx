import { useEffect, useState } from 'react';
import { imageOf } from '#design';
import { readStoredCode } from '#storage';
import { Disclosure, Note, NumberField, Tick } from '#ui';
import { codeName } from '#words';
import { labelWords } from '#words/printing';
import { type Remade, remake, uploads, useCodes } from '#workbench';
import type { RunCode } from './draw-codes.ts';
import styles from './printing.module.css';

/** How many labels show each of the other codes that are ticked, by id; null until the visitor types how many. */
export type WantedCopies = ReadonlyMap<string, number | null>;

export const COPIES = {
  unit: labelWords.copiesUnit,
  limits: { min: 1, max: 1000 },
  limitsText: labelWords.limits,
} as const;

interface OtherCodesProps {
  /** The id of this page's code. It is always printed, so it is not offered here. */
  readonly id: string;
  readonly others: WantedCopies;
  readonly copies: ReadonlyMap<string, number>;
  readonly change: (others: WantedCopies) => void;
}

export function OtherCodesChoice(props: OtherCodesProps) {
  const [areGiven] = useState(props.others.size > 0);
  const [isAskedFor, setIsAskedFor] = useState(areGiven);
  return (
    <Disclosure
      title={labelWords.codes}
      open={areGiven || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {isAskedFor && <List {...props} />}
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
    <div className={styles.fields} data-stack="l top">
      <Note>{labelWords.codesHint}</Note>
      <ul className={styles.codes} data-stack="s">
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
                  {...COPIES}
                  label={labelWords.copiesOf({ name })}
                  value={own}
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

/** The ticked codes besides this page's code, in the order of ticking, and how many of them cannot be made. */
interface OtherCodes {
  readonly codes: readonly RunCode[];
  readonly failed: number;
}

const NONE: OtherCodes = { codes: [], failed: 0 };

export function useOtherCodes(others: WantedCopies): OtherCodes {
  const [answer, setAnswer] = useState<OtherCodes>(NONE);
  // The effect depends only on the ids, so that a new number of copies does not load the codes again.
  const key = [...others.keys()].join(' ');
  useEffect(() => {
    let isCurrent = true;
    const ids = key.split(' ').filter(Boolean);
    void Promise.all(ids.map(loadOnce)).then((loaded) => {
      const codes = loaded.filter((code) => code !== null);
      if (isCurrent) setAnswer(loaded.length === 0 ? NONE : { codes, failed: loaded.length - codes.length });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer;
}

/** The codes made from stored records, cached by id. A promise resolves to null if its code cannot be made. */
const made = new Map<string, Promise<RunCode | null>>();

function loadOnce(id: string): Promise<RunCode | null> {
  const known = made.get(id) ?? load(id);
  made.set(id, known);
  return known;
}

async function load(id: string): Promise<RunCode | null> {
  try {
    const record = await readStoredCode(id);
    if (!record) return null;
    const source = imageOf(record.design);
    const image = source === undefined ? null : await (await uploads.load()).loadImage(source);
    const code = await remake(record, image);
    const caption = record.name ?? record.design.caption ?? codeName(record.text);
    return { id, code, words: { caption, lines: [] } };
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Returns the words that a label has until the visitor writes others. */
export function usualTitle({ made, design }: Pick<Remade, 'made' | 'design'>): string {
  return design.caption ?? codeName(made.text);
}

interface LabelShares {
  /** Copies of the code whose page the visitor has opened. */
  readonly first: number;
  /** Copies of the other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

/**
 * Returns how many labels each code gets. `free` is the number of free labels on the first sheet. `first` and `others`
 * are the numbers that the visitor typed, null for none. A typed number stays. If `first` is null, the codes without a
 * number share equally what the typed numbers leave of `free`; if some labels are left over, the earlier codes get one
 * more each. If `first` is typed, each code without a number gets `first` labels. Each code without a number gets at
 * least one label.
 */
export function shareLabels(
  free: number,
  first: number | null,
  others: ReadonlyMap<string, number | null>,
): LabelShares {
  const counts = [first, ...others.values()];
  const sharing = counts.filter((count) => count === null).length;
  const typed = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const left = Math.max(0, free - typed);
  let turn = 0;
  const next = (): number => {
    const share = first ?? Math.floor(left / sharing) + (turn < left % sharing ? 1 : 0);
    turn++;
    return Math.max(1, share);
  };
  return { first: first ?? next(), others: new Map(Array.from(others, ([id, count]) => [id, count ?? next()])) };
}
