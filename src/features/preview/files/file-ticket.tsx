import { useEffect, useState } from 'react';
import type { Drawing } from '#drawing';
import type { UploadedImage } from '#raster';
import type { CodeRecord, FileChoice } from '#storage';
import { DrawingView } from '#ui';
import { fileWords } from '#words/files';
import { FileActions } from './file-actions.tsx';
import { FileFields } from './file-fields.tsx';
import styles from './file-ticket.module.css';
import { pixelFacts } from './print-size.ts';
import type { Remade } from './remake.ts';
import { drawSpecimen } from './request-file.ts';
import { useFileChoice } from './use-file-choice.ts';
import { useRemade } from './use-remade.ts';

interface FileTicketProps {
  readonly record: CodeRecord;
  /** The loaded image of its design. */
  readonly image: UploadedImage | null;
  /** Saved files are to carry the design. */
  readonly isCarrying: boolean;
}

/** A printer's ticket: how a finished code is wanted as a file, what that means, and the file. */
export function FileTicket({ record, image, isCarrying }: FileTicketProps) {
  const code = useRemade(record, image);
  const [choice, change] = useFileChoice();
  if (!code) return <div className={styles.waiting} />;
  return (
    <div className={styles.ticket}>
      <Specimen code={code} choice={choice} />
      <div className={styles.order}>
        <FileFields modules={code.made.code.size} choice={choice} change={change} />
      </div>
      <FileActions code={code} choice={choice} carried={isCarrying ? record.design : null} />
    </div>
  );
}

/** The code as the file has it, with its measure. */
function Specimen({ code, choice }: { readonly code: Remade; readonly choice: FileChoice }) {
  const { format, margin, isBlackOnly } = choice;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawSpecimen(code, { format, margin, isBlackOnly }).then(
      (drawn) => {
        if (isCurrent) setDrawing(drawn);
      },
      (error: unknown) => console.error('The file cannot be shown beforehand', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, format, margin, isBlackOnly]);
  const { side } = pixelFacts(code.made.code.size, choice);
  return (
    <figure className={styles.specimen} aria-hidden="true">
      {drawing ? (
        <DrawingView drawing={drawing} label="" className={styles.drawing} />
      ) : (
        <div className={styles.drawing} />
      )}
      <figcaption className={styles.measure}>
        <span>{format === 'png' && choice.isByPixels ? fileWords.widthPx(side) : fileWords.widthMm(choice.mm)}</span>
      </figcaption>
    </figure>
  );
}
