import { type Drawing, moduleGrid, pixelGrid } from '#drawing';
import { type FileFacts, inBlackInk, writePdf, writeSvg } from '#drawing/files';
import { redraw } from '#making';
import type { FileChoice, FileFormat } from '#storage';
import { codeName, fileNameOf, publicText } from './code-name.ts';
import { pixelFacts } from './print-size.ts';
import type { Remade } from './remake.ts';
import { writePngApart } from './write-png-apart.ts';

const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

/** Who waits for a file: how far it is, 0 to 1, and a way to do without it. */
export interface FileWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** The file of a code in the chosen format and size. Rejects with the signal's reason once it is aborted. */
export async function makeFile(code: Remade, choice: FileChoice, watch: FileWatch): Promise<Blob> {
  return new Blob([await writeFile(code, choice, watch)], { type: MEDIA_TYPE[choice.format] });
}

/** The drawing of a code for vector files, as they show it. */
export function drawForPrint(
  { made, design, image }: Remade,
  { margin, format, isBlackOnly }: Pick<FileChoice, 'margin' | 'format' | 'isBlackOnly'>,
): Drawing {
  const drawing = redraw(made, design, image, moduleGrid(made.code.size, margin));
  return format === 'pdf' && isBlackOnly ? inBlackInk(drawing) : drawing;
}

/** A name that says whose code it is and how large. */
export function fileName({ made }: Remade, choice: FileChoice): string {
  const { format, isByPixels, mm } = choice;
  const size = format === 'png' && isByPixels ? `${pixelFacts(made.code.size, choice).side}px` : `${mm}mm`;
  return `quietzone-${fileNameOf(made.text)}-${size}.${format}`;
}

function writeFile(code: Remade, choice: FileChoice, watch: FileWatch): Promise<string | Uint8Array<ArrayBuffer>> {
  const { made, design, image } = code;
  const { format, mm, margin, isBlackOnly } = choice;
  switch (format) {
    case 'svg':
      return writeSvg(drawForPrint(code, choice), factsOf(code, mm));
    case 'pdf': {
      const facts = { ...factsOf(code, mm), ink: isBlackOnly ? 'black' : 'rgb', date: new Date() } as const;
      return writePdf(redraw(made, design, image, moduleGrid(made.code.size, margin)), facts);
    }
    case 'png': {
      const { side, dpi } = pixelFacts(made.code.size, choice);
      const drawing = redraw(made, design, image, pixelGrid(made.code.size, side, margin));
      return writePngApart(drawing, dpi === null ? null : side / (mm / 1000), watch);
    }
  }
}

function factsOf({ made: { text } }: Remade, mm: number): FileFacts {
  return { mm, title: `QR code for ${codeName(text)}`, description: publicText(text) };
}
