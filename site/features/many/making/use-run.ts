import { useEffect, useState, useSyncExternalStore } from 'react';
import { CodeRun } from './code-run.ts';
import { makers } from './makers.ts';
import { PagesRun } from './pages-run.ts';
import type { RunSource, RunState } from './run-ledger.ts';

/** A run and its state. */
export interface RunView {
  readonly run: CodeRun | PagesRun;
  readonly state: RunState;
}

const NOTHING = { subscribe: () => () => undefined, state: () => null };

/**
 * Returns the latest run on this page, and a function that begins another. Leaving the page, or beginning another run,
 * cancels the run.
 */
export function useRun(): {
  readonly view: RunView | null;
  readonly begin: (source: RunSource, onMade: (codes: number) => void) => void;
} {
  const [run, setRun] = useState<CodeRun | PagesRun | null>(null);
  const { subscribe, state } = run ?? NOTHING;
  const current = useSyncExternalStore<RunState | null>(subscribe, state, () => null);
  useEffect(() => () => run?.cancel(), [run]);

  function begin(source: RunSource, onMade: (codes: number) => void): void {
    const begun = source.order.pages ? new PagesRun(source, makers()) : new CodeRun(source, makers());
    setRun(begun);
    void begun.make().then(() => {
      const { phase, made } = begun.state();
      if (phase === 'finished' && made > 0) onMade(made);
    });
  }

  return { view: run && current ? { run, state: current } : null, begin };
}
