import { cropBox, type WeaveCrop } from '#design';
import { flattenOn, type Pixels, resample, toGray } from '#raster';
import { boxBlur } from './planes.ts';
import { TONES } from './recipe.ts';

export interface Tones {
  readonly size: number;
  /** The luma with its range stretched and its local contrast raised; about 0 to 255. */
  readonly tone: Float32Array;
}

const WHITE = 255;

/** Returns the cropped part of an image, scaled to `size × size` pixels, on white. */
export function cutSquare(image: Pixels, crop: WeaveCrop, size: number): Pixels {
  const { x, y, side } = cropBox(image, crop);
  return flattenOn(resample(image, { x, y, width: side, height: side }, size, size), WHITE);
}

/** The square is opaque, and `modules` modules wide. */
export function readTones(square: Pixels, modules: number): Tones {
  const size = square.width;
  const { luma } = toGray(square, 0);
  const stretched = stretchRange(luma);
  const radiusOf = (radius: number): number => Math.max(1, Math.round((radius * size) / modules));
  const wide = boxBlur(stretched, size, radiusOf(TONES.wideRadius), TONES.widePasses);
  const fine = boxBlur(stretched, size, radiusOf(TONES.fineRadius), TONES.finePasses);
  const tone = stretched.map(
    (value, i) => value + TONES.localContrast * (fine[i] - wide[i]) + TONES.sharpness * (value - fine[i]),
  );
  return { size, tone };
}

/** Returns the mean of each module. `edges` are the pixel columns (and rows) at which modules begin. */
export function meansByModule(plane: Float32Array, edges: readonly number[]): Float32Array {
  const modules = edges.length - 1;
  const size = edges[modules];
  const means = new Float32Array(modules * modules);
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      const [left, right, top, bottom] = [edges[column], edges[column + 1], edges[row], edges[row + 1]];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += plane[y * size + x];
      means[row * modules + column] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}

function stretchRange(luma: Float32Array): Float32Array {
  const [lowest, highest] = rangeOf(luma);
  const low = TONES.stretch * lowest;
  const high = 255 - TONES.stretch * (255 - highest);
  return luma.map((value) => Math.min(255, Math.max(0, ((value - low) * 255) / (high - low))));
}

/** Ignores the darkest and the lightest pixels (`TONES.clipped`). */
function rangeOf(luma: Float32Array): [number, number] {
  const counts = new Uint32Array(256);
  for (const value of luma) counts[Math.round(value)]++;
  const clipped = TONES.clipped * luma.length;
  const darker = (from: number, step: number): number => {
    let level = from;
    for (let passed = counts[level]; passed <= clipped; passed += counts[level]) level += step;
    return level;
  };
  return [darker(0, 1), darker(255, -1)];
}

export function smoothstep(x: number): number {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
}
