import { MAX_VERSION, type QrCode, symbolSize } from '#engine';
import type { GrayPicture } from '#raster';
import { fixedModules, readVersion } from './identify-code.ts';
import { type Corners, contrastIn, lumaBetween, type Point, project, projectionOf } from './projection.ts';
import { RAYS, type SeenPattern, seekPatterns } from './seek-patterns.ts';

export interface SoughtCode {
  readonly code: QrCode;
  readonly corners: Corners;
}

/** Three finder patterns that may belong to one code, the first between the other two. */
interface Triple {
  readonly patterns: readonly [SeenPattern, SeenPattern, SeenPattern];
  /** Modules along a side, as far as the patterns tell. */
  readonly size: number;
  /** How far the three are from those of a square: 0 for one that is seen from above. */
  readonly distortion: number;
}

/** Least share of the patterns' own contrast that the fixed modules of a code have where it is sought. */
const LEAST_CONTRAST = 0.25;

/** From this share on, a code is most likely there, and worth to be straightened. */
const SURE_CONTRAST = 0.5;

/** Codes that are straightened. More are left out: each takes as long as all else in a small picture. */
const MOST_BENDS = 8;

/** From the middle of a finder pattern to the edges of the code, in modules. */
const TO_EDGE = 3.5;

/** More are left out, so that time does not grow with the noise of a picture: the patterns of least contrast, */
const MOST_PATTERNS = 600;

/** patterns that are farther away from another one in modules, */
const MOST_NEAR = 12;

/** and all else after so many places in a row where timing patterns are seen, but no code is read. */
const MOST_TRIES = 60;

/**
 * Finds dark codes whose three finder patterns are seen, and reads those that can be corrected, besides those whose
 * corners are `known`.
 */
export function* seekCodes(gray: GrayPicture, known: readonly Corners[]): Generator<SoughtCode> {
  const patterns = seekPatterns(gray)
    .filter((pattern) => !known.some((corners) => isWithin(corners, pattern)))
    .sort((a, b) => a.contrast - b.contrast)
    .slice(0, MOST_PATTERNS);
  const used = new Set<SeenPattern>();
  let tries = 0;
  let bends = 0;
  for (const triple of triplesOf(patterns)) {
    if (triple.patterns.some((pattern) => used.has(pattern))) continue;
    const versions = versionsOf(gray, triple);
    if (versions.length === 0) continue;
    const sought = seekTriple(gray, triple, versions, bends < MOST_BENDS);
    if (sought?.mayBeBent) bends++;
    if (!sought?.code) {
      if (tries++ === MOST_TRIES) return;
      continue;
    }
    tries = 0;
    const { code, corners } = sought;
    for (const pattern of triple.patterns) used.add(pattern);
    yield { code, corners };
  }
}

function isWithin(corners: Corners, { x, y }: Point): boolean {
  const sides = corners.map((corner, k) => {
    const next = corners[(k + 1) % 4];
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0;
  });
  return sides.every((side) => side === sides[0]);
}

const MOST_RATIO = 2.2;
const MOST_COSINE = 0.75;

function triplesOf(patterns: readonly SeenPattern[]): Triple[] {
  const triples: Triple[] = [];
  for (const first of patterns) {
    const near = patterns
      .filter((other) => other !== first && mayBelong(first, other))
      .sort((a, b) => modulesBetween(first, a) - modulesBetween(first, b))
      .slice(0, MOST_NEAR);
    for (const [k, one] of near.entries()) {
      for (const other of near.slice(k + 1)) {
        const triple = tripleOf(first, one, other);
        if (triple) triples.push(triple);
      }
    }
  }
  return triples.sort((a, b) => a.distortion - b.distortion);
}

function mayBelong(one: SeenPattern, other: SeenPattern): boolean {
  const ratio = one.module / other.module;
  if (Math.max(ratio, 1 / ratio) > MOST_RATIO) return false;
  const distance = modulesBetween(one, other);
  return distance > 10 && distance < symbolSize(MAX_VERSION);
}

/** Returns the distance in modules, as long as each pattern shows them in this direction. */
function modulesBetween(one: SeenPattern, other: SeenPattern): number {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const ray = Math.round((Math.atan2(down, across) / (2 * Math.PI)) * RAYS + RAYS) % RAYS;
  const opposite = (ray + RAYS / 2) % RAYS;
  const lengthIn = ({ radii }: SeenPattern): number => (radii[ray] + radii[opposite]) / 7;
  return Math.hypot(across, down) / ((lengthIn(one) + lengthIn(other)) / 2);
}

function tripleOf(first: SeenPattern, one: SeenPattern, other: SeenPattern): Triple | null {
  const [ax, ay] = [one.x - first.x, one.y - first.y];
  const [bx, by] = [other.x - first.x, other.y - first.y];
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
  if (Math.abs(cosine) > MOST_COSINE) return null;
  const [a, b] = [modulesBetween(first, one), modulesBetween(first, other)];
  const ratio = Math.abs(Math.log(a / b));
  if (ratio > 0.35) return null;
  const isClockwise = ax * by - ay * bx > 0;
  return {
    patterns: isClockwise ? [first, one, other] : [first, other, one],
    size: (a + b) / 2 + 2 * TO_EDGE,
    distortion: Math.abs(cosine) + 2 * ratio + Math.abs(Math.log(one.module / other.module)),
  };
}

/** How far the fourth corner is sought from where the patterns' sizes say, as shares of a side. */
const WAYS = [-0.12, -0.06, 0, 0.06, 0.12] as const;

/** Returns those near the size that the patterns tell for which timing patterns are seen. */
function versionsOf(gray: GrayPicture, { patterns, size }: Triple): number[] {
  const likely = Math.round((size - 17) / 4);
  const spread = likely < 7 ? 1 : 2;
  return Array.from({ length: 2 * spread + 1 }, (_, k) => likely - spread + k).filter(
    (version) =>
      version >= 1 &&
      version <= MAX_VERSION &&
      timingContrast(gray, patterns, version) >= LEAST_TIMING * contrastOf(patterns),
  );
}

function contrastOf(patterns: Triple['patterns']): number {
  return Math.abs(patterns.reduce((sum, { contrast }) => sum + contrast, 0) / 3);
}

/** The code of the result is null if it is most likely there, but cannot be corrected. Null if it is not there. */
function seekTriple(gray: GrayPicture, { patterns }: Triple, versions: readonly number[], canBend: boolean) {
  const own = contrastOf(patterns);
  const hopeful = versions
    .map((version) => ({ version, ...bestStart(gray, patterns, version) }))
    .filter(({ contrast }) => contrast > LEAST_CONTRAST * own)
    .sort((a, b) => b.contrast - a.contrast);
  for (const { version, corners, contrast } of hopeful.slice(0, 2)) {
    const mayBeBent = canBend && contrast > SURE_CONTRAST * own;
    const found = { mayBeBent, ...readVersion(gray, corners, version, { format: null, mayBeBent }) };
    if (found.code || mayBeBent) return found;
  }
  return null;
}

/** Least share of the patterns' own contrast that both timing patterns have. */
const LEAST_TIMING = 0.1;

/** Returns by how much light and dark modules of the timing patterns differ: the lower contrast of the two. */
function timingContrast(gray: GrayPicture, patterns: Triple['patterns'], version: number): number {
  const size = symbolSize(version);
  const between = size - 2 * TO_EDGE;
  let best = 0;
  for (const fourth of [middleInPerspective(patterns), parallelogram(patterns)]) {
    const [first, right, below] = patterns;
    const projection = projectionOf([first, right, fourth, below], between);
    const contrastAt = (isDown: boolean, beside: number): number => {
      const sums = [0, 0];
      for (let k = 8; k <= size - 9; k++) {
        const [along, across] = [k + 0.5 - TO_EDGE, 3 + beside];
        const { x, y } = isDown ? project(projection, across, along) : project(projection, along, across);
        sums[k % 2] += lumaBetween(gray, x, y);
      }
      const lights = (size - 17) / 2;
      return sums[1] / lights - sums[0] / (lights + 1);
    };
    const along = [false, true].map((isDown) =>
      Math.max(...[-0.7, 0, 0.7].map((beside) => contrastAt(isDown, beside))),
    );
    best = Math.max(best, Math.min(...along));
  }
  return best;
}

function bestStart(gray: GrayPicture, patterns: Triple['patterns'], version: number) {
  const size = symbolSize(version);
  const contrastOf = contrastIn(gray, size, fixedModules(version));
  let best: { corners: Corners; contrast: number } | null = null;
  for (const fourth of fourthMiddles(patterns)) {
    const corners = cornersAround([...patterns, fourth], size);
    const contrast = contrastOf(corners);
    if (!best || contrast > best.contrast) best = { corners, contrast };
  }
  return best!;
}

/** Where the middle of a fourth pattern would be: from the patterns' sizes, as a parallelogram, and around both. */
function fourthMiddles([first, right, below]: Triple['patterns']): Point[] {
  const starts = [middleInPerspective([first, right, below]), parallelogram([first, right, below])];
  const [ax, ay] = [right.x - first.x, right.y - first.y];
  const [bx, by] = [below.x - first.x, below.y - first.y];
  return starts.flatMap(({ x, y }) =>
    WAYS.flatMap((i) => WAYS.map((j) => ({ x: x + i * ax + j * bx, y: y + i * ay + j * by }))),
  );
}

function parallelogram([first, right, below]: Triple['patterns']): Point {
  return { x: right.x + below.x - first.x, y: right.y + below.y - first.y };
}

/** An area in perspective shrinks with the third power of its depth; depth itself is linear in the plane. */
function middleInPerspective(patterns: Triple['patterns']): Point {
  const [first, right, below] = patterns.map((pattern) => ({ ...pattern, depth: areaOf(pattern) ** (-1 / 3) }));
  const depth = right.depth + below.depth - first.depth;
  if (depth < 0.3 * first.depth) return parallelogram(patterns);
  const along = (axis: 'x' | 'y'): number =>
    (right.depth * right[axis] + below.depth * below[axis] - first.depth * first[axis]) / depth;
  return { x: along('x'), y: along('y') };
}

function areaOf({ radii }: SeenPattern): number {
  return radii.reduce((sum, radius) => sum + radius * radius, 0);
}

/** Returns the corners of a code from the middles of its finder patterns, and of one that would be at the fourth. */
function cornersAround([first, right, below, fourth]: readonly Point[], size: number): Corners {
  const between = size - 2 * TO_EDGE;
  const projection = projectionOf([first, right, fourth, below], between);
  const [near, far] = [-TO_EDGE, between + TO_EDGE];
  return [
    project(projection, near, near),
    project(projection, far, near),
    project(projection, far, far),
    project(projection, near, far),
  ];
}
