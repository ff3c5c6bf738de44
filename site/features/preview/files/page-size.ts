import { type Drawing, gridSize } from '#drawing';
import type { FileChoice } from '#storage';
import { pixelFacts } from '#ui';
import { fileWords } from '#words/files';

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

/**
 * Returns the width and height of a page whose code is `side` wide with its margin. Null if the page is no larger than
 * that code.
 */
function largerPage(side: number, drawing: PageDrawing | null): readonly [width: number, height: number] | null {
  const own = drawing?.code ? gridSize(drawing.code.grid) : 0;
  if (!drawing || own === 0 || (drawing.width === own && drawing.height === own)) return null;
  return [(drawing.width * side) / own, (drawing.height * side) / own];
}
