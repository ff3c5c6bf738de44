import { type Drawing, gridSize } from '#drawing';
import type { FileChoice } from '#storage';
import { pixelFacts } from '#ui';
import { fileWords } from '#words/files';

/**
 * Returns the size of a page as it is written below its specimen: the width of a code of `modules` along its side alone, or the width and
 * the height of a page that a caption or a frame makes larger.
 */
export function pageSizeText(
  modules: number,
  choice: FileChoice,
  drawing: Pick<Drawing, 'width' | 'height' | 'code'> | null,
): { readonly text: string; readonly isLarger: boolean } {
  const isPixels = choice.format === 'png' && choice.isByPixels;
  const side = isPixels ? pixelFacts(modules, choice).side : choice.mm;
  const own = drawing?.code ? gridSize(drawing.code.grid) : 0;
  if (!drawing || own === 0 || (drawing.width === own && drawing.height === own)) {
    return { text: isPixels ? fileWords.widthPx(side) : fileWords.widthMm(side), isLarger: false };
  }
  const [width, height] = [drawing.width, drawing.height].map((length) => (length * side) / own);
  return { text: isPixels ? fileWords.pagePx(width, height) : fileWords.pageMm(width, height), isLarger: true };
}
