import { ClipboardCopy, Code, Download, Printer } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FileChoice, FileFormat, QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { countDownload } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { fileWords } from '#words/files';
import { previewWords } from '#words/preview';
import type { Remade } from '#workbench';
import styles from './file-actions.module.css';
import { type FileWatch, fileName, printNoteText, requestFile } from './request-file.ts';

interface FileActionsProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** The latest drawing of the file's page; null until the first one is ready. */
  readonly drawing: Drawing | null;
  /** The design that saved files carry; null for none. */
  readonly carried: QrDesign | null;
  readonly carrying: ReactNode;
}

export function FileActions({ code, choice, drawing, carried, carrying }: FileActionsProps) {
  const job = useFileJob();
  const downloadButton = useRef<HTMLButtonElement>(null);
  const name = fileName(code, choice);

  /** Only saved files may carry the design; copies and prints are plain pictures. */
  function make(format: FileFormat, carried: QrDesign | null = null): Promise<Blob> {
    return job.begin((watch) => requestFile(code, { ...choice, format }, carried, watch));
  }

  async function download(): Promise<void> {
    try {
      saveBlob(await make(choice.format, carried), name);
      countDownload();
      showToast({ kind: 'success', message: previewWords.downloaded });
    } catch (error) {
      if (!isAbort(error)) tellFailure(error);
    }
  }

  async function copy(format: 'png' | 'svg'): Promise<void> {
    tellCopied(await copyFile(format === 'png' ? 'image/png' : 'text/plain', make(format)), COPY_WORDS[format]);
  }

  async function print(): Promise<void> {
    const outcome = await openPdf(make('pdf'));
    if (outcome === 'opened') countDownload();
    if (outcome === 'blocked') {
      showToast({ kind: 'error', message: fileWords.printBlocked });
    }
    if (outcome === 'failed') showToast({ kind: 'error', message: fileWords.failed });
  }

  return (
    <div className={styles.actions} data-stack="s top">
      <FocusedButton ref={downloadButton} variant="primary" onClick={download} isBusy={job.isBusy}>
        <Download aria-hidden="true" />
        {fileWords.download[choice.format]}
      </FocusedButton>
      {job.share !== null && (
        <FileProgress
          share={job.share}
          cancel={job.cancel}
          giveFocusBack={() => downloadButton.current?.focus({ preventScroll: true })}
        />
      )}
      <p className={styles.file} data-text="soft fine">
        <code>{name}</code>
      </p>
      <div className={styles.others} data-stack="s">
        <FocusedButton size="small" onClick={() => copy('png')} isBusy={job.isBusy}>
          <ClipboardCopy aria-hidden="true" />
          {fileWords.copyPicture}
        </FocusedButton>
        <FocusedButton size="small" onClick={() => copy('svg')} isBusy={job.isBusy}>
          <Code aria-hidden="true" />
          {fileWords.copySvg}
        </FocusedButton>
        <FocusedButton size="small" onClick={print} isBusy={job.isBusy}>
          <Printer aria-hidden="true" />
          {fileWords.printAtSize}
        </FocusedButton>
      </div>
      <p data-text="soft small">{printNoteText(choice.mm, drawing)}</p>
      {carrying}
    </div>
  );
}

function FocusedButton({ isBusy, onClick, ...rest }: ComponentProps<typeof Button> & { readonly isBusy: boolean }) {
  return <Button {...rest} aria-disabled={isBusy} onClick={isBusy ? undefined : onClick} />;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function tellFailure(error: unknown): void {
  console.error(error);
  showToast({ kind: 'error', message: fileWords.failed });
}

const COPY_WORDS = {
  png: { copied: fileWords.pictureCopied, failed: fileWords.pictureNotCopied },
  svg: { copied: fileWords.svgCopied, failed: fileWords.svgNotCopied },
} as const;

function tellCopied(outcome: CopyOutcome, words: { readonly copied: string; readonly failed: string }): void {
  if (outcome === 'copied') showToast({ kind: 'success', message: words.copied });
  if (outcome === 'unknown') showToast({ kind: 'error', message: fileWords.cannotCopy });
  if (outcome === 'failed') showToast({ kind: 'error', message: words.failed });
}

interface FileJob extends FileJobState {
  readonly begin: FileJobs['begin'];
  readonly cancel: () => void;
}

function useFileJob(): FileJob {
  const [state, setState] = useState(NO_JOB);
  const [jobs] = useState(() => new FileJobs(setState));
  useEffect(() => () => jobs.cancel(), [jobs]);
  return { ...state, begin: (make) => jobs.begin(make), cancel: () => jobs.cancel() };
}

/** Milliseconds after which a job shows its progress. */
const PATIENCE = 250;

export interface FileJobState {
  /** 0 to 1. Null without a job, and until it reports progress more than `PATIENCE` after its start. */
  readonly share: number | null;
  readonly isBusy: boolean;
}

const NO_JOB: FileJobState = { share: null, isBusy: false };

/** Makes files one at a time, and reports each change of its state. */
export class FileJobs {
  readonly #tell: (state: FileJobState) => void;
  #current: AbortController | null = null;

  constructor(tell: (state: FileJobState) => void) {
    this.#tell = tell;
  }

  /** Cancels the current job and starts another. Settles as `make` does. */
  async begin(make: (watch: FileWatch) => Promise<Blob>): Promise<Blob> {
    this.cancel();
    const own = new AbortController();
    this.#current = own;
    const began = performance.now();
    const onProgress = (share: number): void => {
      if (this.#current === own && performance.now() - began > PATIENCE) this.#tell({ share, isBusy: true });
    };
    this.#tell({ share: null, isBusy: true });
    try {
      return await make({ signal: own.signal, onProgress });
    } finally {
      if (this.#current === own) {
        this.#current = null;
        this.#tell(NO_JOB);
      }
    }
  }

  cancel(): void {
    this.#current?.abort();
  }
}

interface FileProgressProps {
  readonly share: number;
  readonly cancel: () => void;
  /** Called if this is removed while it has the focus. */
  readonly giveFocusBack: () => void;
}

function FileProgress({ share, cancel, giveFocusBack }: FileProgressProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const giveBack = useRef(giveFocusBack);
  useLayoutEffect(() => {
    const own = place.current;
    // React calls this before it removes the elements.
    return () => {
      if (own?.contains(document.activeElement)) giveBack.current();
    };
  }, []);
  return (
    <div ref={place} className={styles.progress} data-row="center">
      <label htmlFor={id}>{fileWords.making}</label>
      <progress id={id} value={share} />
      <Button size="small" onClick={cancel}>
        {fileWords.cancel}
      </Button>
    </div>
  );
}

type OpenOutcome = 'opened' | 'blocked' | 'failed';

let lastUrl: string | null = null;

/** Must be called directly from the visitor's click. `blocked`: no window was opened. `failed`: no PDF was made. */
async function openPdf(made: Promise<Blob>): Promise<OpenOutcome> {
  // The window is opened before the PDF is awaited, because browsers block windows that are opened later.
  const opened = window.open('', '_blank');
  try {
    const pdf = await made;
    if (!opened) return 'blocked';
    opened.opener = null;
    // A viewer may read the file again while its window is open, so the URL stays valid until the next file.
    if (lastUrl) URL.revokeObjectURL(lastUrl);
    lastUrl = URL.createObjectURL(pdf);
    opened.location.replace(lastUrl);
    return 'opened';
  } catch (error) {
    console.error(error);
    opened?.close();
    return 'failed';
  }
}

/** `unknown`: the browser cannot copy this type of file. */
type CopyOutcome = 'copied' | 'canceled' | 'unknown' | 'failed';

/** Must be called directly from the visitor's click: Safari rejects a later write, but waits for a promise. */
async function copyFile(type: 'image/png' | 'text/plain', made: Promise<Blob>): Promise<CopyOutcome> {
  try {
    const typed = made.then((blob) => new Blob([blob], { type }));
    if (typeof ClipboardItem !== 'undefined') {
      await navigator.clipboard.write([new ClipboardItem({ [type]: typed })]);
    } else if (type === 'text/plain') {
      await navigator.clipboard.writeText(await (await typed).text());
    } else {
      // Nothing else awaits this promise, so its rejection is handled here.
      typed.catch(console.error);
      return 'unknown';
    }
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    console.error(error);
    return 'failed';
  }
}
