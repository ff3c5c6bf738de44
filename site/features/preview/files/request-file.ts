import { useEffect, useState } from 'react';
import type { KeptCode } from '#carrying';
import { type FileChoice, type FileFormat, imageOf, type QrDesign, weaveOf, withFilePart } from '#design';
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
  type DrawnPage,
  drawFilePage,
  type FileOrder,
  hasWords,
  makeFile,
  type PageTrouble,
  prepareWords,
  printWidth,
  redraw,
} from '#making';
import type { UploadedImage } from '#raster';
import { countDownload } from '#storage';
import { pixelFacts, saveBlob, wantedPixels } from '#ui';
import { aboutCode, fileNameOf } from '#words';
import { fileWords } from '#words/files';
import { LoadFailure, type Remade, remake, siteLettering, uploads, weaveDrawing } from '#workbench';
import { startPool } from '#workers';
import type { PngWork } from './png-worker.ts';

const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
};

export interface FileWatch {
  readonly signal: AbortSignal;
  /** Called with the share of the file that is written, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Milliseconds without a progress report until the worker counts as dead. Every band of the picture gives a report. */
const SILENCE = 60_000;

/** Milliseconds until an idle worker is ended. A worker that has written a large picture keeps a large heap. */
const IDLE = 10_000;

const writer = startPool<PngWork>({
  // biome-ignore lint/plugin: a name for the console
  name: 'PNG writer',
  makeWorker: () => new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' }),
  silence: SILENCE,
  idle: IDLE,
});

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
  const { text } = code.made;
  const { file } = await makeFile(code, orderOf(text, choice, carried, date), {
    lettering: await loadLettering(code),
    draw: (grid, imageSide) => draw(code, grid, imageSide),
    writePng: (drawing, order) => writer.ask('write', { drawing, text, order }, watch),
  });
  return new Blob([file], { type: MEDIA_TYPE[choice.format] });
}

/** With the fonts of the code's words, so that one that cannot be loaded is a `LoadFailure`. Null without words. */
async function loadLettering({ design, made }: Remade): Promise<Lettering | null> {
  if (!hasWords(design)) return null;
  const lettering = await siteLettering.load();
  try {
    await prepareWords(lettering, design, made.text);
  } catch (cause) {
    throw new LoadFailure('Not loaded', { cause });
  }
  return lettering;
}

/** Draws with the vector of an image that was an SVG. A woven image stays as it is: the code was made for its pixels. */
async function draw({ made, design, image }: Remade, grid: ModuleGrid, imageSide: number): Promise<Drawing> {
  const source = imageOf(design);
  if (!image || source === undefined) return redraw(made, design, image, grid);
  if (weaveOf(design)) return weaveDrawing(design, image, grid);
  const { sharpImage } = await uploads.load();
  return redraw(made, design, await sharpImage(source, image, imageSide), grid);
}

interface AgainOrder {
  readonly record: KeptCode;
  readonly image: UploadedImage | null;
  readonly design: QrDesign;
  readonly file: FileChoice;
  readonly isCarrying: boolean;
}

/** Saves the file of a finished code with the choices of last time. Rejects if it cannot be made. */
export async function saveAgain({ record, image, design, file, isCarrying }: AgainOrder): Promise<void> {
  const remade = await remake(record, image);
  const { caption, showAddress, frame } = design;
  const code = { ...remade, design: withFilePart(remade.design, { caption, showAddress, frame }) };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  saveBlob(await requestFile(code, file, isCarrying ? design : null, watch), fileName(code, file));
  countDownload();
}

function orderOf(text: string, choice: FileChoice, carried: QrDesign | null, date: Date): FileOrder {
  const { format, mm, margin, isBlackOnly, isClear } = choice;
  const order = { margin, ...aboutCode(text), carried, isClear };
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
  const { margin } = choice;
  const grid = weaveOf(code.design) ? pixelGrid(size, SPECIMEN_PIXELS, margin) : moduleGrid(size, margin);
  const tools = { lettering: await loadLettering(code), draw: (grid: ModuleGrid) => draw(code, grid, 0) };
  const page = await drawFilePage(code, orderOf(code.made.text, choice, null, new Date(0)), tools, grid);
  return { ...page, drawing: await addressImages(inItsInk(page.drawing, choice)) };
}

export function onGround(page: Drawing, ground: Paint): Drawing {
  const { width, height, code } = page;
  return {
    ...{ width: 3 * width, height: 3 * height, background: ground },
    layers: [placeDrawing(page, { x: width, y: height, scale: 1 })],
    ...(code && { code: { ...code, x: width + code.x, y: height + code.y } }),
  };
}

function inItsInk(drawing: Drawing, { format, isBlackOnly }: FileChoice): Drawing {
  return format === 'pdf' && isBlackOnly ? inBlackInk(drawing) : drawing;
}

export function fileName({ made }: Remade, choice: FileChoice): string {
  const { format, isByPixels, mm } = choice;
  const size = format === 'png' && isByPixels ? `${pixelFacts(made.code.size, choice).side}px` : `${mm}mm`;
  return `quietzone-${fileNameOf(made.text)}-${size}.${format}`;
}

/** The width of the code, or width and height of the page if a caption or a frame makes it larger. */
export function pageSizeText(
  modules: number,
  choice: FileChoice,
  drawing: PageDrawing | null,
): { readonly text: string; readonly isLarger: boolean } {
  const isPixels = choice.format === 'png' && choice.isByPixels;
  const side = isPixels ? pixelFacts(modules, choice).side : choice.mm;
  const larger = largerPage(side, drawing);
  if (!larger)
    return { text: isPixels ? fileWords.widthPx({ px: side }) : fileWords.widthMm({ mm: side }), isLarger: false };
  const [width, height] = larger;
  return { text: isPixels ? fileWords.pagePx({ width, height }) : fileWords.pageMm({ width, height }), isLarger: true };
}

/** Returns the words beside *Print at actual size*. They tell the size of a page whose code is `mm` wide. */
export function printNoteText(mm: number, drawing: PageDrawing | null): string {
  const larger = largerPage(mm, drawing);
  if (!larger) return fileWords.printNote({ mm });
  const [width, height] = larger;
  return fileWords.printNotePage({ width, height });
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
  readonly troubles: readonly PageTrouble[];
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
