import { type ReactNode, useMemo } from 'react';
import type { KeptCode } from '#carrying';
import { contentVerdict } from '#content';
import { type FileChoice, type FilePart, type QrDesign, weaveOf, withFilePart } from '#design';
import { type Drawing, type Layer, type Paint, type SolidPaint, WHITE } from '#drawing';
import { canBeClear, isClear } from '#making';
import type { UploadedImage } from '#raster';
import { printOf } from '#scanning';
import { DARK_PAGE } from '#scanning/tunnel';
import {
  BlackInkField,
  ChoiceRow,
  DrawingView,
  FieldGroup,
  type FileFieldsProps,
  MarginField,
  Note,
  PrintVerdict,
  SizeFields,
  Tick,
} from '#ui';
import { fileWords } from '#words/files';
import { type Remade, useFileChoice, usePrintVerdict, useRemade } from '#workbench';
import { CaptionFields } from './caption-fields.tsx';
import { FileActions } from './file-actions.tsx';
import styles from './file-ticket.module.css';
import { judgedWidth, onGround, pageSizeText, useSpecimen } from './request-file.ts';

interface FileTicketProps {
  readonly record: KeptCode;
  /** The loaded image of the record's design; null if it has none. */
  readonly image: UploadedImage | null;
  readonly design: QrDesign;
  readonly change: (part: FilePart) => void;
  /** Whether saved files carry the design. */
  readonly isCarrying: boolean;
  readonly carrying: ReactNode;
}

export function FileTicket({ record, image, ...ticket }: FileTicketProps) {
  const remade = useRemade(record, image);
  const { caption, showAddress, frame } = ticket.design;
  const code = useMemo(
    () => remade && { ...remade, design: withFilePart(remade.design, { caption, showAddress, frame }) },
    [remade, caption, showAddress, frame],
  );
  if (!code) return <div className={styles.waiting} />;
  return <Ticket code={code} {...ticket} />;
}

interface TicketProps extends Omit<FileTicketProps, 'record' | 'image'> {
  readonly code: Remade;
}

function Ticket({ code, design, change, isCarrying, carrying }: TicketProps) {
  const [choice, choose] = useFileChoice(design.file, (file) => change({ file }));
  const carried = isCarrying ? withFilePart(design, { file: choice }) : null;
  const specimen = useSpecimen(code, choice);
  const { drawing } = specimen;
  const note = drawing && imageNote(choice.format, code.design, drawing);
  const size = pageSizeText(code.made.code.size, choice, drawing);
  return (
    <div className={styles.ticket}>
      <Specimen size={size.text} drawing={drawing} isClear={isClear(choice, code.design)} />
      <div className={styles.order} data-stack="l top">
        <FileFields modules={code.made.code.size} choice={choice} change={choose} />
        {canBeClear(choice.format, code.design) && (
          <Tick
            checked={choice.isClear}
            hint={fileWords.clearHint}
            onChange={({ target }) => choose({ isClear: target.checked })}
          >
            {fileWords.clear}
          </Tick>
        )}
        <SizeVerdict code={code} choice={choice} drawing={drawing} />
        {note && <Note>{note}</Note>}
        <CaptionFields code={code} change={change} specimen={specimen} pageSize={size.isLarger ? size.text : null} />
      </div>
      <FileActions code={code} choice={choice} drawing={drawing} carried={carried} carrying={carrying} />
    </div>
  );
}

interface SpecimenProps {
  readonly size: string;
  /** Null until it is drawn. */
  readonly drawing: Drawing | null;
  readonly isClear: boolean;
}

function Specimen({ drawing, size, isClear }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-stack="s top" data-clear={isClear || undefined} aria-hidden="true">
      {drawing ? (
        <DrawingView drawing={drawing} label="" className={styles.drawing} />
      ) : (
        <div className={styles.undrawn} />
      )}
      <figcaption className={styles.measure} data-line="s" data-text="soft fine figures">
        <span>{size}</span>
      </figcaption>
    </figure>
  );
}

const FORMATS = (['svg', 'pdf', 'png'] as const).map((value) => ({ value, ...fileWords.formats[value] }));

function FileFields({ modules, choice, change }: FileFieldsProps & { readonly modules: number }) {
  return (
    <>
      <ChoiceRow
        label={fileWords.format}
        options={FORMATS}
        look="cards"
        value={choice.format}
        choose={(format) => change({ format })}
      />
      <SizeFields modules={modules} choice={choice} change={change} />
      <MarginField choice={choice} change={change} />
      {choice.format === 'pdf' && <BlackInkField choice={choice} change={change} />}
    </>
  );
}

interface SizeVerdictProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** The code as the file shows it; null until it is drawn. */
  readonly drawing: Drawing | null;
}

const GROUNDS: Readonly<Record<keyof typeof fileWords.onGround, SolidPaint>> = {
  white: WHITE,
  dark: { kind: 'solid', color: { r: DARK_PAGE, g: DARK_PAGE, b: DARK_PAGE, a: 1 } },
};

/** Nothing if the size is given in pixels. Without a background, there is a verdict for each ground. */
function SizeVerdict(props: SizeVerdictProps) {
  const { code, choice } = props;
  if (!isClear(choice, code.design)) {
    return (choice.format !== 'png' || !choice.isByPixels) && <OneVerdict {...props} />;
  }
  return (
    <div className={styles.grounds}>
      {(['white', 'dark'] as const).map((ground) => (
        <FieldGroup key={ground} label={fileWords.onGround[ground]}>
          <OneVerdict {...props} ground={GROUNDS[ground]} cause={ground === 'dark' ? fileWords.notOnDark : undefined} />
        </FieldGroup>
      ))}
    </div>
  );
}

interface OneVerdictProps extends SizeVerdictProps {
  readonly ground?: Paint;
  readonly cause?: string;
}

function OneVerdict({ code: { made, design }, choice, drawing, ground, cause }: OneVerdictProps) {
  const mm = judgedWidth(made.code.size, choice);
  const print = useMemo(
    () => drawing?.code && printOf(ground ? onGround(drawing, ground) : drawing, made, mm),
    [drawing, ground, made, mm],
  );
  return <PrintVerdict {...usePrintVerdict(print ?? null)} content={contentVerdict(design)} cause={cause} />;
}

/** Null for a PNG, and for a code without an image, with a vector, or with a woven image, which consists of modules. */
function imageNote(format: FileChoice['format'], design: QrDesign, drawing: Drawing): string | null {
  if (format === 'png' || weaveOf(design)) return null;
  const image = imageIn(drawing.layers);
  return image && !image.vector
    ? fileWords.imageInside({ width: image.pixels.width, height: image.pixels.height })
    : null;
}

function imageIn(layers: readonly Layer[]): UploadedImage | null {
  for (const layer of layers) {
    if (layer.kind === 'image') return layer.image;
    const inner = layer.kind === 'group' ? imageIn(layer.layers) : null;
    if (inner) return inner;
  }
  return null;
}
