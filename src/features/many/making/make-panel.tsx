import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import { type ManyChoice, readManyChoice, writeManyChoice } from '#storage';
import { Button, Note } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { useFileChoice } from '#workbench';
import { CodeRun } from './code-run.ts';
import styles from './making.module.css';
import { OutputFields } from './output-fields.tsx';
import type { RunRow } from './run-ledger.ts';
import { runOrder } from './run-order.ts';
import { RunProgress } from './run-progress.tsx';
import { RunResult } from './run-result.tsx';
import { SheetRun } from './sheet-run.ts';
import { useDownload } from './use-download.ts';
import { useRun } from './use-run.ts';

interface MakePanelProps {
  /** Codes that the table comes to. */
  readonly codes: number;
  /** All rows were looked at. */
  readonly isCounted: boolean;
  /** The rows of the table from the first on. */
  readonly read: (signal: AbortSignal) => AsyncIterable<RunRow>;
  readonly design: QrDesign;
  /** The design's image; undefined as long as it is loaded. */
  readonly image: UploadedImage | null | undefined;
  /** Modules along the first row's code. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  /** The hosts of a mapping that came from a link; null for the visitor's own. */
  readonly sharedHosts: readonly string[] | null;
}

/** Makes the codes of a table: what they become, how far they are, and the download. */
export function MakePanel({ codes, isCounted, read, design, image, modules, hasSecrets, sharedHosts }: MakePanelProps) {
  const [choice, change] = useFileChoice();
  const [many, setMany] = useState(readManyChoice);
  const { view, begin } = useRun();
  const [wanted, setWanted] = useState(codes);
  const download = useDownload();
  const isRunning = view?.state.phase === 'making' || view?.state.phase === 'judging';
  const isOver = view !== null && !isRunning;

  function changeMany(part: Partial<ManyChoice>): void {
    const changed = { ...many, ...part };
    setMany(changed);
    writeManyChoice(changed);
  }

  function make(): void {
    if (image === undefined) return;
    const date = new Date();
    setWanted(codes);
    begin({ order: runOrder({ design, image }, many, choice, date), rows: codes, read, date });
  }

  return (
    <div className={styles.panel}>
      <fieldset className={styles.plain} disabled={isRunning}>
        <OutputFields {...{ many, changeMany, choice, change, modules, hasSecrets }} />
      </fieldset>
      {sharedHosts && <Note tone="warning">{manyMakeWords.shared(sharedHosts)}</Note>}
      {isCounted && codes === 0 && <Note>{manyMakeWords.none}</Note>}
      <div className={styles.actions}>
        {isRunning ? (
          <Button onClick={() => view.run.cancel()}>{manyMakeWords.cancel}</Button>
        ) : (
          <Button
            variant={isOver && view.state.made > 0 ? 'plain' : 'primary'}
            onClick={make}
            disabled={codes === 0 || image === undefined}
          >
            {manyMakeWords.make}
          </Button>
        )}
        {isOver && view.state.made > 0 && (
          <Button variant="primary" onClick={() => download.save(view)} aria-disabled={download.isBusy}>
            <Download aria-hidden="true" />
            {manyMakeWords.download}
          </Button>
        )}
        {isOver && view.state.made > 0 && view.run instanceof SheetRun && (
          <Button onClick={() => void download.saveManifest(view.run as SheetRun, view.state.made)}>
            {manyMakeWords.manifest}
          </Button>
        )}
        {isOver && view.run instanceof CodeRun && view.state.retryable > 0 && (
          <Button onClick={() => void (view.run as CodeRun).retry()}>
            <RotateCcw aria-hidden="true" />
            {manyMakeWords.tryAgain}
          </Button>
        )}
      </div>
      {isRunning && <RunProgress state={view.state} codes={wanted} />}
      {isOver && <RunResult state={view.state} codes={wanted} />}
    </div>
  );
}
