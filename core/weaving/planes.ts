import { placeOf, Role } from '#engine';

/**
 * Smooths by `passes` running means over `2 · radius + 1` places, across and down; three come close to a Gaussian. Near
 * the edge, only places inside count. The given plane stays unchanged.
 */
export function boxBlur(plane: Float32Array, size: number, radius: number, passes: number): Float32Array {
  let from = plane;
  for (let pass = 0; pass < passes; pass++) {
    const across = new Float32Array(plane.length);
    for (let y = 0; y < size; y++) runningMean(from, across, y * size, 1, size, radius);
    const down = new Float32Array(plane.length);
    for (let x = 0; x < size; x++) runningMean(across, down, x, size, size, radius);
    from = down;
  }
  return from;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  let within = 0;
  for (let i = 0; i < Math.min(radius, count); i++, within++) sum += from[start + i * step];
  for (let i = 0; i < count; i++) {
    if (i + radius < count) {
      sum += from[start + (i + radius) * step];
      within++;
    }
    to[start + i * step] = sum / within;
    if (i >= radius) {
      sum -= from[start + (i - radius) * step];
      within--;
    }
  }
}

/** Gaussian mean; beyond the edge `outside`, or nothing if null. (`gaussianBlur` of `#raster` repeats the edge.) */
export function gaussianMean(
  plane: Float32Array,
  size: number,
  sigma: number,
  outside: number | null = null,
): Float32Array {
  const reach = Math.ceil(3 * sigma);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)));
  const across = new Float32Array(plane.length);
  for (let y = 0; y < size; y++) weighLine(plane, across, y * size, 1, size, bell, outside);
  const down = new Float32Array(plane.length);
  for (let x = 0; x < size; x++) weighLine(across, down, x, size, size, bell, outside);
  return down;
}

function weighLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  bell: readonly number[],
  outside: number | null,
): void {
  const reach = bell.length >> 1;
  for (let i = 0; i < count; i++) {
    let sum = 0;
    let weights = 0;
    for (let k = 0; k < bell.length; k++) {
      const place = i + k - reach;
      const isInside = place >= 0 && place < count;
      if (!isInside && outside === null) continue;
      sum += bell[k] * (isInside ? from[start + place * step] : (outside as number));
      weights += bell[k];
    }
    to[start + i * step] = sum / weights;
  }
}

/** Floyd–Steinberg error diffusion over the modules of a code. */
export interface ErrorDiffusion {
  readonly errors: Float32Array;
  /** Passes an error on to a module's neighbors. `step`: 1 in rows from left to right, −1 from right to left. */
  handOn(module: number, error: number, step: 1 | -1): void;
}

/** Fixed modules, which carry no codeword, never receive errors. */
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

export function isWovenModule(role: number): boolean {
  return role === Role.data || role === Role.errorCorrection;
}

/** Whether a module of this role belongs to a finder pattern or its separator, which are not painted in tones. */
export function isFinder(role: number): boolean {
  return role === Role.finderRing || role === Role.finderCenter || role === Role.separator;
}
