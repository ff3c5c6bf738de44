import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import type { UploadedImage } from '#raster';
import type { CodeRecord, FileChoice } from '#storage';
import { DrawingView, pixelFacts } from '#ui';
import { fileWords } from '#words/files';
import { type Remade, useFileChoice, useRemade } from '#workbench';
import { FileActions } from './file-actions.tsx';
import { FileFields } from './file-fields.tsx';
import styles from './file-ticket.module.css';
import { SizeVerdict } from './size-verdict.tsx';
import { useSpecimen } from './use-specimen.ts';

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
  return code ? <Ticket code={code} carried={isCarrying ? record.design : null} /> : <div className={styles.waiting} />;
}

function Ticket({ code, carried }: { readonly code: Remade; readonly carried: QrDesign | null }) {
  const [choice, change] = useFileChoice();
  const specimen = useSpecimen(code, choice);
  return (
    <div className={styles.ticket}>
      <Specimen code={code} choice={choice} drawing={specimen} />
      <div className={styles.order}>
        <FileFields modules={code.made.code.size} choice={choice} change={change} />
        <SizeVerdict code={code} choice={choice} drawing={specimen} />
      </div>
      <FileActions code={code} choice={choice} carried={carried} />
    </div>
  );
}

interface SpecimenProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** Null until it is drawn. */
  readonly drawing: Drawing | null;
}

/** The code as the file has it, with its measure. */
function Specimen({ code, choice, drawing }: SpecimenProps) {
  const { side } = pixelFacts(code.made.code.size, choice);
  return (
    <figure className={styles.specimen} aria-hidden="true">
      {drawing ? (
        <DrawingView drawing={drawing} label="" className={styles.drawing} />
      ) : (
        <div className={styles.drawing} />
      )}
      <figcaption className={styles.measure}>
        <span>
          {choice.format === 'png' && choice.isByPixels ? fileWords.widthPx(side) : fileWords.widthMm(choice.mm)}
        </span>
      </figcaption>
    </figure>
  );
}
