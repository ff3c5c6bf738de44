import type { WeaveLook } from '#design';
import { isDark, moduleRoles, placeOf, type QrCode } from '#engine';
import type { Levels } from './levels.ts';
import { isFinder } from './planes.ts';
import { PAINT, PEARLS } from './recipe.ts';
import { smoothstep, type Tones } from './tones.ts';

/** A *core* is the rounded square in a module's middle that has its level. Around it, pixels are shifted less. */
export interface Painting {
  readonly code: QrCode;
  readonly tones: Tones;
  readonly means: Float32Array;
  readonly levels: Levels;
  /** The pixel columns (and rows) at which modules begin, ascending from 0, and the total width at the end. */
  readonly edges: readonly number[];
  readonly look: WeaveLook;
  /**
   * Sides in modules, for `repaint`. `paint` takes the smallest core of the recipe with which the module's mean misses
   * `levels.bound` by at most `tolerance`, or else the largest one.
   */
  readonly cores?: Float32Array;
}

/** Paints the luma of single modules, so that only those that changed need to be painted again. */
export interface LumaPainter {
  /** The luma of each pixel, row by row; white in finder patterns. Changes as modules are painted. */
  readonly luma: Float32Array;
  /** For each module, the side of its core, in modules. Changes as modules are painted. */
  readonly cores: Float32Array;
  paint(module: number): void;
  /** Paints a module with its present core, for example after a neighbor's level has changed. */
  repaint(module: number): void;
}

/** It reads `levels` each time it paints. */
export function lumaPainter({ code, tones, means, levels, edges, look, cores }: Painting): LumaPainter {
  const recipe = look === 'pearls' ? PEARLS : PAINT;
  const axis = axisOf(edges);
  const { size } = code;
  const isPainted = paintedModules(code);
  const flows = look === 'flowing' ? flowTable(code, isPainted) : null;
  const luma = new Float32Array(tones.tone.length).fill(255);
  const ownCores = cores?.slice() ?? new Float32Array(means.length);
  const shiftOf = (module: number): number => levels.luma[module] - means[module];

  /** Returns the module's mean luma. */
  function paintWith(module: number, core: number): number {
    const [column, row] = placeOf(module, size);
    const [left, right, top, bottom] = [edges[column], edges[column + 1], edges[row], edges[row + 1]];
    const sign = isDark(code, column, row) ? 1 : -1;
    const give = sign * recipe.give;
    const own = shiftOf(module);
    const ownBound = levels.bound[module];
    let sum = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const first = QUARTER * (4 * module + (axis.offset[y] < 0 ? 0 : 2) + (axis.offset[x] < 0 ? 0 : 1));
        const across = flows === null ? NONE : flows[first];
        const down = flows === null ? NONE : flows[first + 1];
        const blendX = across === NONE ? 0 : axis.blend[x];
        const blendY = down === NONE ? 0 : axis.blend[y];
        let shift = own;
        let bound = ownBound;
        if (flows !== null && (blendX > 0 || blendY > 0)) {
          const diagonal = flows[first + 2];
          const shiftX = across === NONE ? own : shiftOf(across);
          const boundX = across === NONE ? ownBound : levels.bound[across];
          const shiftY = down === NONE ? own : shiftOf(down);
          const boundY = down === NONE ? ownBound : levels.bound[down];
          const shiftXY = diagonal === NONE ? (shiftX + shiftY) / 2 : shiftOf(diagonal);
          const boundXY = diagonal === NONE ? (boundX + boundY) / 2 : levels.bound[diagonal];
          shift = mix(mix(own, shiftX, blendX), mix(shiftY, shiftXY, blendX), blendY);
          bound = mix(mix(ownBound, boundX, blendX), mix(boundY, boundXY, blendX), blendY);
        }
        const [u, w] = [across === NONE ? axis.offset[x] : 0, down === NONE ? axis.offset[y] : 0];
        const share = shareOfShift(recipe, u, w, core);
        const painted = tones.tone[y * tones.size + x] + shift * share;
        const bent = sign * bendBelow(sign * painted, sign * (bound + give), recipe.knee);
        const value = Math.min(255, Math.max(0, painted + (bent - painted) * share));
        luma[y * tones.size + x] = value;
        sum += value;
      }
    }
    return sum / ((right - left) * (bottom - top));
  }

  return {
    luma,
    cores: ownCores,
    paint(module) {
      if (isPainted[module] === 0) return;
      const [column, row] = placeOf(module, size);
      const sign = isDark(code, column, row) ? 1 : -1;
      for (const core of recipe.cores) {
        ownCores[module] = core;
        if (sign * (paintWith(module, core) - levels.bound[module]) <= recipe.tolerance) return;
      }
    },
    repaint(module) {
      if (isPainted[module] === 1) paintWith(module, ownCores[module]);
    },
  };
}

function paintedModules(code: QrCode): Uint8Array {
  return Uint8Array.from(moduleRoles(code.version, code.level), (role) => (isFinder(role) ? 0 : 1));
}

/** Entries for each quarter of a module in the table of `flowTable`. */
const QUARTER = 3;

const NONE = -1;

/**
 * Returns the horizontal, vertical and diagonal neighbor into which each quarter of a module flows: upper left, upper
 * right, lower left, lower right. Modules flow diagonally only if all four around the corner have their color.
 */
function flowTable(code: QrCode, isPainted: Uint8Array): Int32Array {
  const { size } = code;
  const table = new Int32Array(4 * QUARTER * isPainted.length);
  for (let module = 0, at = 0; module < isPainted.length; module++) {
    const [column, row] = placeOf(module, size);
    const own = isDark(code, column, row);
    const neighbor = (dx: number, dy: number): number => {
      const [x, y] = [column + dx, row + dy];
      const other = y * size + x;
      const isInside = x >= 0 && y >= 0 && x < size && y < size;
      return isInside && isPainted[other] === 1 && isDark(code, x, y) === own ? other : NONE;
    };
    for (const dy of [-1, 1]) {
      for (const dx of [-1, 1]) {
        const [across, down] = [neighbor(dx, 0), neighbor(0, dy)];
        table[at++] = across;
        table[at++] = down;
        table[at++] = across === NONE || down === NONE ? NONE : neighbor(dx, dy);
      }
    }
  }
  return table;
}

interface Axis {
  /** For each pixel, the distance of its center from the middle of its module, in modules: −0.5 to 0.5. */
  readonly offset: Float32Array;
  /** For each pixel, the weight of the nearer neighbor's level when levels blend, 0 to 0.5. */
  readonly blend: Float32Array;
}

function axisOf(edges: readonly number[]): Axis {
  const offset = new Float32Array(edges[edges.length - 1]);
  for (let module = 0; module + 1 < edges.length; module++) {
    const width = edges[module + 1] - edges[module];
    for (let pixel = 0; pixel < width; pixel++) offset[edges[module] + pixel] = (pixel + 0.5) / width - 0.5;
  }
  const blend = offset.map((u) => smoothstep((Math.abs(u) - PAINT.blendFrom) / PAINT.blendWidth));
  return { offset, blend };
}

/** 1 within the core. `u`, `w`: modules from the middle, or 0 along an axis on which it flows on. */
function shareOfShift(recipe: typeof PAINT | typeof PEARLS, u: number, w: number, core: number): number {
  const half = core / 2;
  const distance = distanceToBox(Math.abs(u), Math.abs(w), half, recipe.rounding * half);
  return recipe.leastShift + (1 - recipe.leastShift) * (1 - smoothstep(distance / recipe.fade));
}

function bendBelow(value: number, limit: number, knee: number): number {
  const start = limit - knee;
  return value <= start ? value : limit - knee * Math.exp(-(value - start) / knee);
}

/** From a rounded square of `2 · half` centered at 0; `x` and `y` are at least 0. */
function distanceToBox(x: number, y: number, half: number, radius: number): number {
  const [dx, dy] = [x - (half - radius), y - (half - radius)];
  if (dx <= 0 || dy <= 0) return Math.max(0, Math.max(dx, dy) - radius);
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - radius);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
