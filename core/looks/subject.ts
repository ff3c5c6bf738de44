import { cropBox, DEFAULT_WEAVE, toOklch, WEAVE_FOCUS_RADIUS_MAX, type Weave } from '#design';
import { flattenOn, type Pixels, resample, smallestAtLeast } from '#raster';

/** Pixels to which the longer side of an image is scaled before the subject is looked for. */
const SAMPLED = 40;

/** Standard deviation of the distance of subjects from the middle, as a share of the shorter side. */
const EXPECTED = 0.4;

const PARTS = 8;

/** Radius of the focus in standard deviations of the subject; and its minimum, as a share of the crop's side. */
const RADIUS = 1.1;
const LEAST_RADIUS = 0.14;

/** Smallest difference from the colors at the edges, in OKLab, that counts as standing out. */
const LEAST_DIFFERENCE = 0.04;

/** Least mean difference of the colors along the edges from their mean, in OKLab, of a photograph. */
const LEAST_SPREAD = 0.05;

const WHITE = 255;

/**
 * Finds the area whose colors differ from those along the edges; places near the middle count more. If nothing stands
 * out, returns the crop and focus of `DEFAULT_WEAVE`.
 */
export function findSubject(image: Pixels): Pick<Weave, 'crop' | 'focus'> {
  const { columns, rows, colors } = sampleLab(image);
  const scores = scoresOf(colors, columns, rows);
  const place = weighedPlace(scores, columns, rows);
  if (!place) return { crop: DEFAULT_WEAVE.crop, focus: DEFAULT_WEAVE.focus };
  const crop = { x: place.x / columns, y: place.y / rows, side: 1 };
  const size = { width: columns, height: rows };
  const box = cropBox(size, crop);
  const radius = (RADIUS * place.deviation) / box.side;
  return {
    crop: { x: round((box.x + box.side / 2) / columns), y: round((box.y + box.side / 2) / rows), side: 1 },
    focus: {
      x: round((place.x - box.x) / box.side),
      y: round((place.y - box.y) / box.side),
      radius: round(Math.min(WEAVE_FOCUS_RADIUS_MAX, Math.max(LEAST_RADIUS, radius))),
    },
  };
}

/** Whether the edges of an image differ as those of a photograph do. A logo has a plain ground. */
export function hasVariedEdges(image: Pixels): boolean {
  const { columns, rows, colors } = sampleLab(image);
  const edges = edgeColors(colors, columns, rows);
  const mean = meanOf(edges);
  return edges.reduce((sum, edge) => sum + differenceOf(edge, mean), 0) / edges.length >= LEAST_SPREAD;
}

/** Rounds to hundredths, which keeps designs short: they are stored and sent as text. */
function round(share: number): number {
  return Math.round(100 * share) / 100;
}

type Lab = readonly [l: number, a: number, b: number];

function sampleLab(image: Pixels): { columns: number; rows: number; colors: readonly Lab[] } {
  const scale = SAMPLED / Math.max(image.width, image.height);
  const columns = Math.max(4, Math.round(scale * image.width));
  const rows = Math.max(4, Math.round(scale * image.height));
  const level = flattenOn(smallestAtLeast(image, columns, rows), WHITE);
  const { data } = resample(level, { x: 0, y: 0, width: level.width, height: level.height }, columns, rows);
  const colors = Array.from({ length: columns * rows }, (_, k): Lab => {
    const [r, g, b] = data.subarray(4 * k, 4 * k + 3);
    const { l, c, h } = toOklch({ r, g, b, a: 1 });
    return [l, c * Math.cos(h), c * Math.sin(h)];
  });
  return { columns, rows, colors };
}

/** Pixels in almost these colors are not subject, for example shoulders below a face. */
function edgeColors(colors: readonly Lab[], columns: number, rows: number): Lab[] {
  const line = (from: number, step: number, count: number): Lab[] =>
    Array.from({ length: PARTS }, (_, part) => {
      const [first, end] = [part, part + 1].map((k) => Math.round((k * count) / PARTS));
      return meanOf(Array.from({ length: end - first }, (_place, k) => colors[from + (first + k) * step]));
    });
  return [
    ...line(0, 1, columns),
    ...line(columns * (rows - 1), 1, columns),
    ...line(0, columns, rows),
    ...line(columns - 1, columns, rows),
  ];
}

/** Scores each pixel by its smallest difference from any part of the edges. Pixels far from the middle score less. */
function scoresOf(colors: readonly Lab[], columns: number, rows: number): Float32Array {
  const edges = edgeColors(colors, columns, rows);
  const reach = EXPECTED * Math.min(columns, rows);
  return Float32Array.from(colors, (color, k) => {
    const x = (k % columns) + 0.5 - columns / 2;
    const y = Math.floor(k / columns) + 0.5 - rows / 2;
    const difference = Math.max(0, Math.min(...edges.map((edge) => differenceOf(color, edge))) - LEAST_DIFFERENCE);
    return difference * Math.exp(-(x ** 2 + y ** 2) / (2 * reach ** 2));
  });
}

function meanOf(colors: readonly Lab[]): Lab {
  const mean = (k: 0 | 1 | 2): number => colors.reduce((sum, color) => sum + color[k], 0) / colors.length;
  return [mean(0), mean(1), mean(2)];
}

function differenceOf(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Returns the mean position, weighted by squared scores, and its standard deviation; null if all scores are 0. */
function weighedPlace(
  scores: Float32Array,
  columns: number,
  rows: number,
): { readonly x: number; readonly y: number; readonly deviation: number } | null {
  let [all, sumX, sumY] = [0, 0, 0];
  const each = (visit: (weight: number, x: number, y: number) => void): void => {
    for (let k = 0; k < columns * rows; k++) visit(scores[k] ** 2, (k % columns) + 0.5, Math.floor(k / columns) + 0.5);
  };
  each((weight, x, y) => {
    all += weight;
    sumX += weight * x;
    sumY += weight * y;
  });
  if (all === 0) return null;
  const [x, y] = [sumX / all, sumY / all];
  let spread = 0;
  each((weight, ownX, ownY) => {
    spread += weight * ((ownX - x) ** 2 + (ownY - y) ** 2);
  });
  return { x, y, deviation: Math.sqrt(spread / all / 2) };
}
