import { carryInPng, PDF_DESIGN_NAME, packDesign, writeForSvg } from '#carrying';
import { hideSecrets } from '#content';
import { type FileFormat, type QrDesign, weaveOf } from '#design';
import { type Drawing, gridSize, type ModuleGrid, moduleGrid, pixelGrid } from '#drawing';
import { type PdfInk, writePdf, writePng, writeSvg } from '#drawing/files';
import type { Lettering } from '#lettering';
import type { Deflate, UploadedImage } from '#raster';
import { type DrawnPage, drawPage } from './draw-page.ts';
import { redraw, type UndrawnCode } from './make-code.ts';
import { prepareWords } from './page-words.ts';

/** The options of a file: everything that decides its bytes, apart from the made code with its design and image. */
export type FileOrder = SvgOrder | PdfOrder | PngOrder;

interface AnyOrder {
  /** Modules of margin on each side of the code. */
  readonly margin: number;
  /** The title in the file's metadata. A PNG has none. */
  readonly title: string;
  /** What the code is for, as the description in an SVG or PDF; by default its text, with dots in place of secrets. */
  readonly description?: string;
  /** The design that is embedded in the file, so that it can be opened again; null for none. */
  readonly carried: QrDesign | null;
  /** Whether the page has no background, if it can be without (`canBeClear`). Default false. */
  readonly isClear?: boolean;
  /** Default: as the platform compresses. The embedded design always is. */
  readonly compress?: Deflate | undefined;
}

export interface SvgOrder extends AnyOrder {
  readonly format: 'svg';
  /** Width of the code with the margin, in millimeters. A caption and a frame make the page larger. */
  readonly mm: number;
}

export interface PdfOrder extends AnyOrder {
  readonly format: 'pdf';
  /** Width of the code with the margin, in millimeters. A caption and a frame make the page larger. */
  readonly mm: number;
  readonly ink: PdfInk;
  readonly date: Date;
}

export interface PngOrder extends AnyOrder {
  readonly format: 'png';
  /** Width of the code with the margin. */
  readonly size: WantedPixels;
}

export interface CodeOfDesign {
  readonly made: UndrawnCode;
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** How the page of a file is drawn, where that is not done by this folder alone. */
export interface PageTools {
  /** Lays out the design's caption and address. Default: neither is printed. */
  readonly lettering?: Lettering | null;
  /** Draws the code on a grid. Its image can show up to `imageSide` pixels a side, 0 if unknown. Default: `redraw`. */
  readonly draw?: (grid: ModuleGrid, imageSide: number) => Promise<Drawing>;
}

export interface FileTools extends PageTools {
  /** Writes a PNG elsewhere, as `writeFile` does. Default: `writeFile`. */
  readonly writePng?: (page: Drawing, order: PngOrder) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface MadeFile extends DrawnPage {
  readonly file: Uint8Array<ArrayBuffer>;
}

/**
 * Makes the file of a code, with the design's caption and frame. Every file of one code is made here. The same arguments
 * give the same bytes. Rejects if `redraw` throws, with the same error, and with the errors of `tools`, such as of fonts
 * that cannot be loaded.
 */
export async function makeFile(code: CodeOfDesign, order: FileOrder, tools: FileTools = {}): Promise<MadeFile> {
  const page = await drawFilePage(code, order, tools);
  const { writePng } = tools;
  const file = await (order.format === 'png' && writePng
    ? writePng(page.drawing, order)
    : writeFile(page.drawing, code.made.text, order));
  return { ...page, file };
}

/** Draws the page of a code's file, on the file's grid or on another one with the same margin. */
export async function drawFilePage(
  { made, design, image }: CodeOfDesign,
  order: FileOrder,
  { lettering, draw }: PageTools = {},
  grid = gridOfFile(made.code.size, order),
): Promise<DrawnPage> {
  const { text, code } = made;
  if (lettering) await prepareWords(lettering, design, text);
  const drawing = draw ? await draw(grid, imageSide(code.size, design, order)) : redraw(made, design, image, grid);
  const source = { drawing, text, mm: printWidth(code.size, order), isClear: isClear(order, design) };
  return drawPage({ ...source, ...(lettering && { lettering }) }, design);
}

/** Whether files of a design can be without its background: a PDF lies on paper, and a woven picture covers the page. */
export function canBeClear(format: FileFormat, design: QrDesign): boolean {
  return format !== 'pdf' && weaveOf(design) === undefined;
}

export function isClear(file: { readonly format: FileFormat; readonly isClear?: boolean }, design: QrDesign): boolean {
  return file.isClear === true && canBeClear(file.format, design);
}

/** The resolution, in dots per inch, at which printers draw an image. */
const PRINT_DENSITY = 600;

/** Returns the width in pixels that the image of a code needs in its file. An SVG contains its vector. */
function imageSide(modules: number, { imagePosition, imageSize }: QrDesign, order: FileOrder): number {
  if (order.format === 'svg') return 0;
  const side =
    order.format === 'png'
      ? nearestPixelSize(modules, order.margin, order.size).side
      : (order.mm / MM_PER_INCH) * PRINT_DENSITY;
  return imagePosition === 'full' ? side : (side * imageSize) / 100;
}

/** For a picture without a size in print. */
const SCREEN_DENSITY = 300;

/** Returns the width in millimeters of a code of `modules` a side with its margin. Type sizes depend on it. */
export function printWidth(modules: number, order: FileOrder): number {
  if (order.format !== 'png') return order.mm;
  if ('mm' in order.size) return order.size.mm;
  return (nearestPixelSize(modules, order.margin, order.size).side / SCREEN_DENSITY) * MM_PER_INCH;
}

/**
 * Returns the grid of a file's drawing, for a code of `modules` a side: in pixels for a PNG, otherwise in modules.
 */
export function gridOfFile(modules: number, order: FileOrder): ModuleGrid {
  const { margin } = order;
  if (order.format !== 'png') return moduleGrid(modules, margin);
  return pixelGrid(modules, nearestPixelSize(modules, margin, order.size).side, margin);
}

/**
 * Writes the file of a page: the second half of `makeFile`, for callers that draw elsewhere. The page must have been
 * drawn on the grid that `gridOfFile` returns for `order`. `text` is the text of the code. `onProgress` is called with the share of a PNG that is done, 0
 * to 1.
 */
export async function writeFile(
  drawing: Drawing,
  text: string,
  order: FileOrder,
  onProgress?: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { carried, compress } = order;
  const facts = { title: order.title, description: order.description ?? hideSecrets(text), compress };
  const codeWidth = drawing.code ? gridSize(drawing.code.grid) : drawing.width;
  const wider = drawing.width / codeWidth;
  switch (order.format) {
    case 'svg': {
      const metadata = carried ? { metadata: writeForSvg(await packDesign(carried)) } : {};
      return new TextEncoder().encode(await writeSvg(drawing, { ...facts, mm: order.mm * wider, ...metadata }));
    }
    case 'pdf': {
      const { mm, ink, date } = order;
      const attachment = carried && {
        ...{ name: PDF_DESIGN_NAME, type: 'application/json', deflated: await packDesign(carried) },
      };
      return writePdf([{ drawing, mm: mm * wider }], { ...facts, ink, date, ...(attachment && { attachment }) });
    }
    case 'png': {
      const pixelsPerMeter = 'mm' in order.size ? codeWidth / (order.size.mm / 1000) : null;
      const file = await writePng(drawing, pixelsPerMeter, { onProgress, compress });
      return carried ? carryInPng(file, carried) : file;
    }
  }
}

/** The requested size of a picture: its width in pixels, or its width in print and its pixels per inch. */
export type WantedPixels = { readonly pixels: number } | { readonly mm: number; readonly dpi: number };

/** A picture with whole pixels for each module. */
export interface PixelSize {
  /** Pixels per module. */
  readonly scale: number;
  /** Pixels per side of the picture. */
  readonly side: number;
  /** Pixels per inch in print; null if it has no size in print. */
  readonly dpi: number | null;
}

/** The most pixels that a picture may have per side. */
export const MOST_FILE_PIXELS = 10_000;

const MM_PER_INCH = 25.4;

/**
 * Returns the size with whole pixels per module that is nearest to the requested size; of two equally near sizes, the
 * larger. A code has `modules` modules per side. A module is at least one pixel wide, and a picture is at most
 * `MOST_FILE_PIXELS` pixels wide.
 */
export function nearestPixelSize(modules: number, margin: number, wanted: WantedPixels): PixelSize {
  const cells = modules + 2 * margin;
  const pixels = 'pixels' in wanted ? wanted.pixels : (wanted.mm / MM_PER_INCH) * wanted.dpi;
  const most = Math.floor(MOST_FILE_PIXELS / cells);
  const scale = Math.max(1, Math.min(Math.round(pixels / cells), most));
  const side = scale * cells;
  return { scale, side, dpi: 'pixels' in wanted ? null : (side * MM_PER_INCH) / wanted.mm };
}
