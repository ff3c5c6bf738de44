/**
 * Returns a square plane of `size × size` places, smoothed by `passes` running means over `2 · radius + 1` places,
 * across and down. Near the edge, the mean is taken over the places inside the plane only. Three passes come close to a
 * Gaussian. The given plane stays unchanged.
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

/**
 * Returns for each place of a square plane the mean around it, weighted by a Gaussian with standard deviation `sigma`.
 * Places beyond the edge count as `outside`; if that is null, they do not count. (`gaussianBlur` of `#raster` repeats
 * the edge instead.)
 */
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
