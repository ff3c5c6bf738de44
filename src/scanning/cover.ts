import { DEFAULT_STYLE, flatten, luma, parseColor, type QrDesign, type Rgba } from '#design';
import { drawQrCode, type Pixels, rasterize } from '#drawing';
import { encode, isDark, type QrCode } from '#engine';
import { lumaAt, samplePoints, sampleWeight } from './read-modules.ts';

/** Modules that a centred image and its white box touch, at one size of code, and how each of them would read. */
export interface CoveredModules {
  /** Indexes `y * size + x`, ascending. */
  readonly modules: Int32Array;
  /** For each of `modules`: 1 when it is misread, or not surely read, should it be dark. */
  readonly isLostIfDark: Uint8Array;
  /** The same, should it be light. */
  readonly isLostIfLight: Uint8Array;
}

/** The image on its box as drawn, clear around; what lies under it can no longer be seen. */
export type Cover = Pixels;

/** Luma of the modules around the cover. */
export interface Ink {
  readonly dark: number;
  readonly light: number;
}

/** Readers differ on a luma this near to the middle between dark and light, as a share of their difference. */
const UNSURE_SHARE = 0.15;

/** An image with more than this many pixels across for one pixel of the picture is thinned out: its average stays much the same. */
const PIXELS_TO_AVERAGE = 2;

/** The image and its box as `drawQrCode` places them, whatever the code. */
export function renderCover(design: QrDesign, picture: Pixels): Cover {
  const image = { width: picture.width, height: picture.height, href: '' };
  const anyCode = encode('0', { level: 'L', mask: 0 });
  const { size, layers } = drawQrCode(anyCode, { ...design, qrType: 'custom', style: DEFAULT_STYLE }, { image });
  const longest = (size * design.imageSize) / 100;
  const step = Math.floor(Math.max(picture.width, picture.height) / longest / PIXELS_TO_AVERAGE);
  const thinned = step > 1 ? thinOut(picture, step) : picture;
  return rasterize({ size, layers: layers.slice(-2) }, () => thinned);
}

/** Every `step`-th pixel of every `step`-th row. */
function thinOut(picture: Pixels, step: number): Pixels {
  const width = Math.max(1, Math.floor(picture.width / step));
  const height = Math.max(1, Math.floor(picture.height / step));
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const to = new Uint32Array(width * height);
  const middle = step >> 1;
  for (let y = 0; y < height; y++) {
    const row = Math.min(picture.height - 1, y * step + middle) * picture.width;
    for (let x = 0; x < width; x++) to[y * width + x] = from[row + Math.min(picture.width - 1, x * step + middle)];
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
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

/** How the modules of a code of `size` modules read under the cover. */
export function readCovered(cover: Cover, size: number, ink: Ink): CoveredModules {
  const cells = size + 2;
  const points = samplePoints(cover.width, cells);
  const threshold = (ink.dark + ink.light) / 2;
  const margin = UNSURE_SHARE * Math.abs(ink.dark - ink.light);
  const sign = ink.dark <= ink.light ? 1 : -1;
  const modules: number[] = [];
  const isLostIfDark: number[] = [];
  const isLostIfLight: number[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let seen = 0;
      let weight = 0;
      for (let j = 0; j < 3; j++) {
        const row = points[3 * (y + 1) + j] * cover.width;
        for (let i = 0; i < 3; i++) {
          const index = 4 * (row + points[3 * (x + 1) + i]);
          if (cover.data[index + 3] === 0) continue;
          seen += sampleWeight(i, j) * lumaAt(cover.data, index);
          weight += sampleWeight(i, j);
        }
      }
      if (weight === 0) continue;
      modules.push(y * size + x);
      isLostIfDark.push(sign * (threshold - seen - (1 - weight) * ink.dark) < margin ? 1 : 0);
      isLostIfLight.push(sign * (seen + (1 - weight) * ink.light - threshold) < margin ? 1 : 0);
    }
  }
  return {
    modules: Int32Array.from(modules),
    isLostIfDark: Uint8Array.from(isLostIfDark),
    isLostIfLight: Uint8Array.from(isLostIfLight),
  };
}

/** Indexes of the covered modules that this code loses. */
export function lostModules(code: QrCode, covered: CoveredModules): number[] {
  const lost: number[] = [];
  for (const [k, index] of covered.modules.entries()) {
    const x = index % code.size;
    const flags = isDark(code, x, (index - x) / code.size) ? covered.isLostIfDark : covered.isLostIfLight;
    if (flags[k]) lost.push(index);
  }
  return lost;
}

function lumaOf(color: Rgba): number {
  return luma(flatten(color));
}
