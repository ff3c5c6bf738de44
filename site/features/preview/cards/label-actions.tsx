import { Download, Ruler } from 'lucide-react';
import { useState } from 'react';
import { hideSecrets } from '#content';
import type { Drawing } from '#drawing';
import type { PdfInk } from '#drawing/files';
import type { Lettering } from '#lettering';
import { type LabelSheet, testPage, writePages } from '#sheets';
import { countDownload, type SheetCorrection } from '#storage';
import { Button, codeName, fileNameOf, Note, showToast } from '#ui';
import { type LabelId, labelProductName } from '#ui/printing';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import styles from './print-desk.module.css';
import { savePdf } from './save-pdf.ts';

interface LabelActionsProps {
  readonly product: LabelId;
  /** The text of the code. */
  readonly text: string;
  readonly sheet: LabelSheet;
  readonly correction: SheetCorrection;
  readonly lettering: Lettering;
  /** Empty if nothing can be printed. */
  readonly pages: readonly Drawing[];
  readonly ink: PdfInk;
  /** Width of the code in millimeters. It is null if the code fits no label, and until the labels are drawn. */
  readonly codeWidth: number | null;
}

/** The buttons that save the labels and a test page for the printer. */
export function LabelActions(props: LabelActionsProps) {
  const { product, text, sheet, correction, lettering, pages, ink, codeWidth } = props;
  const [isBusy, setIsBusy] = useState(false);
  const title = labelProductName(product);
  const canPrint = pages.length > 0 && codeWidth !== null;
  const name = canPrint ? `quietzone-${fileNameOf(text)}-${product}-${Number(codeWidth.toFixed(1))}mm.pdf` : null;

  async function save(make: () => Promise<Uint8Array<ArrayBuffer>>, file: string, done: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      savePdf(await make(), file);
      countDownload();
      showToast({ kind: 'success', message: done });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: cardWords.failed });
    } finally {
      setIsBusy(false);
    }
  }

  function download(): void {
    if (!name) return;
    const facts = {
      title: cardWords.title(title, codeName(text)),
      description: hideSecrets(text),
      ink,
      date: new Date(),
    };
    void save(() => writePages(pages, facts), name, cardWords.downloaded);
  }

  function downloadTestPage(): void {
    const facts = { title: labelWords.testPageTitle(title), ink: 'black', date: new Date() } as const;
    const make = () => writePages([testPage(sheet, labelWords, lettering, correction)], facts);
    void save(make, `quietzone-${product}-test.pdf`, labelWords.testDownloaded);
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button variant="primary" aria-disabled={isBusy || !canPrint} onClick={download}>
          <Download aria-hidden="true" />
          {cardWords.downloadPdf}
        </Button>
        <Button aria-disabled={isBusy} onClick={downloadTestPage}>
          <Ruler aria-hidden="true" />
          {labelWords.testPage}
        </Button>
      </div>
      {name && (
        <p className={styles.file}>
          <code>{name}</code>
        </p>
      )}
      <Note>{cardWords.printNote}</Note>
    </div>
  );
}
