import { useEffect, useState } from 'react';
import { type FileChoice, type FileFormat, imageOf, type QrDesign, weaveOf } from '#design';
import {
  addressImages,
  type Drawing,
  gridSize,
  type ModuleGrid,
  moduleGrid,
  type Paint,
  pixelGrid,
  placeDrawing,
} from '#drawing';
import { inBlackInk } from '#drawing/files';
import type { Lettering } from '#lettering';
import {
  canBeClear,
  type DrawnPage,
  drawClearPage,
  drawPage,
  type FileOrder,
  gridOfFile,
  hasWords,
  nearestPixelSize,
  type PageTrouble,
  prepareWords,
  printWidth,
  redraw,
  writeFile,
} from '#making';
import { codeName, fileNameOf, pixelFacts, wantedPixels } from '#ui';
import { fileWords } from '#words/files';
import { LoadFailure, type Remade, siteLettering, uploads, weaveDrawing } from '#workbench';
import { type FileWatch, writePngApart } from './write-png-apart.ts';

const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

/**
 * Makes the file of a code in the chosen format and size. PNG files are written in a worker. `carried` is the design to
 * embed, null for none. `date` is the creation date of a PDF. Rejects with a `LoadFailure` if the fonts of the caption
 * cannot be loaded. If `watch.signal` aborts, a request for a PNG file rejects with the signal's reason. The signal has
 * no effect on other files.
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
  const sharp = await withSharpImage(code, imageSide(code, order));
  const { drawing } = await drawWhole(sharp, gridOfFile(qrCode.size, order), printWidth(qrCode.size, order), choice);
  const bytes = await (order.format === 'png'
    ? writePngApart(drawing, text, order, watch)
    : writeFile(drawing, text, order));
  return new Blob([bytes], { type: MEDIA_TYPE[choice.format] });
}

/** The resolution, in dots per inch, at which printers draw an image. */
const PRINT_DENSITY = 600;

/** Returns the width in pixels that the image of a code needs in its file. An SVG contains its vector. */
function imageSide({ made, design }: Remade, order: FileOrder): number {
  if (order.format === 'svg') return 0;
  const { size } = made.code;
  const side =
    order.format === 'png' ? nearestPixelSize(size, order.margin, order.size).side : (order.mm / 25.4) * PRINT_DENSITY;
  return design.imagePosition === 'full' ? side : (side * design.imageSize) / 100;
}

/** An image that is woven into the code stays as it is: the code was made for its pixels. */
async function withSharpImage(code: Remade, side: number): Promise<Remade> {
  const { design, image } = code;
  const source = imageOf(design);
  if (!image || source === undefined || weaveOf(design)) return code;
  return { ...code, image: await (await uploads.load()).sharpImage(source, image, side) };
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

/** Returns the width in millimeters at which a file is judged; that of a picture in pixels is at 300 per inch. */
export function judgedWidth(modules: number, choice: FileChoice): number {
  return printWidth(modules, orderOf('', choice, null, new Date(0)));
}

/** Pixels per side of a woven code, with its margin, on the page that `drawSpecimen` draws. */
const SPECIMEN_PIXELS = 480;

/** Rejects with a `LoadFailure` if the fonts of the caption cannot be loaded. */
async function drawSpecimen(code: Remade, choice: FileChoice): Promise<DrawnPage> {
  const { size } = code.made.code;
  const isWoven = weaveOf(code.design) !== undefined;
  const { margin } = choice;
  const grid = isWoven ? pixelGrid(size, SPECIMEN_PIXELS, margin) : moduleGrid(size, margin);
  const order = orderOf(code.made.text, choice, null, new Date(0));
  const page = await drawWhole(await withSharpImage(code, 0), grid, printWidth(size, order), choice);
  return { ...page, drawing: await addressImages(inItsInk(page.drawing, choice)) };
}

/** Draws a code that is `mm` millimeters wide, with its caption and frame, and with its background unless it is clear. */
async function drawWhole(code: Remade, grid: ModuleGrid, mm: number, choice: FileChoice): Promise<DrawnPage> {
  const { design, made } = code;
  const lettering = hasWords(design) ? await siteLettering.load() : undefined;
  if (lettering) await prepareFonts(lettering, design, made.text);
  const drawing = await draw(code, grid);
  const source = { drawing, text: made.text, mm, lettering };
  return isClear(choice, design) ? drawClearPage(source, design) : drawPage(source, design);
}

export function isClear(choice: FileChoice, design: QrDesign): boolean {
  return choice.isClear && canBeClear(choice.format, design);
}

/** Returns a page in the middle of a larger surface. */
export function onGround(page: Drawing, ground: Paint): Drawing {
  const { width, height, code } = page;
  return {
    ...{ width: 3 * width, height: 3 * height, background: ground },
    layers: [placeDrawing(page, { x: width, y: height, scale: 1 })],
    ...(code && { code: { ...code, x: width + code.x, y: height + code.y } }),
  };
}

async function prepareFonts(lettering: Lettering, design: QrDesign, text: string): Promise<void> {
  try {
    await prepareWords(lettering, design, text);
  } catch (cause) {
    throw new LoadFailure('Not loaded', { cause });
  }
}

async function draw({ made, design, image }: Remade, grid: ModuleGrid): Promise<Drawing> {
  return image && weaveOf(design) ? weaveDrawing(design, image, grid) : redraw(made, design, image, grid);
}

function inItsInk(drawing: Drawing, { format, isBlackOnly }: FileChoice): Drawing {
  return format === 'pdf' && isBlackOnly ? inBlackInk(drawing) : drawing;
}

export function fileName({ made }: Remade, choice: FileChoice): string {
  const { format, isByPixels, mm } = choice;
  const size = format === 'png' && isByPixels ? `${pixelFacts(made.code.size, choice).side}px` : `${mm}mm`;
  return `quietzone-${fileNameOf(made.text)}-${size}.${format}`;
}

/**
 * Returns the size of a file's page, for the line below the page's picture. It is the width of the code, which has
 * `modules` modules per side, or the width and height of the page if a caption or a frame makes the page larger than
 * the code.
 */
export function pageSizeText(
  modules: number,
  choice: FileChoice,
  drawing: PageDrawing | null,
): { readonly text: string; readonly isLarger: boolean } {
  const isPixels = choice.format === 'png' && choice.isByPixels;
  const side = isPixels ? pixelFacts(modules, choice).side : choice.mm;
  const larger = largerPage(side, drawing);
  if (!larger) return { text: isPixels ? fileWords.widthPx(side) : fileWords.widthMm(side), isLarger: false };
  const [width, height] = larger;
  return { text: isPixels ? fileWords.pagePx(width, height) : fileWords.pageMm(width, height), isLarger: true };
}

/** Returns the words beside *Print at actual size*. They tell the size of a page whose code is `mm` wide. */
export function printNoteText(mm: number, drawing: PageDrawing | null): string {
  const larger = largerPage(mm, drawing);
  return larger ? fileWords.printNotePage(...larger) : fileWords.printNote(mm);
}

type PageDrawing = Pick<Drawing, 'width' | 'height' | 'code'>;

/** Null if the page is no larger than the code, which is `side` wide with its margin. */
function largerPage(side: number, drawing: PageDrawing | null): readonly [width: number, height: number] | null {
  const own = drawing?.code ? gridSize(drawing.code.grid) : 0;
  if (!drawing || own === 0 || (drawing.width === own && drawing.height === own)) return null;
  return [(drawing.width * side) / own, (drawing.height * side) / own];
}

export interface SpecimenState {
  /** The latest drawing; null until the first one is ready. */
  readonly drawing: Drawing | null;
  /** The parts of the caption that are not printed as requested. */
  readonly troubles: readonly PageTrouble[];
  /** Whether the fonts of the caption could not be loaded. */
  readonly isWithoutFonts: boolean;
}

const NOTHING_DRAWN: SpecimenState = { drawing: null, troubles: [], isWithoutFonts: false };

export function useSpecimen(code: Remade, choice: FileChoice): SpecimenState {
  const [specimen, setSpecimen] = useState(NOTHING_DRAWN);
  useEffect(() => {
    let isCurrent = true;
    drawSpecimen(code, choice).then(
      (drawn) => {
        if (isCurrent) setSpecimen({ ...drawn, isWithoutFonts: false });
      },
      (error: unknown) => {
        console.error('The file cannot be shown beforehand', error);
        if (isCurrent)
          setSpecimen((before) => ({ ...before, troubles: [], isWithoutFonts: error instanceof LoadFailure }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, choice]);
  return specimen;
}
