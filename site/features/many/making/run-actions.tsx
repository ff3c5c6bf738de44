import { Download, RotateCcw } from 'lucide-react';
import { Button } from '#ui';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import { PagesRun } from './pages-run.ts';
import { useDownload } from './use-download.ts';
import type { RunView } from './use-run.ts';

interface RunActionsProps {
  /** Null before the first run. */
  readonly view: RunView | null;
  readonly canMake: boolean;
  readonly make: () => void;
}

/** The buttons that start, cancel and repeat a run, and save its result. */
export function RunActions({ view, canMake, make }: RunActionsProps) {
  const download = useDownload();
  const phase = view?.state.phase;
  if (view && (phase === 'making' || phase === 'judging')) {
    return (
      <div className={styles.actions}>
        <Button onClick={() => view.run.cancel()}>{manyMakeWords.cancel}</Button>
      </div>
    );
  }
  const hasMade = view !== null && view.state.made > 0;
  return (
    <div className={styles.actions}>
      <Button variant={hasMade ? 'plain' : 'primary'} onClick={make} disabled={!canMake}>
        {manyMakeWords.make}
      </Button>
      {hasMade && (
        <Button variant="primary" onClick={() => download.save(view)} aria-disabled={download.isBusy}>
          <Download aria-hidden="true" />
          {manyMakeWords.download}
        </Button>
      )}
      {hasMade && view.run instanceof PagesRun && (
        <Button onClick={() => download.saveManifest(view)}>{manyMakeWords.manifest}</Button>
      )}
      {view && view.state.retryable > 0 && (
        <Button onClick={() => void view.run.retry()}>
          <RotateCcw aria-hidden="true" />
          {manyMakeWords.tryAgain}
        </Button>
      )}
    </div>
  );
}
