import { edgeOf, gridSize, type ModuleGrid, PICTURE_SIZE, pixelGrid } from '#drawing';
import {
  blockLayout,
  type Format,
  isDark,
  MAX_VERSION,
  moduleRoles,
  placeOf,
  prepareMessage,
  type QrCode,
  Role,
  readCode,
  renderMask,
  symbolSize,
} from '#engine';
import { type Box, cutPixels, type GrayPicture, type Pixels, toGray } from '#raster';
import { type Bend, isBent, measureBend } from './bend.ts';
import { darkReading } from './error-budget.ts';
import {
  boxAround,
  type Corners,
  contrastIn,
  finishCorners,
  type KnownModule,
  moduleLength,
  type Projection,
  project,
  projectionOf,
  rectify,
  refineCorners,
} from './projection.ts';
import { type ModuleReading, readModules, readSeenModules } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

export interface SeenSymbol {
  readonly corners: Corners;
  readonly version: number | null;
  /** Null if the decoder does not report it; then it is read from the modules. */
  readonly format: Format | null;
}

export interface IdentifiedCode extends CodePicture {
  /** In the picture in which the code was seen. */
  readonly corners: Corners;
}

/** The widest quiet zone, in modules, that is looked for: the standard asks for four. */
const WIDEST_MARGIN = 4;

/** Share of a code's width that is cut out around it: the widest margin of the smallest version, and a little more. */
const SURROUNDINGS = 0.25;

/** How far the corners of a code may be, in modules, from where they would be in a picture of the code alone. */
const WHOLE_TOLERANCE = 0.5;

/** If the decoder reports no version, so many are tried: those whose function patterns stand out most. */
const MOST_VERSIONS = 3;

const FIXED_ROLES: readonly Role[] = [
  Role.finderRing,
  Role.finderCenter,
  Role.separator,
  Role.timing,
  Role.alignment,
  Role.version,
];

/**
 * Identifies a code of any origin. `picture` stays unchanged if it shows the code alone, upright, with whole modules of
 * margin, at most 400 pixels wide; otherwise the code is straightened and drawn that wide. Null if the corners are
 * wrong, the code is mirrored, or the damage is beyond correction.
 */
export function identifyCode(picture: Pixels, symbol: SeenSymbol): IdentifiedCode | null {
  const box = partWith(symbol.corners, picture);
  if (!box) return null;
  if (box.width === picture.width && box.height === picture.height) return identifyIn(picture, symbol, true);
  const { x, y } = box;
  const found = identifyIn(cutPixels(picture, box), { ...symbol, corners: shifted(symbol.corners, -x, -y) }, false);
  return found && { ...found, corners: shifted(found.corners, x, y) };
}

/** Only the code and its surroundings, to save time. Null if the corners are outside of the picture. */
function partWith(corners: Corners, { width, height }: Pixels): Box | null {
  if (Math.max(width, height) <= PICTURE_SIZE) return { x: 0, y: 0, width, height };
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const longer = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return boxAround(corners, SURROUNDINGS * longer, { width, height });
}

function shifted(corners: Corners, right: number, down: number): Corners {
  return corners.map(({ x, y }) => ({ x: x + right, y: y + down })) as unknown as Corners;
}

/** `mayBeAlone` says whether the picture may show the code alone. */
function identifyIn(picture: Pixels, symbol: SeenSymbol, mayBeAlone: boolean): IdentifiedCode | null {
  const gray = toGray(picture, 255);
  for (const version of versionsOf(gray, symbol)) {
    const size = symbolSize(version);
    const whole = mayBeAlone ? wholeGrid(picture, symbol.corners, size) : null;
    const own = whole && isWideEnough(whole) && codeIn(readModules(picture, whole), version, symbol.format);
    if (own) return { code: own, picture, grid: whole, corners: cornersOn(whole) };
    const { code, corners } = readVersion(gray, symbol.corners, version, { format: symbol.format, mayBeBent: true });
    if (!code) continue;
    const better = finishCorners(gray, corners, size, allModules(code));
    const grid = mayBeAlone ? wholeGrid(picture, better, size) : null;
    if (grid) return { code, picture, grid, corners: cornersOn(grid) };
    const judged = judgedGrid(picture, better, size, mayBeAlone);
    return { code, picture: rectify(picture, projectionOf(better, size), judged), grid: judged, corners: better };
  }
  return null;
}

interface ReadOptions {
  /** Null if it is not known; then it is read. */
  readonly format: Format | null;
  /** Whether the surface is sought if the code is not read on a plane. */
  readonly mayBeBent: boolean;
}

/** Reads a code of this version near these corners, and where it is. It is null if it cannot be corrected. */
export function readVersion(gray: GrayPicture, near: Corners, version: number, { format, mayBeBent }: ReadOptions) {
  const size = symbolSize(version);
  const fixed = fixedModules(version);
  const corners = refineCorners(gray, near, size, fixed);
  const read = (bend?: Bend) => codeIn(readSeenModules(gray, projectionOf(corners, size), size, bend), version, format);
  let code = read();
  if (!code && mayBeBent) {
    const bend = measureBend(gray, corners, size, fixed);
    if (isBent(bend)) code = read(bend);
  }
  return { code, corners };
}

export function cornersOn(grid: ModuleGrid): Corners {
  const [near, far] = [edgeOf(grid, 0), edgeOf(grid, grid.modules)];
  return [
    { x: near, y: near },
    { x: far, y: near },
    { x: far, y: far },
    { x: near, y: far },
  ];
}

function versionsOf(gray: GrayPicture, { version, corners }: SeenSymbol): readonly number[] {
  if (version !== null) return [version];
  const contrasts = Array.from({ length: MAX_VERSION }, (_, k) => {
    return { version: k + 1, contrast: contrastIn(gray, symbolSize(k + 1), fixedModules(k + 1))(corners) };
  });
  return contrasts
    .sort((a, b) => b.contrast - a.contrast)
    .slice(0, MOST_VERSIONS)
    .map((likely) => likely.version);
}

/** At least a pixel per module. */
function isWideEnough(grid: ModuleGrid): boolean {
  return gridSize(grid) >= grid.edges.length - 1;
}

/** Thresholds as shares of the middle tone: where light spreads, dark modules are lighter, and the reverse. */
const SHIFTED = [0.6, 1.25] as const;

/**
 * Several thresholds: the mean around a module, which an image can shift, and tones between the dark and light modules
 * of the function patterns. Each block is taken from the first reading in which it can be corrected.
 */
function codeIn(local: ModuleReading, version: number, format: Format | null): QrCode | null {
  const { size } = local;
  const middle = middleTone(local.luma, fixedModules(version), size);
  const evenAt = (threshold: number) => ({ ...local, threshold: local.threshold.map(() => threshold) });
  const ways = [local, evenAt(middle), sharpened(local), ...SHIFTED.map((share) => evenAt(share * middle))];
  const readings = ways.map((reading) => darkReading({ version, level: 'H', size }, reading).modules);
  return readCode(version, readings, format ?? undefined);
}

/** Each module's difference from its four neighbors is added to it, as if light had not spread from one to the next. */
function sharpened(reading: ModuleReading): ModuleReading {
  const { size, luma } = reading;
  const at = (x: number, y: number): number =>
    luma[Math.min(size - 1, Math.max(0, y)) * size + Math.min(size - 1, Math.max(0, x))];
  return {
    ...reading,
    luma: luma.map((own, index) => {
      const [x, y] = placeOf(index, size);
      return 2 * own - (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4;
    }),
  };
}

function middleTone(luma: Float64Array, fixed: readonly KnownModule[], size: number): number {
  const mean = (isDark: boolean): number => {
    const own = fixed.filter((module) => module.isDark === isDark);
    return own.reduce((sum, { x, y }) => sum + luma[y * size + x], 0) / own.length;
  };
  return (mean(true) + mean(false)) / 2;
}

/** Of a picture with an upright code alone, at most 400 pixels wide; null for any other. */
function wholeGrid(picture: Pixels, corners: Corners, size: number): ModuleGrid | null {
  const margin = wholeMargin(picture, corners, size);
  return margin === null || picture.width > PICTURE_SIZE ? null : pixelGrid(size, picture.width, margin);
}

function wholeMargin({ width, height }: Pixels, corners: Corners, size: number): number | null {
  if (width !== height) return null;
  const margin = Math.round((width / moduleLength(corners, size) - size) / 2);
  if (margin < 0) return null;
  const module = width / (size + 2 * margin);
  const [near, far] = [margin * module, width - margin * module];
  const places = [
    [near, near],
    [far, near],
    [far, far],
    [near, far],
  ];
  const isInPlace = corners.every(
    ({ x, y }, k) => Math.hypot(x - places[k][0], y - places[k][1]) <= WHOLE_TOLERANCE * module,
  );
  return isInPlace ? margin : null;
}

/** In the picture's scale, but with at least a pixel per module, at most 400, and at most four modules of margin. */
function judgedGrid(picture: Pixels, corners: Corners, size: number, mayBeAlone: boolean): ModuleGrid {
  const alone = mayBeAlone ? wholeMargin(picture, corners, size) : null;
  const margin = alone ?? widestMargin(picture, projectionOf(corners, size), size);
  const cells = size + 2 * margin;
  const side = Math.min(PICTURE_SIZE, Math.max(cells, Math.round(cells * moduleLength(corners, size))));
  return pixelGrid(size, side, margin);
}

function widestMargin({ width, height }: Pixels, projection: Projection, size: number): number {
  const isWithin = (margin: number): boolean =>
    [
      [-margin, -margin],
      [size + margin, -margin],
      [-margin, size + margin],
      [size + margin, size + margin],
    ].every(([x, y]) => {
      const seen = project(projection, x, y);
      return seen.x > -1 && seen.y > -1 && seen.x < width + 1 && seen.y < height + 1;
    });
  let margin = 0;
  while (margin < WIDEST_MARGIN && isWithin(margin + 1)) margin++;
  return margin;
}

const fixedByVersion = new Map<number, readonly KnownModule[]>();

/** The modules of function patterns and version that are the same in all codes of this version. */
export function fixedModules(version: number): readonly KnownModule[] {
  const modules = fixedByVersion.get(version) ?? findFixedModules(version);
  fixedByVersion.set(version, modules);
  return modules;
}

function findFixedModules(version: number): KnownModule[] {
  const level = 'L';
  const count = blockLayout(version, level).reduce((sum, { dataCodewords }) => sum + dataCodewords, 0);
  const code = renderMask(prepareMessage({ version, level, data: new Uint8Array(count) }), 0);
  const roles = moduleRoles(version, level);
  return allModules(code).filter(({ x, y }) => FIXED_ROLES.includes(roles[y * code.size + x] as Role));
}

export function allModules(code: QrCode): KnownModule[] {
  const { size } = code;
  return Array.from({ length: size * size }, (_, index) => {
    const [x, y] = placeOf(index, size);
    return { x, y, isDark: isDark(code, x, y) };
  });
}
