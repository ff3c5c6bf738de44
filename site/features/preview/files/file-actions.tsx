import { ClipboardCopy, Code, Download, Printer } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { countDownload, type FileChoice, type FileFormat } from '#storage';
import { Button, saveBlob, showToast } from '#ui';
import { fileWords } from '#words/files';
import { previewWords } from '#words/preview';
import type { Remade } from '#workbench';
import { type CopyOutcome, copyFile } from './copy-file.ts';
import styles from './file-actions.module.css';
import { FileProgress } from './file-progress.tsx';
import { openPdf } from './open-pdf.ts';
import { printNoteText } from './page-size.ts';
import { fileName, requestFile } from './request-file.ts';
import { useFileJob } from './use-file-job.ts';

interface FileActionsProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** The latest drawing of the file's page; null until the first one is ready. */
  readonly drawing: Drawing | null;
  /** The design that saved files carry; null for none. */
  readonly carried: QrDesign | null;
}

/** The buttons that save, copy and print the chosen file. */
export function FileActions({ code, choice, drawing, carried }: FileActionsProps) {
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
    <div className={styles.actions}>
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
      <p className={styles.file}>
        <code>{name}</code>
      </p>
      <div className={styles.others}>
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
      <p className={styles.note}>{printNoteText(choice.mm, drawing)}</p>
    </div>
  );
}

/** A button that ignores clicks while it is busy but keeps the focus, which a disabled one would lose. */
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
