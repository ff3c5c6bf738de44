import { type QrDesign, weaveOf } from '#design';
import { addressImages, type Drawing, type ModuleGrid, moduleGrid, pixelGrid } from '#drawing';
import { inBlackInk } from '#drawing/files';
import { type FileOrder, gridOfFile, redraw, writeFile } from '#making';
import type { FileChoice, FileFormat } from '#storage';
import { codeName, fileNameOf, pixelFacts, wantedPixels } from '#ui';
import { fileWords } from '#words/files';
import { type Remade, weaveDrawing } from '#workbench';
import type { FileWatch } from './file-watch.ts';
import { writePngApart } from './write-png-apart.ts';

const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

/**
 * Has the file of a code made in the chosen format and size, without holding up the page; `carried` is the design that it carries, null
 * for none. A PDF says that it was made at `date`. Rejects with the signal's reason once it is aborted.
 */
export async function requestFile(
  code: Remade,
  choice: FileChoice,
  carried: QrDesign | null,
  watch: FileWatch,
  date: Date = new Date(),
): Promise<Blob> {
  const { text, code: qrCode } = code.made;
  const order = orderOf(text, choice, carried, date);
  const drawing = await draw(code, gridOfFile(qrCode.size, order));
  const bytes = await (order.format === 'png'
    ? writePngApart(drawing, text, order, watch)
    : writeFile(drawing, text, order));
  return new Blob([bytes], { type: MEDIA_TYPE[choice.format] });
}

function orderOf(text: string, choice: FileChoice, carried: QrDesign | null, date: Date): FileOrder {
  const { format, mm, margin, isBlackOnly } = choice;
  const order = { margin, title: fileWords.title(codeName(text)), carried };
  switch (format) {
    case 'svg':
      return { ...order, format, mm };
    case 'pdf':
      return { ...order, format, mm, ink: isBlackOnly ? 'black' : 'rgb', date };
    case 'png':
      return { ...order, format, size: wantedPixels(choice) };
  }
}

/** What of a choice is seen. */
export type Look = Pick<FileChoice, 'margin' | 'format' | 'isBlackOnly'>;

/** Width and height on the screen of what has no lines, and needs no more. */
const SPECIMEN_PIXELS = 480;

/** The drawing of a code as its file shows it, for a page. */
export async function drawSpecimen(code: Remade, look: Look): Promise<Drawing> {
  const { size } = code.made.code;
  const isWoven = weaveOf(code.design) !== undefined;
  const grid = isWoven ? pixelGrid(size, SPECIMEN_PIXELS, look.margin) : moduleGrid(size, look.margin);
  return addressImages(inItsInk(await draw(code, grid), look));
}

/** On a grid of any kind. Weaving takes too long for the page. */
async function draw({ made, design, image }: Remade, grid: ModuleGrid): Promise<Drawing> {
  return image && weaveOf(design) ? weaveDrawing(design, image, grid) : redraw(made, design, image, grid);
}

function inItsInk(drawing: Drawing, { format, isBlackOnly }: Look): Drawing {
  return format === 'pdf' && isBlackOnly ? inBlackInk(drawing) : drawing;
}

/** A name that says whose code it is and how large. */
export function fileName({ made }: Remade, choice: FileChoice): string {
  const { format, isByPixels, mm } = choice;
  const size = format === 'png' && isByPixels ? `${pixelFacts(made.code.size, choice).side}px` : `${mm}mm`;
  return `quietzone-${fileNameOf(made.text)}-${size}.${format}`;
}
