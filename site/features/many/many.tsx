import { type Dispatch, useDeferredValue, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  keepSet,
  keepWorkingSet,
  type ManyChoice,
  newCodeId,
  readSet,
  readWorkingSet,
  settings,
  subscribeToDeletion,
  type TableSet,
} from '#storage';
import { seedOf } from '#tables/mapping';
import { PageTop, showToast } from '#ui';
import { manyWords } from '#words/many';
import { seam, tableToMake, useSeam } from '#workbench';
import { BringStep } from './bring-step.tsx';
import styles from './many.module.css';
import { type ManyAction, type ManySet, manyReducer, newSet, TYPED_LENGTH_MAX } from './many-set.ts';
import { EmptyOutputCard, USUAL_OUTPUT } from './output-card.tsx';
import { entryOfSet, recordOfWork, setOfRecord } from './set-plan.ts';
import { useReading } from './use-table.ts';

/** What is needed once there is a table, or another output than the usual one. */
const bring = seam(() => import('./output-and-steps.tsx'));

export function ManyPage() {
  const { page, link } = manyWords;
  return (
    <>
      <PageTop page={page} path="/many" crumb={link} title={page.headline} intro={page.intro} />
      <Many />
    </>
  );
}

function Many() {
  const { set, dispatch, choice, changeChoice, isBegun, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const [given] = useState(tableToMake.take);
  const hasTable = set.source !== null;
  // While the page is hydrated, it must be as it was prerendered.
  const output = isBegun ? choice.output : USUAL_OUTPUT;
  const [isChosen, setIsChosen] = useState(false);
  const isNeeded = hasTable || isChosen || output !== USUAL_OUTPUT;
  const { loaded, isMissing, retry } = useSeam(bring, isNeeded);
  // Deferred because it is too much to render in one go.
  const OutputAndSteps = useDeferredValue(loaded)?.OutputAndSteps;
  const isComplete = !isNeeded || isMissing || OutputAndSteps !== undefined;
  const [isSettled, setIsSettled] = useState(false);
  if (isBegun && isComplete && table.is !== 'reading' && !isSettled) setIsSettled(true);

  function change(part: Partial<ManyChoice>): void {
    changeChoice(part);
    setIsChosen(true);
  }

  function prepare(): void {
    bring.load().catch(console.error);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events show that the visitor begins.
    <div className={styles.many} data-settling={isSettled ? undefined : ''} onFocus={prepare} onPointerEnter={prepare}>
      <div className={styles.steps} data-stack="l column">
        <BringStep
          {...{ set, table, reading, isUnkept, dispatch }}
          // After a set of an earlier load, which the file replaces.
          given={isBegun ? given : null}
        />
      </div>
      {isNeeded && OutputAndSteps && !isMissing ? (
        <OutputAndSteps {...{ set, dispatch, choice, keep, isChosen, table }} changeChoice={change} />
      ) : (
        <div className={styles.beside}>
          <EmptyOutputCard
            output={output}
            choose={(chosen) => change({ output: chosen })}
            isMissing={isMissing}
            retry={retry}
          />
        </div>
      )}
    </div>
  );
}

const words = manyWords.kept;

/** Milliseconds after the last change before a set is stored. */
const PAUSE = 400;

interface SetInWork {
  readonly set: ManySet;
  readonly dispatch: Dispatch<ManyAction>;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  /** Whether a set of an earlier load has been looked for. */
  readonly isBegun: boolean;
  /** Whether the browser could not store the set, for example because its table is too large. */
  readonly isUnkept: boolean;
  /** Stores the set as an entry of *Your codes*, with the number of codes that were made. */
  readonly keep: (codes: number) => void;
}

/**
 * Returns the current set of this page. It comes from a table that another page passed, an entry of *Your codes*, or
 * this tab before a reload. Every change is stored for the next load. If the visitor deletes everything that the site
 * has stored, the set is emptied.
 */
function useSetInWork(): SetInWork {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [set, dispatch] = useReducer(manyReducer, tableIn(state), firstSet);
  const [choice, setChoice] = useState(settings.manyChoice.read);
  const [isUnkept, setIsUnkept] = useState(false);
  const [isBegun, setIsBegun] = useState(false);

  /** Opens the named entry of *Your codes*. Without one, and without a passed table, restores the set of this tab. */
  const begin = useEffectEvent(async () => {
    const id = textIn(state, 'set');
    const work = wholeIn(await readWorkingSet());
    if (id !== null) {
      const whole = wholeIn(await readSet(id));
      if (whole) {
        dispatch({ do: 'open', set: { ...whole.set, id } });
        setChoice(whole.choice);
      } else showToast({ kind: 'error', ...words.gone });
    }
    if (id === null && !set.source) {
      if (work) dispatch({ do: 'restore', set: work.set });
    } else if (work?.set.source) dispatch({ do: 'keep-earlier', set: work.set });
    setIsBegun(true);
    // Otherwise a reload would open the passed table or entry again instead of restoring the edited set.
    if (state !== null) await navigate({ hash: '' }, { replace: true });
  });

  useEffect(() => void begin(), []);
  useEffect(() => subscribeToDeletion(() => dispatch({ do: 'open', set: newSet(drawSeed()) })), []);
  useEffect(() => {
    if (!isBegun) return;
    const timer = setTimeout(async () => {
      const record = { ...recordOfWork({ set, choice }), at: Date.now(), name: '', codes: 0 };
      const isKept = await keepWorkingSet(record);
      setIsUnkept(!isKept && set.source !== null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [set, choice, isBegun]);

  return {
    ...{ set, dispatch, choice, isBegun, isUnkept },
    changeChoice(part) {
      setChoice((before) => ({ ...before, ...part }));
      settings.manyChoice.write({ ...choice, ...part });
    },
    keep(codes) {
      if (!set.source) return;
      const id = set.id || newCodeId();
      keepSet(entryOfSet({ set, choice }, id, codes, new Date())).then((isKept) => {
        if (isKept) dispatch({ do: 'keep-as', id });
      }, console.error);
    },
  };
}

function wholeIn(record: TableSet | null): ReturnType<typeof setOfRecord> {
  return record && setOfRecord(record);
}

function firstSet(given: string | null): ManySet {
  const set = newSet(drawSeed());
  return given !== null && given.length <= TYPED_LENGTH_MAX
    ? manyReducer(set, { do: 'bring', source: { is: 'text', text: given }, key: crypto.randomUUID() })
    : set;
}

function drawSeed(): string {
  return seedOf(crypto.getRandomValues(new Uint8Array(16)));
}

function tableIn(state: unknown): string | null {
  return textIn(state, 'table');
}

function textIn(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value = (state as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : null;
}
