import { DEFAULT_STYLE, flatten, luma, parseColor, type QrDesign } from '#design';
import {
  clearedModules,
  drawImage,
  gridSize,
  type ModuleGrid,
  type ModuleRange,
  PICTURE_SIZE,
  rasterize,
} from '#drawing';
import { blockLayout, isDark, moduleCodewords, type QrCode } from '#engine';
import { type GrayPicture, lumaAt, type Pixels, toGray, type UploadedImage } from '#raster';
import { pointWeight, readingPoints } from './sampling.ts';

/** Lumas, 0 to 255. */
export interface ModuleTones {
  readonly dark: number;
  readonly light: number;
}

/** With a gradient, the dark modules have the mean luma of its two colors, and the light modules are white. */
export function moduleTones({ style }: QrDesign): ModuleTones {
  const lumaOfField = (field: 'foregroundColor' | 'backgroundColor' | 'gradientColor1' | 'gradientColor2'): number =>
    luma(flatten(parseColor(style[field]) ?? parseColor(DEFAULT_STYLE[field])!));
  return style.gradientType
    ? { dark: (lumaOfField('gradientColor1') + lumaOfField('gradientColor2')) / 2, light: 255 }
    : { dark: lumaOfField('foregroundColor'), light: lumaOfField('backgroundColor') };
}

/** The image on its box, placed as in the picture of 400 × 400 pixels. Around the box, pixels are transparent. */
export interface Cover {
  readonly pixels: Pixels;
  readonly luma: Float32Array;
  /** Distance of the centered box from the left and right edges of the picture, in pixels. */
  readonly marginX: number;
  readonly marginY: number;
}

const WHITE = 255;

/** A cover does not depend on the text, so it stays the same while the visitor types. */
const lastCovers = new WeakMap<Pixels, Pick<QrDesign, 'imageSize' | 'imageBox'> & { readonly cover: Cover }>();

/** Returns the image and its box where `drawQrCode` places them, which is the same for every code. */
export function renderCover(design: QrDesign, image: UploadedImage): Cover {
  const { imageSize, imageBox } = design;
  const last = lastCovers.get(image.pixels);
  if (last?.imageSize === imageSize && last.imageBox === imageBox) return last.cover;
  const cover = placeCover(design, image);
  lastCovers.set(image.pixels, { imageSize, imageBox, cover });
  return cover;
}

function placeCover(design: QrDesign, image: UploadedImage): Cover {
  const size = PICTURE_SIZE;
  const pixels = rasterize({ width: size, height: size, layers: drawImage(image, design, { start: 0, size }, true) });
  const isCovered = (pixel: number): boolean => pixels.data[4 * pixel + 3] > 0;
  const middle = size >> 1;
  let marginX = 0;
  let marginY = 0;
  while (!isCovered(middle * size + marginX)) marginX++;
  while (!isCovered(marginY * size + middle)) marginY++;
  return { pixels, luma: toGray(pixels, WHITE).luma, marginX, marginY };
}

function clearedUnder({ marginX, marginY, pixels: { width, height } }: Cover, modules: number): ModuleRange {
  return clearedModules({ x: marginX, y: marginY, width: width - 2 * marginX, height: height - 2 * marginY }, modules);
}

export function drawUnderCover(
  code: QrCode,
  cover: Cover,
  { dark, light }: ModuleTones,
  grid: ModuleGrid,
): GrayPicture {
  const size = gridSize(grid);
  const luma = new Float32Array(size * size).fill(light);
  const { edges, margin } = grid;
  const cleared = clearedUnder(cover, code.size);
  for (let y = 0; y < code.size; y++) {
    const [top, bottom] = [edges[y + margin] * size, edges[y + margin + 1] * size];
    for (let x = 0; x < code.size; x++) {
      const isLeftOut = isWithin(cleared, x, y);
      if (isDark(code, x, y) && !isLeftOut) luma.fill(dark, top + edges[x + margin], top + edges[x + margin + 1]);
    }
    for (let row = top + size; row < bottom; row += size) luma.copyWithin(row, top, top + size);
  }
  for (let y = cover.marginY; y < size - cover.marginY; y++) {
    const row = cover.luma.subarray(y * size + cover.marginX, (y + 1) * size - cover.marginX);
    luma.set(row, y * size + cover.marginX);
  }
  return { width: size, height: size, luma };
}

function isWithin({ left, top, right, bottom }: ModuleRange, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** Whether the box touches the alignment pattern, 5 × 5 modules, with module `x`, `y` in its middle. */
export function isUnderCover(cover: Cover, { modules }: ModuleGrid, x: number, y: number): boolean {
  const { left, top, right, bottom } = clearedUnder(cover, modules);
  return x + 2 >= left && x - 2 < right && y + 2 >= top && y - 2 < bottom;
}

/** How the modules under a cover would be read. Modules that belong to no codeword are left out. */
export interface CoveredModules {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Codeword and block of each module, as in `moduleCodewords`. */
  readonly codeword: readonly number[];
  readonly block: readonly number[];
  /** Whether each module would be misread or uncertain if it were dark. */
  readonly isLostIfDark: readonly boolean[];
  readonly isLostIfLight: readonly boolean[];
}

/** A module is uncertain if its luma is this near to the midpoint of dark and light, as a share of their difference. */
const UNSURE_SHARE = 0.15;

export function readCovered(
  cover: Cover,
  { version, level }: Pick<QrCode, 'version' | 'level'>,
  grid: ModuleGrid,
  tones: ModuleTones,
): CoveredModules {
  const { width, data } = cover.pixels;
  const { modules: size, margin } = grid;
  const cleared = clearedUnder(cover, size);
  const points = readingPoints(grid);
  const map = moduleCodewords(version, level);
  const threshold = (tones.dark + tones.light) / 2;
  const doubt = UNSURE_SHARE * Math.abs(tones.dark - tones.light);
  const sign = tones.dark <= tones.light ? 1 : -1;
  const x: number[] = [];
  const y: number[] = [];
  const codeword: number[] = [];
  const block: number[] = [];
  const isLostIfDark: boolean[] = [];
  const isLostIfLight: boolean[] = [];
  for (let row = cleared.top; row < cleared.bottom; row++) {
    for (let column = cleared.left; column < cleared.right; column++) {
      const index = row * size + column;
      if (map.codeword[index] < 0) continue;
      let seen = 0;
      let weight = 0;
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 3; i++) {
          const pixel = 4 * (points[3 * (row + margin) + j] * width + points[3 * (column + margin) + i]);
          if (data[pixel + 3] === 0) continue;
          seen += pointWeight(i, j) * lumaAt(data, pixel);
          weight += pointWeight(i, j);
        }
      }
      // Beside the box, the module is left out, so its place has the light tone.
      const value = seen + (1 - weight) * tones.light;
      x.push(column);
      y.push(row);
      codeword.push(map.codeword[index]);
      block.push(map.block[index]);
      isLostIfDark.push(sign * (threshold - value) < doubt);
      isLostIfLight.push(sign * (value - threshold) < doubt);
    }
  }
  return { x, y, codeword, block, isLostIfDark, isLostIfLight };
}

export function lostCodewords(code: QrCode, covered: CoveredModules): number[] {
  const lost = blockLayout(code.version, code.level).map(() => 0);
  const isLost: boolean[] = [];
  for (let k = 0; k < covered.x.length; k++) {
    const flags = isDark(code, covered.x[k], covered.y[k]) ? covered.isLostIfDark : covered.isLostIfLight;
    const codeword = covered.codeword[k];
    if (!flags[k] || isLost[codeword]) continue;
    isLost[codeword] = true;
    lost[covered.block[k]]++;
  }
  return lost;
}
