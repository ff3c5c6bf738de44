import { edgeOf, gridSize, type ModuleGrid } from '#drawing';
import { blockLayout, isDark, moduleCodewords, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import type { GrayPicture } from '#raster';
import { type Thresholds, thresholdAt, thresholdsOf } from './decoder-models.ts';
import { type LumaPainter, lumaPainter, type Painting } from './luma-painter.ts';
import { diffuseErrors, gaussianMean, isFinder } from './planes.ts';
import { COLOR, READING, SHADES } from './recipe.ts';

export interface Levels {
  /** The mean luma that a dark module must not exceed, or that a light one must reach. */
  readonly bound: Float32Array;
  readonly luma: Float32Array;
}

/** Keeps the local mean if possible: few light modules must be bright. `strength`: 0 (clearer) to 1 (easier). */
export function levelsFor(code: QrCode, means: Float32Array, strength: number): Levels {
  const { size } = code;
  const isLight = Float32Array.from(means, (_, module) => (isDark(code, ...placeOf(module, size)) ? 0 : 1));
  const lightAround = gaussianMean(isLight, size, SHADES.reach, 1);
  const toneAround = gaussianMean(means, size, SHADES.reach);
  const whiteAround = gaussianMean(whiteOfFinders(code), size, SHADES.nearWhite, 1);
  const bound = means.map((_, module) => {
    const near = Math.min(1, SHADES.nearWhiteGain * whiteAround[module]);
    const { dark, light } = localBounds(lightAround[module], toneAround[module], near, strength);
    return isLight[module] === 1 ? light : dark;
  });
  return { bound, luma: spreadErrors(code, means, bound, isLight) };
}

/** Means around a place; `nearWhite` is 1 beside the white of a finder pattern, 0 far away. */
function localBounds(
  lightShare: number,
  tone: number,
  nearWhite: number,
  strength: number,
): { dark: number; light: number } {
  const share = Math.min(SHADES.mostShare, Math.max(SHADES.leastShare, lightShare));
  const contrast = Math.min(
    SHADES.mostContrast,
    Math.max(SHADES.contrast(strength), SHADES.fewLight(strength) / share, SHADES.fewDark / (1 - share)),
  );
  const lowest = tone - share * contrast;
  const highest = lowest + contrast;
  const shift = lowest < SHADES.floor ? SHADES.floor - lowest : highest > SHADES.ceiling ? SHADES.ceiling - highest : 0;
  const dark = Math.min(lowest + shift, SHADES.mostDark(strength));
  const light = Math.max(highest + shift, SHADES.leastLight(strength));
  return {
    dark: dark + nearWhite * (Math.min(dark, SHADES.nearWhiteDark) - dark),
    light: light + nearWhite * (Math.max(light, SHADES.nearWhiteLight) - light),
  };
}

function whiteOfFinders(code: QrCode): Float32Array {
  const roles = moduleRoles(code.version, code.level);
  return Float32Array.from(roles, (role, module) => {
    const isAtFinder = role === Role.finderRing || role === Role.separator;
    return isAtFinder && !isDark(code, ...placeOf(module, code.size)) ? 1 : 0;
  });
}

/** Its mean tone plus a share of the error passed to it, within its bound. The rest is passed on. */
function spreadErrors(code: QrCode, means: Float32Array, bound: Float32Array, isLight: Float32Array): Float32Array {
  const { size } = code;
  const roles = moduleRoles(code.version, code.level);
  const luma = new Float32Array(means.length);
  const { errors, handOn } = diffuseErrors(roles, size);
  for (let module = 0; module < means.length; module++) {
    const wanted = means[module] + SHADES.carried * errors[module];
    luma[module] =
      isLight[module] === 1
        ? Math.min(255, Math.max(bound[module], wanted))
        : Math.max(0, Math.min(bound[module], wanted));
    const missing = means[module] + errors[module] - luma[module];
    handOn(module, Math.min(SHADES.mostCarried, Math.max(-SHADES.mostCarried, missing)), 1);
  }
  return luma;
}

export interface ReadableLevels {
  readonly levels: Levels;
  /** For each module, the side of its core (see `luma-painter.ts`), in modules. */
  readonly cores: Float32Array;
  readonly luma: Float32Array;
  /** The number of wrong codewords in the worst block, as the worse of the two models reads it. */
  readonly wrongCodewords: number;
}

/**
 * Moves levels that a model nearly misreads, until no block has more than `mostWrong` wrong codewords, or for `rounds`.
 */
export function findReadableLevels({
  grid,
  ...painting
}: Omit<Painting, 'edges' | 'cores'> & { readonly grid: ModuleGrid }): ReadableLevels {
  const { code, means } = painting;
  const levels: Levels = { bound: painting.levels.bound.slice(), luma: painting.levels.luma.slice() };
  const painter = lumaPainter({ ...painting, levels, edges: codeEdges(grid) });
  for (let module = 0; module < means.length; module++) painter.paint(module);
  for (let round = 0; ; round++) {
    const { lacks, wrongCodewords } = readModules(code, frame(code, painter, grid), grid);
    if (wrongCodewords <= READING.mostWrong || round === READING.rounds) {
      return { levels, cores: painter.cores, luma: painter.luma, wrongCodewords };
    }
    moveLevels(code, levels, lacks);
    paintChanges(painter, lacks, code.size);
  }
}

/** Returns the edges of a code's modules in pixels, measured from the first module's edge. */
export function codeEdges(grid: ModuleGrid): number[] {
  const start = edgeOf(grid, 0);
  return Array.from({ length: grid.modules + 1 }, (_, module) => edgeOf(grid, module) - start);
}

function frame(code: QrCode, painter: LumaPainter, grid: ModuleGrid): GrayPicture {
  const size = gridSize(grid);
  const luma = new Float32Array(size * size).fill(255);
  const start = edgeOf(grid, 0);
  const width = edgeOf(grid, grid.modules) - start;
  for (let y = 0; y < width; y++) {
    luma.set(painter.luma.subarray(y * width, (y + 1) * width), (y + start) * size + start);
  }
  const roles = moduleRoles(code.version, code.level);
  for (const [module, role] of roles.entries()) {
    const [column, row] = placeOf(module, code.size);
    if (!isFinder(role) || !isDark(code, column, row)) continue;
    for (let y = edgeOf(grid, row); y < edgeOf(grid, row + 1); y++) {
      luma.fill(COLOR.inkLuma, y * size + edgeOf(grid, column), y * size + edgeOf(grid, column + 1));
    }
  }
  return { width: size, height: size, luma };
}

interface Reading {
  readonly lacks: Float32Array;
  readonly wrongCodewords: number;
}

function readModules(code: QrCode, picture: GrayPicture, grid: ModuleGrid): Reading {
  const roles = moduleRoles(code.version, code.level);
  const lacks = new Float32Array(roles.length);
  let wrongCodewords = 0;
  for (const thresholds of thresholdsOf(picture)) {
    const isWrong = new Uint8Array(roles.length);
    for (let module = 0; module < roles.length; module++) {
      if (isFinder(roles[module])) continue;
      const lack = lackOf(code, picture, grid, thresholds, module);
      lacks[module] = Math.max(lacks[module], lack);
      isWrong[module] = lack > READING.clearance ? 1 : 0;
    }
    wrongCodewords = Math.max(wrongCodewords, mostWrong(code, isWrong));
  }
  return { lacks, wrongCodewords };
}

/**
 * Returns by how much the luma in the middle of a module must change to clear the threshold by `READING.clearance`; 0
 * if it does. More than the clearance means that the module is misread.
 */
function lackOf(code: QrCode, picture: GrayPicture, grid: ModuleGrid, thresholds: Thresholds, module: number): number {
  const [column, row] = placeOf(module, code.size);
  const x = Math.floor((edgeOf(grid, column) + edgeOf(grid, column + 1)) / 2);
  const y = Math.floor((edgeOf(grid, row) + edgeOf(grid, row + 1)) / 2);
  const above = picture.luma[y * picture.width + x] - thresholdAt(thresholds, x, y);
  return Math.max(0, READING.clearance + (isDark(code, column, row) ? above : -above));
}

function mostWrong(code: QrCode, isWrong: Uint8Array): number {
  const { codeword, block } = moduleCodewords(code.version, code.level);
  const wrong = blockLayout(code.version, code.level).map(() => new Set<number>());
  for (let module = 0; module < isWrong.length; module++) {
    if (isWrong[module] === 1 && codeword[module] >= 0) wrong[block[module]].add(codeword[module]);
  }
  return Math.max(...wrong.map((codewords) => codewords.size));
}

function moveLevels(code: QrCode, { bound, luma }: Levels, lacks: Float32Array): void {
  for (const [module, lack] of lacks.entries()) {
    if (lack === 0) continue;
    const move = Math.min(READING.mostMoved, lack + READING.step);
    const sign = isDark(code, ...placeOf(module, code.size)) ? -1 : 1;
    bound[module] += sign * move;
    luma[module] += sign * move;
  }
}

/** Neighbors of changed modules may blend with them. */
function paintChanges(painter: LumaPainter, lacks: Float32Array, size: number): void {
  const isNeighbor = new Uint8Array(lacks.length);
  for (const [module, lack] of lacks.entries()) {
    if (lack === 0) continue;
    const [column, row] = placeOf(module, size);
    for (let y = Math.max(0, row - 1); y <= Math.min(size - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(size - 1, column + 1); x++) isNeighbor[y * size + x] = 1;
    }
  }
  for (let module = 0; module < lacks.length; module++) {
    if (lacks[module] > 0) painter.paint(module);
    else if (isNeighbor[module] === 1) painter.repaint(module);
  }
}
