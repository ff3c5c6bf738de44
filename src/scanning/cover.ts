import { DEFAULT_STYLE, flatten, luma, parseColor, type QrDesign, type Rgba } from '#design';
import { drawQrCode, type Pixels, rasterize } from '#drawing';
import { blockLayout, encode, isDark, moduleCodewords, type QrCode } from '#engine';
import { lumaAt, samplePoints, sampleWeight } from './read-modules.ts';

/** The image on its box as drawn, clear around: what lies under it can no longer be seen. */
export interface Cover {
  readonly pixels: Pixels;
  /** The box lies in the middle: its left and right edges are this far from the picture's. */
  readonly marginX: number;
  readonly marginY: number;
}

/** Modules that carry a codeword and are touched by the cover, in one version of code, and how each of them would read. */
export interface CoveredModules {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** As in `moduleCodewords`. */
  readonly codeword: readonly number[];
  readonly block: readonly number[];
  /** Whether the module is misread, or not surely read, should it be dark. */
  readonly isLostIfDark: readonly boolean[];
  /** The same, should it be light. */
  readonly isLostIfLight: readonly boolean[];
}

/** Luma of the modules around the cover. */
export interface Ink {
  readonly dark: number;
  readonly light: number;
}

/** Readers differ on a luma this near to the middle between dark and light, as a share of their difference. */
const UNSURE_SHARE = 0.15;

/** So many pixels of the image, across one pixel of the picture, are averaged; of a larger image the others are left out. */
const PIXELS_TO_AVERAGE = 2;

/** The last cover of each picture: it stays the same while the visitor types, whatever the text. */
const lastCovers = new WeakMap<Pixels, { readonly imageSize: number; readonly cover: Cover }>();

/** The image and its box as `drawQrCode` places them, whatever the code. The same picture at the same size gives the same object. */
export function renderCover(design: QrDesign, picture: Pixels): Cover {
  const last = lastCovers.get(picture);
  if (last?.imageSize === design.imageSize) return last.cover;
  const cover = placeCover(design, picture);
  lastCovers.set(picture, { imageSize: design.imageSize, cover });
  return cover;
}

function placeCover(design: QrDesign, picture: Pixels): Cover {
  const image = { width: picture.width, height: picture.height, href: '' };
  const anyCode = encode('0', { level: 'L', mask: 0 });
  const { size, layers } = drawQrCode(anyCode, { ...design, qrType: 'custom', style: DEFAULT_STYLE }, { image });
  const longest = (size * design.imageSize) / 100;
  const step = Math.floor(Math.max(picture.width, picture.height) / longest / PIXELS_TO_AVERAGE);
  const thinned = step > 1 ? thinOut(picture, step) : picture;
  const pixels = rasterize({ size, layers: layers.slice(-2) }, () => thinned);
  const isCovered = (pixel: number): boolean => pixels.data[4 * pixel + 3] > 0;
  const middle = size >> 1;
  let marginX = 0;
  let marginY = 0;
  while (!isCovered(middle * size + marginX)) marginX++;
  while (!isCovered(marginY * size + middle)) marginY++;
  return { pixels, marginX, marginY };
}

/** Every `step`-th pixel of every `step`-th row. */
function thinOut(picture: Pixels, step: number): Pixels {
  const width = Math.max(1, Math.floor(picture.width / step));
  const height = Math.max(1, Math.floor(picture.height / step));
  const data = new Uint8ClampedArray(4 * width * height);
  const middle = step >> 1;
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.min(picture.height - 1, y * step + middle) * picture.width;
    for (let x = 0; x < width; x++, index += 4) {
      const from = 4 * (row + Math.min(picture.width - 1, x * step + middle));
      for (let channel = 0; channel < 4; channel++) data[index + channel] = picture.data[from + channel];
    }
  }
  return { width, height, data };
}

/** What the style's dark and light modules look like to a reader; a colour that cannot be read counts as the default one. */
export function inkOf(design: QrDesign): Ink {
  const { style } = design;
  const colorOf = (field: 'foregroundColor' | 'backgroundColor' | 'gradientColor1' | 'gradientColor2'): number =>
    lumaOf(parseColor(style[field]) ?? parseColor(DEFAULT_STYLE[field])!);
  return style.gradientType
    ? { dark: (colorOf('gradientColor1') + colorOf('gradientColor2')) / 2, light: 255 }
    : { dark: colorOf('foregroundColor'), light: colorOf('backgroundColor') };
}

/** The modules under the cover in a code of this version and level, and how they would read. */
export function readCovered(cover: Cover, version: number, level: QrCode['level'], ink: Ink): CoveredModules {
  const { width, height, data } = cover.pixels;
  const size = 17 + 4 * version;
  const columns = samplePoints(width, size + 2);
  const rows = samplePoints(height, size + 2);
  const map = moduleCodewords(version, level);
  const threshold = (ink.dark + ink.light) / 2;
  const margin = UNSURE_SHARE * Math.abs(ink.dark - ink.light);
  const sign = ink.dark <= ink.light ? 1 : -1;
  const x: number[] = [];
  const y: number[] = [];
  const codeword: number[] = [];
  const block: number[] = [];
  const isLostIfDark: boolean[] = [];
  const isLostIfLight: boolean[] = [];
  const isBeside = (points: Int32Array, module: number, length: number, edge: number): boolean =>
    points[3 * module + 5] < edge || points[3 * module + 3] >= length - edge;
  for (let row = 0; row < size; row++) {
    if (isBeside(rows, row, height, cover.marginY)) continue;
    for (let column = 0; column < size; column++) {
      const index = row * size + column;
      if (map.codeword[index] < 0 || isBeside(columns, column, width, cover.marginX)) continue;
      let seen = 0;
      let weight = 0;
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 3; i++) {
          const pixel = 4 * (rows[3 * (row + 1) + j] * width + columns[3 * (column + 1) + i]);
          if (data[pixel + 3] === 0) continue;
          seen += sampleWeight(i, j) * lumaAt(data, pixel);
          weight += sampleWeight(i, j);
        }
      }
      x.push(column);
      y.push(row);
      codeword.push(map.codeword[index]);
      block.push(map.block[index]);
      isLostIfDark.push(sign * (threshold - seen - (1 - weight) * ink.dark) < margin);
      isLostIfLight.push(sign * (seen + (1 - weight) * ink.light - threshold) < margin);
    }
  }
  return { x, y, codeword, block, isLostIfDark, isLostIfLight };
}

/** For each block of the code, how many of its codewords the cover takes. */
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

function lumaOf(color: Rgba): number {
  return luma(flatten(color));
}
