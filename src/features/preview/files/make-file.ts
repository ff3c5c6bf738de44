import { PDF_DESIGN_NAME, packDesign, putIntoPng, writeForSvg } from '#carrying';
import { hideSecrets } from '#content';
import { type QrDesign, weaveOf } from '#design';
import { addressImages, type Drawing, type ModuleGrid, moduleGrid, pixelGrid } from '#drawing';
import { type FileFacts, inBlackInk, writePdf, writeSvg } from '#drawing/files';
import { redraw } from '#making';
import type { FileChoice, FileFormat } from '#storage';
import { codeName, fileNameOf } from '#ui';
import { fileWords } from '#words/files';
import { weaveDrawing } from '#workbench';
import type { FileWatch } from './file-watch.ts';
import { pixelFacts } from './print-size.ts';
import type { Remade } from './remake.ts';
import { writePngApart } from './write-png-apart.ts';

const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

/**
 * The file of a code in the chosen format and size; `carried` is the design that it carries, null for none. Rejects with the signal's
 * reason once it is aborted.
 */
export async function makeFile(
  code: Remade,
  choice: FileChoice,
  carried: QrDesign | null,
  watch: FileWatch,
): Promise<Blob> {
  const packed = carried && (await packDesign(carried));
  return new Blob([await writeFile(code, choice, packed, watch)], { type: MEDIA_TYPE[choice.format] });
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

async function writeFile(
  code: Remade,
  choice: FileChoice,
  packed: Uint8Array<ArrayBuffer> | null,
  watch: FileWatch,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { size } = code.made.code;
  const { format, mm, margin, isBlackOnly } = choice;
  switch (format) {
    case 'svg': {
      const metadata = packed ? { metadata: writeForSvg(packed) } : {};
      return writeSvg(await draw(code, moduleGrid(size, margin)), { mm, ...factsOf(code), ...metadata });
    }
    case 'pdf': {
      const ink = isBlackOnly ? 'black' : 'rgb';
      const attachment = packed && { name: PDF_DESIGN_NAME, type: 'application/json', deflated: packed };
      const facts = { ...factsOf(code), ink, date: new Date(), ...(attachment && { attachment }) } as const;
      return writePdf([{ drawing: await draw(code, moduleGrid(size, margin)), mm }], facts);
    }
    case 'png': {
      const { side, dpi } = pixelFacts(size, choice);
      const drawing = await draw(code, pixelGrid(size, side, margin));
      const file = await writePngApart(drawing, dpi === null ? null : side / (mm / 1000), watch);
      return packed ? putIntoPng(file, packed) : file;
    }
  }
}

function factsOf({ made: { text } }: Remade): FileFacts {
  return { title: fileWords.title(codeName(text)), description: hideSecrets(text) };
}
