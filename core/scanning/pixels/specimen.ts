import type { QrDesign } from '#design';
import { type Drawing, gridSize, type ModuleGrid, rasterize } from '#drawing';
import { isDark, type QrCode } from '#engine';
import { type MadeCode, makeCode } from '#making';
import { cutPixels, type Pixels, type UploadedImage } from '#raster';
import { sampleLuma } from './read-modules.ts';

/** A picture, the code that it should show, and where that code's modules lie. */
export interface CodePicture {
  readonly code: QrCode;
  readonly picture: Pixels;
  readonly grid: ModuleGrid;
}

/** The subject of a judgment: a picture of a code that should encode `text`. */
export interface Specimen extends CodePicture {
  readonly text: string;
  /** The whole finished page around the code. Absent if the picture shows all of it. */
  readonly page?: Pixels;
  /** The code as this site made it; absent for a picture from elsewhere. */
  readonly made?: MadeCode;
}

/**
 * `before`, made with the same image, saves work. The judging worker weaves again here, because sending the woven
 * pixels would cost more. Throws the engine's `EncodeError` and the drawing's `ColorError`.
 */
export function specimenOf(design: QrDesign, image: UploadedImage | null, before?: MadeCode): Specimen {
  const made = makeCode(design, image, before && { made: before, image });
  return specimenIn(made.drawing, made);
}

/** Draws a made code's page as a specimen, with `page` if it is larger. Throws a `RangeError` without a code. */
export function specimenIn(drawing: Drawing, made: MadeCode): Specimen {
  if (!drawing.code) throw new RangeError('The page has no code');
  const { grid, x, y } = drawing.code;
  const { text, code } = made;
  const page = rasterize(drawing);
  const size = gridSize(grid);
  if (page.width === size && page.height === size) return { text, code, picture: page, grid, made };
  return { text, code, picture: cutPixels(page, { x, y, width: size, height: size }), page, grid, made };
}

/** The standard's quiet zone, in modules (ISO/IEC 18004:2015, 9.1). */
const QUIET_ZONE = 4;

/** Share of the modules of a ring around the code that may be dark: noise, and the edge of the paper. */
const STRAY_SHARE = 0.02;

/** Whole modules without marks on all four sides, 0 to 4, as far as the grid goes. `isInverted`: light on dark. */
export function measureMargin({ code, picture, grid }: CodePicture, isInverted: boolean): number {
  const { width, luma } = sampleLuma(picture, grid, { x: 0, y: 0 });
  const tones: Record<'dark' | 'light', number[]> = { dark: [], light: [] };
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const own = luma[(y + grid.margin) * width + x + grid.margin];
      tones[isDark(code, x, y) ? 'dark' : 'light'].push(own);
    }
  }
  const middle = (median(tones.dark) + median(tones.light)) / 2;
  const isMark = (index: number): boolean => luma[index] < middle !== isInverted;
  for (let margin = 0; margin < Math.min(grid.margin, QUIET_ZONE); margin++) {
    const near = grid.margin - margin - 1;
    const far = grid.margin + code.size + margin;
    let marks = 0;
    for (let k = near; k <= far; k++) {
      for (const index of [near * width + k, far * width + k, k * width + near, k * width + far]) {
        if (isMark(index)) marks++;
      }
    }
    if (marks > STRAY_SHARE * 4 * (far - near + 1)) return margin;
  }
  return Math.min(grid.margin, QUIET_ZONE);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
