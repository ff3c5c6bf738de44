import type { WeaveLook } from '#design';
import { isDark, moduleRoles, type QrCode } from '#engine';
import type { Levels } from './levels.ts';
import { PAINT, PEARLS } from './recipe.ts';
import { smoothstep } from './smoothstep.ts';
import type { Tones } from './tones.ts';
import { isFinder } from './woven-modules.ts';

/** Where the pixels of one axis lie, across or down. */
interface Axis {
  /** For each module, its first pixel; after the last, the number of pixels. */
  readonly edges: readonly number[];
  /** For each pixel, its distance from the middle of its module, −0.5 to 0.5 of a module. */
  readonly offset: Float32Array;
  /** For each pixel, the share that a neighbour on its side of the module has in its levels. */
  readonly blend: Float32Array;
}

/** Paints modules in luma, one by one, so that those that changed can be painted again. */
export interface LumaPainter {
  /** The luma of each pixel, row by row; white where finder patterns stand. Changes as modules are painted. */
  readonly luma: Float32Array;
  /** For each module, the side of its core, in modules. Changes as modules are painted. */
  readonly cores: Float32Array;
  /** Chooses the core of a module by its levels and paints it. */
  paint(module: number): void;
  /** Paints a module with the core that it has, since a neighbour has changed. */
  repaint(module: number): void;
}

/** How a quarter of a module meets its neighbours. */
interface Quarter {
  readonly across: number;
  readonly down: number;
  readonly diagonal: number;
}

/** No neighbour to flow into. */
const NONE = -1;

/**
 * A painter of a code in the tones of a picture. `edges` are the places of modules in pixels, from 0 to the size of the tones. With `cores`,
 * every module has the core that it is given, else the smallest with which its mean comes up to its level.
 */
export function lumaPainter(
  code: QrCode,
  tones: Tones,
  means: Float32Array,
  levels: Levels,
  edges: readonly number[],
  look: WeaveLook,
  cores?: Float32Array,
): LumaPainter {
  const recipe = look === 'pearls' ? PEARLS : PAINT;
  const axis = axisOf(edges);
  const { size } = code;
  const isModuleDark = Uint8Array.from(means, (_, i) => (isDark(code, i % size, Math.floor(i / size)) ? 1 : 0));
  const isPainted = Uint8Array.from(moduleRoles(code.version, code.level), (role) => (isFinder(role) ? 0 : 1));
  const luma = new Float32Array(tones.tone.length).fill(255);
  const ownCores = cores?.slice() ?? new Float32Array(means.length);

  /** The module at a distance if levels flow into it, else `NONE`. */
  function flowsInto(module: number, dx: number, dy: number): number {
    const [x, y] = [(module % size) + dx, Math.floor(module / size) + dy];
    const other = y * size + x;
    const isInside = x >= 0 && y >= 0 && x < size && y < size;
    const isEqual = isInside && isPainted[other] === 1 && isModuleDark[other] === isModuleDark[module];
    return isEqual && look === 'flowing' ? other : NONE;
  }

  function quartersOf(module: number): Quarter[] {
    return [-1, 1].flatMap((dy) =>
      [-1, 1].map((dx) => ({
        across: flowsInto(module, dx, 0),
        down: flowsInto(module, 0, dy),
        diagonal: flowsInto(module, dx, dy),
      })),
    );
  }

  /** Paints the module with a core of side `core` and returns its mean luma. */
  function paintWith(module: number, core: number): number {
    const quarters = quartersOf(module);
    const [column, row] = [module % size, Math.floor(module / size)];
    const [left, right, top, bottom] = [edges[column], edges[column + 1], edges[row], edges[row + 1]];
    const sign = isModuleDark[module] === 1 ? 1 : -1;
    const give = sign * recipe.give;
    const own = levels.luma[module] - means[module];
    const ownBound = levels.bound[module];
    let sum = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const quarter = quarters[(axis.offset[y] < 0 ? 0 : 2) + (axis.offset[x] < 0 ? 0 : 1)];
        const { across, down, diagonal } = quarter;
        const blendX = across === NONE ? 0 : axis.blend[x];
        const blendY = down === NONE ? 0 : axis.blend[y];
        let shift = own;
        let bound = ownBound;
        if (blendX > 0 || blendY > 0) {
          const [shiftX, boundX] =
            across === NONE ? [own, ownBound] : [levels.luma[across] - means[across], levels.bound[across]];
          const [shiftY, boundY] =
            down === NONE ? [own, ownBound] : [levels.luma[down] - means[down], levels.bound[down]];
          const hasCorner = diagonal !== NONE && across !== NONE && down !== NONE;
          const shiftXY = hasCorner ? levels.luma[diagonal] - means[diagonal] : (shiftX + shiftY) / 2;
          const boundXY = hasCorner ? levels.bound[diagonal] : (boundX + boundY) / 2;
          shift = mix(mix(own, shiftX, blendX), mix(shiftY, shiftXY, blendX), blendY);
          bound = mix(mix(ownBound, boundX, blendX), mix(boundY, boundXY, blendX), blendY);
        }
        const share = shareOfShift(axis.offset[x], axis.offset[y], core, across !== NONE, down !== NONE);
        const painted = tones.tone[y * tones.size + x] + shift * share;
        const bent = sign * bendBelow(sign * painted, sign * (bound + give));
        const value = Math.min(255, Math.max(0, painted + (bent - painted) * share));
        luma[y * tones.size + x] = value;
        sum += value;
      }
    }
    return sum / ((right - left) * (bottom - top));
  }

  /** How much of its level a place of a module has: all in the core, little at the rim. */
  function shareOfShift(u: number, w: number, core: number, flowsAcross: boolean, flowsDown: boolean): number {
    const half = core / 2;
    const radius = flowsAcross || flowsDown ? recipe.mergedRounding * core : recipe.rounding * half;
    const distance = distanceToBox(flowsAcross ? 0 : Math.abs(u), flowsDown ? 0 : Math.abs(w), half, radius);
    return recipe.leastShift + (1 - recipe.leastShift) * (1 - smoothstep(distance / recipe.fade));
  }

  /** Bends what rises above `limit` gently, so that it stays below. */
  function bendBelow(value: number, limit: number): number {
    const start = limit - recipe.knee;
    return value <= start ? value : limit - recipe.knee * Math.exp(-(value - start) / recipe.knee);
  }

  function isReached(module: number, mean: number): boolean {
    return isModuleDark[module] === 1
      ? mean <= levels.bound[module] + recipe.tolerance
      : mean >= levels.bound[module] - recipe.tolerance;
  }

  return {
    luma,
    cores: ownCores,
    paint(module) {
      if (isPainted[module] === 0) return;
      for (const core of recipe.cores) {
        ownCores[module] = core;
        if (isReached(module, paintWith(module, core))) return;
      }
    },
    repaint(module) {
      if (isPainted[module] === 1) paintWith(module, ownCores[module]);
    },
  };
}

function axisOf(edges: readonly number[]): Axis {
  const count = edges[edges.length - 1];
  const offset = new Float32Array(count);
  for (let module = 0; module + 1 < edges.length; module++) {
    const width = edges[module + 1] - edges[module];
    for (let pixel = 0; pixel < width; pixel++) offset[edges[module] + pixel] = (pixel + 0.5) / width - 0.5;
  }
  const blend = offset.map((u) => smoothstep((Math.abs(u) - PAINT.blendFrom) / PAINT.blendWidth));
  return { edges, offset, blend };
}

/** From a point to a square of `2 · half` a side whose corners are rounded; 0 inside. Only the first quadrant. */
function distanceToBox(x: number, y: number, half: number, radius: number): number {
  const [dx, dy] = [x - (half - radius), y - (half - radius)];
  if (dx <= 0 || dy <= 0) return Math.max(0, Math.max(dx, dy) - radius);
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - radius);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
