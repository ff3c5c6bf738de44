import { Download, Ruler } from 'lucide-react';
import { useState } from 'react';
import { type LabelSheet, testPage, writePages } from '#sheets';
import { countDownload } from '#storage';
import { Button, Note, saveBlob, showToast } from '#ui';
import { cardWords, labelWords } from '#words/printing';
import { siteLettering } from '#workbench';
import type { PrintSetup } from './print-setup.ts';
import styles from './printing.module.css';
import { labelProductName, sheetInFileName } from './products.ts';

interface PrintFile {
  readonly name: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface PrintActionsProps {
  /** Null while nothing can be printed. */
  readonly file: PrintFile | null;
}

export function PrintActions({ file }: PrintActionsProps) {
  const { isBusy, save } = useSaving();
  return (
    <div data-stack="s start">
      <Button
        variant="primary"
        aria-disabled={isBusy || !file}
        onClick={() => file && save(file, cardWords.downloaded)}
      >
        <Download aria-hidden="true" />
        {cardWords.downloadPdf}
      </Button>
      <p className={styles.file} data-text="soft fine">
        {file && <code>{file.name}</code>}
      </p>
      <Note>{cardWords.printNote}</Note>
    </div>
  );
}

export function TestPageButton({ product, sheet, correction }: PrintSetup) {
  const { isBusy, save } = useSaving();
  if (!sheet) return null;

  async function make(shown: LabelSheet): Promise<Uint8Array<ArrayBuffer>> {
    const lettering = await siteLettering.load();
    const rule = (mm: number): string => labelWords.rule({ mm });
    await lettering.prepare(['0123456789', rule(100)], 'regular');
    return writePages([testPage(shown, { rule }, lettering, correction)], {
      title: labelWords.testPageTitle({ product: labelProductName(product) }),
      ...{ ink: 'black', date: new Date() },
    });
  }

  return (
    <Button
      size="small"
      aria-disabled={isBusy}
      onClick={() =>
        save(
          { name: labelWords.files.test({ sheet: sheetInFileName(sheet) }), make: () => make(sheet) },
          labelWords.testDownloaded,
        )
      }
    >
      <Ruler aria-hidden="true" />
      {labelWords.testPage}
    </Button>
  );
}

function useSaving() {
  const [isBusy, setIsBusy] = useState(false);

  async function save({ name, make }: PrintFile, done: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      saveBlob(new Blob([await make()], { type: 'application/pdf' }), name);
      countDownload();
      showToast({ kind: 'success', message: done });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: cardWords.failed });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, save };
}
