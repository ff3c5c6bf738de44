import { type GrayPicture, gaussianBlur, type PageLuma } from '#raster';

/** A shot: one simulated photograph. Its steps are applied in the order of these fields; an absent step is skipped. */
export interface Shot {
  readonly page: PageLuma;
  /** Page shown on each side of the picture, as a share of the picture's width. */
  readonly margin: number;
  /** Width of the picture in the shot, in pixels. Absent: its own. */
  readonly width?: number;
  /** Shift of the picture to the right and down, in pixels of the shot. */
  readonly shift?: readonly [x: number, y: number];
  /** Rotation in degrees, clockwise. */
  readonly rotation?: number;
  /** Rotation out of the plane in degrees, seen from `DISTANCE` picture widths. */
  readonly tilt?: number;
  /** Standard deviation of a Gaussian, in pixels of the shot. */
  readonly blur?: number;
  /** Light in the bottom right corner, as a share of that in the top left corner. */
  readonly shade?: number;
  /** Luma to which black and white are compressed. */
  readonly range?: readonly [black: number, white: number];
  /** Standard deviation of the noise, in luma levels (0 to 255). */
  readonly noise?: number;
  /** Quality of the shot's JPEG compression, 1 to 100. */
  readonly jpeg?: number;
}

/** In picture widths. */
const DISTANCE = 2.5;

/** Returns a simulated photograph of a picture. Equal arguments give equal results, noise included. */
export function shoot(picture: GrayPicture, shot: Shot): GrayPicture {
  let seen = project(picture, shot);
  if (shot.blur) seen = gaussianBlur(seen, shot.blur, Math.ceil(2.5 * shot.blur));
  if (shot.shade !== undefined) shade(seen, shot.shade);
  if (shot.range) compress(seen, shot.range);
  if (shot.noise) addNoise(seen, shot.noise);
  if (shot.jpeg) recompress(seen, shot.jpeg);
  return seen;
}

function project(picture: GrayPicture, shot: Shot): GrayPicture {
  const { page, margin, width = picture.width, rotation = 0, tilt = 0, shift = [0, 0] } = shot;
  const sensor: Size = {
    width: Math.round(width * (1 + 2 * margin)),
    height: Math.round(width * (picture.height / picture.width + 2 * margin)),
  };
  if (rotation !== 0 || tilt !== 0) return turn(framePicture(picture, page), picture.width, sensor, shot);
  if (width !== picture.width || shift[0] !== 0 || shift[1] !== 0)
    return scale(framePicture(picture, page), picture.width / width, sensor, shift);
  const seen = darkPicture(sensor);
  placeUnchanged(picture, seen, page);
  return seen;
}

type Size = Pick<GrayPicture, 'width' | 'height'>;

function darkPicture({ width, height }: Size): GrayPicture {
  return { width, height, luma: new Float32Array(width * height) };
}

/** `step`: picture pixels per sensor pixel. Rows and columns are scaled in turn: their weights are independent. */
function scale(framed: GrayPicture, step: number, sensor: Size, shift: readonly [number, number]): GrayPicture {
  const { width, height } = sensor;
  const across = axisWeights(framed.width, step, width, shift[0]);
  const down = axisWeights(framed.height, step, height, shift[1]);
  return { ...sensor, luma: scaleDown(scaleAcross(framed, across, width), down, sensor) };
}

function scaleAcross(picture: GrayPicture, { first, count, weights }: AxisWeights, width: number): Float64Array {
  const { width: rowLength, height, luma } = picture;
  const narrow = new Float64Array(height * width);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      let sum = 0;
      const end = (x + 1) * count;
      for (let k = x * count, from = y * rowLength + first[x]; k < end; k++, from++) sum += luma[from] * weights[k];
      narrow[index] = sum;
    }
  }
  return narrow;
}

function scaleDown(
  narrow: Float64Array,
  { first, count, weights }: AxisWeights,
  { width, height }: Size,
): Float32Array {
  const luma = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const end = (y + 1) * count;
    for (let x = 0; x < width; x++, index++) {
      let sum = 0;
      for (let k = y * count, from = first[y] * width + x; k < end; k++, from += width)
        sum += narrow[from] * weights[k];
      luma[index] = sum;
    }
  }
  return luma;
}

interface AxisWeights {
  readonly first: Int32Array;
  readonly count: number;
  /** `count` for each pixel of the sensor. They add up to 1. */
  readonly weights: Float64Array;
}

/** Means of interpolated points. Beyond the picture, its outermost pixels show the paper or screen around. */
function axisWeights(size: number, step: number, side: number, shift: number): AxisWeights {
  const points = Math.ceil(step);
  const count = Math.min(size, Math.ceil(step) + 2);
  const first = new Int32Array(side);
  const weights = new Float64Array(side * count);
  for (let pixel = 0; pixel < side; pixel++) {
    const placeOf = (point: number): number => {
      const place = (pixel + (point + 0.5) / points - side / 2 - shift) * step + size / 2 - 0.5;
      return Math.min(size - 1, Math.max(0, place));
    };
    first[pixel] = Math.min(size - count, Math.floor(placeOf(0)));
    for (let point = 0; point < points; point++) {
      const place = placeOf(point);
      const left = Math.min(size - 2, Math.floor(place));
      const at = pixel * count + left - first[pixel];
      weights[at] += (left + 1 - place) / points;
      weights[at + 1] += (place - left) / points;
    }
  }
  return { first, count, weights };
}

/** Rotates and tilts the picture. `width` is its width without the pixels that `framePicture` added. */
function turn(framed: GrayPicture, width: number, sensor: Size, shot: Shot): GrayPicture {
  const { page, width: seenWidth = width, rotation = 0, tilt = 0, shift = [0, 0] } = shot;
  // Points per sensor pixel and axis: enough to include every picture pixel when scaling down.
  const points = Math.ceil(width / seenWidth);
  // The points' positions along an axis of the sensor, from its middle, in picture widths.
  const placesAlong = (side: number, away: number): Float64Array =>
    Float64Array.from({ length: side * points }, (_, k) => {
      const pixel = Math.floor(k / points);
      return (pixel + ((k % points) + 0.5) / points - side / 2 - away) / seenWidth;
    });
  const [placesAcross, placesDown] = [placesAlong(sensor.width, shift[0]), placesAlong(sensor.height, shift[1])];
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * width, Math.sin(angle) * width];
  const slope = (tilt * Math.PI) / 180;
  const [cosTilt, sinTilt] = [Math.cos(slope), Math.sin(slope)];
  // `across`: horizontal positions on the page, in picture widths. `stretch`: vertical factor from sensor to page.
  const across = placesAcross.map((u) => (u * DISTANCE) / (DISTANCE * cosTilt - u * sinTilt));
  const stretch = across.map((place) => (DISTANCE + place * sinTilt) / DISTANCE);
  // In pixels: where columns of points cross the sensor's middle, and their advance per picture width.
  const [middleX, middleY] = [framed.width / 2 - 0.5, framed.height / 2 - 0.5];
  const startX = across.map((place) => place * cos + middleX);
  const startY = across.map((place) => middleY - place * sin);
  const downX = stretch.map((share) => share * sin);
  const downY = stretch.map((share) => share * cos);
  const { width: rowLength, luma } = framed;
  const [lastX, lastY] = [rowLength - 1, framed.height - 1];
  const seen = darkPicture(sensor);
  for (let y = 0, index = 0; y < sensor.height; y++) {
    for (let i = 0; i < sensor.width * points; index++) {
      let sum = 0;
      for (const end = i + points; i < end; i++) {
        const fromX = startX[i];
        const fromY = startY[i];
        const byX = downX[i];
        const byY = downY[i];
        for (let j = y * points; j < (y + 1) * points; j++) {
          const x = fromX + placesDown[j] * byX;
          const down = fromY + placesDown[j] * byY;
          if (x < 0 || down < 0 || x >= lastX || down >= lastY) {
            sum += page;
            continue;
          }
          const left = x | 0;
          const top = down | 0;
          const at = top * rowLength + left;
          const upper = luma[at] + (luma[at + 1] - luma[at]) * (x - left);
          const lower = luma[at + rowLength] + (luma[at + rowLength + 1] - luma[at + rowLength]) * (x - left);
          sum += upper + (lower - upper) * (down - top);
        }
      }
      seen.luma[index] = sum / (points * points);
    }
  }
  return seen;
}

/** Adds one pixel of the page around the picture, so that every point lies between two pixels. */
function framePicture(picture: GrayPicture, page: PageLuma): GrayPicture {
  const [width, height] = [picture.width + 2, picture.height + 2];
  const framed: GrayPicture = { width, height, luma: new Float32Array(width * height) };
  placeUnchanged(picture, framed, page);
  return framed;
}

function placeUnchanged(picture: GrayPicture, seen: GrayPicture, page: PageLuma): void {
  seen.luma.fill(page);
  const left = (seen.width - picture.width) >> 1;
  const top = (seen.height - picture.height) >> 1;
  for (let y = 0; y < picture.height; y++) {
    const row = picture.luma.subarray(y * picture.width, (y + 1) * picture.width);
    seen.luma.set(row, (top + y) * seen.width + left);
  }
}

function shade({ width, height, luma }: GrayPicture, darkest: number): void {
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      luma[index] *= 1 + ((darkest - 1) * (x / width + y / height)) / 2;
    }
  }
}

function compress({ luma }: GrayPicture, [black, white]: readonly [number, number]): void {
  for (let k = 0; k < luma.length; k++) luma[k] = black + (luma[k] * (white - black)) / 255;
}

/** The standard deviation of the sum of four independent bytes. */
const DEVIATION_OF_FOUR_BYTES = Math.sqrt((4 * (256 ** 2 - 1)) / 12);

function addNoise({ luma }: GrayPicture, deviation: number): void {
  const strength = deviation / DEVIATION_OF_FOUR_BYTES;
  let state = 0x9e3779b9;
  for (let k = 0; k < luma.length; k++) {
    // Marsaglia's xorshift; the sum of four bytes is nearly Gaussian.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const sum = (state & 255) + ((state >>> 8) & 255) + ((state >>> 16) & 255) + (state >>> 24);
    const noisy = luma[k] + (sum - 510) * strength;
    luma[k] = Math.min(255, Math.max(0, noisy));
  }
}

/** Quantization steps of luma: ITU-T T.81, table K.1, row by row. */
const QUANTIZATION = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
] as const;

/** The discrete cosine transform of eight values: `COSINES[8 * frequency + position]`. */
const COSINES = Float32Array.from({ length: 64 }, (_, k) => {
  const [frequency, position] = [k >> 3, k & 7];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * position + 1) * frequency * Math.PI) / 16);
});

const COSINES_BACK = COSINES.map((_, k) => COSINES[8 * (k & 7) + (k >> 3)]);

/** JPEG compression of luma: blocks of 8 × 8, their frequencies rounded to steps that grow as the quality falls. */
function recompress({ width, height, luma }: GrayPicture, quality: number): void {
  // Steps by quality as in libjpeg.
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const steps = Float64Array.from(QUANTIZATION, (step) =>
    Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100))),
  );
  const block = new Float32Array(64);
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      let isFlat = true;
      for (let k = 0; k < 64; k++) {
        const y = Math.min(height - 1, top + (k >> 3));
        block[k] = Math.round(luma[y * width + Math.min(width - 1, left + (k & 7))]) - 128;
        if (block[k] !== block[0]) isFlat = false;
      }
      // The transform of a flat block is 0 at all frequencies but the first, where it is eight times the block's mean.
      if (isFlat) block.fill((Math.round((8 * block[0]) / steps[0]) * steps[0]) / 8);
      else roundFrequencies(block, steps);
      const [bottom, right] = [Math.min(height, top + 8), Math.min(width, left + 8)];
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          luma[y * width + x] = Math.min(255, Math.max(0, Math.round(block[(y - top) * 8 + x - left]) + 128));
        }
      }
    }
  }
}

const HALF_WAY = new Float32Array(64);

function roundFrequencies(block: Float32Array, steps: Float64Array): void {
  transform(block, HALF_WAY, COSINES);
  transform(HALF_WAY, block, COSINES);
  for (let k = 0; k < 64; k++) block[k] = Math.round(block[k] / steps[k]) * steps[k];
  transform(block, HALF_WAY, COSINES_BACK);
  transform(HALF_WAY, block, COSINES_BACK);
}

/** Transforms each row and transposes the block, so that two calls do rows and columns. */
function transform(from: Float32Array, to: Float32Array, cosines: Float32Array): void {
  for (let row = 0; row < 64; row += 8) {
    const column = row >> 3;
    const a = from[row];
    const b = from[row + 1];
    const c = from[row + 2];
    const d = from[row + 3];
    const e = from[row + 4];
    const f = from[row + 5];
    const g = from[row + 6];
    const h = from[row + 7];
    // Most frequencies are 0 after rounding.
    if (b === 0 && c === 0 && d === 0 && e === 0 && f === 0 && g === 0 && h === 0) {
      for (let out = 0; out < 64; out += 8) to[out + column] = a * cosines[out];
      continue;
    }
    for (let out = 0; out < 64; out += 8) {
      const first = a * cosines[out] + b * cosines[out + 1] + c * cosines[out + 2] + d * cosines[out + 3];
      to[out + column] =
        first + e * cosines[out + 4] + f * cosines[out + 5] + g * cosines[out + 6] + h * cosines[out + 7];
    }
  }
}
