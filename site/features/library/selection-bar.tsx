import { FileArchive, Printer, Sheet, Tags } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { hideSecrets } from '#content';
import { type CodeEntry, countDownload, readCodePicture, readStoredCode, saveGenerated, settings } from '#storage';
import { BYTE_ORDER_MARK, writeCsvRecord } from '#tables';
import { Button, GIVEN_TABLE_MAX, saveBlob, showToast } from '#ui';
import { codeLabel, codeTitle, csvDialect } from '#words';
import { libraryWords } from '#words/library';
import styles from './selection-bar.module.css';
import { zipCodes } from './zip-codes.ts';

const words = libraryWords.selection;

interface SelectionBarProps {
  readonly selection: Selection;
  readonly found: readonly CodeEntry[];
  readonly end: () => void;
}

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
    const { archive, count } = await zipCodes(storedCodes(codes), !settings.bareFiles.read(), new Date());
    if (count === 0) return false;
    saveBlob(archive, words.archive({ count }));
    countDownload();
    showToast({ kind: 'success', message: words.zipped({ count }) });
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
      <section className={styles.bar} data-row="center" aria-label={words.name}>
        <div className={styles.state} data-line="xs" data-text="small">
          <p role="status">{isNone ? words.none : words.count({ count: codes.length })}</p>
          <Button size="small" variant="quiet" onClick={() => selectOnly(areAll ? [] : found)}>
            {areAll ? words.clear : words.all({ count: found.length })}
          </Button>
        </div>
        <div className={styles.actions} data-row="xs">
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

interface PrintedProof {
  readonly code: CodeEntry;
  /** A data URL. */
  readonly picture: string;
}

interface ContactSheetProps {
  readonly proofs: readonly PrintedProof[];
}

/** While this list, which is not visible on the screen, is rendered, nothing else on the page is printed. */
function ContactSheet({ proofs }: ContactSheetProps) {
  return (
    <ul className={styles.sheet} data-print>
      {proofs.map(({ code, picture }) => {
        const title = codeTitle(code);
        const held = hideSecrets(code.text);
        return (
          <li key={code.id}>
            <img src={picture} alt={codeLabel(code.text)} width={400} height={400} decoding="sync" />
            <p className={styles.title} dir="auto">
              {title}
            </p>
            {held !== title && (
              <p className={styles.held} dir="auto">
                {held}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function usePrintSheet() {
  const [proofs, setProofs] = useState<readonly PrintedProof[]>([]);
  useEffect(() => {
    if (proofs.length === 0) return;
    let isCurrent = true;
    const done = (): void => setProofs([]);
    // The pictures are decoded first, because some browsers do not wait for pictures when they print.
    const pictures = proofs.map(({ picture }) => Object.assign(new Image(), { src: picture }).decode());
    void Promise.allSettled(pictures).then(() => {
      if (!isCurrent) return;
      window.addEventListener('afterprint', done, { once: true });
      window.print();
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', done);
    };
  }, [proofs]);

  /** Resolves to how many codes are printed; missing codes are left out. */
  async function print(codes: readonly CodeEntry[]): Promise<number> {
    const read = await Promise.all(codes.map(async (code) => ({ code, picture: await readCodePicture(code.id) })));
    const found = read.filter((proof): proof is PrintedProof => proof.picture !== null);
    setProofs(found);
    return found.length;
  }

  return { proofs, print };
}

interface Selection {
  /** Null outside selection mode; empty in selection mode if no code is selected. */
  readonly ids: ReadonlySet<string> | null;
  /** The selected codes in the order of the list, without codes that are gone. */
  readonly codes: readonly CodeEntry[];
  readonly begin: () => void;
  readonly end: () => void;
  /** Selects or deselects a code. The same function in every rendering. */
  readonly select: (id: string, isSelected: boolean) => void;
  readonly selectOnly: (codes: readonly CodeEntry[]) => void;
}

const NONE: readonly CodeEntry[] = [];

/** In the order of the list. None outside selection mode, or before the list has been read. */
function selectedCodes(all: readonly CodeEntry[] | null, ids: ReadonlySet<string> | null): readonly CodeEntry[] {
  return (ids && all?.filter(({ id }) => ids.has(id))) ?? NONE;
}

export function useSelection(all: readonly CodeEntry[] | null): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const select = useCallback((id: string, isSelected: boolean): void => {
    setIds((before) => {
      const changed = new Set(before);
      if (isSelected) changed.add(id);
      else changed.delete(id);
      return changed;
    });
  }, []);
  return {
    ids,
    codes: selectedCodes(all, ids),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    select,
    selectOnly: (codes) => setIds(new Set(codes.map(({ id }) => id))),
  };
}

interface TableCode {
  readonly title: string;
  readonly text: string;
}

interface TableHeader {
  readonly text: string;
  readonly fileName: string;
}

/** Returns a CSV table that `/many` can read. Each row has the text of a code, and the code's title as a file name. */
export function tableOfCodes(codes: readonly TableCode[], header: TableHeader): string {
  const records = [[header.text, header.fileName], ...codes.map(({ text, title }) => [text, title])];
  return BYTE_ORDER_MARK + records.map((record) => writeCsvRecord(record, csvDialect())).join('');
}
