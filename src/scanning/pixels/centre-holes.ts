import { edgeOf, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import type { GrayPicture } from '#raster';
import { finderPlaces } from './finder-corners.ts';

/** Modules before a finder pattern's centre, and along it. */
const BEFORE_CENTRE = 2;
const CENTRE = 3;

/** Of a module, at the centre's edge: pixels there may be of both tones. */
const RIM = 0.2;

/** Standard deviation of the mean around a point, and how far it reaches, as shares of the picture: OpenCV's window of 83 pixels in 512. */
const DEVIATION = 0.025;
const REACH = 0.08;

/** What is darker than the mean around by less than so many levels is light to OpenCV. */
const DARKER = 2;

/** Luma that differs less is one tone. */
const ONE_TONE = 1;

/** A square of a picture, in whole pixels. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/**
 * The share of a finder pattern's centre, 0 to 1, that a reader takes for light which parts dark from light by the Gaussian mean around: of the
 * three centres, the largest. A centre of one tone has no holes: what little is lost in the very middle of large ones harms nobody.
 */
export function centreHoles(picture: GrayPicture, code: Pick<QrCode, 'size'>, grid: ModuleGrid): number {
  const shares = finderPlaces(code).map(([column, row]) => {
    const square = centreAt(grid, column, row);
    return isOneTone(picture, square) ? 0 : shareOfHoles(picture, square);
  });
  return Math.max(...shares);
}

function centreAt(grid: ModuleGrid, column: number, row: number): Square {
  const first = (module: number): number => edgeOf(grid, module + BEFORE_CENTRE);
  const module = (first(column + CENTRE) - first(column)) / CENTRE;
  const rim = Math.ceil(RIM * module);
  const side = Math.floor(CENTRE * module) - 2 * rim;
  return { left: Math.floor(first(column)) + rim, top: Math.floor(first(row)) + rim, side };
}

function isOneTone({ width, luma }: GrayPicture, square: Square): boolean {
  let [least, most] = [255, 0];
  for (const [x, y] of pointsInDisc(square)) {
    least = Math.min(least, luma[y * width + x]);
    most = Math.max(most, luma[y * width + x]);
  }
  return most - least <= ONE_TONE;
}

function shareOfHoles(picture: GrayPicture, square: Square): number {
  const { left, top, side } = square;
  const means = meansAround(picture, square);
  const isHole = ([x, y]: Point): boolean =>
    picture.luma[y * picture.width + x] > means[(y - top) * side + x - left] - DARKER;
  const points = [...pointsInDisc(square)];
  return points.filter(isHole).length / points.length;
}

type Point = readonly [x: number, y: number];

/** The pixels of the disc in a square: centres may be circles. */
function* pointsInDisc({ left, top, side }: Square): Generator<Point> {
  const middle = (side - 1) / 2;
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      if (Math.hypot(i - middle, j - middle) <= side / 2) yield [left + i, top + j];
    }
  }
}

/** The Gaussian mean around each pixel of a square, row by row; beyond its edges the picture goes on as it ends. */
function meansAround({ width, height, luma }: GrayPicture, { left, top, side }: Square): Float32Array {
  const weights = gaussian(DEVIATION * width, Math.round(REACH * width));
  const radius = weights.length >> 1;
  const rows = side + 2 * radius;
  const means = new Float32Array(side * side);
  const acrossRows = new Float32Array(side * rows);
  for (let j = 0; j < rows; j++) {
    const y = within(top - radius + j, height);
    for (let i = 0; i < side; i++) {
      for (let k = 0; k < weights.length; k++) {
        acrossRows[j * side + i] += weights[k] * luma[y * width + within(left + i - radius + k, width)];
      }
    }
  }
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      for (let k = 0; k < weights.length; k++) means[j * side + i] += weights[k] * acrossRows[(j + k) * side + i];
    }
  }
  return means;
}

/** The weights of a Gaussian to `radius` on either side; together 1. */
function gaussian(deviation: number, radius: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function within(place: number, length: number): number {
  return Math.min(length - 1, Math.max(0, place));
}
