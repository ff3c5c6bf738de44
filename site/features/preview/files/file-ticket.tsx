import { useMemo } from 'react';
import { type Caption, type QrDesign, withCaption } from '#design';
import type { Drawing } from '#drawing';
import type { UploadedImage } from '#raster';
import type { CodeRecord } from '#storage';
import { DrawingView, Note } from '#ui';
import { type Remade, useFileChoice, useRemade } from '#workbench';
import { CaptionFields } from './caption-fields.tsx';
import { FileActions } from './file-actions.tsx';
import { FileFields } from './file-fields.tsx';
import styles from './file-ticket.module.css';
import { imageNote } from './image-note.ts';
import { pageSizeText } from './page-size.ts';
import { SizeVerdict } from './size-verdict.tsx';
import { useSpecimen } from './use-specimen.ts';

interface FileTicketProps {
  readonly record: CodeRecord;
  /** The loaded image of the record's design; null if it has none. */
  readonly image: UploadedImage | null;
  /** The record's design with its current caption. */
  readonly design: QrDesign;
  readonly changeCaption: (change: Caption) => void;
  /** Whether saved files carry the design. */
  readonly isCarrying: boolean;
}

/**
 * Shows how a finished code becomes a file, like the job ticket of a print shop: the file's options, a picture of its
 * page, and the buttons that save, copy and print it.
 */
export function FileTicket({ record, image, design, changeCaption, isCarrying }: FileTicketProps) {
  const remade = useRemade(record, image);
  const { caption, showAddress, frame } = design;
  const code = useMemo(
    () => remade && { ...remade, design: withCaption(remade.design, { caption, showAddress, frame }) },
    [remade, caption, showAddress, frame],
  );
  if (!code) return <div className={styles.waiting} />;
  return <Ticket code={code} changeCaption={changeCaption} carried={isCarrying ? design : null} />;
}

interface TicketProps {
  readonly code: Remade;
  readonly changeCaption: (change: Caption) => void;
  readonly carried: QrDesign | null;
}

function Ticket({ code, changeCaption, carried }: TicketProps) {
  const [choice, change] = useFileChoice();
  const specimen = useSpecimen(code, choice);
  const { drawing } = specimen;
  const note = drawing && imageNote(choice.format, code.design, drawing);
  const size = pageSizeText(code.made.code.size, choice, drawing);
  return (
    <div className={styles.ticket}>
      <Specimen size={size.text} drawing={drawing} />
      <div className={styles.order}>
        <FileFields modules={code.made.code.size} choice={choice} change={change} />
        {note && <Note>{note}</Note>}
        <CaptionFields
          code={code}
          change={changeCaption}
          specimen={specimen}
          pageSize={size.isLarger ? size.text : null}
        />
        <SizeVerdict code={code} choice={choice} drawing={drawing} />
      </div>
      <FileActions code={code} choice={choice} drawing={drawing} carried={carried} />
    </div>
  );
}

interface SpecimenProps {
  /** The size of the page in words. */
  readonly size: string;
  /** Null until it is drawn. */
  readonly drawing: Drawing | null;
}

/** The specimen: the page as the file will show it, with its size below. */
function Specimen({ drawing, size }: SpecimenProps) {
  return (
    <figure className={styles.specimen} aria-hidden="true">
      {drawing ? (
        <DrawingView drawing={drawing} label="" className={styles.drawing} />
      ) : (
        <div className={styles.undrawn} />
      )}
      <figcaption className={styles.measure}>
        <span>{size}</span>
      </figcaption>
    </figure>
  );
}
