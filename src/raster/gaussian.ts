/** The weights of a Gaussian at each pixel to `radius` on either side of its middle; together 1. `deviation` is in pixels. */
export function gaussianKernel(deviation: number, radius: number): Float32Array {
  const weights = Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float32Array.from(weights, (weight) => weight / sum);
}
