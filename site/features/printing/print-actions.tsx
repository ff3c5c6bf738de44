import { Download, Ruler } from 'lucide-react';
import { useState } from 'react';
import { countDownload } from '#storage';
import { Button, Note, saveBlob, showToast } from '#ui';
import { cardWords, labelWords } from '#words/printing';
import styles from './printing.module.css';

interface PrintFile {
  readonly name: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface PrintActionsProps {
  /** Null while nothing can be printed. */
  readonly file: PrintFile | null;
  /** The test page for the printer, if there is one. */
  readonly test?: PrintFile;
}

export function PrintActions({ file, test }: PrintActionsProps) {
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

  return (
    <div data-stack="s start">
      <div data-row="s">
        <Button
          variant="primary"
          aria-disabled={isBusy || !file}
          onClick={() => file && save(file, cardWords.downloaded)}
        >
          <Download aria-hidden="true" />
          {cardWords.downloadPdf}
        </Button>
        {test && (
          <Button aria-disabled={isBusy} onClick={() => save(test, labelWords.testDownloaded)}>
            <Ruler aria-hidden="true" />
            {labelWords.testPage}
          </Button>
        )}
      </div>
      <p className={styles.file} data-text="soft fine">
        {file && <code>{file.name}</code>}
      </p>
      <Note>{cardWords.printNote}</Note>
    </div>
  );
}
