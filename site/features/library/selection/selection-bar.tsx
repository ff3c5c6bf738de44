import { FileArchive, Printer, Sheet, Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { twice } from '#late';
import { type CodeEntry, countDownload, readBareFiles, readStoredCode, saveGenerated } from '#storage';
import { Button, codeTitle, saveBlob, showToast } from '#ui';
import { libraryWords } from '#words/library';
import { GIVEN_TABLE_MAX } from '#workbench';
import { tableOfCodes } from './code-table.ts';
import { ContactSheet } from './contact-sheet.tsx';
import styles from './selection-bar.module.css';
import { usePrintSheet } from './use-print-sheet.ts';
import type { Selection } from './use-selection.ts';

const words = libraryWords.selection;

interface SelectionBarProps {
  readonly selection: Selection;
  /** The codes that the search found. */
  readonly found: readonly CodeEntry[];
  readonly end: () => void;
}

/** The actions for several codes, at the lower edge of their list. */
export function SelectionBar({ selection, found, end }: SelectionBarProps) {
  const { codes, selectOnly } = selection;
  const [isBusy, setIsBusy] = useState(false);
  const { proofs, print } = usePrintSheet();
  const navigate = useNavigate();
  const areAll = found.length > 0 && found.every(({ id }) => selection.ids?.has(id));

  /** Does `work`, which resolves to false if a code is gone. Tells the visitor about that, and about a failure. */
  async function act(work: () => Promise<boolean>, failed: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (!(await work())) showToast({ kind: 'error', ...libraryWords.notices.missing });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: failed });
    } finally {
      setIsBusy(false);
    }
  }

  async function saveZip(): Promise<boolean> {
    const { zipCodes } = await twice(() => import('./zip-codes.ts'));
    const { archive, count } = await zipCodes(storedCodes(codes), !readBareFiles(), new Date());
    if (count === 0) return false;
    saveBlob(archive, words.archive(count));
    countDownload();
    showToast({ kind: 'success', message: words.zipped(count) });
    return true;
  }

  /** Opens the preview page of the first selected code. On that page, labels for all selected codes can be printed. */
  async function printLabels(): Promise<boolean> {
    const first = await readStoredCode(codes[0].id);
    if (!first) return false;
    saveGenerated(first);
    void navigate('/preview', { state: { labels: codes.map(({ id }) => id) } });
    return true;
  }

  function openAsTable(): void {
    const rows = codes.map((code) => ({ title: codeTitle(code), text: code.text }));
    const table = tableOfCodes(rows, words.columns);
    if (table.length > GIVEN_TABLE_MAX) showToast({ kind: 'error', ...words.tooLong });
    else void navigate('/many', { state: { table } });
  }

  const isNone = codes.length === 0;
  const action = (text: string, Icon: typeof Printer, press: () => void): ReactNode => (
    <Button size="small" aria-disabled={isNone || isBusy} onClick={isNone ? undefined : press}>
      <Icon aria-hidden="true" />
      {text}
    </Button>
  );
  return (
    <>
      <section className={styles.bar} aria-label={words.name}>
        <div className={styles.state}>
          <p role="status">{isNone ? words.none : words.count(codes.length)}</p>
          <Button size="small" variant="quiet" onClick={() => selectOnly(areAll ? [] : found)}>
            {areAll ? words.clear : words.all(found.length)}
          </Button>
        </div>
        <div className={styles.actions}>
          {action(words.print, Printer, () => act(async () => (await print(codes)) > 0, words.printFailed))}
          {action(words.labels, Tags, () => act(printLabels, words.labelsFailed))}
          {action(words.zip, FileArchive, () => act(saveZip, words.zipFailed))}
          {action(words.table, Sheet, openAsTable)}
        </div>
        <Button size="small" onClick={end}>
          {words.end}
        </Button>
      </section>
      {proofs.length > 0 && <ContactSheet proofs={proofs} />}
    </>
  );
}

async function* storedCodes(codes: readonly CodeEntry[]) {
  for (const { id } of codes) yield await readStoredCode(id);
}
