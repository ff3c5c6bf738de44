import { ClipboardCopy, Code, Download, Printer } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import type { QrDesign } from '#design';
import { countDownload, type FileChoice, type FileFormat } from '#storage';
import { Button, saveFile, showToast } from '#ui';
import { type CopyOutcome, copyFile } from './copy-file.ts';
import styles from './file-actions.module.css';
import { FileProgress } from './file-progress.tsx';
import { fileName, makeFile } from './make-file.ts';
import { openPdf } from './open-pdf.ts';
import type { Remade } from './remake.ts';
import { useFileJob } from './use-file-job.ts';

interface FileActionsProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** The design that saved files carry, null for none. */
  readonly carried: QrDesign | null;
}

/** What can be done with a file as it was chosen: save it, copy it, print it. */
export function FileActions({ code, choice, carried }: FileActionsProps) {
  const job = useFileJob();
  const downloadButton = useRef<HTMLButtonElement>(null);
  const name = fileName(code, choice);

  /** What is copied or printed is a picture; what is saved may carry the design. */
  function make(format: FileFormat, carried: QrDesign | null = null): Promise<Blob> {
    return job.begin((watch) => makeFile(code, { ...choice, format }, carried, watch));
  }

  async function download(): Promise<void> {
    try {
      const url = URL.createObjectURL(await make(choice.format, carried));
      saveFile(url, name);
      // The browser has begun to read it by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      countDownload();
      showToast({ kind: 'success', message: 'QR code downloaded successfully!' });
    } catch (error) {
      if (!isAbort(error)) tellFailure(error);
    }
  }

  async function copy(format: 'png' | 'svg'): Promise<void> {
    const [type, what] = format === 'png' ? (['image/png', 'Picture'] as const) : (['text/plain', 'SVG text'] as const);
    tellCopied(await copyFile(type, make(format)), what);
  }

  async function print(): Promise<void> {
    const outcome = await openPdf(make('pdf'));
    if (outcome === 'opened') countDownload();
    if (outcome === 'blocked') {
      showToast({ kind: 'error', message: 'Pop-up was blocked. Please allow pop-ups to print the QR code.' });
    }
    if (outcome === 'failed') showToast({ kind: 'error', message: 'The file could not be made.' });
  }

  return (
    <div className={styles.actions}>
      <FocusedButton ref={downloadButton} variant="primary" onClick={download} isBusy={job.isBusy}>
        <Download aria-hidden="true" />
        Download {choice.format.toUpperCase()}
      </FocusedButton>
      {job.share !== null && (
        <FileProgress
          share={job.share}
          cancel={job.cancel}
          giveFocusBack={() => downloadButton.current?.focus({ preventScroll: true })}
        />
      )}
      <p className={styles.file}>
        <code>{name}</code>
      </p>
      <div className={styles.others}>
        <FocusedButton size="small" onClick={() => copy('png')} isBusy={job.isBusy}>
          <ClipboardCopy aria-hidden="true" />
          Copy as picture
        </FocusedButton>
        <FocusedButton size="small" onClick={() => copy('svg')} isBusy={job.isBusy}>
          <Code aria-hidden="true" />
          Copy as SVG text
        </FocusedButton>
        <FocusedButton size="small" onClick={print} isBusy={job.isBusy}>
          <Printer aria-hidden="true" />
          Print at true size
        </FocusedButton>
      </div>
      <p className={styles.note}>
        Print opens a PDF of {choice.mm} mm. In the print dialog choose 100 %, not “fit to page”.
      </p>
    </div>
  );
}

/** A button that does nothing while it is busy and keeps the focus meanwhile: a browser takes it from what is disabled. */
function FocusedButton({ isBusy, onClick, ...rest }: ComponentProps<typeof Button> & { readonly isBusy: boolean }) {
  return <Button {...rest} aria-disabled={isBusy} onClick={isBusy ? undefined : onClick} />;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function tellFailure(error: unknown): void {
  console.error(error);
  showToast({ kind: 'error', message: 'The file could not be made.' });
}

function tellCopied(outcome: CopyOutcome, what: string): void {
  if (outcome === 'copied') showToast({ kind: 'success', message: `${what} copied to clipboard.` });
  if (outcome === 'unknown') showToast({ kind: 'error', message: 'This browser cannot copy pictures.' });
  if (outcome === 'failed') showToast({ kind: 'error', message: `${what} could not be copied.` });
}
