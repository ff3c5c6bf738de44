import { Download, RotateCcw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { countDownload } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { csvDialect, fileNameOf } from '#words';
import { grammar } from '#words/grammar';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import { failures, printCautions } from '#words/rows';
import styles from './run.module.css';
import { PagesRun, type RunState } from './run.ts';
import { makers, type Run, type RunView } from './use-run.ts';

export function RunActions({ view, isRunning, canMake, make, onSaved }: Run) {
  const { isBusy, once } = useOnce();
  if (view && isRunning) {
    return (
      <div data-row="s">
        <Button onClick={unlessDouble(() => view.run.cancel())}>{manyMakeWords.cancel}</Button>
      </div>
    );
  }
  const hasMade = view !== null && view.state.made > 0;
  return (
    <div data-row="s">
      <Button variant={hasMade ? 'plain' : 'primary'} onClick={unlessDouble(make)} disabled={!canMake}>
        {manyMakeWords.make}
      </Button>
      {hasMade && (
        <Button variant="primary" onClick={() => once(() => saveAll(view, onSaved))} aria-disabled={isBusy}>
          <Download aria-hidden="true" />
          {manyMakeWords.download}
        </Button>
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

/** The two buttons take each other's place, so the second press of a double click would undo the first. */
function unlessDouble(press: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) press();
  };
}

/** Saves the list of codes as a file of its own. Unlike an archive, a PDF has no place for it. */
export function ListButton({ view }: { readonly view: RunView }) {
  const { isBusy, once } = useOnce();
  const { run, state } = view;
  if (!(run instanceof PagesRun) || state.made === 0) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      className={styles.list}
      aria-disabled={isBusy}
      onClick={() =>
        once(async () => {
          saveBlob(await run.manifest(WORDS, nameOf(view)), WORDS.manifest);
          tell(manyMakeWords.manifestDownloaded);
        })
      }
    >
      <Download aria-hidden="true" />
      {manyMakeWords.manifest}
    </Button>
  );
}

const WORDS = {
  ...manyMakeWords,
  manifest: manyMakeWords.files.manifest,
  failures,
  cautions: printCautions,
  sentences: grammar.sentences,
  csv: csvDialect(),
};

async function saveAll(view: RunView, onSaved: () => void): Promise<void> {
  const name = nameOf(view);
  const outcome = await saveLarge(name, view.run.size, () => view.run.archive(WORDS));
  if (outcome === 'canceled') return;
  if (outcome !== 'saved') saveBlob(outcome, name);
  countDownload();
  onSaved();
  tell(view.run instanceof PagesRun ? cardWords.downloaded : manyMakeWords.zipDownloaded);
}

/** Resolves to whether there is a label; the visitor has then been told why not. */
export async function saveLabel(row: PageRow, order: RunOrder, date: Date): Promise<boolean> {
  const run = new PagesRun({ order, date, read: () => only(row) }, makers());
  await run.make();
  const { made, leftOut, phase } = run.state();
  if (made === 0) {
    const [because] = leftOut.map((each) => each.because);
    const failure = because && 'failure' in because ? failures[because.failure] : manyMakeWords.failed;
    showToast({ kind: 'error', message: phase === 'unloaded' ? manyMakeWords.unloaded : failure });
    return false;
  }
  saveBlob(await run.archive(WORDS), files.label({ name: fileNameOf(row.name), when: timeInName(date) }));
  countDownload();
  tell(cardWords.downloaded);
  return true;
}

async function* only(row: PageRow): AsyncGenerator<PageRow> {
  yield row;
}

function useOnce() {
  const [isBusy, setIsBusy] = useState(false);

  function once(save: () => Promise<void>): void {
    if (isBusy) return;
    setIsBusy(true);
    save()
      .catch((error: unknown) => {
        console.error(error);
        showToast({ kind: 'error', message: manyMakeWords.notSaved });
      })
      .finally(() => setIsBusy(false));
  }

  return { isBusy, once };
}

function tell(message: string): void {
  showToast({ kind: 'success', message });
}

export function nameOf({ run, state, date }: RunView): string {
  return fileNameOfRun(run instanceof PagesRun ? run.output : null, state, date);
}

const { files } = manyMakeWords;

/** A PDF with pages of the kind `pages`, or an archive if null. The name of an unfinished run says so. */
export function fileNameOfRun(
  pages: 'labels' | 'cards' | 'one-pdf' | null,
  { phase, made }: Pick<RunState, 'phase' | 'made'>,
  date: Date,
): string {
  const isWhole = phase === 'finished';
  const when = timeInName(date);
  if (pages === null)
    return isWhole ? files.archive({ codes: made, when }) : files.incompleteArchive({ codes: made, when });
  return (isWhole ? files.pdf : files.incompletePdf)[pages]({ codes: made, when });
}

/** Returns a date and time of day such as 2026-11-28-1405. Names in this form sort by time. */
function timeInName(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}`;
}

/** Bytes. Larger files are streamed to a place that the visitor chooses, to spare the browser a copy. Not measured. */
const LARGE = 200_000_000;

/** The part of the File System Access API that is used; Chrome and Edge have it. */
interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
  }): Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;
}

/**
 * Streams a large archive to a file that the visitor chooses, if the browser can. Must be called directly from the
 * visitor's click. Resolves to `saved`, or to `canceled` if the visitor closes the picker. If the archive is small or
 * the browser cannot stream it, nothing is saved, and the result is the archive itself. Rejects if the archive cannot
 * be made or written.
 */
async function saveLarge(name: string, size: number, make: () => Promise<Blob>): Promise<Blob | 'saved' | 'canceled'> {
  if (size < LARGE || !('showSaveFilePicker' in window)) return make();
  try {
    const { showSaveFilePicker } = window as unknown as SavePicker;
    const file = await showSaveFilePicker({ suggestedName: name });
    const archive = await make();
    await archive.stream().pipeTo(await file.createWritable());
    return 'saved';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    throw error;
  }
}
