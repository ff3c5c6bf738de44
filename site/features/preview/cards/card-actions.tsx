import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CardProduct, DrawnCard } from '#sheets/cards';
import { countDownload } from '#storage';
import { Button, Note, showToast } from '#ui';
import { cardWords } from '#words/cards';
import type { Remade } from '#workbench';
import { cardFileName, makeCardFile } from './card-file.ts';
import styles from './print-desk.module.css';
import { savePdf } from './save-pdf.ts';
import type { CardChoice } from './use-card-choice.ts';

interface CardActionsProps {
  readonly code: Remade;
  readonly product: CardProduct;
  readonly choice: CardChoice;
  /** Null until it is drawn. */
  readonly card: DrawnCard | null;
}

/** The button that saves the card. The name of the file is beside it. */
export function CardActions({ code, product, choice, card }: CardActionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { text } = code.made;
  const name = card && cardFileName(card, product, text);

  async function download(): Promise<void> {
    if (isBusy || !card || !name) return;
    setIsBusy(true);
    try {
      savePdf(await makeCardFile(card, product, text, choice, new Date()), name);
      countDownload();
      showToast({ kind: 'success', message: cardWords.downloaded });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: cardWords.failed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.actions}>
      <Button variant="primary" aria-disabled={isBusy || !card} onClick={download}>
        <Download aria-hidden="true" />
        {cardWords.downloadPdf}
      </Button>
      {name && (
        <p className={styles.file}>
          <code>{name}</code>
        </p>
      )}
      <Note>{cardWords.printNote}</Note>
    </div>
  );
}
