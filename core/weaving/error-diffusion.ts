import { placeOf } from '#engine';
import { isWovenModule } from './woven-modules.ts';

/** Floyd–Steinberg error diffusion over the modules of a code. */
export interface ErrorDiffusion {
  /** The errors passed to each module so far. */
  readonly errors: Float32Array;
  /**
   * Passes the error of a module on to its neighbors. `step` is 1 in rows scanned from left to right, −1 in rows
   * scanned from right to left.
   */
  handOn(module: number, error: number, step: 1 | -1): void;
}

/**
 * Returns a diffusion in which no module has received an error yet. Modules without codewords never receive errors,
 * because they are fixed.
 */
export function diffuseErrors(roles: Uint8Array, size: number): ErrorDiffusion {
  const errors = new Float32Array(roles.length);
  const hand = (column: number, row: number, error: number): void => {
    const isInside = column >= 0 && column < size && row < size;
    if (isInside && isWovenModule(roles[row * size + column])) errors[row * size + column] += error;
  };
  return {
    errors,
    handOn(module, error, step) {
      const [column, row] = placeOf(module, size);
      hand(column + step, row, (error * 7) / 16);
      hand(column - step, row + 1, (error * 3) / 16);
      hand(column, row + 1, (error * 5) / 16);
      hand(column + step, row + 1, error / 16);
    },
  };
}
