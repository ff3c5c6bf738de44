import type { WeaveFocus } from '#design';
import { placeOf } from '#engine';
import { diffuseErrors, gaussianMean, isWovenModule } from './planes.ts';
import { DITHER, WEIGHTS } from './recipe.ts';
import { smoothstep } from './tones.ts';

/** The module colors that suit a picture best, whether or not the code can have them. `size × size` values each. */
export interface Aim {
  /** 1 for modules that should be dark. Always 0 for modules that carry no codeword. */
  readonly isDark: Uint8Array;
  readonly weight: Float32Array;
  /** How much a module belongs to the focus (the part that the visitor marked), 0 to 1; see `focusAt`. */
  readonly focus: Float32Array;
}

export function aimFor(means: Float32Array, roles: Uint8Array, size: number, focus: WeaveFocus): Aim {
  const inFocus = focusOf(size, focus);
  const isDark = ditherModules(means, roles, size, inFocus);
  return { isDark, weight: weigh(means, isDark, size, inFocus, gainOf(focus)), focus: inFocus };
}

function focusOf(size: number, focus: WeaveFocus): Float32Array {
  return Float32Array.from({ length: size * size }, (_, module) => {
    const [column, row] = placeOf(module, size);
    return focusAt(focus, (column + 0.5) / size, (row + 0.5) / size);
  });
}

/** Returns 1 in the middle of the focus, falling off as a Gaussian whose standard deviation is the radius. */
export function focusAt({ x, y, radius }: WeaveFocus, placeX: number, placeY: number): number {
  return Math.exp(-((placeX - x) ** 2 + (placeY - y) ** 2) / (2 * radius ** 2));
}

function gainOf({ radius }: WeaveFocus): number {
  return radius <= WEIGHTS.smallFocus ? WEIGHTS.smallFocusGain : WEIGHTS.focus;
}

/** Error diffusion by Floyd and Steinberg, so that the share of light modules follows the tones. */
function ditherModules(means: Float32Array, roles: Uint8Array, size: number, focus: Float32Array): Uint8Array {
  const around = gaussianMean(means, size, DITHER.surroundings);
  const isDark = new Uint8Array(means.length);
  const { errors, handOn } = diffuseErrors(roles, size);
  for (let row = 0; row < size; row++) {
    const step = row % 2 === 0 ? 1 : -1;
    for (let i = 0; i < size; i++) {
      const column = step === 1 ? i : size - 1 - i;
      const module = row * size + column;
      if (!isWovenModule(roles[module])) continue;
      const tone = means[module] + DITHER.contrast * (means[module] - around[module]);
      const wanted = lightShare(tone, focus[module]) + errors[module];
      const isLight = wanted >= 0.5;
      isDark[module] = isLight ? 0 : 1;
      const error = Math.min(DITHER.mostError, Math.max(-DITHER.mostError, wanted - (isLight ? 1 : 0)));
      handOn(module, error, step);
    }
  }
  return isDark;
}

function lightShare(tone: number, focus: number): number {
  const most = DITHER.mostLight + (1 - DITHER.mostLight) * focus;
  return (
    DITHER.leastLight +
    (most - DITHER.leastLight) * smoothstep((tone - DITHER.darkest) / (DITHER.lightest - DITHER.darkest))
  );
}

function weigh(
  means: Float32Array,
  isDark: Uint8Array,
  size: number,
  focus: Float32Array,
  focusGain: number,
): Float32Array {
  const edges = edgeStrengths(means, size);
  return means.map((mean, module) => {
    const [column, row] = placeOf(module, size);
    const decided = Math.min(1, Math.abs(mean - WEIGHTS.middle) / WEIGHTS.decided);
    const isSpeck = (isDark[module] === 1) !== mean < WEIGHTS.middle;
    const fromCenter = Math.min(1, Math.hypot(column + 0.5 - size / 2, row + 0.5 - size / 2) / (size / 2));
    return (
      (1 + focusGain * focus[module]) *
      (WEIGHTS.undecided + decided * (isSpeck ? WEIGHTS.speck : 1)) *
      (1 + WEIGHTS.center * (1 - fromCenter)) *
      (1 + WEIGHTS.edge * Math.min(WEIGHTS.mostEdge, edges[module]))
    );
  });
}

/** Returns how steeply the tones change at each module, as a multiple of the mean steepness. */
function edgeStrengths(means: Float32Array, size: number): Float32Array {
  const at = (column: number, row: number): number =>
    means[Math.min(size - 1, Math.max(0, row)) * size + Math.min(size - 1, Math.max(0, column))];
  const steepness = means.map((_, module) => {
    const [column, row] = placeOf(module, size);
    return Math.hypot(at(column + 1, row) - at(column - 1, row), at(column, row + 1) - at(column, row - 1));
  });
  const mean = steepness.reduce((sum, value) => sum + value, 0) / steepness.length;
  return mean === 0 ? steepness : steepness.map((value) => value / mean);
}
